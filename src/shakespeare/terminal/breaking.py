"""Where lines of a terminal may break."""

import re

from rich import _wrap

_FIXED = "\u00a0\u202f"  # spaces that hold together what stands on both sides


def keep_together() -> None:
    """Have rich break no line at a no-break space, as French has before its colons; on its own it would."""
    _wrap.re_word = re.compile(rf"[^\S{_FIXED}]*[\S{_FIXED}]+[^\S{_FIXED}]*")

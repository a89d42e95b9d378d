"""Writing tuned values into an edition's file, so that its comments and notes stay."""

import json
import re
import tomllib
from typing import Any

from shakespeare.edition import Edition


def with_values(text: str, edition: Edition) -> str:
    """The file's text with the edition's values: each in its line, and nothing else changed."""
    wanted, there = edition.to_dict(), tomllib.loads(text)
    for table in ("printed", "characters", "objectives"):
        for name, values in wanted[table].items():
            for key, value in values.items():
                if key != "from" and there[table][name].get(key, value) != value:
                    text = _put(text, f"{table}.{name}", key, value)
    if there["stage"]["rows"] != wanted["stage"]["rows"]:
        text = _put(text, "stage", "rows", wanted["stage"]["rows"])
    return text


def _put(text: str, section: str, key: str, value: Any) -> str:
    start = text.index(f"[{section}]\n")
    end = text.find("\n[", start + 1)
    part = text[start : end if end >= 0 else len(text)]
    line = f"{key} = {json.dumps(value, ensure_ascii=False)}"
    new, count = re.subn(rf"(?m)^{key} = .*$", lambda _: line, part)
    if count != 1:
        raise ValueError(f"{section}.{key} does not stand in one line of its own.")
    return text.replace(part, new, 1)

"""How a log tells that a computer player could not decide, and a simpler one did: in every test, that is a fault."""

from typing import Final

HELPED: Final = "decided for it"

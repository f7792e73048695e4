"""`gamelib sheet`: a rule sheet and worksheets to print."""

from __future__ import annotations

import argparse
from pathlib import Path

from . import Subparsers


def add(commands: Subparsers) -> None:
    """The arguments of the command."""
    parser = commands.add_parser("sheet", help="make a rule sheet and worksheets to print, as one page of HTML")
    parser.add_argument("ruleset", help="which game, such as mark")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where to write it (RULESET.html)")


def run(args: argparse.Namespace) -> int:
    """Write the page."""
    from ..publish.sheet import sheet

    page = sheet(args.ruleset)
    target = args.out or Path(f"{args.ruleset}.html")
    target.write_text(page, encoding="utf-8", newline="\n")
    print(f"The sheet is in {target}; open it in a browser and print it.")
    return 0

"""`gamelib sheet`: a rule sheet and worksheets to print."""

from __future__ import annotations

import argparse
from pathlib import Path

from . import Subparsers


def add(commands: Subparsers) -> None:
    """The arguments of the command."""
    parser = commands.add_parser("sheet", help="make a rule sheet and worksheets to print, or the teacher's answer key")
    parser.add_argument("ruleset", help="which game, such as mark")
    parser.add_argument("--only", choices=("rules", "exercises"), help="only the page of rules, or only the worksheets")
    parser.add_argument("--key", action="store_true", help="the answers with their reasons instead, for the teacher")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where to write it (RULESET.html, or RULESET-key.html)")


def run(args: argparse.Namespace) -> int:
    """Write the page."""
    from ..publish.key import key
    from ..publish.sheet import sheet

    page = key(args.ruleset) if args.key else sheet(args.ruleset, args.only or "")
    target = args.out or Path(f"{args.ruleset}{'-key' if args.key else ''}.html")
    target.write_text(page, encoding="utf-8", newline="\n")
    print(f"It is in {target}; open it in a browser and print it.")
    return 0

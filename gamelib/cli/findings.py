"""`gamelib findings`: every claim of the notebooks asked again, with more games and other luck."""

from __future__ import annotations

import argparse
import re
import sys
from datetime import date
from pathlib import Path

from . import Subparsers

TIMES, SEEDS = 10, 3


def add(commands: Subparsers) -> None:
    """The arguments of the command."""
    parser = commands.add_parser("findings", help="ask the findings of the notebooks again", description=run.__doc__)
    parser.add_argument("names", nargs="*", metavar="name", help="a ruleset, or lab for the design lab (default: all)")
    parser.add_argument("--times", type=int, default=TIMES, help=f"times the games of the notebook (default: {TIMES})")
    parser.add_argument("--seeds", type=int, default=SEEDS, help=f"other seeds (default: {SEEDS})")
    parser.add_argument("--into", type=Path, metavar="FILE", help="also put the tables into a page, each under its heading")


def run(args: argparse.Namespace) -> int:
    """Play more games from other seeds, print which claims hold, are weak or fail, and return 1 if one fails."""
    from ..lab import again

    if args.times < 1 or args.seeds < 1:
        raise ValueError("--times and --seeds take whole numbers from 1 on")
    wrong = [name for name in args.names if name not in again.names()]
    if wrong:
        raise ValueError(f"there are no findings of {wrong[0]!r}; there are some of {', '.join(again.names())}")
    failed = False
    for name in args.names or again.names():
        games = args.times * again.notebook_games(name)
        asked = again.again(name, games, args.seeds, _tell)
        told = f"{date.today():%Y-%m-%d}, {args.seeds} × {games} games.\n\n{again.table(asked)}"
        print(f"## {name}\n\n{told}\n")
        if args.into is not None:
            args.into.write_text(put(args.into.read_text(encoding="utf-8"), name, told), encoding="utf-8")
        failed |= any(one.verdict == "fails" for one in asked)
    return int(failed)


def put(page: str, name: str, told: str) -> str:
    """A page with what stands between the two marks of a name replaced."""
    marks = f"<!-- {name} -->", f"<!-- end of {name} -->"
    if not all(mark in page for mark in marks):
        raise ValueError(f"the page has no place for {name}: put {marks[0]} and {marks[1]} into it")
    return re.sub(f"{marks[0]}.*?{marks[1]}", lambda _: f"{marks[0]}\n{told}\n{marks[1]}", page, flags=re.S)


def _tell(progress: str) -> None:
    print(f"gamelib findings: {progress}", file=sys.stderr, flush=True)

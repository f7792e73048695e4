"""`gamelib findings`: every claim of the notebooks asked again, with more games and other luck."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import Subparsers

if TYPE_CHECKING:
    from ..drawing.findings import Answer, Finding
    from ..lab.again import Round
    from ..players.sample import Sample

TIMES, SEEDS, FIRST = 10, 3, 11
ROW = re.compile(r"^\| `(\w+)` \|.*$", re.M)


def add(commands: Subparsers) -> None:
    """The arguments of the command."""
    parser = commands.add_parser("findings", help="ask the findings of the notebooks again", description=run.__doc__)
    parser.add_argument("names", nargs="*", metavar="name", help="a ruleset, or lab for the design lab (default: all)")
    parser.add_argument("--only", nargs="+", default=[], metavar="FINDING", help="ask only these, by their names")
    parser.add_argument("--times", type=int, default=TIMES, help=f"times the games of the notebook (default: {TIMES})")
    parser.add_argument("--seeds", type=int, default=SEEDS, help=f"how many seeds (default: {SEEDS})")
    parser.add_argument("--first", type=int, default=FIRST, help=f"the first of the seeds, in millions (default: {FIRST})")
    parser.add_argument(
        "--answers", type=Path, metavar="FILE", help="keep every answer here, and do not ask again for those in it"
    )
    parser.add_argument("--known", action="store_true", help="play nothing: only tell the answers that are in that file")
    parser.add_argument("--into", type=Path, metavar="FILE", help="also put the tables into a page, each under its heading")


def run(args: argparse.Namespace) -> int:
    """Play more games from other seeds, print which claims hold, are weak or fail, and return 1 if one fails."""
    from ..lab import again

    if args.times < 1 or args.seeds < 1 or args.first < 0:
        raise ValueError("--times and --seeds take whole numbers from 1 on, --first one from 0 on")
    wrong = [name for name in args.names if name not in again.names()]
    if wrong:
        raise ValueError(f"there are no findings of {wrong[0]!r}; there are some of {', '.join(again.names())}")
    names = args.names or again.names()
    wanted = again.Round(names, args.times, range(args.first, args.first + args.seeds), args.only)
    _ask(wanted, args.answers, args.known)
    failed = False
    for name in names:
        asked = wanted.asked(name)
        page = args.into.read_text(encoding="utf-8") if args.into else ""
        lines = {**_rows(page, name), **again.rows(asked)}
        text = f"{date.today():%Y-%m-%d}\n\n{again.table(lines, name)}"
        print(f"## {name}\n\n{text}\n")
        if args.into is not None:
            args.into.write_text(put(page, name, text), encoding="utf-8")
        failed |= any(one.verdict == "fails" for one in asked)
    return int(failed)


def _ask(wanted: Round, answers: Path | None, known_only: bool) -> None:
    """Ask, and write every answer down as it comes, so that a sitting that is broken off goes on where it was."""
    if answers is not None and answers.exists():
        known = [json.loads(line) for line in answers.read_text(encoding="utf-8").splitlines()]
        wanted.kept |= {(*key,): {name: (*ends,) for name, ends in estimates.items()} for *key, estimates in known}

    def tell(name: str, finding: Finding, sample: Sample, answer: Answer) -> None:
        print(f"gamelib findings: {name} {finding.name}, seed {sample.seed}: {answer.verdict}", file=sys.stderr, flush=True)
        if answers is not None:
            line: list[Any] = [name, finding.name, sample.seed, sample.games, dict(answer.estimates)]
            with answers.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")

    if not known_only:
        wanted.play(tell)


def _rows(page: str, name: str) -> Mapping[str, str]:
    """The lines of a table that is on the page already, by their findings."""
    _, _, rest = page.partition(f"<!-- {name} -->")
    return {line[1]: line[0] for line in ROW.finditer(rest.partition(f"<!-- end of {name} -->")[0])}


def put(page: str, name: str, text: str) -> str:
    """A page with what stands between the two marks of a name replaced."""
    marks = f"<!-- {name} -->", f"<!-- end of {name} -->"
    if not all(mark in page for mark in marks):
        raise ValueError(f"the page has no place for {name}: put {marks[0]} and {marks[1]} into it")
    return re.sub(f"{marks[0]}.*?{marks[1]}", lambda _: f"{marks[0]}\n{text}\n{marks[1]}", page, flags=re.S)

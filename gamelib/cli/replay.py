"""`gamelib replay`: a recorded game told in sentences with their clauses."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from . import Subparsers


def add(commands: Subparsers) -> None:
    """The arguments of the command."""
    parser = commands.add_parser("replay", help="check a record and tell the game in sentences, each with its clause")
    parser.add_argument("record", type=Path, help="a record file, or the id of a clause to tell its demonstration")
    parser.add_argument("--turn", type=int, metavar="N", help="tell only this turn and show the position after it")
    parser.add_argument("--position", action="store_true", help="show only the position at the end")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="draw the board at the end into a file")


def run(args: argparse.Namespace) -> int:
    """Tell the game."""
    record = _record(args.record)
    if record.note:
        print(record.note)
    states = record.states()
    if args.turn is not None:
        states = [state for state in states if state.turn == args.turn]
        if not states:
            raise ValueError(f"There is no turn {args.turn} in this record; it has turns 0 to {record.final().turn}.")
    if args.position or args.turn is not None:
        _tell([] if args.position else states, record.names)
        print(states[-1].position())
    else:
        for line in record.story():
            print(line)
    if args.svg is not None:
        args.svg.write_text(states[-1].svg(names=record.names), encoding="utf-8")
        print(f"The board is in {args.svg}.")
    return 0


def _record(path: Path) -> Any:
    from ..core.record import Record
    from ..core.rulesets import known_names, ruleset_of

    name = str(path)
    if not path.exists() and name.partition(".")[0] in known_names():
        return ruleset_of(name).demos[name]
    return Record.load(path)


def _tell(states: list[Any], names: tuple[str, ...]) -> None:
    for state in states:
        for event in state.events:
            print(f"{event.sentence(names)} [{event.clause}]")

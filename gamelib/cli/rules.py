"""`gamelib rules`: the rulebook in the terminal, a clause by its id, or the numbers a designer may change."""

from __future__ import annotations

import argparse
import textwrap

from . import Subparsers


def add(commands: Subparsers) -> None:
    """The arguments of the command."""
    parser = commands.add_parser("rules", help="read the rulebook: all clauses of a ruleset, or one of them")
    parser.add_argument("what", nargs="?", help="a ruleset such as mark, or a clause such as mark.storage-fee")
    parser.add_argument("--demo", action="store_true", help="tell the clause's demonstration too")
    parser.add_argument("--fields", action="store_true", help="list the numbers and options of the rules instead")


def run(args: argparse.Namespace) -> int:
    """Print what was asked for."""
    from ..core.rulesets import known_names, ruleset

    if args.what is None:
        names = known_names()
        for name in names:
            print(f"{name:{max(12, *map(len, names))}} {_about(name)}")
    elif args.fields:
        _fields(args.what.partition(".")[0])
    elif "." in args.what:
        _clause(args.what, args.demo)
    elif meant := _meant(args.what):
        raise ValueError(f"There is no ruleset '{args.what[:60]}'; did you mean the clause {meant}?")
    else:
        for clause in ruleset(args.what).rulebook:
            _clause(clause, args.demo)
    return 0


def _about(name: str) -> str:
    """A ruleset in a line; of one that cannot be used, why not."""
    from ..core.errors import RulesetError
    from ..core.rulesets import home, ruleset

    try:
        told = (ruleset(name).__doc__ or "").strip().partition("\n")[0]
        return f"{told} (changes {home(name).base})" if home(name).base else told
    except RulesetError as error:
        return str(error)


def _meant(name: str) -> str:
    """The clauses of that name, where somebody left out the ruleset; nothing if it is a ruleset or unlike any clause."""
    from difflib import get_close_matches

    from ..core.rulesets import RULESETS, known_names, ruleset

    if name in known_names():
        return ""
    tails = {clause.partition(".")[2]: clause for known in RULESETS for clause in ruleset(known).rulebook}
    same = [f"{known}.{name}" for known in RULESETS if f"{known}.{name}" in ruleset(known).rulebook]
    near = [tails[tail] for tail in get_close_matches(name, tails, 1, 0.75)]
    return " or ".join(same or near)


def _clause(id: str, demo: bool) -> None:
    from ..core.rulesets import ruleset_of

    game = ruleset_of(id)
    clause = game.rulebook[id]
    print(f"{clause.title}  [{clause.id}]  ({clause.basis})")
    for paragraph in (clause.sentence, clause.note):
        if paragraph:
            print(_wrapped(paragraph, "  ", "  "))
    if demo:
        for line in game.demos[id].story():
            print(_wrapped(line, "  > ", "    "))
    print()


def _wrapped(text: str, first: str, later: str) -> str:
    """The text in lines of a terminal's breadth; the id of a clause is never broken."""
    return textwrap.fill(text, 100, initial_indent=first, subsequent_indent=later, break_on_hyphens=False)


def _fields(name: str) -> None:
    from ..core.rulesets import ruleset
    from ..core.text import written

    kind = ruleset(name).Rules
    defaults = kind()
    for field, facts in kind.dials().items():
        low, high = facts["range"]
        allowed = {"switch": "yes or no", "choice": ", ".join(facts["choices"])}.get(facts["kind"], f"{low} to {high}")
        print(f"{field} = {written(getattr(defaults, field))}  ({allowed})  [{facts['clause']}]\n    {facts['help']}")

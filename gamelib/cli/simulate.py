"""`gamelib simulate`: many games by bots, and what they say about the rules."""

from __future__ import annotations

import argparse
import warnings
from pathlib import Path
from typing import Any

from . import Subparsers

STRONGER = """Which of two bots is stronger, places changed from game to game:
  gamelib simulate mark --bots 'search 64, greedy' --players 2 --rotate --plain --games 200"""


COMPARE = "also with this change, game by game; or with another ruleset, such as a changed rule, by name or path"


def add(commands: Subparsers) -> None:
    """The arguments of the command."""
    parser = commands.add_parser(
        "simulate",
        help="play many games with bots and report on them",
        description=run.__doc__,
        epilog=STRONGER,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("ruleset", nargs="?", help="which game; not needed to go on with a study")
    bots = "a bot for all, or one a player with commas: greedy, search 64, greedy without sell (the game's sensible bot)"
    parser.add_argument("--bots", help=bots)
    parser.add_argument("--games", type=int, default=1000, help="how many games (1000)")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the study (0)")
    parser.add_argument("--players", type=int, help="how many play")
    parser.add_argument("--set", action="append", default=[], metavar="FIELD=VALUE", help="change a rule, e.g. cash=50")
    parser.add_argument("--compare", action="append", default=[], metavar="FIELD=VALUE", help=COMPARE)
    parser.add_argument("--rotate", action="store_true", help="let the bots change places from game to game")
    parser.add_argument("--cores", type=int, help="how many processes (all cores)")
    parser.add_argument("--plain", action="store_true", help="only results, without events and curves: faster")
    parser.add_argument("--go-on", action="store_true", help="leave out games that a bot spoils instead of stopping")
    parser.add_argument("--folder", type=Path, help="keep the games there as a study; run it again to go on")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write the table, a row a game")
    parser.add_argument("--card", type=Path, metavar="FILE", help="write the report card as a page")


def run(args: argparse.Namespace) -> int:
    """Play many games with bots, tell what they show with 95 % intervals, and keep what is asked for."""
    from ..lab import Results, card
    from ..lab.change.compare import compare
    from ..lab.study.part_files import check_writable

    if args.cores is not None and args.cores < 1:
        raise ValueError(f"--cores is {args.cores}; it must be a number of processes from 1 on.")
    for path in (args.csv, args.card, *([_beside(args.card)] if args.card and args.compare else [])):
        if path is not None:
            check_writable(path)
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        setup = _setup(args)
        changed = _changed(setup, args.compare) if args.compare else None  # a mistake in it is found before anything is played
        results = _results(args, setup)
        page = card(results, 60 if args.card else 0)
    for warning in said:
        print(f"gamelib: {warning.message}")
    print(page.text(), end="")
    if args.csv is not None:
        args.csv.write_text(results.table.to_csv(index=False), encoding="utf-8", newline="\n")
        print(f"\nThe table is in {args.csv}.")
    if args.card is not None:
        page.save(args.card)
        print(f"\nThe report card is in {args.card}.")
    if changed is not None and isinstance(results, Results):
        compared = compare(results.setup.ruleset, results, changed, executor=args.cores)
        print(f"\n{compared.text()}")
        if args.card is not None:
            beside = _beside(args.card)
            compared.save(beside)
            print(f"\nThe comparison is in {beside}.")
    return 130 if results.interrupted else 0


def _beside(card: Path) -> Path:
    """Where the comparison goes that belongs to a card."""
    return card.with_name(f"{card.stem}-compared{card.suffix}")


def _setup(args: argparse.Namespace) -> Any:
    """What is to be played: as the arguments say, or as the study in the folder does."""
    from ..lab import Setup
    from ..lab.play.setup import GO_ON, STOP
    from ..lab.study.folder import DEFINITION, Study

    if args.ruleset is None and args.folder is None:
        raise ValueError(f"Name a ruleset, or a --folder with a study ({DEFINITION}) to go on with.")
    if args.ruleset is None:
        return Study.open(args.folder).setup
    more = {"rotate": args.rotate, "details": not args.plain, "on_failure": GO_ON if args.go_on else STOP}
    return Setup.of(args.ruleset, _rules(args), _bots(args), args.games, args.seed, **more)


def _results(args: argparse.Namespace, setup: Any) -> Any:
    from ..lab.play.results import of_setup, read
    from ..lab.study.folder import Study

    if args.folder is None:
        return of_setup(setup, args.cores)
    if args.ruleset is None:
        return read(Study.open(args.folder).run(args.cores))
    said = (setup.ruleset, setup.rules, setup.bots, setup.games, setup.seed)
    more = {"rotate": setup.rotate, "details": setup.details, "on_failure": setup.on_failure}
    return read(Study.new(args.folder, *said, **more).run(args.cores))


def _rules(args: argparse.Namespace) -> Any:
    from ..core.rulesets import ruleset
    from .play import rules_of

    return rules_of(ruleset(args.ruleset), args.set, args.players)


def _changed(setup: Any, pairs: list[str]) -> Any:
    from ..core.rulesets import ruleset
    from ..core.text import write_rules
    from .play import rules_of

    if not any("=" in pair for pair in pairs[:1]):
        return _under(setup, ruleset(pairs[0]), pairs[1:])
    kept = [line.replace(": ", "=", 1) for line in write_rules(setup.rules)]
    fields = {pair.partition("=")[0].strip() for pair in pairs}
    base = [line for line in kept if line.partition("=")[0] not in fields]
    return setup.with_(rules=rules_of(ruleset(setup.ruleset), [*base, *pairs], None))


def _under(setup: Any, game: Any, pairs: list[str]) -> Any:
    """The same under another ruleset, as far as its rules have the same fields, and with further changes."""
    changed = setup.with_(ruleset=game.State.ruleset, rules=game.Rules.of(**setup.rules.differing()))
    return _changed(changed, pairs) if pairs else changed


def _bots(args: argparse.Namespace) -> Any:
    """One bot a player, or one for all: the sensible one where none is named."""
    from ..core.rulesets import ruleset
    from ..players.bots import sensible_name

    parts = [part.strip() for part in (args.bots or sensible_name(ruleset(args.ruleset))).split(",")]
    return parts if len(parts) > 1 else parts[0]

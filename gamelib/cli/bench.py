"""`gamelib bench`: how fast the rulesets are played, next to peers, in one run."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from . import Subparsers

SECONDS, MOST_SECONDS = 1.5, 600.0
GAMES = 300


def add(commands: Subparsers) -> None:
    """The arguments of the command."""
    parser = commands.add_parser("bench", help="measure random play next to other libraries", description=run.__doc__)
    parser.add_argument("rulesets", nargs="*", help="the rulesets to measure (default: all)")
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"play of each, in seconds (default: {SECONDS:g})")
    parser.add_argument("--browser", action="store_true", help="instead measure clicks in the explorer next to a bare button")
    parser.add_argument("--app", action="store_true", help="instead measure many visitors of `gamelib app` on this machine")
    parser.add_argument("--against", type=Path, metavar="PATH", help="instead measure another checkout in the same run")
    parser.add_argument("--bots", action="store_true", help="with --against: games of sensible bots, not random play")
    calibration = "instead draw studies whose truth is known, and count how often each kind of the lab's sentences is right"
    parser.add_argument("--calibration", action="store_true", help=calibration)
    parser.add_argument("--studies", type=int, default=2000, help="with --calibration: how many studies of each kind (2000)")
    parser.add_argument("--pool", type=int, default=200, help="with --calibration: games played once, to draw from (200)")
    shapes = "with --calibration: instead write how skewed each number of the lab is, from 1,000 games of each ruleset"
    parser.add_argument("--shapes", type=Path, metavar="FILE", help=shapes)
    parser.add_argument("--strength", action="store_true", help="instead measure how often thinking ahead wins")
    parser.add_argument("--bidding", action="store_true", help="instead play bidders of one line against sensible bots")
    parser.add_argument("--tune", action="store_true", help="instead look for better numbers for the strong bot's judgement")
    parser.add_argument(
        "--learn", type=Path, metavar="FILE", help="instead learn the strong bot's chances further, into a file"
    )
    parser.add_argument("--rounds", type=int, default=4, help="with --tune: how often the numbers are varied (4)")
    parser.add_argument("--players", help="with --strength, --tune, --learn: numbers of players, with commas (default: all)")
    parser.add_argument("--budgets", help="with --strength: playouts a decision, with commas (default: the strong bot's)")
    parser.add_argument("--games", type=int, default=GAMES, help=f"with --strength, --bidding: games a cell (default: {GAMES})")
    parser.add_argument(
        "--seed", type=int, default=0, help="with --strength, --bidding, --calibration: the first seed (default: 0)"
    )
    parser.add_argument(
        "--markdown",
        type=Path,
        metavar="FILE",
        help="with --strength: bring the table in this file up to date; with --bidding, --calibration: write it",
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures to a file")


def run(args: argparse.Namespace) -> int:
    """Measure random play, imports and drawings, and print them as a table with ratios to python-chess."""
    if args.browser:
        return _clicks(args)
    if args.calibration:
        return _calibration(args)
    if args.app:
        return _crowds(args)
    from ..bench import table
    from ..core.rulesets import RULESETS, ruleset

    if not 0 < args.seconds <= MOST_SECONDS:
        raise ValueError(f"--seconds takes a number above 0 and up to {MOST_SECONDS:g}, not {args.seconds:g}")
    names = tuple(dict.fromkeys(args.rulesets)) or RULESETS
    for name in names:
        ruleset(name)
    if args.strength:
        return _strength(args, names)
    if args.bidding:
        return _bidding(args, names)
    if args.tune:
        return _tune(args, names)
    if args.learn is not None:
        return _learn(args, names)
    if args.against is not None or args.bots:
        return _against(args, names)
    bench = table.run(names, args.seconds, _tell)
    print(table.text(bench))
    if args.json is not None:
        args.json.write_text(json.dumps(table.data(bench), indent=2) + "\n", encoding="utf-8")
    return 0


def _against(args: argparse.Namespace, names: tuple[str, ...]) -> int:
    """Another checkout in the same run, round by round."""
    from ..bench import against

    if args.against is None:
        raise ValueError("--bots measures games of sensible bots against another checkout: give --against PATH too")
    rows = against.run(names, "bots" if args.bots else "random", args.against, args.seconds, _tell)
    print(against.text(rows, args.against))
    if args.json is not None:
        args.json.write_text(json.dumps(against.data(rows), indent=2) + "\n", encoding="utf-8")
    return 0


def _calibration(args: argparse.Namespace) -> int:
    """Coverage and false alarms of the lab's sentences, in one process; of every ruleset unless some are named."""
    from ..core.rulesets import RULESETS
    from ..lab.calibrate.page import write
    from ..lab.calibrate.pool import Pool, pool_of
    from ..lab.calibrate.run import Line, calibrate, text
    from ..lab.calibrate.shapes import shapes_text

    if args.shapes is not None:
        args.shapes.write_text(shapes_text(), encoding="utf-8")
        return 0
    pools: list[Pool] = []
    lines: list[Line] = []
    for name in dict.fromkeys(args.rulesets or RULESETS):
        _tell(f"{args.pool} games of {name} under two rules")
        pools.append(pool_of(name, args.pool, args.seed))
        lines += calibrate(pools[-1:], args.studies, seed=args.seed, tell=_tell)
        if args.markdown is not None:
            write(args.markdown, lines, pools, args.seed)
    print(text(lines, pools))
    if args.json is not None:
        args.json.write_text(json.dumps([line._asdict() for line in lines], indent=2) + "\n", encoding="utf-8")
    return 0 if all(line.holds for line in lines) else 1


def _strength(args: argparse.Namespace, names: tuple[str, ...]) -> int:
    """Strength by ruleset, players and budget."""
    from ..bench import strength

    if args.games < 1:
        raise ValueError(f"--games takes a whole number from 1 on, not {args.games}")
    cells = strength.run(names, _numbers(args.players), _numbers(args.budgets), args.games, args.seed, _tell)
    if args.markdown is not None:
        strength.write(cells, args.markdown)
    else:
        print(strength.text(cells), end="")
    return 0


def _bidding(args: argparse.Namespace, names: tuple[str, ...]) -> int:
    """Bidders of one line against sensible bots."""
    from ..bench import bidding

    if args.games < 2:
        raise ValueError(f"--games takes a whole number from 2 on, not {args.games}")
    page = bidding.text(bidding.run(names, args.games, args.seed, _tell), args.games, args.seed)
    if args.markdown is not None:
        args.markdown.write_text(page, encoding="utf-8")
    else:
        print(page, end="")
    return 0


def _tune(args: argparse.Namespace, names: tuple[str, ...]) -> int:
    """Other numbers for the strong bots' judgement, beside those of the table."""
    from ..bench import tune
    from ..core.rulesets import part

    if args.games < 1 or args.rounds < 0:
        raise ValueError("--games takes a whole number from 1 on, --rounds one from 0 on")
    for name in names:
        known = getattr(part(name, "strong"), "NUMBERS", {})
        for players in _numbers(args.players) or known:
            if players not in known:
                raise ValueError(f"The strong bot of {name} has no numbers for {players} players.")
            print(tune.tuned(name, players, args.games, args.rounds, args.seed, _tell).line(), flush=True)
    return 0


def _learn(args: argparse.Namespace, names: tuple[str, ...]) -> int:
    """Learn on from the table of one strong bot for one number of players."""
    from ..bench import learn

    players = _numbers(args.players)
    if len(names) != 1 or len(players) != 1 or args.games < 1:
        raise ValueError("--learn takes one ruleset, one number of --players and --games from 1 on")
    after = learn.learnt(names[0], players[0], args.games, args.seed, _tell)
    print(after.line())
    args.learn.write_text(after.table, encoding="utf-8")
    return 0


def _numbers(text: str | None) -> list[int]:
    parts = [part.strip() for part in (text or "").split(",") if part.strip()]
    if not all(part.isascii() and part.isdigit() and len(part) < 8 for part in parts):
        raise ValueError(f"'{str(text)[:60]}' is no list of whole numbers")
    return [int(part) for part in parts]


def _clicks(args: argparse.Namespace) -> int:
    """Clicks in a real browser, in a stock JupyterLab and in ours."""
    from ..bench import browser

    rows = browser.run(*args.rulesets[:1])
    print(browser.text(rows))
    if args.json is not None:
        args.json.write_text(json.dumps([row._asdict() for row in rows], indent=2) + "\n", encoding="utf-8")
    return 0


def _crowds(args: argparse.Namespace) -> int:
    """Many visitors of the app at once, and steps through a long game."""
    from ..bench import app

    rows, walked = app.crowds(_tell), app.steps()
    print(app.text(rows, walked))
    if args.json is not None:
        figures = {"crowds": [row._asdict() for row in rows], "steps": walked._asdict()}
        args.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    return 0


def _tell(progress: str) -> None:
    print(f"gamelib bench: {progress}", file=sys.stderr, flush=True)

"""Change the code in one small way at a time, and see whether the tests notice: ``python scripts/mutants.py --each 5``.

A mutant is one change: a comparison, an operator, a number one higher or lower, a switch, a ``not``, a condition turned round,
``min`` for ``max``, a statement left out. It is tried in a copy of the project. First every test is run once under a tracer
that sees which test reaches which line (kept in ``build/mutants``); then a mutant meets the tests that reach it, the fastest
and those that caught one before in front, in a fork of one process that has collected them. What stands outside functions, and
what survives, is tried from the beginning. A test that takes six times as long as it should is ended: such a mutant
is caught, and has "hung".

Looked at are the engines with what they stand on (tables, positions, notation, rules, maps and graphs), core and the lab.
Not looked at are bots, boards, plots, drawings, exercises and findings; and within a file annotations, docstrings and words,
decorators, ``__repr__``, assertions, messages of errors, ``zip(strict=…)`` and the like. Notebooks and browsers take no part.

Which mutants are drawn follows from the seed and the lines alone. ``--again`` keeps what was caught last time and tries the
others from the beginning, ``mutating/equivalent.toml`` lists mutants that change nothing anyone could see, with the reason,
and ``--into`` writes what came out.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from time import monotonic

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault("MPLBACKEND", "agg")

from mutating.changes import Mutant, mutants
from mutating.forks import forked, session
from mutating.reach import Reach
from mutating.tally import Fate, Tally
from mutating.trial import SECOND, Order, Quick, from_the_beginning

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "build" / "mutants"
RULESETS = ("mark", "city", "shark", "marco_polo")
PARTS = (*RULESETS, "core", "lab")
ENGINE = (
    "answers", "atlas", "board_text", "graph", "map", "map_faults", "notation", "positions", "route_lengths", "rules", "survey",
    "table", "table_faults", "travel", "world", "agenda_text",
)  # fmt: skip
"""Modules of a ruleset, besides its engine, that decide what is allowed, what happens and what is read."""
LOOKS = ("figures", "drawing", "page", "ruleset_plots", "tornado", "findings", "progress")
"""Modules of the lab that draw or lay out."""
NOT_ABOUT_ENGINES = ("board", "plots", "bots", "exercises", "figures", "bench", "walkthrough", "curves", "analysis", "standing")
TESTS = {
    **{name: (name, "conformance", "core") for name in RULESETS},
    "core": ("core", "outside", "players", "teach", "conformance"),
    "lab": ("lab", "drawing"),
}
BESIDE = {"core": ("core/test_words.py", "ui/test_honest_answers.py", "ui/test_plain_questions.py", "ui/test_answers.py")}
"""Single files of tests about a part that stand elsewhere or share the name of one that is left out."""
LEFT_OUT = ("cluster", "notebook", "lesson_plans", "pages", "state_machine", "words", "clause_tests")
"""Tests that start a cluster, run notebooks, look at pages or at other tests, or take very long."""


def files(part: str, project: Path) -> list[Path]:
    """The modules of a part that hold what the tests are to prove."""
    package = project / "gamelib" / part
    every = sorted(package.rglob("*.py"))
    if part in RULESETS:
        return [path for path in every if path.relative_to(package).parts[0].removesuffix(".py") in (*ENGINE, "engine")]
    return [path for path in every if part != "lab" or not {*path.with_suffix("").relative_to(package).parts} & {*LOOKS}]


def tests(part: str, project: Path) -> list[Path]:
    """The files of tests that may notice a change in a part."""
    folder = project / "tests"
    own = [path for name in TESTS[part] for path in sorted((folder / name).glob("test_*.py"))]
    aside = {*LEFT_OUT, *(NOT_ABOUT_ENGINES if part in RULESETS else ())}
    beside = [folder / name for name in BESIDE.get(part, ())]
    return [*(path for path in own if path.stem.removeprefix("test_") not in aside), *beside]


def drawn(part: str, project: Path, seed: int, each: int) -> list[Mutant]:
    """The mutants of a part that a seed draws."""
    every = [one for path in files(part, project) for one in mutants(path, project)]
    return sorted(every, key=lambda one: one.rank(seed))[:each]


def copied(folder: Path) -> Path:
    """A copy of the project without what does not belong to it."""
    target = folder / "project"
    aside = (".git", ".venv", ".*_cache", "*.egg-info", "build", "failed-games", "notebooks")
    shutil.copytree(ROOT, target, ignore=shutil.ignore_patterns(*aside))
    return target


def warm_up(parts: list[str]) -> None:
    """Load what is large and not ours, once for all forks."""
    for library in ("hypothesis", "networkx", *(("matplotlib.pyplot", "pandas", "scipy.stats") if "lab" in parts else ())):
        import_module(library)


def main() -> int:
    """Try the mutants that the seed draws, and tell which survived."""
    parser = argparse.ArgumentParser(description="Change the code in small ways and see whether the tests notice.")
    parser.add_argument("parts", nargs="*", default=list(PARTS), help=f"of {', '.join(PARTS)}")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--each", type=int, default=10, help="mutants a part")
    parser.add_argument("--seconds", type=float, default=3600, help="for all mutants; those not tried by then are counted")
    parser.add_argument("--budget", type=float, default=30, help="seconds of tests that a mutant is put to at most")
    parser.add_argument("--list", action="store_true", help="only say which mutants the seed draws")
    parser.add_argument("--trace", action="store_true", help="only find out which tests reach which lines")
    parser.add_argument(
        "--again", action="store_true", help="keep what was found before, and try what survived or was not tried"
    )
    parser.add_argument("--only", default="", help="of the mutants drawn, those whose name has this in it; writes no page")
    parser.add_argument("--into", type=Path, help="a page whose table of this seed is written anew")
    args = parser.parse_args()
    if args.list:
        sys.stdout.writelines(f"{one}\n" for part in args.parts for one in drawn(part, ROOT, args.seed, args.each))
        return 0
    warm_up(args.parts)
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        return _run(args, copied(Path(folder)))


def chosen(part: str) -> Callable[[str], bool]:
    """Which tests are asked: of the conformance suite, those about the ruleset, and for core and lab those about MARK."""
    name = part if part in RULESETS else "mark"
    return lambda test: "tests/conformance/" not in test or "[" not in test or name in test.partition("[")[2]


def _run(args: argparse.Namespace, project: Path) -> int:
    tally = Tally(KEPT / f"seed-{args.seed}", args.again)
    until = monotonic() + args.seconds
    for part in args.parts:
        those = [one for one in drawn(part, project, args.seed, args.each) if args.only in one.name]
        todo = [one for one in those if not tally.settled(part, one)]
        if args.trace or (todo and monotonic() < until):
            _part(part, project, todo, tally, until, args)
        else:
            for one in todo:
                tally.leave(part, one)
        sys.stdout.write(f"{tally.line(part)}\n")
        sys.stdout.flush()
    if args.into and not args.only:
        tally.write(args.into, args.seed, PARTS)
    return int(tally.survivors() > 0)


def _part(part: str, project: Path, todo: list[Mutant], tally: Tally, until: float, args: argparse.Namespace) -> None:
    order = Order(project, part, [], args.budget)
    quick = Quick(order, KEPT / "reach", chosen(part), [] if args.trace else todo)
    quick.answers.unlink(missing_ok=True)
    files = [path.relative_to(project).as_posix() for path in tests(part, project)]
    forked(partial(session, project, files, quick), max(until - monotonic(), 1))
    fates: dict[str, Fate] = {}
    for line in quick.answers.read_text(encoding="utf-8").splitlines():
        answer = json.loads(line)
        if "reaches" in answer:
            order.reaches = [Reach(**reach) for reach in answer["reaches"]]
        else:
            fates[answer["mutant"]] = Fate(answer["fate"], answer["killer"])
    for one in [] if args.trace else todo:
        fate = fates.get(one.name)
        if fate is None or fate.kind == "survived":
            share = 1 if fate is None else SECOND
            fate = Fate(*from_the_beginning(order, one, share)) if monotonic() < until else Fate("not tried", "")
        tally.add(part, one, fate)


if __name__ == "__main__":
    raise SystemExit(main())

"""Change the code in one small way at a time, and see whether the tests notice: ``python scripts/mutants.py --each 5``.

A mutant is one change of a sampled line: a comparison, a sign, a number, an ``and``, a condition, or a statement left out. It
is tried in a copy of the project, with the tests of the part it is in. Which mutants are drawn follows from the seed alone;
``--seconds`` bounds the whole run, and what was not tried is said. One process at a time.
"""

from __future__ import annotations

import argparse
import ast
import copy
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic

ROOT = Path(__file__).resolve().parents[1]
RULESETS = ("mark", "city", "shark", "marco_polo")
PARTS = (*RULESETS, "core", "lab")
SHARED = ("out_of_range", "demos", "golden", "tree", "guarantees", "answers", "hidden", "positions_play_on")
"""Parts of the conformance suite that look at an engine, the fastest first."""
LEFT_OUT = ("board", "plots", "bots", "exercises", "figures", "bench", "walkthrough", "curves", "analysis")
"""Tests of a ruleset that are not about its engine."""
SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.Add,
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One change: where it is, what stood there, and what stands there now."""

    path: Path
    line: int
    before: str
    after: str
    source: str

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line}: {self.before}  ->  {self.after}"


def files(part: str) -> list[Path]:
    """The modules of a part that hold what the tests are to prove."""
    package = ROOT / "gamelib"
    if part in RULESETS:
        own = package / part
        return sorted([*(own / "engine").rglob("*.py"), own / "table_faults.py", own / "positions.py"])
    return sorted((package / part).rglob("*.py"))


def tests(part: str) -> list[str]:
    """The tests that should notice a change in a part."""
    if part in RULESETS:
        own = sorted((ROOT / "tests" / part).glob("test_*.py"))
        kept = [path.relative_to(ROOT).as_posix() for path in own if path.stem.removeprefix("test_") not in LEFT_OUT]
        return [*kept, *(f"tests/conformance/test_{name}.py" for name in SHARED)]
    shared = [f"tests/conformance/test_{name}.py" for name in SHARED] if part == "core" else []
    return [f"tests/{part}", *(["tests/outside", "tests/players"] if part == "core" else []), *shared]


def sites(tree: ast.Module) -> list[tuple[int, str]]:
    """Every place that can be changed, as the number of the node in the order of walking and the kind of change."""
    found: list[tuple[int, str]] = []
    for number, node in enumerate(ast.walk(tree)):
        found += [(number, kind) for kind in _kinds(node)]
    return found


def _kinds(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPS:
        yield "compare"
    elif isinstance(node, ast.BoolOp | ast.BinOp) and type(node.op) in SWAPS:
        yield "operator"
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield "number"
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield "switch"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "not"
    elif isinstance(node, ast.If | ast.IfExp):
        yield "condition"
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call | ast.Yield | ast.YieldFrom):
        yield "statement"


def mutant(path: Path, number: int, kind: str) -> Mutant:
    """The file with one node changed."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    node = list(ast.walk(tree))[number]
    shown = node.test if isinstance(node, ast.If | ast.IfExp) else node
    before = ast.unparse(copy.deepcopy(shown))
    _change(node, kind)
    after = "pass" if kind == "statement" else ast.unparse(node.test if isinstance(node, ast.If | ast.IfExp) else node)
    ast.fix_missing_locations(tree)
    return Mutant(path, getattr(node, "lineno", 0), before, after, ast.unparse(tree) + "\n")


def _change(node: ast.AST, kind: str) -> None:
    if isinstance(node, ast.Compare):
        node.ops[0] = SWAPS[type(node.ops[0])]()  # type: ignore[call-overload]
    elif isinstance(node, ast.BoolOp | ast.BinOp):
        node.op = SWAPS[type(node.op)]()  # type: ignore[assignment]
    elif isinstance(node, ast.Constant):
        node.value = not node.value if kind == "switch" else int(node.value) + 1  # type: ignore[arg-type]
    elif isinstance(node, ast.If | ast.IfExp):
        node.test = ast.UnaryOp(ast.Not(), node.test)
    elif isinstance(node, ast.UnaryOp):
        node.op, node.operand = ast.Not(), ast.UnaryOp(ast.Not(), node.operand)
    elif isinstance(node, ast.Expr):
        node.value = ast.Constant(None)


def drawn(part: str, seed: int, each: int) -> list[Mutant]:
    """So many mutants of a part, by the seed."""
    every = [
        (path, number, kind) for path in files(part) for number, kind in sites(ast.parse(path.read_text(encoding="utf-8")))
    ]
    return [mutant(*one) for one in Random(f"{seed}/{part}").sample(every, min(each, len(every)))]


def tried(one: Mutant, part: str, folder: Path, patience: float) -> str:
    """``caught``, ``hung`` or ``survived``: the tests of the part, against a copy that holds the mutant."""
    target = folder / one.path.relative_to(ROOT)
    kept = target.read_text(encoding="utf-8")
    target.write_text(one.source, encoding="utf-8")
    try:
        return _run(part, folder, patience)
    finally:
        target.write_text(kept, encoding="utf-8")


def _run(part: str, folder: Path, patience: float) -> str:
    narrow = ["-k", f"{part} or not conformance"] if part in RULESETS else []
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *narrow, *tests(part)]
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, timeout=patience, check=False)
    except subprocess.TimeoutExpired:
        return "hung"
    return "survived" if done.returncode == 0 else "caught"


def copied(folder: Path) -> Path:
    """A copy of the project without what does not belong to it."""
    target = folder / "project"
    shutil.copytree(ROOT, target, ignore=shutil.ignore_patterns(".git", ".venv", ".*_cache", "__pycache__", "*.egg-info"))
    return target


def main() -> int:
    """Try the mutants that the seed draws, and tell which survived."""
    parser = argparse.ArgumentParser(description="Change the code in small ways and see whether the tests notice.")
    parser.add_argument("parts", nargs="*", default=list(PARTS), help=f"of {', '.join(PARTS)}")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--each", type=int, default=10, help="mutants a part")
    parser.add_argument("--seconds", type=float, default=3600, help="for the whole run")
    parser.add_argument("--patience", type=float, default=400, help="seconds after which a mutant is held to hang")
    parser.add_argument("--list", action="store_true", help="only say which mutants the seed draws")
    args = parser.parse_args()
    until = monotonic() + args.seconds
    drawn_by = {part: drawn(part, args.seed, args.each) for part in args.parts}
    if args.list:
        sys.stdout.writelines(f"{one}\n" for mutants in drawn_by.values() for one in mutants)
        return 0
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        return _tell(drawn_by, copied(Path(folder)), until, args.patience)


def _tell(drawn_by: dict[str, list[Mutant]], project: Path, until: float, patience: float) -> int:
    survivors = 0
    for part, mutants in drawn_by.items():
        counts = {"caught": 0, "hung": 0, "survived": 0, "not tried": 0}
        if _run(part, project, patience) != "survived":
            sys.stdout.write(f"{part}: its tests do not pass without any mutant, so nothing is tried\n")
            survivors += 1
            continue
        for one in mutants:
            left = until - monotonic()
            fate = tried(one, part, project, min(patience, left)) if left > 0 else "not tried"
            fate = "not tried" if fate == "hung" and left < patience else fate
            counts[fate] += 1
            if fate in ("survived", "hung"):
                sys.stdout.write(f"{fate}: {one}\n")
                sys.stdout.flush()
        survivors += counts["survived"]
        sys.stdout.write(f"{part}: {', '.join(f'{count} {fate}' for fate, count in counts.items() if count)}\n")
        sys.stdout.flush()
    return int(survivors > 0)


if __name__ == "__main__":
    raise SystemExit(main())

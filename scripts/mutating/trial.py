"""Mutants are tried: against the tests that reach them, the likeliest to notice first, until one fails.

First in forks of one process that has collected the tests of a part, where a function is given its changed code. What stands
outside functions is tried in a process that reads the changed file from the beginning.
"""

from __future__ import annotations

import functools
import gc
import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType

import pytest

from .changes import Mutant, changed
from .forks import HUNG, caches, examples, forked, patience, session
from .reach import Map, Reach, functions, passes

FIRST = 20
"""So many tests are tried at first from the beginning; most mutants fall to one of them."""
LEAST = 30.0
"""Seconds of the processor that every test is given; six times what it took under the tracer where that is more."""
EXAMPLES = 25
"""A test by examples tries at most so many."""
WIDE = 300
"""A test that reaches so many functions waits as long as if it took a second more: what it is about is something else."""
SECOND = 0.3
"""The share of the budget for a second trial, of what survived the first: it is caught by what is worked out while loading."""
CAUGHT = 1

Verdict = tuple[str, str]
"""``caught``, ``hung`` or ``survived``, and the test that noticed."""


@dataclass
class Order:
    """Which tests meet a mutant, and in which order."""

    project: Path
    part: str
    reaches: list[Reach]
    budget: float
    killers: Counter[tuple[str, str]] = field(default_factory=Counter)

    def stages(self, one: Mutant, share: float = 1) -> Iterator[list[Reach]]:
        """A few tests that reach the line and the others that do, or else those that come near it; within the budget."""
        first = functions(self.project / one.path)[1].get(one.scope, 0)
        reached = [reach for reach in self.reaches if reach.function(one)]
        called = bool(one.scope) and any(reach.lines for reach in reached)  # or else it is only run while files are loaded
        near = sorted(reached if called else self.reaches, key=lambda reach: self._rank(one, reach))
        on_line = [reach for reach in near if called and reach.line(one, first)]
        lead = on_line or near
        tried = {reach.test for reach in lead}
        rest = [reach for reach in near if reach.test not in tried]
        tried |= {reach.test for reach in rest}
        files = {file_of(reach.test) for reach in near}
        beside = [reach for reach in self.reaches if reach.test not in tried and (not near or file_of(reach.test) in files)]
        further = [] if on_line else rest + sorted(beside, key=lambda reach: reach.seconds)
        left = self.budget * share
        for stage in (lead[:FIRST], lead[FIRST:], further):
            affordable: list[Reach] = []
            for reach in stage:
                if left > 0:
                    affordable.append(reach)
                    left -= reach.seconds
            yield affordable

    def _rank(self, one: Mutant, reach: Reach) -> tuple[bool, bool, float]:
        own = f"tests/{self.part}/" in reach.test
        about = Path(file_of(reach.test)).stem == f"test_{Path(one.path).stem}"
        wide = sum(map(len, reach.lines.values())) / WIDE
        return not self.killers[one.path, reach.test], not (own and about), reach.seconds * (0.3 if own else 1) + wide


def file_of(test: str) -> str:
    """The file that a test is in."""
    return test.partition("::")[0]


class Quick:
    """A session of pytest that runs no test itself: it tries mutants, each in a fork, and answers with their fates."""

    def __init__(self, order: Order, kept: Path, chosen: Callable[[str], bool], mutants: list[Mutant]) -> None:
        self.order, self.kept, self.chosen, self.mutants = order, kept, chosen, mutants

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Find out what the tests reach, then try every mutant that stands in a function."""
        items = [item for item in session.items if self.chosen(item.nodeid) and item.get_closest_marker("browser") is None]
        self.items = {item.nodeid: item for item in items}
        self.order.reaches = Map(self.order.project, self.kept).of(items)
        for name in {".".join(Path(one.path).with_suffix("").parts) for one in self.mutants}:
            import_module(name.removesuffix(".__init__"))  # what is loaded late would be read from its file, unchanged
        self.functions, self.caches = functions_by_file(), caches()
        self._tell({"reaches": [vars(reach) for reach in self.order.reaches]})
        for one in self.mutants:
            if one.scope:
                kind, killer = self._tried(one)
                self.order.killers[one.path, killer] += bool(killer)
                self._tell({"mutant": one.name, "fate": kind, "killer": killer})
        return True

    @property
    def answers(self) -> Path:
        """Where what is found out is written, line by line."""
        return self.order.project / "answers.jsonl"

    def _tell(self, answer: dict[str, object]) -> None:
        with self.answers.open("a", encoding="utf-8") as file:
            file.write(f"{json.dumps(answer)}\n")

    def _tried(self, one: Mutant) -> Verdict:
        note = self.order.project / "killer"
        note.write_text("", encoding="utf-8")
        code = forked(functools.partial(self._meet, one, note), 1200)
        return _fate(code), note.read_text(encoding="utf-8") if code else ""

    def _meet(self, one: Mutant, note: Path) -> int:
        name = str(self.order.project / one.path)
        put_in(name, one, self.functions.get(name, []))
        for cached in self.caches:
            cached.cache_clear()
        for stage in self.order.stages(one):
            for reach in stage:
                item = self.items[reach.test]
                examples(item, EXAMPLES)
                note.write_text(reach.test, encoding="utf-8")
                patience(max(LEAST, 6 * reach.seconds))
                good = passes(item)
                patience(0)
                if not good:
                    return CAUGHT
        return 0


def _fate(code: int) -> str:
    return "survived" if code == 0 else "hung" if code == HUNG else "caught"


def functions_by_file() -> dict[str, list[FunctionType]]:
    """Every function there is, by the file it comes from."""
    by_file: dict[str, list[FunctionType]] = {}
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType):
            by_file.setdefault(thing.__code__.co_filename, []).append(thing)
    return by_file


def put_in(name: str, one: Mutant, known: list[FunctionType]) -> None:
    """Give every function of the changed file the code that it has now."""
    fresh = {(code.co_qualname, code.co_firstlineno): code for code in _codes(compile(changed(one), name, "exec"))}
    for function in known:
        code = fresh.get((function.__code__.co_qualname, function.__code__.co_firstlineno))
        if code is not None and code != function.__code__ and len(code.co_freevars) == len(function.__code__.co_freevars):
            function.__code__ = code


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


class InOrder:
    """A session of pytest that runs these tests in this order, up to the first that fails."""

    def __init__(self, tests: list[Reach], note: Path) -> None:
        self.tests, self.note = tests, note

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run them."""
        items = {item.nodeid: item for item in session.items}
        for reach in self.tests:
            self.note.write_text(reach.test, encoding="utf-8")
            if reach.test not in items:
                session.testsfailed += 1  # a test that is gone is a difference too
                return True
            examples(items[reach.test], EXAMPLES)
            patience(max(LEAST, 6 * reach.seconds))
            good = passes(items[reach.test])
            patience(0)
            if not good:
                session.testsfailed += 1
                return True
        return True


def from_the_beginning(order: Order, one: Mutant, share: float = 1) -> Verdict:
    """Try a mutant in processes that read the changed file, within a share of the budget."""
    target = order.project / one.path
    kept = target.read_text(encoding="utf-8")
    target.write_text(changed(one), encoding="utf-8")
    note = order.project / "killer"
    try:
        for tests in order.stages(one, share):
            note.write_text("", encoding="utf-8")
            files = list(dict.fromkeys(file_of(reach.test) for reach in tests))
            code = forked(functools.partial(session, order.project, files, InOrder(tests, note)), 1200) if tests else 0
            if code:
                killer = note.read_text(encoding="utf-8")
                order.killers[one.path, killer] += 1
                return _fate(code), killer
        return "survived", ""
    finally:
        target.write_text(kept, encoding="utf-8")

"""Which tests reach which lines: every test runs once under a tracer; what it saw is kept in ``build/mutants``."""

from __future__ import annotations

import ast
import functools
import json
import sys
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from time import process_time
from types import CodeType, FrameType
from typing import Any

import pytest

from .changes import Mutant, scopes_of
from .forks import caches, examples, forked, patience

CALLS = 12
"""So many calls of a function are followed line by line in a test; after that only that it was called is known."""
PATIENCE = 20
"""Seconds of the processor for a test under the tracer; what takes longer is not asked about mutants."""
FILE_PATIENCE = 120
"""The same for all tests of a file: those that would come after are not asked either."""
EXAMPLES = 3
"""A test by examples tries so many under the tracer."""

SHARED = {
    "numbers": 0.1, "every_demonstration_is_told": 0.2, "witnessed": 0.3, "golden": 0.4, "nothing_moves_without": 0.4,
    "positions_read_back": 0.5, "out_of_range": 0.5, "demos": 0.6, "moves_are_the_catalogue": 0.7, "answers": 0.8,
    "refusals": 0.9, "tree": 1.0, "nudged": 1.1, "hidden": 1.2, "guarantees": 1.3, "faults": 1.5, "positions_play_on": 1.5,
    "files": 2.0,
}  # fmt: skip
"""Tests of the conformance suite reach nearly every line of an engine: they are not traced, but tried in this order."""

Lines = dict[str, dict[str, list[int]]]
"""By file and function, the lines that were reached, counted from the first line of the function's body."""

NOTHING: Lines = {"": {}}
"""What a test reaches that runs none of our functions and looks at what was loaded."""


@dataclass
class Reach:
    """What one test reaches, and how long it takes under the tracer; one without lines may reach everything."""

    test: str
    seconds: float
    lines: Lines

    def line(self, one: Mutant, first: int) -> bool:
        """Whether the test reaches the statement of a mutant, in a function whose body begins in that line."""
        reached = self.lines.get(one.path, {}).get(one.scope, ())
        return not self.lines or any(one.span[0] <= first + offset <= one.span[1] for offset in reached)

    def function(self, one: Mutant) -> bool:
        """Whether it reaches the function of a mutant."""
        return not self.lines or one.scope in self.lines.get(one.path, {})


@dataclass
class Tracer:
    """Follows the lines of the package while a test runs."""

    package: str
    seen: dict[CodeType, set[int]] = field(default_factory=dict)
    calls: dict[CodeType, int] = field(default_factory=dict)

    def start(self) -> None:
        """Begin anew."""
        self.seen, self.calls = {}, {}
        threading.settrace(self.call)
        sys.settrace(self.call)

    def stop(self) -> dict[str, set[int]]:
        """The lines of every file that were reached."""
        sys.settrace(None)
        threading.settrace(None)
        files: dict[str, set[int]] = {}
        for code, lines in self.seen.items():
            files.setdefault(code.co_filename, set()).update(lines)
        return files

    def call(self, frame: FrameType, event: str, arg: Any) -> Any:
        """A function is entered: follow it, unless it is not ours or was followed often enough."""
        code = frame.f_code
        count = self.calls.get(code)
        if count is None:
            count = CALLS if not code.co_filename.startswith(self.package) else 0
            if not count:
                self.seen[code] = set()
        if count >= CALLS:
            self.calls[code] = CALLS
            return None
        self.calls[code] = count + 1
        lines = self.seen[code]

        def line(frame: FrameType, event: str, arg: Any) -> Any:
            if event == "line":
                lines.add(frame.f_lineno)
            return line

        return line


@functools.cache
def functions(path: Path) -> tuple[dict[int, str], dict[str, int]]:
    """The function that each line is in, and the first line of each."""
    scopes = scopes_of(ast.parse(path.read_text(encoding="utf-8")))
    firsts: dict[str, int] = {}
    for line, scope in sorted(scopes.items()):
        firsts.setdefault(scope, line)
    return scopes, firsts


def _by_function(project: Path, files: dict[str, set[int]]) -> Lines:
    lines: Lines = {}
    for name, reached in files.items():
        path = Path(name).relative_to(project).as_posix()
        scopes, firsts = functions(project / path)
        for line in sorted(reached):
            scope = scopes.get(line, "")
            lines.setdefault(path, {}).setdefault(scope, []).append(line - firsts.get(scope, 0))
    return lines


@dataclass(frozen=True)
class Map:
    """What the tests of a project reach, in a folder with a file for every file of tests."""

    project: Path
    kept: Path

    def of(self, items: list[pytest.Item]) -> list[Reach]:
        """What these tests reach; those in a file that has not changed since it was traced are not run again."""
        self.kept.mkdir(parents=True, exist_ok=True)
        by_file: dict[str, list[pytest.Item]] = {}
        for item in items:
            by_file.setdefault(item.nodeid.partition("::")[0], []).append(item)
        return [reach for name, mine in by_file.items() for reach in self._file(name, mine)]

    def _file(self, name: str, items: list[pytest.Item]) -> Iterator[Reach]:
        if "tests/conformance/" in name:
            yield from self._shared(items)
            return
        digest = sha256((self.project / name).read_bytes()).hexdigest()[:12]
        memory = self.kept / f"{name.replace('/', '.')}.{digest}.jsonl"
        known = {entry["test"]: entry for entry in _entries(memory)}
        missing = [item for item in items if item.nodeid not in known]
        while missing:
            code = forked(functools.partial(self._trace, missing, memory), 3600)
            known = {entry["test"]: entry for entry in _entries(memory)}
            missing = [item for item in missing if item.nodeid not in known]
            if missing and code:
                _never(memory, missing.pop(0))
        for item in items:
            if item.nodeid in known and known[item.nodeid]["seconds"] >= 0:
                yield Reach(**known[item.nodeid])

    def _shared(self, items: list[pytest.Item]) -> Iterator[Reach]:
        """Tests of the conformance suite that pass while nothing is changed: one that fails by itself would catch all."""
        for item in items:
            seconds = min((cost for word, cost in SHARED.items() if f"test_{word}" in item.nodeid), default=None)
            took = self.project / "took"
            if seconds is not None and forked(functools.partial(_control, item, took), 600) == 0:
                yield Reach(item.nodeid, float(took.read_text(encoding="utf-8")), {})

    def _trace(self, items: list[pytest.Item], memory: Path) -> int:
        """Trace one after the other; one that fails, or takes too long, is noted as never to be asked."""
        tracer = Tracer(str(self.project / "gamelib"))
        for cached in caches():
            cached.cache_clear()
        whole = process_time()
        for item in items:
            if process_time() - whole > FILE_PATIENCE:
                _never(memory, item)
                continue
            examples(item, EXAMPLES)
            patience(PATIENCE)
            began = process_time()
            tracer.start()
            good = passes(item)
            files = tracer.stop()
            seconds = round(process_time() - began, 3)
            patience(0)
            if good:
                lines = _by_function(self.project, files) or NOTHING
                _add(memory, {"test": item.nodeid, "seconds": seconds, "lines": lines})
            else:
                _never(memory, item)
        return 0


def passes(item: pytest.Item) -> bool:
    """Run one test by itself: whether nothing in it failed and it was not skipped."""
    from _pytest.runner import runtestprotocol

    return all(report.passed for report in runtestprotocol(item, nextitem=None, log=False))


def _control(item: pytest.Item, took: Path) -> int:
    for cached in caches():
        cached.cache_clear()
    examples(item, EXAMPLES)
    began = process_time()
    good = passes(item)
    took.write_text(f"{process_time() - began:.3f}", encoding="utf-8")
    return int(not good)


def _never(memory: Path, item: pytest.Item) -> None:
    """Note a test that is not asked: it fails by itself, or takes too long."""
    _add(memory, {"test": item.nodeid, "seconds": -1, "lines": {}})


def _add(memory: Path, entry: dict[str, Any]) -> None:
    with memory.open("a", encoding="utf-8") as file:
        file.write(f"{json.dumps(entry)}\n")


def _entries(memory: Path) -> Iterator[dict[str, Any]]:
    if memory.exists():
        for line in memory.read_text(encoding="utf-8").splitlines():
            yield json.loads(line)

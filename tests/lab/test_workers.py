"""Processes that are killed, and what is played again: the pool and the games are made up."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from gamelib import lab
from gamelib.lab.play import patience, workers
from gamelib.lab.play.setup import Setup

SETUP = Setup.of("mark", games=10)
PARTS = [range(n, n + 2) for n in range(0, 10, 2)]


class Pool:
    """A pool of processes that notes how it is started and ended."""

    made: list[Any]

    def __init__(self, workers: int, initializer: Any) -> None:
        assert initializer is not None
        self.workers, self.ended = workers, list[dict[str, bool]]()
        Pool.made.append(self)

    def shutdown(self, **how: bool) -> None:
        self.ended.append(how)


def broken(monkeypatch: pytest.MonkeyPatch, *sittings: tuple[int, int]) -> list[list[range]]:
    """Each sitting hands over so many parts and is then killed with so many in flight; the last goes on to the end."""
    seen: list[list[range]] = []
    left = list(sittings)
    Pool.made = []

    def on_executor(setup: Any, parts: Any, pool: Any, count: int, flying: Any) -> Iterator[Any]:
        assert count == pool.workers
        seen.append([])
        done, lost = left.pop(0) if left else (99, 0)
        for part in parts:
            if done == 0:
                flying[Future()] = part
                lost -= 1
                if lost == 0:
                    break
                continue
            seen[-1].append(part)
            done -= 1
            yield part, [{"game": part.start}]
        if flying:
            raise BrokenProcessPool

    monkeypatch.setattr(workers, "ProcessPoolExecutor", Pool)
    monkeypatch.setattr(workers, "_on_executor", on_executor)
    return seen


def test_what_was_in_flight_is_played_again_and_nothing_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = broken(monkeypatch, (2, 2), (1, 1))
    found = [part for part, _ in workers._on_processes(SETUP, PARTS, 3)]
    assert sorted(part.start for part in found) == [0, 2, 4, 6, 8]
    assert seen == [PARTS[:2], [PARTS[2]], [PARTS[3], PARTS[4]]]
    assert [pool.workers for pool in Pool.made] == [3, 3, 3]
    assert [pool.ended for pool in Pool.made] == [[{"wait": True, "cancel_futures": True}]] * 3


def test_a_pool_that_gets_nothing_done_is_started_three_times(monkeypatch: pytest.MonkeyPatch) -> None:
    broken(monkeypatch, *[(0, 1)] * 9)
    with pytest.raises(lab.LabError, match="Processes that play games 0 to 1 are killed again and again"):
        list(workers._on_processes(SETUP, PARTS, 2))
    assert len(Pool.made) == 3


def test_a_pool_that_gets_something_done_has_three_tries_more(monkeypatch: pytest.MonkeyPatch) -> None:
    broken(monkeypatch, (0, 1), (0, 1), (1, 1), (0, 1), (0, 1), (0, 1))
    with pytest.raises(lab.LabError, match="games 2 to 3 are killed"):
        list(workers._on_processes(SETUP, PARTS, 2))
    assert len(Pool.made) == 6
    broken(monkeypatch, (0, 1), (0, 1), (1, 1), (0, 1), (0, 1))
    assert len(list(workers._on_processes(SETUP, PARTS, 2))) == 5


class Once:
    """An executor that breaks when so many parts were handed to it, and cancels nothing by itself."""

    def __init__(self, most: int) -> None:
        self.most, self.futures = most, list[Future[Any]]()

    def submit(self, function: Any, setup: Any, part: range) -> Any:
        if len(self.futures) == self.most:
            raise BrokenProcessPool
        self.futures.append(Future())
        return self.futures[-1]


def test_the_part_at_which_a_pool_breaks_is_in_flight_too() -> None:
    pool: Any = Once(2)
    flying: dict[Any, range] = {}
    with pytest.raises(BrokenProcessPool):
        list(workers._on_executor(SETUP, PARTS, pool, 2, flying))
    assert list(flying.values()) == PARTS[:3]
    assert all(future.cancelled() for future in pool.futures)


def test_other_processes_are_calm_and_end_with_their_parent(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[Any] = []

    class Thread:
        def __init__(self, target: Any, daemon: bool) -> None:
            done.append((target.__name__, daemon))

        def start(self) -> None:
            done.append("started")

    class Parent:
        def join(self) -> None:
            done.append("waited")

    monkeypatch.setattr(signal, "signal", lambda *some: done.append(some))
    monkeypatch.setattr(threading, "Thread", Thread)
    workers._calm()
    assert done == [(signal.SIGINT, signal.SIG_IGN), ("_end_with_parent", True), "started"]
    done.clear()
    monkeypatch.setattr(os, "_exit", lambda code: done.append(code))
    monkeypatch.setattr(workers, "parent_process", lambda: None)
    workers._end_with_parent()
    assert done == []
    monkeypatch.setattr(workers, "parent_process", Parent)
    workers._end_with_parent()
    assert done == ["waited", 1]


def test_a_process_has_the_cores_that_it_may_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda pid: {3, 5, 6} if pid == 0 else set())
    assert workers.cores() == 3
    monkeypatch.delattr(os, "sched_getaffinity")
    for count, told in ((7, 7), (None, 1)):
        monkeypatch.setattr(os, "cpu_count", lambda count=count: count)
        assert workers.cores() == told


def test_a_watch_that_is_over_does_not_ring(monkeypatch: pytest.MonkeyPatch) -> None:
    rung: list[int] = []
    monkeypatch.setattr(patience.ctypes.pythonapi, "PyThreadState_SetAsyncExc", lambda thread, _: rung.append(thread.value))
    watch = patience.Watch(600)
    with watch:
        assert watch._timer.daemon
        assert watch._timer.is_alive()
        watch._ring()
    assert rung == [threading.get_ident()]
    watch._ring()
    assert len(rung) == 1
    watch._timer.join(5)
    assert not watch._timer.is_alive()

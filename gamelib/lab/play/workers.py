"""Where games are played: here, on all cores of this machine, or on whatever an ``Executor`` or a Dask client reaches."""

from __future__ import annotations

import os
import pickle
import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from itertools import chain
from multiprocessing import parent_process
from typing import Any

from ..errors import LabError
from .game import Row, play_some
from .setup import Setup

Where = Any
"""None for all cores, a number of processes (1 plays in this one), an executor, or a Dask client."""
Part = tuple[range, list[Row]]
Flying = dict[Future[list[Row]], range]
TRIES = 3
"""How often a pool of processes is started anew when one of them is killed and nothing gets done."""
AHEAD = 3
"""Parts in flight for each worker: enough to keep it busy, few enough to keep memory flat."""


def played(setup: Setup, parts: Sequence[range], where: Any = None) -> Iterator[Part]:
    """Play these parts and hand each over as it is done; with more than one worker, in any order."""
    if where is not None and (isinstance(where, bool) or (isinstance(where, int) and where < 1)):
        raise LabError(f"executor is {where}; it must be a number of processes from 1, an executor or a Dask client.")
    workers = where if isinstance(where, int) else min(cores(), len(parts)) if where is None else 0
    if workers == 1 or not parts:
        return ((part, play_some(setup, part)) for part in parts)
    if not isinstance(where, ThreadPoolExecutor):
        _check_travels(setup)
    if workers:
        return _on_processes(setup, parts, workers)
    if where is not None and hasattr(where, "get_executor"):
        return _on_executor(setup, parts, where.get_executor(retries=TRIES), sum(where.nthreads().values()) or 1)
    if isinstance(where, Executor):
        return _on_executor(setup, parts, where, getattr(where, "_max_workers", cores()))
    raise LabError(f"executor is a {type(where).__name__}; it must be a number of processes, an executor or a Dask client.")


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _check_travels(setup: Setup) -> None:
    """Other processes must be able to find the bots."""
    try:
        pickle.dumps(setup)
    except Exception as error:
        raise LabError(
            f"A bot or the rules cannot be sent to other processes ({' '.join(str(error).split())[:120]}); define the bot at "
            "the top of a module or a notebook, or play in this process with executor=1."
        ) from None


def _on_processes(setup: Setup, parts: Sequence[range], workers: int) -> Iterator[Part]:
    """A pool of our own; if one of its processes is killed, what was not finished is played again in a new pool."""
    waiting, again, tries = iter(parts), list[range](), TRIES
    while True:
        flying: Flying = {}
        done = 0
        try:
            with ExitStack() as stack:
                pool = ProcessPoolExecutor(workers, initializer=_calm)
                stack.callback(pool.shutdown, wait=True, cancel_futures=True)
                for part, rows in _on_executor(setup, chain(again, waiting), pool, workers, flying):
                    done += 1
                    yield part, rows
                return
        except BrokenProcessPool:
            again = [*flying.values(), *again[done + len(flying) :]]
            tries = TRIES if done else tries - 1
            if not tries:
                raise LabError(
                    f"Processes that play games {again[0].start} to {again[0].stop - 1} are killed again and again (is there "
                    "memory enough?); the games that are done are kept."
                ) from None


def _calm() -> None:
    """An interrupt is for the process that was asked; those that play for it finish what they are at, and say nothing."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A process whose parent is gone plays for nobody."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _on_executor(
    setup: Setup, parts: Iterable[range], pool: Executor, workers: int, flying: Flying | None = None
) -> Iterator[Part]:
    """Play parts on an executor; ``flying`` holds those that were handed to it and are not done."""
    waiting = iter(parts)
    flying = {} if flying is None else flying
    submit: Callable[..., Future[list[Row]]] = pool.submit
    try:
        while True:
            while len(flying) < AHEAD * workers and (part := next(waiting, None)) is not None:
                try:
                    flying[submit(play_some, setup, part)] = part
                except BrokenProcessPool:
                    flying[Future()] = part
                    raise
            if not flying:
                return
            for done in wait(flying, return_when=FIRST_COMPLETED).done:
                rows = done.result()
                yield flying.pop(done), rows
    finally:
        for future in flying:
            future.cancel()

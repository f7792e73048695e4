"""Work in forks: of a process that has the large libraries loaded, and of one that has all tests of a part collected."""

from __future__ import annotations

import functools
import gc
import os
import resource
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

HUNG = 77
"""The exit code of work that was ended because it took too long."""
MEMORY = 6 * 2**30
"""Bytes of address space: an endless list ends in an error instead of taking the machine along."""
PAUSE = 0.02
IDLE = 60
"""Seconds without any work on the processor after which everything waits for something that never comes."""
SCRIPTS = str(Path(__file__).resolve().parents[1])


def forked(work: Callable[[], int], seconds: float) -> int:
    """What some work answers that is done in a fork, with all that it leaves behind ended; ``HUNG`` if it never ends."""
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        code = 99
        try:
            os.setsid()
            code = work()
        finally:
            os._exit(code)
    worked, since = -1, 0
    for at in range(int(seconds / PAUSE)):  # the pauses are counted: time during which everything is stopped is nobody's
        if at % int(5 / PAUSE) == 0:
            before, worked = worked, _work(child)
            since = at if worked != before else since
            if (at - since) * PAUSE > IDLE:
                break
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            _end(child)
            return os.waitstatus_to_exitcode(status)
        time.sleep(PAUSE)
    _end(child)
    os.waitpid(child, 0)
    return HUNG


def _work(child: int) -> int:
    """How long a fork, all that it started and all that those started has worked, in ticks of the processor's clock."""
    ticks = 0
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            facts = path.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
        except OSError:
            continue
        ticks += sum(map(int, facts[11:15])) if child in (int(facts[2]), int(facts[3])) else 0
    return ticks


def _end(child: int) -> None:
    try:
        os.killpg(child, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        return


def patience(seconds: float) -> None:
    """End this process after so many seconds of the processor; 0 for never."""
    signal.signal(signal.SIGPROF, lambda *_: os._exit(HUNG))
    signal.setitimer(signal.ITIMER_PROF, seconds)


def session(project: Path, files: list[str], plugin: Any) -> int:
    """A run of pytest over these files of the copy, in this process."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    os.chdir(project)
    os.environ["PYTHONPATH"] = str(project)
    sys.path[:] = [str(project), *(path for path in sys.path if path != SCRIPTS)]
    _no_main()
    _silence(project / "pytest.output")
    options = ["-q", "-x", "-p", "no:cacheprovider", "-o", "timeout=0", "-n", "0", "--tb=no", "--assert=plain", "-W", "ignore"]
    return int(pytest.main([*options, *files], plugins=[plugin]))


def _no_main() -> None:
    """Worker processes of a test begin with what is called main: nothing here."""
    main = sys.modules["__main__"]
    main.__spec__ = None
    vars(main).pop("__file__", None)


def _silence(path: Path) -> None:
    output = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    for stream in (1, 2):
        os.dup2(output, stream)


def caches() -> list[Any]:
    """What the package remembers: to be emptied, so that a test reaches what it needs by itself."""
    every = [one for one in gc.get_objects() if isinstance(one, functools._lru_cache_wrapper)]
    return [one for one in every if str(getattr(one, "__module__", "")).startswith("gamelib")]


def examples(item: pytest.Item, most: int) -> None:
    """Let a test by examples try at most so many, without a limit of time for one, and remember none."""
    from hypothesis import settings

    test: Any = getattr(item, "obj", None)
    before = getattr(test, "_hypothesis_internal_use_settings", None)
    if before is not None:
        fewer = settings(before, max_examples=min(most, before.max_examples), deadline=None, database=None)
        getattr(test, "__func__", test)._hypothesis_internal_use_settings = fewer

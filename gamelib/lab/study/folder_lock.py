"""One run at a time in a study's folder: a lock that ends with the process that holds it, however that ends."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from ..errors import StudyError

LOCK = "running"
_here: set[Path] = set()
_guard = threading.Lock()


@contextmanager
def only_run(folder: Path) -> Iterator[None]:
    """Hold the folder; :class:`StudyError` if another process, or another thread of this one, runs the study there."""
    place = folder.resolve()
    busy = StudyError(
        f"{folder} is being run already, by this process or another; wait for it, or read what is done with Study.open."
    )
    with _guard:
        if place in _here:
            raise busy
        _here.add(place)
    try:
        with _locked(folder / LOCK, busy):
            yield
    finally:
        with _guard:
            _here.discard(place)


@contextmanager
def _locked(path: Path, busy: StudyError) -> Iterator[None]:
    """A lock of the system's on a file. Where there is none, as on Windows, the parts themselves are still written whole."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    try:
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
    except OSError as error:
        raise StudyError(f"{path} cannot be written ({error.strerror}).") from None
    try:
        try:
            fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            raise busy from None
        except OSError:
            pass  # a disk without locks
        yield
    finally:
        with suppress(OSError):
            os.close(handle)

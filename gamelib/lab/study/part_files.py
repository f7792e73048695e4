"""The results of a study on disk: parts of text, each written whole or not at all, each with its own check."""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path

from ..errors import StudyError
from ..play.game import Row

SUFFIX, DAMAGED, DRAFT = ".jsonl", ".damaged", "draft-"


def write_whole(path: Path, text: str, kept: str = "") -> None:
    """Write a file so that it is there whole or not at all, also if the power fails; a failure names it and what is kept."""
    draft = ""
    try:
        handle, draft = tempfile.mkstemp(dir=path.parent, prefix=DRAFT)
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(draft, 0o644)
        os.replace(draft, path)
        _settle(path.parent)
    except OSError as error:
        Path(draft).unlink(missing_ok=True) if draft else None
        raise StudyError(f"{path} cannot be written ({error.strerror}){kept}.") from error
    except BaseException:
        Path(draft).unlink(missing_ok=True) if draft else None
        raise


def write_part(path: Path, rows: Sequence[Row]) -> None:
    """A line a game, and a last line that counts and checks them."""
    lines = [json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in rows]
    write_whole(path, "\n".join([*lines, _seal(lines)]) + "\n", "; the parts that are finished are kept")


def read_part(path: Path, games: range) -> list[Row]:
    """The rows of a part; :class:`StudyError` if it is not whole or holds other games."""
    try:
        *lines, seal = path.read_text(encoding="utf-8").splitlines()
        rows: list[Row] = [json.loads(line) for line in lines]
        fits = seal == _seal(lines) and [row["game"] for row in rows] == list(games)
    except (ValueError, KeyError, TypeError):
        fits = False
    if not fits:
        raise StudyError(
            f"{path} is damaged: it does not hold games {games.start} to {games.stop - 1} as they were written; running the "
            "study again sets it aside and plays them anew."
        )
    return rows


def set_aside(path: Path) -> Path:
    """Rename a damaged part, so that nothing of it is lost and its games can be played again."""
    target = path.with_suffix(DAMAGED)
    number = 2
    while target.exists():
        target = path.with_suffix(f"{DAMAGED}-{number}")
        number += 1
    path.rename(target)
    return target


def _seal(lines: Sequence[str]) -> str:
    sha = hashlib.sha256("\n".join(lines).encode()).hexdigest()
    return json.dumps({"games": len(lines), "sha256": sha}, separators=(",", ":"))


def _settle(folder: Path) -> None:
    """Let the new name reach the disk too, where the system can do that."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)

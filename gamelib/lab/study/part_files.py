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


def refuse_pipe(path: Path) -> None:
    """Refuse what is neither file nor folder, such as a pipe: to read it could take for ever."""
    if path.exists() and not path.is_file() and not path.is_dir():
        raise StudyError(f"{path} cannot be read (neither a file nor a folder).")


class OtherStudy(StudyError):
    """A part that was played under another definition than the one that stands beside it."""


def write_part(path: Path, rows: Sequence[Row], under: Sequence[str] = ()) -> None:
    """A line a game, and a last line that counts and checks them and tells the definition they were played under."""
    lines = [json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in rows]
    write_whole(path, "\n".join([*lines, _seal(lines, under)]) + "\n", "; the parts that are finished are kept")


def read_part(path: Path, games: range, under: Sequence[str] = ()) -> list[Row]:
    """The rows of a part; :class:`StudyError` if it is not whole, holds other games or was played under another definition."""
    refuse_pipe(path)
    try:
        *lines, seal = path.read_text(encoding="utf-8").splitlines()
        told = json.loads(seal).get("under", [])
        rows: list[Row] = [json.loads(line) for line in lines]
        fits = seal == _seal(lines, told) and [row["game"] for row in rows] == list(games)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        fits, told = False, []
    except OSError as error:
        raise StudyError(f"{path} cannot be read ({error.strerror}).") from None
    if told and under and list(told) != list(under):
        raise OtherStudy(f"{path} was played under another definition than study.txt tells now: {unlike(told, under)}.")
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


def unlike(then: Sequence[str], now: Sequence[str]) -> str:
    """What differs between two definitions, line by line."""
    gone, new = [line for line in then if line not in now], [line for line in now if line not in then]
    return " · ".join([*(f"'{line}' then" for line in gone), *(f"'{line}' now" for line in new)])


def check_writable(path: Path) -> None:
    """:class:`StudyError` if a file cannot be written there; asked before games are played, and nothing is left behind."""
    try:
        if path.is_dir():
            raise IsADirectoryError(21, "Is a directory")
        if path.exists():
            with path.open("ab"):
                return
        with tempfile.TemporaryFile(dir=path.parent):
            return
    except OSError as error:
        raise StudyError(f"{path} cannot be written ({error.strerror}).") from None


def _seal(lines: Sequence[str], under: Sequence[str] = ()) -> str:
    sha = hashlib.sha256("\n".join([*lines, *under]).encode()).hexdigest()
    told = {"games": len(lines), "sha256": sha} | ({"under": list(under)} if under else {})
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def _settle(folder: Path) -> None:
    """Let the new name reach the disk too, where the system can do that."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)

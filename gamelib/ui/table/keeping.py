"""Keeping the running game in a file of its own, and offering it again: nothing that was kept is lost unasked."""

from __future__ import annotations

import base64
import os
import tempfile
import zlib
from pathlib import Path

from ...core.errors import RecordError
from ...core.record import Record
from ..markup import Tongue
from . import sight
from .game import Game

ENDING = ".kept"
SEALED = "sealed:"
"""How a kept game begins that holds secrets: nobody shall read a bid by opening a file."""
MOST = 9
"""So many games are kept beside each other while they wait for an answer."""


class Keeper:
    """Where a page keeps its game: ``offer`` is one that was kept before, ``trouble`` what went wrong, in a sentence.

    While a game is offered, the running one is kept in another file, so that the offer stays until it is answered.
    """

    def __init__(self, path: Path | None) -> None:
        self.trouble = ""
        self._offers: list[tuple[Path, Record]] = []
        self._target, self._mark = path, (-1, -1)
        if path is not None:
            self._find(path)

    @property
    def offer(self) -> Record | None:
        """The game that waits for an answer, if any."""
        return self._offers[0][1] if self._offers else None

    def _find(self, path: Path) -> None:
        names = [path, *(path.with_name(f"{path.stem}-{number}{ENDING}") for number in range(2, MOST + 1))]
        for one in names:
            if one.is_file() and (record := self._read(one)) is not None and record.moves:
                self._offers.append((one, record))
        waiting = {one for one, _ in self._offers}
        self._target = next((one for one in names if one not in waiting), names[-1])

    def _read(self, path: Path) -> Record | None:
        """The kept game; what cannot be read is set aside under another name."""
        try:
            return opened(path.read_text(encoding="utf-8"))
        except (RecordError, ValueError, OSError, zlib.error):
            self._set_aside(path)
            return None

    def _set_aside(self, path: Path) -> None:
        aside, number = path.with_name(f"{path.name}.unreadable"), 1
        while aside.exists():
            number += 1
            aside = path.with_name(f"{path.name}.unreadable-{number}")
        try:
            path.rename(aside)
            self.trouble = Tongue().ui("set-aside", file=aside.name)
        except OSError as error:
            self.trouble = Tongue().ui("keeping-failed", why=error.strerror or type(error).__name__)

    def reopen(self) -> Record | None:
        """The offered game, which from now on is kept where it was."""
        if not self._offers:
            return None
        self._target, record = self._offers.pop(0)
        self._mark = (-1, -1)
        return record

    def forget(self) -> None:
        """The offered game is not wanted: it stays beside the others under another name, and is offered no more."""
        if self._offers:
            path, _ = self._offers.pop(0)
            try:
                path.replace(path.with_name(f"{path.name}.old"))
            except OSError as error:
                self.trouble = Tongue().ui("keeping-failed", why=error.strerror or type(error).__name__)

    def keep(self, game: Game, tongue: Tongue) -> None:
        """Write the game if it has changed; where that fails, say so and go on playing."""
        mark = (game.current, game.last)
        if self._target is None or not game.last or mark == self._mark:
            return
        try:
            write(self._target, closed(game))
            self._mark, self.trouble = mark, ""
        except OSError as error:
            self.trouble = tongue.ui("keeping-failed", why=error.strerror or type(error).__name__)


def closed(game: Game) -> str:
    """The game as text; in an envelope while something in it is secret."""
    text = game.record().text()
    if sight.is_told(game.branch, sight.NOBODY):
        return text
    return f"{SEALED}\n{base64.b64encode(zlib.compress(text.encode())).decode()}\n"


def opened(text: str) -> Record:
    """The game that was kept as this text."""
    if text.startswith(SEALED):
        text = zlib.decompress(base64.b64decode(text.removeprefix(SEALED))).decode()
    return Record.read(text)


def write(path: Path, text: str) -> None:
    """Write the file whole, or leave what was there."""
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        os.replace(draft, path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise


def kept_file(folder: Path, ruleset: str) -> Path:
    """Where the running game is kept beside the notebook: a file for each cell that opens a table."""
    return folder / f"{ruleset}{_cell()}{ENDING}"


def _cell() -> str:
    """The beginning of the id of the cell that is being run, which stays when the kernel restarts."""
    try:
        from IPython import get_ipython

        shell = get_ipython()
        name = str(shell.get_parent()["metadata"]["cellId"]) if shell is not None else ""
    except (ImportError, AttributeError, KeyError, TypeError):
        name = ""
    plain = "".join(char for char in name if char.isalnum())[:8]
    notebook = Path(os.environ.get("JPY_SESSION_NAME", "")).stem
    return "".join(f"-{part}" for part in (notebook, plain) if part)

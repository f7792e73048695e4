"""Keeping the running game in a file of its own, and offering it again: nothing that was kept is lost unasked."""

from __future__ import annotations

import base64
import json
import os
import tempfile
import zlib
from pathlib import Path

from ...core.errors import RecordError
from ...core.record import Record
from ..markup import Tongue
from . import own_luck, putting_away
from .game import ASKS, PERSON, Game
from .sight import NOBODY

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
        self._offers: list[tuple[Path, Game]] = []
        self._target, self._kept = path, ""
        if path is not None:
            self._find(path)

    @property
    def offer(self) -> Game | None:
        """The game that waits for an answer, if any."""
        return self._offers[0][1] if self._offers else None

    def _find(self, path: Path) -> None:
        names = [path, *(path.with_name(f"{path.stem}-{number}{ENDING}") for number in range(2, MOST + 1))]
        for one in names:
            if one.is_file() and (game := self._read(one)) is not None and longest(game):
                self._offers.append((one, game))
        waiting = {one for one, _ in self._offers}
        self._target = next((one for one in names if one not in waiting), names[-1])

    def _read(self, path: Path) -> Game | None:
        """The kept game; what cannot be read is set aside under another name."""
        try:
            return opened(path.read_text(encoding="utf-8"))
        except (RecordError, ValueError, OSError, RecursionError):
            self._set_aside(path)
            return None

    def _set_aside(self, path: Path) -> None:
        aside = unreadable(path)
        try:
            path.rename(aside)
            self.trouble = Tongue().ui("set-aside", file=aside.name)
        except OSError as error:
            self.trouble = Tongue().ui("keeping-failed", why=error.strerror or type(error).__name__)

    def reopen(self) -> Game | None:
        """The offered game, which from now on is kept where it was."""
        if not self._offers:
            return None
        self._target, game = self._offers.pop(0)
        self._kept = ""
        return game

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
        if self._target is None or not longest(game) or (text := written(game)) == self._kept:
            return
        try:
            write(self._target, closed(game, text))
            self._kept, self.trouble = text, ""
        except OSError as error:
            self.trouble = tongue.ui("keeping-failed", why=error.strerror or type(error).__name__)


def longest(game: Game) -> int:
    """The moves of the longest branch."""
    return max(len(branch.states) for branch in game.branches) - 1


def written(game: Game) -> str:
    """The game as text: a record where that tells all, else the whole table with every branch and who sits where."""
    data = putting_away.packed(game)
    if len(game.branches) == 1 and game.chance == ASKS and set(game.seats) == {PERSON} and not game.passed_on:
        return str(data["branches"][0]["record"])
    return json.dumps({**data, "at": game.last}, indent=1)


def closed(game: Game, text: str) -> str:
    """The text of a game; in an envelope while something in any branch is secret, or its seed is, which stands in it."""
    return sealed(text) if own_luck.keeps_seed(game, NOBODY) else text


def opened(text: str) -> Game:
    """The game that was kept as this text, at the end of the branch that was shown; what does not fit raises an error."""
    plain = unsealed(text)
    return putting_away.unpacked(json.loads(plain)) if plain.startswith("{") else Game(Record.read(plain))


def sealed(text: str) -> str:
    """A text in an envelope, so that whoever opens the file reads nothing."""
    return f"{SEALED}\n{base64.b64encode(zlib.compress(text.encode())).decode()}\n"


def unsealed(text: str) -> str:
    """What is in the envelope, or the text itself where there is none; one that is damaged raises :class:`ValueError`."""
    if not text.startswith(SEALED):
        return text
    try:
        return zlib.decompress(base64.b64decode(text.removeprefix(SEALED))).decode()
    except zlib.error as error:
        raise ValueError(str(error)) from None


def unreadable(path: Path) -> Path:
    """Where a file that cannot be read is set aside: a name under which nothing lies yet."""
    aside, number = path.with_name(f"{path.name}.unreadable"), 1
    while aside.exists():
        number += 1
        aside = path.with_name(f"{path.name}.unreadable-{number}")
    return aside


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

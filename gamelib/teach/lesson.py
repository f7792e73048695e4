"""Lessons as data: chapters of scenes, each a paragraph, a question, how it is answered, and a demonstration to stop before.

A ruleset keeps its lesson in ``lessons/lesson.toml``: the order, the clause of each scene and the kind of its answer. The texts
stand in ``lessons/words``. ``ask`` is one of

- ``look``: nothing is asked;
- ``allowed``: may the move be made? The engine says;
- ``choice``: of options, or ``of = "players"``; the right one is the option named like an event or a refusal of the engine, the
  player that ``from`` names (or the one so many seats ``clockwise`` from there), or ``right`` where no engine can know;
- ``number``: ``from = "fee.fee"`` is a value of an event (``which`` counts events of one key), ``"outcomes"`` the number of
  outcomes of chance;
- ``place``: where something comes to lie, by the events of the key ``from``, or by the ``"move"`` itself;
- ``move``: any legal one whose notation begins like ``like`` (with strokes between several beginnings);
- ``clause``: the scene's own, ``among`` others.

Where a place is asked for, any of its kind may be pointed at; ``kinds`` names others that one could take for it.

On a wall, ``close_up`` names the part of the board that is enough for the scene, where the board can be drawn so.

A text ``not.<answer>`` says why a wrong answer is wrong, beside what the engine tells.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from ..core.rulebook import FACE
from ..core.rulesets import ruleset
from ..core.words import LANGUAGE, Words, words
from .moment import Moment

ASKS = LOOK, ALLOWED, CHOICE, NUMBER, PLACE, MOVE, CLAUSE = (
    "look", "allowed", "choice", "number", "place", "move", "clause",
)  # fmt: skip
FOLDER = "lessons"
FIRST = "first-game"
"""The chapter after which one can play."""
_FIELDS = {"of", "from", "which", "clockwise", "right", "like", "among", "kinds", "close_up"}


@dataclass(frozen=True)
class Scene:
    """One step of a lesson; ``given`` is what its line in the file says beyond name, clause and kind of answer."""

    ruleset: str
    name: str
    clause: str
    face: str
    ask: str
    given: Mapping[str, Any] = field(default_factory=dict, hash=False)

    @cached_property
    def moment(self) -> Moment:
        """The demonstration, stopped before its last move."""
        return Moment.of(self.clause, self.face)

    def text(self, language: str = LANGUAGE) -> str:
        """What is told before the question."""
        return str(self._texts(language)["text"])

    def question(self, language: str = LANGUAGE) -> str:
        """What is asked; nothing where one only looks."""
        return str(self._texts(language).get("question", ""))

    def after(self, language: str = LANGUAGE) -> str:
        """What is told once the answer is out; nothing where the engine and the rule say it all."""
        return str(self._texts(language).get("after", ""))

    def why_not(self, answer: str, language: str = LANGUAGE) -> str:
        """What is told to those who gave this wrong answer, where it rests on something that many think; else nothing."""
        return str(self._texts(language).get("not", {}).get(answer, ""))

    def options(self, language: str = LANGUAGE) -> dict[str, str]:
        """What may be chosen, by the name that an answer gives."""
        if self.ask == ALLOWED:
            return {key: words("teach", language).template("allowed", key) for key in ("yes", "no")}
        if self.ask == CLAUSE:
            book = ruleset(self.ruleset).rulebook
            ids = {self.clause, *self.given["among"]}
            return {clause: book[clause].title for clause in book if clause in ids}
        if self.given.get("of") == "players":
            return {str(player): name for player, name in enumerate(self.moment.record.names)}
        chosen: dict[str, str] = self._texts(language).get("options", {})
        return dict(sorted(chosen.items(), key=lambda option: option[1]))

    def _texts(self, language: str) -> Mapping[str, Any]:
        texts: Mapping[str, Any] = _words(self.ruleset, language).texts["scenes"][self.name]
        return texts


@dataclass(frozen=True, slots=True)
class Chapter:
    """Scenes that belong together, under a title."""

    ruleset: str
    name: str
    scenes: tuple[Scene, ...]

    def title(self, language: str = LANGUAGE) -> str:
        """Its heading."""
        return str(_words(self.ruleset, language).texts["chapters"][self.name]["title"])

    def text(self, language: str = LANGUAGE) -> str:
        """What it is about."""
        return str(_words(self.ruleset, language).texts["chapters"][self.name]["text"])


@dataclass(frozen=True, slots=True)
class Lesson:
    """The lesson of a ruleset: chapters by name, in order."""

    ruleset: str
    chapters: Mapping[str, Chapter] = field(hash=False)

    def __getitem__(self, name: str) -> Chapter:
        if name not in self.chapters:
            values = {"ruleset": self.ruleset, "name": str(name)[:60], "known": ", ".join(self.chapters)}
            raise ValueError(words("teach").say("lesson", "no-chapter", values))
        return self.chapters[name]

    def scenes(self) -> Iterator[Scene]:
        """Every scene, chapter by chapter."""
        for chapter in self.chapters.values():
            yield from chapter.scenes


@cache
def lesson(name: str) -> Lesson:
    """The lesson of a ruleset; a ruleset without one is named."""
    path = Path(str(ruleset(name).__file__)).parent / FOLDER / "lesson.toml"
    if not path.is_file():
        raise ValueError(words("teach").say("lesson", "no-lesson", {"ruleset": name}))
    file = tomllib.loads(path.read_text(encoding="utf-8"))
    found = (Chapter(name, one["name"], tuple(_scene(name, line) for line in one["scenes"])) for one in file["chapter"])
    return Lesson(name, {chapter.name: chapter for chapter in found})


def has_lesson(name: str) -> bool:
    """Whether a ruleset has a lesson."""
    return (Path(str(ruleset(name).__file__)).parent / FOLDER / "lesson.toml").is_file()


def _scene(ruleset: str, line: dict[str, Any]) -> Scene:
    clause, _, face = line["clause"].partition(FACE)
    if line["ask"] not in ASKS:
        raise ValueError(f"The scene '{line['name']}' of {ruleset} asks for '{line['ask']}'; the kinds are {', '.join(ASKS)}.")
    given = {key: value for key, value in line.items() if key in _FIELDS}
    return Scene(ruleset, line["name"], clause, face, line["ask"], given)


def _words(ruleset: str, language: str) -> Words:
    return words(f"{ruleset}/{FOLDER}", language)

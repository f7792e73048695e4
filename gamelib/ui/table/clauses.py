"""What a clause says, with its basis, its note and its demonstrations."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ...core.events import Refusal
from ...core.record import Record
from ...core.rulebook import FACE, Rulebook
from ...core.rulesets import ruleset_of
from ...drawing import escaped
from ...teach.moment import Moment
from ..example import example
from ..markup import Tongue, button, element

if TYPE_CHECKING:
    from .page import TablePage


def clause_page(
    clause: str, tongue: Tongue, window: str = "", wide: bool = False, may_show: bool = True, further: str = ""
) -> str:
    """A clause in full, for a window or a wall; to a player without its id, and with its note folded.

    Behind a ``~`` may stand which of its demonstrations comes first. ``may_show`` says whether these can be laid on a table,
    ``further`` are other ways that lead on.
    """
    shown, (clause, _, face) = clause, clause.partition(FACE)
    text = Rulebook(ruleset_of(clause).rulebook.ruleset, tongue.language)[clause]
    shows = (_shows(clause, face, tongue) if may_show else "") + further
    row = element("div", shows, class_="row") if shows else ""
    said = [element("h3", escaped(text.title)), f"<p>{escaped(text.sentence)}</p>", row]
    if tongue.plain:
        about = element("summary", escaped(tongue.ui("about-rule"))) + element("p", escaped(text.note), class_="quiet")
        return "".join([*said, example(shown, tongue.language, window, wide), element("details", about) if text.note else ""])
    said.insert(1, element("p", f"<code>{escaped(clause)}</code>"))
    said.insert(3, element("p", f"<b>{escaped(tongue.ui('basis'))}</b> {escaped(text.basis)}"))
    if text.note:
        said.insert(4, element("p", escaped(text.note), class_="quiet"))
    return "".join([*said, example(shown, tongue.language, window, wide)])


def _shows(clause: str, first: str, tongue: Tongue) -> str:
    """The ways to the demonstrations; to a player further ones are numbered, as their names are those of options."""
    shows = []
    for number, face in enumerate(sorted(_faces(clause), key=lambda face: face != first), 1):
        whole = clause + (FACE + face if face else "")
        named = tongue.ui("demo-more", face=face.replace("-", " ")) if face else tongue.ui("demo")
        told = tongue.ui("demo-other", number=number) if tongue.plain else named
        shows.append(button(told, "demo", whole) if number > 1 else button(tongue.ui("demo"), "demo", whole, class_="strong"))
    return "".join(shows)


def _faces(clause: str) -> list[str]:
    """The names of its demonstrations; the one that has none comes first."""
    demos = ruleset_of(clause).demos
    return ["", *demos.faces(clause)] if clause in demos else []


def refusing(clause: str, why: Refusal) -> str:
    """A clause with that of its demonstrations, behind a ``~``, which ends in such a refusal: in these words, else in any."""
    faces = sorted(_refusals(clause), key=lambda one: why.key not in one[1])
    return clause + (FACE + faces[0][0] if faces and faces[0][0] else "")


@cache
def _refusals(clause: str) -> list[tuple[str, set[str]]]:
    """The demonstrations of a clause that end in a refusal, and the keys of what it says there."""
    every = []
    for face in _faces(clause):
        moment = Moment.of(clause, face)
        told = [one for why in moment.told() if isinstance(why, Refusal) for one in (why, *why.others)]
        every.append((face, {one.key for one in told if one.clause == clause}))
    return [(face, keys) for face, keys in every if keys]


def way_back(page: TablePage) -> tuple[str, str]:
    """The way back from a demonstration, in full and in short: to the game, or to the page from which it was laid."""
    if not page.only_shows:
        return "back-to-game", "demo-home"
    return ("back-to-lesson", "lesson-home") if is_of_lesson(page) else ("back-to-rules", "rules-home")


def is_of_lesson(page: TablePage) -> bool:
    """Whether a demonstration was opened from a lesson, which goes on behind it."""
    from ..learn.lesson import LessonPage

    return page.only_shows and isinstance(page.origin, LessonPage)


def demonstration(clause: str) -> Record:
    """The record that shows a clause, or one of its further faces (after a ``~``)."""
    name, _, face = clause.partition(FACE)
    demos = ruleset_of(name).demos
    record: Record = demos.faces(name)[face] if face else demos[name]
    return record

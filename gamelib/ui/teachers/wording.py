"""The sentences of a plan as HTML: whatever they name that this program can show is a button that shows it."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from ...core.exercise import exercises
from ...core.words import words
from ...drawing import escaped
from ...teach.lesson import lesson
from ..addresses import EXERCISES, LEARN
from ..markup import button, element
from ..page import VISIT

NUMBERS = r"\d+(?:(?:, |–)\d+)*"
MARKS = (
    (r"\[([^\]]+)\]\(walkthrough\.ipynb#([^)]+)\)(?: (" + NUMBERS + r"))?", "chapter"),
    (r"\[([^\]]+)\]\(([\w.]+)\)", "book"),
    (r"(\d+) \(`([\w-]+)`\)", "exercise"),
    (r"`([^`]+)`", "code"),
    (r"\*\*(.+?)\*\*", "bold"),
    (r"\*([^*]+)\*(?: (" + NUMBERS + r"))?", "slanted"),
)
"""What is marked in a text, and how; what stands first is looked for first."""
ANY = re.compile("|".join(f"(?P<{name}>{pattern})" for pattern, name in MARKS))


def marked_up(text: str, game: str) -> str:
    """A text of the plan of a game."""
    parts, end = [], 0
    for one in ANY.finditer(text):
        parts += [_plain(text[end : one.start()], game), _SHOWN[str(one.lastgroup)](one.group(), game)]
        end = one.end()
    return "".join([*parts, _plain(text[end:], game)])


def to(address: str, text: str, label: str = "") -> str:
    """A button that leads to a page by its address."""
    return button(text, VISIT, address, class_="to", aria_label=label or None)


def _matched(mark: str, name: str) -> tuple[str, ...]:
    pattern = next(pattern for pattern, kind in MARKS if kind == name)
    found = re.fullmatch(pattern, mark)
    return tuple(group or "" for group in found.groups()) if found else ()


@cache
def _chapters(game: str) -> dict[str, str]:
    """The chapters of a lesson by their titles."""
    return {chapter.title(): name for name, chapter in lesson(game).chapters.items()}


@cache
def _titles(game: str) -> re.Pattern[str]:
    """A chapter by its title, with the numbers of scenes behind it."""
    longest_first = sorted(_chapters(game), key=len, reverse=True)
    return re.compile(rf"\b({'|'.join(map(re.escape, longest_first))}) ({NUMBERS})")


def _plain(text: str, game: str) -> str:
    """What is not marked; where it names a scene, that can be opened."""
    parts, end = [], 0
    for one in _titles(game).finditer(text):
        parts += [escaped(text[end : one.start()]), _scenes(one[1], one[2], game)]
        end = one.end()
    return "".join([*parts, escaped(text[end:])])


def _scenes(title: str, numbers: str, game: str) -> str:
    """A chapter, and each of the numbers behind it as the scene that it stands for."""
    name = _chapters(game).get(title)
    if name is None:
        return escaped(f"{title} {numbers}".strip())
    address = f"/{game}/{LEARN}/{name}"
    first = re.match(r"\d+", numbers)
    each = re.sub(r"\d+", lambda one: to(f"{address}/{one[0]}", one[0], f"{title} {one[0]}"), numbers)
    return f"{to(f'{address}/{first[0] if first else 1}', title)} {each}".strip()


def _chapter(mark: str, game: str) -> str:
    title, anchor, numbers = _matched(mark, "chapter")
    called = next((one for one in _chapters(game) if one.replace(" ", "-") == anchor), title)
    return _scenes(called, numbers, game)


def _book(mark: str, game: str) -> str:
    """A notebook: the exercises and a game are pages here as well; of any other it is said how it is opened."""
    title, file = _matched(mark, "book")
    pages = {"exercises.ipynb": f"/{game}/{EXERCISES}", f"play_{game}.ipynb": f"/{game}"}
    if file in pages:
        return to(pages[file], title)
    how = words("ui/teachers").say("teachers", "notebook", {"file": f"{game}/{file}"})
    return f"{element('b', escaped(title))} ({marked_up(how, game)})"


def _exercise(mark: str, game: str) -> str:
    number, name = _matched(mark, "exercise")
    known = list(exercises(game))
    text = f"{number} ({name})"
    return to(f"/{game}/{EXERCISES}/{known.index(name) + 1}", text) if name in known else escaped(text)


def _code(mark: str, game: str) -> str:
    return element("code", escaped(mark[1:-1]))


def _bold(mark: str, game: str) -> str:
    return element("b", marked_up(mark[2:-2], game))


def _slanted(mark: str, game: str) -> str:
    text, numbers = _matched(mark, "slanted")
    if numbers and text in _chapters(game):
        return _scenes(text, numbers, game)
    return f"{element('i', escaped(text))} {numbers}".rstrip()


_SHOWN: dict[str, Callable[[str, str], str]] = {
    "chapter": _chapter,
    "book": _book,
    "exercise": _exercise,
    "code": _code,
    "bold": _bold,
    "slanted": _slanted,
}

"""What the door shows: a card for every game, a line of the games that wait, and a word to teachers and designers."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any

from ...core.rulesets import ruleset
from ...drawing import escaped
from .. import ways
from ..addresses import DESIGN, PLAN, RESULTS, RULES
from ..markup import Tongue, button, element, here
from ..page import VISIT, Page
from ..table import heading
from ..table.page import TablePage
from ..table.waiting import is_over, key
from .pictures import picture

KEY = "key"
"""The page to print with all rules of a game, and the one that only whoever sits at the host gets."""
LET_GO, TAKE_BACK = "let-go", "take-back"
"""What a game that waits is asked for when it is wanted no more, and when it is wanted after all."""


def welcome(tongue: Tongue) -> str:
    """What this is, in three short sentences that are never broken in their midst."""
    sentences = re.split(r"(?<=[.!?]) ", tongue.ui("door-head"))
    head = element("h2", " ".join(element("span", escaped(one)) for one in sentences))
    return head + element("p", escaped(tongue.ui("door-about")), class_="about")


def waiting(tables: list[TablePage], gone: TablePage | None, tongue: Tongue, rooms: Iterable[Page] = ()) -> str:
    """The ways back to the games that wait, in one line, the one that was left last first; and back to one just let go.

    Behind them stand lessons and exercises that were left, and games that are over, to be looked back at.
    """
    open_games = [_waits(table, tables, tongue) for table in tables if not is_over(table)] + [_left(room) for room in rooms]
    finished = [_waits(table, tables, tongue) for table in tables if is_over(table)]
    parts = _labelled("door-go-on", open_games, tongue) + _labelled("door-look-back", finished, tongue)
    parts += [] if gone is None else [_let_go(gone, tongue)]
    return element("div", parts, class_="waiting", role="group", aria_label=tongue.ui("door-go-on")) if parts else ""


def _labelled(key: str, some: list[str], tongue: Tongue) -> list[str]:
    return [element("span", escaped(tongue.ui(key)), class_="label"), *some] if some else []


def _waits(table: TablePage, tables: list[TablePage], tongue: Tongue) -> str:
    """A game as a short button, with a small one beside it that lets the game go."""
    name, title = key(table), _called(table, tables, tongue)
    inside = element("b", escaped(title)) + escaped(ways.stands(table, tongue))
    given = {"title": ways.told(table, tongue), "data_do": "continue", "data_arg": name, "data_key": f"continue-{name}"}
    go = element("button", inside, type="button", class_="go-on", **given)
    label = tongue.ui("door-let-go", game=title)
    drop = button("×", LET_GO, name, class_="let-go", aria_label=label, title=label, data_key=f"{LET_GO}-{name}")
    return element("span", go + drop, class_="one")


def _left(room: Page) -> str:
    """A lesson or exercises that were left, as a short button."""
    given = {"data_do": VISIT, "data_arg": room.address, "data_key": "left-{}-{}".format(*room.address.split("/")[1:3])}
    go = element("button", element("b", escaped(room.title)), type="button", class_="go-on", **given)
    return element("span", go, class_="one")


def _called(table: TablePage, tables: list[TablePage], tongue: Tongue) -> str:
    """The name of a game; where several of its kind wait, also which of them it is, lest two look alike."""
    kind = table.game.state.ruleset
    title, alike = heading.titled(kind, tongue)[0], sorted(one.number for one in tables if one.game.state.ruleset == kind)
    if len(alike) < 2:
        return title
    return tongue.ui("door-one-of", game=title, which=tongue.ui("door-which").split(" | ")[alike.index(table.number)])


def _let_go(table: TablePage, tongue: Tongue) -> str:
    """What was let go, and the way back; it has the key of what let it go, so that the keyboard stays there."""
    name, title = key(table), _called(table, [], tongue)
    said = element("span", escaped(tongue.ui("door-gone", game=title)))
    undo = button(tongue.ui("undo"), TAKE_BACK, name, class_="undo", data_key=f"{LET_GO}-{name}")
    return element("span", said + undo, class_="gone", role="status")


@cache
def games(names: tuple[str, ...], tongue: Tongue) -> str:
    """All games that can be played; they are the same for everybody who comes."""
    return element("div", (_card(name, tongue) for name in names if ruleset(name).BOTS), class_="games")


def to_teachers(tongue: Tongue) -> str:
    """The way down to the plans, which lie below the games: a low screen shows none of them."""
    given = {"class_": "to-teachers", "title": tongue.ui("door-teachers"), "data_key": "teachers"}
    return here(tongue.ui("door-to-teachers"), "teachers", **given)


def further(names: tuple[str, ...], prints: tuple[str, ...], tongue: Tongue) -> str:
    """What else there is: for teachers, for designers, and all rules of a game where the host can show them."""
    taught = [name for name in names if has_lesson(name)]
    plans = [_chip("plan", name, tongue, f"/{name}/{PLAN}") for name in taught]
    if KEY in prints:
        label = tongue.ui("door-results-of")
        given = {"class_": "way", "aria_label": label, "title": label, "data_key": "results"}
        plans.append(button(tongue.ui("door-results"), VISIT, RESULTS, **given))
    dials = (_chip("numbers", name, tongue, f"/{name}/{DESIGN}") for name in names)
    rules = [_chip("all-rules", name, tongue, f"/{name}/{RULES}") for name in names]
    words = _word("teachers", tongue, plans) + _word("designers", tongue, dials)
    return element("div", words + _word("rules", tongue, rules), class_="further")


def _word(key: str, tongue: Tongue, chips: Iterable[str]) -> str:
    head = element("h3", escaped(tongue.ui(f"door-{key}"))) + element("p", escaped(tongue.ui(f"door-{key}-about")))
    return element("section", head + element("div", chips, class_="ways"))


def _chip(key: str, name: str, tongue: Tongue, address: str) -> str:
    """The name of a game as the way to one of its pages."""
    title = heading.titled(name, tongue)[0]
    label = tongue.ui(f"door-{key}", game=title)
    given = {"class_": "way", "aria_label": label, "title": label, "data_key": f"{key}-{name}"}
    return button(title, VISIT, address, **given)


def about(name: str, tongue: Tongue) -> str:
    """What a game is about, in a sentence."""
    pitch: Any = tongue.of(name).texts.get("pitch", {})
    told = str(pitch.get("about") or heading.titled(name, tongue)[1])
    return told[:1].upper() + told[1:]


def _card(name: str, tongue: Tongue) -> str:
    title = heading.titled(name, tongue)[0]
    image = f'<img src="{picture(name)}" alt="{escaped(tongue.ui("door-picture", game=title))}">'
    words = element("h3", escaped(title)) + element("p", escaped(about(name, tongue)))
    words += element("p", escaped(_facts(name, tongue)), class_="facts")
    play = button(f"{tongue.ui('door-play')} {title}", "choose", name, class_="deed strong", data_key=f"play-{name}")
    acts = ("learn", "exercises", "design") if has_lesson(name) else ("design",)
    others = (_way(act, name, title, tongue) for act in acts)
    return element("article", image + element("div", words + play + element("p", others, class_="ways"), class_="inside"))


def _facts(name: str, tongue: Tongue) -> str:
    low, high = ruleset(name).Rules.dials()["players"]["range"]
    minutes = tongue.of(name).texts.get("pitch", {}).get("minutes", "30")
    return tongue.ui("door-facts", low=low, high=high, minutes=minutes)


def _way(act: str, name: str, title: str, tongue: Tongue) -> str:
    text = tongue.ui(f"door-{act}")
    return button(text, act, name, class_="way", aria_label=f"{text}: {title}")


def has_lesson(name: str) -> bool:
    """Whether there is a lesson on a game."""
    from ...teach.lesson import has_lesson as is_taught

    return is_taught(name)

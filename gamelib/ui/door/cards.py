"""What the door shows: a card for every game, a line of the games that wait, and a word to teachers and designers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

from ...core.rulesets import ruleset
from ...drawing import escaped
from .. import ways
from ..addresses import DESIGN, LEARN, PLAN, RESULTS, RULES
from ..markup import Tongue, button, element, here
from ..page import VISIT, Page
from ..table import heading
from ..table.page import TablePage
from ..table.waiting import is_over, key
from .pictures import picture, shown_of

KEY = "key"
"""The page to print with all rules of a game, and the one that only whoever sits at the host gets."""
LET_GO, TAKE_BACK, UNFOLD = "let-go", "take-back", "unfold"
"""What the door is asked for when what waits is wanted no more, when it is wanted after all, and to see all that waits."""
SHOWN = (1, 2, 3, 4)
"""So many of those that wait are shown, the more the wider the window."""


class Kept(NamedTuple):
    """What waits at the door: games, lessons and exercises, what was just let go of them, and whether all are shown."""

    tables: Sequence[TablePage] = ()
    rooms: Sequence[Page] = ()
    gone: TablePage | Page | None = None
    unfolded: bool = False


def welcome(tongue: Tongue) -> str:
    """What this is, in three short sentences that are never broken in their midst."""
    sentences = re.split(r"(?<=[.!?]) ", tongue.ui("door-head"))
    head = element("h2", " ".join(element("span", escaped(one)) for one in sentences))
    return head + element("p", escaped(tongue.ui("door-about")), class_="about")


def waiting(kept: Kept, tongue: Tongue) -> str:
    """The ways back to the games that wait, the one that was left last first; and back to what was just let go.

    Behind them stand lessons and exercises that were left, and on a line of their own games that are over. Only so many are
    shown as there is room for; the others are unfolded.
    """
    tables = kept.tables
    going = [_waits(table, tables, tongue) for table in tables if not is_over(table)] + [
        _left(room, tongue) for room in kept.rooms
    ]
    ended = [_waits(table, tables, tongue) for table in tables if is_over(table)]
    parts = [_labelled("door-go-on", going, 0, tongue), _labelled("door-look-back", ended, len(going), tongue)]
    parts += [_more(len(going) + len(ended), kept.unfolded, tongue)]
    parts += [] if kept.gone is None else [_let_go(kept.gone, tongue)]
    if not any(parts):
        return ""
    look = "waiting all" if kept.unfolded else "waiting"
    return element("div", parts, class_=look, role="group", aria_label=tongue.ui("door-go-on"))


def _past(rank: int) -> str:
    """The classes of what comes at this place of a list, by which it is hidden where so many are shown."""
    return "".join(f" past-{shown}" for shown in SHOWN if rank >= shown)


def _labelled(key: str, some: list[str], first: int, tongue: Tongue) -> str:
    """What waits alike, behind the word for it; ``first`` is the place of the first of them among all."""
    if not some:
        return ""
    label = element("span", escaped(tongue.ui(key)), class_="label")
    ones = (element("span", inside, class_=f"one{_past(first + at)}") for at, inside in enumerate(some))
    return element("div", [label, *ones], class_=f"kept{_past(first)}")


def _more(number: int, unfolded: bool, tongue: Tongue) -> str:
    """The way to those for which there is no room, and their number where so many are shown."""
    if number <= SHOWN[0]:
        return ""
    counts = [element("span", escaped(tongue.ui("door-more", number=number - shown)), class_=f"past-{shown}")
              for shown in SHOWN if number > shown]  # fmt: skip
    inside = escaped(tongue.ui("door-fewer")) if unfolded else "".join(counts)
    given = {"data_do": UNFOLD, "data_key": UNFOLD, "aria_expanded": str(unfolded).lower()}
    return element("button", inside, type="button", class_="more", **given)


def _waits(table: TablePage, tables: Sequence[TablePage], tongue: Tongue) -> str:
    """A game as a short button, with a small one beside it that lets the game go."""
    name, title = key(table), _called(table, tables, tongue)
    inside = element("b", escaped(title)) + escaped(ways.stands(table, tongue))
    given = {"title": ways.told(table, tongue), "data_do": "continue", "data_arg": name, "data_key": f"continue-{name}"}
    go = element("button", inside, type="button", class_="go-on", **given)
    return go + _cross(name, name, tongue.ui("door-let-go", game=title))


def _left(room: Page, tongue: Tongue) -> str:
    """A lesson or exercises that were left, as a short button, with one beside it that puts them away."""
    name, title = _slug(room), _title(room, tongue)
    given = {"data_do": VISIT, "data_arg": room.address, "data_key": f"left-{name}"}
    go = element("button", element("b", escaped(title)), type="button", class_="go-on", **given)
    return go + _cross(room.address, name, tongue.ui("door-put-away", title=title))


def _slug(room: Page) -> str:
    return "-".join(room.address.split("/")[1:3])


def _title(room: Page, tongue: Tongue) -> str:
    """What a room is called at the door, where a lesson's own title would read as that of a game."""
    _, game, what, *_ = room.address.split("/")
    return f"{heading.titled(game, tongue)[0]} · {tongue.ui('door-lesson')}" if what == LEARN else room.title


def _cross(arg: str, name: str, label: str) -> str:
    return button("×", LET_GO, arg, class_="let-go", aria_label=label, title=label, data_key=f"{LET_GO}-{name}")


def _called(table: TablePage, tables: Sequence[TablePage], tongue: Tongue) -> str:
    """The name of a game; where several of its kind wait, also which of them it is, lest two look alike."""
    kind = table.game.state.ruleset
    title, alike = heading.titled(kind, tongue)[0], sorted(one.number for one in tables if one.game.state.ruleset == kind)
    if len(alike) < 2:
        return title
    return tongue.ui("door-one-of", game=title, which=tongue.ui("door-which").split(" | ")[alike.index(table.number)])


def _let_go(gone: TablePage | Page, tongue: Tongue) -> str:
    """What was let go, and the way back; it has the key of what let it go, so that the keyboard stays there."""
    if isinstance(gone, TablePage):
        name = slug = key(gone)
        told = tongue.ui("door-gone", game=_called(gone, [], tongue))
    else:
        name, slug = gone.address, _slug(gone)
        told = tongue.ui("door-away", title=_title(gone, tongue))
    undo = button(tongue.ui("undo"), TAKE_BACK, name, class_="undo", data_key=f"{LET_GO}-{slug}")
    return element("span", element("span", escaped(told)) + undo, class_="gone", role="status")


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
    alt, across = escaped(tongue.ui("door-picture", game=title)), f"--across:{shown_of(name).across}%"
    image = f'<img src="{picture(name)}" alt="{alt}" style="{across}">'
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

"""How to play the game that was chosen: every choice is made already, and one press starts it."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import NamedTuple

from ...core.rulesets import ruleset
from ...drawing import escaped
from ..markup import Tongue, attributes, button, element
from ..table import heading
from .cards import about, has_lesson

WAYS = BOTS, TOGETHER, WATCH = ("bots", "together", "watch")
LEVELS = ("beginner", "sensible", "strong")
USUAL_PLAYERS, USUAL_LEVEL = 3, "sensible"
NAMES = ("Anna", "Ben", "Chloé", "Dev", "Eva", "Finn")
"""What players are called unless somebody says otherwise."""


class Filled(NamedTuple):
    """What stands in the choices: what was chosen and typed, by the names of the fields, and which of them are at fault."""

    fields: Mapping[str, str] = {}
    wrong: Container[str] = ()
    trouble: str = ""


def sheet(name: str, filled: Filled, tongue: Tongue) -> str:
    """The choices for a game, over the door."""
    title = heading.titled(name, tongue)[0]
    given = {"data_instead": "how-to", "data_key": "how-to", "class_": "quietly"}  # what was chosen and typed goes with it
    how = element("button", escaped(tongue.ui("how-to-play")), type="submit", **given) if has_lesson(name) else ""
    inside = element("p", f"{escaped(about(name, tongue))} {how}".strip(), class_="about") + _questions(name, filled, tongue)
    inside += element("div", _names(filled, players_of(name)[1], tongue), class_="names")
    if filled.trouble:
        inside += element("p", f"✕ {escaped(filled.trouble)}", class_="refused", role="alert")
    go = element("button", escaped(tongue.ui("door-start")), type="submit", class_="deed strong", data_first=True)
    form = element("form", element("div", inside, class_="asked") + go, data_do="start", data_arg=name, autocomplete="off")
    shut = button("✕", "dialog", "", aria_label=tongue.ui("close"), class_="shut")
    head = element("header", element("h2", escaped(title)) + shut)
    inside = head + element("div", form, class_="inside")
    return element("div", inside, role="dialog", aria_modal="true", aria_label=title, class_="sheet choices")


def _questions(name: str, filled: Filled, tongue: Tongue) -> str:
    """How to play, with how many, and against whom."""
    low, high = players_of(name)
    ways = [(way, tongue.ui(f"way-{way}"), "") for way in WAYS]
    levels = [(level, tongue.ui(f"level-{level}"), tongue.ui(f"level-{level}-does")) for level in LEVELS]
    seats = [(str(number), str(number), "") for number in range(low, high + 1)]
    chosen = {"way": BOTS, "players": str(usual_players(name)), "level": USUAL_LEVEL} | dict(filled.fields)
    asked = _radios("way", tongue.ui("door-how"), ways, chosen["way"], "three")
    asked += _radios("players", tongue.ui("door-players"), seats, chosen["players"])
    return asked + _radios("level", tongue.ui("door-level"), levels, chosen["level"], "three level")


def _names(filled: Filled, most: int, tongue: Tongue) -> str:
    """A field for one's own name, and one for everybody else who may play at this screen."""
    own = element("span", escaped(tongue.ui("door-name")), class_="own")
    first = own + element("span", escaped(tongue.ui("door-name-of", number=1)), class_="one-of")
    parts = [element("label", first + _field(1, filled), class_="name")]
    for number in range(2, most + 1):
        said = element("span", escaped(tongue.ui("door-name-of", number=number)))
        parts.append(element("label", said + _field(number, filled), class_="name"))
    return "".join(parts)


def _field(number: int, filled: Filled) -> str:
    """The field for a name: what was typed stays in it, and one that is at fault is marked."""
    name, usual = name_field(number), NAMES[(number - 1) % len(NAMES)]
    typed, is_wrong = filled.fields.get(name, usual if number == 1 else ""), name in filled.wrong
    given = attributes(
        name=name, maxlength=20, value=typed, placeholder=usual, autocomplete="off", aria_invalid="true" if is_wrong else None
    )
    return f"<input{given}>"


def name_field(number: int) -> str:
    """What the field for the name of a player is called; the first is whoever opened the game."""
    return "name" if number == 1 else f"name-{number}"


def _radios(name: str, legend: str, options: list[tuple[str, str, str]], chosen: str, kind: str = "") -> str:
    """A few ways of which one is chosen, as a row of large buttons, each with a few words about it where there are any."""
    parts = [element("legend", escaped(legend))]
    for value, text, about_it in options:
        field = f'<input type="radio" name="{name}" value="{escaped(value)}"{" checked" if value == chosen else ""}>'
        more = element("small", escaped(about_it)) if about_it else ""
        parts.append(element("label", f"{field}<span>{escaped(text)}{more}</span>"))
    return element("fieldset", parts, class_=f"ways {kind}".strip())


def players_of(name: str) -> tuple[int, int]:
    """The fewest and the most players of a game."""
    low, high = ruleset(name).Rules.dials()["players"]["range"]
    return int(low), int(high)


def usual_players(name: str) -> int:
    """How many sit at the table unless somebody says otherwise."""
    low, high = players_of(name)
    return min(max(USUAL_PLAYERS, low), high)

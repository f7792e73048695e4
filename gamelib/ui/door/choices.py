"""How to play the game that was chosen: every choice is made already, and one press starts it."""

from __future__ import annotations

from ...core.rulesets import ruleset
from ...drawing import escaped
from ..markup import Tongue, button, element
from ..table import heading
from .cards import about

WAYS = BOTS, TOGETHER, WATCH = ("bots", "together", "watch")
LEVELS = ("beginner", "sensible", "strong")
USUAL_PLAYERS, USUAL_LEVEL = 3, "sensible"


def sheet(name: str, person: str, trouble: str, tongue: Tongue) -> str:
    """The choices for a game, over the door."""
    title = heading.titled(name, tongue)[0]
    low, high = players_of(name)
    ways = [(way, tongue.ui(f"way-{way}")) for way in WAYS]
    levels = [(level, tongue.ui(f"level-{level}")) for level in LEVELS]
    seats = [(str(number), str(number)) for number in range(low, high + 1)]
    inside = element("p", escaped(about(name, tongue)), class_="about")
    inside += _radios("way", tongue.ui("door-how"), ways, BOTS)
    inside += _radios("players", tongue.ui("door-players"), seats, str(usual_players(name)))
    inside += _radios("level", tongue.ui("door-level"), levels, USUAL_LEVEL)
    inside += (
        f'<label class="name"><span>{escaped(tongue.ui("door-name"))}</span>'
        f'<input name="name" maxlength="20" value="{person}" autocomplete="off"></label>'
    )
    if trouble:
        inside += element("p", f"✕ {escaped(trouble)}", class_="refused", role="alert")
    inside += element("button", escaped(tongue.ui("door-start")), type="submit", class_="deed strong", data_first=True)
    form = element("form", inside, data_do="start", data_arg=name, autocomplete="off")
    shut = button("✕", "dialog", "", aria_label=tongue.ui("close"), class_="shut")
    head = element("header", element("h2", escaped(title)) + shut)
    inside = head + element("div", form, class_="inside")
    return element("div", inside, role="dialog", aria_modal="true", aria_label=title, class_="sheet choices")


def _radios(name: str, legend: str, options: list[tuple[str, str]], chosen: str) -> str:
    """A few ways of which one is chosen, as a row of large buttons."""
    parts = [element("legend", escaped(legend))]
    for value, text in options:
        field = f'<input type="radio" name="{name}" value="{escaped(value)}"{" checked" if value == chosen else ""}>'
        parts.append(element("label", f"{field}<span>{escaped(text)}</span>"))
    return element("fieldset", parts, class_="ways")


def players_of(name: str) -> tuple[int, int]:
    """The fewest and the most players of a game."""
    low, high = ruleset(name).Rules.dials()["players"]["range"]
    return int(low), int(high)


def usual_players(name: str) -> int:
    """How many sit at the table unless somebody says otherwise."""
    low, high = players_of(name)
    return min(max(USUAL_PLAYERS, low), high)

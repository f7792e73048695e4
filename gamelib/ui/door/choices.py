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
NAMES = ("Anna", "Ben", "Chloé", "Dev", "Eva", "Finn")
"""What players are called unless somebody says otherwise."""


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
    inside += _radios("level", tongue.ui("door-level"), levels, USUAL_LEVEL, "level")
    inside += element("div", _names(person, high, tongue), class_="names")
    if trouble:
        inside += element("p", f"✕ {escaped(trouble)}", class_="refused", role="alert")
    go = element("button", escaped(tongue.ui("door-start")), type="submit", class_="deed strong", data_first=True)
    form = element("form", element("div", inside, class_="asked") + go, data_do="start", data_arg=name, autocomplete="off")
    shut = button("✕", "dialog", "", aria_label=tongue.ui("close"), class_="shut")
    head = element("header", element("h2", escaped(title)) + shut)
    inside = head + element("div", form, class_="inside")
    return element("div", inside, role="dialog", aria_modal="true", aria_label=title, class_="sheet choices")


def _names(person: str, most: int, tongue: Tongue) -> str:
    """A field for one's own name, and one for everybody else who may play at this screen."""
    own = element("span", escaped(tongue.ui("door-name")), class_="own")
    first = own + element("span", escaped(tongue.ui("door-name-of", number=1)), class_="one-of")
    parts = [f'<label class="name">{first}<input name="name" maxlength="20" value="{person}" autocomplete="off"></label>']
    for number in range(2, most + 1):
        said = element("span", escaped(tongue.ui("door-name-of", number=number)))
        usual = NAMES[(number - 1) % len(NAMES)]
        field = f'<input name="{name_field(number)}" maxlength="20" placeholder="{escaped(usual)}" autocomplete="off">'
        parts.append(element("label", said + field, class_="name"))
    return "".join(parts)


def name_field(number: int) -> str:
    """What the field for the name of a player is called; the first is whoever opened the game."""
    return "name" if number == 1 else f"name-{number}"


def _radios(name: str, legend: str, options: list[tuple[str, str]], chosen: str, kind: str = "") -> str:
    """A few ways of which one is chosen, as a row of large buttons."""
    parts = [element("legend", escaped(legend))]
    for value, text in options:
        field = f'<input type="radio" name="{name}" value="{escaped(value)}"{" checked" if value == chosen else ""}>'
        parts.append(element("label", f"{field}<span>{escaped(text)}</span>"))
    return element("fieldset", parts, class_=f"ways {kind}".strip())


def players_of(name: str) -> tuple[int, int]:
    """The fewest and the most players of a game."""
    low, high = ruleset(name).Rules.dials()["players"]["range"]
    return int(low), int(high)


def usual_players(name: str) -> int:
    """How many sit at the table unless somebody says otherwise."""
    low, high = players_of(name)
    return min(max(USUAL_PLAYERS, low), high)

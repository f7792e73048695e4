"""The head of the page: which game, whose eyes, and the tools in their groups."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.moves import CHANCE
from ...core.rulesets import ruleset
from ...core.words import languages
from ...drawing import escaped
from ..markup import Tongue, button, element, grouped, select
from ..page import VISIT
from .clauses import way_back
from .dialogs import GROUPS, HELP
from .game import Game
from .keeping import longest
from .own_luck import has_secrets
from .sight import OPEN

if TYPE_CHECKING:
    from .page import TablePage

ALL_OPEN = "open"
"""How the page names the eyes that see all."""


def head(page: TablePage) -> str:
    """Which game and which turn; then the tools in groups: to look with other eyes, to change the table, to keep it."""
    tongue, state = page.tongue, page.game.state
    parts = [titled(state.ruleset, tongue)[0], tongue.ui("players", players=state.rules.players)]
    parts += [tongue.ui("turn", turn=state.turn)] if state.turn else []
    name, players, *turn = map(escaped, parts)
    since = "".join(f" · {one}" for one in turn)
    title = element("h2", f'<b>{name}</b><span class="players"> · {players}</span>{since}', title=" · ".join(parts))
    back = button(f"← {tongue.ui(way_back(page)[0])}", "back", class_="strong") if page.aside else ""
    is_odd = page.origin is not None and not page.only_shows
    home = button(tongue.ui("to-design" if is_odd else "games"), "door", data_key="door") if page.door else ""
    home += button(tongue.ui("games"), VISIT, "/", data_key="home") if page.door and is_odd else ""
    tongues = [(one, one) for one in languages()]
    spoken = select("language", tongues, tongue.language, tongue.ui("language")) if len(tongues) > 1 else ""
    plain = button(tongue.ui("play-face"), "face", "play", data_key="face", title=tongue.ui("play-face-help"))
    about = tongue.ui("title-help")
    ask = button("?", "dialog", HELP, data_key=HELP, class_="about-tools", title=about, aria_label=about)
    tools = grouped("look", _eyes(page), tongue) + "".join(_opening(group, names, tongue) for group, names in GROUPS.items())
    ways = element("span", home + plain + ask, class_="tools ways")
    shown = _on_a_wall(page, plain, tools + spoken, home) if page.projected else tools + spoken + ways
    return title + element("nav", back + shown, aria_label=tongue.ui("tools")) + notices(page)


def _on_a_wall(page: TablePage, plain: str, tools: str, home: str) -> str:
    """The way back to the plain table; all tools behind one button, so that the board has their room."""
    say = page.tongue.ui
    wall = button(say("projector"), "projector", aria_pressed="true", title=say("projector-help"), data_key="projector")
    return plain + menu(page, tools + wall + home + button(say("title-help"), "dialog", HELP, data_key=HELP))


def menu(page: TablePage, ways: str) -> str:
    """On a projector room is scarce: all ways from the table lie behind one button."""
    name = f"ways-{page.game.state.ruleset}"
    word = element("span", escaped(page.tongue.ui("table-menu")), class_="worded")
    opener = element("button", f"☰ {word}", type="button", popovertarget=name, data_key="menu")
    return opener + element("div", ways, id=name, popover=True, class_="ways", data_key="ways")


def _opening(group: str, names: tuple[str, ...], tongue: Tongue) -> str:
    """The dialogs of a group, each with what it is for."""
    opens = (button(tongue.ui(f"title-{name}"), "dialog", name, title=tongue.ui(f"help-{name}")) for name in names)
    return grouped(group, "".join(opens), tongue)


def notices(page: TablePage) -> str:
    """What must be said above the table in either face."""
    return _all_open(page) + _trouble(page) + _offer(page)


def _eyes(page: TablePage) -> str:
    """Whose eyes; a page that is bound to a seat does not ask."""
    tongue = page.tongue
    if page.seat is not None:
        return element("span", escaped(tongue.player(page.seat)), class_="seat")
    ways = [("", tongue.ui("one-screen")), (ALL_OPEN, tongue.ui("open"))]
    ways += [(str(player), tongue.player(player)) for player in range(page.game.state.rules.players)]
    chosen = ALL_OPEN if page.chosen is None else "" if page.chosen < 0 else page.chosen
    return select("viewer", ways, chosen, tongue.ui("eyes"), data_key="viewer")


def _all_open(page: TablePage) -> str:
    """Where all is open that somebody would hide, the page says so; a demonstration at a plain table is nobody's game."""
    shown = page.chosen is OPEN and has_secrets(page.game) and not (page.aside and page.tongue.plain)
    return element("p", escaped(page.tongue.ui("all-open")), class_="all-open") if shown else ""


def _trouble(page: TablePage) -> str:
    return element("p", escaped(page.keeper.trouble), class_="trouble", role="alert") if page.keeper.trouble else ""


def titled(name: str, tongue: Tongue) -> tuple[str, str]:
    """The name of a game and what it is about: the word for it, else how its own module begins."""
    called, _, about = (ruleset(name).__doc__ or name).strip().partition("\n")[0].partition(":")
    label = tongue.of(name).label("game", name)
    return (called if label == name else label), about.strip()


def due(game: Game, tongue: Tongue) -> str:
    """Who must do what now, or how the game ended."""
    state = game.state
    what = tongue.of(state.ruleset).label("phase", state.phase)
    if state.actor is None:
        return what
    return f"{tongue.ui('chance') if state.actor == CHANCE else tongue.player(state.actor)}: {what}"


def _offer(page: TablePage) -> str:
    kept = page.keeper.offer
    if kept is None:
        return ""
    text = escaped(page.tongue.ui("offer", moves=longest(kept)))
    ways = button(page.tongue.ui("reopen"), "reopen", class_="strong") + button(page.tongue.ui("forget"), "forget")
    return element("div", text + ways, class_="offer", role="status")

"""The head of the play face: the game, the turn, who plays; how to play, lab tools, and the menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.words import languages
from ...drawing import escaped
from ..markup import Tongue, button, element, select
from ..table import heading
from ..table.game import PERSON

if TYPE_CHECKING:
    from ..table.page import TablePage


def head(page: TablePage) -> str:
    """One line above the table."""
    tongue, state = page.tongue, page.game.state
    title = element("h2", escaped(heading.titled(state.ruleset, tongue)[0]))
    parts = [tongue.ui("turn", turn=state.turn)] if state.turn else []
    parts.append(people(page))
    line = element("p", escaped(" · ".join(parts)), class_="people")
    home = (
        button(tongue.ui("games"), "door", class_="home", aria_label=tongue.ui("all-games"), data_key="door")
        if page.door
        else ""
    )
    back = button(f"← {tongue.ui('back-to-game')}", "back", class_="strong") if page.aside else ""
    tongues = [(one, one.upper()) for one in languages()]
    spoken = select("language", tongues, tongue.language, tongue.ui("language")) if len(tongues) > 1 else ""
    learn = button(tongue.ui("how-to-play"), "learn", data_key="learn")
    lab = button(tongue.ui("lab-tools"), "face", "lab", data_key="face", title=tongue.ui("lab-tools-help"))
    wall = button(tongue.ui("projector"), "projector", aria_pressed=str(page.projected).lower(), data_key="projector")
    nav = element("nav", back + home + learn + spoken + wall + lab, aria_label=tongue.ui("menu-head"))
    return title + line + nav + heading.notices(page)


def people(page: TablePage) -> str:
    """Who sits at the table: who I am, and who the others are."""
    tongue, seats = page.tongue, page.game.seats
    persons = [seat for seat, who in enumerate(seats) if who == PERSON]
    bots = [seat for seat in range(len(seats)) if seat not in persons]
    if not persons:
        return tongue.ui("only-bots", players=tuple(bots))
    if not bots:
        return tongue.ui("only-people", players=tuple(persons))
    return tongue.ui("you-are" if len(persons) == 1 else "people", players=tuple(persons)) + " · " + _bots(bots, tongue)


def _bots(bots: list[int], tongue: Tongue) -> str:
    return tongue.ui("is-bot" if len(bots) == 1 else "are-bots", players=tuple(bots))

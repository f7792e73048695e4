"""The head of the play face: the game, the turn, who plays and whose turn it is; how to play, lab tools, and the menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.words import languages
from ...drawing import PLAYERS, escaped
from ..markup import Tongue, button, element, select
from ..page import VISIT
from ..table import heading
from ..table.game import PERSON, ROLLS
from . import ask_button, finishing, luck, timebar, trying

if TYPE_CHECKING:
    from ..table.page import TablePage


def head(page: TablePage) -> str:
    """One line above the table."""
    tongue, state = page.tongue, page.game.state
    by_hand = page.projected and page.game.chance != ROLLS and not page.goes_by_steps
    title = element("h2", escaped(heading.titled(state.ruleset, tongue)[0]), class_="unseen" if by_hand else None)
    line = element("p", escaped(tongue.ui("turn", turn=state.turn)), class_="people") if state.turn else ""
    line += people(page)
    games = tongue.ui("all-games" if page.projected else "games")
    home = button(games, "door", class_="home", aria_label=tongue.ui("all-games"), data_key="door") if page.door else ""
    tongues = [(one, one.upper()) for one in languages()]
    spoken = select("language", tongues, tongue.language, tongue.ui("language")) if len(tongues) > 1 else ""
    learn = button(tongue.ui("how-to-play"), "learn", data_key="learn")
    lab = button(tongue.ui("lab-tools"), "face", "lab", data_key="face", title=tongue.ui("lab-tools-help"))
    given = {"aria_pressed": str(page.projected).lower(), "title": tongue.ui("projector-help"), "data_key": "projector"}
    wall = button(tongue.ui("projector"), "projector", **given)
    fate = luck.switch(page.game, tongue) if page.projected and page.game.chance == ROLLS else ""
    lines = timebar.curves(page, tongue) if trying.other(page) is not None and not timebar.is_early(page) else ""
    every = learn + home + _plan(page) + spoken + fate + lines + lab + wall + finishing.way(page, tongue)
    ways = (
        (luck.sign(page.game, tongue) if by_hand else "") + ask_button.question(tongue) + heading.menu(page, every)
        if page.projected
        else home + learn + spoken + wall + lab
    )
    nav = element("nav", ways, aria_label=tongue.ui("menu-head"))
    return title + line + nav + heading.notices(page)


def _plan(page: TablePage) -> str:
    """The way to the plan of the hour, where there is one."""
    from ...teach.lesson import has_lesson

    name = page.game.state.ruleset
    return button(page.tongue.ui("to-plan"), VISIT, f"/{name}/plan", data_key="plan") if page.door and has_lesson(name) else ""


def people(page: TablePage) -> str:
    """Who sits at the table: everybody's disc and name, who is oneself and who a bot, and whose turn it is."""
    tongue, seats, actor = page.tongue, page.game.seats, page.game.state.actor
    persons = [seat for seat, who in enumerate(seats) if who == PERSON]
    places = [_seat(seat, who, len(persons) == 1, seat == actor, tongue) for seat, who in enumerate(seats)]
    return element("ul", places, class_="seats", aria_label=tongue.ui("at-table"))


def _seat(seat: int, who: str, alone: bool, decides: bool, tongue: Tongue) -> str:
    role = tongue.ui("a-bot") if who != PERSON else tongue.ui("oneself") if alone else ""
    disc = f'<i class="disc" style="background:{PLAYERS[seat % len(PLAYERS)].tint}" aria-hidden="true">{seat + 1}</i>'
    name = f"<span>{escaped(tongue.player(seat))}</span>" + (f" <small>{escaped(role)}</small>" if role else "")
    return element("li", disc + name, aria_current="true" if decides else None)

"""The ways that lead away from any page: home to all games, and back to the game that waits."""

from __future__ import annotations

from .addresses import TABLE, tables
from .markup import Tongue, button
from .page import VISIT, Page
from .table import heading
from .table.page import TablePage
from .table.waiting import is_over


def back(page: Page) -> str:
    """Home, and to each game that waits; nothing where no door leads elsewhere."""
    return home(page.tongue) + waiting(page) if page.address else ""


def home(tongue: Tongue) -> str:
    """The way to all games."""
    return button(tongue.ui("to-games"), VISIT, "/", class_="home", data_key="home")


def waiting(page: Page) -> str:
    """The way to the game that was left last."""
    return "".join(_waits(table, page.tongue) for table in tables(page)[:1])


def _waits(table: TablePage, tongue: Tongue) -> str:
    """A short name for a head that has little room; all of it for those who point at it or hear it read."""
    ruleset, whole = table.game.state.ruleset, told(table, tongue)
    text = tongue.ui("waits-over" if is_over(table) else "waits", game=heading.titled(ruleset, tongue)[0])
    return button(text, VISIT, f"/{ruleset}/{TABLE}", class_="waits", title=whole, aria_label=whole, data_key="waits")


def stands(table: TablePage, tongue: Tongue) -> str:
    """Where a game that waits stands, to be said behind its name; nothing before its first turn."""
    state = table.game.states[table.game.last]
    if state.outcome is not None and state.outcome.winners:
        return f" · {table.tongue.ui('door-won', players=state.outcome.winners)}"
    return f" · {tongue.ui('turn', turn=state.turn)}" if state.turn else ""


def told(table: TablePage, tongue: Tongue) -> str:
    """A game that waits, in a few words: where it stands, or that it is over."""
    state = table.game.states[table.game.last]
    key = "door-look" if state.actor is None else "door-continue" if state.turn else "door-continue-start"
    said = tongue.ui(key, game=heading.titled(state.ruleset, tongue)[0], turn=state.turn)
    kept = state.actor is not None and any(line.states[-1].actor is None for line in table.game.branches)
    return f"{said}. {tongue.ui('door-finished-too')}" if kept else said

"""What a fortune is made of: cash, goods, and the papers; and what a merchant who lost had still to do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from .atlas import world
from .bots.plan import Plan
from .engine.end import worth
from .routes import routes
from .table import HOMEWARD, KHANBALIK, ON_MISSION, VENICE

if TYPE_CHECKING:
    from . import State

Part = tuple[str, Mapping[str, object]]
"""The key of a line among the ruleset's ``score-parts``, and its values."""


def score_parts(state: State, player: int) -> Iterator[Part]:
    """Cash and goods, and Table and Secret where the merchant has any of them."""
    rules, table = state.rules, state.table
    cash, score = table.cash[player], worth(rules, table, player)
    goods = world(rules.map).worth(table.hands[player])
    papers = score - cash - goods
    yield "with-papers" if papers else "sum", {"cash": cash, "goods": goods, "papers": papers, "score": score}


def behind(state: State, player: int) -> Part:
    """What a merchant who lost had still to do: a key among the ruleset's ``behind``, and its values."""
    plan = Plan(state.rules, state.table, player)
    goal = KHANBALIK if plan.stage < ON_MISSION else VENICE
    here, at = world(state.rules.map), state.table.places[player]
    target, ways = here.index[goal], routes(here, at)
    steps = 0 if at == target else ways[target].steps
    values = {"steps": steps, "city": goal, "short": plan.short_of_goal}
    if plan.stage != HOMEWARD:
        return "mission" if plan.stage == ON_MISSION else "outward", values
    lacks = "short" if plan.short_of_goal > 0 else "goods" if plan.missing or plan.surplus else "ready"
    return (lacks if steps else f"{lacks}-there"), values

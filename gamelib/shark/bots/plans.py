"""The plan of one trade in SHARK, what is sold and bought: hints hold on to it until dice fall or the player does otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...core.moves import Move
from ...core.view import View
from ...players.hints import Hint
from ..notation import BUYS, DONE, SELLS
from ..table import AFTER, BEFORE, HUES
from .magnate import Plan, _promising, _traded, lead, numbers_for


class Trade(NamedTuple):
    """A plan for one trade: when, the shares one had and shall have, and all that hints of this trade have bought and sold."""

    turn: int
    phase: str
    held: tuple[int, ...]
    aim: tuple[int, ...]
    bought: frozenset[int] = frozenset()
    sold: frozenset[int] = frozenset()

    @property
    def plan(self) -> Plan:
        """What is still to be sold and bought of it, with the next step."""
        gaps = [aim - held for held, aim in zip(self.held, self.aim, strict=True)]
        sold = next(((company, -gap) for company, gap in enumerate(gaps) if gap < 0), (0, 0))
        bought = next(((company, gap) for company, gap in enumerate(gaps) if gap > 0), (0, 0))
        return (SELLS[sold[0]] if sold[1] else BUYS[bought[0]] if bought[1] else DONE), sold, bought

    @property
    def times(self) -> int:
        """How often the next step is made in a row."""
        _, (_, sold), (_, bought) = self.plan
        return sold or bought or 1

    def turns(self, plan: Plan) -> bool:
        """Whether another plan goes back on what hints of this trade have said."""
        _, (less, sold), (more, bought) = plan
        return bool((sold and less in self.bought) or (bought and more in self.sold))


def planned(view: View, move: Move, before: Sequence[Hint]) -> tuple[Move, Trade | None]:
    """The next step of the plan that hints of this trade hold on to, else of a new one that does not go back on it."""
    if view.phase not in (BEFORE, AFTER):
        return move, None
    last = _last(view, before)
    if last is not None and (rest := _rest(view, last)) is not None:
        return rest.plan[0], rest
    plan = _best(view, last)
    if plan is None:
        return DONE, None if last is None or move == DONE else last._replace(held=last.aim)
    fresh = _begun(view, plan, last)
    return fresh.plan[0], fresh


def _last(view: View, before: Sequence[Hint]) -> Trade | None:
    """What hints have planned for this trade; no dice have fallen since."""
    trades = (one.plan for one in reversed(before) if isinstance(one.plan, Trade))
    return next((one for one in trades if (one.turn, one.phase) == (view.turn, view.phase)), None)


def _rest(view: View, trade: Trade) -> Trade | None:
    """What is left of a plan that the player follows; None where it is done, was left, or cannot go on."""
    held = view.table.shares[view.viewer]
    follows = all(min(was, aim) <= now <= max(was, aim) for was, now, aim in zip(trade.held, held, trade.aim, strict=True))
    rest = trade._replace(held=held)
    return rest if follows and held != trade.aim and rest.plan[0] in view.moves() else None


def _best(view: View, last: Trade | None) -> Plan | None:
    """The plan after which the player stands best; none that goes back on what hints of the same trade have said."""
    rules, table, me, numbers = view.rules, view.table, view.viewer, numbers_for(view.rules)
    best, choice = lead(rules, table, me, numbers) + numbers.doubt, None
    for plan in _promising(rules, table, me, numbers):
        if last is not None and last.turns(plan):
            continue
        worth = lead(rules, _traded(table, me, plan[1], plan[2]), me, numbers)
        if worth > best:
            best, choice = worth, plan
    return choice


def _begun(view: View, plan: Plan, last: Trade | None) -> Trade:
    """A plan as what one shall have, with what hints of this trade have bought and sold before it."""
    _, (less, sold), (more, bought) = plan
    held = view.table.shares[view.viewer]
    aim = tuple(held[company] - sold * (company == less) + bought * (company == more) for company in HUES)
    earlier = last or Trade(view.turn, view.phase, held, aim)
    buys = earlier.bought | ({more} if bought else set())
    return Trade(view.turn, view.phase, held, aim, buys, earlier.sold | ({less} if sold else set()))

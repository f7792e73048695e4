"""Whom a chance card moves in Marco Polo, and what that does to the merchant as far as all can see."""

from __future__ import annotations

from typing import NamedTuple

from ...core.moves import Move
from ...core.view import View
from ..engine.chance import named_card, short_name
from ..notation import DECLINE, Name
from ..table import ACRE, HOMEWARD, KARAKORUM, ON_MISSION, OUTWARD, count
from .distances import spaces_to
from .errand import Errand
from .pile_reasons import Reason

MANY = 12
"""Whoever has been with the Khan counts as one who holds so many cards: no gift is lacking any more."""
JOIN = "join"
"""The card with which one goes to a merchant and deals."""


class Sent(NamedTuple):
    """A merchant on another space: how many spaces it was and is to the goal, and whether the goal is still shut for sure."""

    player: int
    stage: int
    before: int
    after: int
    shut: bool

    @property
    def harm(self) -> int:
        """By how many spaces the goal is further away; to be nearer to a goal that is shut is no help."""
        return max(self.after - self.before, 0) if self.shut else self.after - self.before


def chosen(plan: Errand, view: View, move: Move) -> Move:
    """The rival whom the card sets back most, or nobody where that is allowed and nobody is set back."""
    rivals = [one for one in view.moves() if isinstance(one, Name) and one.player != plan.me]
    own = isinstance(move, Name) and move.player == plan.me
    if own or not rivals or short_name(named_card(plan.table)) == JOIN:
        return move
    harms = {one: _sent(plan, one) for one in rivals}
    worst = max(rivals, key=lambda one: (*_harm(plan, harms[one]), -one.player))
    return DECLINE if DECLINE in view.moves() and harms[worst].harm <= 0 else worst


def _harm(plan: Errand, sent: Sent) -> tuple[int, int, int]:
    """How much it harms a rival: a way back is worse with many cards in hand, and help is less with few.

    Near Khanbalik only goods for the gift are of use, and the more cards a merchant holds, the likelier are those among them.
    """
    held = count(plan.table.hands[sent.player])
    if sent.harm > 0:
        return 1, sent.harm * (1 + (held if sent.stage == OUTWARD else MANY)), sent.stage
    return (-1, -(held if sent.stage == OUTWARD else MANY), sent.harm) if sent.harm < 0 else (0, 0, sent.stage)


def _fewest(plan: Errand, sent: Sent) -> bool:
    """Whether a merchant on the way out holds fewer cards than every other rival who is, and some other is."""
    hands, others = plan.table.hands, {plan.me, sent.player}
    held = [count(hands[one]) for one, stage in enumerate(plan.table.stages) if stage == OUTWARD and one not in others]
    return sent.stage == OUTWARD and bool(held) and count(hands[sent.player]) < min(held)


def named(plan: Errand, move: Name) -> Reason:
    """Where the merchant stands and is moved to, and how far both are from what the merchant needs next."""
    here, table = plan.here, plan.table
    if short_name(named_card(table)) == JOIN:
        return "join", {"player": move.player, "price": plan.rules.deal_price}
    at, to = table.places[move.player], _to(plan)
    told: dict[str, object] = {"player": move.player, "from": here.spaces[at].name, "to": here.spaces[to].name}
    if move.player == plan.me or at == to:
        return ("name-own" if move.player == plan.me else "name-stays"), told
    sent = _sent(plan, move)
    told |= {"before": sent.before, "after": sent.after, "goal": here.spaces[_goals(plan, sent.stage)[0]].name}
    if sent.shut and sent.harm == 0:
        held = count(table.hands[move.player])
        return ("name-shut" if held else "name-shut-none"), {**told, "cards": held, "gift": plan.rules.gift}
    key = "name-back" if sent.harm > 0 else "name-least" if sent.harm < 0 else "name-even"
    told |= {"cards": count(table.hands[move.player]), "gift": plan.rules.gift, "value": here.best}
    if sent.harm < 0 and _fewest(plan, sent):
        return "name-least-cards", told
    if sent.harm > 0 and sent.stage == OUTWARD:
        return "name-back-cards", told
    return key + ("-mission" if sent.stage == ON_MISSION else ""), told


def _to(plan: Errand) -> int:
    """Where the card takes a merchant: a city, or the space of whoever drew it."""
    places = {"pope": ACRE, "karakorum": KARAKORUM}
    city = places.get(short_name(named_card(plan.table)))
    return plan.table.places[plan.me] if city is None else plan.here.index[city]


def _sent(plan: Errand, move: Name) -> Sent:
    table, stage = plan.table, plan.table.stages[move.player]
    ways = [spaces_to(plan.here, goal, stage != OUTWARD) for goal in _goals(plan, stage)]
    before, after = (min(far[at] for far in ways) for at in (table.places[move.player], _to(plan)))
    return Sent(move.player, stage, before, after, stage == OUTWARD and count(table.hands[move.player]) < plan.rules.gift)


def _goals(plan: Errand, stage: int) -> list[int]:
    """Where a merchant may have to go next: on a mission to any city that no other is known to have been sent to."""
    here = plan.here
    if stage != ON_MISSION:
        return [here.venice if stage == HOMEWARD else here.khanbalik]
    return [city for number, city in enumerate(here.missions) if number not in plan.table.missions]

"""What a move gives up or risks in Marco Polo, where that is worth a word: the way, a goal, a card that is wanted, luck."""

from __future__ import annotations

from ...core.moves import Move
from ...core.view import View
from ..engine.unseen import unseen
from ..notation import BUY_ONE, FIGHT_ON, Announce, Go, Sell
from ..table import CARDS, CHANCES_OF, COLOURS, MEASURED, OUTWARD, ZANZIBAR, cards, count
from .distances import SOONER, left, turns_on
from .numbers import numbers_of
from .pile import AWAY, FINES
from .pile_reasons import Reason, chance_name
from .ring_reasons import Ring
from .voyage import Voyage


def said(view: View, move: Move) -> Reason | None:
    """A goal that has to wait, spaces that are lost, the only good of a colour, chance cards, or what a lost fight costs."""
    plan = Voyage(view.rules, view.table, view.viewer, numbers_of(view.rules.players))
    if isinstance(move, Go):
        return _way(plan, view, move)
    if isinstance(move, Sell):
        return _card(plan, move)
    if isinstance(move, Announce):
        return _short(plan, "cost-waits") if Ring(plan, view, move.by).waits else None
    if move == BUY_ONE:
        return _chances(plan)
    return ("cost-fight", {"ransom": plan.rules.ransom}) if move == FIGHT_ON else None


def _way(plan: Voyage, view: View, move: Go) -> Reason | None:
    """The goal itself, where it could be reached; else the spaces by which it gets further away, or a quicker way."""
    reached = any(isinstance(one, Go) and one.space == plan.target for one in view.moves())
    if plan.course.useful and reached and move.space != plan.target:
        return _short(plan, "cost-passes-short") or ("cost-passes", {"target": plan.target})
    if move.space == plan.target:
        return None
    further = left(plan, plan.here.index[move.space]) - left(plan, plan.table.places[plan.me])
    slower = plan.course.useful and not _is_soonest(plan, view, move)
    away = further > 0
    short = _short(plan, "cost-away-short" if away else "cost-waits")
    first = (short or _reserve(plan, "cost-away-reserve" if away else "cost-reserve")) if slower else None
    if first is not None:
        return first[0], {**first[1], "spaces": further}
    return ("cost-away", {"spaces": further, "target": plan.target}) if away else None


def _is_soonest(plan: Voyage, view: View, move: Go) -> bool:
    """Whether no place that can be reached takes clearly fewer turns to the goal."""
    turns, index = turns_on(plan), plan.here.index
    return all(turns[index[move.space]] <= turns[index[one.space]] + SOONER for one in view.moves() if isinstance(one, Go))


def _short(plan: Voyage, key: str) -> Reason | None:
    """What is missing for Venice with all that the Khan will bring, where that is why Khanbalik has to wait."""
    short, more = plan.short_of_goal, _to_come(plan)
    if plan.stage != OUTWARD or short <= 0 or more <= 0:
        return None
    return key, {"target": plan.target, "short": short, "goal": plan.rules.goal, "more": more}


def _reserve(plan: Voyage, key: str) -> Reason | None:
    """How much there is for fines and ransoms beyond what Venice wants, where that is why Khanbalik has to wait."""
    spare, more = -plan.short_of_goal, _to_come(plan)
    if plan.stage != OUTWARD or spare < 0 or more <= 0:
        return None
    return (key if spare else f"{key}-none"), {"target": plan.target, "spare": spare, "more": more}


def _to_come(plan: Voyage) -> int:
    """What Table and Secret add to a fortune, less the goods that the Khan gets."""
    rules = plan.rules
    return rules.table_value + rules.secret_value - rules.gift * plan.here.best


def _chances(plan: Voyage) -> Reason | None:
    """How many cards of the pile nobody has seen, how many of them are chance cards, and the worst that these may do."""
    at = plan.table.places[plan.me]
    colour = plan.here.colours[at]
    hidden = cards(unseen(plan.table) & CHANCES_OF[colour])
    if not hidden or not count(plan.table.tops[colour]):
        return None
    fine = max((plan.here.values[card] for card in hidden if chance_name(card) in FINES), default=0)
    told: dict[str, object] = {"top": count(plan.table.tops[colour]), "chances": len(hidden), "fine": fine}
    spaces = left(plan, plan.here.zanzibar)
    away = spaces > left(plan, at) and any(chance_name(card) == AWAY for card in hidden)
    told |= {"space": ZANZIBAR, "spaces": spaces, "target": plan.target, "price": plan.rules.price}
    return "cost-chance" + ("-both" if fine and away else "-fine" if fine else "-away" if away else ""), told


def _card(plan: Voyage, move: Sell) -> Reason | None:
    """A good that the Khan wants, or the only one of a colour that Venice wants."""
    card = plan.here.card_index.get(move.card)
    if card is None:
        return None
    colour, least = card // CARDS, plan.rules.least_of_colour
    if plan.stage == OUTWARD and plan.wanted >= 0 and plan.here.finest >> card & 1:
        return "cost-gift", {"value": plan.here.best, "wanted": plan.wanted + 1}
    if colour in MEASURED and plan.counts[colour] <= least:
        held = plan.counts[colour] - 1
        return ("cost-colour" if held else "cost-last"), {"colour": COLOURS[colour], "least": least, "left": held}
    return None

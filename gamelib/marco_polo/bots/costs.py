"""What a move gives up or risks in Marco Polo, where that is worth a word: the way, a goal, a card that is wanted, luck."""

from __future__ import annotations

from ...core.moves import Move
from ...core.view import View
from ..engine.unseen import unseen
from ..notation import BUY_ONE, FIGHT_ON, Announce, Go, Ransom, Sell
from ..table import CARDS, CHANCES_OF, COLOURS, HOMEWARD, MEASURED, OUTWARD, TRADE, ZANZIBAR, cards, count
from .distances import SOONER, left, turns_on
from .errand import Errand, errand
from .pile import AWAY, FINES
from .pile_reasons import Reason, chance_name, lacking
from .reasons import reason
from .ring_reasons import Ring

SUMS = ("next-post-sum", "waits-sum", "post-money", "post-money-yet", "post-deal", "waits-deal", "announce-deal")
"""Reasons that say themselves what is lacking for Venice."""


def said(view: View, move: Move) -> Reason | None:
    """A goal that has to wait, spaces that are lost, the only good of a colour, chance cards, or what a lost fight costs."""
    plan = errand(view)
    if isinstance(move, Go):
        return _way(plan, view, move) or _lacks(plan, view, move)
    if isinstance(move, Sell | Ransom):
        return _card(plan, move)
    if isinstance(move, Announce):
        return _short(plan, "cost-waits") if Ring(plan, view, move.by).waits else _lacks(plan, view, move)
    if move == BUY_ONE:
        return _over(plan) or (_chances(plan) if view.phase == TRADE else None)
    return ("cost-fight", {"ransom": plan.rules.ransom}) if move == FIGHT_ON else None


def _way(plan: Errand, view: View, move: Go) -> Reason | None:
    """The goal itself, where it could be reached; what a stop costs; else the spaces by which the goal gets further away."""
    reached = any(isinstance(one, Go) and one.space == plan.target for one in view.moves())
    if move.space == plan.target:
        return None
    if plan.course.useful and reached:
        return _short(plan, "cost-passes-short") or ("cost-passes", {"target": plan.target})
    further = left(plan, plan.here.index[move.space]) - left(plan, plan.table.places[plan.me])
    first = _stop(plan, view, move) if plan.course.useful else None
    if first is not None:
        return first[0], {**first[1], "spaces": further}
    if further <= 0:
        return None
    told: dict[str, object] = {"spaces": further, "target": plan.target}
    if plan.stage == OUTWARD and not plan.gift_ready:
        return ("cost-away-shut" if plan.stops[plan.here.index[move.space]] > 0 else "cost-away"), told
    lacks = plan.short_of_goal > 0 and reason(view, move)[0] not in SUMS
    return ("cost-away-lacks", {**told, **lacking(plan)}) if lacks else ("cost-away", told)


def _lacks(plan: Errand, view: View, move: Move) -> Reason | None:
    """What is still lacking for Venice on the way home, where the reason does not say it."""
    key = reason(view, move)[0]
    if key == "post-money-plain":
        return "cost-short", lacking(plan)
    if plan.stage != HOMEWARD or plan.short_of_goal <= 0 or key in SUMS:
        return None
    return ("cost-lacks-deal" if plan.meets else "cost-lacks"), {"short": plan.short_of_goal, "target": plan.target}


def _stop(plan: Errand, view: View, move: Go) -> Reason | None:
    """Why a place is gone to that is not the soonest on the way: more is lacking than the way home brings, or the stop pays."""
    turns, index = turns_on(plan), plan.here.index
    ends = [index[one.space] for one in view.moves() if isinstance(one, Go)]
    at, soonest = index[move.space], min(ends, key=lambda end: turns[end])
    if turns[at] <= turns[soonest] + SOONER:
        return None
    if plan.lingers:
        return _short(plan, "cost-away-short" if left(plan, at) > left(plan, plan.table.places[plan.me]) else "cost-waits")
    if not plan.hastens or plan.stops[at] <= 0:
        return None
    return "cost-stop", {"target": plan.target, **lacking(plan)}


def _short(plan: Errand, key: str) -> Reason | None:
    """What is missing for Venice with all that the Khan will bring, where that is why Khanbalik has to wait."""
    if not plan.lingers:
        return None
    return key, {"target": plan.target, **lacking(plan)}


def _over(plan: Errand) -> Reason | None:
    """A good more of a colour than Venice allows, bought on the way home, and where it can go."""
    colour, rules = plan.here.colours[plan.table.places[plan.me]], plan.rules
    if plan.stage != HOMEWARD or colour not in MEASURED or plan.counts[colour] < rules.most_of_colour:
        return None
    next_card = next(iter(plan.table.bottoms[colour]), None) if not count(plan.table.tops[colour]) else None
    if next_card is not None and chance_name(next_card):
        return None
    missing = tuple(COLOURS[one] for one in plan.missing)
    told: dict[str, object] = {"colour": COLOURS[colour], "held": plan.counts[colour] + 1, "most": rules.most_of_colour}
    told |= {"short": plan.short_of_goal, "colours": missing, "over": plan.counts[colour] + 1 - rules.most_of_colour}
    sure = "-sure" if next_card is not None else ""
    return "cost-over" + ("-sum" if plan.short_of_goal > 0 else "-colour" if missing else "") + sure, told


def _chances(plan: Errand) -> Reason | None:
    """How many cards of the pile nobody has seen, how many of them are chance cards, and the worst that these may do."""
    at = plan.table.places[plan.me]
    colour = plan.here.colours[at]
    hidden = cards(unseen(plan.table) & CHANCES_OF[colour])
    if not hidden or not count(plan.table.tops[colour]):
        return None
    fine = max((plan.here.values[card] for card in hidden if chance_name(card) in FINES), default=0)
    top = count(plan.table.tops[colour])
    told: dict[str, object] = {"top": top, "pile": top + len(plan.table.bottoms[colour]), "chances": len(hidden), "fine": fine}
    spaces = left(plan, plan.here.zanzibar)
    away = spaces > left(plan, at) and any(chance_name(card) == AWAY for card in hidden)
    told |= {"space": ZANZIBAR, "spaces": spaces, "target": plan.target, "price": plan.rules.price}
    worst = "-both" if fine and away else "-fine" if fine else "-away" if away else ""
    return f"cost-chance{worst}" + ("-one" if top == 1 else ""), told


def _card(plan: Errand, move: Sell | Ransom) -> Reason | None:
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

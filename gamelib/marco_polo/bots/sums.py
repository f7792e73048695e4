"""How the figures of a hint in Marco Polo are counted: the numbers of a ring, the cards of a pile, the sum for Venice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...core.moves import Move
from ...core.view import View
from ..engine.end import worth
from ..engine.unseen import unseen
from ..notation import Announce, Go
from ..table import CHANCES_OF, COLOURS, GOODS_OF, HOMEWARD, OUTWARD, cards, count
from . import ring_reasons
from .errand import Errand, errand
from .pile import faces
from .pile_reasons import Reason, pile_told

OF_PILES = (
    *("post-gift", "post-money", "post-reserve", "buy-gift", "buy-money", "buy-several"),
    *("sell-buys", "not-worth", "little"),
)
"""How reasons begin that tell a figure of a pile."""
DUG = ("wind-under", "sends-under", "colour-under", "sure-wind")
"""How reasons end that tell what it costs to get a card under others."""


def counted(view: View, move: Move, key: str, told: Mapping[str, object]) -> Iterator[Reason]:
    """How the figures of a hint are counted, for whoever wants to count them again."""
    plan = errand(view)
    if "rings" in told:
        yield from ring_reasons.counted(told["rings"])
    if key.startswith(OF_PILES):
        yield from _pile(plan, COLOURS.index(str(told["colour"])))
    if key.endswith(DUG) and "bought" in told:
        yield _dug(told)
    told_so = "lacks" in told or (plan.lingers and isinstance(move, Announce | Go))
    if told_so and plan.stage != HOMEWARD and plan.short_of_goal > 0:
        yield from _lacking(plan)


def _pile(plan: Errand, colour: int) -> Iterator[Reason]:
    """What the cards of a pile that nobody has drawn are, as far as one can tell, and what one brings on average."""
    top, hiding, pile = count(plan.table.tops[colour]), unseen(plan.table), pile_told(plan, colour)
    if not top or pile["next"] != "unseen":
        return
    known = faces(plan.here, plan.rules.players, plan.numbers)
    chances, goods = cards(hiding & CHANCES_OF[colour]), cards(hiding & GOODS_OF[colour])
    finest, value = sum(bool(plan.here.finest >> card & 1) for card in goods), sum(plan.here.values[card] for card in goods)
    told: dict[str, object] = {**pile, "top": top, "chances": len(chances), "goods": top - len(chances)}
    told |= {"luck": f"{round(sum(known[card].money for card in chances))}".replace("-", "−")}
    told |= {"unseen": len(goods), "finest": finest, "each": round(value / len(goods)) if goods else 0}
    yield "counted-pile-told", told
    yield "counted-pile", told


def _dug(told: Mapping[str, object]) -> Reason:
    """What it costs to get a card under others: the prices, less what comes in on the way there."""
    bought, price, cost = (int(str(told[key])) for key in ("bought", "price", "cost"))
    brings = f"{bought * price - cost}".replace("-", "−")
    return "counted-dug", {"bought": bought, "price": price, "spent": bought * price, "brings": brings, "cost": cost}


def _lacking(plan: Errand) -> Iterator[Reason]:
    """What will be lacking for Venice when the gift is given, and Table and Secret are there."""
    rules, owned = plan.rules, worth(plan.rules, plan.table, plan.me)
    told: dict[str, object] = {"worth": owned, "secret": rules.secret_value, "goal": rules.goal, "short": plan.short_of_goal}
    if plan.stage == OUTWARD:
        yield "counted-lacking-told", {}
        yield "counted-lacking", {**told, "table": rules.table_value, "given": rules.gift * plan.here.best}
    else:
        yield "counted-lacking-mission", told

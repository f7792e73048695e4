"""What a hint in SHARK advises to buy and to sell: its rule, or a plan that leaves the player clearly further ahead.

Others build otherwise against a player who holds other shares, and what they gain counts too. So the rule gives way where the
next round of buildings is likely to leave the player much further ahead by another plan for which the promises speak as well.
Nothing is kept, left or bought instead of what promises more; what is sold promises less than what it pays for, a share and
in all, or a loss. A plan is held on to until it is carried out, and no hint of the same trade goes back on it; what was sold
is not bought back in the same turn. A later trade turns it round only where the promises have moved. Whatever is planned,
enough money is kept to pay for the worst building.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from ...core.moves import Move
from ...core.view import View
from ...players.hints import Hint
from ..notation import BUYS, DONE, SELLS, Buy, Sell, Surrender
from ..table import AFTER, THOUSAND, Table
from .magnate import Amount, lead, numbers_for, plans, traded
from .promise import promised
from .reserve import kept_back, ruinous
from .trading import CLEARLY, Trade, by_rule, good_offers

MOVED = 200
"""By so many FT a share the promises must have moved between two companies, so that a swap of their shares is turned round."""
STEPS = 8
"""So many steps the rule takes at most: each sells or buys all it can of one company."""


def trade(view: View, before: Sequence[Hint] = ()) -> Trade:
    """The next step of the plan of the hint before; else of one that leaves the player better off, or the rule's."""
    figures = tuple(promised(view.rules, view.table, view.viewer))
    return kept_back(view, _step_now(view, before))._replace(figures=figures, turn=view.turn)


def _step_now(view: View, before: Sequence[Hint]) -> Trade:
    said = [one.plan for one in before if isinstance(one.plan, Trade)]
    turn = [plan for plan in said if plan.turn == view.turn]
    said = [plan for plan in said if (plan.built, plan.phase) == (view.table.built, view.phase)]
    going_on = _next_step(view, said[-1]) if said else None
    if going_on is not None:
        return going_on
    sold = _really_sold(view, turn)
    bought = {plan.move.company for plan in said if isinstance(plan.move, Buy)}
    step = _further(view, sold, bought, before)
    turns = isinstance(step.move, Sell) and step.move.company in bought
    return Trade(DONE, 1, view.table.built, view.phase) if turns else _beside_sold(view, step, sold)


def _beside_sold(view: View, step: Trade, sold: set[int]) -> Trade:
    """A purchase with the companies that promise more and are left out only because they were sold in the same turn."""
    if not isinstance(step.move, Buy) or len(step.to) > 1:
        return step
    each = {offer.company: offer.each for offer in good_offers(view)}
    better = [company for company in sold if each.get(company, 0) > each.get(step.move.company, 0)]
    return step._replace(sold=tuple(sorted(better, key=lambda company: -each[company])))


def _really_sold(view: View, turn: Sequence[Trade]) -> set[int]:
    """The companies whose shares the player sold in this turn because a hint said so: nobody buys them back at once."""
    held = view.table.shares[view.viewer]
    sales = [(plan.move.company, plan) for plan in turn if isinstance(plan.move, Sell)]
    return {company for company, plan in sales if held[company] < dict(plan.to).get(company, 0) + plan.times}


def _next_step(view: View, plan: Trade) -> Trade | None:
    """What is left of a plan: shares that are still to be sold, then those that are still to be bought, if they can be."""
    held, moves = view.table.shares[view.viewer], view.moves()
    for company, number in plan.to:
        less = held[company] - number
        if less > 0 and isinstance(plan.move, Sell) and plan.move.company == company and SELLS[company] in moves:
            return plan._replace(move=SELLS[company], times=less)
    for company, number in plan.to:
        more = min(number - held[company], _affordable(view, company))
        if more > 0:
            return plan._replace(move=BUYS[company], times=more)
    return None


def _affordable(view: View, company: int) -> int:
    table, price = view.table, view.table.values[company] * THOUSAND
    left: int = view.rules.buy_limit - table.bought
    return min(left, table.stock[company], table.cash[view.viewer] // price) if price else 0


def _further(view: View, sold: set[int], bought: set[int], before: Sequence[Hint]) -> Trade:
    """The plan after which the player stands clearly better than by the rule; else the rule's next step."""
    rules, table, me, usual = view.rules, view.table, view.viewer, by_rule(view, sold)
    numbers = numbers_for(rules)
    best, choice = lead(rules, _after_rule(view, sold), me, numbers) + CLEARLY, usual
    for move, less, more in _telling(view, sold):
        if (less[1] and less[0] in bought) or (more[1] and more[0] in sold) or _turns_idly(view, less, more, before):
            continue
        after = traded(table, me, less, more)
        worth = lead(rules, after, me, numbers)
        if worth > best and not (less[1] and more[1] and view.phase == AFTER and ruinous(rules, after, me)):
            best, choice = worth, _step(view, move, less, more)
    return choice._replace(ahead=choice.move != usual.move)


def _turns_idly(view: View, less: Amount, more: Amount, before: Sequence[Hint]) -> bool:
    """Whether a swap of shares turns round what a hint has said, though the promises of the two are much as they were."""
    if not less[1] or not more[1]:
        return False
    now = promised(view.rules, view.table, view.viewer)
    said = (last_trade(before, less[0]), Buy), (last_trade(before, more[0]), Sell)
    against = [one.plan.figures for one, kind in said if one and isinstance(one.move, kind) and isinstance(one.plan, Trade)]
    gap = now[more[0]] - now[less[0]]
    return any(then and gap - (then[more[0]] - then[less[0]]) < MOVED for then in against)


def last_trade(before: Sequence[Hint], company: int) -> Hint | None:
    """The last hint to buy or to sell shares of a company; a debt leaves no choice."""
    traded = (one for one in reversed(before) if isinstance(one.move, Buy | Sell) and not isinstance(one.move, Surrender))
    return next((one for one in traded if one.move.company == company), None)  # type: ignore[attr-defined]


def _step(view: View, move: Move, less: Amount, more: Amount) -> Trade:
    """The first step of a plan, with what the player is to hold in the end."""
    held = view.table.shares[view.viewer]
    to = [(company, held[company] + change) for company, change in ((less[0], -less[1]), more) if change]
    return Trade(move, less[1] or more[1], view.table.built, view.phase, tuple(to))


def _telling(view: View, sold: set[int]) -> Iterator[tuple[Move, Amount, Amount]]:
    """The plans for which the promises speak; before the own building nothing is sold for fear of a loss.

    Of what can be bought the rule takes what promises most in all, so no other purchase has them on its side.
    """
    figures = promised(view.rules, view.table, view.viewer)
    best = next((offer.company for offer in good_offers(view) if offer.company not in sold), None)
    least = 1 if best is None else figures[best]
    for move, less, more in plans(view.rules, view.table, view.viewer):
        gain, lost = figures[more[0]], figures[less[0]]
        if not more[1]:
            speaks = lost < 0 and view.phase == AFTER
        elif not less[1]:
            speaks = more[0] == best
        else:
            speaks = gain >= max(least, lost + 1) and more[1] * gain > less[1] * lost
        if speaks:
            yield move, less, more


def _after_rule(view: View, sold: set[int]) -> Table:
    """The table after all that the rule would trade now."""
    state = view.guess(Random(0))
    for _ in range(STEPS):
        step = by_rule(state.seen_by(view.viewer), sold) if len(state.moves()) > 1 else None
        if step is None or step.move == DONE:
            break
        for _ in range(step.times):
            state = state.play(step.move)
    table: Table = state.table
    return table

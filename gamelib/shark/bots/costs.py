"""What a move gives up in SHARK, where that is worth a word: who else is paid, what falls of one's own, what can fall."""

from __future__ import annotations

from ...core.moves import Move
from ...core.view import View
from ..notation import DONE, Buy, Put
from ..table import AFTER, BEFORE, COMPANIES, HUES, THOUSAND
from . import behind
from .effects import Reason
from .magnate import traded
from .other_sites import pays_more
from .outlook import ends
from .placement_reasons import alike, in_order, options, rivals, site_of, sums_told
from .reserve import Debt, dearest_debt
from .sites import Site
from .trading import Trade


def said(view: View, move: Move) -> Reason | None:
    """What would pay more, own shares that fall, or a rival who is paid; what can bring down what is kept.

    A building that ends the game has told with how much, so nothing is left to say of it.
    """
    if isinstance(move, Put):
        site = site_of(view, move)
        if ends(view.rules, view.table, move.company, site.changes):
            return None
        return pays_more(view, move) or _own_fall(view, site) or _profits(view, move.company, site) or _alike(view, move)
    return _left_at(view) if move == DONE else None


def bought(view: View, plan: Trade) -> Reason | None:
    """The building for which a player would owe more than the cash that shares leave which are bought now."""
    assert isinstance(plan.move, Buy)
    table = traded(view.table, view.viewer, (0, 0), (plan.move.company, plan.times))
    worst, left = dearest_debt(view.rules, table, view.viewer), table.cash[view.viewer]
    if view.phase != AFTER or worst is None or worst.owed <= left:
        return None
    key = "cost-fall-out" if worst.ruins else "cost-buy-short" if left else "cost-no-cash"
    return _debt(key, worst, table.shares[view.viewer], left)


def _debt(key: str, worst: Debt, held: tuple[int, ...], cash: int) -> Reason:
    """What the worst building costs, for the shares that fall by it: one, or several."""
    falls = worst.falling(held)
    shares = sum(held[COMPANIES.index(company)] for company in falls)
    return key if shares > 1 else f"{key}-one", {**worst.told, "falls": falls, "left": cash}


def _left_at(view: View) -> Reason | None:
    """For whoever is far behind after a turn what can still change that, unless a debt threatens; else what can fall."""
    kept = _kept(view)
    threatened = kept is not None and kept[0].startswith(("cost-fall-short", "cost-fall-out", "cost-no-cash"))
    return kept if view.phase != AFTER or threatened else behind.said(view) or kept


def _kept(view: View) -> Reason | None:
    """Of the shares one keeps, what the rolls of the others can bring down; before one's own, that trade comes again."""
    held = view.table.shares[view.viewer]
    if view.phase == BEFORE:
        limit = view.table.bought >= view.rules.buy_limit and not view.rules.buy_limit_each_window
        return ("cost-again-sell" if limit else "cost-again", {}) if any(held) else None
    if view.phase != AFTER or not any(held):
        return None
    worst = dearest_debt(view.rules, view.table, view.viewer)
    if worst is None:
        return "cost-safe", {"players": _rolling_before(view)}
    cash = view.table.cash[view.viewer]
    key = (
        "cost-fall-out" if worst.ruins else "cost-fall" if worst.owed <= cash else "cost-fall-short" if cash else "cost-no-cash"
    )
    return _debt(key, worst, held, cash)


def _rolling_before(view: View) -> tuple[int, ...]:
    """Everybody who rolls before the player's next turn, in turn."""
    players: int = view.rules.players
    turns = ((view.viewer + step) % players for step in range(1, players))
    return tuple(player for player in turns if not view.table.out[player])


def _own_fall(view: View, site: Site) -> Reason | None:
    """Whoever builds pays nothing for a fall, but shares of that company are worth less."""
    held = view.table.shares[view.viewer]
    lost = {company: -site.changes[company] * held[company] for company in HUES if site.changes[company] < 0}
    worst = max(lost, key=lambda company: lost[company], default=0)
    if not lost.get(worst):
        return None
    return "cost-own-fall", {"company": COMPANIES[worst], "shares": held[worst], "money": lost[worst] * THOUSAND}


def _alike(view: View, move: Put) -> Reason | None:
    """How many other squares of this roll do just the same: whoever sees one square ringed asks why not the next."""
    own = site_of(view, move).squares
    here = next(site.squares for company, site in options(view) if company == move.company and site.squares & own)
    others = here.bit_count() - 1
    return ("cost-alike", {"others": others}) if others else None


def _profits(view: View, company: int, site: Site) -> Reason | None:
    """All rivals who are paid for a rise too, where one gets at least half as much as the player who builds."""
    rise, shares = max(site.changes[company], 0), view.table.shares
    paid = in_order({other: rise * shares[other][company] for other in rivals(view)})
    own = site.premium + rise * shares[view.viewer][company]
    if not paid or 2 * paid[0][1] < own:
        return None
    told: dict[str, object] = {"shares": shares[paid[0][0]][company], **sums_told(paid)}
    more = tuple(player for player, points in paid if points > own)
    kind = "-each" if alike(paid) else "-several" if len(paid) > 1 else ""
    return (f"cost-profits{kind}", {**told, "more": more}) if more else (f"cost-profits-too{kind}", told)

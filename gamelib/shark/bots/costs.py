"""What a move gives up in SHARK, where that is worth a word: who else is paid, what falls of one's own, what can fall."""

from __future__ import annotations

from ...core.moves import Move
from ...core.view import View
from ..notation import DONE, Put
from ..table import AFTER, BEFORE, COMPANIES, HUES, THOUSAND
from .effects import Fall, Reason, fall_told, falls
from .other_sites import pays_more
from .outlook import ends
from .placement_reasons import rivals, site_of
from .sites import Site


def said(view: View, move: Move) -> Reason | None:
    """What would pay more, own shares that fall, or a rival who is paid; what can bring down what is kept.

    A building that ends the game has told with how much, so nothing is left to say of it.
    """
    if isinstance(move, Put):
        site = site_of(view, move)
        if ends(view.rules, view.table, move.company, site.changes):
            return None
        return pays_more(view, move) or _own_fall(view, site) or _profits(view, move.company, site)
    return _kept(view) if move == DONE else None


def _kept(view: View) -> Reason | None:
    """Of the shares one keeps, what the rolls of the others can bring down; before one's own, that trade comes again."""
    held = view.table.shares[view.viewer]
    if view.phase == BEFORE:
        limit = view.table.bought >= view.rules.buy_limit and not view.rules.buy_limit_each_window
        return ("cost-again-sell" if limit else "cost-again", {}) if any(held) else None
    if view.phase != AFTER or not any(held):
        return None
    players = _rolling_before(view)
    feared = [fall for company, fall in falls(view).items() if held[company]]
    if not feared:
        return "cost-safe", {"players": players}
    worst = max(feared, key=lambda fall: _expected_loss(fall, held))
    owed = worst.points * held[worst.company] * THOUSAND
    told = {**fall_told(view.table, worst), "players": players, "money": owed}
    told["too"] = tuple(COMPANIES[fall.company] for fall in feared if fall != worst)
    return ("cost-fall" if len(feared) == 1 else "cost-falls") + ("-short" if owed > view.table.cash[view.viewer] else ""), told


def _expected_loss(fall: Fall, held: tuple[int, ...]) -> int:
    return fall.rolls * fall.points * held[fall.company]


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


def _profits(view: View, company: int, site: Site) -> Reason | None:
    """The rival who is paid for a rise too, at least half as much as the player who builds."""
    rise, shares = max(site.changes[company], 0), view.table.shares
    most = max(rivals(view), key=lambda other: shares[other][company])
    paid, own = rise * shares[most][company], site.premium + rise * shares[view.viewer][company]
    if not paid or 2 * paid < own:
        return None
    told: dict[str, object] = {"player": most, "money": paid * THOUSAND, "shares": shares[most][company]}
    return ("cost-profits" if paid > own else "cost-profits-too"), told

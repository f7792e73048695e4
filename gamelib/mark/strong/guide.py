"""A bot that judges every action by the races for the market rows, and bids against what sensible rivals will bid."""

from __future__ import annotations

from random import Random

from ...core.moves import Move
from ...core.view import View
from ..bots.greedy import LEAST, MOST, greedy_bot
from ..bots.worth import Outlook
from ..engine.end import full_rows
from ..notation import Bid, Sell, bids
from ..rules import Rules
from ..table import ACT, BID, RETURN, Table
from .judgement import FIELD_NEXT, ME_NEXT, Judgement
from .numbers import NUMBERS, Numbers

TRIES, HIGHEST = 8, 40
"""So many guesses of what the rivals bid are met, and no bid is higher than this."""
WIN = 1e6


class Guide:
    """Judges by these numbers; by those of the number of players where none are given."""

    def __init__(self, numbers: Numbers | None = None) -> None:
        self.numbers = numbers

    def __call__(self, view: View, rng: Random) -> Move:
        """The action that is worth most, the bid that does best, and otherwise what a sensible player would do."""
        numbers = self.numbers or numbers_of(view.rules)
        if view.phase == BID:
            return _bid(view, numbers, rng)
        if view.phase == ACT:
            return _best(view, view.table, numbers, rng)[1]
        if view.phase == RETURN:
            judged = Judgement(view.rules, view.table, view.viewer, numbers, ME_NEXT)
            return max(view.moves(), key=lambda move: (judged.move(move), rng.random()))
        return greedy_bot(view, rng)


def numbers_of(rules: Rules) -> Numbers:
    """The numbers for so many players; for more than were ever tried, those of the most."""
    return NUMBERS.get(rules.players, NUMBERS[max(NUMBERS)])


def kinds(moves: tuple[Move, ...]) -> dict[tuple[object, ...], list[Move]]:
    """Actions that do the same on another square, together."""
    alike: dict[tuple[object, ...], list[Move]] = {}
    for move in moves:
        colour = move.colour  # type: ignore[attr-defined]
        alike.setdefault((move.kind, colour, move.row if isinstance(move, Sell) else None), []).append(move)
    return alike


def _best(view: View, table: Table, numbers: Numbers, rng: Random) -> tuple[float, Move]:
    """The best action and its worth, with the one that follows it on a double."""
    rules, engine, me = view.rules, view.engine, view.viewer
    judged = Judgement(rules, table, me, numbers)
    best: tuple[float, float, Move] | None = None
    for moves in kinds(engine.legal(rules, table)).values():
        move = rng.choice(moves)
        worth = judged.move(move)
        if isinstance(move, Sell) and _ends(rules, table, move):
            worth = WIN if _wins(rules, table, move, me) else -WIN
        elif table.actions > 1:
            after = engine.step(rules, table, move)
            if after.phase == ACT and after.actor == me:
                worth += _best(view, after, numbers, rng)[0]
        if best is None or (worth, tie := rng.random()) > best[:2]:
            best = (worth, rng.random() if best is None else tie, move)
    assert best is not None
    return best[0], best[2]


def _ends(rules: Rules, table: Table, move: Sell) -> bool:
    """Whether this sale fills the last row that is needed."""
    return table.sold[move.colour] + 1 == rules.market_squares and full_rows(rules, table) + 1 == rules.rows_to_end


def _wins(rules: Rules, table: Table, move: Sell, me: int) -> bool:
    cash = table.cash[me] + rules.market[move.row][table.sold[move.colour]]
    return all(cash >= other for player, other in enumerate(table.cash) if player != me)


def _bid(view: View, numbers: Numbers, rng: Random) -> Bid:
    """The bid that does best against guesses of what sensible rivals bid: it wins cheaply, or lets them pay."""
    rules, table, me = view.rules, view.table, view.viewer
    outlook = Outlook(rules, table, me)
    most = min(outlook.cash - outlook.fee(1, 0), HIGHEST)
    if outlook.in_yard == rules.squares or most < 1:
        return bids(0)[0]
    judged = Judgement(rules, table, me, numbers, ME_NEXT if table.player == me else FIELD_NEXT)
    mine = numbers.lot * judged.change(table.lot, 0, 1)
    theirs = numbers.lot * judged.change(table.lot, 0, 0, 1)
    worths = [0.0] * (most + 1)
    rivals = [(_turns_away(rules, table, other), *_limits(rules, table, other)) for other in outlook.others]
    for _ in range(TRIES):
        top, away = max((int(max(0.0, min(wanted * rng.uniform(LEAST, MOST), spare))), -off) for off, wanted, spare in rivals)
        first = top + (_turns_away(rules, table, me) > -away) if top else 1
        lost = theirs + top / (rules.players - 1) if top else 0.0
        for bid in range(most + 1):
            worths[bid] += mine - bid if bid >= first else lost
    return bids(outlook.cash)[max(range(most + 1), key=lambda bid: (worths[bid], -bid))]


def _turns_away(rules: Rules, table: Table, player: int) -> int:
    """How far a player sits from the roller, who wins ties first."""
    return (player - table.player) % rules.players


def _limits(rules: Rules, table: Table, player: int) -> tuple[float, float]:
    """What a sensible player would pay for the piece, and can."""
    outlook = Outlook(rules, table, player)
    if outlook.in_yard == rules.squares:
        return 0.0, 0.0
    return outlook.lot(table.lot), float(outlook.cash - outlook.fee(1, 0))

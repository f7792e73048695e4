"""The hammer: a piece of the other die's colour is auctioned by sealed bids, then the same player rolls again."""

from __future__ import annotations

from ...core.events import Log
from ...core.moves import CHANCE
from ...core.table import replaced
from ..notation import Auction, Bid, Put
from ..rules import Rules
from ..table import BANK, BID, COLOURS, EMPTY, MONEY, NAME, NO_DICE, NOT_YET, PLACE, ROLL, STAR, Table, purse, yard
from .action import in_play, store
from .turn import end_turn


def auctionable(rules: Rules, table: Table) -> list[int]:
    """The colours in play of which the bank has a piece."""
    return [colour for colour in in_play(rules, table) if table.bank[colour]]


def strike(rules: Rules, table: Table, log: Log | None) -> None:
    """The hammer falls: an auction, a colour to be named first, or nothing to auction."""
    colour = table.dice[1]
    if colour == STAR:
        if auctionable(rules, table):
            table.phase, table.actor = NAME, table.player
            if log is not None:
                log.add("mark.hammer-star", "name", {"player": table.player})
        else:
            _roll_again(table, "none-to-auction", log)
    elif table.sold[colour] == rules.market_squares:
        _closed(rules, table, log)
    elif not table.bank[colour]:
        _roll_again(table, "bank-empty", log)
    else:
        _open_auction(rules, table, colour, log)


def _closed(rules: Rules, table: Table, log: Log | None) -> None:
    if not rules.closed_hammer_ends_turn:
        return _roll_again(table, "closed-hammer", log)
    if log is not None:
        log.add("mark.hammer-nothing", "closed-hammer-ends", {"player": table.player, "colour": COLOURS[table.dice[1]]})
    end_turn(rules, table, log)


def _roll_again(table: Table, why: str, log: Log | None) -> None:
    """Nothing to auction: the dice are thrown again."""
    if log is not None:
        colour = None if table.dice[1] == STAR else COLOURS[table.dice[1]]
        log.add("mark.hammer-nothing", why, {"player": table.player, "colour": colour})
    table.phase, table.actor, table.dice = ROLL, CHANCE, NO_DICE


def name_colour(rules: Rules, table: Table, move: Auction, log: Log | None) -> None:
    """Hammer with star: the roller has named the colour."""
    if log is not None:
        log.add("mark.hammer-star", "named", {"player": table.player, "colour": COLOURS[move.colour]})
    _open_auction(rules, table, move.colour, log)


def _open_auction(rules: Rules, table: Table, colour: int, log: Log | None) -> None:
    table.phase, table.actor, table.lot = BID, table.player, colour
    if log is not None:
        log.add("mark.hammer", "auction", {"player": table.player, "colour": COLOURS[colour]})


def bid(rules: Rules, table: Table, move: Bid, log: Log | None) -> None:
    """One sealed bid; when the last is in, all are shown."""
    bidder = table.actor
    assert bidder is not None
    table.bids = replaced(table.bids, bidder, move.amount)
    if log is not None:
        log.add("mark.sealed-bids", "bid", {"player": bidder, "amount": move.amount})
    following = (bidder + 1) % rules.players
    if following != table.player:
        table.actor = following
    else:
        _show_bids(rules, table, log)


def winner(rules: Rules, table: Table) -> int | None:
    """The highest bidder; among equals the roller, else the first clockwise after the roller. A bid of 0 is none by default."""
    best = max(table.bids)
    if best == 0 and not rules.zero_is_a_bid:
        return None
    order = [(table.player + seat) % rules.players for seat in range(rules.players)]
    return next(player for player in order if table.bids[player] == best)


def _show_bids(rules: Rules, table: Table, log: Log | None) -> None:
    won = winner(rules, table)
    if log is not None:
        _log_bids(rules, table, won, log)
    if won is not None:
        table.cash = replaced(table.cash, won, table.cash[won] - table.bids[won])
    if won is not None and EMPTY in table.yards[won]:
        table.phase, table.actor, table.bids = PLACE, won, (NOT_YET,) * rules.players
    else:
        _close_auction(rules, table)


def _log_bids(rules: Rules, table: Table, won: int | None, log: Log) -> None:
    colour, order = COLOURS[table.lot], [(table.player + seat) % rules.players for seat in range(rules.players)]
    shown = {"bids": tuple((player, table.bids[player]) for player in order)}
    if won is None:
        log.add("mark.bid-zero", "no-bids", {"colour": colour}, witness=shown)
        return
    price = table.bids[won]
    tied = tuple(player for player in order if table.bids[player] == price)
    if len(tied) > 1:
        log.add("mark.bid-tie", "tie", {"players": tied, "price": price, "winner": won}, witness=shown)
    flows = ((purse(won), BANK, MONEY, price),) if price else ()
    also = () if price else ("mark.bid-zero",)
    said = {"player": won, "price": price, "colour": colour, **shown}
    log.add("mark.sealed-bids", "bids-shown", said, flows, also, shown)
    if EMPTY not in table.yards[won]:
        log.add("mark.bid-full-yard", "full-yard", {"player": won, "colour": colour})


def put(rules: Rules, table: Table, move: Put, log: Log | None) -> None:
    """The winner puts the piece on an empty square of their yard."""
    player, colour = table.actor, table.lot
    assert player is not None
    store(table, player, colour, move.square)
    if log is not None:
        flow = (BANK, yard(player, move.square), COLOURS[colour], 1)
        said = {"player": player, "colour": COLOURS[colour], "square": move.square + 1}
        log.add("mark.sealed-bids", "placed", said, (flow,))
    _close_auction(rules, table)


def _close_auction(rules: Rules, table: Table) -> None:
    """The auction is over and the same player rolls again."""
    table.phase, table.actor, table.dice, table.lot = ROLL, CHANCE, NO_DICE, EMPTY
    table.bids = (NOT_YET,) * rules.players

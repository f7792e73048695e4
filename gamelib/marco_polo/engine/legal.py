"""Every legal move of a phase, in the order of the catalogue; at chance, every outcome and its weight."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...core.kit.engine import always
from ...core.moves import Move
from ..atlas import world
from ..notation import (
    ANNOUNCES,
    BUY_ONE,
    DEALS,
    DECLINE,
    DICE,
    DONE,
    FIGHT_ON,
    FRESH_START,
    GOLDEN,
    LEARNT,
    NAMES,
    PAPERS,
    RANSOM_CASH,
    REFUSE,
    SELL_PAPERS,
)
from ..rules import Rules
from ..table import (
    ANNOUNCE,
    BUY,
    CHANCES_OF,
    CONDUCT,
    DEAL,
    DEBT,
    DRAW,
    FAN,
    FIGHT,
    FRESH,
    GIFT,
    GOODS_OF,
    MOVE,
    NAME,
    PILE,
    RANSOM,
    SECRET,
    SPIN,
    TABLE,
    TRADE,
    Table,
    cards,
    count,
)
from .chance import may_decline, nameable
from .debts import papers
from .trade import dealt_with, partners
from .unseen import outside, unseen, unseen_tables
from .ways import destinations


def spin_weights(rules: Rules, table: Table) -> Sequence[int]:
    """How often each number stands on the ring that was announced."""
    return world(rules.map).ring_weights[table.kind]


def draw_weights(rules: Rules, table: Table) -> Sequence[int] | None:
    """All cards on top alike; through a player's eyes a pile is a number of cards out of all that the player has not seen."""
    return _hidden_draws(table) if table.tops[drawn_colour(table)] < 0 else None


def fan_weights(rules: Rules, table: Table) -> Sequence[int] | None:
    """All cards of the hand alike; through another's eyes a hand, too, is a number of cards out of all not seen."""
    return _hidden_hand(table) if table.hands[fanned(table)] < 0 else None


def drawn_colour(table: Table) -> int:
    """The colour of the pile from which a card is drawn."""
    colour = table.agenda[-1][1]
    assert isinstance(colour, int)
    return colour


def fanned(table: Table) -> int:
    """The merchant from whose hand a card is taken."""
    other = table.agenda[-1][2]
    assert isinstance(other, int)
    return other


def drawable(table: Table) -> list[int]:
    """The cards that may be on top of the pile from which one is drawn."""
    colour = drawn_colour(table)
    top = table.tops[colour]
    if top < 0:
        return cards(unseen(table) & PILE[colour])
    return cards(top) if top else [table.bottoms[colour][0]]


def takeable(table: Table) -> list[int]:
    """The cards that may be taken from the hand that is fanned."""
    hand = table.hands[fanned(table)]
    if hand >= 0:
        return cards(hand)
    hiding = unseen(table)
    return [card for colour, goods in enumerate(GOODS_OF) if outside(table, colour) for card in cards(hiding & goods)]


def _hidden_draws(table: Table) -> list[int]:
    """A chance card nobody has seen is in the pile for certain, a good only as likely as there is room for it."""
    colour = drawn_colour(table)
    hiding = unseen(table)
    chances, goods = (hiding & CHANCES_OF[colour]).bit_count(), (hiding & GOODS_OF[colour]).bit_count()
    room = count(table.tops[colour]) - chances
    return [room if 1 << card & GOODS_OF[colour] else max(goods, 1) for card in drawable(table)]


def _hidden_hand(table: Table) -> list[int]:
    """A good is as likely to be in the hand as cards of its colour are outside their pile."""
    hiding = unseen(table)
    sizes = [(hiding & goods).bit_count() for goods in GOODS_OF]
    whole = 1
    for size in sizes:
        whole *= max(size, 1)
    parts = [outside(table, colour) * whole // max(size, 1) for colour, size in enumerate(sizes)]
    return [parts[colour] for card in takeable(table) for colour in range(4) if 1 << card & GOODS_OF[colour]]


def _kinds(rules: Rules, table: Table) -> tuple[Move, ...]:
    return tuple(ANNOUNCES[kind] for kind in world(rules.map).kinds_from[table.places[table.player]])


def _spins(rules: Rules, table: Table) -> tuple[Move, ...]:
    return world(rules.map).ring_moves[table.kind]


def _ransoms(rules: Rules, table: Table) -> tuple[Move, ...]:
    moves, player = world(rules.map).ransoms, table.player
    given: list[Move] = [moves[card] for card in cards(table.hands[player])]
    return (*given, RANSOM_CASH) if table.cash[player] >= rules.ransom else tuple(given)


def _goes(rules: Rules, table: Table) -> tuple[Move, ...]:
    moves = world(rules.map).goes
    return tuple([moves[at] for at in destinations(rules, table)])


def _trades(rules: Rules, table: Table) -> tuple[Move, ...]:
    player, moves = table.player, world(rules.map).sells
    found: list[Move] = [moves[card] for card in cards(table.hands[player])]
    if table.cash[player] >= rules.price:
        found.append(BUY_ONE)
    found += [DEALS[other] for other in partners(rules, table)]
    found.append(DONE)
    return tuple(found)


def _deals(rules: Rules, table: Table) -> tuple[Move, ...]:
    done = dealt_with(table)
    return (*(DEALS[other] for other in partners(rules, table) if other not in done), DONE)


def _draws(rules: Rules, table: Table) -> tuple[Move, ...]:
    moves = world(rules.map).draws
    return tuple([moves[card] for card in drawable(table)])


def _takes(rules: Rules, table: Table) -> tuple[Move, ...]:
    moves = world(rules.map).takes
    return tuple([moves[card] for card in takeable(table)])


def _debts(rules: Rules, table: Table) -> tuple[Move, ...]:
    assert table.actor is not None
    moves, hand = world(rules.map).sells, table.hands[table.actor]
    if hand:
        return tuple([moves[card] for card in cards(hand)])
    return tuple(SELL_PAPERS[PAPERS.index(paper)] for paper in papers(table, table.actor))


def _gives(rules: Rules, table: Table) -> tuple[Move, ...]:
    assert table.actor is not None
    here = world(rules.map)
    return tuple([here.gives[card] for card in cards(table.hands[table.actor] & here.finest)])


def tables(rules: Rules, table: Table) -> tuple[Move, ...]:
    """The Golden Tables that may be on top of their stack."""
    left = table.tables if table.tables >= 0 else unseen_tables(table)
    return tuple(move for city, move in enumerate(GOLDEN) if left >> city & 1)


def secrets(rules: Rules, table: Table) -> tuple[Move, ...]:
    """The Secrets that are left."""
    return tuple(move for which, move in enumerate(LEARNT) if table.secrets >> which & 1)


def _names(rules: Rules, table: Table) -> tuple[Move, ...]:
    named: tuple[Move, ...] = tuple(NAMES[other] for other in nameable(rules, table))
    return (*named, DECLINE) if may_decline(table) else named


LEGAL: dict[str, Callable[[Rules, Table], tuple[Move, ...]]] = {
    FRESH: always(FRESH_START, DECLINE),
    ANNOUNCE: _kinds,
    SPIN: _spins,
    CONDUCT: always(FIGHT_ON, REFUSE),
    FIGHT: always(*DICE),
    RANSOM: _ransoms,
    MOVE: _goes,
    TRADE: _trades,
    BUY: always(BUY_ONE, DONE),
    DEAL: _deals,
    DRAW: _draws,
    FAN: _takes,
    DEBT: _debts,
    GIFT: _gives,
    TABLE: tables,
    SECRET: secrets,
    NAME: _names,
}

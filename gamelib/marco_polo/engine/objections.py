"""What forbids a move: one short function a kind, which names every clause in the way, in a fixed order."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...core.events import Refusal
from ...core.kit.engine import Checks, no_objection, only
from ...core.kit.first import no_such_player
from ...core.moves import Move
from ..atlas import world
from ..notation import (
    CASH,
    DICE,
    PAPERS,
    Announce,
    Buy,
    Deal,
    Decline,
    Dice,
    Done,
    Draw,
    Fight,
    Fresh,
    Give,
    Go,
    Golden,
    Name,
    Ransom,
    Refuse,
    Secret,
    Sell,
    Spin,
    Take,
)
from ..rules import Rules
from ..table import (
    ANNOUNCE,
    BUY,
    COLOURS,
    CONDUCT,
    DEAL,
    DEBT,
    DRAW,
    FAN,
    FIGHT,
    FRESH,
    GIFT,
    KHANBALIK,
    KINDS,
    MISSIONS,
    MOVE,
    NAME,
    RANSOM,
    SECRET,
    SPIN,
    TABLE,
    TRADE,
    Table,
)
from .astray import why_not_there
from .chance import clause_of, may_decline, nameable, named_card, short_name
from .debts import papers
from .legal import drawable, drawn_colour, secrets, tables, takeable
from .trade import dealt_with
from .ways import destinations, may_enter

BY_CARD = {DRAW: "card-chain", FAN: "card-deal"}
"""What is due in these phases where a chance card has led to them."""


def due_for_card(rules: Rules, table: Table) -> str:
    """The clause by which a card is drawn or taken: a purchase or a deal, or the chance card that has led to it."""
    by_card = len(table.agenda) > 1 and table.agenda[-2][0] in ("return", "draw")
    return f"marco_polo.{BY_CARD[table.phase] if by_card else 'buy' if table.phase == DRAW else 'deal'}"


def due_to_name(rules: Rules, table: Table) -> str:
    """The clause of the card that is about a merchant still to be named."""
    return clause_of(named_card(table))


def _buying(key: str, clause: str) -> Callable[[Rules, Table, Move], Iterator[Refusal]]:
    """What forbids a sale or a deal once cards are being bought."""

    def forbids(rules: Rules, table: Table, move: Move) -> Iterator[Refusal]:
        yield Refusal(clause, key, {"player": table.actor})
        yield Refusal("marco_polo.buy", "due-buy", {"player": table.actor})

    return forbids


def _dealing(key: str, clause: str) -> Callable[[Rules, Table, Move], Iterator[Refusal]]:
    """What forbids a sale or a purchase once the player deals."""

    def forbids(rules: Rules, table: Table, move: Move) -> Iterator[Refusal]:
        yield Refusal(clause, key, {"player": table.actor})
        yield Refusal("marco_polo.deal", "due-deal", {"player": table.actor})

    return forbids


def _announce(rules: Rules, table: Table, move: Announce) -> Iterator[Refusal]:
    here, at = world(rules.map), table.places[table.player]
    if not 0 <= move.by < len(KINDS):
        yield Refusal("marco_polo.announce", "no-such-kind")
    elif move.by not in here.kinds_from[at]:
        yield Refusal("marco_polo.announce", "no-such-line", {"space": here.spaces[at].name, "kind": KINDS[move.by]})


def _spin(rules: Rules, table: Table, move: Spin) -> Iterator[Refusal]:
    ring = world(rules.map).ring_moves[table.kind]
    if move not in ring:
        shown = tuple(str(spin.steps) for spin in ring if spin.steps)
        yield Refusal("marco_polo.roulette", "not-on-ring", {"kind": KINDS[table.kind], "shown": shown})


def _ransom(rules: Rules, table: Table, move: Ransom) -> Iterator[Refusal]:
    player = table.player
    if move.card == CASH:
        if table.cash[player] < rules.ransom:
            values = {"player": player, "cash": table.cash[player], "amount": rules.ransom}
            yield Refusal("marco_polo.ransom", "ransom-no-cash", values)
    else:
        yield from _held(rules, table, player, move.card, "marco_polo.ransom")


def _held(rules: Rules, table: Table, player: int, name: str, clause: str) -> Iterator[Refusal]:
    """The card must be a good, and in the player's hand."""
    here = world(rules.map)
    if not here.is_good(name):
        yield Refusal("marco_polo.goods", "no-such-good", {"card": name})
    elif not table.hands[player] >> here.card_index[name] & 1:
        yield Refusal(clause, "not-held", {"player": player, "card": name})


def _go(rules: Rules, table: Table, move: Go) -> Iterator[Refusal]:
    at = world(rules.map).index.get(move.space)
    if at is None:
        yield Refusal("marco_polo.map", "no-such-space", {"space": move.space})
    elif at not in destinations(rules, table):
        yield from why_not_there(rules, table, at)


def _sell(rules: Rules, table: Table, move: Sell) -> Iterator[Refusal]:
    player = table.actor
    assert player is not None
    if table.phase == DEBT and move.card in PAPERS:
        if move.card not in papers(table, player):
            yield Refusal("marco_polo.debt", "no-such-paper", {"player": player, "card": move.card})
        elif table.hands[player]:
            yield Refusal("marco_polo.debt", "goods-first", {"player": player})
    elif move.card in PAPERS:
        yield Refusal("marco_polo.sell", "only-goods", {"card": move.card})
    else:
        yield from _held(rules, table, player, move.card, "marco_polo.debt" if table.phase == DEBT else "marco_polo.sell")


def _buy(rules: Rules, table: Table, move: Buy) -> Iterator[Refusal]:
    cash = table.cash[table.player]
    if cash < rules.price:
        yield Refusal("marco_polo.buy", "buy-no-cash", {"player": table.player, "cash": cash, "price": rules.price})


def _deal(rules: Rules, table: Table, move: Deal) -> Iterator[Refusal]:
    player, other = table.player, move.player
    if not 0 <= other < rules.players:
        yield no_such_player(rules, "marco_polo.deal", other)
        return
    values = {"player": player, "other": other, "cash": table.cash[player], "price": rules.deal_price}
    if other == player:
        yield Refusal("marco_polo.deal", "deal-oneself", values)
    elif other in dealt_with(table):
        yield Refusal("marco_polo.deal", "deal-again", values)
    elif table.places[other] != table.places[player]:
        yield Refusal("marco_polo.deal", "deal-elsewhere", values)
    elif not table.hands[other]:
        yield Refusal("marco_polo.deal", "deal-no-goods", values)
    if table.cash[player] < rules.deal_price:
        yield Refusal("marco_polo.deal", "deal-no-cash", values)


def _draw(rules: Rules, table: Table, move: Draw) -> Iterator[Refusal]:
    here = world(rules.map)
    card = here.card_index.get(move.card)
    if card is None or card not in drawable(table):
        yield Refusal(due_for_card(rules, table), "not-on-pile", {"card": move.card, "colour": COLOURS[drawn_colour(table)]})


def _take(rules: Rules, table: Table, move: Take) -> Iterator[Refusal]:
    card = world(rules.map).card_index.get(move.card)
    if card is None or card not in takeable(table):
        yield Refusal(due_for_card(rules, table), "not-in-fan", {"card": move.card})


def _give(rules: Rules, table: Table, move: Give) -> Iterator[Refusal]:
    assert table.actor is not None
    here = world(rules.map)
    yield from _held(rules, table, table.actor, move.card, "marco_polo.khanbalik-gift")
    if here.is_good(move.card) and not here.finest >> here.card_index[move.card] & 1:
        values = {"card": move.card, "value": here.values[here.card_index[move.card]], "best": here.best}
        yield Refusal("marco_polo.khanbalik-gift", "not-fine", values)


def _golden(rules: Rules, table: Table, move: Golden) -> Iterator[Refusal]:
    if move not in tables(rules, table):
        yield Refusal("marco_polo.khanbalik-gift", "no-such-table", {"city": move.city, "cities": MISSIONS})


def _secret(rules: Rules, table: Table, move: Secret) -> Iterator[Refusal]:
    if move not in secrets(rules, table):
        yield Refusal("marco_polo.mission", "no-such-secret", {"secret": move.name})


def _name(rules: Rules, table: Table, move: Name) -> Iterator[Refusal]:
    card = named_card(table)
    if not 0 <= move.player < rules.players:
        yield no_such_player(rules, clause_of(card), move.player)
    elif move.player in nameable(rules, table):
        return
    elif move.player == table.player:
        yield Refusal(clause_of(card), "not-oneself", {"player": table.player})
    elif short_name(card) == "join":
        yield from _not_joined(rules, table, move.player)


def _not_joined(rules: Rules, table: Table, other: int) -> Iterator[Refusal]:
    values = {"player": table.player, "other": other, "gift": rules.gift, "value": world(rules.map).best}
    if not table.hands[other]:
        yield Refusal("marco_polo.card-deal", "deal-no-goods", values)
    if world(rules.map).spaces[table.places[other]].name == KHANBALIK and not may_enter(rules, table, table.player):
        yield Refusal("marco_polo.card-moves", "khanbalik-closed", values)


def _decline(rules: Rules, table: Table, move: Decline) -> Iterator[Refusal]:
    if table.phase == NAME and not may_decline(table):
        yield Refusal(clause_of(named_card(table)), "must-name", {"player": table.player})


OBJECTIONS: dict[str, Checks] = {
    FRESH: {Fresh: no_objection, Decline: _decline},
    ANNOUNCE: {Announce: _announce},
    SPIN: {Spin: _spin},
    CONDUCT: {Fight: no_objection, Refuse: no_objection},
    FIGHT: {Dice: only(DICE, "marco_polo.fight", "no-such-face")},
    RANSOM: {Ransom: _ransom},
    MOVE: {Go: _go},
    TRADE: {Sell: _sell, Buy: _buy, Deal: _deal, Done: no_objection},
    BUY: {
        Buy: _buy,
        Done: no_objection,
        Sell: _buying("sell-first", "marco_polo.trade-where"),
        Deal: _buying("not-both", "marco_polo.buy"),
    },
    DEAL: {
        Deal: _deal,
        Done: no_objection,
        Sell: _dealing("sell-before-dealing", "marco_polo.trade-where"),
        Buy: _dealing("dealt-already", "marco_polo.buy"),
    },
    DRAW: {Draw: _draw},
    FAN: {Take: _take},
    DEBT: {Sell: _sell},
    GIFT: {Give: _give},
    TABLE: {Golden: _golden},
    SECRET: {Secret: _secret},
    NAME: {Name: _name, Decline: _decline},
}
"""For each phase, the kinds of move that belong to it and what forbids them."""

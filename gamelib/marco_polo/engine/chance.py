"""Cards drawn from a pile: goods go into the hand, a chance card is shown, carried out and put under its pile."""

from __future__ import annotations

from collections.abc import Callable

from ...core.events import Log
from ...core.moves import CHANCE, Move
from ...core.table import replaced
from ..atlas import world
from ..notation import Decline, Draw, Name
from ..rules import Rules
from ..table import CARDS, CHANCES, COLOURS, DRAW, GOODS, NAME, SHOWN, TO_BANK, Table, Task, hand, pile, space
from .trade import pay_for_deal
from .ways import arrives, may_enter


def turn_card(rules: Rules, table: Table, task: Task, log: Log | None) -> bool:
    """Chance turns the card on top of a pile."""
    table.phase, table.actor = DRAW, CHANCE
    return True


def draw(rules: Rules, table: Table, move: Draw, log: Log | None) -> None:
    """The card leaves its pile: a good is kept, a chance card is carried out."""
    card = world(rules.map).card_index[move.card]
    colour = card // CARDS
    table.agenda = table.agenda[:-1]
    if table.tops[colour]:
        table.tops = replaced(table.tops, colour, table.tops[colour] & ~(1 << card))
    else:
        table.bottoms = replaced(table.bottoms, colour, table.bottoms[colour][1:])
    if card % CARDS < GOODS:
        _keep(rules, table, card, log)
    else:
        _carry_out(rules, table, card, log)


def _keep(rules: Rules, table: Table, card: int, log: Log | None) -> None:
    player, colour, here = table.player, card // CARDS, world(rules.map)
    table.hands = replaced(table.hands, player, table.hands[player] | 1 << card)
    if log is not None:
        clause = "marco_polo.buy" if table.agenda[-1][0] == "buy" else "marco_polo.card-chain"
        name = here.cards[card]
        said = {"player": player, "card": name, "colour": COLOURS[colour], "value": here.values[card]}
        flow = (pile(colour), hand(player), name, 1)
        log.add(clause, "draw", said, (flow,), ("marco_polo.hidden-hands",))


def short_name(card: int) -> str:
    """The name of a chance card within its colour."""
    return CHANCES[card // CARDS][card % CARDS - GOODS]


def clause_of(card: int) -> str:
    """The clause of a chance card."""
    return f"marco_polo.chance-{COLOURS[card // CARDS]}-{short_name(card)}"


def _carry_out(rules: Rules, table: Table, card: int, log: Log | None) -> None:
    """The card is shown; it goes under its pile when everything it causes is done."""
    here, name = world(rules.map), short_name(card)
    if log is not None:
        colour = card // CARDS
        said = {"player": table.player, "card": name, "colour": COLOURS[colour]}
        chain = () if table.agenda[-1][0] == "buy" else ("marco_polo.card-chain",)
        log.add("marco_polo.chance-draw", "chance", said, ((pile(colour), SHOWN, here.cards[card], 1),), chain)
        log.add(clause_of(card), f"card-{name}", {"player": table.player, "amount": here.values[card]})
    table.agenda += (("return", card),)
    _EFFECTS[name](rules, table, card, log)


def put_under(rules: Rules, table: Table, task: Task, log: Log | None) -> bool:
    """A chance card that is wholly carried out goes under its pile."""
    card = task[1]
    assert isinstance(card, int)
    colour = card // CARDS
    table.agenda = table.agenda[:-1]
    table.bottoms = replaced(table.bottoms, colour, (*table.bottoms[colour], card))
    if log is not None:
        name = world(rules.map).cards[card]
        said = {"colour": COLOURS[colour], "card": short_name(card)}
        log.add("marco_polo.chance-draw", "card-returns", said, ((SHOWN, pile(colour), name, 1),))
    return False


def _fine(rules: Rules, table: Table, card: int, log: Log | None) -> None:
    table.agenda += (("pay", table.player, TO_BANK, world(rules.map).values[card]),)


def _gifts(rules: Rules, table: Table, card: int, log: Log | None) -> None:
    """Every other merchant pays, clockwise from the drawer's left; the last task on the agenda is the first to be done."""
    amount, player = world(rules.map).values[card], table.player
    payers = [(player + seat) % rules.players for seat in range(rules.players - 1, 0, -1)]
    table.agenda += tuple(("pay", payer, player, amount) for payer in payers)


def _more_cards(rules: Rules, table: Table, card: int, log: Log | None) -> None:
    amount = world(rules.map).values[card]
    table.agenda += (("draw", card // CARDS),) * amount
    if log is not None:
        said = {"player": table.player, "amount": amount, "colour": COLOURS[card // CARDS]}
        log.add("marco_polo.card-chain", "more-cards", said)


def _wind(rules: Rules, table: Table, card: int, log: Log | None) -> None:
    table.extra += world(rules.map).values[card]


def _to_zanzibar(rules: Rules, table: Table, card: int, log: Log | None) -> None:
    move_pawn(rules, table, table.player, world(rules.map).zanzibar, log)


def _ask_name(rules: Rules, table: Table, card: int, log: Log | None) -> None:
    table.agenda += (("name", card),)


def _ask_join(rules: Rules, table: Table, card: int, log: Log | None) -> None:
    if joinable(rules, table):
        table.agenda += (("name", card),)
    elif log is not None:
        log.add("marco_polo.card-deal", "cannot-join", {"player": table.player, "price": rules.deal_price})


def joinable(rules: Rules, table: Table) -> list[int]:
    """The merchants whom a card lets the drawer join: with goods, for money, in Khanbalik only if allowed to enter."""
    player, khan = table.player, world(rules.map).khanbalik
    if table.cash[player] < rules.deal_price:
        return []
    return [
        other
        for other, goods in enumerate(table.hands)
        if goods and other != player and (table.places[other] != khan or may_enter(rules, table, player))
    ]


_EFFECTS: dict[str, Callable[[Rules, Table, int, Log | None], None]] = {
    "zanzibar": _to_zanzibar,
    **dict.fromkeys(("birthday", "new-year"), _gifts),
    **dict.fromkeys(("hunt", "chief", "khan", "machines"), _more_cards),
    **dict.fromkeys(("astrologer", "insult", "bath", "typhoon", "volcano", "tartar"), _fine),
    **dict.fromkeys(("pope", "danger", "karakorum"), _ask_name),
    "join": _ask_join,
    "wind": _wind,
}


def ask_name(rules: Rules, table: Table, task: Task, log: Log | None) -> bool:
    """The drawer names a merchant, or declines where the card allows it."""
    table.phase, table.actor = NAME, table.player
    return True


def nameable(rules: Rules, table: Table) -> list[int]:
    """The merchants whom the card at hand lets the drawer name."""
    name, players = short_name(named_card(table)), range(rules.players)
    if name == "join":
        return joinable(rules, table)
    return [other for other in players if name == "pope" or other != table.player]


def named_card(table: Table) -> int:
    """The chance card for which a merchant is to be named."""
    card = table.agenda[-1][1]
    assert isinstance(card, int)
    return card


def may_decline(table: Table) -> bool:
    """Whether the card at hand leaves the drawer the choice."""
    return short_name(named_card(table)) in ("pope", "join")


def name_merchant(rules: Rules, table: Table, move: Move, log: Log | None) -> None:
    """The one who is named is sent, comes, or is joined."""
    card, here, player = named_card(table), world(rules.map), table.player
    name = short_name(card)
    table.agenda = table.agenda[:-1]
    if isinstance(move, Decline):
        if log is not None:
            log.add(clause_of(card), "card-declined", {"player": player})
        return
    assert isinstance(move, Name)
    if log is not None:
        log.add(clause_of(card), "named", {"player": player, "other": move.player})
    if name == "join":
        move_pawn(rules, table, player, table.places[move.player], log)
        pay_for_deal(rules, table, move.player, "marco_polo.card-deal", log)
        table.agenda += (("fan", player, move.player),)
    else:
        to = {"pope": here.acre, "karakorum": here.karakorum, "danger": table.places[player]}[name]
        move_pawn(rules, table, move.player, to, log)


def move_pawn(rules: Rules, table: Table, who: int, to: int, log: Log | None) -> None:
    """A card moves a pawn; the arrival is settled when the card is under its pile, before what else is still to be done."""
    here, before = world(rules.map), table.places[who]
    names = here.spaces[before].name, here.spaces[to].name
    said = {"player": who, "from": names[0], "to": names[1]}
    barred = to == here.khanbalik and not may_enter(rules, table, who)
    if before == to or barred:
        if log is not None:
            log.add("marco_polo.card-moves", "pawn-barred" if barred else "pawn-there", said)
        return
    table.places = replaced(table.places, who, to)
    if who == table.player:
        table.left = 0
    if arrives(here, to):
        table.agenda = (*table.agenda[:-1], ("arrive", who), table.agenda[-1])
    if log is not None:
        flow = (space(names[0]), space(names[1]), f"pawn {who + 1}", 1)
        key = "pawn-moved-own" if who == table.player else "pawn-moved"
        log.add("marco_polo.card-moves", key, said, (flow,), ("marco_polo.trade-when",))

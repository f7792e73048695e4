"""Trade on a post: sell to the bank, then buy from the post's pile or deal with a merchant who stands there."""

from __future__ import annotations

from ...core.events import Log
from ...core.moves import CHANCE, Move
from ...core.table import replaced
from ..atlas import world
from ..notation import Buy, Deal, Sell, Take
from ..rules import Rules
from ..table import BANK, BUY, CARDS, COLOURS, DEAL, FAN, MONEY, TRADE, Table, Task, hand, pile, purse


def partners(rules: Rules, table: Table) -> list[int]:
    """The merchants with whom the player could deal: on the same space, with goods, while the player has the money in cash."""
    player = table.player
    if table.cash[player] < rules.deal_price:
        return []
    at = table.places[player]
    return [other for other, place in enumerate(table.places) if place == at and other != player and table.hands[other]]


def open_trade(rules: Rules, table: Table, task: Task, log: Log | None) -> bool:
    """The player may sell, buy or deal, if any of it is possible."""
    player = table.player
    if table.hands[player] or table.cash[player] >= rules.price or partners(rules, table):
        table.phase, table.actor = TRADE, player
        return True
    table.agenda, table.left = table.agenda[:-1], 0
    if log is not None:
        log.add("marco_polo.trade-where", "nothing-to-trade", {"player": player})
    return False


def go_on_buying(rules: Rules, table: Table, task: Task, log: Log | None) -> bool:
    """After a purchase the player may buy more, up to the limit, while there is money and the pawn stands where it stood."""
    if table.left and table.cash[table.player] >= rules.price:
        table.phase, table.actor = BUY, table.player
        return True
    table.agenda, table.left = table.agenda[:-1], 0
    return False


def dealt_with(table: Table) -> tuple[int, ...]:
    """The merchants from whom the player has taken a card in this turn, where the rules allow one of each."""
    return tuple(int(task[1]) for task in table.agenda if task[0] == "deal")


def go_on_dealing(rules: Rules, table: Table, task: Task, log: Log | None) -> bool:
    """After a deal the player may deal with the other merchants there, once with each, while there is money."""
    if set(partners(rules, table)) - set(dealt_with(table)):
        table.phase, table.actor = DEAL, table.player
        return True
    table.agenda = tuple(task for task in table.agenda if task[0] != "deal")
    return False


def _deal(rules: Rules, table: Table, other: int, log: Log | None) -> None:
    """A card of another's hand is paid; the task of the trade gives way to it, and to further deals where there may be any."""
    pay_for_deal(rules, table, other, "marco_polo.deal", log)
    kept = tuple(task for task in table.agenda if task[0] != "trade")
    further: tuple[Task, ...] = (("deal", other),) if rules.deal_with_each else ()
    table.agenda, table.left = (*kept, *further, ("fan", table.player, other)), 0


def trade(rules: Rules, table: Table, move: Move, log: Log | None) -> None:
    """One decision on a post: a sale, a purchase, a deal, or enough."""
    if isinstance(move, Sell):
        sell_good(rules, table, table.player, move.card, "marco_polo.sell", log)
    elif isinstance(move, Buy):
        _buy(rules, table, log)
    elif isinstance(move, Deal):
        _deal(rules, table, move.player, log)
    else:
        table.agenda, table.left = table.agenda[:1], 0
        if log is not None:
            log.add("marco_polo.trade-where", "enough", {"player": table.player})


def sell_good(rules: Rules, table: Table, player: int, name: str, clause: str, log: Log | None) -> None:
    """A good goes under its pile, shown to all, and the bank pays its value."""
    here = world(rules.map)
    card = here.card_index[name]
    value, colour = here.values[card], card // CARDS
    table.hands = replaced(table.hands, player, table.hands[player] & ~(1 << card))
    table.bottoms = replaced(table.bottoms, colour, (*table.bottoms[colour], card))
    table.cash = replaced(table.cash, player, table.cash[player] + value)
    if log is not None:
        flows = ((hand(player), pile(colour), name, 1), (BANK, purse(player), MONEY, value))
        said = {"player": player, "card": name, "value": value, "colour": COLOURS[colour]}
        log.add(clause, "sell", said, flows, ("marco_polo.hidden-hands", "marco_polo.bank"))


def _buy(rules: Rules, table: Table, log: Log | None) -> None:
    player = table.player
    colour = world(rules.map).colours[table.places[player]]
    table.cash = replaced(table.cash, player, table.cash[player] - rules.price)
    table.left -= 1
    table.agenda = (*table.agenda[:-1], ("buy",), ("draw", colour))
    if log is not None:
        flows = ((purse(player), BANK, MONEY, rules.price),) if rules.price else ()
        said = {"player": player, "price": rules.price, "colour": COLOURS[colour], "left": table.left}
        log.add("marco_polo.buy", "buy", said, flows)


def pay_for_deal(rules: Rules, table: Table, other: int, clause: str, log: Log | None) -> None:
    """The price of a card from another's hand, paid to its holder."""
    player, price = table.player, rules.deal_price
    paid = replaced(table.cash, player, table.cash[player] - price)
    table.cash = replaced(paid, other, paid[other] + price)
    if log is not None:
        flows = ((purse(player), purse(other), MONEY, price),) if price else ()
        log.add(clause, "deal", {"player": player, "other": other, "price": price}, flows)


def fan_hand(rules: Rules, table: Table, task: Task, log: Log | None) -> bool:
    """The other fans the goods face down, and chance picks one."""
    table.phase, table.actor = FAN, CHANCE
    return True


def take(rules: Rules, table: Table, move: Take, log: Log | None) -> None:
    """The card that was picked changes hands."""
    _, taker, other = table.agenda[-1]
    assert isinstance(taker, int)
    assert isinstance(other, int)
    table.agenda = table.agenda[:-1]
    bit = 1 << world(rules.map).card_index[move.card]
    taken = replaced(table.hands, other, table.hands[other] & ~bit)
    table.hands = replaced(taken, taker, taken[taker] | bit)
    if log is not None:
        flow = (hand(other), hand(taker), move.card, 1)
        said = {"player": taker, "other": other, "card": move.card}
        clause = "marco_polo.card-deal" if table.agenda[-1][0] == "return" else "marco_polo.deal"
        log.add(clause, "take", said, (flow,), ("marco_polo.hidden-hands",))

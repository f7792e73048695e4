"""Bandits and corsairs: the safe-conduct, the dice, the ransom and the loot."""

from __future__ import annotations

from ...core.events import Flow, Log
from ...core.moves import CHANCE, Move
from ...core.table import replaced
from ..atlas import world
from ..notation import CASH, Dice, Ransom, Refuse
from ..rules import Rules
from ..table import ANNOUNCE, CARDS, COLOURS, FIGHT, LOOT, MONEY, NONE, RANSOM, TO_LOOT, Table, cards, hand, purse


def use_conduct(rules: Rules, table: Table, move: Move, log: Log | None) -> None:
    """The holder of a safe-conduct fights all the same, or refuses and announces anew."""
    refused = isinstance(move, Refuse)
    if refused:
        table.phase, table.actor, table.kind, table.spun = ANNOUNCE, table.player, NONE, NONE
    else:
        table.phase, table.actor = FIGHT, CHANCE
    if log is not None:
        log.add("marco_polo.safe-conduct", "conduct-refuses" if refused else "conduct-fights", {"player": table.player})


def fight(rules: Rules, table: Table, move: Dice, log: Log | None) -> None:
    """Black higher loses; otherwise, on a tie too, the merchant wins. Then the turn is over."""
    player, lost = table.player, move.black > move.white
    table.agenda = (("end",),)
    if log is not None:
        said = {"player": player, "black": move.black, "white": move.white}
        log.add("marco_polo.fight", "fight-lost" if lost else "fight-won", said)
    if not lost:
        _take_loot(rules, table, log)
    elif table.hands[player]:
        table.agenda = ()
        table.phase, table.actor = RANSOM, player
        return
    else:
        table.agenda += (("pay", player, TO_LOOT, rules.ransom),)
        if log is not None:
            log.add("marco_polo.ransom", "ransom-owed", {"player": player, "amount": rules.ransom})
    _no_trade(rules, table, log)


def _no_trade(rules: Rules, table: Table, log: Log | None) -> None:
    here = world(rules.map)
    at = table.places[table.player]
    if log is not None and here.colours[at] != NONE:
        log.add("marco_polo.trade-when", "no-trade", {"player": table.player, "space": here.spaces[at].name})


def _take_loot(rules: Rules, table: Table, log: Log | None) -> None:
    player, here = table.player, world(rules.map)
    if log is not None:
        flows: list[Flow] = [(LOOT, purse(player), MONEY, table.loot_cash)] if table.loot_cash else []
        found = cards(table.loot)
        flows += [(LOOT, hand(player), here.cards[card], 1) for card in found]
        said = {"player": player, "cash": table.loot_cash, "cards": len(found), "named": tuple(here.cards[c] for c in found)}
        key = "loot" if found else "loot-cash" if table.loot_cash else "loot-empty"
        log.add("marco_polo.loot", key, said, tuple(flows))
    table.cash = replaced(table.cash, player, table.cash[player] + table.loot_cash)
    table.hands = replaced(table.hands, player, table.hands[player] | table.loot)
    table.loot = table.loot_cash = 0


def pay_ransom(rules: Rules, table: Table, move: Ransom, log: Log | None) -> None:
    """A goods card of the loser's choice, face down, or money if there is enough cash."""
    player, here = table.player, world(rules.map)
    if move.card == CASH:
        table.cash = replaced(table.cash, player, table.cash[player] - rules.ransom)
        table.loot_cash += rules.ransom
        if log is not None:
            flows = ((purse(player), LOOT, MONEY, rules.ransom),) if rules.ransom else ()
            log.add("marco_polo.ransom", "ransom-cash", {"player": player, "amount": rules.ransom}, flows)
    else:
        card = here.card_index[move.card]
        table.hands = replaced(table.hands, player, table.hands[player] & ~(1 << card))
        table.loot |= 1 << card
        if log is not None:
            said = {"player": player, "card": move.card, "colour": COLOURS[card // CARDS]}
            flow = (hand(player), LOOT, move.card, 1)
            log.add("marco_polo.ransom", "ransom-card", said, (flow,), ("marco_polo.hidden-hands",))
    table.agenda = (("end",),)
    _no_trade(rules, table, log)

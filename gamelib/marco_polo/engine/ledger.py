"""Where everything is: money, cards, Tables, Secrets and pawns."""

from __future__ import annotations

from ...core.moves import Place
from ..atlas import world
from ..rules import Rules
from ..table import (
    BANK,
    BOX,
    CARD,
    LOOT,
    MISSIONS,
    MONEY,
    NONE,
    SECRET_STACK,
    SECRETS,
    SHOWN,
    TABLES,
    Table,
    cards,
    count,
    hand,
    pile,
    purse,
    space,
)
from ..world import World
from .unseen import in_the_air

Holdings = dict[tuple[Place, str], int]


def holdings(rules: Rules, table: Table) -> Holdings:
    """Every coin, card and pawn; places that hold nothing are left out. The bank pays without limit, so it is below zero."""
    here = world(rules.map)
    found: Holdings = {(BANK, MONEY): -sum(table.cash) - table.loot_cash, (LOOT, MONEY): table.loot_cash}
    for player, cash in enumerate(table.cash):
        found[purse(player), MONEY] = cash
        found[space(here.spaces[table.places[player]].name), f"pawn {player + 1}"] = 1
        _add_cards(found, here, hand(player), table.hands[player])
    _add_cards(found, here, LOOT, table.loot)
    _add_cards(found, here, SHOWN, in_the_air(table))
    for colour, top in enumerate(table.tops):
        _add_cards(found, here, pile(colour), top)
        found.update({(pile(colour), here.cards[card]): 1 for card in table.bottoms[colour]})
    _add_papers(found, table)
    return {key: amount for key, amount in found.items() if amount}


def _add_cards(found: Holdings, here: World, place: Place, these: int) -> None:
    if these < 0:
        found[place, CARD] = count(these)
    else:
        found.update({(place, here.cards[card]): 1 for card in cards(these)})


def _add_papers(found: Holdings, table: Table) -> None:
    """Tables and Secrets are in their stack, with a merchant, or, once sold, in the box."""
    if table.tables < 0:
        found[TABLES, "table"] = count(table.tables)
    else:
        found.update({(TABLES, f"table {MISSIONS[city]}"): 1 for city in cards(table.tables)})
    for player, city in enumerate(table.missions):
        if city != NONE:
            place = hand(player) if table.golden[player] else BOX
            thing = f"table {MISSIONS[city]}" if city >= 0 else "table"
            found[place, thing] = found.get((place, thing), 0) + 1
    for which, name in enumerate(SECRETS):
        holder = table.learnt.index(which) if which in table.learnt else NONE
        place = SECRET_STACK if table.secrets >> which & 1 else hand(holder) if holder != NONE else BOX
        found[place, f"secret {name}"] = 1

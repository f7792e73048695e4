"""Arrivals: the Khan's gift and Table, the mission and its Secret, and the goal in Venice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...core.events import Log
from ...core.moves import CHANCE
from ...core.table import replaced
from ..atlas import world
from ..notation import Give, Golden, Secret
from ..rules import Rules
from ..table import (
    CARDS,
    COLOURS,
    GIFT,
    GOODS_OF,
    HOMEWARD,
    KHANBALIK,
    MEASURED,
    MISSIONS,
    NONE,
    ON_MISSION,
    OUTWARD,
    SECRET,
    SECRET_STACK,
    SECRETS,
    TABLE,
    TABLES,
    Table,
    Task,
    hand,
    pile,
)
from .end import finish, worth


def arrive(rules: Rules, table: Table, task: Task, log: Log | None) -> bool:
    """Whatever brought the merchant there: Khanbalik before the gift, the mission city, and Venice matter."""
    player, here = task[1], world(rules.map)
    assert isinstance(player, int)
    table.agenda = table.agenda[:-1]
    at, stage = table.places[player], table.stages[player]
    if at == here.khanbalik and stage == OUTWARD:
        if log is not None:
            said = {"player": player, "gift": rules.gift, "value": here.best}
            log.add(
                "marco_polo.khanbalik-entry", "before-the-khan", said, also=("marco_polo.arrival", "marco_polo.khanbalik-pass")
            )
        table.agenda += (("table", player), ("gift", player, rules.gift))
    elif stage == ON_MISSION and at == here.missions[table.missions[player]]:
        _fulfil(table, player, log)
    elif at == here.venice:
        return _at_venice(rules, table, player, log)
    return False


def receive_gift(rules: Rules, table: Table, task: Task, log: Log | None) -> bool:
    """The merchant chooses what the Khan gets, one card after the other."""
    assert isinstance(task[1], int)
    table.phase, table.actor = GIFT, task[1]
    return True


def give(rules: Rules, table: Table, move: Give, log: Log | None) -> None:
    """One of the finest goods, shown to all, goes under its pile."""
    _, player, left = table.agenda[-1]
    assert isinstance(player, int)
    assert isinstance(left, int)
    card = world(rules.map).card_index[move.card]
    colour = card // CARDS
    table.hands = replaced(table.hands, player, table.hands[player] & ~(1 << card))
    table.bottoms = replaced(table.bottoms, colour, (*table.bottoms[colour], card))
    table.agenda = table.agenda[:-1] + ((("gift", player, left - 1),) if left > 1 else ())
    if log is not None:
        said = {"player": player, "card": move.card, "left": left - 1}
        flow = (hand(player), pile(colour), move.card, 1)
        log.add("marco_polo.khanbalik-gift", "gift", said, (flow,), ("marco_polo.hidden-hands",))


def turn_table(rules: Rules, table: Table, task: Task, log: Log | None) -> bool:
    """Chance turns a Golden Table."""
    table.phase, table.actor = TABLE, CHANCE
    return True


def receive_table(rules: Rules, table: Table, move: Golden, log: Log | None) -> None:
    """The Khan's Table names the mission city, in secret."""
    player, city = table.agenda[-1][1], MISSIONS.index(move.city)
    assert isinstance(player, int)
    table.agenda = table.agenda[:-1]
    table.tables &= ~(1 << city)
    table.missions = replaced(table.missions, player, city)
    table.golden = replaced(table.golden, player, True)
    table.stages = replaced(table.stages, player, ON_MISSION)
    if log is not None:
        flow = (TABLES, hand(player), f"table {move.city}", 1)
        said = {"player": player, "city": move.city, "space": KHANBALIK}
        log.add("marco_polo.mission-secret", "table", said, (flow,), ("marco_polo.khanbalik-gift", "marco_polo.hidden-hands"))


def _fulfil(table: Table, player: int, log: Log | None) -> None:
    table.stages = replaced(table.stages, player, HOMEWARD)
    table.agenda += (("secret", player),)
    if log is not None:
        said = {"player": player, "city": MISSIONS[table.missions[player]]}
        log.add("marco_polo.mission", "mission", said, also=("marco_polo.arrival",))


def turn_secret(rules: Rules, table: Table, task: Task, log: Log | None) -> bool:
    """Chance turns a Secret of the Orient."""
    table.phase, table.actor = SECRET, CHANCE
    return True


def learn(rules: Rules, table: Table, move: Secret, log: Log | None) -> None:
    """The merchant has learnt the Secret."""
    player, which = table.agenda[-1][1], SECRETS.index(move.name)
    assert isinstance(player, int)
    table.agenda = table.agenda[:-1]
    table.secrets &= ~(1 << which)
    table.learnt = replaced(table.learnt, player, which)
    if log is not None:
        flow = (SECRET_STACK, hand(player), f"secret {move.name}", 1)
        log.add("marco_polo.mission", "secret", {"player": player, "secret": move.name}, (flow,))


Lack = tuple[str, str, Mapping[str, object]]
"""What is missing in Venice: the clause, the key of its sentence, and its values."""


def lacking(rules: Rules, table: Table, player: int) -> Iterator[Lack]:
    """Everything a merchant still needs to win in Venice; nothing where a visit there would win now."""
    if table.stages[player] != HOMEWARD:
        yield "marco_polo.goal", "lacks-mission", {"player": player}
    has = worth(rules, table, player)
    if has < rules.goal:
        yield "marco_polo.goal", "lacks-sum", {"player": player, "worth": has, "goal": rules.goal}
    if rules.papers_needed and not (table.golden[player] and table.learnt[player] != NONE):
        yield "marco_polo.goal", "lacks-papers", {"player": player}
    for colour in MEASURED:
        held = (table.hands[player] & GOODS_OF[colour]).bit_count()
        values = {"player": player, "colour": COLOURS[colour], "held": held}
        if held < rules.least_of_colour:
            yield "marco_polo.goal-colours", "lacks-colour", {**values, "least": rules.least_of_colour}
        elif held > rules.most_of_colour:
            yield "marco_polo.goal-colours", "over-colour", {**values, "most": rules.most_of_colour}


def _at_venice(rules: Rules, table: Table, player: int, log: Log | None) -> bool:
    lacks = list(lacking(rules, table, player))
    if log is not None:
        for clause, key, values in lacks:
            log.add(clause, key, values, also=("marco_polo.arrival",))
        if lacks:
            log.add("marco_polo.goal-first", "plays-on", {"player": player})
    if lacks:
        return False
    finish(rules, table, player, log)
    return True

"""Land or sea is announced, the roulette spun; a number is a move, the other field an attack."""

from __future__ import annotations

from ...core.events import Log
from ...core.moves import CHANCE
from ..atlas import world
from ..notation import Announce, Spin
from ..rules import Rules
from ..table import ATTACK, CONDUCT, FIGHT, KINDS, MOVE, ON_MISSION, SPIN, Table
from .ways import destinations


def announce(rules: Rules, table: Table, move: Announce, log: Log | None) -> None:
    """The ring is chosen before every spin."""
    table.kind = move.by
    table.phase, table.actor = SPIN, CHANCE
    if log is not None:
        log.add("marco_polo.announce", "announce", {"player": table.player, "kind": KINDS[move.by]})


def safe_conduct(table: Table, player: int) -> bool:
    """Whether the Golden Table protects a merchant: while it is held and the mission is open."""
    return table.stages[player] == ON_MISSION and table.golden[player]


def spin(rules: Rules, table: Table, move: Spin, log: Log | None) -> None:
    """A number leads to a move, or to none where every stop is barred; an attack to a fight."""
    player, kind = table.player, KINDS[table.kind]
    table.spun = move.steps
    if move.steps == ATTACK:
        if log is not None:
            log.add("marco_polo.attack", f"attack-{kind}", {"player": player}, also=("marco_polo.roulette",))
        guarded = safe_conduct(table, player)
        table.phase, table.actor = (CONDUCT, player) if guarded else (FIGHT, CHANCE)
        return
    if log is not None:
        log.add("marco_polo.roulette", "spin", {"player": player, "kind": kind, "steps": move.steps})
    if destinations(rules, table):
        table.phase, table.actor = MOVE, player
        return
    table.agenda = (("end",),)
    if log is not None:
        at = world(rules.map).spaces[table.places[player]].name
        log.add("marco_polo.blocked", "blocked", {"player": player, "space": at}, also=("marco_polo.trade-when",))

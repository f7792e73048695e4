"""Numbers of games: how long each leg takes, how fights end, which posts are used, how long games last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import inf
from typing import Any

from ...core.record import Record
from ...core.state import State
from ..atlas import world
from ..notation import CASH, Buy, Deal, Dice, Go, Ransom, Refuse
from ..rules import Rules
from ..table import NONE

LEGS = ("to-khanbalik", "to-mission", "home")
FIGHTS = ("won", "lost", "refused")
RANSOMS = ("card", "cash", "owed")


def checked(games: Sequence[Record]) -> list[Record]:
    """The games, which must be records of Marco Polo and at least one."""
    found = list(games)
    if not found:
        raise ValueError("There are no games to draw.")
    for game in found:
        if not isinstance(game, Record) or game.ruleset != "marco_polo":
            kind = str(getattr(game, "ruleset", type(game).__name__))[:60]
            raise ValueError(f"A plot of Marco Polo takes records of Marco Polo, not {kind}.")
    return found


def own_rules(game: Record) -> Rules:
    """The rules of a game."""
    assert isinstance(game.rules, Rules)
    return game.rules


def leg_turns(games: Sequence[Record]) -> dict[str, list[int]]:
    """For each leg, how many turns of his own every merchant took who finished it; the way home only for winners."""
    found: dict[str, list[int]] = {leg: [] for leg in LEGS}
    for game in checked(games):
        for done in _legs_done(game.states()):
            for leg, turns in zip(LEGS, done, strict=False):
                found[leg].append(turns)
    return found


def _legs_done(states: Sequence[State[Any, Any]]) -> list[list[int]]:
    """For each merchant, the turns of his own that each finished leg took."""
    players = states[0].rules.players
    turns, done, since, last = [0] * players, [list[int]() for _ in range(players)], [0] * players, 0
    for state in states:
        if state.turn != last:
            last = state.turn
            turns[state.table.player] += 1
        for player, stage in enumerate(state.table.stages):
            if stage > len(done[player]) or state.table.winner == player:
                done[player].append(turns[player] - since[player])
                since[player] = turns[player]
    return done


def fight_counts(games: Sequence[Record]) -> dict[str, int]:
    """How often fights were won, lost or refused, and how ransom was paid: by card, in cash, or owed without goods."""
    found = Counter(dict.fromkeys((*FIGHTS, *RANSOMS), 0))
    for game in checked(games):
        for move in game.moves:
            if isinstance(move, Dice):
                found["lost" if move.black > move.white else "won"] += 1
            elif isinstance(move, Refuse):
                found["refused"] += 1
            elif isinstance(move, Ransom):
                found["cash" if move.card == CASH else "card"] += 1
    found["owed"] = found["lost"] - found["cash"] - found["card"]
    return dict(found)


def post_stops(games: Sequence[Record]) -> dict[str, tuple[int, int]]:
    """For each trading post, how often a merchant came there by his own move, and how many cards he bought or dealt for."""
    here = world(own_rules(checked(games)[0]).map)
    found = {one.name: [0, 0] for one in here.spaces if one.colour != NONE}
    for game in games:
        at = ""
        for move in game.moves:
            if isinstance(move, Go):
                at = move.space
                if at in found:
                    found[at][0] += 1
            elif isinstance(move, Buy | Deal):
                found[at][1] += 1
    return {name: (stops, cards) for name, (stops, cards) in found.items()}


def rounds(games: Sequence[Record]) -> list[float]:
    """For each game, how many turns a player it took; infinity where it was cut."""
    found = []
    for game in checked(games):
        last = game.final()
        finished = last.outcome is not None and last.outcome.finished
        found.append(last.turn / game.rules.players if finished else inf)
    return found

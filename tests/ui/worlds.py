"""Pairs of worlds that somebody cannot tell apart, made by playing: two games in step, that differ where it cannot be seen."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import gamelib
from gamelib.core.moves import Move
from gamelib.core.state import State
from gamelib.ui.table.sight import NOBODY, seen

AnyState = State[Any, Any]
TRIED = 40


def look_alike(one: AnyState, other: AnyState, eyes: int) -> bool:
    """Whether two states, and how they came about, are the same to these eyes."""
    first, second = seen(one, eyes), seen(other, eyes)
    return first.table == second.table and first.events == second.events


def pair(name: str, players: int, eyes: int, seed: int, moves: int) -> tuple[gamelib.Record, gamelib.Record]:
    """Two records of a game of so many moves, which differ as soon and as much as these eyes cannot see."""
    rules = gamelib.ruleset(name).Rules(players=players)
    rng, worlds = Random(seed), [gamelib.ruleset(name).start(rules)] * 2
    lines: tuple[list[Move], list[Move]] = ([], [])
    for _ in range(moves):
        if worlds[0].actor is None or worlds[1].actor is None:
            break
        step = next(steps(worlds[0], worlds[1], eyes, rng), None)
        if step is None:
            break
        worlds = [world.play(move) for world, move in zip(worlds, step, strict=True)]
        for line, move in zip(lines, step, strict=True):
            line.append(move)
    first, second = (gamelib.Record(name, rules, moves=tuple(line), seed=seed) for line in lines)
    return first, second


def steps(one: AnyState, other: AnyState, eyes: int, rng: Random) -> Iterator[tuple[Move, Move]]:
    """A move for each world after which they still look alike: different ones first, if there are any."""
    first, second = list(one.moves()), list(other.moves())
    rng.shuffle(first)
    rng.shuffle(second)
    if one.actor != eyes:
        bold = [(a, b) for a in first[:6] for b in second[:6] if a != b]
        for a, b in bold[:TRIED]:
            if look_alike(one.play(a), other.play(b), eyes):
                yield a, b
    for move in first:
        if other.allows(move) and look_alike(one.play(move), other.play(move), eyes):
            yield move, move


def differing(name: str, players: int, eyes: int, seeds: range, moves: int) -> tuple[gamelib.Record, gamelib.Record]:
    """The first pair that differs at its end in what is hidden; cut where that begins to be so."""
    for seed in seeds:
        one, other = pair(name, players, eyes, seed, moves)
        states = list(zip(one.states(), other.states(), strict=True))
        ends = [at for at, (first, second) in enumerate(states) if first.table != second.table]
        if ends:
            rng = Random(seed)
            at = rng.choice(ends)
            return _cut(one, at), _cut(other, at)
    raise AssertionError(f"no pair of {name} for {players} players with eyes {eyes}")


def _cut(record: gamelib.Record, at: int) -> gamelib.Record:
    return gamelib.Record(record.ruleset, record.rules, moves=record.moves[:at], seed=record.seed)


HIDING = ("city", "marco_polo", "mark")
SPECTATOR = NOBODY

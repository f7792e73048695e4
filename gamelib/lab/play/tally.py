"""What a game tells beyond its result: clauses that fired, money that flowed, choices that were open, and who led when."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from ...core.moves import CHANCE, Move
from ...core.record import Record
from ...core.rulesets import ruleset
from ...core.series import Series
from ...core.state import Outcome, State
from ...players.search import standing_of

QUARTERS = (25, 50, 75)
MONEY, BANK = "money", "bank"
Decision = tuple[State[Any, Any], Move, Sequence[Move]]
"""A state in which a player decides, the move that was made, and those that were legal."""


def details(record: Record) -> tuple[dict[str, Any], dict[str, Any]]:
    """Further columns of the game's row, and what is counted within the game by clause, phase, kind of move and player."""
    states = record.states()
    decided = [(state, made) for state, made in zip(states, record.moves, strict=False) if state.actor not in (None, CHANCE)]
    decisions = [(state, made, state.moves()) for state, made in decided]
    phases = _phases(decisions)
    choices = sum(one[0] for one in phases.values())
    columns = {
        "decisions": choices,
        "branching": round(sum(one[1] for one in phases.values()) / choices, 6) if choices else 0.0,
        "forced": round(sum(one[2] for one in phases.values()) / choices, 6) if choices else 0.0,
        "gini": None if lowest_wins(record.ruleset) else gini(states[-1].outcome.scores if states[-1].outcome else ()),
    }
    clauses, money = _events(states)
    told, lead = leads(standings(states), states[-1].outcome)
    kinds = {
        "kinds": _kinds(decisions),
        "chosen": _kinds([one for one in decisions if len({move.kind for move in one[2]}) > 1]),
    }
    return columns | told, {"clauses": clauses, "money": money, "phases": phases, **kinds, "lead": lead}


def series(record: Record) -> dict[str, Any]:
    """Every curve of the game by group and name, with the turns at whose end its values stood."""
    curves: Series = ruleset(record.ruleset).series(record)
    found: dict[str, Any] = {}
    for group in curves.curves:
        ends = curves.after_turns(group)
        found[group] = {name: [[turn, value] for turn, value in curve.items()] for name, curve in ends.items()}
    return found


def measured(record: Record, measures: Sequence[tuple[str, Callable[[Record, Series], float]]]) -> dict[str, Any]:
    """What some functions of a record and its curves say of a game; NaN, for no such number, is kept as None."""
    curves: Series = ruleset(record.ruleset).series(record)
    found = {name: float(measure(record, curves)) for name, measure in measures}
    return {name: None if value != value else round(value, 6) for name, value in found.items()}


def lowest_wins(name: str) -> bool:
    """Whether the lowest score wins in a ruleset, so that a score is nothing to have a part of."""
    return bool(ruleset(name).State.engine.lowest_wins)


def gini(scores: Sequence[int]) -> float | None:
    """How unequal the scores are: 0 if all are equal, near 1 if one has everything; there is none if one is below zero."""
    total, n = sum(scores), len(scores)
    if not scores or min(scores) < 0:
        return None
    if total == 0:
        return 0.0
    ranked = sorted(scores)
    return round(2 * sum(rank * score for rank, score in enumerate(ranked, 1)) / (n * total) - (n + 1) / n, 6)


def standings(states: Sequence[State[Any, Any]]) -> list[list[float]]:
    """How the players stand at the end of each turn, by the ruleset's own estimate; nothing if it has none."""
    standing, _ = standing_of(states[0].ruleset)
    if standing is None:
        return []
    ends = {before.turn: after for before, after in pairwise(states)}
    return [[round(float(one), 6) for one in standing(state.rules, state.table)] for state in ends.values()]


def leads(now: Sequence[Sequence[float]], ended: Outcome | None) -> tuple[dict[str, Any], dict[str, list[float]]]:
    """Columns on the lead, and each player's lead over the best of the others after 25, 50 and 75 % of the turns."""
    if not now:
        return {}, {}
    changes = _changes([_leader(values) for values in now])
    winner = ended.winners[0] if ended is not None and len(ended.winners) == 1 else None
    at = {quarter: now[round((len(now) - 1) * quarter / 100)] for quarter in QUARTERS}
    columns: dict[str, Any] = {
        "lead_changes": len(changes),
        "last_change": round(changes[-1] / max(len(now) - 1, 1), 6) if changes else 0.0,
        "drama": _drama(now, winner),
        "comeback": winner is not None and at[50][winner] < max(at[50]),
    }
    columns |= {f"leader_{quarter}": _number(_leader(values)) for quarter, values in at.items()}
    return columns, {str(quarter): [_lead(values, player) for player in range(len(values))] for quarter, values in at.items()}


def _number(player: int | None) -> int:
    """A player as people count, 0 for nobody."""
    return 0 if player is None else player + 1


def _leader(values: Sequence[float]) -> int | None:
    """The player who is ahead of all others."""
    most = max(values)
    return values.index(most) if values.count(most) == 1 else None


def _changes(leaders: Sequence[int | None]) -> list[int]:
    """The turns in which another player took the lead."""
    found, last = [], None
    for turn, leader in enumerate(leaders):
        if leader is not None and leader != last:
            if last is not None:
                found.append(turn)
            last = leader
    return found


def _drama(now: Sequence[Sequence[float]], winner: int | None) -> float:
    """How far the later winner was behind on average, as a part of the widest gap in the game."""
    widest = max(max(values) - min(values) for values in now)
    if winner is None or widest == 0:
        return 0.0
    return round(sum(max(values) - values[winner] for values in now) / len(now) / widest, 6)


def _lead(values: Sequence[float], player: int) -> float:
    return round(values[player] - max(value for other, value in enumerate(values) if other != player), 6)


def _phases(decisions: Sequence[Decision]) -> dict[str, list[int]]:
    """By phase: decisions, legal moves in all, decisions with only one."""
    found: dict[str, list[int]] = {}
    for state, _, legal in decisions:
        sums = found.setdefault(state.phase, [0, 0, 0])
        sums[0] += 1
        sums[1] += len(legal)
        sums[2] += len(legal) == 1
    return dict(sorted(found.items()))


def _kinds(decisions: Sequence[Decision]) -> dict[str, list[int]]:
    """By kind of move, how often each player made it."""
    found: dict[str, list[int]] = {}
    for state, move, _ in decisions:
        found.setdefault(move.kind, [0] * state.rules.players)[state.actor or 0] += 1
    return dict(sorted(found.items()))


def _events(states: Sequence[State[Any, Any]]) -> tuple[dict[str, int], dict[str, list[int]]]:
    """How often each clause was cited, and by clause the money that came from the bank, went to it, or changed hands."""
    clauses: Counter[str] = Counter()
    money: dict[str, list[int]] = {}
    for event in (event for state in states for event in state.events):
        clauses.update(event.clauses)
        for source, target, thing, amount in event.flows:
            if thing == MONEY:
                way = 0 if source[0] == BANK else 1 if target[0] == BANK else 2
                money.setdefault(event.clause, [0, 0, 0])[way] += amount
    return dict(sorted(clauses.items())), dict(sorted(money.items()))

"""Tables for the tests of SHARK, written short: ``at("roll", red="B2 B3", cash=(0, 5), shares=("red 2", ""))``.

A company is the squares of its buildings; cash is in thousands. Values are worked out here by plain search, not by the engine,
so that every position read is also a check of the engine's own chains.
"""

from __future__ import annotations

from typing import Any

import gamelib

shark = gamelib.ruleset("shark")
COMPANIES = ("red", "blue", "green", "yellow")
COLUMNS = "ABCDEFGHIJKL"
Square = tuple[int, int]


def squares(text: str) -> set[Square]:
    """The squares of a text as columns and rows from 0."""
    return {(COLUMNS.index(word[0]), int(word[1:]) - 1) for word in text.split()}


def groups(found: set[Square]) -> list[set[Square]]:
    """The groups that sides join, by plain search."""
    left, chains = set(found), []
    while left:
        chain, edge = set[Square](), [left.pop()]
        while edge:
            x, y = edge.pop()
            chain.add((x, y))
            near = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & left
            left -= near
            edge += near
        chains.append(chain)
    return chains


def value(rules: Any, found: set[Square]) -> int:
    """What a company is worth, by the words of the rulebook."""
    sizes = [len(chain) for chain in groups(found) if len(chain) > 1]
    if rules.variant_one:
        sizes = [min(size, rules.chain_cap) for size in sizes]
    return min(max(sum(sizes), 1), rules.top_value) if found else 0


def at(phase: str, cash: tuple[int, ...] = (0, 0), shares: tuple[str, ...] = (), rules: Any = None, **facts: Any) -> Any:
    """The state with these buildings, cash in thousands and shares, read as a position is read; ``out`` counts from 1."""
    chosen = rules or shark.Rules(players=len(cash))
    built = {company: squares(facts.pop(company, "")) for company in COMPANIES}
    box, out = facts.pop("box", ""), facts.pop("out", ())
    held = [_counts(text) for text in (*shares, *[""] * len(cash))][: len(cash)]
    said: dict[str, object] = {"turn": 40, "phase": phase, "player": 1} | facts
    for row in range(10):
        letters = [next((c[0].upper() for c in COMPANIES if (column, row) in built[c]), ".") for column in range(12)]
        said[f"row {row + 1}"] = " ".join(letters)
    said["values"] = _written([value(chosen, built[company]) for company in COMPANIES])
    said["box"] = _written(_counts(box))
    said["bank"] = _written([chosen.shares - sum(one[place] for one in held) for place in range(4)])
    for seat, money in enumerate(cash):
        said[f"player {seat + 1}"] = "out" if seat + 1 in out else f"{money * 1000} | {_written(held[seat])}"
    return shark.position("\n".join(f"{key}: {value}" for key, value in said.items() if value is not None), chosen)


def _counts(text: str) -> list[int]:
    words = text.split()
    found = dict(zip(words[::2], map(int, words[1::2]), strict=True))
    return [found.get(company, 0) for company in COMPANIES]


def _written(counts: list[int]) -> str:
    return ", ".join(f"{company} {count}" for company, count in zip(COMPANIES, counts, strict=True))


def play(state: Any, *moves: str) -> Any:
    """The state after these moves."""
    for move in moves:
        state = state.play(move)
    return state


def cited(state: Any) -> list[str]:
    """The clauses of what the last move caused, without the ruleset's name."""
    return [event.clause.removeprefix("shark.") for event in state.events]


def said(state: Any) -> list[str]:
    """The keys of what the last move caused."""
    return [event.key for event in state.events]


def event(state: Any, key: str) -> Any:
    """The one event of that key that the last move caused."""
    (found,) = [event for event in state.events if event.key == key]
    return found


def why(state: Any, move: Any) -> tuple[str, str]:
    """The clause and the key of a refusal."""
    refusal = state.refusal(move)
    assert refusal is not None, f"{move} is legal"
    return refusal.clause.removeprefix("shark."), refusal.key


def legal(state: Any) -> list[str]:
    """The legal moves in notation."""
    return [str(move) for move in state.moves()]


def cash(state: Any) -> tuple[int, ...]:
    """Each player's cash in thousands."""
    assert all(amount % 1000 == 0 for amount in state.table.cash)
    return tuple(amount // 1000 for amount in state.table.cash)


def values(state: Any) -> dict[str, int]:
    """The companies that have a value."""
    return {name: points for name, points in zip(COMPANIES, state.table.values, strict=True) if points}


def money(state: Any, clause: str) -> dict[int, int]:
    """What a clause brought each player in thousands by the last move; what he paid is below zero."""
    found: dict[int, int] = {}
    for one in state.events:
        for source, target, thing, amount in one.flows if one.clause == f"shark.{clause}" else ():
            if thing == "money":
                seat, sign = (target[1], 1) if target[0] == "cash" else (source[1], -1)
                found[seat] = found.get(seat, 0) + sign * amount // 1000
    return found

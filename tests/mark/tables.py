"""Tables for the tests of MARK, written short: ``at("act", "30 R... .R..", dice="red gold")``.

A company is its cash, its yard and its roof; a piece is a letter (W B M G R, M for gold), an empty square a dot. What lies
neither in a company nor on the market is in the bank.
"""

from __future__ import annotations

from typing import Any

import gamelib
from gamelib.mark.table import COLOURS, LETTERS

mark = gamelib.ruleset("mark")
NAMES = dict(zip(LETTERS, COLOURS, strict=True)) | {".": "."}
IDLE = "30 .... ...."


def at(phase: str, *companies: str, market: str = "empty", rules: Any = None, **facts: object) -> Any:
    """The state with these companies (two idle ones by default), read as a position is read; a fact of None is left out."""
    companies = companies or (IDLE, IDLE)
    chosen = rules or mark.Rules(players=len(companies))
    said: dict[str, object] = {"turn": 20, "phase": phase, "player": 1, "market": market}
    if phase == "act":
        said["actions"] = 1
    said |= {"bank": _bank(chosen, market, companies)} | {key: facts[key] for key in facts}
    said |= {f"company {seat}": _company(text) for seat, text in enumerate(companies, start=1)}
    return mark.position("\n".join(f"{key}: {value}" for key, value in said.items() if value is not None), chosen)


def _company(text: str) -> str:
    cash, yard, roof = text.split()
    return f"${cash} | yard {' '.join(NAMES[c] for c in yard)} | roof {' '.join(NAMES[c] for c in roof)}"


def _bank(rules: Any, market: str, companies: tuple[str, ...]) -> str:
    sold = {entry.split()[1]: int(entry.split()[2]) for entry in market.split(",") if market != "empty"}
    held = "".join(companies)
    left = {name: rules.pieces - sold.get(name, 0) - held.count(letter) for letter, name in NAMES.items() if letter != "."}
    closed = [name for name, count in sold.items() if count == rules.market_squares]
    return ", ".join(f"{name} {0 if name in closed else count}" for name, count in left.items())


def play(state: Any, *moves: str) -> Any:
    """The state after these moves."""
    for move in moves:
        state = state.play(move)
    return state


def cited(state: Any) -> list[str]:
    """The clauses of what the last move caused, without the ruleset's name."""
    return [event.clause.removeprefix("mark.") for event in state.events]


def said(state: Any) -> list[str]:
    """The keys of what the last move caused."""
    return [event.key for event in state.events]


def why(state: Any, move: Any) -> tuple[str, str]:
    """The clause and the key of a refusal."""
    refusal = state.refusal(move)
    assert refusal is not None, f"{move} is legal"
    return refusal.clause.removeprefix("mark."), refusal.key


def legal(state: Any) -> list[str]:
    """The legal moves in notation."""
    return [str(move) for move in state.moves()]


def company(state: Any, player: int) -> str:
    """A company in the short way: cash, yard, roof."""
    table = state.table
    rows = ["".join(LETTERS[c] if c >= 0 else "." for c in row[player - 1]) for row in (table.yards, table.roofs)]
    return " ".join([str(table.cash[player - 1]), *rows])


def bank(state: Any, colour: str) -> int:
    """The pieces of a colour in the bank."""
    found: int = state.holdings().get((("bank",), colour), 0)
    return found

"""Tables of MARK that the tests of its strong bot look at."""

from __future__ import annotations

from typing import Any

import gamelib

MARK = gamelib.ruleset("mark")
AUCTION = """turn: 30
phase: bid
player: 1
market: A white {sold}
bank: white {bank}, blue 8, gold 8, green 8, red 8
dice: hammer white
company 1: ${mine} | yard . . . . | roof . . . .
company 2: ${other} | yard . . . . | roof . . . .
auction: white
bids: - -"""
END = """turn: 90
phase: act
player: 1
market: A white 5, B blue 5, C gold 5, D green 5, E red 4
bank: white 0, blue 0, gold 0, green 0, red 3
dice: red white
actions: 1
company 1: ${mine} | yard . . . . | roof red . . .
company 2: $100 | yard . . . . | roof . . . ."""


def position(text: str, players: int = 2) -> Any:
    return MARK.position(text, MARK.Rules(players=players))

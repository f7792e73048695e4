"""Positions that cannot be are refused with the place and the reason; those that only cannot arise are warned of."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

import gamelib
from gamelib.core.errors import PositionWarning

from .tables import at, play, shark

ROW = " ".join(f"{column}1" for column in "ABCDEFGHIJKL")
LINES = " ".join(f"{column}{row}" for column in "ACEGIK" for row in (1, 3, 5, 7))
GOOD = at("trade-before", (8, 3), ("red 2", "blue 1"), red="B2 B3", blue="J8", bought=2).position()

BAD = {
    "turn 0": ("turn: 40", "turn: 0", 1, "the turn is 0 in the phases first-player, deal, choose"),
    "huge turn": ("turn: 40", "turn: 9999999999999999999", 1, "turn must be a whole number, found '9999999999999999999'."),
    "no turn": ("turn: 40\n", "", 18, "the position lacks a line 'turn: …'."),
    "phase": ("phase: trade-before", "phase: dinner", 2, "'dinner' is no phase; the phases are first-player, deal"),
    "over": ("phase: trade-before", "phase: over", 2, "the game is not over: no value is at the top"),
    "first turn": ("turn: 40", "turn: 1", 2, "nobody trades before the first roll of the game."),
    "settle": ("phase: trade-before", "phase: settle", 1, "dice lie on the table in the phases place and settle"),
    "deal": ("phase: trade-before", "phase: deal", 1, "the turn is 0 in the phases"),
    "nobody": ("player: 1\n", "", 1, "a player has the turn in every phase but first-player."),
    "player 3": ("player: 1\n", "player: 3\n", 3, "player is 3; it must be from 1 to 2."),
    "dice": ("bought: 2", "dice: red 3", 4, "dice lie on the table in the phases place and settle, and only there."),
    "no such die": ("bought: 2", "dice: pink 3", 4, "dice are a face (red, blue, green, yellow, black, white) and a zone"),
    "zone 7": ("bought: 2", "dice: red 7", 4, "dice are a face"),
    "bought too much": ("bought: 2", "bought: 6", 4, "6 shares are bought; the limit is 5."),
    "bought 0": ("bought: 2", "bought: 0", 4, "bought is 0; it must be from 1"),
    "short row": ("row 2: . R .", "row 2: . R", 6, "row 2 has 11 squares; it must have 12."),
    "strange building": ("row 2: . R .", "row 2: . Q .", 6, "a square is one of R, B, G, Y or '.'; found 'Q'."),
    "no row": ("row 10: . . . . . . . . . . . .\n", "", 18, "the position lacks a line 'row 10: …'."),
    "row 11": ("row 10:", "row 11:", 14, "'row 11' is not a part of a position; the parts are turn, phase"),
    "row twice": ("row 10:", "row 9:", 14, "'row 9' is given twice."),
    "rivals": ("row 4: . . .", "row 4: . G .", 8, "B4 (green) and B3 (red) stand side to side"),
    "value": ("values: red 2", "values: red 3", 15, "red is said to be at 3; its buildings on the map make 2."),
    "value of nothing": ("green 0, yellow 0\nbox", "green 1, yellow 0\nbox", 15, "green is said to be at 1; its buildings"),
    "box": ("box: red 0", "box: red 17", 7, "19 red buildings are on the map and in the box; there are 18."),
    "box alone": ("box: red 0, blue 0, green 0", "box: red 0, blue 0, green 19", 16, "19 green buildings are on the map"),
    "box words": ("box: red 0", "box: red", 16, "expected each company once with a number, like 'red 3', found 'red'."),
    "box lacks": ("box: red 0, ", "box: ", 16, "box must state all of red, blue, green, yellow."),
    "box twice": ("box: red 0, blue 0", "box: red 0, red 0", 16, "expected each company once with a number"),
    "shares over": ("player 1: 8000 | red 2", "player 1: 8000 | red 41", 18, "players hold 41 red shares; there are 40."),
    "shares short": ("bank: red 38", "bank: red 37", 17, "the red shares add up to 39, not 40."),
    "odd cash": ("player 1: 8000", "player 1: 8500", 18, "8500 is not a full thousand."),
    "debts": ("player 1: 8000", "player 1: -1000", 18, "cash is -1000; it must be from 0"),
    "huge cash": ("player 1: 8000", "player 1: " + "9" * 500, 18, "cash must be a whole number"),
    "no shares": ("player 1: 8000 | red 2, blue 0, green 0, yellow 0", "player 1: 8000", 18, "a player is written '12000"),
    "no player": ("player 2: 3000 | red 0, blue 1, green 0, yellow 0", "", 18, "the position lacks a line 'player 2: …'."),
    "player out has the turn": ("player 1: 8000 | red 2", "player 1: out #", 17, "the red shares add up to 38, not 40."),
    "unknown part": ("bought: 2", "weather: fine", 4, "'weather' is not a part of a position"),
    "debts without settling": ("bought: 2", "debts: 0 1000", 4, "debts and lots belong to the phase settle."),
    "lots without settling": (
        "bought: 2", "lots: red 1, blue 0, green 0, yellow 0", 1, "debts and lots belong to the phase settle.",
    ),
    "three debts": ("bought: 2", "debts: 0 1000 0", 4, "there are 3 debts for 2 players; write 0 for none."),
}  # fmt: skip


@pytest.mark.parametrize(("old", "new", "line", "sentence"), BAD.values(), ids=BAD)
def test_a_position_that_cannot_be_is_refused_at_its_line(old: str, new: str, line: int, sentence: str) -> None:
    assert GOOD.count(old) == 1, old
    with pytest.raises(gamelib.RecordError) as caught:
        shark.position(GOOD.replace(old, new), shark.Rules(players=2))
    assert sentence in str(caught.value), caught.value
    assert caught.value.line == line
    assert str(caught.value).isprintable()


def test_the_good_position_is_good() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        state = shark.position(GOOD, shark.Rules(players=2))
    assert state.position() == GOOD


FACTS: dict[str, tuple[str, dict[str, Any], str]] = {
    "nineteen": ("roll", {"red": LINES}, "24 red buildings are on the map"),
    "trade with nothing": ("trade-after", {"red": "B2"}, "nothing can be bought or sold, so there is no trade."),
    "ended": ("roll", {"red": ROW + " A2 B2 C2"}, "the game is over: a value is at the top"),
    "used up": ("roll", {"red": "B2", "box": "red 17", "blue": "J8 J9"}, "the game is over: a value is at the top"),
    "one left": ("roll", {"red": "B2", "out": (2,)}, "the game is over: no more than one player is left."),
    "out and on turn": ("roll", {"cash": (0, 0, 0), "red": "B2", "out": (1,)}, "player 1 is out and cannot have the turn."),
    "no square": ("place", {"dice": "red 1", "blue": "B1 B2 B3 B4 B5 C3 D3 D1 D5"}, "this roll has no legal square"),
    "place without dice": ("place", {"red": "B2"}, "dice lie on the table in the phases place and settle"),
    "over with shares": (
        "over",
        {"red": ROW + " A2 B2 C2", "shares": ("red 1", "")},
        "the game is over, so all shares have been sold.",
    ),
    "built too early": ("first-player", {"turn": 0, "player": None, "red": "B2"}, "nothing is built before the first turn."),
    "dealt too early": ("first-player", {"turn": 0, "player": None, "shares": ("red 1", "")}, "no shares are dealt before"),
    "dealt in disorder": ("deal", {"turn": 0, "shares": ("", "red 1")}, "start shares go round clockwise from player 1."),
    "dealt enough": ("deal", {"turn": 0, "shares": ("red 1", "red 1")}, "start shares are not due: 2 of 2 are dealt"),
    "chosen, but dealt": ("choose", {"turn": 0}, "start shares are not due: 0 of 2 are dealt, or not in this way."),
    "rich start": ("deal", {"turn": 0, "cash": (5, 0)}, "before the first turn everyone has 0."),
    "bought at the start": ("deal", {"turn": 0, "bought": 1}, "shares are bought only within a turn."),
}  # fmt: skip


@pytest.mark.parametrize(("phase", "facts", "sentence"), FACTS.values(), ids=FACTS)
def test_facts_that_do_not_fit_the_phase_are_refused(phase: str, facts: dict[str, Any], sentence: str) -> None:
    with pytest.raises(gamelib.RecordError) as caught:
        at(phase, **facts)
    assert sentence in str(caught.value)
    assert caught.value.line


SETTLING = play(
    at("roll", (0, 5), ("", "blue 4"), yellow="A6 B6 C6 A7 B7", blue="E6 E7 J2 J3 J4"), "roll yellow 4", "place yellow D6"
).position()
SETTLEMENTS = {
    "nobody owes": ("debts: 0 3000", "debts: 0 0", "somebody owes money in the phase settle."),
    "the placer owes": ("debts: 0 3000", "debts: 1000 3000", "player 1 placed the building or is out, and owes nothing."),
    "odd debt": ("debts: 0 3000", "debts: 0 3500", "debts are in full thousands."),
    "too much": ("debts: 0 3000", "debts: 0 7000", "all shares of player 2 do not cover 7000: the player would be out."),
    "covered": ("lots: red 0, blue 0", "lots: red 0, blue 2", "the lots cover the 3000 of player 2."),
    "worthless lot": ("lots: red 0", "lots: red 1", "red is at value 0: none of its shares are surrendered."),
    "lot beyond the bank": ("lots: red 0, blue 0", "lots: red 0, blue 37", "the bank does not hold the 37 blue shares"),
    "cash left": ("player 2: 0", "player 2: 1000", "the debtor pays with cash before surrendering shares."),
    "no dice": ("dice: yellow 4\n", "", "dice lie on the table in the phases place and settle"),
}


@pytest.mark.parametrize(("old", "new", "sentence"), SETTLEMENTS.values(), ids=SETTLEMENTS)
def test_settlements_that_cannot_be_are_refused(old: str, new: str, sentence: str) -> None:
    assert SETTLING.count(old) == 1
    rules = shark.Rules(players=2)
    assert shark.position(SETTLING, rules).actor == 1
    with pytest.raises(gamelib.RecordError) as caught:
        shark.position(SETTLING.replace(old, new), rules)
    assert sentence in str(caught.value)


ODD: dict[str, tuple[dict[str, Any], str]] = {
    "too many buildings for the turns": ({"turn": 3, "red": "B2 B4 B6 J8"}, "Buildings used by turn 3: 4"),
    "removed by nobody": ({"red": "B2", "box": "blue 3"}, "3 blue buildings are out of the game, but no rival could"),
    "shares too soon": ({"turn": 2, "red": "B2", "shares": ("red 30", "")}, "player 1 holds 30 shares, more than could be"),
}


@pytest.mark.parametrize(("facts", "sentence"), ODD.values(), ids=ODD)
def test_a_position_that_cannot_arise_but_can_be_played_is_warned_of(facts: dict[str, Any], sentence: str) -> None:
    with pytest.warns(PositionWarning, match=sentence.replace("(", r"\(")):
        state = at("roll", **facts)
    assert state.play("roll green 5").phase == "place"


def test_positions_met_in_play_never_warn() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for seed in range(3):
            for state in gamelib.playout("shark", shark.Rules(players=4, variant_one=seed == 1), "trader", seed=seed).states():
                assert shark.position(state.position(), state.rules) == state

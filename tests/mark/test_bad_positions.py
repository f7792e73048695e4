"""Positions that cannot be: pieces and money that do not add up, squares that do not exist, facts that do not fit the phase."""

from __future__ import annotations

from typing import Any

import pytest

from gamelib import RecordError

from .spoilt import failing, swapped
from .tables import at

START = {
    "turn": ("turn: 3", "turn: 0", 10, "the turn is 0 in the phase first-player, and at least 1 afterwards."),
    "huge turn": ("turn: 3", "turn: 99999999999", 10, "turn must be a whole number, found '99999999999'."),
    "turn beyond": ("turn: 3", "turn: 1001", 10, "turn is 1001; it must be from 0 to 1000."),
    "no turn": ("  turn: 3\n", "", 15, "the position lacks a line 'turn: …'."),
    "phase": ("phase: roll", "phase: dinner", 11, "'dinner' is no phase; the phases are first-player, roll, name-colour"),
    "over": ("phase: roll", "phase: over", 11, "the game is not over: 0 rows are full"),
    "first player": ("phase: roll", "phase: first-player", 12, "a player has the turn in every phase but first-player."),
    "nobody's turn": ("  player: 1\n", "", 10, "a player has the turn in every phase but first-player."),
    "player 3": ("player: 1", "player: 3", 12, "player is 3; it must be from 1 to 2."),
    "player 0": ("player: 1", "player: 0", 12, "player is 0; it must be from 1 to 2."),
    "dice": ("player: 1", "player: 1\n  dice: red red", 13, "dice lie on the table in the phases name-colour"),
    "no such die": ("player: 1", "player: 1\n  dice: star red", 13, "dice are two faces, the first a colour or hammer"),
    "strange die": ("player: 1", "player: 1\n  dice: red pink", 13, "dice are two faces"),
    "two hammers": ("player: 1", "player: 1\n  dice: hammer hammer", 13, "dice are two faces"),
    "three dice": ("player: 1", "player: 1\n  dice: red red red", 13, "dice are two faces"),
    "actions": ("player: 1", "player: 1\n  actions: 1", 13, "actions are left in the phase act, and only there."),
    "auction": ("player: 1", "player: 1\n  auction: red", 13, "a colour is up for auction in the phases bid and place"),
    "bids": ("player: 1", "player: 1\n  bids: - -", 13, "a line 'bids' belongs to the phase bid only."),
    "winner": ("player: 1", "player: 1\n  winner: 1", 13, "a line 'winner' belongs to the phase place only."),
    "return": ("phase: roll", "phase: return", 11, "the player owes no storage or can pay it, so nothing is returned."),
    "market row": ("C gold 1", "F gold 1", 13, "expected a row, its colour and its pieces, like 'A red 3', found 'F gold 1'."),
    "market colour": ("C gold 1", "C pink 1", 13, "'pink' is no colour; the colours are white, blue, gold, green, red."),
    "market full": ("C gold 1", "C gold 6", 13, "row C is 6; it must be from 1 to 5."),
    "market nothing": ("C gold 1", "C gold 0", 13, "row C is 0; it must be from 1 to 5."),
    "colour twice": ("C gold 1", "C red 1", 13, "row C or the colour red is given twice."),
    "row twice": ("C gold 1", "A gold 1", 13, "row A or the colour gold is given twice."),
    "market words": ("A red 3, C gold 1", "much", 13, "expected a row, its colour and its pieces"),
    "bank short": ("red 4", "red 3", 14, "the red pieces add up to 7, not 8."),
    "bank over": ("blue 7", "blue 8", 14, "the blue pieces add up to 9, not 8."),
    "bank huge": ("white 8", "white 999999999", 14, "white is 999999999; it must be from 0 to 8."),
    "bank negative": ("white 8", "white -1", 14, "white is -1; it must be from 0 to 8."),
    "bank twice": ("white 8, blue 7", "white 8, white 8", 14, "white is given twice."),
    "bank lacks": ("white 8, ", "", 14, "the bank must state all of white, blue, gold, green, red."),
    "bank words": ("white 8", "white", 14, "expected a colour and a number, like 'red 3', found 'white'."),
    "closed": ("A red 3", "A red 5", 14, "red is closed, so no red piece may be in the bank or in a company."),
    "rich": ("$25", "$66", 15, "$66 is more than the start and all sales give ($60)."),
    "huge cash": ("$25", "$" + "9" * 1000, 15, "cash must be a whole number"),
    "debts": ("$25", "$-5", 15, "cash is -5; it must be from 0 to 1000000000."),
    "no coin": ("$25 |", "25 |", 15, "a company is written '$30 | yard"),
    "two purses": ("$25 |", "$25 $5 |", 15, "a company is written '$30 | yard"),
    "roof first": ("yard red . . . | roof . . . .", "roof . . . . | yard red . . .", 15, "a company is written '$30 | yard"),
    "no cash": ("$25 | yard red", "yard red", 15, "a company is written '$30 | yard red . . . | roof . . . .'"),
    "short yard": ("yard red . . .", "yard red . .", 15, "a row of company 1 has 3 squares; it must have 4."),
    "long yard": ("yard red . . .", "yard red . . . .", 15, "a row of company 1 has 5 squares; it must have 4."),
    "strange piece": ("yard red . . .", "yard red ? . .", 15, "'?' is no colour"),
    "no company": ("  company 2: $20 | yard . . . . | roof . blue . .\n", "", 15, "the position lacks a line 'company 2: …'."),
    "company 3": ("company 2:", "company 3:", 16, "'company 3' is not a part of a position; the parts are turn, phase"),
    "company twice": ("company 2:", "company 1:", 16, "'company 1' is given twice."),
    "unknown part": ("phase: roll", "weather: fine", 11, "'weather' is not a part of a position"),
}  # fmt: skip


@pytest.mark.parametrize(("old", "new", "line", "sentence"), START.values(), ids=START)
def test_a_position_that_cannot_be_is_refused_at_its_line(old: str, new: str, line: int, sentence: str) -> None:
    error = failing(swapped(old, new))
    assert (error.line, sentence in str(error)) == (line, True), error


PHASES = {
    "act, no dice": ("act", {"actions": 1}, "dice lie on the table"),
    "act, no actions": ("act", {"dice": "red blue", "actions": None}, "actions are left in the phase act"),
    "act, three": ("act", {"dice": "red red", "actions": 3}, "actions is 3; it must be from 1 to 2."),
    "act, two without a double": ("act", {"dice": "red blue", "actions": 2}, "two actions are left only on a double."),
    "act, star is no double": ("act", {"dice": "red star", "actions": 2}, "two actions are left only on a double."),
    "act, hammer": ("act", {"dice": "hammer red"}, "the hammer belongs to the phases of an auction"),
    "bid, no hammer": ("bid", {"dice": "red red", "auction": "red", "bids": "- -"}, "the hammer belongs to the phases"),
    "bid, other colour": ("bid", {"dice": "hammer red", "auction": "blue", "bids": "- -"}, "put red up for auction, not blue."),
    "bid, no colour": ("bid", {"dice": "hammer red", "bids": "- -"}, "a colour is up for auction in the phases bid and place"),
    "bid, too many": ("bid", {"dice": "hammer red", "auction": "red", "bids": "- - -"}, "there are 3 bids for 2 players"),
    "bid, all in": ("bid", {"dice": "hammer red", "auction": "red", "bids": "1 2"}, "the last is still to come."),
    "bid, out of order": ("bid", {"dice": "hammer red", "auction": "red", "bids": "- 2"}, "bids are laid clockwise from"),
    "bid, beyond cash": ("bid", {"dice": "hammer red", "auction": "red", "bids": "31 -"}, "player 1 bids $31 and has $30."),
    "bid, debts": ("bid", {"dice": "hammer red", "auction": "red", "bids": "-3 -"}, "a bid is -3; it must be from 0"),
    "bid, sealed": ("bid", {"dice": "hammer red", "auction": "red", "bids": "? -"}, "a bid must be a whole number, found '?'."),
    "bid, closed": ("bid", {"dice": "hammer red", "auction": "red", "market": "A red 5"}, "red is closed or not in the bank"),
    "place, nobody": ("place", {"dice": "hammer red", "auction": "red"}, "the position lacks a line 'winner: …'."),
    "place, player 5": ("place", {"dice": "hammer red", "auction": "red", "winner": 5}, "winner is 5; it must be from 1 to 2."),
    "name, no star": ("name-colour", {"dice": "hammer red"}, "a colour is named only after hammer and star"),
    "over, too early": ("over", {"turn": 5}, "the game is not over: 0 rows are full and turn 5 is below the limit."),
    "not over": ("roll", {"market": "A red 5, B white 5, C blue 5, D gold 5, E green 5"}, "the game is over: 5 rows are full."),
}  # fmt: skip


@pytest.mark.parametrize(("phase", "facts", "sentence"), PHASES.values(), ids=PHASES)
def test_facts_that_do_not_fit_the_phase_are_refused(phase: str, facts: dict[str, Any], sentence: str) -> None:
    with pytest.raises(RecordError) as caught:
        at(phase, **facts)
    assert sentence in str(caught.value)
    assert caught.value.line


def test_a_return_can_only_be_where_the_fee_could_not_be_paid() -> None:
    for company in ("30 BBB. ....", "5 BBB. ....", "0 BB.. MM..", "7 BBB. M...", "10 BBB. MM.."):
        with pytest.raises(RecordError, match="owes no storage or can pay it"):
            at("return", company, "30 .... ....")
    for company in ("4 BBB. ....", "7 BBB. MM..", "9 BBBB MMM.", "7 BB.. MMM."):
        assert at("return", company, "30 .... ....").actor == 0


def test_money_that_nobody_can_have_together_is_refused() -> None:
    with pytest.raises(RecordError, match=r"all players hold \$90; start and sales give \$80\."):
        at("roll", "45 .... ....", "45 .... ....", market="A red 1, B gold 2")


def test_an_action_phase_without_an_action_is_refused() -> None:
    with pytest.raises(RecordError, match="no action is possible, so the phase cannot be act"):
        at("act", "30 BBGG ....", "30 .... ....", dice="white red")


def test_a_bid_of_all_the_cash_may_lie_on_the_table_and_the_next_player_is_asked() -> None:
    companies = ("30 .... ....",) * 3
    state = at("bid", *companies, player=2, dice="hammer red", auction="red", bids="- 30 -")
    assert (state.actor, state.table.bids) == (2, (-1, 30, -1))
    later = at("bid", *companies, player=2, dice="hammer red", auction="red", bids="- 30 0")
    assert (later.actor, later.play("bid 0").actor) == (0, 1)


def test_a_finished_game_is_a_position_too() -> None:
    state = at("over", market="A red 5, B white 5, C blue 5, D gold 5, E green 5")
    assert (state.outcome.clause, state.outcome.winners) == ("mark.end", (0, 1))


def test_a_full_yard_places_nothing() -> None:
    with pytest.raises(RecordError, match="the winner's yard is full"):
        at("place", "30 BBGG ....", "30 .... ....", dice="hammer red", auction="red", winner=1)

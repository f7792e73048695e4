"""What rulesets are built of, piece by piece: lines of positions, sealed bids, parts of moves, tables, draws."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import gamelib
from gamelib.core.errors import NotChance, RecordError
from gamelib.core.events import Event
from gamelib.core.extras import advice
from gamelib.core.kit import notation, sealed
from gamelib.core.kit.engine import always, only
from gamelib.core.kit.positions import Facts, PlainFacts, fault_name
from gamelib.core.state import Outcome, _weighed
from gamelib.core.table import replaced
from gamelib.core.text import lines

mark, city = gamelib.ruleset("mark"), gamelib.ruleset("city")


class Seated(Facts[Any, Any]):
    """A position with a few keys and a line for each player."""

    keys = ("turn", "phase", "player", "bids", "pot")
    seats = "company"


def facts(text: str) -> Seated:
    return Seated(mark.Rules(players=2), mark.State.engine, list(lines(text)))


def test_a_seat_has_a_line_of_its_own_and_keys_may_be_spaced() -> None:
    assert facts("company   2: x").lines["company 2"][1] == "x"
    assert facts("").known() == ("turn", "phase", "player", "bids", "pot", "company 1", "company 2")
    with pytest.raises(RecordError, match="'company 3' is not a part of a position"):
        facts("company 3: x")
    assert fault_name(test_a_seat_has_a_line_of_its_own_and_keys_may_be_spaced).startswith("test_a_seat")


def test_numbers_counts_and_players_may_be_absent() -> None:
    none, some = facts("turn: 1"), facts("turn: 3\npot: 7\nplayer: 2")
    assert (none.number("pot", 0, absent=5), none.count("pot", absent=0), none.player(absent=-1)) == (5, 0, -1)
    assert (some.number("pot", 0, absent=5), some.count("pot", absent=0), some.player(absent=-1)) == (7, 7, 1)
    assert (some.number("pot", 7, 7), some.count("turn", 3)) == (7, 3)
    for ask in (lambda: none.number("pot", 0), lambda: none.count("pot"), none.player):
        with pytest.raises(RecordError, match=r"line 1: the position lacks a line '(pot|player): …'"):
            ask()
    for bound in ((8, 9), (0, 6)):
        with pytest.raises(RecordError, match=f"pot is 7; it must be from {bound[0]} to {bound[1]}"):
            some.number("pot", *bound)
    for wrong in ("0", "3"):
        with pytest.raises(RecordError, match=f"player is {wrong}; it must be from 1 to 2"):
            facts(f"player: {wrong}").player()


def test_what_is_lacking_is_told_at_the_last_line_and_a_fault_at_its_own() -> None:
    with pytest.raises(RecordError, match="line 2: the position lacks"):
        facts("turn: 1\nphase: bid").stated("pot")
    with pytest.raises(RecordError, match="line 1: the position lacks"):
        facts("").stated("pot")
    for where, line in (("phase", 2), ("turn", 1), ("pot", 1)):
        with pytest.raises(RecordError, match=f"line {line}: wrong"):
            facts("turn: 1\nphase: bid").fail(where, "wrong")
    with pytest.raises(RecordError, match="line 1: wrong"):
        facts("").fail("pot", "wrong")


def test_amounts_are_one_a_player() -> None:
    def amounts(text: str, **more: Any) -> tuple[int, ...]:
        return facts(text).amounts("bids", "a bid", "bids for # players.", -1, **more)

    assert amounts("turn: 1") == (-1, -1)
    assert amounts("bids: 3 -", marks={"-": -9}) == (3, -9)
    assert amounts("bids: 3 4", high=4) == (3, 4)
    for text, said in (("bids: 3", "there are 1 bids for 2 players."), ("bids: 3 5", "a bid is 5; it must be from 0 to 4")):
        with pytest.raises(RecordError, match=said):
            amounts(text, high=4)


def test_a_line_may_belong_to_one_phase_only() -> None:
    table = mark.start(players=2).table
    facts("turn: 1").only_in(table, pot="bid")
    facts("pot: 1").only_in(table, pot=table.phase)
    with pytest.raises(RecordError, match="a line 'pot' belongs to the phase bid only"):
        facts("pot: 1").only_in(table, pot="bid")


def test_sealed_bids_show_who_has_laid_one() -> None:
    bids = (5, sealed.NOT_YET, sealed.ABSTAINED, 0)
    assert sealed.sealed(bids, 0) == (5, -1, -2, -2)
    assert sealed.sealed(bids, 2) == (-2, -1, -3, -2)
    assert sealed.written((*sealed.sealed(bids, 2), 7)) == "? - abstain ? 7"
    guessed = {sealed.unsealed((4, -2, -1, -2), (9, 1, 9, 0), Random(seed)) for seed in range(30)}
    assert guessed == {(4, 0, -1, 0), (4, 1, -1, 0)}
    for key, viewer, seen in (("bid", 0, "bid"), ("bid", 1, "bid-sealed"), ("abstain", 1, "bid-sealed"), ("take", 1, "take")):
        veiled = sealed.veiled_bid(Event("mark.bid", key, {"player": 0, "amount": 3}), viewer)
        assert (veiled.key, "amount" in veiled.values) == (seen, seen == key)


@pytest.mark.parametrize(
    ("made", "values", "texts"),
    [
        (notation.number(3, 5), [3, 4, 5], ["3", "4", "5"]),
        (notation.counted(3), [0, 1, 2], ["1", "2", "3"]),
        (notation.word(("red", "blue")), [0, 1], ["red", "blue"]),
        (notation.named(("Acre", "Tana")), ["Acre", "Tana"], ["Acre", "Tana"]),
    ],
)
def test_a_part_of_a_move_lists_its_values_and_reads_what_it_writes(made: Any, values: list[Any], texts: list[str]) -> None:
    part = made.metadata["part"]
    assert list(part.values) == values
    assert [part.write(value) for value in values] == texts
    assert [part.read(text) for text in texts] == values


def test_bounds_of_a_number_hold_and_a_place_outside_is_written_as_it_is() -> None:
    part = notation.number(3, 12).metadata["part"]
    assert (part.read("3"), part.read("12")) == (3, 12)
    for text in ("2", "13"):
        with pytest.raises(ValueError, match=f"{text} is not from 3 to 12"):
            part.read(text)
    word = notation.word(("red", "blue")).metadata["part"]
    assert [word.write(value) for value in (-1, 0, 1, 2)] == ["-1", "red", "blue", "2"]


def test_a_library_of_ours_is_advised_on_and_another_is_not() -> None:
    told = advice(ModuleNotFoundError(name="pandas.core"))
    assert told is not None
    assert told.endswith("'executable-rulebook[lab]'")
    assert "needs pandas," in told
    assert [advice(ModuleNotFoundError(name=name)) for name in (None, "chess", "panda")] == [None] * 3


def test_a_table_is_copied_changed_and_compared() -> None:
    table = mark.start(players=2).table
    other = table.copy()
    assert (other == table, hash(other) == hash(table), other is table) == (True, True, False)
    turned = table.changed(turn=9)
    assert (turned.turn, table.turn, turned == table, table == 3) == (9, 0, False, False)
    assert (replaced((1, 2, 3), 1, 9), replaced((1, 2), -1, 9)) == ((1, 9, 3), (1, 9))


def test_draws_follow_their_weights() -> None:
    moves = tuple(mark.parse(f"bid {amount}") for amount in range(3))
    drawn = [str(_weighed(moves, (1, 0, 3), Random(seed))) for seed in range(400)]
    assert set(drawn) == {"bid 0", "bid 2"}
    assert 60 < drawn.count("bid 0") < 140
    state = mark.start(players=2)
    assert [str(odds) for _, odds in state.odds()] == ["1/2", "1/2"]
    deciding = mark.start(players=2, first=0).play("roll red blue")
    for ask, said in ((deciding.odds, "no odds"), (lambda: deciding.chance(Random(1)), "nothing to draw")):
        with pytest.raises(NotChance, match=said):
            ask()


def test_who_begins_is_one_of_the_players() -> None:
    assert [mark.start(players=2, first=first).player for first in (0, 1)] == [0, 1]
    for first in (-1, 2):
        with pytest.raises(ValueError, match=f"There is no player {first}; in code the players are 0 to 1"):
            mark.start(players=2, first=first)
        with pytest.raises(ValueError, match=f"There is no player {first}; the players are 0 to 1"):
            mark.start(players=2).seen_by(first)
    refusal = mark.start(players=2).refusal("first 3")
    assert (refusal.key, refusal.values) == ("no-such-player", {"number": 3, "players": 2})


def test_a_game_that_was_cut_has_no_winner() -> None:
    assert [(one.finished, one.cut) for one in (Outcome("x", (1,), (0,)), Outcome("x", (1,), ()))] == [
        (True, False),
        (False, True),
    ]


def test_moves_that_are_always_the_same() -> None:
    one, other = mark.parse("bid 1"), mark.parse("bid 2")
    rules, table = mark.Rules(), mark.start().table
    assert always(one, other)(rules, table) == (one, other)
    objections = only((one,), "mark.bid", "no")
    assert [[refusal.key for refusal in objections(rules, table, move)] for move in (one, other)] == [[], ["no"]]
    assert PlainFacts.seats == ""

"""Boards in letters: what a teacher types is read, and what cannot be is refused in one sentence with its place."""

from __future__ import annotations

from typing import Any

import pytest

import gamelib
from gamelib import city

from .boards import EMPTY_7, placed, table

TWO = city.Rules(players=2)


def test_a_teacher_may_type_the_board_and_leave_the_rest_out() -> None:
    state = city.position(f"turn: 9\nphase: choose\nplayer: 1\nboard:{EMPTY_7}", TWO)
    assert state.table.coins == (15, 15)
    assert state.table.pile == TWO.pile
    assert state.table.aside == TWO.aside
    built = table(placed(C3="F", D5="n2", E2="G"), coins="15 12")
    assert built.table.pile == (1, 2, 2, 2, 3, 2, 1, 0)


def test_every_letter_is_read_and_written() -> None:
    board = placed(B4="1", C4="2", D4="+", D2="n1", F4="p2", E5="r1", F5="t2", C2="F", E2="O", C6="D", E6="G")
    rules = city.Rules(players=2, demonstrations=True)
    state = table(board, rules, coins="9 9")
    again = city.position(state.position(), rules)
    assert again == state
    held = state.holdings()
    stands = {"D2": "dump", "F4": "fishmonger", "E5": "station", "F5": "toyshop", "C2": "flats", "E2": "offices"}
    for plot, thing in {
        **stands,
        "C6": "demonstration",
        "E6": "park",
        "B4": "marker 1",
        "C4": "marker 2",
        "D4": "road",
    }.items():
        assert held[("plot", int(plot[1]) - 1, ord(plot[0]) - ord("A")), thing] == 1
    assert held[("plot", 1, 3), "marker 1"] == 1, "a shop keeps its marker"


MARKER = "the marker must be a player's, 1 to 2; found"
PARTS = "on the board, in the pile and left over are"
PILE = "dump 2, fishmonger 2, station 2, toyshop 2, flats 4, offices 2, park 2"
SPENT = {"off_board": "n1 p1 r1 t1 n2 p2 r2 t2", "pile": "dump 0", "coins": "3 3"}
"""Every shop is drawn, and built off the board."""
ROADS = EMPTY_7.replace(".", "+")
WRONG: list[tuple[str, dict[str, Any], str, int]] = [
    ("six rows", {"board": EMPTY_7.strip().rsplit("\n", 1)[0]}, "the board has 6 rows; it must have 7", 10),
    ("a row too long", {"board": EMPTY_7.replace("R . ", "R . . ")}, "row 7 of the board has 8 plots; it must have 7", 11),
    ("no rows", {"board": ""}, "the board has 0 rows", 4),
    ("an unknown letter", {"board": placed(C3="X")}, "C3: 'X' means nothing here", 7),
    ("two ports", {"board": placed(G1="P", D4="N")}, "G1: the port stands twice; it is already on A1", 5),
    ("no port", {"board": placed(A1=".")}, "the port is missing", 4),
    ("a port in the middle", {"board": placed(A1=".", C3="P")}, "C3: the port must stand in a corner", 7),
    ("a plant outside a corner in the easy game", {"board": placed(G1=".", D4="N")}, "D4: the plant must stand in a corner", 8),
    ("a port without access", {"board": placed(A2="F", B1="O")}, "A1: no road or undeveloped plot lies beside it", 5),
    ("an area cut off", {"board": placed(A3="F", B2="O", C1="G")}, "A2: it is cut off from the other roads", 6),
    ("a plot that must be a road", {"board": placed(B2="F")}, "C1: building there would break a connection", 5),
    (
        "a reservation without a player's marker",
        {"board": placed(C3="0")},
        f"C3: {MARKER} '0'",
        7,
    ),
    ("a third player's reservation", {"board": placed(C3="3")}, f"C3: {MARKER} '3'", 7),
    ("a shop without an owner", {"board": placed(C3="p")}, f"C3: {MARKER} ''", 7),
    (
        "more markers than a player has",
        {"board": placed(B1="1", C1="1", D1="1", E1="1", F1="1", A3="1", A4="1")},
        "A4: player 1 has reserved 7 plots; with 0 shops there are 6 markers",
        8,
    ),
    ("two shops of a kind", {"board": placed(C3="p1", E5="p1")}, "E5: player 1 has two shops of the kind fishmonger", 9),
    (
        "two, one off the board",
        {"board": placed(C3="p1"), "off_board": "p1"},
        "player 1 has two shops of the kind fishmonger",
        12,
    ),
    ("odd off the board", {"off_board": "q1"}, "a shop off the board is written like 'p2', found 'q1'", 12),
    (
        "too many blockers",
        {"board": placed(C3="D")},
        f"the demonstration {PARTS} 1, not 0",
        4,
    ),
    ("coins for one", {"coins": "15"}, "there are 1 amounts for 2 players", 12),
    ("too much money", {"coins": "16 15"}, "a player's money is 16; it must be from 0 to 15", 12),
    ("money spent on nothing", {"coins": "15 3"}, "player 2 has no shop, so nothing of the 15 coins is spent", 12),
    ("a wrong pile", {"pile": "dump 3"}, "2 of the kind dump are still to be drawn, not 3", 12),
    ("an unknown tile", {"pile": "castle 3"}, "expected a tile and a number, like 'flats 3', found 'castle 3'", 12),
    ("a tile twice", {"pile": "dump 1, dump 1"}, "dump is given twice", 12),
    (
        "used left-overs",
        {"aside": "flats 7, offices 4, park 4"},
        f"the flats {PARTS} 11, not 12",
        4,
    ),
    (
        "left-overs before the pile is empty",
        {"board": placed(C3="F"), "pile": PILE, "aside": "flats 7, offices 4, park 4"},
        "blockers that were left over are used only when the pile is empty",
        13,
    ),
    (
        "more left-overs than there were",
        {"board": placed(B3="F", D3="F", F3="F", B5="O", F5="O", D5="G", D2="G"), "aside": "flats 9, offices 4, park 4"}
        | SPENT,
        "more blockers are left over than there were at first",
        12,
    ),
    (
        "a draw from nothing",
        {"phase": "draw", "board": placed(ROADS, D4="1", B3="F", F3="F", F5="F", B5="F", D2="O", D6="O", C3="G", C5="G")}
        | SPENT,
        "the pile is empty, so no tile is drawn",
        13,
    ),
    (
        "nothing to do",
        {"board": placed(ROADS, C3="2")},
        "the player can neither reserve nor build, so the phase cannot be choose",
        2,
    ),
    (
        "a plant before the port",
        {"phase": "site", "turn": 0, "player": None, "board": placed(A1=".", A7=".", G7=".")},
        "the distributors are placed in the order port, plant, refinery, factory",
        3,
    ),
    ("no such phase", {"phase": "sleep"}, "'sleep' is no phase", 2),
    ("no such player", {"player": 3}, "player is 3; it must be from 1 to 2", 3),
    ("turn 0", {"turn": 0}, "the turn is 0 while distributors", 1),
    ("a tile in the wrong phase", {"tile": "park"}, "a tile is drawn in the phases bid and build", 12),
    ("bids in the wrong phase", {"bids": "1 -"}, "a line 'bids' belongs to the phase bid only", 12),
    ("nothing to draw on", {"phase": "draw"}, "a player who builds has a reserved plot", 3),
    ("a blocker for no plot", {"phase": "build", "tile": "park"}, "player 1 has no reserved plot to build on", 3),
    ("over too soon", {"phase": "over"}, "a plot is still undeveloped", 2),
    ("built too soon", {"turn": 2, "board": placed(C3="F")}, "nothing can be built before turn 3", 1),
    ("a road too soon", {"turn": 2, "board": placed(C3="+")}, "C3: nothing has been built, so this cannot be a road", 7),
    ("reserved too soon", {"turn": 1, "board": placed(C3="1")}, "C3: player 1 cannot have reserved 1 plots before turn 1", 7),
    ("an unknown line", {"weather": "fine"}, "'weather' is not a part of a position", 12),
]


@pytest.mark.parametrize(("said", "problem", "line"), [wrong[1:] for wrong in WRONG], ids=[wrong[0] for wrong in WRONG])
def test_what_cannot_be_is_refused_with_its_place(said: dict[str, Any], problem: str, line: int) -> None:
    with pytest.raises(gamelib.RecordError) as caught:
        table(**{"board": EMPTY_7, **said})
    assert problem in str(caught.value)
    assert caught.value.line == line
    assert str(caught.value).count("\n") == 0
    assert len(str(caught.value)) < 260


def bidding(**said: Any) -> Any:
    return table(placed(C3="1", E4="2"), phase="bid", **{"tile": "fishmonger", "bids": "- 4", **said})


def test_an_auction_is_a_position_too() -> None:
    state = bidding()
    assert (state.actor, state.table.bids) == (0, (-1, 4))
    assert bidding(bids="- -").actor == 1
    won = table(placed(C3="1", E4="2"), phase="build", tile="fishmonger", winner=2, coins="15 12")
    assert [str(move) for move in won.moves()] == ["build E4"]


@pytest.mark.parametrize(
    ("said", "problem"),
    [
        ({"bids": "4 -"}, "bids are laid clockwise from the drawer's left"),
        ({"bids": "4 4"}, "bids are laid clockwise from the drawer's left"),
        ({"bids": "- 16"}, "player 2 bids 16 and has 15"),
        ({"bids": "-"}, "there are 1 bids for 2 players"),
        ({"bids": "- ?"}, "a bid must be a whole number"),
        ({"tile": "park"}, "park are not auctioned"),
        ({"tile": "castle"}, "'castle' is no tile of the pile"),
        ({"off_board": "p2", "bids": "- -"}, "fewer than two players lack this shop"),
    ],
)
def test_an_auction_that_cannot_be_is_refused(said: dict[str, Any], problem: str) -> None:
    with pytest.raises(gamelib.RecordError) as caught:
        bidding(**said)
    assert problem in str(caught.value)


def test_an_owner_of_the_shop_does_not_bid() -> None:
    said: dict[str, Any] = {"phase": "bid", "tile": "fishmonger", "off_board": "p3", "coins": "15 15 9"}
    board, three = placed(C3="1", E4="2", D6="3"), city.Rules(players=3, size=7)
    assert table(board, three, bids="- 4 -", **said).actor == 0
    with pytest.raises(gamelib.RecordError, match="player 3 owns this shop and does not bid"):
        table(board, three, bids="- 4 2", **said)


def test_a_tile_is_laid_from_the_roads_or_from_what_was_left_over() -> None:
    assert city.parse("lay road C4").places(0) == (("roads",), ("plot", 3, 2))
    assert city.parse("lay flats C4").places(0) == (("aside",), ("plot", 3, 2))


def test_a_position_must_agree_with_the_places_that_the_rules_give() -> None:
    rules = city.Rules(players=2, sites=((1, 1), (1, 7), (7, 1), (7, 7)))
    with pytest.raises(gamelib.RecordError, match="the rules put the port on G1"):
        table(EMPTY_7, rules)


def test_a_winner_must_lack_the_shop_and_have_a_plot() -> None:
    said: dict[str, Any] = {"phase": "build", "tile": "fishmonger"}
    with pytest.raises(gamelib.RecordError, match="player 2 has no reserved plot"):
        table(placed(C3="1"), **said, winner=2)
    with pytest.raises(gamelib.RecordError, match="already owns a fishmonger"):
        table(placed(C3="1"), **said, winner=1, off_board="p1", pile="dump 2, station 2, toyshop 2, flats 4, offices 2, park 2")
    with pytest.raises(gamelib.RecordError, match="lacks a line 'winner"):
        table(placed(C3="1"), **said)


@pytest.mark.parametrize("text", ["", "board:", "turn: 1", "P P P", "turn: 1\nphase: choose\nboard: P . ."])
def test_text_that_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(gamelib.RecordError):
        city.position(text, TWO)


@pytest.mark.parametrize(
    "text", ["reserve", "reserve 4C", "reserve c4", "reserve AE1", "reserve A31", "lay C4", "site mill A1", "draw 2"]
)
def test_notation_that_is_none_says_how_it_is_written(text: str) -> None:
    with pytest.raises(gamelib.NotationError, match=r"is written like|begins with"):
        city.parse(text)


def test_plots_are_written_like_the_cells_of_a_spreadsheet() -> None:
    assert (city.parse("reserve C4").row, city.parse("reserve C4").column) == (3, 2)
    assert (city.parse("reserve AD30").row, city.parse("reserve AD30").column) == (29, 29)
    for move in city.catalogue(city.Rules(players=2, size=30))[::37]:
        assert city.parse(str(move)) == move


def test_coins_are_not_spent_by_one_who_only_builds_a_blocker() -> None:
    record = city.demos["city.auction"]
    start = record.states()[0].position()
    build = start.replace("phase: choose", "phase: build").replace("flats 4", "flats 3") + "\ntile: flats"
    assert city.position(build, record.rules).phase == "build"
    with pytest.raises(gamelib.RecordError, match="player 1 has no shop"):
        city.position(build.replace("coins: 15 15", "coins: 9 15"), record.rules)


def test_pile_and_what_is_left_over_follow_from_the_board_in_every_phase() -> None:
    met = set()
    for state in gamelib.playout("city", city.Rules(players=2), bots="random", seed=0).states():
        lines = [line for line in state.position().splitlines() if not line.startswith(("pile:", "aside:"))]
        assert city.position("\n".join(lines), state.rules) == state
        met.add((state.phase, any(state.table.pile), state.table.aside == state.rules.aside))
    assert {("choose", True, True), ("choose", False, False), ("build", True, True), ("draw", True, True)} <= met


@pytest.mark.parametrize(("plot", "column"), [("A3", 3), ("C3", 7), ("G3", 15)])
def test_a_wrong_plot_is_shown_at_its_column(plot: str, column: int) -> None:
    with pytest.raises(gamelib.RecordError) as caught:
        table(placed(**{plot: "X"}))
    text = str(caught.value)
    assert f"{plot}: 'X' means nothing here" in text
    assert caught.value.column == column

"""What hints in MARK say at tables that are set up: the reason for a move, and why not the one that tempts more."""

from __future__ import annotations

import pytest

import gamelib
from gamelib.core.words import words
from gamelib.mark.bots import changes, costs
from gamelib.mark.table import ACT
from gamelib.players.hints import Hint, reason

from .tables import at

NAMES = ("Ann", "Ben", "Cleo")
GREENS = ("40 .... G...", "40 .... .G..", "40 .... GG..")
REDS = "B red 3, D blue 2"


@pytest.mark.parametrize(
    ("companies", "market", "dice", "move", "told"),
    [
        pytest.param(
            ("40 .... ....", "40 W... ....", "40 W... ...."),
            "C white 4, D blue 2",
            "white blue",
            "take white 2",
            "Nothing else does more now, but only 1 more white can be sold, and 2 pieces, yours or of others, may come first: "
            "this one may never be sold. From yard square 2 it can be refined to roof 1, 2 and 3, "
            "more than from some other squares.",
            id="yards",
        ),
        pytest.param(
            ("40 .... R...", "40 .... R...", "40 .... ...."),
            "D blue 2",
            "red blue",
            "sell red 1 E",
            "It earns $15 and makes row E the red row, up to $40; row A goes up to $70, but begins with only $5. "
            "It opens the $20 square to Ben, $5 more than yours, but this time do not wait.",
            id="first",
        ),
        pytest.param(
            GREENS,
            "D green 3",
            "green blue",
            "sell green 1 D",
            "It earns $35 on row D now; Ben and Cleo could fill the row with green from the roof before you sell. "
            "It opens the $40 square to Ben and Cleo, but that is only $5 more.",
            id="both",
        ),
        pytest.param(
            ("30 .G.. ....", "30 .... .G..", "40 .... GG.."),
            "D green 1",
            "green blue",
            "refine green 2-1",
            "On the roof it is one action away from the $20 square of row D; Ben and Cleo may sell green first, "
            "and then yours earns more. On roof 1 it blocks the way from fewer yard squares than on roof 2 and 3.",
            id="refine",
        ),
        pytest.param(
            ("40 .... R...", "40 .... R...", "40 .... ...."),
            REDS,
            "red gold",
            "take red 2",
            "It only passes the turn: 2 more red can be sold, and 2 pieces, yours or of others, may come first, "
            "so this one may never be sold. "
            "Do not sell red for $35 yet: it would open the $60 square to Ben; after another sale of red, yours earns $60.",
            id="waits",
        ),
        pytest.param(
            ("40 .... R...", "40 .... ....", "40 .... ...."),
            "B red 1, D blue 2",
            "red blue",
            "take blue 2",
            "One more blue piece earns you $25 on row D; a red one earns $20. "
            "You can sell red for $10 later: nobody else has red.",
            id="alone",
        ),
        pytest.param(
            ("40 .... R...", "40 .... R...", "40 .... ...."),
            "B red 1, D blue 2",
            "red blue",
            "take blue 2",
            "One more blue piece earns you $25 on row D; a red one earns $20. "
            "Do not sell red for $10 yet: it would open the $20 square to Ben; after another sale of red, yours earns $20.",
            id="opens",
        ),
        pytest.param(
            ("40 .... RW..", "40 .... R...", "40 .... W..."),
            "A white 2, B red 2",
            "white red",
            "sell white 2 A",
            "It earns $15 on row A now. It opens the $30 square to Cleo; selling red for $20 would open the $35 square to Ben.",
            id="both-open",
        ),
        pytest.param(
            ("40 .... RW..", "40 .... ....", "40 .... W..."),
            "A white 2, B red 2",
            "white red",
            "sell white 2 A",
            "It earns $15 on row A now. "
            "It opens the $30 square to Cleo, but you can sell red for $20 later: nobody else has red.",
            id="one-opens",
        ),
        pytest.param(
            ("40 .... W...", "40 .... ....", "40 .... W..."),
            "A white 2, B red 2",
            "white red",
            "sell white 1 A",
            "It earns $15 on row A now. It opens the $30 square to Cleo, $15 more than yours, but this time do not wait.",
            id="though",
        ),
        pytest.param(
            ("40 .... G...", "40 .... ....", "40 .... G..."),
            "B red 2, D green 3",
            "green red",
            "take red 2",
            "Red pieces sell on row B, where the next one earns $20. "
            "Selling green for $35 would open the $40 square to Cleo; better sell it later.",
            id="small",
        ),
        pytest.param(
            ("40 .... R...", "90 .... ....", "200 .... ...."),
            "A white 5, B red 4, C gold 5, D blue 5, E green 5",
            "red blue",
            "take red 2",
            "It only passes the turn: 1 more red can be sold, and 1 piece, yours or of others, may come first, "
            "so this one may never be sold. "
            "Selling red for $60 would end the game, and Cleo would win with $200.",
            id="ends",
        ),
        pytest.param(
            ("40 WB.. ....", "40 .... ....", "40 .... ...."),
            "D blue 2",
            "red blue",
            "take red 3",
            "Red has no row yet: whoever sells the first piece picks one, and row A, still free, begins with $5 "
            "and goes up to $70. But it is piece 3 in your yard: on your next turn you will pay $5 storage.",
            id="fee",
        ),
        pytest.param(
            ("40 W... ....", "40 .... ....", "40 .... ...."),
            "A white 2, D blue 2",
            "white blue",
            "take blue 3",
            "Blue pieces sell on row D, where the next one earns $25. "
            "A white one would earn $30, but you have 1 to sell first.",
            id="after",
        ),
        pytest.param(
            ("40 WB.. GGB.", "40 .... ....", "40 .... ...."),
            "D blue 2",
            "red blue",
            "take blue 3",
            "You have 2 blue already; on row D one more would earn $40 after that. "
            "As piece 3 in your yard it costs $5 storage, but you can sell blue for $25 later: nobody else has blue.",
            id="sale-and-fee",
        ),
        pytest.param(
            ("40 WW.. GGG.", "40 .... ....", "40 .... ...."),
            "D blue 2",
            "red blue",
            "take blue 3",
            "Blue pieces sell on row D, where the next one earns $25. "
            "But it is piece 3 in your yard: on your next turn you will pay $10 storage instead of $5.",
            id="both-fees",
        ),
        pytest.param(
            ("40 .R.. ....", "40 .... ....", "40 .... ...."),
            "D blue 2",
            "red blue",
            "take blue 3",
            "Blue pieces sell on row D, where the next one earns $25. "
            "Red has no row yet: its first piece earns no more than $15.",
            id="no-row",
        ),
    ],
)
def test_a_move_is_told_with_what_it_brings_and_why_not_the_one_that_tempts_more(
    companies: tuple[str, ...], market: str, dice: str, move: str, told: str
) -> None:
    state = at(ACT, *companies, market=market, dice=dice)
    view, chosen = state.seen_by(0), gamelib.ruleset("mark").parse(move)
    sides = (reason(view, chosen), costs.said(view, chosen))
    assert " ".join(words("mark").say("hints", *one, NAMES) for one in sides if one is not None) == told


@pytest.mark.parametrize(
    ("companies", "market", "dice", "move", "told"),
    [
        pytest.param(
            ("40 WW.. GGB.", "40 .... ....", "40 .... ...."),
            "D blue 2",
            "red blue",
            "take red 3",
            "As piece 3 in your yard it costs $5 storage, but you can sell blue for $25 later: nobody else has blue.",
            id="piece-3",
        ),
        pytest.param(
            ("40 .... GGB.", "40 B... ....", "40 .... ...."),
            "D blue 2",
            "red blue",
            "take red 3",
            "Selling blue for $25 would save $5 storage too, but you can sell it later: the blue of Ben is still in the yard.",
            id="saves",
        ),
        pytest.param(
            ("40 WWR. ....", "40 .... ....", "40 .... ...."),
            "D blue 2, B red 1",
            "red blue",
            "take blue 4",
            "But it fills your yard: you can take no other piece until you refine one.",
            id="fills",
        ),
        pytest.param(
            ("4 WW.. ....", "40 .... ....", "40 .... ...."),
            "D blue 2",
            "red blue",
            "take blue 3",
            "But it is piece 3 in your yard, and your $4 will not pay the $5 storage: on your next turn you give pieces back.",
            id="short",
        ),
    ],
)
def test_what_lies_in_the_yards_is_told_beside_what_can_wait(
    companies: tuple[str, ...], market: str, dice: str, move: str, told: str
) -> None:
    view = at(ACT, *companies, market=market, dice=dice).seen_by(0)
    cost = costs.said(view, gamelib.ruleset("mark").parse(move))
    assert cost is not None
    assert words("mark").say("hints", *cost, NAMES) == told


def test_on_a_double_the_storage_on_the_roof_is_told_before_a_piece_is_taken_there() -> None:
    view = at(ACT, "40 WW.. GG..", "40 .... ....", "40 .... ....", market="D blue 2", dice="blue blue", actions=2).seen_by(0)
    assert words("mark").say("hints", *(costs.said(view, gamelib.ruleset("mark").parse("take blue 3")) or ("", {}))) == (
        "With your other action you can refine it at once; as piece 3 on your roof it costs $5 storage on your next turn."
    )


def test_a_sale_that_could_wait_before_says_that_nothing_is_better_now() -> None:
    view = at(ACT, "40 .... R...", "40 .... R...", "40 .... ....", market=REDS, dice="red gold").seen_by(0)
    parse = gamelib.ruleset("mark").parse
    waited = Hint(
        "mark", parse("take blue 1"), None, 0.0, "take", {}, cost=("rather-opens-first", {"gives": "red", "money": 35})
    )
    told = changes.said(view, parse("sell red 1 B"), [waited])
    assert told is not None
    assert words("mark").say("hints", *told) == "Earlier another action was better than selling red; with these dice none is."
    cheaper = Hint("mark", waited.move, None, 0.0, "take", {}, cost=("rather-opens", {"gives": "red", "money": 20}))
    assert changes.said(view, parse("sell red 1 B"), [cheaper]) is None
    two = at(ACT, "40 .... RR..", "40 .... R...", "40 .... ....", market=REDS, dice="red gold").seen_by(0)
    assert changes.said(two, parse("sell red 1 B"), [waited]) is None, "the other piece is why it is sold now"

"""The numbers behind MARK's plots against an independent count, and the plots against the numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from math import inf
from typing import Any

import matplotlib
import pytest

import gamelib
from gamelib.core.state import State
from gamelib.drawing import HUES
from gamelib.mark import plots
from gamelib.mark.table import COLOURS

matplotlib.use("Agg")
from matplotlib import pyplot

mark = gamelib.ruleset("mark")
GAMES = [gamelib.playout("mark", seed=seed) for seed in range(40)]


@pytest.fixture(autouse=True)
def _tidy() -> Iterator[None]:
    yield
    pyplot.close("all")


def told(record: gamelib.Record) -> list[tuple[int, str, dict[str, object]]]:
    """Every event of a game with the turn in which its move was made: the count that the curves are held to."""
    states = record.states()
    return [(before.turn, event.key, dict(event.values)) for before, after in pairwise(states) for event in after.events]


def words_of(ax: matplotlib.axes.Axes) -> str:
    return "\n".join([ax.get_title(loc="left"), *(text.get_text() for text in ax.texts)])


def fresh() -> State[Any, Any]:
    return mark.start(players=3).play("first 1")


def late(*closed: str) -> State[Any, Any]:
    """Before a roll of player 1, with these colours closed and everything else as at the start."""
    state = fresh()
    sold = tuple(5 if colour in closed else 0 for colour in COLOURS)
    rows = (*(COLOURS.index(colour) for colour in closed), *(-1,) * (5 - len(closed)))
    bank = tuple(0 if colour in closed else 8 for colour in COLOURS)
    return type(state)(state.rules, state.table.changed(sold=sold, rows=rows, bank=bank))


# ------------------------------------------------------------------------------------------------------------------ fill


@pytest.mark.parametrize("by", ["row", "colour"])
def test_closing_turns_are_those_of_the_closing_events(by: str) -> None:
    closings = plots.closing_turns(GAMES, by)
    for number, record in enumerate(GAMES):
        final = record.final().table
        found = {str(values["colour"]): turn for turn, key, values in told(record) if key == "close"}
        for colour, turn in found.items():
            name = colour if by == "colour" else "ABCDE"[final.rows.index(COLOURS.index(colour))]
            assert closings[name][number] == turn
        assert sum(turns[number] < inf for turns in closings.values()) == len(found) == 5


def test_the_first_to_close_is_counted_from_the_story() -> None:
    counted = Counter(next(str(values["colour"]) for _, key, values in told(record) if key == "close") for record in GAMES)
    assert +plots.first_to_close(plots.closing_turns(GAMES, "colour")) == counted


def test_bands_are_the_quantiles_of_the_sales_counted_by_hand() -> None:
    bands = plots.fill_bands(GAMES, "colour")
    for turn in (0, 17, 60, 140):
        fills = sorted(
            sum(key == "sell" and values["colour"] == "gold" and made <= turn for made, key, values in told(record))
            for record in GAMES
        )
        assert bands["gold"][turn] == (fills[3], fills[19], fills[35])


def test_a_row_that_never_closes_is_never() -> None:
    rules = mark.Rules(rows_to_end=4)
    games = [gamelib.playout("mark", rules, seed=seed) for seed in range(12)]
    closings = plots.closing_turns(games, "row")
    assert [sum(turns[number] < inf for turns in closings.values()) for number in range(12)] == [4] * 12
    assert "never" in words_of(plots.fill_rates(games[:1]))


def test_fill_rates_draw_the_bands_and_say_what_they_found() -> None:
    ax = plots.fill_rates(GAMES, by="row")
    first = plots.first_to_close(plots.closing_turns(GAMES, "row"))
    said = words_of(ax)
    for row, games in first.items():
        assert f"first in {100 * games / 40:.0f} % of games" in said, row
    assert "40 games · seeds 0–39 · random 1, random 2, random 3" in said
    medians = [line.get_ydata() for line in ax.lines if len(line.get_ydata()) > 2]
    drawn = [round(5 * (level - medians[-1][0])) for level in medians[-1]]  # the last lane drawn is the upmost, row A
    assert drawn == [band[1] for band in plots.fill_bands(GAMES, "row")["A"]]


def test_a_clear_leader_is_named_and_an_unclear_one_is_not() -> None:
    winner = next(game for game in GAMES if plots.first_to_close(plots.closing_turns([game], "row"))["C"])
    assert plots.fill_rates([winner] * 30).get_title(loc="left") == "Row C closes first in 100 % of games"
    ahead = GAMES[:39]
    (_, most), (_, second) = plots.first_to_close(plots.closing_turns(ahead)).most_common(2)
    assert 0 < most - second < 5  # ahead, but by so little that it may be luck
    assert plots.fill_rates(ahead).get_title(loc="left").startswith("No row clearly closes first: ")


def test_series_made_beforehand_draw_the_same() -> None:
    ready = [mark.series(record) for record in GAMES]
    assert plots.fill_bands(ready, "row") == plots.fill_bands(GAMES, "row")
    one, other = plots.fill_rates(GAMES), plots.fill_rates(ready)
    assert [list(line.get_ydata()) for line in one.lines] == [list(line.get_ydata()) for line in other.lines]


def test_other_market_rows_are_drawn_to_their_own_length() -> None:
    rules = mark.Rules(market_squares=2, market=((5, 10),) * 5, pieces=4)
    game = gamelib.playout("mark", rules, seed=3)
    assert set(plots.closing_turns([game])) == set("ABCDE")
    assert plots.closing_turns([mark.series(game)], squares=2) == plots.closing_turns([game])
    assert list(plots.market_fill(game).get_yticks()) == [0, 1, 2]
    with pytest.raises(ValueError, match="2 and 5 squares"):
        plots.fill_rates([game, GAMES[0]])


def test_what_cannot_be_drawn_is_refused_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="no games"):
        plots.fill_rates([])
    with pytest.raises(ValueError, match="by row or by colour, not by 'size'"):
        plots.fill_rates(GAMES[:1], by="size")
    with pytest.raises(ValueError, match="records or series of MARK, not str"):
        plots.market_fill("game")


# -------------------------------------------------------------------------------------------------------------- one game


def test_market_fill_shows_every_sale_where_it_was_made() -> None:
    ax = plots.market_fill(GAMES[7])
    sales = {(turn, HUES[str(values["colour"])].letter) for turn, key, values in told(GAMES[7]) if key == "sell"}
    discs = [(*text.get_position(), text.get_text()) for text in ax.texts if text.get_text() in "WBMGR"]
    drawn = {(turn, letter) for turn, _, letter in discs if turn > 1.5}  # those beside the plot count in its width
    assert drawn == sales
    first, colour = next((turn, values["colour"]) for turn, key, values in told(GAMES[7]) if key == "close")
    assert ax.get_title(loc="left") == f"{str(colour).capitalize()} closes first, in turn {first}"


def test_cash_curves_show_the_cash_as_turns_begin_and_at_the_end() -> None:
    record = GAMES[7]
    ax = plots.cash_curves(record)
    states = record.states()
    begins = [after for before, after in pairwise(states) if after.turn != before.turn]
    curves = [line for line in ax.lines if len(line.get_xdata()) > 1]
    for player, line in enumerate(curves):
        drawn = dict(zip(line.get_xdata(), line.get_ydata(), strict=True))
        assert [drawn[state.turn] for state in begins] == [state.table.cash[player] for state in begins]
        assert line.get_ydata()[-1] == record.final().table.cash[player]
    assert f"${max(record.final().table.cash)}" in ax.get_title(loc="left")


def test_plots_fit_into_axes_that_are_handed_in_and_leave_the_settings_alone() -> None:
    before = dict(matplotlib.rcParams)
    _, axes = pyplot.subplots(2, 2)
    assert plots.market_fill(GAMES[0], ax=axes[0, 0]) is axes[0, 0]
    assert plots.cash_curves(GAMES[0], ax=axes[0, 1]) is axes[0, 1]
    assert plots.fill_rates(GAMES[:5], ax=axes[1, 0]) is axes[1, 0]
    assert plots.dice_odds(ax=axes[1, 1]) is axes[1, 1]
    assert dict(matplotlib.rcParams) == before


# ------------------------------------------------------------------------------------------------------------------ dice


def test_a_fresh_roll_has_the_odds_of_two_dice() -> None:
    assert plots.roll_odds(fresh()) == {
        "two-colours": Fraction(20, 36),
        "star": Fraction(5, 36),
        "double": Fraction(5, 36),
        "auction": Fraction(5, 36),
        "hammer-star": Fraction(1, 36),
    }
    # A colour is offered unless the hammer falls, the star or the colour is missing: 6 rolls with it first, 2 for each other.
    assert plots.colour_odds(fresh()) == dict.fromkeys(COLOURS, Fraction(6 + 4 * 2, 36))


@pytest.mark.parametrize("closed", [1, 2, 3, 4])
def test_closed_colours_cost_turns_as_counted_by_hand(closed: int) -> None:
    odds = plots.roll_odds(late(*COLOURS[:closed]))
    assert sum(odds.values()) == 1
    assert odds["lost"] == Fraction(closed * closed, 36)  # both dice show one of the closed colours
    assert odds["again"] == Fraction(closed, 36)  # the hammer with one of them
    assert odds["double"] == Fraction(5 - closed, 36)
    assert odds["star"] == Fraction(5, 36)  # also beside a closed colour
    assert odds["two-colours"] == Fraction(25 - closed * closed - (5 - closed), 36)


def test_the_option_on_closed_hammers_shows_in_the_odds() -> None:
    state = late("white", "blue")
    strict = type(state)(mark.Rules(closed_hammer_ends_turn=True), state.table)
    assert plots.roll_odds(strict)["hammer-lost"] == Fraction(2, 36)
    assert "again" not in plots.roll_odds(strict)


def test_a_player_with_no_room_loses_the_colours_he_cannot_use() -> None:
    state = fresh()
    red = COLOURS.index("red")
    full = type(state)(state.rules, state.table.changed(yards=((red,) * 4, *state.table.yards[1:]), bank=(8, 8, 8, 8, 4)))
    odds = plots.colour_odds(full)
    assert odds["red"] == Fraction(14, 36)
    assert {odds[colour] for colour in COLOURS if colour != "red"} == {Fraction(0)}
    assert plots.roll_odds(full)["idle"] == Fraction(16, 36)  # four useless colours on each die


def test_dice_odds_draw_these_fractions() -> None:
    ax = plots.dice_odds(state=late("gold"))
    odds = [*plots.roll_odds(late("gold")).values(), *plots.colour_odds(late("gold")).values()]
    assert [bar.get_width() for bar in ax.patches] == pytest.approx([float(one) for one in odds])
    for one in filter(None, odds):
        assert f" {one.numerator}/{one.denominator} " in words_of(ax)
    assert ax.get_title(loc="left") == "The turn is lost in 1/36 of rolls"


def test_dice_have_odds_only_before_a_roll() -> None:
    with pytest.raises(ValueError, match="'act'"):
        plots.dice_odds(state=fresh().play("roll red blue"))

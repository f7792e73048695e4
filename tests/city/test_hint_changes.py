"""What a hint in the city game says of an earlier one is true of the table, whether or not that one was followed."""

from __future__ import annotations

from functools import cache
from typing import Any

from gamelib.city.bots.outlook import Outlook
from gamelib.city.notation import Reserve
from gamelib.city.plot_sets import members, name, square
from gamelib.city.table import SHOPS
from gamelib.core.words import words
from gamelib.players.hints import Hint
from tests.players.half_followed import half_followed


@cache
def changes() -> list[tuple[Any, Hint]]:
    """The hints that say what has changed, with the table."""
    return [(state, told) for seed in range(10) for state, told, _ in half_followed("city", seed) if told.change is not None]


def told(*keys: str) -> list[tuple[Any, Hint, dict[str, Any]]]:
    found = [(state, one, dict(one.change[1])) for state, one in changes() if one.change and one.change[0] in keys]
    assert found, keys
    return found


def at(state: Any, plot: str) -> int:
    return state.rules.ground.at(*square(plot))  # type: ignore[no-any-return]


def open_plots(state: Any) -> list[int]:
    table = state.table
    return list(members(state.rules.ground.plots & ~(table.built | table.roads)))


def test_a_plot_that_is_said_to_be_a_road_is_one() -> None:
    for state, one, values in told("changed-lost"):
        assert values["plot"] in {name(*state.rules.ground.square(road)) for road in members(state.table.roads)}
        assert all(not isinstance(move, Reserve) or name(move.row, move.column) != values["plot"] for move in state.moves())
        assert "become a road" in words("city").say("hints", *one.change)  # type: ignore[misc]


def test_a_plot_is_called_meant_for_a_shop_only_by_whoever_holds_it() -> None:
    says = words("city").texts["hints"]
    for state, one in changes():
        key, values = one.change or ("", {})
        if "meant" in str(says[key]):
            assert state.table.marks[0] >> at(state, str(values["plot"])) & 1, state.position()


def test_a_way_was_as_short_as_is_told_until_something_was_built_on_it() -> None:
    for state, _, values in told("changed-length"):
        assert (
            Outlook(state.rules, state.table).length(SHOPS.index(values["shop"]), at(state, values["plot"])) > values["length"]
        )
        assert all(state.table.built >> at(state, plot) & 1 for plot in values["built"])


def test_no_plot_is_near_any_more_only_where_none_is() -> None:
    """A plot that can still be reserved is one that the shop can still have."""
    for state, one, values in told("changed-no-other"):
        then = state.play(one.move)
        after, good = Outlook(then.rules, then.table), SHOPS.index(values["shop"])
        kept = sum(bit for shop, (_, bit) in after.planned(0).items() if shop != good)
        assert all(after.length(good, plot) == after.cap for plot in members(then.table.marks[0] & ~kept))
        assert any(after.length(good, plot) < after.cap for plot in open_plots(then))
    for state, one in changes():
        key, values = one.change or ("", {})
        if key == "changed-given-up":
            then = state.play(one.move)
            after = Outlook(then.rules, then.table)
            near = [after.length(SHOPS.index(str(values["shop"])), plot) < after.cap for plot in open_plots(then)]
            assert not any(near), state.position()


def test_another_plot_is_as_near_or_not_as_is_told() -> None:
    for state, one, values in told("changed-plot", "changed-plot-other"):
        then = state.play(one.move)
        assert then.table.marks[0] >> at(state, values["other"]) & 1
        length = Outlook(then.rules, then.table).length(SHOPS.index(values["shop"]), at(state, values["other"]))
        assert length == values["length"]
        assert (one.change is not None and one.change[0] == "changed-plot") == (length == values["before"])

"""What a hint in MARK says of an earlier one is true of the table, whether or not that one was followed."""

from __future__ import annotations

from functools import cache
from typing import Any

from gamelib.mark.bots.table_facts import TableFacts
from gamelib.mark.notation import Sell
from gamelib.mark.table import COLOURS
from gamelib.players.hints import Hint
from tests.players.half_followed import half_followed

SEEDS = 10
IN_SPITE = ("changed-though", "changed-not-though")


@cache
def changes() -> list[tuple[Any, Hint, list[Hint]]]:
    """The hints that say what has changed, with the table and the hints before."""
    return [one for seed in range(SEEDS) for one in half_followed("mark", seed) if one[1].change is not None]


def test_what_is_told_to_be_so_now_is_so() -> None:
    keys = set()
    for state, one, _ in changes():
        key, values = one.change or ("", {})
        facts, keys = TableFacts(state.seen_by(0)), keys | {key}
        colour = COLOURS.index(str(values["colour"])) if "colour" in values else 0
        if key == "changed-new":
            assert state.table.rows.index(colour) == values["row"]
        if key == "changed-yard":
            assert colour not in state.table.yards[0]
        if key == "changed-fee":
            assert facts.outlook.fee(1, 0) <= facts.outlook.fee(0, 0)
        if key in ("changed-full", "changed-last"):
            assert len([piece for piece in state.table.yards[0] if piece >= 0]) + 1 < state.rules.squares
        if key in ("changed-sale", "changed-waits"):
            assert colour in facts.colours(Sell)
        if key in ("changed-stop", *IN_SPITE[1:]):
            assert not one.move.amount  # type: ignore[attr-defined]
    assert {"changed-new", "changed-fee", "changed-stop", "changed-though"} <= keys


def test_what_was_told_before_was_told() -> None:
    for _, one, before in changes():
        key, values = one.change or ("", {})
        bids = [each for each in before if each.move.kind == "bid"]
        if key == "changed-stop":
            assert any(each.values.get("limit") == values["then"] for each in bids)
        if key in ("changed-price", "changed-later"):
            assert any(each.values.get("price") == values["then"] for each in bids)
        if key in IN_SPITE:
            colour = one.values["colour"]
            assert any(each.values.get("colour") == colour for each in bids)
        if key == "changed-waits":
            assert any(each.cost is not None and each.cost[1].get("gives") == values["colour"] for each in before)

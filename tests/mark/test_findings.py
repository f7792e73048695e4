"""What the findings of MARK count."""

from __future__ import annotations

from typing import Any

import pytest

from gamelib.mark.findings.auctions import auctions, needed
from gamelib.players.sample import Sample


def _sale(winner: int, *bids: tuple[int, int]) -> dict[str, Any]:
    return {"player": winner, "price": dict(bids)[winner], "bids": bids}


@pytest.mark.parametrize(
    ("sale", "least"),
    [
        (_sale(1, (1, 5), (2, 3), (0, 0)), 3),  # the roller wins among equals
        (_sale(2, (1, 3), (2, 5), (0, 0)), 4),  # against the roller it takes one more
        (_sale(0, (1, 3), (2, 4), (0, 5)), 5),
        (_sale(1, (1, 5), (2, 0), (0, 0)), 1),  # a bid of nothing buys nothing
    ],
)
def test_the_least_bid_that_would_have_won(sale: dict[str, Any], least: int) -> None:
    assert needed(sale) == least


def test_nobody_pays_less_than_was_needed() -> None:
    sales = [sale for story in Sample("mark", 5, 0).stories() for _, sale in auctions(story)]
    assert len(sales) > 20
    assert all(needed(sale) <= sale["price"] for sale in sales)

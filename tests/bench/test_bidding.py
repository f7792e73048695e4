"""Bidders of one line: they bid by their line and within their money, and every game is paired with one of a sensible bot."""

from __future__ import annotations

from random import Random

import pytest

import gamelib
from gamelib.bench import bidding
from gamelib.cli import main
from gamelib.players.playout import Run


def bids_of(name: str, title: str) -> list[tuple[int, int]]:
    """What a bidder of this title bid in one game, and the most it could have bid each time."""
    made: list[tuple[int, int]] = []
    bot = bidding.bidder(name, bidding.BIDDERS[name][title])

    def watched(view: gamelib.View, rng: Random) -> gamelib.Move:
        move = bot(view, rng)
        if type(move).__name__ == "Bid":
            made.append((move.amount, max(one.amount for one in view.moves())))
        return move

    Run(name, None, [watched, "sensible", "sensible"], 3).play()
    return made


@pytest.mark.parametrize("name", bidding.BIDDERS)
def test_a_bidder_bids_by_its_line_and_within_its_money(name: str) -> None:
    assert {bid for bid, _ in bids_of(name, "always nothing")} == {0}
    assert all(bid == min(2, most) for bid, most in bids_of(name, "always 2"))
    assert all(bid == most for bid, most in bids_of(name, "all of my money"))
    assert all(bid == most // 2 for bid, most in bids_of(name, "half of my money"))


def test_the_next_price_is_the_market_s() -> None:
    assert any(bid > 10 for bid, _ in bids_of("mark", "the next price less 5"))


def test_a_bidder_is_set_against_the_sensible_bot_in_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    row = bidding.Row("mark", "always 1", (1.0, 0.0, 1.0, 0.5), (0.0, 0.0, 1.0, 0.5))
    assert row.line() == "| mark | always 1 | 62.5% | 37.5% | +25.0 (-24.0 to +74.0) |"
    assert main(["bench", "--bidding", "mark", "--games", "4", "--seed", "7"]) == 0
    page = capsys.readouterr().out
    assert all(f"| mark | {title} |" in page for title in bidding.BIDDERS["mark"])
    assert main(["bench", "--bidding", "mark", "--games", "1"]) != 0

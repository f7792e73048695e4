"""Whose secrets a table holds: what-ifs that rest on them, covers that must not tell them, luck that would foretell them."""

from __future__ import annotations

import pytest

from gamelib.core.record import Record
from gamelib.ui.table import own_luck, putting_away, sight
from gamelib.ui.table.game import PERSON, ROLLS
from gamelib.ui.table.heading import ALL_OPEN
from gamelib.ui.table.page import TablePage
from gamelib.ui.table.sight import NOBODY
from tests.ui.pages import ask, played, shown, table
from tests.ui.worlds import differing

AUCTION = ("first 1", "roll hammer red")


def bidding(bid: str = "bid 13") -> TablePage:
    """MARK at one screen, after the first sealed bid of an auction."""
    page = played(table("mark"), *AUCTION)
    return played(ask(page, "lift"), bid)


def whose(page: TablePage) -> int:
    """The player who bid first."""
    actor = page.game.states[len(AUCTION)].actor
    assert actor is not None
    return actor


def test_a_what_if_with_a_players_eyes_is_left_with_them_and_found_again() -> None:
    page = bidding()
    ask(page, "viewer", whose(page))
    for do in ("fork", "step", "step"):
        ask(page, do)
    assert page.game.current == 1
    assert "$13" in shown(page, "log"), "in the what-if all bids are shown"
    ask(page, "viewer", "")
    assert page.game.current == 0
    assert "$13" not in shown(page)
    assert "<select" not in shown(page, "time").partition('data-key="fork"')[2], "there is no list of branches"
    assert "rests on what somebody hides" in ask(page, "branch", 1).answer
    assert page.game.current == 0
    ask(page, "dialog", "compare")
    ask(page, "side-1", 1)
    assert "$13" not in shown(page)
    assert ask(page, "viewer", whose(page)).game.current == 0
    assert ask(page, "branch", 1).game.current == 1


def test_once_the_bids_are_out_everybody_may_see_such_a_what_if() -> None:
    page = bidding()
    ask(page, "viewer", whose(page))
    ask(page, "fork")
    ask(page, "viewer", "")
    for _ in range(2):
        ask(page, "lift")
        played(page, "bid 0")
    assert not sight.hides(page.game.state, NOBODY)
    assert ask(page, "branch", 1).game.current == 1


def test_a_what_if_with_all_open_is_left_when_it_is_open_no_more() -> None:
    page = bidding()
    ask(page, "viewer", ALL_OPEN)
    for do in ("fork", "step", "step"):
        ask(page, do)
    assert "$13" in shown(page, "log")
    ask(page, "viewer", "")
    assert page.game.current == 0
    assert "$13" not in shown(page)


def test_whose_a_what_if_is_stays_known_when_the_table_is_put_away() -> None:
    page = bidding()
    ask(page, "viewer", whose(page))
    for do in ("fork", "step", "step"):
        ask(page, do)
    data = putting_away.saved(page)
    data["eyes"] = NOBODY
    again = putting_away.restored(data)
    assert [one.owner for one in again.game.branches] == [NOBODY, whose(page)]
    assert again.game.current == 0
    assert "$13" not in shown(again)


def test_a_cover_that_was_lifted_lies_there_again_when_one_comes_back() -> None:
    page = bidding()
    ask(page, "lift")
    page.leave()
    assert page.moment.covered


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whether_there_is_a_cover_tells_nothing_of_the_hand_under_it(players: int) -> None:
    compared = 0
    for seed in range(0, 60, 6):
        worlds = differing("marco_polo", players, NOBODY, range(seed, seed + 6), 120)
        shared, last = worlds[0], len(worlds[0].moves)
        if worlds[0].final().actor == worlds[1].final().actor and shared.final().actor != -1:
            one, other = (_place(world, last) for world in worlds)
            assert (one.covered, one.apart, one.moves) == (other.covered, other.apart, other.moves)
            compared += 1
    assert compared


def _place(world: Record, at: int) -> sight.Any:
    return TablePage(world, at).moment


def test_the_field_of_a_bid_is_covered_whatever_the_others_bid() -> None:
    fields = set()
    for bid in ("bid 0", "bid 7", "bid 30"):
        page = bidding(bid)
        page.face = "play"
        ask(page, "lift")
        played(page, "bid 0")
        ask(page, "lift")
        fields.add(shown(page, "moves"))
    assert len(fields) == 1
    assert 'class="sealed"' in fields.pop()


def test_the_seed_is_kept_while_bots_may_still_hide_something() -> None:
    page = played(table("mark", seed=4711), "first 1")
    assert own_luck.shared(page.game, NOBODY).seed == 4711, "people at one screen are not foretold by it"
    page.game.seats, page.game.chance = [PERSON, "sensible", "sensible"], ROLLS
    assert own_luck.shared(page.game, NOBODY).seed is None
    assert "4711" not in shown(ask(page, "dialog", "save"))
    assert "4711" not in shown(ask(page, "dialog", "rules"))
    assert own_luck.shared(page.game, sight.OPEN).seed == 4711
    other = table("shark", seed=4711)
    other.game.seats = [PERSON, "sensible", "sensible"]
    assert own_luck.shared(other.game, NOBODY).seed == 4711, "nothing is ever hidden there"


def test_who_is_left_alone_at_a_screen_does_not_see_what_others_hid_there() -> None:
    page = bidding()
    fields = {f"seat-{seat}": PERSON if seat == whose(page) else "sensible" for seat in range(3)}
    fields |= {f"name-{seat}": f"P{seat}" for seat in range(3)} | {"chance": "asks"}
    ask(page, "seats", "", **fields)
    assert page.game.seats.count(PERSON) == 1
    assert "$13" not in shown(page)
    again = putting_away.restored(putting_away.saved(page))
    assert "$13" not in shown(again)

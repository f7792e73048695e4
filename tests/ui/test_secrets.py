"""What a seat may not see never reaches its page: two worlds that look the same give the same bytes, whatever is asked."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import gamelib
from gamelib.ui import kinds
from gamelib.ui.table.keeping import Keeper
from gamelib.ui.table.moment import SURE
from gamelib.ui.table.page import TablePage
from gamelib.ui.table.sight import NOBODY, imagined, seen
from tests.ui.asking import SEED, alike, counted, questions
from tests.ui.pages import ask, offered, played, shown, table
from tests.ui.worlds import HIDING, differing

MOVES = {"mark": 60, "city": 90, "marco_polo": 60}
QUESTIONS = 45
SINGLE = ("play", "chosen", "number", "dice", "step", "place", "hint")
"""What makes one move at most."""


def seatings() -> Iterator[tuple[str, int]]:
    for name in HIDING:
        low, high = gamelib.ruleset(name).Rules.dials()["players"]["range"]
        yield from ((name, players) for players in range(max(2, low), high + 1))


def sent(page: TablePage) -> str:
    """Every byte that reaches a page after a question: changes, notes, what comes meanwhile, the still picture."""
    parts: list[Any] = [page.changes(), page.notes(), page.meanwhile()]
    page.foresee()
    page.foresee(far=True)
    return json.dumps([*parts, page.notes(), page.still(), page.whole()])


def driven(one: TablePage, other: TablePage, eyes: int, seed: int, bound: bool = False) -> int:
    """Ask both the same, and compare every byte for as long as the games look the same; how often that was done."""
    assert sent(one) == sent(other)
    asked = 0
    for message in questions(one, Random(seed), bound):
        one.ask(message)
        other.ask(message)
        if isinstance(message, dict) and message.get("do") in SINGLE:  # what may be done rests on nothing that is hidden
            assert one.game.last == other.game.last, message
        if asked >= QUESTIONS or not alike(one, other, eyes):
            break
        assert sent(one) == sent(other), message
        asked += 1
    return asked


@pytest.fixture(autouse=True)
def _counted_work(monkeypatch: pytest.MonkeyPatch) -> None:
    counted(monkeypatch)


@pytest.mark.parametrize(("name", "players"), list(seatings()))
def test_a_seat_gets_the_same_bytes_from_worlds_it_cannot_tell_apart(name: str, players: int) -> None:
    asked = 0
    for seat in range(players):
        begin = SEED + seat
        first, second = differing(name, players, seat, range(begin, begin + 30), MOVES[name])
        pages = [TablePage(record, seat=seat) for record in (first, second)]
        asked += driven(pages[0], pages[1], seat, seed=begin + players, bound=True)
        chosen = [TablePage(record, eyes=seat) for record in (first, second)]
        asked += driven(chosen[0], chosen[1], seat, seed=begin - players)
    assert asked > 20 * players


@pytest.mark.parametrize(("name", "players"), list(seatings()))
def test_at_one_screen_nothing_that_is_sealed_is_told(name: str, players: int) -> None:
    asked = 0
    for seed in range(SEED, SEED + 4):
        first, second = differing(name, players, NOBODY, range(seed, seed + 30), MOVES[name])
        pages = [TablePage(record) for record in (first, second)]
        asked += driven(pages[0], pages[1], NOBODY, seed)
    assert asked > 20


@pytest.mark.parametrize("name", HIDING)
def test_all_open_is_chosen_and_says_so(name: str) -> None:
    first, second = differing(name, 3, NOBODY, range(30), MOVES[name])
    pages = [TablePage(record) for record in (first, second)]
    assert "All is open" not in shown(pages[0], "head")
    opened = [ask(page, "viewer", "open") for page in pages]
    assert all("All is open" in shown(page, "head") for page in opened)
    assert shown(ask(opened[0], "dialog", "save"), "dialog") != shown(ask(opened[1], "dialog", "save"), "dialog")


def test_where_a_game_has_no_secrets_nothing_is_said_to_be_open() -> None:
    assert "All is open" not in shown(ask(table("shark"), "viewer", "open"), "head")
    assert "All is open" in shown(ask(table("mark"), "viewer", "open"), "head")


def test_a_page_that_is_bound_to_a_seat_stays_there() -> None:
    page = TablePage(table(players=3).game.record(), seat=1)
    for message in ("viewer", "new", "seats", "load", "position", "demo"):
        assert "belongs to Player 2" in ask(page, message, "0").answer
    assert page.chosen == 1
    assert 'data-do="viewer"' not in shown(page, "head")


def bidding(*bids: str) -> TablePage:
    """A page in the midst of an auction, each bid laid behind the cover."""
    page = played(table(players=3), "first 1", "roll hammer red")
    for bid in bids:
        played(ask(page, "lift"), bid)
    return page


def test_going_back_tells_no_bid_that_is_sealed_and_every_one_that_is_not() -> None:
    page = bidding("bid 13")
    assert "$13" not in shown(ask(page, "go", 2)) + shown(ask(page, "go", 3)) + sent(page)
    ask(page, "go", page.game.last)
    for bid in ("bid 14", "bid 4"):
        played(ask(page, "lift"), bid)
    assert "$13" in shown(ask(page, "go", 3), "log")


def test_trying_bids_in_the_past_tells_nothing() -> None:
    for guess in ("bid 13", "bid 12"):
        page = ask(bidding("bid 13"), "go", 2)
        assert "still secret" in ask(page, "lift").answer
        assert "lift the cover" in ask(page, "play", guess).answer
        assert (page.game.at, len(page.game.branches)) == (2, 1)
        played(ask(ask(page, "fork"), "lift"), guess)
        assert "$13" not in shown(ask(page, "branch", 0))


def test_what_is_taken_back_while_it_is_secret_is_gone_and_comes_out_nowhere_else() -> None:
    page = bidding("bid 13", "bid 14")
    ask(page, "undo")
    assert (page.game.at, page.game.last, len(page.game.branches)) == (3, 3, 1)
    assert "$13" not in sent(page)
    for bid in ("bid 4", "bid 5"):
        played(ask(page, "lift"), bid)
    assert [str(move) for move in page.game.branch.moves[2:]] == ["bid 13", "bid 4", "bid 5"]
    assert "$14" not in sent(page)


def test_bids_that_came_out_are_all_bid_anew() -> None:
    page = bidding("bid 13", "bid 14", "bid 4")
    ask(page, "undo")
    assert (page.game.at, page.game.last, len(page.game.branches)) == (2, 2, 2)
    assert len(page.game.branches[0].states) == 6


def test_nothing_secret_is_taken_back_from_the_past() -> None:
    page = bidding("bid 13", "bid 14")
    ask(ask(page, "go", 3), "undo")
    assert "nothing to take back" in page.answer
    assert page.game.last == 4


def test_what_was_tried_from_moves_that_are_taken_back_goes_with_them() -> None:
    page = bidding("bid 13", "bid 14")
    for at in (1, 4, 4, 3):
        ask(ask(ask(page, "branch", 0), "go", at), "fork")
    ask(ask(page, "branch", 0), "go", 4)
    ask(page, "undo")
    assert [(line.parent, line.fork) for line in page.game.branches] == [(None, 0), (0, 2), (0, 4)]
    again = kinds.restored(json.loads(json.dumps(kinds.put_away(page))))
    assert isinstance(again, TablePage)
    assert [line.moves for line in again.game.branches] == [line.moves for line in page.game.branches]


def test_a_game_that_begins_in_an_auction_is_sealed_too() -> None:
    first = bidding("bid 13").game.state
    assert offered(TablePage(gamelib.Record("mark", first.rules, start=first))) == []
    state = bidding("bid 13", "bid 14").game.state
    page = TablePage(gamelib.Record("mark", state.rules, start=state))
    assert not re.search(r"\$13|bids:.*13", shown(page, "board") + shown(ask(page, "dialog", "position"), "dialog"))
    assert "still hidden" in shown(ask(page, "dialog", "save"), "dialog")


def test_the_kept_file_is_an_envelope_while_something_is_secret(tmp_path: Path) -> None:
    path = tmp_path / "mark.kept"
    page = bidding("bid 13")
    keeper = Keeper(path)
    keeper.keep(page.game, page.tongue)
    assert "bid" not in path.read_text()
    again = Keeper(path).offer
    assert again is not None
    assert again.branch.moves == page.game.branch.moves
    for bid in ("bid 14", "bid 4"):
        played(ask(page, "lift"), bid)
    keeper.keep(page.game, page.tongue)
    assert "bid 13" in path.read_text()


def held(players: int, people: tuple[int, ...]) -> TablePage:
    """A game of Marco Polo at one screen in which somebody has just got the first card."""
    page = table("marco_polo", players=players, seed=5)
    fields = {f"seat-{seat}": "person" if seat in people else "sensible" for seat in range(players)}
    ask(page, "seats", **fields, chance="rolls")
    return page


def test_a_cover_lies_only_where_own_secrets_are_needed_and_another_person_was_due_before() -> None:
    page, covers, opens, bare = held(3, (0, 1)), 0, 0, 0
    looked: int | None = None
    for _ in range(220):
        actor, now = page.game.state.actor, page.moment
        if actor is None:
            break
        if page.game.automatic():
            ask(page, "step")
            continue
        state = page.game.state
        own, common = seen(state, actor), seen(state, NOBODY)
        has_secrets = own.table != common.table or own.events != common.events
        worlds = [imagined(page.game, page.game.at, NOBODY, number) for number in range(SURE)]
        is_common = all(world.moves() == state.moves() for world in worlds)
        assert now.covered == (has_secrets and not is_common and actor != looked), (page.game.at, actor)
        assert now.apart == (has_secrets and is_common and actor != looked), (page.game.at, actor)
        if now.covered:
            covers += 1
            assert offered(page) == []
            ask(page, "lift")
            looked = actor
        if now.apart:
            opens += 1
            assert now.seen.table == common.table
            assert ask(copy.deepcopy(page), "lift").moment.seen.table == own.table
        bare += not has_secrets
        looked = actor if looked == actor else None
        assert offered(page)
        ask(page, "step")
    assert covers > 2
    assert opens > 10
    assert bare > 3


def test_what_is_asked_openly_is_answered_openly() -> None:
    page = held(3, (0, 1))
    for _ in range(150):
        now, game = page.moment, page.game
        if now.apart and game.state.phase == "announce":
            break
        ask(ask(page, "lift"), "step")
    assert page.moment.apart
    ask(page, "why", str(page.moment.moves[0]))
    assert "allowed" in page.answer
    wrong = next(move for move in game.ruleset.catalogue(game.state.rules) if move not in page.moment.moves)
    ask(page, "why", str(wrong))
    assert 'data-do="clause"' in page.answer
    ask(page, "hint")
    assert "Show your hand first" in page.answer
    at = game.at
    ask(page, "play", str(page.moment.moves[0]))
    assert game.at == at + 1


@pytest.mark.parametrize("seat", range(3))
def test_a_lone_person_meets_no_cover(seat: int) -> None:
    page = held(3, (seat,))
    for _ in range(120):
        assert not page.moment.covered
        ask(page, "step")


def test_a_lone_person_among_bots_is_not_told_to_look_away() -> None:
    page = played(table(players=3), "first 1", "roll hammer red")
    ask(page, "seats", **{"seat-1": "random", "seat-2": "random"})
    assert "bid 3" in offered(page)
    played(page, "bid 13")
    assert "$13" in shown(page, "log")

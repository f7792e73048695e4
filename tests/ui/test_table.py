"""The explorer without a browser: what it offers, says and keeps."""

from __future__ import annotations

import re
from typing import Any

import pytest

import gamelib
from gamelib.core.state import State
from gamelib.ui.table import curve_groups
from gamelib.ui.table.game import begun
from gamelib.ui.table.page import TablePage
from tests.ui.pages import ask, done, offered, played, shown, table

RULESETS = gamelib.RULESETS
CLAUSES = [clause for name in RULESETS for clause in gamelib.ruleset(name).rulebook]


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_demonstration_opens_where_its_clause_fires(clause: str) -> None:
    explorer = gamelib.demo(clause)
    assert explorer.page.game.at == explorer.page.game.last
    assert f'data-arg="{clause}"' in explorer.log + explorer.answer


@pytest.mark.parametrize("name", RULESETS)
def test_exactly_the_legal_moves_are_offered(name: str) -> None:
    page = ask(TablePage(gamelib.playout(name, seed=5, limit=120)), "viewer", "open")
    for at in range(0, page.game.last + 1, 7):
        ask(page, "go", at)
        ask(page, "lift")
        assert sorted(offered(page)) == sorted(str(move) for move in page.game.state.moves())


@pytest.mark.parametrize("name", RULESETS)
def test_places_act_as_moves_say(name: str) -> None:
    page = ask(TablePage(gamelib.playout(name, seed=5, limit=60)), "viewer", "open")
    for at in range(page.game.last + 1):
        ask(page, "go", at)
        ask(page, "lift")
        regions = page.contents()
        drawn = set(re.findall(r'data-place="([^"]*)"', regions["board"]))
        assert set(regions["facts"]["acts"]) <= drawn
        state = page.game.state
        if state.actor is not None and state.actor >= 0:
            ends = {"/".join(map(str, move.places(state.actor)[-1])) for move in state.moves() if move.places(state.actor)}
            assert ends <= set(regions["facts"]["acts"])


def before_the_first_auction(name: str) -> TablePage:
    """A game on a table, where the first bid is due and three will bid."""
    record = gamelib.playout(name, seed=3, limit=200)
    page = TablePage(record)
    at = next(at for at, state in enumerate(page.game.states) if offers_bids(state))
    return TablePage(gamelib.Record(record.ruleset, record.rules, moves=record.moves[:at]))


def offers_bids(state: State[Any, Any]) -> bool:
    return state.actor is not None and state.actor >= 0 and any(str(move) == "bid 14" for move in state.moves())


@pytest.mark.parametrize("name", ["mark", "city"])
def test_sealed_bids_stay_hidden_until_the_last(name: str) -> None:
    page = before_the_first_auction(name)
    begun = page.game.at
    for amount in (13, 14):
        assert offered(page) == []
        assert "cover" in shown(page, "moves")
        assert "bid 5" in offered(ask(page, "lift"))
        ask(page, "number", "bid", number=str(amount))
        text = shown(page) + page.still() + shown(ask(page, "dialog", "save")) + shown(ask(page, "dialog", "position"))
        ask(page, "dialog", "")
        assert page.game.at > begun
        assert not re.search(r"(\$|of |bid )(13|14)\b", text)
    ask(ask(page, "lift"), "number", "bid", number="4")
    assert re.search(r"\b14\b", shown(page, "log"))
    assert re.search(r"\b13\b", shown(ask(page, "go", begun + 1), "log"))


def test_a_seat_sees_its_own_and_moves_only_for_itself() -> None:
    page = played(table(players=3), "first 1", "roll hammer red")
    ask(page, "viewer", 1)
    assert offered(page) == []
    assert "Take that seat" in shown(page, "moves")
    assert 'data-do="viewer" data-arg="0"' in shown(page, "moves")
    assert 'data-do="viewer" data-arg="open"' in shown(page, "moves")
    assert "who decides now" in ask(page, "play", "bid 3").answer
    ask(page, "viewer", 0)
    assert "bid 3" in offered(page)
    assert page.game.at == 2
    assert "no player 7" in ask(page, "viewer", 7).answer


def test_seats_of_bots_play_by_themselves_and_persons_are_waited_for() -> None:
    page = table(players=2)
    fields = {"seat-0": "person", "seat-1": "greedy", "name-0": "Anna", "name-1": "Robo", "chance": "rolls"}
    ask(page, "seats", **fields)
    assert page.game.names == ("Anna", "Robo")
    for _ in range(40):
        page.game.automatic() and ask(page, "step")
    assert page.game.state.actor == 0
    assert "Anna" in shown(page, "head")
    ask(page, "seats", **{**fields, "seat-1": "ghost"})
    assert "none of person" in page.answer


@pytest.mark.parametrize("wrong", [{"name-1": "Anna"}, {"name-1": ""}, {"name-1": "a#b"}, {"seat-1": "ghost"}, {"chance": "?"}])
def test_seats_that_are_refused_change_nothing(wrong: dict[str, str]) -> None:
    page = table("mark", players=2)
    wanted = {"name-0": "Anna", "name-1": "Ben", "seat-0": "sensible", "seat-1": "sensible", "chance": "rolls"}
    ask(page, "seats", **{**wanted, **wrong})
    assert "refused" in page.answer
    assert (page.game.seats, page.game.chance, page.game.names) == (["person", "person"], "asks", ())


def test_the_rules_panel_has_every_rule_and_explains_what_does_not_fit() -> None:
    for name in RULESETS:
        page = table(name)
        text = shown(ask(page, "dialog", "rules"), "dialog")
        for field, dial in type(page.game.state.rules).dials().items():
            assert f'name="{field}"' in text
            assert f'data-arg="{dial["clause"]}"' in text
    page = table()
    fields = dict(
        re.findall(r'<input type="text" inputmode="numeric" name="(\w+)" value="([^"]*)"', shown(ask(page, "dialog", "rules")))
    )
    grid = "\n".join(" ".join(map(str, row)) for row in page.game.state.rules.market)
    ask(page, "new", **{**fields, "market": grid, "pieces": "3", "seed": "9"})
    assert "it could never fill" in shown(page, "dialog")
    assert 'name="pieces" value="3"' in shown(page, "dialog")
    ask(page, "new", **{**fields, "market": grid, "players": "many"})
    assert "must be a whole number" in shown(page, "dialog")
    ask(page, "new", **{**fields, "market": grid, "players": "4", "zero_is_a_bid": "True", "seed": "9", "names": "A, B, C, D"})
    assert page.dialog == ""
    assert (page.game.state.rules.players, page.game.state.rules.zero_is_a_bid, page.game.seed) == (4, True, 9)
    assert page.game.names == ("A", "B", "C", "D")


def test_a_clause_opens_with_its_demonstration_and_the_game_waits() -> None:
    page = played(table(), "first 1")
    ask(page, "clause", "mark.bid-zero")
    assert "Basis" in shown(page, "dialog")
    ask(page, "demo", "mark.bid-zero~counts")
    assert page.game.state.rules.zero_is_a_bid
    assert "Back to the game" in shown(page, "head")
    ask(page, "back")
    assert [str(move) for move in page.game.branch.moves] == ["first 1"]
    assert "no clause" in ask(page, "clause", "mark.nonsense").answer


@pytest.mark.parametrize("name", RULESETS)
def test_a_bot_gives_its_move_and_how_others_fare(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from gamelib.ui.table import advice

    monkeypatch.setattr(advice, "MOST_GAMES", 1)
    page = table(name)
    while page.game.state.actor == gamelib.CHANCE or len(page.game.state.moves()) < 2:
        ask(page, "step")
    before = page.game.state
    done(ask(ask(page, "lift"), "advise"))
    assert "★" in page.answer
    assert re.search(r"\d+%", page.answer)
    assert page.game.state is before


def test_the_sensible_bot_stands_in_for_a_person() -> None:
    for name in RULESETS:
        page = ask(TablePage(gamelib.playout(name, seed=1, limit=40)), "viewer", "open")
        at = next(at for at, state in enumerate(page.game.states) if state.actor is not None and state.actor >= 0)
        assert "Let sensible decide" in shown(ask(ask(page, "go", at), "lift"), "moves")


def test_the_log_tells_what_lies_near_and_all_that_is_asked_for() -> None:
    page = TablePage(gamelib.playout("mark", seed=5, limit=200), at=130)
    near = logged(page)
    assert near == list(range(139, 99, -1))
    ask(page, "earlier")
    assert logged(page) == list(range(139, 19, -1))
    ask(page, "earlier")
    assert logged(page) == list(range(139, -1, -1))
    assert 'data-do="earlier"' not in shown(page, "log")
    ask(page, "go", 129)
    assert logged(page) == near


def logged(page: TablePage) -> list[int]:
    """The moves that the log tells of, from its top."""
    return [int(at) for at in re.findall(r'<li data-at="(\d+)"', shown(page, "log"))]


def test_a_table_of_moves_names_the_squares_on_its_buttons() -> None:
    page = played(table("mark"), "first 1", "roll blue star")
    found = re.findall(r'data-arg="take (\w+) (\d)"[^>]*>([^<]*)<', shown(page, "moves"))
    assert len(found) == 20
    assert all(said == square for _, square, said in found)


@pytest.mark.parametrize("name", RULESETS)
def test_curves_are_drawn_for_every_group(name: str) -> None:
    record = gamelib.playout(name, seed=2, limit=50)
    page = ask(TablePage(record), "viewer", "open")
    for group, lines in curve_groups.few(gamelib.ruleset(name).series(record)).curves.items():
        ask(page, "curve", group).meanwhile()
        text = page.curves
        assert text.count("<polyline") == len(lines)
        assert 'class="cursor"' in text


def test_names_are_harmless_in_the_page() -> None:
    record = gamelib.Record("mark", gamelib.ruleset("mark").Rules(players=2), names=("<b>A</b>", "B & C"))
    page = played(TablePage(record), "first 1")
    for dialog in ("", "rules", "seats", "save", "load", "position"):
        regions = ask(page, "dialog", dialog).contents()
        assert "<b>A</b>" in regions.pop("facts")["say"]  # which the page shows as plain text
        assert "<b>A</b>" not in "".join(regions.values()) + page.curves + page.still()


def test_a_page_that_asks_nonsense_is_refused() -> None:
    assert "Nobody here knows" in ask(table(), "juggle").answer
    assert "refused" in ask(table(), "play", "fly").answer
    assert "Choose a game first" in ask(TablePage(None), "play", "first 1").answer
    assert "Choose a game first" in ask(TablePage(None), "go", 1).answer


def test_a_language_there_is_not_is_refused() -> None:
    assert "The languages are en" in ask(table(), "language", "tlh").answer
    assert ask(table(), "language", "en").answer == ""


def test_at_the_end_the_board_shows_the_roads_that_made_the_scores() -> None:
    states = gamelib.playout("city", bots="sensible", seed=1).states()
    for state, is_shown in ((states[-1], True), (states[-2], False)):
        page = TablePage(begun(state, (), 0), face="play")
        assert ('class="over routes"' in page.contents()["board"]) == is_shown
    page = TablePage(begun(states[-1], (), 0), face="lab")
    assert 'class="over routes"' not in page.contents()["board"], "with tools they are asked for"

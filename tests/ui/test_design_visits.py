"""The designer's page in a visit: what may be played, what is put away and comes back, and the ways that lead there."""

from __future__ import annotations

import json

import pytest

import gamelib
from gamelib.ui import design_page, kinds
from gamelib.ui.design import page as pages
from gamelib.ui.design.allowance import Together
from gamelib.ui.design.page import DesignPage
from gamelib.ui.door import DoorPage
from gamelib.ui.visit import Visit
from tests.ui.designs import SHORT, ask, grown, opened


def test_a_page_plays_only_so_many_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "MOST_GAMES", 6)
    page = opened(rows_to_end=3)
    for _ in range(2000):
        ask(page, "more")
        if not page.running:
            break
    assert not page.running
    assert page.spent >= 6
    assert "notebook" in page.trouble
    ask(page, "set rows_to_end", "4")
    assert not page.running


def test_what_a_visitor_spent_goes_along_from_page_to_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "MOST_GAMES", 6)
    visit = Visit(DoorPage(), SHORT)
    visit.ask({"do": "design", "arg": "mark"})
    visit.ask({"do": "set rows_to_end", "arg": "3"})
    for _ in range(2000):
        visit.ask({"do": "more"})
    visit.ask({"do": "door"})
    visit.ask({"do": "design", "arg": "marco_polo"})
    assert isinstance(visit.page, DesignPage)
    assert visit.page.spent >= 6
    visit.ask({"do": "set cash", "arg": "250"})
    assert not visit.page.running, "another page is no new purse"
    other = opened(rows_to_end=3)
    assert other.running, "another visitor has a purse of their own"


def test_what_a_visitor_spent_is_put_away_with_any_page_and_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Away from the designer's page, from the odd game on a table, and from the front door where nothing waits."""
    visit = Visit(DoorPage(), SHORT)
    visit.ask({"do": "design", "arg": "mark"})
    visit.ask({"do": "set rows_to_end", "arg": "3"})
    for _ in range(400):
        visit.ask({"do": "more"})
    spent = visit.page.purse["games"]
    assert spent >= 6
    monkeypatch.setattr(pages, "MOST_GAMES", spent)
    for left in ([], [{"do": "odd", "arg": "changed"}], [{"do": "door"}, {"do": "door"}]):
        for message in left:
            visit.ask(message)
        again = Visit(kinds.restored(json.loads(json.dumps(kinds.put_away(visit.page)))), SHORT)
        assert type(again.page) is type(visit.page)
        assert again.page.purse["games"] == spent
        again.ask({"do": "door"})
        again.ask({"do": "design", "arg": "shark"})
        again.ask({"do": "set cash", "arg": "1500"})
        assert isinstance(again.page, DesignPage)
        assert not again.page.running, "coming back is no new purse"
    for purse in (3, {"games": -1}, {"games": "many"}):
        with pytest.raises(ValueError, match="no purse"):
            kinds.restored({**(kinds.put_away(visit.page) or {}), "purse": purse})


def test_all_visitors_of_a_process_share_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(pages, "TOGETHER", together := Together(4, lambda: now[0]))
    page = opened(rows_to_end=3)
    for _ in range(2000):
        ask(page, "more")
        if not page.running:
            break
    assert together.is_spent
    assert "within the hour" in page.trouble
    assert not opened(rows_to_end=4).can_go
    alone = design_page("mark", rows_to_end=4)
    assert alone.can_go, "a notebook is nobody else's"
    now[0] = 3600.0
    assert opened(rows_to_end=4).can_go


def test_while_the_libraries_come_the_games_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    warmth = [False]
    monkeypatch.setattr(pages, "is_warm", lambda wait=0.0: warmth[0] or wait is None)
    page = opened(rows_to_end=3)
    page.slice = SHORT / 30  # so that few games come in at once
    grown(page, 2)
    assert not page.seen, "nobody waits for pandas while games come in"
    assert "Intervals come from 5 pairs on." in page.whole()["answer"]
    grown(page, 5)
    assert "what the games show is being worked out" in ask(page, "stop")["answer"]
    assert page.pairs is not None
    assert f"{page.pairs.games} of 1000 pairs" in ask(page, "stop")["time"]
    assert not page.seen
    assert ask(page, "more")["facts"]["work"], "the page asks again by itself"
    warmth[0] = True
    assert not ask(page, "more")["facts"]["work"]
    assert page.seen, "and shows what is known once it can"


def test_it_is_put_away_and_comes_back_with_its_dials() -> None:
    page = opened(rows_to_end=3, market=tuple((1, 2, 3, 4, 5) for _ in range(5)))
    ask(page, "level", "beginner")
    data = json.loads(json.dumps(kinds.put_away(page)))
    again = kinds.restored(data)
    assert isinstance(again, DesignPage)
    assert again.bots == "beginner"
    assert not again.running
    assert again.game.Rules.of(**again.fields) == page.game.Rules.of(**page.fields)
    for broken in ({}, {"ruleset": "chess"}, {"ruleset": "mark", "fields": 3}):
        with pytest.raises(ValueError):
            kinds.restored({"kind": "design", **broken})


def test_the_front_door_leads_to_it_and_back() -> None:
    visit = Visit(DoorPage(), SHORT)
    visit.ask({"do": "design", "arg": "shark"})
    assert isinstance(visit.page, DesignPage)
    assert visit.page.name == "shark"
    assert "strong" not in visit.page.levels()
    visit.ask({"do": "door"})
    assert isinstance(visit.page, DoorPage)


def test_the_lab_opens_it_in_a_notebook() -> None:
    explorer = gamelib.lab.live("mark", rows_to_end=3)
    assert isinstance(explorer.page, DesignPage)
    assert explorer.page.fields == {"rows_to_end": 3}
    assert explorer.facts["work"]
    assert "strong" in explorer.page.levels()
    assert "rows to end 3" in explorer.page.still()

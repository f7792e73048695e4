"""Whatever is asked of a table, and however often: it goes on, nothing is lost, and nobody waits for it."""

from __future__ import annotations

import re
from typing import Any

import pytest

import gamelib
from gamelib.ui import kinds, message
from gamelib.ui.page import Page
from gamelib.ui.table.game import MOST_BRANCHES
from gamelib.ui.table.page import TablePage
from gamelib.ui.table.timebar import DEEPEST
from tests.ui.pages import ask, played, table


def forked(times: int, limit: int, monkeypatch: pytest.MonkeyPatch) -> TablePage:
    """A game whose every branch leaves the one before."""
    monkeypatch.setattr("gamelib.ui.table.game.MOST_BRANCHES", limit)
    page = played(table("mark", players=2), "first 1")
    for _ in range(times):
        ask(page, "fork")
    monkeypatch.undo()
    return page


def test_however_deep_branches_lie_the_page_is_shown_and_brought_back(monkeypatch: pytest.MonkeyPatch) -> None:
    page = forked(1100, 2000, monkeypatch)
    listed = re.findall("<option[^>]*>(.*?)</option>", page.contents()["time"].partition('class="tree"')[2])
    assert [one.split(", from")[0].strip("\u00a0") for one in listed[1:]] == [f"what-if {number + 1}" for number in range(1100)]
    assert max(len(one) - len(one.lstrip("\u00a0")) for one in listed) == 2 * DEEPEST
    again = kinds.restored(kinds.put_away(page) or {})
    assert isinstance(again, TablePage)
    assert again.contents()["time"] == page.contents()["time"]


def test_branches_stand_behind_the_one_they_left(monkeypatch: pytest.MonkeyPatch) -> None:
    page = forked(2, 9, monkeypatch)
    ask(ask(page, "branch", 0), "fork")
    ask(ask(page, "branch", 1), "fork")
    listed = re.findall("<option[^>]*>(.*?)</option>", page.contents()["time"].partition('class="tree"')[2])
    assert [one.split(", from")[0].replace("\u00a0\u00a0", "-") for one in listed] == [
        "main",
        "what-if 1",
        "-what-if 2",
        "-what-if 4",
        "what-if 3",
    ]


def test_a_branch_too_many_is_refused_in_a_sentence_and_undo_still_works() -> None:
    page = played(table("mark", players=2), "first 1")
    for _ in range(MOST_BRANCHES + 5):
        ask(page, "fork")
    assert len(page.game.branches) == MOST_BRANCHES
    assert f"has {MOST_BRANCHES} branches already" in page.answer
    ask(ask(played(page, "roll hammer red"), "step"), "face", "play")
    at = page.game.at
    ask(page, "undo")
    assert page.game.at < at
    assert "refused" not in page.answer


def test_a_move_in_the_past_of_a_full_game_can_still_be_looked_at() -> None:
    page = played(table("mark", players=2), "first 1", "roll hammer red")
    for _ in range(MOST_BRANCHES):
        ask(page, "fork")
    ask(ask(page, "go", 1), "look", "roll red red")
    assert page.answer == ""
    assert any(note.get("look") == "roll red red" for note in page.notes())


def test_a_branch_that_did_not_grow_is_not_written_again(monkeypatch: pytest.MonkeyPatch) -> None:
    page = forked(5, 9, monkeypatch)
    kinds.put_away(page)
    made, own = list[int](), gamelib.Record.text
    monkeypatch.setattr(gamelib.Record, "text", lambda record: (made.append(1), own(record))[1])
    played(page, "roll hammer red")
    data = kinds.put_away(page)
    assert data is not None
    assert len(made) == 1
    assert [one["record"] for one in data["game"]["branches"]] == [page.game.record(number).text() for number in range(6)]


def typed(value: Any) -> str:
    """A value of the rules as it stands in the form."""
    return "\n".join(" ".join(map(str, row)) for row in value) if isinstance(value, tuple) else str(value)


@pytest.mark.parametrize("act", ["begin", "new", "load", "position", "again"])
def test_a_game_that_is_begun_on_a_demonstration_is_kept(act: str) -> None:
    page = played(table("mark", players=2), "first 1")
    old = page.game
    ask(page, "demo", "mark.bank")
    assert page.aside
    shown = page.game.state
    texts = {"load": old.record().text(), "position": str(shown.position())}
    fields = {name: typed(getattr(shown.rules, name)) for name in shown.rules.dials()} if act == "new" else {}
    ask(page, act, "mark", text=texts.get(act, ""), **fields)
    assert "refused" not in page.answer + str(page.error or "")
    assert page.game is not old
    assert not page.aside
    if page.game.state.actor == -1:
        ask(page, "step")
    kept = kinds.restored(kinds.put_away(page) or {})
    assert isinstance(kept, TablePage)
    assert kept.game.record() == page.game.record()


def test_what_could_not_be_begun_leaves_the_way_back_to_the_game() -> None:
    page = played(table("mark", players=2), "first 1")
    old = page.game
    ask(page, "demo", "mark.bank")
    for act in ("load", "load-file", "reopen", "begin"):
        ask(page, act, "nonsense", text="nonsense")
    ask(page, "back")
    assert page.game is old


@pytest.mark.parametrize(("do", "field"), [("question", "move"), ("play", ""), ("why", ""), ("look", ""), ("place", "thing")])
def test_a_question_that_is_too_long_is_not_read(do: str, field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    page = played(table("mark", players=2), "first 1")
    read: list[str] = []
    monkeypatch.setattr("gamelib.ui.table.plain_questions.spelt", lambda now, text, *given: read.append(text))
    long = "take red " * 50_000
    page.ask({"do": do, "arg": "" if field else long, "fields": {field: long} if field else None})
    assert f"At most {message.LETTERS} letters" in page.answer
    assert read == []


def test_records_and_positions_may_be_longer_than_questions() -> None:
    page = played(table("mark", players=2), "first 1")
    text = page.game.record().text() + "\n" * 5_000
    ask(page, "load", text=text)
    assert "letters" not in page.answer + str(page.error)
    ask(page, "position", text="x" * 30_000)
    assert "At most 20000 letters" in page.answer


def put_away(**changed: Any) -> dict[str, Any]:
    data = kinds.put_away(played(table("mark", players=3), "first 1"))
    assert data is not None
    return data | changed


@pytest.mark.parametrize(
    "changed", [{"eyes": 99}, {"eyes": "x"}, {"eyes": -1}, {"eyes": []}, {"seat": 9}, {"seat": "x"}, {"seat": -2}]
)
def test_eyes_and_seats_that_are_not_there_are_no_table(changed: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="number"):
        kinds.restored(put_away(**changed))
    waiting = {"kind": "door", "language": "en", "waiting": put_away(**changed)}
    with pytest.raises(ValueError, match="number"):
        kinds.restored(waiting)


@pytest.mark.parametrize("eyes", [None, -2, 0, 2])
def test_eyes_that_are_there_come_back(eyes: int | None) -> None:
    page: Page = kinds.restored(put_away(eyes=eyes))
    assert isinstance(page, TablePage)
    assert page.chosen == eyes


@pytest.mark.parametrize("changed", [{"parent": -1}, {"parent": 7}, {"parent": None}, {"base": -9}, {"base": 9}])
def test_a_branch_that_leaves_none_is_no_table(changed: dict[str, Any]) -> None:
    page = ask(played(table("mark", players=3), "first 1"), "fork")
    data = kinds.put_away(page)
    assert data is not None
    data["game"]["branches"][1] |= changed
    with pytest.raises(ValueError, match="number"):
        kinds.restored(data)

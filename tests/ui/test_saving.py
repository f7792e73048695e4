"""Records and positions through the explorer: saved, loaded, kept, and refused with the line at fault."""

from __future__ import annotations

from pathlib import Path

import pytest

import gamelib
from gamelib.ui import Explorer
from gamelib.ui.table.keeping import kept_file
from gamelib.ui.table.page import TablePage
from tests.ui.pages import ask, played, shown, table


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_a_record_is_saved_and_loaded_whole(name: str, tmp_path: Path) -> None:
    record = gamelib.playout(name, seed=3, limit=25)
    page = ask(TablePage(record, folder=tmp_path), "viewer", "open")
    ask(page, "save", name="mine")
    assert gamelib.Record.load(tmp_path / "mine.record").moves == record.moves
    assert "already a file" in ask(page, "save", name="mine.record").answer
    other = table(folder=tmp_path)
    assert 'data-arg="mine.record"' in shown(ask(other, "dialog", "load"), "dialog")
    ask(other, "load-file", "mine.record")
    assert (other.game.branch.moves, other.game.at, other.dialog) == (record.moves, 0, "")


@pytest.mark.parametrize("name", ["../mine", "a/b", ".hidden"])
def test_files_stay_in_the_folder(name: str, tmp_path: Path) -> None:
    page = table(folder=tmp_path)
    assert "no file name" in ask(page, "save", name=name).answer
    assert list(tmp_path.iterdir()) == []


def test_a_bad_record_is_refused_with_its_line_and_the_game_stays() -> None:
    page = played(table(), "first 1")
    bad = page.game.record().text().replace("first 1", "first 1\n  take red 1")
    ask(page, "dialog", "load")
    ask(page, "load", text=bad)
    number = next(i for i, line in enumerate(bad.split("\n"), 1) if "take red 1" in line)
    text = shown(page, "dialog")
    assert f'data-line="{number}"' in text
    assert f"line {number}" in text
    assert "take red 1" in text
    assert [str(move) for move in page.game.branch.moves] == ["first 1"]


def test_a_position_is_edited_and_a_bad_one_shown_at_its_line() -> None:
    page = played(table(), "first 1", "roll red blue")
    text = page.game.state.position()
    ask(page, "dialog", "position")
    lines = text.split("\n")
    ask(page, "position", text="\n".join([lines[0], "nonsense: 1", *lines[1:]]))
    assert 'data-line="2"' in shown(page, "dialog")
    assert "nonsense: 1" in shown(page, "dialog")
    ask(page, "position", text=text.replace("dice: red blue", "dice: red green"))
    assert page.dialog == ""
    assert page.game.last == 0
    assert "take green 1" in map(str, page.game.state.moves())
    assert page.game.record().start == page.game.state


def test_the_running_game_is_kept_and_offered_again(tmp_path: Path) -> None:
    kept = kept_file(tmp_path, "mark")
    explorer = Explorer(TablePage(table().game.record(), 0, tmp_path, kept))
    assert not kept.exists()
    explorer._asked(None, {"do": "play", "arg": "first 2"}, None)
    assert kept.is_file()
    again = TablePage(table().game.record(), 0, tmp_path, kept)
    assert "A game of 1 move was kept" in shown(again, "head")
    ask(again, "reopen")
    assert [str(move) for move in again.game.branch.moves] == ["first 2"]
    assert "was kept" not in shown(again, "head")
    kept.write_text("spoilt")
    spoilt = TablePage(table().game.record(), 0, tmp_path, kept)
    assert spoilt.keeper.offer is None
    assert "set aside as" in shown(spoilt, "head")
    assert [path.read_text() for path in tmp_path.glob("*.unreadable")] == ["spoilt"]


def test_demonstrations_are_not_kept_as_the_game(tmp_path: Path) -> None:
    kept = kept_file(tmp_path, "mark")
    explorer = Explorer(TablePage(table().game.record(), 0, tmp_path, kept))
    explorer._asked(None, {"do": "demo", "arg": "mark.refine"}, None)
    assert not kept.exists()


def test_the_still_picture_shows_the_board_and_the_last_events() -> None:
    page = played(table(), "first 1")
    assert 'src="data:image/svg+xml;base64,' in page.still()
    assert "The draw falls on" in page.still()


def test_an_offered_game_stays_until_it_is_answered(tmp_path: Path) -> None:
    kept = kept_file(tmp_path, "mark")
    long = gamelib.playout("mark", seed=3, limit=60)
    page = TablePage(long, None, tmp_path, kept)
    page.keep()
    other = TablePage(table().game.record(), 0, tmp_path, kept)
    played(other, "first 2")
    assert len(TablePage(table().game.record(), 0, tmp_path, kept).keeper.offer.moves) == 60  # type: ignore[union-attr]
    ask(other, "reopen")
    assert other.game.last == 60
    third = ask(TablePage(table().game.record(), 0, tmp_path, kept), "forget")
    assert "A game of 1 move was kept" in shown(third, "head"), "the one that was begun meanwhile is offered next"
    ask(third, "forget")
    assert "was kept" not in shown(third, "head")
    assert TablePage(table().game.record(), 0, tmp_path, kept).keeper.offer is None
    assert len(list(tmp_path.glob("*.old"))) == 2, "nothing is thrown away"


def test_where_keeping_fails_the_page_says_so_and_the_game_goes_on(tmp_path: Path) -> None:
    page = TablePage(table().game.record(), 0, None, tmp_path / "gone" / "mark.kept")
    played(page, "first 2")
    assert "is not being kept" in shown(page, "head")
    (tmp_path / "gone").mkdir()
    played(page, "roll red blue")
    assert "is not being kept" not in shown(page, "head")


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_a_table_is_put_away_and_brought_back_with_its_branches(name: str) -> None:
    import json

    from gamelib.ui import kinds

    page = TablePage(gamelib.playout(name, seed=3, limit=25))
    ask(ask(ask(page, "go", 10), "fork"), "step")
    ask(page, "go", 5)
    data = json.loads(json.dumps(kinds.put_away(page)))
    again = kinds.restored(data)
    assert isinstance(again, TablePage)
    assert again.contents() == page.contents()
    assert [branch.states for branch in again.game.branches] == [branch.states for branch in page.game.branches]
    for spoilt in ({}, {"kind": "odd"}, {**data, "game": {}}, {**data, "game": {**data["game"], "seats": []}}):
        with pytest.raises(ValueError):
            kinds.restored(spoilt)

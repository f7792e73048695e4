"""Records and positions through the explorer: saved, loaded, kept, and refused with the line at fault."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import gamelib
from gamelib.ui import Explorer, kinds
from gamelib.ui.table.keeping import kept_file, opened
from gamelib.ui.table.page import TablePage
from gamelib.ui.table.putting_away import packed, unpacked
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
    assert re.search(r'class="fact wrong"><b>Nonsense</b>', shown(page, "dialog"))
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
    assert TablePage(table().game.record(), 0, tmp_path, kept).keeper.offer.last == 60  # type: ignore[union-attr]
    ask(other, "reopen")
    assert other.game.last == 60
    third = ask(TablePage(table().game.record(), 0, tmp_path, kept), "forget")
    assert "A game of 1 move was kept" in shown(third, "head"), "the one that was begun meanwhile is offered next"
    ask(third, "forget")
    assert "was kept" not in shown(third, "head")
    assert TablePage(table().game.record(), 0, tmp_path, kept).keeper.offer is None
    assert len(list(tmp_path.glob("*.old"))) == 2, "nothing is thrown away"


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_nothing_that_was_kept_is_lost_by_a_what_if(name: str, tmp_path: Path) -> None:
    kept = kept_file(tmp_path, name)
    page = TablePage(table(name).game.record(), 0, tmp_path, kept)
    bots = {f"seat-{seat}": "random" for seat in range(1, page.game.state.rules.players)}
    ask(page, "seats", **bots, chance="rolls")
    for _ in range(20):
        ask(page, "step")
    ask(ask(page, "go", 3), "fork")
    again = TablePage(table(name).game.record(), 0, tmp_path, kept)
    assert "A game of 20 moves was kept" in shown(again, "head")
    ask(again, "reopen")
    assert [line.states for line in again.game.branches] == [line.states for line in page.game.branches]
    assert (again.game.seats, again.game.chance) == (page.game.seats, "rolls")
    ask(ask(again, "branch", 0), "go", 20)
    ask(again, "step")
    assert len(opened(kept.read_text()).branches[0].states) == 22, "what is reopened goes on being kept"


def test_names_seats_and_branches_are_kept_as_soon_as_they_change(tmp_path: Path) -> None:
    kept = kept_file(tmp_path, "mark")
    page = played(TablePage(table(players=2).game.record(), 0, tmp_path, kept), "first 1", "roll red blue")
    ask(page, "seats", **{"name-0": "Anna", "name-1": "Ben", "seat-1": "random"})
    game = opened(kept.read_text())
    assert (game.names, game.seats) == (("Anna", "Ben"), ["person", "random"])
    ask(ask(page, "fork"), "branch", 0)
    assert len(opened(kept.read_text()).branches) == 2


def test_a_plain_record_that_was_kept_is_offered(tmp_path: Path) -> None:
    kept, record = kept_file(tmp_path, "shark"), gamelib.playout("shark", seed=3, limit=12)
    kept.write_text(record.text())
    page = ask(TablePage(table("shark").game.record(), 0, tmp_path, kept), "reopen")
    assert page.game.branch.moves == record.moves
    ask(ask(page, "go", 3), "go", 12)
    assert kept.read_text() == record.text(), "a game that a record tells is kept as one"


def test_what_is_secret_in_a_branch_that_is_not_shown_lies_in_an_envelope(tmp_path: Path) -> None:
    kept = kept_file(tmp_path, "mark")
    page = played(TablePage(table().game.record(), 0, tmp_path, kept), "first 1", "roll hammer red")
    played(ask(page, "lift"), "bid 13")
    ask(ask(page, "go", 1), "fork")
    assert kept.read_text().startswith("sealed:")
    assert [str(move) for move in opened(kept.read_text()).branches[0].moves][-1] == "bid 13"


SPOILT: list[tuple[str, Any]] = [
    ("branches", []),
    ("branches", [{}]),
    ("branches", 7),
    ("seats", ["person"]),
    ("seats", ["person", "ghost", "person"]),
    ("chance", "never"),
    ("current", 2),
    ("current", -1),
    ("at", None),
]


@pytest.mark.parametrize(("field", "value"), SPOILT)
def test_a_kept_table_is_checked_whole(field: str, value: Any, tmp_path: Path) -> None:
    page = played(table(players=3), "first 1", "roll red blue")
    data = packed(ask(page, "fork").game) | {field: value}
    kept = kept_file(tmp_path, "mark")
    kept.write_text(json.dumps(data))
    spoilt = TablePage(table().game.record(), 0, tmp_path, kept)
    assert spoilt.keeper.offer is None
    assert "set aside as" in shown(spoilt, "head")


@pytest.mark.parametrize("text", ["{", "{}", '{"branches":' * 50_000, "sealed:\ne30="])
def test_what_is_no_table_is_set_aside(text: str, tmp_path: Path) -> None:
    kept = kept_file(tmp_path, "mark")
    kept.write_text(text)
    assert "set aside as" in shown(TablePage(table().game.record(), 0, tmp_path, kept), "head")


def test_a_branch_of_another_game_is_no_branch() -> None:
    data = packed(ask(played(table(players=3), "first 1"), "fork").game)
    for other in (table("shark"), table(players=2)):
        spoilt = {**data, "branches": [data["branches"][0], {**data["branches"][1], "record": other.game.record().text()}]}
        with pytest.raises(ValueError, match="the same game"):
            unpacked(spoilt)


def test_where_keeping_fails_the_page_says_so_and_the_game_goes_on(tmp_path: Path) -> None:
    page = TablePage(table().game.record(), 0, None, tmp_path / "gone" / "mark.kept")
    played(page, "first 2")
    assert "is not being kept" in shown(page, "head")
    (tmp_path / "gone").mkdir()
    played(page, "roll red blue")
    assert "is not being kept" not in shown(page, "head")


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_a_table_is_put_away_and_brought_back_with_its_branches(name: str) -> None:
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

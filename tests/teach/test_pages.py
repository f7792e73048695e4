"""Scenes, sheets, figures and still pages."""

from __future__ import annotations

import re
from html import escape
from html.parser import HTMLParser
from pathlib import Path

import nbformat
import pytest

import gamelib
from gamelib.cli import main
from gamelib.lab import figures as lab_figures
from gamelib.teach import figures, screens, still
from gamelib.teach.scene import scene
from gamelib.teach.sheet import sheet

ROOT = Path(__file__).resolve().parents[2]
DRAWINGS = ROOT / "figures"
VOID = {"meta", "br", "hr", "img", "input", "link"}


class Balance(HTMLParser):
    """Fails where a tag is closed that is not open."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.open += [tag] if tag not in VOID else []

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def check_balance(page: str) -> None:
    parser = Balance()
    parser.feed(page)
    assert parser.open == []


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_every_demonstration_is_a_scene_that_hides_its_end(name: str) -> None:
    game = gamelib.ruleset(name)
    for clause in game.rulebook:
        before, after = scene(clause)._repr_html_(), scene(clause).reveal()._repr_html_()
        check_balance(before)
        check_balance(after)
        assert escape(game.rulebook[clause].sentence) not in before, clause
        assert escape(game.demos[clause].remarks[-1], quote=False) not in before, clause
        assert escape(game.demos[clause].remarks[-1], quote=False) in after, clause
        assert f"<code>{clause}</code>" in after
        assert "<b>" in after.partition("<i>")[0], clause


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_the_answer_is_folded_and_the_board_no_higher_than_the_window(name: str) -> None:
    for clause in gamelib.ruleset(name).rulebook:
        after = scene(clause).reveal()._repr_html_()
        assert re.match(r"<details[^>]*><summary", after), clause
        assert after.endswith("</details>"), clause
        assert "Guess first" in after.partition("</summary>")[0], clause
    drawing = scene(clause)._repr_html_()
    width, height = (float(size) for size in re.findall(r'viewBox="0 0 (\d+) (\d+)"', drawing)[0])
    widest, high = (float(size) for size in re.findall(r"max-width:min\((\d+)px, ([\d.]+)vh\)", drawing)[0])
    assert widest == 720
    assert high * height / width == pytest.approx(60, abs=0.2)


def test_a_scene_stops_before_the_last_move_and_the_reveal_tells_it() -> None:
    fee = scene("mark.storage-fee")
    assert "Now comes <code>take red 1</code>" in fee._repr_html_()
    assert "pays $10 storage" not in fee._repr_html_()
    assert "<b>Ben pays $10 storage: yard and roof too full.</b>" in fee.reveal()._repr_html_()


def test_a_scene_that_ends_in_a_question_reveals_the_refusal() -> None:
    refine = scene("mark.refine")
    assert "May <code>refine red 2-4</code> be played?" in refine._repr_html_()
    assert "never to roof square 4" in refine.reveal()._repr_html_()
    assert "<svg" not in refine.reveal()._repr_html_()


def test_a_gallery_names_its_games_and_shows_them_all() -> None:
    games = [gamelib.playout(name, seed=1, limit=5) for name in gamelib.RULESETS]
    shown = gamelib.teach.gallery(*games, games[0].states()[0])._repr_html_()
    check_balance(shown)
    assert shown.count("<svg") == 5
    assert re.findall(r"sans-serif\">([^<]+)</p>", shown) == ["City", "Marco Polo", "MARK", "SHARK", "City"]
    assert games[1].final().svg(names=games[1].names) in shown


def test_faces_are_scenes_too() -> None:
    assert "$5" in scene("mark.storage-fee", "one-row").reveal()._repr_html_()
    with pytest.raises(ValueError, match="no demonstration 'two-rows'; there are one-row"):
        scene("mark.storage-fee", "two-rows")
    with pytest.raises(ValueError, match=r"did you mean mark\.storage-fee"):
        scene("mark.storage-fees")


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_a_sheet_has_every_clause_and_every_question(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sheet", name, "--out", str(tmp_path / "sheet.html")]) == 0
    assert "sheet.html" in capsys.readouterr().out
    page = (tmp_path / "sheet.html").read_text(encoding="utf-8")
    assert page == sheet(name)
    check_balance(page)
    assert all(f"<code>{clause}</code>" in page for clause in gamelib.ruleset(name).rulebook)
    tasks = gamelib.teach.exercises(name)
    assert page.count("<svg") >= len(tasks) + len(gamelib.ruleset(name).rulebook) // 2
    assert not any(task.text("solution") in page for task in tasks.values())
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")


def test_no_sheet_of_a_game_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sheet", "chess"]) == 2
    assert "no ruleset 'chess'" in capsys.readouterr().err


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_figures_come_out_the_same_each_time(name: str) -> None:
    for file, figure in figures.offered(name).items():
        if file != "fill_rates.png":  # a hundred games, drawn by the same functions as the others
            kind = file.rpartition(".")[2]
            assert figures.drawn(figure, kind) == figures.drawn(figure, kind), file


def test_the_boards_in_figures_are_what_the_code_draws() -> None:
    boards = {f"{name}/{file}": figure for name in figures.OFFERING for file, figure in figures.offered(name).items()}
    photographs = {f"{name}/{screens.FILE}" for name in gamelib.RULESETS}
    assert {path.relative_to(DRAWINGS).as_posix() for path in DRAWINGS.rglob("*") if path.is_file()} == {*boards, *photographs}
    for file, figure in boards.items():
        if file.endswith(".svg"):
            assert (DRAWINGS / file).read_bytes() == figures.drawn(figure, "svg"), f"run `gamelib figures` again for {file}"


def test_the_figures_of_the_lab_come_out_the_same_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab_figures, "GAMES", 6)
    for figure in lab_figures.FIGURES.values():
        first = figures.drawn(figure, "png")
        lab_figures._card.cache_clear()
        assert figures.drawn(figure, "png") == first
    lab_figures._card.cache_clear()


def test_photographs_are_small() -> None:
    for name in gamelib.RULESETS:
        assert 20_000 < (DRAWINGS / name / screens.FILE).stat().st_size < 200_000


def test_figures_hold_no_date() -> None:
    for path in DRAWINGS.rglob("*.*"):
        data = path.read_bytes()
        assert not re.search(rb"20\d\d-\d\d-\d\d|tIME|Software", data), path.name


def test_a_command_draws_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(figures, "offered", lambda name: {"board.svg": lambda: "<svg/>"})
    assert main(["figures", "mark", "--out", str(tmp_path)]) == 0
    assert (tmp_path / "mark" / "board.svg").read_text() == "<svg/>"
    assert capsys.readouterr().out == f"{tmp_path / 'mark' / 'board.svg'}\n"
    assert main(["figures", "chess"]) == 2
    assert main(["figures", "--notebooks", str(tmp_path / "none")]) == 2


def test_a_notebook_becomes_a_page_without_a_kernel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    book = nbformat.v4.new_notebook(
        cells=[
            nbformat.v4.new_markdown_cell("# Title\n\n[next](more.ipynb) [plan](deep/plan.md) [web](https://x.org/a.md)"),
            nbformat.v4.new_code_cell('import gamelib\n\ngamelib.demo("mark.storage-fee")'),
        ]
    )
    (tmp_path / "in" / "deep").mkdir(parents=True)
    (tmp_path / "in" / "deep" / "plan.md").write_text("# A plan\n\n[back](../small.ipynb)")
    nbformat.write(book, tmp_path / "in" / "small.ipynb")
    assert main(["figures", "--notebooks", str(tmp_path / "in"), "--out", str(tmp_path / "out")]) == 0
    page = (tmp_path / "out" / "small.html").read_text(encoding="utf-8")
    assert "<svg" in page
    assert "Ben pays $10 storage" in page
    assert 'href="more.html"' in page
    assert 'href="deep/plan.html"' in page
    assert 'href="https://x.org/a.md"' in page
    assert 'href="../small.html"' in (tmp_path / "out" / "deep" / "plan.html").read_text(encoding="utf-8")
    assert "install()" not in page
    assert not re.search(r"<script|<link|@import|<img[^>]* src=.http", page), "a page asks nobody for anything"


def test_stills_show_what_the_explorer_would() -> None:
    assert still.explore("mark", seed=7, players=2).state.rules.players == 2
    assert still.explore().state.ruleset == gamelib.RULESETS[0]
    state = gamelib.ruleset("mark").start()
    assert still.explore(state).state == state
    record = gamelib.ruleset("mark").demos["mark.take"]
    assert still.explore(record).state == record.final()
    assert "<details" in still.demo("mark.take")._repr_html_()
    assert "<details" not in still.explore(state)._repr_html_()

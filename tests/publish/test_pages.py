"""Scenes, sheets, figures and still pages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from html.parser import HTMLParser
from pathlib import Path

import nbformat
import pytest
from matplotlib.image import imread

import gamelib
from gamelib.cli import main
from gamelib.core.moves import CHANCE
from gamelib.lab import figures as lab_figures
from gamelib.publish import figures, learning, pictures
from gamelib.publish import photographs as screens
from gamelib.publish import stills as still
from gamelib.publish.key import answer as key_answer
from gamelib.publish.key import key
from gamelib.publish.sheet import sheet
from gamelib.teach.lesson import LOOK, lesson
from gamelib.teach.moment import Moment
from gamelib.teach.page import marked_up

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
def test_every_scene_as_a_picture_hides_its_end_in_what_is_folded(name: str) -> None:
    for scene in lesson(name).scenes():
        before, folded, after = learning.asked(scene).partition("<details")
        check_balance(before + folded + after)
        assert escape(scene.moment.clause.sentence) not in before, scene.name
        assert escape(scene.moment.clause.sentence) in after, scene.name
        assert "Guess first" in after.partition("</summary>")[0]
        assert after.endswith("</details>")
        assert f"<code>{scene.clause}</code>" in after


def test_a_picture_of_a_scene_is_no_higher_than_the_window() -> None:
    drawing = learning.asked(lesson("mark")["storage"].scenes[0])
    width, height = (float(size) for size in re.findall(r'viewBox="0 0 (\d+) (\d+)"', drawing)[0])
    widest, high = (float(size) for size in re.findall(r"max-width:min\((\d+)px, ([\d.]+)vh\)", drawing)[0])
    assert widest == 720
    assert high * height / width == pytest.approx(60, abs=0.2)


def test_a_moment_stops_before_the_last_move_and_the_reveal_tells_it() -> None:
    fee = Moment.of("mark.storage-fee")
    assert fee.question() == "`take red 1`: may it be played, and what would happen?"
    assert "<b>Ben pays $10 storage: yard and roof too full.</b>" in learning.reveal(fee)


def test_a_moment_that_ends_in_a_question_reveals_the_refusal() -> None:
    refine = Moment.of("mark.refine")
    assert refine.question() == "`refine red 2-4`: may it be played, and what would happen?"
    assert "never to roof square 4" in learning.reveal(refine)
    assert "<svg" not in learning.reveal(refine)


def all_moments(name: str) -> Iterator[Moment]:
    """Every demonstration of every clause, the further ones too."""
    demos = gamelib.ruleset(name).demos
    for clause in gamelib.ruleset(name).rulebook:
        yield from (Moment.of(clause, face) for face in ("", *demos.faces(clause)))


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_a_moment_asks_the_same_of_legal_moves_and_of_others(name: str) -> None:
    asked: dict[bool, set[str]] = {True: set(), False: set()}
    for one in all_moments(name):
        if one.move is not None and one.before().actor != CHANCE:
            asked[one.before().allows(one.move)].add(one.question().replace(str(one.move), "…"))
    assert asked[True] == asked[False] == {"`…`: may it be played, and what would happen?"}


def test_a_moment_asks_the_same_of_what_chance_can_bring_and_what_it_cannot() -> None:
    assert Moment.of("marco_polo.roulette", "ring").question() == "Now comes `spin 7`, if it can. What happens?"
    assert Moment.of("mark.roll").question().startswith("Now comes `roll ")
    assert Moment.of("shark.first-turn").question().startswith("`buy red`: may it be played"), "not a move of chance"


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_nothing_on_the_board_of_a_moment_or_an_exercise_tells_what_is_legal(name: str) -> None:
    shown = [one.drawing() for one in all_moments(name)] + [task._repr_html_() for task in gamelib.teach.Work(name).values()]
    assert all(page.count('class="ring"') <= 1 and 'class="reach"' not in page for page in shown), (
        "one ring says whose turn it is"
    )


def test_the_reveal_of_a_refusal_shows_the_board_where_it_tells_what_was_legal() -> None:
    assert 'class="ring"' in learning.reveal(Moment.of("shark.zone-die", "border"))


def test_faces_are_moments_too() -> None:
    assert "$5" in learning.reveal(Moment.of("mark.storage-fee", "one-row"))
    with pytest.raises(ValueError, match="no demonstration 'two-rows'; there are one-row"):
        Moment.of("mark.storage-fee", "two-rows")
    with pytest.raises(ValueError, match=r"did you mean mark\.storage-fee"):
        Moment.of("mark.storage-fees")


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_the_pictures_beside_the_notebooks_are_the_figures(name: str) -> None:
    for shown in (picture for picture in pictures.SHOWN if picture.startswith(f"{name}/")):
        copied = ROOT / "notebooks" / pictures.FOLDER / shown
        assert copied.read_bytes() == (DRAWINGS / shown).read_bytes(), "run `gamelib figures` again"


def test_a_gallery_names_its_games_and_shows_them_all() -> None:
    games = [gamelib.playout(name, seed=1, limit=5) for name in gamelib.RULESETS]
    shown = gamelib.teach.gallery(*games, games[0].states()[0])._repr_html_()
    check_balance(shown)
    assert shown.count("<svg") == 5
    assert re.findall(r"sans-serif\">([^<]+)</p>", shown) == ["City", "Marco Polo", "MARK", "SHARK", "City"]
    assert games[1].final().svg(names=games[1].names) in shown


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_a_sheet_has_all_rules_and_a_page_an_exercise(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sheet", name, "--out", str(tmp_path / "sheet.html")]) == 0
    assert "sheet.html" in capsys.readouterr().out
    page = (tmp_path / "sheet.html").read_text(encoding="utf-8")
    assert page == sheet(name)
    check_balance(page)
    tasks = gamelib.teach.exercises(name)
    first, *others = page.split('<section class="page')[1:]
    assert all(escape(clause.sentence) in first for clause in gamelib.ruleset(name).rulebook.values())
    assert first.count("<svg") == 1
    assert len(others) == len(tasks)
    for task, other in zip(tasks.values(), others, strict=True):
        assert escape(task.text("title")) in other
        assert f"<code>{task.name}</code>" not in other, "names are for the key"
        assert other.count("☐") == len(task.among)
        assert f"{escape(task.text('title'))}</label>" in page
        assert 'class="reach"' not in other
    assert not any(task.text("solution") in page for task in tasks.values())
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    assert sheet(name, "rules").count("<section") == 1
    assert sheet(name, "exercises").count("<section") == len(tasks)
    assert page.count("Tick one, and write why") == sum(bool(task.among) for task in tasks.values())
    assert re.findall(r'id="pick-(\d+)"', page) == re.findall(r'<section class="page work" id="sheet-(\d+)"', page)
    assert 'class="pick"' not in sheet(name, "rules"), "a page of rules has nothing to choose"


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_the_key_has_every_answer_with_its_reason_and_stands_apart(name: str, tmp_path: Path) -> None:
    assert main(["sheet", name, "--key", "--out", str(tmp_path / "key.html")]) == 0
    page = (tmp_path / "key.html").read_text(encoding="utf-8")
    assert page == key(name)
    check_balance(page)
    for scene in lesson(name).scenes():
        if scene.ask != LOOK:
            assert f"[{scene.clause}]" in page
            assert f'<b class="answer">{escape(key_answer(scene))}</b>' in page
            assert key_answer(scene)
    for number, task in enumerate(gamelib.teach.exercises(name).values(), 1):
        assert marked_up(task.plain("solution")) in page
        assert f"<b>{number} {escape(task.text('title'))}</b>" in page
    for chapter in lesson(name).chapters.values():
        for number, scene in enumerate(chapter.scenes, 1):
            assert scene.ask == LOOK or f'<b class="number">{number}</b> <i>{marked_up(scene.question())}' in page


def test_the_key_names_a_place_as_the_board_does() -> None:
    assert key_answer(lesson("mark")["first-game"].scenes[2]) == "Anna's yard, square 2"
    assert key_answer(lesson("city")["streets"].scenes[2]) == "C1, A3"


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


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_a_photograph_fills_the_window_and_shows_more_than_one_colour(name: str) -> None:
    picture = imread(DRAWINGS / name / screens.FILE)
    assert picture.shape[:2] == (screens.WINDOW["height"], screens.WINDOW["width"])
    assert len({pixel.tobytes() for pixel in picture[::40, ::40].reshape(-1, picture.shape[2])}) > 8


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

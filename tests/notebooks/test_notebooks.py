"""Every notebook runs from top to bottom in a fresh kernel, and is stored clean."""

from __future__ import annotations

import re
from pathlib import Path

import nbclient
import nbformat
import pytest

import gamelib
from gamelib.core.exercise import FUNCTION
from gamelib.lab import again
from tests.teach.taught import TAUGHT

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = sorted(path for path in (ROOT / "notebooks").rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)
NAMES = [path.relative_to(ROOT / "notebooks").as_posix() for path in NOTEBOOKS]
LONGEST_CELL = 8
MOST_CELLS = 30
FOLDED = {"jupyter": {"source_hidden": True}}
"""A cell whose code is folded: what it makes is a page to click on."""


def code(name: str) -> list[str]:
    """The code cells of a notebook, by its name."""
    book = nbformat.read(ROOT / "notebooks" / name, as_version=4)
    return [cell.source for cell in book.cells if cell.cell_type == "code"]


def test_there_are_notebooks_to_begin_with() -> None:
    assert {"start_here.ipynb", "mark/play_mark.ipynb"} <= set(NAMES)


@pytest.mark.parametrize("name", TAUGHT)
def test_a_ruleset_has_its_three_notebooks_and_a_lesson_plan(name: str) -> None:
    assert {f"{name}/{page}.ipynb" for page in ("walkthrough", "analysis", "exercises")} <= set(NAMES)
    plan = (ROOT / "notebooks" / name / "lesson_plan.md").read_text(encoding="utf-8")
    assert all(words in plan for words in ("45 minutes", "90 minutes", "Aims", "What pupils get wrong"))


@pytest.mark.parametrize("name", TAUGHT)
def test_a_walkthrough_is_a_cell_a_chapter_with_a_paragraph_before_it_and_ends_with_a_game(name: str) -> None:
    book = nbformat.read(ROOT / "notebooks" / name / "walkthrough.ipynb", as_version=4)
    assert len(book.cells) <= MOST_CELLS
    *chapters, game = code(f"{name}/walkthrough.ipynb")
    lesson = gamelib.teach.lesson(name)
    assert [re.findall(r'gamelib\.lesson\("(\w+)", "([\w-]+)"\)', cell) for cell in chapters] == [
        [(name, chapter)] for chapter in lesson.chapters
    ]
    for cell, before in zip(book.cells[1:], book.cells, strict=False):
        assert (cell.cell_type, before.cell_type) != ("code", "code")
    titles = [cell.source for cell in book.cells if cell.cell_type == "markdown"]
    assert all(any(text.startswith(f"## {chapter.title()}\n") for text in titles) for chapter in lesson.chapters.values())
    assert "gamelib.explore(" in game


@pytest.mark.parametrize(
    "name", [*(f"{name}/{page}" for name in TAUGHT for page in ("walkthrough", "exercises")), "start_here"]
)
def test_a_page_is_readable_before_anything_is_run(name: str) -> None:
    first = nbformat.read(ROOT / "notebooks" / f"{name}.ipynb", as_version=4).cells[0]
    assert first.cell_type == "markdown"
    assert re.search(r"!\[[^\]]{20,}\]\([^)]+\.svg\)", first.source), "a picture that is described"


@pytest.mark.parametrize("name", TAUGHT)
def test_an_exercise_notebook_asks_all_on_one_page_and_those_for_a_function_in_python(name: str) -> None:
    cells = code(f"{name}/exercises.ipynb")
    assert "gamelib.exercises(work)" in cells[0]
    functions = [task.name for task in gamelib.teach.exercises(name).values() if task.field == FUNCTION]
    assert re.findall(r'work\["([\w-]+)"\]\.check\(\.\.\.\)', "\n".join(cells)) == functions


@pytest.mark.parametrize("name", TAUGHT)
def test_an_analysis_states_its_sample_shows_every_finding_and_ends_with_the_readers_own_question(name: str) -> None:
    cells = code(f"{name}/analysis.ipynb")
    assert re.search(r"^GAMES, SEED = \d+, \d+$", "\n".join(cells[:2]), re.M)
    shown = re.findall(r"findings\.(\w+)\(sample\)", "\n".join(cells))
    assert set(shown) == set(again.findings(name))
    assert any("def my_number(story)" in cell and "interval" in cell for cell in cells[-2:])


def executed(book: nbformat.NotebookNode, folder: Path) -> None:
    """Run a notebook in a fresh kernel. How long it takes is no question of right or wrong; a test that hangs is stopped."""
    nbclient.NotebookClient(book, timeout=None, resources={"metadata": {"path": str(folder)}}).execute()


@pytest.mark.parametrize("path", NOTEBOOKS, ids=NAMES)
def test_it_runs_from_top_to_bottom(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    book = nbformat.read(path, as_version=4)
    executed(book, path.parent)
    warned = [output.text for cell in book.cells for output in cell.get("outputs", ()) if output.get("name") == "stderr"]
    assert warned == []
    for cell in book.cells:
        if cell.cell_type == "code" and cell.source.endswith(";"):  # the sign of a plot, so that only the picture is shown
            assert any("image/png" in output.get("data", ()) for output in cell.outputs), f"no picture: {cell.source}"


@pytest.mark.parametrize("path", NOTEBOOKS, ids=NAMES)
def test_it_is_stored_clean(path: Path) -> None:
    book = nbformat.read(path, as_version=4)
    nbformat.validate(book)
    code = [cell for cell in book.cells if cell.cell_type == "code"]
    assert all(cell.outputs == [] and cell.execution_count is None for cell in code)
    assert set(book.metadata) <= {"kernelspec", "language_info"}
    assert all(not cell.metadata or cell.metadata == FOLDED for cell in book.cells)


@pytest.mark.parametrize("name", TAUGHT)
def test_a_walkthrough_says_first_what_to_do_and_folds_the_code_of_its_pages(name: str) -> None:
    book = nbformat.read(ROOT / "notebooks" / name / "walkthrough.ipynb", as_version=4)
    assert book.cells[0].source.split("\n\n")[1].startswith("**To begin: *Run ▸ Run All Cells*")
    folded = [cell.metadata == FOLDED for cell in book.cells if "gamelib.lesson(" in cell.source]
    assert folded == [True] * len(gamelib.teach.lesson(name).chapters)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=NAMES)
def test_its_cells_are_short_and_its_links_lead_somewhere(path: Path) -> None:
    book = nbformat.read(path, as_version=4)
    assert book.cells[0].cell_type == "markdown"
    assert book.cells[0].source.startswith("# ")
    for cell in book.cells:
        if cell.cell_type == "code":
            assert len(cell.source.splitlines()) <= LONGEST_CELL
        else:
            for link in re.findall(r"\]\(([^)#:]+)\)", cell.source):
                assert (path.parent / link).is_file(), link


@pytest.mark.parametrize("path", NOTEBOOKS, ids=NAMES)
def test_no_money_is_taken_for_a_formula(path: Path) -> None:
    """What stands between two dollars in a text is set as mathematics, unless they are escaped."""
    texts = [cell.source for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "markdown"]
    assert not [text for text in texts if text.replace("\\$", "").count("$") > 1]

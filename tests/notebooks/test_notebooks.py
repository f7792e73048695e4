"""Every notebook runs from top to bottom in a fresh kernel, and is stored clean."""

from __future__ import annotations

import re
from pathlib import Path

import nbclient
import nbformat
import pytest

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = sorted(path for path in (ROOT / "notebooks").rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)
NAMES = [path.relative_to(ROOT / "notebooks").as_posix() for path in NOTEBOOKS]
LIMIT = 45  # seconds for one cell, far more than any needs
LONGEST_CELL = 8


def test_there_are_notebooks_to_begin_with() -> None:
    assert {"start_here.ipynb", "mark/play_mark.ipynb", "mark/fill_rates.ipynb"} <= set(NAMES)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=NAMES)
def test_it_runs_from_top_to_bottom(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    book = nbformat.read(path, as_version=4)
    nbclient.NotebookClient(book, timeout=LIMIT, resources={"metadata": {"path": str(path.parent)}}).execute()
    warned = [output.text for cell in book.cells for output in cell.get("outputs", ()) if output.get("name") == "stderr"]
    assert warned == []
    for cell in book.cells:
        if "plots." in cell.source and cell.cell_type == "code":
            assert any("image/png" in output.get("data", ()) for output in cell.outputs), f"no picture: {cell.source}"


@pytest.mark.parametrize("path", NOTEBOOKS, ids=NAMES)
def test_it_is_stored_clean(path: Path) -> None:
    book = nbformat.read(path, as_version=4)
    nbformat.validate(book)
    code = [cell for cell in book.cells if cell.cell_type == "code"]
    assert all(cell.outputs == [] and cell.execution_count is None for cell in code)
    assert set(book.metadata) <= {"kernelspec", "language_info"}
    assert all(not cell.metadata for cell in book.cells)


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

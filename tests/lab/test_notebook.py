"""The lab in a real notebook: progress in the cell, bots of one's own on all cores, cards that show themselves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

ROOT = Path(__file__).parents[2]
CELLS = [
    "import gamelib\ndef mine(view, rng):\n    return rng.choice(view.moves())",
    "table = gamelib.lab.simulate('mark', bots=mine, games=8, seed=1, executor=2)",
    "plain = gamelib.lab.simulate('mark', bots='random', games=8, seed=1, executor=1, progress=False)\n"
    "bool((table.score_1 == plain.score_1).all())",
    "gamelib.lab.card(gamelib.lab.experiment('mark', games=3, executor=1, progress=False), 0)",
]


def test_the_lab_in_a_notebook() -> None:
    book: Any = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in CELLS])
    NotebookClient(book, timeout=240, resources={"metadata": {"path": str(ROOT)}}).execute()
    _, simulated, same, card = (cell.outputs for cell in book.cells)
    bar = [output.data["text/plain"] for output in simulated if output.output_type == "display_data"]
    assert len(bar) == 1, "one line that changes, not one after the other"
    assert "8 of 8 games" in bar[0]
    assert same[0].data["text/plain"] == "True"
    assert "MARK · Report card" in card[0].data["text/html"]

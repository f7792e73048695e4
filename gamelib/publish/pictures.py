"""Pictures beside the notebooks: JupyterLab serves their folder alone, so the figures that they show are copied into it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

SHOWN = (
    "mark/board.svg", "mark/storage_fee.svg", "city/board.svg", "city/witness.svg", "shark/board.svg", "shark/losses.svg",
    "marco_polo/board.svg", "marco_polo/map.svg", "marco_polo/khanbalik.svg",
)  # fmt: skip
"""The figures that stand in the texts of notebooks."""
FOLDER = "pictures"


def copied(figures: Path, notebooks: Path) -> Iterator[Path]:
    """Copy each figure that is there, and name it as it is done."""
    for name in SHOWN:
        source, target = figures / name, notebooks / FOLDER / name
        if source.is_file():
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(source.read_bytes())
            yield target

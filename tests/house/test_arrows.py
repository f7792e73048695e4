"""Arrows point one way: whoever stands below knows nothing of those who show, teach and measure it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import gamelib

PACKAGE = Path(gamelib.__file__).parent
KNOWS: dict[str, set[str]] = {
    "core": set(),
    "players": {"core"},
    "drawing": {"core"},
    **{name: {"core", "players", "drawing"} for name in gamelib.RULESETS},
    "lab": {"core", "players", "drawing"},
    "teach": {"core", "players", "drawing"},
    "ui": {"core", "players", "drawing", "teach", "lab"},
    "publish": {"core", "players", "drawing", "teach", "lab", "ui"},
    "bench": {"core", "players", "drawing", "teach", "lab", "ui", "publish"},
    "cli": {"core", "players", "drawing", "teach", "lab", "ui", "publish", "bench"},
}
"""Every folder of the package, and the folders it may import; rulesets are found by name and never imported."""


def imported(path: Path) -> Iterator[str]:
    """Every module that a file imports, by its whole name."""
    here = ("gamelib", *path.relative_to(PACKAGE).with_suffix("").parts)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(here[: -node.level]) if node.level else ""
            module = ".".join(part for part in (base, node.module) if part)
            yield from (f"{module}.{name.name}" for name in node.names)


def test_every_folder_has_its_place_and_every_place_its_folder() -> None:
    folders = {path.name for path in PACKAGE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders == set(KNOWS)


@pytest.mark.parametrize("folder", KNOWS)
def test_nothing_imports_what_stands_above_it(folder: str) -> None:
    files = [*(PACKAGE / folder).rglob("*.py")]
    assert files
    for path in files:
        parts = [name.split(".")[1] for name in imported(path) if name.startswith("gamelib.")]
        assert {part for part in parts if (PACKAGE / part).is_dir()} <= KNOWS[folder] | {folder}, path

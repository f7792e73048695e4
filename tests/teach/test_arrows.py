"""Arrows point one way: core and rulesets know nothing of those who show, teach and measure them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import gamelib

PACKAGE = Path(gamelib.__file__).parent
ABOVE = {"cli", "interop", "lab", "teach", "ui"}


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


@pytest.mark.parametrize("folder", ["core", *gamelib.RULESETS])
def test_nothing_imports_what_stands_above_it(folder: str) -> None:
    others = {*gamelib.RULESETS} - {folder}
    for path in (PACKAGE / folder).rglob("*.py"):
        parts = [name.split(".") for name in imported(path) if name.startswith("gamelib.")]
        assert not [name for name in parts if name[1] in ABOVE | others], path


@pytest.mark.parametrize("folder", sorted(ABOVE - {"cli"}))
def test_what_stands_above_finds_rulesets_by_name(folder: str) -> None:
    for path in (PACKAGE / folder).rglob("*.py"):
        assert not [name for name in imported(path) if name.startswith(tuple(f"gamelib.{one}" for one in gamelib.RULESETS))], (
            path
        )

"""Every example on a page or in a docstring runs, and shows what it says."""

from __future__ import annotations

import ast
import doctest
from importlib import import_module
from pathlib import Path

import pytest

import gamelib

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = Path(gamelib.__file__).parent
PAGES = sorted((ROOT / "docs").glob("*.md"))
SHOWING = sorted(path for path in PACKAGE.rglob("*.py") if ">>> " in path.read_text(encoding="utf-8"))


def module_name(path: Path) -> str:
    parts = ("gamelib", *path.relative_to(PACKAGE).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_pages_show_what_happens(page: Path) -> None:
    failed, _ = doctest.testfile(str(page), module_relative=False)
    assert not failed


@pytest.mark.parametrize("path", SHOWING, ids=module_name)
def test_docstrings_show_what_happens(path: Path) -> None:
    failed, tried = doctest.testmod(import_module(module_name(path)))
    assert tried
    assert not failed


@pytest.mark.parametrize("page", [*PAGES, ROOT / "README.md", ROOT / "CONTRIBUTING.md"], ids=lambda path: path.name)
def test_python_on_a_page_is_python(page: Path) -> None:
    """Also where it cannot be run here, as on a cluster."""
    blocks = page.read_text(encoding="utf-8").split("```py\n")[1:]
    for block in blocks:
        ast.parse(block.partition("```")[0])

"""What the README and the package's own docstring show is what happens."""

from __future__ import annotations

import doctest
from pathlib import Path

import gamelib

ROOT = Path(__file__).parents[2]


def test_the_readme_shows_what_happens() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 10
    assert not failed


def test_the_package_docstring_shows_what_happens() -> None:
    failed, tried = doctest.testmod(gamelib)
    assert tried
    assert not failed

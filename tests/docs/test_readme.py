"""What the README shows is what happens."""

from __future__ import annotations

import doctest
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_readme_shows_what_happens() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 5
    assert not failed

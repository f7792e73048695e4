"""What the docstrings of the teaching parts show is what happens."""

from __future__ import annotations

import doctest

import pytest

from gamelib import teach
from gamelib.core import intervals


@pytest.mark.parametrize("module", [teach, intervals], ids=lambda module: module.__name__)
def test_docstrings_show_what_happens(module: object) -> None:
    failed, tried = doctest.testmod(module)  # type: ignore[arg-type]
    assert tried
    assert not failed

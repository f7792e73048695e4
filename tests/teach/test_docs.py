"""What the docstrings of the teaching parts show is what happens."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest

from gamelib import teach
from gamelib.drawing import intervals
from gamelib.teach import gallery


@pytest.mark.parametrize("module", [teach, intervals, import_module(gallery.__module__)], ids=lambda module: module.__name__)
def test_docstrings_show_what_happens(module: object) -> None:
    failed, tried = doctest.testmod(module)  # type: ignore[arg-type]
    assert tried
    assert not failed

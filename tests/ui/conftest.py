"""What tests of the page share."""

from __future__ import annotations

import pytest

from gamelib.ui.table import common_questions


@pytest.fixture
def rules_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """No ruleset lists questions of its own: what is answered then comes from rules, moves and what lies on the table."""
    monkeypatch.setattr(common_questions, "PART", "no-questions")

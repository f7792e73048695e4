"""What tests of the workshop share."""

from __future__ import annotations

from pathlib import Path

import pytest

from gamelib.ui.hosts.app.office import Office
from tests.workshop.guests import opening


@pytest.fixture
def office(tmp_path: Path) -> Office:
    """A server that keeps its visitors in a folder of its own."""
    return Office(opening, "127.0.0.1", tmp_path)

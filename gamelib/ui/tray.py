"""Where a host takes what pupils hand in, as pages know it."""

from __future__ import annotations

from typing import Protocol

from ..teach.results import Results


class Tray(Protocol):
    """Takes results from anybody; a page shows what lies there only to whoever may see a class's results."""

    def take(self, results: Results) -> bool:
        """Keep a pupil's results, in place of what the same pupil handed in before; whether there was room."""

    def texts(self) -> dict[str, str]:
        """The texts of all that was handed in, by the names of their files."""

    def put_away(self) -> str:
        """Make room for another class; where the results of this one lie from now on."""

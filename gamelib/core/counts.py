"""What can be counted on a table, so that somebody who asks how many there are is told a number."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Count(NamedTuple):
    """The key of a sentence among a ruleset's ``counts``, the clause behind it, and its values.

    ``player`` is whose it is, if it is a player's. ``about`` are the labels by which a question may name it, each a group and
    a value: of all the pieces in a bank, those of one colour. A question that names none of these means a count without any.
    """

    key: str
    clause: str
    values: Mapping[str, object]
    player: int | None = None
    about: tuple[tuple[str, str], ...] = ()

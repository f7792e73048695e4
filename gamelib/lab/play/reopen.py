"""Any game of a table, opened again from its row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.record import Record
from ...core.rulesets import ruleset
from ...core.text import lines, read_rules
from ...players.playout import playout
from ..errors import LabError

if TYPE_CHECKING:
    from pandas import DataFrame


def reopen(table: DataFrame, game: int) -> Record:
    """The record of a game by its number in a table of ``simulate``; ``gamelib.explore`` shows it move by move.

    It is played again from its seed, by the bots that the row names.
    """
    rows = table[table["game"] == game]
    if "ruleset" not in table.attrs or rows.empty:
        raise LabError(f"There is no game {game} in this table, or the table is not one of simulate's.")
    name, row = table.attrs["ruleset"], rows.iloc[0]
    written = "\n".join(f"{field}: {value}" for field, value in table.attrs["rules"].items())
    rules = read_rules(ruleset(name).Rules, list(lines(written)))
    return playout(name, rules, [row[f"bot_{player + 1}"] for player in range(rules.players)], int(row["seed"]))

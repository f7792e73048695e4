"""Any game of a table, opened again from its row."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ...core.record import Record
from ...core.rules import Rules
from ...core.rulesets import ruleset
from ...core.text import lines, read_rules
from ...players.bots import Bot, seated
from ...players.playout import playout
from ..errors import LabError
from .simulate import RULES

if TYPE_CHECKING:
    from pandas import DataFrame, Series

OTHERWISE = (
    "Played again, game {game} comes out otherwise than its row says: other rules or bots played it. Hand them over with "
    "rules=… and bots={{'name': bot}}."
)
OWN = "{refusal} One of your own is handed over by its name: bots={{'{name}': …}}."
NEEDED = ("game", "seed", "end", "turns", "moves", "score_1", "bot_1")


def reopen(
    table: DataFrame,
    game: int,
    bots: Mapping[str, Bot] | Sequence[str | Bot] | Bot | None = None,
    rules: Rules | None = None,
) -> Record:
    """The record of a game by its number in a table of ``simulate``; ``gamelib.explore`` shows it move by move.

    It is played again from its seed, by the bots that the row names; bots of one's own are handed over by name, or one for
    all, or one a player. The table may have gone through CSV or Parquet. What comes out is checked against the row.
    """
    if any(column not in table for column in NEEDED):
        raise LabError("This table is not one of simulate's: it lacks some of its columns.")
    rows = table[table["game"] == game]
    if rows.empty:
        raise LabError(f"There is no game {game} in this table.")
    row = rows.iloc[0]
    name = table.attrs.get("ruleset") or str(row["end"]).partition(".")[0]
    known = rules if rules is not None else _rules(name, table, row)
    seats = _seats(row, known.players, bots)
    _check_bots(name, seats, known.players)
    record = playout(name, known, seats, int(row["seed"]))
    _check(record, row, game)
    return record


def _rules(name: str, table: DataFrame, row: Series[Any]) -> Rules:
    told = table.attrs["rules"] if "rules" in table.attrs else json.loads(row[RULES]) if RULES in row else {}
    text = "\n".join(f"{field}: {value}" for field, value in told.items())
    return read_rules(ruleset(name).Rules, list(lines(text)))


def _seats(row: Series[Any], players: int, bots: Any) -> list[str | Bot]:
    """The bot of each player: those that were handed over, or those that the row names."""
    named = [str(row[f"bot_{player + 1}"]) for player in range(players) if f"bot_{player + 1}" in row]
    if len(named) != players:
        raise LabError(OTHERWISE.format(game=row["game"]))
    if isinstance(bots, Mapping):
        return [bots.get(name, name) for name in named]
    if bots is None or not isinstance(bots, Sequence) or isinstance(bots, str):
        return [bots] * players if bots is not None else list(named)
    return list(bots)


def _check_bots(name: str, seats: Sequence[str | Bot], players: int) -> None:
    """That the ruleset knows every bot that is only named."""
    for bot in dict.fromkeys(one for one in seats if isinstance(one, str)):
        try:
            seated(ruleset(name), bot, players)
        except ValueError as refusal:
            raise LabError(OWN.format(refusal=refusal, name=bot)) from refusal


def _check(record: Record, row: Series[Any], game: int) -> None:
    """That the game is the one that the row tells of."""
    state = record.final()
    ended = state.outcome
    scores = ended.scores if ended is not None else ()
    same = [int(row[f"score_{player + 1}"]) == score for player, score in enumerate(scores)]
    if ended is None or not all(same) or int(row["moves"]) != len(record.moves) or int(row["turns"]) != state.turn:
        raise LabError(OTHERWISE.format(game=game))

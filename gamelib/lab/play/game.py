"""One game of a study, as a row that can be written as text."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from ...core.errors import IllegalMove
from ...core.moves import Move
from ...core.record import Record
from ...core.rulesets import ruleset
from ...core.state import Outcome
from ...players.bots import bot_name
from ...players.playout import Run
from .patience import Stuck, Watch
from .setup import Setup

Row = dict[str, Any]
"""A game as plain values; keys that begin with an underscore hold what is not a column of the table."""
FAILURE, DETAILS, SERIES = "_failure", "_details", "_series"


def play(setup: Setup, index: int) -> Row:
    """Play one game; a bot that fails gives a row that says so and carries the record of the game so far."""
    run = _run(setup, index)
    return _ended(setup, index, run, _problem(run, setup))


def by_moves(setup: Setup, index: int) -> Generator[None, None, Row]:
    """Play one game with a pause after every move; the row is that of ``play``, but no watch is kept over the bots."""
    run, problem = _run(setup, index), ""
    try:
        yield from run.steps(setup.limit)
    except Exception as error:
        problem = _fault(error)
    return _ended(setup, index, run, problem or _unended(run, setup))


def _run(setup: Setup, index: int) -> Run:
    return Run(setup.ruleset, setup.rules, setup.seats(index), setup.game_seed(index))


def _ended(setup: Setup, index: int, run: Run, problem: str) -> Row:
    """The row of a game that was played, or that failed."""
    names = [bot_name(ruleset(setup.ruleset), seat) for seat in setup.seats(index)]
    if problem:
        return _failed(run, index, names, problem)
    assert run.state.outcome is not None
    row = _row(index, run.seed, first_player(run.moves), names, run.state.outcome) | {
        "turns": run.state.turn,
        "moves": len(run.moves),
    }
    return row | _more(setup, run.record()) if setup.details or setup.series or setup.measures else row


def play_some(setup: Setup, indices: range) -> list[Row]:
    """Play some games, one after the other: what is sent to another process."""
    return [play(setup, index) for index in indices]


def first_player(moves: list[Move] | tuple[Move, ...]) -> int:
    """The player who begins: whom chance drew, or else the first. Seats are counted from him, in the order of play."""
    for move in moves[:20]:
        if move.kind == "first":
            return int(getattr(move, "player", 0))
    return 0


def _row(index: int, seed: int, first: int, names: list[str], ended: Outcome) -> Row:
    players = len(names)
    seats = sorted((winner - first) % players for winner in ended.winners)
    row: Row = {"game": index, "seed": seed, "first": first + 1, "end": ended.clause, "finished": ended.finished}
    row |= {"winners": _listed(ended.winners), "winning_seats": _listed(seats), "shared": len(ended.winners) > 1}
    row |= {"margin": _margin(ended)}
    row |= {f"score_{player + 1}": score for player, score in enumerate(ended.scores)}
    return row | {f"bot_{player + 1}": name for player, name in enumerate(names)}


def _listed(players: tuple[int, ...] | list[int]) -> str:
    return "+".join(str(player + 1) for player in players)


def _margin(ended: Outcome) -> int:
    """By how much the winner is ahead of the next; 0 where the win is shared or there is none."""
    if len(ended.winners) != 1:
        return 0
    winner = ended.winners[0]
    return min(abs(ended.scores[winner] - score) for player, score in enumerate(ended.scores) if player != winner)


def _more(setup: Setup, record: Record) -> Row:
    from .tally import details, measured, series

    found: Row = {}
    if setup.details:
        columns, further = details(record)
        found |= columns | {DETAILS: further}
    if setup.series:
        found[SERIES] = series(record)
    if setup.measures:
        found |= measured(record, setup.measures)
    return found


def _problem(run: Run, setup: Setup) -> str:
    """What went wrong, if anything did: the words for it, without who did it."""
    try:
        with Watch(setup.patience):
            run.play(setup.limit)
            _checkpoint()
    except Stuck:
        return f"did not end the game within {setup.patience:g} seconds"
    except Exception as error:
        return _fault(error)
    return _unended(run, setup)


def _fault(error: Exception) -> str:
    if isinstance(error, IllegalMove):
        return f"answered '{str(error.move)[:60]}', which is refused: {error.refusal.sentence} [{error.refusal.clause}]"
    return f"raised {type(error).__name__}: {' '.join(str(error).split())[:200]}"


def _unended(run: Run, setup: Setup) -> str:
    return "" if run.state.outcome is not None else f"did not end the game within {setup.limit:,} moves"


def _checkpoint() -> None:
    """A step of Python at which an exception planted just before the end of a game is met inside its guard."""


def _failed(run: Run, index: int, names: list[str], problem: str) -> Row:
    actor = run.state.actor
    who = f"The bot '{names[actor]}' (player {actor + 1})" if actor is not None and actor >= 0 else "The game"
    sentence = f"{who} {problem} in game {index}, seed {run.seed}."
    clean = "".join(one if one.isprintable() else "?" for one in sentence)
    record = run.record()
    told = Record(record.ruleset, record.rules, record.moves, record.names, record.seed, remarks={-1: clean})
    return {"game": index, "seed": run.seed, FAILURE: clean, "_record": told.text()}

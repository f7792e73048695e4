"""Random play of other people's games, through Python and each in its library's own way. They are an optional extra."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from .rounds import Contestant

INSTALL = "pip install 'executable-rulebook[peers]'"
CHESS = "python-chess"
OPEN_SPIEL_GAMES = ("tic_tac_toe", "connect_four", "leduc_poker", "backgammon", "chess")


def peers() -> tuple[list[Contestant], list[str]]:
    """The peers that are installed, and the names of the libraries that are not."""
    found: list[Contestant] = []
    missing: list[str] = []
    for library, make in _LIBRARIES.items():
        try:
            found += make(import_module(library))
        except ImportError:
            missing.append(library)
    return found, missing


def _chess(chess: Any) -> list[Contestant]:
    asked = Contestant(CHESS, partial(_chess_game, chess), "moves listed; is_game_over() asked at each ply")
    bare = Contestant(f"{CHESS}, bare", partial(_bare_chess_game, chess), "moves listed; repetition never looked for")
    return [asked, bare]


def _chess_game(chess: Any, rng: Random) -> tuple[int, int]:
    board, plies = chess.Board(), 0
    while not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))
        plies += 1
    return plies, plies


def _bare_chess_game(chess: Any, rng: Random) -> tuple[int, int]:
    """Ends like the other but for repetition: without a move, by the 75 moves, or with too few pieces to mate."""
    board, plies = chess.Board(), 0
    while (moves := list(board.legal_moves)) and board.halfmove_clock < 150 and not board.is_insufficient_material():
        board.push(rng.choice(moves))
        plies += 1
    return plies, plies


def _pokerkit(pokerkit: Any) -> list[Contestant]:
    state = pokerkit.NoLimitTexasHoldem.create_state
    deal = partial(state, tuple(pokerkit.Automation), True, 0, (1, 2), 2, (200, 200, 200), 3)
    dealing = (pokerkit.HoleDealing, pokerkit.BoardDealing)
    return [Contestant("PokerKit hold'em", partial(_poker_hand, deal, dealing), "no-limit, three players; a deal is a step")]


def _poker_hand(deal: Callable[[], Any], dealing: tuple[type, ...], rng: Random) -> tuple[int, int]:
    """PokerKit lists no moves: the three verbs are asked for, and the size of a raise is any it allows."""
    state, decisions = deal(), 0
    while state.status:
        verbs = [state.check_or_call] if state.can_check_or_call() else []
        verbs += [state.fold] if state.can_fold() else []
        if state.can_complete_bet_or_raise_to():
            low, high = state.min_completion_betting_or_raising_to_amount, state.max_completion_betting_or_raising_to_amount
            verbs.append(partial(state.complete_bet_or_raise_to, rng.randint(low, high)))
        rng.choice(verbs)()
        decisions += 1
    return decisions + sum(isinstance(done, dealing) for done in state.operations), decisions


def _open_spiel(pyspiel: Any) -> list[Contestant]:
    games = {name: pyspiel.load_game(name) for name in OPEN_SPIEL_GAMES}
    return [Contestant(f"OpenSpiel {name}", partial(_spiel_game, game), "compiled") for name, game in games.items()]


def _spiel_game(game: Any, rng: Random) -> tuple[int, int]:
    state, steps, decisions = game.new_initial_state(), 0, 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            action = rng.choices(outcomes, odds)[0]
        else:
            action = rng.choice(state.legal_actions())
            decisions += 1
        state.apply_action(action)
        steps += 1
    return steps, decisions


_LIBRARIES: dict[str, Callable[[Any], list[Contestant]]] = {"chess": _chess, "pokerkit": _pokerkit, "pyspiel": _open_spiel}

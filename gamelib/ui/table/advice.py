"""Ask a bot: what it would play here, and how the few best moves fare when the game is played on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

from ...core.moves import CHANCE, Move
from ...drawing import escaped
from ...drawing.estimates import share_interval
from ...players.playout import Bot, derived
from ..markup import Tongue, button, element
from .choices import named
from .game import AnyState, Game

CONSIDERED, MOST_GAMES, SECONDS, LONGEST = 6, 40, 2.5, 20_000


@dataclass
class Advice:
    """The bot's move, and for each move considered how many games were played on and what share of them was won."""

    bot: str
    chosen: Move
    won: dict[Move, float] = field(default_factory=dict)
    games: int = 0


def considered(game: Game, bot: Bot) -> tuple[Move, list[Move]]:
    """The bot's move, and some more: what it would also play, and others from all over the list."""
    state = game.state
    assert state.actor is not None
    view, moves = state.seen_by(state.actor), state.moves()
    own = [bot(view, derived(game.seed, "advice", game.at, number)) for number in range(4)]
    step = max(1, len(moves) // CONSIDERED)
    return own[0], list(dict.fromkeys([*own, *moves[step // 2 :: step]]))[:CONSIDERED]


def asked(game: Game, name: str) -> Iterator[Advice]:
    """Play on from each move considered, again and again with the same luck for all; hand out what is known so far."""
    bot: Bot = game.ruleset.BOTS[name]
    chosen, moves = considered(game, bot)
    found = Advice(name, chosen, dict.fromkeys(moves, 0.0))
    state, end = game.state, perf_counter() + SECONDS
    assert state.actor is not None
    while found.games < MOST_GAMES and (not found.games or perf_counter() < end):
        shares = []
        for move in moves:
            rng = derived(game.seed, "advice", game.at, "game", found.games)
            last = state.seen_by(state.actor).guess(rng).play(move)
            for later in _on(last, bot, rng):
                last = later
                yield found
            shares.append(_share(last, state.actor))
        found.won = {move: found.won[move] + share for move, share in zip(moves, shares, strict=True)}
        found.games += 1
        yield found


def _on(state: AnyState, bot: Bot, rng: Random) -> Iterator[AnyState]:
    """The game played on by one bot for all, state by state."""
    yield state
    for _ in range(LONGEST):
        if state.actor is None:
            return
        move = state.chance(rng) if state.actor == CHANCE else bot(state.seen_by(state.actor), rng)
        state = state.play(move)
        yield state


def _share(state: AnyState, player: int) -> float:
    outcome = state.outcome
    return 1 / len(outcome.winners) if outcome is not None and player in outcome.winners else 0.0


def said(advice: Advice, ruleset: str, tongue: Tongue) -> str:
    """The advice as a small list, the best first."""
    head = tongue.ui("advice", bot=advice.bot, games=advice.games)
    best = sorted(advice.won, key=lambda move: -advice.won[move])
    rows = [_row(advice, move, ruleset, tongue) for move in best]
    return element("div", element("p", escaped(head)) + element("table", rows), class_="note advice")


def _row(advice: Advice, move: Move, ruleset: str, tongue: Tongue) -> str:
    share = advice.won[move] / advice.games
    low, high = share_interval(round(advice.won[move]), advice.games)
    star = "★" if move == advice.chosen else ""
    bar = f'<meter min="0" max="1" value="{share:.3f}" aria-hidden="true"></meter>'
    cells = [
        star,
        button(named(move, tongue, ruleset), "play", str(move)),
        bar,
        f"{share:.0%}",
        f"<small>{low:.0%}–{high:.0%}</small>",
    ]
    return element("tr", (element("td", cell) for cell in cells), title=tongue.ui("advised") if star else None)

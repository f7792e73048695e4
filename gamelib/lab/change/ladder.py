"""What skill and single kinds of moves are worth: bots against each other, with places changed from game to game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from ...core.moves import CHANCE
from ...core.rules import Rules
from ...core.rulesets import ruleset
from ...players.bots import WITHOUT, bot_name, bot_of
from ...players.playout import playout
from ...players.search import sensible
from ..estimate.intervals import Estimate, wins
from ..estimate.units import SHARE
from ..estimate.verdicts import holm, rate_p
from ..play.results import of_setup
from ..play.setup import Setup
from ..play.simulate import shares
from ..play.workers import Where
from ..report.drawing import forest
from ..report.report import Report, few, say, table_of
from ..report.winning import percent
from .pairs import changed_rules

SAMPLE = 4
"""Games that are looked through for kinds of moves."""


def versus(
    name: str, one: Any, other: Any, *, rules: Rules | None = None, games: int = 200, seed: int = 0, executor: Where = None
) -> Estimate:
    """How much of the win one bot gets against another, or against several of it; the bots change places every game.

    Where two can play, two do, and one half is fair; ``rules`` may ask for more players, and then 1 in so many is fair.
    """
    chosen = rules if rules is not None else changed_rules(name, None, _few(name))
    setup = Setup.of(name, chosen, [one, *[other] * (chosen.players - 1)], games, seed, rotate=True)
    table = of_setup(setup, executor, False).table
    places = [game % chosen.players for game in table["game"]]
    won = [shares(str(winners), chosen.players)[place] for winners, place in zip(table["winners"], places, strict=True)]
    return wins(won)


def ladder(
    name: str,
    bots: Sequence[Any] | None = None,
    budgets: Sequence[int] = (),
    *,
    rules: Rules | None = None,
    games: int = 100,
    seed: int = 0,
    executor: Where = None,
) -> Report:
    """Every bot against every other; ``budgets`` adds search bots, say with 16, 32, 64 playouts a decision."""
    game = ruleset(name)
    rungs = [*(bots if bots is not None else game.BOTS), *(f"search {budget}" for budget in budgets)]
    for rung in rungs:
        bot_of(game, rung)
    lines = []
    for one, other in combinations(rungs, 2):
        found = versus(name, other, one, rules=rules, games=games, seed=seed, executor=executor)
        lines.append((f"{bot_name(game, other)} against {bot_name(game, one)}", found))
    fair = 1 / (rules.players if rules is not None else changed_rules(name, None, _few(name)).players)
    shown = _shown(lines, fair)
    up = sum(found.value > fair for _, found in shown)
    finding = say("findings", "ladder", up=up, pairs=len(lines))
    below = say("lab", "each", games=games, seed=seed)
    means, units = say("means", "ladder", fair=percent(fair)), [SHARE] * len(lines)
    return Report("ladder", finding, table_of(lines), below, forest(fair, True), means, units)


def restricted(
    name: str,
    bot: str | None = None,
    kinds: Sequence[str] | None = None,
    *,
    rules: Rules | None = None,
    games: int = 200,
    seed: int = 0,
    executor: Where = None,
) -> Report:
    """A bot that is denied one kind of move against its whole self, for each kind that it makes."""
    game, chosen = ruleset(name), rules if rules is not None else changed_rules(name, None, _few(name))
    bot = bot or bot_name(game, sensible(name))
    found = kinds if kinds is not None else _kinds(name, chosen, bot)
    for kind in found:
        bot_of(game, f"{bot}{WITHOUT}{kind}")
    lines = []
    for kind in found:
        denied = versus(name, f"{bot}{WITHOUT}{kind}", bot, rules=chosen, games=games, seed=seed, executor=executor)
        lines.append((f"without {kind}", denied))
    fair = 1 / chosen.players
    missed = [what for what, one in _shown(lines, fair) if one.value < fair]
    key = "restricted" if missed else few(games, "restricted-even")
    below = say("lab", "each", games=games, seed=seed)
    finding = say("findings", key, bot=bot, what=", ".join(missed))
    means, units = say("means", "restricted", fair=percent(fair)), [SHARE] * len(lines)
    return Report("restricted", finding, table_of(lines), below, forest(fair, True), means, units)


def _shown(lines: Sequence[tuple[str, Estimate]], fair: float) -> list[tuple[str, Estimate]]:
    """The lines whose share of the win is clearly not the fair one, over all lines together."""
    chances = [rate_p(one, fair) if one.low > fair or one.high < fair else 1.0 for _, one in lines]
    return [line for line, clear in zip(lines, holm(chances), strict=True) if clear]


def _few(name: str) -> dict[str, int]:
    """As few players as can play."""
    return {"players": ruleset(name).Rules.dials()["players"]["range"][0]}


def _kinds(name: str, rules: Rules, bot: str) -> list[str]:
    """The kinds of moves that stand beside others when the bot decides, from a few games; to deny any other does nothing."""
    found: set[str] = set()
    for seed in range(SAMPLE):
        for state in playout(name, rules, bot, seed).states():
            if state.actor is not None and state.actor != CHANCE:
                kinds = {move.kind for move in state.moves()}
                found |= kinds if len(kinds) > 1 else set()
    return sorted(found)

"""Luck of its own for a what-if, and a seed that is kept: what is still hidden in one branch does not come out in another."""

from __future__ import annotations

from dataclasses import replace

from ...core.kit.engine import open_table
from ...core.record import MOST_SEED, Record
from ...players.playout import derived
from . import sight
from .game import PERSON, Game, Luck
from .sight import Eyes


def keeps_seed(game: Game, chosen: Eyes) -> bool:
    """Whether something is hidden in any branch: then so is the seed, which would bring it all about again.

    It would also foretell what bots are going to hide, as long as they play on.
    """
    foretells = chosen is not sight.OPEN and has_secrets(game) and any(who != PERSON for who in game.seats)
    if foretells and any(branch.states[-1].actor is not None for branch in game.branches):
        return True
    return not all(sight.is_told(game, branch, chosen) for branch in game.branches)


def has_secrets(game: Game) -> bool:
    """Whether players of this game hide anything from each other."""
    return game.state.engine.hidden is not open_table


def of_branch(game: Game, chosen: Eyes) -> Luck:
    """What sets the dice and the bots of the branch that is shown apart from those of others.

    Two branches meet the same dice, as long as no other branch holds something that these eyes may not see: it was drawn and
    bid by the same luck. Bots who bid in secret have luck of their own in every what-if, lest one look up what they will bid.
    A what-if can also be given other luck because somebody wants to see what else might fall.
    """
    others = (branch for branch in game.branches if branch is not game.branch)
    apart = ("what-if", game.current)
    is_same = not game.branch.other_luck and all(sight.is_told(game, branch, chosen) for branch in others)
    dice = () if is_same else apart
    secretive = game.current and chosen is not sight.OPEN and has_secrets(game)
    return Luck(dice, apart if dice or secretive else ())


def other_seed(game: Game) -> int:
    """Another seed, from which nobody can tell the one of this game."""
    return derived(game.seed, "another", len(game.branches), game.last).randrange(MOST_SEED)


def shared(game: Game, chosen: Eyes) -> Record:
    """The branch that is shown as these eyes may have it: without the seed, as long as that would tell more."""
    record = game.record()
    return replace(record, seed=None) if keeps_seed(game, chosen) else record

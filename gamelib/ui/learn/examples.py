"""What is right where a move is asked for, shown to those who ask to see it: every right place, and one move in words."""

from __future__ import annotations

from ...core.moves import Move, Place
from ...core.words import LANGUAGE
from ...teach import answers
from ...teach.lesson import Scene
from ..table.choices import targets
from . import parts
from .frame import say

FEW = 4
"""Up to so many right moves are all named, where their places do not tell them apart."""


def ringed(scene: Scene) -> list[Place]:
    """Where the right moves end; where they begin, if that tells more of them apart."""
    moves, actor = _moves(scene), max(scene.moment.before().actor or 0, 0)
    ends = targets(moves, actor)
    begins = list(dict.fromkeys(move.places(actor)[0] for move in moves if move.places(actor)))
    return begins if len(begins) > len(ends) else ends


def shown(scene: Scene) -> Move:
    """The right move that is told as an example: that of the demonstration, if it is legal."""
    moves, own = _moves(scene), scene.moment.move
    return own if own is not None and own in moves else moves[0]


def made(scene: Scene) -> Move | None:
    """The only right move, after which the board is shown; of several none is made, as their places are ringed."""
    return shown(scene) if len(_moves(scene)) == 1 else None


def told(scene: Scene, language: str = LANGUAGE) -> list[str]:
    """A right move, how many others there are, and the move of the demonstration with its reason, where that one is refused."""
    moment, moves, places, example = scene.moment, _moves(scene), ringed(scene), shown(scene)
    first = say("for-example" if len(moves) > 1 else "only-right", language, move=_named(scene, example))
    lines, others = [first], [_named(scene, move) for move in moves if move != example]
    if others and len(places) < len(moves) <= FEW:
        lines.append(say("also-right", language, moves="; ".join(others)))
    elif places:
        lines[0] += " " + say("ringed", language, count=len(places))
    if moment.asks and moment.move is not None:
        lines.append(say("but-not", language, move=_named(scene, moment.move), reason=moment.reason()))
    return lines


def _moves(scene: Scene) -> list[Move]:
    right = answers.right(scene)
    return [move for move in answers.candidates(scene) if str(move) in right]


def _named(scene: Scene, move: Move) -> str:
    return parts.named(move, scene.moment.before(), scene.moment.record.names)

"""What a click on the board of an exercise means: the moves that one may think of, and the places where they begin and end."""

from __future__ import annotations

from ...core.exercise import MOVE, MOVES, PLACES, Exercise
from ...core.moves import Move
from ..table.choices import number_range
from . import parts, sequences
from .frame import say

FEW = 9
"""Up to so many moves are buttons; more are a list."""
FROM = "from "
"""How a click on a piece is written that shall move: from where."""


def candidates(task: Exercise) -> list[Move]:
    """The moves that one may think of: every one of the kinds that the exercise is about, legal or not."""
    if task.field not in (MOVE, MOVES):
        return []
    if task.among:
        return [task.game.parse(text) for text in task.among]
    texts = [text for given in (task.right, *task.wrong) for text in (given.split(",") if isinstance(given, str) else given)]
    kinds = {type(task.game.parse(str(text).strip())) for text in texts}
    given, known = sequences.given_words(task), task.game.catalogue(task.state.rules)
    return [move for move in known if type(move) in kinds and (not given or str(move).split(" ")[:-1] == given)]


def number_of(task: Exercise) -> str:
    """The kind of the moves one may think of, where they differ by a number alone, as bids do; else nothing."""
    moves = candidates(task)
    return moves[0].kind if len(moves) > FEW and number_range(moves) is not None else ""


def acts(task: Exercise, origin: str = "") -> parts.Acts:
    """What a click on the board means: a move that ends there; where a piece lies, first from where, then where to."""
    if task.field == PLACES:
        return {spot: [[name, name]] for spot, name in place_names(task).items()}
    if task.field == MOVE and number_of(task):
        return {}
    moves, held, actor, names = candidates(task), things(task), max(task.state.actor or 0, 0), task.record.names
    begins = {slugs(move, actor)[0] for move in moves if len(slugs(move, actor)) > 1}
    starts: parts.Acts = {place: [[f"{FROM}{place}", say("from-here")]] for place in begins if place in held}
    if origin:
        near = [move for move in moves if origin in slugs(move, actor)[:-1] and _fits(move, held.get(origin, set()))]
        return {**starts, **parts.acts(near, task.state, names), origin: [[FROM, say("not-from")]]}
    return {**parts.acts(moves, task.state, names), **starts}


def slugs(move: Move, actor: int) -> list[str]:
    """The places of a move as the drawing names them."""
    return ["/".join(map(str, place)) for place in move.places(actor)]


def things(task: Exercise) -> dict[str, set[str]]:
    """What lies where."""
    found: dict[str, set[str]] = {}
    for (place, thing), amount in task.state.holdings().items():
        if amount > 0:
            found.setdefault("/".join(map(str, place)), set()).add(thing)
    return found


def _fits(move: Move, lying: set[str]) -> bool:
    """Whether a move speaks of what lies where it begins; a move that names no thing fits everything."""
    return not lying or bool(lying & set(str(move).split(" ")))


def place_names(task: Exercise) -> dict[str, str]:
    """The places of the board by the names that moves give them."""
    found: dict[str, str] = {}
    for move in task.game.catalogue(task.state.rules):
        words = str(move).split(" ")
        if len(words) == 2 and move.places(0):
            found.setdefault("/".join(map(str, move.places(0)[-1])), words[1])
    return found


def likely(task: Exercise) -> set[str]:
    """The moves of something that lies where they begin, and all that speak of no thing."""
    held, actor, moves = things(task), max(task.state.actor or 0, 0), candidates(task)
    known = set().union(*held.values())

    def begins(move: Move) -> bool:
        places = slugs(move, actor)
        speaks_of = known & set(str(move).split(" "))
        return len(places) < 2 or not speaks_of or bool(speaks_of & held.get(places[0], set()))

    some = {str(move) for move in moves if begins(move)} if len(moves) > FEW else set()
    return some or set(map(str, moves))


def how(task: Exercise) -> str:
    """The key of how to click the moves: first the piece where the place alone does not tell it, again to let go in a list."""
    goes = any(len(options) > 1 for options in acts(task).values())
    kind = "one" if task.field == MOVE else "list" if sequences.is_listed(task) else "several"
    return f"click-{kind}" if goes else f"click-{kind}-there"


def idle(task: Exercise, origin: str, place: str) -> str:
    """What is told to a click on a place, by its name, that is no part of an answer."""
    if origin:
        return say("idle-from", place=place)
    if not acts(task):
        return say("idle-look", place=place)
    return say("idle-place", place=place, how=say("click-places" if task.field == PLACES else how(task)))

"""A tap on the board, or a click on a piece: what it would do is told first, with *Do it*; the same once more does it."""

from __future__ import annotations

from ...core.deeds import in_hand
from ...core.moves import Move
from ...drawing import escaped
from ..markup import Tongue, button, by_hand, chip, element
from . import foreseen, likely, marks, questions
from .choices import by_kind, named, slug
from .moment import Moment


def told(now: Moment, move: Move, tongue: Tongue) -> questions.Answer:
    """What the move would do, and the button that does it; its goal is marked beside what would change."""
    said, marked = foreseen.foreseen(now, str(move), tongue)
    head = element("p", element("b", escaped(named(move, tongue, now.state.ruleset))))
    go = button(tongue.ui("do-it"), "play", str(move), class_="deed strong", data_key="do-tapped")
    ends: marks.Mark = ["instead", False, [slug(place) for place in move.places(likely.decider(now))[-1:]]]
    told = element("p", said) if said else ""
    return element("div", f"{head}{told}{go}", class_="note hint-told weighed"), [*marked, ends]


def taken_up(now: Moment, place: str, thing: str, tongue: Tongue) -> str:
    """What comes next for a piece in hand, for each kind of move that begins with it there; nothing for no such piece."""
    actor, ruleset = likely.decider(now), now.state.ruleset
    begun = [move for move in now.moves if slug((move.places(actor) or ((),))[0]) == place]
    with_it = [move for move in begun if thing in str(move).split()] or begun
    lines = (_put(move, ruleset, tongue, len(same)) for same in by_kind(with_it).values() for move in same[:1])
    told = "".join(element("p", line) for line in lines)
    return element("div", told, class_="note") if told else ""


def _put(move: Move, ruleset: str, tongue: Tongue, many: int) -> str:
    """Where a piece may be put, in words of its ruleset if it has some."""
    what = tongue.of(ruleset).label("move", move.kind)
    ways = (("", "ringed"), ("-tap", "ringed-tap"))
    said = [in_hand(move, ruleset, way, tongue.language) or tongue.ui(key, what=what, places=many) for way, key in ways]
    return by_hand(*said)


def goes_not_there(now: Moment, tongue: Tongue) -> str:
    """That the piece in hand can never go to the place that was clicked, how it is put down, and the rule on what is due."""
    said, clause = (
        by_hand(tongue.ui("goes-not-there"), tongue.ui("goes-not-there-tap")),
        now.state.engine.due(now.state.rules, now.seen.table),
    )
    return element(
        "div", element("p", f"{said} {chip(clause)}") + element("p", questions.rule_of(clause, tongue)), class_="note"
    )

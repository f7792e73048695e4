"""A tap on the board: nobody points before tapping, so a move that does more than one sees is told first, with *Do it*."""

from __future__ import annotations

from ...core.moves import Move
from ...core.rulesets import part
from ...drawing import escaped, in_brief
from ..markup import Tongue, button, element
from . import likely, marks, questions
from .choices import named, slug
from .moment import Moment


def does_more(now: Moment, move: Move) -> bool:
    """Whether a move changes something beside its own place: a plot becomes a road, a chain is lost, a way gets longer."""
    gone = [event for event in questions.certain(now, move) if event.flows]
    if any(role in (marks.LOST, marks.ROAD) for role, *_ in marks.of_events(gone)):
        return True
    module, seen = part(now.state.ruleset, "prospects"), now.seen
    warns = getattr(module, "WARNS", ())
    return bool(warns) and any(key in warns for key, _ in module.prospects(seen.rules, seen.table, likely.decider(now), move))


def told(now: Moment, move: Move, tongue: Tongue) -> questions.Answer:
    """What the move would do, and the button that does it; its goal is marked beside what would change."""
    gone = [event for event in questions.certain(now, move) if marks.of_events([event])]
    lost = [in_brief(event, tongue.names, tongue.language) for event in gone]
    words = [questions.promised(now, move, tongue), *((escaped(f"{tongue.ui('if-done')} {' '.join(lost)}"),) if lost else ())]
    said, marked = " ".join(words).strip(), marks.of_events(gone)
    head = element("p", element("b", escaped(named(move, tongue, now.state.ruleset))))
    go = button(tongue.ui("do-it"), "play", str(move), class_="deed strong", data_key="do-tapped")
    goal: marks.Mark = ["instead", False, [slug(place) for place in move.places(likely.decider(now))[-1:]]]
    return element("div", f"{head}{element('p', said)}{go}", class_="note hint-told weighed"), [*marked, goal]

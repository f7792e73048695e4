"""Whether something may be done more often than a rule ever allows: the limit is named, whatever else is in the way.

The words of a ruleset's part ``questions`` tell it (``limits``): ``of`` is a kind of move, ``most`` the field of the rules that
says how often it may be made, ``answer`` the limit in a sentence, ``clause`` what it rests on, ``only`` the options.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...core.words import words
from . import common_questions, questions, repeated
from .asked import Asked
from .how_asked import Kind, in_one_turn

LIMITS = "limits"
"""The group of what is said of how often a move may be made."""


def answered(asked: Asked) -> questions.Answer | None:
    """That nobody may do something so often in a turn; None where it is not asked, or would not be too often."""
    if asked.put.kind is not Kind.MAY or (count := _count(asked)) is None:
        return None
    limit = _limit(asked, {move.kind for move in asked.wished(count[1]).moves})
    rules, tongue, ruleset = asked.now.state.rules, asked.tongue, asked.now.state.ruleset
    if not limit or count[0] <= getattr(rules, str(limit["most"])):
        return None
    values = {field: getattr(rules, field) for field in rules.dials()}
    said = tongue.of(ruleset).filled(str(limit["answer"]), values, tongue.names)
    return questions.refused_by(said, f"{ruleset}.{limit['clause']}", tongue), []


def _count(asked: Asked) -> tuple[int, str] | None:
    """How often something is asked for, and the question about one of it, where all of that was understood."""
    count = repeated.counted(in_one_turn(asked.place.text, asked.tongue), asked.now.state.ruleset, asked.tongue)
    wish = None if count is None else asked.wished(count[1])
    return count if wish is not None and wish.verbal and wish.moves and not wish.unknown else None


def _limit(asked: Asked, kinds: set[str]) -> Mapping[str, object]:
    """What the ruleset tells of how often moves of one kind may be made; nothing where it does not."""
    told = words(f"{asked.now.state.ruleset}/{common_questions.PART}", asked.tongue.language).texts.get(LIMITS, {})
    fitting = (one for one in told.values() if kinds == {str(one["of"])})
    return next((one for one in fitting if common_questions.holds(str(one.get("only", "")), asked.now.state.rules)), {})

"""Questions about more than one move: twice, two things, more than there is; and about leaving one undone. All played out."""

from __future__ import annotations

import re
from dataclasses import replace

from ...core.moves import CHANCE
from ...core.wishes import Wish
from ...drawing import escaped
from ..markup import button, element
from . import alternatives, questions, repeated, unsure_questions
from .asked import Asked
from .choices import by_kind, named, number_range
from .how_asked import Kind, in_one_turn
from .judged_moves import judged
from .marks import DUE
from .now_questions import due

INSTEAD = 3
"""So many moves are offered instead of one."""
_NUMBER, _BROKEN = re.compile(r"\b\d{1,6}\b"), re.compile(r"\b\d+[.,]\d+\b")


def answered(asked: Asked) -> questions.Answer | None:
    """What holds for several moves, or for a number beyond those that may be said; None where nothing of the kind is asked."""
    return _broken(asked) or _beyond(asked) or _often(asked) or _mixed(asked) or _either(asked) if can_play(asked) else None


def in_turn(asked: Asked) -> questions.Answer | None:
    """What holds for two deeds of which one follows the other; to take a thing and put it somewhere is a single one."""
    asks = can_play(asked)
    if not (asks or _supposes(asked)) or _is_called_so(asked):
        return None
    if asks and (one := _put_there(asked)) is not None:
        return one
    told = alternatives.in_turn(asked.now, asked.place.text, asked.wished, asked.tongue)
    return _of_decider(asked, told) if told is not None and asked.others else told


def _supposes(asked: Asked) -> bool:
    """Whether moves can be played out that are supposed, or of which it is asked whether somebody else may make them."""
    may = asked.put.kind is Kind.MAY and bool(asked.others and asked.wish.subjects)
    kind = Kind.WHAT_IF if not may else Kind.MAY
    return (asked.put.kind is kind) and can_play(replace(asked, put=asked.put._replace(kind=Kind.MAY), others=()))


def _of_decider(asked: Asked, answer: questions.Answer) -> questions.Answer:
    """That it is another's turn, and what holds for whoever decides."""
    now, tongue = asked.now, asked.tongue
    head = element("p", escaped(tongue.ui("for-decider", actor=now.state.actor)), class_="note")
    return due(now, unsure_questions.not_their_turn(asked), tongue) + head + answer[0], answer[1]


def _is_called_so(asked: Asked) -> bool:
    """Whether two verbs are only the name of one move, as its button says it: to draw a tile and build."""
    names = {named(move, asked.tongue, asked.now.state.ruleset).lower() for move in asked.now.moves}
    text = asked.place.text.lower().strip().rstrip("?!. ")
    return any(text.endswith(name) for name in names)


def _put_there(asked: Asked) -> questions.Answer | None:
    """What holds for a move of which the end is told apart: take green and put it on square 1; None where that is no move."""
    phrases = "|".join(map(re.escape, asked.tongue.ui("and-put").split(" | ")))
    text, times = re.subn(rf",?\s+(?:{phrases})(?=\s)", "", asked.place.text, flags=re.IGNORECASE)
    wish = asked.wished(text) if times else None
    if wish is None or wish.unknown or not wish.verbal or not wish.moves:
        return None
    return judged(asked.now, wish.moves, asked.tongue, wish.known)


def can_play(asked: Asked) -> bool:
    """Whether moves can be played out for an answer: it is asked whether whoever decides may make them."""
    now = asked.now
    if asked.put.kind is not Kind.MAY or asked.others or now.apart or now.state.actor in (None, CHANCE):
        return False
    return questions.unanswerable(now, asked.tongue) is None


def _either(asked: Asked) -> questions.Answer | None:
    """What holds for each of two things, where the question is not about moves as it stands."""
    if asked.wish.moves:
        return None
    return alternatives.answered(asked.now, asked.place.text, asked.wished, asked.tongue)


def _broken(asked: Asked) -> questions.Answer | None:
    """What is wrong with a number such as 2.5, where the only moves that are numbers are asked about."""
    numbers = [kind for kind, same in by_kind(asked.now.moves).items() if number_range(same) is not None]
    found = _BROKEN.search(asked.put.text)
    if found is None or len(numbers) != 1 or not asked.wish.verbal:
        return None
    return questions.of_number(asked.now, numbers[0], found[0], asked.tongue)


def _beyond(asked: Asked) -> questions.Answer | None:
    """The refusal of a number that is too high: the very one that was said, or the first that one has not got."""
    now, kinds = asked.now, {move.kind for move in asked.wish.moves}
    same = by_kind(now.moves).get(next(iter(kinds)), []) if len(kinds) == 1 else []
    bounds = number_range(same) if same else None
    if bounds is None or not asked.wish.verbal or not asked.wish.unknown:
        return None
    text = " ".join(asked.put.text.lower().split())
    more = any(phrase in text for phrase in asked.tongue.ui("more-than-own").split(" | "))
    numbers = [int(one) for one in _NUMBER.findall(" ".join(asked.wish.unknown))]
    wanted = bounds[1] + 1 if more else numbers[0] if len(numbers) == 1 else 0
    return questions.asked(now, f"{kinds.pop()} {wanted}", asked.tongue) if wanted > bounds[1] else None


def _often(asked: Asked) -> questions.Answer | None:
    """What holds for one move that is asked about several times; None where no such question was understood."""
    now, tongue, once = asked.now, asked.tongue, in_one_turn(asked.place.text, asked.tongue)
    count = repeated.counted(once, now.state.ruleset, tongue)
    if count is None:
        return None
    wish = asked.wished(count[1])
    told = len(wish.moves) == 1 or len(wish.known.split()) > 1  # "take 2" may mean a square
    if wish.unknown or not wish.verbal or not wish.moves or not told:
        return None
    if not any(move in now.moves for move in wish.moves):  # of any turn, the rule is asked for
        return _not_once(asked, wish) if once == asked.place.text else None
    return repeated.in_a_row(now, wish.moves, count[0], tongue)


def _not_once(asked: Asked, wish: Wish) -> questions.Answer:
    """Why moves that are asked about several times cannot be made even once."""
    now, whys = asked.now, [asked.now.seen.refusal(move) for move in wish.moves]
    if all(why is not None and why.key.startswith(DUE) for why in whys):
        return due(now, asked.tongue.ui("not-now"), asked.tongue), []
    return judged(now, wish.moves, asked.tongue, wish.known)


def _mixed(asked: Asked) -> questions.Answer | None:
    """What holds for some of one thing and some of another: to buy 3 red and 2 yellow shares."""
    parts = repeated.mixed(in_one_turn(asked.place.text, asked.tongue), asked.now.state.ruleset, asked.tongue)
    wishes = [(count, asked.wished(text)) for count, text in parts]
    if not wishes or asked.now.hides or any(wish.unknown or not wish.verbal or not wish.moves for _, wish in wishes):
        return None
    return repeated.one_after_another(asked.now, [(wish.moves, count) for count, wish in wishes], asked.tongue)


def left_undone(asked: Asked) -> questions.Answer | None:
    """Whether a move may be left undone: where something else can be done."""
    now, tongue = asked.now, asked.tongue
    text = asked.put.text.lower().replace("’", "'")
    rest = next((text.partition(one)[2] for one in tongue.ui("asks-leave-undone").split(" | ") if text.startswith(one)), "")
    if not rest or now.apart or now.state.actor in (None, CHANCE) or questions.unanswerable(now, tongue) is not None:
        return None
    wish = asked.wished(rest)
    legal = [move for move in wish.moves if move in now.moves]
    if not wish.verbal or wish.unknown or not legal:
        return None
    others = [move for move in now.moves if move not in legal]
    if not others:
        return due(now, tongue.ui("may-not-leave"), tongue), []
    instead = " ".join(button(named(move, tongue, now.state.ruleset), "play", str(move)) for move in others[:INSTEAD])
    return due(now, tongue.ui("may-leave"), tongue) + element("div", instead, class_="row"), []

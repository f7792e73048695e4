"""Questions about the same thing once more: another piece, one more card, a second plot, or a move again.

What is asked for so is the move itself, judged as it is without that word; where it can be made once and then not again in
this turn, that is told. Another player or another company, or a plot beside another one, is something else.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from ...core.moves import CHANCE, Move
from ...core.wishes import THINGS, details
from ...drawing import escaped
from ..markup import Tongue, button, chip, element
from . import common_questions, questions, repeated
from .asked import Asked, read
from .choices import named
from .how_asked import Kind
from .judged_moves import MOST, ends
from .moment import Moment
from .several_moves import can_play
from .which_questions import things_on_board

FOLLOWING = 2
"""Of so many words after *another* one names the thing: another blue share."""
_WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")


class Once(NamedTuple):
    """A question as it is without saying that it is once more, and whether a second time in this turn is surely meant."""

    asked: Asked
    second: bool


def plainly(asked: Asked) -> Once | None:
    """The question without those words; None where nothing is asked for once more, or a move again that was not understood."""
    text, tongue = asked.text, asked.tongue
    shorter = _without_more(_without(text, "more-again", tongue), asked)
    if shorter == " ".join(text.split()) and (shorter := _one_more_deed(text, tongue)) == "":
        return None
    then = _without(shorter, "more-then", tongue)
    plain = f" {text.lower()} "
    second = then != shorter or any(f" {word} " in plain for word in tongue.ui("more-second").split(" | "))
    one = read(asked.now, then, asked.names, tongue)
    if one.whole and one.put.kind not in (Kind.OTHER, Kind.LATER):
        return Once(one, second)
    is_again = _without(text, "more-again", tongue) != " ".join(text.split())  # what is so again may be as it was before
    return None if is_again else Once(read(asked.now, shorter, asked.names, tongue), second=False)


def _one_more_deed(text: str, tongue: Tongue) -> str:
    """The same without *too*, where a deed is asked for beside one done by then: *also sell after that*; else nothing."""
    shorter = _without(text, "more-too", tongue)
    is_so = shorter != " ".join(text.split()) and _without(shorter, "more-then", tongue) != shorter
    return shorter if is_so else ""


def limited(once: Once) -> questions.Answer | None:
    """That it can be done, and then not again in this turn; None where it can be done twice, or not at all.

    Nothing is played on the table itself: what these eyes may not see is told by no answer.
    """
    asked = once.asked
    now, moves, tongue = asked.now, asked.wish.moves, asked.tongue
    legal = [move for move in moves if move in now.moves]
    if not legal or not asked.whole or asked.put.kind is not Kind.MAY or not can_play(asked):
        return None
    twice = repeated.in_a_row(now, moves, 2, tongue)
    state = now.imagined[0].play(legal[0])
    if twice is None or (state.actor == now.state.actor and any(map(state.allows, moves))):
        return None
    if once.second and not done_in_turn(now, {move.kind for move in moves}):
        return twice
    return _told(now, legal, tongue), [["instead", False, ends(now, legal)]]


def by_luck(asked: Asked) -> questions.Answer | None:
    """The known answer to whether dice may be thrown again, which are no move of anybody's."""
    tongue, verb = asked.tongue, asked.wish.strange
    is_again = _without(asked.text, "more-again", tongue) != " ".join(asked.text.split())
    if not is_again or verb not in tongue.ui("chance-verbs").split() or asked.put.kind is not Kind.MAY:
        return None
    told = common_questions.answered(asked.now, tongue.ui("luck-again", verb=verb), asked.names, tongue)
    return (told, []) if told else None


def _told(now: Moment, legal: list[Move], tongue: Tongue) -> str:
    """Yes, but only once, with the moves; then why not again."""
    state = now.imagined[0].play(legal[0])
    buttons = " ".join(button(named(move, tongue, now.state.ruleset), "play", str(move)) for move in legal[:MOST])
    lines = [f"✓ {escaped(tongue.ui('once-more'))} {chip(state.events[0].clause)}", buttons]
    lines.append(repeated.more(now, state, legal[0], tongue).removeprefix("✕ "))
    return element("div", "".join(f"<p>{line}</p>" for line in lines), class_="allowed")


def done_in_turn(now: Moment, kinds: set[str]) -> bool:
    """Whether whoever decides has made such a move in this turn."""
    states, actor = now.game.branch.states[: now.game.at + 1], now.state.actor
    same = (at for at in range(1, len(states)) if states[at - 1].turn == now.state.turn and states[at - 1].actor == actor)
    return any((move := states[at].last_move) is not None and move.kind in kinds for at in same)


def _without_more(text: str, asked: Asked) -> str:
    """The same with *a* for *another*, where a thing of moves follows, or nothing; beside a thing it means a different one."""
    tongue, now = asked.tongue, asked.now
    if now.state.actor in (None, CHANCE):
        return text
    things, before = _things(asked), {*tongue.ui("more-not-after").split()}
    ways = "|".join(map(re.escape, sorted(tongue.ui("more-words").split(" | "), key=len, reverse=True)))

    def one(found: re.Match[str]) -> str:
        earlier, later = _WORD.findall(text[: found.start()].lower()), _WORD.findall(text[found.end() :].lower())
        later = [word for word in later if word not in tongue.ui("more-idle").split()]
        if (earlier and earlier[-1] in before) or (later and not {*later[:FOLLOWING]} & things):
            return found[0]
        number = earlier and (earlier[-1].isdecimal() or earlier[-1] in tongue.ui("counting").split())
        return "" if number else tongue.ui("articles-any").split()[0]

    return " ".join(re.sub(rf"(?<!\w)(?:{ways})(?!\w)", one, text, flags=re.IGNORECASE).split())


def _things(asked: Asked) -> set[str]:
    """What moves are made with, what they name, and what lies on boards."""
    now, tongue = asked.now, asked.tongue
    lines = tongue.of(now.state.ruleset).texts.get(THINGS, {}).values()
    things = {thing for line in lines for thing in str(line).split()}
    things |= things_on_board(asked) | {
        detail for move in now.game.ruleset.catalogue(now.state.rules) for detail in details(move)
    }
    return things | {f"{thing}s" for thing in things}


def _without(text: str, key: str, tongue: Tongue) -> str:
    for phrase in sorted(tongue.ui(key).split(" | "), key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(phrase)}(?!\w)", " ", text, flags=re.IGNORECASE)
    return " ".join(text.split())

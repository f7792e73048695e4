"""Which moves may be made now, where somebody asks where or with what; and what lies on a square that is named."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...core.moves import CHANCE, Move
from ...core.wishes import details
from ...drawing import escaped
from ..markup import button, chip, element
from . import idle_places, now_questions, place_questions, questions, unsure_questions
from .asked import Asked
from .choices import named, slug
from .how_asked import Kind
from .judged_moves import MOST, akin, ends, judged
from .likely import decider

OF_PLACES = ("open-info", "board", "map")
"""How rulebooks call the clauses on what lies open on the board, the nearest first."""
OF_THINGS = ("tile", "site", "short", "colour", "company")
"""How rulesets call the labels of what lies on a board."""
_WORD, _SQUARE = re.compile(r"[^\W_]+"), re.compile(r"[a-z]\d{1,2}")


def answered(asked: Asked) -> questions.Answer | None:
    """The moves of the kind that is asked for that may be made now; None where there are none, or something else is asked."""
    now, tongue = asked.now, asked.tongue
    if asked.put.kind is not Kind.WHICH or not asked.whole or asked.others or now.state.actor in (None, CHANCE):
        return None
    if now.apart or questions.unanswerable(now, tongue) is not None:
        return None
    able = set(now.moves)
    legal = [move for move in asked.wish.moves if move in able]
    if not legal or (len(legal) == len(able) and {*details(legal[0])} == set()):
        return None
    shown = legal if len(legal) <= MOST else _of_each(legal)
    clauses = dict.fromkeys(now.imagined[0].play(move).events[0].clause for move in shown)
    lines = [f"{escaped(tongue.ui('which-allowed'))} {' '.join(map(chip, clauses))}"]
    lines.append(" ".join(button(named(move, tongue, now.state.ruleset), "play", str(move)) for move in shown))
    if more := len(legal) - len(shown):
        lines.append(escaped(tongue.ui("which-more", more=more)))
    told = element("div", "".join(f"<p>{line}</p>" for line in lines), class_="allowed")
    return told, [["instead", False, ends(now, legal)]]


def options(asked: Asked) -> questions.Answer | None:
    """What is due, and what may be done now, where nothing but that is asked; nothing of secrets."""
    now, tongue = asked.now, asked.tongue
    plain = " ".join(_WORD.findall(asked.text.lower()))
    phrases = (one for one in tongue.ui("asks-options").split(" | ") if f" {plain} ".startswith(f" {one} "))
    rest = next((plain.removeprefix(one).split() for one in phrases), None)
    if rest is None or not {*rest} <= {*tongue.ui("turn-idle").split()} or now.state.actor in (None, CHANCE) or asked.others:
        return None
    due = now_questions.due(now, tongue.ui("decides", player=now.state.actor), tongue)
    if now.secret or now.apart or questions.unanswerable(now, tongue) is not None:
        return due, []
    shown = list(now.moves) if len(now.moves) <= MOST else _of_each(now.moves)
    buttons = " ".join(button(named(move, tongue, now.state.ruleset), "play", str(move)) for move in shown)
    lines = [f"{escaped(tongue.ui('now-can'))} {buttons}"]
    if more := len(now.moves) - len(shown):
        lines.append(escaped(tongue.ui("which-more", more=more)))
    return due + element("div", (element("p", line) for line in lines), class_="note"), []


def of_others(asked: Asked) -> questions.Answer | None:
    """That somebody who is named does not decide now, where it is asked what, where or with what that player may do."""
    now, tongue = asked.now, asked.tongue
    if now.state.actor in (None, CHANCE) or not asked.others or not asked.wish.subjects:
        return None
    if not _of_deeds(asked) and not (asked.put.kind is Kind.WHICH and asked.whole):
        return None
    return now_questions.due(now, unsure_questions.not_their_turn(asked), tongue), []


def _of_deeds(asked: Asked) -> bool:
    """Whether it is asked what somebody who is named may do, and nothing else."""
    plain, tongue = " ".join(_WORD.findall(asked.text.lower())), asked.tongue
    for name in asked.names:
        plain = re.sub(rf"(?<!\w){re.escape(name.lower())}(?!\w)", tongue.ui("first-person-i").lower(), plain)
    phrases = (one for one in tongue.ui("asks-options").split(" | ") if f" {plain} ".startswith(f" {one} "))
    rest = next((plain.removeprefix(one).split() for one in phrases), None)
    return rest is not None and {*rest} <= {*tongue.ui("turn-idle").split(), *tongue.ui("deeds-idle").split()}


def _of_each(legal: Sequence[Move]) -> list[Move]:
    """A few of many moves: one of each thing that comes first in them, as of each colour, and else the first ones."""
    firsts: dict[str, Move] = {}
    for move in legal:
        firsts.setdefault(" ".join((move.kind, *details(move)[:1])), move)
    few = list(firsts.values())
    return few if 1 < len(few) <= MOST else list(legal[:MOST])


def none_now(asked: Asked) -> questions.Answer | None:
    """Why none of the moves may be made now that are asked for; None where one may, or nothing of the kind is asked."""
    now, tongue = asked.now, asked.tongue
    if asked.put.kind is not Kind.WHICH or not asked.whole or asked.others or now.state.actor in (None, CHANCE):
        return None
    if now.apart or questions.unanswerable(now, tongue) is not None or any(move in now.moves for move in asked.wish.moves):
        return None
    kinds = {move.kind for move in asked.wish.moves}
    if any(move in now.moves for move in akin(now, kinds, tongue)):
        return None
    if asked.too_soon:
        return now_questions.due(now, tongue.ui("not-now"), tongue), []
    return judged(now, asked.wish.moves, tongue, asked.wish.known)


def on_named_square(asked: Asked) -> questions.Answer | None:
    """What lies on the one square that a question names; None where it names none."""
    squares = {word.lower() for word in _WORD.findall(asked.text) if _SQUARE.fullmatch(word.lower())}
    return lying_on(asked, *squares) if len(squares) == 1 and not asked.now.covered else None


def of_square(asked: Asked) -> questions.Answer | None:
    """What lies on the one square that is named, where nothing but that is asked."""
    now, tongue = asked.now, asked.tongue
    spoken = [word.lower() for word in _WORD.findall(asked.text)]
    squares = {word for word in spoken if _SQUARE.fullmatch(word)}
    about, idle = ({*tongue.ui(key).split()} for key in ("asks-square", "square-idle"))
    if not _asks_why(asked):
        about |= things_on_board(asked) | {*tongue.ui("asks-square-thing").split()}
    if len(squares) != 1 or now.covered or not {*spoken} & about or not {*spoken} - squares <= about | idle:
        return None
    return lying_on(asked, *squares)


def bare(asked: Asked) -> questions.Answer | None:
    """What lies on a square where nothing but that square is said, and what may be done there now, or why nothing."""
    now, tongue = asked.now, asked.tongue
    spoken = [word.lower() for word in _WORD.findall(asked.text)]
    asks_what = {*spoken[:-1]} <= {*tongue.ui("asks-bare").split()}  # then it is not asked what may be done there
    spoken, is_bare = spoken[-1:] if asks_what else spoken, len(spoken) == 1
    if len(spoken) != 1 or not _SQUARE.fullmatch(spoken[0]) or now.covered or (lies := lying_on(asked, spoken[0])) is None:
        return None
    if not is_bare or now.state.actor in (None, CHANCE) or now.apart or questions.unanswerable(now, tongue) is not None:
        return lies
    place = _place(asked, spoken[0])
    legal = [move for move in now.moves if place in map(slug, move.places(decider(now))[-1:])]
    if not legal:
        told, marked = place_questions.at_place(now, place, tongue)
        return lies[0] + told, marked
    buttons = " ".join(button(named(move, tongue, now.state.ruleset), "play", str(move)) for move in legal[:MOST])
    can = element("div", element("p", f"{escaped(tongue.ui('now-can'))} {buttons}"), class_="note")
    return lies[0] + can, [["instead", False, [place]]]


def _asks_why(asked: Asked) -> bool:
    """Whether it is asked why something is so, which what lies there does not tell."""
    return {*asked.text.lower().split()[:1]} <= {*asked.tongue.ui("doubts-first").split()}


def things_on_board(asked: Asked) -> set[str]:
    """The words by which a ruleset calls what can lie on its squares."""
    labels = asked.tongue.of(asked.now.state.ruleset).texts.get("labels", {})
    things = (label for group in OF_THINGS for label in labels.get(group, {}).values())
    return {word for label in things for word in _WORD.findall(str(label).lower())}


def lying_on(asked: Asked, square: str) -> questions.Answer | None:
    """What lies on a square, with the clause by which that is open to all; None where it is no square of this table."""
    now, tongue = asked.now, asked.tongue
    place = _place(asked, square)
    said = idle_places.named(now, place, tongue) if place else ""
    names = (f"{now.state.ruleset}.{name}" for name in OF_PLACES)
    clause = next((name for name in names if name in now.game.ruleset.rulebook), "")
    return (idle_places.noted(f"{said}.", clause, tongue), []) if said and clause else None


def _place(asked: Asked, square: str) -> str:
    """The place on which a move ends that names a square."""
    for move in asked.now.game.ruleset.catalogue(asked.now.state.rules):
        if details(move)[-1:] == (square,) and (places := move.places(decider(asked.now))):
            return slug(places[-1])
    return ""

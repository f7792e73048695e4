"""A name that somebody types at a table: the move that is meant, or what is said where there is no such name.

Capitals, accents, blanks, hyphens and a letter astray do not matter, and a part is enough where only one move that may be made
has it. What may not be done is known by its name too, so that it is refused by its rule.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from ...core.moves import CHANCE, Move
from ...core.wishes import ASKING, THINGS
from ...drawing import escaped
from ..markup import Tongue, button, element
from . import judged_moves, plain_questions, questions, rule_questions, spelling
from .choices import name_of, named, rest, slug, targets
from .moment import Moment

MOST, PART, SHOWN = 6, 3, 40
"""So many moves are offered of which each may be meant; so many letters of a name are a part of it; so many are said again."""
DOUBT = "?"


def meant(now: Moment, kind: str, text: str, tongue: Tongue) -> Move | questions.Answer:
    """The move of a kind that somebody means who typed this, if it may be made; else what is said about it.

    Whoever asks is answered, and nothing is played.
    """
    if _is_question(text, tongue):
        return plain_questions.answered(now, text, tongue)
    every = [move for move in now.game.ruleset.catalogue(now.state.rules) if move.kind == kind]
    mended = spelling.spelt(now, text, now.game.names, tongue).text
    ways = [text, *(_without_idle(one, kind, now.state.ruleset, tongue) for one in (text, mended))]
    near = next(filter(None, (fits(every, one, tongue, now.state.ruleset) for one in ways)), [])
    able = set(now.moves)
    legal = [move for move in near if move in able]
    if len(legal) == 1:
        return legal[0]
    if legal:
        return _offered(now, legal, tongue)
    if len(near) == 1 or now.apart or (near and questions.unanswerable(now, tongue) is not None):
        return questions.asked(now, str(near[0]), tongue)
    if near:
        return judged_moves.judged(now, near, tongue, text)
    return _nothing(now, kind, text, tongue)


def _is_question(text: str, tongue: Tongue) -> bool:
    first = text.lower().partition(" ")[0]
    return DOUBT in text or rule_questions.asks_for_rules(text, tongue) or first in tongue.ui("asks").split()


def fits(moves: Sequence[Move], text: str, tongue: Tongue, ruleset: str) -> list[Move]:
    """The moves that a text names: whole, by their last word, by some of their words, or by how one of these begins."""
    wanted, parts = folded(text), {folded(word) for word in text.split()} - {""}
    if not wanted:
        return []
    whole = [move for move in moves if wanted in (folded(rest(move)), folded(str(move)), folded(named(move, tongue, ruleset)))]
    last = [move for move in moves if folded(rest(move).rpartition(" ")[2]) == wanted]
    some = [move for move in moves if parts <= _words(move)]
    begun = [move for move in moves if len(wanted) >= PART and any(word.startswith(wanted) for word in _words(move))]
    return whole or last or some or begun


def folded(text: str) -> str:
    """A name without what does not matter when it is typed: ``"Saint-Malô"`` is ``"saint malo"``."""
    return "".join(letter for letter in unicodedata.normalize("NFKD", text).casefold() if letter.isalnum())


def _words(move: Move) -> set[str]:
    return {folded(word) for word in rest(move).split()}


def _without_idle(text: str, kind: str, ruleset: str, tongue: Tongue) -> str:
    """What was typed without the words beside a name that add nothing to it: *the plot* B1, *to* Kiev."""
    texts = tongue.of(ruleset).texts
    idle = {*str(texts[ASKING]["idle"]).split(), *str(texts.get(THINGS, {}).get(kind, "")).split()}
    kept = [word for word in text.split() if word.lower() not in idle]
    return " ".join(kept) if kept else text


def _offered(now: Moment, legal: Sequence[Move], tongue: Tongue) -> questions.Answer:
    """The few moves that may be meant, to press."""
    ruleset = now.state.ruleset
    listed = (button(named(move, tongue, ruleset), "play", str(move)) for move in legal[:MOST])
    inside = element("p", escaped(tongue.ui("typed-which"))) + element("div", listed, class_="row")
    return element("div", inside, class_="note"), [["instead", False, [slug(one) for one in targets(legal, _actor(now))]]]


def _nothing(now: Moment, kind: str, text: str, tongue: Tongue) -> questions.Answer:
    """What is said of a name that there is not: what one may write instead."""
    same = [move for move in now.moves if move.kind == kind]
    places = targets(same, _actor(now))
    if not same or not places:
        return questions.asked(now, f"{kind} {text}".strip(), tongue)
    values = {"kind": places[0][0], "text": text.strip()[:SHOWN], "example": name_of(same[0], same)}
    return questions.refused_text(tongue.ui("typed-unknown" if text.strip() else "typed-empty", **values)), []


def _actor(now: Moment) -> int:
    actor = now.state.actor
    return 0 if actor is None or actor == CHANCE else actor

"""Questions in plain words: may she take a red piece? The moves that are meant, with yes or no, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...core.deeds import DO
from ...core.errors import NotationError
from ...core.events import Refusal
from ...core.moves import CHANCE, Move
from ...core.rulebook import Rulebook
from ...core.wishes import Wish, details, further, wished
from ...drawing import escaped
from ..markup import Tongue, button, chip, element
from . import (
    alternatives,
    brief,
    examples,
    now_questions,
    past_questions,
    question_words,
    questions,
    repeated,
    rule_questions,
    settled_questions,
)
from .choices import by_kind, named, slug, targets
from .marks import DUE, Mark
from .moment import Moment
from .spelling import said_again, spelt

MOST, REASONS = 6, 3
"""So many moves are offered, so many reasons given."""


def answered(now: Moment, text: str, tongue: Tongue) -> questions.Answer:
    """Whether a move may be made, asked in notation or in words; as far as these eyes can know."""
    try:
        now.game.ruleset.parse(text)
    except NotationError:
        return _in_words(now, text, tongue._replace(plain=True))
    return questions.asked(now, text, tongue)


def _in_words(now: Moment, text: str, tongue: Tongue) -> questions.Answer:
    """What was meant in words that the table knows; words that were read as others are told before the answer."""
    names = [tongue.player(player) for player in range(now.state.rules.players)]
    spelling = spelt(now, question_words.with_names(text, names), names, tongue)
    told, marked = _answered(now, spelling.text, names, tongue)
    read = said_again(spelling.read, tongue)
    return (element("p", escaped(read), class_="note read-as") if read else "") + told, marked


def _answered(now: Moment, text: str, names: list[str], tongue: Tongue) -> questions.Answer:
    """Yes is said only where all was understood and whoever decides now is meant; what asks for rules is told them."""
    ruleset, actor, asked = now.state.ruleset, now.state.actor, text
    for ask in (now_questions.answered, past_questions.answered, settled_questions.of_sight):
        if told := ask(now, text, names, tongue):
            return told, []
    rules = rule_questions.answered(text, ruleset, tongue, names)
    if rules and rule_questions.asks_for_rules(text, tongue):
        return rules, []
    place = question_words.whose(now, question_words.plainly(text, tongue), names, tongue)
    wish = question_words.narrowed(now, _wish(now, text := place.text, names, tongue), tongue)
    moves = list(wish.moves)
    if settled := settled_questions.of_place(now, asked, wish, names, tongue):
        return settled, []
    others = [player for player in wish.subjects if player != actor]
    if others and actor is not None and actor != CHANCE and (moves or wish.strange):
        told = _reminded(now, tongue.ui("not-turn", actor=actor, player=others[0]), tongue)
        return (_nearest(text, rules, wish, tongue) if rules and wish.unknown else told), []
    if wish.strange:
        game = tongue.of(ruleset).label("game", ruleset)
        told = _reminded(now, tongue.ui("no-such-move", verb=wish.strange, game=game), tongue)
        near = rule_questions.answered(text, ruleset, tongue, names, [wish.strange])
        return told + (rule_questions.of_topic(wish.strange, ruleset, tongue) or near), []
    if not moves:
        several = alternatives.answered(now, text, lambda one: _wish(now, one, names, tongue), tongue)
        return several or ((_nearest(text, rules, wish, tongue) if rules else examples.offered(now, tongue)), [])
    if place.owner is not None:
        told = tongue.ui("place-of-another", owner=place.owner, kind=place.kind, actor=actor)
        return _by_rule(now, told, moves[0], tongue), []
    if wish.verbal and question_words.elsewhere(now, moves, wish.unknown):
        return _by_rule(now, tongue.ui("not-there"), moves[0], tongue), []
    if wish.unknown or not wish.verbal:
        return _half_understood(now, text, wish, names, tongue)
    if now.apart or questions.unanswerable(now, tongue) is not None:
        return questions.asked(now, str(moves[0]), tongue)
    if len(moves) == 1 and _closer(now, moves) is None:
        return questions.asked(now, str(moves[0]), tongue)
    return judged(now, moves, tongue, wish.known)


def _wish(now: Moment, text: str, names: Sequence[str], tongue: Tongue) -> Wish:
    catalogue = now.game.ruleset.catalogue(now.state.rules)
    return wished(text, now.state.ruleset, catalogue, names, by_kind(now.moves), tongue.language)


def _half_understood(now: Moment, text: str, wish: Wish, names: Sequence[str], tongue: Tongue) -> questions.Answer:
    """What holds for a move several times, or at a place that a click would ask about; else what may have been meant."""
    if (often := _often(now, text, names, tongue)) is not None:
        return often
    if (there := question_words.place_named(now, wish)) and not now.apart and questions.unanswerable(now, tongue) is None:
        return (
            questions.at_place(now, there, tongue)
            if not question_words.stands_for(now, wish.moves[0], there)
            else (questions.asked(now, str(wish.moves[0]), tongue))
        )
    ruleset = now.state.ruleset
    if now.hides and repeated.counted(text, ruleset, tongue):  # nobody counts on what lies face down
        return _nearest(text, rule_questions.answered(text, ruleset, tongue, names), wish, tongue), []
    near = rule_questions.answered(text, ruleset, tongue, names, wish.unknown) if wish.unknown else ""
    able = any(move in now.moves for move in wish.moves)
    if near and len(_ends(now, wish.moves)) != 1 and not able:  # nor of a place that was named
        kinds = {f"{ruleset}.{move.kind}" for move in wish.moves}
        own = [clause for clause in kinds if len(kinds) == 1 and f'"{clause}"' not in near]
        return _nearest(text, near + rule_questions.of_clauses(own, ruleset, tongue), wish, tongue), []
    told, marked = _in_part(now, wish, tongue)
    return told + near, marked


def _nearest(text: str, rules: str, wish: Wish, tongue: Tongue) -> str:
    """Rules that come near a question; where it wants a yes or a no, first that it was not understood whole."""
    first = text.strip().lower().partition(" ")[0]
    if rules and first not in {*tongue.ui("asks").split()} - {*tongue.ui("doubts-first").split()}:
        return rules
    head = _partly(wish, tongue) if wish.moves else tongue.ui("no-move")
    return element("div", element("p", escaped(f"{head} {tongue.ui('nearest-rule')}")), class_="note") + rules


def _partly(wish: Wish, tongue: Tongue) -> str:
    """What of a question was understood and what was not, in a sentence or two."""
    missed = ", ".join(tongue.ui("quoted", words=words) for words in wish.unknown)
    return tongue.ui("in-part" if missed else "no-verb", known=wish.known, unknown=missed)


def _by_rule(now: Moment, sentence: str, move: Move, tongue: Tongue) -> str:
    """A sentence, then what the rule of such a move says of it."""
    ruleset = now.state.ruleset
    rules, clause = Rulebook(ruleset, tongue.language), f"{ruleset}.{move.kind}"
    if clause not in rules:
        return _reminded(now, sentence, tongue)
    return questions.refused_by(f"{sentence} {brief.first_sentence(rules[clause].sentence)}", clause, tongue)


def _often(now: Moment, text: str, names: Sequence[str], tongue: Tongue) -> questions.Answer | None:
    """What holds for one move that is asked about several times; None where no such question was understood."""
    ruleset = now.state.ruleset
    count = repeated.counted(text, ruleset, tongue)
    if count is None or now.apart or questions.unanswerable(now, tongue) is not None:
        return None
    wish = _wish(now, count[1], names, tongue)
    told = len(wish.moves) == 1 or len(wish.known.split()) > 1  # "take 2" may mean a square
    if wish.unknown or not wish.verbal or not wish.moves or not told:
        return None
    if now.hides:  # nobody counts on what lies face down
        able = any(move in now.moves for move in wish.moves)
        return None if able else questions.asked(now, str(wish.moves[0]), tongue)
    return repeated.in_a_row(now, wish.moves, count[0], tongue)


def judged(now: Moment, moves: Sequence[Move], tongue: Tongue, known: str, in_part: bool = False) -> questions.Answer:
    """Which of these moves are allowed, and why not the others; ``known`` is what was understood, ``in_part`` if not all."""
    refusals = {move: why for move in moves if (why := now.seen.refusal(move)) is not None}
    allowed = [move for move in moves if move not in refusals]
    if not allowed and (whole := _of_the_kind(now, moves, tongue)):
        return _forbidden(whole, tongue), []
    if not allowed and (closer := _closer(now, moves)) is not None:
        return questions.refused(now, moves[0], closer, tongue)
    if not allowed and len({why.said() for why in refusals.values()}) == 1:
        return questions.refused(now, moves[0], refusals[moves[0]], tongue, named_too=False)
    marked: list[Mark] = [["instead", False, _ends(now, allowed)]] if allowed else []
    if allowed and in_part:
        return _offered(now, allowed, tongue), marked
    done = {_asked_for(move, known) for move in allowed}
    mattering = [why for move, why in refusals.items() if _asked_for(move, known) not in done]
    return _listed(now, allowed, mattering, tongue), marked


def _of_the_kind(now: Moment, moves: Sequence[Move], tongue: Tongue) -> list[Refusal]:
    """What forbids moves wherever they go, where no place was named; first what is more than that another move is due.

    Where nothing at all was named, a kind of which is said that it does the same counts too: to build is to draw and build.
    """
    kinds = {move.kind for move in moves}
    every = [move for move in now.game.ruleset.catalogue(now.state.rules) if move.kind in kinds]
    if len(moves) == 1 or _ends(now, moves) != _ends(now, every):
        return []
    akin = _akin(now, kinds, tongue) if len(moves) == len(every) else []
    reasons: dict[str, Refusal] = {}
    for why in (*_common(now, akin), *_common(now, moves)):
        reasons.setdefault(why.said(), why)
    return sorted(reasons.values(), key=lambda why: why.key.startswith(DUE))[:REASONS]


def _akin(now: Moment, kinds: set[str], tongue: Tongue) -> list[Move]:
    """The moves of other kinds whose words name one of these kinds."""
    told = tongue.of(now.state.ruleset).texts.get(DO, {})
    others = {kind for kind, template in told.items() if kinds & {*str(template).lower().split()}} - kinds
    return [move for move in now.game.ruleset.catalogue(now.state.rules) if move.kind in others]


def _common(now: Moment, moves: Sequence[Move]) -> list[Refusal]:
    """The reasons that hold for each of some moves; none where one of them may be made."""
    if not moves:
        return []
    first, *others = [_all(now.seen.refusal(move)) for move in moves]
    said = [{why.said() for why in reasons} for reasons in others]
    return [replace(why, nearest=None, others=()) for why in first if all(why.said() in one for one in said)]


def _forbidden(reasons: Sequence[Refusal], tongue: Tongue) -> str:
    """The first reason with its rule, and the others below it."""
    head, *others = [f"{escaped(brief.said(why, tongue))} {chip(why.clause)}" for why in reasons]
    lines = [f"✕ {head}", *(f"{escaped(tongue.ui('also'))} {one}" for one in others)]
    lines.append(button(tongue.ui("show-rule"), "clause", reasons[0].clause, class_="quietly show-rule"))
    return element("div", "".join(f"<p>{line}</p>" for line in lines), class_="refused")


def _asked_for(move: Move, known: str) -> tuple[str, ...]:
    """What a question says of a move: a square that it does not name is one as good as another."""
    said = set(known.lower().replace("-", " ").split())
    return (move.kind, *(one for one in details(move) if one in said))


def _offered(now: Moment, allowed: Sequence[Move], tongue: Tongue) -> str:
    """Moves that may have been meant, to ask about one by one: none of them is an answer to what was asked."""
    ruleset = now.state.ruleset
    listed = (button(named(move, tongue, ruleset), "why", str(move)) for move in allowed[:MOST])
    asked = element("p", escaped(tongue.ui("part-meant"))) + element("div", listed, class_="row")
    return element("div", asked, class_="note")


def _in_part(now: Moment, wish: Wish, tongue: Tongue) -> questions.Answer:
    """What was understood and what was not, then why the first alone is forbidden, or what may be meant; never a yes."""
    head = element("p", escaped(_partly(wish, tongue)))
    if now.apart or questions.unanswerable(now, tongue) is not None:
        return element("div", head, class_="note"), []
    answer, marked = judged(now, wish.moves, tongue, wish.known, in_part=True)
    return element("div", head, class_="note") + answer, marked


def _reminded(now: Moment, sentence: str, tongue: Tongue) -> str:
    """A sentence, then what is due now with its clause."""
    world = now.imagined[0]
    any_move = next(iter(now.game.ruleset.catalogue(now.state.rules)))
    why = world.engine.not_now(world.rules, world.table, any_move)
    return questions.refused_by(f"{sentence} {brief.said(why, tongue)}", why.clause, tongue)


def _closer(now: Moment, moves: Sequence[Move]) -> Refusal | None:
    """Of a first move that is not due, what forbids its like at that very place: to build there, as to lay a road there.

    Kinds of move that share a further verb are alike; what they lack counts where it names the place that was asked about.
    """
    move = moves[0]
    late, ruleset = now.seen.refusal(move), now.state.ruleset
    if late is None or not late.key.startswith(DUE):
        return None
    places, verbs = set(details(move)), further(move.kind, ruleset)
    for other in now.game.ruleset.catalogue(now.state.rules):
        alike = other.kind != move.kind and verbs & further(other.kind, ruleset) and places <= set(details(other))
        for why in _all(now.seen.refusal(other)) if alike and places else ():
            if places <= {str(value).lower() for value in why.values.values()}:
                return replace(why, nearest=None, others=(replace(late, others=()),))
    return None


def _all(why: Refusal | None) -> tuple[Refusal, ...]:
    return () if why is None else (why, *why.others)


def _ends(now: Moment, moves: Sequence[Move]) -> list[str]:
    actor = now.state.actor
    places = targets(moves, 0 if actor is None or actor == CHANCE else actor)
    return [slug(place) for place in places]


def _listed(now: Moment, allowed: Sequence[Move], refusals: Sequence[Refusal], tongue: Tongue) -> str:
    """Yes, with the moves; no, with the reasons; or both."""
    likely = min((len(why.others) for why in refusals), default=0)
    foremost = brief.together([why for why in refusals if len(why.others) == likely], tongue)
    reasons = {brief.said(why, tongue): why.clause for why in foremost}
    key = "may-some" if allowed and refusals else "may" if allowed else "may-not" if len(reasons) > 1 else "no"
    lines = [f"{'✓' if allowed else '✕'} {escaped(tongue.ui(key))}"]
    if allowed:
        ruleset = now.state.ruleset
        clauses = dict.fromkeys(now.imagined[0].play(move).events[0].clause for move in allowed)
        lines[0] += "".join(f" {chip(clause)}" for clause in clauses)
        lines.append(" ".join(button(named(move, tongue, ruleset), "play", str(move)) for move in allowed[:MOST]))
    told = [f"{escaped(said)} {chip(clause)}" for said, clause in list(reasons.items())[: 1 if allowed else REASONS]]
    if key == "no":
        lines = [f"{lines[0]} {told[0]}"]
    else:
        lines += [f"✕ {one}" for one in told]
    return element("div", "".join(f"<p>{line}</p>" for line in lines), class_="allowed" if allowed else "refused")

"""What a scene shows once it is answered: what became of the prediction, what happens, and by which rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.events import Event, Refusal
from ...core.exercise import RIGHT, UNREAD, WRONG
from ...core.moves import Move
from ...core.rulesets import ruleset
from ...core.state import State
from ...drawing import escaped
from ...teach import answers
from ...teach.lesson import ALLOWED, CHOICE, CLAUSE, MOVE, NUMBER, PLACE
from ...teach.moment import sentence
from ...teach.progress import SEEN
from ..markup import element
from ..table.brief import first_sentence
from ..table.marks import Mark, of_events
from . import examples, guesses, parts, tints
from .frame import say
from .heading import SIGNS

if TYPE_CHECKING:
    from .lesson import LessonPage

TURN = "turn"
"""How games call the event that hands on the turn."""


def end_state(page: LessonPage) -> State[Any, Any]:
    """The table after the move: the pupil's own, where one was asked for and is legal.

    Where the right moves are shown instead and there are several, nothing has moved: their places are ringed.
    """
    moment = page.scene.moment
    if is_shown(page):
        only = examples.made(page.scene)
        return moment.before() if only is None else moment.before().play(only)
    return moment.before().play(page.progress.given[page.scene.name].answer) if _is_own(page) else moment.after()


def made(page: LessonPage) -> Move | None:
    """The move that the table is shown after; none where it is refused, or where nothing was moved."""
    moment = page.scene.moment
    if is_shown(page):
        return examples.made(page.scene)
    if _is_own(page):
        return end_state(page).last_move
    return None if moment.asks else moment.move


def answer(page: LessonPage) -> str:
    """The verdict, and what happens once it may be seen."""
    verdict, kind = _verdict(page)
    if not page.shows_end:
        return element("div", verdict, class_=f"verdict {kind}".strip()) if verdict else ""
    scene = page.scene
    if is_shown(page):
        first, *rest = examples.told(scene)
        events = parts.paragraph(first, class_="after") + "".join(map(parts.paragraph, rest))
        events += parts.told_later(happened(page), scene.moment.record.names, page.wide)
    else:
        asked = answers.counted(scene)
        events = parts.told(happened(page), scene.moment.record.names, scene.clause, page.wide, asked, _leading(page))
    after = parts.paragraph(scene.after(page.language), class_="after")
    tinted = tints.legend(marks(page), page.language) if page.wide else ""
    told = _key(page) + verdict + events + tinted + after + parts.clause_box(scene.moment.clause, page.wide)
    return element("div", told, class_=f"reveal {kind}".strip())


def options(page: LessonPage) -> str:
    """What could be chosen, once it is answered: the right one ticked, and the pupil's own marked, each with a word."""
    scene, given = page.scene, page.progress.given.get(page.scene.name)
    if scene.ask not in (CHOICE, ALLOWED, CLAUSE):
        return guesses.marked(page)
    right, own = answers.right(scene), {given.answer if given is not None else "", *guesses.said(page)}
    lines = [_option(page, text, key in right, key in own) for key, text in scene.options(page.language).items()]
    return element("ul", lines, class_="options answered", aria_label=say("options", page.language))


def _option(page: LessonPage, text: str, is_right: bool, is_own: bool) -> str:
    notes = [say(key, page.language) for key, holds in (("option-right", is_right), ("option-own", is_own)) if holds]
    sign = element("b", "✓ " if is_right else "✕ ") if notes else ""
    kind = "right" if is_right else "wrong" if is_own else None
    note = f" {element('small', escaped('· ' + ', '.join(notes)))}" if notes else ""
    return element("li", f"{sign}{escaped(text)}{note}", class_=kind)


def _key(page: LessonPage) -> str:
    """The answer itself, in the words of the question; where it was predicted right, the verdict says it."""
    given = page.progress.given.get(page.scene.name)
    if (given is not None and given.status == RIGHT) or _is_ticked(page):
        return ""
    text = _key_text(page)
    return element("p", f"<b>✓</b> {escaped(text)}", class_="key") if text else ""


def _is_ticked(page: LessonPage) -> bool:
    """Whether a wall shows the choices with the right one ticked, so that nothing else needs to say it."""
    return page.wide and page.scene.ask in (CHOICE, ALLOWED, CLAUSE)


def _key_text(page: LessonPage) -> str:
    right = answers.right_in_words(page.scene, page.language)
    return say("the-answer", page.language, answer=right) if right else ""


def spoken(page: LessonPage) -> str:
    """What happens, for those who hear it read: of the move that was shown, where one was."""
    if is_shown(page):
        return " ".join(examples.told(page.scene))
    names, clause = page.scene.moment.record.names, page.scene.clause
    every = happened(page)
    mine = [one for one in every if clause in one.clauses] or every
    return " ".join(dict.fromkeys(filter(None, [_key_text(page), *(sentence(one, names) for one in mine)])))


def happened(page: LessonPage) -> list[Event] | list[Refusal]:
    """What the engine says of the move that is shown, or told as an example."""
    moment, own = page.scene.moment, end_state(page)
    if is_shown(page):
        return list(moment.before().play(examples.shown(page.scene)).events)
    return moment.told() if own == moment.after() and not _is_own(page) else list(own.events)


def _leading(page: LessonPage) -> Event | Refusal | None:
    """What says more than that the turn is handed on, where the rule does only that and it was not asked about."""
    events, was_asked = happened(page), str(page.scene.given.get("from", "")).startswith(f"{TURN}.")
    own = [one.key for one in events if page.scene.clause in one.clauses]
    return events[0] if own == [TURN] and not was_asked and events[0].key != TURN else None


def _is_own(page: LessonPage) -> bool:
    """Whether the pupil's own move is what is shown."""
    given = page.progress.given.get(page.scene.name)
    return page.scene.ask == MOVE and given is not None and given.answer in answers.right(page.scene)


def is_shown(page: LessonPage) -> bool:
    """Whether a move was asked for, and what is right is shown instead of a move of the pupil's own."""
    return page.scene.ask == MOVE and page.is_revealed and not _is_own(page)


def marks(page: LessonPage) -> list[Mark]:
    """The places that the rule speaks of, once they may be seen; where a place was asked for, that one and those clicked."""
    if not page.shows_end:
        by_class = guesses.crossed(page) if page.scene.ask == PLACE else []
        crossed = list(dict.fromkeys([*by_class, *guesses.slipped(page)]))
        return [["refused", False, crossed]] if crossed else []
    if is_shown(page):
        return []
    pointed = _pointed_at(page) if page.scene.ask == PLACE else []
    if end_state(page) == page.scene.moment.before():
        return pointed
    own = [event for event in end_state(page).events if page.scene.clause in event.clauses]
    asked = answers.counted(page.scene)
    return of_events([asked] if asked is not None and asked in own else own) + pointed


def _pointed_at(page: LessonPage) -> list[Mark]:
    """What was asked for is ringed, and a place that was clicked instead is crossed, as at the table."""
    right, given = answers.right(page.scene), page.progress.given.get(page.scene.name)
    first = [given.answer] if given is not None and given.answer and given.answer not in right else []
    clicked = list(dict.fromkeys([*first, *guesses.crossed(page)]))
    return [["instead", False, sorted(right)], *([["refused", False, clicked]] if clicked else [])]


def _verdict(page: LessonPage) -> tuple[str, str]:
    """What became of the prediction, in a sentence, and of which kind that is."""
    given, verdict = page.progress.given.get(page.scene.name), page.verdict
    if verdict.status == UNREAD:
        return parts.paragraph(verdict.sentence), ""
    if verdict.status == WRONG and not page.is_revealed:
        rule = f" {parts.chip(verdict.clause)}" if verdict.clause else ""
        every = guesses.said(page)
        said = _other_rule(page, every[-1]) if every and page.scene.ask == CLAUSE else verdict.sentence
        inside = f"<b>✕</b> {parts.marked_up(said)}{rule}"
        return element("p", inside) + parts.paragraph(say("try-again", page.language), class_="quiet"), WRONG
    if given is None or given.status == SEEN:
        return (guesses.reasons(page) if page.is_revealed else ""), ""
    if guesses.is_found(page) and not _has_signs(page):
        right = answers.right_in_words(page.scene, page.language)
        later = say("found-later" if right else "place-later", page.language, answer=right)
        return element("p", f"<b>✓</b> {escaped(later)}", class_="became"), "right"
    key = "right" if given.status == RIGHT else "wrong"
    text = escaped(say(_kind(page, key, given.answer), page.language, answer=_in_words(page, given.answer)))
    if verdict.sentence and page.scene.ask == CLAUSE:
        text = parts.marked_up(_other_rule(page, given.answer))  # it names the rule that was chosen
    why = page.scene.why_not(given.answer, page.language) if given.status == WRONG else ""
    if _has_signs(page):
        if len(guesses.crossed(page)) > 1:
            return guesses.reasons(page), key
        return element("p", f"<b>{SIGNS[given.status]}</b> {escaped(why)}", class_="became why") if why else "", key
    text += f' <span class="why">{escaped(why)}</span>' if why else ""
    return element("p", f"<b>{SIGNS[given.status]}</b> {text}", class_="became"), key


def _has_signs(page: LessonPage) -> bool:
    """Whether the signs of the choices say all but why a wrong one is wrong."""
    return _is_ticked(page) and page.scene.ask != CLAUSE


def _other_rule(page: LessonPage, chosen: str) -> str:
    """What the rule says that was chosen instead; on a wall its first sentence, so that the right one has room."""
    said = page.verdict.sentence
    if not page.wide:
        return said
    rule = str(ruleset(page.scene.ruleset).rulebook[chosen].sentence)
    return said.replace(rule, first_sentence(rule))


def _kind(page: LessonPage, key: str, given: str) -> str:
    """Which sentence fits: found at once, found after a refusal, not found at all, or as predicted."""
    if page.scene.ask == PLACE:
        return f"place-{key}"
    if page.scene.ask != MOVE:
        return f"predicted-{key}"
    return "not-found" if not given else "found-later" if page.scene.name in page.missed else f"predicted-{key}"


def _in_words(page: LessonPage, given: str) -> str:
    if page.scene.ask == MOVE and given in answers.right(page.scene):
        moment = page.scene.moment
        return parts.named(ruleset(page.scene.ruleset).parse(given), moment.before(), moment.record.names)
    if page.scene.ask == NUMBER:
        return answers.written(given)
    named = page.scene.options(page.language) if page.scene.ask in (CHOICE, ALLOWED, CLAUSE) else {}
    return named.get(given, given)

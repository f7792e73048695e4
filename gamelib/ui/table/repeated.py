"""Questions that count: "May I buy 3 red shares?" where a move is about one share, and can be made again and again."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...core.moves import CHANCE, Move
from ...core.rulebook import Rulebook
from ...core.wishes import THINGS
from ...drawing import escaped
from ..markup import Tongue, button, chip, element
from . import brief, questions
from .choices import named
from .game import AnyState
from .moment import Moment

COLOURS = ("colour", "company")
"""The groups of labels that name colours, of which several are said as of things: three greens."""
MOST = 20
"""Nobody is told of more moves in a row."""
_WORD = re.compile(r"[^\W_]+")


def counted(text: str, ruleset: str, tongue: Tongue) -> tuple[int, str] | None:
    """How often something is asked for, and the question about one of it; None where no number, or several, are said."""
    spoken, numbers = _WORD.findall(text), _numbers(tongue)
    counts = [int(word) if word.isdecimal() else numbers.get(word.lower(), 0) for word in spoken]
    said = [count for count in counts if count]
    if len(said) != 1 or not 2 <= said[0] <= MOST:
        return None
    texts = tongue.of(ruleset).texts
    things = {thing for line in texts.get(THINGS, {}).values() for thing in str(line).split()}
    things |= {str(colour).lower() for group in COLOURS for colour in texts.get("labels", {}).get(group, {}).values()}
    kept = (word for word, count in zip(spoken, counts, strict=True) if not count)
    return said[0], " ".join(word[:-1] if word[-1:] == "s" and word[:-1].lower() in things else word for word in kept)


def _numbers(tongue: Tongue) -> dict[str, int]:
    """The words that count, and how many they say."""
    both = dict.fromkeys(tongue.ui("counting-both").split(), 2)
    return both | {word: number for number, word in enumerate(tongue.ui("counting").split(), 2)}


def mixed(text: str, ruleset: str, tongue: Tongue) -> list[tuple[int, str]]:
    """How many of each of two things are asked for, and the question about one of it; nothing where not two are."""
    numbers = "|".join([r"\d+", *tongue.ui("articles").split(), *_numbers(tongue)])
    found = re.match(rf"(.*?)\b({numbers})\b (.+?) {tongue.ui('both-word')} ({numbers})\b (.+)", text, re.IGNORECASE)
    if found is None:
        return []
    parts = ((found[2], found[3]), (found[4], found[5]))
    return [counted(f"{found[1]}{number} {rest}", ruleset, tongue) or (1, f"{found[1]}{rest}") for number, rest in parts]


def one_after_another(now: Moment, wanted: Sequence[tuple[Sequence[Move], int]], tongue: Tongue) -> questions.Answer:
    """Whether whoever decides may make so many of some moves and then so many of others; or why not."""
    state, by = now.state, ""
    for moves, times in wanted:
        for _ in range(times):
            move = next(filter(state.allows, moves), None) if state.actor == now.state.actor else None
            if move is None:
                return _stopped(now, state, moves[0], tongue), []
            state = state.play(move)
            by = by or state.events[0].clause
    return element("div", f"✓ {escaped(tongue.ui('both-in-turn'))} {chip(by)}", class_="allowed"), []


def _stopped(now: Moment, after: AnyState, move: Move, tongue: Tongue) -> str:
    """That not all of it can be done, and what is in the way then."""
    line = f"✕ {escaped(tongue.ui('not-so-many'))}"
    return element("div", f"<p>{line}</p><p>{more(now, after, move, tongue)}</p>", class_="refused")


def in_a_row(now: Moment, moves: Sequence[Move], times: int, tongue: Tongue) -> questions.Answer | None:
    """Whether such moves may be made so often in a row by whoever decides now; or how often, and what forbids more.

    None where that rests on what lies face down, or on what falls between them.
    """
    ran = [_run(world, moves, times) for world in now.imagined]
    (done, after), move = ran[0], next((move for move in moves if move in now.moves), moves[0])
    hindered = {(one, None if why is None else why.said()) for one, world in ran for why in [world.refusal(move)]}
    if len(hindered) > 1 or (done < times and after.actor == CHANCE and after.turn == now.state.turn):
        return None
    if not done:
        return questions.asked(now, str(move), tongue)
    lines = [_head(now, move, done, times, tongue)]
    if done < times:
        lines.append(more(now, after, move, tongue))
    return element("div", "".join(f"<p>{line}</p>" for line in lines), class_="allowed" if done == times else "note"), []


def _run(state: AnyState, moves: Sequence[Move], times: int) -> tuple[int, AnyState]:
    """How often such moves were made in a row, and the table after that."""
    done, actor = 0, state.actor
    while done < times and state.actor == actor and (next_ := next(filter(state.allows, moves), None)) is not None:
        state, done = state.play(next_), done + 1
    return done, state


def _head(now: Moment, move: Move, done: int, times: int, tongue: Tongue) -> str:
    """How often such a move may be made, by which clause, and the move to press."""
    by, told = now.imagined[0].play(move).events[0].clause, named(move, tongue, now.state.ruleset)
    if done == times:
        said = f"✓ {escaped(tongue.ui('in-a-row', times=times))}"
    else:
        said = f"✕ {escaped(tongue.ui('in-a-row-once' if done == 1 else 'in-a-row-only', done=done, times=times))}"
    can = f"{escaped(tongue.ui('can-be-done'))} {button(told, 'play', str(move))}"
    return f"{said} {chip(by)}</p><p>{can}"


def more(now: Moment, after: AnyState, move: Move, tongue: Tongue) -> str:
    """Why not once more: the turn is over by the clause that was due in it, or what forbids the move itself."""
    if after.turn != now.state.turn:
        clause = now.state.engine.due(now.state.rules, now.imagined[0].table)
        rule = brief.first_sentence(Rulebook(now.state.ruleset, tongue.language)[clause].sentence)
        return f"{escaped(tongue.ui('turn-over'))} {escaped(rule)} {chip(clause)}"
    why = after.refusal(move)
    return "" if why is None else f"✕ {escaped(tongue.ui('after-that', reason=brief.said(why, tongue)))} {chip(why.clause)}"

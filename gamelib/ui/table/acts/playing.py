"""Playing and asking: one short function for each thing that the page can ask."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ....core.moves import CHANCE, Move
from ...message import Message, fields_of, text_of
from ...play import trying
from .. import advice, foreseen, likely, own_luck, place_questions, plain_questions, questions, tapping, typed_names
from ..game import PERSON, Game
from ..marks import CROSSED
from ..page import TablePage
from ..question_heading import Question
from ..sight import OPEN

AGAIN = 3
"""So many of the last questions are kept, to be asked again."""


def play(page: TablePage, message: Message) -> None:
    """Make a move, or say why it may not be made."""
    now, move = page.moment, page.game.ruleset.parse(text_of(message))
    if move not in now.moves:
        return why(page, message)
    make(page, move)
    page.clear()


def tap(page: TablePage, message: Message) -> None:
    """Choose a move on the board and say what it would do; the same once more makes it."""
    now, move = page.moment, page.game.ruleset.parse(text_of(message))
    if move not in now.moves or move == page.picked:
        return play(page, message)
    page.answer, page.marks = tapping.told(now, move, page.tongue)
    page.picked = move


def take_up(page: TablePage, message: Message) -> None:
    """Say where a piece that was taken up may be put: each of its moves has a place to itself."""
    now, thing, page.picked = page.moment, fields_of(message).get("thing", ""), None
    page.answer, page.marks = tapping.taken_up(now, text_of(message), thing, page.tongue), []


def make(page: TablePage, move: Move) -> None:
    """Make a move here: where the branch goes on with it, follow it; where it went on otherwise, begin a new one."""
    game = page.game
    if page.moment.follows(move):
        return game.go(game.at + 1)
    if game.at < game.last:
        trying.leave_past(page)
    game.append(move)


def decide(page: TablePage) -> None:
    """Let chance, a bot or whoever stands in decide; in the past, on a table that these eyes can imagine."""
    game = page.game
    if game.at < game.last and (page.moment.hides or not page.moment.shows_next()):
        page.fork()
    make(page, game.decision(own_luck.of_branch(game, page.chosen)))


def number(page: TablePage, message: Message) -> None:
    """Make a move that is a number, such as a bid; what is no whole number is answered in a sentence of the game."""
    kind, given = text_of(message), fields_of(message).get("number", "").strip()
    if (answer := questions.of_number(page.moment, kind, given, page.tongue)) is not None:
        page.answer, page.marks = answer
    else:
        play(page, {"arg": f"{kind} {int(given) if given.isdecimal() else given}"})


def chosen(page: TablePage, message: Message) -> None:
    """Make a move that was chosen from a list, or whose name was typed; what was typed otherwise is answered."""
    given, kind, now = fields_of(message).get("move", ""), text_of(message), page.moment
    if not kind or any(str(move) == given for move in now.moves):
        return play(page, {"arg": given})
    found = typed_names.meant(now, kind, given, page.tongue)
    if isinstance(found, Move):
        return play(page, {"arg": str(found)})
    page.answer, page.marks = found


def why(page: TablePage, message: Message) -> None:
    """Say whether a move may be made, or why not."""
    page.picked = None
    text = text_of(message)
    page.answer, page.marks = plain_questions.answered(page.moment, text, page.tongue)
    if not plain_questions.is_move(page.moment, text):
        page.question = Question(text, page.answer)


def question(page: TablePage, message: Message) -> None:
    """The same for a question that was typed, or pressed where one is asked; the answer is given at the table."""
    if text := fields_of(message).get("move", text_of(message)).strip():
        page.close()
        why(page, {"arg": text})
        page.question = Question(text, page.answer)
        page.asked = [*dict.fromkeys([text, *page.asked])][:AGAIN]


def place(page: TablePage, message: Message) -> None:
    """Say why nothing can be done at a place, or with a thing that lies there."""
    thing, page.picked = fields_of(message).get("thing", ""), None
    page.answer, page.marks = place_questions.at_place(page.moment, text_of(message), page.tongue, thing, page.projected)
    page.answer = questions.of_then(page.moment, page.tongue) + page.answer


def drop(page: TablePage, message: Message) -> None:
    """Make the move that takes a piece from where it was dragged to where it was dropped, or say why it may not be made."""
    now, fields, game = page.moment, fields_of(message), page.game
    start, goal, thing = fields.get("from", ""), text_of(message), fields.get("thing", "")
    if game.automatic() or game.at < game.last or now.covered:
        return place(page, {"arg": goal})
    if (unwanted := place_questions.of_unwanted(now, start, thing, page.tongue)) is not None:
        page.answer, page.marks = unwanted
        return None
    if not (wanted := likely.from_to(now, start, goal, thing)):
        return _lost(page, message, start, goal)
    play(page, {"arg": str(wanted[0])})


def _lost(page: TablePage, message: Message, start: str, goal: str) -> None:
    """Answer for a piece that no move could ever take there: with the rule that comes nearest, or as for a click on the place.

    What else could be done there is not offered to whoever has a piece in hand: they mean that piece.
    """
    now, fields = page.moment, fields_of(message)
    if (carried := place_questions.carried(now, start, goal, page.tongue)) is not None:
        page.answer, page.marks = carried
    elif fields.get("held") and likely.is_place_of(now, goal):
        page.answer, page.marks = tapping.goes_not_there(now, page.tongue), [[CROSSED, False, [goal]]]
    else:
        place(page, {"arg": goal, "fields": {"thing": fields.get("onto", "")}})


def look(page: TablePage, message: Message) -> None:
    """What a move that somebody points at would cause, in words and as the table would then be shown."""
    from .. import prefetch

    text = text_of(message)
    words, marks = foreseen.foreseen(page.moment, text, page.tongue, page.hinted)
    asked = {name: page.news(contents) for name, contents in prefetch.move(page, text).items()}
    page.note({"look": text, "said": words, "marks": marks, "ahead": {"tick": page.tick, "asked": asked}})
    page.quietly()


def step(page: TablePage, message: Message) -> None:
    """One decision by chance or a bot; in the past, one move on."""
    game = page.game
    if message.get("run") and game.at < game.last:
        game.go(game.at + 1)
    elif game.state.actor is not None and (not message.get("run") or game.automatic()):
        _may_decide(page)
        decide(page)
    page.clear()


def _may_decide(page: TablePage) -> None:
    """On a page that is bound to a seat, nobody decides for the other people at the table."""
    actor = page.game.state.actor
    if page.seat is not None and actor is not None and actor not in (CHANCE, page.seat) and page.game.seats[actor] == PERSON:
        raise ValueError(page.tongue.ui("not-yours", actor=actor, viewer=page.seat))


def turn(page: TablePage, message: Message) -> None:
    """Let bots and chance play until the turn is over."""
    number = page.game.state.turn
    page.job = _played(page, lambda game: game.state.turn == number)
    page.work()
    page.clear()


def finish(page: TablePage, message: Message) -> None:
    """Let bots and chance play to the end."""
    page.job = _played(page, lambda game: True)
    page.work()
    page.clear()


def _played(page: TablePage, going: Callable[[Game], bool]) -> Iterator[str]:
    game = page.game
    while game.state.actor is not None and going(game):
        _may_decide(page)
        decide(page)
        yield page.tongue.ui("working", moves=game.at, turn=game.state.turn)


def advise(page: TablePage, message: Message) -> None:
    """Ask a bot what it would play, and play on from the few best moves."""
    now, actor = page.moment, page.game.state.actor
    if actor is None or actor == CHANCE:
        raise ValueError(page.tongue.ui("no-advice"))
    if now.covered or now.eyes not in (OPEN, actor):
        raise ValueError(page.tongue.ui("decides", player=actor))
    page.job = _advised(page, page.game.stand_in)
    page.work()


def _advised(page: TablePage, name: str) -> Iterator[str]:
    begun = page.moment
    for found in advice.asked(page.game, name):
        if page.moment is not begun:  # somebody else sits here by now, or looks at another place
            return
        if found.games:
            page.answer = advice.said(found, page.game.state.ruleset, page.tongue)
        yield page.tongue.ui("thinking", games=found.games)


def more(page: TablePage, message: Message) -> None:
    """Go on with the work."""
    page.work()


def stop(page: TablePage, message: Message) -> None:
    """Stop the work where it is."""
    page.job = None

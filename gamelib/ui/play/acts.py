"""What can be asked of a table in its play face, beside what every table can be asked."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from ..message import Message, fields_of, text_of
from ..table import sight, waiting
from ..table.game import ASKS, PERSON, ROLLS, Game, begun
from . import finishing, trying

if TYPE_CHECKING:
    from ..table.page import TablePage

FACES = ("play", "lab")
MOST_SEED = 2**31
TO_END = "end"
"""What is asked of a skip that may also decide for people: only *Skip to the end* says so."""


def face(page: TablePage, message: Message) -> None:
    """Play, or the tools of the lab."""
    if text_of(message) not in FACES:
        raise ValueError(page.tongue.ui("unknown-act", name=text_of(message)[:60]))
    page.close()
    page.face = text_of(message)
    if page.opened is not None:
        page.opened.forget_told()  # with tools, long lists are told in full


def projector(page: TablePage, message: Message) -> None:
    """Larger letters and pieces and fewer words, or as before."""
    page.projected = page.satchel.projected = not page.projected


def width(page: TablePage, message: Message) -> None:
    """How large the window is: on a phone, or where little room is left for it, the board is drawn anew."""
    page.window = text_of(message)


def curves(page: TablePage, message: Message) -> None:
    """Unfold the curves, or fold them."""
    page.folds = page.unfolded


def luck(page: TablePage, message: Message) -> None:
    """Set by hand what falls, or let it fall by itself again."""
    page.game.chance = ASKS if page.game.chance == ROLLS else ROLLS
    page.clear()


def dice(page: TablePage, message: Message) -> None:
    """Set two dice to what somebody chose."""
    from ..table.acts.playing import play
    from .luck import named_dice

    play(page, {"arg": named_dice(text_of(message), fields_of(message))})


def undo(page: TablePage, message: Message) -> None:
    """Take back the last decision of a person; what was played stays as a branch of its own, and can be made again at once.

    While something in it is secret it is no branch: on the new one it may come out, and must not be a secret of the old one.
    Nor is it where there are too many branches: whoever plays can always take back.
    """
    at = last_decision(page)
    if at is None:
        raise ValueError(page.tongue.ui("nothing-to-undo"))
    game, home, before = page.game, page.game.home(at), page.game.standing()
    if sight.is_told(game, home, page.chosen, page.moment.person) and not game.is_full:
        game.go(at)
        game.fork()
    elif home is game.branch:
        game.take_back(at)
    else:  # before a what-if: its past is that of a game in which something is secret
        game.go(at)
        page.fork()
    trying.remember(game, before)
    page.lifted = None
    page.clear()


def last_decision(page: TablePage) -> int | None:
    """Where a person last decided something that can be taken back here; on a common table nothing can.

    People at one screen who know each other's bids bid all anew: nobody takes back only the own one. Of a game in which
    something is secret nothing is taken back while one looks at its past: all that came after would be lost. Nor is anything
    at a plain table: there one plays on from the past, beside the game as it was. What a bot decided for a person is not the
    person's: whoever let bots finish the game comes back to where that began.
    """
    game = page.game
    if page.face == FACES[0] and game.at < game.last:
        return None
    if page.seat is not None or (game.at < game.last and not sight.is_told(game, game.branch, page.chosen, page.moment.person)):
        return None
    known = sight.open_until(game.branch) if game.seats.count(PERSON) > 1 and page.chosen is not sight.OPEN else -1
    decided = finishing.decided(game)
    return next((at for at in decided if at > known or not sight.hides(game.states[at], sight.NOBODY)), None)


def skip(page: TablePage, message: Message) -> None:
    """Let bots and dice play on until a person must decide; to the end where that was asked and is offered."""
    page.job = finishing.played(page, _until_asked(text_of(message) == TO_END and page.seat is None))
    page.work()
    page.clear()


def _until_asked(to_end: bool) -> Callable[[Game], bool]:
    from .phrases import is_settled, may_be_left

    return lambda game: game.automatic() or (to_end and (is_settled(game.state) or may_be_left(game)))


def go_on(page: TablePage, message: Message) -> None:
    """Go on at once where the game would go on by itself after a while."""
    from ..table.acts.playing import decide

    if page.game.at == page.game.last and page.game.automatic():
        decide(page)
    page.clear()


def halt(page: TablePage, message: Message) -> None:
    """Let a game of bots rest, or go on."""
    page.halted = not page.halted


def again(page: TablePage, message: Message) -> None:
    """Another game by the same rules with the same people and other luck; the one that was played waits at the door."""
    old = page.game
    waiting.set_aside(page)
    page.open(fresh(old.ruleset.start(old.branches[0].states[0].rules), old.names, old.seats))
    page.face, page.folds = FACES[0], None


def fresh(state: object, names: tuple[str, ...], seats: list[str]) -> Game:
    """A new game with a seed that nobody has seen, chance left to it."""
    game = Game(replace(begun(state, names), seed=secrets.randbelow(MOST_SEED)))  # type: ignore[arg-type]
    game.seats, game.chance = list(seats), ROLLS
    return game


def hint(page: TablePage, message: Message) -> None:
    """A move and why, in sentences; where one chooses from many, it is chosen."""
    from .hints import told

    page.answer, page.marks, page.hinted = told(page)
    page.picked = page.hinted


def hush(page: TablePage, message: Message) -> None:
    """Take the hint or the refusal off the table."""
    page.clear()


def door(page: TablePage, message: Message) -> None:
    """Back to the choice of games, where this one waits; or to the page that led here."""
    if page.only_shows:
        from ..addresses import home

        page.turned = home(page)
    elif page.origin is not None:
        page.turned = page.origin
    elif page.door:
        from ..door import DoorPage

        page.leave()
        page.turned = DoorPage(page.folder, page.language, None if page.opened is None else page)


def learn(page: TablePage, message: Message) -> None:
    """How to play: the game in short over the table, or all rules where nobody has told it in short."""
    from ..rules.in_short import HOW, has_cards

    page.close()
    if has_cards(page.game.state.ruleset):
        page.dialog = HOW
    else:
        all_rules(page, message)


def lesson(page: TablePage, message: Message) -> None:
    """The lesson, scene by scene; the game waits."""
    from ..learn.opening import left_from, lesson_page

    page.close()
    page.turned = left_from(page, lesson_page(page.game.state.ruleset, folder=page.folder))


def all_rules(page: TablePage, message: Message) -> None:
    """Every rule, with a search among them; the game waits."""
    from ..rules.page import all_rules as rules_of

    page.close()
    page.turned = rules_of(page, page.game.state.ruleset)

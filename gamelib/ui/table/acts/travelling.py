"""Going to and fro: places, branches, eyes, and how much of it is shown."""

from __future__ import annotations

from ....drawing import escaped
from ...markup import element
from ...message import Message, number_of, text_of
from ...play import luck
from .. import own_luck
from ..heading import ALL_OPEN
from ..page import TablePage
from ..sight import NOBODY, OPEN

LEAF = 4
"""So many blocks of the log are shown more each time that earlier events are asked for."""


def go(page: TablePage, message: Message) -> None:
    """Show another place of the branch."""
    page.game.go(number_of(message))
    page.tried = 0
    page.clear()


def ahead(page: TablePage, message: Message) -> None:
    """Send the place that somebody points at before it is asked for; nothing that is shown changes."""
    from .. import prefetch

    for asked, contents in prefetch.place(page, number_of(message)).items():
        page.note({"ahead": {"tick": page.tick, "asked": {asked: page.news(contents)}}})
    page.quietly()


def turn_board(page: TablePage, message: Message) -> None:
    """Turn a board of which a wall shows but a part to another part of it, until the next move."""
    page.turned_to = (page.game.current, page.game.at, text_of(message))


def fork(page: TablePage, message: Message) -> None:
    """A new branch from here; what falls in it is told."""
    page.fork()
    is_same = not own_luck.of_branch(page.game, page.chosen).dice
    same = luck.falls(page.game.state.ruleset, page.tongue, luck.SAME, "forked-same-luck")
    said = page.tongue.ui("forked-same" if is_same else "forked-other", branch=page.game.branch.name, same=same)
    page.answer = element("div", escaped(said), class_="note")


def other_luck(page: TablePage, message: Message) -> None:
    """Let other dice fall in the what-if that is shown, or again those of the branch it left."""
    if page.game.current:
        page.game.branch.other_luck = not page.game.branch.other_luck


def branch(page: TablePage, message: Message) -> None:
    """Show another branch, unless it rests on what only somebody else may see."""
    game, number = page.game, number_of(message)
    if 0 <= number < len(game.branches) and not page.moment.may_look(game.branches[number]):
        raise ValueError(page.tongue.ui("whose-branch"))
    game.switch(number)
    page.clear()


def viewer(page: TablePage, message: Message) -> None:
    """See the table with a player's eyes, with nobody's, or all open."""
    text = text_of(message)
    if text not in ("", ALL_OPEN) and not 0 <= number_of(message) < page.game.state.rules.players:
        raise ValueError(f"There is no player {text[:60]}.")
    page.chosen = NOBODY if not text else OPEN if text == ALL_OPEN else int(text)
    page.lifted = None
    page.clear()


def lift(page: TablePage, message: Message) -> None:
    """Lift the cover over what one player holds; over that of the past it stays, as somebody else may sit here now."""
    if page.moment.covered or page.moment.apart:
        if page.game.at < page.game.last:
            raise ValueError(page.tongue.ui("lift-past"))
        page.lifted = page.game.state.actor
        page.clear()


def curve(page: TablePage, message: Message) -> None:
    """Choose the curves."""
    page.group = text_of(message)


def speed(page: TablePage, message: Message) -> None:
    """Choose how fast the game runs."""
    page.speed = str(min(max(number_of(message), 50), 5000))


def earlier(page: TablePage, message: Message) -> None:
    """Show more of the log."""
    page.leafed = (page.game.current, page.game.at, page.earlier + LEAF)


def side_0(page: TablePage, message: Message) -> None:
    """Choose the branch on the left of the comparison."""
    page.pair = (_branch(page, message), page.pair[1])


def side_1(page: TablePage, message: Message) -> None:
    """Choose the branch on the right of the comparison."""
    page.pair = (page.pair[0], _branch(page, message))


def _branch(page: TablePage, message: Message) -> int:
    return min(max(number_of(message), 0), len(page.game.branches) - 1)

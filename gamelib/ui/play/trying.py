"""Playing on from the past: the game as it was stays, and one goes to and fro between it and the new try."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...drawing import escaped
from ..markup import Tongue, button, element
from ..message import Message
from ..table import sight
from ..table.game import Branch, Game, Undone
from ..table.moment import Moment

if TYPE_CHECKING:
    from ..table.page import TablePage


def may_play_on(now: Moment) -> bool:
    """Whether whoever looks back may go on from here: what several people at one screen hide is dealt to nobody anew."""
    game = now.game
    if game.at == game.last or game.is_full or now.covered or now.apart:
        return False
    return now.person not in (sight.OPEN, sight.NOBODY) or sight.is_told(game, game.branch, now.chosen, now.person)


def play_on(page: TablePage, message: Message) -> None:
    """Go on from the place that is looked back at, beside the game as it was."""
    if page.aside:
        raise ValueError(page.tongue.ui("no-play-on"))
    leave_past(page)
    page.clear()


def leave_past(page: TablePage) -> None:
    """Go on beside the game from a place of its past; at a plain table there is a way back to it, or one may not."""
    if not page.tongue.plain or page.aside:
        return page.fork()
    if not may_play_on(page.moment):
        raise ValueError(page.tongue.ui("no-play-on"))
    page.fork()
    page.game.branch.plays_on = True


def remember(game: Game, before: tuple[list[Branch], list[int | None], int]) -> None:
    """Keep how the game stood before something was taken back, behind what was taken back just before that."""
    branches, _, current = before
    kept = game.undone if game.undone and _is_as_left(branches[current], game.undone[-1]) else []
    game.undone = [*kept, Undone(*before, game.branch, len(game.states))]


def _is_as_left(line: Branch, undone: Undone) -> bool:
    """Whether nothing was played on a branch since something was taken back on it."""
    return line is undone.left and len(line.states) == undone.length


def redo(page: TablePage, message: Message) -> None:
    """Make again what was taken back last, step by step as it was taken back."""
    game = page.game
    if not can_redo(page):
        raise ValueError(page.tongue.ui("nothing-to-redo"))
    if _is_undone(game):
        game.stand_again(game.undone.pop())
        page.lifted = None
        return page.clear()
    assert game.branch.parent is not None
    left, game.current = game.current, game.branch.parent
    if left == len(game.branches) - 1:
        game.branches.pop()  # nothing was played there
    game.go(game.last)
    page.clear()


def can_redo(page: TablePage) -> bool:
    """Whether something was just taken back that still lies there, and nothing was played since."""
    game, line = page.game, page.game.branch
    if page.seat is not None or game.at < game.last:
        return False
    if _is_undone(game):
        return True
    if line.parent is None or line.plays_on:
        return False
    return len(line.states) == line.fork and page.moment.may_look(game.branches[line.parent])


def _is_undone(game: Game) -> bool:
    return bool(game.undone) and _is_as_left(game.branch, game.undone[-1])


def other_line(page: TablePage, message: Message) -> None:
    """Go to the game as it was, or from there to what was tried last; each stays as it is."""
    number = other(page)
    if number is None:
        raise ValueError(page.tongue.ui("no-other-line"))
    page.game.switch(number)
    page.game.go(page.game.last)
    page.lifted = None
    page.clear()


def other(page: TablePage) -> int | None:
    """The branch beside the one that is shown to which these eyes may go, if somebody played on from the past."""
    number = None if page.seat is not None else _left(page.game) if _left(page.game) is not None else _tried(page.game)
    return number if number is not None and page.moment.may_look(page.game.branches[number]) else None


def _left(game: Game) -> int | None:
    """The game that was left to play on from its past, or that was over already."""
    line = game.branch
    while line.parent is not None:
        if line.plays_on or game.branches[line.parent].states[-1].actor is None:
            return line.parent
        line = game.branches[line.parent]
    return None


def _tried(game: Game) -> int | None:
    """What was tried last from a place of the branch that is shown."""
    return next((number for number in reversed(range(len(game.branches))) if _is_tried(game, number)), None)


def _is_tried(game: Game, number: int) -> bool:
    line, plays_on = game.branches[number], False
    if len(line.states) == line.fork:
        return False
    while line.parent is not None:
        plays_on = plays_on or line.plays_on or game.branches[line.parent].states[-1].actor is None
        if line.parent == game.current:
            return plays_on
        line = game.branches[line.parent]
    return False


def ways(page: TablePage, tongue: Tongue) -> str:
    """In the bar: again what was taken back, or to the other game of the two."""
    if (leads := _leads(page, tongue, "lines", "-wall" if page.projected else "")) or not can_redo(page):
        return leads
    said = tongue.ui("redo")
    sign = f"↷{element('span', f' {escaped(said)}', class_='roomy')}"
    given = {"data_do": "redo", "data_key": "redo", "aria_label": said, "title": tongue.ui("redo-help")}
    given["aria_keyshortcuts"] = tongue.ui("key-redo")
    return element("button", sign, type="button", **given)


def on_card(page: TablePage, tongue: Tongue) -> str:
    """The same way on the card, for a phone, whose bar has no room for it."""
    leads = _leads(page, tongue, "quietly", key="other-line-card")
    return element("p", leads, class_="lines-card") if leads else ""


def _leads(page: TablePage, tongue: Tongue, look: str, short: str = "", key: str = "other-line") -> str:
    """The way to the other game of the two, if there is one; ``short`` is said of it on a wall."""
    number, game = other(page), page.game
    if number is None:
        return ""
    ended = game.branches[number].states[-1].actor is None
    leads = "to-tried" if number != _left(game) else "to-finished" if ended else "to-left"
    told = f"{tongue.ui(leads)}. {tongue.ui('other-line-help')}" if short else tongue.ui("other-line-help")
    return button(tongue.ui(leads + short), "other-line", data_key=key, title=told, class_=look)

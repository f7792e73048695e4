"""At the bell: bots play the rest of a game that people began, after a question, and one may come back and play on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from ...core.moves import CHANCE
from ...drawing import escaped
from ..markup import Tongue, button, element
from ..message import Message
from ..table import sight
from ..table.game import PERSON, Game

if TYPE_CHECKING:
    from ..table.page import TablePage

FINISHING = "finishing"
"""The question before bots decide for people."""


def is_offered(page: TablePage) -> bool:
    """Whether people play a game here that is not over, and no page speaks for one seat of it alone."""
    if page.opened is None or page.aside or page.only_shows or page.seat is not None:
        return False
    return PERSON in page.game.seats and page.game.states[page.game.last].actor is not None


def way(page: TablePage, tongue: Tongue, short: bool = False) -> str:
    """The way to the question; whoever looks back comes back first. ``short`` is for the bar, where room is scarce."""
    if not is_offered(page):
        return ""
    told, past = tongue.ui("title-finishing"), page.game.at < page.game.last
    said, key = (tongue.ui("finish-short"), "to-finish") if short else (told, f"{FINISHING}-way")
    return button(said, "dialog", FINISHING, title=told, aria_label=told, disabled=past, data_key=key)


def on_card(page: TablePage, tongue: Tongue) -> str:
    """The same way on the card, for a phone, whose bar has no room for it."""
    is_there = is_offered(page) and page.game.at == page.game.last
    given = {"class_": "quietly", "data_key": f"{FINISHING}-card"}
    leads = button(tongue.ui("title-finishing"), "dialog", FINISHING, **given) if is_there else ""
    return element("p", leads, class_="lines-card last") if leads else ""


def form(page: TablePage) -> str:
    """What will happen, and the two answers; what people at one screen hide comes out: then nobody takes it back alone."""
    game, tongue = page.game, page.tongue
    comes_out = game.seats.count(PERSON) > 1 and page.chosen is not sight.OPEN and sight.hides(game.state, sight.NOBODY)
    told = element("p", escaped(tongue.ui("finishing-hidden" if comes_out else "finishing-told")))
    yes = button(tongue.ui("finishing-do"), "finish-game", class_="strong", data_key="finish-game")
    no = button(tongue.ui("finishing-not"), "dialog", "", data_key="finish-not", data_first=True)
    return told + element("div", yes + no, class_="row")


def finish_game(page: TablePage, message: Message) -> None:
    """Let bots and chance play to the end, for the people as well."""
    if not is_offered(page) or page.game.at < page.game.last:
        raise ValueError(page.tongue.ui("no-finish"))
    page.close()
    page.lifted = None
    page.job = played(page, lambda game: game.state.actor is not None)
    page.work()
    page.clear()


def played(page: TablePage, goes_on: Callable[[Game], bool]) -> Iterator[str]:
    """Bots and chance decide as long as the game goes on so; where it was for a person is kept, for whoever comes back."""
    from ..table.acts.playing import decide

    game = page.game
    while game.at == game.last and goes_on(game):
        at, actor = game.at, game.state.actor
        decide(page)
        if actor is not None and actor != CHANCE and game.seats[actor] == PERSON:
            game.branch.by_bots.add(at)
        yield page.tongue.ui("working", moves=game.at, turn=game.state.turn)


def decided(game: Game) -> Iterator[int]:
    """Where people decided, the last first; of what bots decided for them one after the other, where that began."""
    began: int | None = None
    for at in range(game.at - 1, -1, -1):
        actor = game.states[at].actor
        if actor is None or actor == CHANCE or game.seats[actor] != PERSON:
            continue
        if at in game.branch.by_bots:
            began = at
            continue
        if began is not None:
            yield began
            began = None
        yield at
    if began is not None:
        yield began

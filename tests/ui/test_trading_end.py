"""Where shares stand in rows the end of trading stands beside the hint, where it stays in sight; and a bid says its number."""

from __future__ import annotations

import pytest

import gamelib
from gamelib.ui.play import trading
from gamelib.ui.table.game import PERSON
from gamelib.ui.table.page import TablePage
from tests.ui.pages import shown


def first(name: str, phase: str) -> TablePage:
    """The first place of a game at which that is due."""
    page = TablePage(gamelib.playout(name, bots="sensible", seed=4, limit=200), face="play")
    at = next(at for at, state in enumerate(page.game.states) if state.phase == phase and len(state.moves()) > 2)
    page.game.go(at)
    page.game.branch.states[at + 1 :] = []
    page.lifted = page.game.state.actor
    return page


def test_the_end_of_trading_stands_beside_the_hint() -> None:
    card = shown(first("shark", "trade-before"), "moves")
    rows, foot = card.split('class="foot"')
    assert 'data-arg="done"' in foot
    assert 'data-arg="done"' not in rows
    assert foot.index('data-arg="done"') < foot.index('data-key="hint"')


def test_rows_in_which_one_can_buy_come_first() -> None:
    """Below the edge of a phone's sheet nobody would see that shares can be bought."""
    seen = 0
    page = TablePage(gamelib.playout("shark", bots="sensible", seed=4), face="play")
    for at, state in enumerate(page.game.states):
        if state.phase not in ("trade-before", "trade-after") or len(state.moves()) < 3:
            continue
        page.game.go(at)
        card = trading.panel(page.moment, trading.traded(page.moment.moves), {}, page.tongue, 1)
        rows = ['data-arg="buy' in row for row in card.split('class="hue"')[1:]]
        assert rows == sorted(rows, reverse=True)
        seen += len(set(rows)) == 2
    assert seen


@pytest.mark.parametrize(
    ("name", "words", "says", "one"),
    [("city", "Bid 0 coins", "Bid # coins", "Bid 1 coin"), ("mark", "Bid $0", "Bid $#", "Bid $1")],
)
def test_the_button_says_the_number_that_it_bids_unless_that_is_typed_covered(
    name: str, words: str, says: str, one: str
) -> None:
    page = first(name, "bid")
    assert 'class="sealed"' in (card := shown(page, "moves"))
    assert words not in card, "what is typed covered is told to nobody"
    page.game.seats = [PERSON if seat == page.game.state.actor else "sensible" for seat in range(page.game.state.rules.players)]
    card = shown(page, "moves")
    assert f'<span class="lay" data-says="{says}" data-one="{one}" data-open="Bid this much">{words}</span>' in card

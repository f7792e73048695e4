"""Through a game and back: forks, steps, the seed, work that goes on and is stopped."""

from __future__ import annotations

import re

import pytest

import gamelib
from gamelib.drawing import escaped
from gamelib.ui.table import curve_groups, differences, putting_away
from gamelib.ui.table.page import TablePage
from tests.ui.pages import ask, done, played, shown, table
from tests.ui.test_table import before_the_first_auction

RULESETS = gamelib.RULESETS


def test_another_move_in_the_past_forks_and_the_same_one_is_followed() -> None:
    page = played(table(), "first 2", "roll red blue", "take red 2")
    ask(page, "go", 2)
    played(page, "take red 2")
    assert (len(page.game.branches), page.game.at) == (1, 3)
    ask(page, "go", 2)
    played(page, "take blue 1")
    assert [branch.name for branch in page.game.branches] == ["main", "what-if 1"]
    assert [str(move) for move in page.game.branches[0].moves] == ["first 2", "roll red blue", "take red 2"]
    assert [str(move) for move in page.game.branch.moves] == ["first 2", "roll red blue", "take blue 1"]
    ask(page, "dialog", "compare")
    assert shown(page, "dialog").count("<svg xmlns") == 2
    ask(page, "branch", 0)
    assert str(page.game.state.last_move) == "take red 2"


def test_a_comparison_with_a_branch_that_is_gone_shows_the_last_there_is() -> None:
    page = played(table("mark"), "first 1", "roll red blue")
    for side in ("side-0", "side-1"):
        ask(ask(page, "fork"), side, 2)
    ask(page, "load", text=page.game.record().text())
    ask(page, "dialog", "compare")
    assert len(page.game.branches) == 1
    assert shown(page, "dialog").count('<option value="0" selected>') == 2


def test_a_comparison_says_in_words_what_differs() -> None:
    page = played(table(), "first 1", "roll red blue", "take red 2")
    ask(page, "dialog", "compare")
    assert "No place of the board differs here." in shown(page, "dialog")
    assert "Both sides show the branch main." in shown(page, "dialog")
    ask(page, "go", 2)
    played(page, "take blue 1")
    ask(page, "dialog", "compare")
    told = shown(page, "dialog")
    assert "<td>Player 1&#39;s yard, square 1</td><td>empty</td><td>blue piece</td>" in told
    assert "<td>Player 1&#39;s yard, square 2</td><td>red piece</td><td>empty</td>" in told
    assert "In what-if 1, money: the same for everybody." in told


def test_a_comparison_says_where_two_branches_part_and_leads_there() -> None:
    page = played(table(), "first 1", "roll red blue", "take red 2", "roll gold green")
    ask(ask(page, "go", 2), "fork")
    told = shown(ask(page, "dialog", "compare"), "dialog")
    assert "what-if 1 goes no further than move 2, and up to there nothing is seen to differ." in told
    assert "play on in what-if 1" in told
    played(ask(page, "dialog"), "take blue 1")
    told = shown(ask(page, "dialog", "compare"), "dialog")
    assert "The two part at move 3." in told
    assert "<b>main:</b> Player 1 takes a red piece to yard square 2." in told
    assert "<b>what-if 1:</b> Player 1 takes a blue piece to yard square 1." in told
    ask(ask(page, "go", 1), "side-1", 1)
    told = shown(page, "dialog")
    assert 'The two part later, at move 3. <button type="button" data-do="go" data-arg="3"' in told
    assert "No place of the board differs here." in told


def ended(other_luck: bool) -> TablePage:
    """A game that is over, and a what-if from two thirds of it on that is over, too."""
    page = done(ask(ask(table("shark", seed=3, players=2), "viewer", "open"), "finish"))
    ask(ask(page, "go", page.game.last * 2 // 3), "fork")
    return done(ask(ask(page, "other-luck") if other_luck else page, "finish"))


def test_a_comparison_of_two_games_that_are_over_says_so_with_the_scores() -> None:
    page = ended(other_luck=False)
    assert [state.table for state in page.game.branches[0].states] == [state.table for state in page.game.states]
    told = shown(ask(page, "dialog", "compare"), "dialog")
    assert "what-if 1 is the same game to its last move" in told
    assert "goes no further" not in told
    assert "Both games are over:" in told
    outcome = page.game.state.outcome
    assert outcome is not None
    for name in ("main", "what-if 1"):
        line = told.partition(f"<b>{name}:</b>")[2].partition("</li>")[0]
        assert all(f"{score:,}" in line for score in outcome.scores)
        assert line.count("★") == len(outcome.winners)
    ask(page, "go", 3)
    assert "Both games are over:" in shown(ask(page, "dialog", "compare"), "dialog")


def test_other_luck_lets_other_dice_fall_in_a_what_if_and_is_kept() -> None:
    page = ended(other_luck=True)
    fork = page.game.branch.fork
    one, other = ([str(state.last_move) for state in line.states[fork:]] for line in page.game.branches)
    assert one[:20] != other[:20]
    assert "The two part" in shown(ask(page, "dialog", "compare"), "dialog")
    assert putting_away.unpacked(putting_away.packed(page.game)).branches[1].other_luck
    assert 'data-do="other-luck" aria-pressed="true"' in shown(page, "time")
    ask(page, "other-luck")
    assert not page.game.branch.other_luck
    ask(ask(page, "branch", 0), "other-luck")
    assert not page.game.branch.other_luck, "only a what-if has other luck"
    assert "other-luck" not in shown(page, "time")


def test_a_fork_says_what_luck_falls_in_it() -> None:
    page = ask(played(table(), "first 1"), "fork")
    assert "At the same move the same dice fall in it as before" in page.answer
    city = ask(ask(table("city"), "step"), "fork")
    assert "the same tile is drawn in it as before" in city.answer, "what falls is called as in the game"
    assert "what-if 1, from 1" in shown(page, "time")
    sealed = ask(ask(against_bot_bids(), "go", 1), "fork")
    assert "with luck of its own" in sealed.answer


def against_bot_bids() -> TablePage:
    """A game in which a bid is sealed for who looks at it."""
    page = played(ask(table(), "viewer", "open"), "first 1", "roll hammer white", "bid 3")
    return ask(page, "viewer", "1")


def test_two_branches_may_come_to_the_same_table_again() -> None:
    page = played(table(), "first 1", "roll red red", "take red 1", "take red 2")
    played(ask(page, "go", 2), "take red 2", "take red 1")
    told = shown(ask(page, "dialog", "compare"), "dialog")
    assert "The two parted at move 3 and have come to the same table again." in told


def test_where_two_branches_part_tells_nothing_that_is_sealed() -> None:
    page = played(ask(table(), "viewer", "open"), "first 1", "roll hammer white", "bid 3")
    played(ask(page, "go", 2), "bid 7")
    told = shown(ask(page, "dialog", "compare"), "dialog")
    assert "The two part at move 3." in told
    assert "lays a sealed bid of $7." in told
    ask(page, "viewer", "")
    told = shown(ask(page, "dialog", "compare"), "dialog")
    assert "The two part at move 3." not in told, "whether two sealed bids differ is sealed too"
    assert not re.search(r"\$[37]\b", told.partition('class="compared"')[2])


def test_on_a_phone_two_branches_have_boards_of_a_phone() -> None:
    page = ask(ask(played(table(), "first 1"), "fork"), "dialog", "compare")
    assert shown(page, "dialog").count("gamelib-auto gamelib-projector") == 2
    ask(page, "width", "phone")
    assert shown(page, "dialog").count("gamelib-auto gamelib-phone") == 2


def test_a_comparison_says_who_has_more() -> None:
    tongue = table("mark").tongue
    sides = [("cash", {"1": 30, "2": 25}), ("cash", {"1": 42, "2": 20})]
    boards = [f'<g data-place="cash/0"><title>Anna: ${money}</title></g>' for money in (30, 42)]
    said = differences.told(boards, ["main", "what-if 1"], sides, tongue)
    assert "In what-if 1, cash: Player 1 12 more, Player 2 5 less." in said


def test_a_comparison_tells_a_fee_that_is_coming_and_stands_below_the_boards() -> None:
    page = played(table(players=2), "first 1")
    for square in (1, 1, 2, 2, 3):
        played(page, "roll red blue", f"take red {square}")
    ask(page, "go", page.game.last - 1)
    played(page, "refine red 1-1")
    told = shown(ask(page, "dialog", "compare"), "dialog")
    assert "<td>Player 1&#39;s storage fee</td><td>$5 at the start of the next turn</td><td>–</td>" in told
    assert told.index("<svg") < told.index('class="differs"')


def test_what_is_hidden_in_one_branch_is_compared_in_neither() -> None:
    page = table("marco_polo", seed=4, players=2)
    for _ in range(60):
        ask(page, "step")
    ask(ask(page, "go", 0), "fork")
    groups = [set(curve_groups.sampled(page.moment, number).series.curves) for number in (1, 0)]
    assert {"goods", "worth"} <= groups[0] - groups[1]
    ask(ask(page, "curve", "goods"), "dialog", "compare")
    told = shown(ask(ask(page, "side-0", 1), "side-1", 0), "dialog")
    assert told.count('class="chart"') == 2
    assert "goods" not in "".join(re.findall(r'<figure[^>]*aria-label="([^"]*)"', told))
    stood = curve_groups.shared([curve_groups.sampled(page.moment, number) for number in (1, 0)])
    assert {differences.standing(one, 0, "marco_polo", page.tongue)[0] for one in stood} == {"besants in cash"}  # type: ignore[index]


def test_time_ends_at_both_ends() -> None:
    page = played(table(), "first 1")
    assert ask(page, "go", -3).game.at == 0
    assert ask(page, "go", 99).game.at == 1
    assert "is not a number" in shown(ask(page, "go", "soon"), "answer")


@pytest.mark.parametrize("name", RULESETS)
def test_a_seed_decides_all(name: str) -> None:
    games = [done(ask(table(name, seed=seed), "finish")).game for seed in (4, 4, 5)]
    assert all(game.state.outcome is not None for game in games)
    assert games[0].states == games[1].states != games[2].states


def test_one_turn_stops_at_the_next() -> None:
    page = played(table(), "first 1")
    done(ask(page, "turn"))
    assert page.game.state.turn == 2
    assert page.game.states[-2].turn == 1


def test_work_can_be_stopped() -> None:
    page = table()
    page.job = iter(lambda: "still at it", None)
    ask(page, "more")
    assert "still at it" in shown(page, "work")
    assert page.contents()["facts"]["work"]
    assert ask(page, "stop").job is None
    assert shown(page, "work") == ""


def test_a_what_if_of_what_came_before_a_what_if_is_a_game_again() -> None:
    page = ask(before_the_first_auction("mark"), "lift")
    page = ask(ask(page, "number", "bid", number="7"), "fork")
    assert page.game.branch.base == page.game.at, "a world that was imagined"
    ask(ask(page, "go", 1), "fork")
    assert page.game.record().moves == page.game.branches[0].moves[:1]


def test_of_a_long_move_only_what_was_done_is_read_at_once() -> None:
    page = TablePage(gamelib.playout("shark", seed=3), face="play")
    at = next(at for at, state in enumerate(page.game.states) if len(state.events) >= 3)
    read, _, folded = page_at(page, at).partition("<details")
    first, second = (escaped(event.sentence(page.tongue.names)) for event in page.game.states[at].events[:2])
    assert first in read
    assert second not in read
    assert second in folded.partition("</details>")[0]
    assert "This is how the table was." not in read


def page_at(page: TablePage, at: int) -> str:
    """The card of whoever looks back to a place."""
    return str(ask(page, "go", at).whole()["moves"])


def test_whoever_looks_back_reads_first_what_happened_there() -> None:
    page = TablePage(gamelib.playout("mark", seed=3), face="play")
    at = next(at for at, state in enumerate(page.game.states) if any(event.key == "sell" for event in state.events))
    ask(page, "go", at)
    card = page.whole()["moves"]
    told = page.game.states[at].events[0].sentence(page.tongue.names)
    assert card.index(escaped(told)) < card.index('data-key="to-last"') < card.index("This is how the table was.")

"""marco_polo.goal, goal-colours, goal-first, turn-limit."""

from __future__ import annotations

from typing import Any

import pytest

import gamelib

from .tables import at, cited, marco_polo, moving, play, said

HOME = "home:Kyoto table secret:kite"


def home(cash: int, hand: str = "tea,silks,falcons", stage: str = HOME, players: int = 2, **rules: Any) -> Any:
    """The state after player 1 has come home."""
    others = ("Kiev 0 dates", "Candia 0 yaks", "Acre 0 hides")[: players - 1]
    chosen = marco_polo.Rules(players=players, **rules)
    return moving(1, f"Buda {cash} {hand} {stage}", *others, rules=chosen).play("go Venice")


@pytest.mark.parametrize(("players", "goal"), [(2, 1100), (3, 900), (4, 700)])
def test_goal_the_sum_for_two_three_and_four(players: int, goal: int) -> None:
    """Goods 80 + 50 + 80, Table and Secret 240 each: 690 without the cash."""
    missing = goal - 690
    won = home(missing, players=players)
    assert won.outcome == gamelib.core.state.Outcome("marco_polo.goal-first", won.outcome.scores, (0,))
    assert won.outcome.scores[0] == goal
    assert home(missing - 1, players=players).outcome is None


def test_goal_papers_count_only_if_still_held() -> None:
    assert home(410 + 240, stage="home:Kyoto secret:kite").outcome
    assert home(409 + 240, stage="home:Kyoto secret:kite").outcome is None
    assert home(410 + 240, stage="home:Kyoto table").outcome
    assert home(410 + 480, stage="home:Kyoto").outcome


def test_goal_option_both_papers_must_be_held() -> None:
    for stage in ("home:Kyoto secret:kite", "home:Kyoto table", "home:Kyoto"):
        state = home(5000, stage=stage, papers_needed=True)
        assert said(state)[2:4] == ["lacks-papers", "plays-on"]
    assert home(410, papers_needed=True).outcome


def test_goal_needs_the_mission() -> None:
    for stage in ("", "on:Kyoto table"):
        state = home(5000, stage=stage)
        assert (state.outcome, said(state)[2:4]) == (None, ["lacks-mission", "plays-on"])


@pytest.mark.parametrize(
    ("hand", "lacks"),
    [
        ("silks,falcons", ["lacks-colour"]),
        ("tea,falcons", ["lacks-colour"]),
        ("tea,silks", ["lacks-colour"]),
        ("pearls", ["lacks-colour"] * 3),
        ("tea,silks,falcons,yaks,hides,almonds", []),
        ("tea,silks,falcons,yaks,camels", ["over-colour"]),
        ("tea,almonds,coconuts,silks,falcons", ["over-colour"]),
        ("tea,silks,hides,carpets,falcons", ["over-colour"]),
        ("tea,silks,falcons,pearls,topaz,sapphires,diamonds", []),
    ],
)
def test_goal_colours_one_or_two_of_blue_green_yellow_mauve_without_limit(hand: str, lacks: list[str]) -> None:
    others = [] if lacks else ["goal", "winner"]
    state = home(3000, hand)
    assert [key for key in said(state) if key in ("lacks-colour", "over-colour", "goal", "winner")] == lacks + others
    assert bool(state.outcome) == (not lacks)


def test_goal_colours_are_explained() -> None:
    state = home(3000, "tea,falcons")
    assert str(state.events[2]) == "Player 1 still needs a green card: 0 held, at least 1 wanted."


def test_goal_everything_that_is_missing_is_told() -> None:
    state = home(0, "-", stage="on:Kyoto table")
    assert said(state)[2:8] == ["lacks-mission", "lacks-sum", "lacks-colour", "lacks-colour", "lacks-colour", "plays-on"]


def test_goal_first_wins_at_once_and_the_game_is_over() -> None:
    state = home(410)
    assert (state.actor, state.moves(), state.phase) == (None, (), "over")
    assert state.outcome.winners == (0,)
    assert cited(state)[-2:] == ["goal", "goal-first"]


def test_goal_first_standing_in_venice_later_is_no_arrival() -> None:
    state = at("announce", f"Venice 5000 tea,silks,falcons {HOME}", "Kiev 0 dates")
    assert state.outcome is None


def test_goal_first_can_be_won_by_a_card_out_of_turn() -> None:
    """Anna joins Chloé in Venice, then calls Ben, who is ready to win there."""
    agenda = "end, buy, return mauve-danger, name mauve-danger"
    state = at("name", "Venice 0 tea", f"Kiev 3000 dates,silks,falcons {HOME}", agenda=agenda).play("name 2")
    assert state.outcome.winners == (1,)


def test_turn_limit_cuts_the_game_without_a_winner() -> None:
    rules = marco_polo.Rules(players=2, turn_limit=20)
    state = at("trade", "Tabriz 5000 tea", "Kiev 0 dates", rules=rules).play("done")
    assert (state.outcome.clause, state.outcome.winners) == ("marco_polo.turn-limit", ())
    assert not state.outcome.finished
    assert state.outcome.scores == (5080, 30)


def test_turn_limit_counts_extra_turns_and_a_win_in_the_last_turn_is_a_win() -> None:
    rules = marco_polo.Rules(players=2, turn_limit=21)
    state = at("trade", "Tabriz 0 tea", "Kiev 0 dates", rules=rules, extra=5).play("done")
    assert (state.turn, state.table.player) == (21, 0)
    cut = play(state, "announce land", "spin attack", "dice 1 1")
    assert cut.outcome.clause == "marco_polo.turn-limit"
    last = moving(1, f"Buda 500 tea,silks,falcons {HOME}", "Kiev 0 dates", rules=marco_polo.Rules(players=2, turn_limit=20))
    assert last.play("go Venice").outcome.winners == (0,)


def test_goal_numbers_are_rules() -> None:
    assert home(0, goal_for_two=690).outcome
    assert home(0, goal_for_two=691).outcome is None
    assert home(5000, "tea,silks,falcons", least_of_colour=2).outcome is None
    assert home(5000, "-", least_of_colour=0).outcome
    assert home(5000, "tea,dates,almonds,silks,falcons".replace("dates", "coconuts"), most_of_colour=3).outcome
    assert home(410 + 100, table_value=140).outcome
    assert home(409 + 100, table_value=140).outcome is None

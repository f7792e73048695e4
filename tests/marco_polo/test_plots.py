"""Plots of Marco Polo: the numbers are counted a second way, and every plot says where they come from."""

from __future__ import annotations

from math import inf
from typing import Any

import pytest

import gamelib
from gamelib.marco_polo import Rules, plots
from gamelib.marco_polo.curves import series
from gamelib.marco_polo.plots import measures


@pytest.fixture(scope="module")
def games() -> list[gamelib.Record]:
    return [gamelib.playout("marco_polo", Rules(players=3), "merchant", seed=seed) for seed in range(4)]


def texts(ax: Any) -> str:
    return "\n".join([ax.get_title(), ax.get_title("left"), *(text.get_text() for text in ax.texts)])


def test_curves_worth_is_the_sum_of_its_kinds(games: list[gamelib.Record]) -> None:
    for game in games:
        curves = series(game).curves
        for player in ("1", "2", "3"):
            parts = zip(*(curves[kind][player] for kind in ("cash", "goods", "table", "secret")), strict=True)
            assert [sum(part) for part in parts] == list(curves["worth"][player])
        last = game.final()
        assert [curves["worth"][str(player + 1)][-1] for player in range(3)] == list(last.outcome.scores)


def test_leg_turns_add_up_to_the_winners_turns(games: list[gamelib.Record]) -> None:
    for game in games:
        states = game.states()
        winner = states[-1].table.winner
        own = len({state.turn for state in states[1:] if state.table.player == winner})
        assert sum(measures._legs_done(states)[winner]) == own
        legs = plots.leg_turns([game])
        assert len(legs["home"]) == 1
        assert sum(map(len, legs.values())) == sum(states[-1].table.stages) + 1


def test_fight_counts_agree_with_the_events(games: list[gamelib.Record]) -> None:
    counts = plots.fight_counts(games)
    keys = [event.key for game in games for state in game.states() for event in state.events]
    assert counts["won"] == keys.count("fight-won")
    assert counts["lost"] == keys.count("fight-lost")
    assert counts["refused"] == keys.count("conduct-refuses")
    assert counts["card"] == keys.count("ransom-card")
    assert counts["cash"] == keys.count("ransom-cash")
    assert counts["owed"] == keys.count("ransom-owed")


def test_post_stops_agree_with_the_events(games: list[gamelib.Record]) -> None:
    stops = plots.post_stops(games)
    went = [
        event.values["to"]
        for game in games
        for state in game.states()
        for event in state.events
        if event.key in ("go", "go-short")
    ]
    bought = [event for game in games for state in game.states() for event in state.events if event.key == "buy"]
    dealt = [e for g in games for s in g.states() for e in s.events if e.key == "deal" and e.clause == "marco_polo.deal"]
    assert {name: count for name, (count, _) in stops.items()} == {name: went.count(name) for name in stops}
    assert sum(cards for _, cards in stops.values()) == len(bought) + len(dealt)


def test_rounds_of_a_cut_game_are_endless(games: list[gamelib.Record]) -> None:
    cut = gamelib.playout("marco_polo", Rules(players=2, turn_limit=6), seed=1)
    assert plots.rounds([games[0], cut]) == [games[0].final().turn / 3, inf]


def test_every_plot_is_drawn_and_says_where_its_numbers_come_from(games: list[gamelib.Record]) -> None:
    cut = gamelib.playout("marco_polo", Rules(players=2, turn_limit=6), seed=1)
    drawn = [plots.journeys(games[0]), plots.wealth(games[0]), plots.wealth(cut), plots.wealth(games[0], 1)]
    drawn += [plots.legs(games), plots.legs([cut]), plots.fights(games), plots.fights([cut]), plots.posts(games)]
    drawn += [plots.game_lengths({900: games, 1100: [*games, cut]}), plots.game_lengths({900: games})]
    for ax in drawn:
        assert "seed" in texts(ax)
        assert "{" not in texts(ax)
        assert len(ax.get_title() or ax.get_title("left")) > 10
    for by in ("betweenness", "distance", "dead-ends"):
        assert "a reconstruction" in texts(plots.spaces(by=by))
    _close_all()


def _close_all() -> None:
    from matplotlib import pyplot

    pyplot.close("all")


def test_wealth_shows_the_winner_and_the_goal(games: list[gamelib.Record]) -> None:
    ax = plots.wealth(games[0])
    winner = games[0].final().table.winner
    assert games[0].names[winner] in texts(ax)
    assert "900 besants" in texts(ax)
    _close_all()


def test_other_games_and_none_are_refused() -> None:
    mark = gamelib.playout("mark", seed=1, limit=5)
    for wrong in ([], [mark], ["x"]):
        with pytest.raises(ValueError, match=r"no games|Marco Polo takes"):
            plots.legs(wrong)
    with pytest.raises(ValueError, match="no games"):
        plots.game_lengths({})
    with pytest.raises(ValueError, match="measured by"):
        plots.spaces(by="beauty")
    game = gamelib.playout("marco_polo", Rules(players=2, turn_limit=2), seed=1)
    with pytest.raises(ValueError, match="no player 7"):
        plots.wealth(game, 7)

"""Games of two rules beside each other while they come in, on games that were made up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import gamelib
from gamelib import lab
from gamelib.lab.change import beside, live
from gamelib.lab.play.setup import Setup

from . import made_up

CASH = {"cash": 60}


def moves(setup: Setup, index: int) -> Iterator[None]:
    """A game of three moves; game 4 of the changed rules is cut, and lasts longest."""
    yield None
    yield None
    yield None
    cut = index == 4 and bool(setup.rules.differing())
    row = made_up.came_out(setup, index)
    return row | ({"finished": False, "winners": "", "turns": 900} if cut else {})


@pytest.fixture
def pair(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(beside, "by_moves", moves)
    return lab.Beside("mark", CASH, "greedy", 12, 3, ["turns", "finished", "margin"])


def test_pairs_are_played_a_move_at_a_time(pair: Any) -> None:
    assert (pair.games, pair.played, pair.differences(), pair.odd("turns"), pair.cut()) == (0, 0, [], None, 0)
    going, seen = pair.going(), []
    for number, _ in enumerate(going):
        seen.append((pair.games, pair.played))
        if number == 9:
            break
    assert seen == [(0, 0)] * 3 + [(0, 1)] * 3 + [(1, 2)] * 3 + [(1, 3)]
    assert len(list(pair.going())) == 12 * 6 - 10, "it goes on from where it stands"
    assert (pair.games, pair.played, pair.cut()) == (12, 24, 1)


def played(pair: Any) -> Any:
    for _ in pair.going():
        pass
    return pair


def test_games_that_are_known_are_not_played_again(pair: Any) -> None:
    known = {0: made_up.row(0), 1: made_up.row(1), 30: made_up.row(30)}
    again = played(lab.Beside("mark", CASH, "greedy", 3, 3, ["turns"], known))
    assert (again.games, again.played) == (3, 4)
    assert set(known) == {0, 1, 2, 30}, "what is known grows with it"
    assert list(again.table("printed")["game"]) == list(again.table("changed")["game"]) == [0, 1, 2]
    assert again.table("printed").attrs["rules"] == {}
    assert again.table("changed").attrs["rules"] == {"cash": "60"}


def test_differences_are_changed_less_printed(pair: Any) -> None:
    played(pair)
    found = {one.measure: one for one in pair.differences()}
    turns = found["turns"]
    assert turns.gap.n == 11, "a game that was cut has no pair, but for whether it ended"
    assert found["finished"].gap.n == 12
    assert turns.gap.value == pytest.approx(turns.after.value - turns.before.value)
    assert turns.gap.value == pytest.approx(6 * 7 / 11), "six turns in two games of three, the one that was cut among them"
    assert not turns.clear, "seven pairs of one sign are 16 to one, and three measures want 60"
    more = played(lab.Beside("mark", CASH, "greedy", 20, 3, ["turns", "finished", "margin"])).differences()
    assert [one.clear for one in more] == [True, False, False]
    assert not found["margin"].clear
    assert found["margin"].gap.needs == -1
    assert found["finished"].gap.value == pytest.approx(-1 / 12)
    assert not found["finished"].clear


def test_the_oddest_game_is_furthest_from_the_middle_one(pair: Any) -> None:
    played(pair)
    assert pair.odd("finished") == 4
    assert pair.odd("turns") == 0, "in every third game nothing changes"
    assert pair._in_both("turns") == [0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11]
    assert pair._in_both("finished") == list(range(12))


def test_the_code_plays_the_same_games_again(pair: Any) -> None:
    played(pair)
    told = pair.code()
    assert "bots='greedy',\n    games=12,\n    seed=3,\n    measures=['turns', 'finished', 'margin'],\n" in told
    assert "bots=['greedy', 'random', 'random']," in lab.Beside("mark", CASH, ["greedy", "random", "random"], 2).code()
    assert lab.Beside("mark", CASH).measures == (*beside.PLAIN, "fill rate", "first row closes")
    with pytest.raises(lab.LabError, match="no measure is asked for"):
        lab.Beside("mark", CASH, measures=[])


def test_a_bot_that_fails_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def spoilt(setup: Setup, index: int) -> Iterator[None]:
        yield None
        return {"game": index, "_failure": "The bot broke."}  # type: ignore[return-value]

    monkeypatch.setattr(beside, "by_moves", spoilt)
    with pytest.raises(lab.LabError, match="The bot broke"):
        played(lab.Beside("mark", CASH, "greedy", 3))


def test_progress_is_told_once_a_pair(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beside, "by_moves", moves)
    told: list[tuple[int, int]] = []
    table = lab.differences("mark", CASH, bots="greedy", games=3, measures=["turns"], progress=lambda *at: told.append(at))
    assert told == [(0, 3), (1, 3), (2, 3), (3, 3)]
    assert list(table.columns) == ["what", "before", "after", "value", "low", "high", "n", "clear"]
    assert table["value"][0] == pytest.approx(4)


class Stream:
    """The parts of a side, and whether somebody closed it."""

    def __init__(self, setup: Setup, parts: Any) -> None:
        self.parts, self.closed = [(part, [made_up.came_out(setup, n) for n in part]) for part in parts], False

    def __iter__(self) -> Any:
        return iter(self.parts)

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def streams(monkeypatch: pytest.MonkeyPatch) -> list[Stream]:
    made: list[Stream] = []

    def start(setup: Setup, parts: Any, executor: Any) -> Stream:
        assert executor == 1
        made.append(Stream(setup, parts))
        return made[-1]

    monkeypatch.setattr(live, "played", start)
    return made


def test_it_is_looked_at_when_both_sides_have_come_as_far(streams: list[Stream]) -> None:
    looks = list(lab.growing("mark", CASH, bots="greedy", games=25))
    assert [look.games for look in looks] == [10, 20, 25]
    assert all(one.closed for one in streams)
    last = looks[-1]
    assert last.difference.value == pytest.approx(6 * 16 / 25)
    assert last.after.value - last.before.value == pytest.approx(last.difference.value)
    assert (len(last.printed), len(last.changed), last.measure) == (25, 25, "turns")
    assert last.odd() == 0
    again = next(lab.growing("mark", CASH, games=4, step=3))
    assert (again.games, again.odd(), again.code.splitlines()[0]) == (3, 0, "# Rules as printed")


def test_it_may_be_left_at_any_time(streams: list[Stream]) -> None:
    looks = lab.growing("mark", CASH, bots="greedy", games=30)
    next(looks)
    assert not any(one.closed for one in streams)
    looks.close()  # type: ignore[attr-defined]
    assert all(one.closed for one in streams)


@pytest.mark.parametrize("step", [0, -1, 2.5, "all"])
def test_a_step_is_a_whole_number_of_games(step: Any) -> None:
    with pytest.raises(lab.LabError, match=f"step is {step}; it must be a whole number from 1"):
        lab.growing("mark", CASH, step=step)
    assert lab.growing("mark", CASH, step=1)


def code(bots: Any, measure: Any = "turns", rules: Any = None) -> str:
    setup = Setup.of("mark", rules, bots, 7, 2, rotate=True)
    return live._code("mark", CASH, measure, rules, setup).splitlines()[1]


def test_the_code_of_a_look_names_bots_rules_and_measure() -> None:
    asked = "lab.compare('mark', {}, {'cash': 60}"
    assert code("greedy") == f"{asked}, bots='greedy', games=7, seed=2, rotate=True, measures=['turns'])"
    assert code(["greedy", "random", "greedy"]).startswith(f"{asked}, bots=['greedy', 'random', 'greedy'], ")
    assert code(moves).startswith(f"{asked}, bots=['moves', 'moves', 'moves'], ")
    assert code("greedy", played).endswith("measures=[played])")
    assert code("random", rules=gamelib.mark.Rules(players=2)).startswith(f"{asked}, rules=Rules(players=2, ")


def test_nothing_is_odd_where_a_side_has_no_game() -> None:
    some, none = (lab.Results(Setup.of("mark", games=2), rows).table for rows in ([made_up.row(0), made_up.row(1)], []))
    for printed, changed in ((some, none), (none, some), (none, none)):
        assert live.Growing("turns", 0, *[None] * 4, printed, changed, "").odd() is None  # type: ignore[arg-type]
    other = some.assign(game=[5, 6])
    assert live.Growing("turns", 0, *[None] * 4, some, other, "").odd() is None, "no game is on both sides"  # type: ignore[arg-type]

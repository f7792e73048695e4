"""One game as a row, and what is counted within it: by hand, on games that were made up."""

from __future__ import annotations

from math import isnan
from types import SimpleNamespace
from typing import Any

import pytest

import gamelib
from gamelib import lab
from gamelib.core.moves import CHANCE
from gamelib.core.record import MOST_SEED
from gamelib.core.state import Outcome
from gamelib.lab.play import game, gather, reopen, simulate, tally, workers
from gamelib.lab.play.setup import Setup


def state(phase: str, actor: int = 0, events: tuple[Any, ...] = ()) -> Any:
    return SimpleNamespace(phase=phase, actor=actor, rules=SimpleNamespace(players=3), events=events)


def move(kind: str) -> Any:
    return SimpleNamespace(kind=kind)


DECISIONS: list[Any] = [
    (state("bid", 0), move("bid"), [move("bid")]),
    (state("act", 2), move("sell"), [move("sell"), move("take"), move("take")]),
    (state("act", 2), move("take"), [move("take"), move("take")]),
    (state("act", 1), move("sell"), [move("sell"), move("take"), move("take"), move("take")]),
    (state("bid", 1), move("bid"), [move("bid")]),
]


def test_decisions_are_counted_by_phase_and_moves_by_kind_and_player() -> None:
    assert tally._phases(DECISIONS) == {"act": [3, 9, 0], "bid": [2, 2, 2]}
    assert list(tally._phases(DECISIONS)) == ["act", "bid"]
    assert tally._kinds(DECISIONS) == {"bid": [1, 1, 0], "sell": [0, 1, 1], "take": [0, 0, 1]}
    assert tally._phases([]) == tally._kinds([]) == {}


def event(clause: str, *flows: tuple[tuple[str, ...], tuple[str, ...], str, int], more: tuple[str, ...] = ()) -> Any:
    return SimpleNamespace(clause=clause, clauses=(clause, *more), flows=flows)


def test_money_comes_from_the_bank_goes_to_it_or_changes_hands() -> None:
    bank, ann, ben, pot = ("bank",), ("player", "1"), ("player", "2"), ("pot", "bank")
    sale = event("sell", (bank, ann, "money", 40), (ann, bank, "piece", 3), (ben, ann, "money", 5), more=("star",))
    fee = event("fee", (ann, bank, "money", 7), (bank, bank, "money", 1), (pot, ann, "money", 2), (ann, pot, "money", 3))
    clauses, money = tally._events([state("act", events=(sale, fee)), state("act"), state("act", events=(fee,))])
    assert clauses == {"fee": 2, "sell": 1, "star": 1}
    assert money == {"fee": [2, 14, 10], "sell": [40, 0, 5]}
    assert list(money) == list(tally._events([state("act", events=(sale, fee))])[1]) == ["fee", "sell"]


def told(now: list[list[float]], winners: tuple[int, ...] = (0,)) -> dict[str, Any]:
    return tally.leads(now, Outcome("mark.end", tuple(map(int, now[-1])), winners))[0]


def test_a_lead_is_over_the_best_of_the_others() -> None:
    now = [[0.0, 4.0, 2.0], [9.0, 4.0, 9.0], [1.0, 7.0, 3.0], [0.1234567, 0.0, -5.0], [6.0, 6.0, 6.0]]
    columns, leads = tally.leads(now, Outcome("mark.end", (6, 6, 6), (2,)))
    assert leads == {"25": [0, -5, 0], "50": [-6, 4, -4], "75": [0.123457, -0.123457, -5.123457]}
    assert [columns[f"leader_{quarter}"] for quarter in (25, 50, 75)] == [0, 2, 1]
    assert (columns["lead_changes"], columns["last_change"]) == (1, 0.75)
    assert columns["comeback"] is True
    assert columns["drama"] == round((2 + 0 + 4 + 5.1234567 + 0) / 5 / 6, 6)


@pytest.mark.parametrize(
    ("now", "changes", "last"),
    [
        ([[1, 0], [0, 1]], 1, 1.0), ([[1, 0], [1, 1], [0, 1], [1, 0]], 2, 1.0), ([[1, 0], [1, 1], [2, 1], [2, 2]], 0, 0.0),
        ([[1, 1], [0, 1], [1, 0], [1, 0]], 1, 0.666667), ([[1, 1]], 0, 0.0), ([[0, 0], [1, 0]], 0, 0.0),
    ],
)  # fmt: skip
def test_the_lead_changes_when_another_player_is_ahead_of_all(now: list[list[float]], changes: int, last: float) -> None:
    columns = told(now)
    assert (columns["lead_changes"], columns["last_change"]) == (changes, last)


def test_a_comeback_is_of_one_winner_who_was_behind_at_half_time() -> None:
    behind = [[5.0, 0.0], [0.0, 1.0], [3.0, 1.0]]
    assert told(behind)["comeback"] is True
    assert told(behind, (1,))["comeback"] is False
    assert told(behind, (0, 1))["comeback"] is False
    assert told(behind, ())["comeback"] is False
    assert told([[5.0, 0.0], [1.0, 1.0], [3.0, 1.0]])["comeback"] is False, "level is not behind"
    assert tally.leads(behind, None)[0]["comeback"] is False
    assert tally.leads(behind, None)[0]["drama"] == 0.0
    assert tally.leads([], None) == ({}, {})


def test_drama_is_how_far_the_winner_was_behind_of_the_widest_gap() -> None:
    assert told([[0.0, 1.0], [2.0, 2.0]])["drama"] == 0.5
    assert told([[0.0, 1.0], [2.0, 2.0]], (1,))["drama"] == 0.0
    assert told([[2.0, 2.0], [2.0, 2.0]])["drama"] == 0.0
    assert told([[0.0, 1.0, 4.0], [3.0, 5.0, 4.0], [9.0, 8.0, 7.0]])["drama"] == 0.5
    assert told([[0.0, 1.0], [0.0, 3.0], [7.0, 0.0]])["drama"] == round(4 / 21, 6)


@pytest.mark.parametrize(
    ("scores", "index"), [((1, 1, 5), 0.380952), ((5, 1, 1), 0.380952), ((0, 1), 0.5), ((0, 0, 1), 0.666667), ((), None)]
)
def test_the_gini_index_does_not_ask_who_has_what(scores: tuple[int, ...], index: float | None) -> None:
    assert tally.gini(scores) == index


def test_details_are_rounded_to_six_digits(monkeypatch: pytest.MonkeyPatch) -> None:
    record = gamelib.playout("mark", gamelib.mark.Rules(players=2, rows_to_end=1), seed=3)
    monkeypatch.setattr(tally, "_phases", lambda _: {"act": [3, 10, 1], "bid": [4, 6, 1]})
    monkeypatch.setattr(tally, "standing_of", lambda _: (lambda *_: (0.12345678, 2), None))
    columns, _ = tally.details(record)
    assert (columns["decisions"], columns["branching"], columns["forced"]) == (7, 2.285714, 0.285714)
    assert {tuple(one) for one in tally.standings(record.states())} == {(0.123457, 2.0)}
    monkeypatch.setattr(tally, "_phases", lambda _: {})
    columns, _ = tally.details(record)
    assert (columns["decisions"], columns["branching"], columns["forced"]) == (0, 0.0, 0.0)
    assert tally.measured(record, [("third", lambda *_: 1 / 3), ("none", lambda *_: float("nan"))]) == {
        "third": 0.333333,
        "none": None,
    }


def test_details_of_a_game_are_those_of_its_decisions() -> None:
    record = gamelib.playout("mark", gamelib.mark.Rules(players=2, rows_to_end=1), seed=3)
    columns, within = tally.details(record)
    mine = [(one, made) for one, made in zip(record.states(), record.moves, strict=False) if one.actor not in (None, CHANCE)]
    free = [made.kind for one, made in mine if len({other.kind for other in one.moves()}) > 1]
    assert columns["decisions"] == len(mine) == sum(sum(counts) for counts in within["kinds"].values())
    assert {kind: sum(counts) for kind, counts in within["chosen"].items()} == {kind: free.count(kind) for kind in set(free)}
    assert list(within) == ["clauses", "money", "phases", "kinds", "chosen", "lead"]
    scores = record.final().outcome.scores
    assert columns["gini"] == tally.gini(scores)


def test_the_player_who_begins_is_drawn_within_the_first_twenty_moves() -> None:
    first: Any = SimpleNamespace(kind="first", player=2)
    assert game.first_player([move("roll")] * 19 + [first]) == 2
    assert game.first_player([move("roll")] * 20 + [first]) == 0
    assert game.first_player([move("first")]) == game.first_player([]) == 0


@pytest.mark.parametrize(
    ("scores", "winners", "margin", "seats", "shared"),
    [
        ((9, 4, 6), (0,), 3, "3", False), ((9, 4, 6), (1,), 2, "1", False), ((9, 9, 6), (0, 1), 0, "1+3", True),
        ((1, 2, 3), (), 0, "", False), ((5, 5, 5), (2,), 0, "2", False),
    ],
)  # fmt: skip
def test_a_row_tells_who_won_from_which_seat_and_by_how_much(
    scores: tuple[int, ...], winners: tuple[int, ...], margin: int, seats: str, shared: bool
) -> None:
    row = game._row(7, 99, 1, ["ann", "ben", "cid"], Outcome("mark.end", scores, winners))
    listed = "+".join(str(winner + 1) for winner in winners)
    assert row == {
        "game": 7, "seed": 99, "first": 2, "end": "mark.end", "finished": bool(winners), "winners": listed,
        "winning_seats": seats, "shared": shared, "margin": margin, "score_1": scores[0], "score_2": scores[1],
        "score_3": scores[2], "bot_1": "ann", "bot_2": "ben", "bot_3": "cid",
    }  # fmt: skip


def failed(actor: int | None) -> str:
    record = gamelib.playout("mark", seed=3)
    run: Any = SimpleNamespace(state=SimpleNamespace(actor=actor), seed=5, record=lambda: record)
    row = game._failed(run, 4, ["ann", "ben"], "fell\x07 asleep")
    assert row["_record"].count(row["_failure"]) == 1
    assert gamelib.Record.read(row["_record"]).remarks == {-1: row["_failure"]}
    return str(row["_failure"])


def test_a_failure_names_the_bot_or_the_game() -> None:
    assert failed(0) == "The bot 'ann' (player 1) fell? asleep in game 4, seed 5."
    assert failed(1) == "The bot 'ben' (player 2) fell? asleep in game 4, seed 5."
    assert failed(CHANCE) == failed(None) == "The game fell? asleep in game 4, seed 5."


@pytest.mark.parametrize(
    ("games", "where", "size"),
    [(1000, 1, 50), (400, 1, 50), (399, 1, 49), (408, 1, 50), (16, 1, 2), (15, 1, 1), (7, 1, 1), (160, 2, 10), (160, None, 5)],
)
def test_parts_are_small_enough_to_end_together(
    games: int, where: int | None, size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gather, "cores", lambda: 4)
    assert gather.part_size(games, where) == size
    parts = list(gather.split(games, size))
    assert [one for part in parts for one in part] == list(range(games))
    assert all(len(part) == size for part in parts[:-1])
    assert len(gather.split(games, size)) == len(parts)


@pytest.mark.parametrize(
    ("field", "good", "bad"),
    [
        ("games", (1, 10**9), (0, 10**9 + 1, True, 2.0)),
        ("seed", (0, MOST_SEED), (-1, MOST_SEED + 1, False)),
        ("limit", (1, 10**9), (0, 10**9 + 1)),
        ("patience", (0.5, 10**6), (0, -1, 10**6 + 1)),
        ("on_failure", ("stop", "go on"), ("", "GO ON")),
    ],
)
def test_a_set_up_is_refused_just_outside_its_limits(field: str, good: tuple[Any, ...], bad: tuple[Any, ...]) -> None:
    for value in good:
        assert getattr(Setup.of("mark", **{field: value}), field) == value
    for value in bad:
        with pytest.raises(lab.LabError, match=f"^{field} is '?{value}'?; it must be "):
            Setup.of("mark", **{field: value})


def test_bots_move_on_by_one_seat_a_game_and_seeds_are_spread() -> None:
    setup = Setup.of("mark", bots=["greedy", "random", "beginner"], seed=5, rotate=True)
    assert [setup.seats(index)[0] for index in range(4)] == ["greedy", "beginner", "random", "greedy"]
    assert setup.seats(1) == ("beginner", "greedy", "random")
    assert setup.with_(rotate=False).seats(1) == setup.bots
    assert [setup.game_seed(index) for index in (0, 1)] == [8767172693637941796, 5094375505455056258]


@pytest.mark.parametrize(
    ("winners", "parts"),
    [("1", [1, 0, 0]), ("1+3", [0.5, 0, 0.5]), ("1+2+3", [1 / 3] * 3), ("", [0, 0, 0]), ("nan", [0, 0, 0]), ("2.0", [0, 1, 0])],
)
def test_a_win_is_shared_in_equal_parts(winners: str, parts: list[float]) -> None:
    assert simulate.shares(winners, 3) == parts


def test_counts_of_what_a_game_has_not_are_nothing() -> None:
    setup, plain = Setup.of("mark", games=3), {"winners": "1", "score_1": 1, "score_2": 0, "score_3": 0, "_x": 1}
    details: list[dict[str, Any]] = [{"kinds": {}, "clauses": {}}, {"kinds": {"sell": [1, 2, 3]}, "clauses": {"mark.sell": 4}}]
    rows = [plain | {"game": n, "_details": one} for n, one in enumerate([*details, {"kinds": {}, "clauses": {}}])]
    found = lab.Results(setup, [*rows, {"game": 3, "_failure": "It broke.", "_record": "…"}])
    assert (found.n, found.failures, found.interrupted) == (3, ["It broke."], False)
    assert found.counts("kinds", "sell").tolist() == [[0, 0, 0], [1, 2, 3], [0, 0, 0]]
    assert found.counts("clauses", "mark.sell").tolist() == [[0], [4], [0]]
    assert found.counts("clauses", "mark.take").tolist() == [[0]] * 3
    assert (found.names("kinds"), found.names("money")) == (["sell"], [])
    assert not [name for name in found.table if name.startswith("_")]
    empty = lab.Results(setup, [])
    assert (empty.n, empty.won, empty.failures) == (0, [], [])


def test_a_number_that_no_game_has_is_still_a_number() -> None:
    setup = Setup.of("mark", games=1, measures={"half": lambda *_: 0.5, "other": lambda *_: 0.5})
    table = simulate.framed([{"game": 0, "winners": "1", "score_1": 1, "gini": None, "half": None}], setup)
    assert table["gini"].dtype == table["half"].dtype == float
    assert isnan(table["half"][0])
    assert "rules" not in table
    assert table.attrs["failures"] == []
    assert table.attrs["games"] == 1


@pytest.mark.parametrize("where", [True, False, 0, -1])
def test_games_are_played_by_one_process_or_more(where: Any) -> None:
    with pytest.raises(lab.LabError, match=f"executor is {where}; it must be a number of processes from 1"):
        workers.played(Setup.of("mark", games=1), [range(1)], where)


def test_where_games_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """One worker, or no game at all, plays here; else as many processes as there are cores, or parts if those are fewer."""
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(workers, "_on_processes", lambda _, parts, count: asked.append((len(parts), count)))
    monkeypatch.setattr(workers, "play_some", lambda _, part: [{"game": one} for one in part])
    monkeypatch.setattr(workers, "cores", lambda: 4)
    setup = Setup.of("mark", games=9)
    for where, parts in ((None, 9), (None, 4), (None, 3), (None, 2), (2, 9), (6, 9)):
        workers.played(setup, [range(n, n + 1) for n in range(parts)], where)
    assert asked == [(9, 4), (4, 4), (3, 3), (2, 2), (9, 2), (9, 6)]
    here = [list(workers.played(setup, [range(n) for n in range(1, parts + 1)], where)) for where, parts in ((None, 1), (1, 2))]
    assert here[1] == [(range(1), [{"game": 0}]), (range(2), [{"game": 0}, {"game": 1}])]
    assert here[0] == here[1][:1]
    assert list(workers.played(setup, [], 3)) == []
    with pytest.raises(lab.LabError, match="executor is a list; it must be"):
        workers.played(setup, [range(1)], [])


class Cluster:
    """A client of a cluster, as far as the lab asks one."""

    def __init__(self, threads: dict[str, int]) -> None:
        self.threads, self.retries = threads, 0

    def get_executor(self, retries: int) -> str:
        self.retries = retries
        return "pool"

    def nthreads(self) -> dict[str, int]:
        return self.threads


def test_a_cluster_is_kept_busy_by_its_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(workers, "_on_executor", lambda *some: asked.append(some[2:]))
    for cluster in (Cluster({"a": 3, "b": 2}), Cluster({})):
        workers.played(Setup.of("mark", games=2), [range(1)], cluster)
        assert cluster.retries == 3
    assert asked == [("pool", 5), ("pool", 1)]


def test_an_executor_is_handed_three_parts_a_worker() -> None:
    from concurrent.futures import Executor, Future

    class Slow(Executor):
        """Ends one part each time somebody has to wait."""

        def __init__(self) -> None:
            self.waiting: list[tuple[Future[Any], range]] = []
            self.most = 0

        def submit(self, function: Any, setup: Any, part: range) -> Any:
            future: Future[Any] = Future()
            self.waiting.append((future, part))
            self.most = max(self.most, len(self.waiting))
            if len(self.waiting) == 6 or part.stop == 20:
                for one, own in self.waiting:
                    one.set_result([{"game": own.start}])
                self.waiting.clear()
            return future

    pool = Slow()
    parts = [range(n, n + 1) for n in range(20)]
    found = list(workers._on_executor(Setup.of("mark", games=20), parts, pool, 2))
    assert sorted(rows[0]["game"] for _, rows in found) == list(range(20))
    assert pool.most == 6


def table(**columns: Any) -> Any:
    rules = gamelib.mark.Rules(players=2, rows_to_end=1)
    played = lab.simulate("mark", rules, "random", games=2, seed=3, executor=1)
    return played.assign(**columns)


@pytest.mark.parametrize("column", ["turns", "moves", "score_1", "score_2"])
def test_a_game_that_comes_out_otherwise_is_not_the_one_of_the_row(column: str) -> None:
    fine = table()
    assert reopen.reopen(fine, 1).final().turn == fine["turns"][1]
    other = fine.assign(**{column: fine[column] + [0, 1]})
    assert len(reopen.reopen(other, 0).moves) == fine["moves"][0]
    with pytest.raises(lab.LabError, match="Played again, game 1 comes out otherwise"):
        reopen.reopen(other, 1)


@pytest.mark.parametrize("column", reopen.NEEDED)
def test_a_table_that_lacks_a_column_is_not_one_of_simulates(column: str) -> None:
    with pytest.raises(lab.LabError, match="it lacks some of its columns"):
        reopen.reopen(table().drop(columns=column), 0)


def test_a_game_is_opened_with_the_bots_that_are_handed_over() -> None:
    games = table()
    for bots in ("random", ["random", "random"], {"random": "random"}, {}, None):
        assert len(reopen.reopen(games, 0, bots).moves) == games["moves"][0]
    with pytest.raises(lab.LabError, match="comes out otherwise"):
        reopen.reopen(games, 0, ["random", "greedy"])
    with pytest.raises(lab.LabError, match="comes out otherwise"):
        reopen.reopen(games.drop(columns="bot_2"), 0)
    with pytest.raises(lab.LabError, match="comes out otherwise"):
        reopen.reopen(games, 0, rules=gamelib.mark.Rules(players=2))

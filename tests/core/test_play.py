"""Playing: views, refusals, playouts, seeds, and what loads when."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest

import gamelib
from gamelib.players.playout import derived

mark = gamelib.ruleset("mark")


def test_the_rulesets_are_found_by_name() -> None:
    assert "mark" in gamelib.RULESETS
    assert gamelib.ruleset("mark") is gamelib.mark
    with pytest.raises(gamelib.UnknownRuleset, match="There is no ruleset 'chess'; the rulesets are"):
        gamelib.ruleset("chess")
    with pytest.raises(AttributeError):
        _ = gamelib.chess


def test_a_move_may_be_given_as_notation() -> None:
    state = mark.start(players=2).play("first 1").play("roll red blue")
    assert state.play("take red 1") == state.play(mark.parse("take red 1"))
    assert state.allows("take red 1")
    assert not state.allows("take gold 1")
    assert state.refusal("take red 1") is None


def test_a_refusal_names_the_other_clauses_and_the_nearest_move() -> None:
    state = mark.start(players=2).play("first 1").play("roll red blue")
    refusal = state.refusal("sell gold 2 C")
    assert [refusal.clause, *(other.clause for other in refusal.others)] == ["mark.one-action", "mark.sell"]
    assert str(state.refusal("take gold 2").nearest) == "take blue 2"
    assert state.refusal("sell red 1 A").nearest is None


def test_only_a_move_that_the_state_itself_has_listed_is_not_judged_again() -> None:
    judged: list[Any] = []

    class Watched(mark.State):  # type: ignore[misc]
        __slots__ = ()
        engine = mark.State.engine.changed("act", objections={kind: _noting(kind, judged) for kind in _kinds("act")})

    start = mark.start(players=2).play("first 1").play("roll red blue")
    state = Watched(start.rules, start.table)
    offered = next(move for move in state.moves() if str(move) == "take red 1")
    assert state.play(offered) == state.play(offered)
    assert judged == []
    assert state.play("take red 1") == state.play(offered)
    assert Watched(start.rules, start.table).play(offered) == state.play(offered)
    assert judged == [offered, offered]
    with pytest.raises(gamelib.IllegalMove):
        state.play("take gold 1")
    again = pickle.loads(pickle.dumps(start))
    assert (again, again.moves(), again.events) == (start, start.moves(), start.events)


def _kinds(phase: str) -> list[Any]:
    return list(mark.State.engine.phase(phase).objections)


def _noting(kind: Any, judged: list[Any]) -> Any:
    judge = mark.State.engine.phase("act").objections[kind]

    def noting(rules: Any, table: Any, move: Any) -> Any:
        judged.append(move)
        return judge(rules, table, move)

    return noting


def test_a_playout_knows_where_it_ended_as_its_record_played_again_does() -> None:
    for name in gamelib.RULESETS:
        record = gamelib.playout(name, bots="sensible", seed=3, limit=60)
        assert record.final() == record.states()[-1] == replace(record).final()
        assert record.final().events == record.states()[-1].events
        shorter = replace(record, moves=record.moves[:-1])
        assert shorter.final() == record.states()[-2]


def test_a_playout_takes_names_callables_or_one_for_all() -> None:
    def first(view: Any, rng: random.Random) -> Any:
        return view.moves()[0]

    assert gamelib.playout("mark", bots=first, limit=20).names == ("first 1", "first 2", "first 3")
    assert gamelib.playout("mark", bots=["random", first, "random"], limit=5).names[1] == "first 2"
    with pytest.raises(ValueError, match="There are 2 bots for 3 players"):
        gamelib.playout("mark", bots=["random", "random"])
    with pytest.raises(ValueError, match="There is no bot 'deep'; the bots are random"):
        gamelib.playout("mark", bots="deep")


def test_a_playout_stops_at_its_limit_of_moves() -> None:
    assert len(gamelib.playout("mark", limit=7).moves) == 7
    assert gamelib.playout("mark", limit=0).moves == ()


def test_a_bot_that_cheats_is_refused() -> None:
    with pytest.raises(gamelib.IllegalMove):
        gamelib.playout("mark", bots=lambda view, rng: mark.parse("take red 1"))


def test_seeds_never_touch_the_global_generator() -> None:
    random.seed(1)
    before = random.getstate()
    gamelib.playout("mark", seed=3)
    assert random.getstate() == before
    assert derived(1, "a").random() == derived(1, "a").random() != derived(1, "b").random()


def test_the_same_seed_gives_the_same_game_in_another_process() -> None:
    """With another hash seed too: no order of a set or a dictionary leaks into a game."""
    code = "import gamelib, sys; sys.stdout.write(gamelib.playout('mark', seed=5, limit=200).text())"
    texts = {
        subprocess.run(
            [sys.executable, "-c", code], env={"PYTHONHASHSEED": salt, "PYTHONPATH": "."}, capture_output=True, check=True
        ).stdout
        for salt in ("0", "1", "77")
    }
    assert texts == {gamelib.playout("mark", seed=5, limit=200).text().encode()}


def test_import_loads_neither_rulesets_nor_drawing_nor_plotting() -> None:
    code = "import gamelib, sys; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True).stdout.split()
    heavy = {"gamelib.mark", "matplotlib", "numpy", "networkx", "IPython", "ipywidgets", "pandas", "tomllib"}
    assert not heavy & set(loaded)


def test_the_rulebook_names_what_is_close() -> None:
    assert mark.rulebook["mark.storage-fee"].title == "Storage fee"
    with pytest.raises(gamelib.UnknownClause, match=r"did you mean mark\.storage-fee"):
        mark.rulebook["mark.storage_fee"]
    assert "mark.nope" not in mark.rulebook
    assert mark.rulebook.get("mark.nope") is None


def test_core_and_engines_need_nothing_but_the_standard_library() -> None:
    code = (
        "import sys; sys.modules.update({name: None for name in ('numpy', 'matplotlib', 'networkx', 'IPython', 'ipywidgets')});"
        "import gamelib; record = gamelib.playout('mark', seed=1); record.final().svg(); list(record.story())"
    )
    subprocess.run([sys.executable, "-c", code], check=True)

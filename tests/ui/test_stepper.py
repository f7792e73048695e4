"""The stepper without a browser: its line of states, what it says, and what it offers."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

import gamelib
from gamelib.ui import Stepper
from gamelib.ui.stepper import FEW

CLAUSES = [clause for name in gamelib.RULESETS for clause in gamelib.ruleset(name).rulebook]


def offered(stepper: Stepper) -> list[str]:
    """Every move that can be reached with the widgets, by its notation."""
    found = []
    kinds = dict.fromkeys(move.kind for move in stepper.state.moves())
    for kind, row in zip(kinds, stepper.moves.children, strict=True):
        for field in row.children[1:]:
            found += [button.description for button in getattr(field, "children", ())]
            found += [name for name, _ in getattr(field, "_options_full", ())]
            if hasattr(field, "max"):
                found += [f"{kind} {amount}" for amount in range(field.min, field.max + 1)]
    return found


def press(stepper: Stepper, text: str) -> None:
    rows: Any = stepper.moves.children
    next(button for row in rows for button in row.children[1].children if button.description == text).click()


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_demonstration_opens_where_its_clause_fires(clause: str) -> None:
    stepper = gamelib.demo(clause)
    assert stepper.at == len(stepper.states) - 1
    assert f"[{clause}]" in stepper.log.value + stepper.answer.value


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_the_widgets_offer_exactly_the_legal_moves(name: str) -> None:
    stepper = gamelib.explore(gamelib.playout(name, seed=5))
    for at in range(0, len(stepper.states), 7):
        stepper.go(at)
        assert sorted(offered(stepper)) == sorted(str(move) for move in stepper.state.moves())


def test_a_press_plays_and_a_new_move_drops_what_came_after() -> None:
    stepper = gamelib.explore("mark", players=3)
    press(stepper, "first 2")
    stepper.play("roll red blue")
    press(stepper, "take red 2")
    stepper.go(2)
    press(stepper, "take blue 1")
    assert [str(state.last_move) for state in stepper.states[1:]] == ["first 2", "roll red blue", "take blue 1"]
    assert (stepper.at, stepper.time.value, stepper.time.max) == (3, 3, 3)


def test_the_line_ends_at_both_ends() -> None:
    stepper = gamelib.explore("mark")
    stepper.go(-3)
    assert stepper.at == 0
    stepper.play("first 1")
    stepper.go(99)
    assert stepper.at == 1
    stepper.time.value = 0
    assert stepper.state.phase == "first-player"


def test_a_seed_decides_all_and_another_decides_otherwise() -> None:
    games = [gamelib.explore("mark", seed=seed) for seed in (4, 4, 5)]
    for stepper in games:
        stepper.finish()
        assert stepper.state.outcome is not None
    assert games[0].states == games[1].states != games[2].states
    again = gamelib.explore("mark", seed=4)
    while again.state.actor is not None:
        again.step()
    assert again.states == games[0].states


def test_a_new_game_takes_players_and_seed_from_its_fields() -> None:
    stepper = gamelib.explore(gamelib.playout("mark", seed=1))
    stepper.players.value, stepper.seed_field.value = 4, 9
    stepper.restart()
    assert (stepper.state.rules.players, stepper.seed, stepper.names, len(stepper.states)) == (4, 9, (), 1)


def test_many_moves_of_a_kind_are_a_list_and_bids_a_field() -> None:
    stepper = gamelib.explore("mark")
    stepper.play("first 1")
    dice = stepper.moves.children[0].children[1]
    assert len(dice.options) == 36 > FEW
    stepper.play("roll hammer red")
    bid = stepper.moves.children[0].children[1]
    assert (bid.min, bid.max) == (0, 30)
    bid.value = 12
    stepper.moves.children[0].children[2].click()
    assert str(stepper.state.last_move) == "bid 12"


def test_names_and_questions_are_harmless_in_the_page() -> None:
    record = gamelib.Record("mark", gamelib.ruleset("mark").Rules(players=2), names=("<b>A</b>", "B & C"))
    stepper = gamelib.explore(record)
    stepper.play("first 1")
    stepper.ask("<script>alert(1)</script>")
    shown = stepper.heading.value + stepper.log.value + stepper.answer.value + stepper.board.value
    assert "<b>A</b>" not in shown
    assert "<script" not in shown


def test_rules_belong_to_new_games_only() -> None:
    assert gamelib.explore("mark", players=4).state.rules.players == 4
    with pytest.raises(ValueError, match="its own rules"):
        gamelib.explore(gamelib.ruleset("mark").start(), players=4)
    with pytest.raises(gamelib.UnknownRuleset, match="mark"):
        gamelib.explore("chess")
    with pytest.raises(gamelib.UnknownClause, match=r"mark\.storage-fee"):
        gamelib.demo("mark.storage-fees")


def test_widgets_and_plots_load_only_when_touched() -> None:
    heavy = "{'ipywidgets', 'matplotlib', 'numpy', 'networkx'}"
    code = f"import sys, gamelib, gamelib.core.plotting; gamelib.playout('mark', seed=1); print({heavy} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"

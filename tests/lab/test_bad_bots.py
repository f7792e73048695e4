"""Bots that fail and requests that cannot be met: one clear sentence each, and nothing lost."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import gamelib
from gamelib import lab

from . import bots


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


FAILURES = [
    (bots.raising, {}, "The bot 'raising' (player {player}) raised ZeroDivisionError: no plan left in game 0, seed {seed}."),
    (bots.cheating, {}, "The bot 'cheating' (player {player}) answered 'bid 999', which is refused: "),
    (bots.nonsense, {}, "The bot 'nonsense' (player {player}) "),
    (bots.brooding, {"patience": 0.3}, "The bot 'brooding' (player {player}) did not end the game within 0.3 seconds"),
    (bots.thrifty, {"limit": 30}, " did not end the game within 30 moves in game 0, seed {seed}."),
]


def test_patience_ends_in_other_threads_too() -> None:
    with ThreadPoolExecutor(1) as threads, pytest.raises(lab.BotFailed, match=r"'brooding' .* within 0\.2 seconds"):
        lab.simulate("mark", bots=bots.brooding, games=1, executor=threads, patience=0.2)


@pytest.mark.parametrize("where", [1, 2])
@pytest.mark.parametrize(("bot", "more", "said"), FAILURES)
def test_a_bot_that_fails_is_named_and_its_record_saved(where: int, bot: Any, more: dict[str, Any], said: str) -> None:
    with pytest.raises(lab.BotFailed) as caught:
        lab.simulate("mark", bots=bot, games=1, seed=4, executor=where, **more)
    record = gamelib.Record.load(caught.value.record)
    actor = record.final().actor
    player = actor + 1 if actor is not None else 0
    assert said.format(player=player, seed=record.seed) in str(caught.value)
    assert "\n" not in str(caught.value)
    assert record.seed == lab.Setup.of("mark", games=1, seed=4).game_seed(0)
    assert caught.value.sentence in record.text(), "the record says what happened"


def test_a_study_goes_on_without_spoilt_games_if_asked() -> None:
    whole = lab.simulate("mark", bots="random", games=8, seed=1, executor=1)
    limit = int(whole["moves"].median())
    with pytest.warns(UserWarning, match="did not end the game"):
        table = lab.simulate("mark", bots="random", games=8, seed=1, executor=1, limit=limit, on_failure="go on")
    kept = whole[whole["moves"] <= limit]
    assert 0 < len(kept) < 8
    assert table.to_csv(index=False) == kept.to_csv(index=False)
    assert len(table.attrs["failures"]) == 8 - len(kept) == len(list(Path("failed-games").iterdir()))


def test_a_bot_may_answer_in_notation() -> None:
    def talker(view: Any, rng: Any) -> Any:
        return str(rng.choice(view.moves()))

    table = lab.simulate("mark", bots=talker, games=2, executor=1, details=True)
    assert list(table["score_1"]) == list(lab.simulate("mark", bots="random", games=2, executor=1)["score_1"])


def test_a_bot_that_cannot_travel_is_told_where_to_go() -> None:
    with pytest.raises(lab.LabError, match=r"cannot be sent to other processes .* executor=1"):
        lab.simulate("mark", bots=lambda view, rng: view.moves()[0], games=4, executor=2)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"name": "go"}, "There is no ruleset 'go'"),
        ({"games": 0}, "games is 0; it must be a whole number from 1"),
        ({"games": 2.5}, "games is 2.5; it must be a whole number from 1"),
        ({"games": True}, "games is True; it must be a whole number"),
        ({"seed": -1}, "seed is -1; it must be a whole number from 0"),
        ({"seed": "x"}, "seed is x; it must be a whole number from 0"),
        ({"bots": "clever"}, "There is no bot 'clever'; the bots are random, beginner, sensible, strong, search N"),
        ({"bots": "search 0"}, "A search plays out 1 to"),
        ({"bots": "search -3"}, "There is no bot 'search -3'"),
        ({"bots": "greedy without fly"}, "There is no kind of move 'fly'; the kinds are"),
        ({"bots": ["greedy"]}, "There are 1 bots for 3 players."),
        ({"executor": 0}, "executor is 0; it must be a number of processes from 1"),
        ({"executor": "all"}, "executor is a str; it must be"),
        ({"patience": 0}, "patience is 0; it must be a number of seconds above 0"),
        ({"limit": 0}, "limit is 0; it must be a whole number from 1"),
        ({"on_failure": "cry"}, "on_failure is 'cry'; it must be 'stop' or 'go on'."),
    ],
)
def test_a_request_that_cannot_be_met_gets_one_sentence(asked: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError) as caught:
        lab.simulate(**{"name": "mark", "games": 2, **asked})
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)

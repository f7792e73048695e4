"""marco_polo.setup, first-player, turn, and rules that are refused."""

from __future__ import annotations

from fractions import Fraction

import pytest

import gamelib
from gamelib.ui.markup import Tongue
from gamelib.ui.play.phrases import asked

from .tables import at, cited, legal, marco_polo, play, why


@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup_everyone_in_venice_with_240_and_shuffled_piles(players: int) -> None:
    state = marco_polo.start(players=players)
    held = state.holdings()
    for player in range(players):
        assert held[("cash", player), "money"] == 240
        assert held[("space", "Venice"), f"pawn {player + 1}"] == 1
    assert sum(amount for (place, _), amount in held.items() if place[0] == "pile") == 56
    assert sum(amount for (place, _), amount in held.items() if place in (("tables",), ("secrets",))) == 8
    assert cited(state) == ["setup", "map", "goods"]


def test_setup_says_that_map_and_roulette_are_a_reconstruction() -> None:
    told = " ".join(str(event) for event in marco_polo.start().events)
    assert "our own" in told
    assert "not known" in told
    for clause in ("map", "roulette"):
        assert marco_polo.rulebook[f"marco_polo.{clause}"].basis == "rebuilt"
        assert "reconstruction" in marco_polo.rulebook[f"marco_polo.{clause}"].note
    assert "reconstruction" in marco_polo.Rules.dials()["map"]["help"]
    assert "reconstruction" in marco_polo.world("orient").chart.note.lower()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_player_at_random_then_clockwise(players: int) -> None:
    state = marco_polo.start(players=players)
    assert [chance for _, chance in state.odds()] == [Fraction(1, players)] * players
    state = state.play(f"first {players}")
    assert (state.actor, state.turn) == (players - 1, 1)
    following = play(state, "announce sea", "spin 1", "go Ragusa")
    assert (following.actor, following.turn) == (0, 2)


def test_turn_announce_spin_move_trade_then_the_next_player() -> None:
    state = marco_polo.start(players=2).play("first 1")
    phases = [state.phase]
    for move in ("announce land", "spin 2", "go Kiev", "buy", "draw silks", "done"):
        state = state.play(move)
        phases.append(state.phase)
    assert phases == ["announce", "spin", "move", "trade", "draw", "buy", "announce"]
    assert (state.actor, state.turn) == (1, 2)


@pytest.mark.parametrize(("space", "only"), [("Venice", None), ("Buda", "land"), ("Ragusa", "sea")])
def test_announce_says_which_ways_lead_on_where_only_one_kind_does(space: str, only: str | None) -> None:
    state = at("announce", f"{space} 240 -", "Lhasa 240 -")
    said = asked(state, Tongue())
    assert len(legal(state)) == (1 if only else 2)
    assert said.startswith(f"From {space} only ways by {only} lead on." if only else "By land or by sea? Say so first")


def test_turn_a_move_of_another_phase_cites_what_is_due() -> None:
    expected = {
        "announce": ("announce", at("announce", "Kiev 9 tea", "Buda 0 dates")),
        "roulette": ("spin", at("spin", "Kiev 9 tea", "Buda 0 dates")),
        "fight": ("fight", at("fight", "Kiev 9 tea", "Buda 0 dates")),
        "ransom": ("ransom", at("ransom", "Kiev 9 tea", "Buda 0 dates")),
        "fresh-start": ("fresh-start", at("fresh-start", "Kiev 0 -", "Buda 0 dates")),
        "safe-conduct": ("safe-conduct", at("safe-conduct", "Kiev 9 - on:Kyoto table", "Buda 0 dates")),
        "trade-where": ("trade", at("trade", "Kiev 9 tea", "Buda 0 dates")),
    }
    for clause, (phase, state) in expected.items():
        assert why(state, "first 1") == (clause, f"due-{phase}")


def test_turn_when_the_game_is_over_the_clause_that_ended_it_is_cited() -> None:
    rules = marco_polo.Rules(players=2, turn_limit=20)
    over = at("trade", "Kiev 9 tea", "Buda 0 dates", rules=rules).play("done")
    assert why(over, "announce land") == ("turn-limit", "due-over")
    assert legal(over) == []


@pytest.mark.parametrize(
    ("fields", "clause"),
    [
        ({"players": 1}, "setup"),
        ({"players": 5}, "setup"),
        ({"map": "atlantis"}, "map"),
        ({"map": "../orient"}, "map"),
        ({"price": -1}, "buy"),
        ({"gift": 7}, "khanbalik-gift"),
        ({"least_of_colour": 3}, "goal-colours"),
        ({"only_start_barred": 1}, "move"),
        ({"turn_limit": 0}, "turn-limit"),
    ],
)
def test_rules_that_cannot_be_played_are_refused_with_their_clause(fields: dict[str, object], clause: str) -> None:
    with pytest.raises(gamelib.RulesError) as caught:
        marco_polo.Rules(**fields)
    assert caught.value.clause == f"marco_polo.{clause}"


def test_other_rules_are_refused() -> None:
    with pytest.raises(ValueError, match=r"marco_polo\.Rules"):
        marco_polo.start(gamelib.ruleset("mark").Rules())
    with pytest.raises(ValueError, match="not both"):
        marco_polo.start(marco_polo.Rules(), players=3)
    with pytest.raises(AttributeError):
        _ = marco_polo.nothing

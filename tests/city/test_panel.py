"""The panel beside the city: every figure with its word, every shop and every player by name, on every screen."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

from gamelib import city
from gamelib.city.curves import route_lengths
from gamelib.drawing import SCREENS

from .boards import placed, played, table
from .test_board import RULES, drawn, places, states, titles, words_in


@pytest.mark.parametrize("rules", RULES)
def test_money_markers_and_pile_are_those_of_the_table(rules: Any) -> None:
    for state in states(rules, seed=1):
        found, held = places(drawn(state)), state.holdings()
        for player in range(rules.players):
            coins = held.get((("coins", player), "money"), 0)
            ready, later = (held.get(((place, player), f"marker {player + 1}"), 0) for place in ("hand", "spare"))
            assert words_in(found[f"coins/{player}"]) == [str(coins), "coin" if coins == 1 else "coins"]
            assert words_in(found[f"hand/{player}"]) == [str(ready), "marker left" if ready == 1 else "markers left"]
            assert words_in(found[f"spare/{player}"]) == [str(later), "for later"]
        assert words_in(found["pile"])[0] == f"Pile {sum(state.table.pile)}"
        assert _counts(found["pile"]) == list(state.table.pile[: 8 if rules.demonstrations else 7])
        assert _counts(found["aside"]) == list(state.table.aside)
        assert words_in(found["roads"]) == [f"Roads {state.table.roads.bit_count()}"]


def _counts(element: ElementTree.Element) -> list[int]:
    """The numbers behind the sign for times."""
    return [int(word.rpartition("×")[2]) for word in words_in(element) if "×" in word]


def test_plots_that_are_reserved_are_counted_beside_the_markers() -> None:
    said = titles(drawn(table(placed(B2="1", C2="1", E5="2"))))
    assert {"Player 1 has reserved 2 plots", "Player 2 has reserved 1 plot"} <= set(said)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_key_names_every_shop_and_its_source_in_full(players: int) -> None:
    shown = city.start(players=players).svg()
    for words in ("nuclear plant", "port", "refinery", "toy factory"):
        assert f">{words}</text>" in shown, words
    for words in ("waste dump", "fishmonger", "petrol station", "toy shop"):
        assert f">{words} ×{players}</text>" in shown, words


@pytest.mark.parametrize("shape", SCREENS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_shop_says_in_words_how_it_stands(players: int, shape: str) -> None:
    last = states(city.Rules(players=players), seed=1)[-1]
    before = words_in(drawn(city.start(players=players), shape=shape))
    if shape == "projector" and players == 5:
        assert {"= road of 4", "= no road", "= to build"} <= set(before), "signs are explained"
        return
    told = [" ".join(before[at : at + 2]) for at in range(len(before) - 1)] + before
    assert sum(word in ("still to build", "to build") for word in told) >= 4 * players
    lengths = [length for row in route_lengths(last.rules, last.table) for length in row if length]
    said = " ".join(words_in(drawn(last, shape=shape)))
    for length in lengths:
        capped = f"{length} → {last.rules.cap}" in said or f"{length}, counts {last.rules.cap}" in said
        assert capped if length > last.rules.cap else f"road of {length}" in said or f"road {length}" in said


@pytest.mark.parametrize("shape", SCREENS)
def test_a_tile_that_is_drawn_has_its_name_and_so_has_what_is_due(shape: str) -> None:
    state = played(table(placed(C3="1", E4="2")), "draw", "tile park")
    root = drawn(state, shape=shape)
    assert "park" in words_in(places(root)["drawn"])
    assert any("uild the park" in word for word in words_in(root))
    assert root.attrib["aria-label"] == f"City, turn {state.turn}: build the park"


@pytest.mark.parametrize("shape", SCREENS)
def test_every_player_is_named_on_every_screen(shape: str) -> None:
    names = ("Anna", "Ben", "Chloé", "Dev", "Eva")
    shown = words_in(drawn(city.start(players=5), shape=shape, names=names))
    assert all(name in shown for name in names)


def test_on_a_projector_the_line_above_the_board_says_who_decides() -> None:
    assert "Anna: reserve or build" in words_in(drawn(table(), shape="projector", names=("Anna", "Ben")))


@pytest.mark.parametrize("players", [2, 3])
def test_on_a_projector_the_pile_is_counted_kind_by_kind_and_every_shop_has_its_source(players: int) -> None:
    state = city.start(players=players)
    root = drawn(state, shape="projector")
    assert words_in(places(root)["pile"])[2::2] == [str(count) for count in state.table.pile[:7]]
    wanted = {"The fishmonger wants a short road to the port", "The toy shop wants a short road to the toy factory"}
    assert wanted <= set(titles(root))


def test_when_the_game_is_over_no_tile_is_missed() -> None:
    last = states(city.Rules(players=2))[-1]
    assert words_in(places(drawn(last))["drawn"]) == []

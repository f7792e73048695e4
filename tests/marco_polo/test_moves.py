"""marco_polo.announce, move, must-move, no-return, port-change, share-space, blocked, roulette."""

from __future__ import annotations

from fractions import Fraction

import pytest

import gamelib
from gamelib.marco_polo.engine.ways import CLOSED, OPEN, search
from gamelib.marco_polo.notation import Announce, Go, Spin

from .tables import WORLD, at, cited, goes, legal, marco_polo, moving, place, play, said, why

FREE = marco_polo.Rules(players=2, only_start_barred=True)


def test_announce_only_a_kind_of_which_a_line_leaves() -> None:
    assert legal(at("announce", "Venice 0 tea", "Buda 0 dates")) == ["announce land", "announce sea"]
    assert legal(at("announce", "Buda 0 tea", "Acre 0 dates")) == ["announce land"]
    assert legal(at("announce", "Ragusa 0 tea", "Acre 0 dates")) == ["announce sea"]
    assert why(at("announce", "Buda 0 tea", "Acre 0 dates"), "announce sea") == ("announce", "no-such-line")
    assert why(at("announce", "Buda 0 tea", "Acre 0 dates"), Announce(7)) == ("announce", "no-such-kind")


def test_announce_comes_before_every_spin_also_a_repeated_one() -> None:
    state = at("announce", "Xian 0 - on:Kyoto table", "Acre 0 tea")
    assert why(state, "spin 3") == ("announce", "due-announce")
    again = play(state, "announce land", "spin attack", "refuse")
    assert (again.phase, again.table.kind, again.table.spun) == ("announce", -1, -1)
    assert why(again, "spin 3") == ("announce", "due-announce")


def test_roulette_rings_and_their_odds() -> None:
    """Land 1 to 6 and bandits, sea 1 to 8 and corsairs, an attack about one time in six."""
    for kind, most in (("land", 6), ("sea", 8)):
        state = at("spin", "Venice 0 tea", "Buda 0 dates", announced=kind)
        odds = dict(state.odds())
        assert [str(move) for move in odds] == [*(f"spin {n}" for n in range(1, most + 1)), "spin attack"]
        assert odds[Spin(0)] == Fraction(1, 6)
        assert sum(odds.values()) == 1
    assert why(at("spin", "Venice 0 tea", "Buda 0 dates", announced="land"), "spin 7") == ("roulette", "not-on-ring")


def test_move_the_number_spun_along_lines_of_the_announced_kind() -> None:
    assert goes(moving(1, "Venice 0 tea", "Acre 0 dates")) == {"Buda"}
    assert goes(moving(1, "Venice 0 tea", "Buda 0 dates", by="sea")) == {"Ragusa"}
    around = {"Sarai", "Kashgar", "Turfan", "Nishapur", "Kabul", "Khotan", "Balkh"}
    assert goes(moving(2, "Samarkand 0 tea", "Acre 0 dates")) == around


def test_move_the_event_shows_a_shortest_way() -> None:
    state = moving(5, "Venice 240 tea", "Acre 0 dates", by="sea").play("go Aden")
    assert state.events[0].witness["path"] == tuple(("space", name) for name in PATH)
    assert state.events[0].flows == ((("space", "Venice"), ("space", "Aden"), "pawn 1", 1),)
    assert place(state, 1) == "Aden"


PATH = ("Venice", "Ragusa", "Candia", "Alexandria", "Aydhab", "Aden")


@pytest.mark.parametrize(
    ("space", "kind", "what"),
    [("Kiev", "land", "a post"), ("Candia", "sea", "a port"), ("Venice", "land", "Venice"), ("Basra", "land", "a line's end")],
)
def test_move_stops_sooner_on_posts_ports_cities_and_line_ends(space: str, kind: str, what: str) -> None:
    starts = {"Kiev": "Buda", "Candia": "Ragusa", "Venice": "Buda", "Basra": "Baghdad"}
    assert space in goes(moving(5, f"{starts[space]} 0 tea", "Manila 0 dates", by=kind)), what


def test_move_does_not_stop_sooner_elsewhere() -> None:
    state = moving(3, "Venice 0 tea", "Acre 0 dates")
    assert why(state, "go Buda") == ("move", "go-too-short")
    assert why(state, "go Samarkand") == ("move", "go-too-far")
    assert why(state, Go("Atlantis")) == ("map", "no-such-space")


def test_move_mission_city_is_a_short_stop_only_while_the_mission_is_open() -> None:
    assert "Lhasa" in goes(moving(4, "Delhi 0 - on:Lhasa table", "Acre 0 tea"))
    for other in ("Delhi 0 tea", "Delhi 0 - on:Kyoto table", "Delhi 0 - home:Lhasa table secret:kite"):
        assert "Lhasa" not in goes(moving(4, other, "Acre 0 dates")), other


def test_move_a_way_that_is_cut_off_is_no_line_end() -> None:
    """From Mecca by Damascus nothing may be passed twice: Damascus itself is no stop, and no end of a line."""
    state = moving(4, "Mecca 0 tea", "Buda 0 dates")
    assert why(state, "go Damascus") == ("move", "go-too-short")
    assert [other.key for other in state.refusal("go Damascus").others] == ["go-twice"]


def test_move_over_no_space_twice_unless_the_option_says_so() -> None:
    strict = goes(moving(3, "Mecca 0 tea", "Buda 0 dates"))
    free = goes(moving(3, "Mecca 0 tea", "Buda 0 dates", rules=FREE))
    assert strict < free
    assert free - strict == {"Damascus"}
    assert "Mecca" not in free


def test_move_every_walk_is_within_the_number_and_over_lines() -> None:
    """Plain search against brute force over all walks, for every space, kind and number up to five."""
    for start in range(len(WORLD.spaces)):
        for kind in (0, 1):
            for steps in (1, 3, 5):
                for gate in (CLOSED, OPEN):
                    found = search(WORLD, start, kind, steps, gate, -1, False)
                    assert set(found) == _ends(start, kind, steps, gate), (WORLD.spaces[start].name, kind, steps)
                    assert all(len(set(path)) == len(path) <= steps + 1 for path in found.values())


def _ends(start: int, kind: int, steps: int, gate: int) -> set[int]:
    found: set[int] = set()

    def walk(path: list[int]) -> None:
        at = path[-1]
        if len(path) > 1 and (len(path) == steps + 1 or WORLD.stops[kind][at]):
            found.add(at)
        if len(path) <= steps:
            for near in WORLD.near[kind][at]:
                if near not in path and not (near == WORLD.khanbalik and gate == CLOSED):
                    walk([*path, near])

    walk([start])
    return found


def test_must_move_nobody_may_stay_or_pass() -> None:
    state = moving(2, "Tabriz 240 tea", "Buda 0 dates")
    for move in ("done", "buy", "sell tea", "decline"):
        assert why(state, move) == ("must-move", "due-move")
    assert "go Tabriz" not in legal(state)
    assert why(moving(1, "Tabriz 240 tea", "Buda 0 dates"), "go Tabriz") == ("must-move", "go-nowhere")


def test_no_return_to_the_starting_space() -> None:
    state = moving(3, "Kiev 0 tea", "Buda 0 dates")
    refusal = state.refusal("go Kiev")
    assert refusal.clauses == ("marco_polo.no-return", "marco_polo.must-move")
    assert "Kiev" not in goes(moving(3, "Kiev 0 tea", "Buda 0 dates", rules=FREE))


def test_port_change_ends_the_move() -> None:
    state = moving(8, "Venice 240 tea", "Buda 0 dates", by="sea")
    assert why(state, "go Damascus") == ("port-change", "go-mixed")
    stopped = state.play("go Acre")
    assert "marco_polo.port-change" in stopped.events[0].clauses
    assert stopped.table.player == 1


def test_port_change_a_short_stop_does_not_bind_the_next_announcement() -> None:
    state = moving(8, "Venice 240 tea", "Buda 0 dates", by="sea").play("go Acre")
    state = play(state, "announce land", "spin 1", "go Constantinople", "done")
    assert legal(state) == ["announce land", "announce sea"]


def test_share_space_only_on_posts_and_in_the_two_cities() -> None:
    assert why(moving(1, "Kiev 0 tea", "Buda 0 dates"), "go Buda") == ("share-space", "go-occupied")
    assert "Kiev" in goes(moving(2, "Venice 0 tea", "Kiev 0 dates"))
    assert "Venice" in goes(moving(1, "Buda 0 tea", "Venice 0 dates"))
    khan = moving(1, "Shangdu 0 - on:Kyoto table", "Khanbalik 0 - on:Lhasa table")
    assert "Khanbalik" in goes(khan)


def test_share_space_passing_is_free() -> None:
    assert "Kiev" in goes(moving(2, "Venice 0 tea", "Buda 0 dates"))
    state = moving(2, "Venice 240 -", "Kiev 0 tea").play("go Kiev")
    assert said(state)[:2] == ["go", "share"]


def test_blocked_he_stays_and_the_turn_is_over() -> None:
    state = at("spin", "Venice 240 tea", "Buda 0 dates", announced="land").play("spin 1")
    assert cited(state) == ["roulette", "blocked", "turn"]
    assert (place(state, 1), state.table.player, state.phase) == ("Venice", 1, "announce")


def test_blocked_on_a_post_there_is_no_trade() -> None:
    """Kaesong's only land line leads to Khanbalik, which is closed to him."""
    state = at("spin", "Kaesong 240 tea", "Buda 0 dates", announced="land").play("spin 3")
    assert cited(state) == ["roulette", "blocked", "turn"]


def test_refusals_say_where_he_could_go() -> None:
    state = moving(2, "Venice 0 tea", "Acre 0 dates")
    assert state.refusal("go Acre").values["options"] == ("Kiev", "Constantinople")
    assert "Kiev and Constantinople" in state.refusal("go Acre").sentence
    assert state.refusal("go Acre").nearest in state.moves()


def test_chance_decides_the_spin() -> None:
    state = at("spin", "Venice 240 tea", "Buda 0 dates", announced="land")
    assert state.actor == gamelib.CHANCE
    assert why(state, "go Buda") == ("roulette", "due-spin")


def test_ransom_names_where_it_comes_from() -> None:
    assert marco_polo.parse("ransom cash").places(1) == (("cash", 1), ("loot",))
    assert marco_polo.parse("ransom tea").places(1) == (("hand", 1), ("loot",))

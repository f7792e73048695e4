"""marco_polo.map, roulette: the map as data, its loader and its checker."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import gamelib
from gamelib.core.errors import RecordError
from gamelib.marco_polo import atlas, map_faults, survey
from gamelib.marco_polo.journey_times import turns_to
from gamelib.marco_polo.table import NAMED

from .tables import WORLD, marco_polo, play

TEXT = (atlas.FOLDER / "orient.map").read_text(encoding="utf-8")


def changed(*pairs: tuple[str, str]) -> str:
    """The default map's text with some of it replaced."""
    text = TEXT
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new)
    return text


@pytest.fixture
def workshop(tmp_path: Path) -> Iterator[Path]:
    """A folder for maps; what is added in the test is forgotten afterwards."""
    yield tmp_path
    atlas._added.clear()


def add(folder: Path, text: str) -> str:
    (folder / "mine.map").write_text(text.replace("map: orient", "map: mine"), encoding="utf-8")
    return atlas.add_map(folder / "mine.map")


def test_map_has_45_to_60_spaces_and_every_place_the_rules_name() -> None:
    assert 45 <= len(WORLD.spaces) <= 60
    assert set(NAMED) <= set(WORLD.index)
    assert list(map_faults.faults(WORLD.chart)) == []


def test_map_places_are_where_they_are() -> None:
    """Real coordinates, to about a degree: some that everybody can look up."""
    places = {"Venice": (12.3, 45.4), "Khanbalik": (116.4, 39.9), "Zanzibar": (39.2, -6.2), "Kyoto": (135.8, 35.0)}
    places |= {"Lhasa": (91.1, 29.7), "Manila": (121.0, 14.6), "Acre": (35.1, 32.9), "Samarkand": (67.0, 39.7)}
    for name, where in places.items():
        space = WORLD.spaces[WORLD.index[name]]
        assert (space.longitude, space.latitude) == pytest.approx(where, abs=0.5), name


def test_map_at_least_three_posts_a_colour() -> None:
    assert min(WORLD.colours.count(colour) for colour in range(4)) >= 3


def test_map_land_sea_and_mixed_ways_to_khanbalik() -> None:
    report = survey.report(WORLD)
    assert "10 steps by land, 14 by sea, 10 mixed" in report
    way = survey.shortest(WORLD.chart, "Venice", "Khanbalik")
    assert (way[0], way[-1]) == ("Venice", "Khanbalik")
    assert (
        survey.distances(WORLD.chart)["Kyoto"] == len(survey.nx.shortest_path(survey.graph(WORLD.chart), "Venice", "Kyoto")) - 1
    )


def test_map_distances_betweenness_and_dead_ends_can_be_printed() -> None:
    assert survey.dead_ends(WORLD.chart)["Basra"] == ("land", "sea")
    assert 0 < survey.betweenness(WORLD.chart)["Aden"] < 1
    assert "Lines end in Venice (land and sea)" in survey.report(WORLD)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("  Lhasa: 91.1 29.7 circle\n", "", "the rules name Lhasa"),
        ("Buda: 19.0 47.5 circle", "Buda: 19.0 circle", "a space is written"),
        ("Buda: 19.0 47.5 circle", "Buda: 19.0 97.5 circle", "degrees are a number from -90 to 90"),
        ("Buda: 19.0 47.5 circle", "Buda: 1e1 47.5 circle", "degrees are a number"),
        ("Buda: 19.0 47.5 circle", "Buda: 19.0 47.5 city", "the two cities"),
        ("Buda: 19.0 47.5 circle", "Buda: 19.0 47.5 circle port", "only a post or a city"),
        ("Buda: 19.0 47.5 circle", "Bu_da: 19.0 47.5 circle", "letters"),
        ("Kiev: 30.5 50.5 post green", "Kiev: 30.5 50.5 post red", "a post has a colour"),
        ("Kiev: 30.5 50.5 post green", "Buda: 30.5 50.5 post green", "Buda is given twice"),
        ("land: Buda - Constantinople", "land: Buda - Rome", "there is no space 'Rome'"),
        ("land: Buda - Constantinople", "land: Buda - Buda", "drawn twice or leads nowhere"),
        ("land: Buda - Constantinople", "land: Buda", "at least two spaces"),
        ("land: Buda - Constantinople", "air: Buda - Constantinople", "land or sea"),
        ("attack 3\n  sea", "7 3\n  sea", "needs numbers and an 'attack'"),
        ("land: 1 2, 2 3", "land: 1 2, 10 3", "from 1 to 9"),
        ("land: 1 2, 2 3", "land: 1 2, 1 3", "given twice"),
        ("porcupines 30, ", "", "8 yellow goods"),
        ("porcupines 30", "monkeys 30", "given twice"),
        ("porcupines 30", "tea 30", "two goods are called 'tea'"),
        ("porcupines 30", "cash 30", "small letters"),
        ("birthday 40, ", "", "with a number are"),
        ("roulette:", "wheel:", "not a part of a map"),
        ("map: orient", "map: Orient!", "a map's name"),
        ("title: From Venice to Khanbalik", "title:", "behind the colon"),
        ("title: From Venice to Khanbalik", "title: From Venice to Khanbalik\n  and back", "this line is indented"),
        ("title: From Venice to Khanbalik", "title: From Venice to Khanbalik\ntitle: Home", "'title' is given twice"),
        ("  sea: 1 1", "  land: 1 1", "expected one line for each of land, sea, found 'land'"),
        ("porcupines 30", "porcupines", "expected a good and a number, found 'porcupines'"),
        ("hunt 1", "hunt 10", "yellow-hunt gives 10 more cards; at most 9 are sensible"),
        ("1 2, 2 3, 3 3, 4 3, 5 2, 6 2, attack 3", "attack 3", "the land ring needs numbers and an 'attack'"),
    ],
)
def test_map_faults_in_the_file_are_named_with_their_line(old: str, new: str, problem: str) -> None:
    text = changed((old, new))
    with pytest.raises(gamelib.RecordError, match=problem.replace("(", r"\(")) as caught:
        atlas.read(text)
    before, after = TEXT.splitlines(), text.splitlines()
    wrong = next(number for number, (one, other) in enumerate(zip(before, after, strict=False), start=1) if one != other)
    end_of_the_spaces = before.index("lines:") - 2
    assert caught.value.line == (end_of_the_spaces if new == "" and "Lhasa" in old else wrong)


def test_map_a_line_that_is_lacking_is_named_at_the_end_of_its_block() -> None:
    text = "\n".join(line for line in TEXT.splitlines() if not line.startswith("  sea: 1 1"))
    with pytest.raises(gamelib.RecordError, match="there is no line 'sea: …'") as caught:
        atlas.read(text)
    assert text.splitlines()[caught.value.line - 1].startswith("  land: 1 2")


def test_map_has_at_most_200_spaces() -> None:
    more = 200 - len(WORLD.spaces)
    places = [f"  Place {chr(97 + n // 26)}{chr(97 + n % 26)}: 10.0 {n % 90}.0 circle" for n in range(more + 1)]
    assert len(atlas.read(changed(("spaces:\n", "\n".join(["spaces:", *places[:-1], ""])))).spaces) == 200
    with pytest.raises(gamelib.RecordError, match="there are 201 spaces; a map has at most 200"):
        atlas.read(changed(("spaces:\n", "\n".join(["spaces:", *places, ""]))))


def test_map_a_ring_of_one_number_and_an_attack_is_a_ring() -> None:
    chart = atlas.read(changed(("1 2, 2 3, 3 3, 4 3, 5 2, 6 2, attack 3", "9 1000, attack 1")))
    assert [weight for _, weight in chart.rings[0]] == [1000, 1]
    assert atlas.read(changed(("hunt 1", "hunt 9"))).amounts["yellow-hunt"] == 9


@pytest.mark.parametrize(
    ("pairs", "problem"),
    [
        ([("Trebizond: 39.7 41.0 port", "Trebizond: 39.7 41.0 circle")], "Land meets sea in Trebizond"),
        ([("Tana: 39.4 47.1 port", "Tana: 39.4 47.1 circle")], "Land meets sea in Tana"),
        ([("post mauve", "post blue")], "There are 0 mauve posts"),
        ([("  sea: Kaesong - Khanbalik\n", "")], "no way by sea alone"),
        ([("  land: Delhi - Lhasa\n", ""), ("Khotan - Lhasa - Chengdu", "Khanbalik - Lhasa")], "Lhasa cannot be reached"),
        ([("  land: Samarkand - Balkh - Kabul - Delhi\n", "  land: Samarkand - Balkh - Kabul\n")], "A line ends in Kabul"),
        ([("sea: Zanzibar - Maldives - Ceylon\n", "sea: Zanzibar - Ceylon\n")], "No line leads to Maldives"),
        ([("falcons 80", "falcons 90")], "Fewer than 3 goods"),
    ],
)  # fmt: skip
def test_map_what_the_checker_asks_of_a_map(workshop: Path, pairs: list[tuple[str, str]], problem: str) -> None:
    with pytest.raises(gamelib.RecordError, match=problem):
        add(workshop, changed(*pairs))
    with pytest.raises(gamelib.RulesError):
        marco_polo.Rules(map="mine")


def test_map_a_designers_map_is_played_on_by_its_name(workshop: Path) -> None:
    name = add(workshop, changed(("Buda", "Vienna"), ("tea 80", "green-tea 80"), ("attack 3\n  sea", "attack 1\n  sea")))
    state = play(marco_polo.start(players=2, map=name), "first 1", "announce land", "spin 1", "go Vienna")
    assert state.holdings()[("space", "Vienna"), "pawn 1"] == 1
    record = gamelib.playout("marco_polo", marco_polo.Rules(players=2, map=name), "merchant", seed=1)
    assert gamelib.Record.read(record.text()) == record
    assert record.final().outcome.finished


def test_map_that_is_read_again_after_a_change_is_the_new_one(workshop: Path) -> None:
    """Moves, ways, drawing and the merchant's plans all follow the file."""
    rules = marco_polo.Rules(players=2, map=add(workshop, TEXT))
    assert "Buda" in marco_polo.start(rules).svg()
    assert gamelib.playout("marco_polo", rules, "merchant", seed=1).final().outcome.finished
    add(workshop, changed(("Buda", "Vienna"), ("  land: Delhi - Lhasa\n", "")))
    after = marco_polo.start(rules)
    assert [str(move) for move in marco_polo.catalogue(rules) if str(move) in ("go Buda", "go Vienna")] == ["go Vienna"]
    assert "Vienna" in after.svg()
    assert play(after, "first 1", "announce land", "spin 1", "go Vienna").holdings()[("space", "Vienna"), "pawn 1"] == 1
    assert gamelib.playout("marco_polo", rules, "merchant", seed=1).final().outcome.finished


def test_map_that_nobody_has_added_is_refused() -> None:
    for name in ("atlantis", "../maps/orient"):
        with pytest.raises(gamelib.RecordError, match="there is no map"):
            marco_polo.world(name)


def test_map_the_package_keeps_its_names(workshop: Path) -> None:
    (workshop / "orient.map").write_text(TEXT, encoding="utf-8")
    with pytest.raises(gamelib.RecordError, match="give yours another"):
        atlas.add_map(workshop / "orient.map")


def test_arrival_is_settled_before_any_trade(workshop: Path) -> None:
    """On a map where a mission city is a trading post: first the Secret, then the trade."""
    rules = marco_polo.Rules(players=2, map=add(workshop, changed(("Lhasa: 91.1 29.7 circle", "Lhasa: 91.1 29.7 post yellow"))))
    start = marco_polo.start(rules)
    places = (start.table.places[0], marco_polo.world("mine").index["Delhi"])
    facts = {"phase": "move", "turn": 3, "player": 1, "actor": 1, "kind": 0, "spun": 5}
    table = start.table.changed(
        **facts, places=places, missions=(-1, 3), golden=(False, True), stages=(0, 1), tables=0b0111
    )  # fmt: skip
    state = marco_polo.State(rules, table).play("go Lhasa")
    assert state.phase == "secret"
    traded = state.play("secret kite")
    assert (traded.phase, traded.actor) == ("trade", 1)


def test_map_engine_and_rules_need_no_networkx() -> None:
    import subprocess
    import sys

    code = "import sys, gamelib; gamelib.marco_polo.start(players=2).play('first 1'); assert 'networkx' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_turns_to_a_target_are_those_of_a_graph_library() -> None:
    ends = {(name, kind) for name in ("Khanbalik",) for kind in (0, 1)}
    lengths = survey.nx.multi_source_dijkstra_path_length(survey.journeys(WORLD.chart), ends)
    assert turns_to(WORLD, "Khanbalik", True) == dict(lengths)
    around = survey.nx.multi_source_dijkstra_path_length(survey.journeys(WORLD.chart, False), {("Aden", 0), ("Aden", 1)})
    assert turns_to(WORLD, "Aden", False) == dict(around)


def dense(lines: int) -> str:
    """The shipped map under another name, with so many further land lines and a ring that shows 9."""
    rng, names = Random(1), [space.name for space in WORLD.chart.spaces]
    drawn = {frozenset((names[a], names[b])) for a, b in WORLD.chart.lines[0]}
    further: list[str] = []
    while len(further) < lines:
        one, other = rng.sample(names, 2)
        if frozenset((one, other)) not in drawn:
            drawn.add(frozenset((one, other)))
            further.append(f"  land: {one} - {other}")
    text = atlas.map_text("orient").replace("map: orient", "map: dense", 1)
    text = text.replace("\nlines:\n", "\nlines:\n" + "\n".join(further) + "\n", 1)
    return text.replace("  land: 1 2, 2 3,", "  land: 9 1, 1 2, 2 3,", 1)


def test_a_map_too_dense_to_be_played_is_refused_with_its_reason() -> None:
    with pytest.raises(RecordError, match=r"more than 20,000 ways to go 9 steps by land; draw fewer lines"):
        atlas.add_map(text=dense(100))


def test_a_map_is_given_as_text_and_comes_back_as_text() -> None:
    text = atlas.map_text("orient").replace("map: orient", "map: told", 1)
    assert atlas.add_map(text=text) == "told"
    assert atlas.map_text("told") == text
    with pytest.raises(ValueError, match="either the path"):
        atlas.add_map("a.map", text=text)
    with pytest.raises(RecordError, match="no map 'nowhere'"):
        atlas.map_text("nowhere")


def test_of_a_huge_file_no_more_is_read_than_a_record_may_have(tmp_path: Path) -> None:
    path = tmp_path / "huge.map"
    with path.open("wb") as file:
        file.truncate(3 * 10**9)
    with pytest.raises(RecordError, match="too long"):
        atlas.add_map(path)

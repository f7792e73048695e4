"""The drawing of SHARK's table: whole, true to the table, harmless, and with the legal squares of a roll."""

from __future__ import annotations

import doctest
import re
import tomllib
from itertools import combinations
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import gamelib
from gamelib import drawing
from gamelib.drawing import around
from gamelib.shark import analysis, board
from gamelib.shark.board.layout import CLOSE_UP, layout

from ..drawing.reading import says_what_it_shows, smallest_text
from .tables import at, legal, play, shark

SVG = "{http://www.w3.org/2000/svg}"
COMPANIES = ("red", "blue", "green", "yellow")
TABLES = [
    shark.Rules(players=2),
    shark.Rules(players=3, variant_three=True),
    shark.Rules(players=4, top_value=30, buildings=30, cash=100000),
    shark.Rules(players=5, variant_one=True),
    shark.Rules(players=6, top_value=1, shares=100),
]
HOSTILE = ("</title><script>alert(1)</script>", "\"'&<>\x00\x1b\ud800\u202e", "M" * 5000, "日本語 " * 20, "a", "b")
KNOWN = {"svg", "title", "desc", "style", "g", "rect", "circle", "ellipse", "path", "text"}


def states(rules: Any, seed: int = 0, step: int = 40, bots: str = "random") -> list[Any]:
    found = gamelib.playout("shark", rules, bots, seed=seed).states()
    return [*found[::step], found[-1]]


def drawn(state: Any, **how: Any) -> ElementTree.Element:
    return ElementTree.fromstring(state.svg(**how))


def places(root: ElementTree.Element) -> dict[str, ElementTree.Element]:
    found = [element for element in root.iter() if "data-place" in element.attrib]
    assert len({element.get("data-place") for element in found}) == len(found)
    return {element.attrib["data-place"]: element for element in found}


def title_of(element: ElementTree.Element) -> str:
    return element.findtext(f"{SVG}title") or ""


def words_in(element: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in element.iter(f"{SVG}text")]


def named(place: tuple[object, ...]) -> str:
    return "/".join(map(str, place))


@pytest.mark.parametrize("rules", TABLES)
def test_every_holding_is_drawn_where_it_lies(rules: Any) -> None:
    for state in states(rules):
        found, held = places(drawn(state)), state.holdings()
        for column in range(12):
            for row in range(10):
                title = title_of(found[f"map/{column}/{row}"])
                company = next((c for c in COMPANIES if held.get((("map", column, row), c))), None)
                assert (f"a {company} building" in title) if company else ("building in a chain" not in title)
        for player in range(rules.players):
            assert f"{held.get((('cash', player), 'money'), 0):,} FT" in words_in(found[f"cash/{player}"])
            if not state.table.out[player]:
                shares = [f"{c[0].upper()} {held.get((('shares', player), f'{c} share'), 0)}" for c in COMPANIES]
                assert words_in(found[f"shares/{player}"]) == shares
        for place, thing in (("bank", " share"), ("bank", ""), ("box", "")):
            counts = [f"{c} {held.get(((place,), c + thing), 0)}" for c in COMPANIES]
            if place == "bank" or any(state.table.box):
                assert all(count in title_of(found[place]) for count in counts)
        for company, value in enumerate(state.table.values):
            assert f"is at {value}:" in title_of(found[f"ladder/{company}"])


@pytest.mark.parametrize("rules", TABLES)
def test_every_place_of_the_table_is_drawn_once_and_named_in_words(rules: Any) -> None:
    root = drawn(shark.start(rules))
    found = places(root)
    assert set(found) == {named(place) for place in layout(rules).places}
    assert all(title_of(element) for element in found.values())
    assert root.get("role") == "img"
    assert root.get("aria-label") == title_of(root)
    assert root.findtext(f"{SVG}desc")


@pytest.mark.parametrize("rules", TABLES)
def test_moves_events_and_witnesses_speak_of_places_that_are_drawn(rules: Any) -> None:
    known = set(layout(rules).places)
    for state in states(rules, seed=2, step=7):
        for event in state.events:
            assert {place for flow in event.flows for place in flow[:2]} <= known
            assert set(event.witness.get("chain", ())) <= known
        if state.actor is not None and state.actor >= 0:
            assert {place for move in state.moves() for place in move.places(state.actor)} <= known


@pytest.mark.parametrize("shape", drawing.SCREENS)
@pytest.mark.parametrize("players", range(2, 7))
def test_places_lie_inside_the_drawing_and_apart(players: int, shape: str) -> None:
    found = layout(shark.Rules(players=players), shape)
    for box in found.places.values():
        assert 0 <= box.x <= box.right <= found.width
        assert 0 <= box.y <= box.bottom <= found.height
        assert min(box.width, box.height) >= 22
    assert not any(one.overlap(other) > 0.01 for one, other in combinations(found.places.values(), 2))


@pytest.mark.parametrize("shape", drawing.SCREENS)
@pytest.mark.parametrize("rules", TABLES)
def test_nothing_is_too_small_to_read_on_its_screen(rules: Any, shape: str) -> None:
    for state in states(rules, seed=4, step=120):
        assert smallest_text(state.svg(names=("Anna", "Ben", "Chloé"), shape=shape)) >= drawing.SCREENS[shape].least


@pytest.mark.parametrize("shape", drawing.SCREENS)
@pytest.mark.parametrize("rules", TABLES)
def test_every_screen_has_all_places_and_their_names_say_what_is_shown(rules: Any, shape: str) -> None:
    for state in states(rules, seed=5, step=90):
        found = places(drawn(state, shape=shape))
        assert set(found) == {named(place) for place in layout(rules, shape).places}
        assert [name for name, element in found.items() if not says_what_it_shows(element)] == []


def test_the_bank_names_what_it_counts() -> None:
    for shape, gone in (("wide", "removed"), ("phone", "gone")):
        found = places(drawn(shark.start(players=3), shape=shape))
        assert {"shares", "buildings"} <= set(words_in(found["bank"]))
        assert gone in words_in(found["box"])


def test_on_a_projector_the_bank_says_what_is_left_and_every_seat_what_it_is_worth() -> None:
    state = at("trade-before", (9, 0), ("red 2", ""), red="B2 B3")
    root = drawn(state, shape="projector")
    assert [word for word in words_in(places(root)["bank"]) if not word.isdigit()] == ["shares left", "buildings left"]
    assert words_in(places(root)["box"])[0] == "removed"
    assert {"worth 13,000 FT", "worth 0 FT"} <= set(words_in(root))


def test_at_the_end_the_cash_alone_says_what_a_player_is_worth() -> None:
    last = gamelib.playout("shark", seed=3).final()
    assert last.actor is None
    assert not [word for word in words_in(drawn(last)) if word.startswith("worth")]


def test_beside_a_lesson_no_amount_of_three_players_is_cut() -> None:
    built = {"yellow": "A6 B6 C6 A7 B7", "blue": "E6 E7 J2 J3 J4"}
    state = play(at("roll", (10, 5, 40), ("", "blue 14", ""), **built), "roll yellow 4", "place yellow D6")
    said = words_in(drawn(state, shape="projector", tall=True))
    assert "worth 40,000" in said
    assert not [word for word in said if "…" in word]


def test_the_size_of_a_chain_lies_above_the_frame_round_its_newest_building() -> None:
    text = play(at("roll", (0, 9), yellow="A6 B6"), "roll yellow 4", "place yellow C6").svg()
    assert text.index('class="over trail"') < text.index('class="small bold">3</text>')


def test_on_a_phone_the_ring_round_the_bank_cuts_no_word() -> None:
    rules = shark.Rules(players=3)
    box, bank = layout(rules, "phone").places["bank",], places(drawn(shark.start(rules), shape="phone"))["bank"]
    for text in bank.iter(f"{SVG}text"):
        half = drawing.breadth(text.text or "", drawing.SCREENS["phone"].small) / 2
        assert box.x + 2 <= float(text.attrib["x"]) - half, text.text
        assert float(text.attrib["x"]) + half <= box.right - 1, text.text


def test_a_table_before_its_first_turn_has_no_turn() -> None:
    assert drawn(shark.start(players=3)).get("aria-label") == "SHARK: draw the first player"


def test_a_chain_is_one_shape_with_letters_and_its_size() -> None:
    root = drawn(at("roll", red="B2 B3 C2 C3", blue="J8"))
    shapes = [group for group in root.iter(f"{SVG}g") if group.get("class", "").startswith("over") and words_in(group)]
    assert sorted(words_in(group) for group in shapes) == [["4"], ["B"], ["R", "R", "R", "R"]]
    red = next(group for group in shapes if "R" in words_in(group))
    (hued,) = (path for path in red.iter(f"{SVG}path") if path.get("fill") == drawing.HUES["red"].fill)
    assert hued.attrib["d"].count("M") == 4 + 4 + 1, "four buildings, four bridges, and the middle of the block"


def test_legal_squares_are_ringed_and_the_others_say_why_not() -> None:
    state = at("roll", (0, 9), yellow="C6", blue="D8 D9").play("roll yellow 4")
    found = places(drawn(state))
    wanted = {move.split()[2] for move in legal(state)}
    for column in range(4):
        for row in range(5, 10):
            element, square = found[f"map/{column}/{row}"], f"{'ABCD'[column]}{row + 1}"
            ringed = any(circle.get("class") == "ring" for circle in element.iter(f"{SVG}circle"))
            assert ringed == (square in wanted), square
            if not ringed and square not in ("C6", "D8", "D9"):
                assert "yellow chain" in title_of(element) or "must be larger" in title_of(element), square
    outside = found["map/5/2"]
    assert not list(outside.iter(f"{SVG}circle"))


def test_legal_squares_of_a_free_choice_name_the_colours_where_not_all_fit() -> None:
    state = at("roll", (0, 9), yellow="C6 B6", blue="A9").play("roll white 4")
    found = places(drawn(state))
    assert words_in(found["map/0/9"]) == ["B"], "beside blue only blue may stand"
    assert words_in(found["map/3/9"]) == [], "any colour may"
    assert "red, blue, green and yellow" in title_of(found["map/3/9"])


def test_the_trail_frames_the_new_building_and_crosses_what_has_gone() -> None:
    state = play(at("roll", (0, 9), yellow="A6 B6 C6", blue="E6 E7"), "roll yellow 4", "place yellow D6")
    trail = drawn(state).find(f".//{SVG}g[@class='over trail']")
    assert trail is not None
    styles = [rect.get("class") for rect in trail.iter(f"{SVG}rect")]
    assert (styles.count("last"), styles.count("left")) == (1, 2)
    assert words_in(trail) == ["B", "B"]
    assert len(drawn(at("roll", yellow="A6")).find(f".//{SVG}g[@class='over trail']") or ()) == 0


def test_what_was_earned_moved_and_said_is_there() -> None:
    shares = ("yellow 3 blue 2", "yellow 1 blue 5")
    state = at("roll", (0, 10), shares, yellow="A6 B6 C6 A7 B7", blue="E6 E7 J2 J3")
    root = drawn(play(state, "roll yellow 4", "place yellow D6"), names=("Anna", "Ben"))
    found = places(root)
    assert "+9,000 FT" in words_in(found["cash/0"])
    assert "−9,000 FT" in words_in(found["cash/1"])
    changes = root.find(f".//{SVG}g[@class='over changes']")
    assert changes is not None
    assert words_in(changes) == ["−2", "+1"], "blue falls, yellow rises"
    assert "Anna puts a yellow building" in " ".join(words_in(root))


@pytest.mark.parametrize("shape", ["wide", "phone", "projector"])
def test_what_moved_a_value_to_the_top_does_not_stand_on_the_bare_pole(shape: str) -> None:
    for top, plates in ((6, 1), (15, 0)):
        state = at("roll", (0, 10), rules=shark.Rules(players=2, top_value=top), yellow="A6 B6 C6 A7 B7")
        changes = drawn(play(state, "roll yellow 4", "place yellow D6"), shape=shape).find(f".//{SVG}g[@class='over changes']")
        assert changes is not None
        assert words_in(changes) == ["+1"]
        assert len(changes.findall(f".//{SVG}rect[@class='card']")) == plates


def test_a_debtor_a_bankrupt_and_a_winner_are_marked() -> None:
    built = {"yellow": "A6 B6 C6 A7 B7", "blue": "E6 E7 J2 J3 J4"}
    moves = ("roll yellow 4", "place yellow D6")
    debtor = play(at("roll", (0, 5), ("", "blue 4"), **built), *moves)
    assert "still owes 3,000 FT" in words_in(drawn(debtor))
    assert words_in(drawn(debtor, shape="projector")).count("still owes 3,000 FT") == 1
    assert "still owes 2,000 FT" in words_in(drawn(debtor.play("surrender blue")))
    broke = play(at("roll", (0, 0, 9), ("", "blue 9 red 1", ""), **built), *moves)
    assert title_of(places(drawn(broke, names="ABC"))["shares/1"]) == "B is out of the game"
    won = play(at("roll", (0, 0), ("", "blue 9"), **built), *moves)
    assert "A wins" in words_in(drawn(won, names="AB"))


def test_purchases_are_counted_while_trade_is_on() -> None:
    state = at("trade-before", (9, 0), ("red 1", ""), red="B2 B3", bought=2)
    words = words_in(drawn(state))
    assert words[words.index("2 of 5") + 1 :][:2] == ["shares bought", "in this turn"]
    assert "3 of 5" in words_in(drawn(state.play("buy red")))
    assert "not rolled" in words_in(drawn(state.play("done")))


def test_the_dice_are_shown_as_they_fell() -> None:
    for roll, title in (("roll red 3", "red"), ("roll black 3", "black"), ("roll white 3", "white")):
        titles = [t.text for t in drawn(at("roll", red="B2").play(roll)).iter(f"{SVG}title")]
        assert f"The colour die shows {title}" in titles
        assert "The number die shows zone 3" in titles
    plain = at("roll", rules=shark.Rules(players=2, variant_three=True), red="B2").play("roll 3")
    assert not any("colour die" in (t.text or "") for t in drawn(plain).iter(f"{SVG}title"))


@pytest.mark.parametrize("rules", TABLES)
def test_hostile_names_are_only_text(rules: Any) -> None:
    for state in states(rules, seed=3, step=200):
        drawing = state.svg(names=HOSTILE[: rules.players])
        drawing.encode("utf-8")
        root = ElementTree.fromstring(drawing)
        assert {element.tag.removeprefix(SVG) for element in root.iter()} <= KNOWN
        assert all(len(word) < 180 for word in words_in(root))
        assert re.findall(r"https?:[^\"' ]+", drawing) == ["http://www.w3.org/2000/svg"]
        assert not re.search(r"\bid=|href|url\(|@import|@font-face", drawing)


def test_targets_are_ringed_and_unknown_ones_refused() -> None:
    state = shark.start(players=2)
    rings = drawn(state, targets=[("map", 0, 1), ("ladder", 2)]).findall(f".//{SVG}rect[@class='ring']")
    assert len(rings) == 2
    with pytest.raises(ValueError, match="no place"):
        state.svg(targets=[("map", 12, 0)])


def test_of_a_trade_the_lanes_are_ringed_and_not_what_only_lists_it_again() -> None:
    state = shark.start(players=2)
    trade = [("bank",), ("shares", 0), ("ladder", 1), ("ladder", 2)]
    assert len(drawn(state, targets=trade).findall(f".//{SVG}rect[@class='ring']")) == 2
    assert len(drawn(state, targets=trade[:2]).findall(f".//{SVG}rect[@class='ring']")) == 2, "where there is nothing else"


def test_the_same_state_is_drawn_the_same_and_shows_itself() -> None:
    state = states(shark.Rules(players=4), step=50)[2]
    assert state.svg() == state.svg() == state._repr_svg_() == board.draw(state)


def test_every_sentence_of_board_and_plots_is_used() -> None:
    package = Path(board.__file__).parent.parent
    texts = tomllib.loads((package / "words" / "en.toml").read_text(encoding="utf-8"))
    shared = Path(drawing.__file__).with_name("notes.py")
    for part in ("board", "plots"):
        source = "".join(path.read_text(encoding="utf-8") for path in (*(package / part).glob("*.py"), shared))
        unused = [key for key in texts[part] if f'"{key}"' not in source]
        assert [key for key in unused if not key.startswith(("choice-", "thing-"))] == []


def test_the_example_of_the_analysis_is_true() -> None:
    failed, tried = doctest.testmod(analysis)
    assert (failed, tried > 0) == (0, True)


@pytest.mark.parametrize("own", [0, 2, 5])
def test_on_a_phone_map_ladder_and_one_s_own_shares_are_seen_at_once(own: int) -> None:
    laid = layout(shark.Rules(players=6), "phone", own)
    mine, others = laid.seats[own].box, [seat.box for player, seat in enumerate(laid.seats) if player != own]
    assert laid.map.bottom < mine.y < mine.bottom < laid.ladder.y
    assert laid.ladder.bottom <= 530
    assert all(box.y >= laid.ladder.bottom for box in others)
    for kind in ("cash", "shares"):
        assert mine.overlap(laid.places[kind, own]) == laid.places[kind, own].width * laid.places[kind, own].height


@pytest.mark.parametrize("shape", drawing.SCREENS)
def test_the_size_of_a_chain_covers_no_letter_or_number_of_the_rulers(shape: str) -> None:
    discs = 0
    for state in states(shark.Rules(players=3), seed=4, step=25, bots="sensible"):
        laid = layout(state.rules, shape)
        for disc in drawn(state, shape=shape).iter(f"{SVG}circle"):
            if disc.get("class") != "paper edge":
                continue
            x, y, radius = (float(disc.attrib[name]) for name in ("cx", "cy", "r"))
            assert x - radius >= laid.map.x - 3
            assert y - radius >= laid.map.y - 3
            discs += 1
    assert discs > 10


def test_on_a_wall_four_players_have_their_names_beside_their_cash_and_long_ones_their_numbers() -> None:
    names = ("Anna", "Ben", "Chloé", "Dev")
    told = shark.start(players=4).svg(names=names, shape="projector")
    assert all(f">{name}</text>" in told for name in names)
    long = shark.start(players=4).svg(names=("Anna", "Ben", "Maximiliane-Theodora", "Dev"), shape="projector")
    assert ">Anna</text>" not in long, "all have their names, or none"


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("how", [{}, {"tall": True}])
def test_on_a_wall_a_ring_round_cash_or_shares_cuts_no_line_of_a_seat(players: int, how: dict[str, Any]) -> None:
    state, reach, screen = shark.start(players=players), 4, drawing.SCREENS["projector"]
    laid, root = layout(state.rules, drawing.TALL if how else "projector"), drawn(state, shape="projector", **how)
    told = [one for one in root.iter(f"{SVG}text") if one.attrib["class"].startswith(("small", "middle"))]
    lines = [(float(one.attrib["x"]), float(one.attrib["y"]), screen.size(one.attrib["class"].split()[0])) for one in told]
    for player, seat in enumerate(laid.seats):
        within = [(y - size * 0.38, y + size * 0.35) for x, y, size in lines if around(x, y, 1).overlap(seat.box)]
        assert within
        for box in (laid.places["cash", player], laid.places["shares", player]):
            assert not [top for top, low in within if top < box.y < low + reach or top - reach < box.bottom < low]


def test_what_was_paid_for_several_shares_is_told_in_one_sum() -> None:
    states = [at("trade-before", (9, 0), ("red 1", ""), red="B2 B3")]
    for move in ("buy red", "buy red", "sell red"):
        states.append(states[-1].play(move))
    told = [words_in(places(drawn(states[last], **board.in_one_deed(states[: last + 1])))["cash/0"])[1:] for last in (1, 2, 3)]
    assert told == [["−2,000 FT"], ["−4,000 FT"], ["+2,000 FT"]]


@pytest.mark.parametrize("shape", ["wide", "phone", "projector"])
def test_a_face_that_is_no_company_is_a_round_field_as_the_others_are(shape: str) -> None:
    for face in ("black", "white"):
        dice = places(drawn(at("roll", red="B2").play(f"roll {face} 3"), shape=shape))["dice"]
        rounds = [one for one in dice.iter(f"{SVG}rect") if float(one.get("rx", 0)) * 2 == float(one.attrib["width"])]
        assert len(rounds) == 1, "no box with a word in it"
        assert (face in words_in(dice)) == (shape == "wide")


def test_what_was_removed_keeps_its_colour_and_letter_under_a_cross_that_leaves_them_free() -> None:
    trail = next(one for one in drawn(shark.demos["shark.removal"].final()).iter() if one.get("class") == "over trail")
    grounds = [one for one in trail.iter(f"{SVG}rect") if one.get("class") == "faded"]
    assert {one.get("fill") for one in grounds} == {drawing.HUES["blue"].fill}
    assert words_in(trail) == ["B"] * len(grounds)
    for ground, line in zip(grounds, trail.iter(f"{SVG}path"), strict=True):
        arms = [abs(float(one)) for one in re.findall(r"l(\S+) ", line.get("d", ""))]
        assert len(arms) == 4
        assert max(arms) < float(ground.get("width", 0)) * 0.3


def test_the_sizes_of_chains_lie_above_all_that_is_marked() -> None:
    root = drawn(shark.demos["shark.removal"].final(), refused=[("map", 0, 0)], targets=[("bank",)])
    assert list(root)[-1].get("class") == "over topmost"
    assert words_in(list(root)[-1])


def test_a_close_up_has_a_larger_map_what_was_removed_and_the_values() -> None:
    state = shark.demos["shark.removal"].final()
    shown, whole = (drawn(state, shape="projector", tall=True, close_up=part) for part in ("map", ""))
    assert float(shown.attrib["height"]) <= 472
    assert shown.attrib["width"] == whole.attrib["width"]
    assert layout(state.rules, CLOSE_UP).cell > 1.4 * layout(state.rules, drawing.TALL).cell
    found = places(shown)
    assert not {"cash/0", "shares/0"} & set(found)
    told = [" ".join(words_in(found[place])) for place in found if place.startswith("ladder/")]
    assert len(told) == 4
    assert any("(−2)" in one for one in told)


def test_a_die_that_tumbles_on_a_phone_covers_no_letter_of_the_ruler() -> None:
    laid = layout(shark.Rules(players=3), "phone")
    top = laid.map.y - laid.ruler / 2 - drawing.SCREENS["phone"].small / 2
    assert all(die.middle[1] + die.width * 2**0.5 / 2 <= top for die in laid.dice)

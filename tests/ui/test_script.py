"""The page's script: its pure parts under node, and that its files fit together."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from itertools import accumulate
from pathlib import Path
from typing import Any

import pytest

from gamelib.ui import assets
from gamelib.ui.regions import REGIONS
from gamelib.ui.table.page import TablePage

NODE = shutil.which("node")
needs_node = pytest.mark.skipif(NODE is None, reason="there is no node")


def under_node(expression: str, file: str = "parts") -> Any:
    """The value of an expression over the functions of a file of the script."""
    code = (assets.HERE / "script" / f"{file}.js").read_text(encoding="utf-8")
    done = subprocess.run(
        [str(NODE), "-e", f"{code}\nconsole.log(JSON.stringify({expression}))"], capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout)


def parts(html: str) -> Any:
    return under_node(f"partsOf({json.dumps(html)})")


@needs_node
@pytest.mark.parametrize(
    ("html", "wanted"),
    [
        ("<svg><g/><g><a/></g></svg>", ["<g/>", "<g><a/></g>"]),
        ("<ol><li>one<br>two</li><li>three</li></ol>", ["<li>one<br>two</li>", "<li>three</li>"]),
        ('<div><input name="a"><p>x</p></div>', ['<input name="a">', "<p>x</p>"]),
        ("<div><br/><hr><b>x</b></div>", ["<br/>", "<hr>", "<b>x</b>"]),
        ("<ol><li data-heading><h4>What</h4></li><li>x</li></ol>", ["<li data-heading><h4>What</h4></li>", "<li>x</li>"]),
        ("<svg></svg>", []),
        ("", []),
        ("<ol><li><p>a <i>b</i></p></li></ol>", ["<li><p>a <i>b</i></p></li>"]),
    ],
)
def test_a_text_is_taken_apart_where_its_outermost_element_is(html: str, wanted: list[str]) -> None:
    assert parts(html) == wanted


@needs_node
def test_a_drawing_taken_apart_and_joined_is_the_drawing() -> None:
    import gamelib

    for name in gamelib.RULESETS:
        drawing = gamelib.playout(name, seed=1, limit=30).final().svg()
        inside = drawing[drawing.index(">") + 1 : drawing.rindex("</svg>")]
        assert "".join(parts(drawing)) == inside.rstrip()


@needs_node
@pytest.mark.parametrize("shape", ["wide", "phone", "projector"])
def test_every_part_of_a_board_is_one_node_so_that_only_what_differs_is_changed(shape: str) -> None:
    import gamelib

    for name in gamelib.RULESETS:
        for limit in (0, 30):
            drawing = gamelib.playout(name, seed=1, limit=limit).final().svg(shape=shape)
            taken = under_node(f"partsOf(closed({json.dumps(drawing)}))")
            assert all(re.match("<[a-z]", part) and part.endswith(">") for part in taken)
            assert under_node(f"closed({json.dumps(drawing)})").endswith("".join(taken) + "</svg>")


@needs_node
@pytest.mark.parametrize(("name", "limit"), [("mark", 90), ("city", 400), ("shark", 3000)])
def test_every_point_of_the_curves_leads_to_its_place(name: str, limit: int) -> None:
    import gamelib
    from gamelib.ui.table import curves

    page = TablePage(gamelib.playout(name, seed=1, limit=limit))
    known, last = curves.sampled(page.moment, 0), page.game.last
    starts = re.search('data-starts="([^"]*)" data-stride="([^"]*)"', curves.drawn(page.moment, "", page.tongue))
    assert starts is not None
    across = json.dumps([x / curves.WIDTH for x in curves._spread(known.series.turns)])
    given = f"{json.dumps([[int(part) for part in one.split(':')] for one in starts[1].split()])}, {starts[2]}, {last}"
    places = [*range(0, last, known.stride), last]
    assert under_node(f"{across}.map(part => placeAt({given}, part))") == places
    assert under_node(f"[-1, 2].map(part => placeAt({given}, part))") == [0, last]


@needs_node
def test_a_slider_is_read_under_the_pointer() -> None:
    assert under_node("[-0.1, 0, 0.26, 0.5, 1, 7].map(part => slidTo(part, 0, 120))") == [0, 0, 31, 60, 120, 120]


@needs_node
def test_a_place_stands_for_its_own_moves_or_for_those_of_the_place_it_lies_in() -> None:
    acts = '{"yard/0": [["a"]], "yard/0/2": [["b"]]}'
    assert under_node(f'[actsAt({acts}, "yard/0/2"), actsAt({acts}, "yard/0/1"), actsAt({acts}, "roof/0")]') == [
        [["b"]],
        [["a"]],
        None,
    ]
    assert under_node("following({at: 3, last: 5})") == {"do": "go", "arg": "4"}
    assert under_node("following({at: 5, last: 5})") == {"do": "step", "run": True}


@needs_node
@pytest.mark.parametrize("host", ["notebook", "socket"])
def test_the_joined_script_is_one_script(host: str) -> None:
    text = assets.script(host)
    assert json.dumps(REGIONS) in text
    done = subprocess.run([str(NODE), "--input-type=module", "--check"], input=text, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_every_file_of_the_script_is_joined_and_nothing_is_fetched() -> None:
    files = {path.stem for path in (assets.HERE / "script").glob("*.js")}
    assert files == {*assets.PARTS, *(name for own in assets.OWN.values() for name in own)}
    for host in ("notebook", "socket"):
        assert not re.search(r"https?://(?!www\.w3\.org)|\bimport\b[^/\n]*['\"]", assets.script(host))
    assert "url(" not in assets.style()


def test_the_frame_has_a_place_for_every_region() -> None:
    frame = TablePage(None).frame()
    assert sorted(re.findall(r'data-region="(\w+)"', frame)) == sorted(REGIONS)


def test_a_notebook_has_its_own_address_and_keeps_it() -> None:
    for word in ("history[", "history.state", "location.hash", "popstate"):
        assert word in assets.script("socket")
        assert word not in assets.script("notebook")


@needs_node
@pytest.mark.parametrize(
    ("now", "later", "before", "asked", "wanted"),
    [
        ("/", "/", "", True, "stay"),
        ("/", "/mark", "", True, "push"),
        ("/mark", "/", "/", True, "back"),
        ("/mark", "/", None, True, "replace"),
        ("/mark", "/mark/table", "/", True, "replace"),
        ("/mark/table", "/", "/", True, "push"),
        ("/mark/table", "/mark/learn/first-game/1", "/", True, "push"),
        ("/mark/learn/first-game/1", "/mark/learn/first-game/2", "/", True, "replace"),
        ("/mark/learn/first-game/8", "/mark/learn/hammer/1", "/", True, "push"),
        ("/mark/table", "/mark/learn/first-game/1", "/", False, "replace"),
        ("", "/mark/table", None, False, "replace"),
    ],
)
def test_every_page_is_an_entry_of_the_history(now: str, later: str, before: str | None, asked: bool, wanted: str) -> None:
    given = ", ".join(map(json.dumps, (now, later, before, asked)))
    assert under_node(f"entryFor({given})", "address") == wanted


# ------------------------------------------------------------------------------------------------------------------ clicker

WALL = {"key": "PageDown", "bare": True, "projected": True, "alone": True, "face": "learn"}


@needs_node
@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        ({}, True),
        ({"key": "PageUp", "face": "play"}, True),
        ({"scrolls": True}, True),
        ({"alone": False}, True),
        ({"key": "."}, True),
        ({"key": "x"}, False),
        ({"bare": False}, False),
        ({"typing": True}, False),
        ({"typing": True, "key": "."}, False),
        ({"walking": True}, False),
        ({"dialog": True}, False),
        ({"projected": False}, True),
        ({"projected": False, "scrolls": True}, False),
        ({"projected": False, "alone": False}, False),
        ({"projected": False, "face": "play"}, False),
        ({"projected": False, "key": "."}, False),
        ({"face": "door"}, False),
        ({"face": "door", "key": "."}, True),
    ],
)
def test_a_remote_takes_no_key_that_somebody_needs(change: dict[str, object], wanted: bool) -> None:
    given = {"typing": False, "walking": False, "dialog": False, "scrolls": False, **WALL, **change}
    assert under_node(f"isForClicker({json.dumps(given)})", "clicker") is wanted


@needs_node
@pytest.mark.parametrize(
    ("value", "key", "projected", "wanted"),
    [
        ("", "PageDown", False, False),
        ("7", "PageDown", False, True),
        ("7", "PageDown", True, False),
        ("", ".", True, True),
    ],
)
def test_in_a_field_of_one_line_a_remote_goes_on(value: str, key: str, projected: bool, wanted: bool) -> None:
    field = f"{{matches: () => true, value: {json.dumps(value)}}}"
    assert under_node(f"isTyped({field}, {json.dumps(key)}, {json.dumps(projected)})", "clicker") is wanted
    assert under_node(f"isTyped(null, {json.dumps(key)}, true)", "clicker") is False


@needs_node
@pytest.mark.parametrize(
    ("field", "wanted"),
    [
        ({"value": "7", "defaultValue": ""}, True),
        ({"value": "7", "defaultValue": "7"}, False),
        ({"value": ""}, False),
        ({"value": "", "options": [{"value": ""}, {"value": "a"}]}, False),
        ({"value": "a", "options": [{"value": ""}, {"value": "a"}]}, True),
        ({"value": "a", "options": [{"value": ""}, {"value": "a", "defaultSelected": True}]}, False),
    ],
)
def test_a_remote_knows_what_was_filled_in_and_not_checked(field: dict[str, object], wanted: bool) -> None:
    assert under_node(f"isFilled({json.dumps(field)})", "clicker") is wanted


@needs_node
def test_files_are_sent_in_messages_that_are_read() -> None:
    small = 'Array.from({length: 250}, (_, at) => [`${at}.results`, "x"])'
    large = 'Array.from({length: 7}, (_, at) => [`${at}.txt`, "x".repeat(64000)])'
    assert under_node(f"batches({small}).map(one => Object.keys(one).length)", "collecting") == [100, 100, 50]
    sizes = under_node(f"batches({large}).map(one => JSON.stringify(one).length)", "collecting")
    assert len(sizes) == 3
    assert max(sizes) < 512 * 1024
    assert under_node("batches([])", "collecting") == []


# ------------------------------------------------------------------------------------------------------------------ motion


def moving(expression: str) -> Any:
    """The value of an expression over the functions of motion.js."""
    return under_node(expression, "motion")


@needs_node
@pytest.mark.parametrize(
    ("text", "number"), [("$30", 30), ("1,200 FT ", 1200), ("15", 15), ("–", None), ("5 / 5", None), ("−3", 3), ("", None)]
)
def test_a_purse_holds_one_number(text: str, number: int | None) -> None:
    assert moving(f"numberIn({json.dumps(text)})") == number


@needs_node
def test_money_is_counted_from_what_it_was_to_what_it_is() -> None:
    shown = moving("[0, .3, .6, 1, 2].map(part => counted('$1,200 ', 200, part))")
    assert (shown[0], shown[3], shown[4]) == ("$200 ", "$1,200 ", "$1,200 ")
    amounts = [int(one.strip("$ ").replace(",", "")) for one in shown]
    assert amounts == sorted(amounts)
    down = moving("[0, .5, 1].map(part => counted('3 FT', 9, part))")
    assert down[0] == "9 FT"
    assert down[2] == "3 FT"


@needs_node
def test_only_one_step_on_at_a_plain_table_is_shown_as_motion() -> None:
    cases = [("play", 3, 4, True), ("play", 3, 5, False), ("play", 4, 3, False), ("play", 4, 4, False), ("lab", 3, 4, False)]
    for face, before, at, wanted in cases:
        assert moving(f"isStep({{face: '{face}', at: {at}}}, {before})") is wanted
    assert moving("isStep({face: 'play', at: 0}, null)") is False
    assert moving("isStep({face: 'learn', moment: 31}, 30)") is True, "the answer of a scene is the step after its question"
    assert moving("isStep({face: 'learn', moment: 40}, 31)") is False
    assert moving("isStep({face: 'learn'}, null)") is False


@needs_node
def test_every_motion_is_short_and_ends_where_the_drawing_has_it() -> None:
    for how in moving("Object.values(FALLS)"):
        assert how["duration"] <= 500
        assert how["frames"][-1] == "none"
    assert moving("Math.max(TRAVEL, COUNT)") <= 500


@needs_node
@pytest.mark.parametrize(
    ("width", "height", "wanted"),
    [
        (1280, 800, "low"),
        (1920, 1080, "wide"),
        (853, 533, "small"),
        (853, 480, "smallest"),
        (844, 390, "small"),
        (740, 360, "smallest"),
        (768, 1024, "smallest"),
        (1366, 768, "low"),
        (1366, 720, "small"),
        (1180, 900, "small"),
        (1440, 900, "low"),
        (390, 844, "phone"),
        (0, 800, "wide"),
    ],
)
def test_the_board_is_drawn_for_the_room_that_the_window_leaves_it(width: int, height: int, wanted: str) -> None:
    assert under_node(f"screenFor({width}, {height})", "window") == wanted


@needs_node
def test_a_thing_that_is_clicked_leaves_only_its_own_moves_to_choose_from() -> None:
    moves = '[["take blue 1", "x"], ["take red 1", "y"], ["take blue 2", "z"]]'
    assert under_node(f"ofThing({moves}, 'blue').map(one => one[0])") == ["take blue 1", "take blue 2"]
    assert len(under_node(f"ofThing({moves}, 'gold')")) == len(under_node(f"ofThing({moves})")) == 3
    assert under_node(f"ofThing({moves}, 'gold', ['blue', 'gold'])") is None
    assert under_node("ofThing(null, 'blue')") is None


@needs_node
def test_while_the_moves_of_a_piece_are_offered_a_click_is_meant_for_the_piece() -> None:
    offered, square = '["take blue 2", "take blue 3"]', '[["take blue 3", "x"], ["take green 3", "y"]]'
    assert under_node(f"isMeantFor({offered}, 'blue', {square})") is True
    assert under_node(f"isMeantFor({offered}, 'blue', [['refine red 1-2', 'z']])") is False, "another piece"
    assert under_node(f"isMeantFor({offered}, 'blue', null)") is True, "a square that is taken"
    assert under_node(f"isMeantFor({offered}, undefined, null)") is False


def test_no_sign_of_the_script_is_one_that_many_fonts_lack() -> None:
    assert not set(assets.script("socket")) & set("\u23f8\u23f5\u23ef\u25b6\ufe0f")


@needs_node
@pytest.mark.parametrize(
    ("text", "start", "grain"),
    [("0 FT", 6000, 1000), ("12,000 FT", 3000, 1000), ("$45", 100, 5), ("240 besants", 100, 10), ("7", 4, 1)],
)
def test_money_is_counted_in_coins_that_there_are(text: str, start: int, grain: int) -> None:
    shown = under_node(f"[...Array(40).keys()].map(part => counted({json.dumps(text)}, {start}, part / 39))", "motion")
    numbers = [int(re.sub(r"\D", "", one)) for one in shown]
    assert all(number % grain == 0 for number in numbers)
    assert (numbers[0], shown[-1]) == (start, text)
    assert numbers in (sorted(numbers), sorted(numbers, reverse=True))
    assert len(set(numbers)) > 2


@pytest.mark.parametrize("sheet", sorted(assets.HERE.rglob("*.css")), ids=lambda path: path.stem)
def test_every_brace_of_a_style_sheet_is_closed(sheet: Path) -> None:
    text = re.sub(r"/\*.*?\*/", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
    depths = list(accumulate((1 if brace == "{" else -1) for brace in re.findall("[{}]", text)))
    assert min(depths) == depths[-1] == 0


@needs_node
@pytest.mark.parametrize(("room", "wanted"), [(0, 16), (16, 16), (17, 17), (24, 24), (25, 25), (99, 25)])
def test_letters_for_a_projector_are_as_large_as_there_is_room(room: int, wanted: int) -> None:
    assert under_node(f"largestThatFits(16, 25, size => size <= {room})", "letters") == wanted


@needs_node
@pytest.mark.parametrize(
    ("steps", "wanted"),
    [
        ([("", False)], ""),
        ([("no", False)], "answer"),
        ([("no", False), ("no", True)], "curves"),  # they were asked for after the answer
        ([("no", False), ("no", True), ("yes", True)], "answer"),
        ([("no", False), ("no", True), ("", True)], "curves"),
        ([("", True), ("no", True), ("", True)], "curves"),
        ([("no", False), ("no", True), ("no", False)], "answer"),
    ],
)
def test_of_an_answer_and_curves_a_wall_and_a_phone_show_what_was_asked_for_last(
    steps: list[tuple[str, bool]], wanted: str
) -> None:
    code = f"{json.dumps(steps)}.reduce((known, [answer, curves]) => latestOf(known, answer, curves), {{}}).name"
    assert under_node(code, "room") == wanted


# ------------------------------------------------------------------------------------------------------- the sheet of a phone


def boxes(*sides: tuple[int, int]) -> str:
    return json.dumps([{"top": top, "bottom": bottom} for top, bottom in sides])


@needs_node
@pytest.mark.parametrize(
    ("places", "first", "scrolled", "wanted"),
    [
        ([(100, 140), (300, 340)], [], 0, 0),  # all is in sight
        ([(100, 140), (300, 340)], [], 60, 0),  # and stays where somebody has scrolled to
        ([(460, 540)], [], 0, 48),  # just above the sheet
        ([(-90, -50), (100, 140)], [], 200, -200),  # like decisions are seen alike
        ([(0, 40), (700, 740), (750, 790)], [], 0, 298),  # most of what cannot be seen at once
        ([(0, 40), (50, 90)], [(600, 900)], 0, 408),  # what is first comes before the number of places
        ([(1350, 1390)], [], 0, 898),  # as far as the page goes
        ([(1380, 1420)], [], 30, 0),  # what is never seen does not count
    ],
)
def test_what_is_decided_about_is_kept_above_the_sheet(
    places: list[tuple[int, int]], first: list[tuple[int, int]], scrolled: int, wanted: int
) -> None:
    ranks = f"[{boxes(*first)}, {boxes(*places)}]"
    assert under_node(f"shiftFor({ranks}, 500, {-scrolled}, {900 - scrolled})", "sheet") == wanted


@needs_node
@pytest.mark.parametrize(
    ("place", "scrolled", "wanted"),
    [
        ((300, 340), 62, -62),  # in sight at the top of the page
        ((470, 512), 0, 44),  # no head is half cut
        ((460, 540), 0, 48),
    ],
)
def test_a_decision_is_seen_from_the_top_of_the_page_or_from_below_its_head(
    place: tuple[int, int], scrolled: int, wanted: int
) -> None:
    code = f"shiftFor([{boxes(place)}], 500, {-scrolled}, 900, {-scrolled}, {44 - scrolled})"
    assert under_node(code, "sheet") == wanted


@needs_node
@pytest.mark.parametrize(
    ("rows", "foot", "wanted"),
    [
        ([(0, 40), (50, 90)], None, 100),  # all is whole
        ([(0, 40), (90, 130)], None, 130),  # one row more
        ([(0, 40), (90, 170)], None, 90),  # or one less, where there is no room for it
        ([(0, 40), (50, 90)], {"top": 96, "height": 30}, 120),  # its foot sticks to the end, and is no part of the rows
        ([(0, 40), (60, 140), (150, 190)], {"top": 196, "height": 30}, 90),
        ([(0, 300)], None, 0),
    ],
)
def test_a_sheet_ends_between_two_rows(rows: list[tuple[int, int]], foot: dict[str, int] | None, wanted: int) -> None:
    assert under_node(f"restAt({boxes(*rows)}, {json.dumps(foot)}, 100, 140)", "sheet") == wanted


@needs_node
def test_a_long_text_is_as_many_rows_as_it_has_lines() -> None:
    assert under_node("[linesOf({ top: 10, bottom: 50 }, 20).length, linesOf({ top: 10, bottom: 110 }, 20)[4]]", "sheet") == [
        1,
        {"top": 90, "bottom": 110},
    ]


@needs_node
@pytest.mark.parametrize(("top", "wanted"), [(60, 8), (560, 108)])
def test_a_scene_begins_with_its_board_at_the_top_where_its_places_are_in_sight_then(top: int, wanted: int) -> None:
    assert under_node(f"shiftFor([{boxes((top, top + 40))}], 500, 8, 900, 8)", "sheet") == wanted


@needs_node
def test_a_finger_that_misses_a_small_place_by_a_little_means_it() -> None:
    spots = json.dumps([{"left": x, "right": x + 10, "top": 0, "bottom": 10} for x in (0, 60)])
    assert under_node(f"[[5, 5], [25, 5], [45, 20], [35, 5], [5, 40]].map(([x, y]) => nearestTo(x, y, {spots}))", "sheet") == [
        0,
        0,
        1,
        -1,
        -1,
    ]
    assert under_node("nearestTo(5, 5, [])", "sheet") == -1


@needs_node
def test_a_finger_on_the_brim_of_a_forbidden_square_means_the_legal_one_beside_it() -> None:
    met, legal = {"left": 28, "right": 56, "top": 0, "bottom": 28}, {"left": 0, "right": 28, "top": 0, "bottom": 28}
    taps = "[[30, 14], [32.9, 14], [34, 14], [42, 14], [30, 36]]"
    told = under_node(f"{taps}.map(([x, y]) => slippedTo(x, y, {json.dumps(met)}, {json.dumps([legal])}))", "sheet")
    assert told == [0, 0, -1, -1, -1]
    narrow = {**met, "right": 38}
    assert under_node(f"slippedTo(31, 14, {json.dumps(narrow)}, {json.dumps([legal])})", "sheet") == -1


@needs_node
@pytest.mark.parametrize(
    ("roles", "wanted"),
    [(["road"], []), (["side-0", "road"], []), (["road", "side-0", "side-1", "why"], ["road", "side-0", "side-1"])],
)
def test_a_legend_stands_on_the_board_only_where_its_parts_must_be_told_apart(roles: list[str], wanted: list[str]) -> None:
    words = {"side-0": "plots that hang together", "road": "becomes a road"}
    assert under_node(f"rolesToTell({json.dumps(roles)}, {json.dumps(words)})", "marks") == wanted


@needs_node
def test_the_lines_of_a_legend_stand_below_each_other_or_in_columns_beside_each_other() -> None:
    tall, broad = (under_node(f"columns([100, 60, 80], 10, {count})", "marks") for count in (1, 2))
    assert [x for x, _ in tall["at"]] == [0, 0, 0]
    assert len({x for x, _ in broad["at"]}) == 2
    assert tall["wide"] < broad["wide"] < 2 * tall["wide"]
    assert broad["high"] < tall["high"]


@needs_node
@pytest.mark.parametrize(
    ("room", "wanted"),
    [
        ("[30, 30, 30, 30]", [27, 0]),
        ("[22, 30, 30, 30]", [22, 0]),
        ("[18, 24, 30, 30]", [24, 1]),
        ("[10, 12, 18, 21]", [21, 3]),
        ("[10, 12, 18, 30]", [23, 3]),
        ("[10, 12, 14, 15, 17, 30]", [17, 4]),
        ("[10, 12, 14, 15, 15, 17]", [17, 5]),
        ("[10, 12, 14, 15, 15, 15, 15, 18]", [18, 7]),
        ("[10, 12, 14, 15, 15, 15, 15, 15, 15, 30]", [16, 9]),
        ("[10, 12, 14, 15, 15, 15]", [16, 10]),
    ],
)
def test_at_a_table_things_give_way_one_by_one_before_letters_become_small(room: str, wanted: list[int]) -> None:
    assert under_node(f"fitted(16, 19, 27, (size, step) => size <= {room}[step])", "letters") == wanted


@needs_node
@pytest.mark.parametrize(
    ("before", "leaving", "to", "wanted"),
    [
        (None, {"address": "/mark/plan", "top": -900}, "/mark/learn/table/2", {"address": "/mark/plan", "top": -900}),
        ({"address": "/mark/plan", "top": -900}, None, "/mark/plan", {"address": "/mark/plan", "top": -900}),
        ({"address": "/mark/plan", "top": -900}, None, "/", None),
        (None, {"address": "/mark/plan", "top": -900}, "/", None),
        (None, None, "/mark/plan", None),
    ],
)
def test_a_long_page_is_come_back_to_where_it_was_left(before: Any, leaving: Any, to: str, wanted: Any) -> None:
    given = ", ".join(map(json.dumps, (before, leaving, to)))
    assert under_node(f"comingFrom({given})") == wanted


@needs_node
def test_a_stepper_stays_within_the_bounds_of_its_field() -> None:
    assert under_node('[bounded(501, "0", "39"), bounded(-1, "3", "39"), bounded(7, "0", "39"), bounded(7, "", "")]') == [
        39, 3, 7, 7,
    ]  # fmt: skip


@needs_node
def test_the_part_of_a_long_board_that_is_most_in_sight_is_marked_and_its_places_are_counted() -> None:
    west, east = "{left: 0, right: 374, top: -300, bottom: 66}", "{left: 0, right: 374, top: 120, bottom: 486}"
    assert under_node(f"mostSeen([{west}, {east}], 42, 534)", "tabs") == 1
    assert under_node(f"mostSeen([{west}, {east}], 42, 100)", "tabs") == 0
    places = "[{left: 10, right: 30, top: 470, bottom: 490}, {left: 10, right: 30, top: 480, bottom: 500}]"
    assert under_node(f"countIn({east}, {places})", "tabs") == 1


@needs_node
@pytest.mark.parametrize(
    ("then", "is_echo"),
    [
        ({}, True),
        ({"at": 4}, False),
        ({"time": 1500}, False),
        ({"x": 40}, False),
        ({"what": "play buy red"}, False),
        ({"at": 4, "isButton": True}, True),
        ({"at": 4, "isButton": True, "time": 1500}, False),
    ],
)
def test_the_second_half_of_a_double_click_decides_nothing_that_came_under_it(then: dict[str, object], is_echo: bool) -> None:
    """It does where the game stayed and no button took another's place, later, elsewhere, and on the same once more."""
    first = {"at": 4, "time": 1000, "x": 10, "y": 10, "what": "play buy red", "isButton": True}
    second = {**first, "at": 5, "time": 1200, "what": "play sell red", "isButton": False, **then}
    assert under_node(f"isEcho({json.dumps(first)}, {json.dumps(second)})") is is_echo


@needs_node
def test_what_goes_on_by_itself_comes_on_time_whatever_is_clicked_meanwhile() -> None:
    """The page is shown anew after every click; only another place of the game, or another wait, begins anew."""
    code = "\n".join((assets.HERE / "script" / f"{name}.js").read_text(encoding="utf-8") for name in ("parts", "asking"))
    stage = """
      let now = 0, waits = [];
      globalThis.performance = { now: () => now };
      const box = { querySelector: () => null, addEventListener() {} };
      globalThis.document = box;
      const connection = { timers: {}, later: (name, work, wait) => waits.push(wait), isWaiting: () => false };
      const page = { box, connection, regions: { node: () => null }, facts: {} };
      const asking = askingOf(page);
      const shown = (time, facts) => {
        now = time;
        page.facts = { auto: true, at: 7, last: 7, flow: 500, ...facts };
        asking.run();
      };
      [0, 200, 400, 600].forEach(time => shown(time, {}));
      shown(700, { at: 8, last: 8 });
      shown(800, { at: 8, last: 8, flow: 8000 });
      shown(900, { at: 8, last: 8, flow: 0 });
      shown(1000, { at: 8, last: 8, flow: 8000 });
      console.log(JSON.stringify(waits));
    """
    done = subprocess.run([str(NODE), "-e", code + stage], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == [500, 300, 100, 0, 500, 8000, 8000]


@needs_node
@pytest.mark.parametrize(
    ("address", "waits"),
    [("/mark/learn/first-game/3", True), ("/mark/exercises/2", True), ("/mark/table", False), ("/", False)],
)
def test_behind_the_bare_address_lies_the_door_where_a_lesson_waits(address: str, waits: bool) -> None:
    assert under_node(f"waitsAtDoor({json.dumps(address)})", "address") is waits


@needs_node
@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("Bank: W 8 in words 8 white", "Bank: 8 white"),
        ("Anna's yard, square 2: empty", "Anna's yard, square 2: empty"),
    ],
)
def test_the_line_under_the_board_says_a_place_once(name: str, wanted: str) -> None:
    assert under_node(f"inWords({json.dumps(name)}, 'in words')") == wanted


@needs_node
def test_a_piece_in_hand_makes_clear_what_a_click_means() -> None:
    held = {"place": "roof/0/1", "thing": "gold", "moves": ["sell gold 2 B"]}

    def meant(place: str, moves: list[str] | None, is_piece: bool, thing: str = "gold") -> Any:
        click = {"place": place, "thing": thing, "can": moves and [[move, ""] for move in moves], "isPiece": is_piece}
        return under_node(f"meantByHolding({json.dumps(held)}, {json.dumps(click)})")

    assert meant("roof/0/1", ["sell gold 2 B"], True) == "down"
    assert meant("roof/0/0", ["sell blue 1 A"], True) == "take"
    assert meant("market/0", ["sell blue 1 A"], False) == "go", "another piece does not go for it"
    assert meant("market/1", ["sell gold 2 B"], False) == "go"
    assert meant("cash/1", None, False) == "go"


@needs_node
def test_a_key_soon_after_a_card_replaced_itself_was_meant_for_the_one_before() -> None:
    assert under_node("[isTooSoon(1000, 1100), isTooSoon(1000, 1599), isTooSoon(1000, 1700), isTooSoon(-Infinity, 5)]") == [
        True,
        True,
        False,
        False,
    ]


@needs_node
@pytest.mark.parametrize("least", range(7))
def test_no_more_gives_way_than_must(least: int) -> None:
    assert under_node(f"leastSpared(step => step >= {least})", "room") == least
    assert under_node("leastSpared(() => false)", "room") == 6

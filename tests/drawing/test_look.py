"""The look that all boards share: legible, harmless, and without anything that could collide on a page."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

import gamelib
from gamelib import drawing
from gamelib.core.words import words
from gamelib.drawing.notes import chosen

PARTS = [
    drawing.rect(0, 0, 10, 10),
    drawing.circle(5, 5, 4, "thin"),
    drawing.path("M0 0L9 9"),
    drawing.text(5, 5, "a < b & c"),
    drawing.piece(20, 20, 16, "red"),
    drawing.disc(40, 20, 8, 5),
    drawing.ring(60, 20, 8),
    drawing.frame(70, 10, 16, 16),
    drawing.cross(90, 20, 8),
    drawing.counter(20, 50, 8, "blue"),
    drawing.pin(40, 50, 16, 2),
    drawing.coin(60, 50, 7),
    drawing.die(drawing.Box(70, 40, 20, 20), drawing.pips(drawing.Box(70, 40, 20, 20), 6)),
    drawing.card(drawing.Box(2, 62, 20, 14)),
    drawing.draw_targets({("yard", 0, 1): drawing.Box(2, 2, 9, 9)}, [("yard", 0, 1)]),
    drawing.draw_refused({("yard", 0, 1): drawing.Box(2, 2, 9, 9)}, [("yard", 0, 1)]),
    drawing.hatch(0, 30, 40, 20),
    drawing.arrow(50, 30, 90, 50, 0.1),
    drawing.at(("market", 0), "row <A>", drawing.group(drawing.rect(0, 60, 9, 9), move="translate(1 2)", title="moved")),
]


def luminance(colour: str) -> float:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def mixed(top: str, below: str, part: float) -> str:
    pairs = [(int(top[i : i + 2], 16), int(below[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a * part + b * (1 - part)):02X}" for a, b in pairs)


@pytest.mark.parametrize("hue", drawing.HUES.values(), ids=drawing.HUES)
def test_letters_can_be_read_on_every_hue(hue: drawing.Hue) -> None:
    assert contrast(hue.fill, hue.ink) >= 4.5


def test_numbers_can_be_read_on_every_disc_and_lines_on_paper() -> None:
    for player in drawing.PLAYERS:
        assert contrast(player.tint, drawing.LETTER_INK) >= 4.5
        assert contrast(player.line, drawing.PAPER) >= 4.5
    assert contrast(drawing.REFUSAL, "#FFFFFF") >= 4.5


@pytest.mark.parametrize("table", [drawing.TABLE, drawing.DARK_TABLE], ids=["light", "dark"])
def test_quiet_text_can_be_read_on_every_ground(table: dict[str, str]) -> None:
    ink, paper = table["ink"], table["paper"]
    plain = [table[ground] for ground in ("paper", "felt", "water", "soil", "well", "tiles")]
    grounds = [*plain, mixed(ink, paper, 0.05), mixed(ink, paper, 0.12)]
    assert all(contrast(mixed(ink, ground, 0.72), ground) >= 4.5 for ground in grounds)
    tinted = [mixed(hue.fill, paper, 0.26) for hue in drawing.HUES.values()]
    assert all(contrast(ink, ground) >= 4.5 for ground in tinted)


def test_no_two_hues_share_a_letter_and_no_player_a_hue() -> None:
    assert len({hue.letter for hue in drawing.HUES.values()}) == len(drawing.HUES)
    fills = {hue.fill for hue in drawing.HUES.values()}
    assert not fills & {colour for player in drawing.PLAYERS for colour in player}


@pytest.mark.parametrize("theme", drawing.THEMES)
def test_a_drawing_is_whole_and_carries_nothing_that_collides(theme: str) -> None:
    picture = drawing.svg(100, 80, PARTS, "A <board>", "What & why", theme)
    root = ElementTree.fromstring(picture)
    assert root.get("aria-label") == "A <board>"
    assert not re.search(r"\bid=|url\(|href", picture)
    assert ("var(" in picture) == (theme == "auto")


def test_an_unknown_theme_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="'neon'; the themes are auto, light, dark"):
        drawing.svg(10, 10, [], "t", theme="neon")


def test_an_unknown_shape_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="'round'; the shapes are wide, phone, projector"):
        drawing.svg(10, 10, [], "t", shape="round")


def test_rings_in_the_accent_stand_out_from_every_ground() -> None:
    for table, accent in ((drawing.TABLE, drawing.ACCENT), (drawing.DARK_TABLE, drawing.DARK_ACCENT)):
        assert all(contrast(accent, table[ground]) >= 3 for ground in ("paper", "felt", "water", "soil", "well"))


def test_every_screen_has_sizes_that_can_be_read_on_it() -> None:
    widths = {"wide": 960, "phone": 374, "projector": 560}
    for shape, screen in drawing.SCREENS.items():
        assert min(screen.small, screen.middle, screen.large) * screen.shown / widths[shape] >= screen.least


def test_of_many_sentences_the_first_and_the_last_are_told_whole() -> None:
    told = [["a", "b"], ["c"], ["d", "e"], ["f"]]
    assert chosen(told, 6) == ["a", "b", "c", "d", "e", "f"]
    assert chosen(told, 5) == ["a", "b", "…", "f"]
    assert chosen(told, 4) == ["a", "b", "…", "f"]
    assert chosen(told, 2) == ["a", "b"]
    assert chosen(told, 4, [True, True, False, False]) == ["a", "b", "c", "…"], "what came or went stays longer"
    bids = [["a"], ["b", "c"], ["d", "e", "f"]]
    assert chosen(bids, 4, [False, False, True]) == ["…", "d", "e", "f"], "who paid fills the room, not who laid the last bid"
    assert chosen(bids, 4, [True, False, True]) == ["a", "…"]
    assert chosen(bids, 3, [False, False, True]) == ["a", "…"], "nor where there is no room for it"
    assert chosen(told, 5, [True, False, True, False]) == ["a", "b", "…", "d", "e"]


def test_variables_always_come_after_a_plain_colour() -> None:
    sheet = drawing.svg(10, 10, [], "t")
    for kind in ("fill", "stroke"):
        variables = re.findall(rf"{kind}:var", sheet)
        assert variables
        assert len(variables) == len(re.findall(rf"{kind}:#[0-9A-F]{{6}};{kind}:var", sheet))


def test_a_place_is_named_as_moves_name_it() -> None:
    part = ElementTree.fromstring(drawing.at(("yard", 0, 2), "Anna's yard"))
    assert part.get("data-place") == "yard/0/2"
    assert part.findtext("title") == "Anna's yard"


def test_escaped_leaves_nothing_that_xml_forbids() -> None:
    every = "".join(map(chr, range(0x3000))) + "\ud800\ufffe\uffff"
    ElementTree.fromstring(f'<a b="{drawing.escaped(every)}">{drawing.escaped(every)}</a>')
    assert drawing.escaped(1) == "1"
    assert drawing.escaped(True) == "True"


@pytest.mark.parametrize("text", ["Anna", "M" * 40, "i" * 40, "日本語" * 13, "Dmitri Alexandrowitsch Schostakowitsch", ""])
def test_fitted_text_fits(text: str) -> None:
    for width in (40, 100, 150, 2000):
        short = drawing.fitted(text, width, drawing.MIDDLE, bold=True)
        assert drawing.breadth(short, drawing.MIDDLE, bold=True) <= width
        assert short == text or (short.endswith("…") and text.startswith(short[:-1]))
    assert drawing.fitted(text, 2000) == text


def test_wrapped_text_keeps_its_words_and_its_room() -> None:
    text = "The hammer falls: a red piece from the bank is auctioned; then Anna rolls again."
    lines = drawing.wrapped(text, 190, lines=9)
    assert " ".join(lines) == text
    assert all(drawing.breadth(line, drawing.SMALL) <= 190 for line in lines)
    cut = drawing.wrapped(text, 190, lines=2)
    assert len(cut) == 2
    assert cut[-1].endswith("…")
    assert drawing.wrapped("", 100) == [""]


def test_hatching_stays_inside_its_rectangle() -> None:
    strokes = re.findall(r"[ML](\S+?) (\S+?)(?=[ML\"])", drawing.hatch(10, 20, 60, 30, 7))
    assert len(strokes) >= 20
    assert all(10 <= float(x) <= 70 and 20 <= float(y) <= 50 for x, y in strokes)


def pieces(node: ElementTree.Element, above: tuple[ElementTree.Element, ...] = ()) -> list[tuple[ElementTree.Element, ...]]:
    """Whatever has a body that one could pick up, each with all that it lies in below the drawing itself."""
    style = node.get("class", "").split()
    if "over" in style:
        return []  # marks of the last move, which the words beside the board tell
    path = (*above, node)
    own = [path[1:]] if "rim" in style else []
    return own + [inner for child in node for inner in pieces(child, path)]


def named(node: ElementTree.Element) -> bool:
    """Whether an element has its name in words."""
    return any(child.tag.endswith("title") and (child.text or "").strip() for child in node)


@pytest.mark.parametrize("shape", ["wide", "phone", "projector"])
@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_every_piece_says_what_it_is(name: str, shape: str) -> None:
    """Whatever has a body lies in something with a name, and each of several things at one place has its own."""
    for state in gamelib.playout(name, seed=3, bots="sensible", limit=90).states()[10::20]:
        for path in pieces(ElementTree.fromstring(state.svg(shape=shape))):
            assert any(named(one) for one in path), path[-1].attrib
        if name in ("mark", "shark"):
            things = re.findall(r'data-thing="(\w+)"><title>([^<]+)</title>', state.svg(shape=shape))
            assert things
            assert all(word in title.lower() for word, title in things)


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_a_position_from_the_middle_of_a_game_tells_of_nothing_that_came_before(name: str) -> None:
    game, record = gamelib.ruleset(name), gamelib.playout(name, seed=3)
    late = record.states()[len(record.moves) // 2]
    written = " ".join(re.sub("<[^>]*>", " ", game.position(late.position(), late.rules).svg()).split())
    assert " of a game." not in written
    assert "Last move" not in written
    assert words(name).texts["board"]["opening"] not in written

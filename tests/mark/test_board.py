"""The drawing of MARK's table: whole, true to the table, harmless, and the same for all who may not see more."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from itertools import combinations, pairwise, product
from pathlib import Path
from xml.etree import ElementTree

import pytest

import gamelib
from gamelib import drawing
from gamelib.core.words import words
from gamelib.mark import Rules, State, board, position, start
from gamelib.mark.board.layout import layout
from gamelib.mark.clicked import clicked
from gamelib.mark.engine.storage import storage_fee
from gamelib.mark.table import BANK, BOX, COLOURS, LETTERS, MONEY, NOT_YET

from ..drawing.reading import says_what_it_shows, smallest_text

SVG = "{http://www.w3.org/2000/svg}"
WIDE = Rules(players=4, squares=8, market_squares=8, pieces=40, cash=1000, market=(tuple(range(993, 1001)),) * 5)
SMALLEST = Rules(players=2, squares=1, market_squares=1, pieces=1, cash=0, market=((1,),) * 5, crowded=1)
TABLES = [Rules(players=2), Rules(players=3), Rules(players=4, pieces=40), WIDE, SMALLEST, Rules(players=3, cash=0, crowded=1)]
HOSTILE = ("</title><script>alert(1)</script>", "\"'&<>\x00\x1b\ud800\u202e", "M" * 5000, "日本語 " * 20)


def states(rules: Rules, seed: int = 0, step: int = 9) -> list[State]:
    """Every so many states of a random game, the first and the last."""
    found = list(gamelib.playout("mark", rules, seed=seed, limit=400).states())
    return [*found[::step], found[-1]]


def drawn(state: object, **how: object) -> ElementTree.Element:
    return ElementTree.fromstring(state.svg(**how))  # type: ignore[attr-defined]


def places(root: ElementTree.Element) -> dict[str, ElementTree.Element]:
    found = [element for element in root.iter() if "data-place" in element.attrib]
    assert len({element.get("data-place") for element in found}) == len(found)
    return {element.attrib["data-place"]: element for element in found}


def words_in(element: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in element.iter(f"{SVG}text")]


def title_of(element: ElementTree.Element) -> str:
    return element.findtext(f"{SVG}title") or ""


def named(place: tuple[object, ...]) -> str:
    return "/".join(map(str, place))


def titles(root: ElementTree.Element) -> list[str]:
    return [title.text or "" for title in root.iter(f"{SVG}title")]


@pytest.mark.parametrize("rules", TABLES)
def test_every_holding_lies_where_it_is_drawn_and_nothing_else_does(rules: Rules) -> None:
    for state in states(rules):
        found, held = places(drawn(state)), dict[str, str]()
        for (place, thing), amount in state.holdings().items():
            if place[0] in ("yard", "roof", "market"):
                held[named(place)] = thing
            elif place[0] == "cash":
                assert words_in(found[named(place)]) == [f"${amount:,}"]
        for name, element in found.items():
            if name.count("/") == 2:
                piece = held.get(name)
                letters = [word for word in words_in(element) if word in LETTERS]
                assert letters == ([LETTERS[COLOURS.index(piece)]] if piece else []), name
                assert title_of(element).endswith(f": {piece} piece" if piece else ": empty"), name
                assert (drawing.HUES[piece].fill in ElementTree.tostring(element, "unicode")) if piece else True


@pytest.mark.parametrize("rules", TABLES)
def test_bank_and_box_show_how_many_of_each_colour(rules: Rules) -> None:
    for state in states(rules, seed=1):
        found, held = places(drawn(state)), state.holdings()
        bank, gone = ([held.get((place, colour), 0) for colour in COLOURS] for place in (BANK, BOX))
        assert [word for word in words_in(found["bank"]) if word.isdigit()] == [str(count) for count in bank]
        left = [one for one in zip(LETTERS, COLOURS, gone, strict=True) if one[2]]
        written = " ".join(words_in(found["box"]))
        assert all(f"{letter} {count}" in written or f"{colour} {count}" in written for letter, colour, count in left)
        assert not re.search(r"[A-Za-z]+ 0", written), "what is still in the game has not left it"
        assert all(f"{colour} {count}" in title_of(found["bank"]) for colour, count in zip(COLOURS, bank, strict=True))


@pytest.mark.parametrize("rules", TABLES)
def test_every_place_of_the_table_is_drawn_once_and_named_in_words(rules: Rules) -> None:
    root = drawn(start(rules))
    found = places(root)
    assert set(found) == {named(place) for place in layout(rules).places}
    assert all(title_of(element) for element in found.values())
    assert title_of(drawn(start(rules), names=("Anna",)).find(".//*[@data-place='yard/0/0']")) == "Anna's yard, square 1: empty"
    assert root.get("role") == "img"
    assert root.get("aria-label") == title_of(root)
    assert root.findtext(f"{SVG}desc")


@pytest.mark.parametrize("rules", TABLES)
def test_moves_and_events_speak_of_places_that_are_drawn(rules: Rules) -> None:
    known = layout(rules).places
    for state in states(rules, seed=2, step=5):
        for event in state.events:
            assert {place for flow in event.flows for place in flow[:2]} <= set(known)
        if state.actor is not None and state.actor >= 0:
            assert {place for move in state.moves() for place in move.places(state.actor)} <= set(known)


@pytest.mark.parametrize("shape", list(product((2, 3, 4), (1, 4, 5, 8), (1, 5, 8), drawing.SCREENS)))
def test_places_lie_inside_the_drawing_and_apart(shape: tuple[int, int, int, str]) -> None:
    players, squares, wide, screen = shape
    found = layout(
        Rules(players=players, squares=squares, market_squares=wide, market=(tuple(range(1, wide + 1)),) * 5), screen
    )
    for box in found.places.values():
        assert 0 <= box.x <= box.right <= found.width
        assert 0 <= box.y <= box.y + box.height <= found.height
        assert min(box.width, box.height) >= 24
    single = [box for place, box in found.places.items() if place[0] != "market" or len(place) == 3]
    assert not any(one.overlap(other) for one, other in combinations(single, 2))


@pytest.mark.parametrize("state", [state for rules in TABLES for state in states(rules, seed=3, step=60)])
def test_hostile_names_are_only_text(state: State) -> None:
    drawing = state.svg(names=HOSTILE)
    drawing.encode("utf-8")
    root = ElementTree.fromstring(drawing)
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= KNOWN
    assert not any("onload" in name or name.startswith("on") for element in root.iter() for name in element.attrib)
    assert all(len(word) < 120 for word in words_in(root))


KNOWN = {"svg", "title", "desc", "style", "g", "rect", "circle", "ellipse", "path", "text"}


def test_a_drawing_asks_for_nothing_from_outside_and_has_no_ids() -> None:
    for rules in TABLES:
        for state in states(rules, seed=4, step=30):
            drawing = state.svg()
            assert re.findall(r"https?:[^\"' ]+", drawing) == ["http://www.w3.org/2000/svg"]
            assert not re.search(r"\bid=|href|url\(|@import|@font-face", drawing)


def bidding() -> Iterator[State]:
    """An auction among four in which two bids are laid and two are to come."""
    before = position(AUCTION, Rules(players=4))
    for first, second in ((23, 17), (23, 8), (0, 17)):
        yield before.play(f"bid {first}").play(f"bid {second}")


AUCTION = """
turn: 3
phase: bid
player: 1
dice: hammer red
market: empty
bank: white 8, blue 8, gold 8, green 8, red 8
company 1: $30 | yard . . . . | roof . . . .
company 2: $30 | yard . . . . | roof . . . .
company 3: $30 | yard . . . . | roof . . . .
company 4: $30 | yard . . . . | roof . . . .
auction: red
bids: - - - -
"""


def test_sealed_bids_never_show_in_a_view() -> None:
    both, other_second, other_first = bidding()
    assert both.seen_by(2).svg() == other_second.seen_by(2).svg() == other_first.seen_by(2).svg()
    assert both.seen_by(0).svg() == other_second.seen_by(0).svg() != other_first.seen_by(0).svg()
    assert "$23" in both.svg()
    assert "$17" in both.svg()
    assert "$23" not in both.seen_by(1).svg()
    assert "$17" in both.seen_by(1).svg()


def test_bids_are_shown_sealed_or_still_to_come() -> None:
    state = next(bidding())
    said = [title for title in titles(drawn(state.seen_by(1), names="ABCD")) if title.startswith("Bid of")]
    assert said == ["Bid of A: sealed", "Bid of B: $17", "Bid of C: still to come", "Bid of D: still to come"]
    assert NOT_YET in state.table.bids


def test_the_trail_frames_where_a_piece_went_and_whence() -> None:
    met = set()
    for state in states(Rules(players=3), step=1)[:250]:
        flows = [flow for event in state.events for flow in event.flows if flow[2] != MONEY]
        root = drawn(state)
        assert framed(state, root, "last") == {named(target) for _, target, _, _ in flows if target not in (BANK, BOX)}
        assert framed(state, root, "left") == {named(source) for source, _, _, _ in flows if source != BANK}
        met |= {state.last_move.kind} if flows and state.last_move else set()
    assert {"take", "refine", "sell", "place"} <= met


def framed(state: State, root: ElementTree.Element, style: str) -> set[str]:
    """The squares round which the trail has drawn a frame of that style."""
    trail = root.find(f".//{SVG}g[@class='over trail']")
    assert trail is not None
    corners = {(rect.get("x"), rect.get("y")) for rect in trail.iter(f"{SVG}rect") if rect.get("class") == style}
    spots = layout(state.rules).places.items()
    return {named(place) for place, box in spots if (f"{box.x:g}", f"{box.y:g}") in corners and place not in (BANK, BOX)}


def test_a_position_without_a_past_has_no_trail() -> None:
    trail = drawn(position(AUCTION, Rules(players=4))).find(f".//{SVG}g[@class='over trail']")
    assert trail is not None
    assert len(trail) == 0


def test_what_was_earned_and_said_is_there() -> None:
    state = next(s for s in states(Rules(players=3), step=1) if s.last_move and s.last_move.kind == "sell")
    sale = next(event for event in state.events if event.key == "sell")
    trail = drawn(state).find(f".//{SVG}g[@class='over trail']")
    assert trail is not None
    assert f"+${sale.values['price']}" in words_in(trail)
    assert "sells" in " ".join(words_in(drawn(state)))


def spread(text: ElementTree.Element, letter: float = 9) -> tuple[float, float]:
    """About from where to where a short text reaches."""
    x, width = float(text.attrib["x"]), letter * len(text.text or "")
    return (x - width, x) if "end" in text.attrib["class"] else (x, x + width)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_was_earned_stands_beside_the_cash_and_not_on_it(players: int) -> None:
    met = set()
    for state in states(Rules(players=players), step=1)[:250]:
        root = drawn(state)
        trail = root.find(f".//{SVG}g[@class='over trail']")
        assert trail is not None
        for change in trail.iter(f"{SVG}text"):
            seat, box = next((at, one.purse) for at, one in enumerate(layout(state.rules).seats) if _lies_in(change, one.purse))
            counts = (one for one in root.iter(f"{SVG}text") if "counts" in one.get("class", ""))
            cash = next(one for one in counts if _lies_in(one, box))
            (left, right), (first, last) = spread(change), spread(cash)
            assert right <= first + 1 or last <= left + 1, (seat, change.text, cash.text)
            met.add(seat)
    assert met == set(range(players))


def _lies_in(text: ElementTree.Element, box: drawing.Box) -> bool:
    x, y = float(text.attrib["x"]), float(text.attrib["y"])
    return box.x - 1 <= x <= box.right + 1 and box.y <= y <= box.bottom


@pytest.mark.parametrize("rules", TABLES)
def test_a_fee_looms_for_exactly_those_who_will_owe_it(rules: Rules) -> None:
    for state in states(rules, seed=5):
        said = [title for title in titles(drawn(state)) if "storage fee: " in title]
        owed = [storage_fee(rules, state.table.changed(player=player)) for player in range(rules.players)]
        beyond = [fee for player, fee in enumerate(owed) if fee > state.table.cash[player]]
        over = state.outcome is not None
        assert len(said) == (0 if over else sum(map(bool, owed)))
        assert sum("more than the cash" in title for title in said) == (0 if over else len(beyond))


def test_claimed_rows_are_tinted_and_named_and_closed_ones_hatched() -> None:
    for state in states(Rules(players=3), seed=6):
        found = places(drawn(state))
        for row, holder in enumerate(state.table.rows):
            element = found[f"market/{row}"]
            closed = holder != -1 and state.table.sold[holder] == 5
            hatched = [path for path in element.findall(f"{SVG}path") if path.get("class") == "hatch"]
            assert bool(hatched) == closed
            label = [text.text for text in element.findall(f"{SVG}text")]
            assert label == ["ABCDE"[row], *(["free"] if holder == -1 else [COLOURS[holder]]), *(["closed"] if closed else [])]
            if holder != -1:
                assert any(rect.get("fill") == drawing.HUES[COLOURS[holder]].fill for rect in element.findall(f"{SVG}rect"))


def test_the_end_names_the_winners_and_a_cut_game_nobody() -> None:
    done = states(Rules(players=2, rows_to_end=1))[-1]
    assert done.outcome is not None
    names = ("Anna", "Ben")
    expected = [names[player] for player in done.outcome.winners]
    shown = " ".join(words_in(drawn(done, names=names)))
    assert (f"{expected[0]} wins" if len(expected) == 1 else "share the win") in shown
    cut = states(Rules(turn_limit=1))[-1]
    assert "nobody has won" in " ".join(words_in(drawn(cut)))


def test_whose_turn_and_what_is_due_is_said() -> None:
    state = next(s for s in states(Rules(players=3), step=1) if s.phase == "act" and s.actor == 1)
    shown = words_in(drawn(state, names=("Anna", "Ben", "Chloë")))
    assert "Take, refine or sell" in shown
    assert shown.count("Ben") == 2
    assert f"Turn {state.turn}" in shown


@pytest.mark.parametrize("shape", drawing.SCREENS)
@pytest.mark.parametrize("rules", TABLES)
def test_nothing_is_too_small_to_read_on_its_screen(rules: Rules, shape: str) -> None:
    for state in states(rules, seed=7, step=40):
        assert smallest_text(state.svg(names=("Anna", "Ben", "Chloé", "Dmitri"), shape=shape)) >= drawing.SCREENS[shape].least


@pytest.mark.parametrize("shape", drawing.SCREENS)
def test_every_screen_has_all_places_and_their_names_say_what_is_shown(shape: str) -> None:
    for rules in TABLES:
        for state in states(rules, seed=8, step=40):
            found = places(drawn(state, shape=shape))
            assert set(found) == {named(place) for place in layout(rules, shape).places}
            assert [name for name, element in found.items() if not says_what_it_shows(element)] == []


def test_bids_are_shown_on_the_table_when_they_are_revealed() -> None:
    state = next(bidding()).play("bid 0").play("bid 5")
    assert state.phase == "place"
    for shape in drawing.SCREENS:
        said = [title for title in titles(drawn(state, names="ABCD", shape=shape)) if title.startswith("Bid of")]
        assert said == ["Bid of A: $23", "Bid of B: $17", "Bid of C: $0", "Bid of D: $5"]


def test_the_last_sentence_of_a_game_is_told_whole() -> None:
    for seed in range(4):
        done = states(Rules(players=4, pieces=40), seed)[-1]
        shown = " ".join(words_in(drawn(done, names=("Anna", "Ben", "Chloé", "Dmitri"))))
        assert done.events[-1].sentence(("Anna", "Ben", "Chloé", "Dmitri")) in shown


def test_a_table_before_its_first_turn_has_no_turn() -> None:
    assert drawn(start(players=3)).get("aria-label") == "MARK: draw the first player"


def test_refused_places_are_crossed_and_unknown_ones_refused() -> None:
    root = drawn(start(players=2), refused=[("market", 1)])
    assert len(root.findall(f".//{SVG}rect[@class='refused']")) == 1
    with pytest.raises(ValueError, match="no place"):
        start(players=2).svg(refused=[("roof", 3, 0)])


def test_the_piles_of_the_bank_say_their_colour() -> None:
    bank = places(drawn(start(players=2)))["bank"]
    assert [group.get("data-thing") for group in bank.iter() if group.get("data-thing")] == list(COLOURS)


def test_targets_are_ringed_and_unknown_ones_refused() -> None:
    state = start(players=2)
    rings = drawn(state, targets=[("yard", 0, 1), ("market", 2)]).findall(f".//{SVG}rect[@class='ring']")
    assert len(rings) == 2
    with pytest.raises(ValueError, match="no place"):
        state.svg(targets=[("yard", 3, 0)])


def test_the_same_state_is_drawn_the_same_and_shows_itself() -> None:
    state = states(Rules(players=4), step=50)[2]
    assert state.svg() == state.svg() == state._repr_svg_() == board.draw(state)
    assert state.svg() in state._repr_html_()


def test_every_sentence_of_the_board_is_used() -> None:
    here = Path(board.__file__).parent
    shared = Path(drawing.__file__).with_name("notes.py")
    source = "".join(path.read_text(encoding="utf-8") for path in (*here.glob("*.py"), shared))
    texts = tomllib.loads((here.parent / "words" / "en.toml").read_text(encoding="utf-8"))
    assert [key for key in texts["board"] if f'"{key}"' not in source] == []


SIGHT = 440
"""How much of the board a phone shows above the moves."""


@pytest.mark.parametrize("own", [0, 1, 2, 3])
def test_on_a_phone_market_bank_and_one_s_own_company_are_seen_at_once(own: int) -> None:
    rules = Rules(players=4, pieces=40)
    laid, others = layout(rules, "phone", own), [player for player in range(4) if player != own]
    mine = laid.seats[own]
    for box in (*mine.yard, *mine.roof, mine.purse, laid.market, laid.places[BANK], *laid.dice, laid.lot, laid.status):
        assert box.bottom <= SIGHT
    assert min(box.width for box in (*mine.yard, *mine.roof)) >= 38
    for player in others:
        assert laid.seats[player].box.y >= laid.places[BANK].bottom
        assert laid.seats[player].box.width < mine.box.width
    assert layout(rules, "wide", own) is layout(rules)


@pytest.mark.parametrize("shape", ["wide", "phone", "projector"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_cash_does_not_touch_the_ring_round_it(players: int, shape: str) -> None:
    state = start(players=players)
    laid, found = layout(state.rules, shape), places(drawn(state, shape=shape))
    for player, seat in enumerate(laid.seats):
        text = found[f"cash/{player}"].find(f"{SVG}text")
        assert text is not None
        at = float(text.attrib["x"])
        assert min(at - seat.purse.x, seat.purse.right - at) >= 6


@pytest.mark.parametrize("shape", ["wide", "phone", "projector"])
def test_a_piece_that_was_won_is_ringed_where_it_lies_and_not_in_the_bank(shape: str) -> None:
    state = next(one for seed in range(9) for one in gamelib.playout("mark", seed=seed).states() if one.phase == "place")
    laid = layout(state.rules, shape)
    ring = drawn(state, shape=shape, targets=[BANK]).find(f".//{SVG}rect[@class='ring']")
    assert ring is not None
    x, y = float(ring.attrib["x"]), float(ring.attrib["y"])
    assert abs(x - laid.lot.x) + abs(y - laid.lot.y) < 12


@pytest.mark.parametrize("squares", [2, 4, 6, 8])
def test_on_a_phone_each_roof_square_lies_straight_ahead_of_its_yard_square(squares: int) -> None:
    laid = layout(Rules(players=3, squares=squares, pieces=40), "phone", 1)
    for seat in laid.seats:
        for yard, roof in zip(seat.yard, seat.roof, strict=True):
            assert (roof.x, roof.width) == (yard.x, yard.width)
            assert roof.bottom <= yard.y <= roof.bottom + 4
        inside = (*seat.yard, *seat.roof, seat.name, seat.purse, seat.bid)
        assert not [(one, other) for one in inside for other in (*seat.yard, *seat.roof) if one != other and one.overlap(other)]


def test_a_phone_shows_the_company_of_its_viewer_first_or_of_whoever_decides() -> None:
    state = next(bidding())

    def first(seen: object) -> str:
        found = places(drawn(seen, shape="phone"))
        return min((name for name in found if name.startswith("cash/")), key=lambda name: _top(found[name]))

    assert state.actor == 2
    assert first(state) == "cash/2"
    assert [first(state.seen_by(player)) for player in range(4)] == [f"cash/{player}" for player in range(4)]


def _top(element: ElementTree.Element) -> float:
    return min(float(part.attrib["y"]) for part in element.iter(f"{SVG}rect"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_projector_names_yard_and_roof_every_square_and_every_colour(players: int) -> None:
    """Questions and buttons say "yard 2 to roof 3" and "gold": so does the board."""
    state = start(Rules(players=players))
    root = drawn(state, shape="projector")
    shown, laid = words_in(root), layout(state.rules, "projector")
    assert shown.count("yard") == shown.count("roof") == players
    for number in range(1, state.rules.squares + 1):
        assert shown.count(str(number)) >= players
    assert set(COLOURS) <= set(words_in(places(root)["bank"]))
    assert laid.height <= 472, "so high is the board of a window of 480 pixels: more would make its letters smaller"


def test_a_projector_keeps_what_left_the_game_inside_its_panel() -> None:
    rules = Rules(players=2, pieces=40)
    tray = layout(rules, "projector").trays[0]
    box, bank = (layout(rules, "projector").places[place] for place in (BANK, BOX))
    assert tray.x <= box.x < box.right <= bank.x < bank.right <= tray.right
    found = places(drawn(start(rules), shape="projector"))["box"]
    assert words_in(found) == ["out", "0", "0", "0", "0", "0"]


def test_a_click_on_a_piece_that_was_won_says_where_it_goes() -> None:
    state = next(one for seed in range(9) for one in gamelib.playout("mark", seed=seed).states() if one.phase == "place")
    answer = clicked(state.rules, state.table, state.actor or 0, ("dice",))
    assert answer is not None
    assert (answer.key, answer.values["player"]) == ("dice-won", state.actor)
    assert words("mark").say("clicked", answer.key, answer.values).endswith("Choose a free square of the yard for it.")


def test_on_a_phone_the_words_of_the_bank_end_before_the_ring_of_the_next_pile() -> None:
    drawn = start(players=3).svg(shape="phone")
    piles = layout(Rules(players=3), "phone", 0).stock
    for pile, following in pairwise(piles):
        (word,) = re.findall(rf'<text x="{pile.right + 6:g}" [^>]*class="small quiet start">(\w+)<', drawn)
        assert pile.right + 6 + drawing.breadth(word, 13) <= following.x - 4


def test_a_roll_that_costs_the_turn_is_seen_until_the_next_one() -> None:
    states = gamelib.playout("mark", gamelib.mark.Rules(players=3), "random", seed=1).states()
    lost = next(state for state in states if not state.table.dice and any(event.key == "roll" for event in state.events))
    roll = next(event for event in lost.events if event.key == "roll")
    drawn = lost.svg(names=("Anna", "Ben", "Chloé"))
    assert f"{('Anna', 'Ben', 'Chloé')[roll.values['player']]}'s roll" in drawn.replace("&#39;", "'")
    assert "not rolled" not in drawn
    assert f"The dice show {' and '.join(roll.values['faces'])}" in drawn

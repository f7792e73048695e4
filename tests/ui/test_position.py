"""A position is set up: line by line with what each says, by clicks on the board, and shown before it is taken."""

from __future__ import annotations

import html
import re

import pytest

import gamelib
from gamelib.core.words import words
from gamelib.ui.markup import Tongue
from gamelib.ui.table import drafts, sight
from gamelib.ui.table.page import TablePage
from gamelib.ui.table.position_lines import composed, lines_of
from tests.ui.pages import ask, done, played, shown, table

TAGS = re.compile(r"<[^>]+>")
FIELDS = re.compile(r'<input [^>]*name="(\d[^"]*)" value="([^"]*)"')
PICKED = re.compile(r'<select [^>]*name="(\d[^"]*)"><option.*?</select>')


def setting_up(name: str, *moves: str) -> TablePage:
    """The page of a game with the dialog open in which a position is set up."""
    return ask(played(table(name), *moves), "dialog", "position")


def dialog(page: TablePage) -> str:
    """The dialog that is open."""
    return str(page.contents()["dialog"])


def fields(page: TablePage) -> dict[str, str]:
    """The fields of the lines as a browser would send them."""
    text = dialog(page)
    found = {html.unescape(name): html.unescape(value) for name, value in FIELDS.findall(text)}
    for pick in PICKED.finditer(text):
        chosen = re.search(r'value="([^"]*)" selected', pick[0])
        found[html.unescape(pick[1])] = html.unescape(chosen[1]) if chosen else ""
    return found


def changed(page: TablePage, key: str, value: str, part: int = 0) -> dict[str, str]:
    """The same fields with another value in the line of that key."""
    found = fields(page)
    name = next(name for name in found if re.fullmatch(rf"\d+\.{part}.\$? {key}", name))
    return {**found, name: value}


@pytest.mark.parametrize("name", gamelib.RULESETS)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_line_is_taken_apart_into_fields_and_put_together_again(name: str, seed: int) -> None:
    record, known = gamelib.playout(name, seed=seed), words(name).texts["position"]
    for state in record.states()[::5]:
        lines = lines_of(state.position())
        parts = {part.name: part.text for line in lines for part in line.parts(state.rules.players)}
        assert gamelib.ruleset(name).position(composed(parts), state.rules) == state
        assert {line.kind for line in lines if line.key} <= set(known), "every line is explained"


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_the_fields_of_the_dialog_say_the_position_that_is_shown(name: str) -> None:
    page = table(name)
    for _ in range(12):
        ask(page, "step")
    ask(ask(page, "viewer", "open"), "dialog", "position")
    before = page.game.state
    ask(page, "position", **fields(page))
    assert page.dialog == ""
    assert page.game.state.table == before.table


def test_what_ordinary_controls_set_comes_first_and_letters_are_folded() -> None:
    text, known = dialog(setting_up("mark", "first 1")), words("mark").texts["position"]
    plain, _, letters = text.partition('<details data-key="letters">')
    labels = re.findall(r'class="fact"><b>([^<]*)</b>', plain)
    assert labels[:6] == ["Turn", "What is due", "Whose turn", "Player 1", "Player 2", "Player 3"]
    assert labels[6:] == ["Bank", "Dice", "Actions", "Auction", "Who won"]
    assert 'type="text"' not in plain.partition("<form")[2], "nothing there asks for a notation"
    assert "M gold (metal)" in plain, "the letter of a piece is told with a word"
    assert re.findall(r'<i aria-hidden="true">(\d+)</i>', letters) == ["4", "6", "7", "8", "12"]
    for kind in ("turn", "bank", "actions", "market", "company"):
        assert TAGS.sub("", text).count(html.escape(words_at_table(known[kind]))) == 1
    assert "name-colour" not in TAGS.sub("", text), "a phase goes by the words that a player knows"


def words_at_table(told: str) -> str:
    """What a line says, its phase by the word for it."""
    return told.replace("phase act:", "phase ‘take, refine or sell’:")


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_money_turn_and_what_is_due_need_no_letters_in_any_game(name: str) -> None:
    page = table(name)
    while page.game.state.turn < 2:
        ask(page, "step")
    ask(ask(page, "viewer", "open"), "dialog", "position")
    plain = TAGS.sub("|", dialog(page).partition('<details data-key="letters">')[0].partition("<form")[2])
    assert plain.index("What is due") < plain.index("Whose turn") < plain.index("Player 3|")
    assert plain.count("money") == 3 or "Coins" in plain
    assert all(words(name).label("phase", phase.name) in html.unescape(plain) for phase in page.game.state.engine.phases)


def test_of_several_things_each_has_its_own_number() -> None:
    page = setting_up("mark", "first 1")
    given = fields(page)
    red = next(one for one in given if "[red]" in one and one.endswith(" bank"))
    assert "bank: white 8, blue 8, gold 8, green 8, red 5" in composed({**given, red: "5"})
    assert "green 8, red 0" in composed({**given, red: ""})
    assert composed({"1.0| dice": "red 3"}) == "dice: red 3"


def test_dice_are_chosen_from_a_list() -> None:
    page = setting_up("mark", "first 1")
    ask(page, "draft", **{**changed(page, "phase", "act"), **picked(page, "dice", "red star"), **picked(page, "actions", "1")})
    assert Tongue().ui("draft-right") in dialog(page)
    for name in gamelib.RULESETS:
        listed = gamelib.core.rulesets.part(name, "placing").choices(gamelib.ruleset(name).Rules())
        known = words(name).texts["position"]
        assert listed.keys() <= known.keys()


def picked(page: TablePage, key: str, value: str) -> dict[str, str]:
    """A field that is chosen from a list, with another value."""
    name = next(name for name in fields(page) if re.fullmatch(rf"\d+\.0. {key}", name))
    return {name: value}


def test_money_turn_and_phase_are_changed_in_fields_and_shown_on_the_board_before_they_are_taken() -> None:
    page = setting_up("mark", "first 1")
    ask(page, "draft", **changed(page, "company 2", "17", 0))
    assert page.dialog == "position"
    assert "$17" in dialog(page).partition("<svg")[2].partition("</svg>")[0]
    assert Tongue().ui("draft-right") in dialog(page)
    assert page.game.state.table.cash == (30, 30, 30), "nothing is taken yet"
    ask(page, "draft", **changed(page, "player", "3"))
    ask(page, "position", **fields(page))
    assert (page.game.state.table.cash, page.game.state.table.player) == ((30, 17, 30), 2)


def test_what_is_wrong_stands_at_its_line_and_the_board_stays_as_it_was() -> None:
    page = setting_up("mark", "first 1")
    ask(page, "draft", **changed(page, "company 2", "17", 0))
    ask(page, "position", **changed(page, "company 3", "900", 0))
    text = dialog(page)
    wrong = text.partition('class="fact wrong"')[2].partition('class="fact')[0]
    assert "Player 3" in wrong
    assert "$900 is more than the start and all sales give" in wrong
    assert text.count('class="fact wrong"') == 1
    assert "$17" in text.partition("<svg")[2].partition("</svg>")[0]


def test_a_line_that_is_missing_is_asked_for_in_its_own_field() -> None:
    page = setting_up("mark", "first 1")
    ask(page, "draft", **changed(page, "phase", "act"))
    wrong = dialog(page).partition('class="fact wrong"')[2].partition('class="fact"')[0]
    assert "<b>Dice</b>" in wrong
    assert "dice lie on the table" in wrong


PUT = (
    ("mark", ("first 1",), "gold", "yard/1/0", "company 2: $30 | yard gold . . . | roof . . . ."),
    ("mark", ("first 1",), "gold", "market/0/0", "market: A gold 1"),
    ("shark", (), "blue", "map/2/3", "row 4: . . B . . . . . . . . ."),
    ("marco_polo", (), "2", "space/Acre", "merchant 2: Acre | 240 | goods none | outward"),
)


@pytest.mark.parametrize(("name", "moves", "thing", "place", "line"), PUT)
def test_a_click_on_the_board_puts_the_thing_that_was_chosen(
    name: str, moves: tuple[str, ...], thing: str, place: str, line: str
) -> None:
    page = setting_up(name, *moves)
    if name == "shark":
        page = table(name)
        while page.game.state.turn < 2:
            ask(page, "step")
        ask(page, "dialog", "position")
    ask(ask(page, "thing", thing), "put", place)
    assert line in page.typed["text"]
    assert drafts.read(page.game, page.typed["text"]).error is None
    assert page.game.at == page.game.last, "the game itself goes on as it was"


def test_the_bank_and_the_values_follow_what_is_put() -> None:
    page = ask(ask(setting_up("mark", "first 1"), "thing", "gold"), "put", "yard/1/0")
    assert "bank: white 8, blue 8, gold 7, green 8, red 8" in page.typed["text"]
    ask(ask(page, "thing", "nothing"), "put", "yard/1/0")
    assert "bank: white 8, blue 8, gold 8, green 8, red 8" in page.typed["text"]
    shark = table("shark")
    while shark.game.state.turn < 2:
        ask(shark, "step")
    ask(ask(ask(shark, "dialog", "position"), "thing", "yellow"), "put", "map/11/9")
    assert re.search(r"values: .*yellow [1-9]", shark.typed["text"])


def test_in_the_city_roads_that_must_be_and_the_pile_follow() -> None:
    page = table("city", seed=3)
    while page.game.state.turn < 8:
        ask(page, "step")
    state = ask(ask(page, "viewer", "open"), "dialog", "position").game.state
    assert state.position().split("\n")[4:6] == ["  N . . . . 1 . T", "  1 . . . . . . ."]
    for place in ("plot/0/6", "plot/1/6"):  # the factory in the corner keeps one plot beside it
        ask(ask(page, "thing", "G"), "put", place)
    found = drafts.read(page.game, page.typed["text"])
    assert found.state is not None
    assert found.state.table.pile[6] == state.table.pile[6] - 2
    assert page.typed["text"].split("\n")[4:6] == ["  N . . . . 1 G T", "  1 . . . . . G +"]


@pytest.mark.parametrize("place", ["bank", "yard/9/0", "yard/0/99", "market/77", "nowhere", "yard/x/y", ""])
def test_what_goes_nowhere_changes_nothing_and_is_told(place: str) -> None:
    page = ask(setting_up("mark", "first 1"), "put", place)
    assert "text" not in page.typed
    assert "That is not possible" in dialog(page)


def test_a_thing_that_may_not_lie_there_is_refused_with_the_reason() -> None:
    page = table("shark")
    while page.game.state.turn < 2:
        ask(page, "step")
    ask(ask(ask(page, "dialog", "position"), "thing", "red"), "put", "map/0/0")
    ask(ask(page, "thing", "blue"), "put", "map/1/0")
    assert "stand side to side" in dialog(page)
    assert "row 1: R . ." in page.typed["text"]


def test_what_is_hidden_is_not_told_and_can_be_filled_in_by_chance() -> None:
    page = table("marco_polo")
    while not page.moment.hides:
        ask(page, "step")
    ask(page, "dialog", "position")
    assert re.search(r'value="(goods )?\? \d', dialog(page))
    assert page.moment.seen.position() in html.unescape(dialog(page))
    ask(page, "draft", "guessed")
    found = drafts.read(page.game, page.typed["text"])
    assert found.error is None
    assert found.state is not None
    assert found.state.table.hands[0].bit_count() == page.game.state.table.hands[0].bit_count()


def test_what_was_filled_in_by_chance_is_not_shown_as_if_it_were_true() -> None:
    page = table("marco_polo")
    while page.moment.hides is False or not page.game.state.table.hands[0]:
        ask(page, "step")
    for way, what in (("draft", "guessed"), ("put", "space/Lhasa")):
        ask(ask(page, "dialog", "position"), way, what)
        world = drafts.read(page.game, page.typed["text"]).state
        assert world is not None
        board, names = dialog(page).partition("<form")[0], page.tongue.names
        titles = re.findall(r"<title>([^<]*)</title>", world.svg(names=names))
        hidden = set(titles) - set(re.findall(r"<title>([^<]*)</title>", sight.seen(world, page.moment.eyes).svg(names=names)))
        assert hidden
        assert not [title for title in hidden if f"<title>{title}</title>" in board]
        assert "The board does not show it" in board


@pytest.mark.parametrize("do", ["draft", "thing", "put"])
def test_a_page_that_is_bound_to_a_seat_sets_nothing_up(do: str) -> None:
    page = TablePage(table("mark").game.record(), seat=1)
    ask(page, do, "yard/0/0")
    assert "belongs to Player 2" in page.answer


def test_a_pasted_text_is_shown_line_by_line() -> None:
    page = setting_up("mark", "first 1")
    text = page.moment.seen.position().replace("$30", "$12")
    ask(page, "draft", text=text)
    assert [value for name, value in fields(page).items() if "company" in name and "$" in name] == ["12"] * 3
    assert shown(done(ask(page, "position", text=text)), "board").count("$12") >= 3


def test_it_is_said_whether_a_thing_does_not_go_there_or_none_of_it_is_left() -> None:
    page = setting_up("mark", "first 1")
    ask(page, "thing", "red")
    ask(page, "put", "bank")
    assert "it does not go there." in dialog(page)
    gone = setting_up("mark", "first 1")
    ask(gone, "thing", "red")
    for player, square in ((player, square) for player in range(2) for square in range(4)):
        ask(gone, "put", f"yard/{player}/{square}")
    ask(gone, "put", "roof/0/0")
    assert "none of it is left" in dialog(gone)


def test_a_field_for_a_number_is_as_wide_as_the_number() -> None:
    page = table("shark", players=2)
    page = ask(page, "dialog", "position")
    fields = re.findall(r'<input type="number"[^>]*value="(\d+)"[^>]*style="--digits:(\d+)"', shown(page, "dialog"))
    assert fields
    assert all(len(value) == int(digits) for value, digits in fields)

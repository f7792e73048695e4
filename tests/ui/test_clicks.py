"""What a click on the board means: a thing is answered about itself, and never does what was not asked for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

import gamelib
from gamelib.core.moves import CHANCE
from gamelib.mark.table import COLOURS
from gamelib.ui.markup import Tongue
from gamelib.ui.play import phrases
from gamelib.ui.table import choices, clickable
from gamelib.ui.table.foreseen import foreseen
from gamelib.ui.table.game import PERSON, begun
from gamelib.ui.table.page import TablePage
from tests.marco_polo.tables import IDLE, at
from tests.mark.tables import at as mark_at
from tests.ui.pages import ask, done, table

TAGS = re.compile(r"<[^>]+>")
DEALT = ("first 1", "deal red", "deal blue", "deal green", "roll red 1")


def sat(page: TablePage, *moves: str) -> TablePage:
    """The first player's plain table after these moves."""
    page.game.seats, page.face = [PERSON] * page.game.state.rules.players, "lab"
    for move in moves:
        done(ask(page, "play", move))
        assert "refused" not in page.answer, page.answer
    page.face = "play"
    return page


def told(page: TablePage, place: str, thing: str = "") -> str:
    """What is answered to a click on a place, or on a thing that lies there."""
    return TAGS.sub(" ", ask(page, "place", place, thing=thing).answer)


def trading(page: TablePage) -> TablePage:
    """SHARK once the first building stands: the first player may trade."""
    return sat(page, *DEALT, "place red A1")


def test_ones_own_shares_stand_for_sales_alone() -> None:
    page = trading(table("shark", players=3))
    now = page.moment
    acts = clickable.acts(now.seen, now.moves, 0, page.tongue)
    assert {move.split()[0] for move, _ in acts["bank"]} == {"buy"}
    assert {move.split()[0] for move, _ in acts.get("shares/0", [])} <= {"sell"}
    assert "shares/0" in acts, "the dealt share can be sold"


def test_a_share_that_one_has_not_is_asked_about_and_not_bought() -> None:
    page = trading(table("shark", players=3))
    at, answer = page.game.at, told(page, "shares/0", "blue")
    assert page.game.at == at
    assert "Blue is at value 0: its shares are neither bought nor sold." in answer
    assert "Buy" not in answer


def test_a_value_that_one_cannot_pay_is_answered_about_buying() -> None:
    page = sat(table("shark", players=3), *DEALT, "place red A1", "done", "roll blue 2", "place blue H1")
    while page.game.state.table.cash[1]:
        sat(page, "buy blue")
    answer = told(page, "ladder/0")
    assert "A red share costs 1,000 FT and Player 2 has 0 FT; Player 2 has none to sell either." in answer
    assert "only what one holds" not in answer


def test_a_square_in_another_zone_is_answered_for_the_colour_of_the_die() -> None:
    answer = told(sat(table("shark", players=3), *DEALT), "map/11/8")
    assert "L9 lies in zone 6; the die shows zone 1." in answer
    assert "Which move" not in answer


@pytest.mark.parametrize("place", ["bank", "yard/0/1", "roof/0/0"])
def test_a_piece_is_answered_about_its_own_colour_first(place: str) -> None:
    page = table("mark")
    moves = ["first 1", "roll red red", "take red 2", *(["refine red 2-1"] if place == "roof/0/0" else ["take red 3"])]
    page = sat(page, *moves)
    while page.game.state.actor != 0 or page.game.state.phase != "act":
        state = page.game.state
        sat(page, "roll blue green" if state.actor == -1 else str(state.moves()[0]))
    answer = ask(page, "place", place, thing="red").answer
    assert "The dice show blue and green: there is no action with red." in TAGS.sub(" ", answer)
    assert 'data-arg="mark.one-action"' in answer
    assert "There is no" not in answer
    assert "already holds" not in answer


def test_a_good_is_named_with_its_colour_and_value_on_buttons_and_cards() -> None:
    page = TablePage(begun(at("trade", "Hormuz 100 tea,lapis-lazuli", IDLE, IDLE), (), 0), face="play")
    page.game.seats = [PERSON, "merchant", "merchant"]
    contents = page.contents()
    assert "Sell tea, blue 80" in contents["moves"]
    assert "Sell lapis lazuli, mauve 30" in contents["moves"]
    assert 'data-thing="lapis-lazuli"><title>lapis lazuli, mauve 30</title>' in contents["board"]
    assert '"ends"' not in contents["moves"], "a value is no ending of a row of buttons"
    hand = [move for move, _ in contents["facts"]["acts"]["hand/0"]]
    assert hand == ["buy", "sell lapis-lazuli", "sell tea"], "a card in hand is sold, and buying is asked for"


def bidding(name: str) -> TablePage:
    """The first auction of a game of bots, with a person to bid."""
    states = gamelib.playout(name, seed=1, bots="sensible", limit=400).states()
    page = TablePage(begun(next(state for state in states if state.phase == "bid"), (), 0))
    page.game.seats = [PERSON] * page.game.state.rules.players
    page.face = "play"
    return ask(page, "lift")


@pytest.mark.parametrize("given", ["", "-3", "7.5", "seven", "٧", "1" * 50])
@pytest.mark.parametrize(("name", "unit"), [("mark", "dollars"), ("city", "coins")])
def test_a_bid_that_is_no_whole_number_is_answered_in_a_sentence_of_the_game(name: str, unit: str, given: str) -> None:
    page = bidding(name)
    most = len(page.moment.moves) - 1
    page.ask({"do": "number", "arg": "bid", "fields": {"number": given}})
    answer = TAGS.sub("", page.answer)
    assert f"A bid is in whole {unit}: from" in answer
    assert f"{most}, all you have." in answer
    assert f'data-arg="{name}.' in page.answer, "with its clause"
    assert "is written like" not in answer


def test_a_bid_with_a_nought_before_it_is_a_bid() -> None:
    page = bidding("mark")
    at_ = page.game.at
    page.ask({"do": "number", "arg": "bid", "fields": {"number": " 03 "}})
    assert str(page.game.branch.moves[at_]) == "bid 3"


def test_a_preview_says_that_it_is_one() -> None:
    page = sat(table("mark"), "first 1", "roll red blue")
    told_ahead, _ = foreseen(page.moment, "take red 2", page.tongue)
    assert told_ahead.startswith("If you do this: ")


def test_the_city_asks_only_for_what_can_be_done() -> None:
    for state in gamelib.playout("city", seed=2, bots="sensible", limit=200).states():
        if state.phase == "choose":
            asked = phrases.asked(state, Tongue())
            kinds = {move.kind for move in state.moves()}
            assert ("draw a tile" in asked.lower()) == ("draw" in kinds)
            assert ("reserve" in asked.lower()) == ("reserve" in kinds)
            assert ("left over" in asked) == ("lay" in kinds)


def test_one_point_is_one_point_below_zero_as_well() -> None:
    words = Tongue().of("city")
    assert [words.say("labels", "score", {"score": score}) for score in (1, -1, -2, 0)] == [
        "1 point", "-1 point", "-2 points", "0 points",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("company", "dice", "place", "sentence", "clause"),
    [
        ("30 R... ....", "red gold", "market/0/1", "Your roof is empty. Only a piece on your roof can be sold", "sell"),
        (
            "30 .... B...",
            "red gold",
            "market/2",
            "The dice show red and gold, and on your roof there is only blue.",
            "one-action",
        ),
        ("30 .... R...", "red gold", "market/1/0", "Row B belongs to white, and no white piece is on your roof.", "row-claim"),
        ("30 .... WR..", "red gold", "market/1", "Row B belongs to white, but the dice show red and gold.", "one-action"),
        (
            "30 .... M...",
            "gold gold",
            "market/4",
            "Row E is free, but gold has row A already: its pieces go there.",
            "row-claim",
        ),
        ("30 .... ....", "red gold", "roof/0/2", "Your yard is empty: take a piece there first.", "refine"),
        (
            "30 B... ....",
            "gold gold",
            "roof/0/0",
            "The dice show gold and gold, and in your yard there is only blue.",
            "double",
        ),
        ("30 R... ....", "red gold", "roof/0/3", "none of your gold and red pieces stands next to roof square 4.", "refine"),
        ("30 R... ....", "red red", "roof/0/3", "none of your red pieces stands next to roof square 4.", "refine"),
        ("30 R... ....", "gold star", "roof/0/3", "none of your pieces stands next to roof square 4.", "refine"),
    ],
)
def test_mark_says_what_is_missing_where_one_clicked(company: str, dice: str, place: str, sentence: str, clause: str) -> None:
    table_ = mark_at("act", company, "30 .... ....", market="A gold 1, B white 2", dice=dice)
    page = TablePage(begun(table_, (), 0), face="play")
    page.game.seats = [PERSON, "sensible"]
    shown = ask(page, "place", place)
    assert sentence in TAGS.sub(" ", shown.answer)
    assert f'data-arg="mark.{clause}"' in shown.answer
    assert shown.marks == [["refused", False, [place]]]


@pytest.mark.parametrize("face", ["play", "lab"])
@pytest.mark.parametrize(
    ("dice", "sentence", "clause"),
    [
        ("red gold", "The dice show red and gold: one action with a piece of either colour.", "one-action"),
        ("red red", "The dice show red twice: 2 actions left with red.", "double"),
        ("red star", "The star stands for any colour that is still in play.", "star"),
    ],
)
def test_the_dice_of_mark_say_what_they_mean(dice: str, sentence: str, clause: str, face: str) -> None:
    actions = 2 if dice == "red red" else 1
    table_ = mark_at("act", "30 R... ....", "30 .... ....", dice=dice, actions=actions)
    page = TablePage(begun(table_, (), 0), face=face)
    page.game.seats = [PERSON, "sensible"]
    shown = ask(page, "place", "dice")
    assert sentence in TAGS.sub(" ", shown.answer)
    assert f'data-arg="mark.{clause}"' in shown.answer
    assert "refused" not in shown.answer, "nothing was refused"
    assert shown.marks == []


@pytest.mark.parametrize(
    ("place", "sentence", "clause"),
    [
        ("dice", "White is closed, as its row is full: one action with a green piece.", "one-action"),
        ("market/1", "Row B is full and white is closed: nothing more is sold there.", "close-colour"),
        ("roof/0/3", "none of your green pieces stands next to roof square 4.", "refine"),
    ],
)
def test_a_closed_colour_of_mark_is_not_offered_where_one_clicked(place: str, sentence: str, clause: str) -> None:
    table_ = mark_at("act", "30 G... ....", "30 .... ....", market="B white 5", dice="white green")
    page = TablePage(begun(table_, (), 0), face="play")
    page.game.seats = [PERSON, "sensible"]
    assert sentence in TAGS.sub(" ", ask(page, "place", place).answer)
    assert f'data-arg="mark.{clause}"' in page.answer


def test_the_dice_of_mark_tell_of_an_auction_and_of_a_roll_to_come() -> None:
    page = sat(table("mark", players=2), "first 1")
    page.face = "lab"
    assert "not rolled yet" in told(page, "dice")
    page = sat(page, "roll hammer star")
    page.game.seats = [PERSON, "sensible"]
    assert "you name the colour that is auctioned" in told(page, "dice")
    sat(page, "auction white")
    ask(page, "lift")
    assert "The hammer put a white piece up for auction" in told(page, "dice")


def test_the_dice_of_shark_say_what_they_ask_for() -> None:
    page = sat(table("shark", players=3), *DEALT)
    assert "The dice show red and 1: a red building goes into zone 1." in told(page, "dice")
    assert 'data-arg="shark.colour-die"' in page.answer
    sat(page, "place red A1")
    assert "has bought 0 of the 5 shares allowed in a turn" in told(page, "dice")
    page.face = "lab"
    done(ask(page, "play", "end"))
    while page.game.state.phase != "roll":
        done(ask(page, "step"))
    assert "The dice are rolled after the first round of trade" in told(page, "dice")


@pytest.mark.parametrize(("face", "name"), [(face, name) for face in ("play", "lab") for name in gamelib.RULESETS])
def test_whatever_is_clicked_on_a_board_is_named_and_answered_with_a_clause(name: str, face: str) -> None:
    page = table(name, players=2)
    while page.game.state.actor == CHANCE or not page.game.state.turn:
        done(ask(page, "step"))
    page.game.seats, page.face = [PERSON, PERSON], face
    ask(page, "lift")
    places = re.findall(r'data-place="([^"]*)"', page.contents()["board"])
    assert len(places) > 30
    for place in ["", *places]:
        said = ask(page, "place", place).answer
        assert 'data-do="clause"' in said or 'data-do="why"' in said, (place, said)


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_in_every_phase_a_click_on_every_kind_of_place_that_can_do_nothing_is_answered(name: str) -> None:
    """The last place of each kind, in a small window, which has its own board."""
    states = gamelib.playout(name, bots="sensible", seed=1).states()
    phases = {state.phase: state for state in states if state.actor not in (None, CHANCE) and state.turn}
    assert len(phases) >= 3
    for phase, state in phases.items():
        page = ask(TablePage(begun(state), face="play"), "width", "small")
        page.game.seats = [PERSON] * state.rules.players
        ask(page, "lift")
        now, kinds = page.moment, dict[str, str]()
        rings = {choices.slug(place) for place in clickable.touched(now.seen, now.moves, state.actor, True)}
        for place in re.findall(r'data-place="([^"]*)"', page.contents()["board"]):
            if place not in rings:
                kinds[place.partition("/")[0]] = place
        assert len(kinds) > 3
        for place in kinds.values():
            assert len(told(page, place).strip()) > 10, (phase, place)


def test_a_place_that_is_only_looked_at_says_what_it_is_and_what_is_due() -> None:
    page = sat(table("mark", players=2), "first 1", "roll red blue")
    page.game.seats = [PERSON, "sensible"]
    said = told(page, "box").replace("&#39;", "'")
    assert "Left the game: nothing yet. This is only to look at" in said
    assert "It is your turn: take, refine or sell." in said
    assert "Nothing lies here." in told(page, "")


def test_between_the_places_of_a_map_is_land_or_sea_and_not_nothing() -> None:
    page = sat(table("marco_polo", players=2), "first 1")
    page.game.seats = [PERSON, "sensible"]
    for ground in ("open-land", "open-sea", "way"):
        assert f'data-ground="{ground}"' in page.contents()["board"]
        assert "nobody stops" in told(page, ground)
        assert "Nothing lies here." not in told(page, ground)


def test_in_an_auction_no_move_is_guessed_from_a_click() -> None:
    page = sat(table("mark", players=2), "first 1", "roll hammer star", "auction white")
    page.game.seats = [PERSON, "sensible"]
    for place, lies in (("roof/0/2", "square 3: empty"), ("market/0/1", "worth $10"), ("yard/0/0", "square 1: empty")):
        said = told(page, place)
        assert "An auction is on" in said
        assert lies not in said  # that says no reason
        assert not re.search("Refine|Sell|Take|Put", said)


@pytest.mark.parametrize("name", ["shark", "marco_polo"])
def test_a_place_where_one_trades_asks_before_money_changes_hands(name: str) -> None:
    """A number of the bank, a pawn, a chip, a pile or a purse is no button: what is bought or sold is seen first."""
    seen = 0
    for state in gamelib.playout(name, seed=2).states():
        actor = state.actor
        if actor is None or actor == CHANCE:
            continue
        trade = [move for move in state.moves() if move.kind in ("buy", "sell")]
        ends = {choices.slug(place) for move in trade for place in (*move.places(actor)[:1], *move.places(actor)[-1:])}
        assert ends <= set(clickable.doubtful(state, state.moves(), actor))
        seen += len(ends)
    assert seen > 20


@pytest.mark.parametrize("name", ["city", "mark"])
def test_a_square_that_stands_for_one_kind_of_move_acts_at_once(name: str) -> None:
    page = sat(table(name, players=2))
    while page.game.state.actor == CHANCE:
        ask(page, "step")
    assert page.whole()["facts"]["asks"] == []


def test_a_card_of_marco_polo_is_bought_at_the_pile_of_the_post() -> None:
    page = sat(table("marco_polo"), "first 1", "announce sea", "spin 4", "go Constantinople")
    page.ask({"do": "width", "arg": "wide"})
    contents = page.whole()
    acts, asks = contents["facts"]["acts"], contents["facts"]["asks"]
    assert acts["pile/blue"] == [["buy", "Buy a card from the pile"]]
    assert "pile/blue" in asks
    assert not any(place.startswith("pile/") for place in acts if place != "pile/blue")
    rings = clickable.touched(page.moment.seen, page.moment.moves, 0, plain=True)
    assert ("pile", "blue") in rings
    assert ("cash", 0) not in rings


@pytest.mark.parametrize(
    ("place", "said", "clause"),
    [
        ("pile/green", "In Constantinople only blue cards are sold", "marco_polo.buy"),
        ("tables", "names the city of your mission", "marco_polo.khanbalik-gift"),
        ("secrets", "which counts at home", "marco_polo.mission"),
        ("loot", "the next who wins one takes it all", "marco_polo.loot"),
        ("bank", "the bank buys any good", "marco_polo.sell"),
    ],
)
def test_stacks_of_marco_polo_say_what_they_are_for(place: str, said: str, clause: str) -> None:
    page = sat(table("marco_polo"), "first 1", "announce sea", "spin 4", "go Constantinople")
    page.ask({"do": "place", "arg": place})
    assert said in page.answer
    assert clause in page.answer


def test_before_the_move_a_pile_says_when_cards_are_bought() -> None:
    page = sat(table("marco_polo"), "first 1")
    page.ask({"do": "place", "arg": "pile/blue"})
    assert "A blue card is bought on a blue trading post" in page.answer


def test_a_building_of_shark_is_placed_at_its_square_and_not_at_the_bank() -> None:
    page = sat(table("shark"), *DEALT[:-1], "roll red 4")
    acts = page.whole()["facts"]["acts"]
    assert "bank" not in acts
    assert all(len(some) == 1 for some in acts.values())
    assert ("bank",) not in clickable.touched(page.moment.seen, page.moment.moves, 0, plain=True)
    assert ("bank",) in clickable.touched(page.moment.seen, page.moment.moves, 0)
    for thing in ({}, {"thing": "red"}):
        page.ask({"do": "place", "arg": "bank", "fields": thing})
        assert "must place a building now" in page.answer
        assert "choose a ringed square in zone 4" in page.answer
        assert 'class="allowed"' not in page.answer, "no square is named for one that was not clicked"


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_the_paper_on_which_the_last_move_is_told_is_a_part_of_it(name: str) -> None:
    page = sat(table(name, players=3))
    shows = re.search(r'<g [^>]*data-shows="last">(<[^>]*>)', page.whole()["board"])
    assert shows
    assert shows[1].startswith("<rect")


def test_looking_back_an_answer_says_for_whom_it_holds() -> None:
    page = sat(table("mark"), "first 2", "roll red blue", "take red 2", "roll red blue")
    page.ask({"do": "go", "arg": "2"})
    page.ask({"do": "place", "arg": "yard/0/1"})
    assert page.answer.startswith('<div class="note">Looking back at Player 2')
    page.ask({"do": "go", "arg": "4"})
    page.ask({"do": "place", "arg": "bank"})
    assert "Looking back" not in page.answer


@pytest.mark.parametrize("window", ["wide", "small", "phone"])
@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_whatever_is_written_on_a_board_is_answered_when_clicked(name: str, window: str) -> None:
    """Words lie at a place, or on something that can be asked about; zone numbers lie under the squares of their zone."""
    record = gamelib.playout(name, seed=1, limit=60)
    page = ask(TablePage(record, 0, face="play", folder=None), "width", window)
    page.game.seats = [PERSON] * page.game.state.rules.players
    for step in (1, 9, 60):
        ask(page, "go", str(min(step, page.game.last)))
        drawing = ElementTree.fromstring(str(page.whole()["board"]))
        under = {"etched"} | ({"small"} if name == "shark" else set())
        bare = [words for words, style in _unanswered(drawing) if not under & set(style.split())]
        assert not bare
        asked = {one.get("data-shows") or one.get("data-ground") for one in drawing.iter()} - {None}
        answers = {place: told(page, str(place)) for place in asked}
        assert not [place for place, answer in answers.items() if "Nothing lies here" in answer or "invalid" in answer]


def _unanswered(part: ElementTree.Element) -> Iterator[tuple[str, str]]:
    """The words that lie at no place and on nothing else that is answered or turns the board, each with its style."""
    style = part.get("class", "")
    if "over" in style.split() or any(part.get(f"data-{key}") for key in ("place", "shows", "ground", "leads", "turns")):
        return
    if part.tag.endswith("}text"):
        yield "".join(part.itertext()), style
    for one in part:
        yield from _unanswered(one)


def first_turn_of_the_city() -> TablePage:
    page = sat(table("city", seed=1))
    while page.game.state.actor == CHANCE:
        ask(page, "step")
    return page


def test_a_key_a_heading_and_what_was_told_last_say_what_they_are() -> None:
    page = first_turn_of_the_city()
    assert "The waste dump wants a short road to the nuclear plant." in told(page, "key/plant")
    assert told(page, "due").split("turn: ")[1].startswith("reserve a plot.")
    assert "who begins. Turn 1" in told(page, "last")
    assert "short road" in told(page, "sources")
    assert "Mauve is a pale purple." in told(sat(table("marco_polo"), "first 1"), "key-mauve")


@pytest.mark.parametrize("place", ["roads", "aside"])
def test_a_road_before_one_may_draw_is_not_answered_with_drawing(place: str) -> None:
    page = first_turn_of_the_city()
    for thing in ("", "road", "offices", "flats", "park"):
        answer = told(page, place, thing)
        assert "raw one" not in answer
        assert "✕" not in answer or "can be built on from your next turn" in answer


@pytest.mark.parametrize("place", ["hand/9", "spare/x", "key/x", "off-board/-1"])
def test_a_place_that_no_player_has_is_answered_in_plain_words(place: str) -> None:
    assert "invalid" not in told(first_turn_of_the_city(), place)


def test_a_colour_of_the_bank_that_the_dice_do_not_allow_is_crossed_itself_and_not_the_bank() -> None:
    state = next(one for one in gamelib.playout("mark", bots="sensible", seed=3, limit=60).states() if one.phase == "act")
    shown = {COLOURS[face] for face in state.table.dice if face < len(COLOURS)}
    page = TablePage(begun(state, (), state.actor), face="play")
    for colour in set(COLOURS) - shown:
        page.ask({"do": "place", "arg": "bank", "fields": {"thing": colour}})
        assert [places for role, _, places in page.marks if role == "refused" and places] == [[f"bank#{colour}"]]
        assert not any("bank" in places for role, _, places in page.marks if role == "why")


def test_where_a_colour_is_free_the_list_says_what_each_earns_and_shows_its_disc() -> None:
    page = sat(table("shark", players=2), "first 1", "deal red", "deal blue", "roll white 3")
    facts = page.whole()["facts"]
    listed = {move for some in facts["acts"].values() for move, _ in some if len(some) > 1}
    assert listed
    assert {facts["gains"][move] for move in listed} == {"get 1,000 FT", "get 2,000 FT"}
    assert sorted(facts["hues"]) == ["blue", "green", "red", "yellow"]


def test_on_a_wall_the_tools_answer_a_click_at_once_and_list_the_other_moves_below() -> None:
    page = sat(table("shark", players=3), *DEALT)
    page.face = "lab"
    at_a_desk = ask(page, "place", "map/8/5").answer
    assert "Which move do you ask about?" in at_a_desk
    page.projected = True
    shown = ask(page, "place", "map/8/5")
    assert "Which move do you ask about?" not in shown.answer
    assert "I6 lies in zone 6; the die shows zone 1" in shown.answer.partition("Or do you ask about another move?")[0]
    assert [move for move in ("red", "blue", "green", "yellow") if f'data-arg="place {move} I6"' in shown.answer] == [
        "blue",
        "green",
        "yellow",
    ]
    assert any("map/8/5" in places for _, _, places, *_ in shown.marks)

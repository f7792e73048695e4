"""What is answered is about what was clicked: its refusal first, what lies there, and nothing that is no longer true."""

from __future__ import annotations

import html
import re

import pytest

import gamelib
from gamelib.ui.play import turn
from gamelib.ui.table import clickable
from gamelib.ui.table.facts import facts as facts_of
from gamelib.ui.table.game import PERSON, begun
from gamelib.ui.table.page import TablePage
from tests.marco_polo.tables import at as marco_polo_at
from tests.mark.tables import at as mark_at
from tests.shark.tables import at as shark_at
from tests.shark.tables import play
from tests.ui.pages import ask

TAGS = re.compile(r"<[^>]+>")


def plain(state: object) -> TablePage:
    """The plain table of a person and bots, here and now."""
    page = TablePage(begun(state, ("Anna", "Ben", "Chloé")[: state.rules.players], 0), face="play")  # type: ignore[attr-defined, arg-type]
    page.game.seats = [PERSON] + ["sensible"] * (state.rules.players - 1)  # type: ignore[attr-defined]
    return page


def told(page: TablePage, place: str, thing: str = "") -> str:
    """What a click is answered, in words alone."""
    answer = ask(page, "place", place, thing=thing).answer
    return re.sub(r"\s+", " ", html.unescape(TAGS.sub(" ", answer))).strip()


@pytest.fixture(scope="module")
def cities() -> list[TablePage]:
    """Tables of a city in which everything stands that can: one to reserve, one to build."""
    found: dict[str, object] = {}
    for state in gamelib.playout("city", seed=4).states():
        kinds = {move.kind for move in state.moves()} if state.actor is not None else set()
        if kinds & {"reserve", "build"} and "lay" not in kinds and state.table.reserved.bit_count() > 2:
            found[state.phase] = state
    pages = [plain(found["choose"]), plain(found["build"])]
    for page in pages:
        page.game.seats = [PERSON] * page.game.state.rules.players
        ask(page, "lift")
    return pages


def test_the_city_says_what_lies_where_nothing_may_be_built_or_reserved(cities: list[TablePage]) -> None:
    """What the board shows there is the reason; that it is not reserved is one only where it could be."""
    said = set()
    signs = {
        "road": " is a road: nothing is built on roads. city.",
        "reserved by": "The marker on it is ",
        "empty": "Nobody has reserved it yet.",
    }
    for page in cities:
        titles = re.findall(r'data-place="(plot/[0-9]+/[0-9]+)"[^>]*><title>([^<]*)</title>', page.contents()["board"])
        for place, title in titles:
            if place in clickable.acts(page.moment.seen, page.moment.moves, page.game.state.actor or 0, page.tongue):
                continue
            answer, lies = told(page, place), html.unescape(title).partition(": ")[2]
            sign = next((sign for word, sign in signs.items() if lies.startswith(word)), ": a plot is built on once. city.")
            if "side to side" in answer or "only its owner builds there" in answer or "no marker left" in answer:
                continue
            own = lies == f"reserved by {page.tongue.player(page.game.state.table.player)}"
            assert ("It is your own: you build there" if own else sign) in answer, (title, answer)
            assert lies.startswith("empty") or "has not reserved" not in answer, (title, answer)
            assert "city.build-blocker" not in answer or lies.startswith("empty"), (title, answer)
            said.add(sign)
    assert len(said) == len(signs) + 1


def test_in_shark_a_square_beyond_the_zone_is_refused_to_the_colour_of_the_die() -> None:
    """Also where a rival is beside it, so that more speaks against that colour than against one the die does not show."""
    page = plain(shark_at("place", (9, 9), ("", ""), red="B2 B3", blue="J3", dice="green 1"))
    for square in ("map/9/1", "map/10/2", "map/8/2"):
        answer = told(page, square)
        assert "Build green on" in answer
        assert "lies in zone 3; the die shows zone 1. shark.zone-die" in answer
        assert "Which move do you ask about?" not in answer


@pytest.mark.parametrize(("dice", "clause"), [("red gold", "one-action"), ("red red", "double")])
def test_in_mark_the_sentence_fits_the_rule_on_dice_that_it_cites(dice: str, clause: str) -> None:
    page = plain(mark_at("act", "30 BR.. ....", "30 .... ....", dice=dice, actions=2 if clause == "double" else 1))
    faces = " and ".join(dice.split())
    assert f"The dice show {faces}: there is no action with blue. mark.{clause}" in told(page, "yard/0/0", "blue")
    assert told(page, "yard/0/0") == told(page, "yard/0/0", "blue"), "the square stands for the only piece on it"


def test_two_pieces_that_could_be_sold_on_a_row_are_told_apart() -> None:
    page = plain(mark_at("act", "30 .... R.R.", "30 .... ....", dice="red gold", market="B red 1"))
    acts = clickable.acts(page.moment.seen, page.moment.moves, 0, page.tongue)
    assert [words for _, words in acts["market/1"]] == ["Sell red from roof 1 on row B", "Sell red from roof 3 on row B"]
    card = page.contents()["moves"]
    assert "Sell red from roof 1 on row B" in card
    assert "Sell red from roof 3 on row B" in card


def test_a_purse_opens_no_list_of_all_bids() -> None:
    page = plain(gamelib.ruleset("mark").start(players=2))
    for move in ("first 1", "roll hammer red"):
        page.game.append(move)
    assert page.moment.moves
    assert clickable.acts(page.moment.seen, page.moment.moves, 0, page.tongue) == {}
    assert clickable.acts(page.moment.seen, page.moment.moves, 0, page.tongue._replace(plain=False)) != {}


def test_shares_are_bought_several_at_once_and_each_is_a_move_of_its_own() -> None:
    page = plain(shark_at("trade-before", (9, 0), ("red 1", ""), red="B2 B3"))
    assert 'data-do="times"' in page.contents()["moves"]
    at = page.game.at
    ask(page, "times", 3)
    card = page.contents()["moves"]
    assert "Buy 3 red shares" in card
    assert "pay 6,000 FT" in card
    ask(page, "repeat", "3 buy red")
    assert [str(state.last_move) for state in page.game.states[at + 1 :]] == ["buy red"] * 3
    assert page.times == 1
    assert "−6,000 FT" in page.contents()["board"], "what all of them cost"


def test_trade_stands_in_a_row_for_each_company_with_what_a_share_costs_and_brings() -> None:
    page = plain(shark_at("trade-before", (9, 0), ("red 2 blue 1", ""), red="B2 B3", blue="F6"))
    rows = re.findall(r'<span class="hue">.*?</i>(\w+)</span>(.*?)(?=<span class="hue">|</div>)', page.contents()["moves"])
    assert [hue for hue, _ in rows] == ["red", "blue"]
    for hue, deeds in rows:
        assert re.findall(r'data-arg="(\w+ \w+)"', deeds) == [f"buy {hue}", f"sell {hue}"]
        assert len(re.findall(r"<small[^>]*>[0-9,]+ FT</small>", deeds)) == 2
    assert 'data-arg="done"' in page.contents()["moves"]


def test_what_is_given_up_for_a_debt_stands_in_rows_with_what_it_covers() -> None:
    built = {"yellow": "A6 B6 C6 A7 B7", "blue": "E6 E7 J2 J3 J4", "red": "B1 B2 B3 B4"}
    page = plain(play(shark_at("roll", (0, 5), ("", "blue 4 red 3"), **built), "roll yellow 4", "place yellow D6"))
    page.game.seats[1] = PERSON
    covered = r'data-arg="([\w ]+)" class="deed" aria-label="([^"]*)"'
    assert re.findall(covered, page.contents()["moves"]) == [
        ("surrender red", "Give up a red share: covers 2,000 FT"),
        ("surrender blue", "Give up a blue share: covers 1,000 FT"),
    ]
    wall = turn.card(page.moment, page.tongue, dense=True)
    assert re.findall(r"<span>(red|blue)</span> <small>([0-9,]+)</small>", wall) == [("red", "2,000"), ("blue", "1,000")]
    ask(page, "times", 2)
    assert re.findall(covered, page.contents()["moves"]) == [
        ("2 surrender red", "Give up 2 red shares: covers 3,000 FT, 1,000 FT back"),
        ("2 surrender blue", "Give up 2 blue shares: covers 3,000 FT"),
    ]
    ask(page, "repeat", "2 surrender red")
    assert (page.game.state.phase, page.game.state.table.cash[1]) == ("trade-after", 1000)


def test_beyond_five_there_is_one_button_for_all() -> None:
    page = plain(shark_at("trade-before", (1, 0), ("red 8", ""), red="B2 B3"))
    assert re.findall(r'data-key="times-(\d+)"', page.contents()["moves"]) == ["1", "2", "3", "4", "5", "40"]
    assert re.search(r'data-key="times-40">all</button>', page.contents()["moves"])
    ask(page, "times", 40)
    card = page.contents()["moves"]
    assert "Sell 8 red shares" in card
    assert 'data-do="repeat" data-arg="8 sell red"' in card
    assert "possible" not in card.replace("As many as possible", ""), "all is never too many"


def test_fewer_are_never_bought_than_were_asked_for() -> None:
    page = plain(shark_at("trade-before", (5, 0), ("red 1", ""), red="B2 B3"))
    ask(page, "times", 2)
    card = page.contents()["moves"]
    assert "Buy 2 red shares" in card
    assert "only 0 possible" not in card, "how many says nothing of the end of trading"
    assert 'aria-label="Sell 2 red shares: only 1 possible"' in card
    at = page.game.at
    ask(page, "repeat", "2 sell red")
    assert page.game.at == at
    assert "Not 2 at once, only 1. After that:" in page.answer
    assert 'data-do="clause"' in page.answer
    ask(page, "repeat", "5 buy red")
    assert page.game.at == at
    assert "shark." in page.answer
    ask(page, "repeat", "2 buy red")
    assert page.game.at == at + 2
    for odd in ("buy red", "x buy red", "99 buy red", "-1 buy red"):
        ask(page, "repeat", odd)
        assert page.game.at == at + 2


@pytest.mark.parametrize(("phase", "words"), [("trade-before", "Done trading"), ("trade-after", "End turn")])
def test_the_button_that_ends_a_round_of_trade_says_what_comes_next(phase: str, words: str) -> None:
    page = plain(shark_at(phase, (9, 0), ("red 1", ""), red="B2 B3"))
    assert f'data-arg="done" class="deed"><span>{words}</span>' in page.contents()["moves"]
    ask(page, "play", "place red B4")
    assert f">{words}</button>" in page.answer, "an answer calls it the same"


def test_looking_back_at_a_game_that_is_over_nothing_waits() -> None:
    page = TablePage(gamelib.playout("mark", seed=1), face="play")
    page.game.seats[0] = PERSON
    ask(page, "go", 5)
    card = page.contents()["moves"]
    assert "The game waits" not in card
    assert "The game is over." in card
    page = plain(gamelib.ruleset("mark").start(players=2).play("first 1"))
    page.game.append("roll red blue")
    ask(page, "go", 0)
    assert "The game waits for you." in page.contents()["moves"]


def test_what_is_open_is_listed_once() -> None:
    page = plain(marco_polo_at("move", "Hangzhou 240 -", "Xian 240 -", announced="land", spun=2))
    for space in ("Venice", "Xian", "Khanbalik", "Shangdu", "Hangzhou"):
        assert told(page, f"space/{space}").count("Open are:") <= 1
        page.face = "lab"
        ask(page, "why", f"go {space}")
        assert page.answer.count("Open are:") <= 1
        page.face = "play"


def test_a_click_decides_nothing_for_a_bot_and_nothing_anew_in_the_past() -> None:
    """What the caption offers at a place is what is asked now."""
    page = plain(shark_at("trade-before", (9, 9), ("red 1", "red 1"), red="B2 B3"))
    assert facts_of(page)["acts"]
    page.game.seats = ["sensible", PERSON]
    assert facts_of(page)["acts"] == {}
    page.game.seats = [PERSON, PERSON]
    page.game.append("buy red")
    ask(page, "go", 0)
    facts = facts_of(page)
    assert (facts["acts"], facts["asks"]) == ({}, [])
    page.face = "lab"
    assert facts_of(page)["acts"], "with tools one tries it another way"


def test_the_parts_of_a_city_have_a_legend_in_words() -> None:
    """The script draws it wherever two parts are marked, at the table and in lessons."""
    from gamelib.ui.learn.parts import facts

    for words in (plain(gamelib.ruleset("city").start(players=2)).whole()["facts"]["words"], facts({}, [], "")["words"]):
        assert {"side-0", "road"} <= set(words)

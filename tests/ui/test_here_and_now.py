"""Refusals of the city game and of Marco Polo: about what was clicked, with the reason marked and what can be done now."""

from __future__ import annotations

import re

import pytest

from gamelib.ui.table.game import PERSON, begun
from gamelib.ui.table.page import TablePage
from tests.city.boards import placed
from tests.city.boards import table as city_table
from tests.marco_polo.tables import IDLE, at
from tests.ui.pages import ask

TAGS = re.compile(r"<[^>]+>")


def seated(state: object) -> TablePage:
    """The plain table of the first player, with bots beside."""
    page = TablePage(begun(state, (), 0), face="play")
    page.game.seats = [PERSON, *["sensible"] * (page.game.state.rules.players - 1)]
    return page


def told(page: TablePage, place: str, thing: str = "") -> str:
    return TAGS.sub(" ", ask(page, "place", place, thing=thing).answer).replace("&#39;", "'")


def marked(page: TablePage, role: str) -> list[str]:
    return [place for one, _, places in page.marks if one == role for place in places]


def offered(page: TablePage) -> list[str]:
    return re.findall(r'data-do="play" data-arg="(.*?)"', page.answer)


@pytest.mark.parametrize(
    ("place", "sentence"),
    [
        ("plot/1/1", "On B2, a plot of yours, the fishmonger can be 1 road tile from the port."),
        ("plot/4/4", "E5 is Player 2's: only Player 2 could build the fishmonger there."),
        ("plot/3/3", "D4 is empty: nobody can build the fishmonger there, as nobody has reserved it."),
    ],
)
def test_a_plot_that_is_clicked_in_an_auction_says_what_it_is_to_the_shop(place: str, sentence: str) -> None:
    page = seated(city_table(placed(B2="1", E5="2"), phase="bid", tile="fishmonger", bids="- 4"))
    answer = told(page, place)
    assert sentence in answer
    assert "An auction is on: you must lay a bid." in answer
    assert {*marked(page, "instead")} == {"drawn", "coins/0"}
    assert "A bid is in whole coins: from 0 to 15, all you have." in told(page, "coins/0")


def test_roads_that_are_laid_too_soon_lead_to_the_pile_and_mark_no_plot() -> None:
    page = seated(city_table(placed(B2="1")))
    assert "A road or a left-over is laid only once the pile is empty." in told(page, "roads")
    assert (marked(page, "instead"), marked(page, "why")) == (["pile"], ["roads"])
    assert offered(page) == ["draw"]
    without = seated(city_table())
    told(without, "roads")
    assert (marked(without, "refused"), offered(without)) == (["pile"], [])


def test_a_pile_of_another_colour_marks_the_post_and_names_the_nearest_that_sells_it() -> None:
    page = seated(at("trade", "Calicut 100 tea", IDLE, IDLE))
    answer = told(page, "pile/mauve")
    assert (
        "In Calicut only blue cards are sold; mauve ones are bought on a mauve trading post. The nearest is Ceylon." in answer
    )
    assert (marked(page, "refused"), marked(page, "denied")) == (["space/Calicut"], ["pile/mauve"])


def test_a_merchant_elsewhere_is_marked_where_that_merchant_stands() -> None:
    page = seated(at("trade", "Calicut 100 none", IDLE, IDLE))
    assert "Player 2 is in Buda, and you are in Calicut." in told(page, "hand/1")
    assert marked(page, "refused") == ["space/Buda"]
    assert offered(page) == ["buy", "done"]


def test_a_place_that_is_clicked_after_the_move_says_where_the_move_ended() -> None:
    page = seated(at("trade", "Calicut 100 none", IDLE, IDLE))
    assert "Your move of this turn has ended in Calicut; the pawn moves on in your next turn." in told(page, "space/Kiev")
    assert marked(page, "refused") == []
    assert "Whoever loses a fight lays something here" in told(page, "loot")
    assert "refused" not in page.answer, "nothing was refused"


@pytest.mark.parametrize("question", ["may she build on D4", "may Player 2 build on D4?"])
def test_a_question_about_somebody_else_at_one_plot_marks_that_plot(question: str) -> None:
    page = seated(city_table(placed(B2="1")))
    answer = TAGS.sub(" ", ask(page, "question", move=question).answer)
    assert "D4" in answer
    assert marked(page, "refused") == ["plot/3/3"]

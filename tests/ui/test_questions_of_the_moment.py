"""Questions that hold for one moment only: never a yes for another, and what is true now where nothing can be done."""

from __future__ import annotations

import re

import pytest

from tests.ui.test_common_questions import told
from tests.ui.test_table_of_questions import at


def said(table: str, question: str) -> str:
    return re.sub(r"^(?:Read as|For) [^.:]*[.:] ", "", told(at(table), question))


@pytest.mark.parametrize(
    ("table", "question", "rule"),
    [
        ("bid", "can I sell blue", "It may be done as the action of your turn"),
        ("bid", "may she take gold", "It may be done as the action of your turn"),
        ("mark", "can i bid 5", "It may be done in an auction"),
        ("mark", "can i bid 900", "It may be done in an auction, and no more than your cash."),
        ("city", "can i bid 90", "It may be done in an auction, and no more than the coins you have."),
        ("shark", "can i pass", "It may be done before the dice and again after your building"),
        ("marco_polo", "can i sell tea", "It may be done on a trading post"),
        ("announce", "can i go to samarkant", "It may be done once in a turn"),
    ],
)
def test_what_is_for_another_moment_is_never_answered_with_a_yes(table: str, question: str, rule: str) -> None:
    answer = said(table, question)
    assert answer.startswith("Not now. ")
    assert rule in answer
    assert "Yes" not in answer
    assert "✓" not in answer


def test_what_lies_on_the_square_is_told_too() -> None:
    assert "A5: a red building in a chain of 1. shark.board" in said("trade-after", "can i build on a5")


@pytest.mark.parametrize(
    ("table", "question", "answer"),
    [
        ("mark", "where can i sell gold", "✕ No: There is no gold piece on the roof. mark.sell"),
        ("bid", "which colours can i take", "Not now. An auction is on: you must lay a bid. mark.sealed-bids"),
        ("trade-after", "where can i build", "Can I build in another zone? You build after the dice"),
        ("trade", "where can i go", "Not now. You stand on a trading post"),
    ],
)
def test_where_nothing_can_be_done_it_is_said_why_not(table: str, question: str, answer: str) -> None:
    assert said(table, question).startswith(answer)


def test_after_a_rule_that_is_known_it_is_said_that_it_is_not_now() -> None:
    assert "Not now. You have placed and may trade now" in said("trade-after", "where can i build")
    assert "Not now" not in said("city", "where can i build"), "a tile can be drawn to build with"


def test_to_build_is_to_draw_and_build_where_that_is_due() -> None:
    assert said("city", "can i build").startswith("✓ Yes, allowed by city.build Building Draw a tile and build")
    assert said("city", "why cant i build").startswith("It can be done now: ✓ Yes, allowed by city.build")


def test_what_would_happen_at_another_moment_is_not_told_as_if_it_were_now() -> None:
    answer = said("announce", "what happens if i go to tabriz")
    assert answer.startswith("Not now. You must announce land or sea now.")
    assert "What is a mission?" not in answer.partition("Perhaps you mean:")[0]


@pytest.mark.parametrize("question", ["what can i do", "what are my options", "what are my moves now"])
def test_the_options_are_listed_to_press_and_no_secret_is(question: str) -> None:
    assert "Now you can: Take blue to yard square 1 Sell blue on row B Take gold to yard square 1" in said("mark", question)
    assert said("bid", question).startswith("It is your turn. An auction is on")


@pytest.mark.parametrize(
    ("table", "question", "answer"),
    [
        ("mark", "can i take a yellow piece", "There is no yellow in MARK: its colours are white, blue, gold, green and red."),
        ("mark", "may I take a purple piece", "There is no purple in MARK: its colours are white, blue, gold, green and red."),
        ("shark", "can i build orange", "There is no orange in SHARK: its colours are red, blue, green and yellow."),
    ],
)
def test_of_a_colour_that_there_is_not_it_is_said_which_there_are(table: str, question: str, answer: str) -> None:
    assert said(table, question).startswith(answer)
    assert "purple ring marks" in said(table, "what does purple mean")


@pytest.mark.parametrize(
    ("table", "question", "answer"),
    [
        ("city", "is a7 a road", "A7: road. city.open-info"),
        ("city", "is c1 a road", "C1: empty. city.open-info"),
        ("city", "is c8 a park", "C8: reserved by Chloé. city.open-info"),
        ("city", "where is the toy factory", "The toy factory stands on H8. city.distributors"),
        ("city", "where is my dump", "Anna has no waste dump yet"),
        ("city", "is the pile empty", "23 tiles are left in the pile"),
        ("city", "do i get my coins back", "Do I get my coins back when I lose the auction? You keep your coins"),
        ("mark", "is row a full", "Row A is gold's: 2 of its 5 squares are taken. mark.row-claim"),
        ("mark", "is row e free", "Row E is free: no colour holds it. Its first square earns $15, its last $40."),
        ("mark", "how many rows are full", "0 of 5 market rows are full."),
        ("mark", "do i get my money back", "Do I get my money back when I lose the auction? You keep your money"),
        ("shark", "what zone is e5", "E5 lies in zone 2. shark.board"),
        ("shark", "is b2 in zone 4", "B2 lies in zone 1. shark.board"),
        ("shark", "where is zone 3", "Zone 3 reaches from I1 to L5. shark.board"),
        ("shark", "do i get my money back", "Do I get my money back? Only by selling"),
        ("trade-after", "can i end my turn", "✓ Allowed: End turn, by shark.turn"),
        ("marco_polo", "how many steps can i go", "Anna has spun 5: up to 5 steps by land. marco_polo.move"),
        ("marco_polo", "can i stop early", "Can I stop sooner? Yes, on trading posts"),
        ("marco_polo", "can i go to kiew", "✓ Allowed: Go to Kiev"),
        ("marco_polo", "how far is it to tabris", "From Sarai to Tabriz by land"),
        ("mark", "is it bens turn", "It is your turn. You must take, refine or sell now."),
        ("mark", "is my yard full", "Anna has 2 pieces in the yard and 1 piece on the roof. mark.setup"),
        ("mark", "what is ben's score", "Ben has $3. mark.winner"),
        ("mark", "why is ben winning", "Who is winning? Whoever has the most cash is ahead"),
        ("mark", "when do i roll", "How do I roll the dice?"),
        ("mark", "how do i get blue to the market", "What can I do with a piece?"),
        ("city", "whos plot is b2", "B2: reserved by Chloé. city.open-info"),
        ("city", "who has the most money", "Anna has 15 coins. Ben has 15 coins. Chloé has 15 coins."),
        ("announce", "do i have to stop in khanbalik", "Do I have to stop in Khanbalik? Before your gift, yes"),
        ("mark", "can i take from my yard", "No: you take from the bank"),
        ("marco_polo", "go to kiev", "✓ Allowed: Go to Kiev, by marco_polo.move"),
        ("buy", "how many 80s do i have", "Anna holds 1 of the 3 goods worth 80 besants that the Khan wants."),
        ("buy", "which cards do i have", "Anna holds 1 goods card. marco_polo.hidden-hands Hidden hands Anna holds giraffes."),
        ("buy", "what does samarkand sell", "Samarkand is a trading post for yellow goods: rare animals."),
        ("marco_polo", "do i get my money back", "Do I get my money back? No: what is paid stays paid."),
    ],
)
def test_what_is_so_is_told_of_the_thing_that_is_asked_about(table: str, question: str, answer: str) -> None:
    assert said(table, question).startswith(answer)


@pytest.mark.parametrize(
    ("table", "question", "lines"),
    [
        ("mark", "who has red on the roof", ("Anna, red: 0 pieces", "Ben, red: 0 pieces in the yard and 1", "Chloé, red: 0")),
        ("city", "who has a toyshop", ("Anna has no toy shop yet", "Ben has no toy shop yet", "Chloé has no toy shop yet")),
        ("shark", "who has green", ("Anna, green: 2 shares.", "Ben, green: 0 shares.", "Chloé, green: 2 shares.")),
    ],
)
def test_who_has_a_thing_is_told_of_everybody(table: str, question: str, lines: tuple[str, ...]) -> None:
    answer = said(table, question)
    assert all(line in answer for line in lines), answer


@pytest.mark.parametrize("question", ["may ben bid", "can chloe bid 3", "why cant ben bid"])
def test_nobody_is_told_no_who_bids_in_the_same_auction(question: str) -> None:
    answer = said("bid", question)
    assert answer.startswith("All who take part decide in secret, one after another")
    assert not any(sign in answer for sign in ("✕", "✓"))
    assert told(at("mark"), question).startswith("✕ It is Anna's turn")


@pytest.mark.parametrize("question", ["can anna take my red piece", "can i take from my yard", "can i take gold from the roof"])
def test_what_is_anothers_or_lies_where_no_such_move_begins_is_never_answered_with_a_yes(question: str) -> None:
    assert "✓" not in said("mark", question)
    assert "✓" in said("mark", "can i refine gold from the yard")


@pytest.mark.parametrize(
    ("table", "question", "answer"),
    [
        ("bid", "can i take two pieces", "Not now. An auction is on: you must lay a bid."),
        ("mark", "can i sell two golds", "✕ No: There is no gold piece on the roof. mark.sell"),
    ],
)
def test_what_cannot_be_done_twice_nor_once_is_refused_for_no_one_place(table: str, question: str, answer: str) -> None:
    assert said(table, question).startswith(answer)


def test_no_yes_of_another_case_stands_below_a_refusal() -> None:
    answer = told(at("shark"), "can i buy 3 yellow")
    assert answer.startswith("Not now. The dice are rolled")
    assert "Yes" not in answer


@pytest.mark.parametrize(
    ("table", "place"),
    [("announce", "Samarkand is a trading post for yellow goods"), ("trade", "Mandalay is a small circle on the way")],
)
def test_after_not_now_it_is_told_what_holds_for_the_place(table: str, place: str) -> None:
    answer = said(table, f"can i stop in {place.partition(' ')[0].lower()}")
    assert answer.startswith("Not now. ")
    assert "You may stop sooner on trading posts, on ports" in answer
    assert place in answer


@pytest.mark.parametrize("question", ["can I put the piece on the roof straight away?", "may I put it on the roof"])
def test_in_an_auction_it_is_told_where_a_piece_goes_that_is_won(question: str) -> None:
    answer = said("bid", question)
    assert answer.startswith("No, not there. An auction is on: you must lay a bid.")
    assert "A piece that is won in an auction goes at once on any empty square of the yard." in answer


@pytest.mark.parametrize("question", ["can the computer see my bid", "may the bots look at my bid"])
def test_a_bot_sees_no_more_of_a_bid_than_any_rival(question: str) -> None:
    assert said("bid", question).startswith("Not before all bids are in")


@pytest.mark.parametrize("question", ["why is it not my turn", "why isn't it my turn"])
def test_whoever_asks_why_it_is_not_their_turn_is_told_whose_it_is(question: str) -> None:
    assert said("bid", question).startswith("It is your turn. An auction is on: you must lay a bid.")

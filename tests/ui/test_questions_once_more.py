"""Another one, one more, again, first, instead, by sea, and what Ben would get: moves asked about with a word beside them."""

from __future__ import annotations

import pytest

import gamelib
from gamelib.ui.table.game import PERSON, begun
from gamelib.ui.table.page import TablePage
from tests.ui.test_common_questions import NAMES, told
from tests.ui.test_table_of_questions import FOR, at

ONCE = "✓ Yes, but only once in this turn."


@pytest.mark.parametrize(
    ("table", "question", "answer"),
    [
        ("shark", "may Ben buy another blue share now?", "✕ It is Anna's turn: Ben decides nothing now."),
        ("shark", "can Ben buy one more blue share?", "✕ It is Anna's turn: Ben decides nothing now."),
        ("shark", "can ben buy one more share?", "✕ It is Anna's turn: Ben decides nothing now."),
        ("shark", "can i buy another yellow share?", "Not now. The dice are rolled: you must place a building now."),
        ("trade-after", "can i buy another yellow share?", "✓ Allowed: Buy a yellow share, by shark.price"),
        ("trade-after", "may anna buy a second red share?", "✓ Allowed: Buy a red share, by shark.price"),
        ("trade-after", "can i buy two more red shares", "✓ Yes, 2 times one after another"),
        ("trade-after", "can i buy 5 more shares", "✕ No, not 5 times, only 2 times. shark.price"),
        ("trade-after", "can i build again", "Not now. You have placed and may trade now"),
        ("shark", "may i build another building", f"{ONCE} shark.zone-die"),
        ("shark", "may i build a second time", "✕ No, only one in this turn. shark.zone-die"),
        ("shark", "may I build beside another building", "The nearest question I know:"),
        ("shark", "may i build in another zone", "No: the number die names the zone"),
        ("city", "may Anna reserve another plot this turn?", f"{ONCE} city.reserve"),
        ("city", "may Ben take another plot now?", "✕ It is Anna's turn: Ben decides nothing now."),
        ("city", "may Ben take a plot now?", "✕ It is Anna's turn: Ben decides nothing now."),
        ("city", "can another player take my plot", "No: only an empty plot can be reserved"),
        ("mark", "can Ben take another piece after that?", "✕ It is Anna's turn: Ben decides nothing now."),
        ("mark", "can i take another piece after that?", "✕ No, only one in this turn. mark.take"),
        ("mark", "why can't i take another piece", f"It can be done now: {ONCE} mark.take"),
        ("mark", "may I take blue and then take another piece", "✕ Either is allowed, but not both."),
        ("mark", "can i take two more pieces", "✕ No, only one in this turn. mark.take"),
        ("mark", "can i roll again", "Can I roll again? No, not as you like."),
        ("closed", "may Anna take gold again", "✕ Gold is closed: its pieces have left the game."),
        ("bid", "can i make another bid", "Can I change my bid? No: everybody lays one bid"),
        ("bid", "may i offer more", "Can I change my bid? No: everybody lays one bid"),
        ("buy", "may i buy another card", "✓ Allowed: Buy a card from the pile, by marco_polo.buy"),
        ("trade", "can i buy another yellow card", "✕ In Tabriz only green cards are sold"),
        ("marco_polo", "can i go to another city", "✓ Yes, allowed by marco_polo.move"),
    ],
)
def test_another_one_is_judged_as_the_same_move_once_more(table: str, question: str, answer: str) -> None:
    said = told(at(table), question)
    assert said.startswith(answer), said


@pytest.mark.parametrize(
    ("table", "question", "answer"),
    [
        ("mark", "may Anna take a gold piece first?", "✓ Yes, allowed by mark.take"),
        ("mark", "can anna only take one piece", f"{ONCE} mark.take"),
        ("mark", "may i refine white instead of gold", "✕ The dice show gold and blue: there is no action with white."),
        ("city", "may Anna reserve B2 first?", "✕ Reserve B2 : B2 is already reserved. The marker on it is Chloé's."),
        ("shark", "can Chloe sell before me", "✕ It is Anna's turn: Chloé decides nothing now."),
        ("shark", "may i build a green building instead of red", "✓ Yes, allowed by shark.zone-die"),
        ("shark", "can i choose red instead of white", "✓ Yes, allowed by shark.zone-die"),
        ("buy", "may ben buy one too", "✕ It is Anna's turn: Ben decides nothing now."),
        ("city", "may chloe reserve D4 after me", "That depends on what falls until then"),
        ("mark", "who may sell blue now", f"{FOR}✓ Yes, allowed by mark.row-claim"),
        ("bid", "who may bid", "Who may bid? Everybody"),
        ("mark", "what can Ben do next", "It is Anna's turn: Ben decides nothing now."),
        ("marco_polo", "where can Ben go", "It is Anna's turn: Ben decides nothing now."),
        ("mark", "can we trade pieces", "Can I sell to another player? No"),
        ("mark", "is it my turn still", "It is your turn."),
        ("city", "what is D5", "D5: reserved by Chloé."),
        ("city", "can i build on a reserved plot", "✓ Yes, allowed by city.build"),
        ("drawn", "what happens if Anna builds the park on D6", "If you do this: Anna builds a park on D6."),
        ("out", "can chloe come back", "What happens if I am bankrupt?"),
        ("marco_polo", "what can i get in Samarkand", "Samarkand is a trading post for yellow goods"),
        ("buy", "can i stop buying", "✓ Allowed: Done trading"),
    ],
)
def test_words_beside_a_move_leave_it_the_same_question(table: str, question: str, answer: str) -> None:
    said = told(at(table), question)
    assert said.startswith(answer), said


@pytest.mark.parametrize(
    "question", ["may two chains of the same colour touch?", "may red touch red", "do two chains of one colour become one"]
)
def test_chains_of_one_colour_join_and_do_not_fight(question: str) -> None:
    assert told(at("shark"), question).startswith("Can I join two chains of one colour?")
    assert told(at("shark"), "may red touch green").startswith("Can I build next to another colour?")


@pytest.mark.parametrize(
    ("table", "question", "answer"),
    [
        (
            "marco_polo",
            "may Anna go to Trebizond by sea?",
            "✕ No: Anna has announced land, so in this turn the way goes by land",
        ),
        ("marco_polo", "can i sail to trebizond", "✕ No: Anna has announced land, so in this turn the way goes by land only."),
        ("marco_polo", "why can't i go to trebizond by ship", "✕ No: Anna has announced land"),
        ("marco_polo", "where can i go by sea", "✕ No: Anna has announced land"),
        ("marco_polo", "may Anna go to Kiev by land?", "✓ Allowed: Go to Kiev, by marco_polo.move"),
        ("marco_polo", "can i go to acre by ship", "✕ Go to Acre : Acre lies on the other kind of line"),
        ("marco_polo", "can ben go to kiev by land", "✕ It is Anna's turn: Ben decides nothing now."),
        ("announce", "may Anna go to Trebizond by sea?", "✕ No: no sea line leaves Sarai. marco_polo.announce"),
        ("announce", "may Anna go to Kiev by land?", "Not now. Anna must announce land or sea now."),
        ("set-out", "may i go to Acre by boat", "Not now. You must announce land or sea now."),
        ("set-out", "is there a ship to Acre", "From Acre by sea: Candia and Alexandria."),
    ],
)
def test_a_move_by_land_or_by_sea_is_judged_by_what_is_announced(table: str, question: str, answer: str) -> None:
    said = told(at(table), question)
    assert said.startswith(answer), said


@pytest.mark.parametrize(
    ("table", "question", "answer"),
    [
        ("shark", "what would Ben get if Anna builds at E6?", "✕ E6 lies in zone 5; the die shows zone 1."),
        ("shark", "what would Chloe get if Anna builds green on D4?", "If you do this: Anna puts a green building on D4"),
        ("shark", "who gets money if i build green on D4", "If you do this: Anna puts a green building on D4"),
        ("shark", "if i build green on D4 what does Chloe get?", "If you do this: Anna puts a green building on D4"),
        ("shark", "what happens if Ben builds red on D4", "It is Anna's turn: Ben decides nothing now."),
        ("mark", "what would Ben lose if I take blue", "There are several ways to do that, for example: Take blue"),
        ("mark", "what would happen if Anna took blue", "There are several ways to do that, for example: Take blue"),
        ("mark", "what happens if nobody ever sells", "What happens if nobody ever sells?"),
    ],
)
def test_what_somebody_would_get_from_a_move_is_what_the_move_causes(table: str, question: str, answer: str) -> None:
    said = told(at(table), question)
    assert said.startswith(answer), said


@pytest.mark.parametrize(
    ("game", "question", "answer"),
    [
        ("shark", "may Anna build green on F7?", "✕ The first player has not been drawn yet."),
        ("shark", "can Ben buy a share", "✕ The first player has not been drawn yet."),
        ("shark", "what happens if i build red on A1", "The first player has not been drawn yet."),
        ("mark", "may Ben take a gold piece", "✕ The first player has not been drawn yet."),
        ("city", "may Anna reserve B2?", "✕ The distributors are being drawn."),
    ],
)
def test_while_chance_is_due_a_move_of_anybody_is_answered_with_what_is_due(game: str, question: str, answer: str) -> None:
    ruleset = gamelib.ruleset(game)
    page = TablePage(begun(ruleset.start(players=3), NAMES, 0), face="play")
    page.game.seats = [PERSON, "sensible", "sensible"]
    said = told(page, question)
    assert said.startswith(answer), said

"""Why is that place forbidden? Asked with no word of what is to be done there, it is answered as a click there would be."""

from __future__ import annotations

import pytest

from gamelib.ui.table.barred_places import place_called
from tests.ui.test_common_questions import told
from tests.ui.test_table_of_questions import at


@pytest.mark.parametrize(
    ("table", "question", "answer"),
    [
        ("yellow", "why is G4 forbidden", "✕ Build yellow on G4 : G4 lies in zone 2; the die shows zone 1."),
        ("shark", "why is H10 not allowed", "✕ H10 lies in zone 5; the die shows zone 1."),
        ("shark", "why is A5 not ringed", "✕ A5 is taken by a red building"),
        ("shark", "what is wrong with A5", "✕ A5 is taken by a red building"),
        ("shark", "why can't I click on A5", "✕ A5 is taken by a red building"),
        ("shark", "why is there no ring on A5", "✕ A5 is taken by a red building"),
        ("shark", "is A5 forbidden?", "✕ A5 is taken by a red building"),
        ("shark", "why is D1 forbidden", "It can be done now: Build red on D1"),
        ("trade-after", "why is G4 forbidden", "✕ You have placed and may trade now"),
        ("city", "why is H3 not ringed", "✕ Reserve H3 : H3 is already reserved."),
        ("city", "how come H3 is forbidden", "✕ Reserve H3 : H3 is already reserved."),
        ("city", "is D4 allowed", "It can be done now: Reserve D4"),
        (
            "marco_polo",
            "why is Mandalay out of reach",
            "✕ Go to Mandalay : Mandalay cannot be reached from Sarai with 5 steps by land.",
        ),
        ("marco_polo", "what's wrong with Mandalay?", "✕ Go to Mandalay : Mandalay cannot be reached from Sarai"),
        ("mark", "why is row A forbidden", "✕ Row A belongs to gold, and no gold piece is on your roof."),
        ("mark", "why is yard 2 not allowed", "It can be done now: Refine gold: yard 2 to roof 2"),
        ("mark", "why is yard 3 not allowed", "✕ The dice show gold and blue: there is no action with white."),
        ("mark", "why is green not possible", "✕ The dice show gold and blue: there is no action with green."),
        ("mark", "why is A3 forbidden", "✕ Row A belongs to gold, and no gold piece is on your roof."),
        ("mark", "why is b4 not ringed", "It can be done now: Sell blue on row B"),
        ("mark", "is row C free", "Row C is free: no colour holds it."),
    ],
)
def test_a_place_alone_is_answered_by_what_is_in_the_way_there(table: str, question: str, answer: str) -> None:
    assert answer in told(at(table), question)


@pytest.mark.parametrize(
    ("table", "question", "answer"),
    [
        ("shark", "why is it forbidden to build on H10", "H10 lies in zone 5; the die shows zone 1."),
        ("shark", "why is building on H10 not allowed", "H10 lies in zone 5; the die shows zone 1."),
        ("mark", "why is taking green against the rules", "there is no action with green"),
        ("mark", "why not row 3", "There is no row 3: the market has five rows, A to E."),
        ("mark", "can I sell blue on row 1", "There is no row 1: the market has five rows, A to E."),
    ],
)
def test_a_deed_that_is_said_to_be_forbidden_is_judged(table: str, question: str, answer: str) -> None:
    assert answer in told(at(table), question)


@pytest.mark.parametrize(
    ("said", "place"),
    [
        ("row a", "market/0"),
        ("the yard square 2", "yard/0/1"),
        ("square 2", ""),
        ("b5", "market/1"),
        ("b6", ""),
        ("f1", ""),
        ("my cash", ""),
        ("", ""),
        ("the", ""),
    ],
)
def test_a_place_is_known_by_all_that_is_said_of_it_and_only_where_no_other_is(said: str, place: str) -> None:
    from gamelib.ui.table.asked import read

    page = at("mark")
    asked = read(page.moment, "why", ["Anna", "Ben", "Chloé"], page.tongue._replace(plain=True))
    assert place_called(asked, said) == place


@pytest.mark.parametrize(
    "question",
    [
        "why can't he take a fifth piece",
        "can I take a 5th piece",
        "why can i not have more than four pieces in the yard",
        "is there room for a fifth piece",
    ],
)
def test_a_fifth_piece_is_a_matter_of_the_yard_and_not_of_the_market(question: str) -> None:
    said = told(at("mark"), question)
    assert "A yard has 4 squares, and each holds one piece." in said
    assert "Anna has 2 pieces in the yard and 1 piece on the roof." in said
    assert "closes" not in said

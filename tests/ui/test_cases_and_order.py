"""Questions with a clause beside what is wished: what is granted, what is supposed, and what comes before something else."""

from __future__ import annotations

import pytest

from tests.ui.test_common_questions import told
from tests.ui.test_table_of_questions import at

SUPPOSED = "As it is now; in the case that you suppose it may be otherwise: "


@pytest.mark.parametrize(
    ("table", "question", "answer"),
    [
        (
            "shark",
            "can she build in zone 3 even though the die says 2?",
            "For Anna, whose turn it is: ✕ No: The die shows zone 1: nothing is built in zone 3 now.",
        ),
        ("shark", "Although the die says 5, may I build on H10", "✕ H10 lies in zone 5; the die shows zone 1."),
        ("mark", "can I take green despite the dice", "✕ The dice show gold and blue: there is no action with green."),
        ("mark", "may I take gold though my yard is full", "Without 'though my yard is full', as the table is now: ✓ Yes"),
    ],
)
def test_what_is_granted_is_no_part_of_the_wish_and_is_said_to_be_left_out(table: str, question: str, answer: str) -> None:
    said = told(at(table), question)
    assert answer in said
    assert said.startswith("Without '")


@pytest.mark.parametrize(
    ("table", "question"),
    [
        ("mark", "could I take green if the dice showed green"),
        ("shark", "can I build in zone 3 if the die says 3"),
        ("marco_polo", "could I go to Mandalay if I had spun 9"),
    ],
)
def test_what_is_supposed_may_be_what_is_lacking(table: str, question: str) -> None:
    assert told(at(table), question).startswith(f"{SUPPOSED}✕ ")


@pytest.mark.parametrize("question", ["can she buy shares before building?", "could I sell before building"])
def test_what_should_come_before_a_single_word_is_not_due_and_it_is_told_when_it_is(question: str) -> None:
    said = told(at("shark"), question)
    assert "Not now. The dice are rolled" in said
    assert "before the dice and again after your building is settled" in said
    assert "✓ Yes" in told(at("trade-after"), question)


@pytest.mark.parametrize(
    ("question", "known"),
    [
        ("can I build my own colour", "Which company is mine? None:"),
        ("have i got a colour of my own", "Which company is mine?"),
        ("Can Ben build in every zone?", "Can I build in another zone?"),
    ],
)
def test_what_nobody_has_and_every_zone_lead_to_their_own_rule(question: str, known: str) -> None:
    said = told(at("shark"), question)
    assert known in said
    assert "nearest rules" not in said

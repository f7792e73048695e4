"""What a merchant is named for is asked, and not only that one is named."""

from __future__ import annotations

import pytest

from gamelib.ui.markup import Tongue
from gamelib.ui.play.phrases import asked

from .tables import at


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("yellow-pope", "sent to Acre"),
        ("mauve-danger", "come to your space"),
        ("green-karakorum", "sent to Karakorum"),
        ("mauve-join", "force a deal"),
    ],
)
def test_the_question_says_what_the_card_does_to_whoever_is_named(card: str, words: str) -> None:
    state = at("name", "Mandalay 240 -", "Buda 0 tea", agenda=f"end, buy, return {card}, name {card}")
    assert words in asked(state, Tongue(names=("Anna", "Ben")))

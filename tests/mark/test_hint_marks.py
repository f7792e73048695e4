"""What a hint in MARK rings: of the bank only the colour that it names."""

from __future__ import annotations

from gamelib.ui.play import hints
from gamelib.ui.table.game import begun
from gamelib.ui.table.page import TablePage
from tests.mark.tables import at
from tests.ui.pages import ask


def test_a_colour_to_auction_is_ringed_and_not_the_whole_bank() -> None:
    state = at("name-colour", "30 .... ....", "30 .... ....", dice="hammer star")
    page = ask(TablePage(begun(state, (), 0)), "face", "play")
    _, marks, move = hints.told(page)
    colour = str(move).split()[1]
    assert move.kind == "auction"
    assert marks[0][2] == [f"bank#{colour}"]


def test_a_square_of_the_yard_is_ringed_and_nothing_of_the_bank() -> None:
    state = at("act", "30 .... ....", "30 .... ....", dice="red red", actions=2)
    page = ask(TablePage(begun(state, (), 0)), "face", "play")
    _, marks, move = hints.told(page)
    assert move.kind == "take"
    assert all(place.startswith("yard/") for place in marks[0][2])

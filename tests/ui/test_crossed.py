"""What a hint says of the crosses that the board shows beside its move."""

from __future__ import annotations

import gamelib
from gamelib.ui.table.game import begun
from gamelib.ui.table.page import TablePage
from tests.ui.pages import ask


def test_a_hint_of_shark_says_of_its_crosses_only_what_leaves_the_board() -> None:
    seen = 0
    for seed in range(40):
        for state in gamelib.playout("shark", bots="sensible", seed=seed, limit=90).states()[::3]:
            if state.phase != "place" or seen > 2:
                continue
            page = TablePage(begun(state, (), 0), face="play")
            answer = ask(page, "hint").answer
            if "Crossed on the board: " in answer:
                seen += 1
                assert "Crossed on the board: Out of the game:" in answer
                assert "puts a" not in answer.partition("Crossed on the board: ")[2]
        if seen > 2:
            break
    assert seen

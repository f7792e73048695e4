"""The explorer without a browser: what it offers, says and keeps."""

from __future__ import annotations

import re
from typing import Any

import pytest

import gamelib
from gamelib.core.state import State
from gamelib.ui.desk import Desk
from tests.ui.desks import ask, desk, done, offered, played, shown

RULESETS = gamelib.RULESETS
CLAUSES = [clause for name in RULESETS for clause in gamelib.ruleset(name).rulebook]


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_demonstration_opens_where_its_clause_fires(clause: str) -> None:
    explorer = gamelib.demo(clause)
    assert explorer.desk.game.at == explorer.desk.game.last
    assert f'data-arg="{clause}"' in explorer.log + explorer.answer


@pytest.mark.parametrize("name", RULESETS)
def test_exactly_the_legal_moves_are_offered(name: str) -> None:
    table = Desk(gamelib.playout(name, seed=5, limit=120))
    for at in range(0, table.game.last + 1, 7):
        ask(table, "go", at)
        ask(table, "lift")
        assert sorted(offered(table)) == sorted(str(move) for move in table.game.state.moves())


@pytest.mark.parametrize("name", RULESETS)
def test_places_act_as_moves_say(name: str) -> None:
    table = Desk(gamelib.playout(name, seed=5, limit=60))
    for at in range(table.game.last + 1):
        ask(table, "go", at)
        ask(table, "lift")
        regions = table.regions()
        drawn = set(re.findall(r'data-place="([^"]*)"', regions["board"]))
        assert set(regions["facts"]["acts"]) <= drawn
        state = table.game.state
        if state.actor is not None and state.actor >= 0:
            ends = {"/".join(map(str, move.places(state.actor)[-1])) for move in state.moves() if move.places(state.actor)}
            assert ends <= set(regions["facts"]["acts"])


def test_another_move_in_the_past_forks_and_the_same_one_is_followed() -> None:
    table = played(desk(), "first 2", "roll red blue", "take red 2")
    ask(table, "go", 2)
    played(table, "take red 2")
    assert (len(table.game.branches), table.game.at) == (1, 3)
    ask(table, "go", 2)
    played(table, "take blue 1")
    assert [branch.name for branch in table.game.branches] == ["main", "what-if 1"]
    assert [str(move) for move in table.game.branches[0].moves] == ["first 2", "roll red blue", "take red 2"]
    assert [str(move) for move in table.game.branch.moves] == ["first 2", "roll red blue", "take blue 1"]
    ask(table, "dialog", "compare")
    assert shown(table, "dialog").count("<svg xmlns") == 2
    ask(table, "branch", 0)
    assert str(table.game.state.last_move) == "take red 2"


def test_time_ends_at_both_ends() -> None:
    table = played(desk(), "first 1")
    assert ask(table, "go", -3).game.at == 0
    assert ask(table, "go", 99).game.at == 1
    assert "is not a number" in shown(ask(table, "go", "soon"), "answer")


@pytest.mark.parametrize("name", RULESETS)
def test_a_seed_decides_all(name: str) -> None:
    games = [done(ask(desk(name, seed=seed), "finish")).game for seed in (4, 4, 5)]
    assert all(game.state.outcome is not None for game in games)
    assert games[0].states == games[1].states != games[2].states


def test_one_turn_stops_at_the_next() -> None:
    table = played(desk(), "first 1")
    done(ask(table, "turn"))
    assert table.game.state.turn == 2
    assert table.game.states[-2].turn == 1


def test_work_can_be_stopped() -> None:
    table = desk()
    table.job = iter(lambda: "still at it", None)
    ask(table, "more")
    assert "still at it" in shown(table, "work")
    assert table.regions()["facts"]["work"]
    assert ask(table, "stop").job is None
    assert shown(table, "work") == ""


def test_a_refusal_cites_its_clause_and_offers_the_nearest_move() -> None:
    table = played(desk(), "first 1", "roll red blue")
    ask(table, "question", move="take green 1")
    assert 'data-arg="mark.one-action"' in table.answer
    assert re.search(r'data-do="play" data-arg="take (red|blue) 1"', table.answer)
    assert ["refused", False, ["yard/0/0"]] in table.marks
    assert "is no move of MARK" in ask(table, "question", move="<b>fly</b>").answer
    assert "<b>fly" not in table.answer
    assert "allowed" in ask(table, "question", move="take blue 1").answer


def test_a_place_where_nothing_can_be_done_says_why() -> None:
    table = played(desk(), "first 1", "roll red blue", "take red 2", "roll red blue")
    ask(table, "place", "roof/1/1")
    assert 'data-do="why" data-arg="refine ' in table.answer
    ask(table, "place", "yard/0/1")
    assert "It is Player 2 who decides now, not Player 1." in table.answer
    assert table.game.at == 4
    ask(table, "place", "market/0/0")
    assert "No move ends" in table.answer


def test_what_a_move_would_cause_is_foreseen_but_no_secret() -> None:
    from gamelib.ui.asking import foreseen

    table = played(desk(), "first 1", "roll red blue")
    said, _ = foreseen(table.game, "take red 2", table.tongue)
    assert "takes a red piece" in said
    played(table, "take red 2", "roll hammer red")
    assert foreseen(table.game, "bid 3", table.tongue) == ("", [])


def before_the_first_auction(name: str) -> Desk:
    """A game on a desk, where the first bid is due and three will bid."""
    record = gamelib.playout(name, seed=3, limit=200)
    table = Desk(record)
    at = next(at for at, state in enumerate(table.game.states) if offers_bids(state))
    return Desk(gamelib.Record(record.ruleset, record.rules, moves=record.moves[:at]))


def offers_bids(state: State[Any, Any]) -> bool:
    return state.actor is not None and state.actor >= 0 and any(str(move) == "bid 14" for move in state.moves())


@pytest.mark.parametrize("name", ["mark", "city"])
def test_sealed_bids_stay_hidden_until_the_last(name: str) -> None:
    table = before_the_first_auction(name)
    begun = table.game.at
    for amount in (13, 14):
        assert offered(table) == []
        assert "cover" in shown(table, "moves")
        assert "bid 5" in offered(ask(table, "lift"))
        ask(table, "number", "bid", number=str(amount))
        page = shown(table) + table.still() + shown(ask(table, "dialog", "save")) + shown(ask(table, "dialog", "position"))
        ask(table, "dialog", "")
        assert table.game.at > begun
        assert not re.search(r"(\$|of |bid )(13|14)\b", page)
    ask(ask(table, "lift"), "number", "bid", number="4")
    assert re.search(r"\b14\b", shown(table, "log"))
    assert re.search(r"\b13\b", shown(ask(table, "go", begun + 1), "log"))


def test_a_seat_sees_its_own_and_moves_only_for_itself() -> None:
    table = played(desk(players=3), "first 1", "roll hammer red")
    ask(table, "viewer", 1)
    assert offered(table) == []
    assert "Take that seat" in shown(table, "moves")
    assert "who decides now" in ask(table, "play", "bid 3").answer
    ask(table, "viewer", 0)
    assert "bid 3" in offered(table)
    assert table.game.at == 2
    assert "no player 7" in ask(table, "viewer", 7).answer


def test_seats_of_bots_play_by_themselves_and_persons_are_waited_for() -> None:
    table = desk(players=2)
    fields = {"seat-0": "person", "seat-1": "greedy", "name-0": "Anna", "name-1": "Robo", "chance": "rolls"}
    ask(table, "seats", **fields)
    assert table.game.names == ("Anna", "Robo")
    for _ in range(40):
        table.game.automatic() and ask(table, "step")
    assert table.game.state.actor == 0
    assert "Anna" in shown(table, "head")
    ask(table, "seats", **{**fields, "seat-1": "ghost"})
    assert "none of person" in table.answer


def test_the_rules_panel_has_every_rule_and_explains_what_does_not_fit() -> None:
    for name in RULESETS:
        table = desk(name)
        page = shown(ask(table, "dialog", "rules"), "dialog")
        for field, dial in type(table.game.state.rules).dials().items():
            assert f'name="{field}"' in page
            assert f'data-arg="{dial["clause"]}"' in page
    table = desk()
    fields = dict(
        re.findall(r'<input type="text" inputmode="numeric" name="(\w+)" value="([^"]*)"', shown(ask(table, "dialog", "rules")))
    )
    grid = "\n".join(" ".join(map(str, row)) for row in table.game.state.rules.market)
    ask(table, "new", **{**fields, "market": grid, "pieces": "3", "seed": "9"})
    assert "it could never fill" in shown(table, "dialog")
    assert 'name="pieces" value="3"' in shown(table, "dialog")
    ask(table, "new", **{**fields, "market": grid, "players": "many"})
    assert "must be a whole number" in shown(table, "dialog")
    ask(table, "new", **{**fields, "market": grid, "players": "4", "zero_is_a_bid": "True", "seed": "9", "names": "A, B, C, D"})
    assert table.dialog == ""
    assert (table.game.state.rules.players, table.game.state.rules.zero_is_a_bid, table.game.seed) == (4, True, 9)
    assert table.game.names == ("A", "B", "C", "D")


def test_a_clause_opens_with_its_demonstration_and_the_game_waits() -> None:
    table = played(desk(), "first 1")
    ask(table, "clause", "mark.bid-zero")
    assert "Basis" in shown(table, "dialog")
    ask(table, "demo", "mark.bid-zero~counts")
    assert table.game.state.rules.zero_is_a_bid
    assert "Back to the game" in shown(table, "head")
    ask(table, "back")
    assert [str(move) for move in table.game.branch.moves] == ["first 1"]
    assert "no clause" in ask(table, "clause", "mark.nonsense").answer


@pytest.mark.parametrize("name", RULESETS)
def test_a_bot_gives_its_move_and_how_others_fare(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from gamelib.ui import advice

    monkeypatch.setattr(advice, "MOST_GAMES", 1)
    table = desk(name)
    while table.game.state.actor == gamelib.CHANCE or len(table.game.state.moves()) < 2:
        ask(table, "step")
    before = table.game.state
    done(ask(table, "advise"))
    assert "★" in table.answer
    assert re.search(r"\d+%", table.answer)
    assert table.game.state is before


def test_the_sensible_bot_stands_in_for_a_person() -> None:
    for name in RULESETS:
        table = Desk(gamelib.playout(name, seed=1, limit=40))
        at = next(at for at, state in enumerate(table.game.states) if state.actor is not None and state.actor >= 0)
        assert "Let sensible decide" in shown(ask(ask(table, "go", at), "lift"), "moves")


def test_the_log_tells_what_lies_near_and_all_that_is_asked_for() -> None:
    table = Desk(gamelib.playout("mark", seed=5, limit=200), at=130)
    near = logged(table)
    assert near == list(range(139, 99, -1))
    ask(table, "earlier")
    assert logged(table) == list(range(139, 19, -1))
    ask(table, "earlier")
    assert logged(table) == list(range(139, -1, -1))
    assert 'data-do="earlier"' not in shown(table, "log")
    ask(table, "go", 129)
    assert logged(table) == near


def logged(table: Desk) -> list[int]:
    """The moves that the log tells of, from its top."""
    return [int(at) for at in re.findall(r'<li data-at="(\d+)"', shown(table, "log"))]


def test_a_table_of_moves_names_the_squares_on_its_buttons() -> None:
    table = played(desk("mark"), "first 1", "roll blue star")
    found = re.findall(r'data-arg="take (\w+) (\d)"[^>]*>([^<]*)<', shown(table, "moves"))
    assert len(found) == 20
    assert all(said == square for _, square, said in found)


@pytest.mark.parametrize("name", RULESETS)
def test_curves_are_drawn_for_every_group(name: str) -> None:
    record = gamelib.playout(name, seed=2, limit=50)
    table = Desk(record)
    for group in gamelib.ruleset(name).series(record).curves:
        text = ask(table, "curve", group).curves()
        assert text.count("<polyline") == len(gamelib.ruleset(name).series(record).curves[group])
        assert 'class="cursor"' in text


def test_names_are_harmless_in_the_page() -> None:
    record = gamelib.Record("mark", gamelib.ruleset("mark").Rules(players=2), names=("<b>A</b>", "B & C"))
    table = played(Desk(record), "first 1")
    for dialog in ("", "rules", "seats", "save", "load", "position"):
        regions = ask(table, "dialog", dialog).regions()
        assert "<b>A</b>" in regions.pop("facts")["say"]  # which the page shows as plain text
        assert "<b>A</b>" not in "".join(regions.values()) + table.curves() + table.still()


def test_a_page_that_asks_nonsense_is_refused() -> None:
    with pytest.raises(ValueError, match="nobody knows"):
        ask(desk(), "juggle")
    assert "refused" in ask(desk(), "play", "fly").answer
    assert "no game" in ask(Desk(None), "play", "first 1").answer.lower() or "Choose a game" in ask(Desk(None), "go", 1).answer


def test_the_start_page_offers_every_ruleset() -> None:
    table = Desk(None)
    assert [f'data-arg="{name}"' in shown(table, "board") for name in RULESETS] == [True] * len(RULESETS)
    ask(table, "begin", RULESETS[-1])
    assert table.game.state.ruleset == RULESETS[-1]
    assert ask(table, "games").lines is None


def test_a_language_there_is_not_is_refused() -> None:
    assert "The languages are en" in ask(desk(), "language", "tlh").answer
    assert ask(desk(), "language", "en").answer == ""


def test_witnesses_become_marks_on_the_board() -> None:
    from gamelib.ui.marks import of_values

    cut = {"plot": ("plot", 1, 7), "sites": (("plot", 0, 7),), "sides": ((("plot", 0, 1),), (("plot", 2, 2), ("plot", 2, 3)))}
    assert list(of_values(cut)) == [
        ["lost", False, ["plot/1/7"]],
        ["why", False, ["plot/0/7"]],
        ["side-0", False, ["plot/0/1"]],
        ["side-1", False, ["plot/2/2", "plot/2/3"]],
    ]
    assert list(of_values({"path": (("space", "Venice"), ("space", "Acre"))})) == [
        ["way", True, ["space/Venice", "space/Acre"]]
    ]
    assert list(of_values({"options": ("Tana", "Kiev")})) == [["instead", False, ["Tana/Kiev", "*Tana", "*Kiev"]]]
    rival = {"company": "red", "chain": (("map", 1, 2), ("map", 1, 3)), "removed": True}
    assert list(of_values({"rivals": (rival,)})) == [["lost", False, ["map/1/2", "map/1/3"]]]
    assert list(of_values({"bids": ((0, 20), (1, 4)), "money": 7})) == []

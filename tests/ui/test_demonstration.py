"""A demonstration at a plain table: told step by step in large letters, with the moment at which the rule speaks set off."""

from __future__ import annotations

import html
import re

import pytest

import gamelib
from gamelib.teach.moment import Moment
from gamelib.ui.play import demo_steps
from gamelib.ui.play import phrases as play_phrases
from gamelib.ui.table.page import TablePage
from tests.ui.pages import ask, played, shown, table

EVERY = [clause for name in gamelib.RULESETS for clause in gamelib.ruleset(name).demos]


def shows(clause: str) -> TablePage:
    page = table(clause.partition(".")[0])
    page.face = "play"
    return ask(page, "demo", clause)


def stepped(page: TablePage) -> list[str]:
    """What the card says at every step, gone through with the button that leads on."""
    cards = [plain(shown(page, "moves"))]
    while 'data-key="on" class="strong"' in (bar := shown(page, "time")) or 'class="strong" data-key="on"' in bar:
        ask(page, "show-step", demo_steps.shown(page).number + 1)
        cards.append(plain(shown(page, "moves")))
    return cards


def plain(text: str) -> str:
    return html.unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", text)))


def test_every_step_says_what_happened_beside_the_rule_and_where_it_stands() -> None:
    page, rule = shows("mark.double"), gamelib.ruleset("mark").rulebook["mark.double"]
    opening = page.game.at
    cards = stepped(page)
    assert len(cards) == page.game.last - opening + 1
    for number, card in enumerate(cards, 1):
        assert rule.title in card
        assert rule.sentence in card
        assert f"Step {number} of {len(cards)}" in card
    assert "This is how it stands." in cards[0]
    for at, card in enumerate(cards[1:], opening + 1):
        assert page.game.states[at].events[0].sentence(page.game.names) in card
    assert "Here the rule speaks:" in cards[-1]
    assert "Once more" in shown(page, "time")
    assert 'class="strong" aria-label="Back to the game"' in shown(page, "time")


def test_on_a_wall_the_rule_can_be_cut_after_its_first_sentence_and_nobody_is_asked_for_luck() -> None:
    page = shows("city.auction")
    page.projected = True
    first, _, rest = gamelib.ruleset("city").rulebook["city.auction"].sentence.partition(". ")
    assert f'{first}.<span class="further"> {rest}</span>' in html.unescape(shown(page, "moves"))
    assert "Luck by hand" not in shown(page, "head")


@pytest.mark.parametrize("clause", EVERY)
def test_the_rule_speaks_in_every_demonstration_and_no_step_is_mute(clause: str) -> None:
    page = shows(clause)
    assert page.demonstrated == clause
    before = page.game.at
    steps = len(demo_steps.shown(page).steps) - demo_steps.shown(page).number
    assert steps <= demo_steps.LONGEST + 2
    cards = stepped(page)
    assert len(cards) == steps
    assert any("Here the rule speaks" in card for card in cards[:2])
    assert len(cards) == 1 or "Here the rule speaks" in cards[0] or "This is how it stands" in cards[0]
    rule = gamelib.ruleset(clause.partition(".")[0]).rulebook[clause]
    for card in cards:
        assert card.replace(rule.title, "").replace(rule.sentence, "").replace("Step", "").strip(" 0123456789of")
    if "This is how it stands" in cards[0]:  # how many moves were made at the wall says nothing of the game that is shown
        turn = page.game.states[before].turn
        assert ("Turn " in cards[0].partition("This is how it stands")[0]) is bool(turn)
        assert not turn or f"Turn {turn}. This is how it stands." in cards[0]


def test_a_refusal_is_a_step_of_its_own_that_crosses_its_reason() -> None:
    page = shows("mark.refine")
    first, last = stepped(page)
    assert "refused" not in page.answer
    assert "says no" not in first
    assert "Anna would like to do this:" in last
    assert "Here the rule speaks, and says no:" in last
    assert Moment.of("mark.refine").reason() in last
    assert ["refused", False, ["roof/0/3"]] in page.marks


def test_what_a_step_is_about_is_marked_on_the_board() -> None:
    page = shows("mark.storage-fee")
    assert page.marks == []
    ask(page, "show-step", 1)
    assert page.marks[0] == ["here", False, ["yard/0/0", "cash/1"]]
    assert page.contents()["facts"]["marks"] == page.marks


def test_what_led_to_the_opening_is_reached_going_back() -> None:
    page = shows("mark.stall")
    now = demo_steps.shown(page)
    assert now.number == now.opening > 1
    assert f"Turn {page.game.state.turn}. This is how it stands." in shown(page, "moves")
    ask(page, "show-step", now.number - 1)
    assert "What led to it, 1 step before" in shown(page, "moves")
    assert page.game.state.events[0].sentence(page.game.names) in plain(shown(page, "moves"))
    ask(page, "show-step", 0)
    assert "This is how it stands." in shown(page, "moves")
    assert 'aria-label="Back" disabled' in shown(page, "time")


def test_the_opening_says_who_wants_to_do_what() -> None:
    page = shows("mark.refine")
    _, move, _ = page.game.refusals[0]
    opening = plain(shown(page, "moves"))
    assert "Anna wants this: " in opening
    assert "Anna is to" in opening
    assert play_phrases.said(move, page.tongue, "mark") in opening
    before_the_dice = stepped(shows("mark.roll"))
    assert "It is Anna's turn. Next: roll the dice. Anna wants this: Take red to yard square 1." in before_the_dice[0]
    assert "Anna would like to do this:" in before_the_dice[1]
    assert "wants this" not in plain(shown(shows("shark.colour-die"), "moves"))  # luck wants nothing


def test_the_way_back_leads_to_the_game_as_it_was_and_to_what_was_said_there() -> None:
    page = table("shark", players=2)
    page.face = "play"
    played(page, "first 1", "deal red", "deal blue", "roll red 1")
    ask(page, "question", move="buy red")
    said, marks, at = page.answer, page.marks, page.game.at
    assert "refused" in said
    ask(page, "demo", "shark.chain")
    ask(page, "show-step", 2)
    ask(page, "back")
    assert not page.aside
    assert page.game.at == at
    assert (page.answer, page.marks) == (said, marks)


def test_nothing_can_be_played_or_undone_on_a_demonstration() -> None:
    page = shows("mark.roll")
    for number in range(len(demo_steps.shown(page).steps)):
        ask(page, "show-step", number)
        facts = page.contents()["facts"]
        assert (facts["acts"], facts["asks"], facts["flow"]) == ({}, [], 0)
        assert 'data-do="undo"' not in shown(page, "time")
        assert not re.search(r'class="[^"]*\bring\b', shown(page, "board"))


def test_one_that_ends_a_game_stays_a_demonstration() -> None:
    page = shows("mark.winner")
    stepped(page)
    assert page.game.state.actor is None
    assert not page.unfolded
    assert page.contents()["facts"]["ended"] is False
    assert "Here the rule speaks:" in shown(page, "moves")


def test_of_many_events_those_round_the_rule_are_told_and_all_of_them_below() -> None:
    page = shows("city.route")
    cards = stepped(page)
    assert len(page.moment.events) > 10
    assert len(cards[-1]) < 900
    for event in page.moment.events:
        assert html.escape(event.sentence(page.game.names), quote=False) in html.unescape(shown(page, "log"))


@pytest.mark.parametrize("projected", [False, True])
def test_all_that_the_rule_does_is_told_with_what_comes_of_it_and_what_has_no_room_is_counted(projected: bool) -> None:
    page = shows("city.connected")
    page.projected = projected
    card = stepped(page)[-1]
    for told in ("C1 becomes a road", "D1 becomes a road", "Ben has lost D1 to the road", "E1 becomes a road"):
        assert told in card
    assert "more" not in card
    assert "… and 2 more" in stepped(shows("city.unbuilt-shop"))[-1]


def test_on_a_wall_the_key_to_parts_of_the_board_has_room_beside_the_plots() -> None:
    page = shows("city.connected")
    page.projected = True
    ask(page, "show-step", 2)
    assert 'data-place="pile"' in shown(page, "board")
    ask(page, "show-step", 3)
    board = shown(page, "board")
    assert 'data-place="hand/1"' in board
    assert 'data-place="pile"' not in board
    page.projected = False
    assert 'data-place="pile"' in shown(page, "board")


def test_a_step_beyond_the_last_is_the_last_and_without_a_demonstration_there_is_none() -> None:
    page = shows("mark.double")
    ask(page, "show-step", 99)
    assert page.game.at == page.game.last
    ask(page, "show-step", -3)
    assert page.game.at == 0
    ask(page, "back")
    ask(page, "show-step", 2)
    assert page.game.at == 0


def test_with_tools_it_opens_where_the_clause_fires() -> None:
    page = ask(table("mark"), "demo", "mark.double")
    assert page.game.at == page.game.last > 0
    assert "All is open" in shown(page, "head")
    page.face = "play"
    assert "All is open" not in shown(page, "head")


def test_the_window_of_a_rule_names_no_id_to_a_player_and_folds_what_is_about_it() -> None:
    page = table("mark")
    noted = next(clause for clause, rule in gamelib.ruleset("mark").rulebook.items() if rule.note)
    full = shown(ask(page, "clause", noted), "dialog")
    assert f"<code>{noted}</code>" in full
    assert "<details>" not in full
    page.face = "play"
    plain = shown(page, "dialog")
    assert "<code>" not in plain
    assert "<details><summary>About this rule</summary>" in plain
    assert plain.index('data-do="demo"') < plain.index("<figure")


def test_the_first_step_says_whose_turn_it_is_and_what_lies_on_the_table() -> None:
    first = stepped(shows("mark.take"))[0]
    assert "Anna is to take, refine or sell. Anna wants this: Take red to yard square 3." in first
    assert "Anna $30" in first
    assert "The market is empty." in first


def test_the_hammer_is_shown_through_its_auction_until_it_falls_again() -> None:
    cards = stepped(shows("mark.hammer"))
    assert "Ben pays $7 for the red piece" in " ".join(cards)
    assert sum("Here the rule speaks" in card for card in cards) == 2


def test_every_square_to_which_the_piece_may_go_is_ringed_beside_the_one_that_is_refused() -> None:
    page = shows("mark.refine")
    stepped(page)
    ringed = {place for role, _, places in page.contents()["facts"]["marks"] if role == "instead" for place in places}
    assert ringed == {"roof/0/0", "roof/0/1", "roof/0/2"}


def test_where_another_colour_may_go_to_the_same_square_only_what_is_refused_is_crossed() -> None:
    page = shows("mark.one-action")
    stepped(page)
    marked = [(role, places) for role, _, places in page.contents()["facts"]["marks"] if places]
    assert ("refused", ["yard/0/0"]) in marked
    assert all(role != "instead" for role, _ in marked)

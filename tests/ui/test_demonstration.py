"""A demonstration at a plain table: from its first step on, one press a step, with the rule beside it and a way back."""

from __future__ import annotations

import gamelib
from gamelib.teach.moment import Moment
from gamelib.ui.table.page import TablePage
from tests.ui.pages import ask, shown, table


def shows(clause: str) -> TablePage:
    page = table("mark")
    page.face = "play"
    return ask(page, "demo", clause)


def test_it_begins_at_its_first_step_and_goes_on_one_by_one() -> None:
    page, last = shows("mark.double"), len(gamelib.ruleset("mark").demos["mark.double"].moves)
    rule = gamelib.ruleset("mark").rulebook["mark.double"]
    assert page.game.at == 0 < last
    for at in range(last):
        card = shown(page, "moves")
        assert rule.title in card
        assert f"Step {at + 1} of {last + 1}" in card
        assert f'data-do="go" data-arg="{at + 1}"' in card
        ask(page, "go", at + 1)
    card = shown(page, "moves")
    assert "From the start" in card
    assert "What shall fall?" not in card
    ask(page, "back")
    assert not page.aside
    assert page.game.last == 0


def test_one_that_ends_with_a_refusal_shows_it_at_its_last_step() -> None:
    page = shows("mark.storage-fee")
    demos = gamelib.ruleset("mark").demos
    refused = next(clause for clause in demos if demos[clause].moves and Moment.of(clause).asks)
    ask(page, "demo", refused)
    assert "refused" not in page.answer
    ask(page, "go", page.game.last)
    assert refused in page.answer


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

"""The lab face: tools in groups that say what they are for, each with a line of help, and what is due above the moves."""

from __future__ import annotations

import html
import re

import pytest

import gamelib
from gamelib.ui.markup import Tongue
from gamelib.ui.table import tool_help
from gamelib.ui.table.dialogs import DIALOGS, HELP
from gamelib.ui.table.page import TablePage
from tests.ui.pages import ask, done, played, shown, table

TAGS = re.compile(r"<[^>]+>")


def test_every_tool_of_head_and_time_bar_says_what_it_does() -> None:
    page = ask(played(table("mark"), "first 1", "roll red blue"), "fork")
    controls = re.findall(r"<(?:button|select)[^>]*>", shown(page, "head", "time"))
    assert len(controls) > 14
    assert [one for one in controls if " title=" not in one] == []


def test_the_tools_stand_in_groups_that_say_what_they_are_for() -> None:
    page = table("mark")
    groups = re.findall(r'role="group" aria-label="([^"]*)"><small>([^<]*)</small>', shown(page, "head", "time"))
    assert [named for named, _ in groups] == [said for _, said in groups] == ["Look as", "Change", "Keep", "Time", "What if?"]
    change = shown(page, "head").partition(">Change</small>")[2].partition("</span>")[0]
    assert re.findall(r'data-arg="(\w+)"', change) == ["seats", "rules", "position"]


@pytest.mark.parametrize("name", DIALOGS)
def test_a_dialog_begins_with_what_it_is_for(name: str) -> None:
    page = ask(table("mark"), "dialog", name)
    assert f'class="inside"><p class="quiet">{Tongue().ui(f"help-{name}")}</p>' in page.contents()["dialog"].replace(
        "&#39;", "'"
    )


def test_one_page_tells_of_every_tool_and_every_key() -> None:
    page = ask(table("mark"), "dialog", HELP)
    told = TAGS.sub(" ", page.contents()["dialog"])
    tongue = Tongue()
    for name in (name for names in tool_help.TOOLS.values() for name in names):
        assert tongue.ui(f"help-{name}") in told
    for name in tool_help.KEYS:
        assert tongue.ui(f"key-{name}") in told
        assert tongue.ui(f"key-{name}-does") in told


def test_whoever_plays_is_told_the_keys_and_what_the_buttons_above_are_for() -> None:
    page = ask(table("mark"), "dialog", "keys")
    told, tongue = TAGS.sub(" ", page.contents()["dialog"]), Tongue()
    for name in tool_help.PLAY_KEYS:
        assert tongue.ui(f"key-{name}-does") in told
    for name in ("projector", "lab-tools", "how-to-play"):
        assert tongue.ui(f"{name}-help") in html.unescape(told)
    assert tongue.ui("help-save") not in told


def test_above_the_moves_stands_who_must_do_what() -> None:
    page = table("mark")
    assert page.contents()["moves"].startswith('<h3 class="due">Chance: draw the first player</h3>')
    assert "Or choose yourself what falls:" in page.contents()["moves"]
    played(page, "first 1", "roll red blue")
    assert page.contents()["moves"].startswith('<h3 class="due">Player 1: take, refine or sell</h3>')


def test_the_luck_of_chance_has_a_number_and_a_word_of_help() -> None:
    moves = table("mark", seed=7).contents()["moves"]
    assert ">Let chance decide</button>" in moves
    assert ">luck number 7</small>" in moves
    assert "the same number brings the same dice" in moves


def test_the_curves_are_there_until_somebody_folds_them() -> None:
    page = done(ask(table("mark"), "finish"))
    page.think()
    assert page.curves
    assert 'aria-pressed="true"' in page.contents()["time"]
    ask(page, "curves").think()
    assert page.curves == ""
    assert 'aria-pressed="false"' in page.contents()["time"]
    ask(page, "curves").think()
    assert page.curves


def test_a_low_window_gets_the_board_with_large_letters_in_the_lab_as_well() -> None:
    page = ask(table("mark"), "width", "small")
    assert page.shape == "projector"
    assert ask(page, "width", "wide").shape == "wide"


def test_where_a_window_is_low_the_board_has_large_letters_while_curves_stand_below_it() -> None:
    page = ask(done(ask(table("mark"), "finish")), "width", "low")
    assert page.shape == "projector"
    assert ask(page, "curves").shape == "wide"
    page = ask(ask(page, "curves"), "face", "play")
    assert page.shape == "projector"
    page.folds = None
    assert ask(page, "go", 5).shape == "wide", "a player sees no curves in the midst of a game"
    assert ask(page, "go", page.game.last).shape == "projector"


def test_the_log_has_a_heading_that_is_no_event() -> None:
    log = played(table("mark"), "first 1").contents()["log"]
    assert log.startswith('<ol><li data-heading="log"><h4>What happened, and why</h4></li><li data-at="1">')


def test_in_a_small_window_the_curves_wait_until_they_are_asked_for() -> None:
    page = table("mark")
    assert page.unfolded
    ask(page, "width", "small")
    assert not page.unfolded
    assert ask(page, "curves").unfolded
    assert ask(ask(page, "curves"), "width", "wide").unfolded is False


def test_on_a_wall_the_tools_lie_in_a_menu_and_curves_wait_until_they_are_asked_for() -> None:
    page = table("mark")
    every = set(re.findall(r'data-(?:do|arg)="([^"]*)"', shown(page, "head")))
    ask(page, "projector")
    head = shown(page, "head")
    beside, menu = head.split(" popover")[0], head.partition(" popover")[2]
    assert every <= set(re.findall(r'data-(?:do|arg)="([^"]*)"', head))
    assert 'data-key="face"' in beside, "the way back to the plain table stays in sight"
    assert 'data-arg="position"' not in beside
    assert 'data-do="projector"' in menu
    assert [page.unfolded, ask(page, "curves").unfolded] == [False, True]


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_at_the_end_the_tools_say_who_won_by_which_rule_and_every_score(name: str) -> None:
    record = gamelib.playout(name, seed=1)
    page = TablePage(record)
    outcome, told = page.game.state.outcome, page.contents()["moves"]
    assert outcome is not None
    assert f'data-arg="{outcome.clause}"' in told
    assert told.count('<th scope="row">') == len(outcome.scores)
    assert 'data-do="again"' not in told, "the feast is for those who play"
    assert "The game is over." not in told

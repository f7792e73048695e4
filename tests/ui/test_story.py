"""The story beside the board: what others did since one's own move, and one's own moves set off."""

from __future__ import annotations

import html
import re

import pytest

import gamelib
from gamelib.core.events import Event
from gamelib.core.words import words
from gamelib.ui.play import befallen, lost, pausing, story
from gamelib.ui.table.game import PERSON, ROLLS, Game
from gamelib.ui.table.moment import Moment
from gamelib.ui.table.page import TablePage
from gamelib.ui.table.sight import NOBODY
from tests.ui.pages import shown

ENDED = ("bids-shown", "no-bids")
"""How an auction is told to have ended."""


def seated(name: str, people: int = 1, seed: int = 5) -> TablePage:
    """A game of three that bots have played, where the first seats are people's."""
    rules = gamelib.ruleset(name).Rules(players=3)
    page = TablePage(gamelib.playout(name, rules=rules, bots="sensible", seed=seed, limit=160), face="play")
    page.game.seats = [PERSON] * people + ["sensible"] * (3 - people)
    page.game.chance = ROLLS
    return page


def returns(game: Game, player: int) -> list[int]:
    """The places where a player decides after others did."""
    actors = [state.actor for state in game.states]
    return [at for at in range(1, len(actors)) if actors[at] == player != actors[at - 1] and player in actors[:at]]


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_a_few_lines_tell_what_others_did_since_ones_own_move(name: str) -> None:
    page = seated(name)
    told = 0
    for at in returns(page.game, 0):
        page.game.go(at)
        events = story.since(page.moment, 0)
        log = shown(page, "log")
        lines = [line for line in story._lines(page.moment, 0) if line.events[-1] in events]
        turns = [line.turn for line in lines if line.turn]
        alone = [line for line in lines if line.is_urgent or turns.count(line.turn) == 1]
        assert len(events) <= max(story.LINES, len(alone)), "more only where each is needed"
        told += "data-since" in log
        assert log.index("data-heading") > log.find("data-since")
    assert told


def summary(page: TablePage) -> list[str]:
    """What others did since one's own move, line by line."""
    above = shown(page, "log").partition("data-heading")[0]
    return [html.unescape(line) for line in re.findall(r"<p[^>]*>(.*?)</p>", above)] if "data-since" in above else []


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_the_summary_is_in_order_and_what_is_left_out_is_folded_in_its_place_with_how_much_it_is(name: str) -> None:
    page, left = seated(name), 0
    for at in returns(page.game, 0):
        page.game.go(at)
        now = page.moment
        above = shown(page, "log").partition("data-heading")[0]
        if "data-since" not in above:
            continue
        happened = [event for events in story._moves(now, 0) for event in events]
        rest = iter([story._deed(event) for event in happened])
        told = [story._deed(line.events[-1]) for line in story._lines(now, 0) for _ in range(line.times)]
        assert all(deed in rest for deed in told), "in order, and together only what came together"
        every = [re.sub("<.*?>", "", story._line(line, page.tongue)) for line in story._lines(now, 0)]
        assert re.findall(r"<p[^>]*>(.*?)</p>", above) == every
        for count, inside in re.findall(r"<summary>… (\d+) more …</summary>(.*?)</details>", above):
            assert inside.count("<p") == int(count) > 1
            left += 1
    assert left or name in ("mark", "city")


def test_what_hit_oneself_is_set_off_where_it_happened_and_told_with_the_card_that_did_it() -> None:
    """Somebody draws a card and names the first player: all three are told, the last of them in red."""
    rules, seen = gamelib.ruleset("marco_polo").Rules(players=3), 0
    for seed in range(12):
        page = TablePage(gamelib.playout("marco_polo", rules=rules, bots="sensible", seed=seed, limit=260), face="play")
        page.game.names = ("Anna", "Ben", "Chloé")
        page.game.seats, page.game.chance = [PERSON, "sensible", "sensible"], ROLLS
        for at in after(page, "pawn-moved"):
            keys = told(page, at)
            head = html.unescape(story.headline(page.moment, page.tongue))
            card, moved = (next((key for key in keys if key.startswith(one)), "") for one in ("card-", "pawn-moved"))
            if not moved or "takes Anna" not in head:
                continue
            seen += 1
            assert card
            assert keys.index(card) < keys.index("named") < keys.index("pawn-moved")
            who = next(event for event in story.since(page.moment, 0) if event.key == "named").values["player"]
            assert f"{page.game.names[who]}'s card takes Anna from" in head
            assert re.search(r'<p class="hit">The card takes Anna', shown(page, "log"))
    assert seen


def test_an_attack_that_was_fended_off_is_no_blow() -> None:
    rules, won = gamelib.ruleset("marco_polo").Rules(players=3), 0
    for seed in range(4):
        page = TablePage(gamelib.playout("marco_polo", rules=rules, bots="sensible", seed=seed, limit=260), face="play")
        page.game.seats, page.game.chance = [PERSON, "sensible", "sensible"], ROLLS
        for at in after(page, "fight-won"):
            page.game.go(at)
            events = [event for events in story._moves(page.moment, 0) for event in events]
            mine = [event.key for event in events if event.values.get("player") == 0]
            if "fight-won" in mine and "fight-lost" not in mine and any(key.startswith("attack") for key in mine):
                won += 1
                assert "is attacked" not in story.headline(page.moment, page.tongue)
    assert won


def test_an_extra_turn_and_a_golden_table_of_another_are_always_told() -> None:
    rules, kept = gamelib.ruleset("marco_polo").Rules(players=3), set()
    for seed in range(6):
        page = TablePage(gamelib.playout("marco_polo", rules=rules, bots="sensible", seed=seed), face="play")
        page.game.seats, page.game.chance = [PERSON, "sensible", "sensible"], ROLLS
        for at in returns(page.game, 0):
            page.game.go(at)
            lines = story._lines(page.moment, 0)
            goals = [line.events[-1] for line in lines if line.events[-1].key in story._kept("marco_polo")]
            if goals and sum(line.weight >= story.GOAL for line in lines) <= story.LINES:
                assert all(event in story.since(page.moment, 0) for event in goals)
                kept |= {event.key for event in goals if event.values["player"] != 0}
    assert {"card-wind", "table"} <= kept


def turns_of_others(page: TablePage) -> list[list[Event]]:
    """What happened in each whole turn of another since the first player's last move."""
    turns, whose = list[list[Event]](), 0
    for event in (event for events in story._moves(page.moment, 0) for event in events):
        if event.key == befallen.TURN:
            whose = int(str(event.values["player"]))
            turns.append([])
        elif turns and whose:
            turns[-1].append(event)
    return [events for events in (turns if whose == 0 else turns[:-1]) if events]


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_each_turn_of_another_has_a_line_at_least(name: str) -> None:
    seen = 0
    for seed in range(3):
        page = seated(name, seed=seed)
        for at in returns(page.game, 0):
            page.game.go(at)
            if at - story._own_last(page.moment, 0) >= story.MOVES:
                since = story.since(page.moment, 0)
                for events in turns_of_others(page):
                    seen += 1
                    assert any(event in since for event in events), [event.key for event in events]
    assert seen > 10


def test_a_fight_of_another_is_told_with_the_attack_although_nothing_changed_hands() -> None:
    seen = set()
    for seed in range(4):
        page = seated("marco_polo", seed=seed)
        for at in returns(page.game, 0):
            page.game.go(at)
            for events in turns_of_others(page):
                fought = [event for event in events if event.key.startswith(("attack-", "fight-"))]
                weighty = [line for line in story._lines(page.moment, 0) if line.weight >= story.DEED]
                if fought and len(weighty) <= story.LINES:
                    told = story.since(page.moment, 0)
                    assert all(event in told for event in fought), [event.key for event in events]
                    seen |= {event.key for event in fought}
    assert {"attack-land", "fight-lost", "fight-won"} <= seen


def test_what_ended_the_game_is_told_before_what_followed_from_it() -> None:
    page = TablePage(gamelib.playout("shark", bots="sensible", seed=5), face="play")
    page.game.seats = [PERSON, "sensible", "sensible"]
    lines = summary(page)
    built, sold = (next(at for at, line in enumerate(lines) if said in line) for said in (" building on ", "sells all shares"))
    assert built < sold, lines


def told(page: TablePage, at: int, player: int = 0) -> list[str]:
    """The keys of what a player is told at a place."""
    page.game.go(at)
    return [event.key for event in story.since(page.moment, player)]


def after(page: TablePage, key: str) -> list[int]:
    """The first place where the first player decides after each event of a kind that names the player."""
    happened = [
        at
        for at, state in enumerate(page.game.states)
        if any(event.key == key and event.values.get("player", 0) == 0 for event in state.events)
    ]
    places = (next((place for place in returns(page.game, 0) if place >= at), None) for at in happened)
    return [place for place in places if place is not None]


def test_what_touches_oneself_comes_before_what_others_did_among_themselves() -> None:
    page = seated("city")
    for at in returns(page.game, 0):
        page.game.go(at)
        now: Moment = page.moment
        deeds = [deed for events in story._moves(now, 0) for deed in story._weighed(events, 0, story._befell(now))]
        mine = [event for event, weight, _ in deeds if weight == story.MINE]
        assert sum(event in mine for event in story.since(now, 0)) == min(len(mine), story.LINES)


def test_a_plot_that_became_a_road_is_told_with_what_was_built() -> None:
    page = seated("city")
    places = after(page, "marker-back")
    for at in places:
        keys = told(page, at)
        back = keys.index("marker-back")
        assert keys[back - 1].startswith("road-")
        assert {"built", "laid"} & set(keys[:back])
    assert places


@pytest.mark.parametrize("name", ["city", "mark"])
def test_an_auction_in_which_one_bid_is_told_with_its_bids_also_where_ones_own_bid_was_the_last(name: str) -> None:
    page = seated(name)
    game, last = page.game, 0
    for player, at in [(one, place) for one in range(3) for place in returns(game, one)]:
        keys, own = told(page, at, player), story._own_last(page.moment, player)
        if game.states[own - 1].phase == "bid":
            ends = [place for place in range(own, at + 1) for event in game.states[place].events if event.key in ENDED]
            assert bool(ends) == bool(set(ENDED) & set(keys))
            last += own in ends
    assert last


def test_equal_bids_are_told_to_those_who_laid_them_and_not_to_others() -> None:
    for name in ("city", "mark"):
        ties = [event for state in seated(name).game.states for event in state.events if event.key == "tie"]
        assert ties
        assert all(befallen.bid_for(tie, player) == (player in tie.values["players"]) for tie in ties for player in range(3))


@pytest.mark.parametrize(("name", "key", "reason"), [("shark", "pays", "owes"), ("marco_polo", "pays-other", "card-")])
def test_what_one_paid_is_told_with_its_reason_and_with_what_began_it(name: str, key: str, reason: str) -> None:
    rules = gamelib.ruleset(name).Rules(players=3)
    page = TablePage(gamelib.playout(name, rules=rules, bots="sensible", seed=5, limit=700), face="play")
    page.game.seats = [PERSON, "sensible", "sensible"]
    found = 0
    for at in after(page, key):
        keys = told(page, at)
        if key in keys:
            why = [number for number, one in enumerate(keys[: keys.index(key)]) if one.startswith(reason)]
            assert why
            assert {"place", "chance"} & set(keys[: why[0]])
            found += 1
    assert found


def test_ones_own_moves_are_set_off_and_no_others() -> None:
    page = seated("mark")
    actors = [state.actor for state in page.game.states]
    own = [int(at) for at in re.findall(r'<li data-at="(\d+)" data-own', shown(page, "log"))]
    every = [int(at) for at in re.findall(r'<li data-at="(\d+)"', shown(page, "log"))]
    assert own == [at for at in every if actors[at - 1] == 0]
    assert own


def test_among_several_people_it_speaks_to_whoever_decides_and_to_nobody_behind_a_cover() -> None:
    page = seated("mark", people=3)
    page.chosen = NOBODY
    for at in range(len(page.game.states)):
        page.game.go(at)
        now = page.moment
        assert story.oneself(now) == (None if now.covered else now.state.actor if (now.state.actor or 0) >= 0 else None)


def test_what_befell_somebody_before_the_first_move_is_told_as_that() -> None:
    page = TablePage(gamelib.playout("shark", seed=0, limit=40), face="play")
    page.game.seats = [PERSON, "sensible", "sensible"]
    page.game.go(next(at for at, state in enumerate(page.game.states) if state.actor == 0))
    page.clear()
    log = page.contents()["log"]
    assert page.tongue.ui("since-beginning") in log
    assert page.tongue.ui("since") not in log


def test_of_several_events_by_one_clause_all_but_the_last_are_marked_as_followed_by_it() -> None:
    page = seated("shark")
    for at, state in enumerate(page.game.states):
        followed = [event.clauses == then.clauses for event, then in zip(state.events, state.events[1:], strict=False)]
        if state.events and any(followed) and not all(followed):
            page.ask({"do": "go", "arg": str(at)})
            item = re.search(rf'<li data-at="{at}".*?</li>', story.recent(page.moment, page.tongue))
            assert item is not None
            assert ["data-again" in line for line in re.findall("<p[^>]*>", item[0])] == [*followed, False]
            return
    raise AssertionError("no move causes two events of one clause")


@pytest.mark.parametrize(("name", "key"), [("shark", "place"), ("marco_polo", "go")])
def test_what_each_of_the_others_mainly_did_is_told(name: str, key: str) -> None:
    page = seated(name)
    found = 0
    for at in returns(page.game, 0):
        page.game.go(at)
        now = page.moment
        told, lines = story.since(now, 0), story._lines(now, 0)
        mine = [line for line in lines if line.weight > story.DEED]
        done = [line.events[-1] for line in lines if line.weight == story.DEED]
        turns = {line.turn for line in lines} - {0}
        light = turns - {line.turn for line in lines if line.weight >= story.DEED}
        least = min(len(done), max(story.LINES - len(mine) - len(light), 0))
        assert least <= sum(event in told for event in done) <= max(least, len(turns))
        found += sum(event.key == key for event in done)
    assert found > 3


def test_the_same_deed_of_one_player_is_told_once_with_how_often_it_was_done() -> None:
    page = TablePage(gamelib.Record("shark", gamelib.ruleset("shark").Rules(players=2), names=("Anna", "Ben")), face="play")
    for move in ("first 1", "deal red", "deal blue", "roll red 1", "place red A1", "buy red", "buy red", "done"):
        page.ask({"do": "play", "arg": move})
    page.game.seats, page.game.chance = ["sensible", PERSON], ROLLS
    summary, _, below = shown(page, "log").partition("data-heading")
    assert "Anna puts a red building on A1" in summary
    for part in (summary, below):
        assert part.count("Anna buys a red share") == 1
        assert "3 purchases are left." in part
        assert "(2 times)" in part
    assert 'data-arg="shark.buy' in below, "the rule stays beside it"


def test_what_was_done_before_and_after_something_else_is_not_told_as_one() -> None:
    page, apart = seated("shark"), 0
    for at in returns(page.game, 0):
        page.game.go(at)
        bought = [(line.events[-1].key, line.events[-1].flows) for line in story._lines(page.moment, 0)]
        apart += any(deed in bought[number + 2 :] for number, deed in enumerate(bought) if deed[0] == "buy")
    assert apart


def test_an_attack_and_how_the_fight_went_are_told_before_what_was_paid_for_it() -> None:
    rules = gamelib.ruleset("marco_polo").Rules(players=3)
    paid = 0
    for seed in range(8):
        page = TablePage(gamelib.playout("marco_polo", rules=rules, bots="sensible", seed=seed, limit=260), face="play")
        page.game.seats, page.game.chance = [PERSON, "sensible", "sensible"], ROLLS
        for at in returns(page.game, 0):
            page.game.go(at)
            keys = [event.key for event in story.since(page.moment, 0) if event.values.get("player") == 0]
            if "ransom-owed" in keys:
                paid += 1
                first = keys.index("ransom-owed")
                assert keys[first - 1] == "fight-lost"
                assert keys[first - 2].startswith("attack")
    assert paid


def lost_by_anna(people: int = 1) -> TablePage:
    """Anna of three has just lost a turn in which nothing was asked."""
    record = gamelib.playout("mark", rules=gamelib.ruleset("mark").Rules(players=3), bots="sensible", seed=1)
    lost = [
        at
        for at, state in enumerate(record.states())
        if any(event.key == "closed-roll" and event.values["player"] == 0 for event in state.events)
    ]
    short = gamelib.Record(record.ruleset, record.rules, record.moves[: lost[0]], names=("Anna", "Ben", "Chloé"), seed=1)
    page = TablePage(short, face="play")
    page.game.seats, page.game.chance = [PERSON] * people + ["sensible"] * (3 - people), ROLLS
    return page


def test_a_turn_that_is_lost_is_told_on_the_card_and_the_game_goes_on_after_a_while_or_at_once() -> None:
    page = lost_by_anna()
    rolled = page.game.state.events[0].sentence(page.game.names)
    card, at = shown(page, "moves"), page.game.at
    for said in ("You lose this turn, Anna", f"{rolled} Both dice show closed colours", 'data-arg="mark.closed-roll"'):
        assert said in card
    assert 'data-key="go-on"' in card
    assert 'data-key="skip"' in card
    assert page.contents()["facts"]["flow"] == pausing.READS
    page.ask({"do": "go-on"})
    assert page.game.at == at + 1
    assert page.contents()["facts"]["flow"] < pausing.READS
    assert "You lose this turn" not in shown(page, "moves")
    page.game.go(at)
    assert "You lose this turn" not in shown(page, "moves"), "whoever looks back loses nothing"


def test_what_a_bot_loses_stops_nobody() -> None:
    page = lost_by_anna()
    page.game.seats = ["sensible", PERSON, "sensible"]
    assert page.contents()["facts"]["flow"] < pausing.READS
    assert 'data-key="go-on"' not in shown(page, "moves")


def test_own_turns_that_were_lost_are_told_with_their_dice_since_ones_last_move() -> None:
    page = lost_by_anna()
    rolled = page.game.state.events[0].sentence(page.game.names)
    page.ask({"do": "skip"})
    while page.job is not None:
        page.ask({"do": "more"})
    summary = shown(page, "log").partition("data-heading")[0]
    assert f"{rolled} Both dice show closed colours: Anna loses the turn." in summary


def test_go_on_decides_for_no_person() -> None:
    page = lost_by_anna(people=3)
    page.ask({"do": "go-on"})
    while page.game.automatic():
        page.ask({"do": "go-on"})
    at = page.game.at
    page.ask({"do": "go-on"})
    assert page.game.at == at


def test_a_turn_that_passes_within_the_move_of_another_player_is_told_too() -> None:
    assert "turn-lost" in lost.kinds("city")
    for name in gamelib.RULESETS:
        events = words(name).texts["events"]
        assert set(lost.kinds(name)) <= set(events)
        assert {key for key, said in events.items() if "{player:player} loses the turn" in str(said)} <= set(lost.kinds(name))

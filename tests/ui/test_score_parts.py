"""The end takes every score apart as far as the ruleset tells it, hides what is hidden, and shows the curves unasked."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

import gamelib
from gamelib.core.rulesets import part
from gamelib.marco_polo.bots.plan import Plan
from gamelib.ui.play import scores, turning
from gamelib.ui.table.game import PERSON, Game
from gamelib.ui.table.game import begun as record_of
from gamelib.ui.table.page import TablePage
from tests.marco_polo.tables import at
from tests.ui.test_play import ask, begun, on

TOLD = ("city", "marco_polo", "shark")
"""Where the last table tells what a score is made of; MARK tells it from the whole game."""


def ended(name: str) -> TablePage:
    page = begun(name, "watch", 2, "beginner")
    ask(page, "skip")
    while page.job is not None:
        ask(page, "more")
    return page


@pytest.mark.parametrize("name", TOLD)
def test_the_parts_make_the_score(name: str) -> None:
    states = gamelib.playout(name, seed=3).states()
    outcome = states[-1].outcome
    assert outcome is not None
    for player, score in enumerate(outcome.scores):
        values = dict(next(part(name, "score_parts").score_parts(states[-1], player))[1])
        assert values.pop("score") == score
        values.pop("each", None)
        coins = values.pop("coins", 0)
        assert sum(values.values()) - coins == score


def test_the_cash_of_mark_is_taken_apart_from_what_was_paid() -> None:
    states = gamelib.playout("mark", seed=3).states()
    outcome = states[-1].outcome
    assert outcome is not None
    for player, score in enumerate(outcome.scores):
        (_, told), *pieces = part("mark", "score_parts").score_history(states, player)
        said = dict(pieces)
        assert told["score"] == score == told["start"] + told["sales"] - told["bids"] - told["fees"]
        sold = [flow for state in states for event in state.events if event.key == "sell" for flow in event.flows]
        assert told["sales"] == sum(amount for _, to, _, amount in sold if to == ("cash", player)) > 0
        assert said["sold"]["pieces"] == sum(to == ("cash", player) for _, to, _, _ in sold)
        closing = [event.values["player"] for event in states[-1].events if event.key == "sell"]
        assert ("ended" in said) == (closing == [player])


def test_shares_that_were_sold_at_the_end_are_no_cash() -> None:
    last = gamelib.playout("shark", seed=3).states()[-1]
    sold = {event.values["player"]: event.values["money"] for event in last.events if event.key == "final-sale"}
    assert sold
    for player, money in sold.items():
        assert next(part("shark", "score_parts").score_parts(last, player))[1]["shares"] == money


def test_a_route_that_is_longer_than_it_counts_is_named() -> None:
    capped = 0
    for seed in range(6):
        last = gamelib.playout("city", seed=seed).states()[-1]
        told = {event.values["player"] for event in last.events if event.key == "route-capped"}
        for player in range(last.rules.players):
            keys = [key for key, _ in part("city", "score_parts").score_parts(last, player)]
            assert ("capped" in keys) == (player in told)
        capped += len(told)
    assert capped


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_the_end_shows_the_parts_and_the_curves_unasked(name: str) -> None:
    page = ended(name)
    shown = page.whole()["moves"]
    assert 'class="parts"' in shown
    assert ('class="bar"' in shown) == (name != "city"), "where the lowest wins the longest bar would mean the worst"
    assert 'class="chart"' in page.meanwhile()["curves"]
    ask(page, "curves")
    assert page.meanwhile()["curves"] == ""
    ask(page, "curves")
    assert 'class="chart"' in page.meanwhile()["curves"]


def test_while_one_plays_the_curves_are_folded() -> None:
    page = on(begun("mark"))
    assert not page.meanwhile().get("curves")


def test_what_another_merchant_holds_is_not_told_by_its_parts() -> None:
    page = TablePage(None, face="play")
    page.open(Game(record_of(at("announce", "Acre 10 tea", "Acre 10 silks"), (), 0)))
    page.game.seats = [PERSON, "merchant"]
    assert scores.parts(page.moment, 0, page.tongue)
    assert scores.parts(page.moment, 1, page.tongue) == []


@pytest.mark.parametrize("seed", [5, 6, 7])
@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_from_the_turning_point_on_the_winner_was_in_front(name: str, seed: int) -> None:
    page = TablePage(gamelib.playout(name, rules=gamelib.ruleset(name).Rules(players=2), seed=seed), face="play")
    now = page.moment
    outcome, point = now.state.outcome, turning.turning_point(now, page.tongue)
    assert outcome is not None
    if len(outcome.winners) != 1:
        assert point is None
        return
    assert point is not None
    lead = turning.place(now)
    assert lead is not None
    stands, ends = dict(turning._backwards(now)), {*now.game.branch.turn_starts(), now.game.at}
    after = [at for at in stands if at == lead or (at > lead and at in ends)]
    assert all(stands[at][outcome.winners[0]] == max(stands[at]) for at in after)
    level = any(stands[at].count(max(stands[at])) > 1 for at in after)
    assert level == ("nobody was in front of" in point[1]), "who was level was not behind"
    before = [at for at in stands if at < lead]
    assert not before or stands[max(before)].count(max(stands[max(before)])) > 1 or not _is_first(stands[max(before)], outcome)
    flagged = 'class="flag' in page.meanwhile()["curves"]
    assert flagged == ("The turning point" in point[1])


def _is_first(standing: tuple[float, ...], outcome: Any) -> bool:
    return standing[outcome.winners[0]] == max(standing)


@pytest.mark.parametrize("name", ["mark", "shark"])
def test_where_the_lead_changed_soon_or_by_a_trifle_the_turn_is_told_that_moved_it_most(name: str) -> None:
    swung = 0
    for seed in range(8):
        page = TablePage(gamelib.playout(name, gamelib.ruleset(name).Rules(players=2), "sensible", seed), face="play")
        now, point = page.moment, turning.turning_point(page.moment, page.tongue)
        told = re.search(r"[Tt]urn (\d+) moved the lead by \$?([\d,]+)", point[1]) if point else None
        if point is None or told is None or now.state.outcome is None:
            continue
        swung += 1
        (winner,), starts = now.state.outcome.winners, [*now.game.branch.turn_starts(), now.game.at]
        lead = {at: standing[winner] - standing[1 - winner] for at, standing in turning._backwards(now)}
        moved = {(first, last): lead[last] - lead[first] for first, last in pairwise(starts)}
        most = next(span for span in moved if now.game.states[span[0]].turn == int(told[1]))
        assert moved[most] == max(moved.values()) == int(told[2].replace(",", ""))
        assert most[0] < point[0] <= most[1], "the way leads to the turn that is told"
        assert turning.flag(now) in (point[0], None)
        assert f"from turn {now.game.states[turning.place(now) or 0].turn} on" in point[1] or "first round" in point[1]
    assert swung


def test_what_is_given_and_replaced_within_a_turn_has_turned_nothing() -> None:
    """Goods go to the Khan, and the Golden Table that comes for them is worth as much: whoever was in front still is."""
    dips = 0
    for seed in range(30):
        page = TablePage(gamelib.playout("marco_polo", bots="sensible", seed=seed), face="play")
        now = page.moment
        outcome, lead = now.state.outcome, turning.place(now)
        if outcome is None or lead is None:
            continue
        winner, stands = outcome.winners[0], dict(turning._backwards(now))
        behind = [at for at in stands if at > lead and stands[at][winner] < max(stands[at])]
        assert not {*behind} & {*now.game.branch.turn_starts()}
        dips += bool(behind)
    assert dips


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_what_turned_the_game_is_told_with_what_it_changed(name: str) -> None:
    """The event alone does not say why it helped; where nobody's standing changed, it is not told at all."""
    told = 0
    for seed in range(9 if name == "marco_polo" else 6):
        page = TablePage(gamelib.playout(name, gamelib.ruleset(name).Rules(players=3), "sensible", seed), face="play")
        point = turning.turning_point(page.moment, page.tongue)
        if point is None or "What did it" not in point[1]:
            continue
        told += 1
        begins = re.match(r"The turning point: from turn (\d+) on", point[1])
        assert begins is None or int(begins[1]) == page.game.states[point[0]].turn, "the turn that is shown is the one told"
        if name == "marco_polo":  # not the scores decide, but who is home first
            how = r"(brought \w+ \d+ (much )?nearer to winning|set \w+ \d+ (far )?back)"
            how += r"(: \d+\.\d turns (less|more) to go, as the way is reckoned)?"
            assert re.search(rf"That {how}\.(?: Until then .*)?$", point[1]), point[1]
            continue
        before_coin, behind_coin = {"mark": (r"\$", ""), "shark": ("", " FT")}.get(name, ("", ""))
        amount = rf"{before_coin}(−?[\d,]+){behind_coin}"
        changed = re.search(rf" (\w+ \d+) (?:went )?from {amount} to {amount} \(", point[1])
        assert changed is not None, point[1]
        before, after = (int(one.replace(",", "").replace("−", "-")) for one in changed.groups()[1:])
        assert before != after
        events = page.game.states[point[0]].events
        paid = [event for event in events if f"“{event.sentence(page.tongue.names)}”" in point[1]]
        assert len(paid) == point[1].count("“"), "what is named has happened in that move"
        if "With all that followed" not in point[1] and len(events) > 1:
            player = page.tongue.names.index(changed[1])
            sign = -1 if page.moment.state.engine.lowest_wins else 1
            assert sum(turning._brought(event, player) for event in paid) == sign * (after - before)
        outcome = page.moment.state.outcome
        assert outcome is not None
        winner = page.tongue.names[outcome.winners[0]]
        lead = turning.place(page.moment)
        assert lead is not None
        deed = turning._turned(page.moment, lead)
        passes = point[0] == turning._shown(deed) and deed[0] < lead <= deed[1]
        assert (f"So {winner}, with " in point[1]) == (changed[1] != winner and passes), (
            "who gained by another's fall is told to be in front"
        )
    assert told


def test_a_race_that_turned_as_debts_were_paid_is_told_with_the_card_that_began_it() -> None:
    """The others sell goods to pay for a card: not the sale turned the game, but the card, by all that was paid for it."""
    page = TablePage(gamelib.playout("marco_polo", bots="sensible", seed=0), face="play")
    now, states = page.moment, page.game.states
    at = next(at for at, state in enumerate(states) if state.phase != "debt" and states[at - 1].phase == "debt")
    first = next(one for one in range(at, 0, -1) if states[one - 1].phase != "debt")
    assert states[first].phase == "debt"
    names, (drawn, done, *_) = page.tongue.names, states[first].events
    winner = drawn.values["player"]
    told = turning._cause(now, turning._biggest(now, first - 1, at), winner, page.tongue, passes=True)
    assert f"What did it: “{drawn.sentence(names)}” “{done.sentence(names)}” That " in told, told
    by = turning._stood(now)[at][winner] - turning._stood(now)[first - 1][winner]
    assert f"nearer to winning: {by / 30:.1f} turns less to go" in told, told


def test_in_a_race_it_is_told_who_was_the_nearest_before_and_by_how_many_turns() -> None:
    told, pattern = 0, r"Until then (.+) was the nearest, about ([\d.]+) turns ahead of (.+); .* by about ([\d.]+)\."
    for seed in range(12):
        page = TablePage(gamelib.playout("marco_polo", bots="sensible", seed=seed), face="play")
        now, point = page.moment, turning.turning_point(page.moment, page.tongue)
        shown = None if point is None else re.search(pattern, point[1])
        if point is None or shown is None:
            continue
        deed = turning._turned(now, turning.place(now) or 0)
        (before, after), players = (turning._stood(now)[at] for at in deed), now.game.names
        rival, winner = players.index(shown[1]), players.index(shown[3])
        assert (before[rival], after[winner]) == (max(before), max(after))
        assert f"{(before[rival] - before[winner]) / 30:.1f}" == shown[2]
        assert f"{(after[winner] - sorted(after)[-2]) / 30:.1f}" == shown[4]
        told += 1
    assert told


def test_whoever_has_table_and_secret_is_nearer_than_whoever_has_still_to_get_both() -> None:
    """The Khan has still to send one of them on a mission, which takes turns beside the way to Khanbalik and home."""
    home, out = (
        "Manila 20 perfumes,hides,pearls home:Manila table secret:kite",
        "Shangdu 150 tea,falcons,carpets,coconuts",
    )
    state = at("announce", out, home)
    standing = part("marco_polo", "standing")
    out_now, home_now = standing.race(state.rules, state.table)
    lacks = [Plan(state.rules, state.table, player).short_of_goal for player in (0, 1)]
    assert lacks[0] < lacks[1], "whoever is still outward is richer, and one step from Khanbalik"
    assert home_now > out_now
    out_once, home_once = standing.standing(state.rules, state.table)
    assert home_once < out_once, "what bots go by counts no mission"


def test_payments_of_several_are_named_together_where_they_turned_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """On New Year both others pay whoever drew it 30: neither payment alone makes up what that brought, if scores decide."""
    monkeypatch.setattr(turning, "is_race", lambda now: False)
    for seed in range(40):
        page = TablePage(gamelib.playout("marco_polo", bots="beginner", seed=seed), face="play")
        for lead, state in enumerate(page.game.states):
            keys, paid = [event.key for event in state.events], [event for event in state.events if event.key == "pays-other"]
            if "card-new-year" in keys and len(paid) == 2:
                drawer = paid[0].flows[0][1][1]
                told = turning._cause(page.moment, (lead - 1, lead), int(drawer), page.tongue, passes=True)
                assert all(f"“{event.sentence(page.tongue.names)}”" in told for event in paid), told
                before, after = re.findall(r"Together that moved .+? from ([\d,]+) besants to ([\d,]+) besants \(", told)[0]
                assert int(after.replace(",", "")) - int(before.replace(",", "")) == 60
                return
    raise AssertionError("no such card was ever drawn")


def test_a_lead_of_the_first_round_is_no_turning_point() -> None:
    seen = set()
    for seed in range(12):
        page = TablePage(gamelib.playout("marco_polo", bots="sensible", seed=seed), face="play")
        point = turning.turning_point(page.moment, page.tongue)
        if point is None:
            continue
        lead = turning.place(page.moment)
        assert lead is not None
        early = page.game.states[lead].turn <= 3
        seen.add(early)
        assert early == ("The turning point" not in point[1] and "very last" not in point[1]), point[1]
        assert early or "from the first round on" not in point[1]
    assert seen == {True, False}


def test_the_own_lead_is_told_only_where_it_was_before_the_turning_point() -> None:
    told = 0
    for seed in range(12):
        page = TablePage(gamelib.playout("city", bots="sensible", seed=seed), face="play")
        for player in range(3):
            page.game.seats = ["sensible"] * 3
            page.game.seats[player] = PERSON
            shown = page.whole()["moves"]
            own = re.search(r"as late as turn (\d+)", shown)
            turned = re.search(r"from turn (\d+) on", shown)
            told += own is not None
            assert own is None or turned is None or int(own[1]) < int(turned[1]), shown
    assert told


def test_a_player_who_lost_is_told_until_when_the_lead_was_theirs() -> None:
    told = 0
    for seed in range(4):
        page = TablePage(gamelib.playout("mark", seed=seed), face="play")
        now, outcome = page.moment, page.moment.state.outcome
        assert outcome is not None
        for player in range(3):
            lead = turning.own_lead(now, player, page.tongue)
            stands = dict(turning._backwards(now))
            ahead = [
                at
                for at, standing in stands.items()
                if at in turning._ends(now) and standing[player] > max(standing[:player] + standing[player + 1 :])
            ]
            assert (lead[0] if lead else None) == max(ahead, default=None)
            told += lead is not None
    assert told


def test_whoever_is_richer_and_lost_the_race_is_told_what_was_still_to_do() -> None:
    page = TablePage(gamelib.playout("marco_polo", bots="sensible", seed=1), face="play")
    outcome = page.game.state.outcome
    assert outcome is not None
    page.game.seats = [PERSON, "sensible", "sensible"]
    shown = page.whole()["moves"]
    assert shown.count('class="asked"') == 1
    assert "You were 2 steps from Venice and lacked 280 besants.</p>" in shown
    assert "the nearest to winning" in shown
    assert "You were in front" not in shown
    assert "Show it" in shown


def test_whoever_never_came_to_the_khan_is_told_how_far_that_was() -> None:
    told, values = part("marco_polo", "score_parts").behind(at("announce", "Venice 900 -", "Kaesong 1200 -"), 1)
    assert (told, values["city"], values["steps"]) == ("outward", "Khanbalik", 1)


def test_in_a_race_the_winner_is_in_front_at_the_end_however_rich_the_others_are() -> None:
    for seed in range(8):
        page = TablePage(gamelib.playout("marco_polo", bots="sensible", seed=seed), face="play")
        outcome = page.game.state.outcome
        assert outcome is not None
        assert turning.turning_point(page.moment, page.tongue) is not None or len(outcome.winners) != 1


@pytest.mark.parametrize(("players", "seed"), [(3, 14), (2, 16), (3, 37)])
def test_no_share_given_up_for_a_debt_is_what_turned_a_game_but_the_building_that_made_the_debt(
    players: int, seed: int
) -> None:
    rules = gamelib.ruleset("shark").Rules(players=players)
    page = TablePage(gamelib.playout("shark", rules, "beginner", seed), face="play")
    now, point = page.moment, turning.turning_point(page.moment, page.tongue)
    assert point is not None
    assert now.state.outcome is not None
    states, (winner,) = now.game.states, now.state.outcome.winners
    assert str(states[point[0]].last_move).startswith("place")
    assert states[point[0]].phase == "settle"
    paid = next(at for at in range(point[0], now.game.at) if states[at].phase != "settle")
    before, after = (turning._stood(now)[at] for at in (point[0] - 1, paid))
    fell = min(range(players), key=lambda one: after[one] - before[one])
    assert fell != winner
    assert re.search("What did it: “[^”]+ puts a .*” “[^”]+ falls from", point[1])
    assert "gives up" not in point[1]
    assert f"{now.game.names[fell]} went from {before[fell]:,.0f} FT to {after[fell]:,.0f} FT" in point[1]


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_of_the_turn_that_is_named_it_is_the_deed_that_moved_the_lead_most(name: str) -> None:
    follows = getattr(part(name, "standing"), "FOLLOWS", ())
    for seed in range(6):
        page = TablePage(gamelib.playout(name, gamelib.ruleset(name).Rules(players=2), "sensible", seed), face="play")
        now, point = page.moment, turning.turning_point(page.moment, page.tongue)
        if point is None or "What did it" not in point[1]:
            continue
        ahead, states = turning._ahead(now), now.game.states
        ends = sorted(turning._ends(now))
        first, last = next((one, other) for one, other in pairwise(ends) if one < point[0] <= other)
        begins = [at for at in range(first, last) if at == first or states[at].phase not in follows]
        moved = {one: ahead[other] - ahead[one] for one, other in pairwise([*begins, last])}
        assert moved[point[0] - 1] == max(moved.values())


def test_looking_back_begins_where_the_game_turned_and_the_bar_has_a_flag_there() -> None:
    page = TablePage(gamelib.playout("mark", bots="sensible", seed=2), face="play")
    point = turning.turning_point(page.moment, page.tongue)
    assert point is not None
    shown = page.whole()
    assert re.search(rf'data-do="go" data-arg="{point[0]}"[^>]*>Look back<', shown["moves"])
    flag = rf'data-do="go" data-arg="{point[0]}" class="turned" style="--at: 0\.\d+" aria-label="Turning point"'
    assert re.search(flag, shown["time"])
    ask(page, "go", point[0])
    assert re.search(flag, page.whole()["time"]), "it stays while one looks back"
    ask(page, "go", 5)
    page.game.take_back(5)
    assert 'class="turned"' not in page.whole()["time"]

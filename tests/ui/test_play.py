"""The play face: one sentence, the moves in words, chance by itself, undo, a hint, and an end."""

from __future__ import annotations

import html
import re
from itertools import pairwise

import pytest

import gamelib
from gamelib.core.moves import CHANCE
from gamelib.ui.assets import style
from gamelib.ui.door import DoorPage
from gamelib.ui.page import Page
from gamelib.ui.play import opened, phrases
from gamelib.ui.play.hints import KEPT
from gamelib.ui.regions import REGIONS
from gamelib.ui.table import game
from gamelib.ui.table.game import PERSON
from gamelib.ui.table.page import TablePage

JARGON = re.compile(
    r"\b(seed|chance(?! cards?\b)|actor|notation|phase|kernel|greedy|trader|merchant_bot|let a bot)\b|'done'|\[\w+\.",
    re.IGNORECASE,
)
HIDDEN = re.compile(r'<style>.*?</style>|<span class="id">[^<]*</span>', re.DOTALL)
NAMED = re.compile(r' (?:aria-label|title|alt|placeholder)="([^"]*)"')
TAGS = re.compile(r"<[^>]+>")


def ask(page: Page, do: str, arg: object = None, **fields: str) -> None:
    page.ask({"do": do, "arg": arg, "fields": fields} if fields else {"do": do, "arg": arg})


def begun(name: str, way: str = "bots", players: int = 3, level: str = "sensible") -> TablePage:
    door = DoorPage()
    ask(door, "choose", name)
    ask(door, "start", name, way=way, players=str(players), level=level, name="Anna")
    assert isinstance(door.turned, TablePage), door.trouble
    door.turned.game.seed = 1  # the same luck each time: with some, nobody has money left at the first bid
    return door.turned


def on(page: TablePage, most: int = 400) -> TablePage:
    """Let everything fall and every bot play until a person must decide."""
    for _ in range(most):
        if not page.changes()["facts"]["flow"]:
            return page
        page.ask({"do": "step", "run": True})
    raise AssertionError("nobody is ever asked")


def told(page: Page) -> str:
    """Every word that the page shows, and every name it has for those who hear it read or point at something."""
    shown = HIDDEN.sub("", " ".join(str(page.whole()[name]) for name in REGIONS))
    return " ".join([TAGS.sub(" ", shown), *NAMED.findall(shown)])


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_two_presses_lead_to_the_first_decision(name: str) -> None:
    page = on(begun(name))
    actor = page.game.state.actor
    assert actor is not None
    assert page.game.seats[actor] == PERSON
    assert f"Your turn, {page.tongue.player(actor)}" in page.whole()["moves"]
    assert not JARGON.search(told(page)), JARGON.search(told(page))


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_a_game_is_played_to_its_end_and_can_be_played_again(name: str) -> None:
    page = begun(name, "watch", 2, "beginner")
    ask(page, "skip")
    while page.job is not None:
        ask(page, "more")
    outcome = page.game.state.outcome
    assert outcome is not None
    moves = page.whole()["moves"]
    assert all(f"{score:,}" in moves for score in outcome.scores)
    assert f'data-arg="{outcome.clause}"' in moves
    before, page.folds = page.game.seed, False
    ask(page, "again")
    assert not page.unfolded, "a new game begins with the table alone"
    assert page.game.state.outcome is None
    assert page.game.seed != before
    assert page.face == "play"


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_every_kind_of_move_and_every_phase_has_its_words(name: str) -> None:
    page = begun(name)
    words = page.tongue.of(name).texts
    game = gamelib.ruleset(name)
    decided: set[str] = set()
    phases: set[str] = set()
    for seed in range(4):
        for state in gamelib.playout(name, seed=seed).states():
            if state.actor is None:
                continue
            phases.add(state.phase)
            if state.actor != CHANCE:
                decided |= {move.kind for move in state.moves()}
                assert "{" not in phrases.said(state.moves()[0], page.tongue, name)
    assert decided <= set(words["do"])
    assert phases <= set(words["ask"])
    assert set(words["ask"]) - {"example"} <= set(words["labels"]["phase"])
    assert {move.kind for move in game.catalogue(game.Rules())} >= set(words["do"])


def test_what_a_move_earns_is_told_and_is_true() -> None:
    page = on(begun("mark"))
    gains = phrases.gains(page.moment, page.moment.moves)
    for move, gain in gains.items():
        actor = page.game.state.actor
        after = page.game.state.play(move)
        assert after.table.cash[actor] - page.game.state.table.cash[actor] == gain


def test_undo_takes_back_the_last_decision_of_a_person_and_keeps_what_was() -> None:
    page = on(begun("shark"))
    at, moves = page.game.at, page.moment.moves
    ask(page, "play", str(moves[-1]))
    on(page)
    assert page.game.at > at
    played = len(page.game.states)
    ask(page, "undo")
    assert page.game.at == page.game.last == at
    assert len(page.game.branches[0].states) == played
    assert page.moment.moves == moves
    ask(page, "undo")
    assert "nothing to take back" in page.answer


def at_a_bid() -> TablePage:
    """MARK at the first bid of a person."""
    page = begun("mark")
    for _ in range(60):
        on(page)
        if page.game.state.phase == "bid":
            break
        ask(page, "play", str(page.moment.moves[0]))
    return page


def test_a_bid_that_is_too_high_gets_the_clause() -> None:
    page = at_a_bid()
    ask(page, "number", "bid", number="9999")
    assert 'data-arg="mark.sealed-bids"' in page.answer
    assert 'data-do="play"' not in page.answer, "all the money one has is not offered for a press"


def test_the_steps_of_a_number_end_where_its_moves_do() -> None:
    page = at_a_bid()
    most = max(int(str(move).split()[1]) for move in page.moment.moves)
    assert re.search(rf'<input type="number"[^>]* min="0" max="{most}"', page.whole()["moves"])


def test_the_log_of_a_player_is_one_stop_of_tab_and_the_bar_leads_to_the_keys() -> None:
    page = on(begun("mark"))
    shown = page.whole()
    assert 'class="chip"' in shown["log"]
    assert not re.search(r'<button [^>]*class="chip"(?![^>]*tabindex="-1")', shown["log"])
    assert 'data-do="dialog" data-arg="keys"' in shown["time"]
    ask(page, "dialog", "keys")
    assert "<dt>U</dt>" in page.whole()["dialog"]
    ask(page, "dialog", "")
    ask(page, "projector")
    assert 'data-arg="keys"' not in page.whole()["time"]
    ask(page, "projector")
    ask(page, "face", "lab")
    assert not re.search(r'<button [^>]*class="chip"(?![^>]*tabindex="-1")', page.whole()["log"]), (
        "among the tools it is one, too"
    )


def test_a_bid_is_typed_covered_where_others_look_on_and_openly_where_nobody_does() -> None:
    alone = at_a_bid()
    assert 'class="sealed"' not in str(alone.contents()["moves"])
    page = begun("mark", way="together")
    for _ in range(90):
        on(page)
        if page.game.state.phase == "bid":
            break
        ask(page, "lift")
        ask(page, "play", str(page.moment.moves[0]))
    ask(page, "lift")
    shown = str(page.contents()["moves"])
    assert re.search(r'<input type="number"[^>]* class="sealed">', shown)
    assert re.search(r'<label class="peek"><input type="checkbox"> <span class="at-desk">Hide</span>', shown)
    assert "&:not(.projected) .amount:has(.peek :checked) .sealed" in style(), "it is seen until it is hidden"


def test_bids_that_are_shown_are_the_headline_of_what_comes_next() -> None:
    page, told = begun("mark", way="together"), ""
    for _ in range(200):
        on(page)
        ask(page, "lift")
        told = "".join(re.findall(r'^<p class="opened">(.*?) <button', page.whole()["moves"]))
        if told:
            break
        if page.game.state.phase == "bid":
            ask(page, "number", "bid", number=str(page.game.state.actor + 1))
        else:
            ask(page, "play", str(page.moment.moves[0]))
    assert told.startswith("The bids are shown: ")
    assert 'data-arg="mark.sealed-bids"' in page.whole()["moves"]
    ask(page, "play", str(page.moment.moves[0]))
    assert 'class="opened"' not in page.whole()["moves"]


def test_dice_that_are_thrown_at_once_do_not_take_the_bids_away() -> None:
    page = TablePage(gamelib.playout("mark", seed=3), face="play")
    states = page.game.states
    for at, (shown, after) in enumerate(pairwise(states)):
        is_thrown = shown.actor == CHANCE and after.actor != CHANCE
        if is_thrown and any(event.key in opened.SHOWN for event in shown.events):
            ask(page, "go", at + 1)
            assert 'class="opened"' in opened.headline(page.moment, page.tongue)
            return
    raise AssertionError("nobody ever won a piece with a full yard, and somebody always bid")


def test_a_hint_names_a_legal_move_in_words() -> None:
    page = on(begun("shark"))
    ask(page, "hint")
    spoken = {phrases.said(move, page.tongue, "shark") for move in page.moment.moves}
    assert any(f"Try this: {one}." in page.answer for one in spoken)


def test_the_move_of_a_hint_can_be_done_at_once_and_is_marked_on_the_board() -> None:
    page = on(begun("city"))
    ask(page, "hint")
    move = page.hinted
    assert move in page.moment.moves
    assert f'data-do="play" data-arg="{move}"' in page.answer
    assert page.marks[0][0] == "instead"
    assert page.marks[0][2][-1] == "/".join(map(str, move.places(0)[-1]))
    ask(page, "hush")
    assert not page.answer
    assert page.hinted is None


def test_a_hint_marks_the_square_of_a_move_and_not_the_whole_bank_that_the_piece_comes_from() -> None:
    state = gamelib.ruleset("mark").start(players=2).play("first 1").play("roll red blue")
    page = TablePage(game.begun(state, ("Anna", "Ben"), 0), face="play")
    ask(page, "hint")
    assert page.hinted is not None
    assert page.hinted.kind == "take"
    marked = [place for role, _, places, *_ in page.marks if role == "instead" for place in places]
    assert marked == [f"yard/0/{page.hinted.places(0)[-1][-1]}"]


def test_a_second_hint_in_a_turn_for_the_same_reason_says_it_once_more_and_one_asked_for_again_is_the_same() -> None:
    page = begun("shark", players=2)
    for _ in range(60):
        on(page)
        ask(page, "hint")
        first, move, turn, actor = page.answer, page.hinted, page.game.state.turn, page.game.state.actor
        ask(page, "hint")
        assert page.answer == first
        ask(page, "play", str(move))
        if page.game.state.turn == turn and page.game.state.actor == actor:
            earlier = page.last_hint
            ask(page, "hint")
            if earlier is not None and page.last_hint is not None and page.last_hint.hint.repeats(earlier.hint):
                assert f"Once more: {page.last_hint.hint.why(page.game.names)}" in html.unescape(page.answer)
                return
    raise AssertionError("no share is ever bought twice")


def test_a_hint_that_lets_pieces_wait_at_a_fee_again_adds_up_the_storage_of_this_game() -> None:
    record = gamelib.playout("mark", gamelib.ruleset("mark").Rules(players=3), bots="sensible", seed=1)
    page, paid = TablePage(record), [0, 0, 0]
    for at, state in enumerate(page.game.states):
        for event in state.events:
            if event.key == "fee":
                paid[event.values["player"]] += event.values["fee"]
        if state.phase != "act" or len(state.moves()) == 1 or not paid[state.actor]:
            continue
        ask(page, "go", str(at))
        ask(page, "hint")
        if page.last_hint is not None and page.last_hint.hint.so_far is not None:
            assert f"You have paid ${paid[state.actor]} storage so far." in html.unescape(page.answer)
            return
    pytest.fail("no hint let a piece wait at a fee")


def test_a_hint_to_buy_several_shares_buys_them_at_once() -> None:
    page = begun("shark", players=2)
    for _ in range(60):
        on(page)
        ask(page, "hint")
        several = re.search(r'data-do="repeat" data-arg="(\d) (\w+ \w+)"', page.answer)
        if several is not None:
            kind, company = several[2].split()
            assert f"Try this: {kind.capitalize()} {several[1]} {company} shares." in page.answer
            assert '<details class="counted"' in page.answer
            assert "Every other player rolls once before your next turn" in page.answer
            assert "counted-sums" in page.answer
            before = page.game.at
            ask(page, "repeat", f"{several[1]} {several[2]}")
            assert page.game.at == before + int(several[1])
            return
        ask(page, "play", str(page.hinted))
    raise AssertionError("no hint is ever to buy several shares")


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_a_hint_is_a_move_and_a_few_sentences_and_remembers_what_it_said(name: str) -> None:
    page, asked = begun(name), 0
    for _ in range(KEPT + 4):
        on(page)
        if page.game.state.actor is None:
            break
        asked += 1
        ask(page, "hint")
        said, move = page.answer, page.hinted
        (why,) = re.findall(r"</p><p>(.*?)</p>", said)
        assert page.last_hint is not None
        told = page.last_hint.hint
        assert 1 <= len(re.findall(r"[.](?: |$)", why)) <= 3 + (told.change is not None or told.so_far is not None), why
        ask(page, "hint")
        assert page.answer == said
        assert all(one.at < page.game.at for one in page.last_hint.before)
        ask(page, "play", str(move))
    assert page.last_hint is not None
    assert len(page.last_hint.before) == min(asked - 1, KEPT)


def test_the_key_for_a_hint_is_told_on_its_button() -> None:
    page = on(begun("city"))
    assert 'aria-keyshortcuts="H"' in page.contents()["moves"]
    assert '<kbd aria-hidden="true">H</kbd>' in page.contents()["moves"]


def test_a_number_that_is_hinted_at_stands_in_its_field() -> None:
    page = at_a_bid()
    bids = [move for move in page.moment.moves if move.kind == "bid"]
    for hinted in (None, bids[-1]):
        page.hinted = hinted
        assert f'value="{str(hinted or bids[0]).split()[-1]}"' in page.contents()["moves"]


def test_people_at_one_screen_bid_behind_a_cover_and_a_lone_person_does_not() -> None:
    for way, covered in (("bots", False), ("together", True)):
        page = begun("mark", way)
        for _ in range(80):
            on(page)
            if page.game.state.phase == "bid":
                break
            ask(page, "play", str(page.moment.moves[0]))
        assert page.moment.covered == covered
        assert ("look away" in page.whole()["moves"]) == covered


def test_lab_tools_are_one_switch_away() -> None:
    page = on(begun("city"))
    ask(page, "face", "lab")
    assert "Position" in page.whole()["head"]
    assert page.changes() == {}
    ask(page, "face", "play")
    assert "Position" not in page.whole()["head"]
    ask(page, "face", "purple")
    assert "purple" in page.answer


def test_the_board_is_drawn_for_the_screen() -> None:
    page = on(begun("mark"))
    wide = page.whole()["board"]
    ask(page, "width", "phone")
    phone = page.whole()["board"]
    ask(page, "projector")
    projector = page.whole()["board"]
    assert len({wide, phone, projector}) == 3


def test_on_a_phone_a_person_among_bots_has_the_own_company_first_whoever_decides() -> None:
    page = begun("mark")
    ask(page, "width", "phone")
    actors = set()
    for _ in range(30):
        tops = re.findall(r'data-place="cash/(\d)">.*?<rect x="[^"]*" y="([^"]*)"', page.whole()["board"])
        assert min(tops, key=lambda one: float(one[1]))[0] == "0"
        actors.add(page.game.state.actor)
        ask(page, "step")
    assert {1, 2} <= actors


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_on_a_projector_one_menu_leads_everywhere(name: str) -> None:
    page = begun(name)
    assert "popover" not in page.whole()["head"]
    ask(page, "projector")
    head = page.whole()["head"]
    opener, inside = re.search(r'popovertarget="([^"]+)"', head), head.partition(" popover")[2]
    assert opener is not None
    assert f'id="{opener[1]}"' in head
    for key in ("learn", "door", "plan", "face", "projector"):
        assert f'data-key="{key}"' in inside
    assert f"/{name}/plan" in inside


def test_on_a_projector_moves_that_differ_in_a_word_stand_in_a_row() -> None:
    page = begun("shark", way="together")
    page.game.seed = 4  # with this luck somebody can soon pay for several colours
    for _ in range(40):
        on(page)
        if {move.kind for move in page.moment.moves} >= {"buy", "done"} and len(page.moment.moves) > 3:
            break
        ask(page, "play", str(page.moment.moves[0]))
    buys = [str(move) for move in page.moment.moves if move.kind == "buy"]
    assert len(buys) > 1
    assert "Buy a share" not in page.whole()["moves"]
    ask(page, "projector")
    moves = page.whole()["moves"]
    assert "<span>Buy a share</span>" in moves
    for buy in buys:
        colour = buy.partition(" ")[2]
        assert f'data-arg="{buy}" class="deed" aria-label="Buy a {colour} share"><span>{colour}</span> <small>' in moves


FALLS = {"mark": {"roll", "bid"}, "city": {"draw", "bid"}, "shark": {"roll"}, "marco_polo": {"spin", "draw", "fight"}}


@pytest.mark.parametrize("shape", ["wide", "phone", "projector"])
@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_what_falls_or_is_drawn_says_so_in_the_drawing_and_every_purse_can_be_counted(name: str, shape: str) -> None:
    fell: set[str] = set()
    for before, after in pairwise(gamelib.playout(name, seed=3, bots="sensible", limit=160).states()):
        drawing = after.svg(shape=shape)
        fell |= {before.phase} & set(re.findall(r'data-falls="([\w-]+)"', drawing))
        assert drawing.count(" counts") == after.rules.players
    assert fell == FALLS[name]


def test_the_script_is_told_what_the_last_step_was_but_not_in_the_lab() -> None:
    page = on(begun("mark"))
    assert page.whole()["facts"]["fell"] == page.game.states[page.game.at - 1].phase
    ask(page, "face", "lab")
    assert page.whole()["facts"]["fell"] == ""


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_nothing_at_a_plain_table_is_said_in_the_words_of_its_makers(name: str) -> None:
    page = begun(name)
    for number in range(24):
        on(page)
        if page.game.state.actor is None:
            break
        for place in re.findall(r'data-place="([^"]*)"', page.whole()["board"])[number::24]:
            ask(page, "place", place)
            assert not JARGON.search(told(page)), JARGON.search(told(page))
        ask(page, "hint")
        assert not JARGON.search(told(page)), JARGON.search(told(page))
        ask(page, "play", str(page.moment.moves[number % len(page.moment.moves)]))


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_a_place_that_is_asked_about_while_it_goes_on_by_itself_says_what_goes_on(name: str) -> None:
    page, heard = begun(name), set()
    for _ in range(30):
        if page.game.automatic():
            going = html.unescape(re.findall('<h3 class="waits">([^<]*)', page.whole()["moves"])[0])
            ask(page, "place", "plot/3/3")
            said = html.unescape(TAGS.sub("", page.answer))
            assert said == f"{going}{'' if going[-1] in '.?' else '.'} Wait a moment: then it goes on by itself."
            heard.add(page.game.state.actor)
        page.ask({"do": "step"})
    assert len(heard) > 2, "what falls, and both bots"


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_what_others_do_is_brisk_and_what_they_decide_first_stays_longest(name: str) -> None:
    page = begun(name)
    waits: dict[int, list[tuple[str, bool, int]]] = {}
    while page.game.state.turn < 30:
        state = page.game.state
        if page.game.automatic():
            waits.setdefault(state.turn, []).append((state.phase, state.actor == CHANCE, page.contents()["facts"]["flow"]))
            page.ask({"do": "step", "run": True})
        else:
            waits.setdefault(state.turn, []).append(("", False, 0))
            page.ask({"do": "step"})
    of_others = [steps for turn, steps in waits.items() if turn and all(wait for *_, wait in steps)]
    assert len(of_others) > 6
    assert sum(wait for steps in of_others for *_, wait in steps) / len(of_others) < 2100
    for steps in of_others:
        chosen = {phase: [wait for one, falls, wait in steps if one == phase and not falls] for phase, *_ in steps}
        assert all(again < first for first, *others in filter(None, chosen.values()) for again in others)
        falls = [wait for (_, before, _), (_, falls, wait) in pairwise(steps) if falls and not before]
        assert all(wait < steps[0][2] for wait in falls), "what a bot has asked for falls at once"


def test_moves_on_the_board_and_in_answers_are_said_as_something_to_do() -> None:
    page = on(begun("shark"))
    menus = page.whole()["facts"]["acts"]
    assert {words for group in menus.values() for _, words in group} <= {
        phrases.said(move, page.tongue, "shark") for move in page.moment.moves
    }


@pytest.mark.parametrize("face", ["play", "lab"])
@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_before_the_first_turn_no_turn_is_counted(name: str, face: str) -> None:
    page = begun(name)
    ask(page, "face", face)
    assert page.game.state.turn == 0
    assert not re.search(r"\bturn 0\b", told(page), re.IGNORECASE)


def test_as_many_places_are_ringed_as_the_sentence_says() -> None:
    page = on(begun("city"))
    while page.game.state.phase != "choose":
        ask(page, "play", str(page.moment.moves[0]))
        on(page)
    counted = re.search(r">Reserve: click one of the (\d+) ringed places on the board\.<", page.whole()["moves"])
    assert counted is not None
    last = page.whole()["board"].rsplit('class="over targets"', 1)[1]
    plots = {str(move.places(0)[-1]) for move in page.moment.moves if move.kind == "reserve"}
    assert int(counted[1]) == len(plots)
    assert len(re.findall(r'class="(?:ring|soft)"', last)) >= len(plots)


@pytest.mark.parametrize("face", ["play", "lab"])
def test_a_square_of_the_market_never_says_that_no_move_ends_there(face: str) -> None:
    page = begun("mark")
    while page.game.state.phase != "act":
        on(page)
        if page.game.state.phase != "act":
            ask(page, "play", str(page.moment.moves[0]))
    ask(page, "face", face)
    for row in range(5):
        for square in range(5):
            ask(page, "place", f"market/{row}/{square}")
            assert page.answer
            assert page.tongue.ui("nothing-here") not in page.answer


@pytest.mark.parametrize("text", ["{place}", " {place} ", "{lower}"])
def test_a_place_on_the_board_can_be_typed_by_its_short_name(text: str) -> None:
    page = on(begun("city"))
    move = next(move for move in page.moment.moves if move.kind == "reserve")
    name, at = str(move).split()[-1], page.game.at
    shown = page.whole()["moves"]
    assert f'value="{name}"' in shown
    assert "<select" not in shown
    ask(page, "chosen", "reserve", move=text.format(place=name, lower=name.lower()))
    assert page.game.branch.states[at + 1].last_move == move


@pytest.mark.parametrize(("typed", "said"), [("A1", "A1"), ("Z99", "Z99"), ("", "Write the name of a plot")])
def test_a_place_that_cannot_be_chosen_is_answered(typed: str, said: str) -> None:
    page = on(begun("city"))
    at = page.game.at
    ask(page, "chosen", "reserve", move=typed)
    assert page.game.at == at
    assert "refused" in page.answer
    assert said in TAGS.sub(" ", page.answer)


def test_the_button_of_a_move_that_was_hinted_at_is_lit_and_no_other() -> None:
    page = TablePage(gamelib.Record("mark", gamelib.ruleset("mark").Rules(players=2)), face="play")
    for move in ("first 1", "roll red blue"):
        ask(page, "play", move)
    ask(page, "hint")
    assert re.findall(r'data-arg="([^"]*)" class="deed hinted"', page.whole()["moves"]) == [str(page.hinted)]
    ask(page, "hush")
    assert "hinted" not in page.whole()["moves"]

"""The card beside the board: whose turn it is, what is asked in one sentence, and the moves as large buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING
from zlib import crc32

from ...core.moves import CHANCE, Move
from ...drawing import escaped
from ..markup import Tongue, button, by_hand, element, select
from ..table import sight
from ..table.choices import by_kind, name_of, named, number_range, rest, told_apart
from ..table.clickable import AT_ONCE
from ..table.game import PERSON
from ..table.moment import Moment
from . import (
    ask_button,
    demonstration,
    goals,
    handover,
    hints,
    looking_back,
    luck,
    pausing,
    phrases,
    repeats,
    rows,
    story,
    trading,
)
from .acts import TO_END

if TYPE_CHECKING:
    from ..table.page import TablePage

FEW, SOME = 7, 12
"""Up to so many moves of a kind are buttons, or so many that the board cannot tell apart; more are chosen there or listed."""
LISTED = 6
"""From so many moves on, buttons for what the board offers too may be folded while an answer is read."""
SEALED = ' class="sealed"'
"""How a number is marked that is typed covered."""


def shown(page: TablePage) -> str:
    """What there is to do at the table of a page, or which step of a demonstration is shown."""
    if page.aside:
        return demonstration.card(page)
    if (player := handover.due(page)) is not None:
        return handover.card(page, player)
    paused = pausing.above(page.moment, page.tongue)
    shown = card(page.moment, page.tongue, page.hinted, page.projected, page.times)
    return paused + hints.lit(shown, page.hinted)


def card(now: Moment, tongue: Tongue, hinted: Move | None = None, dense: bool = False, times: int = 1) -> str:
    """What there is to do, for whoever decides; a move that was hinted at is chosen already where one chooses from many.

    ``dense`` is where room is scarce: moves that differ in one word stand in a row. ``times`` is how many are bought at once.
    """
    actor = now.state.actor
    if actor is None:
        return ""
    if now.game.at < now.game.last:
        return looking_back.card(now, tongue)
    if now.covered:
        return handover.cover(now, tongue)
    if actor == CHANCE and not now.game.automatic():
        return luck.card(now, tongue)
    if actor == CHANCE or now.game.seats[actor] != PERSON:
        return story.headline(now, tongue) + _waiting(now, tongue)
    title, known = tongue.ui("your-turn", player=actor), now.imagined[0] if now.apart else now.state
    inside = (
        story.headline(now, tongue)
        + element("h3", escaped(title))
        + element("p", escaped(phrases.asked(known, tongue)), class_="asked")
    )
    deeds = offered(now, now.moves, tongue, hinted, _help(tongue), dense, times)
    return inside + _hand(now, actor, tongue) + goals.listed(goals.of_decider(now, tongue)) + _to_the_end(now, tongue) + deeds


def _to_the_end(now: Moment, tongue: Tongue) -> str:
    """The way to the end, where no score can change any more; whoever plays alone has it once the game only runs out."""
    settled = phrases.is_settled(now.state)
    if now.chosen not in (sight.NOBODY, sight.OPEN) or not (settled or phrases.may_be_left(now.game)):
        return ""
    key, look = ("skip-end", "deed strong") if settled else ("finish-for-me", "quietly")
    return button(tongue.ui(key), "skip", TO_END, data_key="skip", class_=look)


def offered(
    now: Moment,
    moves: Sequence[Move],
    tongue: Tongue,
    hinted: Move | None = None,
    help_: str = "",
    dense: bool = False,
    times: int = 1,
) -> str:
    """Every move, the few of a kind as buttons, the many by the board or a list; below them help, and what a click does."""
    gains, trade = phrases.gains(now, moves), [] if dense else trading.traded(moves)
    last = [move for move in moves if trade and move not in trade and not move.places(_actor(now))]
    kinds = by_kind([move for move in moves if move not in trade and move not in last])
    ordered = sorted(kinds, key=lambda kind: (len(kinds[kind]) > FEW, number_range(kinds[kind]) is not None))
    parts = [
        rows.in_a_row(now, kinds[kind], gains, tongue, dense) or _kind(now, kinds[kind], gains, tongue, hinted, times)
        for kind in ordered
    ]
    parts.insert(0, trading.panel(now, trade, gains, tongue, times))
    folds = _folds(kinds, _actor(now)) if dense else False
    parts += [_when_folded(tongue)] if folds else []
    at_once = "" if dense else repeats.chooser(now, moves, times, tongue)
    where = ""
    if trade or any(move.places(_actor(now)) for kind in kinds.values() if number_range(kind) is None for move in kind):
        where = "else-click" if any('class="ringed"' in part for part in parts) else "or-click"
    told = element("p", _by_hand(where, tongue), class_="quiet") if where else ""
    done = "".join(_kind(now, [move], gains, tongue, hinted, times) for move in last)  # it stays in sight below long rows
    deeds = element("div", parts, class_="deeds foldable" if folds else "deeds")
    return at_once + deeds + element("div", done + help_ + told, class_="foot")


def _folds(kinds: Mapping[str, Sequence[Move]], actor: int) -> bool:
    """Whether many of these moves can be made on the board as well."""
    return sum(bool(move.places(actor)) for moves in kinds.values() if number_range(moves) is None for move in moves) >= LISTED


def _when_folded(tongue: Tongue) -> str:
    """What stands in the place of buttons that are folded: the board offers the same, and the answer can be put away."""
    show = button(tongue.ui("moves-back"), "hush", class_="quietly", data_key="moves-back")
    return element("p", f"{_by_hand('moves-aside', tongue)} {show}", class_="when-folded")


def _kind(now: Moment, moves: list[Move], gains: dict[Move, int], tongue: Tongue, hinted: Move | None, times: int) -> str:
    first = hinted if hinted in moves else moves[0]
    assert first is not None
    if len(moves) > 1 and number_range(moves) is not None:
        return _number(now, moves, first, tongue)
    places = {move.places(_actor(now))[-1] for move in moves if move.places(_actor(now))}
    if len(places) > FEW:
        return _on_board(moves, len(places), now, tongue)
    if len(moves) > SOME:
        return _list(now, moves, first, gains, tongue)
    words = told_apart(moves, tongue, now.state.ruleset)
    return "".join(_button(now, move, words[move], gains, tongue, times) for move in moves)


def _button(now: Moment, move: Move, words: str, gains: dict[Move, int], tongue: Tongue, times: int) -> str:
    """The button for a move, or for several of the same at once: what it earns or costs, or that so many cannot be had."""
    times = repeats.wanted(now, move, times)
    can = len(repeats.after(now, move, times)) if times > 1 and move.kind in AT_ONCE else 1
    wanted = times if can and move.kind in AT_ONCE else 1
    gains = gains | ({move: phrases.gain_of(now, repeats.after(now, move, wanted)[-1])} if wanted > 1 else {})
    text = element("span", escaped(phrases.several(move, wanted, words, tongue, now.state.ruleset)))
    if can < wanted:
        text += f' <small class="cost">{escaped(tongue.ui("only-so-many", number=can))}</small>'
    elif earned := phrases.gain_told(now, move, gains, tongue):
        text += f' <small class="{"gain" if gains.get(move, 1) > 0 else "cost"}">{escaped(earned)}</small>'
    done = {"data_do": "play", "data_arg": str(move)} if wanted == 1 else {"data_do": "repeat", "data_arg": f"{wanted} {move}"}
    return element("button", text, type="button", data_stays=not move.places(_actor(now)) or None, **done, class_="deed")


def _number(now: Moment, moves: list[Move], first: Move, tongue: Tongue) -> str:
    """A number to choose with the keyboard, with small and large steps; whatever is typed is answered by the rulebook."""
    label, sealed = tongue.of(now.state.ruleset).label("move", first.kind), _is_sealed(now)
    low, high = number_range(moves) or (0, 0)
    field = (
        f'<input type="number" name="number" required step="1" min="{low}" max="{high}" value="{rest(first)}" '
        f'inputmode="numeric" aria-label="{escaped(tongue.ui("how-much", what=label))}"{SEALED if sealed else ""}>'
    )
    show = _peek(tongue) if sealed else ""
    less = element("button", "−", type="button", data_here="less", aria_label=tongue.ui("less"))
    more = element("button", "+", type="button", data_here="more", aria_label=tongue.ui("more"))
    much = escaped(tongue.ui("lay", what=label)) if sealed else _much(now, moves, first, label, tongue)
    go = element("button", much, type="submit", class_="deed strong")
    return element("form", f'<span class="stepper">{less}{field}{more}{show}</span>{go}', data_do="number", data_arg=first.kind,
                   class_="amount", autocomplete="off", novalidate=True)  # fmt: skip


def _much(now: Moment, moves: list[Move], first: Move, label: str, tongue: Tongue) -> str:
    """The number on its button, and for the script the words round any number, those for one, and those for none."""
    words = {rest(move): named(move, tongue, now.state.ruleset) for move in (*moves[:2], moves[-1], first)}
    number = next((number for number in words if number != "1"), rest(first))
    before, known, after = words[number].rpartition(number)
    return element("span", escaped(words[rest(first)]), class_="lay", data_says=f"{before}#{after}" if known else None,
                   data_one=words.get("1"), data_open=tongue.ui("lay", what=label))  # fmt: skip


def _peek(tongue: Tongue) -> str:
    """The box that hides a number from those who look on; a wall, which all look at, hides it until it is asked for."""
    ways = (("hide-number", "at-desk"), ("show-number", "on-wall"))
    said = "".join(element("span", escaped(tongue.ui(key)), class_=way) for key, way in ways)
    return element("label", f'<input type="checkbox"> {said}', class_="peek")


def _is_sealed(now: Moment) -> bool:
    """Whether a number is typed covered: others sit at the same screen, and it is a secret."""
    return now.chosen == sight.NOBODY and now.game.seats.count(PERSON) > 1 and now.secret


def _list(now: Moment, moves: list[Move], first: Move, gains: dict[Move, int], tongue: Tongue) -> str:
    """Many moves of a kind that the board cannot tell apart."""
    ruleset = now.state.ruleset
    label = tongue.of(ruleset).label("move", moves[0].kind)
    go = element("button", escaped(tongue.ui("do-it")), type="submit", class_="deed")
    field = select("", [(str(move), _option(now, move, gains, tongue)) for move in moves], first, label, name="move")
    form = element("form", f"{field}{go}", data_do="chosen", data_arg=moves[0].kind, class_="pick")
    return element("div", element("p", escaped(label), class_="ringed") + form, class_="many")


def _on_board(moves: list[Move], places: int, now: Moment, tongue: Tongue) -> str:
    """Moves with many places are chosen on the board; a folded field serves those who would rather type."""
    words, kind = tongue.of(now.state.ruleset), moves[0].kind
    label = words.label("move", kind)
    does = words.texts.get("on-board", {}).get(kind, label)
    go = element("button", escaped(tongue.ui("do-it")), type="submit", class_="deed")
    by_keys = element("span", escaped(tongue.ui("ringed-keys", what=does)), class_="by-keys")
    head = element("p", _by_hand("ringed", tongue, what=does, places=places) + by_keys, class_="ringed")
    return element("div", head + _typed(moves, go, label, tongue), class_="many")


def _typed(moves: list[Move], go: str, label: str, tongue: Tongue) -> str:
    """The field in which a place can be typed."""
    names = [name_of(move, moves) for move in moves]
    known = f"typed-{crc32(' '.join(names).encode())}"
    options = element("datalist", (element("option", "", value=name) for name in names), id=known)
    field = f'<input name="move" list="{known}" placeholder="{escaped(names[0])}" aria-label="{escaped(label)}">'
    form = element("form", f"{field}{options}{go}", data_do="chosen", data_arg=moves[0].kind, class_="pick", autocomplete="off")
    return element("details", element("summary", escaped(tongue.ui("or-type"))) + form, data_key=f"typed-{moves[0].kind}")


def _by_hand(key: str, tongue: Tongue, **values: object) -> str:
    return by_hand(tongue.ui(key, **values), tongue.ui(f"{key}-tap", **values))


def _option(now: Moment, move: Move, gains: dict[Move, int], tongue: Tongue) -> str:
    said, gain = phrases.said(move, tongue, now.state.ruleset), phrases.gain_told(now, move, gains, tongue)
    told = not gain or (not phrases.price_in_debt(now, move) and str(abs(gains[move])) in said.split())
    return said if told else f"{said} · {gain}"


def _waiting(now: Moment, tongue: Tongue) -> str:
    """Others decide, or dice fall: one need only look."""
    said = phrases.awaited(now.state, tongue)
    skip = button(tongue.ui("skip" if PERSON in now.game.seats else "skip-end"), "skip", data_key="skip", class_="quietly")
    dots = '<p class="dots" aria-hidden="true"><i></i><i></i><i></i></p>'
    seen = pausing.seen(now, tongue)
    head = element("h3", escaped(said), class_="waits") + (element("div", seen, class_="paused") if seen else dots)
    return ("" if pausing.above(now, tongue) else head) + skip + ask_button.alone(tongue)


def _hand(now: Moment, actor: int, tongue: Tongue) -> str:
    """The way to what one holds, which the others may not see; and, while it is seen, to hide it again."""
    if not (now.apart or now.shows_hand):
        return ""
    hidden = "hide-own" if sight.keeps(now.state) else "cover-own"  # before a sealed bid one has nothing to hide yet
    key, does = ("look-own", "lift") if now.apart else (hidden, "lower")
    return element("p", button(tongue.ui(key, player=actor), does, data_key=does, class_="quietly"), class_="hand")


def _help(tongue: Tongue) -> str:
    """The ways to a hint, with the key that asks for it too, and to a question in plain words."""
    key = tongue.ui("key-hint")
    said = escaped(tongue.ui("hint")) + element("kbd", escaped(key), aria_hidden="true")
    asks = element("button", said, type="button", data_do="hint", data_key="hint", class_="quietly", aria_keyshortcuts=key)
    return element("p", asks + ask_button.question(tongue, "quietly"), class_="helps")


def _actor(now: Moment) -> int:
    actor = now.state.actor
    return 0 if actor is None or actor == CHANCE else actor

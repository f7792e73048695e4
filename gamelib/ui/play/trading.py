"""Trade in little room: a row for each company, what a share of it costs, and what one brings."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.moves import Move
from ...drawing import HUES, escaped
from ..markup import Tongue, element
from ..table.choices import rest
from ..table.clickable import AT_ONCE, TRADE
from ..table.moment import Moment
from . import phrases, repeats


def amount(now: Moment, move: Move, gains: dict[Move, int]) -> int:
    """What a move brings or costs; of what is given up, what it covers of a debt."""
    covers = move.kind in AT_ONCE - TRADE and (after := repeats.after(now, move, 1))
    return phrases.less_owed(now, after[-1]) if covers else gains.get(move, 0)


def traded(moves: Sequence[Move]) -> list[Move]:
    """The moves that stand in rows: all that is bought, sold or given up, where each is of a hue."""
    trade = [move for move in moves if move.kind in AT_ONCE]
    return trade if all(rest(move) in HUES for move in trade) else []


def panel(now: Moment, moves: Sequence[Move], gains: dict[Move, int], tongue: Tongue, times: int) -> str:
    """The rows; a hue that can be only bought, or only sold, leaves the other half of its row free.

    Those that can be bought come first, lest they lie below the edge of a small screen and nobody sees that one can buy.
    """
    kinds = [kind for kind in sorted(AT_ONCE) if any(move.kind == kind for move in moves)]
    bought, rows = {rest(move) for move in moves if move.kind == "buy"}, []
    for hue in sorted({rest(move) for move in moves}, key=lambda hue: (hue not in bought, list(HUES).index(hue))):
        can = {move.kind: move for move in moves if rest(move) == hue}
        cells = [_deed(now, can[kind], gains, tongue, times) if kind in can else "<span></span>" for kind in kinds]
        rows.append(_head(hue) + "".join(cells))
    return element("div", rows, class_="trade" if len(kinds) > 1 else "trade one-way") if rows else ""


def _head(hue: str) -> str:
    fill, letter, ink = HUES[hue]
    disc = f'<i class="disc" style="background:{fill};color:{ink}" aria-hidden="true">{letter}</i>'
    return element("span", f"{disc}{escaped(hue)}", class_="hue")


def _deed(now: Moment, move: Move, gains: dict[Move, int], tongue: Tongue, times: int) -> str:
    """The button for a share, or for several of the same at once: what they cost or bring, or that so many cannot be had."""
    times = repeats.wanted(now, move, times)
    after, ruleset = repeats.after(now, move, times), now.state.ruleset
    words, label = phrases.said(move, tongue, ruleset), tongue.of(ruleset).label("move", move.kind)
    whole, head = phrases.several(move, times, words, tongue, ruleset), label if times == 1 else f"{label} {times}"
    gain = phrases.gain_of(now, after[-1]) if times > 1 else gains.get(move, 0)
    amount, said = phrases.money(gain, tongue, ruleset), phrases.gain_text(gain, tongue, ruleset)
    if move.kind not in TRADE and after:
        amount = said = phrases.covers(now, after[-1], tongue)
    if len(after) < times:
        amount = said = tongue.ui("only-so-many", number=len(after))
    tone = "gain" if gain > 0 or move.kind not in TRADE else "cost"
    text = f'{element("span", escaped(head))} <small class="{tone}">{escaped(amount)}</small>'
    done = {"data_do": "play", "data_arg": str(move)} if times == 1 else {"data_do": "repeat", "data_arg": f"{times} {move}"}
    return element("button", text, type="button", **done, class_="deed", aria_label=f"{whole}: {said}")

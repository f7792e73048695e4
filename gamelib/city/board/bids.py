"""What a player has bid, or the score so far, and at the end the score: beside the name, or in words where room is short."""

from __future__ import annotations

from ... import drawing
from ..table import ABSTAINED, BID, NOT_YET, SEALED, hand, spare
from .scene import Scene

_ENVELOPE = "M-13 -9H13V9H-13ZM-13 -9L0 3L13 -9"


def draw_score(scene: Scene, player: int) -> str:
    """The score in words."""
    words = scene.say("score", score=scene.scores[player])
    if scene.layout.few_words:
        return _in_words(scene, player, words, "bold", "middle")
    x, y = _beside(scene, player)
    return drawing.text(x + 16, y, words, "small bold end")


def draw_score_so_far(scene: Scene, player: int) -> str:
    """What the score would be if the game ended now; only where there is room for it and somebody has built a shop."""
    if scene.layout.few_words or player in scene.bids or not any(shop > 0 for shops in scene.table.shops for shop in shops):
        return ""
    x, y = _beside(scene, player)
    score = sum(min(length or scene.rules.cap, scene.rules.cap) for length in scene.lengths[player]) - scene.table.coins[player]
    words = drawing.text(x + 10, y, scene.say("score-now", score=score), "small end")
    return drawing.group(words, title=scene.say("score-now-means", player=player, score=score))


def draw_bid(scene: Scene, player: int) -> str:
    """A bid: its amount, an envelope if it is sealed, dots if it is still to come; the one that won is framed."""
    bid = scene.bids.get(player)
    if bid is None:
        return ""
    won = scene.table.phase != BID and any(e.key == "bids-shown" and e.values["player"] == player for e in scene.events)
    key = {SEALED: "bid-sealed", ABSTAINED: "bid-none", NOT_YET: "bid-to-come"}.get(bid, "bid-won" if won else "bid")
    title, shows = scene.say(key, player=player, amount=bid), ("bid", player)
    if scene.layout.few_words:
        words = _in_words(scene, player, scene.say(f"{key}-few", amount=bid), "bold" if won else "")
        return drawing.group(
            words if scene.table.phase == BID else drawing.falling("turns", BID, words), title=title, shows=shows
        )
    return drawing.group(_paper(scene, player, bid, won), title=title, shows=shows)


def _in_words(scene: Scene, player: int, words: str, style: str, size: str = "small") -> str:
    """In the line where the markers stand at other times, all of it or what is left beside the name."""
    box, later = scene.layout.places[hand(player)], scene.layout.places[spare(player)]
    room = max(box.right, later.right) - box.x - 4
    return drawing.text(
        box.x + 4, box.middle[1], scene.fitted(words, room, size, bold="bold" in style), f"{size} start {style}"
    )


def _beside(scene: Scene, player: int) -> tuple[float, float]:
    """The point beside the money where a bid lies."""
    seat, row = scene.layout.seats[player], scene.layout.row
    return seat.x + row.purse.x - 18, seat.y + row.purse.middle[1]


def _paper(scene: Scene, player: int, bid: int, won: bool) -> str:
    """The bid on a slip of paper, with the word for it."""
    x, y = _beside(scene, player)
    word = drawing.text(x - 19, y, scene.say("bid-word"), "small end")
    if bid == SEALED:
        return word + drawing.group(drawing.path(_ENVELOPE, "face rim"), move=f"translate({x:g} {y:g})")
    if bid in (ABSTAINED, NOT_YET):
        sign = drawing.text(x, y, "…" if bid == NOT_YET else "–", "small quiet")
        return word + drawing.rect(x - 13, y - 11, 26, 22, "well", radius=4) + sign
    paper = drawing.rect(x - 14, y - 12, 28, 24, "face rim", radius=4)
    amount = drawing.text(x, y, bid, "middle bold", drawing.LETTER_INK)
    frame = drawing.rect(x - 16, y - 14, 32, 28, "turn", radius=6) if won else ""
    body = paper + amount if scene.table.phase == BID else drawing.falling("turns", BID, paper, amount)
    return word + body + frame

"""What can be decided here, beside the board, and who else could decide it."""

from __future__ import annotations

from ...core.moves import CHANCE
from ...drawing import escaped
from ..markup import Tongue, button, element, headed
from . import choices, heading, own_luck
from .game import PERSON, Game
from .moment import Moment
from .sight import NOBODY, OPEN


def moves(now: Moment, tongue: Tongue, is_bound: bool = False, on_wall: bool = False) -> str:
    """Who must do what, and the moves that these eyes may choose from; a cover over them while others might look.

    A page that ``is_bound`` to a seat is offered no other. On a wall two dice are set one after the other, in little room.
    """
    from ..play import ending

    return ending.summary(now, tongue) or element("h3", escaped(heading.due(now.game, tongue)), class_="due") + _choice(
        now, tongue, is_bound, on_wall
    )


def _choice(now: Moment, tongue: Tongue, is_bound: bool, on_wall: bool) -> str:
    actor = now.state.actor
    if actor is None:
        return element("p", escaped(tongue.ui("over")))
    if now.covered:
        return _cover(now.game, tongue)
    if now.chosen not in (OPEN, NOBODY, actor) and actor != CHANCE:
        told = element("p", escaped(tongue.ui("not-yours", actor=actor, viewer=now.chosen)))
        return told + ("" if is_bound else _other_eyes(actor, tongue))
    if not now.moves:
        return _helpers(now, tongue) + (element("p", escaped(tongue.ui("falls-hidden"))) if actor == CHANCE else "")
    own = element("p", button(tongue.ui("look-own", player=actor), "lift", data_key="lift")) if now.apart else ""
    told = element("p", escaped(tongue.ui("choose-fall" if actor == CHANCE else "choose-move")), class_="quiet told")
    dice = _dice(now, tongue) if on_wall and actor == CHANCE else ""
    kinds = dice or choices.offered(now.imagined[0], now.moves, tongue)
    return _helpers(now, tongue) + own + told + element("div", kinds, class_="kinds")


def _dice(now: Moment, tongue: Tongue) -> str:
    """The faces of each of two dice whose pairs are all alike; nothing where something else falls, or where odds differ."""
    from ..play import luck

    pairs, odds = choices.pairs_of(now.moves), {odd for _, odd in now.imagined[0].odds()}
    if pairs is None or len(odds) > 1:
        return ""
    label = tongue.of(now.state.ruleset).label("move", now.moves[0].kind)
    head = f"{label}  {tongue.ui('each', odds=next(iter(odds)))}"
    return element("div", headed(head, luck.dice(now, pairs, tongue), "h3"), class_="kind")


def _other_eyes(actor: int, tongue: Tongue) -> str:
    """The two ways to decide for somebody else, as the list of eyes has them."""
    seat = button(tongue.ui("take-seat", player=actor), "viewer", actor, data_key="take-seat")
    return element("p", seat + button(tongue.ui("show-open"), "viewer", heading.ALL_OPEN, data_key="show-open"), class_="row")


def _helpers(now: Moment, tongue: Tongue) -> str:
    """Chance by the seed, or a bot for one decision, one turn or the rest; and its advice."""
    game, actor = now.game, now.state.actor
    if actor == CHANCE:
        first = button(tongue.ui("roll"), "step", class_="strong", data_key="step", title=tongue.ui("luck-help"))
        told = not own_luck.keeps_seed(game, now.chosen)
        number = element("small", escaped(tongue.ui("luck", seed=game.seed)), title=tongue.ui("luck-help"))
        more, luck = "", number if told else ""
    else:
        assert actor is not None
        bot = game.stand_in if game.seats[actor] == PERSON else game.seats[actor]
        first = button(
            tongue.ui("let-bot", bot=bot),
            "step",
            data_key="step",
            class_="" if game.seats[actor] == PERSON else "strong",
            title=tongue.ui("let-bot-help"),
        )
        more, luck = _helper("ask-bot", "advise", tongue) if now.eyes in (OPEN, actor) else "", ""
    rest = _helper("one-turn", "turn", tongue) + _helper("to-end", "finish", tongue)
    return element("div", first + more + rest + luck, class_="row helpers")


def _helper(key: str, do: str, tongue: Tongue) -> str:
    return button(tongue.ui(key), do, data_key=do, title=tongue.ui(f"help-{key}"))


def _cover(game: Game, tongue: Tongue) -> str:
    if game.at < game.last:
        return element("div", f"<p>✉ {escaped(tongue.ui('lift-past'))}</p>", class_="cover")
    said = escaped(tongue.ui("cover", player=game.state.actor))
    lift = button(tongue.ui("lift", player=game.state.actor), "lift", class_="strong", data_key="lift")
    return element("div", f"<p>✉ {said}</p>{lift}", class_="cover")

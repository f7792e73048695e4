"""The head of the page, what can be done beside the board, the start page, and the still picture."""

from __future__ import annotations

from base64 import b64encode
from typing import TYPE_CHECKING

from ..core.moves import CHANCE
from ..core.rulesets import RULESETS, ruleset
from ..core.window import LITERAL
from ..core.words import languages
from ..drawing import escaped
from . import choices, eyes, telling
from .lines import PERSON, Lines
from .markup import Tongue, button, element, select

if TYPE_CHECKING:
    from .desk import Desk

DIALOGS = ("seats", "rules", "save", "load", "position")
TOLD = 12
STILL = "gamelib-still"


def head(desk: Desk) -> str:
    """Which game, which turn, who must do what; whose eyes; and the dialogs."""
    lines, tongue = desk.game, desk.tongue
    state = lines.state
    said = [titled(state.ruleset, tongue)[0], tongue.ui("players", players=state.rules.players)]
    said += [tongue.ui("turn", turn=state.turn), due(lines, tongue)]
    game, players, turn, now = map(escaped, said)
    title = element("h2", f'{game} · <span class="players">{players} · </span>{turn} · <b>{now}</b>', title=" · ".join(said))
    seats = [("", tongue.ui("open")), *((player, tongue.player(player)) for player in range(state.rules.players))]
    view = select("viewer", seats, "" if lines.viewer is None else lines.viewer, tongue.ui("eyes"), data_key="viewer")
    back = button(f"← {tongue.ui('back-to-game')}", "back", class_="strong") if desk.aside else ""
    home = button(tongue.ui("games"), "games") if desk.chooses else ""
    tongues = [(one, one) for one in languages()]
    spoken = select("language", tongues, tongue.language, tongue.ui("language")) if len(tongues) > 1 else ""
    opens = spoken + home + "".join(button(tongue.ui(f"title-{name}"), "dialog", name) for name in DIALOGS)
    return title + element("nav", back + view + opens) + _offer(desk)


def titled(name: str, tongue: Tongue) -> tuple[str, str]:
    """The name of a game and what it is about: the word for it, else how its own module begins."""
    called, _, about = (ruleset(name).__doc__ or name).strip().partition("\n")[0].partition(":")
    label = tongue.of(name).label("game", name)
    return (called if label == name else label), about.strip()


def due(lines: Lines, tongue: Tongue) -> str:
    """Who must do what now, or how the game ended."""
    state = lines.state
    what = tongue.of(state.ruleset).label("phase", state.phase)
    if state.actor is None:
        return what
    return f"{tongue.ui('chance') if state.actor == CHANCE else tongue.player(state.actor)}: {what}"


def _offer(desk: Desk) -> str:
    if desk.offer is None:
        return ""
    said = escaped(desk.tongue.ui("offer", moves=len(desk.offer.moves)))
    ways = button(desk.tongue.ui("reopen"), "reopen", class_="strong") + button(desk.tongue.ui("forget"), "forget")
    return element("div", said + ways, class_="offer", role="status")


def moves(desk: Desk) -> str:
    """What can be decided here, and who else could decide it."""
    lines, tongue = desk.game, desk.tongue
    state = lines.state
    if state.actor is None:
        return element("p", element("b", escaped(tongue.ui("over"))))
    if desk.is_covered():
        return _cover(lines, tongue)
    found = eyes.choosable(lines)
    if not found:
        return element("p", escaped(tongue.ui("not-yours", actor=state.actor, viewer=lines.viewer)))
    return _helpers(lines, tongue) + element("div", choices.offered(state, found, tongue), class_="kinds")


def _helpers(lines: Lines, tongue: Tongue) -> str:
    """Chance by the seed, or a bot for one decision, one turn or the rest; and its advice."""
    actor = lines.state.actor
    if actor == CHANCE:
        first = button(tongue.ui("roll", seed=lines.seed), "step", class_="strong", data_key="step")
        more = ""
    else:
        assert actor is not None
        bot = lines.stand_in if lines.seats[actor] == PERSON else lines.seats[actor]
        first = button(
            tongue.ui("let-bot", bot=bot), "step", data_key="step", class_="" if lines.seats[actor] == PERSON else "strong"
        )
        more = button(tongue.ui("ask-bot"), "advise", data_key="advise")
    rest = button(tongue.ui("one-turn"), "turn", data_key="turn") + button(tongue.ui("to-end"), "finish", data_key="finish")
    return element("div", first + more + rest, class_="row helpers")


def _cover(lines: Lines, tongue: Tongue) -> str:
    said = escaped(tongue.ui("cover", player=lines.state.actor))
    lift = button(tongue.ui("lift", player=lines.state.actor), "lift", class_="strong", data_key="lift")
    return element("div", f"<p>✉ {said}</p>{lift}", class_="cover")


def cards(tongue: Tongue) -> str:
    """The start page: a card for each ruleset."""
    found = []
    for name in RULESETS:
        label, about = titled(name, tongue)
        inside = f"<b>{escaped(label)}</b><span>{escaped(about[:1].upper() + about[1:])}</span>"
        found.append(element("button", inside, type="button", data_do="begin", data_arg=name, class_="card"))
    return element(
        "div", [element("h2", escaped(tongue.ui("choose-game"))), element("div", found, class_="cards")], class_="start"
    )


def still(lines: Lines, tongue: Tongue) -> str:
    """The board as an image and the last events as text; only what all may see while bids are sealed."""
    player = eyes.viewer(lines)
    seen = eyes.seen(lines.state, player)
    drawing = seen.svg(names=tongue.names, language=tongue.language, theme="light")
    picture = b64encode(drawing.encode()).decode()
    said = [element("li", escaped(sentence)) for sentence in telling.sentences(lines, tongue)][-TOLD:]
    image = f'<img alt="{escaped(due(lines, tongue))}" style="max-width:100%" src="data:image/svg+xml;base64,{picture}">'
    return element("div", image + element("ul", said), class_=f"{STILL} {LITERAL}")

"""Dialogs, demonstrations, rules, seats and files: one short function for each thing that the page can ask."""

from __future__ import annotations

from ....core.errors import RecordError
from ....core.record import MOST_SEED, Record, check_names
from ....core.rulesets import named
from ....core.words import languages
from ....drawing import escaped
from ...markup import element
from ...message import Message, fields_of, number_of, text_of
from ...play import demo_steps
from ...play.acts import FACES
from ...play.finishing import FINISHING, is_offered
from ...rules.in_short import HOW, has_cards
from .. import clauses, drafts, files, own_luck, settings, sight
from ..compare import LEAVES
from ..dialogs import COMPARE, DIALOGS, HELP, KEYS, POSITION, QUESTION
from ..game import PERSON, Game, begun
from ..page import TablePage
from ..position import GUESSED
from ..sight import OPEN


def dialog(page: TablePage, message: Message) -> None:
    """Open a dialog, or close it."""
    name = text_of(message)
    is_leaf = _is_how(name) and name.removeprefix(HOW).strip().isdecimal()
    is_leaf = is_leaf or name in (f"{COMPARE} {leaf}" for leaf in LEAVES)
    page.close()
    page.dialog = (
        name if page.opened is not None and (is_leaf or name in (*DIALOGS, COMPARE, HELP, KEYS, QUESTION, HOW)) else ""
    )
    if name == FINISHING and is_offered(page):
        page.dialog = name
    if _is_how(page.dialog) and not has_cards(page.game.state.ruleset):
        page.dialog = ""
    if page.dialog == COMPARE:
        shown = page.game.current
        page.pair = (page.game.branch.parent or 0, shown) if shown else (0, len(page.game.branches) - 1)


def clause(page: TablePage, message: Message) -> None:
    """Open what a clause says; from the game in short it leads back there."""
    clauses.clause_page(text_of(message), page.tongue)
    beneath = f" {page.dialog}" if _is_how(page.dialog) else ""
    page.close()
    page.dialog = f"clause {text_of(message)}{beneath}"


def _is_how(dialog: str) -> bool:
    """Whether a dialog is the game in short, or one card of it."""
    return dialog.partition(" ")[0] == HOW


def demo(page: TablePage, message: Message) -> None:
    """Lay the game aside and open the demonstration of a clause: where it fires, or for a player one step before that."""
    shown = Game(clauses.demonstration(text_of(message)))
    if page.opened is not None and not page.aside:
        page.aside.append((page.opened, page.chosen))
        page.said_before = ("", []) if page.lifted is not None else (page.answer, page.marks)  # a cover goes down again
    page.demonstrated, page.tried = text_of(message), 0
    if page.aside and page.face == FACES[0]:
        opening = demo_steps.steps_of(shown)[demo_steps.opening(shown, demo_steps.clause_of(page))]
        shown.at, page.tried = opening
    page.open(shown, OPEN)


def show_step(page: TablePage, message: Message) -> None:
    """Show a step of the demonstration, the nearest there is."""
    if page.goes_by_steps:
        steps = demo_steps.steps_of(page.game)
        step = steps[min(max(number_of(message), 0), len(steps) - 1)]
        page.game.go(step.at)
        page.tried = step.tried
        page.clear()


def back(page: TablePage, message: Message) -> None:
    """From a demonstration back to the game, and to what was said there last."""
    if page.aside and page.only_shows:
        page.turned = page.origin
    elif page.aside:
        page.open(*page.aside.pop())
        if page.face == FACES[0] and page.said_before[0]:
            page.answer, page.marks = page.said_before


def begin(page: TablePage, message: Message) -> None:
    """A new game of a ruleset."""
    page.open(Game(begun(named(text_of(message)).start())))


def new(page: TablePage, message: Message) -> None:
    """A new game by the rules, names and seed of the form."""
    fields = fields_of(message)
    rules = settings.rules_from(page.game, fields)
    names = tuple(name.strip() for name in fields.get("names", "").split(",") if name.strip())
    unsaid = str(own_luck.other_seed(page.game)) if own_luck.keeps_seed(page.game, page.chosen) else "0"
    seed = fields.get("seed", "").strip() or unsaid
    if not seed.isdecimal() or int(seed) > MOST_SEED:
        raise RecordError(f"the seed must be a whole number from 0 to {MOST_SEED}.")
    if len(names) != rules.players and names == page.game.names:
        names = ()
    check_names(names, rules.players)
    seats, chance = page.game.seats, page.game.chance
    page.open(Game(begun(page.game.ruleset.start(rules), names, int(seed))))
    if len(seats) == rules.players:
        page.game.seats, page.game.chance = seats, chance


def seats(page: TablePage, message: Message) -> None:
    """Who sits where; who is then alone does not see what others at this screen still hide."""
    game = page.game
    hides = game.seats.count(PERSON) > 1 and sight.is_held(game.states[-1])
    names = settings.take_seats(game, fields_of(message))
    plain = tuple(page.tongue._replace(names=()).player(player) for player in range(len(names)))
    game.names = () if names == plain else names
    game.passed_on = game.passed_on or hides
    game.forget_told()
    page.close()
    page.clear()


def save(page: TablePage, message: Message) -> None:
    """Write the record into the folder."""
    if page.folder is None or not files.may_save(page.moment):
        raise ValueError(page.tongue.ui("save-sealed"))
    path = files.save_here(page.moment, page.folder, fields_of(message).get("name", ""))
    page.close()
    page.answer = element("div", escaped(page.tongue.ui("saved", file=path.name)), class_="note")


def load(page: TablePage, message: Message) -> None:
    """Open the record that was pasted or uploaded."""
    page.open(Game(Record.read(fields_of(message).get("text", "")), at=0))


def load_file(page: TablePage, message: Message) -> None:
    """Open a record of the folder."""
    if page.folder is not None:
        page.open(Game(files.load_here(page.folder, text_of(message)), at=0))


def position(page: TablePage, message: Message) -> None:
    """Set up the position that was written; one that cannot be is shown with what is wrong, where it is written."""
    game = page.game
    found = drafts.read(game, drafts.text_of(fields_of(message)))
    if found.state is None:
        return _show(page, found)
    seed = own_luck.other_seed(game) if own_luck.keeps_seed(game, page.chosen) else game.seed
    page.open(Game(begun(found.state, game.names, seed)))
    if found.doubts:
        page.answer = element("div", escaped(found.doubts), class_="note")


def draft(page: TablePage, message: Message) -> None:
    """Show what is being written in the dialog of positions as a board, or what is wrong with it.

    Where something is hidden, a table can be asked for that these eyes can imagine.
    """
    imagined = text_of(message) == GUESSED
    text = drafts.imagined(page.moment) if imagined else drafts.text_of(fields_of(message))
    _show(page, drafts.read(page.game, text))


def thing(page: TablePage, message: Message) -> None:
    """Choose what the next click puts on the board that is being set up."""
    page.typed = {**page.typed, "thing": text_of(message), "said": ""}


def put(page: TablePage, message: Message) -> None:
    """Put a thing at a place of the board that is being set up; what cannot be there changes nothing.

    Where something is hidden, it is put on a table that these eyes can imagine.
    """
    now, tongue = page.moment, page.tongue
    before = drafts.read(page.game, page.typed.get("text") or drafts.imagined(now))
    if before.state is None:
        return _show(page, before)
    known = drafts.things(now, tongue)
    chosen = page.typed.get("thing") or (known[0][0] if known else "")
    changed = drafts.put(now, before, chosen, text_of(message))
    if changed is None or changed.error is not None:
        key = "put-refused" if drafts.goes_elsewhere(now, before, chosen) else "put-none-left"
        why = tongue.ui(key) if changed is None or changed.error is None else changed.error.problem
        page.typed = {**page.typed, "said": tongue.ui("put-not-there", why=why)}
        return
    _show(page, changed)


def _show(page: TablePage, found: drafts.Draft) -> None:
    """Show a draft in its dialog; elsewhere an error says what is wrong with it."""
    if found.error is not None and page.dialog != POSITION:
        raise found.error
    good = {"good": found.text} if found.state is not None else {}
    kept = {key: text for key, text in page.typed.items() if key in ("thing", "good")}
    page.typed, page.error = {**kept, **good, "text": found.text}, found.error


def reopen(page: TablePage, message: Message) -> None:
    """Open the game that was kept."""
    game = page.keeper.reopen()
    if game is not None:
        page.open(game)


def forget(page: TablePage, message: Message) -> None:
    """Lay the game that was kept aside, and say no more of it."""
    page.keeper.forget()


def language(page: TablePage, message: Message) -> None:
    """Speak another language."""
    if text_of(message) not in languages():
        raise ValueError(f"The languages are {', '.join(languages())}.")
    page.language = text_of(message)
    page.game.forget_told()
    page.clear()

"""The explorer in a page, driven as a person would: with the mouse, with the keyboard."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from gamelib.core.moves import Move
from tests.browser.lab import PATIENCE, Lab, open_notebook, run_all, write_notebook

expect.set_options(timeout=PATIENCE)


def opened(lab: Lab, page: Page, name: str, code: str) -> Locator:
    """The explorer that a cell opens in a notebook of its own."""
    write_notebook(lab.folder, f"{name}.ipynb", [f"import gamelib\n{code}"])
    open_notebook(page, f"{name}.ipynb")
    run_all(page)
    return explorer(page)


def explorer(page: Page) -> Locator:
    """The explorer of the page, once its board is drawn."""
    found = page.locator(".gamelib-explorer").first
    found.locator("[data-region=board] svg").first.wait_for()
    return found


def drawing(game: Locator) -> str:
    """What the board shows, whatever order its attributes came in: those that are added to an element come last."""
    return str(
        game.locator("[data-region=board]").evaluate("""node => {
        const same = node.cloneNode(true);
        for (const one of same.querySelectorAll("*")) {
            const given = [...one.attributes].map(({ name, value }) => [name, value]).sort();
            for (const [name] of given) one.removeAttribute(name);
            for (const [name, value] of given) one.setAttribute(name, value);
        }
        return same.innerHTML;
    }""")
    )


def fitted(game: Locator) -> None:
    """Wait until the board is drawn for its window: at first it is so for a wide one, until the page tells how wide it is."""
    expect(game.locator("[data-region=board] svg.gamelib-projector")).to_have_count(1)


def press(game: Locator, do: str, arg: object = None) -> None:
    """Press a button by what it does; to go to a move, one of the time bar, as the log may still be scrolling."""
    which = f"[data-do='{do}']" if arg is None else f"[data-do='{do}'][data-arg='{arg}']"
    game.locator(f"[data-region=time] button{which}" if do == "go" else f"button{which}").first.click()


def is_at(game: Locator, at: int, last: int | None = None) -> None:
    """Wait until the explorer shows this move of so many."""
    expect(game.locator("output")).to_have_text(f"{at}/{at if last is None else last}")


def lift(game: Locator) -> None:
    """Lift the cover if there is one."""
    cover = game.locator("[data-do=lift]")
    if cover.count():
        cover.click()
        expect(cover).to_have_count(0)


def make(game: Locator, move: Move, actor: int) -> None:
    """Make a move: on the board where it ends at a place, else beside it."""
    lift(game)
    places = move.places(actor) if actor >= 0 else ()
    target = "/".join(map(str, places[-1])) if places else ""
    if target and game.locator(f"[data-place='{target}'].can").count():
        on_board(game, target, move)
    elif game.locator(f"[data-region=moves] [data-do=play][data-arg='{move}']").count():
        game.locator(f"[data-region=moves] [data-do=play][data-arg='{move}']").click()
    else:
        chosen(game.locator(f"form[data-arg='{move.kind}']"), move)


def on_board(game: Locator, target: str, move: Move) -> None:
    """Click a place; where it stands for several moves, choose from its menu."""
    game.locator(f"[data-place='{target}'].can").first.dispatch_event("click")
    menu = game.locator(f".menu [data-arg='{move}']")
    if game.locator(".menu").is_visible():
        menu.click()


def chosen(form: Locator, move: Move) -> None:
    """A number, or one of a list."""
    if form.locator("input[type=number]").count():
        form.locator("input[type=number]").fill(str(move).split()[-1])
    else:
        form.locator("select").select_option(str(move))
    form.locator("button").click()


def frame(game: Locator) -> dict[str, Any]:
    """Where the explorer is on the page, and how far the notebook is scrolled."""
    found: dict[str, Any] = game.evaluate(
        "node => { const {x, y, width, height} = node.getBoundingClientRect(); return {x, y, width, height} }"
    )
    return found

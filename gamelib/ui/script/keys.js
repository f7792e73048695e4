// The keyboard: arrows walk over the board, through a menu and through the game, Escape closes, Enter acts, Tab stays in a sheet.

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const STEPS = { ArrowLeft: "back", ArrowRight: "on", Home: "to-start", End: "to-last" };

// Among the tools the arrows go through the game, unless something else under the fingers wants them.
function stepped(page, event) {
  const wanted = page.facts.face === "lab" && !page.regions.node("dialog")?.shown && STEPS[event.key];
  if (!wanted || event.altKey || event.ctrlKey || event.metaKey || event.target.closest?.("input, select, textarea, [data-place], .menu")) return false;
  page.box.querySelector(`[data-region=time] [data-key=${wanted}]:not(:disabled)`)?.click();
  return true;
}

// Escape closes what lies over the page, also where a click beside it has left nothing under the fingers.
function shutTop(page) {
  if (page.board.shut()) return true;
  if (!page.regions.node("dialog")?.shown) return false;
  page.connection.send({ do: "dialog", arg: "" });
  return true;
}

function listenToKeys(page) {
  document.addEventListener("keydown", event => {
    if (event.target !== document.body || page.box.parentElement?.id !== "page") return;
    if (event.key === "Escape" ? shutTop(page) : stepped(page, event)) event.preventDefault();
  });
  page.box.addEventListener("keydown", event => {
    const node = event.target, menu = page.board.menu(), inMenu = menu?.contains(node), place = node.dataset?.place !== undefined;
    const done = () => { event.preventDefault(); event.stopPropagation(); };
    if (event.key === "Escape") {
      if (shutTop(page)) return done();
    } else if (event.key === "Tab") {
      if (page.regions.turnTab(event.shiftKey)) done();
    } else if (event.key === "Enter" && node.matches("input") && node.form) {
      return done(), node.form.requestSubmit(); // JupyterLab keeps the browser from doing so itself
    } else if (inMenu && ARROWS[event.key]) {
      const other = event.key === "ArrowDown" ? node.nextElementSibling ?? menu.firstChild : node.previousElementSibling ?? menu.lastChild;
      return done(), other.focus();
    } else if (place && ARROWS[event.key]) return done(), page.board.walk(node, ARROWS[event.key]);
    else if (place && (event.key === "PageDown" || event.key === "PageUp")) return done(), page.board.jump(node, event.key === "PageDown" ? 1 : -1);
    else if (place && (event.key === "Enter" || event.key === " ")) return done(), page.board.act(node);
    else if (stepped(page, event)) done();
  });
}

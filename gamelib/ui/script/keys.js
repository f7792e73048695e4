// The keyboard: arrows walk over the board, through a menu and through the game, Escape closes, Enter acts, H hints, A asks, U takes back, R does again, ? lists the keys, Tab stays in a sheet.

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const LEAPS = { ArrowLeft: "turn-back", ArrowRight: "turn-on" };
const STEPS = { ArrowLeft: "back", ArrowRight: "on", Home: "to-start", End: "to-last" };

// Among the tools and for whoever looks back the arrows go through the game, and where a rule is shown through its steps,
// unless something else under the fingers wants them.
function stepped(page, event) {
  const { face, at, last } = page.facts, goes = face === "lab" || page.facts.stepped || (at < last && !event.shiftKey);
  const wanted = goes && !page.regions.node("dialog")?.shown && STEPS[event.key];
  if (!wanted || event.altKey || event.ctrlKey || event.metaKey || event.target.closest?.("input, select, textarea, [data-place], .menu")) return false;
  page.box.querySelector(`[data-region=time] [data-key=${wanted}]:not(:disabled, [data-restarts])`)?.click();
  return true;
}

// While one plays, Shift and an arrow go through the game turn by turn.
function leapt(page, event) {
  const wanted = page.facts.face === "play" && event.shiftKey && LEAPS[event.key];
  if (!wanted || !isOwn(page, event) || event.target.closest?.("input:not([type=number]), .menu")) return false;
  page.box.querySelector(`[data-region=time] [data-key=${wanted}]:not(:disabled)`)?.click();
  return true;
}

// Where a letter that is typed belongs to what stands there.
const TYPED = "input:not([type=number], [type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable]";

// A letter that is the page's own: not where one is wanted, and not while something lies over the page.
function isOwn(page, event) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return false;
  return !page.regions.node("dialog")?.shown && !event.target.closest?.(TYPED);
}

// H asks for a hint from wherever one is, and Enter then does it.
function hinted(page, event) {
  if (event.key.toLowerCase() !== "h" || !isOwn(page, event)) return false;
  const button = page.box.querySelector("[data-region=moves] [data-key=hint]:not(:disabled)");
  if (button) page.regions.reachHint();
  button?.click();
  return Boolean(button);
}

// A opens the field for a question, while one plays.
function questioned(page, event) {
  if (event.key.toLowerCase() !== "a" || page.facts.face !== "play" || !isOwn(page, event)) return false;
  const button = page.box.querySelector("[data-key=ask]:not(:disabled)");
  if (button) page.regions.opens(document.activeElement);
  button?.click();
  return Boolean(button);
}

const TAKEN_BACK = { u: "undo", r: "redo" };

// U takes back what was decided last, while one plays, and R does it again.
function undone(page, event) {
  const wanted = TAKEN_BACK[event.key.toLowerCase()];
  if (!wanted || page.facts.face !== "play" || !isOwn(page, event)) return false;
  const button = page.box.querySelector(`[data-region=time] [data-key=${wanted}]:not(:disabled)`);
  button?.click();
  return Boolean(button);
}

// From move to move beside the board, where one of them has the focus.
function chosen(page, event) {
  const moves = page.regions.node("moves"), by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by || page.facts.face !== "play" || event.shiftKey || !moves?.contains(event.target) || !event.target.matches("button")) return false;
  const every = [...moves.querySelectorAll("button:not(:disabled, .chip)")].filter(node => node.getClientRects().length);
  const next = every[every.indexOf(event.target) + by];
  next?.focus();
  return true;
}

// The log is one stop on the way of the tab key; from there the arrows go from rule to rule.
function leafed(page, event) {
  const log = page.regions.node("log"), by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by || !["play", "lab"].includes(page.facts.face) || event.shiftKey || !log?.contains(event.target)) return false;
  const rules = [log, ...log.querySelectorAll(".chip")].filter(node => node.getClientRects().length);
  const next = rules[rules.indexOf(event.target) + by];
  next?.focus({ preventScroll: next === log });
  return Boolean(next);
}

// ? shows what the keys do; among the tools, what those do too.
function listed(page, event) {
  const sheet = { play: "keys", lab: "help" }[page.facts.face];
  if (event.key !== "?" || !sheet || !isOwn(page, event)) return false;
  page.regions.opens(document.activeElement);
  page.connection.send({ do: "dialog", arg: sheet });
  return true;
}

// Space halts a game of bots, or lets it go on, wherever it presses no button.
function halted(page, event) {
  if (event.key !== " " || !isOwn(page, event) || event.target.closest?.("button, summary, a, input, [data-place]")) return false;
  const button = page.box.querySelector("[data-region=time] [data-key=halt]");
  button?.click();
  return Boolean(button);
}

const lettered = (page, event) => halted(page, event) || leapt(page, event) || hinted(page, event) || questioned(page, event) || undone(page, event) || listed(page, event);

const SCROLLED = { PageDown: 0.9, PageUp: -0.9, ArrowDown: 0.16, ArrowUp: -0.16 };
const LEAFED = { PageDown: "on", ArrowRight: "on", PageUp: "back", ArrowLeft: "back" };

// The game in short is read with the keys of the window, also by a presenter's remote, wherever the focus is in it; on a wall leaf by leaf.
function readOn(page, event) {
  const sheet = page.regions.node("dialog")?.querySelector(".sheet.how"), by = SCROLLED[event.key], way = LEAFED[event.key];
  if (!sheet || !(by || way)) return false;
  if (way && sheet.matches(".leafed")) sheet.querySelector(`[data-clicker=${way}]:not(:disabled)`)?.click();
  else if (by) sheet.querySelector(".inside").scrollBy({ top: by * sheet.querySelector(".inside").clientHeight });
  else return false;
  return true;
}

// Curves that are open are closed by the button that opened them.
function foldCurves(page) {
  const button = page.box.querySelector("[data-region=time] [data-key=curves][aria-expanded=true]:not(:disabled)");
  button?.click();
  return Boolean(button);
}

// Whoever looks back returns to where the game stands.
function goHome(page) {
  const button = page.facts.at < page.facts.last && !page.facts.stepped && page.box.querySelector("[data-region=moves] [data-key=to-last]");
  if (button) button.click();
  return Boolean(button);
}

// Escape closes what lies over the page, also where a click beside it has left nothing under the fingers; then a hint or a refusal,
// then curves, and then it leads back to where the game stands.
function shutTop(page) {
  if (page.board.letGo()) return true;
  const dialog = page.regions.node("dialog");
  if (dialog?.shown) {
    const { do: how, arg } = dialog.querySelector(".shut")?.dataset ?? { do: "dialog", arg: "" }; // as its cross does
    return page.connection.send({ do: how, arg }), true;
  }
  const answer = page.regions.node("answer");
  if (page.facts.face !== "play") return false;
  if (!answer?.shown) return foldCurves(page) || goHome(page);
  if (answer.contains(document.activeElement)) page.regions.leaveHint();
  page.connection.send({ do: "hush" });
  return true;
}

function listenToKeys(page) {
  document.addEventListener("keydown", event => {
    if (event.target !== document.body || page.box.parentElement?.id !== "page") return;
    if (event.key === "Escape" ? shutTop(page) : readOn(page, event) || lettered(page, event) || stepped(page, event)) event.preventDefault();
  });
  page.box.addEventListener("keydown", event => {
    const node = event.target, menu = page.board.menu(), inMenu = menu?.contains(node), place = node.dataset?.place !== undefined;
    const done = () => { event.preventDefault(); event.stopPropagation(); };
    if (event.key === "Escape") {
      if (shutTop(page)) return done();
    } else if (event.key === "Tab") {
      if (inMenu) page.board.shut(); // what comes after the menu comes after the place that opened it
      else if (page.regions.turnTab(event.shiftKey)) done();
    } else if (event.key === "Enter" && node.matches("input") && node.form) {
      return done(), node.form.requestSubmit(); // JupyterLab keeps the browser from doing so itself
    } else if (inMenu && ARROWS[event.key]) {
      const other = event.key === "ArrowDown" ? node.nextElementSibling ?? menu.firstChild : node.previousElementSibling ?? menu.lastChild;
      return done(), other.focus();
    } else if (place && ARROWS[event.key]) return done(), page.board.walk(node, ARROWS[event.key]);
    else if (place && (event.key === "PageDown" || event.key === "PageUp")) return done(), page.board.jump(node, event.key === "PageDown" ? 1 : -1);
    else if (place && (event.key === "Enter" || event.key === " ")) return done(), page.board.act(node, undefined, { isListed: true });
    else if (node.dataset?.turns && (event.key === "Enter" || event.key === " ")) return done(), page.connection.send({ do: "turn-board", arg: node.dataset.turns });
    else if (readOn(page, event) || lettered(page, event) || leafed(page, event) || chosen(page, event) || stepped(page, event)) done();
  });
}

// Regions: each is filled with what it shall show, and keeps focus and scrolling where they are.

// What a player decides, before anything that helps with it.
const OWN = ":is(.deeds, .kinds, .cover, .paused) :is(button:not([data-here], .chip), input, select):not(:disabled), .foot > .deed, [data-key=to-last].deed";

const WRITTEN = "input:not([type=radio], [type=checkbox], [type=range], [type=file]), textarea";

function regionsOf(page) {
  const { box } = page, coarse = window.matchMedia?.("(pointer: coarse)");
  let nodes = {}, opener = null, left = null, asker = null, keyed = false, owed = false, at = null, fresh = false, brings = false, replaced = -Infinity;

  function find() {
    nodes = Object.fromEntries([...box.querySelectorAll("[data-region]")].map(node => [node.dataset.region, node]));
  }

  function show(name) {
    const node = nodes[name], html = page.connection.get(name) ?? "";
    if (!node || (node.shown === html && !(name === "board" && page.board.isStale()))) return;
    const isUnfolded = name === "curves" && node.shown === "" && html && page.sheet.isWanted();
    node.shown = html;
    const active = box.contains(document.activeElement) && node.contains(document.activeElement) ? document.activeElement : null;
    const was = active && key(active);
    if (name === "curves") {
      node.innerHTML = html;
      box.classList.toggle("curved", Boolean(html));
    }
    else if (name === "log") page.log.show(html);
    else if (name === "board") page.board.show(html);
    else children(node, page.ready.take(html) ?? parsed(html));
    if (isUnfolded) page.sheet.reach(node);
    if (name === "dialog") showDialog(html);
    if (name === "answer") fresh = Boolean(html);
    if (active && !node.contains(document.activeElement) && !(name === "dialog" && document.activeElement === opener)) refocus(name, was);
  }

  function refocus(name, was) {
    const controls = [...nodes[name].querySelectorAll("[data-place], button, select, input")];
    const next = controls.find(node => key(node) === was && !node.disabled);
    if (next) return void next.focus({ preventScroll: true });
    owed = true;
    if (name === "moves" && page.connection.isByItself()) replaced = performance.now();
    decide();
  }

  // Whether a key that was meant for a card which has just been replaced by itself would decide on the next one.
  const isMeantForLast = event => isTooSoon(replaced, performance.now()) && !event.detail && nodes.moves?.contains(event.target);

  // A field that is focused by itself would open the keyboard of a telephone over the table.
  const opensKeyboard = node => Boolean(coarse?.matches) && !keyed && node.matches(WRITTEN);

  // The focus goes to the player's own decision; while others decide it waits at the card where that will stand.
  function decide() {
    if (!nodes.moves || nodes.dialog?.shown) return;
    const all = [...nodes.moves.querySelectorAll(OWN)].filter(node => !node.closest("details:not([open])"));
    const shown = all.find(node => !node.closest(".trade")) ?? all[0]; // a key that is pressed once too often buys nothing
    const own = shown ?? (nodes.moves.querySelector(".ringed") && page.board.entry()); // what is chosen on the board only is chosen there
    const next = own && !opensKeyboard(own) ? own : nodes.moves;
    if (next === nodes.moves) nodes.moves.setAttribute("tabindex", "-1");
    brings = true;
    next.focus({ preventScroll: true });
    brings = false;
    if (box.clientWidth > BESIDE && next !== nodes.moves && nodes.moves.contains(next)) next.scrollIntoView({ block: "nearest" });
    owed = !own;
  }

  // After every painting: a step that was made with the keyboard is followed by the next decision.
  function settle() {
    const active = document.activeElement, isAside = page.facts.at !== at && nodes.moves?.contains(active) && !active.matches(OWN);
    const lost = active === document.body || active === nodes.moves || isAside; // a way to a question stands on every card
    if (keyed && page.facts.at !== at) owed = true;
    page.sheet.fit();
    if (fresh && page.facts.at === at && (page.facts.face === "play" || page.facts.face === "learn")) showAnswer();
    else page.sheet.follow();
    if (fresh && keyed && page.facts.face === "play") reachHint();
    fresh = false;
    at = page.facts.at;
    raise();
    if (!owed || !keyed) return;
    if (lost || (active?.dataset?.place !== undefined && !active.classList.contains("can"))) decide();
    else if (active?.dataset?.place !== undefined) owed = false;
  }

  // An answer is in view, and where it lies over the board so is the place that was asked about, above it.
  function showAnswer() {
    if (page.sheet.answered(nodes.answer.querySelector(".hint-told") ? null : page.board.asked())) return;
    const answered = page.facts.face === "learn" && nodes.moves.querySelector(".answered")?.previousElementSibling;
    if (answered) answered.scrollIntoView({ block: "start" }); // the question with its choices, and the answer below them
    else (page.facts.face === "learn" ? nodes.answer.firstElementChild : nodes.answer).scrollIntoView({ block: "nearest" });
  }

  // A hint that is asked for with the keyboard is done with Enter; whoever closes it is back where they asked.
  function reachHint() {
    const go = nodes.answer?.querySelector("[data-key=do-hinted], [data-key=do-tapped]"), active = document.activeElement;
    keyed = true;
    if (!go || active === go) return;
    asker = active === document.body ? null : active;
    go.focus({ preventScroll: true });
  }

  function leaveHint() {
    const back = asker?.isConnected && !asker.disabled ? asker : nodes.moves?.querySelector("[data-key=hint]"); // no choice is ringed that nobody made
    back?.focus({ preventScroll: true });
  }

  box.addEventListener("keydown", event => {
    keyed = true;
    if (event.key !== "Enter" && event.key !== " ") owed = false;
  }, true);
  box.addEventListener("pointerdown", () => { keyed = owed = false; }, true);

  // A dialog is raised above everything, so that it is centred in the window and nothing cuts it off.
  function raise() {
    const node = nodes.dialog;
    if (!node?.showPopover || node.matches(":popover-open") === Boolean(node.shown)) return;
    node.popover = "manual";
    if (node.shown) node.showPopover();
    else node.hidePopover();
  }

  // What lies under a sheet that darkens the page can neither be clicked nor reached with Tab while that sheet is open.
  function hold() {
    const modal = Boolean(nodes.dialog?.querySelector("[aria-modal]"));
    for (const node of nodes.dialog?.parentElement.children ?? []) {
      if (node !== nodes.dialog && !node.matches(".live, .lost")) node.toggleAttribute("inert", modal);
    }
  }

  const tabbed = node => !node.disabled && node.tabIndex >= 0 && node.getClientRects().length && (node.type !== "radio" || node.checked);

  // Tab goes round inside the sheet that is open: behind its last control comes its first.
  function turnTab(back) {
    const inside = nodes.dialog?.shown ? [...nodes.dialog.querySelectorAll("button, input, select, textarea, a[href], summary")].filter(tabbed) : [];
    const edge = inside.at(back ? 0 : -1), active = document.activeElement;
    if (!edge || (active !== edge && nodes.dialog.contains(active))) return false;
    inside.at(back ? -1 : 0).focus();
    return true;
  }

  // Where the focus goes in a sheet that opens: a field before any button, lest a blank that is typed press ✕.
  function first(sheet) {
    const asks = sheet.querySelector(".sheet.question"); // whoever asks means to write
    const fields = [...sheet.querySelectorAll("input, textarea, select")].filter(node => tabbed(node) && (asks || !opensKeyboard(node)));
    return sheet.querySelector("[data-first]") ?? fields[0] ?? sheet.querySelector("button");
  }

  function showDialog(html) {
    raise();
    hold();
    if (!html) return void (left = null, opener?.isConnected && opener.focus({ preventScroll: true }));
    if (goBack()) return;
    const text = nodes.dialog.querySelector("textarea[data-line]");
    if (text) return showLine(text, Number(text.dataset.line));
    nodes.dialog.querySelector(".fact.wrong")?.scrollIntoView({ block: "nearest" });
    if (nodes.dialog.contains(document.activeElement)) return;
    first(nodes.dialog)?.focus({ preventScroll: true });
  }

  // What opens a sheet gets the focus back; out of a menu that closes with it, the button that opens the menu. Within a sheet
  // it is remembered with how far one had read, for the way back to that sheet.
  function opens(node) {
    const scrolled = nodes.dialog?.contains(node) ? node.closest(".inside") : null, menu = node.closest?.("[popover].ways");
    if (scrolled) left = { key: key(node), top: scrolled.scrollTop };
    else if (!nodes.dialog?.contains(node)) opener = (menu && box.querySelector(`[popovertarget="${menu.id}"]`)) ?? node;
  }

  function goBack() {
    const again = left && [...nodes.dialog.querySelectorAll(".inside button")].find(node => key(node) === left.key);
    if (!again) return false;
    again.closest(".inside").scrollTop = left.top;
    again.focus({ preventScroll: true });
    left = null;
    return true;
  }

  function showLine(text, line) {
    const lines = text.value.split("\n"), start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    text.focus({ preventScroll: true });
    text.setSelectionRange(start, start + (lines[line - 1] ?? "").length);
    text.scrollTop = (text.scrollHeight / lines.length) * Math.max(0, line - 4);
  }

  return { find, settle, show, turnTab, reachHint, leaveHint, isMeantForLast, isBringing: () => brings, node: name => nodes[name], names: () => Object.keys(nodes), opens };
}

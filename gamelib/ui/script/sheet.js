// On a phone what is asked lies on a sheet over the lower part of the board: it can be folded, and what it is about is kept in
// sight above it. A finger that misses a small place by a little still means it.

const BRIM = 8, PULL = 24, MISS = 20, SLIP = 5;

// By how far to scroll, within limits, so that most of these boxes lie between the top and the sheet, those of an earlier rank
// before those of a later one; of several ways the one nearest to the beginning, so that like decisions are always seen alike.
function shiftFor(ranks, room, least, most) {
  const within = (some, by) => some.filter(({ top, bottom }) => top - by >= 0 && bottom - by <= room).length;
  const seen = by => ranks.reduce((sum, some) => sum * (some.length + 1) + within(some, by), 0);
  const ways = ranks.flat().flatMap(({ top, bottom }) => [bottom + BRIM - room, top - BRIM]);
  const sorted = ways.map(by => Math.min(Math.max(by, least), most)).sort((a, b) => a - b);
  return sorted.reduce((best, by) => (seen(by) > seen(best) ? by : best), Math.min(least, most));
}

// Which of these boxes is nearest to a point, if any is near enough; -1 if none is.
function nearestTo(x, y, boxes, reach = MISS) {
  const far = ({ left, top, right, bottom }) => Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  const least = Math.min(...boxes.map(far));
  return least <= reach ? boxes.findIndex(one => far(one) === least) : -1;
}

// Which of these boxes a finger meant that met the brim of another one beside them; -1 well inside that one.
function slippedTo(x, y, met, boxes) {
  return nearestTo(x, y, boxes, Math.min(SLIP, (met.right - met.left) / 5, (met.bottom - met.top) / 5));
}

function sheetOf(page) {
  const { box } = page, narrow = window.matchMedia?.("(max-width: 760px)"), coarse = window.matchMedia?.("(pointer: coarse)");
  const calm = window.matchMedia?.("(prefers-reduced-motion: reduce)"), tops = "[data-here=fold], .words > [data-region=moves] > h3";
  let followed = null, pulled = null, wanted = false;

  const all = selector => [...box.querySelectorAll(`[data-region=board] ${selector}`)];
  const told = () => box.querySelector(".words, .told");
  const lying = () => {
    const sheet = narrow?.matches ? told() : null;
    return sheet && getComputedStyle(sheet).position === "sticky" ? sheet : null;
  };

  function fold(folded) {
    const sheet = told();
    sheet?.classList.toggle("folded", folded);
    sheet?.querySelector("[data-here=fold]")?.setAttribute("aria-expanded", !folded);
  }

  const toggle = () => fold(!told()?.classList.contains("folded"));

  function keep(sheet, ranks, least = -window.scrollY) {
    const roof = page.tabs.roof(), room = sheet.getBoundingClientRect().top - 2 - roof, end = document.documentElement.scrollHeight - window.innerHeight;
    const lowered = node => { const { top, bottom } = node.getBoundingClientRect(); return { top: top - roof, bottom: bottom - roof }; };
    const boxes = ranks.map(some => some.map(lowered));
    const by = shiftFor(boxes, room, least, end - window.scrollY);
    if (Math.abs(by) >= 1) window.scrollTo({ top: window.scrollY + by, behavior: calm?.matches ? "instant" : "smooth" });
  }

  // Whether the board is drawn for a phone by now.
  const isDrawn = () => box.querySelector("[data-region=board] > svg")?.viewBox.baseVal.width < NARROW;

  // What is shown: a place of the game, or a scene of a lesson; and how the board is drawn.
  const shown = () => `${page.facts.at ?? box.querySelector("[aria-current=step]")?.dataset.arg} ${box.style.getPropertyValue("--aspect")}`;

  // Beside the board, too, a new decision is read from its beginning.
  function rewind() {
    const key = shown(), words = told();
    if (key !== followed && words) words.scrollTop = 0;
    followed = key;
  }

  // The end of a game is read from its first word, wherever the board was scrolled to.
  function celebrate() {
    const key = shown(), isNew = key !== followed;
    followed = key;
    if (isNew && told()?.getBoundingClientRect().top < 0) told().scrollIntoView({ block: "start", behavior: "instant" });
  }

  // Where a rule is shown, the places of the step: whoever made it may have a small seat by then.
  const moved = () => (page.facts.stepped ? page.facts.went ?? [] : []).map(page.board.named).filter(Boolean);

  // A new decision is read from its beginning, with the places it is about in sight; a new scene with the board at the top.
  function follow() {
    if (!narrow?.matches) return void (page.facts.face === "play" && rewind());
    if (page.facts.ended && page.facts.face === "play") return celebrate();
    const key = shown(), before = followed, sheet = key === before || !isDrawn() ? null : lying();
    if (!sheet) return;
    followed = key;
    sheet.scrollTop = 0;
    const ranks = [moved(), all(".about"), all("[data-place].can"), all(".beside")], isScene = page.facts.at === undefined;
    if (isScene && before) keep(sheet, ranks, page.regions.node("board").getBoundingClientRect().top - BRIM / 2);
    else if (!isScene && (ranks[2].length || !page.facts.auto || page.facts.stepped)) keep(sheet, ranks); // a lesson that opens is seen from its head on
  }

  // An answer unfolds the sheet; the place that was asked about is in sight, or what a hint shows.
  function answered(place) {
    const sheet = lying();
    if (!sheet) return;
    fold(false);
    sheet.scrollTop = 0;
    const about = place ? [place] : all(".marks .instead"), low = sheet.getBoundingClientRect().top;
    const isSeen = ({ top, bottom }) => top >= page.tabs.roof() && bottom <= low;
    if (!about.every(node => isSeen(node.getBoundingClientRect()))) keep(sheet, [about]);
  }

  // What was unfolded below the board is scrolled to: it lies out of sight.
  const reach = node => narrow?.matches && node.scrollIntoView({ block: "end", behavior: calm?.matches ? "instant" : "smooth" });

  // Curves that are shown but out of sight, as at the end of a game, are gone to; folded they are only where one sees them.
  function findCurves(button) {
    const node = page.regions.node("curves"), { top, bottom } = node.getBoundingClientRect();
    wanted = true;
    if (!narrow?.matches || button.getAttribute("aria-expanded") !== "true" || (top < window.innerHeight && bottom > 0)) return false;
    reach(node);
    return true;
  }

  // Whether the curves that come now were asked for; at the end they come by themselves.
  function isWanted() {
    const was = wanted;
    wanted = false;
    return was || !page.facts.ended;
  }

  // The place that a finger meant which met none, or a mouse on a map: between a town and its name, or beside it.
  function meant(event) {
    const board = coarse?.matches || event.target.closest?.("[data-ground]") ? event.target.closest?.("[data-region=board]") : null;
    const places = board ? [...board.querySelectorAll("[data-place]")] : [];
    return places[nearestTo(event.clientX, event.clientY, places.map(one => one.getBoundingClientRect()))];
  }

  // The place like it, where something can be done, that a finger meant which met a place where nothing can be done.
  function besides(event, met) {
    const place = met?.dataset.place, kind = place?.split("/")[0], isIdle = place !== undefined && !met.classList.contains("can");
    if (!isIdle || !coarse?.matches || page.facts.face !== "play" || !met.closest("[data-region=board]")) return met;
    const open = all("[data-place].can").filter(one => one.dataset.place.split("/")[0] === kind), frame = one => one.getBoundingClientRect();
    return open[slippedTo(event.clientX, event.clientY, frame(met), open.map(frame))] ?? met;
  }

  // How something is counted is unfolded to be read: it comes into sight.
  box.addEventListener("toggle", event => { if (event.target.open && event.target.matches(".counted")) event.target.scrollIntoView({ block: "nearest" }); }, true);

  box.addEventListener("pointerdown", event => { pulled = event.target.closest?.(tops) && lying() ? event.clientY : null; });
  box.addEventListener("pointerup", event => {
    if (pulled !== null && Math.abs(event.clientY - pulled) >= PULL) fold(event.clientY > pulled);
    pulled = null;
  });
  box.addEventListener("click", event => {
    if (event.target.closest?.(tops)?.matches("h3") && lying()) toggle();
  });

  return { answered, besides, findCurves, follow, forget: () => { followed = null; }, isWanted, meant, reach, toggle };
}

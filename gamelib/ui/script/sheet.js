// On a phone what is asked lies on a sheet over the lower part of the board: it can be folded, and what it is about is kept in
// sight above it. A finger that misses a small place by a little still means it.

const SEAM = 40, BRIM = 8, PULL = 24, MISS = 20, SLIP = 5, GROWS = 56, LINES = 64, NIP = 2;
const ROWS = "h3, .asked, .deed, .stepper, .times, summary, .needs li, .opened, .befell, .many > p, .ask :is(p, button), .helps button, [data-region=log] :is(h4, p)";

// By how far to scroll, within limits, so that most of these boxes lie between the top and the sheet, those of an earlier rank
// before those of a later one; not at all if that is as good (unless it shall begin elsewhere), else as near to the beginning as can be.
// It never ends where a head above them is half in sight.
function shiftFor(ranks, room, least, most, first = 0, head = least) {
  const within = (some, by) => some.filter(({ top, bottom }) => top - by >= 0 && bottom - by <= room).length;
  const seen = by => ranks.reduce((sum, some) => sum * (some.length + 1) + within(some, by), 0);
  const ways = ranks.flat().flatMap(({ top, bottom }) => [bottom + BRIM - room, top - BRIM]);
  const whole = by => (by > least + BRIM && by < head ? head : by);
  const sorted = ways.map(by => Math.min(whole(Math.max(by, least)), most)).sort((a, b) => a - b);
  return sorted.reduce((best, by) => (seen(by) > seen(best) ? by : best), Math.min(Math.max(first, least), most));
}

// The height nearest to the one wanted, rather higher, at which a sheet ends between two rows: its foot may stick to that end.
function restAt(rows, foot, wanted, most) {
  const end = high => (foot && foot.top > high - foot.height ? high - foot.height : high);
  const isWhole = high => !rows.some(({ top, bottom }) => top < end(high) - NIP && bottom > end(high) + NIP);
  const tries = rows.flatMap(({ top, bottom }) => [top, bottom]).flatMap(at => [at, at + (foot?.height ?? 0)]).sort((a, b) => a - b);
  const higher = tries.filter(at => at > wanted && at <= most), lower = tries.filter(at => at < wanted).reverse();
  return [wanted, ...higher, ...lower].find(isWhole) ?? wanted;
}

// A long text is as many rows as it has lines.
function linesOf({ top, bottom }, line) {
  const many = bottom - top > LINES && line > 0 ? Math.round((bottom - top) / line) : 1, each = (bottom - top) / many;
  return Array.from({ length: many }, (_, at) => ({ top: top + at * each, bottom: top + (at + 1) * each }));
}

// Whether something is drawn: not in what is folded.
const isShown = node => node.offsetHeight > 0 && node.checkVisibility?.() !== false;

// Which of these boxes is nearest to a point, if any is near enough; -1 if none is.
function nearestTo(x, y, boxes, reach = MISS) {
  const far = ({ left, top, right, bottom }) => Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  const least = Math.min(...boxes.map(far));
  return least <= reach ? boxes.findIndex(one => far(one) === least) : -1;
}

// Whether most of what lies between two heights is within the window.
const isSeen = (top, bottom, high) => Math.min(bottom, high) - Math.max(top, 0) >= 0.6 * Math.min(bottom - top, high);

// Which of these boxes a finger meant that met the brim of another one beside them; -1 well inside that one.
function slippedTo(x, y, met, boxes) {
  return nearestTo(x, y, boxes, Math.min(SLIP, (met.right - met.left) / 5, (met.bottom - met.top) / 5));
}

function sheetOf(page) {
  const { box } = page, narrow = window.matchMedia?.("(max-width: 760px)"), coarse = window.matchMedia?.("(pointer: coarse)");
  const calm = window.matchMedia?.("(prefers-reduced-motion: reduce)"), tops = "[data-here=fold], .words > [data-region=moves] > h3";
  let followed = null, fitted = null, pulled = null, wanted = false;

  const all = selector => [...box.querySelectorAll(`[data-region=board] ${selector}`)];
  const told = () => box.querySelector(".words, .told");
  const lying = () => {
    const sheet = narrow?.matches ? told() : null;
    return sheet && getComputedStyle(sheet).position === "sticky" ? sheet : null;
  };

  function fold(folded) {
    const sheet = told();
    sheet?.classList.toggle("folded", folded);
    if (folded && sheet) sheet.scrollTop = 0; // its first line is all that is left of it
    sheet?.querySelector("[data-here=fold]")?.setAttribute("aria-expanded", !folded);
  }

  const toggle = () => fold(!told()?.classList.contains("folded"));

  // A sheet that lies over the board ends where no row is cut through, as soon as it shows something else.
  function fit() {
    const sheet = page.facts.face === "play" ? lying() : null, said = page.regions.node("answer");
    const key = sheet && `${shown()} ${page.facts.auto} ${sheet.clientWidth} ${window.innerHeight} ${said?.textContent}`;
    if (key === fitted) return;
    fitted = key;
    if (!sheet) return;
    sheet.style.setProperty("--told", `${(said?.offsetHeight ?? 0) + (sheet.querySelector(".tells")?.offsetHeight ?? 0) + SEAM}px`); // an answer is as high as it needs
    sheet.style.removeProperty("--rest");
    sheet.classList.remove("more");
    const high = parseFloat(getComputedStyle(sheet).maxHeight), isWhole = !sheet.querySelector(".hint-told") || said.offsetHeight + SEAM <= high;
    const isOwn = !page.facts.auto && !page.facts.stepped && isWhole && sheet.scrollHeight > high; // in a hint that is longer its way stays in sight
    const rest = () => isOwn && sheet.style.setProperty("--rest", `${restAt(...rowsOf(sheet), high, high + GROWS)}px`);
    rest();
    sign();
    if (sheet.classList.contains("more")) rest(); // the sign has a line of its own
  }

  // Whether moves lie below the foot of the sheet.
  function sign() {
    const sheet = page.facts.face === "play" ? lying() : null, foot = sheet?.querySelector("[data-region=moves] > .foot");
    if (!foot) return;
    const end = foot.getBoundingClientRect().top, all = [...sheet.querySelectorAll("[data-region=moves] .deed")];
    sheet.classList.toggle("more", getComputedStyle(foot).position === "sticky" && all.some(node => isShown(node) && !foot.contains(node) && node.getBoundingClientRect().bottom > end + BRIM));
  }

  // The rows of a sheet from its upper end, and the foot that sticks to its lower end.
  function rowsOf(sheet) {
    const zero = sheet.getBoundingClientRect().top - sheet.scrollTop, foot = sheet.querySelector("[data-region=moves] > .foot");
    const placed = node => { const { top, bottom } = node.getBoundingClientRect(); return { top: top - zero, bottom: bottom - zero }; };
    const sticks = foot && getComputedStyle(foot).position === "sticky", rows = [...sheet.querySelectorAll(ROWS)].filter(node => isShown(node) && !(sticks && foot.contains(node)));
    const lines = rows.flatMap(node => linesOf(placed(node), node.matches("button") ? 0 : parseFloat(getComputedStyle(node).lineHeight)));
    return [lines, sticks ? { top: placed(foot.previousElementSibling ?? foot).bottom + BRIM, height: foot.offsetHeight } : null];
  }

  // Where the sheet lies while the board is in sight: whoever has read on to the end has shifted it up.
  const resting = sheet => window.innerHeight - (parseFloat(getComputedStyle(sheet).bottom) || 0) - sheet.offsetHeight;

  function keep(sheet, ranks, least = -window.scrollY, first = 0) {
    const head = page.facts.face === "play" ? page.regions.node("head").getBoundingClientRect().bottom : least;
    const roof = page.tabs.roof(), room = resting(sheet) - 2 - roof, end = document.documentElement.scrollHeight - window.innerHeight;
    const lowered = node => { const { top, bottom } = node.getBoundingClientRect(); return { top: top - roof, bottom: bottom - roof }; };
    const boxes = ranks.map(some => some.map(lowered));
    const by = shiftFor(boxes, room, least, end - window.scrollY, first, head);
    if (Math.abs(by) >= BRIM) window.scrollTo({ top: window.scrollY + by, behavior: calm?.matches ? "instant" : "smooth" });
  }

  // Whether the board is drawn for a phone by now.
  const isDrawn = () => box.querySelector("[data-region=board] > svg")?.viewBox.baseVal.width < NARROW;

  // What is shown: a place of the game, or a scene of a lesson; and how the board is drawn.
  const shown = () => `${page.facts.at ?? box.querySelector("[aria-current=step]")?.dataset.arg} ${box.style.getPropertyValue("--aspect")}`;

  // Beside the board, too, a new decision and a new exercise are read from their beginning.
  function rewind() {
    const key = shown(), words = page.facts.face === "learn" ? box.querySelector(".read") : told();
    if (key !== followed && words) words.scrollTop = 0;
    followed = key;
  }

  // The end of a game is read from its first word, wherever the board was scrolled to.
  function celebrate() {
    const key = shown(), isNew = key !== followed;
    followed = key;
    if (isNew && told()?.getBoundingClientRect().top < 0) told().scrollIntoView({ block: "start", behavior: "instant" });
  }

  // Where a rule is shown, the places of the step: whoever made it may have a small seat by then; and those that one looks back at; where it ended comes first.
  const moved = () => [...(page.facts.stepped ? page.facts.went ?? [] : []).toReversed(), ...(page.facts.moved ?? [])].map(page.board.named).filter(Boolean);

  // A new decision is read from its beginning, with the places it is about in sight, at the top of the page if they are there; a new scene with the board at the top.
  function follow() {
    if (!narrow?.matches) return void (["play", "learn"].includes(page.facts.face) && rewind());
    if (page.facts.ended && page.facts.face === "play") return celebrate();
    const key = shown(), before = followed, sheet = key === before || !isDrawn() ? null : lying();
    if (!sheet) return;
    followed = key;
    sheet.scrollTop = 0;
    const way = moved(), isScene = page.facts.at === undefined, start = -window.scrollY;
    const ranks = [way.slice(0, 1), way.slice(1), all(".about"), all("[data-place].can"), all(".beside")]; // where it ended matters most
    const top = page.regions.node("board").getBoundingClientRect().top - BRIM / 2;
    if (isScene && before) keep(sheet, ranks, top, top);
    else if (!isScene && (ranks[0].length || ranks[3].length || !page.facts.auto || page.facts.stepped)) keep(sheet, ranks, start, start); // a lesson that opens is seen from its head on
  }

  // What an answer speaks of: the place that was asked about, or what a hint shows; in a lesson what is marked, the dice that
  // fell, and from where to where a piece went.
  function spokenOf(place) {
    if (page.facts.face !== "learn") return [place ? [place] : all(".marks .instead")];
    const { went = [], fell = "" } = page.facts;
    return [all(".marks > *"), all(`[data-falls~="${CSS.escape(fell)}"]`), went.map(page.board.named).filter(Boolean)];
  }

  // An answer unfolds the sheet and is read from its beginning. The board stays where it is unless something that it speaks of is
  // hidden, or all of a way. False where nothing lies over the board.
  function answered(place) {
    const sheet = lying();
    if (!narrow?.matches) followed = shown(); // it is read where it stands
    if (!sheet) return false;
    fold(false);
    sheet.scrollTop = 0;
    const ranks = spokenOf(place), low = sheet.getBoundingClientRect().top, [marked, dice = [], way = []] = ranks;
    const isInSight = node => { const { top, bottom } = node.getBoundingClientRect(); return top >= page.tabs.roof() && bottom <= low; };
    if (![...marked, ...dice].every(isInSight) || (way.length && !way.some(isInSight))) keep(sheet, ranks);
    return true;
  }

  // What was unfolded below the board is scrolled to: it lies out of sight.
  const reach = node => node.getBoundingClientRect().bottom > window.innerHeight && node.scrollIntoView({ block: "end", behavior: calm?.matches ? "instant" : "smooth" });

  // At the end of a game curves that are shown but out of sight are gone to; while it goes on they are closed wherever they are.
  function findCurves(button) {
    const node = page.regions.node("curves"), { top, bottom } = node.getBoundingClientRect();
    wanted = true;
    if (!page.facts.ended || button.getAttribute("aria-expanded") !== "true" || isSeen(top, bottom, window.innerHeight)) return false;
    reach(node);
    return true;
  }

  // Whether the curves that come now were asked for; at the end they come by themselves.
  function isWanted() {
    const was = wanted;
    wanted = false;
    return was || !page.facts.ended;
  }

  // The place that a finger meant which met none, or a mouse on a map: between a town and its name, or beside it; or a mouse that
  // met the line between the squares of a seat.
  function meant(event) {
    const seat = event.target.closest?.("[data-shows^='seat/']"), isNear = coarse?.matches || seat || event.target.closest?.("[data-ground]");
    const board = isNear ? event.target.closest?.("[data-region=board]") : null, places = board ? [...board.querySelectorAll("[data-place]")] : [];
    return places[nearestTo(event.clientX, event.clientY, places.map(one => one.getBoundingClientRect()), seat && !coarse?.matches ? SLIP : MISS)];
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

  box.addEventListener("scroll", event => { if (event.target === told()) sign(); }, true);
  box.addEventListener("pointerdown", event => { pulled = event.target.closest?.(tops) && lying() ? event.clientY : null; });
  box.addEventListener("pointerup", event => {
    if (pulled !== null && Math.abs(event.clientY - pulled) >= PULL) fold(event.clientY > pulled);
    pulled = null;
  });
  box.addEventListener("click", event => {
    if (event.target.closest?.(tops)?.matches("h3") && lying()) toggle();
  });

  return { answered, besides, findCurves, fit, follow, forget: () => { followed = null; }, isWanted, meant, reach, toggle };
}

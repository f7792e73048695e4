// What the window tells the page: how wide it is, and which face somebody chose last.

const NARROW = 620, FACE = "gamelib-face";
const ROOM = { across: 0.64, above: 190, low: 790, aboveLow: 156, curves: 178, width: 900, height: 690, least: 0.88 };
// What a board for a small window needs so that its smallest letter can be read, and what stands beside, below and above it.
const SMALLEST = { width: 820, height: 382, beside: 440, aside: 8, around: 132 };

// For which screen the board is drawn: on one that is too low or too narrow its letters would shrink below what can be read,
// and on a low one they do so where curves stand below the board.
function screenFor(width, height) {
  if (!width) return "wide";
  if (width < NARROW) return "phone";
  const above = height > ROOM.low ? ROOM.above : ROOM.aboveLow; // there all but the board gives way to it
  const scale = below => Math.min((width * ROOM.across) / ROOM.width, (height - above - below) / ROOM.height);
  if (scale(0) < ROOM.least) return isSmallest(width, height) ? "smallest" : "small";
  return scale(ROOM.curves) < ROOM.least ? "low" : "wide";
}

// Whether even a board for a small window needs its largest letters; on a phone on its side everything else stands beside it.
function isSmallest(width, height) {
  const above = height > SMALLEST.beside ? SMALLEST.around : SMALLEST.aside;
  return width < SMALLEST.width || height - above < SMALLEST.height;
}

function remembered() {
  try {
    return localStorage.getItem(FACE);
  } catch {
    return null; // a page may be forbidden to remember
  }
}

function remember(face) {
  try {
    localStorage.setItem(FACE, face);
  } catch {
    // then it is asked anew each time
  }
}

function watchWindow(page) {
  let width = null;
  const told = () => {
    const now = screenFor(page.box.clientWidth, window.innerHeight);
    if (now === width || (width === null && now === (page.facts.window ?? "wide"))) return void (width = now);
    width = now;
    page.connection.queue({ do: "width", arg: now });
  };
  new ResizeObserver(told).observe(page.box);
  window.addEventListener("resize", told);
  page.box.addEventListener("click", event => {
    const node = event.target.closest("[data-do=face]");
    if (node) remember(node.dataset.arg);
  });
  return { again: () => { width = null; told(); } };
}

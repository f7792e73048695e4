// For a projector: letters as large as the column beside the board has room for, and never too small for the last row.

const LETTERS = { least: 16, most: 0.052, top: 40 }, TIGHT = ["tight", "tighter", "tightest", "shortest"];
const WALL = { good: 0.0235, most: 0.034, wanted: 0.3, told: 0.74, rolled: 0.6 };
// How it stands; room and amounts; what is asked; the long way to a rule; beside an answer what happened; at last the moves scroll.
const GIVES_WAY = ["brief", "dense", "terse", "curt", "alone", "rolled"], AFTER_LETTERS = GIVES_WAY.indexOf("alone");

// The largest whole number from low to high that fits; the lowest where none does.
function largestThatFits(low, high, fits) {
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

// How many things give way, and how large the letters are: as little as is needed for letters of a good size, then smaller ones.
function fitted(least, good, most, fits) {
  for (let step = 0; step <= AFTER_LETTERS; step += 1) {
    const high = Math.max(good, step < 2 ? most : Math.round((good + most) / 2)); // what gave way is no room for huge letters
    if (fits(good, step)) return [largestThatFits(good, high, size => fits(size, step)), step];
  }
  for (let step = AFTER_LETTERS; step < GIVES_WAY.length; step += 1) {
    const size = largestThatFits(least, good, size => fits(size, step));
    if (fits(size, step)) return [size, step];
  }
  return [least, GIVES_WAY.length];
}

// At a table what happened last is always seen with its clause, and whose turn it is; all else gives way to them.
// Only an answer takes the room of what happened where a move could not be reached beside it: one asks, reads, and moves.
function fitTable(page, words) {
  const { moves, answer, log } = Object.fromEntries(["moves", "answer", "log"].map(name => [name, page.regions.node(name)]));
  const key = [window.innerWidth, words.clientHeight, page.facts.at, moves.shown, answer.shown, log.shown].join("|");
  if (words.fitted === key) return;
  words.fitted = key;
  const items = [...log.querySelectorAll("li:not([data-since])")], told = items.find(item => item.querySelector("p"));
  unhide(log);
  const set = (size, step) => {
    words.style.setProperty("--letters", `${size}px`);
    GIVES_WAY.forEach((name, i) => words.classList.toggle(name, i < step && (name !== "alone" || Boolean(answer.shown))));
    const high = words.clientHeight, least = step ? 0 : high * WALL.wanted;
    const most = words.classList.contains("alone") ? 0 : high * (words.classList.contains("rolled") ? WALL.rolled : WALL.told);
    const room = told ? told.offsetTop + told.offsetHeight + log.offsetHeight - log.clientHeight + 4 : 0;
    words.style.setProperty("--told", `${Math.min(Math.max(room, least), most)}px`);
  };
  const fits = (size, step) => {
    set(size, step);
    return words.scrollHeight <= words.clientHeight;
  };
  const share = part => Math.max(LETTERS.least, Math.min(LETTERS.top, Math.round(window.innerHeight * part)));
  set(...fitted(LETTERS.least, share(WALL.good), share(WALL.most), fits));
  if (told) foldTold(page, log, told);
  const isAlone = words.classList.contains("alone"), foot = log.clientHeight, later = items.slice(items.indexOf(told) + !isAlone);
  const over = later.flatMap(item => [...item.querySelectorAll("p")]).filter(line => line.offsetTop + line.offsetHeight > foot);
  for (const line of over) line.hidden = true; // none is cut in two
  for (const item of later) item.hidden = ![...item.querySelectorAll("p")].some(line => !line.hidden);
  log.hidden = isAlone && items.every(item => item.hidden);
}

// A move that caused more than there is room for: what it did first is read, and a button tells the rest.
function foldTold(page, log, told) {
  const lines = [...told.querySelectorAll("p")], fits = () => told.offsetTop + told.offsetHeight <= log.clientHeight;
  if (lines.length < 2 || fits()) return;
  const more = document.createElement("button");
  more.className = "more-told";
  more.dataset.here = "tellAll";
  lines[0].parentElement.append(more);
  for (let kept = lines.length - 1; kept > 0; kept -= 1) {
    lines[kept].hidden = true;
    more.textContent = page.facts.words["and-more"].replace("#", lines.length - kept);
    if (fits()) return;
  }
}

function unhide(node) {
  node.hidden = false;
  for (const more of node.querySelectorAll(".more-told")) more.remove();
  for (const part of node.querySelectorAll(":is(li, p)[hidden]")) part.hidden = false;
}

function freeTable(words) {
  if (!words.fitted) return;
  words.fitted = "";
  unhide(words.querySelector("[data-region=log]"));
  words.classList.remove(...GIVES_WAY);
  for (const name of ["--letters", "--told"]) words.style.removeProperty(name);
}

function fitLetters(page) {
  const { box, facts } = page, words = box.querySelector(".words");
  if (words) return facts.projected && facts.face === "play" ? fitTable(page, words) : freeTable(words);
  const told = box.querySelector(".told"), read = box.querySelector(".read");
  box.classList.remove(...TIGHT);
  if (!facts.fits || !told) return void box.style.removeProperty("--letters");
  const high = Math.max(LETTERS.least, Math.min(LETTERS.top, Math.round(window.innerHeight * LETTERS.most)));
  const fits = size => {
    box.style.setProperty("--letters", `${size}px`);
    return told.scrollHeight <= told.clientHeight && read.scrollHeight <= read.clientHeight;
  };
  let size = largestThatFits(LETTERS.least, high, fits);
  for (const step of TIGHT) {
    if (fits(size)) break;
    box.classList.add(step); // what can be read elsewhere gives way, and the room is for what stays
    size = largestThatFits(LETTERS.least, high, fits);
  }
  fits(size); // the last size that was tried need not be the one that was found
}

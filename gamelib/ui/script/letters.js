// For a projector: letters as large as the column beside the board has room for, and never too small for the last row.

const LETTERS = { least: 16, most: 0.052, top: 40 }, TIGHT = ["tight", "tighter", "tightest", "shortest"];
const WALL = { good: 0.0235, most: 0.034, wanted: 0.3, told: 0.74 };
// How it stands; room and amounts; what is asked; the long way to a rule; beside an answer what happened; then what happened to
// its first line, and all of it; then moves that the board offers too; at last a long answer scrolls, and the moves do.
const GIVES_WAY = ["brief", "dense", "terse", "curt", "alone", "short", "gone", "folds-moves", "long", "rolled"];
const AFTER_LETTERS = GIVES_WAY.indexOf("alone"), SCROLLS = GIVES_WAY.indexOf("long");

const ANSWERS = ["alone", "folds-moves", "long"]; // what gives way only beside an answer

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
    const size = step > SCROLLS ? least : largestThatFits(least, good, size => fits(size, step)); // what scrolls shows all it can
    if (fits(size, step)) return [size, step];
  }
  return [least, GIVES_WAY.length];
}

// At a table what is to be done is always seen whole, and what happened last with its clause where there is room for it.
// An answer takes the room of what happened where a move could not be reached beside it: one asks, reads, and moves.
function fitTable(page, words) {
  const { moves, answer, log } = Object.fromEntries(["moves", "answer", "log"].map(name => [name, page.regions.node(name)]));
  const key = [window.innerWidth, words.clientHeight, page.facts.at, moves.shown, answer.shown, log.shown].join("|");
  if (words.fitted === key) return;
  words.fitted = key;
  const items = [...log.querySelectorAll("li:not([data-since])")], told = items.find(item => item.querySelector("p"));
  unhide(log);
  const isFor = { "folds-moves": !answer.querySelector(".hint-told") }; // a hint speaks of the moves
  const mayGive = name => !ANSWERS.includes(name) || (Boolean(answer.shown) && isFor[name] !== false);
  const set = (size, step) => {
    words.style.setProperty("--letters", `${size}px`);
    GIVES_WAY.forEach((name, i) => words.classList.toggle(name, i < step && mayGive(name)));
    if (moves.querySelector(".opened")) words.classList.add("gone"); // the card itself says what happened
    const has = name => words.classList.contains(name), high = words.clientHeight, least = step ? 0 : high * WALL.wanted;
    const most = has("alone") || has("gone") ? 0 : high * WALL.told;
    const room = told ? bottomOf(told, has("short"), size) + log.offsetHeight - log.clientHeight + 4 : 0;
    words.style.setProperty("--told", `${Math.min(Math.max(room, least), most)}px`);
  };
  const fits = (size, step) => {
    set(size, step);
    return words.scrollHeight <= words.clientHeight;
  };
  const share = part => Math.max(LETTERS.least, Math.min(LETTERS.top, Math.round(window.innerHeight * part)));
  set(...fitted(LETTERS.least, share(WALL.good), share(WALL.most), fits));
  for (const part of [moves, answer]) signOn(part);
  if (words.classList.contains("gone")) return;
  if (told) foldTold(page, log, told);
  const isAlone = words.classList.contains("alone"), foot = log.clientHeight, later = items.slice(items.indexOf(told) + !isAlone);
  const over = later.flatMap(item => [...item.querySelectorAll("p")]).filter(line => line.offsetTop + line.offsetHeight > foot);
  for (const line of over) line.hidden = true; // none is cut in two
  for (const item of later) item.hidden = ![...item.querySelectorAll("p")].some(line => !line.hidden);
  log.hidden = isAlone && items.every(item => item.hidden);
}

// How far down what happened last reaches; or its first line alone, with the way to the others.
function bottomOf(told, isShort, size) {
  const lines = told.querySelectorAll("p");
  if (!isShort || lines.length < 2) return told.offsetTop + told.offsetHeight;
  return Math.min(told.offsetTop + told.offsetHeight, lines[0].offsetTop + lines[0].offsetHeight + size * 1.6);
}

// A part that scrolls has a sign for as long as there is more below.
function signOn(part) {
  const sign = () => part.classList.toggle("goes-on", part.scrollHeight - part.clientHeight - part.scrollTop > 2);
  part.classList.remove("goes-on");
  part.onscroll = sign;
  sign();
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
  for (const part of words.querySelectorAll(".goes-on")) Object.assign(part, { onscroll: null }).classList.remove("goes-on");
  for (const name of ["--letters", "--told"]) words.style.removeProperty(name);
}

// What a wall reads in a window over the page: as large as it has room for.
function fitSheet({ box, facts }) {
  const inside = facts.projected && box.querySelector("[data-region=dialog] > .sheet:is(.clause, .happened) > .inside");
  if (!inside) return;
  const high = Math.max(LETTERS.least, Math.min(LETTERS.top, Math.round(window.innerHeight * LETTERS.most)));
  const fits = size => {
    inside.parentElement.style.fontSize = `${size}px`;
    return inside.scrollHeight <= inside.clientHeight;
  };
  fits(largestThatFits(LETTERS.least, high, fits));
}

function fitLetters(page) {
  const { box, facts } = page, words = box.querySelector(".words");
  fitSheet(page);
  if (words) {
    fitRoom(page, words);
    fitTools(page, words);
    return facts.projected && facts.face === "play" ? fitTable(page, words) : freeTable(words);
  }
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

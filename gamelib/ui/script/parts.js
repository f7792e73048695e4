// Texts of HTML taken apart, without any page: what can be tried under node.

const VOID = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));

// The parts of a text that lie directly inside its outermost element, each as text, by one look at its tags.
function partsOf(html) {
  const parts = [], tags = /<(\/?)([a-zA-Z][^\s/>]*)[^>]*?(\/?)>/g;
  let depth = 0, from = 0, tag;
  while ((tag = tags.exec(html))) {
    const closes = Boolean(tag[1]), alone = Boolean(tag[3]) || VOID.has(tag[2].toLowerCase());
    if (closes) depth -= 1;
    else if (depth === 0) from = tags.lastIndex;
    if (!closes && !alone) depth += 1;
    if (depth === 1 && tags.lastIndex > from) {
      parts.push(html.slice(from, tags.lastIndex));
      from = tags.lastIndex;
    }
  }
  return parts;
}

// The head of a drawing: its outermost tag; and the part of it that says how large it is.
const headOf = html => html.slice(0, html.indexOf(">") + 1);
const sized = head => /viewBox="[^"]*"/.exec(head ?? "")?.[0];

// The blank behind a text, which keeps words apart when they are read aloud, goes into it: so every part is one node.
const closed = html => html.replaceAll("</text> ", " </text>");

// The place that has moves: this one, or the larger place it lies in.
function placeWithin(acts, place) {
  for (let parts = place.split("/"); parts.length; parts.pop()) if (acts?.[parts.join("/")]) return parts.join("/");
  return null;
}

// The moves that a place stands for: its own, or those of the larger place it lies in.
const actsAt = (acts, place) => acts?.[placeWithin(acts, place)] ?? null;

// What says which place a target is part of: the place itself, or a thing that lies over it and leads there.
const PLACED = "[data-place], [data-leads]";

// The other places to which some moves lead.
const goalsOf = (acts, place, moves) => Object.keys(acts).filter(one => one !== place && acts[one].some(([move]) => moves.includes(move)));

// Whether each move of a piece has a place to itself where it ends: the rings are its list then.
function isRinged(acts, place, moves) {
  const ends = goalsOf(acts, place, moves).map(goal => acts[goal].map(([move]) => move).filter(move => moves.includes(move)));
  return moves.every(move => ends.some(some => some.length === 1 && some[0] === move));
}

// What a click means while a piece is held: to put it down, to ask about another one that cannot move, to take up another one, or
// that the piece shall go there.
function meantByHolding(held, { place, thing, can, isPiece }) {
  if (held.place === place && held.thing === thing) return "down";
  if (held.place === place && !can) return "ask";
  const isOther = isPiece && can && (held.place === place || !can.some(([move]) => held.moves.includes(move)));
  return isOther ? "take" : "go";
}

// Of a place's moves those with the thing that was clicked; none where they are about other things that lie there, and all
// of them where they are about no such thing.
function ofThing(moves, thing, things = []) {
  const names = (move, some) => move.split(" ").some(word => some.includes(word));
  const own = thing && moves?.filter(([move]) => names(move, [thing]));
  if (own?.length) return own;
  return thing && moves?.some(([move]) => names(move, things)) ? null : moves;
}

// The long page to come back to: the one that is left now, or the one left before, until the way leads home.
function comingFrom(before, leaving, next) {
  const known = leaving ?? before;
  return known && (next === "/" || !next) ? null : known;
}

// The value of a slider a part of the way along it.
const slidTo = (part, low, high) => Math.round(low + Math.min(Math.max(part, 0), 1) * (high - low));

// The place of the game a part of the way along its curves, on which every turn is as wide as every other: starts are pairs of a
// point at which a turn begins and its number, behind them the number of all points; each point stands for a stride of places.
function placeAt(starts, stride, last, part) {
  const turns = starts.slice(0, -1), end = starts.at(-1)[0], [final, number] = turns.at(-1), first = turns[0][1];
  const along = first + Math.min(Math.max(part, 0), 1) * (number + (end - final - 1) / (end - final) - first);
  const at = turns.findLastIndex(([, turn]) => turn <= along), [point, turn] = turns[at];
  return Math.min((point + Math.round(Math.min(along - turn, 1) * (starts[at + 1][0] - point))) * stride, last);
}

// What comes after the place that is shown: the next one of the game so far, or a step of bots and chance.
const following = facts => (facts.at < facts.last ? { do: "go", arg: String(facts.at + 1) } : { do: "step", run: true });

// When the game goes on by itself: what is asked or clicked at the same place meanwhile puts it off no further.
function dueOf(before, { at, last }, wait, now) {
  const kept = before?.at === at && before.last === last && before.wait === wait;
  return kept ? before : { at, last, wait, when: now + wait };
}

// The first of some things of which there are fewest of something; null where there is none.
const fewest = (some, count) => some.reduce((best, one) => (best === null || count(one) < count(best) ? one : best), null);

// The name of a place without its letters and bare numbers, where words follow that say the same.
function inWords(name, sign) {
  const at = sign ? name.indexOf(sign) : -1;
  return at < 0 ? name : `${name.slice(0, at).split(":")[0]}: ${name.slice(at + sign.length).trimStart()}`;
}

// What can be done at a place, the first few of many; the rest is counted.
const firstFew = (words, more, few = 4) => (words.length <= few ? words.join(", ") : `${words.slice(0, few - 1).join(", ")} ${more.replace("#", words.length - few + 1)}`);

// A number between the bounds of its field, where it has any.
const bounded = (value, low, high) => Math.min(Math.max(value, Number(low || 0)), high === "" ? Infinity : Number(high));

// While the moves of a piece are offered, a place that is clicked is meant for it: where one of them leads, and where nothing else can be done.
function isMeantFor(offered, thing, can) {
  return (can ?? []).some(([move]) => offered.includes(move)) || (thing !== undefined && !can);
}

// Whether two frames have something in common.
const isOver = (one, other) => one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

const ECHO = 500, SPOT = 12, LATE = 600;

// Whether a key comes so soon after a card has replaced itself that it was meant for the one before.
const isTooSoon = (replaced, now) => now - replaced < LATE;

// Whether a press is the second half of a double click whose first half changed the game, or put another button in the place of
// the one that was pressed: something else lies under it by now.
function isEcho(last, now) {
  if (!last || now.what === last.what || now.time - last.time >= ECHO || Math.hypot(now.x - last.x, now.y - last.y) >= SPOT) return false;
  return now.at !== last.at || Boolean(last.isButton && now.isButton);
}

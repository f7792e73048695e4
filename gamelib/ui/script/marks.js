// Marks are drawn over the board where the places are: what would be lost, a way, a reason, a refusal, what one could do.

const SVG = "http://www.w3.org/2000/svg";
const LEAST_FIT = 0.95; // of the size of its letters a legend in columns keeps so much

function shape(name, attributes) {
  const node = document.createElementNS(SVG, name);
  Object.entries(attributes).forEach(([key, value]) => node.setAttribute(key, value));
  return node;
}

// What becomes a road: hatched, with a road on it.
function paved({ x, y, width, height }) {
  const size = Math.min(width, height, 36), step = size / 4, scale = size / 30, at = `translate(${x + width / 2} ${y + height / 2}) scale(${scale})`;
  let lines = "";
  for (let reach = step; reach < width + height; reach += step) {
    const left = Math.max(0, reach - height), right = Math.min(reach, width);
    lines += `M${x + left} ${y + reach - left}L${x + right} ${y + reach - right}`;
  }
  const sign = shape("g", { transform: at });
  sign.append(shape("circle", { class: "sign", r: 11 }), shape("path", { class: "lane", d: "M-6 8L-2.5 -8H2.5L6 8M0 6V3M0 0V-2M0 -5V-6" }));
  return [shape("path", { class: "hatching", d: lines }), sign];
}

// What would go: strokes from the corners towards the middle, where its letter stays free.
function crossed({ x, y, width, height }) {
  const arm = Math.min(width, height) * 0.28, right = x + width, low = y + height;
  const line = [[x, y, 1, 1], [right, y, -1, 1], [x, low, 1, -1], [right, low, -1, -1]].map(([a, b, across, down]) => `M${a} ${b}l${across * arm} ${down * arm}`);
  return shape("path", { class: "lost", d: line.join("") });
}

// The reason of what was refused elsewhere: a ring on light, and a sign that says "look here" at its corner.
function because({ x, y, width, height }) {
  const ring = { x: x - 3, y: y - 3, width: width + 6, height: height + 6, rx: 8 }, size = Math.max(7, Math.min(width, height, 40) / 4);
  const sign = shape("g", { class: "look", transform: `translate(${x + width} ${y}) scale(${size / 8})` });
  sign.append(shape("circle", { r: 8 }), shape("path", { d: "M0 -4.6V0.8M0 4.2V4.4" }));
  return [shape("rect", { class: "under", ...ring }), shape("rect", { class: "because", ...ring }), sign];
}

function framed(role, { x, y, width, height }) {
  if (role === "because") return because({ x, y, width, height });
  const body = shape("rect", { class: role, x: x - 2, y: y - 2, width: width + 4, height: height + 4, rx: 6 });
  if (role === "road") return [body, ...paved({ x, y, width, height })];
  if (role === "lost") return [body, ...onLight(crossed({ x, y, width, height }))];
  if (role !== "refused" && role !== "denied") return [body];
  const size = Math.min(width, height, 28) / (role === "denied" ? 2.6 : 2), cx = x + width / 2, cy = y + height / 2;
  const line = `M${cx - size} ${cy - size}L${cx + size} ${cy + size}M${cx + size} ${cy - size}L${cx - size} ${cy + size}`;
  return [body, ...onLight(shape("path", { class: role, d: line }))];
}

// What somebody would put there: a letter, or a piece with its colours.
function letterOn(letter, { x, y, width, height }) {
  if (!letter) return [];
  const size = Math.min(width, height), [fill, ink, sign] = Array.isArray(letter) ? letter : ["", "", letter];
  const text = shape("text", { class: "letter", x: x + width / 2, y: y + height / 2, "font-size": size * (fill ? 0.45 : 0.6) });
  text.textContent = sign;
  if (!fill) return [text];
  text.style.fill = ink;
  return [shape("rect", { class: "laid", x: x + (width - size * 0.8) / 2, y: y + (height - size * 0.8) / 2, width: size * 0.8, height: size * 0.8, rx: size * 0.15, style: `fill: ${fill}` }), text];
}

// A cross is seen on whatever lies under it.
const onLight = path => [shape("path", { class: "under", d: path.getAttribute("d") }), path];

// A round place is marked on its sign: the name beside it is no part of the way.
function frameOf(node, inverse) {
  const { left, top, right, bottom } = (node.querySelector(":scope > circle.hot") ?? node).getBoundingClientRect();
  const a = new DOMPoint(left, top).matrixTransform(inverse), b = new DOMPoint(right, bottom).matrixTransform(inverse);
  return { x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y };
}

// The sheet that lies over a drawing, if one does: on a phone.
function sheetOver(svg) {
  const sheet = svg.closest(".gamelib-explorer")?.querySelector(".words, .told");
  return sheet && getComputedStyle(sheet).position === "sticky" ? sheet : null;
}

// From where to where a drawing is in sight: on a phone it goes on under the sheet and beyond the window.
function inSight(svg, scale, height) {
  const { top } = svg.getBoundingClientRect(), low = sheetOver(svg)?.getBoundingClientRect().top ?? window.innerHeight;
  return [Math.max(0, -top / scale), Math.min(height, (low - top) / scale)];
}

// Which marks need a legend: parts that are told apart, and then a road between them. A road alone has its sign, and the sentence
// beside the board says what becomes one: a legend would only cover something.
function rolesToTell(roles, words) {
  const isParted = words["side-0"] && roles.includes("side-1");
  return isParted ? roles.filter(role => role.startsWith("side-") || (role === "road" && words.road)) : [];
}

// At a table the card of the answer that the marks belong to, if one is shown; a wall and what is told without an answer have none.
function cardBeside(svg) {
  const card = svg.closest(".gamelib-explorer.play:not(.projected, .stepped)")?.querySelector("[data-region=answer] > *");
  return card?.offsetHeight ? card : null;
}

// A legend stands on the sheet that lies over the board on a phone, or in a card beside the board, below the way to do it: there it covers nothing.
function tellBeside(sheet, card, roles, seen) {
  const list = document.createElement("ul");
  list.className = "tells";
  list.append(...roles.map(role => {
    const sign = shape("svg", { class: "marks", viewBox: "0 0 20 20", "aria-hidden": true }), line = document.createElement("li");
    sign.append(...framed(role, { x: 4, y: 4, width: 12, height: 12 }));
    line.append(sign, seen.get(role));
    return line;
  }));
  if (sheet) sheet.querySelector(":scope > .handle").after(list);
  else card.insertBefore(list, card.querySelector(":scope > .deed")?.nextSibling ?? null);
}

// The lines of a legend side by side in so many columns: where each begins, and how wide and high all of them are.
function columns(lengths, size, count) {
  const rows = Math.ceil(lengths.length / count), pad = size * 0.45, step = size * 1.5;
  let wide = 0;
  const starts = Array.from({ length: count }, (_, at) => {
    const start = wide;
    wide += size * 2.15 + Math.max(0, ...lengths.slice(at * rows, at * rows + rows));
    return start;
  });
  return { at: lengths.map((_, i) => [starts[Math.floor(i / rows)], step * (i % rows)]), wide: wide + pad, high: step * rows + size * 0.7 };
}

// Where a legend covers least of what is marked, and then of all else.
function freest(view, [top, bottom], frames, others, { wide, high }) {
  const fit = Math.min(1, view.width / wide), width = wide * fit, height = high * fit; // no letter is cut off
  const steps = (from, to) => Array.from({ length: 25 }, (_, i) => from + (Math.max(to, from) - from) * i / 24);
  const over = (one, from, size, at, long) => Math.max(0, Math.min(one[at] + one[size], from + long) - Math.max(one[at], from));
  const covered = (taken, [x, y]) => taken.reduce((sum, one) => sum + over(one, x, "width", "x", width) * over(one, y, "height", "y", height), 0);
  const spots = steps(top, bottom - height).flatMap(y => steps(0, view.width - width).map(x => [x, y]));
  const [cost, spot] = spots.map(one => [10 * covered(frames, one) + covered(others, one), one]).reduce((best, one) => (one[0] <= best[0] ? one : best));
  return { cost, spot, fit };
}

// Where parts of the board are told apart, a legend says which is which, in letters that can be read, where it covers least: its
// lines below each other, or in columns where so less is covered.
function legend(layer, svg, marks, { words = {}, projected }, scale) {
  const seen = new Map(marks.filter(([, , names]) => names.length).map(([role, , , said]) => [role, said ?? words[role]]));
  const roles = rolesToTell([...seen.keys()], words);
  const sheet = roles.length ? sheetOver(svg) : null, card = roles.length && !sheet ? cardBeside(svg) : null;
  if (sheet || card) return tellBeside(sheet, card, roles, seen);
  if (!roles.length) return;
  const size = (projected ? 17 : 13) / scale, box = shape("g", { class: "legend" }), ground = box.appendChild(shape("rect", { class: "ground", rx: size / 2 }));
  const lines = roles.map(role => {
    const line = box.appendChild(shape("g", {})), text = shape("text", { x: size * 2.05, y: size * 1.1, "font-size": size });
    line.append(...framed(role, { x: size * 0.6, y: size * 0.6, width: size, height: size }), text);
    text.textContent = seen.get(role);
    return line;
  });
  layer.append(box);
  const lengths = lines.map(line => line.querySelector("text").getComputedTextLength()), view = svg.viewBox.baseVal, inverse = svg.getScreenCTM().inverse();
  const written = [...svg.querySelectorAll("text, [data-place]")].filter(node => !layer.contains(node)), others = written.map(node => frameOf(node, inverse));
  const frames = [...layer.querySelectorAll(":scope > rect")].map(rect => rect.getBBox()), sight = inSight(svg, scale, view.height);
  const laid = roles.map((_, i) => columns(lengths, size, i + 1)).filter(({ wide }, i) => !i || view.width >= wide * LEAST_FIT);
  const [best] = laid.map(one => ({ ...one, ...freest(view, sight, frames, others, one) })).sort((one, other) => one.cost - other.cost);
  lines.forEach((line, i) => line.setAttribute("transform", `translate(${best.at[i]})`));
  Object.entries({ width: best.wide, height: best.high }).forEach(([key, value]) => ground.setAttribute(key, value));
  box.setAttribute("transform", `translate(${best.spot}) scale(${best.fit})`);
}

// A thing that lies at a place: apart from it, where its drawing leads there, or in it.
function thingAt(board, place, thing) {
  const [to, at] = ["leads", "place"].map(kind => `[data-${kind}="${CSS.escape(place)}"]`), own = `[data-thing="${CSS.escape(thing)}"]`;
  return board.querySelector(`${to}>${own}`) ?? board.querySelector(`${at} ${own}`);
}

// A thing that lies at a place, named behind a #: its body, not the words beside it; the place where it is not drawn apart.
function thingIn(board, boxes, name) {
  const [place, thing] = name.split("#"), node = thing && thingAt(board, place, thing);
  return (node && [...node.querySelectorAll(":scope > :is(.rim, .well)")].pop()) ?? node ?? (thing ? boxes[place] : undefined);
}

// The line of a way through the middles of its places; what is still to be laid covers neither of its ends.
function lineOver(frames, isBetween) {
  const line = frames.map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
  if (!isBetween || line.length < 3) return line;
  const half = (one, other) => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  return [half(line[0], line[1]), ...line.slice(1, -1), half(line[line.length - 1], line[line.length - 2])];
}

function mark(board, marks, facts = {}) {
  const svg = board?.querySelector(":scope > svg");
  svg?.querySelector(":scope > .marks")?.remove();
  svg?.closest(".gamelib-explorer")?.querySelectorAll(".tells").forEach(list => list.remove());
  if (!svg || !marks.length) return;
  const layer = svg.insertBefore(shape("g", { class: "marks" }), svg.querySelector(":scope > .topmost")), inverse = svg.getScreenCTM()?.inverse();
  if (!inverse) return;
  const boxes = Object.fromEntries([...board.querySelectorAll("[data-place]")].flatMap(node => {
    const name = node.dataset.place;
    return [[`*${name.slice(name.lastIndexOf("/") + 1)}`, node], [name, node]];
  }));
  const found = name => boxes[name] ?? thingIn(board, boxes, name);
  const isDenied = marks.some(([role, , names]) => role === "denied" && names.some(found));
  for (const [told, way, names, , letters] of marks) {
    const role = isDenied && told === "refused" ? "because" : told; // the cross is where something was refused
    const frames = names.map(found).filter(Boolean).map(node => frameOf(node, inverse));
    if (way) layer.append(shape("polyline", { class: role, points: lineOver(frames, role === "ahead").map(String).join(" ") }));
    else frames.forEach((frame, i) => layer.append(...framed(role, frame), ...letterOn(letters?.[i], frame)));
  }
  legend(layer, svg, marks, facts, 1 / inverse.a);
}

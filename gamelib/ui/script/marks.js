// Marks are drawn over the board where the places are: what would be lost, a way, a reason, a refusal, what one could do.

const SVG = "http://www.w3.org/2000/svg";

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

function framed(role, { x, y, width, height }) {
  const body = shape("rect", { class: role, x: x - 2, y: y - 2, width: width + 4, height: height + 4, rx: 6 });
  if (role === "road") return [body, ...paved({ x, y, width, height })];
  if (role === "lost") return [body, crossed({ x, y, width, height })];
  if (role !== "refused") return [body];
  const size = Math.min(width, height, 28) / 2, cx = x + width / 2, cy = y + height / 2;
  const line = `M${cx - size} ${cy - size}L${cx + size} ${cy + size}M${cx + size} ${cy - size}L${cx - size} ${cy + size}`;
  return [body, shape("path", { class: role, d: line })];
}

// A round place is marked on its sign: the name beside it is no part of the way.
function frameOf(node, inverse) {
  const { left, top, right, bottom } = (node.querySelector(":scope > circle.hot") ?? node).getBoundingClientRect();
  const a = new DOMPoint(left, top).matrixTransform(inverse), b = new DOMPoint(right, bottom).matrixTransform(inverse);
  return { x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y };
}

// From where to where a drawing is in sight: on a phone it goes on under the sheet and beyond the window.
function inSight(svg, scale, height) {
  const sheet = svg.closest(".gamelib-explorer")?.querySelector(".words, .told"), { top } = svg.getBoundingClientRect();
  const low = sheet && getComputedStyle(sheet).position === "sticky" ? sheet.getBoundingClientRect().top : window.innerHeight;
  return [Math.max(0, -top / scale), Math.min(height, (low - top) / scale)];
}

// Which marks need a legend: parts that are told apart, and then a road between them. A road alone has its sign, and the sentence
// beside the board says what becomes one: a legend would only cover something.
function rolesToTell(roles, words) {
  const isParted = words["side-0"] && roles.includes("side-1");
  return isParted ? roles.filter(role => role.startsWith("side-") || (role === "road" && words.road)) : [];
}

// Where parts of the board are told apart, a legend says which is which, in letters that can be read, where it covers least.
function legend(layer, svg, marks, { words = {}, projected }, scale) {
  const seen = new Map(marks.filter(([, , names]) => names.length).map(([role, , , said]) => [role, said ?? words[role]]));
  const roles = rolesToTell([...seen.keys()], words);
  if (!roles.length) return;
  const size = (projected ? 17 : 13) / scale, step = size * 1.5, box = shape("g", { class: "legend" });
  const ground = box.appendChild(shape("rect", { class: "ground", rx: size / 2 }));
  roles.forEach((role, i) => {
    box.append(...framed(role, { x: size * 0.7, y: step * i + size * 0.7, width: size, height: size }));
    const text = box.appendChild(shape("text", { x: size * 2.3, y: step * i + size * 1.25, "font-size": size }));
    text.textContent = seen.get(role);
  });
  layer.append(box);
  const wide = Math.max(...[...box.querySelectorAll("text")].map(text => text.getComputedTextLength())) + size * 3, high = step * roles.length + size * 0.7;
  Object.entries({ width: wide, height: high }).forEach(([key, value]) => ground.setAttribute(key, value));
  const view = svg.viewBox.baseVal, fit = Math.min(1, view.width / wide), width = wide * fit, height = high * fit; // no letter is cut off
  const inverse = svg.getScreenCTM().inverse(), written = [...svg.querySelectorAll("text, [data-place]")].filter(node => !layer.contains(node));
  const frames = [...layer.querySelectorAll(":scope > rect")].map(rect => rect.getBBox()), others = written.map(node => frameOf(node, inverse));
  const [top, bottom] = inSight(svg, scale, view.height), steps = (from, to) => Array.from({ length: 25 }, (_, i) => from + (Math.max(to, from) - from) * i / 24);
  const spots = steps(top, bottom - height).flatMap(y => steps(0, view.width - width).map(x => [x, y]));
  const over = (one, from, size, at, long) => Math.max(0, Math.min(one[at] + one[size], from + long) - Math.max(one[at], from));
  const covered = (taken, [x, y]) => taken.reduce((sum, one) => sum + over(one, x, "width", "x", width) * over(one, y, "height", "y", height), 0);
  const [, spot] = spots.map(one => [10 * covered(frames, one) + covered(others, one), one]).reduce((best, one) => (one[0] <= best[0] ? one : best));
  box.setAttribute("transform", `translate(${spot}) scale(${fit})`);
}

// A thing that lies at a place, named behind a #: its body, not the words beside it; the place where it is not drawn apart.
function thingIn(boxes, name) {
  const [place, thing] = name.split("#"), node = thing && boxes[place]?.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
  return (node && [...node.querySelectorAll(":scope > :is(.rim, .well)")].pop()) ?? node ?? (thing ? boxes[place] : undefined);
}

function mark(board, marks, facts = {}) {
  const svg = board?.querySelector(":scope > svg");
  svg?.querySelector(":scope > .marks")?.remove();
  if (!svg || !marks.length) return;
  const layer = svg.insertBefore(shape("g", { class: "marks" }), svg.querySelector(":scope > .topmost")), inverse = svg.getScreenCTM()?.inverse();
  if (!inverse) return;
  const boxes = Object.fromEntries([...board.querySelectorAll("[data-place]")].flatMap(node => {
    const name = node.dataset.place;
    return [[`*${name.slice(name.lastIndexOf("/") + 1)}`, node], [name, node]];
  }));
  const found = name => boxes[name] ?? thingIn(boxes, name);
  for (const [role, way, names] of marks) {
    const frames = names.map(found).filter(Boolean).map(node => frameOf(node, inverse));
    if (way) layer.append(shape("polyline", { class: role, points: frames.map(f => `${f.x + f.width / 2},${f.y + f.height / 2}`).join(" ") }));
    else for (const frame of frames) layer.append(...framed(role, frame));
  }
  legend(layer, svg, marks, facts, 1 / inverse.a);
}

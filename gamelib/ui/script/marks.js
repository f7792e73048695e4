// Marks are drawn over the board where the places are: what would be lost, a way, a reason, a refusal, what one could do.

const SVG = "http://www.w3.org/2000/svg";

function shape(name, attributes) {
  const node = document.createElementNS(SVG, name);
  Object.entries(attributes).forEach(([key, value]) => node.setAttribute(key, value));
  return node;
}

function framed(role, { x, y, width, height }) {
  const body = shape("rect", { class: role, x: x - 2, y: y - 2, width: width + 4, height: height + 4, rx: 6 });
  if (role !== "refused" && role !== "lost") return [body];
  const size = Math.min(width, height, 28) / 2, cx = x + width / 2, cy = y + height / 2;
  const line = `M${cx - size} ${cy - size}L${cx + size} ${cy + size}M${cx + size} ${cy - size}L${cx - size} ${cy + size}`;
  return [body, shape("path", { class: role, d: line })];
}

function frameOf(node, inverse) {
  const { left, top, right, bottom } = node.getBoundingClientRect();
  const a = new DOMPoint(left, top).matrixTransform(inverse), b = new DOMPoint(right, bottom).matrixTransform(inverse);
  return { x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y };
}

function mark(board, marks) {
  const svg = board?.querySelector(":scope > svg");
  svg?.querySelector(":scope > .marks")?.remove();
  if (!svg || !marks.length) return;
  const layer = svg.appendChild(shape("g", { class: "marks" })), inverse = svg.getScreenCTM()?.inverse();
  if (!inverse) return;
  const boxes = Object.fromEntries([...board.querySelectorAll("[data-place]")].flatMap(node => {
    const name = node.dataset.place;
    return [[`*${name.slice(name.lastIndexOf("/") + 1)}`, node], [name, node]];
  }));
  for (const [role, way, names] of marks) {
    const frames = names.map(name => boxes[name]).filter(Boolean).map(node => frameOf(node, inverse));
    if (way) layer.append(shape("polyline", { class: role, points: frames.map(f => `${f.x + f.width / 2},${f.y + f.height / 2}`).join(" ") }));
    else for (const frame of frames) layer.append(...framed(role, frame));
  }
}

// A board that is longer than a phone names its parts (data-part): a bar over it leads to each of them, marks the one in sight,
// and counts in each the places where something can be done.

// Which of these boxes takes up most of the room between two heights; 0 where none does.
function mostSeen(boxes, roof, floor) {
  const seen = boxes.map(({ top, bottom }) => Math.min(bottom, floor) - Math.max(top, roof));
  return Math.max(seen.indexOf(Math.max(...seen)), 0);
}

// How many boxes have their middle in another.
function countIn({ left, right, top, bottom }, boxes) {
  const middle = one => [(one.left + one.right) / 2, (one.top + one.bottom) / 2];
  return boxes.map(middle).filter(([x, y]) => x >= left && x <= right && y >= top && y <= bottom).length;
}

function tabsOf(page) {
  const { box } = page, calm = window.matchMedia?.("(prefers-reduced-motion: reduce)");
  const bar = () => box.querySelector(".tabs"), inside = selector => [...(page.regions.node("board")?.querySelectorAll(selector) ?? [])];
  const boxes = selector => inside(selector).map(node => node.getBoundingClientRect());
  let waits = false;

  // How much of the window's top the bar covers.
  const roof = () => (bar()?.checkVisibility?.() ? bar().offsetHeight : 0);

  // Where the sheet begins that lies over the board.
  const floor = () => box.querySelector(".words")?.getBoundingClientRect().top ?? window.innerHeight;

  function tab(part, within, number) {
    const button = document.createElement("button"), name = document.createElement("span"), count = document.createElement("small");
    Object.assign(button, { type: "button", title: within ? page.facts.words["to-choose"]?.replace("#", within) ?? "" : "" });
    Object.assign(button.dataset, { here: "part", arg: number, key: `part-${number}` });
    name.textContent = part.dataset.part;
    count.textContent = within;
    button.append(name, ...(within ? [" ", count] : []));
    return button;
  }

  function show() {
    const node = bar(), parts = inside("[data-part]");
    if (!node) return;
    node.hidden = parts.length < 2;
    if (node.hidden) return;
    const open = boxes("[data-place].can"), tabs = parts.map((part, number) => tab(part, countIn(part.getBoundingClientRect(), open), number));
    if (tabs.map(one => one.textContent).join() !== [...node.children].map(one => one.textContent).join()) node.replaceChildren(...tabs);
    mark();
  }

  function mark() {
    waits = false;
    const node = bar();
    if (!node || node.hidden) return;
    const seen = mostSeen(boxes("[data-part]"), node.getBoundingClientRect().bottom, floor());
    [...node.children].forEach((one, number) => one.setAttribute("aria-current", number === seen));
  }

  // A part that has room over the sheet stands at the foot of it, with what is told above the part; a longer one begins at the top.
  function go(button) {
    const part = inside("[data-part]")[Number(button.dataset.arg)].getBoundingClientRect();
    const top = Math.min(part.top - roof() - 4, part.bottom + 4 - floor());
    window.scrollTo({ top: button.dataset.arg === "0" ? 0 : window.scrollY + top, behavior: calm?.matches ? "instant" : "smooth" });
  }

  window.addEventListener("scroll", () => {
    if (!waits) requestAnimationFrame(mark);
    waits = true;
  }, { passive: true });

  return { go, roof, show };
}

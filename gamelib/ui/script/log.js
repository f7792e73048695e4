// The log: it grows at its top; what it told before stays where it is, and the move that is shown is in view.

const IDLE = 100, NEAR = 12;

function logOf(page) {
  const log = () => page.regions.node("log");
  const when = item => Number(/^<li data-at="(\d+)"/.exec(item)?.[1] ?? NaN);
  const isNear = item => !(Math.abs(when(item) - page.facts.at) > NEAR);
  let items = [];

  // Far more is told than fits into view: what lies round the move that is shown comes at once, the rest soon after.
  function show(html) {
    items = partsOf(html);
    const near = items.filter(isNear);
    fill(near);
    if (near.length < items.length) page.connection.later("log", rest, IDLE);
  }

  function rest() {
    fill(items);
    follow();
  }

  function fill(told) {
    const node = log(), order = new Map(items.map((item, i) => [item, i]));
    const list = node.querySelector("ol") ?? node.appendChild(document.createElement("ol"));
    for (const item of [...list.children]) if (!order.has(item.told)) item.remove();
    let next = list.firstChild;
    for (const item of told) {
      while (next && order.get(next.told) < order.get(item)) next = next.nextSibling;
      if (next?.told === item) next = next.nextSibling;
      else list.insertBefore(nodeOf(item), next);
    }
  }

  function nodeOf(item) {
    const node = page.ready.take(item) ?? parsed(item).firstChild;
    node.told = item;
    return node;
  }

  // The nodes of what the log will tell at another place and does not tell yet.
  function read(html) {
    const here = new Set([...(log()?.querySelectorAll("li") ?? [])].map(node => node.told));
    const fresh = partsOf(html).filter(item => !here.has(item)), nodes = [...parsed(fresh.join("")).childNodes];
    return new Map(nodes.length === fresh.length ? fresh.map((item, i) => [item, nodes[i]]) : []);
  }

  function follow() {
    if (!log()) return;
    const { at } = page.facts;
    for (const item of log().querySelectorAll("li")) {
      const told = Number(item.dataset.at), name = told === at ? "now" : told > at ? "future" : "";
      if (item.className === name) continue;
      item.className = name;
      if (name === "now") item.setAttribute("aria-current", "true");
      else item.removeAttribute("aria-current");
    }
    page.connection.later("scroll", scroll, IDLE);
  }

  function scroll() {
    const node = log(), now = node?.querySelector("li.now");
    if (!now) return;
    const top = now.offsetTop, before = now.previousElementSibling;
    if (!before || before.matches("[data-heading]")) return void (node.scrollTop = 0); // the newest, and what is told above it
    const head = node.querySelector("[data-heading]")?.offsetHeight ?? 0;
    if (top - head < node.scrollTop || top + now.offsetHeight > node.scrollTop + node.clientHeight) node.scrollTop = top - head;
  }

  // A sentence shows its witness while one points at it.
  function recall(target) {
    const node = log(), told = target.closest?.("[data-marks]");
    if (told) page.board.mark(JSON.parse(told.dataset.marks));
    else if (node?.recalled) page.board.mark(page.facts.marks ?? []);
    if (node) node.recalled = Boolean(told);
  }

  return { follow, read, recall, scroll: () => page.connection.later("scroll", scroll, IDLE), show };
}

// The log: it grows at its top; what it told before stays where it is, and the move that is shown is in view.

const IDLE = 100;

function logOf(page) {
  const log = () => page.regions.node("log");

  function show(html) {
    const node = log(), items = partsOf(html), wanted = new Set(items);
    const list = node.querySelector("ol") ?? node.appendChild(document.createElement("ol"));
    for (const item of [...list.children]) if (!wanted.has(item.told)) item.remove();
    let next = list.firstChild;
    for (const item of items) {
      if (next?.told === item) next = next.nextSibling;
      else {
        const fresh = parsed(item).firstChild;
        fresh.told = item;
        list.insertBefore(fresh, next);
      }
    }
  }

  function follow() {
    if (!log()) return;
    const { at } = page.facts;
    for (const item of log().querySelectorAll("li")) {
      const when = Number(item.dataset.at), name = when === at ? "now" : when > at ? "future" : "";
      if (item.className !== name) item.className = name;
    }
    page.connection.later("scroll", scroll, IDLE);
  }

  function scroll() {
    const node = log(), now = node?.querySelector("li.now");
    if (!now) return;
    const top = now.offsetTop;
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

  return { follow, recall, scroll: () => page.connection.later("scroll", scroll, IDLE), show };
}

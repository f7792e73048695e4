// Motion shows where a piece went, once, and nothing waits for it. Who asked the system for less of it sees none.

const TRAVEL = 220, SMALL = 96;

function motionOf(page) {
  const calm = window.matchMedia?.("(prefers-reduced-motion: reduce)");
  let at = null;

  const nodeAt = place => page.regions.node("board")?.querySelector(`[data-place="${CSS.escape(place)}"]`);

  function middle(node) {
    const { left, top, width, height } = node.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, large: Math.max(width, height) > SMALL };
  }

  // A small place comes with its piece from where that was; a large one, or one with nothing before it, lights up.
  function moved(from, to) {
    const a = from && middle(from), b = middle(to), scale = to.ownerSVGElement?.getScreenCTM()?.a || 1;
    const start = a && !b.large ? { transform: `translate(${(a.x - b.x) / scale}px, ${(a.y - b.y) / scale}px)` } : { opacity: 0.2 };
    const end = a && !b.large ? { transform: "none" } : { opacity: 1 };
    to.animate([start, end], { duration: TRAVEL, easing: "ease-out" });
  }

  // After a painting: one step on at a plain table moves the piece of that step; leaps and steps back move nothing.
  function show() {
    const { facts } = page, before = at;
    at = facts.at ?? null;
    if (facts.face !== "play" || before === null || at !== before + 1 || calm?.matches) return;
    const nodes = (facts.went ?? []).map(nodeAt).filter(node => node?.animate);
    if (nodes.length) moved(nodes.length > 1 ? nodes[0] : null, nodes[nodes.length - 1]);
  }

  return { show };
}

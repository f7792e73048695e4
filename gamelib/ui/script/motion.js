// Motion shows what just happened, once, and nothing waits for it: a piece travels, dice tumble, a card turns, a ring spins, money
// is counted. The drawing says of a part how it moves (its class) and after what (data-falls). None of it in the lab face, none
// for leaps and steps back, and none where the system asks for less. In a lesson the answer is the step after the question.

const TRAVEL = 220, SMALL = 96, COUNT = 450, SOON = 1500;
const FALLS = {
  tumbles: { duration: 450, frames: ["translateY(-14px) rotate(-200deg) scale(.7)", "translateY(2px) rotate(24deg) scale(1.08)", "rotate(-10deg)", "none"] },
  turns: { duration: 340, frames: ["scaleX(.04) translateY(-6px)", "scaleX(1.06) translateY(-2px)", "none"] },
  spins: { duration: 500, frames: ["rotate(-720deg)", "none"] },
};

// The number that a text holds, such as 1200 in "$1,200"; null where it holds none or several.
function numberIn(text) {
  const every = text.match(/\d[\d,]*/g);
  return every?.length === 1 ? Number(every[0].replaceAll(",", "")) : null;
}

// The steps in which money that goes from one number to another is counted: of coins that make up both.
const grainOf = (from, to) => [1000, 10, 5].find(grain => from % grain === 0 && to % grain === 0) ?? 1;

// The text with the number that stands a part of the way from the old one to its own.
function counted(text, from, part) {
  const to = numberIn(text), eased = 1 - (1 - Math.min(Math.max(part, 0), 1)) ** 3;
  if (to === null) return text;
  const grain = grainOf(from, to);
  return text.replace(/\d[\d,]*/, (Math.round((from + (to - from) * eased) / grain) * grain).toLocaleString("en"));
}

// The moment that is shown: a step of the game, or in a lesson the question and then its answer.
const momentOf = facts => facts.moment ?? facts.at ?? null;

// Only a single step forward at a plain table or in a lesson is shown as motion.
const isStep = (facts, before) => (facts.face === "play" || facts.face === "learn") && before !== null && momentOf(facts) === before + 1;

function motionOf(page) {
  const calm = window.matchMedia?.("(prefers-reduced-motion: reduce)");
  let at = null, purses = new Map(), running = new Map(), carried = -SOON;

  const board = () => page.regions.node("board");
  const nodeAt = place => board()?.querySelector(`[data-place="${CSS.escape(place)}"]`);
  const counters = () => [...(board()?.querySelectorAll("[data-place] .counts") ?? [])];
  const keyOf = node => node.closest("[data-place]").dataset.place;

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

  function fall(node) {
    const how = Object.keys(FALLS).find(name => node.classList.contains(name));
    if (!how || !node.animate) return;
    node.animate(FALLS[how].frames.map(transform => ({ transform })), { duration: FALLS[how].duration, easing: "ease-out" });
  }

  function count(node, from) {
    const text = node.textContent, start = performance.now();
    const tick = now => {
      const part = (now - start) / COUNT;
      node.textContent = part >= 1 ? text : counted(text, from, part);
      if (part < 1) running.set(node, { text, frame: requestAnimationFrame(tick) });
      else running.delete(node);
    };
    tick(start);
  }

  // Before a painting: what is still being counted stands at its end, and what everybody has is remembered.
  function before(facts) {
    if (momentOf(facts) === at) return;
    for (const [node, { text, frame }] of running) {
      cancelAnimationFrame(frame);
      node.textContent = text;
    }
    running = new Map();
    purses = isStep(facts, at) && !calm?.matches ? new Map(counters().map(node => [keyOf(node), numberIn(node.textContent)])) : new Map();
  }

  // After a painting: one step on at a plain table moves what that step moved.
  function show() {
    const { facts } = page, step = isStep(facts, at) && !calm?.matches;
    at = momentOf(facts);
    if (!step) return;
    const nodes = (facts.went ?? []).map(nodeAt).filter(node => node?.animate);
    if (nodes.length && performance.now() - carried > SOON) moved(nodes.length > 1 ? nodes[0] : null, nodes[nodes.length - 1]);
    for (const node of board()?.querySelectorAll(`[data-falls~="${CSS.escape(facts.fell ?? "")}"]`) ?? []) fall(node);
    for (const node of counters()) {
      const from = purses.get(keyOf(node)), to = numberIn(node.textContent);
      if (from !== undefined && from !== null && to !== null && from !== to) count(node, from);
    }
  }

  // A piece that was carried by hand is there already: it does not travel once more.
  return { before, show, carry: () => { carried = performance.now(); } };
}

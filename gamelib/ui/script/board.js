// The board: drawn by changing only what differs, its places made to act, and walked over with the keyboard.

const LONG = 8; // a longer list is parted

function boardOf(page) {
  const { box } = page;
  const board = () => page.regions.node("board");
  const menu = () => box.querySelector(".menu");
  const places = () => [...(board()?.querySelectorAll("[data-place]") ?? [])];
  const named = place => (place === undefined ? undefined : places().find(node => node.dataset.place === place));
  const acts = () => page.facts.acts ?? {};
  let touched; // the place that was clicked last

  const isStale = () => board().can !== acts() && JSON.stringify(board().can) !== JSON.stringify(acts());

  // What a drawing is made of: its parts, and the nodes of those that the board does not have yet, ready to act.
  function read(told, can) {
    const html = closed(told), known = board()?.parts ?? [], parts = partsOf(html), head = headOf(html);
    const fresh = html.startsWith("<svg") && known.length ? maker(known, parts, some => dress(parsed(`${head}${some}</svg>`), can).firstChild) : null;
    return { html, head, parts, known, can, fresh };
  }

  // Only what differs is read and changed: a new drawing would bring its style sheet along, and the page be styled anew.
  function show(told) {
    const node = board(), svg = node.querySelector(":scope > svg"), ready = page.ready.take(told);
    const isFit = ready && ready.known === node.parts && ready.can === acts();
    const { html, head, parts, known, fresh } = isFit ? ready : read(told, acts()), before = node.can ?? {};
    svg?.querySelector(":scope > .marks")?.remove();
    Object.assign(node, { parts, head, can: acts() });
    if (svg && fresh && known.length === svg.childNodes.length && sized(head) === sized(svg.head)) {
      align(svg, known, parts, fresh);
      svg.setAttribute("aria-label", /aria-label="([^"]*)"/.exec(head)?.[1] ?? "");
      for (const one of places()) {
        const place = one.dataset.place;
        if (JSON.stringify(before[place]) !== JSON.stringify(node.can[place])) dressOne(one, node.can);
      }
    } else children(node, dress(parsed(html), node.can));
    const shown = node.querySelector(":scope > svg");
    if (shown && shown.head !== head) {
      const { width, height } = shown.viewBox.baseVal;
      if (sized(shown.head) !== sized(head)) box.style.setProperty("--aspect", height / width);
      shown.head = head;
    }
    enter();
  }

  // Makes the places of a drawing act before it is shown.
  function dress(fresh, can) {
    const svg = fresh.querySelector("svg");
    svg?.setAttribute("role", "group");
    svg?.setAttribute("preserveAspectRatio", "xMidYMin meet");
    fresh.querySelectorAll("[data-place]").forEach(node => dressOne(node, can));
    return fresh;
  }

  function dressOne(node, every) {
    const can = every[node.dataset.place], title = node.querySelector(":scope > title")?.textContent ?? node.dataset.place;
    node.setAttribute("role", "button");
    node.setAttribute("tabindex", "-1");
    node.setAttribute("aria-label", can ? `${title}. ${page.facts.words["can-do"]} ${firstFew(can.map(one => one[1]), page.facts.words["and-more"])}` : title);
    if (Boolean(can) !== node.classList.contains("can")) node.classList.toggle("can");
    if (!node.classList.length) node.removeAttribute("class"); // as it was drawn
  }

  // The place where one move is made, before a stock from which many begin.
  const goal = () => fewest([...(board()?.querySelectorAll("[data-place].can") ?? [])], node => acts()[node.dataset.place]?.length ?? Infinity);

  // The board is one stop on the way of the tab key: the first place where something can be done.
  function enter() {
    const entry = goal() ?? board().querySelector("[data-place]");
    for (const node of board().querySelectorAll("[data-place][tabindex='0']")) if (node !== entry) node.setAttribute("tabindex", "-1");
    entry?.setAttribute("tabindex", "0");
  }

  // The moves of a place, or of a thing that lies there.
  function canWith(node, thing) {
    const things = [...node.querySelectorAll("[data-thing]")].map(one => one.dataset.thing);
    return ofThing(actsAt(page.facts.acts, node.dataset.place), thing, things);
  }

  // Of many moves that begin with several things, first the thing is chosen.
  function offerThings(node, can) {
    const moved = [...node.querySelectorAll("[data-thing]")].filter(({ dataset }) => can.some(([move]) => move.split(" ").includes(dataset.thing)));
    if (can.length <= LONG || moved.length < 2) return false;
    fill(node, moved.map(one => {
      const button = document.createElement("button");
      Object.assign(button, { type: "button", textContent: one.querySelector("title")?.textContent ?? one.dataset.thing });
      Object.assign(button.dataset, { here: "thing", arg: one.dataset.thing });
      return button;
    }));
    return true;
  }

  const withThing = thing => act(named(menu().origin), thing);

  // A place may hold several things; the one that was clicked leaves only its own moves to choose from.
  // A finger points at nothing before it taps, and whoever clicks a piece may only take it up: what it would do is told first.
  function act(node, thing, isTap = false) {
    const isOpen = menu() && !menu().hidden, from = isOpen ? named(menu().origin) : undefined;
    touched = node.dataset.place;
    const place = touched, can = canWith(node, thing);
    const offered = isOpen ? [...menu().querySelectorAll("[data-arg]")].map(one => one.dataset.arg) : [];
    if (from && from !== node && isMeantFor(offered, menu().thing, can)) return drop(from, menu().thing, node, isTap);
    if (!can) page.asking.forget(); // the answer says more than the name of the place
    if (!can) return page.connection.send({ do: "place", arg: place, fields: thing ? { thing } : {} });
    if (can.length === 1 && !page.facts.asks?.includes(place)) {
      const isAsked = isTap || page.facts.picks?.includes(place);
      return page.connection.send(isAsked ? { do: "tap", arg: can[0][0], fields: { place } } : { do: "play", arg: can[0][0] });
    }
    if (!offerThings(node, can)) offer(node, can);
    menu().thing = thing;
  }

  // A piece dropped on a place: the moves that begin with the one and end at the other; whatever else it meant is answered.
  function drop(node, thing, to, isTap = false) {
    touched = to.dataset.place;
    const ends = actsAt(acts(), touched) ?? [], both = (canWith(node, thing) ?? []).filter(([move]) => ends.some(([other]) => other === move));
    page.asking.forget();
    if (both.length > 1 || (both.length && page.facts.asks?.includes(touched))) return offer(to, both);
    if (both.length) return page.connection.send(isTap ? { do: "tap", arg: both[0][0], fields: { place: touched } } : { do: "play", arg: both[0][0] });
    page.connection.send({ do: "drop", arg: touched, fields: { from: node.dataset.place, thing: thing ?? "" } });
  }

  // The button of the card for the same move, which says what it earns or costs and how many times it is done.
  const deedFor = move => [...(page.regions.node("moves")?.querySelectorAll(".deeds > button.deed, .trade > button.deed") ?? [])].find(
    ({ dataset }) => dataset.arg === move || (dataset.do === "repeat" && dataset.arg.endsWith(` ${move}`)));

  // An older answer goes away: it was about something else.
  function offer(node, can) {
    if (page.facts.face === "play" && page.regions.node("answer")?.hasChildNodes()) page.connection.tell({ do: "hush" });
    fill(node, can.map(([move, words]) => {
      const button = document.createElement("button"), deed = deedFor(move), price = deed?.querySelector("small")?.textContent;
      const told = deed && (deed.ariaLabel ?? [deed.querySelector("span").textContent, price].filter(Boolean).join(" · "));
      Object.assign(button, { type: "button", textContent: told || words });
      Object.assign(button.dataset, { do: deed?.dataset.do ?? "play", arg: deed?.dataset.arg ?? move });
      return button;
    }));
  }

  function fill(node, buttons) {
    const list = menu();
    for (const button of buttons) button.setAttribute("role", "menuitem");
    list.replaceChildren(...buttons);
    list.hidden = false;
    const frame = box.getBoundingClientRect(), scale = frame.width / box.offsetWidth || 1;
    const { left, top } = roomFor(node, list, frame);
    Object.assign(list.style, { left: `${(left - frame.left) / scale}px`, top: `${(top - frame.top) / scale}px` });
    list.origin = node.dataset.place;
    list.firstChild.focus({ preventScroll: true });
  }

  // What a list of moves must not hide: what is foretold of them, and what belongs to whoever chooses.
  const shown = () => [box.querySelector(".hint > p"), ...(page.facts.own ?? []).map(named)].map(one => one?.getBoundingClientRect()).filter(one => one?.width);

  // Where a list hides nothing of that and covers fewest of the places that it is about: below what was clicked, above it or beside it, or so of all that lie with it.
  function roomFor(node, list, frame) {
    const at = node.getBoundingClientRect(), { width, height } = list.getBoundingClientRect();
    const about = [...places().filter(one => one.classList.contains("can")), node].map(one => one.getBoundingClientRect());
    const within = (value, least, most) => Math.max(least, Math.min(value, most));
    const owner = one => one.dataset.place.split("/")[1], beside = places().filter(one => one.classList.contains("can") && owner(one) === owner(node));
    const edge = (pick, side) => pick(at[side], ...beside.map(one => one.getBoundingClientRect()[side]));
    const around = { left: edge(Math.min, "left"), top: edge(Math.min, "top"), right: edge(Math.max, "right"), bottom: edge(Math.max, "bottom") };
    const all = { left: Math.min(...about.map(one => one.left)), top: Math.min(...about.map(one => one.top)), right: Math.max(...about.map(one => one.right)), bottom: Math.max(...about.map(one => one.bottom)) };
    const spots = [at, around, all].flatMap(near => [[at.left, near.bottom + 6], [at.left, near.top - height - 6], [near.right + 6, at.top], [near.left - width - 6, at.top], [near.right + 6, at.bottom - height], [near.left - width - 6, at.bottom - height]]).map(([x, y]) => ({
      left: within(x, frame.left + 4, frame.right - width - 4),
      top: within(y, Math.max(frame.top, 0) + 4, Math.min(frame.bottom, window.innerHeight) - height - 4),
    }));
    const under = ({ left, top }, some) => some.filter(one => one.left < left + width && one.right > left && one.top < top + height && one.bottom > top).length;
    const far = ({ left, top }) => Math.hypot(left + width / 2 - at.left, top + height / 2 - at.top) / 1e4; // of two spots that cover as much, the nearer
    const frameOf = one => one.getBoundingClientRect(), own = one => one.contains(node) || node.contains(one);
    const others = [...board().querySelectorAll("[data-place], [data-shows]")].filter(one => !own(one)).map(frameOf);
    const told = [page.regions.node("head"), ...board().querySelectorAll("[data-place]:has([data-falls])")].filter(one => one && !own(one)).map(frameOf); // who plays, and the dice
    const kept = shown(), many = others.length + 1, covered = spot => ((under(spot, kept) * many + under(spot, about)) * many + under(spot, told)) * many + under(spot, others) + far(spot);
    return spots.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best));
  }

  function shut() {
    const list = menu();
    if (!list || list.hidden) return false;
    list.hidden = true;
    places().find(node => node.dataset.place === list.origin)?.focus({ preventScroll: true });
    return true;
  }

  function middle(node) {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  }

  function walk(from, [across, down]) {
    const [x, y] = middle(from);
    let best = null, least = Infinity;
    for (const node of places()) {
      const [px, py] = middle(node), ahead = (px - x) * across + (py - y) * down;
      const aside = Math.abs((px - x) * down) + Math.abs((py - y) * across);
      if (ahead > 3 && ahead + 2.5 * aside < least) [best, least] = [node, ahead + 2.5 * aside];
    }
    best?.focus({ preventScroll: true });
  }

  function jump(from, by) {
    const able = places().filter(node => node.classList.contains("can")), at = able.indexOf(from);
    able[(at + by + able.length) % able.length]?.focus({ preventScroll: true });
  }

  return { act, drop, withThing, asked: () => named(touched), entry: goal, canWith, isStale, jump, menu, named, read, shut, show, walk, mark: marks => mark(board(), marks, page.facts) };
}

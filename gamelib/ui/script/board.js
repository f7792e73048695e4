// The board: drawn by changing only what differs, its places made to act, and walked over with the keyboard.

const LONG = 8; // a longer list is parted
const LARGE = 120; // on a larger place a list stands where the pointer is
const CROWD = 12; // of more rings than these a list hides some rather than stand far from what was clicked

function boardOf(page) {
  const { box } = page;
  const board = () => page.regions.node("board");
  const menu = () => box.querySelector(".menu");
  const places = () => [...(board()?.querySelectorAll("[data-place]") ?? [])];
  const named = place => (place === undefined ? undefined : places().find(node => node.dataset.place === place));
  const acts = () => page.facts.acts ?? {};
  // The place itself, or the one that is led to in the same drawing.
  const placed = node => (node?.dataset.leads === undefined ? node : node.closest("svg").querySelector(`[data-place="${CSS.escape(node.dataset.leads)}"]`));
  let touched; // the place that was clicked last
  let pressed = null; // where on it the pointer was
  let held = null; // the piece that was taken up, with its moves

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
    if (page.facts.face === "play") fresh.querySelectorAll("[data-turns]").forEach(dressWay);
    return fresh;
  }

  // The way to the part of the board that is not shown.
  function dressWay(node) {
    for (const [name, value] of [["role", "button"], ["tabindex", "0"], ["aria-label", node.querySelector("title").textContent]]) node.setAttribute(name, value);
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
    if (page.facts.barred?.[node.dataset.place]?.includes(thing)) return null;
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

  const withThing = thing => act(named(menu().origin), thing, { isListed: true, near: pressed });

  // A piece that was taken up stays in hand until it is put down, has gone somewhere, or the game has gone on.
  const holding = () => (held && held.at === page.facts.at && held.last === page.facts.last ? held : null);
  const keyOf = place => placeWithin(page.facts.acts, place);

  function hold(piece) {
    held = piece && { ...piece, at: page.facts.at, last: page.facts.last };
    page.board.mark(page.facts.marks ?? []);
  }

  // The move of the piece in hand that was tapped and is not made yet.
  const chosenOf = piece => [page.regions.node("answer")?.querySelector("[data-key=do-tapped]")?.dataset.arg].filter(move => piece.moves.includes(move));

  // What is in hand and where it may go, or the place whose moves are offered; no other ring is seen meanwhile. Once one of its
  // places was tapped, the piece is drawn there, and the others are ringed less.
  function inHand() {
    const piece = holding(), list = menu(), origin = list && !list.hidden ? list.origin : null;
    box.classList.toggle("holds", Boolean(piece));
    if (!piece) return origin ? [["held", false, [origin]]] : [];
    const thing = piece.thing && thingAt(board(), piece.place, piece.thing);
    const isNumbered = goal => board().querySelector(`.reach [data-leads="${CSS.escape(goal)}"]`); // has a ring with a number, which no frame may hide
    const goals = goalsOf(acts(), piece.place, piece.moves), chosen = chosenOf(piece), isChosen = goal => goalsOf(acts(), piece.place, chosen).includes(goal);
    const others = chosen.length ? goals.filter(goal => !isChosen(goal) && !isNumbered(goal)) : [], hue = page.facts.hues?.[piece.thing];
    const here = ["here", false, goals.filter(goal => (isNumbered(goal) ? chosen.length && isChosen(goal) : !others.includes(goal))), undefined, chosen.length && hue ? [hue] : []];
    return [["other", false, others], here, ["held", false, [thing ? `${piece.place}#${piece.thing}` : piece.place]]];
  }

  // A place may hold several things; the one that was clicked leaves only its own moves to choose from.
  // A finger points at nothing before it taps, and whoever clicks a piece may only take it up: what it would do is told first.
  // A list would hide places that one wants to try: only who uses the keys needs one where every move has a ring.
  function act(node, clicked, { isTap = false, isListed = false, near = null } = {}) {
    pressed = near;
    const isOpen = menu() && !menu().hidden, from = isOpen ? named(menu().origin) : undefined, piece = holding();
    touched = node.dataset.place;
    const place = touched, can = canWith(node, clicked), isPiece = Boolean(can) && (page.facts.picks ?? []).includes(keyOf(place));
    const isOver = Boolean(clicked) && !node.querySelector(`[data-thing="${CSS.escape(clicked)}"]`), thing = can && isOver ? undefined : clicked; // as a pawn stands over its place
    const meant = piece && meantByHolding(piece, { place, thing, can, isPiece });
    if (meant === "down" && !isTap) return letGo();
    if (meant === "go") return drop(named(piece.place), piece.thing, node, isTap, isOver ? "" : thing);
    const offered = isOpen ? [...menu().querySelectorAll("[data-arg]")].map(one => one.dataset.arg) : [];
    if (from && from !== node && isMeantFor(offered, menu().thing, can)) return drop(from, menu().thing, node, isTap);
    if (!can) page.asking.forget(); // the answer says more than the name of the place
    if (!can) page.connection.send({ do: "place", arg: place, fields: thing ? { thing } : {} });
    if (meant === "ask") hold(piece); // as after every other refusal
    if (!can) return;
    if (isPiece) hold({ place, thing, moves: can.map(([move]) => move) });
    if (can.length === 1 && (isPiece || !page.facts.asks?.includes(keyOf(place)))) {
      return page.connection.send(isTap || isPiece ? { do: "tap", arg: can[0][0] } : { do: "play", arg: can[0][0] });
    }
    if (isPiece && !(isListed && can.length <= CROWD) && isRinged(acts(), place, can.map(([move]) => move))) return void (shut(), page.connection.tell({ do: "take-up", arg: keyOf(place), fields: { thing: thing ?? "" } }));
    if (!offerThings(node, can)) offer(node, can);
    menu().thing = thing;
  }

  // A piece dropped on a place: the moves that begin with the one and end at the other; whatever else it meant is answered.
  function drop(node, thing, to, isTap = false, onto = "") {
    touched = to.dataset.place;
    const ends = actsAt(acts(), touched) ?? [], both = (canWith(node, thing) ?? []).filter(([move]) => ends.some(([other]) => other === move));
    page.asking.forget();
    if (both.length > 1 || (both.length && page.facts.asks?.includes(keyOf(touched)))) return offer(to, both);
    if (both.length) return page.connection.send(isTap ? { do: "tap", arg: both[0][0] } : { do: "play", arg: both[0][0] });
    page.connection.send({ do: "drop", arg: touched, fields: { from: node.dataset.place, thing: thing ?? "", onto, ...(holding() ? { held: "1" } : {}) } });
  }

  // The button of the card for the same move, which says what it earns or costs and how many times it is done.
  const deedFor = move => [...(page.regions.node("moves")?.querySelectorAll(".deeds > button.deed, .trade > button.deed, .foot > button.deed") ?? [])].find(
    ({ dataset }) => dataset.arg === move || (dataset.do === "repeat" && dataset.arg.endsWith(` ${move}`)));

  // An older answer goes away: it was about something else.
  const hush = () => page.facts.face === "play" && page.regions.node("answer")?.hasChildNodes() && page.connection.tell({ do: "hush" });

  function offer(node, can) {
    hush();
    fill(node, can.map(([move, words]) => {
      const button = document.createElement("button"), deed = deedFor(move), price = deed?.querySelector("small")?.textContent ?? page.facts.gains?.[move];
      const told = deed?.ariaLabel ?? [deed?.querySelector("span").textContent ?? words, price].filter(Boolean).join(" · ");
      Object.assign(button, { type: "button", textContent: told });
      button.prepend(...discsOf(move));
      Object.assign(button.dataset, { do: deed?.dataset.do ?? "play", arg: deed?.dataset.arg ?? move });
      return button;
    }));
  }

  // The colours of a move, each as its disc.
  const discsOf = move => move.split(" ").filter(word => page.facts.hues?.[word]).map(word => {
    const disc = document.createElement("i"), [fill, ink, letter] = page.facts.hues[word];
    Object.assign(disc, { className: "disc", textContent: letter, ariaHidden: "true" });
    Object.assign(disc.style, { background: fill, color: ink });
    return disc;
  });

  function fill(node, buttons) {
    const list = menu();
    for (const button of buttons) button.setAttribute("role", "menuitem");
    list.replaceChildren(...buttons);
    list.hidden = false;
    const frame = box.getBoundingClientRect(), scale = frame.width / box.offsetWidth || 1;
    list.origin = node.dataset.place;
    const { left, top } = roomFor(node, list, frame);
    Object.assign(list.style, { left: `${(left - frame.left) / scale}px`, top: `${(top - frame.top) / scale}px` });
    list.firstChild.focus({ preventScroll: true });
    page.board.mark(page.facts.marks ?? []);
  }

  // What a list of moves must not hide: what is foretold of them, and what belongs to whoever chooses.
  const shown = () => [box.querySelector(".hint > p"), ...(page.facts.own ?? []).map(named)].map(one => one?.getBoundingClientRect()).filter(one => one?.width);

  // A place; of a large one, such as a lane of a ladder, the spot that was pressed.
  function pressedIn(place) {
    const [x, y] = pressed ?? [], isIn = pressed && x >= place.left && x <= place.right && y >= place.top && y <= place.bottom;
    return isIn && Math.max(place.width, place.height) > LARGE ? new DOMRect(x - 12, y - 12, 24, 24) : place;
  }

  // Beside what was clicked, on the board, where a list hides neither that nor the dice and covers few of the places it is about.
  function roomFor(node, list, frame) {
    const frameOf = one => one.getBoundingClientRect(), own = one => one.contains(node) || node.contains(one);
    const at = pressedIn(frameOf(node)), ground = frameOf(board()), { width, height } = frameOf(list);
    const within = (value, least, most) => Math.max(least, Math.min(value, most));
    const middle = [at.left + at.width / 2 - width / 2, at.top + at.height / 2 - height / 2];
    const beside = [at.right + 6, at.left - width - 6].flatMap(x => [at.top, middle[1], at.bottom - height].map(y => [x, y]));
    const along = [at.bottom + 6, at.top - height - 6].flatMap(y => [at.left, middle[0], at.right - width].map(x => [x, y]));
    const far = [ground.left, ground.right - width].flatMap(x => [ground.top, ground.bottom - height].map(y => [x, y]));
    const spots = [...along, ...beside, ...far].map(([x, y]) => ({
      left: within(x, ground.left + 4, Math.max(ground.left + 4, ground.right - width - 4)),
      top: within(y, Math.max(frame.top, 0) + 4, Math.min(frame.bottom, window.innerHeight) - height - 4),
    }));
    const under = ({ left, top }, some) => some.filter(one => one.left < left + width && one.right > left && one.top < top + height && one.bottom > top).length;
    const gap = ({ left, top }) => Math.hypot(Math.max(at.left - left - width, left - at.right, 0), Math.max(at.top - top - height, top - at.bottom, 0));
    const frames = some => some.filter(one => one && !own(one)).map(frameOf);
    const holds = one => one.left <= at.left && one.right >= at.right && one.top <= at.top && one.bottom >= at.bottom;
    const told = frames([page.regions.node("head"), ...board().querySelectorAll("[data-place]:has([data-falls])")]); // who plays, and the dice
    const ways = [...list.children].map(({ dataset }) => dataset.arg), goals = goalsOf(acts(), node.dataset.place, ways).map(named);
    const about = frames(places().filter(one => one.classList.contains("can"))), others = frames([...board().querySelectorAll("[data-place], [data-shows]")]);
    const free = about.length > CROWD ? 3 : box.classList.contains("projected") ? 120 : 12; // on a wall there is room, and all look for the rings
    const costs = [[[at], 9000], [shown().filter(one => !holds(one)), 3000], [told, 3000], [frames(goals), 120], [about, free], [others, 2]];
    const cost = spot => costs.reduce((sum, [some, each]) => sum + each * under(spot, some), gap(spot));
    return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
  }

  function shut() {
    const list = menu();
    if (!list || list.hidden) return false;
    list.hidden = true;
    places().find(node => node.dataset.place === list.origin)?.focus({ preventScroll: true });
    return true;
  }

  // What is asked beside the board puts the piece down that is in hand; what is asked with it does not.
  function sent(asked) {
    shut();
    if (!["tap", "drop", "hush", "take-up"].includes(asked.do)) held = null;
  }

  // Shuts the list and puts the piece down that is in hand.
  function letGo() {
    const piece = holding(), wasOpen = shut();
    hold(null);
    if (piece) hush();
    return Boolean(piece) || wasOpen;
  }

  // What a place that is pointed at would do: with a piece in hand only what that can do there, and nothing yet where a piece is
  // taken up that may go to several places.
  function foretold(node, thing) {
    const piece = holding(), { place } = node.dataset, can = canWith(node, thing), same = piece?.place === place;
    const isTakenUp = can?.length > 1 && (page.facts.picks ?? []).includes(keyOf(place)) && isRinged(acts(), place, can.map(([move]) => move));
    if (isTakenUp) return undefined;
    return piece && !same ? can?.find(([move]) => piece.moves.includes(move)) : can?.[0];
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

  return { act, drop, withThing, asked: () => named(touched), entry: goal, foretold, isStale, placed, jump, letGo, menu, named, read, sent, show, shut, walk, mark: marks => mark(board(), [...marks, ...inHand()], page.facts) };
}

// The page of the explorer. All that it shows comes from the kernel as HTML, one text a region; all that it does is to send
// what was asked (data-do, data-arg), to keep focus and sliders where they are, and to make places of the board act.

const REGIONS = ["head", "moves", "answer", "log", "time", "curves", "dialog", "work", "board"];
const PATIENCE = 6000, HOVER = 160, IDLE = 100;
const SVG = "http://www.w3.org/2000/svg";

function skeleton(words) {
  const say = text => String(text ?? "").replace(/[&<>"]/g, c => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]);
  return `
    <header data-region="head"></header>
    <p class="lost" role="alert" hidden>${say(words["lost-kernel"])}</p>
    <div class="desk">
      <section class="table" aria-label="${say(words.board)}">
        <div data-region="board"></div>
        <p class="hint"><span></span> <span></span></p>
      </section>
      <div class="words">
        <section data-region="moves" aria-label="${say(words.moves)}"></section>
        <section class="ask" aria-label="${say(words["why-not"])}">
          <form data-do="question" class="row" autocomplete="off">
            <input name="move" placeholder="${say(words["why-not"])} ${say(words.example)}" aria-label="${say(words["why-not"])}">
            <button type="submit">${say(words.ask)}</button>
          </form>
          <div data-region="answer" aria-live="polite"></div>
        </section>
        <section data-region="log" aria-label="${say(words.log)}" tabindex="0"></section>
      </div>
    </div>
    <div data-region="time"></div>
    <div data-region="curves"></div>
    <div data-region="work" role="status"></div>
    <div data-region="dialog"></div>
    <div class="menu" role="menu" aria-label="${say(words.menu)}" hidden></div>
    <p class="live" aria-live="polite"></p>`;
}

function render({ model, el }) {
  const box = document.createElement("div");
  box.className = "gamelib-explorer";
  box.setAttribute("data-lm-suppress-shortcuts", "true"); // JupyterLab would take Enter and the arrows for itself
  box.innerHTML = skeleton(model.get("labels"));
  el.append(box);
  const region = Object.fromEntries([...box.querySelectorAll("[data-region]")].map(node => [node.dataset.region, node]));
  const hint = box.querySelector(".hint"), menu = box.querySelector(".menu"), live = box.querySelector(".live");
  const lost = box.querySelector(".lost");
  let ahead = { asked: {} }, early = null; // what the kernel worked out before it was asked, and which of it is shown
  let facts = model.get("facts"), waiting = 0, queued = null, running = false, timers = {}, looked = null, opener = null;

  const later = (name, work, wait) => {
    clearTimeout(timers[name]);
    timers[name] = setTimeout(work, wait);
  };
  const deaf = () => { lost.hidden = false; };

  function tell(asked) {
    try {
      model.send(asked);
    } catch {
      deaf(); // the kernel is gone
    }
  }

  function send(asked) {
    clearTimeout(timers.look);
    shut();
    const known = !waiting && ahead.tick === facts.tick && ahead.asked[`${asked.do} ${asked.arg}`];
    waiting += 1;
    later("deaf", deaf, PATIENCE);
    tell(asked);
    if (known) showEarly(known);
  }

  // --------------------------------------------------------------------------------------------------------------- showing

  function show(name) {
    const node = region[name], html = early?.[name] ?? model.get(name);
    if (node.shown === html && !(name === "board" && node.acts !== JSON.stringify(facts.acts ?? {}))) return;
    node.shown = html;
    const active = box.contains(document.activeElement) && node.contains(document.activeElement) ? document.activeElement : null;
    const was = active && key(active);
    if (name === "curves") node.innerHTML = html;
    else if (name === "log") showLog(html);
    else if (name === "board") showBoard(html);
    else children(node, parsed(html));
    if (name === "dialog") showDialog(html);
    if (active && !node.contains(document.activeElement)) refocus(name, was);
  }

  // Only what differs is read and changed: a new drawing would bring its style sheet along, and the page be styled anew.
  function showBoard(html) {
    const board = region.board, svg = board.querySelector(":scope > svg"), head = html.slice(0, html.indexOf(">") + 1);
    const parts = partsOf(html), known = board.parts, before = board.can ?? {};
    svg?.querySelector(":scope > .marks")?.remove();
    Object.assign(board, { parts, head, can: facts.acts ?? {}, acts: JSON.stringify(facts.acts ?? {}) });
    if (svg && html.startsWith("<svg") && known?.length === svg.childNodes.length && sized(head) === sized(svg.head)) {
      align(svg, known, parts, maker(known, parts, some => dress(parsed(`${head}${some}</svg>`)).firstChild));
      svg.setAttribute("aria-label", /aria-label="([^"]*)"/.exec(head)?.[1] ?? "");
      for (const node of places()) {
        const place = node.dataset.place;
        if (JSON.stringify(before[place]) !== JSON.stringify(board.can[place])) dressOne(node);
      }
    } else children(board, dress(parsed(html)));
    const shown = board.querySelector(":scope > svg");
    if (shown && shown.head !== head) {
      const { width, height } = shown.viewBox.baseVal;
      if (sized(shown.head) !== sized(head)) box.style.setProperty("--aspect", height / width);
      shown.head = head;
    }
    enter();
  }

  const sized = head => /viewBox="[^"]*"/.exec(head ?? "")?.[0];

  // The log grows at its top; what it told before stays where it is.
  function showLog(html) {
    const items = partsOf(html), list = region.log.querySelector("ol") ?? region.log.appendChild(document.createElement("ol"));
    const wanted = new Set(items);
    for (const node of [...list.children]) if (!wanted.has(node.told)) node.remove();
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

  function refocus(name, was) {
    const controls = [...region[name].querySelectorAll("[data-place], button, select, input")];
    const found = controls.find(node => key(node) === was && !node.disabled)
      ?? region.moves.querySelector("button:not(:disabled), input, select");
    found?.focus({ preventScroll: true });
  }

  function showDialog(html) {
    if (!html) {
      opener?.isConnected && opener.focus({ preventScroll: true });
      return;
    }
    const text = region.dialog.querySelector("textarea[data-line]");
    if (text) return showLine(text, Number(text.dataset.line));
    if (region.dialog.contains(document.activeElement)) return;
    region.dialog.querySelector("input, textarea, select, .inside button, button")?.focus({ preventScroll: true });
  }

  function showLine(text, line) {
    const lines = text.value.split("\n"), start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    text.focus({ preventScroll: true });
    text.setSelectionRange(start, start + (lines[line - 1] ?? "").length);
    text.scrollTop = (text.scrollHeight / lines.length) * Math.max(0, line - 4);
  }

  // Shows what is known to come, without waiting for the kernel, whose answer will find nothing left to change.
  function showEarly(known) {
    early = known;
    paint(known.facts ?? facts);
  }

  function paint(now) {
    facts = now;
    REGIONS.forEach(show);
    box.classList.toggle("begun", facts.at !== undefined);
    box.classList.toggle("working", Boolean(facts.work));
    mark(facts.marks ?? []);
    follow();
    if (live.textContent !== facts.say) live.textContent = facts.say;
  }

  function showAll() {
    clearTimeout(timers.deaf);
    waiting = 0;
    early = null;
    if (!lost.hidden) lost.hidden = true;
    paint(model.get("facts"));
    if (queued) {
      const next = queued;
      queued = null;
      send(next);
    } else if (facts.work) send({ do: "more" });
    run();
  }

  function follow() {
    for (const item of region.log.querySelectorAll("li")) {
      const when = Number(item.dataset.at), name = when === facts.at ? "now" : when > facts.at ? "future" : "";
      if (item.className !== name) item.className = name;
    }
    later("scroll", scrollLog, IDLE);
  }

  function scrollLog() {
    const now = region.log.querySelector("li.now");
    if (!now) return;
    const top = now.offsetTop;
    if (top < region.log.scrollTop || top + now.offsetHeight > region.log.scrollTop + region.log.clientHeight) region.log.scrollTop = top;
  }

  const next = () => (facts.at < facts.last ? { do: "go", arg: String(facts.at + 1) } : { do: "step", run: true });

  function run() {
    const button = region.time.querySelector("[data-here=run]");
    if (button && button.getAttribute("aria-pressed") !== String(running)) {
      button.textContent = running ? "⏸" : "▷";
      button.setAttribute("aria-pressed", running);
    }
    clearTimeout(timers.run);
    if (running && facts.auto && !facts.work) later("run", () => !waiting && send(next()), facts.speed ?? 1000);
  }

  // -------------------------------------------------------------------------------------------------------------- the board

  const places = () => [...region.board.querySelectorAll("[data-place]")];
  const actsAt = place => {
    for (let parts = place.split("/"); parts.length; parts.pop()) {
      const found = facts.acts?.[parts.join("/")];
      if (found) return found;
    }
    return null;
  };

  // Makes the places of a drawing act before it is shown.
  function dress(fresh) {
    const svg = fresh.querySelector("svg");
    svg?.setAttribute("role", "group");
    svg?.setAttribute("preserveAspectRatio", "xMidYMin meet");
    fresh.querySelectorAll("[data-place]").forEach(dressOne);
    return fresh;
  }

  function dressOne(node) {
    const can = facts.acts?.[node.dataset.place], title = node.querySelector(":scope > title")?.textContent ?? node.dataset.place;
    node.setAttribute("role", "button");
    node.setAttribute("tabindex", "-1");
    node.setAttribute("aria-label", can ? `${title}. ${facts.words["can-do"]} ${can.map(one => one[1]).join(", ")}` : title);
    if (Boolean(can) !== node.classList.contains("can")) node.classList.toggle("can");
  }

  // The board is one stop on the way of the tab key: the first place where something can be done.
  function enter() {
    const entry = region.board.querySelector("[data-place].can") ?? region.board.querySelector("[data-place]");
    for (const node of region.board.querySelectorAll("[data-place][tabindex='0']")) if (node !== entry) node.setAttribute("tabindex", "-1");
    entry?.setAttribute("tabindex", "0");
  }

  function act(node) {
    const place = node.dataset.place, can = actsAt(place);
    if (!can) return send({ do: "place", arg: place });
    if (can.length === 1) return send({ do: "play", arg: can[0][0] });
    offer(node, can);
  }

  function offer(node, can) {
    menu.replaceChildren(...can.map(([move, words]) => {
      const button = document.createElement("button");
      Object.assign(button, { type: "button", textContent: words });
      button.setAttribute("role", "menuitem");
      Object.assign(button.dataset, { do: "play", arg: move });
      return button;
    }));
    menu.hidden = false;
    const at = node.getBoundingClientRect(), frame = box.getBoundingClientRect(), scale = frame.width / box.offsetWidth || 1;
    const left = Math.min((at.right - frame.left) / scale + 4, box.clientWidth - menu.offsetWidth - 4);
    const top = Math.min((at.top - frame.top) / scale, box.clientHeight - menu.offsetHeight - 4);
    Object.assign(menu.style, { left: `${Math.max(4, left)}px`, top: `${Math.max(4, top)}px` });
    menu.origin = node.dataset.place;
    menu.firstChild.focus({ preventScroll: true });
  }

  function shut() {
    if (menu.hidden) return false;
    menu.hidden = true;
    places().find(node => node.dataset.place === menu.origin)?.focus({ preventScroll: true });
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
      const [px, py] = middle(node), ahead = (px - x) * across + (py - y) * down, aside = Math.abs((px - x) * down) + Math.abs((py - y) * across);
      if (ahead > 3 && ahead + 2.5 * aside < least) [best, least] = [node, ahead + 2.5 * aside];
    }
    best?.focus({ preventScroll: true });
  }

  function jump(from, by) {
    const able = places().filter(node => node.classList.contains("can")), at = able.indexOf(from);
    able[(at + by + able.length) % able.length]?.focus({ preventScroll: true });
  }

  // Marks are drawn over the board where the places are: what would be lost, a way, a reason, a refusal, what one could do.
  function mark(marks) {
    const svg = region.board.querySelector(":scope > svg");
    svg?.querySelector(":scope > .marks")?.remove();
    if (!svg || !marks.length) return;
    const layer = svg.appendChild(document.createElementNS(SVG, "g")), inverse = svg.getScreenCTM()?.inverse();
    layer.setAttribute("class", "marks");
    if (!inverse) return;
    const boxes = Object.fromEntries(places().flatMap(node => {
      const name = node.dataset.place;
      return [[`*${name.slice(name.lastIndexOf("/") + 1)}`, node], [name, node]];
    }));
    for (const [role, way, names] of marks) {
      const found = names.map(name => boxes[name]).filter(Boolean).map(node => frameOf(node, inverse));
      if (way) layer.append(shape("polyline", { class: role, points: found.map(f => `${f.x + f.width / 2},${f.y + f.height / 2}`).join(" ") }));
      else for (const f of found) layer.append(...framed(role, f));
    }
  }

  function frameOf(node, inverse) {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    const a = new DOMPoint(left, top).matrixTransform(inverse), b = new DOMPoint(right, bottom).matrixTransform(inverse);
    return { x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y };
  }

  function framed(role, { x, y, width, height }) {
    const body = shape("rect", { class: role, x: x - 2, y: y - 2, width: width + 4, height: height + 4, rx: 6 });
    if (role !== "refused" && role !== "lost") return [body];
    const size = Math.min(width, height, 28) / 2, cx = x + width / 2, cy = y + height / 2;
    const line = `M${cx - size} ${cy - size}L${cx + size} ${cy + size}M${cx + size} ${cy - size}L${cx - size} ${cy + size}`;
    return [body, shape("path", { class: role, d: line })];
  }

  function shape(name, attributes) {
    const node = document.createElementNS(SVG, name);
    Object.entries(attributes).forEach(([key, value]) => node.setAttribute(key, value));
    return node;
  }

  // ----------------------------------------------------------------------------------------------------- looking before acting

  function look(node) {
    const place = node?.dataset.place, move = node?.dataset.do === "play" ? node.dataset.arg : null;
    const can = place ? actsAt(place) : null, wanted = move ?? can?.[0]?.[0] ?? null;
    clearTimeout(timers.look);
    if (node) hint.firstChild.textContent = place ? node.getAttribute("aria-label") : "";
    if (wanted === looked) return;
    hint.lastChild.replaceChildren();
    looked = wanted;
    if (!wanted) return mark(facts.marks ?? []);
    later("look", () => !waiting && tell({ do: "look", arg: wanted }), HOVER);
  }

  function seen({ ahead: known, look: wanted, said, marks }) {
    ahead = known.tick === ahead.tick ? { ...known, asked: { ...ahead.asked, ...known.asked } } : known;
    if (!wanted || wanted !== looked) return;
    hint.lastChild.innerHTML = said;
    mark([...(facts.marks ?? []), ...marks]);
  }

  // A sentence of the log shows its witness while one points at it.
  function recall(target) {
    const told = target.closest?.("[data-marks]");
    if (told) mark(JSON.parse(told.dataset.marks));
    else if (region.log.recalled) mark(facts.marks ?? []);
    region.log.recalled = Boolean(told);
  }

  const lookable = target => target.closest?.("[data-place], [data-do=play]");
  box.addEventListener("pointerover", event => {
    look(lookable(event.target));
    recall(event.target);
  });
  box.addEventListener("focusin", event => look(lookable(event.target)));

  // ------------------------------------------------------------------------------------------------------------------ asking

  const here = {
    run: () => { running = !running; run(); },
    copy: node => {
      const text = region.dialog.querySelector("textarea");
      text.select();
      if (navigator.clipboard) navigator.clipboard.writeText(text.value).catch(() => document.execCommand("copy"));
      else document.execCommand("copy");
      live.textContent = facts.words.copied;
      node.textContent = facts.words.copied;
    },
    download: node => {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([region.dialog.querySelector("textarea").value], { type: "text/plain" }));
      link.download = node.dataset.name;
      link.click();
      URL.revokeObjectURL(link.href);
    },
  };

  box.addEventListener("click", event => {
    const node = event.target.closest("[data-do], [data-here], [data-place]");
    if (!node) return void (menu.hidden = true);
    if (node.dataset.here && node.matches("button")) return here[node.dataset.here]?.(node);
    if (node.dataset.place !== undefined) return act(node);
    if (!node.matches("button")) return;
    if (["dialog", "clause"].includes(node.dataset.do) && !region.dialog.contains(node)) opener = node;
    send({ do: node.dataset.do, arg: node.dataset.arg });
  });

  box.addEventListener("submit", event => {
    event.preventDefault();
    const form = event.target;
    if (form.dataset.do === "seats") running = true;
    send({ do: form.dataset.do, arg: form.dataset.arg, fields: Object.fromEntries(new FormData(form)) });
  });

  box.addEventListener("change", async event => {
    const node = event.target;
    if (node.dataset.here === "upload") {
      const text = await node.files[0]?.text();
      if (text !== undefined) send({ do: "load", fields: { text } });
    } else if (node.matches("select[data-do]")) send({ do: node.dataset.do, arg: node.value });
  });

  box.addEventListener("input", event => {
    const node = event.target;
    if (node.type !== "range") return;
    const asked = { do: "go", arg: node.value };
    if (waiting) queued = asked;
    else send(asked);
  });

  const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  box.addEventListener("keydown", event => {
    const node = event.target, inMenu = menu.contains(node), place = node.dataset?.place !== undefined;
    const done = () => { event.preventDefault(); event.stopPropagation(); };
    if (event.key === "Escape") {
      if (shut()) return done();
      if (region.dialog.shown) return done(), send({ do: "dialog", arg: "" });
    } else if (event.key === "Enter" && node.matches("input") && node.form) {
      return done(), node.form.requestSubmit(); // JupyterLab keeps the browser from doing so itself
    } else if (inMenu && ARROWS[event.key]) {
      const other = event.key === "ArrowDown" ? node.nextElementSibling ?? menu.firstChild : node.previousElementSibling ?? menu.lastChild;
      return done(), other.focus();
    } else if (place && ARROWS[event.key]) return done(), walk(node, ARROWS[event.key]);
    else if (place && (event.key === "PageDown" || event.key === "PageUp")) return done(), jump(node, event.key === "PageDown" ? 1 : -1);
    else if (place && (event.key === "Enter" || event.key === " ")) return done(), act(node);
  });

  // Where the explorer runs, the still picture below it is not needed.
  function tie(tries) {
    const area = box.closest(".jp-OutputArea, .output_container, .output") ?? null;
    if (area) {
      area.classList.add("gamelib-live");
      later("scroll", scrollLog, IDLE); // only now there is something to scroll
    } else if (tries) setTimeout(() => tie(tries - 1), 100);
  }

  tie(20);
  model.on("change:facts", showAll);
  model.on("change:curves", () => show("curves"));
  model.on("msg:custom", seen);
  model.on("comm_live_update", () => { if (model.comm_live === false) deaf(); });
  showAll();
  return () => Object.values(timers).forEach(clearTimeout);
}

export default { render };

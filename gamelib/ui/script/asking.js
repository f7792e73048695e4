// What a person does with mouse and forms becomes a question (data-do, data-arg), or is done in the page itself (data-here).

const HOVER = 160, LED = 2400, AT_TABLE = ["play", "lab"];

function askingOf(page) {
  const { box } = page, dialog = () => page.regions.node("dialog");
  let looked = null, pointed = null, isTold = true, running = false, due = null;

  // -------------------------------------------------------------------------------------------------- looking before acting

  function look(node, thing) {
    const hint = box.querySelector(".hint > p"), { connection } = page;
    const place = node?.dataset.place, move = node?.dataset.do === "play" ? node.dataset.arg : null;
    const wanted = move ?? (place ? page.board.foretold(node, thing?.dataset.thing)?.[0] : null) ?? null;
    clearTimeout(connection.timers.look);
    if (!hint) return;
    hint.firstChild.textContent = place ? inWords(thing?.querySelector("title")?.textContent ?? node.getAttribute("aria-label"), page.facts.words?.["in-words"]) : "";
    pointed = place ? node : null;
    if (wanted !== looked) hint.lastChild.replaceChildren();
    placeHint();
    if (wanted === looked) return;
    looked = wanted;
    isTold = !wanted;
    if (!wanted) return page.board.mark(page.facts.marks ?? []);
    connection.later("look", () => ask(wanted), HOVER);
  }

  // It is there only while it says something, and lies neither on what it speaks of nor, if it can, on what belongs to whoever chooses.
  function placeHint() {
    const text = box.querySelector(".hint > p"), edge = text?.parentElement, own = (page.facts.own ?? []).map(page.board.named);
    if (!text) return;
    text.hidden = page.facts.face === "play" && !text.textContent.trim();
    const liesOn = some => some.some(one => one?.isConnected && !text.hidden && isOver(text.getBoundingClientRect(), one.getBoundingClientRect()));
    edge.classList.remove("above");
    if (!liesOn([pointed, ...own])) return;
    edge.classList.add("above");
    if (liesOn([pointed])) edge.classList.remove("above");
  }

  // While an answer is on its way nothing is asked beside it; afterwards, if one still points there.
  function ask(wanted) {
    const { connection } = page;
    if (wanted !== looked) return;
    if (connection.isWaiting()) connection.later("look", () => ask(wanted), HOVER);
    else connection.tell({ do: "look", arg: wanted });
  }

  // A question that came between has put the look off: one still points there, and nothing has been said of it yet.
  function lookAgain() {
    if (!isTold) page.connection.later("look", () => ask(looked), HOVER);
  }

  // What was said of a place is no longer true once something was done.
  function forget() {
    looked = null;
    isTold = true;
    box.querySelector(".hint > p")?.childNodes.forEach(node => node.replaceChildren?.());
    placeHint();
  }

  function seen({ ahead, look: wanted, said, marks }) {
    if (ahead) page.connection.foresee(ahead);
    if (!wanted || wanted !== looked) return;
    isTold = true;
    box.querySelector(".hint > p").lastChild.innerHTML = said;
    placeHint();
    page.board.mark([...(page.facts.marks ?? []), ...marks]);
  }

  // ------------------------------------------------------------------------------------------------------- time that runs

  // Whoever is at the way on decides when it goes on.
  const isHeld = () => Boolean(document.activeElement?.closest?.(".paused") && box.contains(document.activeElement));

  function run() {
    const button = box.querySelector("[data-here=run]"), { facts, connection } = page;
    const isThere = facts.face === "play" && facts.at === facts.last; // at a plain table the game goes on by itself
    if (isThere) running = false;
    if (button) button.disabled = isThere;
    if (button && button.getAttribute("aria-pressed") !== String(running)) {
      button.textContent = running ? "❚❚" : "▷▷";
      button.setAttribute("aria-pressed", running);
    }
    clearTimeout(connection.timers.run);
    const wait = facts.flow || (running ? facts.speed ?? 1000 : 0);
    const goesOn = wait && facts.auto && !facts.work && !dialog()?.querySelector("[aria-modal]"); // who reads what covers the table misses nothing
    due = goesOn && !isHeld() ? dueOf(due, facts, wait, performance.now()) : null;
    if (due) connection.later("run", () => !connection.isWaiting() && connection.send(following(page.facts), true), Math.max(due.when - performance.now(), 0));
  }

  // ------------------------------------------------------------------------------------------------- done in the page itself

  const step = (node, by) => {
    const field = node.closest("form").querySelector("input[type=number]");
    field.value = bounded(Number(field.value || 0) + by, field.min, field.max);
    weigh(field);
  };

  // A button says the number that it would play; what is typed covered is told to nobody.
  const AMOUNT = "form[data-do=number] input[type=number]";
  const weigh = field => {
    const told = field.closest("form").querySelector(".lay[data-says]"), { says, one, open } = told?.dataset ?? {};
    if (told) told.textContent = !field.value || Number(field.value) < 0 ? open : field.value === "1" && one ? one : says.replace("#", field.value);
  };
  box.addEventListener("input", event => event.target.matches(AMOUNT) && weigh(event.target));

  // Whoever comes to a number types another one in its place, also where the page was drawn anew with another one.
  box.addEventListener("focusin", event => event.target.matches?.(AMOUNT) && event.target.select());
  function weighAll() {
    for (const field of box.querySelectorAll(AMOUNT)) {
      weigh(field);
      if (field === document.activeElement && field.value === field.defaultValue) field.select();
    }
  }

  const save = (name, text) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
  };

  // What the browser may do without a word is confirmed beside the button.
  const confirmed = node => {
    if (!node.dataset.done) return;
    const row = node.parentElement, told = row.parentElement.querySelector(".confirmed") ?? document.createElement("p");
    told.className = "confirmed";
    told.textContent = node.dataset.done;
    row.after(told);
    page.speak(node.dataset.done);
  };

  const here = {
    less: node => step(node, -1),
    more: node => step(node, 1),
    print: node => { window.print(); confirmed(node); },
    run: () => { running = !running; run(); },
    fold: () => page.sheet.toggle(),
    part: node => page.tabs.go(node),
    teachers: () => {
      const way = box.querySelector("[data-key^=plan-]"), section = way?.closest("section");
      section?.scrollIntoView({ block: "nearest" });
      way?.focus();
      section?.classList.add("led-to"); // it may have been in sight before: it is marked for a moment
      setTimeout(() => section?.classList.remove("led-to"), LED);
    },
    thing: node => page.board.withThing(node.dataset.arg),
    tellAll: () => unhide(page.regions.node("log")),
    copy: node => {
      const text = dialog().querySelector("textarea");
      text.select();
      if (navigator.clipboard) navigator.clipboard.writeText(text.value).catch(() => document.execCommand("copy"));
      else document.execCommand("copy");
      page.speak(page.facts.words.copied);
      node.textContent = page.facts.words.copied;
    },
    download: node => { save(node.dataset.name, dialog().querySelector("textarea").value); confirmed(node); },
    save: node => { save(node.dataset.name, JSON.parse(node.dataset.text)); confirmed(node); },
    jump: node => goTo(box.querySelector(`[data-chapter="${node.dataset.arg}"]`)),
    pick: node => node.parentElement.querySelector("input[type=file]").click(),
  };

  const shownBy = target => target.closest("[data-shows]")?.dataset.shows ?? target.closest("[data-ground]")?.dataset.ground ?? "";

  // A click where nothing lies closes the list of moves; on the bare table it is answered as well.
  function beside(target) {
    const wasOpen = page.board.letGo();
    if (!wasOpen && AT_TABLE.includes(page.facts.face) && target.closest?.("[data-region=board] > svg")) page.connection.send({ do: "place", arg: shownBy(target) });
  }

  const lookable = target => page.board.placed(target.closest?.(`${PLACED}, [data-do=play]`));
  const inDraft = target => target.closest?.(".preview [data-place]");
  let touched = false; // a finger points at nothing: what comes under it is not looked at
  let rests = null; // where the pointer rested when a key was pressed, or a lesson was answered: what comes to lie under it there is not pointed at
  let spot = null;
  const isAt = (one, { clientX, clientY }) => one?.x === clientX && one.y === clientY;
  const byFinger = event => {
    touched = event.pointerType === "touch";
    spot = { x: event.clientX, y: event.clientY };
    if (event.type === "pointermove" && isAt(rests, event)) return;
    rests = null;
    box.classList.remove("keyed");
  };
  for (const kind of ["pointerdown", "pointermove"]) box.addEventListener(kind, byFinger, true);
  box.addEventListener("keydown", () => { touched = false; }, true);
  const rest = () => {
    rests = spot;
    box.classList.add("keyed");
  };
  document.addEventListener("keydown", rest, true);
  box.addEventListener("pointerover", event => {
    if (event.pointerType === "touch") return look(null);
    if (isAt(rests, event)) return;
    if (inDraft(event.target)) return; // what is being set up is no table yet
    look(lookable(event.target), event.target.closest?.("[data-thing]"));
    page.log.recall(event.target);
  });
  // What the page itself brings the focus to is not pointed at: nothing is foretold that nobody asked about.
  box.addEventListener("focusin", event => {
    if (touched || page.regions.isBringing()) look(null);
    else if (box.classList.contains("keyed") || !event.target.closest?.("[data-place]")) look(lookable(event.target));
  });

  // Where the game has gone on under the pointer, the second half of a double click decides nothing.
  let pressed = null;
  const isSecondHalf = (event, node) => {
    const { face, at } = page.facts, { timeStamp: time, clientX: x, clientY: y, detail } = event, before = pressed;
    const isButton = Boolean(node?.matches("button")), now = { at, time, x, y, isButton, what: isButton ? key(node) : `${time}` };
    if (detail) pressed = now; // a key or a script presses nowhere
    return Boolean(detail) && face === "play" && isEcho(before, now);
  };

  box.addEventListener("click", event => {
    const met = page.board.placed(event.target.closest(`[data-do], [data-here], ${PLACED}, [data-turns][role]`));
    const node = page.sheet.besides(event, met) ?? page.sheet.meant(event), thing = node === met ? event.target.closest("[data-thing]")?.dataset.thing : undefined;
    if (isSecondHalf(event, node) || page.regions.isMeantForLast(event)) return event.preventDefault();
    if (!node) return beside(event.target);
    if (event.detail && page.facts.face === "learn") rest();
    if (inDraft(node)) return page.connection.send({ do: "put", arg: node.dataset.place });
    if (node.dataset.here && node.matches("button")) return here[node.dataset.here]?.(node);
    if (node.dataset.place !== undefined) return page.board.act(node, thing, { isTap: touched && page.facts.face === "play", near: event.detail ? [event.clientX, event.clientY] : null });
    if (node.dataset.turns) return page.connection.send({ do: "turn-board", arg: node.dataset.turns });
    if (!node.matches("button")) return;
    if (node.dataset.key === "curves" && page.sheet.findCurves(node)) return;
    page.regions.opens(node);
    node.closest("[popover].ways")?.hidePopover(); // the menu closes with what was chosen in it
    if (node.dataset.do === "go") running = false; // whoever steps through the game wants it to stay there
    page.connection.send({ do: node.dataset.do, arg: node.dataset.arg });
  });

  for (const kind of ["focusin", "focusout"]) {
    box.addEventListener(kind, event => { if (event.target.closest?.(".paused")) setTimeout(run); });
  }

  box.addEventListener("submit", event => {
    event.preventDefault();
    const form = event.target;
    if (form.dataset.do === "seats") running = true;
    const wanted = event.submitter?.dataset.instead ?? form.dataset.do;
    page.connection.send({ do: wanted, arg: form.dataset.arg, fields: Object.fromEntries(new FormData(form)) });
  });

  box.addEventListener("change", async event => {
    const node = event.target;
    if (node.dataset.here === "upload") {
      const text = await node.files[0]?.text();
      if (text !== undefined) page.connection.send({ do: "load", fields: { text } });
    } else if (node.closest("form[data-tries]")) {
      const form = node.closest("form"); // every change is shown before it is taken
      page.connection.send({ do: form.dataset.tries, fields: Object.fromEntries(new FormData(form)) });
    } else if (node.matches("select[data-do]")) page.connection.send({ do: node.dataset.do, arg: node.value });
  });

  box.addEventListener("input", event => {
    if (event.target.type !== "range") return;
    running = false;
    page.connection.queue({ do: "go", arg: event.target.value });
  });

  return { forget, lookAgain, run, seen, weighAll };
}

// A page in an element. All that it shows comes as HTML, a text a region, through a model that every host provides:
// get(name), on(event, work) and send(question). Events are change:facts, change:curves, change:frame, note and lost.

const REGIONS = /* the one list of regions */ [];

function openPage(model, el) {
  const box = document.createElement("div");
  box.className = "gamelib-explorer";
  box.setAttribute("data-lm-suppress-shortcuts", "true"); // JupyterLab would take Enter and the arrows for itself
  el.append(box);
  const page = { box, facts: model.get("facts") ?? {}, paint, speak };
  page.connection = connectionOf(page, model);
  page.ready = readyOf(page);
  page.regions = regionsOf(page);
  page.board = boardOf(page);
  page.motion = motionOf(page);
  page.log = logOf(page);
  page.sheet = sheetOf(page);
  page.tabs = tabsOf(page);
  page.asking = askingOf(page);
  page.pointing = pointingOf(page);
  page.focus = focusOf(page);
  listenToKeys(page);
  listenToDragging(page);
  listenToFiles(page);
  listenToClicker(page);
  listenToSearch(page);
  const view = watchWindow(page);
  window.addEventListener("resize", () => fitLetters(page));

  function frame() {
    box.innerHTML = model.get("frame");
    page.regions.find();
    const sign = box.querySelector(".lost");
    if (sign && model.get("lost")) sign.textContent = model.get("lost");
  }

  function speak(text) {
    const live = box.querySelector(".live");
    if (live && live.textContent !== text) live.textContent = text ?? "";
  }

  function paint(facts) {
    if (page.facts.at !== facts.at) page.asking?.forget();
    page.motion.before(facts);
    page.facts = facts;
    REGIONS.forEach(page.regions.show);
    box.classList.toggle("begun", facts.at !== undefined);
    for (const face of ["play", "lab", "door", "learn"]) box.classList.toggle(face, facts.face === face);
    box.classList.toggle("projected", Boolean(facts.projected));
    box.classList.toggle("folds", Boolean(facts.folds));
    box.classList.toggle("waits", Boolean(facts.auto));
    box.classList.toggle("ended", Boolean(facts.ended));
    box.classList.toggle("stepped", Boolean(facts.stepped));
    box.classList.toggle("working", Boolean(facts.work));
    box.classList.toggle("advised", Boolean(page.regions.node("answer")?.querySelector(".hint-told")));
    page.board.mark(facts.marks ?? []);
    page.log.follow();
    fitLetters(page);
    page.tabs.show();
    page.regions.settle();
    page.asking?.weighAll();
    page.focus.show();
    page.motion.show();
    speak(facts.say);
  }

  function showAll() {
    page.connection.answered();
    page.pointing.again();
    paint(model.get("facts"));
    page.connection.goOn();
    page.asking.run();
    page.asking.lookAgain();
  }

  let left = null; // the long page that was left last, and how far it was read

  function turn() {
    const { address, returns } = page.facts, top = box.getBoundingClientRect().top;
    left = comingFrom(left, returns ? { address, top } : null, model.get("facts").address);
    frame();
    page.asking.forget();
    page.sheet.forget();
    showAll();
    const now = box.getBoundingClientRect().top;
    const row = page.facts.reached && box.querySelector(".rows [aria-current]")?.closest("tr");
    if (row) row.scrollIntoView({ behavior: "instant" }); // whoever comes back from a scene goes on with what comes next
    else if (left?.address === page.facts.address) window.scrollBy({ top: now - left.top, behavior: "instant" });
    else if (now < 0) box.scrollIntoView(); // another page is read from its beginning
  }

  frame();
  model.on("change:frame", () => {
    turn();
    view.again();
  });
  model.on("change:facts", showAll);
  model.on("change:curves", () => {
    page.regions.show("curves");
    fitLetters(page);
    page.sheet.fit();
  });
  model.on("note", page.asking.seen);
  model.on("lost", page.connection.lost);
  showAll();
  performance.mark?.("first-board");
  return page;
}

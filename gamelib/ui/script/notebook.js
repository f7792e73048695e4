// The notebook's host: a widget's model, and the still picture below it, which is not needed where the page runs.

function modelOf(widget) {
  const events = { note: "msg:custom", lost: "comm_live_update" };
  return {
    get: name => widget.get(name),
    send: question => widget.send(question),
    on: (event, work) => widget.on(events[event] ?? event, given => {
      if (event !== "lost" || widget.comm_live === false) work(given);
    }),
  };
}

// A projector shows one thing: the page leaves its cell for the whole screen, and comes back when the screen is left.
function fillScreen(page, model) {
  const isShown = () => document.fullscreenElement === page.box;
  model.on("change:facts", () => {
    const isWanted = Boolean(page.box.isConnected && model.get("facts")?.projected);
    if (isWanted && !document.fullscreenElement) page.box.requestFullscreen?.()?.catch(() => {}); // where it may not, the cell serves
    if (!isWanted && isShown()) document.exitFullscreen();
  });
  page.box.addEventListener("fullscreenchange", () => {
    if (!isShown() && page.facts.projected) page.box.querySelector("[data-key=projector]")?.click();
  });
}

function render({ model, el }) {
  const page = openPage(modelOf(model), el);
  const tie = tries => {
    const area = page.box.closest(".jp-OutputArea, .output_container, .output");
    if (area) {
      area.classList.add("gamelib-live");
      page.log.scroll(); // only now there is something to scroll
    } else if (tries) setTimeout(() => tie(tries - 1), 100);
  };
  tie(20);
  fillScreen(page, model);
  return () => Object.values(page.connection.timers).forEach(clearTimeout);
}

export default { render };

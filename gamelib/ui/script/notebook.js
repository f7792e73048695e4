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
  return () => Object.values(page.connection.timers).forEach(clearTimeout);
}

export default { render };

// Asking and being answered: what waits, what is known ahead, and whether anybody answers at all.

const PATIENCE = 6000;

function connectionOf(page, model) {
  let waiting = 0, queued = null;
  let ahead = { asked: {} }, early = null; // what was worked out before it was asked, and which of it is shown
  const timers = {};

  const later = (name, work, wait) => {
    clearTimeout(timers[name]);
    timers[name] = setTimeout(work, wait);
  };

  function lost() {
    const sign = page.box.querySelector(".lost");
    if (sign) sign.hidden = false;
  }

  function tell(asked) {
    try {
      model.send(asked);
    } catch {
      lost(); // whoever should answer is gone
    }
  }

  function send(asked) {
    clearTimeout(timers.look);
    page.board.shut();
    const known = !waiting && ahead.tick === page.facts.tick && ahead.asked[`${asked.do} ${asked.arg}`];
    waiting += 1;
    later("lost", lost, PATIENCE);
    tell(asked);
    if (known) {
      early = known; // the answer will find nothing left to change
      page.paint(known.facts ?? page.facts);
    }
  }

  function answered() {
    clearTimeout(timers.lost);
    waiting = 0;
    early = null;
    const sign = page.box.querySelector(".lost");
    if (sign && !sign.hidden) sign.hidden = true;
  }

  // What came while an answer was awaited is sent now; work that goes on is asked on.
  function goOn() {
    if (queued) {
      const next = queued;
      queued = null;
      send(next);
    } else if (page.facts.work) send({ do: "more" });
  }

  function foresee(known) {
    ahead = known.tick === ahead.tick ? { ...known, asked: { ...ahead.asked, ...known.asked } } : known;
  }

  return {
    answered, foresee, goOn, later, lost, send, tell, timers,
    get: name => early?.[name] ?? model.get(name),
    isWaiting: () => waiting > 0,
    queue: asked => (waiting ? (queued = asked) : send(asked)),
  };
}

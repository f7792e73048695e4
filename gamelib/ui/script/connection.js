// Asking and being answered: what waits, what is known ahead, and whether anybody answers at all.

const PATIENCE = 6000, SHOWN = 50;

// Work that waits until the next picture is on the screen, or for a moment where none is drawn, as in a hidden window.
function afterwards(work) {
  let isDone = false;
  const once = () => {
    if (!isDone) work();
    isDone = true;
  };
  setTimeout(once, SHOWN);
  requestAnimationFrame(() => setTimeout(once));
}

function connectionOf(page, model) {
  let waiting = 0, queued = null, alone = false;
  let ahead = { asked: {} }, early = null; // what was worked out before it was asked, and which of it is shown
  let held = null; // a question whose answer is known: it is sent as soon as that answer is on the screen
  const timers = {};

  const later = (name, work, wait) => {
    clearTimeout(timers[name]);
    timers[name] = setTimeout(work, wait);
  };

  function lost() {
    ahead = { asked: {} }; // whoever answers next may know another game
    const sign = page.box.querySelector(".lost");
    if (sign) sign.hidden = false;
  }

  function tell(asked) {
    release();
    try {
      model.send(asked);
    } catch {
      lost(); // whoever should answer is gone
    }
  }

  function release() {
    const asked = held;
    held = null;
    if (asked) tell(asked);
  }

  // What goes on by itself is asked by nobody.
  function send(asked, byItself = false) {
    alone = byItself;
    clearTimeout(timers.look);
    page.board.sent(asked);
    const known = !waiting && ahead.tick === page.facts.tick && ahead.asked[`${asked.do} ${asked.arg}`];
    waiting += 1;
    later("lost", lost, PATIENCE);
    if (!known) return tell(asked);
    early = known; // the answer will find nothing left to change
    page.paint(known.facts ?? page.facts);
    release();
    held = asked;
    afterwards(release);
  }

  const knows = asked => ahead.tick === page.facts.tick && Boolean(ahead.asked[`${asked.do} ${asked.arg}`]);

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
    if (known.tick !== ahead.tick) page.ready.forget();
    ahead = known.tick === ahead.tick ? { ...known, asked: { ...ahead.asked, ...known.asked } } : known;
    const holds = () => ahead.tick === known.tick && ahead.tick === page.facts.tick;
    for (const contents of Object.values(known.asked)) page.ready.soon(contents, holds);
  }

  window.addEventListener("pagehide", release);

  return {
    answered, foresee, goOn, knows, later, lost, send, tell, timers,
    get: name => early?.[name] ?? model.get(name),
    isByItself: () => alone,
    isWaiting: () => waiting > 0,
    queue: asked => (waiting ? (queued = asked) : send(asked)),
  };
}

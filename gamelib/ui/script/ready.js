// What may be shown next is read while nobody waits, so that a step has only to be put in place.

function readyOf(page) {
  const idle = window.requestIdleCallback ?? (work => setTimeout(work, 30));
  let made = new Map();

  // One answer that is known ahead: its regions become nodes, those of the board and the log part by part.
  function prepare(contents) {
    for (const [name, told] of Object.entries(contents)) {
      if (name === "board") made.set(told, page.board.read(told, contents.facts?.acts ?? {}));
      else if (name === "log") page.log.read(told).forEach((node, item) => made.set(item, node));
      else if (name !== "facts") made.set(told, parsed(told));
    }
  }

  // What was made ready of a text; it is handed out once.
  function take(text) {
    const one = made.get(text);
    made.delete(text);
    return one;
  }

  return { take, forget: () => made.clear(), soon: (contents, holds) => idle(() => holds() && prepare(contents)) };
}

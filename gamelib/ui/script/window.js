// What the window tells the page: how wide it is, and which face somebody chose last.

const NARROW = 620, FACE = "gamelib-face";

function remembered() {
  try {
    return localStorage.getItem(FACE);
  } catch {
    return null; // a page may be forbidden to remember
  }
}

function remember(face) {
  try {
    localStorage.setItem(FACE, face);
  } catch {
    // then it is asked anew each time
  }
}

function watchWindow(page) {
  let width = null;
  const told = () => {
    const now = page.box.clientWidth && page.box.clientWidth < NARROW ? "phone" : "wide";
    if (now === width || (width === null && now === "wide")) return void (width = now);
    width = now;
    page.connection.queue({ do: "width", arg: now });
  };
  new ResizeObserver(told).observe(page.box);
  page.box.addEventListener("click", event => {
    const node = event.target.closest("[data-do=face]");
    if (node) remember(node.dataset.arg);
  });
  return { again: () => { width = null; told(); } };
}

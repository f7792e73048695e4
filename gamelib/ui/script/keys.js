// The keyboard: arrows walk over the board and through a menu, Escape closes, Enter acts, Tab stays in a sheet that is open.

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function listenToKeys(page) {
  page.box.addEventListener("keydown", event => {
    const node = event.target, menu = page.board.menu(), inMenu = menu?.contains(node), place = node.dataset?.place !== undefined;
    const done = () => { event.preventDefault(); event.stopPropagation(); };
    if (event.key === "Escape") {
      if (page.board.shut()) return done();
      if (page.regions.node("dialog")?.shown) return done(), page.connection.send({ do: "dialog", arg: "" });
    } else if (event.key === "Tab") {
      if (page.regions.turnTab(event.shiftKey)) done();
    } else if (event.key === "Enter" && node.matches("input") && node.form) {
      return done(), node.form.requestSubmit(); // JupyterLab keeps the browser from doing so itself
    } else if (inMenu && ARROWS[event.key]) {
      const other = event.key === "ArrowDown" ? node.nextElementSibling ?? menu.firstChild : node.previousElementSibling ?? menu.lastChild;
      return done(), other.focus();
    } else if (place && ARROWS[event.key]) return done(), page.board.walk(node, ARROWS[event.key]);
    else if (place && (event.key === "PageDown" || event.key === "PageUp")) return done(), page.board.jump(node, event.key === "PageDown" ? 1 : -1);
    else if (place && (event.key === "Enter" || event.key === " ")) return done(), page.board.act(node);
  });
}

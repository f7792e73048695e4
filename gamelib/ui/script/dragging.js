// A piece that is dragged with the mouse to a place goes there, as if the piece had been clicked and then the place.

const DRAGGED = 8;

function listenToDragging(page) {
  const { box } = page;
  let from = null, isDropped = false;

  const placeUnder = target => (target?.closest?.("[data-region=board]") && page.board.placed(target.closest(PLACED))) ?? null;
  const isFar = event => from && Math.hypot(event.clientX - from.x, event.clientY - from.y) >= DRAGGED;

  box.addEventListener("pointerdown", event => {
    const node = event.pointerType === "mouse" && event.button === 0 && AT_TABLE.includes(page.facts.face) ? placeUnder(event.target) : null;
    from = node && !node.closest(".preview") ? { node, thing: event.target.closest("[data-thing]")?.dataset.thing, x: event.clientX, y: event.clientY } : null;
  });
  box.addEventListener("pointermove", event => box.classList.toggle("drags", Boolean(isFar(event))));
  window.addEventListener("pointerup", event => {
    const to = isFar(event) ? placeUnder(document.elementFromPoint(event.clientX, event.clientY)) : null;
    isDropped = Boolean(isFar(event)) && to !== from.node;
    if (isDropped && to && from.node.isConnected) page.board.drop(from.node, from.thing, to);
    from = null;
    box.classList.remove("drags");
    setTimeout(() => { isDropped = false; });
  });

  // The click that ends a drag is none of its own.
  box.addEventListener("click", event => isDropped && event.stopImmediatePropagation(), true);
}

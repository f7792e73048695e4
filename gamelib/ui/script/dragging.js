// A piece that is dragged with the mouse to a place goes there, as if the piece had been clicked and then the place. It is seen
// under the pointer meanwhile, pale where it came from, and the place below it stands out.

const DRAGGED = 8;

// The piece as it follows the pointer: a copy of its drawing on top of the board, moved by pixels of the screen.
function followerOf(piece) {
  const svg = piece.ownerSVGElement, screen = svg.getScreenCTM().inverse(), copy = piece.cloneNode(true), layer = shape("g", { class: "follows" });
  const { a, b, c, d, e, f } = screen.multiply(piece.parentNode.getScreenCTM()), within = shape("g", { transform: `matrix(${a} ${b} ${c} ${d} ${e} ${f})` });
  copy.querySelectorAll("title").forEach(title => title.remove());
  delete copy.dataset.thing; // it is no piece of the table
  within.append(copy);
  layer.append(within);
  svg.append(layer);
  piece.classList.add("left");
  return {
    to: (across, down) => layer.setAttribute("transform", `translate(${across * screen.a} ${down * screen.d})`),
    end: () => { layer.remove(); piece.classList.remove("left"); },
  };
}

function listenToDragging(page) {
  const { box } = page;
  let from = null, isDropped = false, follower = null, below = null;

  const placeUnder = target => (target?.closest?.("[data-region=board]") && page.board.placed(target.closest(PLACED))) ?? null;
  const isFar = event => from && Math.hypot(event.clientX - from.x, event.clientY - from.y) >= DRAGGED;

  // The piece under the pointer, or the only one that lies or stands there.
  function pieceAt(node, target) {
    const at = CSS.escape(node.dataset.place), own = node.ownerSVGElement?.querySelectorAll(`[data-leads="${at}"] > [data-thing], [data-place="${at}"] [data-thing]`) ?? [];
    return target.closest("[data-thing]") ?? (own.length === 1 ? own[0] : null);
  }

  function stand(node) {
    if (node === below) return;
    below?.classList.remove("below");
    below = node;
    below?.classList.add("below");
  }

  function end() {
    follower?.end();
    follower = null;
    stand(null);
    box.classList.remove("drags");
  }

  box.addEventListener("pointerdown", event => {
    const node = event.pointerType === "mouse" && event.button === 0 && AT_TABLE.includes(page.facts.face) ? placeUnder(event.target) : null;
    const thing = event.target.closest("[data-thing]")?.dataset.thing;
    from = node && !node.closest(".preview") ? { node, piece: pieceAt(node, event.target), thing, x: event.clientX, y: event.clientY } : null;
  });
  box.addEventListener("pointermove", event => {
    const isDragged = Boolean(isFar(event));
    box.classList.toggle("drags", isDragged);
    if (!isDragged) return end();
    if (from.piece?.isConnected) follower ??= followerOf(from.piece);
    follower?.to(event.clientX - from.x, event.clientY - from.y);
    const under = placeUnder(event.target);
    stand(under && under !== from.node && actsAt(page.facts.acts ?? {}, under.dataset.place) ? under : null);
  });
  window.addEventListener("pointerup", event => {
    const to = isFar(event) ? placeUnder(document.elementFromPoint(event.clientX, event.clientY)) : null;
    isDropped = Boolean(isFar(event)) && to !== from.node;
    end(); // before the board is drawn anew
    if (isDropped && to && from.node.isConnected) {
      page.motion.carry();
      page.board.drop(from.node, from.thing, to);
    }
    from = null;
    setTimeout(() => { isDropped = false; });
  });

  // The click that ends a drag is none of its own.
  box.addEventListener("click", event => isDropped && event.stopImmediatePropagation(), true);
}

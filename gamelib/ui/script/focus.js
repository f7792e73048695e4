// The place of the board that the keyboard is at: a frame of ink on paper lies over it, which looks like no ring and no mark.

const AROUND = 5;

function focusOf(page) {
  const { box } = page, frame = document.createElement("i");
  frame.className = "focus-frame";
  frame.setAttribute("aria-hidden", "true");

  let isQuiet = false; // since a remote was pressed: its key would make visible that the place that was clicked has the focus as well

  const at = () => {
    if (isQuiet) return null;
    const node = document.activeElement, board = page.regions.node("board");
    return node?.matches("[data-place]:focus-visible") && board?.contains(node) ? node : null;
  };

  function show() {
    const node = at();
    frame.hidden = !node;
    if (!node) return;
    const holder = page.regions.node("board").parentElement;
    if (frame.parentElement !== holder) holder.append(frame);
    const inside = frame.offsetParent ?? holder, { left, top, width } = inside.getBoundingClientRect();
    const scale = width / inside.offsetWidth || 1, seen = node.getBoundingClientRect();
    Object.assign(frame.style, {
      left: `${(seen.left - left) / scale - inside.clientLeft - AROUND}px`,
      top: `${(seen.top - top) / scale - inside.clientTop - AROUND}px`,
      width: `${seen.width / scale + 2 * AROUND}px`,
      height: `${seen.height / scale + 2 * AROUND}px`,
    });
  }

  function hush(quiet = true) {
    isQuiet = quiet;
    box.classList.toggle("presented", quiet);
    show();
  }

  // Whoever takes the keys again sees where they are.
  document.addEventListener("keydown", () => isQuiet && hush(false), true);
  box.addEventListener("focusin", show);
  box.addEventListener("focusout", () => { frame.hidden = true; });
  window.addEventListener("resize", show);
  return { hush, show };
}

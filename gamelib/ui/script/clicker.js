// A presenter's remote: Page Down goes on (what happens is shown first, then the next scene), Page Up goes back, a full stop
// darkens the screen of a projector. At a table it steps through the game, on a projector only.

const CLICKER = { PageDown: "on", PageUp: "back" }, DARK = [".", "b"];
const TYPES = "input:not([type=range], [type=radio], [type=checkbox]), textarea, select, [contenteditable=true]";

// Whether a key of the remote is the page's own: not where somebody types, and not where the window itself must scroll.
function isForClicker({ key, bare, typing, walking, dialog, projected, alone, scrolls, face }) {
  if (!bare || typing || dialog) return false;
  if (DARK.includes(key)) return projected;
  if (!CLICKER[key] || walking) return false;
  return projected || (face === "learn" && alone && !scrolls);
}

function listenToClicker(page) {
  const { box } = page, root = document.documentElement;
  const isAlone = () => document.fullscreenElement === box || box.parentElement?.id === "page"; // not one cell of many
  const isBare = event => !(event.ctrlKey || event.altKey || event.metaKey || event.shiftKey);

  function heard(event) {
    const { target, key } = event, { projected, face } = page.facts;
    if (!box.contains(target) && !(target === document.body && isAlone())) return false;
    return isForClicker({
      key, face, projected, bare: isBare(event), alone: isAlone(), dialog: Boolean(page.regions.node("dialog")?.shown),
      typing: Boolean(target.closest(TYPES)), walking: target.matches("[data-place]:focus-visible"), scrolls: root.scrollHeight > window.innerHeight + 1,
    });
  }

  const buttonFor = way => box.querySelector(page.facts.face === "learn" ? `[data-clicker=${way}]` : `[data-region=time] [data-key=${way}]`);

  // It comes before all other keys, which would move the focus.
  document.addEventListener("keydown", event => {
    if (!box.isConnected || (!box.classList.contains("dark") && !heard(event))) return;
    event.preventDefault();
    event.stopPropagation();
    if (box.classList.contains("dark") || DARK.includes(event.key)) return void box.classList.toggle("dark");
    const button = buttonFor(CLICKER[event.key]);
    if (button && !button.disabled) page.connection.send({ do: button.dataset.do, arg: button.dataset.arg });
  }, true);
  box.addEventListener("pointerdown", () => box.classList.remove("dark"));
}

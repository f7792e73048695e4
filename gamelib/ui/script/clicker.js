// A presenter's remote: Page Down goes on (what happens is shown first, then the next scene), Page Up goes back, a full stop
// darkens the screen of a projector. At a table it steps through the game, on a projector only.
// After the last step of a rule it leads back to the lesson; anywhere else it stays there: to begin once more is for whoever clicks.

const CLICKER = { PageDown: "on", PageUp: "back" }, DARK = [".", "b"], WALKED = ["Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
const TYPES = "input:not([type=range], [type=radio], [type=checkbox]), textarea, select, [contenteditable=true]";

// Whether a key belongs to the field it is pressed in. To turn a page means nothing in a field of one line: where it is empty, as
// after a guess that was sent, or on a wall, the remote goes on.
function isTyped(field, key, projected) {
  if (!field) return false;
  const isLine = field.matches("input:not([type=number], [type=date])");
  return !(isLine && CLICKER[key] && (projected || !field.value));
}

// Whether a key of the remote is the page's own: not where somebody types, and not where the window itself must scroll, as a plan does.
function isForClicker({ key, bare, typing, walking, dialog, projected, alone, scrolls, face }) {
  if (!bare || typing || dialog) return false;
  if (DARK.includes(key)) return projected;
  if (!CLICKER[key] || walking || face === "door") return false;
  return projected || (face === "learn" && alone && !scrolls);
}

// Whether something was filled in that the page has not been told.
function isFilled({ value, defaultValue, options }) {
  if (!options) return defaultValue !== undefined && value !== defaultValue; // a button has none
  const every = [...options], shown = every.find(one => one.defaultSelected) ?? every[0];
  return value !== shown?.value;
}

function listenToClicker(page) {
  const { box } = page, root = document.documentElement;
  let walks = false; // whether somebody goes over the board with keys: a place that was clicked has the focus as well, and every key makes that visible
  const isAlone = () => document.fullscreenElement === box || box.parentElement?.id === "page"; // not one cell of many
  const isBare = event => !(event.ctrlKey || event.altKey || event.metaKey || event.shiftKey);

  // A rule that lies open on a wall over the scene it belongs to is in nobody's way: whatever comes next closes it.
  const isBeside = () => page.facts.projected && page.facts.face === "learn" && box.querySelector(".sheet.clause .shut")?.dataset.do === "dialog";

  // On a wall an answer that is filled in is checked, and a guess collected, before anything is given away.
  const filled = () => [...(page.facts.projected ? box.querySelectorAll("[data-region=moves] form:is([data-do=check], [data-do=answer])") : [])].find(form => [...form.elements].some(isFilled));

  function heard(event) {
    const { target, key } = event, { projected, face, acts } = page.facts;
    if (!box.contains(target) && !(target === document.body && isAlone())) return false;
    return isForClicker({
      key, face, projected, bare: isBare(event), alone: isAlone(), dialog: Boolean(page.regions.node("dialog")?.shown) && !isBeside(),
      typing: isTyped(target.closest(TYPES), key, projected), scrolls: root.scrollHeight > window.innerHeight + 1,
      walking: walks && target.matches("[data-place]:focus-visible") && Object.keys(acts ?? {}).length > 0, // once all is answered there is nowhere to walk
    });
  }

  const buttonFor = way => box.querySelector(page.facts.face === "learn" ? `[data-clicker=${way}]` : `[data-region=time] :is([data-key=${way}]:not([data-restarts]), [data-clicker=${way}])`);

  // It comes before all other keys, which would move the focus.
  document.addEventListener("keydown", event => {
    walks ||= WALKED.includes(event.key);
    if (!box.isConnected || (!box.classList.contains("dark") && !heard(event))) return;
    walks = false;
    event.preventDefault();
    event.stopPropagation();
    if (box.classList.contains("dark") || DARK.includes(event.key)) return void box.classList.toggle("dark");
    page.focus.hush();
    const way = CLICKER[event.key], form = way === "on" && filled();
    if (form) return void form.requestSubmit();
    const button = buttonFor(way);
    if (button && !button.disabled) page.connection.send({ do: button.dataset.do, arg: button.dataset.arg });
  }, true);
  box.addEventListener("pointerdown", () => {
    walks = false;
    box.classList.remove("dark");
  }, true);
}

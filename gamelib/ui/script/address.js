// The address in the browser's bar: every page is an entry of the history, so that Back and Forward stay in the program.

const withoutNumber = address => address.replace(/\/\d+$/, ""); // scenes of a chapter share an entry, as do exercises
const liesOver = address => /^\/[^/]+$/.test(address); // the choices of a game lie over the front door

// Whoever types the bare address stands before the door: a lesson and exercises wait there; a game that is played goes on.
const waitsAtDoor = address => /^\/[^/]+\/(learn|exercises)(\/|$)/.test(address ?? "");

// What becomes of the history when another page is shown: `from` is the entry before, `asked` whether it was asked for here.
function entryFor(now, next, from, asked) {
  if (next === now) return "stay";
  if (!asked || withoutNumber(next) === withoutNumber(now)) return "replace";
  if (liesOver(now)) return next === from ? "back" : "replace";
  return "push";
}

function named(hash) {
  try {
    return decodeURI(hash.slice(1));
  } catch {
    return ""; // an address that somebody has spoilt leads home
  }
}

function followAddress(model) {
  const own = document.title, here = () => named(location.hash);
  let page = null, wanted = null, isLost = false, isAnswer = false, isHeld = false;

  function ask() {
    wanted = here() || "/";
    isLost = false;
    page.connection.send({ do: "visit", arg: wanted });
  }

  function write(how, address) {
    if (how === "back") return void history.back();
    const from = how === "push" ? here() : history.state?.from ?? null;
    history[`${how}State`]({ from }, "", `#${encodeURI(address)}`);
  }

  // Another tab of the same visitor went to another page: this one stays where it is until somebody asks for it here.
  function holds({ facts }, isOwn) {
    const next = facts?.address, isWanted = wanted !== null && facts?.visited === wanted;
    if (facts) isAnswer = isOwn;
    if (!page || !next) return isHeld;
    isHeld = !isOwn && !isWanted && withoutNumber(next) !== withoutNumber(here());
    if (isHeld && wanted === null) model.sign(model.get("elsewhere"), ask);
    return isHeld;
  }

  // A page is shown: it stands in the bar, unless somebody is already on the way to another.
  function shown() {
    const { address, title, visited } = model.get("facts");
    if (!page || !address) return;
    if (wanted !== null && visited !== wanted) {
      if (isLost) ask(); // the question went with the connection
      return;
    }
    const how = entryFor(here(), address, history.state?.from, wanted === null && isAnswer);
    wanted = null;
    const called = title ? `${title} · ${own}` : own;
    if (document.title !== called) document.title = called;
    if (how !== "stay") write(how, address);
  }

  // The address that was typed, or by which the page was loaded again, comes before the page that was shown last.
  function begin(opened) {
    page = opened;
    const { address } = model.get("facts");
    if (here() ? here() !== address : waitsAtDoor(address)) ask();
    else shown();
  }

  window.addEventListener("popstate", () => {
    const { address } = model.get("facts");
    if (address && (wanted !== null || (here() || "/") !== address)) ask();
  });
  model.hold(holds);
  model.on("change:facts", shown);
  model.on("change:frame", shown);
  model.on("lost", () => { isLost = true; });
  return { begin };
}

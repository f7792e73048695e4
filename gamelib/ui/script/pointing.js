// A place of the game that one points at is worked out before it is asked for, so that a jump by hand is on the screen at the click.

const REST = 70, THUMB = 8;

function pointingOf(page) {
  let pointed = null;

  const slid = (slider, x) => {
    const { left, width } = slider.getBoundingClientRect(), low = Number(slider.min), high = Number(slider.max);
    return slidTo((x - left - THUMB) / Math.max(1, width - 2 * THUMB), low, high);
  };

  // The place under the pointer: of the slider, of the curves, of a line of the log, or of a button that leads there.
  function placeUnder(target, x) {
    const node = target.closest?.("[data-do=go], [data-starts], li[data-at]");
    if (!node || (node.matches("input") && x === undefined)) return null;
    if (node.matches("input")) return slid(node, x);
    return node.dataset.starts ? onCurves(node, x) : Number(node.dataset.arg ?? node.dataset.at);
  }

  function onCurves(plot, x) {
    const { left, width } = plot.getBoundingClientRect(), { starts, stride } = plot.dataset;
    return placeAt(starts.split(" ").map(one => one.split(":").map(Number)), Number(stride), page.facts.last, (x - left) / Math.max(1, width));
  }

  function point(event) {
    const place = event.buttons ? null : placeUnder(event.target, event.clientX);
    if (place === pointed) return;
    pointed = place;
    clearTimeout(page.connection.timers.point);
    if (place !== null) page.connection.later("point", wish, REST);
  }

  function wish() {
    const { connection, facts } = page, known = connection.knows({ do: "go", arg: String(pointed) });
    if (pointed === null || known || pointed === facts.at || connection.isWaiting() || facts.work) return;
    connection.tell({ do: "ahead", arg: String(pointed) });
  }

  page.box.addEventListener("pointermove", point);
  page.box.addEventListener("focusin", point);
  page.box.addEventListener("click", event => {
    const plot = event.target.closest?.("[data-starts]");
    if (plot) page.connection.queue({ do: "go", arg: String(onCurves(plot, event.clientX)) });
  });

  return { again: () => { pointed = null; } };
}

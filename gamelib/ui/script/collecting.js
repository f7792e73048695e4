// Files that are chosen or dropped where a page collects them: their texts are sent by name, a few in each message.

const COLLECTED = { files: 401, bytes: 64001, message: 200000, fields: 100 }; // one more than is read, so that the page can say so

async function textOf(file) {
  try {
    return await file.slice(0, COLLECTED.bytes).text();
  } catch {
    return ""; // a folder, or a file that is gone: the page says that it cannot be read
  }
}

// The files in as many parts as there must be messages.
function batches(texts) {
  const parts = [];
  let size = Infinity;
  for (const [name, text] of texts) {
    const long = JSON.stringify([name, text]).length;
    if (size + long > COLLECTED.message || Object.keys(parts.at(-1)).length >= COLLECTED.fields) {
      parts.push({});
      size = 0;
    }
    parts.at(-1)[name] = text;
    size += long;
  }
  return parts;
}

function listenToFiles(page) {
  const { box } = page;
  const place = target => target.closest?.("[data-drop]");

  async function collect(files, act) {
    const some = [...files].slice(0, COLLECTED.files);
    const texts = await Promise.all(some.map(async file => [file.name, await textOf(file)]));
    batches(texts).forEach((fields, at) => page.connection.send({ do: act, arg: at ? "further" : "", fields }));
  }

  box.addEventListener("change", event => {
    if (event.target.dataset.here !== "collect") return;
    collect(event.target.files, "collect");
    event.target.value = ""; // the same file may be chosen again once it has changed
  });
  for (const kind of ["dragover", "dragleave", "drop"]) {
    box.addEventListener(kind, event => {
      const node = place(event.target);
      node?.classList.toggle("over", kind === "dragover");
      if (node && kind !== "dragleave") event.preventDefault();
      if (node && kind === "drop") collect(event.dataTransfer.files, node.dataset.drop);
    });
  }
}

// Changes what is shown into what is wanted, and touches nothing else: focus, scrolling and sliders stay where they are.

const AHEAD = 8; // so far a part is looked for that may have moved
const key = node => node.dataset?.key ?? node.dataset?.place ?? `${node.dataset?.do ?? ""} ${node.dataset?.arg ?? ""}`;

function same(old, fresh) {
  return old.nodeName === fresh.nodeName && (old.nodeType !== 1 || key(old) === key(fresh));
}

function morph(old, fresh) {
  if (!same(old, fresh)) return old.replaceWith(fresh);
  if (old.nodeType !== 1) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  if (old.dataset.here === "run" || old.isEqualNode(fresh)) return; // whether time runs is known here, not in the kernel
  const unfolds = name => name === "open" && old.dataset.key !== undefined; // what a reader unfolded stays so
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && !unfolds(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  children(old, fresh);
  if (old.matches("input, textarea") && !(old.type === "range" && old.matches(":active"))) old.value = fresh.value;
  if (old.matches("select")) old.value = fresh.value;
}

const alike = (one, other) => one.isEqualNode(other);

function children(old, fresh) {
  align(old, [...old.childNodes], [...fresh.childNodes], node => node, alike);
}

// Changes the children of a node into other ones, of which each is known by its text or by a node; those that stay are not
// touched, also where others come between them.
function align(node, known, wanted, make, equal = (one, other) => one === other) {
  let child = node.firstChild, at = 0;
  const ahead = (list, from, part) => {
    for (let far = 1; far <= AHEAD && from + far < list.length; far += 1) if (equal(list[from + far], part)) return far;
    return 0;
  };
  const drop = () => {
    const gone = child;
    child = child.nextSibling;
    at += 1;
    return gone;
  };
  wanted.forEach((part, i) => {
    if (at < known.length && equal(known[at], part)) return void drop();
    if (at < known.length) for (let skip = ahead(known, at, part); skip; skip -= 1) drop().remove();
    if (at < known.length && equal(known[at], part)) return void drop();
    if (at >= known.length || ahead(wanted, i, known[at])) return void node.insertBefore(make(part), child);
    morph(drop(), make(part));
  });
  while (child) drop().remove();
}

// Makes the nodes of the parts that are new: all are read at once, which is far quicker than one by one.
function maker(known, wanted, read) {
  const here = new Set(known), made = new Map(), fresh = [...new Set(wanted)].filter(part => !here.has(part));
  const nodes = [...read(fresh.join("")).childNodes];
  if (nodes.length === fresh.length) fresh.forEach((part, i) => made.set(part, nodes[i]));
  return part => {
    const node = made.get(part) ?? read(part).firstChild;
    made.delete(part);
    return node;
  };
}

function parsed(html) {
  const holder = document.createElement("template");
  holder.innerHTML = html;
  return holder.content;
}

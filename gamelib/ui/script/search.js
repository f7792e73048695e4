// The search among rules: those whose words are the ones that are typed, or nearly, come as one list, the best first.
// What can be tried under node comes first.

const EMPTY_WORDS = new Set("a an and any are at be by can do does for from how i if in is it may must my of on one or the to what when where which who why with you your".split(" "));
const FORGIVEN = 5; // a word of so many letters may have a wrong one

const wordsIn = text => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase().match(/[a-z0-9]+/g) ?? [];

// A word without its ending, as far as that leaves enough of it.
const stemOf = word => word.replace(/(?<=...)(ings?|ers?|ed|es|ies|s|e|y)$/, "");

// Whether two words are alike but for one letter that is wrong, missing, added or changed places.
function isNear(one, other) {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const rest = (word, from) => word.slice(at + from);
  return rest(one, 1) === rest(other, 1) || rest(one, 1) === rest(other, 0) || rest(one, 0) === rest(other, 1)
    || (rest(one, 2) === rest(other, 2) && one[at] === other[at + 1] && one[at + 1] === other[at]);
}

// What a find is worth in each place: a title says more than a sentence, that more than a word by which a rule is looked for;
// a word that is only begun is worth less than any whole one, and one that is nearly written so least of all.
const WHOLE = { title: 8, text: 4, also: 3 }, BEGUN = { title: 2.5, text: 2, also: 1 }, NEARLY = { title: 0.75, text: 0.5, also: 0.25 };
const NOWHERE = { title: 0, text: 0, also: 0 }, PLACES = Object.keys(WHOLE);
const ASIDE = 0.75; // what is not in force is worth less

// Whether a word of a text is the one that was asked for: itself in another form, begun like it, or written nearly so.
function likeness(asked, word) {
  const stem = stemOf(asked);
  if (word === asked || stemOf(word) === stem) return WHOLE;
  if (word.startsWith(asked) || (stem.length > 2 && word.startsWith(stem))) return BEGUN;
  return asked.length >= FORGIVEN && (isNear(asked, word) || isNear(stem, stemOf(word))) ? NEARLY : NOWHERE;
}

const worthIn = (place, asked, words) => Math.max(0, ...words.map(word => likeness(asked, word)[place]));
const sumOf = numbers => numbers.reduce((one, other) => one + other, 0);

const meantWords = text => {
  const every = wordsIn(text), meant = every.filter(word => !EMPTY_WORDS.has(word));
  return meant.length ? meant : every;
};
const phrase = words => ` ${words.map(stemOf).join(" ")} `;
const isLed = (wanted, also) => also.split("|").map(meantWords).some(words => words.length > 1 && phrase(wanted).includes(phrase(words)));

// The numbers of the rules that have what is asked, best first: those with most of its words, and with half of them at least;
// a rule to which several words lead together has them all everywhere. Where nothing is asked, all as they stand.
function ranked(asked, rules) {
  const wanted = meantWords(asked);
  if (!wanted.length) return rules.map((_, i) => i);
  const judged = rules.map((rule, i) => {
    const known = PLACES.map(place => [place, wordsIn(rule[place])]);
    const found = word => sumOf(known.map(([place, said]) => worthIn(place, word, said)));
    const worths = wanted.map(isLed(wanted, rule.also) ? () => sumOf(Object.values(WHOLE)) : found);
    return { i, count: worths.filter(Boolean).length, worth: sumOf(worths) * (rule.aside ? ASIDE : 1) };
  });
  return judged.filter(one => 2 * one.count >= wanted.length && one.count)
    .sort((one, other) => other.count - one.count || other.worth - one.worth || one.i - other.i).map(one => one.i);
}

function goTo(section) {
  const field = section?.closest(".gamelib-explorer")?.querySelector("[data-finds]");
  if (field?.value) {
    field.value = "";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  section?.querySelector("details")?.setAttribute("open", "");
  section?.scrollIntoView({ block: "start" });
  section?.querySelector("h3, summary")?.focus({ preventScroll: true });
}

const saidIn = (rule, part) => [...rule.querySelectorAll(part)].map(node => node.textContent).join(" ");
const toRank = rule => ({ title: saidIn(rule, "h4"), text: saidIn(rule, "p"), also: rule.dataset.also, aside: Boolean(rule.closest("details")) });

// A rule as it stands among those that were found, away from its chapter: if it is not in force, it says so itself.
function taken(rule) {
  const one = rule.cloneNode(true), aside = rule.closest("details")?.querySelector(".quiet");
  if (aside) one.querySelector("h4").after(aside.cloneNode(true));
  return one;
}

function listenToSearch(page) {
  const { box } = page;
  box.addEventListener("input", event => {
    const field = event.target.closest?.("[data-finds]");
    if (!field) return;
    const rules = [...box.querySelectorAll(field.dataset.finds)], best = ranked(field.value, rules.map(toRank));
    const asked = field.value.trim(), list = box.querySelector(".best");
    list.querySelector(".ranked").replaceChildren(...(asked ? best.map(i => taken(rules[i])) : []));
    list.hidden = !asked || !best.length;
    box.querySelector(".every").hidden = Boolean(asked);
    tell(box, asked, best.length);
  });
}

// How many there are, for those who see it and those who hear it; where there are none, what else can be done.
function tell(box, asked, count) {
  const found = box.querySelector(".found"), nothing = box.querySelector(".nothing"), ask = nothing?.querySelector("[data-do=ask]");
  found.textContent = { 0: found.dataset.none, 1: found.dataset.one }[count] ?? found.dataset.many.replace("#", count);
  nothing.hidden = count > 0;
  if (ask) ask.dataset.arg = asked;
}

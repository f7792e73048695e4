// Beside the board what one decides is seen whole, and a hint, an answer or a refusal with it: all else gives way to them, one after
// the other, and only as far as it must.

// Among the tools on a wall the answer that was asked for is read whole: what happened gives way to it, then the moves are
// scrolled or folded but for whose turn it is; at last it is scrolled itself, with a sign that it goes on.

const SPARED = ["spares-story", "spares-goals", "spares-answer", "spares-room", "spares-asked", "spares-size"], BESIDE = 700, TO_ANSWERS = ["spares-log", "rolls-moves", "folds-moves", "long"], READ = 240;

// The first step at which all fits, or the last one.
function leastSpared(fits) {
  for (let step = 0; step <= SPARED.length; step += 1) if (fits(step)) return step;
  return SPARED.length;
}

function fitRoom(page, words) {
  const { box, facts, regions } = page, moves = regions.node("moves"), answer = regions.node("answer");
  if (facts.face !== "play" || facts.projected || facts.ended || box.clientWidth <= BESIDE) return freeRoom(words);
  const open = words.querySelectorAll("details[open]").length;
  const key = [window.innerWidth, window.innerHeight, words.clientHeight, words.clientWidth, moves.shown, answer.shown, open].join("|");
  if (words.spared === key) return;
  words.spared = key;
  const isAnswered = Boolean(answer.shown), deeds = moves.querySelector(".deeds, .cover"), way = moves.querySelector(".foot > .deed"), ask = words.querySelector(".ask");
  words.classList.toggle("answered", isAnswered);

  // Where nothing is answered the story and the goals may lie below what one decides, and be scrolled to.
  const decided = () => deeds.getBoundingClientRect().bottom + (way?.offsetHeight ?? 0) + 16 - words.getBoundingClientRect().top + words.scrollTop <= words.clientHeight;
  const isRead = () => !isAnswered || ask.clientHeight >= Math.min(ask.scrollHeight, READ);
  const fits = step => {
    SPARED.forEach((name, i) => words.classList.toggle(name, i < step));
    return (isRead() && words.scrollHeight <= words.clientHeight + 1) || Boolean(!isAnswered && step && (!deeds || decided()));
  };
  words.classList.remove("crowded");
  words.classList.toggle("crowded", !fits(leastSpared(fits)));
  signOn(ask);
  moves.querySelector(".hinted")?.scrollIntoView({ block: "nearest" });
}

function freeRoom(words) {
  if (!words.spared) return;
  words.spared = "";
  words.classList.remove("answered", "crowded", ...SPARED);
  Object.assign(words.querySelector(".ask"), { onscroll: null }).classList.remove("goes-on");
}

function fitTools(page, words) {
  const { box, facts, regions } = page, [moves, answer, curves] = ["moves", "answer", "curves"].map(regions.node);
  const isWall = facts.face === "lab" && facts.projected && box.clientWidth > BESIDE;
  const isShared = isWall || facts.face === "play"; // on a phone, too, one place serves both
  words.latest = isShared ? latestOf(words.latest ?? {}, answer.shown, Boolean(curves.shown)) : null;
  const isReplied = words.latest?.name === "answer";
  box.classList.toggle("replied", isReplied);
  const fits = step => {
    TO_ANSWERS.forEach((name, i) => words.classList.toggle(name, isReplied && i < step));
    return words.scrollHeight <= words.clientHeight + 1;
  };
  if (!isWall) {
    if (words.toolsFit) words.classList.remove(...TO_ANSWERS);
    return void (words.toolsFit = false);
  }
  words.toolsFit = true;
  for (let step = 0; step <= TO_ANSWERS.length; step += 1) if (fits(step)) break;
  for (const part of [moves, answer]) signOn(part);
}

// Which of an answer and curves was asked for last, of those that are shown.
function latestOf({ name, answer, curves }, newAnswer, newCurves) {
  const shown = newAnswer && newAnswer !== answer ? "answer" : newCurves && !curves ? "curves" : name;
  const isThere = { answer: newAnswer, curves: newCurves };
  const latest = isThere[shown] ? shown : newAnswer ? "answer" : newCurves ? "curves" : "";
  return { name: latest, answer: newAnswer, curves: newCurves };
}

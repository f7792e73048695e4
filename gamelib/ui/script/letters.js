// For a projector: letters as large as the column beside the board has room for, and never too small for the last row.

const LETTERS = { least: 16, most: 0.052, top: 40 }, TIGHT = ["tight", "tighter"];

// The largest whole number from low to high that fits; the lowest where none does.
function largestThatFits(low, high, fits) {
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

function fitLetters(page) {
  const { box, facts } = page, told = box.querySelector(".told"), read = box.querySelector(".read");
  box.classList.remove(...TIGHT);
  if (!facts.fits || !told) return void box.style.removeProperty("--letters");
  const high = Math.max(LETTERS.least, Math.min(LETTERS.top, Math.round(window.innerHeight * LETTERS.most)));
  const fits = size => {
    box.style.setProperty("--letters", `${size}px`);
    return told.scrollHeight <= told.clientHeight && read.scrollHeight <= read.clientHeight;
  };
  const size = largestThatFits(LETTERS.least, high, fits);
  for (const step of TIGHT) if (!fits(size)) box.classList.add(step); // what can be read elsewhere gives way
}

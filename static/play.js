// Puzzles and rulings to make oneself: keeps a score in this browser, while the reader wants it kept.
"use strict";

/** Reads what is kept under a name: { id: "yes" | "no" }, or null if the reader keeps nothing. */
function readScore(name) {
  try {
    return JSON.parse(localStorage.getItem(`catanica.${name}`));
  } catch {
    return null;
  }
}

function writeScore(name, score) {
  try {
    if (score) localStorage.setItem(`catanica.${name}`, JSON.stringify(score));
    else localStorage.removeItem(`catanica.${name}`);
  } catch {
    // storage is switched off: nothing is kept
  }
}

for (const box of document.querySelectorAll("[data-score]")) {
  const name = box.dataset.score;
  const keep = box.querySelector("[data-keep]");
  const show = () => {
    const score = readScore(name);
    const all = Object.values(score || {});
    const right = all.filter((x) => x === "yes").length;
    box.querySelector("[data-count]").textContent = all.length ? box.dataset.text.replace("%r", right).replace("%n", all.length) : "";
  };
  const note = () => {
    const score = readScore(name);
    const done = document.querySelector("[data-ruled]");
    if (score && done && !(done.dataset.ruled in score)) {
      score[done.dataset.ruled] = done.dataset.right; // the first answer counts
      writeScore(name, score);
    }
    show();
  };
  keep.checked = readScore(name) !== null;
  keep.addEventListener("change", () => {
    writeScore(name, keep.checked ? {} : null);
    note();
  });
  document.addEventListener("table:around", note);
  note();
}

// What has been solved is marked in lists.
for (const entry of document.querySelectorAll("[data-solved]")) {
  if ((readScore("puzzles") || {})[entry.dataset.solved] === "yes") entry.hidden = false;
}

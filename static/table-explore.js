// Asks whether something can happen. A second worker searches, so that the table goes on meanwhile; where there is none,
// the form goes to the server.
"use strict";

const searching = stage.querySelector("[data-searching]");
let searcher = null; // the worker that searches

function stopSearching() {
  searcher?.terminate();
  searcher = null;
  searching.querySelector("[data-state]").hidden = true;
}

/** Searches for the goal of a form. */
function searchFor(form) {
  stopSearching();
  const question = new URLSearchParams(new FormData(form)).toString();
  const page = `${form.action}?${question}`;
  const state = searching.querySelector("[data-state]");
  const found = searching.querySelector("[data-found]");
  const [bar, count] = [state.querySelector("progress"), state.querySelector("[data-count]")];
  let mine;
  try {
    mine = searcher = new Worker(stage.dataset.worker);
  } catch {
    return location.assign(page);
  }
  const giveUp = () => {
    if (searcher !== mine) return;
    stopSearching();
    location.assign(page);
  };
  const late = setTimeout(giveUp, engine.startLimit);
  mine.onerror = (e) => {
    e.preventDefault();
    giveUp();
  };
  mine.onmessage = ({ data }) => {
    if (searcher !== mine) return;
    clearTimeout(late);
    if (data.stopped || data.error) return giveUp();
    if (data.limit) {
      bar.value = data.done / data.limit;
      count.textContent = count.dataset.count.replace("%n", data.done.toLocaleString(lang));
    }
    if (!data.parts?.found) return;
    stopSearching();
    found.replaceChildren(parse(data.parts.found).content);
    searching.scrollIntoView({ block: "nearest", behavior: "instant" });
    say(words(found.querySelector(".verdict")));
  };
  const request = { lang, program: stage.dataset.program };
  mine.postMessage({ n: 1, ...request });
  mine.postMessage({ n: 2, ...request, frame: engine.frame(new URL(location.href)), question });
  bar.removeAttribute("value");
  found.replaceChildren();
  searching.hidden = state.hidden = false;
  searching.scrollIntoView({ block: "nearest", behavior: "instant" });
}

document.addEventListener("submit", (e) => {
  if (!e.target.matches("[data-stage] form.explore") || !stage.dataset.worker || !window.Worker) return;
  e.preventDefault();
  searchFor(e.target);
});

searching.querySelector("[data-stop]").addEventListener("click", () => {
  stopSearching();
  searching.hidden = true;
});

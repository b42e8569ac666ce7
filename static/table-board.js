// The board under the fingers and keys: choosing and dragging cards, walking the board, playing the steps by themselves.
// What a card may do is written in its panel by the program; this script looks there and knows no rules.
"use strict";

const boardOf = () => stage.querySelector("#board");
const at = (ref) => stage.querySelector(`#board [data-at="${CSS.escape(ref)}"]`);

// Choosing. A chosen card marks the places where it may go; a press on one of them makes the move.

let chosen = null; // { ref } of a thing on the board, or { name } of a card of the palette

/** Returns the buttons in a place's panel that move the chosen thing there. */
function movesTo(place) {
  const panel = place.dataset.at && document.getElementById(`at-${place.dataset.at}`);
  if (!panel || !chosen?.ref || place.dataset.at === chosen.ref) return [];
  return [...panel.querySelectorAll("button[name=move]")].filter((b) => b.dataset.refs.split(" ").includes(chosen.ref));
}

/** Returns the edit that puts the chosen thing in a place while the position is being set up, or null. */
function editTo(place) {
  if (!place.dataset.drop || !chosen) return null;
  if (chosen.name) return `${place.dataset.drop} ${chosen.name}`;
  const moves = at(chosen.ref)?.dataset.drag;
  return moves ? `${moves} ${place.dataset.drop}` : null;
}

const takes = (place) => editTo(place) !== null || movesTo(place).length > 0;

/** Marks the chosen thing and where it may go. It reports whether it may go anywhere. */
function choose(what) {
  unchoose();
  chosen = what;
  const thing = what.ref ? at(what.ref) : stage.querySelector(`[data-palette] [data-name="${CSS.escape(what.name)}"]`);
  const places = [...stage.querySelectorAll("#board [data-at], #board [data-drop]")].filter(takes);
  for (const place of places) place.classList.add("target");
  if (places.length === 0) chosen = null;
  else thing?.classList.add("chosen");
  return places.length > 0;
}

function unchoose() {
  chosen = null;
  for (const e of stage.querySelectorAll(".chosen, .target")) e.classList.remove("chosen", "target");
}

/** Moves the chosen thing to a place: with the one move there is, or by opening the panel with several. */
function moveTo(place) {
  const edit = editTo(place);
  const moves = movesTo(place);
  unchoose();
  for (const panel of stage.querySelectorAll(".pop:popover-open")) panel.hidePopover();
  if (edit) press(null, { do: edit });
  else if (moves.length === 1) press(moves[0]);
  else document.getElementById(`at-${place.dataset.at}`).showPopover();
}

let dragged = false; // the click at the end of a drag is none

document.addEventListener(
  "click",
  (e) => {
    if (dragged) {
      dragged = false;
      e.preventDefault();
      e.stopPropagation();
      return;
    }
    const target = e.target.closest(".target");
    if (target && chosen) {
      e.preventDefault();
      e.stopPropagation();
      return moveTo(target);
    }
    const name = e.target.closest("[data-palette] [data-name]")?.dataset.name;
    if (name) return chosen?.name === name ? unchoose() : void choose({ name });
    const ref = e.target.closest("#board [data-at]")?.dataset.at;
    if (ref) choose({ ref });
    else if (!e.target.closest(".pop")) unchoose();
  },
  true,
);

// Dragging begins after 6 px with one finger; a second finger ends it.

const dragFrom = 6; // px
let drag = null;

function endDrag() {
  drag?.ghost?.remove();
  stage.querySelector(".over")?.classList.remove("over");
  drag = null;
}

addEventListener("pointerdown", (e) => {
  dragged = false;
  if (drag || !e.isPrimary) return endDrag();
  const thing = e.target.closest("#board button[data-card], [data-palette] [data-name]");
  if (!thing || e.button) return;
  drag = { thing, id: e.pointerId, x: e.clientX, y: e.clientY, ghost: null };
});

addEventListener("pointermove", (e) => {
  if (!drag || e.pointerId !== drag.id) return;
  if (!drag.ghost) {
    if (Math.hypot(e.clientX - drag.x, e.clientY - drag.y) < dragFrom) return;
    const { at: ref, name } = drag.thing.dataset;
    if (!choose(name ? { name } : { ref })) return endDrag();
    const box = drag.thing.getBoundingClientRect();
    drag.ghost = drag.thing.cloneNode(true);
    drag.ghost.classList.add("ghost");
    drag.ghost.removeAttribute("popovertarget");
    drag.ghost.setAttribute("aria-hidden", "true");
    drag.ghost.style.width = `${box.width}px`;
    drag.ghost.style.height = `${box.height}px`;
    stage.append(drag.ghost);
    drag.thing.setPointerCapture(e.pointerId);
  }
  drag.ghost.style.transform = `translate(${e.clientX}px, ${e.clientY}px) translate(-50%, -60%)`;
  const over = document.elementFromPoint(e.clientX, e.clientY)?.closest(".target");
  const was = stage.querySelector(".over");
  if (was !== over) was?.classList.remove("over");
  over?.classList.add("over");
  if (e.clientY < 48) scrollBy({ top: -14, behavior: "instant" });
  else if (e.clientY > innerHeight - 72) scrollBy({ top: 14, behavior: "instant" });
});

addEventListener("pointerup", (e) => {
  if (!drag || e.pointerId !== drag.id) return;
  const moved = drag.ghost !== null;
  endDrag();
  if (!moved) return;
  dragged = true;
  setTimeout(() => (dragged = false), 60); // a browser may send no click
  const place = document.elementFromPoint(e.clientX, e.clientY)?.closest(".target");
  if (place) moveTo(place); // released elsewhere, the thing stays chosen
});

addEventListener("pointercancel", endDrag);
addEventListener("dragstart", (e) => {
  if (e.target.closest?.("#board")) e.preventDefault();
});

// The palette shows the cards whose names contain what is typed.

let sought = "";
const fold = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

function filterPalette() {
  const palette = stage.querySelector("[data-palette]");
  if (!palette) return;
  palette.querySelector("[data-find]").value = sought;
  let left = sought === "" ? 0 : 24;
  for (const item of palette.querySelectorAll("li")) {
    item.hidden = left <= 0 || !fold(item.textContent).includes(fold(sought));
    if (!item.hidden) left--;
  }
}

document.addEventListener("input", (e) => {
  if (!e.target.matches("[data-find]")) return;
  sought = e.target.value;
  filterPalette();
});

// The board takes one stop of the tab key; arrows walk its cells.

const cells = () => [...boardOf().querySelectorAll(".cell, .touch")].filter((c) => !c.closest(".pop") && c.getClientRects().length > 0);

function rove(to) {
  for (const cell of cells()) cell.tabIndex = -1;
  to ??= boardOf().querySelector("button.cell, .touch") ?? cells()[0];
  if (to) to.tabIndex = 0;
}

// Places of a board game's board lie close together on a small screen: a tap means the one that is nearest.

const reach = 22; // px around the centre of a place

document.addEventListener("click", (e) => {
  const drawing = e.detail > 0 && e.target.closest?.("#board .pan svg");
  if (!drawing) return;
  let best = null;
  let least = Infinity;
  for (const place of drawing.querySelectorAll(".touch")) {
    const r = place.getBoundingClientRect();
    const away = Math.hypot(e.clientX - (r.left + r.right) / 2, e.clientY - (r.top + r.bottom) / 2);
    if (away < least && away <= Math.max(reach, r.width / 2)) [best, least] = [place, away];
  }
  if (!best || best === e.target.closest(".touch")) return;
  e.preventDefault();
  e.stopPropagation();
  best.click();
}, true);

function walk(from, key) {
  const centre = (e) => {
    const r = e.getBoundingClientRect();
    return [(r.left + r.right) / 2, (r.top + r.bottom) / 2];
  };
  const [x, y] = centre(from);
  const [ux, uy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  let best = null;
  let least = Infinity;
  for (const cell of cells()) {
    const [cx, cy] = centre(cell);
    const ahead = (cx - x) * ux + (cy - y) * uy;
    const aside = Math.abs((cx - x) * uy) + Math.abs((cy - y) * ux);
    if (cell === from || ahead < 4 || aside > 2 * ahead) continue;
    if (ahead + 2 * aside < least) [best, least] = [cell, ahead + 2 * aside];
  }
  if (!best) return;
  rove(best);
  best.focus();
}

const words = (e) => e?.textContent.replace(/\s+/g, " ").trim() ?? "";

/** What the letters do while the focus is on the board. */
const letters = {
  m: () => stage.querySelector("#moves summary, #moves button")?.focus(),
  w: () => {
    const field = stage.querySelector(".why-not");
    if (!field) return;
    field.open = true;
    field.querySelector("input").focus();
  },
  "/": () => letters.w(),
  l: () => say(words(stage.querySelector(".strip [data-say]"))),
  o: (cell) => say([words(cell), words(cell.closest(".side")?.querySelector("h3")), words(stage.querySelector(".stepper .at"))].join(". ")),
  h: (cell) => (cell.closest(".side") ?? stage.querySelector(".side.active"))?.querySelector("[data-hand] .cell")?.focus(),
  u: () => (stage.querySelector("#moves [value=undo]") ?? stage.querySelector("[data-step=back][href]"))?.click(),
  f: () => stage.querySelector("[data-step=flip]")?.click(),
  "?": () => document.getElementById("keys").showPopover(),
};

const step = (kind) => stage.querySelector(`a[data-step=${kind}][href]`);

document.addEventListener("keydown", (e) => {
  if (e.key === "Escape") {
    endDrag();
    unchoose();
    stopPlaying();
  }
  if (e.ctrlKey || e.metaKey || e.altKey || e.target.closest("input, textarea, select, pre, .pop, [data-scroll]:focus")) return;
  const cell = e.target.closest("#board .cell, #board .touch");
  if (cell && e.key.startsWith("Arrow")) {
    e.preventDefault();
    return walk(cell, e.key);
  }
  if (cell && letters[e.key]) {
    e.preventDefault();
    return letters[e.key](cell);
  }
  const link = !e.shiftKey && step({ ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "end" }[e.key]);
  if (!link) return;
  e.preventDefault();
  stopPlaying();
  follow(link);
});

document.addEventListener("focusin", (e) => {
  if (e.target.matches("#board .cell, #board .touch")) rove(e.target);
});

// Playing the steps by themselves.

const pace = 2500; // ms for a step
let playing = 0;

function stopPlaying() {
  clearInterval(playing);
  playing = 0;
  showPlaying();
}

function showPlaying() {
  const button = stage.querySelector("[data-play]");
  if (!button) return;
  button.hidden = !step("next") && !playing;
  button.setAttribute("aria-pressed", String(playing > 0));
  const use = button.querySelector("use");
  use.setAttribute("href", use.getAttribute("href").replace(/#.*/, playing ? "#pause" : "#play"));
}

// What the score keeper entered last is undone by going back.
document.addEventListener("click", (e) => {
  if (e.target.closest("[data-undo]")) history.back();
});

document.addEventListener("click", (e) => {
  if (!e.target.closest("[data-play]")) {
    if (playing && e.target.closest("[data-stage]")) stopPlaying();
    return;
  }
  if (playing) return stopPlaying();
  const next = () => (step("next") ? follow(step("next")) : stopPlaying());
  playing = setInterval(next, pace);
  next();
});

/** Puts everything on the board that only a script can do. */
function ready() {
  if (boardOf()) rove();
  filterPalette();
  showPlaying();
  for (const e of stage.querySelectorAll("[data-keys]")) e.hidden = false;
}

document.addEventListener("table:drawn", () => {
  unchoose();
  endDrag();
  ready();
});
ready();

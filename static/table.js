// The table: follows steps and carries out what is pressed without loading the page. It fetches parts of the same page;
// it holds no markup and no rules. Everything works without it.
"use strict";

const stageOf = () => document.querySelector("[data-stage]");
let running = 0; // the number of the latest request; answers to earlier ones are dropped

/** Puts the stage in place, keeps the focus and open panels where they were, and says what happened. */
function putStage(html, focus) {
  const stage = stageOf();
  const open = [...stage.querySelectorAll("details[open]")].map((d) => d.id || d.className);
  const was = new Map([...stage.querySelectorAll("[data-card]")].map((e) => [e.dataset.card, e.getBoundingClientRect()]));
  stage.innerHTML = html;
  for (const d of stage.querySelectorAll("details")) if (open.includes(d.id || d.className)) d.open = true;
  const news = stage.querySelector("[role=alert]") || stage.querySelector("[data-say]");
  document.getElementById("say").textContent = news ? news.textContent.trim() : "";
  slide(stage, was);
  if (focus) stage.querySelector(focus)?.focus({ preventScroll: true });
  show(stage);
}

/** Moves things from where they were to where they are (none with reduced motion). */
function slide(stage, was) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const e of stage.querySelectorAll("[data-card]")) {
    const from = was.get(e.dataset.card);
    if (!from) continue;
    const to = e.getBoundingClientRect();
    const dx = from.left - to.left;
    const dy = from.top - to.top;
    if (Math.abs(dx) + Math.abs(dy) > 2) e.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], { duration: 250, easing: "ease-out" });
  }
}

/** Scrolls so that the changed thing can be seen above the strip and the step bar. */
function show(stage) {
  const changed = stage.querySelector(".board .changed") || stage.querySelector(".board .side");
  if (!changed) return;
  const strip = stage.querySelector(".strip").getBoundingClientRect();
  const bottom = innerWidth < 896 ? Math.min(strip.top, innerHeight) : innerHeight;
  const box = changed.getBoundingClientRect();
  if (box.top < 0) scrollBy({ top: box.top - 12, behavior: "instant" });
  else if (box.bottom > bottom) scrollBy({ top: Math.min(box.bottom - bottom + 12, box.top - 12), behavior: "instant" });
}

/** Fetches the stage of an address, or of a form's answer. It returns the address of what is shown, or null. */
async function fetchStage(address, options, focus) {
  const n = ++running;
  const answer = await fetch(address, options);
  const html = await answer.text();
  if (n !== running) return null;
  if (!answer.ok) return undefined;
  putStage(html, focus);
  const shown = new URL(answer.url);
  shown.searchParams.delete("part");
  return { shown, redirected: answer.redirected };
}

function keepAddress(address, push) {
  history[push ? "pushState" : "replaceState"](null, "", address);
  for (const lang of document.querySelectorAll(".langs a")) lang.search = address.search;
  const link = document.querySelector("a[data-link]");
  if (link && address.searchParams.has("g")) link.href = address.href;
}

/** Goes to the step of a link. */
async function takeStep(link) {
  const kind = link.dataset.step;
  const address = new URL(link.href);
  address.hash = "";
  const wanted = new URL(address);
  wanted.searchParams.set("part", "stage");
  const inside = stageOf().contains(document.activeElement);
  const focus = { pick: "[aria-current=step]", view: ".viewers [aria-current]", flip: "[data-step=flip]" }[kind] || `[data-step=${kind}]`;
  const done = await fetchStage(wanted, {}, inside ? focus : null);
  if (done === undefined) location.assign(link.href);
  else if (done) keepAddress(address, kind === "pick" && address.pathname !== location.pathname);
}

document.addEventListener("click", (e) => {
  const link = e.target.closest("a[data-step]");
  if (!link || !link.href || e.ctrlKey || e.metaKey || e.shiftKey || e.altKey || e.button) return;
  e.preventDefault();
  takeStep(link);
});

document.addEventListener("keydown", (e) => {
  const kind = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "end" }[e.key];
  if (!kind || e.ctrlKey || e.metaKey || e.shiftKey || e.altKey || e.target.closest("input, textarea, select, pre, .pop")) return;
  const link = document.querySelector(`[data-stage] a[data-step=${kind}][href]`);
  if (!link) return;
  e.preventDefault();
  takeStep(link);
});

document.addEventListener("submit", async (e) => {
  const form = e.target.closest("form[data-table]");
  if (!form || !e.submitter) return;
  e.preventDefault();
  const body = new URLSearchParams(new FormData(form, e.submitter));
  body.set("part", "stage");
  const own = location.pathname === new URL(form.action).pathname;
  try {
    const done = await fetchStage(form.action, { method: "POST", body }, "#moves button");
    if (done === null) return;
    if (done === undefined) throw new Error("no answer");
    if (done.redirected) {
      if (own) keepAddress(done.shown, true);
      else location.assign(done.shown); // the page around an embedded scenario is not that of a reader's table
    }
  } catch {
    const sent = document.createElement("input");
    sent.type = "hidden";
    sent.name = e.submitter.name;
    sent.value = e.submitter.value;
    form.append(sent);
    form.submit();
  }
});

// A line that a reader writes is tried with the enter key, a card in a field is put with the button beside it.
document.addEventListener("keydown", (e) => {
  if (e.key !== "Enter" || !e.target.matches("input[form=table-form]")) return;
  const button = e.target.closest("p")?.querySelector("button[type=submit]");
  if (!button) return;
  e.preventDefault();
  button.click();
});

addEventListener("popstate", () => {
  if (stageOf()) location.reload();
});

show(stageOf());

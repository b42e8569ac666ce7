// The table: follows steps and carries out what is pressed without loading the page. The parts of the stage come from the
// table's program in a worker, or from the server while the worker is not ready or cannot run. This script holds no
// markup and no rules. Everything works without it.
"use strict";

/** The markup of each part as it came last, and as the browser wrote that of the page. */
const raw = new Map();
const written = new Map([...stage.querySelectorAll("[data-part]")].map((e) => [e.dataset.part, e.innerHTML]));

const identity = ["id", "data-at", "data-step", "name", "value"];

/** Reports whether a node can become another one: it is about the same thing, and holds nothing that a reader wrote. */
function alike(a, b) {
  if (a.nodeName !== b.nodeName) return false;
  if (a.nodeType !== Node.ELEMENT_NODE) return true;
  if (a.localName === "details" && a.className !== b.className) return false;
  return !a.matches("input, select, textarea") && identity.every((name) => a.getAttribute(name) === b.getAttribute(name));
}

/** Makes the children of an element those of another. What is equal stays, so that only the rest is laid out again. */
function morph(element, other) {
  let old = element.firstChild;
  for (let next = other.firstChild; next; next = other.firstChild) {
    if (!old) return element.append(...other.childNodes);
    if (!alike(old, next)) {
      const gone = old;
      old = old.nextSibling;
      gone.replaceWith(next);
      continue;
    }
    if (old.nodeType !== Node.ELEMENT_NODE) {
      if (old.data !== next.data) old.data = next.data;
    } else if (!old.isEqualNode(next)) {
      for (const name of old.getAttributeNames()) {
        if (!next.hasAttribute(name) && !(name === "open" && old.localName === "details")) old.removeAttribute(name);
      }
      for (const { name, value } of next.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
      morph(old, next);
    }
    old = old.nextSibling;
    next.remove();
  }
  while (old) {
    const gone = old;
    old = old.nextSibling;
    gone.remove();
  }
}

/** Puts parts that differ from those shown in place. The focus, open panels and scrolled places stay where they are. */
function putParts(parts) {
  const news = [];
  for (const [name, markup] of Object.entries(parts)) {
    const last = raw.get(name);
    if (last === markup) continue;
    raw.set(name, markup);
    const part = parse(markup);
    if (last === undefined && part.innerHTML === written.get(name)) continue;
    news.push([stage.querySelector(`[data-part=${name}]`), part.content]);
  }
  if (news.length === 0) return;
  const focus = document.activeElement;
  const keeper = focus && stage.contains(focus) ? keptFocus(focus) : null;
  const moving = news.some(([e]) => e.dataset.part === "board");
  const was = moving ? new Map([...stage.querySelectorAll("[data-card]")].map((e) => [e.dataset.card, e.getBoundingClientRect()])) : null;
  const open = [...stage.querySelectorAll("details[open]")].map((d) => d.id || d.className);
  const panel = stage.querySelector(".pop:popover-open");
  const scrolled = [...stage.querySelectorAll("[data-scroll]")].map((e) => [e, e.scrollLeft, e.scrollTop]);
  for (const [element, content] of news) {
    if (panel && element.contains(panel)) panel.hidePopover();
    morph(element, content);
  }
  for (const d of stage.querySelectorAll("details:not([open])")) if (open.includes(d.id || d.className)) d.open = true;
  for (const [e, left, top] of scrolled) {
    if (!e.isConnected) stage.querySelector(`[data-scroll=${e.dataset.scroll}]`)?.scrollTo({ left, top, behavior: "instant" });
  }
  if (panel && stage.querySelector(".edits [name=do]")) {
    const again = document.getElementById(panel.id);
    if (again?.matches(".pop:not(:popover-open)")) again.showPopover();
  }
  stage.querySelector(".position").classList.toggle("two", !!stage.querySelector(".beside"));
  document.dispatchEvent(new CustomEvent("table:drawn", { detail: news.map(([e]) => e.dataset.part) }));
  if (keeper && document.activeElement !== focus) keeper()?.focus({ preventScroll: true });
  if (moving) slide(was);
}

/** Returns a function that finds what has to have the focus once parts have been replaced. */
function keptFocus(e) {
  const q = (attribute) => `[${attribute}=${CSS.escape(e.getAttribute(attribute))}]`;
  const part = e.closest("[data-part]")?.dataset.part;
  let same = null;
  if (e.id) same = `#${CSS.escape(e.id)}`;
  else if (e.dataset.step === "pick") same = "[aria-current=step]";
  else if (e.dataset.step === "view") same = ".viewers [aria-current]";
  else if (e.dataset.step) same = q("data-step");
  else if (e.dataset.at) same = q("data-at");
  else if (e.hasAttribute("popovertarget")) same = q("popovertarget");
  else if (e.name && e.type === "submit") same = `${q("name")}${q("value")}`;
  else if (e.name) same = q("name");
  const near = e.closest(".pop")?.id.replace(/^at-/, "");
  return () =>
    (same && stage.querySelector(same)) ||
    (near && stage.querySelector(`[data-at="${CSS.escape(near)}"]`)) ||
    stage.querySelector(part === "board" ? "#board button" : "#moves button");
}

/** Moves things from where they were to where they are (not with reduced motion). */
function slide(was) {
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

/** Returns the top and bottom edge of a thing where it will be once it has slid there. */
function settled(e) {
  const { top, bottom } = e.getBoundingClientRect();
  const dy = new DOMMatrix(getComputedStyle(e).transform).m42;
  return { top: top - dy, bottom: bottom - dy };
}

/** Scrolls so that the changed thing can be seen above the strip and the step bar. */
function show() {
  const changed = stage.querySelector(".board .changed, .island .new");
  if (!changed) return;
  const strip = stage.querySelector(".strip").getBoundingClientRect();
  const bottom = innerWidth < 896 ? Math.min(strip.top, innerHeight) : innerHeight;
  const box = settled(changed);
  if (box.top < 0) scrollBy({ top: box.top - 12, behavior: "instant" });
  else if (box.bottom > bottom) scrollBy({ top: Math.min(box.bottom - bottom + 12, box.top - 12), behavior: "instant" });
}

/** Says something to readers who cannot see the page. The same words again are said again. */
function say(text) {
  const region = document.getElementById("say");
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}

/** Says what has happened: news first, then the step. */
function announce() {
  const news = [...stage.querySelectorAll("[data-news]"), stage.querySelector("[data-say]")];
  say(news.map((e) => e?.textContent.trim() ?? "").filter(Boolean).join(" "));
}

/** Asks the worker for an address, or what a form asks for there. */
async function byWorker(address, form) {
  const answer = await (form ? engine.ask({ frame: engine.frame(address), form: form.toString() }) : ahead.show(address));
  return { parts: answer.parts, shown: answer.link ? new URL(answer.link, location.href) : null };
}

/** Asks the server for the same. */
async function byServer(address, form) {
  const wanted = new URL(address);
  let options = {};
  if (form) {
    form.set("part", "stage");
    options = { method: "POST", body: form };
  } else {
    wanted.searchParams.set("part", "stage");
  }
  const answer = await fetch(wanted, options);
  if (!answer.ok) throw new Error(String(answer.status));
  const page = parse(await answer.text()).content;
  const parts = Object.fromEntries([...page.querySelectorAll("[data-part]")].map((e) => [e.dataset.part, e.innerHTML]));
  const shown = new URL(answer.url);
  shown.searchParams.delete("part");
  return { parts, shown: answer.redirected ? shown : null };
}

let latest = 0; // the number of the latest request; answers to earlier ones are dropped

/** Shows an address, or what a form asks for. It returns the address after a press, null if nothing else is shown. */
async function perform(address, form) {
  const n = ++latest;
  let answer = null;
  if (engine.ready) answer = await byWorker(address, form).catch(() => null);
  if (n !== latest) return undefined;
  answer ||= await byServer(address, form);
  if (n !== latest) return undefined;
  if (answer.shown && location.pathname !== answer.shown.pathname) {
    location.assign(answer.shown); // the page around an embedded scenario is not that of a reader's table
    return undefined;
  }
  putParts(answer.parts);
  announce();
  if (form && stage.classList.contains("keeping")) document.getElementById("strip").scrollIntoView({ behavior: "instant" });
  else show();
  ahead.look();
  return answer.shown;
}

function keepAddress(address, push) {
  const shown = new URL(address);
  shown.hash = "";
  history[push ? "pushState" : "replaceState"](null, "", shown);
  if (!shown.searchParams.has("was")) document.querySelector(".notice.since")?.remove(); // it is about another answer
  for (const other of document.querySelectorAll(".langs a")) other.search = shown.search;
}

/** Asks the server for what is around the table and depends on it, such as whether a puzzle is solved. */
async function surround() {
  const places = document.querySelectorAll("[data-around]");
  if (!places.length) return;
  const n = latest;
  const wanted = new URL(location.href);
  wanted.hash = "";
  wanted.searchParams.set("part", "around");
  let page = parse(""); // where the server cannot be reached: a verdict on other moves would be wrong
  try {
    const answer = await fetch(wanted);
    if (answer.ok) page = parse(await answer.text());
  } catch {}
  if (n !== latest) return;
  for (const place of places) {
    const now = page.content.querySelector(`[data-around=${place.dataset.around}]`);
    if (now || place.dataset.around === "verdict") place.replaceChildren(...(now?.childNodes ?? []));
  }
  document.dispatchEvent(new CustomEvent("table:around"));
  const verdict = document.querySelector("[data-around=verdict] > *");
  if (!verdict) return;
  if (verdict.matches(".outcome")) verdict.scrollIntoView({ block: "nearest", behavior: "instant" });
  say(verdict.innerText);
}

/** Goes to the step of a link, or looks at it in the way that the link names. */
async function follow(link) {
  const address = new URL(link.href);
  address.hash = "";
  if (/^(next|end|back|first)$/.test(link.dataset.step)) ahead.forward = /^[ne]/.test(link.dataset.step);
  try {
    if ((await perform(address)) === undefined) return;
    keepAddress(address, false);
    surround();
  } catch {
    if (navigator.onLine === false) say(stage.dataset.offline);
    else location.assign(link.href);
  }
}

/** Sends the table's form with a button, or with fields that no button has. */
async function press(submitter, fields) {
  const form = document.getElementById("table-form");
  const body = new URLSearchParams(new FormData(form, submitter));
  for (const [name, value] of Object.entries(fields ?? {})) body.set(name, value);
  try {
    const shown = await perform(new URL(form.action), body);
    if (!shown) return;
    keepAddress(shown, true);
    surround();
    for (const field of stage.querySelectorAll("[data-line] input[type=text]")) field.value = field.defaultValue;
  } catch {
    if (navigator.onLine === false) return say(stage.dataset.offline);
    const sent = fields ?? { [submitter.name]: submitter.value };
    for (const [name, value] of Object.entries(sent)) form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
    form.submit();
  }
}

document.addEventListener("click", (e) => {
  const link = e.target.closest("[data-stage] a[data-step]");
  if (!link || !link.href || e.ctrlKey || e.metaKey || e.shiftKey || e.altKey || e.button) return;
  e.preventDefault();
  follow(link);
});

document.addEventListener("submit", (e) => {
  if (!e.target.matches("form[data-table]") || !e.submitter) return;
  e.preventDefault();
  press(e.submitter);
});

// A line that a reader writes is tried with the enter key, a card in a field is put with the button beside it.
document.addEventListener("keydown", (e) => {
  if (e.key !== "Enter" || !e.target.matches("input[form=table-form]")) return;
  const button = e.target.closest("p, [data-line]")?.querySelector("button[type=submit]");
  if (!button) return;
  e.preventDefault();
  button.click();
});

let path = location.pathname;
addEventListener("popstate", () => {
  if (location.pathname !== path) return location.reload();
  perform(new URL(location.href)).then(surround, () => location.reload());
});

// The worker starts when the page is touched, or once it is readable and idle. Who saves data starts it by touch.
for (const type of ["pointerdown", "keydown", "focusin"]) addEventListener(type, () => engine.start(), { once: true, passive: true });
const idle = window.requestIdleCallback ?? ((f) => setTimeout(f, 1500));
addEventListener("load", () => {
  if (!navigator.connection?.saveData) setTimeout(() => idle(() => engine.start(), { timeout: 4000 }), 300);
});

// A page from the store of an offline reader may be that of another table: the address decides.
const inAddress = new URLSearchParams(location.search).get("g");
if (inAddress && inAddress !== begun) {
  engine.start();
  const again = setInterval(() => {
    if (!engine.ready && engine.failures < 2) return;
    clearInterval(again);
    perform(new URL(location.href)).catch(() => say(stage.dataset.offline));
  }, 50);
}
show();

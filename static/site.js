// Catanica without this file works just the same; with it, results come while you type and filters apply at once.
"use strict";

/** Runs f once the caller has been quiet for ms. */
function later(f, ms) {
  let timer = 0;
  return (...args) => {
    clearTimeout(timer);
    timer = setTimeout(() => f(...args), ms);
  };
}

/** Puts a part of the page in place and tells readers who cannot see it what is new. */
function put(target, html) {
  target.innerHTML = html;
  const news = target.querySelector("[data-say]");
  document.getElementById("say").textContent = news ? news.textContent : "";
}

/** Shows the results of a search form below it while the reader types. */
function liveSearch(form) {
  const target = document.getElementById(form.dataset.live);
  const input = form.elements.namedItem("q");
  const onPage = location.pathname === form.getAttribute("action").split("?")[0];
  let running = null;
  const find = async () => {
    const url = new URL(form.getAttribute("action"), location.origin);
    const edition = form.elements.namedItem("edition");
    if (edition) url.searchParams.set("edition", edition.value);
    url.searchParams.set("q", input.value.trim());
    if (running) running.abort();
    running = new AbortController();
    document.body.classList.toggle("searching", input.value.trim() !== "");
    if (onPage) history.replaceState(null, "", url);
    if (input.value.trim() === "") {
      target.replaceChildren();
      return;
    }
    url.searchParams.set("part", "results");
    try {
      const answer = await fetch(url, { signal: running.signal });
      if (answer.ok) put(target, await answer.text());
    } catch (e) {
      if (e.name !== "AbortError") target.replaceChildren(); // offline: the button still works
    }
  };
  input.addEventListener("input", later(find, 150));
}

/** Sends a form of filters as soon as one of its lists changes. */
function autoFilter(form) {
  for (const list of form.querySelectorAll("select")) list.addEventListener("change", () => form.requestSubmit());
}

/** Shows the verdict beside a deck list while the reader writes it, and keeps it in the address. */
function liveDeck(form) {
  const target = document.getElementById(form.dataset.deck);
  let running = null;
  const judge = async () => {
    if (running) running.abort();
    running = new AbortController();
    const body = new URLSearchParams(new FormData(form));
    body.delete("add");
    body.set("part", "verdict");
    try {
      const answer = await fetch(form.action, { method: "POST", body, signal: running.signal });
      if (!answer.ok) return;
      put(target, await answer.text());
      const link = target.querySelector("a[data-link]");
      if (link) history.replaceState(null, "", link.href);
    } catch (e) {
      if (e.name !== "AbortError") throw e;
    }
  };
  for (const text of form.querySelectorAll("textarea")) text.addEventListener("input", later(judge, 400));
}

/** Opens the chapter that the address points to. */
function openTarget() {
  const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target && target.tagName === "DETAILS") target.open = true;
}

for (const form of document.querySelectorAll("form[data-live]")) liveSearch(form);
for (const form of document.querySelectorAll("form[data-auto]")) autoFilter(form);
for (const form of document.querySelectorAll("form[data-deck]")) liveDeck(form);
addEventListener("hashchange", openTarget);
openTarget();

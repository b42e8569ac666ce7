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

/**
 * Shows the results of a search form below it while the reader types. Where the page has the filter panel, the box and the
 * panel keep in step: the server writes into the one what was chosen in the other, and back.
 */
function liveSearch(form) {
  const target = document.getElementById(form.dataset.live);
  const input = form.elements.namedItem("q");
  const was = form.elements.namedItem("f-was");
  const fields = [...form.elements].filter((e) => e.name.startsWith("f-") && e !== was);
  const onPage = location.pathname === form.getAttribute("action").split("?")[0];
  let running = null;
  let chosen = false; // something in the panel, which the box does not say yet
  const show = (asked, values, count) => {
    if (chosen) input.value = asked;
    if (!was) return;
    was.value = asked;
    document.getElementById("panel-count").textContent = count;
    for (const field of fields) {
      const value = values[field.name] || "";
      if (field === document.activeElement && chosen) continue; // whoever writes there is not disturbed
      if (field.options && ![...field.options].some((o) => o.value === value)) field.add(new Option(value, value));
      field.value = value;
    }
    chosen = false;
  };
  const find = async () => {
    const text = input.value.trim();
    const url = new URL(form.getAttribute("action"), location.origin);
    for (const key of ["edition", "game"]) {
      const kept = form.elements.namedItem(key);
      if (kept) url.searchParams.set(key, kept.value);
    }
    if (running) running.abort();
    running = new AbortController();
    document.body.classList.toggle("searching", text !== "");
    if (text !== "") url.searchParams.set("q", text);
    if (onPage && !chosen) history.replaceState(null, "", url);
    if (text === "" && !chosen) {
      target.replaceChildren();
      show("", {}, "");
      return;
    }
    const wanted = new URL(url);
    wanted.searchParams.set("part", "results");
    if (chosen) for (const field of [was, ...fields]) wanted.searchParams.set(field.name, field.value);
    try {
      const answer = await fetch(wanted, { signal: running.signal });
      if (!answer.ok) return;
      put(target, await answer.text());
      if (chosen && input.value.trim() !== text) return; // more was written meanwhile; that is asked next
      const asked = target.querySelector("[data-asked]");
      show(asked.dataset.asked, JSON.parse(asked.dataset.panel), asked.dataset.count);
      url.searchParams.set("q", asked.dataset.asked);
      if (onPage) history.replaceState(null, "", url);
    } catch (e) {
      if (e.name !== "AbortError") target.replaceChildren(); // offline: the button still works
    }
  };
  const choose = () => {
    chosen = true;
    find();
  };
  const soon = later(choose, 300);
  input.addEventListener("input", later(find, 150));
  for (const field of fields) {
    if (field.options) field.addEventListener("change", choose);
    else
      field.addEventListener("input", () => {
        chosen = true;
        soon();
      });
  }
  form.addEventListener("submit", (e) => {
    if (chosen || e.defaultPrevented) return;
    for (const field of [was, ...fields]) if (field) field.disabled = true; // the box says it all
    setTimeout(() => [was, ...fields].forEach((field) => field && (field.disabled = false)));
  });
}

/**
 * Suggests below a search box what begins with what is being typed: cards, rulings and terms, each leading to its page, and how
 * a filter may go on. After the pattern of a combobox with a list: arrows choose, Enter takes, Escape closes.
 */
function suggesting(form) {
  const input = form.elements.namedItem("q");
  const kinds = JSON.parse(form.dataset.kinds);
  const edition = form.elements.namedItem("edition");
  const list = document.createElement("ul");
  list.id = "q-list";
  list.className = "suggestions";
  list.hidden = true;
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", form.dataset.list);
  form.append(list);
  for (const [name, value] of Object.entries({ role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": list.id })) input.setAttribute(name, value);
  let options = [];
  let active = -1;
  let running = null;
  let taken = false; // this press of Enter took an option; it sends no form

  const open = (yes) => {
    list.hidden = !yes;
    input.setAttribute("aria-expanded", String(yes));
    if (!yes) mark(-1);
  };
  const mark = (n) => {
    active = n;
    [...list.children].forEach((item, i) => item.setAttribute("aria-selected", String(i === n)));
    if (n < 0) input.removeAttribute("aria-activedescendant");
    else {
      input.setAttribute("aria-activedescendant", list.children[n].id);
      list.children[n].scrollIntoView({ block: "nearest" });
    }
  };
  const stop = () => {
    if (running) running.abort();
    running = null;
  };
  const take = (option, aside) => {
    stop();
    open(false);
    if (option.query) {
      input.value = option.query;
      input.focus();
      input.dispatchEvent(new Event("input", { bubbles: true }));
      return;
    }
    const url = new URL(option.url, location.origin);
    if (edition) url.searchParams.set("edition", edition.value);
    if (aside) window.open(url);
    else location.assign(url);
  };
  const show = (answer) => {
    const within = /[:=][^\s]*$/.test(input.value) && answer.completions.length > 0; // a filter's value is being typed
    const pages = (within ? [] : answer.suggestions).map((s) => ({ text: s.text, also: s.title === s.text ? "" : s.title, kind: kinds[s.kind], url: s.url }));
    options = [...pages, ...answer.completions.map((c) => ({ text: c.text, also: c.about, kind: "", query: c.query }))];
    list.replaceChildren(
      ...options.map((option, i) => {
        const item = document.createElement("li");
        item.id = `q-option-${i}`;
        item.setAttribute("role", "option");
        for (const part of ["text", "also", "kind"]) {
          if (!option[part]) continue;
          const span = document.createElement(part === "text" && option.query ? "code" : "span");
          span.className = part;
          span.textContent = option.query ? option[part] : option[part].replace(/([\p{L}\d])'/gu, "$1’"); // as pages print it
          item.append(span, " ");
        }
        return item;
      }),
    );
    mark(-1);
    open(options.length > 0 && document.activeElement === input);
  };
  const ask = later(async () => {
    stop();
    const text = input.value.trimStart();
    if (text === "") {
      options = [];
      open(false);
      return;
    }
    const mine = (running = new AbortController());
    try {
      const answer = await fetch(`/api/v1/suggest?n=5&lang=${document.documentElement.lang}&q=${encodeURIComponent(text)}`, { signal: mine.signal });
      if (answer.ok && running === mine) show(await answer.json());
      else open(false);
    } catch (e) {
      if (e.name !== "AbortError") open(false); // offline
    }
  }, 150);
  input.addEventListener("input", ask);
  input.addEventListener("blur", () => {
    stop();
    open(false);
  });
  form.addEventListener("submit", (e) => {
    if (taken) e.preventDefault();
    stop();
    open(false);
  });
  input.addEventListener("keydown", (e) => {
    if (e.isComposing || e.ctrlKey || e.metaKey || e.altKey) return;
    if (e.key === "ArrowDown" || e.key === "ArrowUp") {
      if (options.length === 0) return;
      e.preventDefault();
      const places = options.length + 1; // the box itself is one of them
      const before = list.hidden ? -1 : active;
      open(true);
      mark(((before + 1 + (e.key === "ArrowDown" ? 1 : -1) + places) % places) - 1);
    } else if (e.key === "Enter" && active >= 0) {
      e.preventDefault();
      taken = true;
      setTimeout(() => (taken = false), 300);
      take(options[active], e.shiftKey);
    } else if (e.key === "Escape" && !list.hidden) {
      e.preventDefault(); // the first press closes the list, the next clears the box
      stop();
      open(false);
    } else if (e.key === "Tab") open(false);
  });
  list.addEventListener("pointerdown", (e) => e.preventDefault()); // the box keeps the focus
  list.addEventListener("mousedown", (e) => e.preventDefault());
  list.addEventListener("click", (e) => {
    const item = e.target.closest("[role=option]");
    if (item) take(options[[...list.children].indexOf(item)], e.ctrlKey || e.metaKey);
  });
}

/** Applies a form of filters as soon as something in it changes. With data-part only that part of the page is fetched. */
function autoFilter(form) {
  const target = form.dataset.part && document.getElementById(form.dataset.part);
  if (!target) {
    for (const list of form.querySelectorAll("select")) list.addEventListener("change", () => form.requestSubmit());
    return;
  }
  let running = null;
  const find = async () => {
    const url = new URL(form.getAttribute("action"), location.origin);
    url.search = "";
    for (const [key, value] of new FormData(form)) if (value !== "") url.searchParams.append(key, value);
    const wanted = new URL(url);
    wanted.searchParams.set("part", "list");
    if (running) running.abort();
    running = new AbortController();
    try {
      const answer = await fetch(wanted, { signal: running.signal });
      if (!answer.ok && answer.status < 500) return; // a card's name half written
      if (!answer.ok) throw new Error(answer.statusText);
      put(target, await answer.text());
      history.replaceState(null, "", url);
      for (const link of document.querySelectorAll(".langs a, .editions a")) keepFilters(link, url);
    } catch (e) {
      if (e.name !== "AbortError") form.requestSubmit(); // offline: the browser says so
    }
  };
  form.addEventListener("change", find);
  form.addEventListener("input", later(find, 200));
  form.addEventListener("submit", (e) => {
    e.preventDefault();
    find();
  });
}

/** Gives a link to the same page the filters that are in use now; its edition stays its own. */
function keepFilters(link, url) {
  const own = new URL(link.href);
  const edition = link.closest(".editions") ? own.searchParams.get("edition") : url.searchParams.get("edition");
  own.search = url.search;
  own.searchParams.delete("edition");
  if (edition) own.searchParams.set("edition", edition);
  link.href = own.href;
}

/**
 * The deck builder: what is pressed or written goes to the server, and what it answers is put in place. The requests run
 * one after another, so that no press gets lost; the states of the lists are kept for undo and redo.
 */
function builder(form) {
  const texts = [...form.querySelectorAll("textarea")];
  const undo = form.querySelector("[data-undo]");
  const redo = form.querySelector("[data-redo]");
  const now = () => texts.map((t) => t.value);
  const states = [now()];
  let at = 0;
  let waiting = 0;
  let queue = Promise.resolve();

  const remember = () => {
    if (now().some((t, i) => t !== states[at][i])) {
      states.splice(at + 1, states.length, now());
      at = states.length - 1;
      if (states.length > 200) states.shift(), at--;
    }
    undo.disabled = at === 0;
    redo.disabled = at === states.length - 1;
  };
  const show = (html, pressed) => {
    const parts = document.createElement("template");
    parts.innerHTML = html;
    const written = [...parts.content.querySelectorAll("textarea")];
    if (pressed || written[0].dataset.pasted !== undefined) texts.forEach((t, i) => (t.value = written[i].value));
    for (const part of parts.content.querySelectorAll("[data-into]")) {
      const target = document.getElementById(part.dataset.into);
      const open = new Map([...target.querySelectorAll("details[id]")].map((d) => [d.id, d.open]));
      const charts = target.querySelector(".charts[open]");
      const focused = target.contains(document.activeElement) && document.activeElement.id;
      if (part.dataset.into === form.dataset.deck) put(target, part.innerHTML);
      else target.innerHTML = part.innerHTML;
      for (const [id, was] of open) if (document.getElementById(id)) document.getElementById(id).open = was;
      if (charts && target.querySelector(".charts")) target.querySelector(".charts").open = true;
      if (focused && document.getElementById(focused)) document.getElementById(focused).focus({ preventScroll: true });
    }
    if (pressed && pressed.name && document.activeElement === document.body) {
      const twin = [...document.querySelectorAll(`button[form=deck-form][name=${pressed.name}]`)].find((b) => b.value === pressed.value && !b.disabled);
      const other = [...document.querySelectorAll("button[form=deck-form]")].find((b) => b.value === pressed.value && !b.disabled);
      if (twin || other) (twin || other).focus({ preventScroll: true });
    }
    const link = document.querySelector("#verdict a[data-link]");
    if (link) history.replaceState(null, "", link.href);
  };
  const ask = async (pressed) => {
    const body = new URLSearchParams(new FormData(form));
    if (pressed && pressed.name) body.set(pressed.name, pressed.value);
    if (!pressed) body.delete("add");
    body.set("part", "builder");
    try {
      const answer = await fetch(form.action, { method: "POST", body });
      if (!answer.ok) return;
      show(await answer.text(), pressed);
      remember();
      const hands = document.getElementById("hands");
      if (hands) form.elements.seed.value = hands.dataset.seed;
      if (pressed && !document.querySelector("#unsaid *")) form.elements.add.value = "";
    } catch {
      document.getElementById("say").textContent = form.dataset.offline; // nothing is lost, the list stands as it was
    }
  };
  const send = (pressed) => {
    const mine = ++waiting;
    queue = queue.then(() => (pressed || mine === waiting ? ask(pressed) : null)); // of what is written the last counts
  };
  const go = (step) => {
    at += step;
    states[at].forEach((t, i) => (texts[i].value = t));
    send(null);
  };

  form.addEventListener("submit", (e) => {
    e.preventDefault();
    send(e.submitter ? { name: e.submitter.name, value: e.submitter.value } : {});
  });
  const soon = later(() => send(null), 400);
  for (const field of form.elements) if (field.matches("textarea, [type=search], select:not(#head select)")) field.addEventListener("input", soon);
  document.getElementById("head").addEventListener("change", () => send({ name: "head", value: "1" }));
  undo.addEventListener("click", () => go(-1));
  redo.addEventListener("click", () => go(1));
  undo.hidden = redo.hidden = false;
}

/** Copies a link when its button is pressed; without a clipboard there is no button. */
function copying() {
  const show = () => document.querySelectorAll("button[data-copy][hidden], button[data-copy-of][hidden]").forEach((b) => (b.hidden = !navigator.clipboard));
  new MutationObserver(show).observe(document.body, { childList: true, subtree: true });
  show();
  document.addEventListener("click", async (e) => {
    const button = e.target.closest("button[data-copy], button[data-copy-of]");
    if (!button) return;
    const from = button.dataset.copyOf;
    await navigator.clipboard.writeText(from ? document.getElementById(from).value : new URL(button.dataset.copy, location.origin).href);
    button.textContent = document.getElementById("say").textContent = button.dataset.done;
  });
}

/**
 * Shows what a link to a card, an article or a term leads to, beside it: on hover and on focus, of a term on a tap too.
 * Escape or going away closes it; the pointer may move into it (WCAG 1.4.13). Without this the links just lead there.
 */
function peeking() {
  const wanted = ".prose a, .tcard a, .reading a, .events a, .panel a, .deck-faces a";
  const leads = /^\/(de|en)\/(cards|rulings)\/[^/]+$/;
  const isTerm = (link) => link.classList.contains("ref-term");
  const panel = document.createElement("div");
  panel.className = "peek";
  panel.id = "peek";
  panel.hidden = true;
  document.body.append(panel);
  const known = new Map();
  let open = null;
  let timer = 0;
  const close = () => {
    clearTimeout(timer);
    if (open) open.removeAttribute("aria-describedby");
    open = null;
    panel.hidden = true;
  };
  const show = async (link) => {
    clearTimeout(timer);
    if (open === link) return;
    close();
    open = link;
    const url = new URL(link.href);
    url.hash = "";
    url.searchParams.set("part", "peek");
    if (!known.has(url.href)) {
      try {
        const answer = await fetch(url);
        known.set(url.href, answer.ok ? await answer.text() : "");
      } catch {
        return; // offline: the link still leads there
      }
    }
    if (open !== link || known.get(url.href) === "") return;
    panel.innerHTML = known.get(url.href);
    panel.hidden = false;
    link.setAttribute("aria-describedby", "peek");
    const at = link.getBoundingClientRect();
    const room = document.documentElement.clientWidth;
    const below = at.bottom + panel.offsetHeight + 8 < innerHeight || at.top < panel.offsetHeight + 8;
    panel.style.left = `${scrollX + Math.max(8, Math.min(at.left, room - panel.offsetWidth - 8))}px`;
    panel.style.top = `${scrollY + (below ? at.bottom + 4 : at.top - panel.offsetHeight - 4)}px`;
  };
  const linkOf = (e) => {
    const link = e.target.closest && e.target.closest(wanted);
    return link && link.origin === location.origin && leads.test(link.pathname) && !link.getAttribute("href").startsWith("#") ? link : null;
  };
  document.addEventListener("pointerover", (e) => {
    if (e.pointerType !== "mouse") return;
    if (panel.contains(e.target)) {
      clearTimeout(timer);
      return;
    }
    const link = linkOf(e);
    clearTimeout(timer);
    if (link) timer = setTimeout(show, 350, link);
    else if (open) timer = setTimeout(close, 250);
  });
  document.addEventListener("focusin", (e) => {
    const link = linkOf(e);
    if (link && link.matches(":focus-visible")) show(link);
    else if (!panel.contains(e.target)) close();
  });
  document.addEventListener("click", (e) => {
    const link = linkOf(e);
    if (link && isTerm(link) && open !== link && matchMedia("(hover: none)").matches) {
      e.preventDefault(); // the first tap explains, the second leads there
      show(link);
    } else if (!panel.contains(e.target)) close();
  });
  document.addEventListener("keydown", (e) => {
    if (e.key === "Escape") close();
  });
}

/** What the address points to on this page, null when it is nothing. */
function targeted() {
  try {
    return location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  } catch {
    return null; // not an address of ours
  }
}

/** Opens what is folded around the place that the address points to. */
function openTarget() {
  const target = targeted(), folded = [];
  for (let e = target; e; e = e.parentElement) if (e.tagName === "DETAILS" && !e.open) folded.push(e);
  for (const d of folded) d.open = true;
  if (folded.length > 0) target.scrollIntoView();
}

/** Opens the lists that wide screens show unfolded, so that assistive technology reads them as open too. */
function unfold() {
  if (!CSS.supports("selector(::details-content)") || !matchMedia("(min-width: 56rem)").matches) return;
  for (const d of document.querySelectorAll(".unfolded > details")) d.open = true;
}

/** Lets the links to the other language and to other editions lead to the place where the reader is: its id is the same there. */
function keepPlace() {
  const hash = targeted() ? location.hash : "";
  for (const link of document.querySelectorAll(".langs a, .editions a")) if (link.hash !== hash) link.hash = hash;
}

for (const form of document.querySelectorAll("form[data-live]")) {
  suggesting(form); // first: what it takes sends no form
  liveSearch(form);
}
for (const form of document.querySelectorAll("form[data-auto]")) autoFilter(form);
for (const form of document.querySelectorAll("form[data-deck]")) builder(form);
copying();
peeking();
addEventListener("hashchange", openTarget);
addEventListener("hashchange", keepPlace);
unfold();
openTarget();
keepPlace();

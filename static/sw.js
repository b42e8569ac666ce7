// The service worker of the offline app. The server puts the VERSION of program and content in front, so that browsers
// notice a new one, and the address of Go's LOADER. It stores and fetches nothing ahead before a reader asks for it on
// /LANG/offline; after that, it answers from the store where the network does not.
"use strict";

if (LOADER) importScripts(LOADER);

const SETTINGS = "catanica-settings";
const STORE = `catanica-${VERSION}`;
const BASE = `/static/offline/${VERSION}/`;
const LANGUAGES = "/offline/languages"; // in SETTINGS: the kept languages as JSON
const TABLE = "text/x-catanica-table"; // the kind of kept texts of tables
const PATIENCE = 6_000; // ms until a page is shown from the store although the network may still answer

/** Returns the languages that the reader has asked to keep. */
async function keptLanguages() {
  const answer = await caches.match(LANGUAGES, { cacheName: SETTINGS });
  return answer ? answer.json() : [];
}

const stored = (address) => caches.match(address, { cacheName: STORE, ignoreVary: true });

/** Downloads what a language needs. Files that an earlier version had under the same address are taken from it. */
async function download(lang, report) {
  const address = `${BASE}${lang}.json`;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const list = await answer.clone().json();
  const store = await caches.open(STORE);
  let done = 0;
  for (const file of list.files) {
    if (!(await store.match(file.url, { ignoreVary: true }))) {
      const body = (await caches.match(file.url, { ignoreVary: true })) || (await fetch(file.url));
      if (!body.ok) throw new Error(`${file.url}: ${body.status}`);
      await store.put(file.url, body);
    }
    done += file.bytes;
    report(done, list.bytes);
  }
  await store.put(address, answer); // last: a language without its list is not kept
}

/** Keeps a language because the reader wants it. */
async function keep(lang, port) {
  try {
    await download(lang, (done, total) => port.postMessage({ done, total }));
    const settings = await caches.open(SETTINGS);
    const langs = new Set([...(await keptLanguages()), lang]);
    await settings.put(LANGUAGES, Response.json([...langs]));
    port.postMessage({ kept: true });
  } catch (error) {
    if ((await keptLanguages()).length === 0) await caches.delete(STORE);
    port.postMessage({ error: String(error) });
  }
}

// A new version is downloaded before it is installed, and waits until no page of the old one is open.
self.addEventListener("install", (event) => {
  const all = async () => {
    for (const lang of await keptLanguages()) await download(lang, () => {});
  };
  event.waitUntil(all());
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith("catanica-") && name !== STORE && name !== SETTINGS) await caches.delete(name);
    }
  };
  event.waitUntil(tidy());
});

self.addEventListener("message", (event) => {
  if (event.data.keep) event.waitUntil(keep(event.data.keep, event.ports[0]));
  if (event.data.activate) self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (url.pathname.startsWith("/static/")) {
    if (request.method === "GET") event.respondWith(stored(request.url).then((answer) => answer || fetch(request)));
  } else if (request.mode === "navigate" || /^\/[a-z]{2}\//.test(url.pathname) || url.pathname === "/api/v1/suggest") {
    event.respondWith(answer(event, url));
  }
});

let handedOver = 0; // navigations sent on to the new version
const HANDOVERS = 10; // after that many, this version goes on; the new one may be broken

/**
 * Loads the page again once the new version is active or gone. A page that comes while the versions change often hangs in
 * Chromium, so a version that goes on waiting is asked again instead, and only after ten seconds is the page loaded all
 * the same. It runs in the page that WAIT is.
 */
async function comeAgain() {
  const registration = await navigator.serviceWorker.getRegistration();
  const next = registration && (registration.waiting || registration.active);
  const again = () => location.reload();
  if (!next || next.state === "activated") return again();
  next.onstatechange = () => next.state === "activating" || again();
  let asked = 0;
  setInterval(() => {
    if (next.state !== "installed") return;
    if (++asked < 10) next.postMessage({ activate: true });
    else again();
  }, 1000);
}

const WAIT =
  '<!doctype html><meta name="color-scheme" content="light dark"><title>Catanica</title>' +
  '<noscript><meta http-equiv="refresh" content="2"></noscript>' +
  `<script>(${comeAgain})()</script>`;

/**
 * Sends a navigation on to the new version, or returns nothing. The browser activates a version only while the old one
 * has nothing to answer, so this one cannot wait for it: the page does.
 */
async function handOver() {
  if (!registration.waiting || handedOver === HANDOVERS || (await clients.matchAll()).length >= 2) return null;
  handedOver++;
  registration.waiting?.postMessage({ activate: true });
  return new Response(WAIT, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

/** Answers from the network or, without one, from the store. */
async function answer(event, url) {
  const { request } = event;
  const langs = await keptLanguages();
  if (langs.length === 0) return fetch(request);
  if (request.mode === "navigate" && request.method === "GET") {
    const next = await handOver();
    if (next) return next;
  }
  const again = request.method === "POST" ? request.clone() : request;
  const fromStore = () => offline(again, url, langs);
  const fromNetwork = fetch(request);
  const slow = request.mode === "navigate" && request.method === "GET" ? PATIENCE : 2 ** 30;
  let timer = 0;
  try {
    const late = new Promise((resolve) => (timer = setTimeout(resolve, slow)));
    const got = (await Promise.race([fromNetwork, late])) || (await fromStore()) || (await fromNetwork);
    if (![502, 503, 504].includes(got.status)) return got; // of a proxy whose server is away
    return (await fromStore()) || got;
  } catch (error) {
    const kept = await fromStore();
    if (kept) return kept;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

const opened = new Map(); // by language: what is kept, once it is read

/** Returns the list and the pages of a language. */
function open(lang) {
  if (!opened.has(lang)) {
    const both = Promise.all([stored(`${BASE}${lang}.json`).then((answer) => answer.json()), readArchive(lang)]);
    opened.set(lang, both.then(([list, files]) => ({ ...list, pages: files })));
    both.catch(() => opened.delete(lang));
  }
  return opened.get(lang);
}

/** Reads an archive of pages: cmd/internal/web/offline/archive.go describes the format. */
async function readArchive(lang) {
  const packed = await stored(`${BASE}${lang}.pages`);
  const plain = packed.body.pipeThrough(new DecompressionStream("gzip"));
  const data = new Uint8Array(await new Response(plain).arrayBuffer());
  const view = new DataView(data.buffer);
  let at = 0;
  const section = () => {
    const n = view.getUint32(at, true);
    at += 4 + n;
    return data.subarray(at - n, at);
  };
  const rows = JSON.parse(new TextDecoder().decode(section()));
  const copies = section();
  const all = new Uint8Array(rows.reduce((sum, [, , n]) => sum + n, 0));
  let to = 0;
  let next = 0;
  const number = () => {
    for (let n = 0, factor = 1; ; factor *= 128) {
      const byte = copies[next++];
      n += (byte & 127) * factor;
      if (byte < 128) return n;
    }
  };
  while (next < copies.length) {
    const take = number();
    const n = number();
    const distance = number();
    all.set(data.subarray(at, at + take), to);
    at += take;
    to += take;
    if (distance >= n) all.copyWithin(to, to - distance, to - distance + n);
    else for (let i = to; i < to + n; i++) all[i] = all[i - distance]; // it overlaps its source
    to += n;
  }
  all.set(data.subarray(at), to);
  const files = new Map();
  let begin = 0;
  for (const [path, kind, n] of rows) {
    files.set(path, { kind, body: all.subarray(begin, begin + n) });
    begin += n;
  }
  return files;
}

let program = null; // started when it is first needed
const loaded = new Map(); // the languages that it knows

/** Starts the program that searches and judges decks, and lets it read a language. */
function ready(kept) {
  program ||= (async () => {
    const go = new Go();
    const file = kept.files.find((f) => f.url.endsWith("/offline.wasm"));
    const { instance } = await WebAssembly.instantiateStreaming(stored(file.url), go.importObject);
    go.run(instance).then(() => ((program = null), loaded.clear()));
  })();
  program.catch(() => ((program = null), loaded.clear())); // the next request tries again
  if (!loaded.has(kept.lang)) {
    const read = async () => {
      await program;
      const cards = await (await stored(kept.files.find((f) => f.url.endsWith(`/${kept.lang}.bin`)).url)).arrayBuffer();
      const packed = (await stored(`${BASE}${kept.lang}.search`)).body.pipeThrough(new DecompressionStream("gzip"));
      const index = await new Response(packed).arrayBuffer();
      const error = self.catanicaKeep(kept.lang, new Uint8Array(cards), new Uint8Array(index));
      if (error) throw new Error(error);
    };
    loaded.set(kept.lang, read());
    loaded.get(kept.lang).catch(() => loaded.delete(kept.lang));
  }
  return loaded.get(kept.lang);
}

/** Asks the program; returns its answer as text, or null if it cannot run here. */
async function compute(kept, name, text) {
  try {
    await ready(kept);
    const [out, error] = self[name](kept.lang, text, kept.assets);
    if (error) throw new Error(error);
    return out;
  } catch (error) {
    console.warn(`offline: ${name}: ${error}`);
    return null;
  }
}

const escaped = (text) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** Answers a search: the kept page with the hits in it, or only the hits. */
async function search(kept, url) {
  const hits = await compute(kept, "catanicaFind", url.search.slice(1));
  if (hits === null) return null;
  if (url.searchParams.get("part") === "results") return new Response(hits, { headers: { "Content-Type": "text/html; charset=utf-8" } });
  const file = kept.pages.get(url.pathname);
  const empty = new TextDecoder().decode(file.body);
  const [before] = empty.split('<div id="results">');
  const after = empty.slice(empty.indexOf("</main>"));
  const query = escaped(url.searchParams.get("q") || "");
  const filled = before.replace(/(<input id="q" [^>]*?value=")"/, (_, head) => `${head}${query}"`);
  const body = new TextEncoder().encode(`${filled}<div id="results">${hits}</div>${after}`);
  return html(kept, { kind: file.kind, body }, [kept.texts.offline], 200);
}

/** Answers without a network, or returns null if only the network can answer. */
async function offline(request, url, langs) {
  const lang = url.pathname.split("/")[1];
  if (url.pathname === "/") return Response.redirect(`/${langs[0]}/`);
  const kept = await open(langs.includes(lang) ? lang : langs[0]);
  if (url.pathname === "/api/v1/suggest") {
    const asked = url.searchParams.get("lang");
    const from = langs.includes(asked) ? await open(asked) : kept;
    const list = await compute(from, "catanicaSuggest", url.searchParams.get("q") || "");
    return list && new Response(list, { headers: { "Content-Type": "application/json" } });
  }
  if (langs.includes(lang) && url.pathname === `/${lang}/search` && url.searchParams.has("q")) {
    const found = await search(kept, url);
    if (found) return found;
  }
  if (langs.includes(lang) && url.pathname === `/${lang}/decks` && request.method === "POST") {
    const form = new URLSearchParams(await request.formData());
    const parts = form.get("part") === "builder" && (await compute(kept, "catanicaJudge", form.toString()));
    if (parts) return new Response(parts, { headers: { "Content-Type": "text/html; charset=utf-8" } });
  }
  if (request.method === "GET" && !url.searchParams.has("part")) {
    const found = await page(kept, url);
    if (found) return found;
  }
  return request.mode === "navigate" ? missing(kept) : null;
}

/** Packs the text of a table for an address, as rulings/table/link.go does, but without the dictionary. */
async function packTable(text) {
  const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return `1.${base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** Returns a kept page, with a note that it is one; the table of a scenario; or a picture. */
async function page(kept, url) {
  const below = url.pathname.slice(kept.lang.length + 1);
  const path = below === "/scenarios" ? `/${kept.lang}/offline/scenarios` : url.pathname;
  const file = kept.pages.get(path + url.search) || kept.pages.get(path);
  if (!file) return null;
  if (file.kind === TABLE) return Response.redirect(`/${kept.lang}/scenarios/new?g=${await packTable(file.body)}`);
  if (!file.kind.startsWith("text/html")) return new Response(file.body, { headers: { "Content-Type": file.kind } });
  const notes = [kept.texts.offline];
  if (path !== url.pathname || url.search !== "") {
    const asked = new URLSearchParams(url.search);
    if (asked.has("edition")) notes.push(kept.texts.edition);
    for (const key of ["edition", "was", "start", ...(path.endsWith("/scenarios/new") ? asked.keys() : [])]) asked.delete(key);
    if (asked.size > 0) notes.push(kept.texts.filter);
  }
  return html(kept, file, notes, 200);
}

/** Returns the page that says that a page is not kept. */
function missing(kept) {
  return html(kept, kept.pages.get(`/${kept.lang}/offline/missing`), [kept.texts.offline], 503);
}

/** Returns a kept page with notes at its top. */
function html(kept, file, notes, status) {
  const [before, rest] = new TextDecoder().decode(file.body).replaceAll("http://offline.invalid", location.origin).split(/(?<=<main [^>]*>)/, 2);
  const note = `<p class="notice offline" role="status">${notes.join(" ")}</p>`;
  const headers = { ...kept.headers, "Content-Type": file.kind, "Cache-Control": "no-store" };
  return new Response(before + note + rest, { status, headers });
}

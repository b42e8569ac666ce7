// The page on which readers keep the site on their device. Nothing is registered or stored before a button is pressed.
"use strict";

const box = document.querySelector(".offline-box");
const part = (name) => box.querySelector(`[data-${name}]`);
const keeper = part("keep");
const remover = part("remove");
const progress = part("progress");
const lang = document.documentElement.lang;
const megabytes = (n) => new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(n / 1e6);

/** Shows a sentence and says it to readers who cannot see the page. */
function tell(text) {
  part("state").textContent = text;
  document.getElementById("say").textContent = text;
}

/** Returns the kept languages, without creating anything. */
async function keptLanguages() {
  const answer = await caches.match("/offline/languages", { cacheName: "catanica-settings" });
  return answer ? answer.json() : [];
}

async function showButtons() {
  const langs = await keptLanguages();
  keeper.hidden = langs.includes(lang);
  remover.hidden = langs.length === 0;
  progress.hidden = true;
}

/** Returns the service worker of the newest version, once it can be asked. */
async function worker() {
  const registration = await navigator.serviceWorker.register("/sw.js", { scope: "/" });
  const newest = registration.installing || registration.waiting || registration.active;
  newest.postMessage({ activate: true });
  if (newest.state !== "activated") {
    await new Promise((resolve, reject) => {
      newest.addEventListener("statechange", () => {
        if (newest.state === "installed") newest.postMessage({ activate: true });
        if (newest.state === "activated") resolve();
        if (newest.state === "redundant") reject(new Error("the service worker could not be installed"));
      });
    });
  }
  return newest;
}

/** Has the language of this page kept, and shows how far it is. */
async function keep() {
  keeper.disabled = true;
  progress.hidden = false;
  progress.removeAttribute("value");
  try {
    const asked = await worker();
    const channel = new MessageChannel();
    await new Promise((resolve, reject) => {
      channel.port1.onmessage = ({ data }) => {
        if (data.kept) return resolve();
        if (data.error) return reject(new Error(data.error));
        progress.value = data.done / data.total;
        part("state").textContent = box.dataset.loading.replace("%d", megabytes(data.done)).replace("%t", megabytes(data.total));
      };
      asked.postMessage({ keep: lang }, [channel.port2]);
    });
    await navigator.storage?.persist?.().catch(() => false);
    tell(box.dataset.done);
  } catch {
    if ((await keptLanguages()).length === 0) await forget();
    tell(box.dataset.failed);
  }
  keeper.disabled = false;
  await showButtons();
}

/** Removes everything from the device. */
async function forget() {
  const registration = await navigator.serviceWorker.getRegistration("/");
  await registration?.unregister();
  for (const name of await caches.keys()) if (name.startsWith("catanica-")) await caches.delete(name);
}

async function remove() {
  await forget();
  tell(box.dataset.gone);
  await showButtons();
  keeper.focus();
}

async function showSize() {
  const answer = await fetch(box.dataset.list);
  if (!answer.ok) return;
  const { bytes } = await answer.json();
  part("total").querySelector("span").textContent = box.dataset.size.replace("%t", megabytes(bytes));
  part("total").hidden = false;
}

if (!navigator.serviceWorker || !window.caches || !window.DecompressionStream) part("state").textContent = box.dataset.cannot;
else {
  keeper.addEventListener("click", keep);
  remover.addEventListener("click", remove);
  showButtons().catch(() => (part("state").textContent = box.dataset.cannot));
  showSize().catch(() => {}); // without a network the size is not shown
}

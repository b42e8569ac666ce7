// Runs the table's program: the same renderer as on the server. The page sends numbered requests and gets numbered
// answers; everything that this script loads lies beside it, below the digest of the build.
"use strict";

importScripts("exec.js");

/** Returns a random number from 1 to n, each as likely as the others. */
self.catanicaRoll = (n) => {
  const value = new Uint32Array(1);
  do crypto.getRandomValues(value);
  while (value[0] >= 2 ** 32 - (2 ** 32 % n));
  return 1 + (value[0] % n);
};

let searchedFor = 0; // the number of the request whose goal is searched
let reported = 0; // when the page was told how far the search has come

/** Tells the page how far a search has come, now and then. */
self.catanicaProgress = (done, limit) => {
  if (performance.now() - reported < 150) return;
  reported = performance.now();
  self.postMessage({ n: searchedFor, done, limit });
};

/** Starts a program with the content of a language; fulfilled once it can answer. */
async function start(lang, name) {
  const go = new Go();
  const load = async (name) => {
    const answer = await fetch(name);
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    return answer;
  };
  const [program, content] = await Promise.all([
    load(`${name}.wasm`).then((answer) => WebAssembly.instantiateStreaming(answer, go.importObject)),
    load(`${lang}.bin`).then((answer) => answer.arrayBuffer()),
  ]);
  go.run(program.instance).then(() => self.postMessage({ stopped: true }));
  const error = self.catanicaOpen(new Uint8Array(content));
  if (error) throw new Error(error);
}

let running = ""; // the program: table plays the card game, boards all games
let started = null;

/** Has the program answer a request: the flat list of cmd/wasm. It is empty if the program does not know the game. */
function answer(data) {
  if (data.form !== undefined) return self.catanicaPress(data.frame, data.form);
  if (data.question === undefined) return self.catanicaShow(data.frame, data.g);
  searchedFor = data.n;
  return self.catanicaExplore(data.frame, data.question);
}

self.onmessage = async ({ data }) => {
  try {
    started ||= start(data.lang, (running = data.program));
    await started;
    if (!data.frame) return self.postMessage({ n: data.n, parts: {} });
    let flat = answer(data);
    if (flat.length === 0 && running !== "boards") {
      started = start(data.lang, (running = "boards")); // its functions take the place of the other's
      await started;
      flat = answer(data);
    }
    if (flat.length < 2) throw new Error(flat[0]);
    const parts = {};
    for (let i = 1; i < flat.length; i += 2) parts[flat[i]] = flat[i + 1];
    self.postMessage({ n: data.n, link: flat[0], parts });
  } catch (error) {
    self.postMessage({ n: data.n, error: String(error) });
  }
};

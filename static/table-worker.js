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

/** Starts the program with the content of a language; fulfilled once it can answer. */
async function start(lang) {
  const go = new Go();
  const load = async (name) => {
    const answer = await fetch(name);
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    return answer;
  };
  const [program, content] = await Promise.all([
    load("table.wasm").then((answer) => WebAssembly.instantiateStreaming(answer, go.importObject)),
    load(`${lang}.bin`).then((answer) => answer.arrayBuffer()),
  ]);
  go.run(program.instance).then(() => self.postMessage({ stopped: true }));
  const error = self.catanicaOpen(new Uint8Array(content));
  if (error) throw new Error(error);
}

let started = null;

self.onmessage = async ({ data }) => {
  try {
    started ||= start(data.lang);
    await started;
    if (!data.frame) return self.postMessage({ n: data.n, parts: {} });
    const flat = data.form === undefined ? self.catanicaShow(data.frame, data.g) : self.catanicaPress(data.frame, data.form);
    if (flat.length < 2) throw new Error(flat[0]);
    const parts = {};
    for (let i = 1; i < flat.length; i += 2) parts[flat[i]] = flat[i + 1];
    self.postMessage({ n: data.n, link: flat[0], parts });
  } catch (error) {
    self.postMessage({ n: data.n, error: String(error) });
  }
};

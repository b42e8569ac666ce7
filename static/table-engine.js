// The worker that plays the table, and what it has worked out ahead: the steps beside the one that is shown.
"use strict";

const stage = document.querySelector("[data-stage]");
const lang = document.documentElement.lang;
const begun = document.querySelector("#table-form [name=g]").value; // the table of a page whose address holds none

/** The worker that plays the table. Requests are numbered; after two failures everything goes to the server. */
const engine = {
  startLimit: 10_000, // ms
  answerLimit: 5_000,
  failures: 0,
  ready: false,
  worker: null,
  number: 0,
  waiting: new Map(),

  start() {
    if (this.worker || this.failures > 1 || !stage.dataset.worker || !window.Worker) return;
    try {
      this.worker = new Worker(stage.dataset.worker);
    } catch {
      this.failures = 2;
      return;
    }
    this.worker.onmessage = ({ data }) => {
      if (data.stopped) return this.fail();
      const asked = this.waiting.get(data.n);
      this.waiting.delete(data.n);
      if (!asked) return;
      clearTimeout(asked.timer);
      if (data.error) asked.reject(new Error(data.error));
      else asked.resolve(data);
    };
    this.worker.onerror = (e) => {
      e.preventDefault();
      this.fail();
    };
    this.ask({}, this.startLimit).then(
      () => {
        this.ready = true;
        document.documentElement.dataset.engine = "ready";
        ahead.look();
      },
      () => {
        this.failures = 2;
        this.fail();
      },
    );
  },

  /** Ends the worker. The first time another one is started; what was asked goes to the server. */
  fail() {
    this.failures++;
    this.ready = false;
    delete document.documentElement.dataset.engine;
    this.worker?.terminate();
    this.worker = null;
    ahead.clear();
    for (const asked of this.waiting.values()) {
      clearTimeout(asked.timer);
      asked.reject(new Error("the worker has ended"));
    }
    this.waiting.clear();
    this.start();
  },

  ask(request, limit = this.answerLimit) {
    return new Promise((resolve, reject) => {
      const n = ++this.number;
      const timer = setTimeout(() => this.fail(), limit);
      this.waiting.set(n, { resolve, reject, timer });
      this.worker.postMessage({ n, lang, program: stage.dataset.program, ...request });
    });
  },

  /** Asks for an address, or for what a form asks for there. */
  frame: (address) => [lang, address.pathname.replace(/^\/[a-z]+(?=\/)/, ""), address.search.slice(1), stage.dataset.assets].join("\n"),
};

/** Returns markup as elements that nothing shows yet, in a template. */
function parse(markup) {
  const template = document.createElement("template");
  template.innerHTML = markup;
  return template;
}

/**
 * The steps next to the one that is shown, worked out while nobody waits. What an address shows depends on nothing else,
 * so they stay true.
 */
const ahead = {
  most: 12, // addresses
  reach: 2, // steps in the direction in which the reader goes
  forward: true,
  answers: new Map(), // by address: promises of the worker's answers, the latest last

  clear() {
    this.answers.clear();
  },

  /** Returns the promise of what the worker shows at an address. */
  show(address) {
    const key = address.pathname + address.search;
    const known = this.answers.get(key);
    this.answers.delete(key);
    const answer = known ?? engine.ask({ frame: engine.frame(address), g: begun });
    this.answers.set(key, answer);
    answer.catch(() => this.answers.delete(key));
    for (const old of this.answers.keys()) {
      if (this.answers.size <= this.most) break;
      this.answers.delete(old);
    }
    return answer;
  },

  /** Works out the steps beside the one that is shown. */
  look() {
    if (!engine.ready) return;
    const links = (root, kind) => root.querySelector(`a[data-step=${kind}][href]`)?.href;
    const [with_, against] = this.forward ? ["next", "back"] : ["back", "next"];
    const go = async (href, left) => {
      if (!href || left === 0) return;
      const address = new URL(href);
      address.hash = "";
      const { parts } = await this.show(address);
      await go(links(parse(parts.bar).content, with_), left - 1);
    };
    go(links(stage, with_), this.reach)
      .then(() => go(links(stage, against), 1))
      .catch(() => {}); // whoever asks for the step learns it then
  },
};

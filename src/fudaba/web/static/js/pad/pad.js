// `<fd-pad>`: a deal is noted question by question; the sheet shows what it came to.

import { Refused } from "../api.js";
import { loadPack } from "../cards.js";
import { h, listen, show } from "../dom.js";
import { Drawer } from "../drawer.js";
import { currentLanguage, onLanguage, t } from "../words.js";
import { amiss, drafted, isEmpty } from "./draft.js";
import { frame } from "./frame.js";
import { keep } from "./kept.js";
import { dealLeaf } from "./leaves.js";
import { noting } from "./noting.js";
import { paper } from "./paper.js";
import { running } from "./running.js";
import { back, tools } from "./tools.js";

/** @typedef {import("../types.js").PadState} PadState */
/** @typedef {import("../types.js").PadAsk} PadAsk */
/** @typedef {import("../types.js").PadScene} PadScene */
/** @typedef {import("./draft.js").Draft} Draft */

const RETRY = 2000;

export class PadElement extends HTMLElement {
  /** @type {PadState | null} */
  state = null;
  /** The pad with the deal being noted. @type {PadScene | null} */
  scene = null;
  /** @type {Draft} */
  draft = { facts: {}, none: [] };
  /** The deal being noted or corrected, counted from 1. */
  number = 0;
  isCorrection = false;
  /** What the cards that are being tapped make. */
  told = "";
  /** The question that is open again, by its place; -1 for the last. */
  place = -1;
  /** @type {any} */
  chosen = null;
  tab = "note";
  error = "";
  isLost = false;
  /** @type {Drawer | null} */
  drawer = null;
  /** The secret that writes on this pad. */
  key = "";
  #ended = false;
  #answers = 0;
  #tries = 0;
  /** @type {() => void} */
  #stop = () => {};

  get path() {
    return `/api/pads/${this.getAttribute("pad")}`;
  }

  connectedCallback() {
    listen(this);
    document.body.className = "app pad-page";
    this.key = location.hash.slice(1);
    this.#stop = onLanguage(() => this.load());
    this.load().then(() => this.follow());
  }

  disconnectedCallback() {
    this.#ended = true;
    this.#stop();
    this.drawer?.close();
  }

  async load() {
    try {
      this.take(await this.ask("", {}));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.error = error.message;
      this.draw();
      return;
    }
    await this.tryIt();
  }

  /** Hears of every change that another phone makes. */
  async follow() {
    while (!this.#ended) {
      try {
        const before = this.state?.version;
        const state = await this.ask("", { after: before });
        if (this.#ended) return;
        this.isLost = false;
        if (state.version !== this.state?.version) {
          this.take(state);
          await this.tryIt();
        } else this.draw();
      } catch {
        this.isLost = true;
        this.draw();
        await new Promise((again) => setTimeout(again, RETRY));
      }
    }
  }

  /** @param {PadState} state */
  take(state) {
    const known = state.deals.length;
    const isFree = isEmpty(this.draft);
    if (this.number > known) this.isCorrection = false;
    // Whoever has begun the deal that another phone has noted meanwhile keeps what is tapped.
    if (!this.isCorrection && (isFree || this.number > known)) this.number = known + 1;
    if (state.scene.misfit && isFree) {
      this.number = state.scene.misfit;
      this.isCorrection = true;
      this.draft = drafted(state.deals[this.number - 1]);
    }
    this.state = state;
    if (state.key) {
      const { title, subtitle, names } = state.scene;
      keep({ id: this.getAttribute("pad") ?? "", key: state.key, title, names, subtitle });
    }
  }

  /** @param {string} path @param {{[name: string]: any}} query @param {object} [body] @returns {Promise<any>} */
  async ask(path, query, body) {
    const words = new URLSearchParams({ lang: currentLanguage() });
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) words.set(name, String(value));
    }
    const answer = await fetch(`${this.path}${path}?${words}`, {
      method: body ? "POST" : "GET",
      credentials: "same-origin",
      headers: { "content-type": "application/json", "x-pad-key": this.key },
      body: body && JSON.stringify(body),
    });
    const found = await answer.json();
    if (!answer.ok)
      throw new Refused(answer.status, found.error?.key ?? "", found.error?.text ?? "");
    return found;
  }

  /** Asks what the draft comes to; with an answer, after it is in. @param {number} [place] @param {any} [value] */
  async tryIt(place, value) {
    const mine = ++this.#tries;
    const body = {
      draft: this.draft,
      number: this.number,
      ...(place !== undefined && { place, value }),
    };
    try {
      const tried = await this.ask("/try", {}, body);
      if (mine !== this.#tries) return;
      this.draft = { facts: {}, none: [], ...tried.draft };
      this.scene = tried.scene;
      if (place !== undefined) {
        this.place = amiss(tried.scene);
        this.chosen = null;
        this.told = "";
      }
      this.error = "";
      await loadPack(tried.scene.pack);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.error = error.message;
    }
    this.draw();
  }

  note() {
    return this.write({ number: this.number, facts: this.draft.facts });
  }

  /** Takes the last deal out again. */
  strike() {
    return this.write({ facts: null });
  }

  /** @param {{number?: number, facts: object | null}} noted */
  async write(noted) {
    if (!this.state) return;
    const id = crypto.randomUUID();
    try {
      const body = { id, version: this.state.version, ...noted };
      this.take(await this.ask("/deals", {}, body));
      const misfit = this.state?.scene.misfit;
      this.begin(misfit || (this.state?.deals.length ?? 0) + 1);
      if (!misfit) this.tab = "sheet";
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.error = error.message;
      if (error.status === 409) this.take(await this.ask("", {}));
      this.draw();
    }
  }

  /** @param {number} number */
  begin(number) {
    this.number = number;
    this.isCorrection = number <= (this.state?.deals.length ?? 0);
    this.draft = drafted(this.state?.deals[number - 1]);
    this.place = -1;
    this.chosen = null;
    return this.tryIt();
  }

  /** Says what the tapped cards make, before they are confirmed. @param {number} place @param {any} value */
  async peek(place, value) {
    const { draft, number } = this;
    const tried = await this.ask("/try", {}, { draft, number, place, value }).catch(() => null);
    if (!tried || this.chosen !== value) return;
    this.told = tried.scene.asks[place]?.answer_text ?? "";
    this.draw();
  }

  /** A question once more. @param {number} place */
  reopen(place) {
    this.place = place;
    this.chosen = null;
    this.told = "";
    this.draw();
  }

  /** The same in another way: points for cards, names for a hand. @param {PadAsk} ask @param {number} at */
  instead(ask, at) {
    if (ask.otherwise) return this.tryIt(at, ask.otherwise);
    const { [ask.key]: _, ...facts } = this.draft.facts;
    this.place = -1;
    this.chosen = null;
    this.draft = { ...this.draft, facts: { ...facts, [ask.instead ?? ""]: {} } };
    return this.tryIt();
  }

  /** The sheet of a deal, with the way to correct it. @param {number} number */
  look(number) {
    this.open(() => dealLeaf(this, number));
  }

  /** @param {() => import("../drawer.js").Leaf} leaf */
  open(leaf) {
    this.drawer = new Drawer(leaf, () => {
      this.drawer = null;
    });
  }

  draw() {
    if (!this.isConnected) return;
    const { state } = this;
    if (!state) {
      show(
        this,
        ...frame(t("home.pad"), "", h("p", { role: "alert", class: "pad-lost" }, this.error)),
      );
      return;
    }
    // A match that is over can still be corrected.
    const notes = state.may_edit && (!state.scene.is_over || this.number <= state.deals.length);
    const tab = notes ? this.tab : "sheet";
    show(
      this,
      ...frame(
        state.scene.title,
        state.scene.subtitle,
        h(
          "div",
          { class: "pad", "data-tab": tab },
          notes && noting(this),
          running({
            scene: state.scene,
            noting: this.number,
            changed: state.changed ?? [],
            look: (number) => this.look(number),
            onward: notes
              ? () => {
                  this.tab = "note";
                  this.draw();
                }
              : null,
          }),
          paper(state.scene),
        ),
        tools(this, notes, tab),
        notes && tab === "note" && back(this),
      ),
    );
    this.followAnswers();
  }

  /** Keeps the latest answer in sight when one more is noted. */
  followAnswers() {
    const row = this.querySelector(".noted");
    const count = row?.childElementCount ?? 0;
    if (row && count > this.#answers) row.scrollLeft = row.scrollWidth;
    this.#answers = count;
  }
}

customElements.define("fd-pad", PadElement);

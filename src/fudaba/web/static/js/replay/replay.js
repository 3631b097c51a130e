// `<fd-replay>`: a finished match again, step by step, and what a bot says of it.

import { get, Refused } from "../api.js";
import { loadPack } from "../cards.js";
import { h, listen, show } from "../dom.js";
import { onSettings } from "../settings.js";
import { handRows } from "../table/hand.js";
import { field, Places, trick } from "../table/middle.js";
import { phrase } from "../table/question.js";
import { fan, seatSection, sides } from "../table/seats.js";
import { announceTurn } from "../turn.js";
import { currentLanguage, onLanguage, t } from "../words.js";
import { timeline } from "./timeline.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").Decision} Decision */
/** @typedef {import("../types.js").Review} Review */
/** @typedef {import("../types.js").MovePlace} MovePlace */
/** @typedef {{scene: Scene, at: number, of: number, hands?: string[] | null, moves: MovePlace[]}} Moment */

export class ReplayElement extends HTMLElement {
  /** @type {Moment | null} */
  moment = null;
  /** @type {Review | null} */
  review = null;
  reviewing = false;
  open = false;
  error = "";
  places = new Places();
  /** @type {(() => void)[]} */
  #stops = [];
  #asked = 0;

  get tableId() {
    return this.getAttribute("table") ?? "";
  }

  connectedCallback() {
    listen(this);
    document.body.className = "table";
    /** @param {KeyboardEvent} event */
    const onKey = (event) => this.key(event);
    document.addEventListener("keydown", onKey);
    this.#stops.push(
      () => document.removeEventListener("keydown", onKey),
      onSettings(() => this.draw()),
      onLanguage(() => this.load(this.moment?.at)),
    );
    announceTurn(null);
    this.draw();
    this.load(Number(new URLSearchParams(location.search).get("at") ?? 0));
  }

  disconnectedCallback() {
    for (const stop of this.#stops) stop();
    document.body.classList.remove("snapphana");
  }

  /** @param {number} [at] */
  async load(at) {
    const number = ++this.#asked;
    try {
      /** @type {Moment} */
      const moment = await get(`/api/tables/${this.tableId}/replay`, {
        lang: currentLanguage(),
        at,
        open: this.open ? 1 : undefined,
      });
      await loadPack(moment.scene.pack);
      if (number !== this.#asked) return;
      this.moment = moment;
      document.body.classList.toggle("snapphana", moment.scene.pack.toLowerCase() === "snapphana");
      history.replaceState(null, "", `/replay/${this.tableId}?at=${moment.at}`);
    } catch (error) {
      this.error = error instanceof Refused ? error.message : String(error);
    }
    this.draw();
  }

  /** @param {number} to */
  go(to) {
    if (!this.moment) return;
    this.load(Math.max(0, Math.min(this.moment.of, to)));
  }

  /** To the beginning of a deal. @param {number} deal */
  goDeal(deal) {
    const at = this.moment?.moves.findIndex((move) => move.deal === deal) ?? -1;
    if (at >= 0) this.go(at);
  }

  async study() {
    this.reviewing = true;
    this.draw();
    try {
      this.review = await get(`/api/tables/${this.tableId}/review`, { lang: currentLanguage() });
      const first = this.review?.moments[0];
      if (first)
        this.go(this.placeOf(/** @type {Review} */ (this.review).decisions[first.decision]));
    } catch (error) {
      this.error = error instanceof Refused ? error.message : t("replay.no_review");
    }
    this.reviewing = false;
    this.draw();
  }

  /** Before which move a decision was made. @param {Decision} decision */
  placeOf(decision) {
    const moves = this.moment?.moves ?? [];
    return moves.findIndex(
      (move) =>
        move.deal === decision.deal &&
        move.ply <= decision.ply &&
        decision.ply < move.ply + move.actions.length,
    );
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!this.moment || (event.target instanceof Element && event.target.matches("input"))) return;
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by) this.go(this.moment.at + by);
  }

  draw() {
    if (!this.isConnected) return;
    const { moment } = this;
    show(
      this,
      h(
        "header",
        { class: "bar" },
        h(
          "a",
          { class: "home", href: "/" },
          h("img", { src: "/logo.svg", width: 32, height: 32, alt: t("home.back") }),
        ),
        h(
          "h1",
          null,
          t("replay.title"),
          " ",
          h(
            "small",
            null,
            [moment?.scene.title, moment?.scene.subtitle].filter(Boolean).join(" · "),
          ),
        ),
        moment &&
          h(
            "div",
            { class: "end" },
            h(
              "label",
              { class: "switch" },
              h("input", {
                type: "checkbox",
                checked: this.open,
                on: { change: () => this.toggleHands() },
              }),
              h("span", null, t("replay.hands")),
            ),
          ),
      ),
      h(
        "main",
        null,
        moment
          ? this.board(moment)
          : h("p", { class: "prompt", role: "status" }, this.error || t("state.opening")),
      ),
      h("nav", { class: "tools" }),
    );
  }

  toggleHands() {
    this.open = !this.open;
    this.load(this.moment?.at);
  }

  /** @param {Moment} moment */
  board(moment) {
    const { scene } = moment;
    const own = scene.seats.find((seat) => seat.is_own);
    const others = scene.seats.filter((seat) => seat !== own);
    const decision = this.decisionAt(moment.at);
    const next = moment.moves[moment.at];
    const hands = new Map((moment.hands ?? []).map((cards, seat) => [seat, cards]));
    const look = { scene, speaks: false, openPile: () => {}, hands };
    const isTrick = scene.middle.form === "trick";
    const better = decision?.loss ? decision.best : "";
    const chosen = scene.hand?.find((one) => one.action && one.action === better);
    const touch = { chosen: chosen ?? null, take: () => {} };
    return h(
      "div",
      { class: ["board", "replay", others.length > 1 && "many", isTrick && "tricks"] },
      isTrick
        ? h("div", { class: "others" }, sides(scene), openHands(scene, hands))
        : others.length === 1
          ? seatSection(others[0], look, "others")
          : h(
              "div",
              { class: "others" },
              others.map((seat) => seatSection(seat, look)),
            ),
      isTrick ? trick(scene, touch) : field(scene, this.places, touch),
      own && !isTrick && seatSection(own, look),
      h(
        "section",
        { class: "hand", "aria-label": t("table.hand") },
        handRows(scene, {
          chosen: chosen?.card ?? "",
          gathered: new Set(),
          gathers: false,
          touch: () => {},
          played: scene.hand?.find((one) => one.action && next?.actions.includes(one.action))?.card,
          still: true,
        }),
      ),
      this.panel(moment, decision),
      this.course(moment),
    );
  }

  /** @param {number} at */
  decisionAt(at) {
    return this.review?.decisions.find((decision) => this.placeOf(decision) === at) ?? null;
  }

  /** What happened here, and what the bot says of it. @param {Moment} moment @param {Decision | null} decision */
  panel(moment, decision) {
    const { scene } = moment;
    const last = scene.story?.at(-1);
    const found = this.review?.moments.find(
      (one) => this.review?.decisions[one.decision] === decision,
    );
    return h(
      "section",
      { class: "decision", "aria-labelledby": "said" },
      h(
        "div",
        { class: "headline" },
        h(
          "div",
          null,
          h(
            "h2",
            { id: "said" },
            decision ? this.verdict(scene, decision) : last ? phrase(last.text) : scene.subtitle,
          ),
        ),
        decision && decision.loss > 0 && h("p", { class: "worth" }, minus(-decision.loss)),
      ),
      decision && this.facts(scene, decision),
      found && h("p", { class: "fine" }, found.words),
      !this.review &&
        (this.reviewing
          ? h("p", { class: "fine", role: "status" }, t("replay.reviewing"))
          : h(
              "p",
              { class: "actions" },
              h(
                "button",
                { "data-do": "review", on: { click: () => this.study() } },
                t("replay.review"),
              ),
            )),
      this.error && h("p", { class: "fine", role: "status" }, this.error),
      this.moments(),
    );
  }

  /** @param {Scene} scene @param {Decision} decision */
  verdict(scene, decision) {
    return decision.loss > 0 ? this.said(scene, decision.action) : t("replay.nothing_lost");
  }

  /** An action in the words of its card or choice. @param {Scene} scene @param {string} action */
  said(scene, action) {
    const held = scene.hand?.find((one) => one.action === action);
    const choice = scene.question?.choices?.find((one) => one.actions.includes(action));
    return held?.says || choice?.label || action;
  }

  /** @param {Scene} scene @param {Decision} decision */
  facts(scene, decision) {
    const better = decision.loss > 0;
    return h(
      "dl",
      { class: "facts" },
      this.fact(
        scene,
        t("replay.played", { text: this.said(scene, decision.action) }),
        decision.action,
        decision.value,
        false,
      ),
      better &&
        this.fact(
          scene,
          t("replay.better", { text: this.said(scene, decision.best) }),
          decision.best,
          decision.best_value,
          true,
        ),
    );
  }

  /** @param {Scene} scene @param {string} text @param {string} action @param {number} value @param {boolean} accent */
  fact(scene, text, action, value, accent) {
    const held = scene.hand?.find((one) => one.action === action);
    const cards = held
      ? [held.card, held.takes_either ? "" : held.takes].filter(Boolean).join(" ")
      : "";
    return h(
      "div",
      { "data-key": text },
      h("dt", null, text),
      cards && h("dd", null, fan(scene.pack, cards, { corner: true })),
      h("dd", { class: accent ? "accent" : undefined }, minus(value)),
    );
  }

  /** The costliest moments as a list. */
  moments() {
    const { review, moment } = this;
    if (!review || !moment) return null;
    return h(
      "ol",
      { class: "moments" },
      review.moments.slice(0, 3).map((one, at) => {
        const decision = review.decisions[one.decision];
        const place = this.placeOf(decision);
        return h(
          "li",
          { "aria-current": place === moment.at ? "true" : undefined },
          h(
            "button",
            { class: "quiet", on: { click: () => this.go(place) } },
            h("b", null, String(at + 1)),
            h("span", null, t("replay.deal", { deal: decision.deal })),
            h("b", null, minus(-decision.loss)),
          ),
        );
      }),
    );
  }

  /** @param {Moment} moment */
  course(moment) {
    const { at, of, scene } = moment;
    const decision = this.decisionAt(at);
    return h(
      "section",
      { class: "course", "aria-label": t("sheet.the_match") },
      h(
        "header",
        null,
        h("b", null, `${t("replay.deal", { deal: scene.deal })}, ${t("replay.at", { at, of })}`),
        decision && h("small", null, t("replay.expected", { value: minus(decision.expected) })),
      ),
      h(
        "div",
        { class: "line" },
        timeline(
          moment,
          this.review,
          (decision) => this.placeOf(decision),
          (place) => this.go(place),
        ),
        h("input", {
          type: "range",
          min: 0,
          max: of,
          value: at,
          "aria-label": t("replay.at", { at, of }),
          on: {
            change: (/** @type {Event} */ event) =>
              this.go(Number(/** @type {HTMLInputElement} */ (event.target).value)),
          },
        }),
      ),
      h(
        "menu",
        { class: "choices" },
        h(
          "li",
          null,
          h(
            "button",
            { disabled: scene.deal <= 1, on: { click: () => this.goDeal(scene.deal - 1) } },
            t("replay.deal", { deal: Math.max(1, scene.deal - 1) }),
          ),
        ),
        h(
          "li",
          null,
          h(
            "button",
            { "data-do": "back", disabled: at === 0, on: { click: () => this.go(at - 1) } },
            t("replay.back"),
          ),
        ),
        h(
          "li",
          null,
          h(
            "button",
            { "data-do": "next", disabled: at === of, on: { click: () => this.go(at + 1) } },
            t("replay.next"),
          ),
        ),
        h(
          "li",
          null,
          h(
            "button",
            {
              disabled: !moment.moves.some((move) => move.deal === scene.deal + 1),
              on: { click: () => this.goDeal(scene.deal + 1) },
            },
            t("replay.deal", { deal: scene.deal + 1 }),
          ),
        ),
      ),
    );
  }
}

/** All hands, where tricks are played. @param {Scene} scene @param {Map<number, string>} hands */
function openHands(scene, hands) {
  return scene.seats
    .filter((seat) => !seat.is_own && hands.get(seat.seat))
    .map((seat) =>
      h(
        "div",
        { class: "open-hand", "data-key": `open${seat.seat}` },
        h("small", null, seat.name),
        fan(scene.pack, hands.get(seat.seat) ?? ""),
      ),
    );
}

/** A number with a real minus. @param {number} value */
const minus = (value) => `${value < 0 ? "−" : ""}${Math.abs(value).toFixed(2)}`;

customElements.define("fd-replay", ReplayElement);

// `<fd-replay>`: a finished match again, step by step, and what a bot says of it.

import { get, Refused } from "../api.js";
import { loadPack } from "../cards.js";
import { h, listen, show } from "../dom.js";
import { onSettings } from "../settings.js";
import { share } from "../share.js";
import { handRows } from "../table/hand.js";
import { field, Places, trick } from "../table/middle.js";
import { fan, seatSection, sides } from "../table/seats.js";
import { announceTurn } from "../turn.js";
import { currentLanguage, onLanguage, t } from "../words.js";
import { course } from "./course.js";
import { panel } from "./panel.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").Decision} Decision */
/** @typedef {import("../types.js").Review} Review */
/** @typedef {import("../types.js").MovePlace} MovePlace */
/** @typedef {import("../types.js").TableInfo} TableInfo */
/** @typedef {{scene: Scene, at: number, of: number, hands?: string[] | null, moves: MovePlace[]}} Moment */

export class ReplayElement extends HTMLElement {
  /** @type {TableInfo | null} */
  table = null;
  /** @type {Moment | null} */
  moment = null;
  /** @type {Review | null} */
  review = null;
  reviewing = false;
  open = false;
  error = "";
  places = new Places();
  /** The secret of the link that led here. */
  invite = new URLSearchParams(location.search).get("invite") ?? undefined;
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

  /** @param {string} what @param {{[name: string]: string | number | undefined}} [query] */
  #get(what, query) {
    const path = `/api/tables/${this.tableId}${what}`;
    return get(path, { lang: currentLanguage(), invite: this.invite, ...query });
  }

  /** @param {number} [at] */
  async load(at) {
    const number = ++this.#asked;
    try {
      /** @type {Moment} */
      const moment = await this.#get("/replay", { at, open: this.open ? 1 : undefined });
      this.table ??= await this.#get("");
      await loadPack(moment.scene.pack);
      if (number !== this.#asked) return;
      this.moment = moment;
      document.body.classList.toggle("snapphana", moment.scene.pack.toLowerCase() === "snapphana");
      const invite = this.invite ? `&invite=${encodeURIComponent(this.invite)}` : "";
      history.replaceState(null, "", `/replay/${this.tableId}?at=${moment.at}${invite}`);
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
      /** @type {Review} */
      const review = await this.#get("/review");
      this.review = review;
      const first = review.moments[0];
      if (first) this.go(this.placeOf(review.decisions[first.decision]));
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

  /** @param {number} at */
  decisionAt(at) {
    return this.review?.decisions.find((decision) => this.placeOf(decision) === at) ?? null;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (!this.moment || (event.target instanceof Element && event.target.matches("input"))) return;
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by) this.go(this.moment.at + by);
  }

  toggleHands() {
    this.open = !this.open;
    this.load(this.moment?.at);
  }

  draw() {
    if (!this.isConnected) return;
    const { moment } = this;
    const error = this.error || t("state.opening");
    show(
      this,
      this.bar(moment),
      h(
        "main",
        null,
        moment ? this.board(moment) : h("p", { class: "prompt", role: "status" }, error),
      ),
      h("nav", { class: "tools" }),
    );
  }

  /** @param {Moment | null} moment */
  bar(moment) {
    const about = [moment?.scene.title, moment?.scene.subtitle].filter(Boolean).join(" · ");
    const invite = this.table?.invite ?? this.invite ?? "";
    return h(
      "header",
      { class: "bar" },
      h(
        "a",
        { class: "home", href: "/" },
        h("img", { src: "/logo.svg", width: 32, height: 32, alt: t("home.back") }),
      ),
      h("h1", null, t("replay.title"), " ", h("small", null, about)),
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
          this.table?.onlookers &&
            share(`/replay/${this.tableId}`, invite, this.table.title, moment.at),
        ),
    );
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
      panel(this, moment, decision),
      course(this, moment),
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

customElements.define("fd-replay", ReplayElement);

// What the viewer has chosen, gathered and ticked, and the actions that come of it.

import { settings } from "../settings.js";
import { gathers, isGathered, isReady } from "./question.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").Place} Place */
/** @typedef {import("../types.js").Would} Would */
/** @typedef {import("./table.js").TableElement} TableElement */

export class Answers {
  chosen = "";
  /** @type {Set<string>} */
  gathered = new Set();
  /** @type {Set<number>} */
  ticked = new Set();
  /** Cards of a ticked choice that are not shown. @type {Map<number, Set<string>>} */
  leftOut = new Map();
  /** What the gathered answers would bring. @type {Would | null} */
  would = null;
  /** A field card tapped together with a hand card: taken when the question comes. */
  #wish = "";
  #asked = "";

  /** @param {TableElement} table */
  constructor(table) {
    this.table = table;
  }

  /** Begin anew where something else is asked. @param {Scene} scene */
  meet(scene) {
    const asked = JSON.stringify([scene.number, scene.question?.phase, scene.deal, scene.seat]);
    if (asked !== this.#asked) {
      this.#asked = asked;
      this.chosen = "";
      this.gathered = new Set();
      this.ticked = new Set();
      this.leftOut = new Map();
      this.would = null;
      if (scene.question?.form === "several") {
        (scene.question.choices ?? []).forEach(
          (choice, at) => choice.is_marked && this.ticked.add(at),
        );
        this.#askWould(scene);
      }
    }
    if (scene.question?.form === "card" && !this.chosen) {
      const playable = (scene.hand ?? []).filter((one) => one.action);
      if (playable.length === 1) this.chosen = playable[0].card;
    }
  }

  /** The language has changed: what it would bring is said again. */
  speak() {
    if (this.would && this.table.scene) this.#askWould(this.table.scene);
  }

  /** A card of the hand is tapped. @param {string} code */
  touch(code) {
    const { scene } = this.table;
    const one = scene?.hand?.find((held) => held.card === code);
    if (!scene || !one?.action || this.table.telling || !this.table.isOpen) return;
    this.table.notice = null;
    if (isGathered(scene.question, one)) {
      toggle(this.gathered, code, scene.question?.most ?? 1);
      this.#askWould(scene);
    } else if (this.chosen === code || settings.tap) {
      this.chosen = code;
      this.play();
      return;
    } else {
      this.chosen = code;
    }
    this.table.draw();
  }

  /** Play the chosen card. */
  play() {
    const one = this.table.scene?.hand?.find((held) => held.card === this.chosen);
    if (one?.action) this.table.send([one.action]);
  }

  /** A place in the middle is tapped: for the card that waits there, or for the chosen one. @param {Place} place */
  takePlace(place) {
    if (place.action) {
      this.table.send([place.action]);
      return;
    }
    this.#wish = place.cards.split(" ")[0] ?? "";
    this.play();
  }

  /** What was tapped together with the card is taken now. */
  grant() {
    const { scene } = this.table;
    const wish = this.#wish;
    this.#wish = "";
    if (!wish || scene?.question?.form !== "place") return;
    const place = scene.middle.places?.find(
      (one) => one.action && one.cards.split(" ").includes(wish),
    );
    if (place?.action) this.table.send([place.action]);
  }

  /** @param {number} number */
  tick(number) {
    toggle(this.ticked, number);
    this.#changed();
  }

  /** Play what has been gathered. */
  confirm() {
    const { scene } = this.table;
    if (scene && isReady(scene, this.answering())) this.table.send(this.#actions(scene));
  }

  #changed() {
    if (this.table.scene) this.#askWould(this.table.scene);
    this.table.draw();
  }

  /** What has been gathered, as actions. @param {Scene} scene @returns {string[]} */
  #actions(scene) {
    const { question } = scene;
    if (!question) return [];
    const { verb = "", ends } = question;
    if (gathers(scene)) {
      const held = (scene.hand ?? []).map((one) => one.card);
      const chosen = held
        .filter((code) => this.gathered.has(code))
        .map((code) => `${verb} ${code}`);
      return ends ? [...chosen, ends] : chosen;
    }
    return (question.choices ?? []).flatMap((choice, at) => {
      if (!this.ticked.has(at)) return [];
      const out = this.leftOut.get(at);
      if (!out?.size) return choice.actions;
      const shown = choice.cards?.split(" ").filter((code) => !out.has(code)) ?? [];
      return [
        choice.actions[0] ?? "",
        ...shown.map((code) => `${verb} ${code}`),
        ...(ends ? [ends] : []),
      ];
    });
  }

  /** @param {Scene} scene */
  #askWould(scene) {
    const actions = this.#actions(scene);
    if (actions.length) this.table.ask({ t: "would", number: scene.number, actions });
    else this.would = null;
  }

  /** For whatever draws the question. @returns {import("./question.js").Answering} */
  answering() {
    const { table } = this;
    return {
      ticked: this.ticked,
      gathered: this.gathered,
      parts: this.leftOut,
      would: this.would,
      busy: Boolean(table.pending) || !table.isOpen,
      choose: (choice) => table.send(choice.actions),
      tick: (number) => this.tick(number),
      drop: (code) => {
        this.gathered.delete(code);
        this.#changed();
      },
      leaveOut: (number, code) => {
        const out = this.leftOut.get(number) ?? new Set();
        this.leftOut.set(number, toggle(out, code));
        this.#changed();
      },
      confirm: () => this.confirm(),
      rule: () => table.open("yaku"),
    };
  }
}

/**
 * Put something in or take it out again; no more than so many are in.
 * @template T
 * @param {Set<T>} set @param {T} one @param {number} [most]
 */
function toggle(set, one, most = Infinity) {
  if (set.has(one)) set.delete(one);
  else if (set.size < most) set.add(one);
  return set;
}

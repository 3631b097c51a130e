// What happened is told, one thing after the other; then it is asked. Scenes that come in meanwhile
// wait, and so does the next deal until the sheet of the last one has been read.

import { loadPack } from "../cards.js";
import { pace, settings } from "../settings.js";
import { Flight } from "./flight.js";
import { picture, Ways } from "./ways.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").Sheet} Sheet */
/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("./table.js").TableElement} TableElement */

export class Telling {
  /** What is shown. @type {Scene | null} */
  scene = null;
  /** Came in while something was being told. @type {Scene | null} */
  next = null;
  /** Finished deals that have not been looked at. @type {Sheet[]} */
  sheets = [];
  /** All finished deals, for the chart. @type {Sheet[]} */
  course = [];
  /** Something is being told: nothing is asked yet. */
  isOn = false;
  /** The sentence that is being told. */
  narration = "";
  /** Events of the match that have come in. */
  told = 0;
  /** @type {Flight | null} */
  #flight = null;
  /** Done when the drawings of all scenes that have come are there. */
  #drawn = Promise.resolve();

  /** @param {TableElement} table */
  constructor(table) {
    this.table = table;
  }

  /** A scene comes in. @param {Scene} scene */
  async hear(scene) {
    // In the order they came: a scene whose names are there early must not be overwritten by the
    // one before it, or the table stays where it was.
    this.#drawn = this.#loaded(scene, this.#drawn);
    await this.#drawn;
    this.told = scene.happened;
    if (this.isOn || this.sheets.length) {
      this.next = this.next ? joined(this.next, scene) : scene;
      return;
    }
    await this.#arrive(scene);
  }

  /** @param {Scene} scene @param {Promise<void>} before  what the scene before it waits for */
  async #loaded(scene, before) {
    // Without its drawings a table can still be read and played.
    const pack = loadPack(scene.pack).catch(() => undefined);
    await before;
    await pack;
  }

  /** Straight to the end. */
  skip() {
    this.#flight?.skip();
  }

  /** The sheet on top has been read. */
  async turnOver() {
    this.sheets.shift();
    const next = this.next;
    if (this.sheets.length || !next) {
      this.table.draw();
      return;
    }
    this.next = null;
    await this.#dealt(next);
  }

  /** @param {Scene} scene @returns {Promise<void>} */
  async #arrive(scene) {
    const before = this.scene;
    const steps = scene.steps ?? [];
    const finished = scene.finished ?? [];
    this.#learnCourse(finished);
    this.table.turnsTo(scene);
    this.#flight = this.#newFlight(scene);
    const covered = this.table.table?.turn;
    if (!before && scene.deal === 1 && steps.length && !covered && !finished.length) {
      return this.#dealt(scene);
    }
    if (!before || before.seat !== scene.seat || covered || this.table.past) {
      this.#show(scene);
      this.sheets.push(...(before ? finished : []));
      if (!before && finished.length && scene.is_over) this.sheets.push(...finished.slice(-1));
      this.table.draw();
      return this.#settled();
    }
    this.isOn = true;
    if (finished.length || before.deal !== scene.deal) {
      return this.#ended(scene, steps, cutOf(steps, before), finished);
    }
    const was = picture(this.table);
    this.#show(scene);
    const ways = new Ways(was, picture(this.table), true).follow(steps).end();
    this.#flight.glide(was, new Set(ways.stops.keys()), pace());
    await this.#tell(ways);
    return this.#settled();
  }

  /**
   * The deal that was shown is over: the rest of it is told where it lay, then its sheet.
   * @param {Scene} scene @param {Step[]} steps @param {number} cut @param {Sheet[]} finished
   */
  async #ended(scene, steps, cut, finished) {
    const is = picture(this.table);
    await this.#tell(new Ways(is, is, false).follow(steps.slice(0, cut)).end());
    this.sheets.push(...finished);
    this.isOn = false;
    const left = { ...scene, finished: [], steps: steps.slice(cut) };
    if (!this.sheets.length) return this.#dealt(left);
    this.next = this.next ? joined({ ...scene, finished: [] }, this.next) : left;
    this.table.draw();
    this.table.announce(this.next);
    return undefined;
  }

  /** A new deal: it is dealt, and what has happened in it is told. @param {Scene} scene */
  async #dealt(scene) {
    this.isOn = true;
    this.#flight = this.#newFlight(scene);
    this.#show(scene);
    const is = picture(this.table);
    const ways = new Ways(is, is, true)
      .follow((scene.steps ?? []).filter((step) => step.kind !== "deal"))
      .end();
    if (!ways.stops.size) this.#flight.deal(is, pace());
    else await this.#tell(ways);
    return this.#settled();
  }

  /** @param {Ways} ways */
  async #tell(ways) {
    await this.#flight?.tell(ways, pace(), (text) => {
      this.narration = text;
      this.table.draw();
    });
  }

  /** Everything is told: ask, or go on with what came meanwhile. @returns {Promise<void>} */
  async #settled() {
    this.isOn = false;
    this.narration = "";
    this.#flight = null;
    const next = this.next;
    this.next = null;
    if (next && !this.sheets.length) return this.#arrive(next);
    this.next = next;
    this.table.draw();
    this.table.asks();
    return undefined;
  }

  /** @param {Scene} scene */
  #show(scene) {
    this.table.answers.meet(scene);
    this.scene = scene;
    this.table.draw();
  }

  /** @param {Scene} scene */
  #newFlight(scene) {
    return new Flight(this.table, scene.pack, settings.corners !== "off");
  }

  /** Keep all deals that have ended, for the chart. @param {Sheet[]} finished */
  #learnCourse(finished) {
    const known = new Set(finished.map((sheet) => sheet.number));
    this.course = [...this.course.filter((sheet) => !known.has(sheet.number)), ...finished];
    this.course.sort((a, b) => a.number - b.number);
  }
}

/** Where the steps of the deal that was shown end. @param {Step[]} steps @param {Scene} before */
function cutOf(steps, before) {
  const end = steps.findIndex(
    (step, at) => at > 0 && step.kind === "deal" && step.event >= before.happened,
  );
  return end < 0 ? steps.length : end;
}

/** Two scenes that came one after the other, to be told as one. @param {Scene} first @param {Scene} second @returns {Scene} */
function joined(first, second) {
  return {
    ...second,
    steps: [...(first.steps ?? []), ...(second.steps ?? [])],
    finished: [...(first.finished ?? []), ...(second.finished ?? [])],
  };
}

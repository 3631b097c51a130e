// The table as it was at a step of the deal: looked at, not played; the match goes on meanwhile.

import { get } from "../api.js";
import { h } from "../dom.js";
import { currentLanguage, t } from "../words.js";
import { board } from "./board.js";
import { Places } from "./middle.js";
import { plain } from "./question.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").StoryLine} StoryLine */
/** @typedef {import("./table.js").TableElement} TableElement */

const NOTHING = {
  ticked: /** @type {Set<number>} */ (new Set()),
  gathered: /** @type {Set<string>} */ (new Set()),
  parts: new Map(),
  would: null,
  busy: true,
  choose: () => {},
  tick: () => {},
  drop: () => {},
  leaveOut: () => {},
  confirm: () => {},
  rule: () => {},
};

export class Past {
  /** @type {Scene | null} */
  scene = null;
  /** Which step of the story it is. */
  at = -1;
  #places = new Places();
  #asked = 0;

  /** @param {TableElement} table @param {StoryLine[]} story */
  constructor(table, story) {
    this.table = table;
    this.story = story;
  }

  /** To another step, when its table has come; past the last one is now. @param {number} at */
  async go(at) {
    if (at < 0) return;
    if (at >= this.story.length - 1) {
      this.table.toNow();
      return;
    }
    const number = ++this.#asked;
    try {
      const scene = await get(`/api/tables/${this.table.tableId}/moment`, {
        happened: this.story[at + 1].event,
        seat: this.table.scene?.seat ?? undefined,
        invite: new URLSearchParams(location.search).get("invite") ?? undefined,
        lang: currentLanguage(),
      });
      if (number !== this.#asked) return;
      this.scene = still(scene);
      this.at = at;
      this.table.look(this);
    } catch (error) {
      this.table.say({ strong: String(/** @type {Error} */ (error).message) });
    }
  }

  /** @param {import("./seats.js").OpenPile} openPile */
  board(openPile) {
    const notice = { strong: plain(this.story[this.at].text), text: t("past.is") };
    return board(
      {
        scene: /** @type {Scene} */ (this.scene),
        places: this.#places,
        chosen: "",
        answering: NOTHING,
        telling: false,
        narration: "",
        notice,
        hint: null,
        lost: false,
      },
      { touch: () => {}, play: () => {}, take: () => {}, openPile },
    );
  }

  tools() {
    /** @param {string} name @param {() => void} act @param {boolean} [off] */
    const tool = (name, act, off) =>
      h(
        "button",
        {
          class: "quiet",
          "data-key": name,
          "data-tool": name,
          disabled: off,
          on: { click: act },
        },
        t(`past.${name}`),
      );
    return h(
      "nav",
      { class: "tools", "aria-label": t("table.tools") },
      tool("earlier", () => this.go(this.at - 1), this.at === 0),
      tool("later", () => this.go(this.at + 1)),
      tool("now", () => this.table.toNow()),
    );
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key === "ArrowLeft") this.go(this.at - 1);
    else if (event.key === "ArrowRight") this.go(this.at + 1);
    else if (event.key === "Escape") this.table.toNow();
    else return;
    event.preventDefault();
  }
}

/** A scene in which nothing is asked. @param {Scene} scene @returns {Scene} */
function still(scene) {
  const { middle, hand } = scene;
  return {
    ...scene,
    question: null,
    middle: { ...middle, places: middle.places?.map((place) => ({ ...place, action: "" })) },
    hand: hand?.map((one) => ({ ...one, action: "" })),
  };
}

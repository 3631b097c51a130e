// Where in the match one is: the chart with its slider, and the ways forth and back.

import { h } from "../dom.js";
import { decimal, t } from "../words.js";
import { timeline } from "./timeline.js";

/** @typedef {import("./replay.js").ReplayElement} ReplayElement */
/** @typedef {import("./replay.js").Moment} Moment */

/** @param {ReplayElement} replay @param {Moment} moment */
export function course(replay, moment) {
  const { at, of, scene } = moment;
  const decision = replay.decisionAt(at);
  return h(
    "section",
    { class: "course", "aria-label": t("sheet.the_match") },
    h(
      "header",
      null,
      h("b", null, t("replay.where", { deal: scene.deal, at, of })),
      decision && h("small", null, t("replay.expected", { value: decimal(decision.expected, 2) })),
    ),
    h(
      "div",
      { class: "line" },
      timeline(
        moment,
        replay.review,
        (one) => replay.placeOf(one),
        (place) => replay.go(place),
      ),
      h("input", {
        type: "range",
        min: 0,
        max: of,
        value: at,
        "aria-label": t("replay.at", { at, of }),
        on: {
          change: (/** @type {Event} */ event) =>
            replay.go(Number(/** @type {HTMLInputElement} */ (event.target).value)),
        },
      }),
    ),
    ways(replay, moment),
  );
}

/** By move and by deal. @param {ReplayElement} replay @param {Moment} moment */
function ways(replay, { at, of, scene: { deal }, moves }) {
  /** @param {string} name @param {string} text @param {boolean} off @param {() => void} act */
  const way = (name, text, off, act) =>
    h("li", null, h("button", { "data-do": name, disabled: off, on: { click: act } }, text));
  const before = t("replay.deal", { deal: Math.max(1, deal - 1) });
  const after = t("replay.deal", { deal: deal + 1 });
  const isLast = !moves.some((move) => move.deal === deal + 1);
  return h(
    "menu",
    { class: "choices" },
    way("deal-back", before, deal <= 1, () => replay.goDeal(deal - 1)),
    way("back", t("replay.back"), at === 0, () => replay.go(at - 1)),
    way("next", t("replay.next"), at === of, () => replay.go(at + 1)),
    way("deal-next", after, isLast, () => replay.goDeal(deal + 1)),
  );
}

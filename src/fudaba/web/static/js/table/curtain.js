// One device, several players: only what all may know, until the next one says so.

import { card } from "../cards.js";
import { h } from "../dom.js";
import { t } from "../words.js";
import { prompt } from "./hand.js";
import { phrase } from "./question.js";

/**
 * @param {import("../types.js").Scene} scene @param {{seat: number, name: string}} turn
 * @param {() => void} lift @param {import("./states.js").Notice | null} notice
 */
export function curtain(scene, turn, lift, notice) {
  const last = scene.story?.at(-1);
  return h(
    "section",
    { class: "curtain", "aria-labelledby": "who" },
    h(
      "ul",
      { class: "lights", "aria-hidden": "true" },
      [-2, -1, 0, 1, 2].map((i) => h("li", { vars: { "--i": i } }, card(scene.pack, "back"))),
    ),
    h(
      "div",
      null,
      h("h2", { id: "who" }, t("curtain.over_to", turn)),
      last && h("p", null, phrase(last.text)),
    ),
    notice && prompt(notice, notice.button),
    h(
      "button",
      { class: "primary", autofocus: true, "data-do": "lift", on: { click: lift } },
      t("curtain.lift", turn),
    ),
    h(
      "dl",
      { class: "standing" },
      scene.seats.map((seat) =>
        h("div", null, h("dt", null, seat.name), h("dd", null, h("output", null, seat.score))),
      ),
    ),
  );
}

// What lies at the thumb: noting, the sheet, the rules, sharing; and the way back.

import { h } from "../dom.js";
import { t } from "../words.js";
import { shareLeaf } from "./leaves.js";
import { openAt } from "./noting.js";

/** @typedef {import("./pad.js").PadElement} PadElement */

/** @param {PadElement} pad @param {boolean} notes  whether something may be noted @param {string} tab */
export function tools(pad, notes, tab) {
  return [
    notes && toTab(pad, "note", t("pad.note"), tab),
    toTab(pad, "sheet", t("pad.sheet"), tab),
    h(
      "a",
      { class: "button quiet", href: `/learn/${pad.state?.scene.game}`, "data-plain": true },
      t("pad.rules"),
    ),
    h(
      "button",
      {
        class: "quiet",
        "data-do": "share",
        on: { click: () => pad.open(() => shareLeaf(pad)) },
      },
      t("pad.share"),
    ),
  ];
}

/** @param {PadElement} pad @param {string} name @param {string} text @param {string} tab */
function toTab(pad, name, text, tab) {
  const click = () => {
    pad.tab = name;
    pad.draw();
  };
  return h(
    "button",
    {
      class: ["quiet", "tab"],
      "aria-current": tab === name ? "true" : undefined,
      "data-tab-to": name,
      on: { click },
    },
    text,
  );
}

/** To the question before. @param {PadElement} pad */
export function back(pad) {
  const at = openAt(pad);
  const before = (at < 0 ? (pad.scene?.asks?.length ?? 0) : at) - 1;
  if (before < 0) return null;
  return h(
    "button",
    { class: "quiet", "data-do": "back", on: { click: () => pad.reopen(before) } },
    t("pad.back"),
  );
}

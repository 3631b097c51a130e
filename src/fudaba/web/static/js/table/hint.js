// The bot's choice with its reason in numbers, where the table allows it.

import { h } from "../dom.js";
import { decimal, t } from "../words.js";
import { doing, said } from "./said.js";

/**
 * @typedef {object} Hint
 * @property {string} action
 * @property {string} title
 * @property {string} does  what the card would do, or ""
 * @property {string} text
 * @property {string} best  the hand card that it is about, or ""
 * @property {Map<string, string>} values  a number under every hand card
 * @property {{text: string, value: string}[]} numbers
 */

/**
 * @param {{action: string, text: string, numbers?: {action: string, text: string, value: string | number}[]}} message
 * @param {import("../types.js").Scene} scene
 * @returns {Hint}
 */
export function hintOf(message, scene) {
  const hand = scene.hand ?? [];
  /** @type {Map<string, string>} */
  const values = new Map();
  for (const number of message.numbers ?? []) {
    const held = hand.find((one) => one.action === number.action);
    if (held) values.set(held.card, decimal(Number(number.value), 1));
  }
  const about = hand.find((one) => one.action === message.action);
  return {
    action: message.action,
    title: said(scene, message.action),
    does: doing(scene, message.action),
    text: message.text,
    best: about?.card ?? "",
    values,
    numbers: (message.numbers ?? []).slice(0, 4).map(({ action, value }) => ({
      text: said(scene, action),
      value: decimal(Number(value), 1),
    })),
  };
}

/** @param {Hint} hint @param {() => void} play */
export function hintPanel(hint, play) {
  return h(
    "section",
    { class: "decision hint", role: "status", "aria-labelledby": "hint", "data-key": "hint" },
    h(
      "div",
      { class: "headline" },
      h(
        "div",
        null,
        h("h2", { id: "hint" }, hint.title || t("hint.title")),
        hint.does && h("p", { class: "fine" }, hint.does),
      ),
      hint.best && h("button", { class: "primary", on: { click: play } }, t("table.play")),
    ),
    h("p", { class: "fine" }, hint.text),
    hint.values.size > 0 && h("p", { class: "fine" }, t("hint.under")),
    hint.values.size === 0 &&
      hint.numbers.length > 0 &&
      h(
        "dl",
        { class: "facts" },
        hint.numbers.map((number) =>
          h("div", null, h("dt", null, number.text), h("dd", null, number.value)),
        ),
      ),
  );
}

// The answers to a question that are no cards: buttons, each with what it pays or costs.

import { h } from "../dom.js";
import { fan } from "./seats.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").Question} Question */
/** @typedef {import("../types.js").Choice} Choice */
/** @typedef {import("./question.js").Answering} Answering */

/** @param {Scene} scene @param {Question} question @param {Answering} answering */
export function choices(scene, question, answering) {
  const all = question.choices ?? [];
  if (all.length > 4) return many(scene, all, answering);
  return h(
    "menu",
    { class: ["choices", all.some((choice) => choice.cards) && "pictured"] },
    all.map((choice) =>
      h("li", { "data-key": choice.actions.join() }, choiceButton(scene, choice, answering)),
    ),
  );
}

/** Many answers: a grid of numbers, or a list. @param {Scene} scene @param {Choice[]} all @param {Answering} answering */
function many(scene, all, answering) {
  const short = all.every((choice) => choice.label.length < 8 && !choice.cards && !choice.detail);
  return h(
    "menu",
    { class: ["choices", short ? "numbers" : "column"] },
    all.map((choice) =>
      h("li", { "data-key": choice.actions.join() }, choiceButton(scene, choice, answering)),
    ),
  );
}

/** @param {Scene} scene @param {Choice} choice @param {Answering} answering */
function choiceButton(scene, choice, answering) {
  return h(
    "button",
    {
      class: choice.is_bold ? "primary" : "ink",
      disabled: answering.busy,
      "data-key-letter": choice.key,
      "data-actions": choice.actions.join("; "),
      on: { click: () => answering.choose(choice) },
    },
    choice.cards && fan(scene.pack, choice.cards),
    h("span", null, choice.label),
    choice.detail && h("small", null, choice.detail),
  );
}

/** Choices that stand beside the prompt: quiet ones, of which the cards are the main answer. @param {Question} question @param {Answering} answering */
export function besides(question, answering) {
  return (question.choices ?? []).map((choice) =>
    h(
      "button",
      {
        class: choice.is_bold ? "primary" : undefined,
        disabled: answering.busy,
        "data-actions": choice.actions.join("; "),
        on: { click: () => answering.choose(choice) },
      },
      h("span", null, choice.label),
      choice.detail && h("small", null, choice.detail),
    ),
  );
}

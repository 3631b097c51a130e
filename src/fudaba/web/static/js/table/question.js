// What the viewer is asked: a panel for weighty questions, ticks, cards that are gathered.

import { card, codes, nameOf } from "../cards.js";
import { h } from "../dom.js";
import { settings } from "../settings.js";
import { t } from "../words.js";
import { choices } from "./choices.js";
import { fan } from "./seats.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").Question} Question */
/** @typedef {import("../types.js").Choice} Choice */
/** @typedef {import("../types.js").Row} Row */
/** @typedef {import("../types.js").Span} Span */
/** @typedef {import("../types.js").Would} Would */
/** @typedef {import("../types.js").HandCard} HandCard */
/** @typedef {import("../dom.js").Child} Child */

/**
 * @typedef {object} Answering
 * @property {Set<number>} ticked  choices that are ticked, by number
 * @property {Set<string>} gathered  hand cards that are gathered
 * @property {Map<number, Set<string>>} parts  cards of a choice of which only a part is shown
 * @property {Would | null} would  what the gathered answers would bring
 * @property {boolean} busy  an answer is on its way
 * @property {(choice: Choice) => void} choose
 * @property {(number: number) => void} tick
 * @property {(code: string) => void} drop  a gathered card goes back
 * @property {(number: number, code: string) => void} leaveOut  a card of a choice is not shown, or is
 * @property {() => void} confirm
 * @property {(rule: string) => void} rule  somebody asks for a rule's text
 */

/** Whether the question is answered in a panel rather than on the cards. @param {Question | null | undefined} question */
export function isPanel(question) {
  if (!question) return false;
  if (question.form === "card" || question.form === "place") return false;
  return (
    question.form !== "one" || Boolean(question.is_weighty) || (question.choices ?? []).length > 3
  );
}

/**
 * Whether a card of the hand is gathered for the answer, rather than played at once.
 * @param {Question | null | undefined} question
 * @param {HandCard} held
 */
export function isGathered(question, held) {
  if (question?.form !== "several" || !question.verb) return false;
  return Boolean(held.action?.startsWith(`${question.verb} `));
}

/** Whether cards of the hand are gathered. @param {Scene} scene */
export const gathers = (scene) =>
  (scene.hand ?? []).some((held) => isGathered(scene.question, held));

/** @param {Phrase} phrase @typedef {Span[]} Phrase */
export function phrase(phrase) {
  return phrase.map((span) => {
    if (span.tone === "strong") return h("b", null, span.text);
    if (span.tone === "soft") return h("span", { class: "soft" }, span.text);
    if (span.tone === "accent") return h("b", { class: "accent" }, span.text);
    return span.text;
  });
}

/** A sentence without its tones. @param {Phrase} phrase */
export const plain = (phrase) => phrase.map((span) => span.text).join("");

/** @param {Scene} scene @param {Answering} answering @param {Child} [said]  what is said in the prompt's stead */
export function panel(scene, answering, said) {
  const question = /** @type {Question} */ (scene.question);
  const several = question.form === "several";
  const gathering = gathers(scene);
  const head = several
    ? h(
        "div",
        { class: "headline" },
        heading(
          question,
          gathering ? answering.would?.text || counted(question, answering) : question.text,
        ),
        confirmButton(scene, question, answering),
      )
    : h(
        "div",
        { class: "headline" },
        heading(question, question.text),
        question.amount && worth(question),
      );
  const warning = question.warning?.length
    ? h("p", { class: "fine" }, phrase(question.warning))
    : null;
  const wouldText = answering.would?.refusal || answering.would?.text;
  return h(
    "section",
    {
      class: "decision",
      "aria-labelledby": "ask",
      "data-key": "decision",
      "data-phase": question.phase,
    },
    said,
    head,
    gathering && tray(scene, question, answering),
    several && (question.choices ?? []).length > 0 && ticks(scene, question, answering),
    !several && held(scene, question),
    (question.rows ?? []).length > 0 &&
      h(
        "dl",
        { class: "facts" },
        (question.rows ?? []).map((row) => rowOf(scene, row, answering)),
      ),
    several && !gathering && wouldText && h("p", { class: "fine", role: "status" }, wouldText),
    warning,
    !several && choices(scene, question, answering),
    several && gathering && question.text && h("p", { class: "fine" }, question.text),
  );
}

/** @param {Question} question @param {string | undefined} fine */
function heading(question, fine) {
  return h(
    "div",
    null,
    h("h2", { id: "ask" }, question.title),
    fine && h("p", { class: "fine" }, fine),
  );
}

/** @param {Question} question */
function worth(question) {
  return h(
    "p",
    { class: "worth" },
    question.amount,
    " ",
    question.unit && h("small", null, question.unit),
  );
}

/** @param {Question} question @param {Answering} answering */
function counted(question, answering) {
  const chosen = answering.gathered.size;
  const left = (question.least ?? 1) - chosen;
  return left > 0 ? t("gather.chosen_left", { chosen, n: left }) : t("gather.chosen", { chosen });
}

/** @param {Scene} scene @param {Answering} answering */
export function isReady(scene, answering) {
  const { question } = scene;
  if (!question || answering.busy || answering.would?.refusal) return false;
  if (!gathers(scene)) return answering.ticked.size > 0;
  const count = answering.gathered.size;
  return count >= (question.least ?? 1) && count <= (question.most ?? 1);
}

/** @param {Scene} scene @param {Question} question @param {Answering} answering */
function confirmButton(scene, question, answering) {
  return h(
    "button",
    {
      class: "primary",
      "data-do": "confirm",
      disabled: !isReady(scene, answering),
      on: { click: answering.confirm },
    },
    answering.would?.confirm || question.confirm || t("table.play"),
  );
}

/** @param {Scene} scene @param {Question} question @param {Answering} answering */
function tray(scene, question, answering) {
  const places = Math.max(question.least ?? 1, answering.gathered.size);
  const filled = [...answering.gathered];
  return h(
    "ul",
    { class: "tray", "aria-label": t("gather.tray") },
    Array.from({ length: places }, (_, index) => {
      const code = filled[index];
      return h(
        "li",
        { "data-key": code ?? `slot${index}` },
        code
          ? h(
              "button",
              { class: "card", on: { click: () => answering.drop(code) } },
              card(scene.pack, code, { corner: settings.corners !== "off" }),
            )
          : h("div", { class: "slot" }),
      );
    }),
  );
}

/** @param {Scene} scene @param {Question} question @param {Answering} answering */
function ticks(scene, question, answering) {
  return h(
    "ul",
    { class: "combos" },
    (question.choices ?? []).map((choice, number) =>
      h(
        "li",
        { "data-key": choice.actions.join() },
        h("input", {
          type: "checkbox",
          id: `tick${number}`,
          checked: answering.ticked.has(number),
          on: { change: () => answering.tick(number) },
        }),
        h("label", { for: `tick${number}` }, choice.label),
        choice.parts
          ? partial(scene, choice, number, answering)
          : choice.cards && fan(scene.pack, choice.cards),
        choice.detail && h("b", null, choice.detail),
      ),
    ),
  );
}

/** Cards of which a part may be left out: a tap takes one out, or back in. @param {Scene} scene @param {Choice} choice @param {number} number @param {Answering} answering */
function partial(scene, choice, number, answering) {
  const out = answering.parts.get(number) ?? new Set();
  return h(
    "ul",
    { class: "fan" },
    codes(choice.cards).map((code) =>
      h(
        "li",
        { "data-key": code },
        h(
          "button",
          {
            class: ["card", "part", out.has(code) && "left-out"],
            type: "button",
            "aria-pressed": String(!out.has(code)),
            "aria-label": nameOf(scene.pack, code).name,
            on: { click: () => answering.leaveOut(number, code) },
          },
          card(scene.pack, code, { label: "" }),
        ),
      ),
    ),
  );
}

/** What is held or at stake; the hand again, where the panel lies over it. @param {Scene} scene @param {Question} question */
function held(scene, question) {
  const piles = question.held ?? [];
  const hand = (scene.hand ?? []).map((one) => one.card).join(" ");
  if (!piles.length) return null;
  const corner = settings.corners !== "off";
  return h(
    "div",
    { class: "held" },
    piles.map((pile) =>
      h(
        "figure",
        { "data-key": pile.title },
        h("figcaption", null, pile.title, pile.note && ` · ${pile.note}`),
        fan(scene.pack, pile.cards, { corner }),
      ),
    ),
    hand &&
      h(
        "figure",
        { class: "hand-again" },
        h("figcaption", null, t("table.hand")),
        fan(scene.pack, hand, { corner }),
      ),
  );
}

/** @param {Scene} scene @param {Row} row @param {Answering} answering */
function rowOf(scene, row, answering) {
  const cards = [row.cards, row.missing].filter(Boolean).join(" ");
  return h(
    "div",
    { "data-key": row.name },
    h(
      "dt",
      null,
      row.rule
        ? h(
            "button",
            { class: "rule-name", on: { click: () => answering.rule(row.rule ?? "") } },
            row.name,
          )
        : row.name,
      row.text && h("small", null, row.text),
    ),
    cards && h("dd", null, fan(scene.pack, cards, { missing: new Set(codes(row.missing)) })),
    row.worth && h("dd", null, row.worth),
  );
}

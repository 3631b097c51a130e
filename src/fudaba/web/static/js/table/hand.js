// The viewer's hand and the sentence above it.

import { card, nameOf } from "../cards.js";
import { h } from "../dom.js";
import { settings } from "../settings.js";
import { t } from "../words.js";
import { isGathered } from "./question.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").HandCard} HandCard */

/**
 * @typedef {object} Grip
 * @property {string} chosen  the code of the chosen card, "" for none
 * @property {Set<string>} gathered  cards gathered for an answer of several
 * @property {boolean} gathers  cards are gathered rather than played
 * @property {(code: string) => void} touch
 * @property {Map<string, string>} [values]  a number under a card: what it brings on average
 * @property {string} [best]
 * @property {boolean} [sunk]  nothing can be played: the connection is lost
 * @property {boolean} [telling]  something is being told: cards wait
 * @property {boolean} [still]  the hand is only looked at
 * @property {string} [played]  the card that was played from here
 */

/** A long hand in two rows, split at a gap near the middle. @param {HandCard[]} hand */
function rows(hand) {
  if (hand.length <= 8) return [hand];
  const middle = hand.length / 2;
  let best = Math.ceil(middle);
  let distance = Infinity;
  for (let at = 1; at < hand.length; at++) {
    const far = Math.abs(at - middle);
    if (hand[at].is_apart && far < distance && far <= 2) [best, distance] = [at, far];
  }
  return [hand.slice(0, best), hand.slice(best)];
}

/** @param {Scene} scene @param {Grip} grip */
export function handRows(scene, grip) {
  const hand = scene.hand ?? [];
  if (hand.length > 16) {
    return [
      h(
        "ul",
        { class: "spread" },
        hand.map((one) => handCard(scene, one, grip, false)),
      ),
    ];
  }
  const trick = scene.middle.form === "trick";
  const split = trick ? rows(hand) : [hand];
  return split.map((row, number) =>
    h(
      "ul",
      { class: ["fan", number > 0 && "front"] },
      row.map((one, index) => {
        const apart = index > 0 && Boolean(one.is_apart);
        return handCard(scene, one, grip, apart);
      }),
    ),
  );
}

/** @param {Scene} scene @param {HandCard} one @param {Grip} grip @param {boolean} apart */
function handCard(scene, one, grip, apart) {
  const gathered = grip.gathers && isGathered(scene.question, one);
  const pressed = gathered ? grip.gathered.has(one.card) : grip.chosen === one.card;
  const may = Boolean(one.action) && !grip.sunk && !grip.telling && !grip.still;
  // Cards sink only where cards are the answer, and this one is none.
  const asked = !grip.telling && !grip.still && (scene.hand ?? []).some((held) => held.action);
  const value = grip.values?.get(one.card);
  const says = [nameOf(scene.pack, one.card).name, pressed && one.says, pressed && one.more];
  const picture = card(scene.pack, one.card, {
    corner: settings.corners !== "off",
    label: "",
    key: one.card,
  });
  return h(
    "li",
    { class: [apart && "apart", grip.played === one.card && "last"], "data-key": one.card },
    h(
      "button",
      {
        class: ["card", one.is_up && may && !gathered && "up", !asked && "idle"],
        disabled: asked && !may,
        tabindex: asked && may ? undefined : -1,
        "aria-disabled": asked ? undefined : "true",
        "aria-pressed": may || (grip.still && pressed) ? String(pressed) : undefined,
        "aria-label": says.filter(Boolean).join(". "),
        "data-code": one.card,
        "data-action": one.action,
        on: { click: () => may && grip.touch(one.card) },
      },
      picture,
    ),
    value !== undefined &&
      h("span", { class: ["value", grip.best === one.card && "accent"] }, value),
  );
}

/**
 * The one sentence that says what happens next, beside its button.
 * @param {{strong: string, text?: string, waits?: boolean}} said
 * @param {...import("../dom.js").Child} buttons
 */
export function prompt(said, ...buttons) {
  return h(
    "div",
    { class: ["prompt", said.waits && "waits"] },
    h(
      "p",
      { role: "status", "aria-live": "polite" },
      h("strong", null, said.strong),
      said.text && [h("br"), said.text],
    ),
    ...buttons,
  );
}

/** @param {() => void} play */
export const playButton = (play) =>
  h("button", { class: "primary", "data-do": "play", on: { click: play } }, t("table.play"));

// The question that is open now, in the form that it is answered in.

import { codes } from "../cards.js";
import { h } from "../dom.js";
import { t } from "../words.js";
import { picker, sets, toggled } from "./picker.js";
import { shares } from "./shares.js";

/** @typedef {import("../types.js").PadAsk} PadAsk */
/** @typedef {import("../types.js").PadScene} PadScene */

/**
 * @typedef {object} Asking
 * @property {PadScene} scene
 * @property {PadAsk} ask
 * @property {any} chosen  what is chosen and not confirmed yet
 * @property {string} [told]  what the chosen cards make
 * @property {(chosen: any) => void} choose
 * @property {(value: any) => void} answer
 * @property {() => void} instead
 */

/** @param {Asking} given */
export function question(given) {
  const { ask } = given;
  if (ask.form === "cards") return [cards(given), otherwise(given)];
  if (ask.form === "shares") return [shares(given), otherwise(given)];
  if (ask.form === "seats" || ask.form === "names") return [several(given), otherwise(given)];
  if (ask.form === "numbers") return [numbers(given), otherwise(given)];
  return one(given);
}

/** @param {Asking} given */
function one({ ask, answer }) {
  return h(
    "menu",
    { class: ["choices", "tall"] },
    (ask.choices ?? []).map((choice) =>
      h(
        "li",
        { "data-key": String(choice.value) },
        h(
          "button",
          {
            type: "button",
            class: ask.answer === choice.value ? "primary" : undefined,
            "data-answer": String(choice.value),
            on: { click: () => answer(choice.value) },
          },
          choice.label,
        ),
      ),
    ),
    ask.none_label &&
      h(
        "li",
        null,
        none(ask, () => answer("")),
      ),
  );
}

/** @param {PadAsk} ask @param {() => void} click */
const none = (ask, click) =>
  h("button", { type: "button", "data-answer": "none", on: { click } }, ask.none_label);

/** In the order in which they are tapped. @param {Asking} given */
function several({ ask, chosen, choose, answer }) {
  const names = /** @type {any[]} */ (chosen ?? ask.answer ?? []);
  const least = ask.least ?? 0;
  return [
    h(
      "menu",
      { class: ["choices", "tall"] },
      (ask.choices ?? []).map((choice) => {
        const place = names.indexOf(choice.value);
        const full = place < 0 && names.length >= (ask.most || Infinity);
        return h(
          "li",
          { "data-key": String(choice.value) },
          h(
            "button",
            {
              type: "button",
              "aria-pressed": String(place >= 0),
              class: place >= 0 ? "picked" : undefined,
              disabled: full,
              "data-answer": String(choice.value),
              on: {
                click: () =>
                  choose(
                    place >= 0
                      ? names.filter((name) => name !== choice.value)
                      : [...names, choice.value],
                  ),
              },
            },
            choice.label,
            place >= 0 && ask.key === "sage" && h("small", null, ` ${place + 1}`),
          ),
        );
      }),
    ),
    h(
      "menu",
      { class: "choices" },
      !least &&
        h(
          "li",
          null,
          none(ask, () => answer([])),
        ),
      h(
        "li",
        null,
        confirm(names.length >= Math.max(least, 1), () => answer(names)),
      ),
    ),
  ];
}

/** @param {Asking} given */
function numbers({ ask, chosen, choose, answer }) {
  const seats = (ask.choices ?? []).map((choice) => String(choice.value));
  const found = /** @type {{[seat: string]: number}} */ ({
    ...(ask.answer ?? {}),
    ...(chosen ?? {}),
  });
  const missing = seats.filter((seat) => !(seat in found));
  const sum = seats.reduce((all, seat) => all + (found[seat] ?? 0), 0);
  const rest = (ask.total ?? 0) - sum;
  // The last of numbers that add up to something known follows from the others.
  const shown = { ...found };
  const follows = ask.total && missing.length === 1 && rest >= 0;
  if (follows) shown[missing[0]] = rest;
  const together = follows ? ask.total : sum;
  const steps = !ask.most || ask.most <= 20;
  const amiss = ask.total && missing.length === 0 ? rest : 0;
  return [
    h(
      "div",
      { class: ["numbers", steps && "steps"] },
      (ask.choices ?? []).map((choice) => {
        const seat = String(choice.value);
        const now = shown[seat] ?? 0;
        /** @param {number} next */
        const set = (next) =>
          choose({ ...found, [seat]: Math.max(0, Math.min(ask.most || 1e6, next)) });
        /** @param {string} sign @param {string} text @param {number} next */
        const step = (sign, text, next) =>
          steps &&
          h("button", { type: "button", "aria-label": text, on: { click: () => set(next) } }, sign);
        return h(
          "label",
          { "data-key": seat },
          h("span", null, choice.label),
          step("−", t("pad.less"), now - 1),
          h("input", {
            type: "number",
            inputmode: "numeric",
            min: 0,
            "data-number": seat,
            value: steps || seat in shown ? String(now) : "",
            on: {
              input: (/** @type {Event} */ event) =>
                set(Number(/** @type {HTMLInputElement} */ (event.target).value) || 0),
            },
          }),
          step("+", t("pad.more"), now + 1),
        );
      }),
    ),
    h(
      "footer",
      { class: "prompt", role: "status" },
      h(
        "p",
        null,
        ask.total && h("strong", null, t("pad.together", { n: together ?? 0, total: ask.total })),
        amiss ? [h("br"), t(amiss > 0 ? "pad.short" : "pad.over", { n: Math.abs(amiss) })] : null,
      ),
      confirm(!ask.total || (missing.length < 2 && !amiss), () =>
        answer(Object.fromEntries(seats.map((seat) => [seat, shown[seat] ?? 0]))),
      ),
    ),
  ];
}

/** @param {Asking} given */
function cards({ scene, ask, chosen, told, choose, answer }) {
  const now = /** @type {string} */ (chosen ?? ask.answer ?? "");
  const own = codes(now);
  const count = own.length;
  const least = ask.least ?? 0;
  const most = ask.most || 62;
  const exact = least === most;
  const enough = count >= Math.max(least, 1);
  return [
    sets(ask, own, (change) =>
      choose(change.reduce((all, code) => toggled(scene.rows, all, code), now)),
    ),
    picker({
      pack: scene.pack,
      rows: scene.rows,
      chosen: now,
      only: ask.cards ?? "",
      most,
      toggle: (code) => choose(toggled(scene.rows, now, code)),
    }),
    h(
      "footer",
      { class: "prompt", role: "status" },
      h(
        "p",
        null,
        h("strong", null, exact ? t("pad.of", { n: count, most }) : t("pad.chosen", { n: count })),
        (told || ask.hint) && [h("br"), (enough && told) || ask.hint],
      ),
      enough || !ask.none_label || count
        ? confirm(enough, () => answer(now))
        : none(ask, () => answer("")),
    ),
  ];
}

/** What may be noted in another way. @param {Asking} given */
const otherwise = ({ ask, instead }) =>
  ask.instead &&
  h(
    "p",
    { class: "actions" },
    h(
      "button",
      { type: "button", class: "quiet", "data-do": "instead", on: { click: instead } },
      ask.instead_label,
    ),
  );

/** @param {boolean} ready @param {() => void} click */
const confirm = (ready, click) =>
  h(
    "button",
    { type: "button", class: "primary", "data-do": "next", disabled: !ready, on: { click } },
    t("pad.next"),
  );

// The question that is open now, in the form that it is answered in.

import { codes } from "../cards.js";
import { h } from "../dom.js";
import { t } from "../words.js";
import { picker } from "./picker.js";

/** @typedef {import("../types.js").PadAsk} PadAsk */
/** @typedef {import("../types.js").PadScene} PadScene */

/**
 * @typedef {object} Asking
 * @property {PadScene} scene
 * @property {PadAsk} ask
 * @property {any} chosen  what is chosen and not confirmed yet
 * @property {(chosen: any) => void} choose
 * @property {(value: any) => void} answer
 * @property {() => void} instead
 */

/** @param {Asking} given */
export function question(given) {
  const { ask } = given;
  if (ask.form === "cards") return cards(given);
  if (ask.form === "seats" || ask.form === "names") return several(given);
  if (ask.form === "numbers") return numbers(given);
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
  const found = /** @type {{[seat: string]: number}} */ ({
    ...(ask.answer ?? {}),
    ...(chosen ?? {}),
  });
  return [
    h(
      "div",
      { class: "numbers" },
      (ask.choices ?? []).map((choice) => {
        const seat = String(choice.value);
        const now = found[seat] ?? 0;
        /** @param {number} next */
        const set = (next) =>
          choose({ ...found, [seat]: Math.max(0, Math.min(ask.most || 1e6, next)) });
        return h(
          "label",
          { "data-key": seat },
          h("span", null, choice.label),
          h(
            "button",
            { type: "button", "aria-label": t("pad.less"), on: { click: () => set(now - 1) } },
            "−",
          ),
          h("input", {
            type: "number",
            inputmode: "numeric",
            min: 0,
            "data-number": seat,
            value: String(now),
            on: {
              input: (/** @type {Event} */ event) =>
                set(Number(/** @type {HTMLInputElement} */ (event.target).value) || 0),
            },
          }),
          h(
            "button",
            { type: "button", "aria-label": t("pad.more"), on: { click: () => set(now + 1) } },
            "+",
          ),
        );
      }),
    ),
    confirm(true, () =>
      answer(
        Object.fromEntries(
          (ask.choices ?? []).map((one) => [String(one.value), found[String(one.value)] ?? 0]),
        ),
      ),
    ),
  ];
}

/** @param {Asking} given */
function cards({ scene, ask, chosen, choose, answer, instead }) {
  const now = /** @type {string} */ (chosen ?? ask.answer ?? "");
  const count = codes(now).length;
  const least = ask.least ?? 0;
  const most = ask.most || 62;
  const exact = least === most;
  const enough = count >= Math.max(least, 1);
  return [
    picker({
      pack: scene.pack,
      rows: scene.rows,
      chosen: now,
      only: ask.cards ?? "",
      owners: ownersBeside(scene, ask),
      most,
      change: choose,
    }),
    h(
      "footer",
      { class: "prompt", role: "status" },
      h(
        "p",
        null,
        h("strong", null, exact ? t("pad.of", { n: count, most }) : t("pad.chosen", { n: count })),
      ),
      enough || !ask.none_label || count
        ? confirm(enough, () => answer(now))
        : none(ask, () => answer("")),
    ),
    ask.instead &&
      h(
        "p",
        { class: "actions" },
        h("button", { type: "button", class: "quiet", on: { click: instead } }, ask.instead_label),
      ),
  ];
}

/** @param {boolean} ready @param {() => void} click */
const confirm = (ready, click) =>
  h(
    "button",
    { type: "button", class: "primary", "data-do": "next", disabled: !ready, on: { click } },
    t("pad.next"),
  );

/** Cards that others were given under the same question. @param {PadScene} scene @param {PadAsk} ask */
function ownersBeside(scene, ask) {
  /** @type {Map<string, string>} */
  const owners = new Map();
  for (const other of scene.asks ?? []) {
    if (other.key !== ask.key || other.seat === ask.seat || other.form !== "cards") continue;
    for (const code of codes(String(other.answer ?? ""))) {
      owners.set(
        code,
        ask.key === "piles"
          ? (scene.parties[other.seat ?? 0]?.name ?? "")
          : (scene.names[other.seat ?? 0] ?? ""),
      );
    }
  }
  return owners;
}

// Every card of the pack in reach of a thumb: a tap gives a card, another takes it back.

import { card, codes, nameOf } from "../cards.js";
import { h } from "../dom.js";
import { t } from "../words.js";

/** @typedef {import("../types.js").PadRow} PadRow */

/**
 * @param {object} given
 * @param {string} given.pack
 * @param {PadRow[]} given.rows  the pack as it is laid out: months, suits
 * @param {string} given.chosen  the cards of whoever is noted now
 * @param {string} given.only  the cards that may be chosen; empty for all
 * @param {Map<string, string>} [given.owners]  cards that others have, with their names
 * @param {number} [given.most]
 * @param {string[]} [given.odd]  rows of which something is missing
 * @param {(code: string) => void} given.toggle
 * @param {(cards: string) => void} [given.whole]  a whole row at once, by its title
 */
export function picker({ pack, rows: all, chosen, only, owners, most, odd, toggle, whole }) {
  const own = codes(chosen);
  const allowed = only ? new Set(codes(only)) : null;
  const full = own.length >= (most ?? Infinity);
  const rows = all
    .map((row) => ({ ...row, codes: codes(row.cards) }))
    .map((row) => ({ ...row, codes: row.codes.filter((code) => !allowed || allowed.has(code)) }))
    .filter((row) => row.codes.length > 0);
  return h(
    "div",
    { class: ["months", pack !== "hanafuda" && "suits", allowed && "some"] },
    rows.map((row) =>
      h(
        "fieldset",
        { "data-key": row.codes[0], class: odd?.includes(row.title) ? "odd" : undefined },
        h(
          "legend",
          null,
          whole && row.title
            ? h(
                "button",
                {
                  type: "button",
                  class: "quiet",
                  "data-row": row.codes[0],
                  "aria-label": t("pad.whole", { row: row.title }),
                  on: { click: () => whole(row.cards) },
                },
                row.title,
              )
            : row.title,
        ),
        h(
          "div",
          null,
          row.codes.map((code) => {
            const owner = owners?.get(code);
            const is = own.includes(code);
            const name = nameOf(pack, code).name;
            return h(
              "button",
              {
                type: "button",
                class: "card",
                "data-key": code,
                "data-pick": code,
                "data-owner": owner ? [...owner][0] : undefined,
                "aria-pressed": String(is),
                "aria-label": owner ? t("pad.has_it", { card: name, who: owner }) : name,
                disabled: full && !is,
                on: { click: () => toggle(code) },
              },
              card(pack, code, { corner: true, label: "" }),
            );
          }),
        ),
      ),
    ),
  );
}

/**
 * Yaku whose cards are given together, or taken back.
 * @param {import("../types.js").PadAsk} ask @param {string[]} own
 * @param {(codes: string[]) => void} change  the cards of it that are to be tapped
 */
export function sets(ask, own, change) {
  if (!ask.sets?.length) return null;
  return h(
    "menu",
    { class: "picked-sets" },
    ask.sets.map((set) => {
      const of = codes(set.cards);
      const is = of.every((code) => own.includes(code));
      const click = () => change(of.filter((code) => is === own.includes(code)));
      return h(
        "li",
        { "data-key": set.label },
        h("button", { type: "button", "aria-pressed": String(is), on: { click } }, set.label),
      );
    }),
  );
}

/**
 * One player's cards with a card given or taken back, in the order of the pack.
 * @param {PadRow[]} rows @param {string} chosen @param {string} code
 */
export function toggled(rows, chosen, code) {
  const own = codes(chosen);
  const next = own.includes(code) ? own.filter((one) => one !== code) : [...own, code];
  return rows
    .flatMap((row) => codes(row.cards))
    .filter((one) => next.includes(one))
    .join(" ");
}

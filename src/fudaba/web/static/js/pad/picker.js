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
 * @param {Map<string, string>} given.owners  cards that others have, with their names
 * @param {number} given.most
 * @param {(cards: string) => void} given.change
 */
export function picker({ pack, rows: all, chosen, only, owners, most, change }) {
  const own = codes(chosen);
  const allowed = only ? new Set(codes(only)) : null;
  const order = all.flatMap((row) => codes(row.cards));
  const rows = all
    .map((row) => ({ title: row.title, cards: codes(row.cards) }))
    .map((row) => ({ ...row, cards: row.cards.filter((code) => !allowed || allowed.has(code)) }))
    .filter((row) => row.cards.length > 0);
  /** @param {string} code */
  const toggle = (code) => {
    const next = own.includes(code) ? own.filter((one) => one !== code) : [...own, code];
    next.sort((a, b) => order.indexOf(a) - order.indexOf(b));
    change(next.join(" "));
  };
  return h(
    "div",
    { class: ["months", pack !== "hanafuda" && "suits", allowed && "some"] },
    rows.map((row) =>
      h(
        "fieldset",
        { "data-key": row.cards[0] },
        h("legend", null, row.title),
        h(
          "div",
          null,
          row.cards.map((code) => {
            const owner = owners.get(code);
            const is = own.includes(code);
            const full = !is && own.length >= most;
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
                disabled: Boolean(owner) || full,
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

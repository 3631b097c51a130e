// The match on paper: one table, then every payment of every deal, small, in columns.

import { h } from "../dom.js";
import { signed, t } from "../words.js";

/** @typedef {import("../types.js").PadScene} PadScene */
/** @typedef {import("../types.js").Sheet} Sheet */

/** Nothing of it is seen on a screen. @param {PadScene} scene */
export function paper(scene) {
  const sheets = scene.sheets ?? [];
  if (!sheets.length) return null;
  return h(
    "section",
    { class: "on-paper", "aria-hidden": "true" },
    h("h2", null, scene.title, " ", h("small", null, scene.names.join(", "))),
    h("p", null, scene.result || t("pad.after", { n: sheets.length })),
    course(scene, sheets),
    h(
      "div",
      { class: "items" },
      sheets.map((sheet, at) => deal(scene, sheet, at)),
    ),
  );
}

/** @param {PadScene} scene @param {Sheet[]} sheets */
function course(scene, sheets) {
  const deals = scene.deals ?? [];
  const hasRate = deals.some((one) => one.rate);
  return h(
    "table",
    null,
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        h("th", null, t("pad.deal")),
        hasRate && h("th", null, t("pad.rate")),
        scene.parties.map((party) => [h("th", null, party.name), h("th", null, "=")]),
      ),
    ),
    h(
      "tbody",
      null,
      sheets.map((sheet, at) =>
        h(
          "tr",
          null,
          h("th", null, deals[at]?.title ?? String(sheet.number)),
          hasRate && h("td", null, deals[at]?.rate),
          sheet.parties.map((party) => [
            h("td", null, signed((party.points ?? 0) + (party.beside ?? 0))),
            h("td", null, h("b", null, signed(party.points_total ?? 0))),
          ]),
        ),
      ),
    ),
  );
}

/** @param {PadScene} scene @param {Sheet} sheet @param {number} at */
function deal(scene, sheet, at) {
  const one = scene.deals?.[at];
  return h(
    "section",
    null,
    h("h3", null, [one?.title ?? String(sheet.number), one?.rate].filter(Boolean).join(" ")),
    h("p", null, sheet.end),
    h(
      "ul",
      null,
      (sheet.lines ?? []).map((line) =>
        h(
          "li",
          null,
          line.payers.length ? `${line.payers.join(", ")} → ${line.payee} ` : `${line.payee} `,
          h("b", null, line.amount),
          ` ${line.reason} `,
          h("small", null, line.rule),
        ),
      ),
      (sheet.sums ?? []).map((sum) => h("li", null, h("small", null, sum))),
    ),
  );
}

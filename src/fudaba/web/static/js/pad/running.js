// The running sheet: every deal with what it brought, totals, who deals next, a chart.

import { chart } from "../chart.js";
import { h } from "../dom.js";
import { signed, t } from "../words.js";

/** @typedef {import("../types.js").PadScene} PadScene */

/**
 * @param {object} given
 * @param {PadScene} given.scene
 * @param {number} given.noting  the deal being noted, counted from 1
 * @param {number[]} given.changed  deals that a correction has changed
 * @param {(number: number) => void} given.look  opens a deal's sheet
 * @param {(() => void) | null} given.onward  to the deal that is played now
 */
export function running({ scene, noting, changed, look, onward }) {
  const sheets = scene.sheets ?? [];
  const dealer = scene.parties.find((party) => party.deals);
  const deals = scene.deals ?? [];
  const hasRate = deals.some((deal) => deal.rate);
  const now = deals[sheets.length];
  return h(
    "section",
    { class: "running", id: "sheet", "aria-labelledby": "sheet-title" },
    h(
      "h2",
      { id: "sheet-title" },
      scene.result || (sheets.length ? t("pad.after", { n: sheets.length }) : t("pad.begins")),
    ),
    !sheets.length && h("p", { class: "fine" }, t("pad.begins.text")),
    h(
      "table",
      null,
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          h("th", { scope: "col" }, t("pad.deal")),
          hasRate && h("th", { scope: "col" }, t("pad.rate")),
          scene.parties.map((party) => h("th", { scope: "col" }, party.name)),
        ),
      ),
      h(
        "tbody",
        null,
        sheets.map((sheet, at) => {
          const best = isLost(sheet)
            ? Infinity
            : Math.max(...sheet.parties.map((party) => party.points ?? 0));
          return h(
            "tr",
            {
              "data-key": `deal${sheet.number}`,
              class: changed.includes(sheet.number) ? "changed" : undefined,
            },
            h(
              "th",
              { scope: "row" },
              h(
                "button",
                {
                  class: "quiet",
                  "data-deal": sheet.number,
                  "aria-label": sheet.title,
                  on: { click: () => look(sheet.number) },
                },
                deals[at]?.title ?? String(sheet.number),
              ),
            ),
            hasRate && h("td", null, deals[at]?.rate),
            sheet.parties.map((party) =>
              h(
                "td",
                { class: best > 0 && (party.points ?? 0) === best ? "won-it" : undefined },
                signed(party.points ?? 0),
                party.is_loser && h("small", null, t("pad.lost_it")),
              ),
            ),
          );
        }),
        !scene.is_over &&
          noting > sheets.length &&
          now &&
          h(
            "tr",
            { class: "now", "data-key": "now" },
            h("th", { scope: "row" }, now.title),
            h("td", { colspan: scene.parties.length + Number(hasRate) }, t("pad.being_noted")),
          ),
      ),
      h(
        "tfoot",
        null,
        h(
          "tr",
          null,
          h("th", { scope: "row" }, t("pad.total")),
          hasRate && h("td"),
          scene.parties.map((party) =>
            h(
              "td",
              { "data-total": party.name, "data-points": party.points },
              party.score,
              party.kan && h("small", null, party.kan),
              party.note && h("small", null, party.note),
            ),
          ),
        ),
      ),
    ),
    h(
      "dl",
      { class: "facts" },
      dealer && h("div", null, h("dt", null, t("pad.deals_next")), h("dd", null, dealer.name)),
      (scene.facts ?? []).map((fact) =>
        h("div", null, h("dt", null, fact.text), h("dd", null, fact.value)),
      ),
    ),
    onward &&
      h(
        "p",
        { class: "actions onward" },
        h(
          "button",
          { type: "button", class: "primary", "data-do": "note", on: { click: onward } },
          t("pad.note_next", { deal: now?.title ?? "" }),
        ),
      ),
    sheets.length > 0 && chart(led(sheets), (name) => name),
  );
}

/** Whoever leads now has the line that stands out. @param {import("../types.js").Sheet[]} sheets */
function led(sheets) {
  const last = sheets[sheets.length - 1].parties.map((party) => party.points_total ?? 0);
  const best = sheets.some(isLost) ? -1 : last.indexOf(Math.max(...last));
  return sheets.map((sheet) => ({
    ...sheet,
    parties: sheet.parties.map((party, at) => ({ ...party, is_own: at === best })),
  }));
}

/** Whether deals are lost here, not won. @param {import("../types.js").Sheet} sheet */
const isLost = (sheet) => sheet.parties.some((party) => party.is_loser);

// The settlement of a deal: who pays whom how much, and why.

import { h } from "../dom.js";
import { rules } from "../rules.js";
import { listed, minus, signed, t } from "../words.js";
import { chart } from "../chart.js";
import { prompt } from "./hand.js";
import { fan } from "./seats.js";

/** @typedef {import("../types.js").Sheet} Sheet */
/** @typedef {import("../types.js").SheetLine} SheetLine */
/** @typedef {import("../dom.js").Child} Child */

/**
 * @param {object} given
 * @param {string} given.game
 * @param {string} given.pack
 * @param {Sheet} given.sheet
 * @param {Sheet[]} given.course  all sheets so far, for the chart
 * @param {string} [given.own]  not read any more: a sheet speaks to its viewer
 * @param {string} [given.result]  who won the match
 * @param {() => void} given.again
 * @param {import("./states.js").Notice | null} [given.notice]
 * @param {Child} given.buttons
 */
export function sheetArticle({ game, pack, sheet, course, result, again, notice, buttons }) {
  const best = Math.max(...sheet.parties.map((party) => party.points ?? 0));
  const lines = sheet.lines ?? [];
  const hasPayers = lines.some((line) => (line.payer_seats ?? []).some((seat) => seat >= 0));
  return h(
    "article",
    { class: "sheet" },
    h(
      "header",
      null,
      h(
        "div",
        null,
        h("h2", { tabindex: -1 }, result || sheet.end),
        result && h("p", { class: "fine" }, sheet.end),
      ),
      h(
        "dl",
        {
          class: ["totals", sheet.parties.length > 4 && "crowd"],
          vars: { "--n": sheet.parties.length },
        },
        sheet.parties.map((party) =>
          h(
            "div",
            {
              "data-key": party.name,
              class: (party.points ?? 0) === best && best > 0 ? "winner" : undefined,
            },
            h("dt", null, party.name),
            h("dd", { class: "number" }, signed(party.points ?? 0)),
            h(
              "dd",
              null,
              h("small", null, t("sheet.now", { total: totalOf(party) })),
              party.note && h("small", null, ` ${party.note}`),
            ),
          ),
        ),
      ),
    ),
    h(
      "section",
      { class: "payments", "aria-labelledby": "who" },
      h("h3", { id: "who" }, t(hasPayers ? "sheet.who_pays" : "sheet.what_counts")),
      lines.map((line, at) => payment(game, pack, line, at, hasPayers, again)),
      !lines.length && h("p", { class: "fine" }, t("sheet.nothing")),
      (sheet.sums ?? []).map((sum) => h("p", { class: "fine" }, sum)),
    ),
    h(
      "aside",
      null,
      course.length > 0 && [h("h3", null, t("sheet.the_match")), chart(course, (name) => name)],
    ),
    notice && prompt(notice, notice.button),
    h(
      "menu",
      { class: "choices" },
      [buttons]
        .flat()
        .filter(Boolean)
        .map((button) => h("li", null, button)),
    ),
  );
}

/** The number alone, unless the table keeps it secret. @param {import("../types.js").SheetParty} party */
const totalOf = (party) => (party.points_total == null ? party.total : minus(party.points_total));

/**
 * @param {string} game @param {string} pack @param {SheetLine} line @param {number} at
 * @param {boolean} hasPayers  somebody pays somebody, not only a supply
 * @param {() => void} again
 */
function payment(game, pack, line, at, hasPayers, again) {
  const from = listed(line.payers);
  const to = line.payee;
  const points = line.points ?? 0;
  const arrow = [h("span", { "aria-label": t("sheet.pays") }, "→"), ` ${to}`];
  return h(
    "details",
    { name: "why", "data-key": `line${at}`, class: line.is_after ? "after" : undefined },
    h(
      "summary",
      null,
      h("span", { class: "whom" }, hasPayers && from ? [`${from} `, ...arrow] : to),
      h("span", { class: "what" }, line.reason),
      h(
        "b",
        null,
        hasPayers ? minus(points) : signed(points),
        line.payers.length > 1 && [" ", h("small", null, t("sheet.each"))],
      ),
      h("span", { class: "ask" }, t("sheet.why")),
    ),
    h(
      "div",
      { class: "why" },
      line.cards && fan(pack, line.cards, { corner: true }),
      line.working && h("p", { class: "sum" }, line.working),
      line.rule && rules(game, line.rule, again),
    ),
  );
}

// What one reads beside the table: yaku within reach, what the others are after, the story.

import { codes } from "../cards.js";
import { h } from "../dom.js";
import { t } from "../words.js";
import { isField } from "./kind.js";
import { phrase } from "./question.js";
import { fan } from "./seats.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").ProgressRow} ProgressRow */
/** @typedef {import("../types.js").SeatScene} SeatScene */

/** The cards that a seat has won. @param {Scene} scene @param {number} seat */
export function wonBy(scene, seat) {
  const found = scene.seats.find((one) => one.seat === seat);
  return new Set((found?.won ?? []).flatMap((pile) => codes(pile.cards)));
}

/**
 * The yaku that a player is nearest to.
 * @param {Scene} scene
 * @param {number} seat
 */
function reach(scene, seat) {
  const has = wonBy(scene, seat);
  return (scene.progress ?? [])
    .map((row) => ({ row, cell: row.players?.find((cell) => cell.seat === seat) }))
    .filter(({ cell }) => cell && cell.have > 0 && (cell.is_open ?? true) && !cell.made)
    .sort((a, b) => left(a.cell) - left(b.cell))
    .slice(0, 3)
    .map(({ row, cell }) => {
      const mine = codes(row.cards).filter((code) => has.has(code));
      const exact = codes(row.cards).length === cell?.need;
      const missing = exact ? codes(row.cards).filter((code) => !has.has(code)) : [];
      return h(
        "div",
        { "data-key": row.name },
        h("dt", null, row.name),
        h(
          "dd",
          null,
          fan(scene.pack, [...mine, ...missing].slice(-7).join(" "), { missing: new Set(missing) }),
        ),
        h(
          "dd",
          null,
          exact
            ? (row.worth ?? "")
            : t("table.have_of", { have: cell?.have ?? 0, need: cell?.need ?? 0 }),
        ),
      );
    });
}

/** @param {import("../types.js").ProgressCell | undefined} cell */
const left = (cell) => (cell ? cell.need - cell.have : 99);

/**
 * @param {Scene} scene
 * @param {boolean} brief  a question stands above: only the story
 * @param {(at: number) => void} [lookBack]  a step of the story opens the table as it was
 */
export function rail(scene, brief, lookBack) {
  const own = scene.seats.find((seat) => seat.is_own);
  const others = scene.seats.filter((seat) => !seat.is_own && !seat.rests);
  const mine = own && !brief ? reach(scene, own.seat) : [];
  return h(
    "aside",
    { class: "rail", "aria-label": t("table.rail"), tabindex: 0 },
    mine.length > 0 &&
      section(
        "mine",
        t(isField(scene) ? "table.within_reach" : "table.as_it_stands"),
        h("dl", { class: "facts" }, mine),
      ),
    !brief &&
      isField(scene) &&
      others.map((seat) => {
        const theirs = reach(scene, seat.seat).slice(0, others.length > 1 ? 1 : 2);
        return (
          theirs.length > 0 &&
          section(
            `after${seat.seat}`,
            t("table.is_after", { name: seat.name }),
            h("dl", { class: "facts" }, theirs),
          )
        );
      }),
    lastTrick(scene),
    section(
      "deal",
      t("table.this_deal"),
      storyLines(scene, brief ? 4 : 8, isField(scene) ? lookBack : undefined),
    ),
  );
}

/** @param {Scene} scene */
function lastTrick(scene) {
  const before = scene.middle.before ?? [];
  if (!before.length) return null;
  return section(
    "trick",
    t("table.last_trick"),
    h("div", { class: "wide-fan" }, fan(scene.pack, before.map((place) => place.cards).join(" "))),
  );
}

/** @param {string} key @param {string} title @param {...import("../dom.js").Child} children */
function section(key, title, ...children) {
  return h("section", { "data-key": key }, h("h2", null, title), ...children);
}

/** @param {Scene} scene @param {number} most @param {(at: number) => void} [lookBack] */
function storyLines(scene, most, lookBack) {
  const story = scene.story ?? [];
  const first = Math.max(0, story.length - most);
  const shown = story.slice(first);
  return h(
    "ol",
    { class: "log" },
    shown.map((line, at) =>
      h(
        "li",
        { "data-key": `e${line.event}`, class: line.is_strong ? "strong" : undefined },
        lookBack && first + at < story.length - 1
          ? h(
              "button",
              { class: "step", on: { click: () => lookBack(first + at) } },
              h("span", null, phrase(line.text)),
            )
          : phrase(line.text),
      ),
    ),
  );
}

// Totals over the deals: one's own line in the accent, the others in soft ink.

import { h } from "./dom.js";
import { t } from "./words.js";

/** @typedef {import("./types.js").Sheet} Sheet */

const WIDTH = 300;
const HEIGHT = 120;
const LEFT = 10;
/** How wide a letter of a name is, and a Japanese sign; the lines keep at least so much. */
const LETTER = 6.6;
const SIGN = 12;
const LEAST = 120;

/**
 * @param {Sheet[]} sheets  of all deals so far, in order
 * @param {(name: string) => string} called
 */
export function chart(sheets, called) {
  const parties = sheets.at(-1)?.parties ?? [];
  const lines = parties.map((party, at) => ({
    name: called(party.name),
    own: Boolean(party.is_own),
    totals: [before(sheets, at), ...sheets.map((sheet) => sheet.parties[at]?.points_total ?? 0)],
  }));
  if (parties.some((party) => party.points_total === null || party.points_total === undefined))
    return null;
  const right = Math.max(LEAST, WIDTH - 6 - Math.max(...lines.map((line) => lengthOf(line.name))));
  const all = lines.flatMap((line) => line.totals);
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  /** @param {number} value */
  const y = (value) => round(HEIGHT - 10 - ((value - low) / (high - low)) * (HEIGHT - 22));
  /** @param {number} index */
  const x = (index) => round(LEFT + ((right - LEFT) * index) / Math.max(sheets.length, 1));
  const labels = spread(lines.map((line) => y(line.totals.at(-1) ?? 0)));
  return h(
    "svg",
    {
      class: "chart",
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      role: "img",
      "aria-label": t("sheet.chart"),
    },
    h("path", { class: "axis", d: `M${LEFT} ${y(0)}H${right}` }),
    [...lines.keys()]
      .sort((a, b) => Number(lines[a].own) - Number(lines[b].own))
      .map((at) =>
        h("polyline", {
          class: lines[at].own ? undefined : "other",
          points: lines[at].totals.map((total, index) => `${x(index)},${y(total)}`).join(" "),
        }),
      ),
    lines.map((line, at) => h("text", { x: right + 6, y: labels[at] + 4 }, line.name)),
  );
}

/** About how long a name is. @param {string} name */
const lengthOf = (name) =>
  [...name].reduce((sum, sign) => sum + (sign > "\u2e80" ? SIGN : LETTER), 0);

/** Where a line begins: what was there before the first deal shown. @param {Sheet[]} sheets @param {number} at */
function before(sheets, at) {
  const first = sheets[0]?.parties[at];
  return (first?.points_total ?? 0) - (first?.points ?? 0);
}

/** Names that do not lie on each other. @param {number[]} wanted */
function spread(wanted) {
  const order = [...wanted.keys()].sort((a, b) => wanted[a] - wanted[b]);
  const placed = [...wanted];
  for (let index = 1; index < order.length; index++) {
    placed[order[index]] = Math.max(placed[order[index]], placed[order[index - 1]] + 14);
  }
  const over = Math.max(0, (placed[order.at(-1) ?? 0] ?? 0) - (HEIGHT - 4));
  return placed.map((at) => at - over);
}

/** @param {number} value */
const round = (value) => Math.round(value * 10) / 10;

// The match as one line: the expected result before each decision, deals as hairlines, the
// costliest moments as numbered marks. It is as wide as the slider below it.

import { h } from "../dom.js";
import { t } from "../words.js";

/** @typedef {import("../types.js").Review} Review */
/** @typedef {import("../types.js").Decision} Decision */

/**
 * @param {import("./replay.js").Moment} moment
 * @param {Review | null} review
 * @param {(decision: Decision) => number} placeOf
 * @param {(place: number) => void} go
 */
export function timeline(moment, review, placeOf, go) {
  const { of, at, moves, scene } = moment;
  /** @param {number} place */
  const x = (place) => Math.round((place / Math.max(of, 1)) * 1000);
  const starts = moves.flatMap((move, place) =>
    place > 0 && move.deal !== moves[place - 1].deal ? [place] : [],
  );
  const points = (review?.decisions ?? []).map((decision) => ({
    place: placeOf(decision),
    value: decision.expected,
  }));
  const values = points.map((point) => point.value);
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  /** @param {number} value */
  const y = (value) => Math.round(90 - ((value - low) / (high - low)) * 80);
  const bounds = [0, ...starts, of];
  return h(
    "div",
    { class: "timeline" },
    h(
      "svg",
      {
        class: "chart",
        viewBox: "0 0 1000 100",
        preserveAspectRatio: "none",
        role: "img",
        "aria-label": t("replay.chart"),
      },
      h("path", {
        class: "axis",
        d: starts.map((place) => `M${x(place)} 0V100`).join(" ") || "M0 0",
      }),
      h("path", { class: "axis", d: `M0 ${y(0)}H1000` }),
      points.length > 0 &&
        h("polyline", {
          points: points.map((point) => `${x(point.place)},${y(point.value)}`).join(" "),
        }),
      h("path", { class: "now", d: `M${x(at)} 0V100` }),
    ),
    (review?.moments ?? []).slice(0, 3).map((one, index) => {
      const decision = /** @type {Review} */ (review).decisions[one.decision];
      const place = placeOf(decision);
      return h(
        "button",
        {
          class: "mark",
          vars: { "--x": x(place) / 10, "--y": y(decision.expected) },
          "aria-current": place === at ? "true" : undefined,
          "aria-label": `${t("replay.costliest")} ${index + 1}: ${t("replay.deal", { deal: decision.deal })}`,
          on: { click: () => go(place) },
        },
        String(index + 1),
      );
    }),
    h(
      "ol",
      { class: "deals", "aria-hidden": "true" },
      bounds.slice(0, -1).map((from, index) => {
        const length = bounds[index + 1] - from;
        const deal = moves[from]?.deal ?? index + 1;
        return h(
          "li",
          {
            vars: { "--n": Math.max(length, 1) },
            class: length < of / 30 ? "short" : undefined,
            "aria-current": deal === scene.deal ? "true" : undefined,
          },
          String(deal),
        );
      }),
    ),
  );
}

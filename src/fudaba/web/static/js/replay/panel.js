// What happened at a moment of a match, and what the bot says of it.

import { nameOf } from "../cards.js";
import { h } from "../dom.js";
import { phrase } from "../table/question.js";
import { said } from "../table/said.js";
import { fan } from "../table/seats.js";
import { decimal, t } from "../words.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").Decision} Decision */
/** @typedef {import("./replay.js").ReplayElement} ReplayElement */
/** @typedef {import("./replay.js").Moment} Moment */

/** @param {ReplayElement} replay @param {Moment} moment @param {Decision | null} decision */
export function panel(replay, { scene, at }, decision) {
  const { review } = replay;
  const last = scene.story?.at(-1);
  const found = review?.moments.find((one) => review.decisions[one.decision] === decision);
  return h(
    "section",
    { class: "decision", "aria-labelledby": "said", tabindex: 0 }, // it may scroll
    h(
      "div",
      { class: "headline" },
      h(
        "div",
        null,
        h(
          "h2",
          { id: "said" },
          decision ? verdict(scene, decision) : last ? phrase(last.text) : scene.subtitle,
        ),
      ),
      decision && decision.loss > 0 && h("p", { class: "worth" }, decimal(-decision.loss, 2)),
    ),
    decision && facts(scene, decision),
    found && h("p", { class: "fine" }, found.words),
    !review && asking(replay),
    replay.error && h("p", { class: "fine", role: "status" }, replay.error),
    review && costliest(replay, review, scene.pack, at),
  );
}

/** @param {ReplayElement} replay */
function asking(replay) {
  if (replay.reviewing) return h("p", { class: "fine", role: "status" }, t("replay.reviewing"));
  return h(
    "p",
    { class: "actions" },
    h("button", { "data-do": "review", on: { click: () => replay.study() } }, t("replay.review")),
  );
}

/** @param {Scene} scene @param {Decision} decision */
function verdict(scene, decision) {
  return decision.loss > 0 ? said(scene, decision.action) : t("replay.nothing_lost");
}

/** Both moves, both values. @param {Scene} scene @param {Decision} decision */
function facts(scene, decision) {
  return h(
    "dl",
    { class: "facts" },
    fact(scene, "replay.played", decision.action, decision.value),
    decision.loss > 0 && fact(scene, "replay.better", decision.best, decision.best_value, "accent"),
  );
}

/** @param {Scene} scene @param {string} key @param {string} action @param {number} value @param {string} [tone] */
function fact(scene, key, action, value, tone) {
  const held = scene.hand?.find((one) => one.action === action);
  const taken = held?.takes_either ? "" : held?.takes;
  const cards = held ? [held.card, taken].filter(Boolean).join(" ") : "";
  return h(
    "div",
    { "data-key": key },
    h("dt", null, t(key, { text: said(scene, action) })),
    cards && h("dd", null, fan(scene.pack, cards, { corner: true })),
    h("dd", { class: tone }, decimal(value, 2)),
  );
}

/** The costliest moments as a list. @param {ReplayElement} replay @param {import("../types.js").Review} review @param {string} pack @param {number} at */
function costliest(replay, review, pack, at) {
  if (!review.moments.length) return h("p", { class: "fine" }, t("replay.no_losses"));
  return h(
    "ol",
    { class: "moments" },
    review.moments.slice(0, 3).map((one, index) => {
      const decision = review.decisions[one.decision];
      const place = replay.placeOf(decision);
      return h(
        "li",
        { "aria-current": place === at ? "true" : undefined },
        h(
          "button",
          { class: "quiet", on: { click: () => replay.go(place) } },
          h("b", null, String(index + 1)),
          h(
            "span",
            null,
            instead(pack, decision),
            h("small", null, t("replay.deal", { deal: decision.deal })),
          ),
          h("b", null, decimal(-decision.loss, 2)),
        ),
      );
    }),
  );
}

/** What was played and what was better, where both are cards. @param {string} pack @param {Decision} decision */
function instead(pack, decision) {
  const [played, better] = [decision.action, decision.best].map((action) => named(pack, action));
  return played && better && played !== better ? t("replay.instead", { played, better }) : "";
}

/** The card of an action. @param {string} pack @param {string} action */
function named(pack, action) {
  const code = action.split(" ")[1] ?? "";
  const { short } = nameOf(pack, code);
  return short === code ? "" : short;
}

// Drawers of the table: the yaku, the story of the deal, a pile of won cards.

import { codes } from "../cards.js";
import { h } from "../dom.js";
import { rules } from "../rules.js";
import { settings } from "../settings.js";
import { sheetLink } from "../sheet_link.js";
import { joined, listed, t } from "../words.js";
import { isField } from "./kind.js";
import { phrase } from "./question.js";
import { wonBy } from "./rail.js";
import { fan, nameOfSeat } from "./seats.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").SeatScene} SeatScene */
/** @typedef {import("../types.js").ProgressRow} ProgressRow */
/** @typedef {import("../types.js").ProgressCell} ProgressCell */
/** @typedef {import("../types.js").TableInfo} TableInfo */
/** @typedef {import("../drawer.js").Leaf} Leaf */

/**
 * The yaku in their order, how far everybody is, the cards, the worth; a row opens its rule.
 * @param {Scene} scene
 * @param {string} chosen  what the chosen card says that it makes
 * @param {() => void} again
 * @param {TableInfo | null} info
 * @returns {Leaf}
 */
export function yakuLeaf(scene, chosen, again, info) {
  const rows = scene.progress ?? [];
  const open = rows.filter((row) =>
    (row.players ?? []).some((cell) => cell.made || (cell.is_open ?? true)),
  );
  const closed = rows.filter((row) => !open.includes(row));
  const owners = ownersOf(scene);
  const initials = [...new Set(owners.values())].filter(Boolean);
  return {
    title: t(!isField(scene) ? "tool.state" : "table.yaku"),
    fine: chosen,
    body: [
      h(
        "div",
        { class: "lookup" },
        open.map((row) => yakuRow(scene, row, owners, chosen, again)),
      ),
      h(
        "p",
        { class: "fine" },
        joined(
          initials.length > 0 ? t("yaku.faded") : "",
          closed.length > 0
            ? t("yaku.closed", { names: listed(closed.map((row) => row.name)) })
            : "",
        ),
      ),
      info && h("p", { class: "actions" }, sheetLink(info.game, info.preset, info.options)),
    ],
  };
}

/** Whose card it is, as an initial; one's own have none. @param {Scene} scene */
function ownersOf(scene) {
  /** @type {Map<string, string>} */
  const owners = new Map();
  for (const seat of scene.seats) {
    if (seat.is_own) continue;
    for (const code of wonBy(scene, seat.seat)) owners.set(code, [...seat.name][0] ?? "");
  }
  return owners;
}

/**
 * @param {Scene} scene @param {ProgressRow} row @param {Map<string, string>} owners
 * @param {string} chosen @param {() => void} again
 */
function yakuRow(scene, row, owners, chosen, again) {
  const own = scene.seats.find((seat) => seat.is_own);
  const has = own ? wonBy(scene, own.seat) : new Set();
  const cells = row.players ?? [];
  const cards = codes(row.cards);
  const exact = cells.length > 0 && cards.length <= 6;
  const shown = cards
    .filter((code) => exact || has.has(code) || owners.has(code))
    .sort((a, b) => rank(a, has, owners) - rank(b, has, owners));
  const missing = new Set(shown.filter((code) => !has.has(code) && !owners.has(code)));
  const makes = chosen.includes(row.name);
  return h(
    "details",
    { name: "yaku", "data-key": row.name },
    h(
      "summary",
      null,
      h(
        "span",
        null,
        row.name,
        h("small", null, cells.map((cell, at) => [at > 0 && " · ", cellText(scene, cell)]).flat()),
      ),
      fan(scene.pack, shown.slice(0, 12).join(" "), { missing, owners }),
      h(
        "b",
        { class: makes ? "accent" : undefined },
        cells.find((cell) => cell.made)?.made || row.worth,
      ),
    ),
    row.needs && h("p", { class: "fine" }, row.needs),
    rules(scene.game, row.rule, again),
  );
}

/** One's own cards first, then the others', then those that nobody has. @param {string} code @param {Set<string>} has @param {Map<string, string>} owners */
function rank(code, has, owners) {
  if (has.has(code)) return 0;
  return owners.has(code) ? 1 : 2;
}

/** @param {Scene} scene @param {ProgressCell} cell */
function cellText(scene, cell) {
  if (cell.text) return cell.text;
  const seat = scene.seats.find((one) => one.seat === cell.seat);
  const name = seat ? nameOfSeat(seat) : "";
  if (cell.made) return h("b", null, t("yaku.made", { name, worth: cell.made }));
  if (!(cell.is_open ?? true)) return t("yaku.cannot", { name });
  const text = t("yaku.have", { name, have: cell.have, need: cell.need });
  return cell.need - cell.have === 1 ? h("b", null, text) : text;
}

/**
 * The story of the deal; a step opens the table as it was, where all that happened lies open.
 * @param {Scene} scene
 * @param {(at: number) => void} lookBack
 * @returns {Leaf}
 */
export function logLeaf(scene, lookBack) {
  const story = scene.story ?? [];
  const opens = isField(scene);
  return {
    title: t("log.title", { deal: scene.deal }),
    body: [
      h(
        "ol",
        { class: "story" },
        story.map((line, at) =>
          h(
            "li",
            {
              "data-key": `e${line.event}`,
              class: line.seat === undefined || line.seat === null ? "start" : undefined,
              "aria-current": at === story.length - 1 ? "step" : undefined,
            },
            opens && at < story.length - 1
              ? h(
                  "button",
                  { class: "step", "data-step": at, on: { click: () => lookBack(at) } },
                  told(scene, line),
                )
              : h("div", { class: "step" }, told(scene, line)),
          ),
        ),
      ),
      opens && h("p", { class: "fine" }, joined(t("log.how"), t("log.opens"))),
    ],
  };
}

/** @param {Scene} scene @param {import("../types.js").StoryLine} line */
function told(scene, line) {
  return [
    h("span", null, phrase(line.text)),
    h(
      "span",
      { class: "cards" },
      (line.played || line.played_took) &&
        fan(scene.pack, `${line.played ?? ""} ${line.played_took ?? ""}`),
      (line.drawn || line.drawn_took) &&
        fan(scene.pack, `${line.drawn ?? ""} ${line.drawn_took ?? ""}`),
    ),
  ];
}

/** @param {Scene} scene @param {SeatScene} seat @returns {Leaf} */
export function pileLeaf(scene, seat) {
  const piles = (seat.won ?? []).filter((pile) => pile.cards || pile.hidden);
  const count = piles.reduce((sum, pile) => sum + codes(pile.cards).length + (pile.hidden ?? 0), 0);
  return {
    title: seat.is_own ? t("pile.own", { n: count }) : t("pile.of", { name: seat.name, n: count }),
    fine: seat.note,
    class: "pile-open",
    body: piles.map((pile) =>
      h(
        "figure",
        { "data-key": pile.kind || pile.title },
        h(
          "figcaption",
          null,
          h("span", null, `${pile.title} `, h("b", null, codes(pile.cards).length)),
          pile.note && h("span", null, pile.note),
        ),
        plainList(scene.pack, pile.cards),
      ),
    ),
  };
}

/** @param {string} pack @param {string} cards */
function plainList(pack, cards) {
  const list = fan(pack, cards, { corner: settings.corners !== "off" });
  list.classList.remove("fan");
  return list;
}

/** @param {Scene} scene @returns {Leaf} */
export function trickLeaf(scene) {
  const before = scene.middle.before ?? [];
  return {
    title: t("table.last_trick"),
    class: "pile-open",
    body: before.length
      ? h(
          "ul",
          { class: "last-trick" },
          before.map((place) =>
            h(
              "li",
              null,
              fan(scene.pack, place.cards),
              h("small", { class: place.is_winning ? "accent" : undefined }, place.note),
            ),
          ),
        )
      : h("p", null, t("table.no_trick_yet")),
  };
}

/** How everybody stands. @param {Scene} scene @returns {Leaf} */
export function scoresLeaf(scene) {
  const parties = scene.parties?.length ? scene.parties : null;
  const rows = parties
    ? parties.map((party) => [party.name, party.score, party.note])
    : scene.seats.map((seat) => [seat.name, seat.score_full || seat.score, seat.note]);
  return {
    title: t("table.scores"),
    fine: scene.status,
    body: h(
      "dl",
      { class: "facts" },
      rows.map(([name, score, note]) =>
        h(
          "div",
          { "data-key": name },
          h("dt", null, name, note && h("small", null, note)),
          h("dd", null, score),
        ),
      ),
    ),
  };
}

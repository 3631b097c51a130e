// What lies between the players: a field with its stock and bank, or a trick.

import { card, codes, nameOf } from "../cards.js";
import { h } from "../dom.js";
import { settings } from "../settings.js";
import { t } from "../words.js";
import { nameOfSeat } from "./seats.js";

/** How many cards a row of the field has room for, unless more are there than two such rows hold. */
const LEAST_ACROSS = 5;
/** In cards, as the style sheet has it. */
const PILE = 1.5;

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").Place} Place */
/** @typedef {import("../types.js").Fact} Fact */
/** @typedef {import("../types.js").HandCard} HandCard */

/**
 * @typedef {object} Touch
 * @property {HandCard | null} chosen  the hand card that is chosen
 * @property {(place: Place) => void} take  a place is chosen for the card that waits, or for the chosen one
 */

/** Which place on the field each card keeps for the whole deal. */
export class Places {
  #deal = -1;
  /** @type {(string | null)[]} */
  #slots = [];

  /**
   * The places in the order in which they lie; null is a gap, which the next card fills.
   * @param {Scene} scene
   * @returns {(Place | null)[]}
   */
  of(scene) {
    const places = scene.middle.places ?? [];
    /** @param {Place} place */
    const anchor = (place) => codes(place.cards)[0];
    if (this.#deal !== scene.deal) {
      this.#deal = scene.deal;
      this.#slots = places.map(anchor);
    }
    const here = new Map(places.map((place) => [anchor(place), place]));
    /** @param {string | null} slot */
    const now = (slot) => {
      if (slot === null) return null;
      const holder = places.find((place) => codes(place.cards).includes(slot));
      return holder ? anchor(holder) : null;
    };
    const seen = new Set();
    this.#slots = this.#slots.map((slot) => {
      const code = now(slot);
      if (code === null || seen.has(code)) return null;
      seen.add(code);
      return code;
    });
    for (const code of here.keys()) {
      if (seen.has(code)) continue;
      const gap = this.#slots.indexOf(null);
      if (gap < 0) this.#slots.push(code);
      else this.#slots[gap] = code;
    }
    while (this.#slots.length && this.#slots.at(-1) === null) this.#slots.pop();
    // As many gaps as cards look like a mistake: then all move together.
    if (this.#slots.length >= 2 * here.size)
      this.#slots = this.#slots.filter((slot) => slot !== null);
    return this.#slots.map((slot) => (slot === null ? null : (here.get(slot) ?? null)));
  }
}

/** @param {Scene} scene @param {Places} places @param {Touch} touch */
export function field(scene, places, touch) {
  const { middle } = scene;
  const facts = middle.facts ?? [];
  const hasStock = middle.stock !== null && middle.stock !== undefined;
  const stock = hasStock && stockOf(scene, facts.length > 0 ? "div" : "li");
  const taken = new Set(codes(touch.chosen?.takes));
  const either = Boolean(touch.chosen?.takes_either);
  const slots = places.of(scene);
  const alone = facts.length === 0;
  const breadths = [
    ...(alone && hasStock ? [1] : []),
    ...(middle.waiting ? [1] : []),
    ...slots.map((place) => breadth(place)),
  ];
  const across = perRow(breadths);
  return h(
    "section",
    { class: "field", "aria-label": middle.title },
    !alone && stock,
    h(
      "ul",
      {
        "aria-label": middle.title,
        vars: { "--across": across, "--lines": rows(breadths, across) },
      },
      alone && stock,
      slots.map((place, index) =>
        place
          ? placeOf(scene, place, taken, either, touch)
          : h(
              "li",
              { class: "gap", "data-key": `gap${index}`, "aria-hidden": "true" },
              h("div", { class: "slot" }),
            ),
      ),
      middle.waiting && waitingPlace(scene, middle.waiting),
    ),
    !alone && bank(facts),
  );
}

/** @param {Place | null} place */
const breadth = (place) => (codes(place?.cards).length > 1 ? PILE : 1);

/** How many cards a row must hold for all to lie in two rows. @param {number[]} breadths */
function perRow(breadths) {
  let across = LEAST_ACROSS;
  while (rows(breadths, across) > 2) across += 0.25;
  return across;
}

/** @param {number[]} breadths @param {number} across */
function rows(breadths, across) {
  let [count, filled] = [1, 0];
  for (const each of breadths) {
    if (filled + each > across) [count, filled] = [count + 1, 0];
    filled += each;
  }
  return count;
}

/** @param {Scene} scene @param {"li" | "div"} tag */
function stockOf(scene, tag) {
  const count = scene.middle.stock ?? 0;
  return h(
    tag,
    {
      class: ["stock", count === 0 && "empty"],
      "data-key": "stock",
      role: tag === "div" ? "img" : undefined,
      "aria-label": t("table.stock", { n: count }),
    },
    card(scene.pack, "back", { label: "" }),
    h("b", { "aria-hidden": "true" }, count),
  );
}

/**
 * @param {Scene} scene @param {Place} place @param {Set<string>} taken @param {boolean} either
 * @param {Touch} touch
 */
function placeOf(scene, place, taken, either, touch) {
  const cards = codes(place.cards);
  const isTaken = cards.some((code) => taken.has(code));
  const may = Boolean(place.action) || (isTaken && Boolean(touch.chosen?.action));
  const mark = place.action || (isTaken && either) ? "either" : isTaken ? "taken" : "";
  const corner = settings.corners !== "off";
  const pictures = cards.map((code) =>
    card(scene.pack, code, { corner, key: code, class: mark, label: may ? "" : undefined }),
  );
  const inner = cards.length > 1 ? h("div", { class: "pile" }, pictures) : pictures[0];
  const label = cards.map((code) => nameOf(scene.pack, code).name).join(", ");
  return h(
    "li",
    { class: [place.is_last && "last", cards.length > 1 && "heap"], "data-key": cards[0] },
    may
      ? h(
          "button",
          {
            class: ["place", mark],
            "aria-label": label,
            "data-action": place.action,
            on: { click: () => touch.take(place) },
          },
          inner,
        )
      : inner,
    place.note && h("small", { class: "note" }, place.note),
  );
}

/** @param {Scene} scene @param {Place} place */
function waitingPlace(scene, place) {
  const cards = codes(place.cards);
  return h(
    "li",
    { class: "waiting", "data-key": `waiting${cards[0]}` },
    card(scene.pack, cards[0], { corner: settings.corners !== "off", key: cards[0] }),
    place.note && h("small", { class: "note" }, place.note),
  );
}

/** @param {Fact[]} facts */
function bank(facts) {
  return h(
    "dl",
    { class: "bank" },
    facts.map((fact) =>
      h("div", { "data-key": fact.text }, h("dd", null, amount(fact)), h("dt", null, fact.text)),
    ),
  );
}

/** @param {Fact} fact */
function amount(fact) {
  if (fact.kind === "multiplier" || fact.kind === "rate")
    return h("span", { class: "token" }, fact.value);
  if (fact.kind === "carried") return h("span", { class: "token small" }, fact.value);
  return fact.value;
}

const AROUND = { 2: ["across"], 3: ["left", "right"], 4: ["right", "across", "left"] };

/** A trick as a cross: the viewer near, the others as they sit. @param {Scene} scene @param {Touch} touch */
export function trick(scene, touch) {
  const { middle } = scene;
  const own = scene.seats.find((seat) => seat.is_own);
  const others = scene.seats.filter((seat) => seat !== (own ?? scene.seats.at(-1)));
  const near = own ?? scene.seats.at(-1);
  const spots = AROUND[/** @type {2 | 3 | 4} */ (scene.seats.length)] ?? [];
  const laid = new Map(
    (middle.places ?? []).filter((place) => place.cards).map((place) => [place.seat, place]),
  );
  const around = [
    ...others.map((seat, index) => ({ seat, spot: spots[index] })),
    ...(near ? [{ seat: near, spot: "near" }] : []),
  ];
  return h(
    "section",
    { class: ["trick", scene.seats.length === 2 && "duel"], "aria-label": middle.title },
    around.map(({ seat, spot }) => {
      const place = laid.get(seat.seat);
      return h(
        "figure",
        {
          class: [spot, place?.is_winning && "winning", place?.is_last && "last-card"],
          "data-key": `seat${seat.seat}`,
          "data-spot": seat.seat,
        },
        place ? pictured(scene, place, touch) : h("div", { class: "slot", "data-slot": seat.seat }),
        h(
          "figcaption",
          { class: seat.to_play && !place ? "to-play" : undefined },
          nameOfSeat(seat),
          " ",
          roleOf(scene, seat.seat) && h("small", null, roleOf(scene, seat.seat)),
        ),
      );
    }),
  );
}

/** Who led, who is one's partner. @param {Scene} scene @param {number} seat */
const roleOf = (scene, seat) => scene.middle.places?.find((place) => place.seat === seat)?.role;

/** Cards of which one is to be given. @param {Scene} scene @param {Touch} touch */
export function offered(scene, touch) {
  return h(
    "section",
    { class: "trick offered", "aria-label": scene.middle.title },
    (scene.middle.places ?? []).map((place) =>
      h(
        "figure",
        { "data-key": place.cards },
        pictured(scene, place, touch),
        place.note && h("figcaption", null, place.note),
      ),
    ),
  );
}

/** @param {Scene} scene @param {Place} place @param {Touch} touch */
function pictured(scene, place, touch) {
  const picture = codes(place.cards).map((code) =>
    card(scene.pack, code, { key: code, class: place.action ? "either" : "" }),
  );
  if (!place.action) return picture[0];
  return h(
    "button",
    {
      class: "place",
      "data-action": place.action,
      "aria-label": codes(place.cards)
        .map((code) => nameOf(scene.pack, code).name)
        .join(", "),
      on: { click: () => touch.take(place) },
    },
    picture,
  );
}

/** Cards still to come, where there is no field and no trick yet. @param {Scene} scene @param {string} text */
export function undealt(scene, text) {
  return h(
    "section",
    { class: "field apiece", "aria-label": scene.middle.title },
    h("figure", null, stockOf(scene, "div"), text && h("figcaption", null, text)),
  );
}

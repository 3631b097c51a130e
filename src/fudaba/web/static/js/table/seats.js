// The players: plates, won cards, what they show.

import { card, codes } from "../cards.js";
import { h } from "../dom.js";
import { settings } from "../settings.js";
import { t } from "../words.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").SeatScene} SeatScene */
/** @typedef {import("../types.js").Pile} Pile */
/** @typedef {import("../types.js").Badge} Badge */
/** @typedef {import("../types.js").PartyScene} PartyScene */
/** @typedef {(pile: SeatScene) => void} OpenPile */

/**
 * @typedef {object} Look
 * @property {Scene} scene
 * @property {boolean} speaks  everybody speaks before cards are played: plates with what was said
 * @property {OpenPile} openPile
 * @property {Map<number, string>} [hands]  hands that lie open, in a replay
 */

/** One's own seat is called as one is spoken to. @param {{name: string, is_own?: boolean}} seat */
export const nameOfSeat = (seat) => (seat.is_own ? t("new.you") : seat.name);

/** Who, how much, and what there is to say of the player. @param {SeatScene} seat @param {Look} look */
export function plate(seat, look) {
  const badges = (seat.badges ?? []).filter((badge) => !look.speaks || badge.kind === "role");
  const shown = seat.shown ?? [];
  const near = (seat.near ?? []).slice(0, 2);
  return h(
    "header",
    { class: "plate" },
    h("h2", null, nameOfSeat(seat)),
    h("output", null, seat.score),
    badges.map((badge) => badgeOf(badge)),
    seat.note && h("small", null, seat.note),
    look.hands?.get(seat.seat)
      ? !seat.is_own && openHand(look, look.hands.get(seat.seat) ?? "")
      : Boolean(seat.hidden) && !look.speaks && backs(seat.hidden ?? 0),
    shown.length > 0 && h("small", { class: "end" }, shown.map((pile) => said(pile)).join(" · ")),
    near.length > 0 &&
      shown.length === 0 &&
      h(
        "span",
        { class: "near" },
        near.map((one) => `${one.name} ${one.made || `${one.have}/${one.need}`}`).join(" · "),
      ),
  );
}

/** @param {Look} look @param {string} cards */
function openHand(look, cards) {
  const hand = fan(look.scene.pack, cards, { corner: settings.corners !== "off" });
  hand.classList.add("open-hand");
  return hand;
}

/** @param {Pile} pile */
const said = (pile) =>
  pile.note ? t("table.noted", { title: pile.title, note: pile.note }) : pile.title;

/** @param {number} count */
export function backs(count) {
  const label = t("table.cards_in_hand", { n: count });
  return h("span", { class: "backs", vars: { "--n": count }, role: "img", "aria-label": label });
}

/** @param {Badge} badge */
export function badgeOf(badge) {
  if (badge.kind === "cube") return h("span", { class: "cube" }, badge.text);
  if ((badge.kind ?? "role") === "role") return h("span", { class: "role" }, badge.text);
  return h("small", { class: badge.kind === "call" ? "call" : undefined }, badge.text);
}

/** A player's line while all speak: what was said, the cube where it lies. @param {SeatScene} seat */
function bid(seat) {
  const badges = (seat.badges ?? []).filter((badge) => (badge.kind ?? "role") !== "role");
  if (!badges.length) return null;
  return h(
    "p",
    { class: "bid" },
    badges.map((badge) =>
      badge.kind === "cube"
        ? badgeOf(badge)
        : h(badge.kind === "call" ? "b" : "span", null, badge.text),
    ),
  );
}

/** @param {SeatScene} seat @param {Look} look @param {string} [extra] */
export function seatSection(seat, look, extra = "") {
  const classes = [
    "seat",
    extra,
    seat.is_own && "me",
    seat.rests && "out",
    seat.to_play && "to-play",
  ];
  return h(
    "section",
    {
      class: classes,
      "aria-label": seat.name,
      "data-key": `seat${seat.seat}`,
      "data-seat": seat.seat,
    },
    plate(seat, look),
    look.speaks ? bid(seat) : !seat.rests && wonCards(seat, look),
    !look.speaks && !seat.rests && shownCards(seat, look),
  );
}

/** Won cards in columns of their kinds. @param {SeatScene} seat @param {Look} look */
function wonCards(seat, look) {
  const piles = (seat.won ?? []).filter((pile) => pile.kind);
  if (!piles.length) return null;
  return h(
    "div",
    { class: "won", on: { click: () => look.openPile(seat) } },
    piles.map((pile) => {
      const cards = codes(pile.cards);
      return h(
        "figure",
        {
          class: pile.kind === "plain" ? "plain" : undefined,
          "data-key": pile.kind,
          "data-pile": pile.kind,
        },
        cards.length
          ? fan(look.scene.pack, pile.cards, { keyed: true, corner: settings.corners === "all" })
          : h("div", { class: "slot" }),
        h("figcaption", null, `${pile.title} `, h("b", null, cards.length)),
      );
    }),
    h("button", { class: "open-pile", "aria-label": t("table.open_pile", { name: seat.name }) }),
  );
}

/** Cards of the hand that a player has shown. @param {SeatScene} seat @param {Look} look */
function shownCards(seat, look) {
  const cards = (seat.shown ?? [])
    .map((pile) => pile.cards)
    .filter(Boolean)
    .join(" ");
  if (!cards) return null;
  return h(
    "figure",
    { class: "shown" },
    fan(look.scene.pack, cards, { corner: settings.corners === "all" }),
    h("figcaption", { class: "visually-hidden" }, t("table.shown")),
  );
}

/**
 * Cards side by side.
 * @param {string} pack
 * @param {string} cards
 * @param {{keyed?: boolean, corner?: boolean, missing?: Set<string>, owners?: Map<string, string>}} [more]
 */
export function fan(pack, cards, more = {}) {
  return h(
    "ul",
    { class: "fan" },
    codes(cards).map((code) =>
      h(
        "li",
        { "data-key": code, "data-owner": more.owners?.get(code) },
        card(pack, code, {
          corner: more.corner,
          key: more.keyed ? code : undefined,
          class: more.missing?.has(code) ? "missing" : "",
        }),
      ),
    ),
  );
}

/** The sides of a trick game, or four who play each alone. @param {Scene} scene */
export function sides(scene) {
  const parties = scene.parties?.length ? scene.parties : scene.seats.map(partyOf);
  const four = parties.length > 2;
  return h(
    "dl",
    { class: ["sides", four && "four"] },
    parties.map((party) =>
      h(
        "div",
        {
          "data-key": party.name,
          "data-seat": party.seats[0],
          class: isToPlay(scene, party) && "to-play",
        },
        h("dt", null, party.name),
        h(
          "dd",
          null,
          sideScore(party.score),
          " ",
          h("small", null, four ? party.unit : party.note),
        ),
        four && h("dd", null, h("small", null, party.note)),
      ),
    ),
  );
}

/** A score is a number; whoever has none at all carries a pill. @param {string} score */
function sideScore(score) {
  const counts = /^[−-]?[\d.]/.test(score);
  return counts ? h("output", null, score) : h("span", { class: "none" }, score);
}

/** @param {Scene} scene @param {PartyScene} party */
const isToPlay = (scene, party) =>
  scene.seats.some((seat) => seat.to_play && party.seats.includes(seat.seat));

/** @param {SeatScene} seat @returns {PartyScene} */
function partyOf(seat) {
  return {
    name: seat.name,
    seats: [seat.seat],
    score: seat.score,
    note: seat.note,
    is_own: seat.is_own,
  };
}

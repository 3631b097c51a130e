// The cards of several players: a strip says whose turn it is to be given cards, a tap gives one.
// What cannot be is said where the prompt is, with the way to put it right.

import { codes, nameOf } from "../cards.js";
import { h } from "../dom.js";
import { t } from "../words.js";
import { picker, sets } from "./picker.js";

/** @typedef {import("../types.js").PadAsk} PadAsk */
/** @typedef {import("./asks.js").Asking} Asking */

/**
 * @typedef {object} Given
 * @property {{[seat: string]: string}} cards  by seat
 * @property {string} seat  who is being given cards
 * @property {string} last  the card tapped last: the other one of its month may be about to follow
 * @property {string} clash  a card that was tapped and is somebody else's
 * @property {boolean} [warned]  it was said that a month is odd: perhaps only a yaku is noted
 */

/** @param {Asking} asking */
export function shares(asking) {
  const { scene, ask, chosen, choose, answer } = asking;
  const players = (ask.choices ?? []).map((one) => ({ seat: String(one.value), name: one.label }));
  const now = /** @type {Given} */ (
    chosen ?? { cards: ask.answer ?? {}, seat: players[0].seat, last: "", clash: "" }
  );
  const nameAt = (/** @type {string} */ seat) =>
    players.find((one) => one.seat === seat)?.name ?? "";
  const me = now.seat;
  const own = codes(now.cards[me]);
  /** @type {Map<string, string>} */
  const owners = new Map();
  for (const { seat } of players) {
    if (seat !== me) for (const code of codes(now.cards[seat])) owners.set(code, seat);
  }
  const pack = scene.rows.flatMap((row) => codes(row.cards));
  const free = pack.filter((code) => !owners.has(code) && !own.includes(code));
  const rowOf = (/** @type {string} */ code) =>
    scene.rows.find((row) => codes(row.cards).includes(code));
  const odd = ask.pairs
    ? scene.rows.filter(
        (row) =>
          row !== rowOf(now.last) &&
          codes(row.cards).filter((code) => own.includes(code)).length % 2,
      )
    : [];

  /** @param {Partial<Given>} change */
  const go = (change) => choose({ ...now, last: "", clash: "", warned: false, ...change });
  /** @param {string[]} cards @param {string} last */
  const hold = (cards, last) => go({ cards: { ...now.cards, [me]: sorted(pack, cards) }, last });
  /** Everything that a month or suit has left; or all of it back. @param {string} cards */
  const whole = (cards) => {
    const row = codes(cards);
    const left = row.filter((code) => free.includes(code));
    hold(left.length ? [...own, ...left] : own.filter((code) => !row.includes(code)), "");
  };
  /** @param {string} code */
  const toggle = (code) => {
    if (owners.has(code)) go({ clash: code });
    else if (own.includes(code))
      hold(
        own.filter((one) => one !== code),
        code,
      );
    else hold([...own, code], code);
  };
  const waiting = players.filter((one) => one.seat !== me && !codes(now.cards[one.seat]).length);
  const isWhole = ask.whole === pack.length && !now.warned;
  const takesRest = isWhole && waiting.length === 1 && own.length > 0;
  const next = players[players.findIndex((one) => one.seat === me) + 1];

  const onward = () => {
    const isOdd = odd.length > 0 || (ask.pairs && rowIsOdd(rowOf(now.last)?.cards, own));
    if (isOdd && !now.warned) go({ warned: true });
    else if (takesRest && free.length) {
      const seat = waiting[0].seat;
      go({ cards: { ...now.cards, [seat]: sorted(pack, free) }, seat });
    } else if (waiting.length && next) go({ seat: next.seat });
    else answer(Object.fromEntries(players.map(({ seat }) => [seat, now.cards[seat] ?? ""])));
  };
  const label = now.warned
    ? t("pad.anyway")
    : takesRest && free.length
      ? t("pad.rest", { who: waiting[0].name })
      : waiting.length && next
        ? t("pad.next_is", { who: next.name })
        : t("pad.next");
  const isLast = label === t("pad.next");

  return [
    h(
      "div",
      { class: "strip whose", role: "radiogroup", "aria-label": ask.title },
      players.map(({ seat, name }) =>
        h(
          "label",
          { "data-key": seat },
          h("input", {
            type: "radio",
            name: "whose",
            value: seat,
            checked: seat === me,
            "data-whose": seat,
            on: { change: () => go({ seat }) },
          }),
          h("span", null, h("i", null, name), " ", h("b", null, worth(ask, now.cards[seat]))),
        ),
      ),
    ),
    sets(ask, own, (change) => {
      const free = change.filter((code) => !owners.has(code));
      const next = own.filter((code) => !change.includes(code));
      hold(free.some((code) => !own.includes(code)) ? [...own, ...free] : next, "");
    }),
    picker({
      pack: scene.pack,
      rows: scene.rows,
      chosen: now.cards[me] ?? "",
      only: "",
      owners: new Map([...owners].map(([code, seat]) => [code, nameAt(seat)])),
      odd: odd.map((row) => row.title),
      toggle,
      whole,
    }),
    h(
      "footer",
      { class: "prompt", role: "status" },
      h("p", null, said()),
      now.clash
        ? h(
            "button",
            {
              type: "button",
              "data-do": "give",
              on: {
                click: () => {
                  const from = owners.get(now.clash) ?? "";
                  const rest = codes(now.cards[from]).filter((one) => one !== now.clash);
                  const cards = { ...now.cards, [from]: rest.join(" ") };
                  cards[me] = sorted(pack, [...own, now.clash]);
                  go({ cards, last: now.clash });
                },
              },
            },
            t("pad.give", { who: nameAt(me) }),
          )
        : h(
            "button",
            {
              type: "button",
              class: isLast ? "primary" : undefined,
              "data-do": isLast ? "next" : "onward",
              on: { click: onward },
            },
            label,
          ),
    ),
  ];

  function said() {
    if (now.clash) {
      const who = nameAt(owners.get(now.clash) ?? "");
      return [
        h("strong", null, t("pad.clash", { who, card: nameOf(scene.pack, now.clash).name })),
        h("br"),
        t("pad.clash.text", { who }),
      ];
    }
    if (odd.length) {
      const month = odd.map((row) => row.title).join(", ");
      return [
        h("strong", null, t("pad.odd", { month, who: nameAt(me) })),
        h("br"),
        t("pad.odd.text"),
      ];
    }
    const made = (ask.sets ?? []).filter((set) =>
      codes(set.cards).every((code) => own.includes(code)),
    );
    return [
      h("strong", null, t("pad.chosen", { n: own.length })),
      h("br"),
      made.map((set) => set.label).join(", ") || left(ask, players, now, free.length) || ask.hint,
    ];
  }
}

/** @param {string | undefined} cards @param {string[]} own */
const rowIsOdd = (cards, own) => codes(cards).filter((code) => own.includes(code)).length % 2 === 1;

/** @param {string[]} pack @param {string[]} cards */
const sorted = (pack, cards) => pack.filter((code) => cards.includes(code)).join(" ");

/** What somebody's cards count, else how many they are. @param {PadAsk} ask @param {string | undefined} cards */
function worth({ values }, cards) {
  const own = codes(cards);
  return values ? own.reduce((sum, code) => sum + (values[code] ?? 0), 0) : own.length;
}

/**
 * What nobody has been given yet.
 * @param {PadAsk} ask @param {{seat: string}[]} players @param {Given} now @param {number} free
 */
function left(ask, players, now, free) {
  const given = players.map(({ seat }) => now.cards[seat]);
  if (ask.total) {
    const missing = ask.total - given.reduce((sum, cards) => sum + worth(ask, cards), 0);
    return missing ? t("pad.left_points", { n: missing }) : t("pad.all_given");
  }
  if (!ask.whole) return "";
  const number = ask.whole - given.reduce((sum, cards) => sum + codes(cards).length, 0);
  if (number < 0) return t("pad.too_many", { n: -number, most: ask.whole });
  return number && free ? t("pad.left", { n: number }) : t("pad.all_given");
}

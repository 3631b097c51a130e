// The ways of cards: from where they were, one step after the other, to where the scene has them.

import { codes } from "../cards.js";

/** @typedef {import("../types.js").Step} Step */
/** @typedef {{x: number, y: number, w: number, h: number}} Spot */
/** @typedef {{at: number, spot: Spot, turn?: boolean}} Stop  where a card is at a time; `turn`: it comes up there */
/** @typedef {{cards: Map<string, Spot>, seats: Map<number, Spot>, spots: Map<number, Spot>, stock: Spot | null, middle: Spot | null}} Picture */
/** @typedef {{at: number, text: string, sound?: import("../sound.js").Sound}} Word */

/** Milliseconds that a card is on its way. */
export const MOVE = 300;
const PAUSE = 130;
const TRICK_RESTS = 800;

/** @param {Element} element @returns {Spot} */
export function spotOf(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x, y: box.y, w: box.width, h: box.height };
}

/** Where everything lies now. @param {ParentNode} root @returns {Picture} */
export function picture(root) {
  /** @type {Map<string, Spot>} */
  const cards = new Map();
  for (const element of root.querySelectorAll("[data-card]")) {
    cards.set(element.getAttribute("data-card") ?? "", spotOf(element));
  }
  /** @param {string} name */
  const numbered = (name) =>
    new Map(
      [...root.querySelectorAll(`[data-${name}]`)].map((element) => [
        Number(element.getAttribute(`data-${name}`)),
        spotOf(element.querySelector(".won") ?? element.querySelector(".slot, fd-card") ?? element),
      ]),
    );
  const stock = root.querySelector(".stock fd-card");
  const middle = root.querySelector(".field, .trick");
  return {
    cards,
    seats: numbered("seat"),
    spots: numbered("spot"),
    stock: stock && spotOf(stock),
    middle: middle && spotOf(middle),
  };
}

/** The ways of all cards through a series of steps. */
export class Ways {
  /** @type {Map<string, Stop[]>} */
  stops = new Map();
  /** @type {Word[]} */
  words = [];
  /** @type {Set<string>} */
  gone = new Set();
  clock = 0;
  /** @type {Set<string>} */
  #taken = new Set();
  /** @type {Map<string, Spot>} */
  #now;

  /**
   * @param {Picture} before @param {Picture} after
   * @param {boolean} lasts  whether `after` shows where these steps led, and not a later deal
   */
  constructor(before, after, lasts) {
    this.before = before;
    this.after = after;
    this.lasts = lasts;
    this.#now = new Map(before.cards);
  }

  /** @param {Step[]} steps */
  follow(steps) {
    steps.forEach((step, index) => this.#step(step, steps[index + 1]));
    return this;
  }

  /** @param {Step} step @param {Step | undefined} next */
  #step(step, next) {
    const took = codes(step.took);
    const cards = codes(step.cards).filter((code) => !took.includes(code));
    if (step.text) this.words.push({ at: this.clock, text: step.text });
    const placed =
      next &&
      ["put", "lay", "trio"].includes(next.kind) &&
      codes(next.cards).includes(cards[0] ?? "");
    if (step.kind === "play") {
      for (const code of cards) this.#begin(code, this.#handOf(step.seat ?? -1, code));
      if (this.after.spots.size && !this.before.stock) this.#toTrick(cards, step.seat ?? -1);
      else if (!placed) this.#move(cards, (code) => this.after.cards.get(code) ?? this.#open());
    } else if (step.kind === "draw") {
      this.#draw(cards, Boolean(placed));
    } else if (step.kind === "put" || took.length) {
      this.#put(cards, took);
    } else if (step.kind === "lay" || step.kind === "trio") {
      this.#move(cards, (code) => this.after.cards.get(code) ?? this.#open());
      this.#note("card");
    } else if (step.kind === "capture") {
      this.#capture(step.seat ?? -1);
    } else if (step.kind === "trick") {
      this.#sweep(cards, step.seat ?? -1);
    } else if (step.kind === "gain" || step.kind === "declare" || step.kind === "announce") {
      this.#note("yaku");
      this.clock += MOVE;
    } else if (step.kind === "end") {
      this.#capture(step.seat ?? -1);
      this.clock += MOVE;
    } else if (step.text) {
      this.clock += PAUSE * 2;
    }
  }

  /** @param {string} code @param {Spot | null | undefined} spot */
  #begin(code, spot) {
    if (this.stops.has(code)) return;
    const from = spot ?? this.#now.get(code) ?? this.#open();
    this.stops.set(code, [{ at: this.clock, spot: from }]);
    this.#now.set(code, from);
  }

  /** Where a card of a hand comes from: its place in one's own, else its player. @param {number} seat @param {string} code */
  #handOf(seat, code) {
    const here = this.before.cards.get(code);
    if (here) return here;
    const them = this.before.seats.get(seat) ?? this.before.spots.get(seat);
    const size = this.#size();
    return (
      them && {
        x: them.x + Math.min(them.w / 2, 120) - size.w / 2,
        y: them.y - size.h * 0.2,
        ...size,
      }
    );
  }

  /** A free spot in the middle, where no card is known to go. @returns {Spot} */
  #open() {
    const middle = this.before.middle ?? { x: innerWidth / 2, y: innerHeight / 2, w: 0, h: 0 };
    const size = this.#size();
    return {
      x: middle.x + (middle.w - size.w) / 2,
      y: middle.y + (middle.h - size.h) / 2,
      ...size,
    };
  }

  #size() {
    const some = this.before.stock ?? this.after.stock ?? [...this.after.spots.values()][0];
    return { w: some?.w ?? 64, h: some?.h ?? 102 };
  }

  /** @param {string[]} cards @param {(code: string) => Spot} to */
  #move(cards, to) {
    for (const code of cards) {
      this.#begin(code, null);
      this.#stay(code);
      this.#arrive(code, to(code), this.clock + MOVE);
    }
    this.clock += MOVE + PAUSE;
  }

  /** @param {string} code */
  #stay(code) {
    const spot = this.#now.get(code);
    if (spot) this.stops.get(code)?.push({ at: this.clock, spot });
  }

  /** @param {string} code @param {Spot} spot @param {number} at */
  #arrive(code, spot, at) {
    this.stops.get(code)?.push({ at, spot });
    this.#now.set(code, spot);
  }

  /** @param {string[]} cards @param {boolean} placed */
  #draw(cards, placed) {
    const stock = this.before.stock ?? this.#open();
    for (const code of cards) {
      const beside = { ...stock, x: stock.x + stock.w * 0.35, y: stock.y + stock.h * 0.12 };
      this.stops.set(code, [
        { at: this.clock, spot: stock, turn: true },
        { at: this.clock + MOVE, spot: beside },
      ]);
      this.#now.set(code, beside);
      const rest = this.after.cards.get(code);
      if (!placed && rest) this.#arrive(code, rest, this.clock + 2 * MOVE);
    }
    this.clock += MOVE + PAUSE;
  }

  /** A card onto what it takes; both wait there until they are captured. @param {string[]} cards @param {string[]} took */
  #put(cards, took) {
    for (const code of took) this.#begin(code, null);
    const onto = (took[0] && this.#now.get(took[0])) || this.#open();
    this.#move(cards, () => ({ ...onto, x: onto.x + onto.w * 0.22, y: onto.y + onto.h * 0.12 }));
    this.#note("card");
    for (const code of [...cards, ...took]) this.#taken.add(code);
  }

  /** @param {number} seat */
  #capture(seat) {
    if (!this.#taken.size) return;
    for (const code of this.#taken) {
      this.#stay(code);
      const end = this.lasts ? this.after.cards.get(code) : undefined;
      if (!end) this.gone.add(code);
      this.#arrive(code, end ?? this.#zone(seat, code), this.clock + MOVE);
    }
    this.#taken.clear();
    this.#note("pair");
    this.clock += MOVE + PAUSE / 2;
  }

  /** Somewhere in what a player has won. @param {number} seat @param {string} code */
  #zone(seat, code) {
    const zone = this.before.seats.get(seat) ?? this.#open();
    const from = this.#now.get(code) ?? this.#open();
    const w = Math.min(from.w, 44);
    return { x: zone.x + zone.w / 2 - w / 2, y: zone.y + zone.h / 2 - w * 0.8, w, h: w * 1.6 };
  }

  /** @param {string[]} cards @param {number} seat */
  #toTrick(cards, seat) {
    const spot = this.after.spots.get(seat) ?? this.before.spots.get(seat);
    const size = this.#size();
    this.#move(
      cards,
      (code) => this.after.cards.get(code) ?? { ...size, x: spot?.x ?? 0, y: spot?.y ?? 0 },
    );
    this.#note("card");
  }

  /** A full trick rests, then slides to its winner. @param {string[]} cards @param {number} seat */
  #sweep(cards, seat) {
    this.clock += TRICK_RESTS;
    for (const code of cards) {
      this.#begin(code, this.before.cards.get(code));
      this.#stay(code);
      const spot = this.before.spots.get(seat) ?? this.#open();
      const home = this.before.seats.get(seat) ?? spot;
      this.gone.add(code);
      this.#arrive(
        code,
        {
          x: spot.x + spot.w * 0.25,
          y: home.y < spot.y - 400 ? spot.y - 80 : spot.y,
          w: spot.w * 0.5,
          h: spot.h * 0.5,
        },
        this.clock + MOVE,
      );
    }
    this.#note("pair");
    this.clock += MOVE;
  }

  /** @param {import("../sound.js").Sound} name */
  #note(name) {
    this.words.push({ at: this.clock, text: "", sound: name });
  }

  /** Let everything that is still on its way arrive. */
  end() {
    if (this.#taken.size) this.#capture(-1);
    for (const [code, stops] of this.stops) {
      const rest = this.lasts ? this.after.cards.get(code) : undefined;
      const last = stops.at(-1);
      if (
        rest &&
        last &&
        (last.spot.x !== rest.x || last.spot.y !== rest.y || last.spot.w !== rest.w)
      ) {
        this.#stay(code);
        this.#arrive(code, rest, this.clock + MOVE);
      }
    }
    this.clock += MOVE;
    return this;
  }
}

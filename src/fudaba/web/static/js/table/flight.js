// Cards on their way: what happened is told by moving cards along their ways (FLIP, by the Web
// Animations API).

import { card } from "../cards.js";
import { play as sound } from "../sound.js";
import { MOVE, spotOf } from "./ways.js";

/** @typedef {import("./ways.js").Ways} Ways */
/** @typedef {import("./ways.js").Stop} Stop */
/** @typedef {import("./ways.js").Picture} Picture */

const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** Shows ways: ghosts above the table fly, the cards themselves wait unseen. */
export class Flight {
  /** @type {Animation[]} */
  #running = [];
  /** @type {Set<number>} */
  #timers = new Set();
  /** @type {(() => void) | null} */
  #land = null;

  /** @param {HTMLElement} root @param {string} pack @param {boolean} corner */
  constructor(root, pack, corner) {
    this.root = root;
    this.pack = pack;
    this.corner = corner;
  }

  /**
   * @param {Ways} ways
   * @param {number} pace  0: at once
   * @param {(text: string) => void} say
   */
  async tell(ways, pace, say) {
    if (pace === 0 || !ways.stops.size) {
      const last = ways.words.filter((word) => word.text).at(-1);
      if (last) say(last.text);
      return;
    }
    const sky = document.createElement("div");
    sky.className = "sky";
    sky.setAttribute("aria-hidden", "true");
    document.body.append(sky);
    /** @type {HTMLElement[]} */
    const hidden = [];
    for (const [code, stops] of ways.stops) {
      const real = this.root.querySelector(`[data-card="${CSS.escape(code)}"]`);
      if (real instanceof HTMLElement) {
        real.style.visibility = "hidden";
        hidden.push(real);
      }
      sky.append(this.#ghost(code, stops, ways.clock, pace));
    }
    for (const word of ways.words) {
      const timer = window.setTimeout(() => {
        if (word.text) say(word.text);
        if (word.sound) sound(word.sound);
      }, word.at * pace);
      this.#timers.add(timer);
    }
    await new Promise((resolve) => {
      this.#land = () => resolve(undefined);
      this.#timers.add(window.setTimeout(() => this.skip(), ways.clock * pace));
    });
    for (const element of hidden) element.style.visibility = "";
    sky.remove();
  }

  /** Straight to the end. */
  skip() {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
    this.#land?.();
    this.#land = null;
  }

  /** @param {string} code @param {Stop[]} stops @param {number} length @param {number} pace */
  #ghost(code, stops, length, pace) {
    const wide = Math.max(...stops.map((stop) => stop.spot.w));
    const ghost = card(this.pack, code, { corner: this.corner, label: "" });
    ghost.style.setProperty("--w", `${wide}px`);
    const frames = stops.map((stop) => frame(stop, wide, length));
    const first = stops[0];
    if (first.at > 0) {
      frames.unshift({ ...frame({ ...first, at: 0 }, wide, length), opacity: first.turn ? 0 : 1 });
      if (first.turn) frames.splice(1, 0, { ...frame(first, wide, length), opacity: 0 });
    }
    const final = frames[frames.length - 1];
    if (Number(final.offset) < 1) frames.push({ ...final, offset: 1 });
    const animation = ghost.animate(frames, { duration: length * pace, fill: "both" });
    this.#running.push(animation);
    return ghost;
  }

  /**
   * Cards that only moved aside glide there.
   * @param {Picture} before @param {Set<string>} others  cards that are told in steps
   * @param {number} pace
   */
  glide(before, others, pace) {
    if (pace === 0) return;
    for (const element of this.root.querySelectorAll("[data-card]")) {
      const code = element.getAttribute("data-card") ?? "";
      const was = before.cards.get(code);
      if (!was || others.has(code)) continue;
      const is = spotOf(element);
      const [dx, dy] = [was.x - is.x, was.y - is.y];
      if (Math.abs(dx) < 1 && Math.abs(dy) < 1) continue;
      const scale = is.w ? was.w / is.w : 1;
      element.animate(
        [
          { transformOrigin: "0 0", transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
          { transformOrigin: "0 0", transform: "none" },
        ],
        { duration: MOVE * pace, easing: EASE },
      );
    }
  }

  /** A new deal: packets from the stock, at most so long. @param {Picture} after @param {number} pace */
  deal(after, pace) {
    if (pace === 0) return;
    const from = after.stock ?? after.middle;
    if (!from) return;
    const dealt = [...this.root.querySelectorAll("[data-card]")];
    const gap = Math.min(60, 900 / Math.max(dealt.length, 1));
    dealt.forEach((element, index) => {
      const is = spotOf(element);
      element.animate(
        [
          { transform: `translate(${from.x - is.x}px, ${from.y - is.y}px)`, opacity: 0 },
          { opacity: 1, offset: 0.3 },
          { transform: "none", opacity: 1 },
        ],
        { duration: MOVE * pace, delay: index * gap * pace, easing: EASE, fill: "backwards" },
      );
    });
  }
}

/** @param {Stop} stop @param {number} wide @param {number} length @returns {Keyframe} */
function frame(stop, wide, length) {
  const scale = stop.spot.w / wide;
  return {
    offset: Math.min(1, stop.at / length),
    transform: `translate(${stop.spot.x}px, ${stop.spot.y}px) scale(${stop.turn ? 0.02 : scale}, ${scale})`,
    opacity: 1,
    easing: EASE,
  };
}

// What is said in the prompt's place when something is not as usual.

import { post } from "../api.js";
import { h } from "../dom.js";
import { nowhere } from "../nowhere.js";
import { t } from "../words.js";
import { prompt } from "./hand.js";

/** @typedef {import("./table.js").TableElement} TableElement */
/** @typedef {import("../types.js").SeatInfo} SeatInfo */
/** @typedef {import("../types.js").SeatScene} SeatScene */
/** @typedef {{strong: string, text?: string, button?: import("../dom.js").Child}} Notice */

const RELOAD_AFTER = 30_000;
/** Milliseconds of thinking after which one may nudge, and again. */
const NUDGE_AFTER = 60_000;

/** How long one has waited, by one's own clock, and what the server's clock says. */
export class Patience {
  #since = Date.now();
  #nudged = 0;
  #happened = -1;
  /** Seconds by which the server's clock is ahead. */
  #ahead = 0;

  /** @param {number} now  at the server, in seconds */
  clock(now) {
    this.#ahead = now - Date.now() / 1000;
  }

  /** The wait begins anew where something has happened. @param {number} happened */
  begin(happened) {
    if (happened === this.#happened) return;
    this.#happened = happened;
    this.#since = Date.now();
    this.#nudged = 0;
  }

  nudge() {
    this.#nudged = Date.now();
  }

  /** @returns {"short" | "long" | "nudged"} */
  get wait() {
    const now = Date.now();
    if (this.#nudged && now - this.#nudged < NUDGE_AFTER) return "nudged";
    return now - this.#since >= NUDGE_AFTER ? "long" : "short";
  }

  /** Seconds until a time of the server's. @param {number | null | undefined} time */
  left(time) {
    return Math.max(0, Math.ceil((time ?? 0) - Date.now() / 1000 - this.#ahead));
  }

  /** Whether what is said changes with the time. @param {TableElement} table */
  ticks(table) {
    return Boolean(waitedFor(table)) && (this.wait !== "short" || this.#isAway(table));
  }

  /** @param {TableElement} table */
  #isAway(table) {
    return Boolean(waitedFor(table)?.seat.away_since);
  }
}

/** @param {TableElement} table @returns {Notice | null} */
export function lostNotice(table) {
  if (table.isOpen) return null;
  const long = Date.now() - table.lostSince > RELOAD_AFTER;
  return {
    strong: t("state.lost"),
    text: table.pending ? t("state.trying_unsent") : t("state.trying"),
    button: long && h("button", { on: { click: () => location.reload() } }, t("state.reload")),
  };
}

/** Before anything is known of the table. @param {TableElement} table */
export function opening(table) {
  if (table.notice) return nowhere(table.notice.strong);
  const lost = lostNotice(table);
  return lost ? prompt(lost, lost.button) : prompt({ strong: t("state.opening") });
}

/** The other person whose turn it is. @param {TableElement} table @returns {{turn: SeatScene, seat: SeatInfo} | null} */
function waitedFor(table) {
  const { scene, table: info } = table;
  if (!info || info.state !== "playing") return null;
  const turn = scene?.seats.find((seat) => seat.to_play);
  const seat = info.seats.find((one) => one.seat === turn?.seat);
  if (!turn || !seat || seat.is_me || seat.kind !== "person" || seat.stand_in) return null;
  return { turn, seat };
}

/** Somebody is away or thinks for long, and it is that player's turn. @param {TableElement} table @returns {Notice | null} */
export function absence(table) {
  const { table: info, scene } = table;
  if (!info || !scene || info.state !== "playing") return null;
  const mine = info.seats.find((seat) => seat.is_me && seat.stand_in);
  if (mine) return standIn(table, mine.seat);
  const found = waitedFor(table);
  const sits = info.seats.some((seat) => seat.is_me);
  if (!found || !sits) return null;
  if (found.seat.away_since) return away(table, found.turn, found.seat);
  return table.patience.wait === "short" ? null : thinking(table, scene.prompt, found.turn);
}

/** @param {TableElement} table @param {number} seat @returns {Notice} */
function standIn(table, seat) {
  const back = () => table.attempt(() => post(`/api/tables/${table.tableId}/back`, { seat }));
  return {
    strong: t("state.bot_plays_you"),
    button: h(
      "button",
      {
        class: "primary",
        "data-do": "back",
        on: { click: back },
      },
      t("state.back"),
    ),
  };
}

/** @param {TableElement} table @param {SeatScene} turn @param {SeatInfo} seat @returns {Notice} */
function away(table, turn, seat) {
  const letBot = () =>
    table.attempt(() => post(`/api/tables/${table.tableId}/bot`, { seat: seat.seat }));
  const left = table.patience.left(seat.patience_ends);
  const wait = h(
    "button",
    { "data-do": "wait", on: { click: () => table.socket?.send({ t: "wait" }) } },
    t("state.wait"),
  );
  const strong = t("state.away", { name: turn.name });
  if (left > 0) return { strong, text: t("state.away_until", { n: left }), button: wait };
  return {
    strong,
    button: [
      wait,
      h(
        "button",
        {
          class: "primary",
          "data-do": "let-bot",
          on: { click: letBot },
        },
        t("state.let_bot"),
      ),
    ],
  };
}

/** @param {TableElement} table @param {string} prompt @param {SeatScene} turn @returns {Notice} */
function thinking(table, prompt, turn) {
  if (table.patience.wait === "nudged") {
    return { strong: prompt, text: t("state.has_nudged", { name: turn.name }) };
  }
  const nudge = () => {
    table.patience.nudge();
    table.socket?.send({ t: "nudge" });
    table.draw();
  };
  return {
    strong: prompt,
    text: t("state.thinking_long", { name: turn.name }),
    button: h("button", { "data-do": "nudge", on: { click: nudge } }, t("state.nudge")),
  };
}

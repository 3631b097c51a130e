// What is said in the prompt's place when something is not as usual.

import { post } from "../api.js";
import { h } from "../dom.js";
import { t } from "../words.js";

/** @typedef {import("./table.js").TableElement} TableElement */
/** @typedef {{strong: string, text?: string, button?: import("../dom.js").Child}} Notice */

const RELOAD_AFTER = 30_000;

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

/** Somebody is away, and it is that player's turn. @param {TableElement} table @returns {Notice | null} */
export function absence(table) {
  const info = table.table;
  const scene = table.scene;
  if (!info || !scene || info.state !== "playing") return null;
  const mine = info.seats.find((seat) => seat.is_me && seat.stand_in);
  if (mine) {
    return {
      strong: t("state.bot_plays_you"),
      button: h(
        "button",
        {
          class: "primary",
          on: { click: () => post(`/api/tables/${info.id}/back`, { seat: mine.seat }) },
        },
        t("state.back"),
      ),
    };
  }
  const turn = scene.seats.find((seat) => seat.to_play);
  const seat = info.seats.find((one) => one.seat === turn?.seat);
  if (!turn || !seat || seat.is_me || seat.kind !== "person" || !seat.away_since || seat.stand_in)
    return null;
  const left = Math.max(0, Math.ceil((seat.patience_ends ?? 0) - Date.now() / 1000));
  if (left > 0) {
    return {
      strong: t("state.away", { name: turn.name }),
      text: t("state.away_until", { n: left }),
      button: h(
        "button",
        { on: { click: () => table.socket?.send({ t: "wait" }) } },
        t("state.wait"),
      ),
    };
  }
  return {
    strong: t("state.away", { name: turn.name }),
    button: [
      h("button", { on: { click: () => table.socket?.send({ t: "wait" }) } }, t("state.wait")),
      h(
        "button",
        {
          class: "primary",
          on: { click: () => post(`/api/tables/${info.id}/bot`, { seat: seat.seat }) },
        },
        t("state.let_bot"),
      ),
    ],
  };
}

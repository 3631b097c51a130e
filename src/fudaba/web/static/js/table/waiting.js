// A table that waits for people: who is there, and the invitation as link and code.

import { asked, post } from "../api.js";
import { h } from "../dom.js";
import { share } from "../share.js";
import { joined, t } from "../words.js";
import { lostNotice } from "./states.js";

/** @typedef {import("../types.js").TableInfo} TableInfo */

/** @param {import("./table.js").TableElement} table */
export function waitingRoom(table) {
  const info = /** @type {TableInfo} */ (table.table);
  const seated = info.seats.some((seat) => seat.is_me);
  const open = info.seats.filter((seat) => seat.kind === "open");
  const notice = lostNotice(table) ?? table.notice;
  const secret = new URLSearchParams(location.search).get("invite") ?? "";
  /** @param {number} [seat] */
  const sit = (seat) =>
    table.attempt(async () => {
      table.hear({
        t: "table",
        table: await post(`/api/tables/${info.id}/sit`, { seat, invite: secret }),
      });
    });
  return h(
    "section",
    { class: "room" },
    h(
      "div",
      { role: "status" },
      h(
        "h2",
        null,
        seated ? t("waiting.title", { n: open.length }) : t("waiting.join", { title: info.title }),
      ),
      notice && h("p", null, joined(notice.strong, notice.text ?? "")),
      notice?.button,
    ),
    h(
      "ol",
      { class: "who" },
      info.seats.map((seat) =>
        h(
          "li",
          { "data-key": `seat${seat.seat}` },
          h("b", null, seat.kind === "open" ? t("waiting.free") : seat.name),
          seat.is_me && h("small", null, t("waiting.you")),
          seat.kind === "person" &&
            !seat.is_me &&
            h("small", null, t(seat.present ? "waiting.here" : "waiting.away")),
          seat.kind === "bot" && h("small", null, t("waiting.bot")),
          !seated &&
            seat.kind === "open" &&
            h(
              "button",
              { class: "primary", "data-do": "sit", on: { click: () => sit(seat.seat) } },
              t("home.sit"),
            ),
        ),
      ),
    ),
    seated && info.invite && invitation(info),
  );
}

/** @param {TableInfo} info */
export function invitation(info) {
  const link = `${location.origin}/t/${info.id}${asked({ invite: info.invite ?? "" })}`;
  return h(
    "section",
    { class: "invitation" },
    h("h3", null, t("invite.title")),
    h("img", {
      class: "qr",
      src: `/api/tables/${info.id}/qr.svg${asked({ invite: info.invite ?? "" })}`,
      alt: t("invite.qr"),
      width: 176,
      height: 176,
    }),
    h(
      "p",
      null,
      h("input", { type: "text", readonly: true, value: link, "aria-label": t("invite.link") }),
    ),
    h("p", { class: "actions" }, share(`/t/${info.id}`, info.invite ?? "", info.title)),
  );
}

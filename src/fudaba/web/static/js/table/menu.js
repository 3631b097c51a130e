// The drawer *Table*: settings, invitation, rules, leaving; and help for the keyboard.

import { post } from "../api.js";
import { h } from "../dom.js";
import { go } from "../router.js";
import { settingsForm } from "../settings_form.js";
import { t } from "../words.js";
import { invitation } from "./waiting.js";

/** @typedef {import("../drawer.js").Leaf} Leaf */

/** @param {import("./table.js").TableElement} table @returns {Leaf} */
export function tableLeaf(table) {
  const info = table.table;
  const seated = info?.seats.some((seat) => seat.is_me);
  const leave = () =>
    table.attempt(async () => {
      await post(`/api/tables/${table.tableId}/leave`);
      go("/");
    });
  return {
    title: t("tool.table"),
    fine: table.scene?.status,
    class: "menu",
    body: [
      h(
        "p",
        { class: "actions" },
        h(
          "a",
          {
            class: "button",
            href: `/learn/${info?.game ?? ""}`,
            "data-plain": true,
            target: "_blank",
          },
          t("table.rules"),
        ),
        h("button", { on: { click: () => table.open("help") } }, t("table.keys")),
        seated && h("button", { on: { click: leave } }, t("table.leave")),
      ),
      settingsForm(() => table.drawer?.update()),
      info?.invite && invitation(info),
    ],
  };
}

/** @returns {Leaf} */
export function helpLeaf() {
  const lines = ["arrows", "enter", "numbers", "letters", "tab", "escape", "help"];
  return {
    title: t("keys.title"),
    body: h(
      "dl",
      { class: "facts keys" },
      lines.map((line) =>
        h(
          "div",
          null,
          h("dt", null, t(`keys.${line}`)),
          h("dd", null, h("kbd", null, t(`keys.${line}.key`))),
        ),
      ),
    ),
  };
}

// An address behind which there is nothing, or nothing for the visitor: why, and the way home.

import { h } from "./dom.js";
import { t } from "./words.js";

/** @param {string} why */
export const nowhere = (why) =>
  h(
    "section",
    { class: "room" },
    h("div", { role: "status" }, h("h2", null, why)),
    h("p", { class: "actions" }, h("a", { class: "button", href: "/" }, t("home.back"))),
  );

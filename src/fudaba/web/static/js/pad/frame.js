// What stands around every page of the pad.

import { h } from "../dom.js";
import { t } from "../words.js";

/** @typedef {import("../dom.js").Child} Child */

/**
 * @param {string} title @param {string} fine @param {Child} body
 * @param {Child} [tools]
 * @param {Child} [end]  what stands at the end of the bar
 */
export function frame(title, fine, body, tools, end) {
  return [
    h(
      "header",
      { class: "bar" },
      h(
        "a",
        { class: "home", href: "/" },
        h("img", { src: "/logo.svg", width: 32, height: 32, alt: t("home.back") }),
      ),
      h("h1", null, title, " ", fine && h("small", null, fine)),
      end && h("div", { class: "end" }, end),
    ),
    h("main", null, body),
    h("nav", { class: "tools", "aria-label": t("home.pad") }, tools),
  ];
}

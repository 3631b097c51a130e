// A drawer lies over what is shown and changes nothing there.

import { h, listen, show } from "./dom.js";
import { t } from "./words.js";

/** @typedef {import("./dom.js").Child} Child */

/**
 * @typedef {object} Leaf
 * @property {string} title
 * @property {string} [fine]
 * @property {Child} body
 * @property {string} [class]
 */

export class Drawer {
  /** @param {() => Leaf} draw @param {() => void} [closed] */
  constructor(draw, closed = () => {}) {
    this.draw = draw;
    this.dialog = /** @type {HTMLDialogElement} */ (
      h("dialog", { class: "drawer", "aria-labelledby": "drawer-title" })
    );
    listen(this.dialog);
    document.body.append(this.dialog);
    this.update();
    this.dialog.addEventListener("close", () => {
      this.dialog.remove();
      closed();
    });
    this.dialog.addEventListener("click", (event) => {
      if (event.target === this.dialog) this.close();
    });
    this.dialog.showModal();
  }

  get isOpen() {
    return this.dialog.open;
  }

  update() {
    const leaf = this.draw();
    show(
      this.dialog,
      h(
        "header",
        null,
        h("h2", { id: "drawer-title" }, leaf.title),
        leaf.fine && h("p", { class: "fine" }, leaf.fine),
        h(
          "button",
          { class: "quiet", autofocus: true, on: { click: () => this.close() } },
          t("close"),
        ),
      ),
      h("div", { class: leaf.class }, leaf.body),
    );
  }

  close() {
    this.dialog.close();
  }
}

// A link to hand on: to the device where it can share, else to the clipboard.

import { asked } from "./api.js";
import { h } from "./dom.js";
import { t } from "./words.js";

/** Milliseconds for which it is said that the link was copied. */
const SAID = 3000;

/**
 * A button that shares an address of this page.
 * @param {string} path
 * @param {string} invite  the secret that lets others see it, "" where all may
 * @param {string} title
 * @param {number} [at]  the moment of a match: a quiet button in a bar
 */
export function share(path, invite, title, at) {
  const link = `${location.origin}${path}${asked({ at, invite: invite || undefined })}`;
  return h("fd-share", { link, title, class: at === undefined ? undefined : "in-bar" });
}

class ShareElement extends HTMLElement {
  static observedAttributes = ["link", "title"];
  #button = h("button", { "data-do": "share", type: "button" });
  #said = h("span", { role: "status", class: "visually-hidden" });
  #timer = 0;

  connectedCallback() {
    this.#button.className = this.className === "in-bar" ? "quiet" : "";
    this.#button.onclick = () => this.share();
    this.replaceChildren(this.#button, this.#said);
    this.#show("");
  }

  disconnectedCallback() {
    clearTimeout(this.#timer);
  }

  attributeChangedCallback() {
    if (!this.#timer) this.#show("");
  }

  async share() {
    const url = this.getAttribute("link") ?? "";
    const title = this.getAttribute("title") ?? "";
    // A desk's own sheet for sharing asks more than a copied link; phones know whom one writes to.
    if ("share" in navigator && matchMedia("(pointer: coarse)").matches) {
      await navigator.share({ url, title }).catch(() => {});
      return;
    }
    this.#show(t((await copied(url)) ? "share.copied" : "share.not_copied", { link: url }));
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      this.#show("");
    }, SAID);
  }

  /** @param {string} said */
  #show(said) {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#button.textContent = said || t("share.share");
    this.#said.textContent = said;
  }
}

/** Whether a text is in the clipboard now; pages without encryption only have the old way. @param {string} text */
async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = /** @type {HTMLTextAreaElement} */ (h("textarea", { readonly: true }, text));
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}

customElements.define("fd-share", ShareElement);

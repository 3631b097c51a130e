// `<fd-pad-start>`: which game, by which rules, and who plays; then the pad opens.

import { get, post, Refused } from "../api.js";
import { h, listen, show } from "../dom.js";
import { NewTable } from "../home/new_table.js";
import { go } from "../router.js";
import { currentLanguage, onLanguage, t } from "../words.js";
import { frame } from "./frame.js";
import { kept } from "./kept.js";

/** @typedef {import("../types.js").GameInfo} GameInfo */

/** The rules as a new table has them, and names in the place of seats. */
class NewPad extends NewTable {
  /** @type {string[]} */
  names = [];
  dealer = 0;

  /** @param {GameInfo} game @param {() => void} again */
  constructor(game, again) {
    super(game, again);
    this.count = game.seats[0];
  }

  async open() {
    const names = Array.from({ length: this.count }, (_, at) => this.nameOf(at));
    await this.opened({
      game: this.game.name,
      preset: this.preset || undefined,
      options: Object.fromEntries(this.changed),
      names,
      dealer: Math.min(this.dealer, names.length - 1),
    });
  }

  /** @param {object} wanted */
  async opened(wanted) {
    try {
      const { id, key } = await post("/api/pads", wanted);
      go(`/pad/${id}#${key}`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.error = error.message;
      this.again();
    }
  }

  /** @param {number} at */
  nameOf(at) {
    return this.names[at]?.trim() || t("pad.player", { n: at + 1 });
  }

  /** @returns {HTMLElement} */
  draw() {
    const submit = (/** @type {Event} */ event) => {
      event.preventDefault();
      this.open();
    };
    return h(
      "form",
      { class: "new-form", on: { submit } },
      h(
        "fieldset",
        { class: "options" },
        h("legend", null, t("pad.who")),
        this.counts(),
        this.count > 2 &&
          h("p", { class: "fine" }, t(this.game.has_partners ? "pad.partners" : "pad.in_order")),
        this.players(),
      ),
      this.game.presets.length > 1 &&
        h(
          "fieldset",
          { class: "options" },
          h("legend", null, t("new.rules")),
          this.game.presets.map((preset) => this.presetRow(preset)),
        ),
      h(
        "details",
        { class: "options" },
        h("summary", null, t("new.details"), " ", h("small", null, this.told())),
        this.game.options.map((option) => this.optionRow(option)),
      ),
      this.error && h("p", { role: "alert", class: "accent" }, this.error),
      h("button", { class: "primary", type: "submit", "data-do": "open-pad" }, t("pad.open")),
    );
  }

  told() {
    return this.changed.size
      ? t("new.changed", { n: this.changed.size })
      : t("new.as_said", { n: this.game.options.length });
  }

  players() {
    return Array.from({ length: this.count }, (_, at) =>
      h(
        "p",
        { class: "player-row", "data-key": `player${at}` },
        h("input", {
          type: "text",
          maxlength: 16,
          placeholder: t("pad.player", { n: at + 1 }),
          "aria-label": t("pad.name_of", { n: at + 1 }),
          value: this.names[at] ?? "",
          on: {
            input: (/** @type {Event} */ event) => {
              this.names[at] = /** @type {HTMLInputElement} */ (event.target).value;
            },
          },
        }),
        h(
          "label",
          { class: "deals-first" },
          h("input", {
            type: "radio",
            name: "dealer",
            checked: this.dealer === at,
            on: {
              change: () => {
                this.dealer = at;
                this.again();
              },
            },
          }),
          h("span", null, t("pad.deals_first")),
        ),
      ),
    );
  }
}

class PadStartElement extends HTMLElement {
  /** @type {GameInfo[]} */
  games = [];
  /** @type {NewPad | null} */
  form = null;
  error = "";
  /** @type {() => void} */
  #stop = () => {};

  connectedCallback() {
    listen(this);
    document.body.className = "app pad-page";
    this.#stop = onLanguage(() => this.load());
    this.draw();
    this.load();
  }

  disconnectedCallback() {
    this.#stop();
  }

  async load() {
    this.games = await get("/api/games", { lang: currentLanguage() });
    this.choose(this.form?.game.name ?? "hachihachi");
  }

  /** @param {string} name */
  choose(name) {
    const game = this.games.find((one) => one.name === name) ?? this.games[0];
    const before = this.form;
    if (game) this.form = new NewPad(game, () => this.draw());
    if (before && this.form) this.form.names = before.names;
    this.draw();
  }

  /** A pad from a file that another one has written. @param {File | undefined} file */
  async bring(file) {
    if (!file || !this.form) return;
    try {
      const { fudaba_pad: version, ...wanted } = JSON.parse(await file.text());
      if (version !== 1) throw new SyntaxError("not a pad");
      await this.form.opened(wanted);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      this.error = t("pad.no_file");
      this.draw();
    }
  }

  draw() {
    if (!this.isConnected) return;
    const pads = kept();
    show(
      this,
      ...frame(
        t("home.pad"),
        "",
        h(
          "div",
          { class: "pad-start" },
          h("p", { class: "fine" }, t("pad.promise")),
          pads.length > 0 &&
            h(
              "section",
              { class: "tables" },
              h("h2", null, t("pad.yours")),
              h(
                "ul",
                null,
                pads.map((pad) =>
                  h(
                    "li",
                    { "data-key": pad.id },
                    h(
                      "a",
                      { href: `/pad/${pad.id}#${pad.key}` },
                      h("b", null, pad.title),
                      h("small", null, pad.names.join(", "), pad.subtitle && ` · ${pad.subtitle}`),
                    ),
                  ),
                ),
              ),
            ),
          h("p", { class: "actions" }, h("a", { class: "button", href: "/worth" }, t("pad.worth"))),
          h("h2", null, t("pad.new")),
          h(
            "div",
            { class: "strip games-strip", role: "radiogroup", "aria-label": t("pad.which_game") },
            this.games.map((game) =>
              h(
                "label",
                { "data-key": game.name },
                h("input", {
                  type: "radio",
                  name: "game",
                  value: game.name,
                  checked: this.form?.game.name === game.name,
                  on: { change: () => this.choose(game.name) },
                }),
                h("span", null, game.title),
              ),
            ),
          ),
          this.form?.draw(),
          this.error && h("p", { role: "alert", class: "accent" }, this.error),
          h(
            "label",
            { class: "fine bring" },
            t("pad.bring"),
            " ",
            h("input", {
              type: "file",
              accept: "application/json",
              on: {
                change: (/** @type {Event} */ event) =>
                  this.bring(/** @type {HTMLInputElement} */ (event.target).files?.[0]),
              },
            }),
          ),
        ),
      ),
    );
  }
}

customElements.define("fd-pad-start", PadStartElement);

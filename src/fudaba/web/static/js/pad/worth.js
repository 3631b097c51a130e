// `<fd-worth>`: cards tapped, and what is in them; nothing is kept.

import { get, post, Refused } from "../api.js";
import { loadPack } from "../cards.js";
import { h, listen, show } from "../dom.js";
import { rules } from "../rules.js";
import { fan } from "../table/seats.js";
import { currentLanguage, onLanguage, t } from "../words.js";
import { frame } from "./frame.js";
import { picker, toggled } from "./picker.js";

/** @typedef {import("../types.js").GameInfo} GameInfo */
/** @typedef {import("../types.js").WorthAnswer} WorthAnswer */

class WorthElement extends HTMLElement {
  /** @type {GameInfo[]} */
  games = [];
  game = "koikoi";
  preset = "";
  what = "";
  cards = "";
  /** @type {WorthAnswer | null} */
  answer = null;
  error = "";
  #asked = 0;
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
    await this.ask();
  }

  /** @param {string} game */
  choose(game) {
    this.game = game;
    this.preset = "";
    this.what = "";
    this.cards = "";
    this.ask();
  }

  async ask() {
    const mine = ++this.#asked;
    try {
      const { game, preset, what, cards } = this;
      const asked = { game, preset: preset || undefined, what, cards };
      const answer = await post(`/api/worth?lang=${currentLanguage()}`, asked);
      if (mine !== this.#asked) return;
      this.answer = answer;
      this.what = what || answer.kinds[0];
      this.error = "";
      await loadPack(answer.pack);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.error = error.message;
    }
    this.draw();
  }

  /**
   * @param {string} name @param {[string, string][]} options @param {string} now
   * @param {(value: string) => void} choose
   */
  strip(name, options, now, choose) {
    return h(
      "div",
      { class: "strip games-strip", role: "radiogroup", "aria-label": name },
      options.map(([value, text]) =>
        h(
          "label",
          { "data-key": value },
          h("input", {
            type: "radio",
            name,
            value,
            checked: value === now,
            on: { change: () => choose(value) },
          }),
          h("span", null, text),
        ),
      ),
    );
  }

  draw() {
    if (!this.isConnected) return;
    const { answer } = this;
    const game = this.games.find((one) => one.name === this.game);
    const presets = game?.presets ?? [];
    const lines = answer?.worth.lines ?? [];
    show(
      this,
      ...frame(
        t("pad.worth"),
        "",
        h(
          "div",
          { class: "pad-start worth-page" },
          this.strip(
            t("pad.which_game"),
            this.games.map((one) => [one.name, one.title]),
            this.game,
            (value) => this.choose(value),
          ),
          presets.length > 1 &&
            this.strip(
              t("new.rules"),
              presets.map((one) => [one.name, one.title]),
              this.preset || presets[0].name,
              (value) => {
                this.preset = value;
                this.ask();
              },
            ),
          answer &&
            this.strip(
              t("pad.worth"),
              answer.kinds.map((kind) => [kind, t(`pad.worth.${kind}`)]),
              this.what,
              (value) => {
                this.what = value;
                this.ask();
              },
            ),
          answer &&
            picker({
              pack: answer.pack,
              rows: answer.rows,
              chosen: this.cards,
              only: "",
              toggle: (code) => {
                this.cards = toggled(answer.rows, this.cards, code);
                this.ask();
                this.draw();
              },
            }),
          h(
            "section",
            { class: "payments", "aria-live": "polite" },
            lines.map((line) =>
              h(
                "details",
                { "data-key": line.name },
                h(
                  "summary",
                  null,
                  h("span", { class: "what" }, line.name),
                  h("b", null, line.worth),
                ),
                h(
                  "div",
                  { class: "why" },
                  line.cards && answer && fan(answer.pack, line.cards, { corner: true }),
                  line.rule && rules(this.game, line.rule, () => this.draw()),
                ),
              ),
            ),
            this.cards &&
              answer?.worth.problem &&
              h("p", { class: "problem" }, answer.worth.problem),
            this.error && h("p", { class: "problem", role: "alert" }, this.error),
            !this.cards && h("p", { class: "fine" }, t("pad.worth.text")),
            this.cards &&
              !answer?.worth.problem &&
              (answer?.worth.sums ?? []).map((sum) => h("p", { class: "fine" }, sum)),
            this.cards &&
              h(
                "div",
                { class: "total" },
                !answer?.worth.problem &&
                  h(
                    "p",
                    { class: "sum", "data-worth": true },
                    h("b", null, answer?.worth.total ?? ""),
                  ),
                h(
                  "button",
                  {
                    type: "button",
                    on: {
                      click: () => {
                        this.cards = "";
                        this.ask();
                      },
                    },
                  },
                  t("pad.clear"),
                ),
              ),
          ),
        ),
        [
          h("a", { class: "button quiet", href: "/pad" }, t("home.pad")),
          h("a", { class: "button quiet", href: "/worth", "aria-current": "page" }, t("pad.worth")),
        ],
      ),
    );
  }
}

customElements.define("fd-worth", WorthElement);

// `<fd-learn>`: each game on one page: its primer, what scores, every rule.

import { get } from "../api.js";
import { loadPack } from "../cards.js";
import { h, listen, show } from "../dom.js";
import { Drawer } from "../drawer.js";
import { rules, unmarked } from "../rules.js";
import { languageSelect } from "../settings_form.js";
import { sheetLink } from "../sheet_link.js";
import { fan } from "../table/seats.js";
import { announceTurn } from "../turn.js";
import { currentLanguage, onLanguage, t } from "../words.js";
import { followSteps } from "./strip.js";

/** @typedef {import("../types.js").GameInfo} GameInfo */
/** @typedef {import("../types.js").Help} Help */
/** @typedef {import("../types.js").RuleInfo} RuleInfo */

/** An element as the server tells it: its name, its attributes, its children. @param {any} told */
const built = (told) =>
  typeof told === "string" ? told : h(told[0], told[1], ...told.slice(2).map(built));

class LearnElement extends HTMLElement {
  /** @type {GameInfo[]} */
  games = [];
  /** @type {Help | null} */
  help = null;
  /** @type {RuleInfo[]} */
  book = [];
  /** @type {unknown} */
  primer = null;
  /** @type {(() => void)[]} */
  #stops = [];

  get game() {
    return this.getAttribute("game") ?? "";
  }

  connectedCallback() {
    listen(this);
    document.body.className = "app";
    this.#stops.push(onLanguage(() => this.load()));
    this.addEventListener("click", (event) => this.openRule(event));
    announceTurn(null);
    this.draw();
    this.load();
  }

  disconnectedCallback() {
    for (const stop of this.#stops) stop();
  }

  async load() {
    const lang = currentLanguage();
    this.games = await get("/api/games", { lang });
    this.draw();
    const info = this.info();
    if (!info) return;
    const [told, help, book] = await Promise.all([
      get(`/api/primers/${this.game}`, { lang }),
      get(`/api/help/${this.game}`, { lang }),
      get(`/api/rules/${this.game}`, { lang }),
      loadPack(info.pack),
    ]);
    const isFirst = !this.help;
    this.primer = told.article;
    this.help = help;
    this.book = book;
    this.draw();
    if (isFirst && location.hash) this.goTo(location.hash.slice(1));
  }

  /** To what the address names, unfolded. @param {string} id */
  goTo(id) {
    const place = document.getElementById(id);
    const folded = place?.closest("details");
    if (folded) folded.open = true;
    place?.scrollIntoView();
  }

  /** A rule that the text names lies open over it. @param {Event} event */
  openRule(event) {
    const link = event.target instanceof Element ? event.target.closest("a[data-rule]") : null;
    if (!link) return;
    event.preventDefault();
    const id = link.getAttribute("data-rule") ?? "";
    const drawer = new Drawer(() => ({
      title: this.info()?.title ?? "",
      body: rules(this.game, id, () => drawer?.isOpen && drawer.update()),
    }));
  }

  info() {
    return this.games.find((game) => game.name === this.game);
  }

  draw() {
    if (!this.isConnected) return;
    const info = this.info();
    show(
      this,
      h(
        "header",
        { class: "bar" },
        h(
          "a",
          { class: "home", href: "/" },
          h("img", { src: "/logo.svg", width: 32, height: 32, alt: t("home.back") }),
        ),
        h("h1", null, info?.title ?? t("learn.title")),
        h(
          "div",
          { class: "end" },
          languageSelect(() => this.draw()),
        ),
      ),
      h("main", null, info ? this.page(info) : this.list()),
      h(
        "nav",
        { class: "tools", "aria-label": t("home.places") },
        h("a", { class: "button quiet", href: "/" }, t("home.play")),
        h("a", { class: "button quiet", href: "/pad" }, t("home.pad")),
        h("a", { class: "button quiet", "aria-current": "page", href: "/learn" }, t("home.learn")),
      ),
    );
    followSteps(this);
  }

  list() {
    return h(
      "div",
      { class: "primer" },
      h("h2", null, t("learn.title")),
      h(
        "ul",
        { class: "chapters" },
        h(
          "li",
          { "data-key": "first" },
          h(
            "a",
            { href: "/learn/first" },
            h("b", null, t("learn.first")),
            h("span", null, t("learn.first_text")),
          ),
        ),
        this.games.map((game) =>
          h(
            "li",
            { "data-key": game.name },
            h(
              "a",
              { href: `/learn/${game.name}` },
              h("b", null, game.title),
              h("span", null, game.summary),
            ),
          ),
        ),
      ),
    );
  }

  /** @param {GameInfo} info */
  page(info) {
    return h(
      "div",
      null,
      this.primer
        ? built(this.primer)
        : h("p", { class: "primer lead" }, this.help?.brief ?? info.summary),
      h(
        "div",
        { class: "primer" },
        this.actions(info),
        (this.help?.sections ?? []).map((section) => this.section(info, section)),
        this.book.length > 0 && this.rulebook(),
      ),
    );
  }

  /** @param {GameInfo} info */
  actions(info) {
    return h(
      "p",
      { class: "actions" },
      h(
        "a",
        { class: "button primary", href: `/new/${info.name}` },
        t("learn.play", { title: info.title }),
      ),
      info.name === "koikoi" && h("a", { class: "button", href: "/learn/first" }, t("learn.first")),
      sheetLink(info.name),
      h("a", { class: "button", href: "/learn" }, t("learn.all")),
    );
  }

  rulebook() {
    return h(
      "details",
      { class: "beyond", "data-key": "book" },
      h("summary", null, h("h2", null, t("learn.rules"))),
      h(
        "dl",
        { class: "rules" },
        this.book.map((rule) =>
          h(
            "div",
            { "data-key": rule.id, id: rule.id },
            h("dt", null, rule.id),
            h("dd", null, unmarked(rule.text)),
          ),
        ),
      ),
    );
  }

  /** @param {GameInfo} info @param {import("../types.js").HelpSection} section */
  section(info, section) {
    return h(
      "details",
      { class: "beyond", "data-key": section.title },
      h("summary", null, h("h2", null, section.title)),
      section.text && h("p", null, section.text),
      (section.rows ?? []).length > 0 &&
        h(
          "div",
          { class: "lookup" },
          (section.rows ?? []).map((row) =>
            h(
              "details",
              { "data-key": row.name },
              h(
                "summary",
                null,
                h("span", null, row.name, row.text && h("small", null, row.text)),
                row.cards && fan(info.pack, row.cards),
              ),
              row.rule && rules(info.name, row.rule, () => this.draw()),
            ),
          ),
        ),
    );
  }
}

customElements.define("fd-learn", LearnElement);

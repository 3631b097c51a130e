// `<fd-home>`: play now first, everything else below it.

import { get, post, Refused } from "../api.js";
import { card, loadPack } from "../cards.js";
import { h, listen, show } from "../dom.js";
import { Drawer } from "../drawer.js";
import { me } from "../me.js";
import { go, isNow } from "../router.js";
import { languageSelect, settingsForm } from "../settings_form.js";
import { currentLanguage, listed, onLanguage, t } from "../words.js";
import { announceTurn } from "../turn.js";
import { NewTable } from "./new_table.js";

/** @typedef {import("../types.js").GameInfo} GameInfo */
/** @typedef {import("../types.js").TableCard} TableCard */
/** @typedef {import("../types.js").Lists} Lists */

/** Two cards that stand for each game. @type {{[game: string]: [string, string]}} */
const FACES = {
  koikoi: ["8L", "9A"],
  hachihachi: ["1L", "12L"],
  hachijuu: ["6R", "10R"],
  800: ["SK", "T20"],
  1000: ["HQ", "T19"],
  150: ["CN", "T16"],
  fjabbe: ["DJ", "*"],
};
const REFRESH = 5000;

class HomeElement extends HTMLElement {
  /** @type {GameInfo[]} */
  games = [];
  /** @type {Lists} */
  lists = { mine: [], open: [], watch: [], finished: [] };
  /** @type {Drawer | null} */
  drawer = null;
  /** Why a table could not be opened. */
  error = "";
  /** @type {(() => void)[]} */
  #stops = [];

  connectedCallback() {
    listen(this);
    document.body.className = "app home-page";
    const timer = window.setInterval(() => this.refresh(), REFRESH);
    this.#stops.push(
      () => clearInterval(timer),
      onLanguage(() => this.load()),
    );
    this.draw();
    this.load();
  }

  disconnectedCallback() {
    for (const stop of this.#stops) stop();
    this.drawer?.close();
  }

  async load() {
    const lang = currentLanguage();
    loadPack("hanafuda").then(() => this.draw());
    const [games, lists] = await Promise.all([
      get("/api/games", { lang }),
      get("/api/tables", { lang }),
    ]);
    this.games = games;
    this.lists = lists;
    this.draw();
    for (const pack of new Set(this.games.map((game) => game.pack))) {
      loadPack(pack).then(() => this.draw());
    }
    const wanted = this.getAttribute("new");
    if (wanted && !this.drawer) this.openNew(wanted);
  }

  async refresh() {
    if (document.hidden || !this.isConnected) return;
    try {
      this.lists = await get("/api/tables", { lang: currentLanguage() });
    } catch {
      return;
    }
    this.draw();
  }

  async playNow() {
    const game = this.games.find((one) => one.name === "koikoi");
    const level = game?.bots.some((bot) => bot.level === "beginner")
      ? "beginner"
      : (game?.bots[0]?.level ?? "beginner");
    try {
      const { id } = await post("/api/tables", {
        game: "koikoi",
        seats: [{ kind: "me" }, { kind: "bot", level }],
        hints: true,
      });
      go(`/t/${id}`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.error = error.message;
      this.draw();
    }
  }

  /** @param {string} name */
  openNew(name) {
    const game = this.games.find((one) => one.name === name);
    if (!game) return;
    const form = new NewTable(game, () => this.drawer?.update());
    this.drawer = new Drawer(
      () => ({ title: game.title, class: "new-table", body: form.draw() }),
      () => {
        this.drawer = null;
        if (location.pathname.startsWith("/new/")) isNow("/");
      },
    );
  }

  openSettings() {
    this.drawer = new Drawer(
      () => ({
        title: t("settings.title"),
        class: "menu",
        body: settingsForm(() => this.drawer?.update()),
      }),
      () => {
        this.drawer = null;
        this.draw();
      },
    );
  }

  draw() {
    if (!this.isConnected) return;
    const waits = this.lists.mine.some((table) => table.your_turn);
    announceTurn(waits ? t("title.your_turn") : null);
    show(
      this,
      h(
        "header",
        { class: "bar" },
        h(
          "a",
          { class: "home", href: "/", "aria-label": t("home.back") },
          h("img", { src: "/logo.svg", width: 40, height: 40, alt: "" }),
        ),
        h("h1", null, "Fudaba ", h("small", { lang: "ja" }, "札場")),
        h(
          "div",
          { class: "end" },
          languageSelect(() => this.draw()),
          h(
            "button",
            { class: "quiet", "data-do": "settings", on: { click: () => this.openSettings() } },
            me.name || t("home.your_name"),
          ),
        ),
      ),
      h(
        "main",
        null,
        h("div", { class: "lobby" }, this.hero(), this.mine(), this.seven(), this.others()),
      ),
      h(
        "nav",
        { class: "tools", "aria-label": t("home.places") },
        h("a", { class: "button quiet", "aria-current": "page", href: "/" }, t("home.play")),
        h("a", { class: "button quiet", href: "/pad" }, t("home.pad")),
        h("a", { class: "button quiet", href: "/learn" }, t("home.learn")),
      ),
    );
  }

  hero() {
    return h(
      "section",
      { class: "hero" },
      h(
        "div",
        null,
        h("h2", null, t("home.dealt")),
        h("p", null, t("home.promise")),
        h(
          "p",
          { class: "actions" },
          h(
            "button",
            { class: "button primary", "data-do": "play-now", on: { click: () => this.playNow() } },
            t("home.play_now"),
          ),
          h("a", { class: "button", href: "/learn/first" }, t("home.show_me")),
        ),
        this.error && h("p", { role: "alert", class: "accent" }, this.error),
      ),
      h(
        "ul",
        { class: "lights", "aria-hidden": "true" },
        ["1L", "3L", "8L", "11L", "12L"].map((code, at) =>
          h("li", { vars: { "--i": at - 2 } }, card("hanafuda", code, { label: "" })),
        ),
      ),
    );
  }

  mine() {
    const { mine, finished } = this.lists;
    return h(
      "section",
      { class: "tables mine", "aria-labelledby": "mine" },
      h("h2", { id: "mine" }, t("home.your_tables")),
      mine.length + finished.length > 0
        ? h(
            "ul",
            null,
            mine.map((table) => row(table, `/t/${table.id}`, stateOf(table), table.your_turn)),
            finished
              .slice(0, 3)
              .map((table) => row(table, `/replay/${table.id}`, t("home.look_back"))),
          )
        : h("p", { class: "fine" }, t("home.none_yet")),
      h(
        "p",
        { class: "actions" },
        h("a", { class: "button", href: "/new/koikoi" }, t("home.new_table")),
        h("a", { class: "button", href: "/pad" }, t("home.pad")),
      ),
    );
  }

  seven() {
    return h(
      "section",
      { class: "games", "aria-labelledby": "games-title" },
      h("h2", { id: "games-title" }, t("home.seven")),
      h(
        "ul",
        null,
        this.games.map((game) =>
          h(
            "li",
            { "data-key": game.name },
            h(
              "a",
              { href: `/new/${game.name}`, "data-game": game.name },
              pair(game.pack, FACES[game.name] ?? ["back", "back"]),
              h("b", null, game.title),
              h("small", null, seatsText(game)),
              h("span", null, t(`game.${game.name}`)),
            ),
          ),
        ),
        h(
          "li",
          { "data-key": "learn" },
          h(
            "a",
            { href: "/learn" },
            h("span", { class: "pair" }, card("hanafuda", "back"), card("snapphana", "back")),
            h("b", null, t("home.learn")),
            h("small", null, t("home.learn_pace")),
            h("span", null, t("home.learn_text")),
          ),
        ),
      ),
    );
  }

  others() {
    const { open, watch } = this.lists;
    return h(
      "section",
      { class: "tables open", "aria-labelledby": "open" },
      h("h2", { id: "open" }, t("home.open_tables")),
      open.length + watch.length > 0
        ? h(
            "ul",
            null,
            open.map((table) => row(table, `/t/${table.id}`, t("home.sit"))),
            watch.map((table) => row(table, `/t/${table.id}`, t("home.watch"))),
          )
        : h("p", { class: "fine" }, t("home.no_open")),
    );
  }
}

/** @param {string} pack @param {[string, string]} codes */
function pair(pack, codes) {
  return h(
    "span",
    { class: "pair" },
    codes.map((code) => card(pack, code, { label: "" })),
  );
}

/** @param {GameInfo} game */
export function seatsText(game) {
  const [least, most] = [Math.min(...game.seats), Math.max(...game.seats)];
  return least === most
    ? t("home.players", { n: least })
    : t("home.players_range", { least, most });
}

/** @param {TableCard} table */
function stateOf(table) {
  if (table.your_turn) return t("home.your_turn");
  return table.state === "waiting" ? t("home.waiting") : t("home.playing");
}

/** @param {TableCard} table @param {string} href @param {string} go @param {boolean} [accent] */
function row(table, href, go, accent) {
  const others = table.seats.filter((seat) => !seat.is_me && seat.name).map((seat) => seat.name);
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  const note = [
    others.length > 0 && t("home.with", { names: listed(others) }),
    free > 0 && t("home.free", { n: free }),
  ];
  return h(
    "li",
    { "data-key": table.id },
    h(
      "a",
      { href },
      h("b", null, table.title),
      h("small", null, note.filter(Boolean).join(" · ")),
      h("span", { class: accent ? "accent" : undefined }, go),
    ),
  );
}

customElements.define("fd-home", HomeElement);

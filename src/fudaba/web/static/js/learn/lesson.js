// `<fd-lesson>`: the guided first deal. A real match, played before; the learner makes its moves.

import { get, post } from "../api.js";
import { loadPack } from "../cards.js";
import { h, listen, show } from "../dom.js";
import { Drawer } from "../drawer.js";
import { go } from "../router.js";
import { onSettings, pace, settings } from "../settings.js";
import { board } from "../table/board.js";
import { pileLeaf } from "../table/drawers.js";
import { Flight } from "../table/flight.js";
import { playButton } from "../table/hand.js";
import { Places } from "../table/middle.js";
import { sheetArticle } from "../table/sheet.js";
import { picture, Ways } from "../table/ways.js";
import { announceTurn } from "../turn.js";
import { currentLanguage, onLanguage, t } from "../words.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").LessonStep} LessonStep */

class LessonElement extends HTMLElement {
  /** @type {LessonStep[]} */
  steps = [];
  at = 0;
  chosen = "";
  telling = false;
  narration = "";
  /** Something else was chosen than the lesson is about. */
  strayed = false;
  places = new Places();
  /** @type {Flight | null} */
  #flight = null;
  /** @type {(() => void)[]} */
  #stops = [];

  connectedCallback() {
    listen(this);
    document.body.className = "table";
    const onTap = () => this.#flight?.skip();
    document.addEventListener("pointerdown", onTap);
    this.#stops.push(
      () => document.removeEventListener("pointerdown", onTap),
      onSettings(() => this.draw()),
      onLanguage(() => this.load()),
    );
    announceTurn(null);
    this.load();
  }

  disconnectedCallback() {
    for (const stop of this.#stops) stop();
    this.#flight?.skip();
    document.documentElement.classList.remove("paper");
  }

  get step() {
    return this.steps[this.at];
  }

  async load() {
    const { steps } = await get("/api/lesson", { lang: currentLanguage() });
    await loadPack(steps[0].scene.pack);
    this.steps = steps;
    this.draw();
  }

  /** @param {number} at */
  async turn(at) {
    if (at < 0 || at >= this.steps.length || this.telling) return;
    const forward = at === this.at + 1;
    const scene = this.steps[at].scene;
    const isNew = forward && scene.happened !== this.step.scene.happened;
    const was = picture(this);
    this.at = at;
    this.chosen = "";
    this.strayed = false;
    this.telling = isNew && !scene.finished?.length;
    this.draw();
    if (!this.telling) return;
    this.#flight = new Flight(this, scene.pack, settings.corners !== "off");
    const ways = new Ways(was, picture(this), true).follow(scene.steps ?? []).end();
    this.#flight.glide(was, new Set(ways.stops.keys()), pace());
    await this.#flight.tell(ways, pace(), (text) => {
      this.narration = text;
      this.draw();
    });
    this.telling = false;
    this.narration = "";
    this.draw();
  }

  /** @param {string} action */
  did(action) {
    if (action === this.step.wants) {
      this.turn(this.at + 1);
      return;
    }
    this.strayed = true;
    this.draw();
  }

  /** The scene with nothing open but what the lesson is about. @returns {Scene} */
  scene() {
    const { scene, wants } = this.step;
    const decides =
      Boolean(wants) && scene.question?.choices?.some((choice) => choice.actions.includes(wants));
    const question = scene.question && (decides ? { ...scene.question, text: this.text() } : null);
    return {
      ...scene,
      question: wants ? (question ?? scene.question) : null,
      hand: scene.hand?.map((one) => ({
        ...one,
        action: one.action === wants ? one.action : "",
        is_up: Boolean(wants) && one.action === wants,
      })),
      middle: {
        ...scene.middle,
        places: scene.middle.places?.map((place) => ({
          ...place,
          action: place.action === wants ? place.action : "",
        })),
      },
    };
  }

  text() {
    return this.strayed ? t("lesson.8.other") : t(`lesson.${this.step.part}.text`);
  }

  async playNow() {
    const { id } = await post("/api/tables", {
      game: "koikoi",
      seats: [{ kind: "me" }, { kind: "bot", level: "beginner" }],
      hints: true,
    });
    go(`/t/${id}`);
  }

  draw() {
    if (!this.isConnected || !this.step) return;
    const sheet = this.step.scene.finished?.[0];
    document.documentElement.classList.toggle("paper", Boolean(sheet));
    this.dataset.part = String(this.step.part);
    this.dataset.state = this.telling ? "telling" : "asked";
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
        h(
          "h1",
          null,
          t("lesson.title"),
          " ",
          h("small", null, t("lesson.step", { at: this.step.part, of: 9 })),
        ),
        h(
          "div",
          { class: "end" },
          h("a", { class: "button quiet", "data-do": "skip", href: "/" }, t("lesson.skip")),
        ),
      ),
      h("main", null, sheet ? this.end(sheet) : this.table()),
      h(
        "nav",
        { class: "tools", "aria-label": t("lesson.title") },
        !sheet &&
          h(
            "button",
            {
              class: "quiet",
              disabled: this.at === 0,
              on: { click: () => this.turn(this.at - 1) },
            },
            t("lesson.back"),
          ),
        this.step.wants &&
          h(
            "button",
            { class: "quiet", "data-do": "show", on: { click: () => this.turn(this.at + 1) } },
            t("lesson.show"),
          ),
      ),
    );
  }

  /** @param {import("../types.js").Sheet} sheet */
  end(sheet) {
    const { scene } = this.step;
    return h(
      "div",
      null,
      h(
        "div",
        { class: "coach", role: "status" },
        h("p", null, h("strong", null, t("lesson.9.strong"))),
        h("p", null, t("lesson.9.text")),
      ),
      sheetArticle({
        game: scene.game,
        pack: scene.pack,
        sheet,
        course: [],
        again: () => this.draw(),
        buttons: [
          h("a", { class: "button", href: "/learn" }, t("home.learn")),
          h(
            "button",
            { class: "primary", "data-do": "play-now", on: { click: () => this.playNow() } },
            t("lesson.done"),
          ),
        ],
      }),
    );
  }

  table() {
    const scene = this.scene();
    const { part, wants } = this.step;
    const decides = scene.question?.is_weighty;
    const coach =
      !decides &&
      h(
        "div",
        {
          class: ["coach", wants.startsWith("play") && "points"],
          role: "status",
          "data-key": "coach",
        },
        h(
          "p",
          null,
          h(
            "strong",
            null,
            this.telling && this.narration ? this.narration : t(`lesson.${part}.strong`),
          ),
        ),
        h("p", null, this.text()),
        (!wants || this.chosen) &&
          h(
            "p",
            { class: "actions" },
            wants
              ? playButton(() => this.did(wants))
              : h(
                  "button",
                  {
                    class: "primary",
                    "data-do": "go-on",
                    on: { click: () => this.turn(this.at + 1) },
                  },
                  t("lesson.next"),
                ),
          ),
      );
    const shown = board(
      {
        scene,
        places: this.places,
        chosen: this.chosen,
        answering: {
          ticked: new Set(),
          gathered: new Set(),
          parts: new Map(),
          would: null,
          busy: false,
          choose: (choice) => this.did(choice.actions[0] ?? ""),
          tick: () => {},
          drop: () => {},
          leaveOut: () => {},
          confirm: () => {},
          rule: () => {},
        },
        telling: this.telling,
        narration: this.narration,
        notice: null,
        hint: null,
        lost: false,
        coach,
        aside: this.contents(),
      },
      {
        touch: (code) => this.touch(code),
        play: () => this.did(wants),
        take: (place) => this.did(place.action || wants),
        openPile: (seat) => new Drawer(() => pileLeaf(scene, seat)),
      },
    );
    return shown;
  }

  /** @param {string} code */
  touch(code) {
    const one = this.scene().hand?.find((held) => held.card === code);
    if (!one?.action) return;
    if (this.chosen === code || settings.tap) this.did(one.action);
    else {
      this.chosen = code;
      this.draw();
    }
  }

  contents() {
    return h(
      "aside",
      { class: "rail" },
      h(
        "section",
        null,
        h("h2", null, t("lesson.in_steps")),
        h(
          "ol",
          { class: "steps" },
          Array.from({ length: 9 }, (_, part) =>
            h(
              "li",
              { "aria-current": part + 1 === this.step.part ? "step" : undefined },
              t(`lesson.${part + 1}.title`),
            ),
          ),
        ),
      ),
    );
  }
}

customElements.define("fd-lesson", LessonElement);

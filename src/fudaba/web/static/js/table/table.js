// `<fd-table>`: a table as one sits at it or watches it. It holds what is shown and what has been
// chosen, sends answers, and draws everything anew whenever something has changed.

import { post } from "../api.js";
import { loadPack } from "../cards.js";
import { h, listen, show } from "../dom.js";
import { Drawer } from "../drawer.js";
import { go } from "../router.js";
import { onSettings, pace, settings } from "../settings.js";
import { TableSocket } from "../socket.js";
import { play as sound } from "../sound.js";
import { announceTurn } from "../turn.js";
import { currentLanguage, onLanguage, t } from "../words.js";
import { board } from "./board.js";
import { curtain } from "./curtain.js";
import { logLeaf, pileLeaf, scoresLeaf, trickLeaf, yakuLeaf } from "./drawers.js";
import { hintOf } from "./hint.js";
import { keys } from "./keys.js";
import { isField } from "./kind.js";
import { tableLeaf, helpLeaf } from "./menu.js";
import { Places } from "./middle.js";
import { Flight, picture, Ways } from "./motion.js";
import { gathers, isGathered, isReady } from "./question.js";
import { sheetArticle } from "./sheet.js";
import { absence, lostNotice } from "./states.js";
import { waitingRoom } from "./waiting.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").SeatScene} SeatScene */
/** @typedef {import("../types.js").Sheet} Sheet */
/** @typedef {import("../types.js").TableInfo} TableInfo */
/** @typedef {import("../types.js").Choice} Choice */
/** @typedef {import("../types.js").Place} Place */
/** @typedef {import("../types.js").Would} Would */
/** @typedef {import("../types.js").Step} Step */

export class TableElement extends HTMLElement {
  /** @type {TableInfo | null} */
  table = null;
  /** What is shown. @type {Scene | null} */
  scene = null;
  /** Came in while something was being told. @type {Scene | null} */
  next = null;
  /** @type {TableSocket | null} */
  socket = null;
  /** Finished deals that have not been looked at. @type {Sheet[]} */
  sheets = [];
  /** All finished deals, for the chart. @type {Sheet[]} */
  course = [];
  /** @type {import("./hint.js").Hint | null} */
  hint = null;
  hinting = false;
  chosen = "";
  /** A field card tapped together with a hand card: taken when the question comes. */
  wish = "";
  telling = false;
  narration = "";
  isOpen = true;
  /** @type {number} */
  lostSince = 0;
  /** @type {{strong: string, text?: string, button?: import("../dom.js").Child} | null} */
  notice = null;
  /** @type {Drawer | null} */
  drawer = null;
  /** An answer that the server has not stored yet. @type {{id: string, message: object} | null} */
  pending = null;
  gathered = /** @type {Set<string>} */ (new Set());
  ticked = /** @type {Set<number>} */ (new Set());
  /** Cards of a ticked choice that are not shown. @type {Map<number, Set<string>>} */
  leftOut = new Map();
  /** @type {Would | null} */
  would = null;
  places = new Places();
  told = 0;
  #number = 0;
  #asked = "";
  /** @type {Flight | null} */
  #flight = null;
  /** @type {(() => void)[]} */
  #stops = [];

  get tableId() {
    return this.getAttribute("table") ?? "";
  }

  connectedCallback() {
    listen(this);
    document.body.className = "table";
    this.socket = new TableSocket(
      this.tableId,
      (message) => this.hear(message),
      (open) => this.line(open),
      () => this.told,
    );
    /** @param {KeyboardEvent} event */
    const onKey = (event) => keys(this, event);
    const onTap = () => this.#flight?.skip();
    const onTick = window.setInterval(() => this.tick(), 1000);
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onTap);
    this.#stops.push(
      () => document.removeEventListener("keydown", onKey),
      () => document.removeEventListener("pointerdown", onTap),
      () => clearInterval(onTick),
      onSettings(() => this.draw()),
      onLanguage(() => this.speak()),
    );
    this.draw();
  }

  disconnectedCallback() {
    for (const stop of this.#stops) stop();
    this.socket?.close();
    this.drawer?.close();
    this.#flight?.skip();
    document.body.classList.remove("snapphana");
    announceTurn(null);
  }

  async speak() {
    if (this.scene) await loadPack(this.scene.pack);
    this.socket?.send({ t: "language", lang: currentLanguage() });
    this.draw();
  }

  // -- What the server says.

  /** @param {any} message */
  hear(message) {
    if (message.t === "state") this.state(message.scene, message.table);
    else if (message.t === "table") {
      this.table = message.table;
      this.draw();
    } else if (message.t === "ack") {
      if (this.pending?.id === message.id) this.pending = null;
      this.draw();
    } else if (message.t === "refused") this.refused(message);
    else if (message.t === "would") {
      this.would = message;
      this.draw();
    } else if (message.t === "hint" && this.scene) {
      this.hint = hintOf(message, this.scene);
      this.hinting = false;
      if (this.hint.best) this.chosen = this.hint.best;
      this.draw();
    } else if (message.t === "nudged") {
      sound("turn");
      this.say({ strong: t("state.nudged", { name: message.from }) });
    } else if (message.t === "closed") {
      this.say({ strong: message.text || t("state.closed") });
    }
  }

  /** @param {boolean} open */
  line(open) {
    if (open === this.isOpen) return;
    this.isOpen = open;
    this.lostSince = open ? 0 : Date.now();
    if (open && this.pending) this.socket?.send(this.pending.message);
    this.draw();
  }

  /** @param {{key: string, text: string, id: string}} message */
  refused(message) {
    if (this.pending?.id === message.id) this.pending = null;
    this.hinting = false;
    this.say({ strong: message.text, text: t("state.as_it_is") });
  }

  /** @param {{strong: string, text?: string, button?: import("../dom.js").Child}} notice */
  say(notice) {
    this.notice = notice;
    this.draw();
  }

  /** @param {Scene | null} scene @param {TableInfo} table */
  async state(scene, table) {
    this.table = table;
    if (!scene) {
      this.draw();
      return;
    }
    document.body.classList.toggle("snapphana", scene.pack.toLowerCase() === "snapphana");
    await loadPack(scene.pack);
    this.told = scene.happened;
    if (this.telling || this.sheets.length) {
      this.next = this.next ? joined(this.next, scene) : scene;
      return;
    }
    await this.arrive(scene);
  }

  // -- What happened is told, then asked.

  /** @param {Scene} scene @returns {Promise<void>} */
  async arrive(scene) {
    const before = this.scene;
    const steps = scene.steps ?? [];
    const finished = scene.finished ?? [];
    const sameSeat = before?.seat === scene.seat;
    this.learnCourse(finished);
    this.notice = null;
    this.hint = null;
    this.hinting = false;
    const corner = settings.corners !== "off";
    this.#flight = new Flight(this, scene.pack, corner);
    if (!before && scene.deal === 1 && steps.length && !this.table?.turn && !finished.length) {
      return this.dealt(scene);
    }
    if (!before || !sameSeat || this.table?.turn) {
      this.take(scene);
      this.draw();
      this.sheets.push(...(before ? finished : []));
      if (!before && finished.length && scene.is_over) this.sheets.push(...finished.slice(-1));
      this.draw();
      return this.settled();
    }
    this.telling = true;
    if (finished.length || before.deal !== scene.deal) {
      const cut = cutOf(steps, before);
      await this.tell(
        new Ways(picture(this), picture(this), false).follow(steps.slice(0, cut)).end(),
      );
      this.sheets.push(...finished);
      this.telling = false;
      if (this.sheets.length) {
        this.next = this.next
          ? joined({ ...scene, finished: [] }, this.next)
          : { ...scene, finished: [], steps: steps.slice(cut) };
        this.draw();
        return undefined;
      }
      return this.dealt({ ...scene, finished: [], steps: steps.slice(cut) });
    }
    const was = picture(this);
    this.take(scene);
    this.draw();
    const is = picture(this);
    const ways = new Ways(was, is, true).follow(steps).end();
    this.#flight.glide(was, new Set(ways.stops.keys()), pace());
    await this.tell(ways);
    return this.settled();
  }

  /** A new deal: it is dealt, and what has happened in it is told. @param {Scene} scene */
  async dealt(scene) {
    this.telling = true;
    this.take(scene);
    this.#flight = new Flight(this, scene.pack, settings.corners !== "off");
    this.draw();
    const is = picture(this);
    const ways = new Ways(is, is, true)
      .follow((scene.steps ?? []).filter((step) => step.kind !== "deal"))
      .end();
    if (!ways.stops.size) this.#flight.deal(is, pace());
    else await this.tell(ways);
    return this.settled();
  }

  /** @param {Ways} ways */
  async tell(ways) {
    await this.#flight?.tell(ways, pace(), (text) => {
      this.narration = text;
      this.draw();
    });
  }

  /** Everything is told: ask, or go on with what came meanwhile. @returns {Promise<void>} */
  async settled() {
    this.telling = false;
    this.narration = "";
    this.#flight = null;
    const next = this.next;
    this.next = null;
    if (next) return this.arrive(next);
    this.draw();
    this.grant();
    const own = this.scene?.question;
    announceTurn(own && this.scene ? this.scene.prompt : null);
    if (own && document.hidden) sound("turn");
    return undefined;
  }

  /** What was tapped together with the card is taken now. */
  grant() {
    const wish = this.wish;
    this.wish = "";
    if (!wish || this.scene?.question?.form !== "place") return;
    const place = this.scene.middle.places?.find(
      (one) => one.action && one.cards.split(" ").includes(wish),
    );
    if (place?.action) this.send([place.action]);
  }

  /** @param {Scene} scene */
  take(scene) {
    const asked = JSON.stringify([scene.number, scene.question?.phase, scene.deal, scene.seat]);
    if (asked !== this.#asked) {
      this.#asked = asked;
      this.chosen = "";
      this.gathered = new Set();
      this.ticked = new Set();
      this.would = null;
      const question = scene.question;
      this.leftOut = new Map();
      if (question?.form === "several") {
        (question.choices ?? []).forEach((choice, at) => choice.is_marked && this.ticked.add(at));
        this.scene = scene;
        this.askWould();
      }
    }
    this.scene = scene;
    if (scene.question?.form === "card" && !this.chosen) {
      const playable = (scene.hand ?? []).filter((one) => one.action);
      if (playable.length === 1) this.chosen = playable[0].card;
    }
  }

  /** Keep all deals that have ended, for the chart. @param {Sheet[]} finished */
  learnCourse(finished) {
    const known = new Set(finished.map((sheet) => sheet.number));
    this.course = [...this.course.filter((sheet) => !known.has(sheet.number)), ...finished];
    this.course.sort((a, b) => a.number - b.number);
  }

  /** The sheet on top has been read. */
  async turnOver() {
    this.sheets.shift();
    const next = this.next;
    if (this.sheets.length || !next) {
      this.draw();
      return;
    }
    this.next = null;
    await this.dealt(next);
  }

  // -- What the viewer does.

  /** @param {string} code */
  touch(code) {
    const { scene } = this;
    const one = scene?.hand?.find((held) => held.card === code);
    if (!scene || !one?.action || this.telling || !this.isOpen) return;
    this.notice = null;
    if (isGathered(scene.question, one)) {
      this.toggle(this.gathered, code, scene.question?.most ?? 1);
      this.askWould();
    } else if (this.chosen === code || settings.tap) {
      this.chosen = code;
      this.play();
      return;
    } else {
      this.chosen = code;
    }
    this.draw();
  }

  /** @param {Set<string>} set @param {string} code @param {number} most */
  toggle(set, code, most) {
    if (set.has(code)) set.delete(code);
    else if (set.size < most) set.add(code);
  }

  play() {
    const one = this.scene?.hand?.find((held) => held.card === this.chosen);
    if (one?.action) this.send([one.action]);
  }

  /** @param {Place} place */
  takePlace(place) {
    if (place.action) {
      this.send([place.action]);
      return;
    }
    this.wish = place.cards.split(" ")[0] ?? "";
    this.play();
  }

  /** @param {Choice} choice */
  choose(choice) {
    this.send(choice.actions);
  }

  /** @param {number} number */
  tick_(number) {
    if (this.ticked.has(number)) this.ticked.delete(number);
    else this.ticked.add(number);
    this.askWould();
    this.draw();
  }

  /** What has been gathered, as actions. @returns {string[]} */
  answer() {
    const question = this.scene?.question;
    if (!question) return [];
    const { verb = "", ends } = question;
    if (this.scene && gathers(this.scene)) {
      const held = (this.scene.hand ?? []).map((one) => one.card);
      const chosen = held
        .filter((code) => this.gathered.has(code))
        .map((code) => `${verb} ${code}`);
      return ends ? [...chosen, ends] : chosen;
    }
    return (question.choices ?? []).flatMap((choice, at) => {
      if (!this.ticked.has(at)) return [];
      const out = this.leftOut.get(at);
      if (!out?.size) return choice.actions;
      const shown = choice.cards?.split(" ").filter((code) => !out.has(code)) ?? [];
      return [
        choice.actions[0] ?? "",
        ...shown.map((code) => `${verb} ${code}`),
        ...(ends ? [ends] : []),
      ];
    });
  }

  askWould() {
    const actions = this.answer();
    if (!actions.length || !this.scene) {
      this.would = null;
      return;
    }
    this.socket?.send({ t: "would", id: this.#newId(), number: this.scene.number, actions });
  }

  confirm() {
    if (this.scene && isReady(this.scene, this.answering())) this.send(this.answer());
  }

  /** @param {string[]} actions */
  send(actions) {
    if (!this.scene || this.pending || !actions.length) return;
    const id = this.#newId();
    const seat = this.table?.seats.some((one) => one.device)
      ? (this.scene.seat ?? undefined)
      : undefined;
    const message = { t: "move", id, number: this.scene.number, seat, actions };
    this.pending = { id, message };
    this.hint = null;
    sound("card");
    this.socket?.send(message);
    this.draw();
  }

  #newId() {
    this.#number += 1;
    return `${Date.now().toString(36)}-${this.#number}`;
  }

  askHint() {
    if (this.hint) {
      this.hint = null;
    } else {
      this.hinting = true;
      this.socket?.send({ t: "hint", id: this.#newId() });
    }
    this.draw();
  }

  takeBack() {
    this.socket?.send({ t: "back", id: this.#newId() });
  }

  async rematch() {
    const { id } = await post(`/api/tables/${this.tableId}/rematch`);
    go(`/t/${id}`);
  }

  /** @returns {import("./question.js").Answering} */
  answering() {
    return {
      ticked: this.ticked,
      gathered: this.gathered,
      parts: this.leftOut,
      would: this.would,
      busy: Boolean(this.pending) || !this.isOpen,
      choose: (choice) => this.choose(choice),
      tick: (number) => this.tick_(number),
      drop: (code) => {
        this.gathered.delete(code);
        this.askWould();
        this.draw();
      },
      leaveOut: (number, code) => {
        const out = this.leftOut.get(number) ?? new Set();
        this.leftOut.set(number, out);
        this.toggle(out, code, Infinity);
        this.askWould();
        this.draw();
      },
      confirm: () => this.confirm(),
      rule: () => this.open("yaku"),
    };
  }

  // -- What is shown.

  /** @param {"yaku" | "log" | "scores" | "trick" | "table" | "help"} name @param {SeatScene} [seat] */
  open(name, seat) {
    this.drawer?.close();
    const draw = () => this.leaf(name, seat);
    this.drawer = new Drawer(draw, () => (this.drawer = null));
  }

  /** @param {string} name @param {SeatScene} [seat] @returns {import("../drawer.js").Leaf} */
  leaf(name, seat) {
    const scene = /** @type {Scene} */ (this.scene);
    const again = () => this.drawer?.update();
    const chosen = scene?.hand?.find((one) => one.card === this.chosen);
    if (name === "yaku") return yakuLeaf(scene, chosen?.more ?? "", again, this.table);
    if (name === "log") return logLeaf(scene);
    if (name === "scores") return scoresLeaf(scene);
    if (name === "trick") return trickLeaf(scene);
    if (name === "help") return helpLeaf();
    if (name === "pile" && seat) {
      return pileLeaf(scene, scene.seats.find((one) => one.seat === seat.seat) ?? seat);
    }
    return tableLeaf(this);
  }

  /** Every second: countdowns, and a way out of a lost connection. */
  tick() {
    const waits = this.table?.seats.some((seat) => seat.away_since);
    if ((!this.isOpen || waits) && !this.telling) this.draw();
  }

  draw() {
    if (!this.isConnected) return;
    const sheet = this.sheets[0];
    document.documentElement.classList.toggle("paper", Boolean(sheet));
    show(this, this.bar(), h("main", null, this.middle(sheet)), this.tools(sheet));
    if (this.drawer?.isOpen) this.drawer.update();
    this.dataset.state = this.condition();
  }

  /** In one word what the table is at. */
  condition() {
    if (this.sheets.length) return "sheet";
    if (this.telling) return "telling";
    if (this.pending) return "sending";
    if (!this.scene) return "waiting";
    if (this.table?.turn) return "curtain";
    if (this.scene.is_over) return "over";
    return this.scene.question ? "asked" : "watching";
  }

  bar() {
    const title = this.scene?.title ?? this.table?.title ?? "";
    const practice = this.table?.practice ? t("table.practice") : "";
    return h(
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
        title,
        " ",
        h("small", null, [this.scene?.subtitle, practice].filter(Boolean).join(" · ")),
      ),
    );
  }

  /** @param {Sheet | undefined} sheet */
  middle(sheet) {
    const { scene, table } = this;
    if (sheet && scene) return this.sheetOf(sheet, scene);
    if (!table) return h("p", { class: "prompt", role: "status" }, t("state.opening"));
    if (table.state === "waiting" || !scene) return waitingRoom(this);
    if (table.turn) return curtain(scene, table.turn, () => this.lift());
    return board(
      {
        scene,
        places: this.places,
        chosen: this.chosen,
        answering: this.answering(),
        telling: this.telling,
        narration: this.narration,
        notice: lostNotice(this) ?? this.notice ?? absence(this),
        hint: this.hint,
        lost: !this.isOpen,
      },
      {
        touch: (code) => this.touch(code),
        play: () => this.play(),
        take: (place) => this.takePlace(place),
        openPile: (seat) => {
          this.drawer?.close();
          this.drawer = new Drawer(
            () => this.leaf("pile", seat),
            () => (this.drawer = null),
          );
        },
      },
    );
  }

  lift() {
    const seat = this.table?.turn?.seat;
    if (seat !== undefined) this.socket?.send({ t: "seat", seat });
  }

  /** @param {Sheet} sheet @param {Scene} scene */
  sheetOf(sheet, scene) {
    const last = this.sheets.length === 1;
    const over = last && (this.next ?? scene).is_over;
    const buttons = over
      ? [
          h("a", { class: "button", href: `/replay/${this.tableId}` }, t("sheet.replay")),
          h(
            "a",
            { class: "button", href: `/api/tables/${this.tableId}/record`, download: "" },
            t("sheet.download"),
          ),
          h(
            "button",
            { class: "primary", on: { click: () => this.rematch() } },
            t("sheet.rematch"),
          ),
        ]
      : [
          h(
            "button",
            { class: "primary", "data-do": "next", on: { click: () => this.turnOver() } },
            t("sheet.next"),
          ),
        ];
    return sheetArticle({
      game: scene.game,
      pack: scene.pack,
      sheet,
      course: this.course.filter((one) => one.number <= sheet.number),
      own: this.table?.seats.find((seat) => seat.is_me)?.name ?? "",
      result: over ? (this.next ?? scene).result : "",
      again: () => this.draw(),
      buttons,
    });
  }

  /** @param {Sheet | undefined} sheet */
  tools(sheet) {
    const { scene, table } = this;
    if (sheet || !scene || table?.turn || table?.state === "waiting")
      return h("nav", { class: "tools" });
    const seated = scene.seat !== null && scene.seat !== undefined;
    /** @param {string} name @param {() => void} act @param {boolean} [pressed] */
    const tool = (name, act, pressed) =>
      h(
        "button",
        {
          class: "quiet",
          "data-key": name,
          "data-tool": name,
          "aria-pressed": pressed === undefined ? undefined : String(pressed),
          on: { click: act },
        },
        t(`tool.${name}`),
      );
    return h(
      "nav",
      { class: "tools", "aria-label": t("table.tools") },
      table?.practice && tool("back", () => this.takeBack()),
      (scene.progress ?? []).length > 0 &&
        tool(!isField(scene) ? "state" : "yaku", () => this.open("yaku")),
      tool("log", () => this.open("log")),
      !isField(scene) && tool("trick", () => this.open("trick")),
      scene.seats.length > 2 && isField(scene) && tool("scores", () => this.open("scores")),
      seated &&
        table?.hints &&
        Boolean(scene.question) &&
        tool("hint", () => this.askHint(), Boolean(this.hint) || this.hinting),
      tool("table", () => this.open("table")),
    );
  }
}

/** Where the steps of the deal that was shown end. @param {Step[]} steps @param {Scene} before */
function cutOf(steps, before) {
  const end = steps.findIndex(
    (step, at) => at > 0 && step.kind === "deal" && step.event >= before.happened,
  );
  return end < 0 ? steps.length : end;
}

/** Two scenes that came one after the other, to be told as one. @param {Scene} first @param {Scene} second @returns {Scene} */
function joined(first, second) {
  return {
    ...second,
    steps: [...(first.steps ?? []), ...(second.steps ?? [])],
    finished: [...(first.finished ?? []), ...(second.finished ?? [])],
  };
}

customElements.define("fd-table", TableElement);

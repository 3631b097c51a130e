// `<fd-table>`: a table as one sits at it or watches it. It hears the server, sends answers, and
// draws everything anew whenever something has changed.

import { post, Refused } from "../api.js";
import { loadPack } from "../cards.js";
import { h, listen, show } from "../dom.js";
import { Drawer } from "../drawer.js";
import { go } from "../router.js";
import { onSettings } from "../settings.js";
import { TableSocket } from "../socket.js";
import { play as sound } from "../sound.js";
import { announceTurn } from "../turn.js";
import { currentLanguage, onLanguage, t } from "../words.js";
import { Answers } from "./answers.js";
import { bar, sheetOf, tools } from "./around.js";
import { board } from "./board.js";
import { curtain } from "./curtain.js";
import { hintOf } from "./hint.js";
import { keys } from "./keys.js";
import { leafOf } from "./leaves.js";
import { Places } from "./middle.js";
import { Past } from "./past.js";
import { Pending } from "./pending.js";
import { spoken } from "./spoken.js";
import { absence, lostNotice, opening, Patience } from "./states.js";
import { Telling } from "./telling.js";
import { waitingRoom } from "./waiting.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").SeatScene} SeatScene */
/** @typedef {import("../types.js").Sheet} Sheet */
/** @typedef {import("../types.js").TableInfo} TableInfo */

/** Refusals after which trying again is of no use. */
const FINAL = new Set(["tables.no_such_table", "tables.no_onlookers", "tables.foreign_page"]);

export class TableElement extends HTMLElement {
  /** @type {TableInfo | null} */
  table = null;
  tale = new Telling(this);
  answers = new Answers(this);
  patience = new Patience();
  places = new Places();
  /** The table as it was, while that is looked at. @type {Past | null} */
  past = null;
  /** @type {import("./hint.js").Hint | null} */
  hint = null;
  hinting = false;
  /** @type {TableSocket | null} */
  socket = null;
  isOpen = true;
  /** @type {number} */
  lostSince = 0;
  /** @type {import("./states.js").Notice | null} */
  notice = null;
  /** @type {Drawer | null} */
  drawer = null;
  /** An answer on its way. @type {import("./pending.js").Pending | null} */
  pending = null;
  /** The curtain has been lifted, and the server has not shown the cards yet. */
  lifting = false;
  #number = 0;
  /** @type {(() => void)[]} */
  #stops = [];

  get tableId() {
    return this.getAttribute("table") ?? "";
  }

  /** What is shown of the match as it is now. */
  get scene() {
    return this.tale.scene;
  }

  /** What waits to be shown. */
  get next() {
    return this.tale.next;
  }

  get telling() {
    return this.tale.isOn;
  }

  connectedCallback() {
    listen(this);
    document.body.className = "table";
    this.socket = new TableSocket(
      this.tableId,
      (message) => this.hear(message),
      (open) => this.line(open),
      () => this.tale.told,
    );
    /** @param {KeyboardEvent} event */
    const onKey = (event) => keys(this, event);
    const onTap = () => this.tale.skip();
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
    this.tale.skip();
    document.body.classList.remove("snapphana");
    announceTurn(null);
  }

  async speak() {
    if (this.scene) await loadPack(this.scene.pack);
    this.socket?.send({ t: "language", lang: currentLanguage() });
    this.answers.speak();
    if (this.hint) this.ask({ t: "hint" });
    this.past?.go(this.past.at);
    this.draw();
  }

  // -- What the server says.

  /** @param {any} message */
  hear(message) {
    if (message.table) this.learn(message.table);
    if (message.t === "state") this.state(message.scene);
    else if (message.t === "table") this.draw();
    else if (message.t === "ack") {
      if (this.pending?.isDone({ stored: message.id })) this.pending = null;
      this.draw();
    } else if (message.t === "refused") this.refused(message);
    else if (message.t === "would") {
      this.answers.would = message;
      this.draw();
    } else if (message.t === "hint" && this.scene) {
      this.hint = hintOf(message, this.scene);
      this.hinting = false;
      if (this.hint.best) this.answers.chosen = this.hint.best;
      this.draw();
    } else if (message.t === "nudged") {
      sound("turn");
      this.say({ strong: t("state.nudged", { name: message.from }) });
    } else if (message.t === "closed") {
      this.say({ strong: message.text || t("state.closed") });
    }
  }

  /** @param {TableInfo} table */
  learn(table) {
    this.table = table;
    this.lifting = false;
    this.patience.clock(table.now);
  }

  /** @param {Scene | null} scene */
  async state(scene) {
    if (!scene) {
      this.draw();
      return;
    }
    document.body.classList.toggle("snapphana", scene.pack.toLowerCase() === "snapphana");
    this.patience.begin(scene.happened);
    if (this.pending?.isDone({ shown: scene.number })) this.pending = null;
    await this.tale.hear(scene);
  }

  /** @param {boolean} open */
  line(open) {
    if (open === this.isOpen) return;
    this.isOpen = open;
    this.lostSince = open ? 0 : Date.now();
    if (!open) [this.hint, this.hinting] = [null, false];
    if (open && this.pending) this.socket?.send(this.pending.message);
    this.draw();
  }

  /** @param {{key: string, text: string, id: string}} message */
  refused(message) {
    if (this.pending?.id === message.id) this.pending = null;
    this.hinting = false;
    if (FINAL.has(message.key)) this.socket?.close();
    this.say({ strong: message.text, text: this.table ? t("state.as_it_is") : "" });
  }

  /** Do something with the server; say so where it is refused. @param {() => Promise<void>} work */
  async attempt(work) {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.say({ strong: error.message });
    }
  }

  /** @param {import("./states.js").Notice} notice */
  say(notice) {
    this.notice = notice;
    this.draw();
  }

  /** Something new comes: what was said of the table as it was no longer holds. @param {Scene} scene */
  turnsTo(scene) {
    this.notice = null;
    this.hint = null;
    this.hinting = false;
    if (this.past && this.scene?.deal !== scene.deal) this.toNow();
  }

  /** Everything is told: now it is asked. */
  asks() {
    this.answers.grant();
    this.announce(this.scene);
    if (this.scene?.question && document.hidden) sound("turn");
  }

  /** Title and icon follow. @param {Scene | null} scene  what is asked, or will be after a sheet */
  announce(scene) {
    announceTurn(scene?.question ? scene.prompt : null);
  }

  // -- What the viewer does.

  /** Ask the server something. @param {object} message */
  ask(message) {
    this.socket?.send({ ...message, id: this.#newId() });
  }

  /** @param {string[]} actions */
  send(actions) {
    if (!this.scene || this.pending || !actions.length) return;
    const id = this.#newId();
    const seat = this.table?.seats.some((one) => one.device)
      ? (this.scene.seat ?? undefined)
      : undefined;
    const { number } = this.scene;
    this.pending = new Pending(id, number, { t: "move", id, number, seat, actions });
    this.hint = null;
    sound("card");
    this.socket?.send(this.pending.message);
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
      this.ask({ t: "hint" });
    }
    this.draw();
  }

  takeBack() {
    this.ask({ t: "back" });
  }

  rematch() {
    return this.attempt(async () => {
      const { id } = await post(`/api/tables/${this.tableId}/rematch`);
      go(`/t/${id}`);
    });
  }

  /** The curtain goes up for whoever is to play. */
  lift() {
    const seat = this.table?.turn?.seat;
    if (seat === undefined) return;
    this.lifting = true;
    this.socket?.send({ t: "seat", seat });
    this.draw();
  }

  /** The table as it was at a step of the story. @param {number} at */
  lookBack(at) {
    this.drawer?.close();
    new Past(this, this.scene?.story ?? []).go(at);
  }

  /** Its table has come. @param {Past} past */
  look(past) {
    this.past = past;
    this.draw();
  }

  toNow() {
    this.past = null;
    this.draw();
  }

  // -- What is shown.

  /** @param {import("./leaves.js").Name} name @param {SeatScene} [seat] */
  open(name, seat) {
    this.drawer?.close();
    this.drawer = new Drawer(
      () => leafOf(this, name, seat),
      () => (this.drawer = null),
    );
  }

  /** Every second: countdowns, a nudge, and a way out of a lost connection. */
  tick() {
    if ((!this.isOpen || this.patience.ticks(this)) && !this.telling) this.draw();
  }

  draw() {
    if (!this.isConnected) return;
    const sheet = this.tale.sheets[0];
    document.documentElement.classList.toggle("paper", Boolean(sheet));
    const past = sheet ? null : this.past;
    show(
      this,
      bar(this),
      h("main", null, this.middle(sheet), spoken(this)),
      past ? past.tools() : tools(this, sheet),
    );
    if (this.drawer?.isOpen) this.drawer.update();
    this.dataset.state = this.condition();
  }

  /** In one word what the table is at. */
  condition() {
    if (this.tale.sheets.length) return "sheet";
    if (this.past) return "past";
    if (this.telling) return "telling";
    if (this.pending || this.lifting) return "sending";
    if (!this.scene) return "waiting";
    if (this.table?.turn) return "curtain";
    if (this.scene.is_over) return "over";
    return this.scene.question ? "asked" : "watching";
  }

  /** @param {Sheet | undefined} sheet */
  middle(sheet) {
    const { scene, table, answers } = this;
    if (sheet && scene) return sheetOf(this, sheet, scene);
    if (!table) return opening(this);
    if (table.state === "waiting" || !scene) return waitingRoom(this);
    if (table.turn) return curtain(scene, table.turn, () => this.lift(), lostNotice(this));
    /** @param {SeatScene} seat */
    const openPile = (seat) => this.open("pile", seat);
    if (this.past) return this.past.board(openPile);
    return board(
      {
        scene,
        places: this.places,
        chosen: answers.chosen,
        answering: answers.answering(),
        telling: this.telling,
        narration: this.tale.narration,
        notice: lostNotice(this) ?? this.notice ?? absence(this),
        hint: this.hint,
        lost: !this.isOpen,
        lookBack: (at) => this.lookBack(at),
      },
      {
        touch: (code) => answers.touch(code),
        play: () => answers.play(),
        take: (place) => answers.takePlace(place),
        openPile,
      },
    );
  }
}

customElements.define("fd-table", TableElement);

// The line to a table: opens again by itself, and tells whether it is open.

import { asked } from "./api.js";
import { currentLanguage } from "./words.js";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;
const PING = 20000;
/** Milliseconds without a word after which a line counts as lost, though nobody has closed it. */
const SILENCE = 12000;

/** @typedef {import("./types.js").FromServer} FromServer */

export class TableSocket {
  /** @type {WebSocket | null} */
  #socket = null;
  #wait = FIRST_WAIT;
  #ended = false;
  /** @type {number | undefined} */
  #timer;
  /** @type {number | undefined} */
  #pinging;
  /** @type {number | undefined} */
  #silence;
  #wake = () => this.#look();

  /**
   * @param {string} table
   * @param {(message: any) => void} hear
   * @param {(open: boolean) => void} change
   * @param {() => number} told  events already told
   */
  constructor(table, hear, change, told) {
    this.table = table;
    this.hear = hear;
    this.change = change;
    this.told = told;
    document.addEventListener("visibilitychange", this.#wake);
    addEventListener("online", this.#wake);
    this.#open();
  }

  #open() {
    clearTimeout(this.#timer);
    const invite = new URLSearchParams(location.search).get("invite") ?? undefined;
    const query = asked({ lang: currentLanguage(), form: "scene", told: this.told(), invite });
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.table}/socket${query}`,
    );
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.change(true);
      clearInterval(this.#pinging);
      this.#pinging = window.setInterval(() => this.#ping(socket), PING);
    };
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      this.#heard();
      this.hear(JSON.parse(event.data));
    };
    socket.onclose = (event) => {
      if (event.code >= 4400 && event.code < 4500 && !this.#ended) {
        this.hear({ t: "closed", code: event.code, text: event.reason });
        this.close();
      }
      this.#lose(socket);
    };
  }

  /** Ask whether anybody is there. @param {WebSocket} socket */
  #ping(socket) {
    if (!this.send({ t: "ping" }) || this.#silence) return;
    this.#silence = window.setTimeout(() => {
      this.#lose(socket);
      socket.close();
    }, SILENCE);
  }

  #heard() {
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  /** The line is lost: try again, each time a little later. @param {WebSocket} socket */
  #lose(socket) {
    if (this.#ended || this.#socket !== socket) return;
    this.#socket = null;
    this.#heard();
    clearInterval(this.#pinging);
    this.change(false);
    this.#timer = window.setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 1.6, LONGEST_WAIT);
  }

  /** Somebody looks again, or there is a network again: nobody should have to wait for it. */
  #look() {
    if (document.hidden) return;
    if (this.#socket) this.#ping(this.#socket);
    else this.#open();
  }

  /** @param {object} message @returns {boolean} whether the line was open */
  send(message) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close() {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pinging);
    this.#heard();
    document.removeEventListener("visibilitychange", this.#wake);
    removeEventListener("online", this.#wake);
    this.#socket?.close();
  }
}

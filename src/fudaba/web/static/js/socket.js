// The line to a table: opens again by itself, and tells whether it is open.

import { asked } from "./api.js";
import { currentLanguage } from "./words.js";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;
const PING = 20000;

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
    this.#open();
  }

  #open() {
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
      this.#pinging = window.setInterval(() => this.send({ t: "ping" }), PING);
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = (event) => {
      if (this.#ended || this.#socket !== socket) return;
      this.change(false);
      if (event.code >= 4400 && event.code < 4500) {
        this.hear({ t: "closed", code: event.code, text: event.reason });
        return;
      }
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => this.#open(), this.#wait);
      this.#wait = Math.min(this.#wait * 1.6, LONGEST_WAIT);
    };
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
    this.#socket?.close();
  }
}

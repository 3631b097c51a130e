// What is asked of the server over HTTP.

import { t } from "./words.js";

/** A refusal of the server, in words for people. */
export class Refused extends Error {
  /** @param {number} status @param {string} key @param {string} text */
  constructor(status, key, text) {
    super(text);
    this.status = status;
    this.key = key;
  }
}

/**
 * @param {string} path
 * @param {{[name: string]: string | number | boolean | undefined}} [query]
 * @returns {Promise<any>}
 */
export function get(path, query = {}) {
  return ask(path + asked(query), { headers: { accept: "application/json" } });
}

/**
 * @param {string} path
 * @param {object} body
 * @returns {Promise<any>}
 */
export function post(path, body = {}) {
  return ask(path, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(body),
  });
}

/** @param {{[name: string]: string | number | boolean | undefined}} query */
export function asked(query) {
  const parts = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parts.set(name, String(value));
  }
  const text = parts.toString();
  return text && `?${text}`;
}

/** @param {string} path @param {RequestInit} init @returns {Promise<any>} */
async function ask(path, init) {
  const answer = await fetch(path, { credentials: "same-origin", ...init }).catch(() => {
    throw new Refused(0, "", t("state.no_server"));
  });
  const body = answer.headers.get("content-type")?.includes("json") ? await answer.json() : null;
  if (!answer.ok) {
    const error = body?.error ?? {};
    throw new Refused(answer.status, error.key ?? "", error.text ?? answer.statusText);
  }
  return body;
}

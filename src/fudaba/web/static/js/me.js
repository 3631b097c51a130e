// Who sits here.

import { get } from "./api.js";

/** @type {{id: string, name: string, language: string}} */
export const me = { id: "", name: "", language: "en" };

export async function meet() {
  Object.assign(me, await get("/api/me"));
  return me;
}

// An answer on its way: done when it is stored and the table that came of it has been shown.

export class Pending {
  #isStored = false;
  #isShown = false;

  /** @param {string} id @param {number} number  of the view that it answers @param {object} message */
  constructor(id, number, message) {
    this.id = id;
    this.number = number;
    this.message = message;
  }

  /**
   * Whether nothing more is to come. In between the old question must not be asked again.
   * @param {{stored?: string, shown?: number}} heard  an answer is stored; a view has come
   */
  isDone({ stored, shown }) {
    if (stored === this.id) this.#isStored = true;
    // Whatever comes after the answer was stored has it in it.
    if (shown !== undefined && (this.#isStored || shown > this.number)) this.#isShown = true;
    return this.#isStored && this.#isShown;
  }
}

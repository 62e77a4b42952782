/**
 * A part of a board never gets less room than it had in this game and view, so that what is below it stays where it is.
 */
export class Room {
  #key = '';
  #height = 0;

  /** After an update. `key`: the game and the view. */
  keep(part: HTMLElement | null, key: string) {
    if (!part) return;
    const here = `${key}|${part.clientWidth}`;
    if (here !== this.#key) {
      this.#key = here;
      this.#height = 0;
      part.style.minHeight = '';
    }
    this.#height = Math.max(this.#height, Math.ceil(part.getBoundingClientRect().height));
    const least = `${this.#height}px`;
    if (part.style.minHeight !== least) part.style.minHeight = least;
  }
}

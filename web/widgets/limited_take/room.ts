/** A part of a board never gets less room than it had in this game and view, so that what is below it stays where it is. */
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
    const height = Math.ceil(part.getBoundingClientRect().height);
    if (height <= this.#height) {
      if (!part.style.minHeight) part.style.minHeight = `${this.#height}px`;
      return;
    }
    this.#height = height;
    part.style.minHeight = `${height}px`;
  }
}

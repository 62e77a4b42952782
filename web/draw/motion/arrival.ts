import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** What is on a board; `leaving`: the move that is being made. */
export interface Going<T> {
  readonly position: string;
  readonly shown: boolean;
  readonly leaving: T | null;
}

/**
 * The move that has just been made, while the position it has led to is on the board: what it moved is seen coming
 * there.
 */
export class Arrival<T> implements ReactiveController {
  came: T | null = null;
  readonly #going: () => Going<T> | null;
  #gone: T | null = null;
  #at = '';

  /** null: nothing is on the board yet. */
  constructor(host: ReactiveControllerHost, going: () => Going<T> | null) {
    this.#going = going;
    host.addController(this);
  }

  hostUpdate() {
    const now = this.#going();
    if (!now) return;
    const another = now.position !== this.#at;
    this.#at = now.position;
    if (another || now.leaving) this.came = null;
    if (another && !now.shown) this.came = this.#gone;
    this.#gone = now.leaving;
  }
}

import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** What a reader puts together in a position (marks, a plan, a choice): another position begins anew. */
export class Draft<T> implements ReactiveController {
  #value: T;
  #at: unknown = null;

  /** `at`: which position it is; `fresh`: what there is before anything is done. */
  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly at: () => unknown,
    private readonly fresh: () => T,
  ) {
    this.#value = fresh();
    host.addController(this);
  }

  get value(): T {
    return this.#value;
  }
  set value(value: T) {
    this.#value = value;
    this.host.requestUpdate();
  }

  /** Before the drawing. */
  hostUpdate() {
    const at = this.at();
    if (at === this.#at) return;
    this.#at = at;
    this.#value = this.fresh();
  }
}

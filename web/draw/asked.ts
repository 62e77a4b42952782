import type { ReactiveControllerHost } from 'lit';

/**
 * One question to the solver at a time: asked when it changes, its answer kept until it changes again. What is asked no
 * more is aborted, and an answer to it is not listened to. `Q` tells questions apart.
 */
export class Asked<T, Q = string> {
  readonly #host: Pick<ReactiveControllerHost, 'requestUpdate'>;
  #of: Q | undefined;
  #answer: T | null = null;
  #last: T | null = null;
  #error: unknown = null;
  #abort: AbortController | null = null;
  #settled: Promise<void> = Promise.resolve();

  /** The host is drawn anew when an answer has come. */
  constructor(host: Pick<ReactiveControllerHost, 'requestUpdate'>) {
    this.#host = host;
  }

  /** The answer to this question; null while it is on its way, and where there is none (`error`). */
  need(of: Q, ask: (signal: AbortSignal) => Promise<T>): T | null {
    if (of === this.#of) return this.#answer;
    this.forget();
    this.#of = of;
    const abort = (this.#abort = new AbortController());
    const settle = (answer: T | null, error: unknown) => {
      if (abort !== this.#abort) return;
      this.#abort = null;
      this.#answer = answer;
      this.#last = answer ?? this.#last;
      this.#error = error;
      this.#host.requestUpdate();
    };
    this.#settled = ask(abort.signal).then(
      (answer) => settle(answer, null),
      (error: unknown) => settle(null, error),
    );
    return null;
  }

  /** The answer to the last question. */
  get answer(): T | null {
    return this.#answer;
  }
  /**
   * The latest answer there was, perhaps to an older question: where nothing should flicker until the next one is
   * there.
   */
  get last(): T | null {
    return this.#last;
  }
  /** Why there is none; asking the same again would fail again. */
  get error(): unknown {
    return this.#error;
  }
  get waiting(): boolean {
    return this.#abort !== null;
  }

  /** Does it once the question is answered or has failed; not at all if another one has been asked by then. */
  async whenSettled(act: () => void): Promise<void> {
    const of = this.#of;
    await this.#settled;
    if (of === this.#of) act();
  }

  /** Nobody waits for the answer any more; the same question would be asked anew. */
  forget() {
    this.#abort?.abort();
    this.#abort = null;
    this.#of = undefined;
    this.#answer = this.#error = null;
  }
}

import type { Progress, Work } from '../solver/types.ts';

/** Milliseconds; work that takes longer shows itself, with its progress. */
const patience = 300;

/** What the reader waits for: it shows itself after a while, and can be cancelled. */
export class Waiting {
  progress: Progress | null = null;
  /** It takes so long that the reader is to know. */
  late = false;
  /** What the question is asked with. */
  readonly work: Work;
  readonly #abort = new AbortController();

  /** `changed` is called when there is something new to show. */
  constructor(changed: () => void, pause: (milliseconds: number) => Promise<void>) {
    this.work = {
      signal: this.#abort.signal,
      onProgress: (progress) => {
        this.progress = progress;
        changed();
      },
    };
    void pause(patience).then(() => {
      this.late = true;
      changed();
    });
  }

  cancel() {
    this.#abort.abort();
  }
}

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Whether a question was given up by whoever asked it. */
export const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * Of the time that a reader is given to follow a game, how much it takes: all, unless the page says less at its start,
 * as tests do.
 */
const pace = (globalThis as { nimlabPace?: number }).nimlabPace ?? 1;

/** Resolves when a reader has had so many milliseconds to follow. */
export const linger = (milliseconds: number) => pause(pace * milliseconds);

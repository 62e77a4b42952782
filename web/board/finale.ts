import type { Analysis } from '../solver/types.ts';
import { solverError } from './ask.ts';
import type { Match } from './match.ts';
import type { Session } from './session.ts';
import { linger } from './waiting.ts';

/** What is on the board for a moment. */
export interface Frame {
  readonly analysis: Analysis;
  readonly lit: ReadonlySet<string>;
}

/** Positions that are gone through, the first ones, and steps of the reason of each. */
const [mostPositions, mostSteps] = [4, 6];
/** Milliseconds: a position as it was left, then a step of its reason; all of it. */
const [still, step, whole] = [700, 450, 6000];

/**
 * After a game that is won: the positions that the reader left, each with its reason as the solver explains it
 * (columns whose ones pair off, a picture that folds), on the board itself, and then its end again. For pages that have
 * taught the reason: attribute `finale`.
 */
export class Finale {
  frame: Frame | null = null;
  /** Grows whenever what is gone through has been given up. */
  #run = 0;

  constructor(
    private readonly session: Session,
    private readonly changed: () => void,
  ) {}

  stop() {
    this.#run++;
    if (!this.frame) return;
    this.frame = null;
    this.changed();
  }

  /** Where the solver does not answer the end stays on the board. */
  async play(match: Match) {
    const run = ++this.#run;
    try {
      const frames = await this.#frames(match);
      const pace = Math.min(1, whole / frames.reduce((sum, { time }) => sum + time, 0));
      for (const { frame, time } of frames) {
        if (run !== this.#run) return;
        this.frame = frame;
        this.changed();
        await linger(time * pace);
      }
    } catch (error) {
      solverError(error); // what is no answer of the solver is a fault, and thrown
    }
    if (run === this.#run) this.stop();
  }

  async #frames(match: Match) {
    const { game } = this.session;
    const solver = await this.session.solver();
    const left = match.stations.slice(1, match.at).filter((_, i) => match.turn(i) === 'you');
    const frames: { readonly frame: Frame; readonly time: number }[] = [];
    for (const { position, player } of left.slice(0, mostPositions)) {
      const analysis = await solver.analyse(game, position, match.rule, { player });
      frames.push({ frame: { analysis, lit: new Set() }, time: still });
      let shown = analysis;
      for (const { lit, position: to } of (await solver.explain(game, position, match.rule)).slice(0, mostSteps)) {
        if (to) shown = await solver.analyse(game, to, match.rule, { player });
        else if (lit.length === 0) continue;
        frames.push({ frame: { analysis: shown, lit: new Set(lit) }, time: step });
      }
    }
    return frames;
  }
}

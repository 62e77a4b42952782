import type { TemplateResult } from 'lit';
import type { Solver, Work } from '../../solver/types.ts';
import type { Language } from '../../board/language.ts';
import type { BenchWords } from './words.ts';

/** What panels know of the bench that they open on. */
export interface Host {
  readonly language: Language;
  readonly words: BenchWords;
  readonly problem: string;
  /** Names of strategies that fail. */
  readonly strategies: readonly string[];
  /** As it stands there now. */
  readonly input: string;
  /** Puts an input on the bench and runs it. */
  put(input: string): Promise<void>;
  /** Asks what the reader waits for; null where it came to nothing: refused and said, cancelled, or stale. */
  seek<T>(question: (solver: Solver, work: Work) => Promise<T>): Promise<T | null>;
  announce(text: string): void;
  requestUpdate(): void;
}

export interface Panel {
  /** It is opened, or the input has been run anew while it is open. */
  load(): void;
  render(): TemplateResult;
}

export const panelNames = ['check', 'compare', 'refute', 'look'] as const;
export type PanelName = (typeof panelNames)[number];

import type { TemplateResult } from 'lit';
import type { Speech } from './speech.ts';

/** Something to look at more closely, under the board. One is open at a time. */
export interface Panel {
  /** When it opens, and whenever the position has changed while it is open. */
  load(): void;
  /** The reader has just opened it. */
  opened?(): void;
  render(): TemplateResult | symbol;
}

/** Where a panel is: what it is drawn in again, and what it speaks with. */
export interface PanelHost extends Speech {
  /** Whether outcomes may be shown before the game is over. */
  readonly analysisOn: boolean;
  announce(text: string): void;
  requestUpdate(): void;
}

import { html, type TemplateResult } from 'lit';

export interface Chip {
  /** What it stands for, as it is pressed (points.ts). */
  readonly id: string;
  /** Where that is. */
  readonly text: string;
  /** What is heard of it. */
  readonly label: string;
  readonly chosen: boolean;
}

/** What there is several of on a board (counters), numbered, to choose one. */
export const drawChips = (all: readonly Chip[]): TemplateResult =>
  html`<div class="chips">
    ${all.map(
      ({ id, text, label, chosen }, i) =>
        html`<button
          type="button"
          class="chip"
          data-cell=${id}
          data-number=${i + 1}
          aria-pressed=${chosen}
          aria-label=${label}
        >
          ${text}
        </button>`,
    )}
  </div>`;

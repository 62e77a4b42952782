import { css, html, type TemplateResult } from 'lit';

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

export const chipStyles = css`
  .chips {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.35rem;
    margin-block-end: 0.5rem;
    max-height: 7rem;
    overflow-y: auto;
  }
  .chip {
    display: inline-flex;
    align-items: center;
    gap: 0.45em;
    min-height: 2.5rem;
    padding: 0.1rem 0.75rem 0.1rem 0.35rem;
    border: 1px solid var(--nl-line);
    border-radius: 1.3rem;
    background: none;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  .chip::before {
    content: attr(data-number);
    display: grid;
    place-items: center;
    width: 1.7em;
    height: 1.7em;
    border-radius: 50%;
    background: var(--nl-stone);
    color: var(--nl-paper);
    font-size: 0.85em;
    font-weight: 650;
  }
  .chip[aria-pressed='true'] {
    border-color: var(--nl-accent);
    box-shadow: inset 0 0 0 1px var(--nl-accent);
  }
  .chip:focus-visible {
    outline: 2.5px solid var(--nl-accent);
    outline-offset: 2px;
  }
`;

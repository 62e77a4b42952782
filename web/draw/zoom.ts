import { css, html, svg, type TemplateResult } from 'lit';
import type { Window } from './window.ts';

export interface ZoomWords {
  /** What the buttons are for. */
  readonly zoom: string;
  readonly closer: string;
  readonly further: string;
  /** To what is shown by itself. */
  readonly back: string;
}

const glass = svg`<circle cx="8.500" cy="8.500" r="5.500" /><path d="m12.500 12.500 5 5" />`;
const signs = {
  closer: svg`${glass}<path d="M6 8.500h5M8.500 6v5" />`,
  further: svg`${glass}<path d="M6 8.500h5" />`,
  back: svg`<path d="M3 7.500V3h4.500M17 7.500V3h-4.500M3 12.500V17h4.500M17 12.500V17h-4.500" /><circle cx="10" cy="10" r="1.600" />`,
};

/** The buttons of a window, and what is in sight. */
export function drawZoom(window: Window, sight: string, words: ZoomWords): TemplateResult {
  const button = (name: keyof typeof signs, on: boolean, act: () => void) =>
    html`<button
      type="button"
      aria-label=${words[name]}
      title=${words[name]}
      aria-disabled=${!on}
      @click=${() => on && act()}
    >
      <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">${signs[name]}</svg>
    </button>`;
  return html`<div class="zoom" role="group" aria-label=${words.zoom}>
    <span class="buttons">
      ${button('closer', window.may(-1), () => window.zoom(-1))}
      ${button('further', window.may(1), () => window.zoom(1))}
      ${button('back', window.pane !== null, () => window.home())}
    </span>
    <span class="sight">${sight}</span>
  </div>`;
}

export const zoomStyles = css`
  .zoom {
    display: grid;
    justify-items: center;
    gap: 0.15rem;
  }
  .zoom .buttons {
    display: inline-flex;
  }
  .zoom button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.6rem;
    border: 1px solid var(--nl-line-strong);
    border-inline-width: 0;
    border-radius: 0;
    background: none;
  }
  .zoom button + button {
    border-inline-start: 1px solid var(--nl-line);
  }
  .zoom button:first-child {
    border-inline-start-width: 1px;
    border-start-start-radius: calc(var(--nl-radius) - 3px);
    border-end-start-radius: calc(var(--nl-radius) - 3px);
  }
  .zoom button:last-child {
    border-inline-end-width: 1px;
    border-start-end-radius: calc(var(--nl-radius) - 3px);
    border-end-end-radius: calc(var(--nl-radius) - 3px);
  }
  .zoom button:hover:not([aria-disabled='true']) {
    background: var(--nl-sunk);
  }
  .zoom button[aria-disabled='true'] {
    color: var(--nl-muted);
    opacity: 0.5;
    cursor: default;
  }
  .zoom button:focus-visible {
    outline-offset: -3px;
  }
  .zoom .sight {
    font-size: 0.82em;
    color: var(--nl-muted);
    font-variant-numeric: tabular-nums;
  }
`;

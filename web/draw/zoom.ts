import { html, svg, type TemplateResult } from 'lit';
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

import { css, html, svg, type TemplateResult } from 'lit';
import type { Outcome } from '../solver/types.ts';
import { boardWords, type BoardWords } from './words.ts';
import type { Language } from './language.ts';

/** What an outcome says. */
export const meaning = (outcome: Outcome, words: BoardWords): string => words[`outcome${outcome}`];

/** Beside the ring of P: their outlines. L and R point to their side. */
const outlines = {
  N: 'M12 1 23 12 12 23 1 12Z',
  draw: 'M2 6h20v12H2Z',
  L: 'M1 12 8 3H22V21H8Z',
  R: 'M23 12 16 3H2V21H16Z',
};

/** P is a ring, N a diamond, and all carry their letter: colour is never the only sign. Needs `markStyles`. */
export function outcomeMark(outcome: Outcome, language: Language): TemplateResult {
  const name = meaning(outcome, boardWords[language]);
  const shape = outcome === 'P' ? svg`<circle cx="12" cy="12" r="9.5" />` : svg`<path d=${outlines[outcome]} />`;
  return html`<svg class="mark ${outcome}" viewBox="0 0 24 24" role="img" aria-label=${name}>
    <title>${name}</title>
    ${shape}
    <text
      x=${outcome === 'L' ? 13.5 : outcome === 'R' ? 10.5 : 12}
      y="12.5"
      text-anchor="middle"
      dominant-baseline="central"
    >
      ${outcome === 'draw' ? '=' : outcome}
    </text>
  </svg>`;
}

export const markStyles = css`
  .mark {
    width: 1.6em;
    height: 1.6em;
    vertical-align: -0.42em;
    flex: none;
    stroke-width: 2;
    fill: none;
  }
  .mark text {
    font: 700 11px var(--nl-ui);
    stroke: none;
  }
  .mark.P {
    stroke: var(--nl-p);
  }
  .mark.P circle {
    fill: var(--nl-p-soft);
  }
  .mark.P text {
    fill: var(--nl-p);
  }
  .mark.N {
    stroke: var(--nl-n);
  }
  .mark.N path {
    fill: var(--nl-n-soft);
  }
  .mark.N text {
    fill: var(--nl-n);
  }
  .mark:is(.draw, .L, .R) {
    stroke: var(--nl-muted);
  }
  .mark:is(.draw, .L, .R) text {
    fill: var(--nl-muted);
  }
`;

const icon = (paths: TemplateResult) => html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">${paths}</svg>`;

/** Drawn for this set of controls: strokes of the text's colour. */
export const icons = {
  new: icon(svg`<path d="M16 10a6 6 0 1 1-1.8-4.3" /><path d="M16.5 2.5v4h-4" />`),
  undo: icon(svg`<path d="M4 8h8a4 4 0 0 1 0 8H8" /><path d="M7 4.5 3.5 8 7 11.5" />`),
  redo: icon(svg`<path d="M16 8H8a4 4 0 0 0 0 8h4" /><path d="M13 4.5 16.5 8 13 11.5" />`),
  hint: icon(svg`<path d="M7.5 14.5c0-2-2.5-3-2.5-6.2a5 5 0 0 1 10 0c0 3.2-2.5 4.2-2.5 6.2Z" /><path d="M8 17.5h4" />`),
};

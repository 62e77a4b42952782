import { html, type TemplateResult } from 'lit';
import { readable } from '../board/language.ts';

/** A position as it stands in a sentence, its numbers clearly apart; a long one is cut. */
export const quote = (position: string): TemplateResult =>
  html`<span class="position ${position.length > 24 ? 'long' : ''}"
    >${readable(position.length > 60 ? `${position.slice(0, 58)} …` : position)}</span
  >`;

/** An answer as it stands in a sentence: of several numbers one sees that they are several. */
export const several = (answer: string): TemplateResult | string => (answer.includes(' ') ? quote(answer) : answer);

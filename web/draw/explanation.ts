import { html, nothing, type TemplateResult } from 'lit';

/**
 * What is said under a drawing, as it changes; null where its view says nothing. An inert board keeps no room for what
 * it may say.
 */
export const drawExplanation = (said: string | null, inert: boolean): TemplateResult | typeof nothing =>
  said === null || (!said && inert) ? nothing : html`<p class="explanation" aria-live="polite">${said}</p>`;

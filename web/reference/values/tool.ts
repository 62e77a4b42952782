import { html, type TemplateResult } from 'lit';

/** A button that is a sign alone. */
export const tool = (label: string, sign: TemplateResult, off: boolean, act: () => void): TemplateResult =>
  html`<button type="button" aria-label=${label} title=${label} aria-disabled=${off} @click=${() => off || act()}>
    <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">${sign}</svg>
  </button>`;

import { css, html, nothing, svg, type TemplateResult } from 'lit';
import type { Outcome } from '../../solver/types.ts';
import { SpeakingElement, type Language } from '../../board/language.ts';
import { markStyles, outcomeMark } from '../../board/marks.ts';
import { scrollStyles, tokenStyles } from '../../board/styles.ts';

/**
 * What the study elements share: a place in the margin of the text. A hairline above and below, a label in the
 * margin (above the text where there is no room for a margin), the reader's language, the name under which
 * progress is kept.
 */
export abstract class Note extends SpeakingElement {
  static override properties = {
    name: { type: String },
    lesson: { type: String },
  };
  /** Names the element in its lesson; without a name nothing is kept. */
  declare name: string;
  /** The lesson's folder name; without it that of the nearest `data-lesson`, else the page's own. */
  declare lesson: string;

  constructor() {
    super();
    this.name = '';
    this.lesson = '';
  }

  override connectedCallback() {
    super.connectedCallback();
    this.toggleAttribute('data-follows', this.previousElementSibling?.localName === 'nimlab-question');
  }

  /** The name in the progress store; '' for an element without a name. */
  get key(): string {
    return this.name && `${this.lesson || lessonOf(this)}/${this.name}`;
  }

  protected frame(label: string, content: TemplateResult, mark: TemplateResult | typeof nothing = nothing) {
    return html`<div class="note" role="group" aria-labelledby="label">
      <p class="label" id="label">${label}${mark}</p>
      <div class="body">${content}</div>
    </div>`;
  }

  /** Moves the focus to what has just appeared, so that nobody is left on a button that is gone. */
  async focusOn(selector: string) {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }
}

export function lessonOf(element: Element): string {
  const marked = element.closest('[data-lesson]')?.getAttribute('data-lesson');
  if (marked) return marked;
  const path = location.pathname.replace(/(index)?(\.html)?\/*$/, '');
  return path.slice(path.lastIndexOf('/') + 1) || 'page';
}

/** The sign of an outcome where words beside it say the same. */
export const outcomeIcon = (outcome: Outcome, language: Language): TemplateResult =>
  html`<span class="sign" aria-hidden="true">${outcomeMark(outcome, language)}</span>`;

export const noteStyles = [
  tokenStyles,
  ...scrollStyles,
  markStyles,
  css`
    :host {
      display: block;
      margin-block: 1.75rem;
      color: var(--nl-ink);
      font-family: var(--nl-text);
      container-type: inline-size;
    }
    /* Between two notes one line is enough. */
    :host([data-follows]) {
      margin-block-start: calc(-1.75rem - 1px);
    }
    :host([hidden]) {
      display: none;
    }
    .note {
      border-block: 1px solid var(--nl-line);
      padding-block: 0.95rem 1.05rem;
    }
    .label {
      margin: 0 0 0.5rem;
      color: var(--nl-muted);
      font-family: var(--nl-text);
      font-size: 0.95em;
      line-height: 1.75;
      font-variant-caps: all-small-caps;
      letter-spacing: 0.06em;
    }
    .label:lang(zh) {
      font-size: 0.9em;
      letter-spacing: 0.1em;
    }
    @container (min-width: 36rem) {
      .note {
        display: grid;
        grid-template-columns: 6.5rem minmax(0, 1fr);
        column-gap: 1.25rem;
      }
      .label {
        margin: 0;
      }
    }
    .body > :first-child,
    .body ::slotted(:first-child) {
      margin-block-start: 0 !important;
    }
    .body > :last-child {
      margin-block-end: 0;
    }
    p {
      margin-block: 0.65rem;
    }
    button,
    .button,
    input {
      font: inherit;
      font-family: var(--nl-ui);
      font-size: 0.92rem;
      color: inherit;
      min-height: 2.5rem;
      border: 1px solid var(--nl-line-strong);
      border-radius: 6px;
      background: transparent;
    }
    button,
    .button {
      padding: 0.3rem 0.9rem;
      cursor: pointer;
    }
    button:hover:not([disabled], [aria-disabled='true']),
    .button:hover {
      border-color: var(--nl-accent);
      color: var(--nl-accent);
    }
    button[aria-disabled='true'],
    button[disabled] {
      cursor: default;
      opacity: 0.55;
    }
    button.quiet {
      border-color: transparent;
      padding-inline: 0;
      min-height: 1.75rem;
      color: var(--nl-accent);
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.2em;
    }
    button.main {
      background: var(--nl-accent);
      border-color: var(--nl-accent);
      color: var(--nl-on-accent);
    }
    button.main:hover:not([disabled], [aria-disabled='true']) {
      color: var(--nl-on-accent);
      filter: brightness(1.08);
    }
    input {
      box-sizing: border-box;
      padding: 0.3rem 0.6rem;
      background: var(--nl-raised);
      font-variant-numeric: tabular-nums;
    }
    input[aria-invalid='true'] {
      border-color: var(--nl-bad);
      box-shadow: 0 0 0 1px var(--nl-bad);
    }
    :focus-visible {
      outline: 2px solid var(--nl-accent);
      outline-offset: 2px;
    }
    [tabindex='-1']:focus {
      outline: none;
    }
    .row {
      display: flex;
      flex-wrap: wrap;
      gap: 0.6rem;
      align-items: center;
    }
    .choices {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
      gap: 0.6rem;
      border: 0;
      margin: 0.85rem 0 0;
      padding: 0;
    }
    .choices.three {
      grid-template-columns: repeat(auto-fit, minmax(min(11.5rem, 100%), 1fr));
    }
    .choices button {
      display: flex;
      gap: 0.7rem;
      align-items: center;
      text-align: start;
      padding: 0.5rem 0.8rem;
      line-height: 1.3;
    }
    .choices small {
      display: block;
      color: var(--nl-muted);
      font-size: 0.82rem;
    }
    .sign {
      flex: none;
    }
    .said {
      color: var(--nl-muted);
    }
    /* A position in a sentence: its numbers stand clearly apart, and together. */
    .position {
      font-family: var(--nl-ui);
      font-size: 0.94em;
      font-variant-numeric: tabular-nums lining-nums;
      word-spacing: 0.22em;
      white-space: nowrap;
    }
    .position.long {
      white-space: normal;
    }
    .verdict {
      display: flex;
      gap: 0.6rem;
      align-items: flex-start;
    }
    .verdict .tick {
      flex: none;
      margin-block-start: 0.22em;
    }
    .right .tick {
      color: var(--nl-good);
    }
    .wrong .tick {
      color: var(--nl-n);
    }
    .verdict > div {
      flex: 1;
      min-width: 0; /* the figure takes the room there is, and does not make it */
    }
    /* A position at rest, as wide as its board's looks think. */
    .figure {
      --nl-ground: var(--nl-paper);
      container: board / inline-size;
      margin-block-start: 0.9rem;
      padding-block: 0.5rem;
    }
    .error {
      color: var(--nl-bad);
      font-family: var(--nl-ui);
      font-size: 0.9rem;
    }
    .visually-hidden {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    @media (pointer: coarse) {
      button,
      .button,
      input {
        min-height: 2.75rem;
      }
    }
    @media print {
      button,
      .button,
      input,
      form > label,
      .choices {
        display: none;
      }
      .note {
        break-inside: avoid;
      }
    }
  `,
];

/** A tick for right, an arrow to the cause for wrong: no crosses, nobody is being marked. */
export function tick(right: boolean): TemplateResult {
  const shape = right
    ? svg`<path d="M2.5 8.5l3.6 3.8 7.4-8.6" />`
    : svg`<path d="M3 2.5v6.5h9.5M9 5.5l3.5 3.5L9 12.5" />`;
  return html`<svg
    class="tick"
    viewBox="0 0 16 16"
    width="16"
    height="16"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    stroke-width="1.8"
    stroke-linecap="round"
    stroke-linejoin="round"
  >
    ${shape}
  </svg>`;
}

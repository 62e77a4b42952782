import { unsafeCSS, type CSSResult } from 'lit';

const made = new Map<string, CSSResult>();

/**
 * Style sheets as an element adopts them: `static styles = [...GameElement.styles, ...sheets(pebble, heap)]`, each
 * imported with `?inline`. The same text is one sheet for all boards of a page.
 */
export const sheets = (...texts: string[]): CSSResult[] =>
  texts.map((text) => {
    const sheet = made.get(text) ?? unsafeCSS(text);
    made.set(text, sheet);
    return sheet;
  });

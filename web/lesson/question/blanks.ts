import { html, nothing, type TemplateResult } from 'lit';
import { written } from '../../draw/numerals.ts';
import { digits } from '../answer-form.ts';
import { isMatrix } from '../matrix.ts';
import type { words } from './words.en.ts';

/**
 * A position with blanks, `_` each; without any all of it is one. `wrong`: which of them the error is about. `write`:
 * something is written into them. `drawn`: what is given stands on a picture. Of one blank only the field is there: the
 * question says what is given.
 */
export function blanks(
  template: string,
  w: typeof words,
  error: string,
  wrong: (field: number) => boolean,
  fill: (event: SubmitEvent) => void,
  write: () => void,
  drawn = false,
): TemplateResult {
  const count = template.split('_').length - 1;
  // Rows of a matrix and branches of a tree each stay in one line.
  const pieces = template.split(/(?<=;) | (?=\[)/);
  let given = 0;
  const field = (i: number, label: string, size: number) =>
    html`<input
      aria-label=${label}
      size=${size}
      maxlength="200"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      aria-invalid=${error && wrong(i) ? 'true' : 'false'}
      aria-describedby="position-error"
      @input=${write}
    />`;
  return html`<form class="row" novalidate @submit=${fill}>
    <span class="row fill">
      ${
        count === 0
          ? field(0, w.field, 16)
          : isMatrix(template)
            ? matrix(template, () => field(given, w.blank(++given, count), 3))
            : pieces.map(
                (piece) =>
                  html`<span class="row ${pieces.length > 1 ? 'whole' : ''}"
                    >${piece
                      .split('_')
                      .map(
                        (part, i) =>
                          html`${i ? field(given, w.blank(++given, count), 4) : nothing}${drawn || (count === 1 && /^[\d ,]*$/.test(template.replace('_', ''))) ? nothing : html`<span>${part}</span>`}`,
                      )}</span
                  >`,
              )
      }
    </span>
    <button>${w.commit}</button>
    <span class="error" id="position-error" role="alert">${error || nothing}</span>
  </form>`;
}

/** A matrix as a table, a field in each place where a number is missing. Of a pair the row player's number is below. */
function matrix(template: string, blank: () => TemplateResult): TemplateResult {
  const number = (text: string) => (text === '_' ? blank() : html`<span>${written(text)}</span>`);
  const cell = (text: string) => {
    const [own = '', other] = text.split(',');
    if (other === undefined) return html`<td>${number(own)}</td>`;
    // Fields are counted as they stand in the text.
    const [low, high] = [number(own), number(other)];
    return html`<td>
      <div class="pair"><span class="of-row">${low}</span><span class="of-column">${high}</span></div>
    </td>`;
  };
  return html`<table class="matrix">
    ${template.split('; ').map(
      (row) =>
        html`<tr>
          ${row.split(' ').map(cell)}
        </tr>`,
    )}
  </table>`;
}

/** Of which fields it holds. */
export const which = (fields: readonly string[], holds: (text: string, field: number) => boolean): number[] =>
  fields.flatMap((each, i) => (holds(each, i) ? [i] : []));

/**
 * What has been written, and the position that makes, with what stands before each field in it; `template` as the judge
 * reads it.
 */
export function filled(form: HTMLFormElement, template: string) {
  const fields = [...form.querySelectorAll('input')].map((each) => each.value.trim());
  const parts = template.split('_');
  return parts.length > 1
    ? { fields, position: parts.map((part, i) => part + (fields[i] ?? '')).join(''), between: parts, template }
    : { fields, position: fields[0]!, between: [''], template: '_' };
}

/** What goes into a blank and would not merge with what stands beside it. */
const fitting = { letter: /^[a-z]$/i, number: /^\d+$/, word: /^[^\s,;|]+$/ } as const;

/** Between digits a blank takes a letter, beside a hyphen a number. */
export function takesIn(template: string, blank: number): keyof typeof fitting {
  const parts = template.split('_');
  const beside = parts[blank]!.slice(-1) + parts[blank + 1]!.charAt(0);
  return /\d/.test(beside) ? 'letter' : /-/.test(beside) ? 'number' : 'word';
}

/** Which do not fit into their blanks. */
export function unfit(fields: readonly string[], template: string): number[] {
  if (!template.includes('_')) return [];
  return which(fields, (each, i) => !fitting[takesIn(template, i)].test(each));
}

/** Why what was written into the blanks is not wanted, and which of it; '' and none if it is. */
export function excluded(
  fields: readonly string[],
  { above, not }: { readonly above: string; readonly not: string },
  w: typeof words,
): [why: string, blanks: number[]] {
  const plain = (text: string) => (digits.test(text) ? `${BigInt(text)}` : text.toUpperCase());
  const unwanted = not.split(' ').filter(Boolean);
  const low = above ? which(fields, (each) => digits.test(each) && BigInt(each) <= BigInt(above)) : [];
  if (low.length) return [w.above(above), low];
  const given = which(fields, (each) => unwanted.includes(plain(each)));
  return [given.length ? w.not(plain(fields[given[0]!]!)) : '', given];
}

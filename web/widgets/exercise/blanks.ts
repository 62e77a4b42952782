import { html, nothing, type TemplateResult } from 'lit';
import { digits } from '../study/answer-form.ts';
import type { words } from './words.en.ts';

/** A position with blanks, `_` each; without any all of it is one. `write`: something is written into them. */
export function blanks(
  template: string,
  w: typeof words,
  error: string,
  fill: (event: SubmitEvent) => void,
  write: () => void,
): TemplateResult {
  const count = template.split('_').length - 1;
  // Rows of a matrix and branches of a tree each stay in one line.
  const pieces = template.split(/(?<=;) | (?=\[)/);
  let given = 0;
  const field = (label: string, size: number) =>
    html`<input
      aria-label=${label}
      size=${size}
      maxlength="200"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      aria-invalid=${error ? 'true' : 'false'}
      aria-describedby="position-error"
      @input=${write}
    />`;
  return html`<form class="row" novalidate @submit=${fill}>
    <span class="row fill">
      ${
        count === 0
          ? field(w.field, 16)
          : pieces.map(
              (piece) =>
                html`<span class="row ${pieces.length > 1 ? 'whole' : ''}"
                  >${piece
                    .split('_')
                    .map(
                      (part, i) => html`${i ? field(w.blank(++given, count), 4) : nothing}<span>${part}</span>`,
                    )}</span
                >`,
            )
      }
    </span>
    <button>${w.commit}</button>
    <span class="error" id="position-error" role="alert">${error || nothing}</span>
  </form>`;
}

/** What has been written, and the position that makes, with what stands before each field in it; `template` as the judge reads it. */
export function filled(form: HTMLFormElement, template: string) {
  const fields = [...form.querySelectorAll('input')].map((each) => each.value.trim());
  const parts = template.split('_');
  return parts.length > 1
    ? { fields, position: parts.map((part, i) => part + (fields[i] ?? '')).join(''), between: parts, template }
    : { fields, position: fields[0]!, between: [''], template: '_' };
}

/** What is no single part, or would merge with what stands beside its blank: between digits goes a letter, beside a hyphen a number. */
export function unfit(fields: readonly string[], template: string): string | undefined {
  const parts = template.split('_');
  if (parts.length === 1) return undefined;
  return fields.find((each, i) => {
    const beside = parts[i]!.slice(-1) + parts[i + 1]!.charAt(0);
    return !(/\d/.test(beside) ? /^[a-z]$/i : /-/.test(beside) ? /^\d+$/ : /^[^\s,;|]+$/).test(each);
  });
}

/** Why what was written into the blanks is not wanted; '' if it is. */
export function excluded(
  fields: readonly string[],
  { above, not }: { readonly above: string; readonly not: string },
  w: typeof words,
): string {
  const numbers = fields.filter((each) => digits.test(each)).map(BigInt);
  const plain = (text: string) => (digits.test(text) ? `${BigInt(text)}` : text.toUpperCase());
  const unwanted = not.split(' ').filter(Boolean);
  if (above && numbers.some((each) => each <= BigInt(above))) return w.above(above);
  const given = fields.map(plain).find((each) => unwanted.includes(each));
  return given === undefined ? '' : w.not(given);
}

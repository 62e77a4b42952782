import { html, nothing, type TemplateResult } from 'lit';
import { SolverError } from '../../solver/types.ts';

/** A count as readers type it: digits, with spaces or commas between them. Throws SolverError, as the solver would. */
export function countIn(text: string): bigint {
  const digits = text.replace(/[\s,]/g, '');
  if (!/^\d+$/.test(digits)) throw new SolverError(digits ? 'not_a_number' : 'empty', 'move', digits.slice(0, 40), '');
  return BigInt(digits);
}

export interface TakeField {
  /** Of the field for the count: seen beside the choice of a heap, else only heard. */
  readonly label: string;
  readonly button: string;
  readonly disabled: boolean;
  /** Nothing is left to take. */
  readonly empty?: boolean;
  /** What is pointed at while the field has the focus (points.ts). */
  readonly point?: string;
  /** Where no heap is meant by the place of the field. */
  readonly heaps?: {
    readonly label: string;
    readonly options: readonly { readonly label: string; readonly disabled: boolean }[];
  };
  /** The text as it was typed; the heap from 1. The field is cleared where it says true. */
  take(text: string, heap: number): boolean;
}

/** How many to take, for heaps too large to be pointed at. */
export function takeField({ label, button, disabled, empty = false, point, heaps, take }: TakeField): TemplateResult {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const data = new FormData(form);
    if (take(String(data.get('take')), Number(data.get('heap') ?? 0))) form.querySelector('input')!.value = '';
  };
  const input = html`<input
    id=${heaps ? 'count' : nothing}
    name="take"
    inputmode="numeric"
    autocomplete="off"
    maxlength="26"
    aria-label=${heaps ? nothing : label}
    ?disabled=${empty}
  />`;
  return html`<form class="taking ${heaps ? 'anywhere' : ''}" data-point=${point ?? nothing} @submit=${submit}>
    ${
      heaps
        ? html`<div class="field">
              <label for="heap">${heaps.label}</label>
              <select id="heap" name="heap">
                ${heaps.options.map((each, i) => html`<option value=${i + 1} ?disabled=${each.disabled}>${each.label}</option>`)}
              </select>
            </div>
            <div class="field"><label for="count">${label}</label>${input}</div>`
        : input
    }
    <button class="button" aria-disabled=${disabled || empty}>${button}</button>
  </form>`;
}

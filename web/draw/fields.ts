import { html, nothing, type TemplateResult } from 'lit';
import { SolverError } from '../solver/types.ts';
import { names } from './scene.ts';

/** A count as readers type it: digits, with spaces or commas between them. Throws SolverError, as the solver would. */
export function countIn(text: string, field: SolverError['field'] = 'move'): bigint {
  const digits = text.replace(/[\s,，]/g, '');
  if (!/^\d+$/.test(digits)) throw new SolverError(digits ? 'not_a_number' : 'empty', field, digits.slice(0, 40), '');
  return BigInt(digits);
}

/** What is made of what stands in the fields of a form. */
export interface Numbers<T> {
  readonly className: string;
  readonly button: string;
  readonly disabled: boolean;
  /** What is pointed at while a field has the focus (points.ts). */
  readonly point?: string | undefined;
  /** Of the fields by their names; throws SolverError where that is nothing. */
  read(fields: FormData): T;
  send(what: T): void;
  refuse(error: unknown): void;
  /** While it is written; null: nothing, or nothing that could be sent. */
  write?(what: T | null): void;
}

/** A form of numbers under a board, for what cannot be pointed at. What is refused stays as it was written. */
export function numbersForm<T>(does: Numbers<T>, fields: unknown): TemplateResult {
  const read = (event: Event) => does.read(new FormData(event.currentTarget as HTMLFormElement));
  const input = (event: Event) => {
    try {
      does.write?.(read(event));
    } catch {
      does.write?.(null);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    try {
      const what = read(event);
      for (const each of (event.currentTarget as HTMLFormElement).querySelectorAll('input')) each.value = '';
      does.send(what);
    } catch (error) {
      does.refuse(error);
    }
  };
  return html`<form
    class=${does.className}
    data-point=${does.point ?? nothing}
    @submit=${submit}
    @input=${input}
    @focusout=${() => does.write?.(null)}
  >
    ${fields}
    <button class="button" aria-disabled=${does.disabled}>${does.button}</button>
  </form>`;
}

export interface NumberInput {
  readonly name: string;
  /** Heard, where no label stands before it. */
  readonly label?: string;
  readonly id?: string;
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

export const numberInput = ({ name, label, id, placeholder, disabled = false }: NumberInput): TemplateResult =>
  html`<input
    id=${id ?? nothing}
    name=${name}
    inputmode="numeric"
    autocomplete="off"
    maxlength="26"
    aria-label=${label ?? nothing}
    placeholder=${placeholder ?? nothing}
    ?disabled=${disabled}
  />`;

/** A heap (a step, a box) that a field takes from. */
export interface FromHeap {
  /** What it is called in moves. */
  readonly heap: number;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface TakeField {
  /** Of the field for the count. */
  readonly label: string;
  readonly button: string;
  readonly disabled: boolean;
  /** Nothing is left to take. */
  readonly empty?: boolean;
  /** What is pointed at while the field has the focus (points.ts). */
  readonly point?: string;
  /** Where no heap is meant by the place of the field: it is chosen here. */
  readonly from?: {
    readonly label: string;
    readonly heaps: readonly FromHeap[];
    readonly chosen?: number;
    readonly choose?: (heap: number) => void;
    /** Said where there is none. */
    readonly none?: string;
  };
  /** All in one line: the labels are only heard, and the field says its own in itself. */
  readonly inLine?: boolean;
  /** `heap`: the one that was chosen, 0 without a choice. */
  take(count: bigint, heap: number): void;
  /** What was typed is no count. */
  refuse(error: unknown): void;
}

/** How many to take, where stones cannot be pointed at. */
export function takeField(field: TakeField): TemplateResult {
  const { label, button, disabled, empty = false, point, from } = field;
  const { inLine = false } = field;
  const quiet = inLine || !from;
  const input = numberInput({
    ...(quiet ? { label } : { id: 'count' }),
    ...(inLine && { placeholder: label }),
    name: 'take',
    disabled: empty,
  });
  const select =
    from &&
    html`<select
      id=${quiet ? nothing : 'heap'}
      name="heap"
      aria-label=${quiet ? from.label : nothing}
      ?disabled=${from.heaps.length === 0}
      @change=${({ target }: Event) => from.choose?.(Number((target as HTMLSelectElement).value))}
    >
      ${from.heaps.map(
        ({ heap, label, disabled = false }) =>
          html`<option value=${heap} ?disabled=${disabled} .selected=${heap === from.chosen}>${label}</option>`,
      )}
      ${from.heaps.length === 0 ? html`<option>${from.none}</option>` : nothing}
    </select>`;
  const labelled = (of: string, name: string | undefined, what: unknown) =>
    html`<div class="field"><label for=${of}>${name}</label>${what}</div>`;
  return numbersForm(
    {
      className: names('taking', { anywhere: !quiet, 'in-line': inLine }),
      ...{ button, point, disabled: disabled || empty },
      read: (data) => [countIn(String(data.get('take'))), Number(data.get('heap') ?? 0)] as const,
      send: ([count, heap]) => field.take(count, heap),
      refuse: (error) => field.refuse(error),
    },
    quiet ? [select ?? nothing, input] : [labelled('heap', from?.label, select), labelled('count', label, input)],
  );
}

/** One of a few, side by side, after what they are: [value, name]. */
export const segments = <T>(
  id: string,
  label: string,
  options: readonly (readonly [value: T, name: string])[],
  chosen: T,
  choose: (value: T) => void,
): TemplateResult =>
  html`<span class="pick">
    <span class="label" id=${id}>${label}</span>
    <span class="segments" role="group" aria-labelledby=${id}>
      ${options.map(
        ([value, name]) =>
          html`<button type="button" aria-pressed=${value === chosen} @click=${() => choose(value)}>${name}</button>`,
      )}
    </span>
  </span>`;

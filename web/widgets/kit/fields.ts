import { css, html, nothing, type TemplateResult } from 'lit';
import { SolverError } from '../../solver/types.ts';

/** A count as readers type it: digits, with spaces or commas between them. Throws SolverError, as the solver would. */
export function countIn(text: string): bigint {
  const digits = text.replace(/[\s,]/g, '');
  if (!/^\d+$/.test(digits)) throw new SolverError(digits ? 'not_a_number' : 'empty', 'move', digits.slice(0, 40), '');
  return BigInt(digits);
}

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
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const data = new FormData(form);
    try {
      field.take(countIn(String(data.get('take'))), Number(data.get('heap') ?? 0));
      form.querySelector('input')!.value = '';
    } catch (error) {
      field.refuse(error);
    }
  };
  const input = html`<input
    id=${quiet ? nothing : 'count'}
    name="take"
    inputmode="numeric"
    autocomplete="off"
    maxlength="26"
    aria-label=${quiet ? label : nothing}
    placeholder=${inLine ? label : nothing}
    ?disabled=${empty}
  />`;
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
  return html`<form
    class="taking ${quiet ? '' : 'anywhere'} ${inLine ? 'in-line' : ''}"
    data-point=${point ?? nothing}
    @submit=${submit}
  >
    ${quiet ? [select ?? nothing, input] : [labelled('heap', from?.label, select), labelled('count', label, input)]}
    <button class="button" aria-disabled=${disabled || empty}>${button}</button>
  </form>`;
}

export const fieldStyles = css`
  .taking {
    display: flex;
    gap: 0.35rem;
    margin: 0;
    width: 13rem;
    max-width: 100%;
  }
  .taking input {
    flex: 1 1 5rem;
  }
  .taking.anywhere {
    width: auto;
    margin: 0.9rem 0 0.3rem;
    justify-content: center;
    align-items: end;
    flex-wrap: wrap;
  }
  .taking.anywhere input {
    width: 13rem;
  }
  @container (max-width: 27rem) {
    .taking.anywhere input {
      width: 8rem;
    }
  }
  .taking.in-line {
    width: 30rem;
    margin-inline: auto;
  }
  .in-line :is(select, input) {
    flex: 1 1 9rem;
  }
  .in-line select {
    flex-grow: 2;
  }
  @container (max-width: 27rem) {
    .in-line {
      flex-wrap: wrap;
    }
    .in-line select {
      flex-basis: 100%;
    }
  }
  @media print {
    .taking {
      display: none;
    }
  }
`;

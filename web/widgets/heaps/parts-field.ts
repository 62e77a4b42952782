import { html, nothing, type TemplateResult } from 'lit';
import { SolverError } from '../../solver/types.ts';
import { easilyPointed } from '../kit/parts/cut.ts';
import type { BoardView } from '../shell/view.ts';
import { asParts, type Aim } from './heap-board.ts';
import type { words } from './words.en.ts';

interface Does {
  /** What is written now; null: nothing, or nothing that could be a move. */
  write(aim: Aim | null): void;
  play(aim: Aim): void;
  refuse(error: SolverError): void;
}

/** Which heap, and its parts in numbers; the second may be left empty. Only where there are heaps too large to point at. */
export function partsField(
  view: BoardView,
  w: typeof words,
  n: (value: bigint | number) => string,
  does: Does,
): TemplateResult | typeof nothing {
  // Whoever began with a large heap keeps the fields: the board does not jump when it is cut.
  if (![...view.origin, ...view.numbers].some((size) => size > easilyPointed)) return nothing;
  const largest = view.numbers.reduce((best, size, i) => (size > view.numbers[best]! ? i : best), 0);
  const input = (change: Event) => {
    const aim = aimIn(change.currentTarget as HTMLFormElement);
    does.write(aim instanceof SolverError ? null : aim);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const aim = aimIn(form);
    if (aim instanceof SolverError) {
      does.refuse(aim);
      return;
    }
    for (const each of form.querySelectorAll('input')) each.value = '';
    does.play(aim);
  };
  const part = (name: string, label: string, placeholder: string) =>
    html`<input
      name=${name}
      inputmode="numeric"
      autocomplete="off"
      maxlength="26"
      aria-label=${label}
      placeholder=${placeholder}
    />`;
  return html`<form class="parts" @submit=${submit} @input=${input} @focusout=${() => does.write(null)}>
    <select name="heap" aria-label=${w.which}>
      ${view.numbers.map((size, i) => html`<option value=${i} ?selected=${i === largest}>${w.heapOf(n(i + 1), n(size))}</option>`)}
    </select>
    <span aria-hidden="true">→</span>
    ${part('first', w.first, '')}
    <span aria-hidden="true">+</span>
    ${part('second', w.second, '0')}
    <button class="button" aria-disabled=${!view.interactive}>${w.play}</button>
  </form>`;
}

function aimIn(form: HTMLFormElement): Aim | SolverError {
  const data = new FormData(form);
  const texts = ['first', 'second'].map((each) => String(data.get(each)).replace(/[\s,]/g, ''));
  const wrong = texts.find((each) => !/^\d*$/.test(each));
  if (wrong !== undefined) return new SolverError('not_a_number', 'move', wrong, '');
  if (texts.every((each) => !each)) return new SolverError('empty', 'move', '', '');
  const parts = asParts(...texts.map((each) => BigInt(each || 0)));
  return { id: `fields-${texts.join('-')}`, heap: Number(data.get('heap') ?? 0), parts, at: Number(texts[0] || 0) };
}

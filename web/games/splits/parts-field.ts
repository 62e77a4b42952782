import { html, nothing, type TemplateResult } from 'lit';
import { SolverError } from '../../solver/types.ts';
import { numberInput, numbersForm, type Numbers } from '../../draw/fields.ts';
import { easilyPointed } from './cut.ts';
import type { BoardView } from '../../board/view.ts';
import { asParts, type Aim } from './aim.ts';
import type { words } from '../heaps/words.en.ts';

/** Which heap, and its parts in numbers; the second may be left empty. Only where there are heaps too large to point at. */
export function partsField(
  view: BoardView,
  w: typeof words,
  n: (value: bigint | number) => string,
  does: Pick<Numbers<Aim>, 'write' | 'send' | 'refuse'>,
): TemplateResult | typeof nothing {
  // Whoever began with a large heap keeps the fields: the board does not jump when it is cut.
  if (![...view.origin, ...view.numbers].some((size) => size > easilyPointed)) return nothing;
  const largest = view.numbers.reduce((best, size, i) => (size > view.numbers[best]! ? i : best), 0);
  return numbersForm<Aim>(
    { ...does, className: 'parts', button: w.play, disabled: !view.interactive, read: aimIn },
    html`<select name="heap" aria-label=${w.which}>
        ${view.numbers.map((size, i) => html`<option value=${i} ?selected=${i === largest}>${w.heapOf(n(i + 1), n(size))}</option>`)}
      </select>
      <span aria-hidden="true">→</span>
      ${numberInput({ name: 'first', label: w.first })}
      <span aria-hidden="true">+</span>
      ${numberInput({ name: 'second', label: w.second, placeholder: '0' })}`,
  );
}

function aimIn(data: FormData): Aim {
  const texts = ['first', 'second'].map((each) => String(data.get(each)).replace(/[\s,]/g, ''));
  const wrong = texts.find((each) => !/^\d*$/.test(each));
  if (wrong !== undefined) throw new SolverError('not_a_number', 'move', wrong, '');
  if (texts.every((each) => !each)) throw new SolverError('empty', 'move', '', '');
  const parts = asParts(...texts.map((each) => BigInt(each || 0)));
  return { id: `fields-${texts.join('-')}`, heap: Number(data.get('heap') ?? 0), parts, at: Number(texts[0] || 0) };
}

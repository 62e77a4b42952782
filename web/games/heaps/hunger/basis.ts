import { html, nothing, type TemplateResult } from 'lit';
import type { Analysis } from '../../../solver/types.ts';
import { number, type Language } from '../../../board/language.ts';
import type { BoardView } from '../../../board/view.ts';
import { boxesOf } from './geometry.ts';
import { words } from './words.ts';

/** A closed box after elimination by the closed boxes before it. Boxes count from 1. */
export interface Reduced {
  readonly box: number;
  readonly stones: bigint;
  /** What is left of it; 0n if it depends on those before. */
  readonly remainder: bigint;
  /** The boxes whose nim-sum that is. */
  readonly of: readonly number[];
}

export function reducedIn({ numbers, facts }: Analysis): Reduced[] {
  const closed = boxesOf(numbers).flatMap(({ stones, open }, i) => (open ? [] : [{ box: i + 1, stones }]));
  return closed.map((each, i) => {
    const mask = facts['made_of']?.[i] ?? 0n;
    const of = closed.flatMap(({ box }) => ((mask >> BigInt(box - 1)) & 1n ? [box] : []));
    return { ...each, remainder: facts['rest']?.[i] ?? each.stones, of };
  });
}

/** More rows than this scroll, so that the boxes stay in sight. */
const longest = 12;

/** The closed boxes as rows of bits, places `row-<i>`; under each what is left of it, and which boxes that is the nim-sum of. */
export function drawBasis(view: BoardView, language: Language): TemplateResult {
  const w = words[language];
  const n = (value: bigint | number) => number(value, language);
  const rows = reducedIn(view.analysis);
  const boxes = boxesOf(view.numbers);
  const width = Math.max(3, ...boxes.map(({ stones }) => stones.toString(2).length));
  const dependent = rows.filter(({ remainder }) => remainder === 0n).length;
  const bits = (value: bigint, basis: boolean) => {
    const first = basis && value > 0n ? width - value.toString(2).length : -1;
    return html`<span class="bits" aria-hidden="true"
      >${[...value.toString(2).padStart(width, '0')].map((bit, i) => html`<i class="${bit === '1' ? 'one' : ''} ${i === first ? 'pivot' : ''}">${bit}</i>`)}</span
    >`;
  };
  return html`<div
      class="scroll basis ${width > 10 ? 'dense' : width > 7 ? 'close' : ''} ${rows.length > longest ? 'long' : ''}"
      role="group"
      aria-label=${w.basis}
    >
      <div class="rows">
        ${rows.map(({ box, stones, remainder, of }) => {
          // The box itself last: it is what the others were added to.
          const others = of.filter((each) => each !== box);
          const sum = `${[box, ...others].map((each) => n(boxes[each - 1]!.stones)).join(' ⊕ ')} = ${n(remainder)}`;
          const changed = others.length > 0;
          return html`<div
            class="row-of ${remainder === 0n ? 'zero' : ''} ${view.lit.has(`row-${box}`) ? 'lit' : ''}"
            data-cell="row-${box}"
            role="button"
            aria-disabled=${!view.interactive}
          >
            <span class="visually-hidden"
              >${w.row(n(box), sum)}, ${remainder === 0n ? w.depends : w.independent}: ${w.markThese}</span
            >
            <b class="size" aria-hidden="true">${n(stones)}</b>${bits(stones, !changed)}
            ${changed ? html`<span class="sum" aria-hidden="true">${sum}</span>${bits(remainder, true)}` : nothing}
          </div>`;
        })}
      </div>
    </div>
    <p class="remark">
      ${rows.length === 0 ? w.basisNone : dependent === 0 ? w.basisFree : w.basisDepends(n(dependent), dependent === 1)}
    </p>`;
}

import { html, nothing, type TemplateResult } from 'lit';
import type { ExplanationStep } from '../../solver/types.ts';
import type { NimberWords } from './words.ts';

type Write = (n: bigint) => string;

/** A step as a formula and why it holds; the first of its numbers is how deep it is. */
export function told({ key, numbers }: ExplanationStep, write: Write, words: NimberWords): readonly [string, string] {
  const says = words.told[key];
  return says ? says(...numbers.slice(1).map(write)) : [numbers.slice(1).map(write).join(' '), ''];
}

export const depthOf = ({ numbers }: ExplanationStep): number => Number(numbers[0] ?? 0n);

export interface Derivation {
  readonly steps: readonly ExplanationStep[];
  /** So many of them are shown; the others keep their room. */
  readonly seen: number;
  /** The reader goes through them: the last one seen is marked. */
  readonly stepped: boolean;
  readonly label: string;
  readonly write: Write;
  readonly words: NimberWords;
  /** Of a product that was too deep to be shown. */
  readonly pick: (x: bigint, y: bigint) => void;
}

/** A derivation as a list, indented by depth. */
export function drawSteps({ steps, seen, stepped, label, write, words, pick }: Derivation): TemplateResult {
  const item = (step: ExplanationStep, i: number) => {
    const [formula, why] = told(step, write, words);
    const [, x = 0n, y = 0n] = step.numbers;
    const states = [i >= seen && 'later', stepped && i === seen - 1 && 'now', i === steps.length - 1 && 'whole'];
    return html`<li class=${states.filter(Boolean).join(' ')} .style=${`--depth: ${depthOf(step)}`}>
      <b>${formula}</b> <span>${why}</span>
      ${
        step.key === 'given'
          ? html`<button type="button" @click=${() => pick(x, y)}>${words.alone(write(x), write(y))}</button>`
          : nothing
      }
    </li>`;
  };
  return html`<ol class="steps" tabindex="0" aria-label=${label}>
    ${steps.map(item)}
  </ol>`;
}

/** The step that has just come is brought into the box, which scrolls by itself; the page stays. */
export function keepInSight(root: ParentNode) {
  const now = root.querySelector<HTMLElement>('.steps .now');
  const box = now?.parentElement;
  if (!now || !box) return;
  const [top, bottom] = [now.offsetTop, now.offsetTop + now.offsetHeight];
  if (top < box.scrollTop) box.scrollTop = top;
  else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
}

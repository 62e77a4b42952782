import { html, type TemplateResult } from 'lit';
import { segments } from '../../../draw/fields.ts';
import { kinds, writeRule, type Kind, type Rule } from './rule.ts';
import type { words } from './words.en.ts';

/** How many ends the editor offers to wait for. */
const offered = ['1', '2', '3'] as const;
interface Start {
  readonly rest: string;
  readonly position: string;
}
/** What a kind begins with when the reader turns to it. */
const beginnings: Readonly<Record<Kind, Start>> = {
  graph: { rest: 'A>B A>C B>C B>D C>E D>E D>F E>F', position: 'A B' },
  heaps: { rest: 'heaps', position: '5 7' },
  sheets: { rest: 'sheets', position: '4x3 5x4' },
};

/** The rule: what the components are, and how many must end. */
export class RuleBench {
  /** Where the reader left each kind, for when they turn back to it. */
  readonly #left = new Map<Kind, Start>();

  constructor(private readonly turnTo: (rule: string, position: string) => void) {}

  /** `start`: where the game begins. */
  draw(w: typeof words, rule: Rule, start: string): TemplateResult {
    const turn = (kind: Kind) => {
      this.#left.set(rule.kind, { rest: rule.rest, position: start });
      const to = this.#left.get(kind) ?? beginnings[kind];
      this.turnTo(writeRule(rule.ends, to.rest), to.position);
    };
    const wait = (ends: string) => this.turnTo(writeRule(ends, rule.rest), start);
    const named = kinds.map((kind) => [kind, w.kinds[kind]] as const);
    const counts = offered.map((ends) => [ends, ends] as const);
    return html`<div class="bench" role="group" aria-label=${w.ruleTools}>
        ${segments<string>('ends', w.ends, counts, rule.ends, wait)} ${segments('kind', w.kind, named, rule.kind, turn)}
      </div>
      <p class="how told">${w.kindRule[rule.kind](w.count[rule.kind](rule.ends))}</p>`;
  }
}

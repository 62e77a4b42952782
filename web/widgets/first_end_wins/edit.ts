import { html, type TemplateResult } from 'lit';
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
  graph: { rest: '1>2 1>3 2>3 2>4 3>5 4>5 4>6 5>6', position: '1 2' },
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
    const wait = (ends: string) => {
      // No more ends can be waited for than there are tokens: the first of them come again.
      const tokens = start.split(' ');
      const missing = rule.kind === 'graph' ? Math.max(0, Number(ends) - tokens.length) : 0;
      const more = Array.from({ length: missing }, (_, i) => tokens[i % tokens.length]!);
      this.turnTo(writeRule(ends, rule.rest), [...tokens, ...more].join(' '));
    };
    return html`<div class="bench" role="group" aria-label=${w.ruleTools}>
        <span class="pair">
          <span id="ends">${w.ends}</span>
          <span class="segments" role="group" aria-labelledby="ends">
            ${offered.map(
              (ends) =>
                html`<button type="button" aria-pressed=${ends === rule.ends} @click=${() => wait(ends)}>
                  ${ends}
                </button>`,
            )}
          </span>
        </span>
        <span class="pair">
          <span id="kind">${w.kind}</span>
          <span class="segments" role="group" aria-labelledby="kind">
            ${kinds.map(
              (kind) =>
                html`<button type="button" aria-pressed=${kind === rule.kind} @click=${() => turn(kind)}>
                  ${w.kinds[kind]}
                </button>`,
            )}
          </span>
        </span>
      </div>
      <p class="how told">${w.kindRule[rule.kind](w.count[rule.kind](rule.ends))}</p>`;
  }
}

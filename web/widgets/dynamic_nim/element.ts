import { defineSpeaking } from '../shell/language.ts';
import { html, type TemplateResult } from 'lit';
import type { BoardView } from '../shell/view.ts';
import { LimitedTakeBoard } from '../limited_take/board.ts';
import { ruleStyles } from './styles.ts';
import { words } from './words.ts';

/** The solver takes no larger numbers in a rule. */
const mostInRule = 10_000n;
/** As many terms of the sequence as stand under the rule. */
const termsShown = 12;

/** "2+1" is k = 2 and c = 1. */
const readRule = (rule: string): [factor: bigint, surplus: bigint] => {
  const [k = '1', c = '0'] = rule.split('+');
  return [BigInt(k), BigInt(c)];
};

/**
 * `<nimlab-dynamic-nim>`: one heap; who moves may take at most k times what was taken last, plus c. The rule is set on
 * the board, and the sequence of the starts that are lost follows. Views and lit parts: see `LimitedTakeBoard`.
 */
export class DynamicNimElement extends LimitedTakeBoard {
  static override readonly game = 'dynamic_nim';
  static override styles = [...LimitedTakeBoard.styles, ruleStyles];

  get #words() {
    return words[this.language];
  }
  override get title() {
    return this.#words.title;
  }
  override get ruleLabel() {
    return this.#words.rule;
  }

  protected override drawRule(view: BoardView): TemplateResult {
    const w = this.#words;
    const [factor, surplus] = readRule(view.rule);
    const outcomes = this.starts.of(view.rule);
    const lost: number[] = [];
    outcomes.forEach((outcome, i) => {
      if (outcome === 0 && lost.length < termsShown) lost.push(i + 1);
    });
    const step = (id: string, name: string, value: bigint, least: bigint, rule: (value: bigint) => string) =>
      html`<span class="stepper" role="group" aria-label="${name} ${value}">
        ${[-1n, 1n].map((by) => {
          const off = value + by < least || value + by > mostInRule;
          return html`${by > 0n ? html`<output>${this.n(value)}</output>` : ''}
            <button
              type="button"
              class="step"
              name="${id}${by}"
              aria-label=${(by < 0n ? w.less : w.moreOf)(name)}
              aria-disabled=${off}
              @click=${() => off || void this.#setRule(rule(value + by))}
            >
              ${by < 0n ? '−' : '+'}
            </button>`;
        })}
      </span>`;
    const comma = this.language === 'zh' ? '、' : ', ';
    const write = (k: bigint, c: bigint) => (c > 0n ? `${k}+${c}` : `${k}`);
    return html`<div class="rule">
      <p>
        <span>${w.limit} ${step('factor', w.factor, factor, 1n, (k) => write(k, surplus))} ${w.taken}</span>
        <span>+ ${step('surplus', w.surplus, surplus, 0n, (c) => write(factor, c))}</span>
      </p>
      <p class="lost">
        ${w.lost} <b>${lost.length > 0 ? `${lost.map((each) => this.n(each)).join(comma)}${comma}…` : '…'}</b>
      </p>
    </div>`;
  }

  async #setRule(rule: string) {
    try {
      await this.restart(undefined, rule);
    } catch (error) {
      this.refuse(error);
    }
  }
}

defineSpeaking('nimlab-dynamic-nim', DynamicNimElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-dynamic-nim': DynamicNimElement;
  }
}

import { defineSpeaking, locales, translated } from '../../../board/language.ts';
import { html, nothing, type TemplateResult } from 'lit';
import { sheets } from '../../../draw/sheets.ts';
import boardSheet from './board.css?inline';
import { Skins } from '../../../draw/skin.ts';
import { spin } from '../../../draw/stepper/spin.ts';
import spinSheet from '../../../draw/stepper/spin.css?inline';
import type { BoardView } from '../../../board/view.ts';
import { LimitedTakeBoard } from '../board.ts';
import type { DrawWall } from '../skin.ts';
import { listed } from './scene.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/** The solver takes no larger numbers in a rule. */
const mostInRule = 10_000n;
/** As many terms of the sequence as stand under the rule. */
const termsShown = 12;

/**
 * `<nimlab-dynamic-nim>`: one heap; who moves may take at most k times what was taken last, plus c. The rule is set on
 * the board, and views that speak of the starts that are lost list them. Skin: `road`, a car's. Views and lit parts:
 * see `LimitedTakeBoard`.
 */
export class DynamicNimElement extends LimitedTakeBoard {
  static override readonly game = 'dynamic_nim';
  static readonly skin = () => import('./skin.ts');
  protected static override readonly words = words;
  override readonly skins = ['road'];
  protected override readonly skinned = new Skins<DrawWall>(this, this.skins, DynamicNimElement.skin);
  static override styles = [...LimitedTakeBoard.styles, ...sheets(spinSheet, boardSheet)];

  get #words() {
    return words[this.language];
  }

  protected override follow(view: BoardView) {
    super.follow(view);
    this.starts.follow(view.rule);
  }

  protected override drawRule(view: BoardView): TemplateResult {
    const w = this.#words;
    const [factor = 1n, surplus = 0n] = view.analysis.ruleNumbers;
    const lost = this.starts.lost.slice(0, termsShown);
    const step = (id: string, name: string, value: bigint, least: bigint, rule: (value: bigint) => string) =>
      spin({
        ...{ id, value, write: this.n, least, most: mostInRule },
        ...{ label: `${name} ${value}`, less: w.less(name), more: w.moreOf(name) },
        set: (to) => void this.#setRule(rule(to)),
      });
    const comma = locales[this.language].enumeration;
    const write = (k: bigint, c: bigint) => (c > 0n ? `${k}+${c}` : `${k}`);
    return html`<div class="rule">
      ${
        this.offers('setup')
          ? html`<p>
              <span>${w.limit} ${step('factor', w.factor, factor, 1n, (k) => write(k, surplus))} ${w.taken}</span>
              <span>+ ${step('surplus', w.surplus, surplus, 0n, (c) => write(factor, c))}</span>
            </p>`
          : html`<p class="fixed">
              ${w.limit} ${this.n(factor)} ${w.taken} ${surplus > 0n ? `+ ${this.n(surplus)}` : nothing}
            </p>`
      }
      ${
        listed.has(view.view)
          ? html`<p class="lost">
              ${w.lost} <b>${lost.length > 0 ? `${lost.map((each) => this.n(each)).join(comma)}${comma}…` : '…'}</b>
            </p>`
          : nothing
      }
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

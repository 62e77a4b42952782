import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { solver } from '../../board/solver.ts';
import { causeDrawn, speaker, type Figure } from '../board.ts';
import { wholeAnswer, type Cause } from '../cause.ts';
import { judge, readGoal } from '../judge.ts';
import type { Note } from '../progress/note.ts';
import { goalSaid, words } from './words.ts';

/** Why a choice is wrong, as it is shown. */
export interface Refuted {
  readonly line: TemplateResult | string;
  readonly causes: readonly Cause[];
  readonly figure: Figure | null;
}

type Host = Note & { readonly game: string; readonly rule: string; readonly view: string };

/**
 * Sentences to choose from, in slots of their element: a child with `slot="choice"` each. The right one has
 * `data-right`. A wrong one has in `data-fails` a position of the question's game of which it `data-says` what is not
 * true (a goal: `P`, `grundy=3`): the solver tells what is. Or it holds its own refutation, `[data-because]`, which
 * comes first where it has both.
 */
export class Choices implements ReactiveController {
  #all: HTMLElement[] = [];
  /** The refutation of each that holds its own. */
  #because = new Set<number>();

  constructor(private readonly host: Host) {
    host.addController(this);
  }

  hostConnected() {
    const found = this.host.querySelectorAll<HTMLElement>(':scope > [slot=choice]');
    if (!found.length) return;
    this.#all = [...found];
    this.#all.forEach((choice, i) => {
      choice.slot = `choice-${i}`;
      const because = choice.querySelector<HTMLElement>('[data-because]');
      if (!because) return;
      because.slot = `because-${i}`;
      because.hidden = false;
      this.host.append(because);
      this.#because.add(i);
    });
  }

  /** The right one, as `draw` is told what was chosen. */
  get right(): string {
    return `${this.#all.findIndex((each) => each.hasAttribute('data-right'))}`;
  }

  isRight = (choice: number): boolean => this.#all[choice]!.hasAttribute('data-right');

  /** What speaks against a wrong choice. Rejects with SolverError. */
  async refute(choice: number): Promise<Refuted> {
    const { host } = this;
    const w = words[host.language];
    const { fails = '', says = '' } = this.#all[choice]!.dataset;
    const because = this.#because.has(choice) ? html`<slot name="because-${choice}"></slot>` : null;
    const goal = readGoal(says);
    if (!goal) return { line: because ?? w.notSo, causes: [], figure: null };
    const { game, rule, view } = host;
    const question = { game, rule, position: fails };
    const say = await speaker(game, host.language, rule, view);
    const { causes, analysis } = await judge(await solver(), question, goal.ask, goal.want, wholeAnswer);
    await say.know([], analysis.position);
    const line = because ?? w.would(say.position(analysis.position), goalSaid(goal, host.language));
    return { line, causes, figure: await causeDrawn(host, causes, question, view) };
  }

  /** `chosen` is the last one; once it is `settled` no other can be. */
  draw(chosen: string | null, settled: boolean, choose: (choice: number) => void): TemplateResult | typeof nothing {
    if (!this.#all.length) return nothing;
    const w = words[this.host.language];
    return html`<div class="choices sentences" role="group" aria-label=${w.legend}>
      ${this.#all.map(
        (_, i) =>
          html`<button
            type="button"
            data-choice=${i}
            aria-pressed=${`${i}` === chosen}
            aria-disabled=${settled}
            @click=${() => settled || choose(i)}
          >
            <span class="visually-hidden">${w.nth(i + 1)}</span><slot name="choice-${i}"></slot>
          </button>`,
      )}
    </div>`;
  }
}

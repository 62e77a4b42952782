import { html, nothing, type TemplateResult } from 'lit';
import type { ExplanationStep, MatrixStrike, Solver, Work } from '../../../solver/types.ts';
import { drawnPicture } from '../../../draw/lit.ts';
import stepperSheet from '../../../draw/stepper/stepper.css?inline';
import { sheets } from '../../../draw/sheets.ts';
import { Stepper } from '../../../draw/stepper/stepper.ts';
import { ask } from '../../../board/ask.ts';
import type { Showing } from '../../desk.ts';
import { solver } from '../../../board/solver.ts';
import { cellId, isDrawn, lineId, matrixPicture } from '../scene.ts';
import type { MatrixHost, MatrixView, Said } from '../view.ts';

const kinds = ['strict', 'weak', 'mixtures', 'weak_mixtures'] as const;
type Kind = (typeof kinds)[number];

interface Own {
  readonly kind: Kind;
  readonly steps: readonly ExplanationStep[];
}

/** Steps that strike a line out; what is left at the end is none. */
const strikes = (steps: readonly ExplanationStep[]) => steps.filter(({ key }) => key !== 'rest');
/** A line that a step strikes out. */
const struckBy = ({ key, numbers }: ExplanationStep): string => lineId(key.endsWith('row'), Number(numbers[0]));
/** As the solver reads lines: row-3 is r3. */
const short = (id: string) => id.replace('row-', 'r').replace('column-', 'c');
const lineOf = (id: string): readonly [row: boolean, number: number] => [
  id.startsWith('row'),
  Number(id.split('-')[1]),
];

/** Rows and columns that are struck out, by the reader's hand or by the solver step by step. */
class DominanceView implements MatrixView<Own> {
  readonly styles = sheets(stepperSheet);
  #kind: Kind = 'strict';
  #of = '';
  /** By hand, in order. */
  #struck: readonly string[] = [];
  #said = '';
  #lit: ReadonlySet<string> = new Set();
  #byHand = true;
  #now: Said<Own> | null = null;
  readonly #stepper: Stepper;

  constructor(private readonly host: MatrixHost) {
    this.#stepper = new Stepper(host, {
      moved: (at) => {
        this.#byHand = false;
        if (at !== null && !this.#stepper.playing) this.host.announce(this.#step());
      },
    });
  }

  async ask(client: Solver, work: Work, position: string): Promise<Own> {
    const kind = this.#kind;
    return { kind, steps: await client.ask('matrix_game', kind, position, work) };
  }

  follow(said: Said<Own>) {
    this.#now = said;
    this.#stepper.keep(said.own.steps, strikes(said.own.steps).length, 0);
    if (said.matrix.position === this.#of) return;
    this.#of = said.matrix.position;
    this.#clear();
  }

  #clear() {
    this.#struck = [];
    this.#said = '';
    this.#lit = new Set();
    this.#byHand = true;
  }

  press(id: string) {
    if (!/^(?:row|column)-\d+$/.test(id)) return;
    this.#byHand = true;
    const at = this.#struck.indexOf(id);
    if (at >= 0) {
      // What was struck out later may have leant on it.
      this.#struck = this.#struck.slice(0, at);
      this.#tell('', []);
      return;
    }
    const [before, of] = [this.#struck, this.#of];
    ask(
      async () => {
        const text = `${of} | ${before.map(short).join(' ')} | ${short(id)}`;
        const said = await (await solver()).ask('matrix_game', 'strike', text);
        if (before === this.#struck && of === this.#of) this.#judge(id, said);
      },
      (error) => this.#tell(this.host.say(error), []),
    );
  }

  #tell(said: string, lit: readonly string[]) {
    this.#said = said;
    this.#lit = new Set(lit);
    if (said) this.host.announce(said);
    this.host.requestUpdate();
  }

  #judge(id: string, { kind, by, mixture, resists, over }: MatrixStrike) {
    const w = this.host.words;
    const [row, number] = lineOf(id);
    const [other] = by;
    const weakly = this.#kind.startsWith('weak');
    const mixed = mixture !== null && this.#kind.endsWith('mixtures') && (weakly || kind === 'mixed');
    if (kind === 'strict' || mixed || (weakly && other !== undefined)) {
      this.#struck = [...this.#struck, id];
      const why = mixed
        ? w.struckByMixture(
            row,
            number,
            mixture.weights.map((each, i) => [each, i + 1] as const).filter(([each]) => each !== '0'),
            kind === 'mixed',
          )
        : w.struckBy(row, number, other ?? 0, kind === 'strict');
      this.#tell(
        over && this.#kind === 'strict' ? `${why} ${w.nothingMore[this.#kind]}` : why,
        other === undefined ? [] : [lineId(row, other)],
      );
      return;
    }
    if (other !== undefined) this.#tell(w.onlyWeak(row, number, other), [lineId(row, other)]);
    else {
      const pairs = Array.from(
        { length: resists.length / 2 },
        (_, i) => [resists[2 * i]!, resists[2 * i + 1]!] as const,
      );
      const cells = pairs.map(([, across]) => (row ? cellId(number, across) : cellId(across, number)));
      this.#tell(pairs.length === 0 ? w.alone(row) : w.resists(row, number, pairs.slice(0, 3)), cells);
    }
  }

  undo() {
    if (this.#struck.length > 0) this.press(this.#struck.at(-1)!);
  }

  #step(): string {
    const { steps } = this.#now!.own;
    const { seen } = this.#stepper;
    const all = strikes(steps);
    const w = this.host.words;
    if (seen === 0) return all.length === 0 ? w.noStrikes : w.beforeSteps(all.length);
    const { key, numbers } = all[seen - 1]!;
    const [line, ...by] = Array.from(numbers, Number);
    const row = key.endsWith('row');
    const strictly = !key.startsWith('weak');
    const why = key.includes('mixed')
      ? w.struckByMixture(
          row,
          line!,
          Array.from({ length: by.length / 2 }, (_, i) => [`${by[2 * i]}`, by[2 * i + 1]!] as const),
          strictly,
        )
      : w.struckBy(row, line!, by[0]!, strictly);
    return seen === all.length ? `${why} ${w.nothingMore[this.#kind]}` : why;
  }

  draw({ matrix, own }: Said<Own>, showing: Showing): TemplateResult {
    const w = this.host.words;
    if (!isDrawn(matrix)) return html`<p class="quiet">${w.tooLarge(matrix.rows, matrix.columns)}</p>`;
    const byHand = this.#byHand && !showing.shown;
    const seen = showing.shown ? 0 : this.#stepper.seen;
    const all = strikes(own.steps);
    const struck = new Set(byHand ? this.#struck : all.slice(0, seen).map(struckBy));
    const now = !byHand && seen > 0 ? all[seen - 1] : undefined;
    const lit = showing.shown ? showing.lit : byHand ? this.#lit : new Set(now?.lit ?? []);
    const picture = matrixPicture({
      matrix,
      struck,
      lit,
      ...(!showing.shown && {
        head: (row, number) => ({ label: w.line(row, number), pressed: struck.has(lineId(row, number)) }),
      }),
      label: w.matrixLabel(matrix.rows, matrix.columns),
    });
    return html`<div class="sheet">${drawnPicture(picture)}</div>
      <div class="below">
        ${showing.shown || this.#kinds.length === 1 ? html`<p class="who">${w.who}</p>` : nothing}
        ${showing.shown ? nothing : this.#work(byHand)}
      </div>`;
  }

  get #kinds(): readonly Kind[] {
    return kinds.filter((each) => each === 'strict' || this.host.offers(each));
  }

  #work(byHand: boolean): TemplateResult {
    const w = this.host.words;
    const offered = this.#kinds;
    const choose = (kind: Kind) => {
      this.#kind = kind;
      this.#clear();
      void this.host.put({});
    };
    const again = () => {
      this.#clear();
      this.#stepper.go(0);
      this.#byHand = true;
    };
    return html`<div class="tools dominance">
        ${
          offered.length > 1
            ? html`<div class="segments" role="group" aria-label=${w.kind}>
                ${offered.map(
                  (each) =>
                    html`<button aria-pressed=${each === this.#kind} @click=${() => choose(each)}>
                      ${w.kinds[each]}
                    </button>`,
                )}
              </div>`
            : nothing
        }
        ${this.host.offers('steps') ? this.#stepper.draw(w.stepper) : nothing}
        <button class="button small" aria-disabled=${this.#struck.length === 0 && byHand} @click=${again}>
          ${w.again}
        </button>
      </div>
      <p class="sentence" role="status">${byHand ? this.#said || w.strike : this.#step()}</p>`;
  }
}

export const make = (host: MatrixHost): MatrixView => new DominanceView(host);

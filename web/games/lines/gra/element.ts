import { html, nothing, type TemplateResult } from 'lit';
import type { Analysis, Move } from '../../../solver/types.ts';
import { Arrival } from '../../../draw/motion/arrival.ts';
import { takeField } from '../../../draw/fields.ts';
import fieldSheet from '../../../draw/fields.css?inline';
import { Names } from '../../../draw/motion/glide.ts';
import { drawnPicture } from '../../../draw/lit.ts';
import cellSheet from '../../../draw/parts/cell.css?inline';
import discSheet from '../../../draw/parts/disc.css?inline';
import flagSheet from '../../../draw/parts/flag.css?inline';
import stairsSheet from '../../../draw/parts/stairs.css?inline';
import stripSheet from '../../../draw/parts/strip.css?inline';
import { Points } from '../../../draw/points.ts';
import { textWidth } from '../../../draw/rest.ts';
import { InSight } from '../../../draw/motion/in-sight.ts';
import { ScrollStops } from '../../../draw/scroll.ts';
import { sheets } from '../../../draw/sheets.ts';
import stackSheet from '../../../draw/stack.css?inline';
import { Width } from '../../../draw/width.ts';
import { GameElement } from '../../../board/game-element.ts';
import { compact, defineSpeaking, number, strung, translated } from '../../../board/language.ts';
import type { BoardView } from '../../../board/view.ts';
import { mostRuns, mostSquares, runsOf, within, type Item, type Run } from './geometry.ts';
import boardSheet from './board.css?inline';
import sceneSheet from './scene.css?inline';
import { graPicture, type StoneFace } from './scene.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/** Longer positions are spoken of by their number of runs. */
const mostSpoken = 8;
/** Odd steps named in the line of theory. */
const mostSummed = 12;
/** Of more stones none is told from the others. */
const mostNamed = 1000;

const squareOf = (move: Move | null) => (move ? Number(move.numbers[0] ?? 0n) : 0);
const squaresIn = (runs: readonly Run[]) => {
  const stones = runs.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  return {
    stones,
    named:
      stones > mostNamed
        ? []
        : runs.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, i) => first + i)),
  };
};
/** Where the stone on a square goes, as the solver says; 0 where there is none. */
const goes = (square: number, { numbers, analysis }: BoardView) =>
  Number(analysis.facts['goes']?.[runsOf(numbers).findIndex((run) => within(run, square))] ?? 0n);

/**
 * `<nimlab-gra>`: stones on a strip; one goes to the first free square on its right. Views: `plain`, `stairs` (the
 * strip, and beneath it the stairs into which it bends: every free square is an edge). Lit parts: `square-<i>`,
 * `run-<i>` (from the left), `step-<i>`.
 */
export class GraElement extends GameElement {
  static override readonly game = 'gra';
  protected static override readonly words = words;
  static override styles = [
    ...GameElement.styles,
    ...sheets(cellSheet, stripSheet, discSheet, flagSheet, stairsSheet, stackSheet, sceneSheet, boardSheet, fieldSheet),
  ];

  readonly #names = new Names();
  /** Which stone is on a square: the same before and after a move. */
  #keys: ReadonlyMap<number, string> = new Map();
  #at = '';
  readonly #width = new Width(this, '.stack', textWidth);
  readonly #points = new Points(this, {
    press: (id) => {
      const square = Number(id.split('-')[1]);
      if (id.startsWith('square-')) void this.propose([square]);
      else this.#write(square);
    },
  });
  /** A stone that has just come, to this square. */
  readonly #arrival = new Arrival<number>(this, () => {
    const { board } = this;
    return board && { ...board, leaving: board.leaving && goes(squareOf(board.leaving), board) };
  });

  constructor() {
    super();
    new ScrollStops(this);
    // Where a strip ends the game is decided.
    new InSight(this, '.stone:is(.leaving, .landed), .brace, .pointer', () => `${this.#m}|${this.#like}`);
  }

  get #words() {
    return words[this.language];
  }
  #n = (value: bigint | number) => number(value, this.language);
  get #m(): number {
    return Number(this.board?.analysis.ruleNumbers[0] ?? (this.match?.rule || this.rule || 10));
  }
  /** In a drawing like the last stones glide to where they go. */
  get #like(): string {
    return `${this.#width.px}|${this.board?.view}`;
  }

  protected override undrawable(numbers: readonly bigint[]) {
    // The solver leaves out more numbers than anybody draws.
    if (numbers.length === 0) return this.#words.tooMany(`${this.#n(100_000)}+`, this.#n(mostRuns));
    const runs = numbers.length >> 1;
    return this.#m > mostSquares && runs > mostRuns ? this.#words.tooMany(this.#n(runs), this.#n(mostRuns)) : null;
  }
  override speakPosition(numbers: readonly bigint[]) {
    const runs = runsOf(numbers);
    const m = this.#n(this.#m);
    const { stones } = squaresIn(runs);
    if (stones === 0) return this.#words.none(m);
    if (runs.length > mostSpoken) return this.#words.speakMany(this.#n(stones), this.#n(runs.length), m);
    return this.#words.speak(
      runs.map(({ first, last }) => (first === last ? this.#n(first) : `${this.#n(first)}–${this.#n(last)}`)),
      m,
      stones === 1,
    );
  }
  override speakMove(move: Move, _before: readonly bigint[], form: 'base' | 'third') {
    return (form === 'base' ? this.#words.move : this.#words.moves)(this.#n(squareOf(move)));
  }
  override speakPlace(move: Move, before: readonly bigint[]) {
    const square = squareOf(move);
    const { first, last } = runsOf(before).find((run) => within(run, square)) ?? { first: square, last: square };
    return this.#words.place(this.#n(first), this.#n(last));
  }
  protected override drawFormula(analysis: Analysis) {
    const sum = this.#oddSum(analysis);
    return sum && this.#words.oddSteps(sum);
  }

  /** "3 ⊕ 5 = 6": the stones on odd steps, from the highest. */
  #oddSum({ facts }: Analysis): string | null {
    const [heaps = [], sum = 0n] = [facts['heaps'], facts['odd']?.[0]];
    if (heaps.length === 0 || heaps.length > mostSummed) return null;
    const said = heaps.toReversed().map(this.#n).join(' ⊕ ');
    return heaps.length === 1 ? said : `${said} = ${this.#n(sum)}`;
  }

  /** One drawn square stands for many stones: which, is written. */
  #write(square: number) {
    const field = this.renderRoot.querySelector<HTMLInputElement>('.taking input');
    if (!field) return;
    field.value = `${square}`;
    field.focus();
    field.select();
  }

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  protected override follow(view: BoardView) {
    if (view.position !== this.#at) this.#points.forget();
    this.#at = view.position;
    const squares = squaresIn(runsOf(view.numbers)).named;
    const names = this.#names.of(view.position, squares.map(BigInt));
    this.#keys = new Map(squares.map((square, i) => [square, names[i]!]));
    const from = squareOf(view.leaving);
    if (from === 0) return;
    const then = squares.map((square, of) => ({ size: BigInt(square === from ? goes(from, view) : square), of }));
    this.#names.expect(then.sort((a, b) => Number(a.size - b.size)));
  }

  protected override drawBoard(view: BoardView): TemplateResult {
    const m = this.#m;
    const runs = runsOf(view.numbers);
    const bent = view.view === 'stairs';
    const steps = (view.analysis.facts['steps'] ?? []).map(Number);
    const pointed = Number(/^square-(\d+)$/.exec(this.#points.at ?? '')?.[1] ?? 0);
    const to = view.interactive ? goes(pointed, view) : 0;
    const where = squareOf(view.hint ?? view.where);
    const run = runs.find((each) => within(each, where));
    const litStep = (step: number | null) => view.lit.has(`step-${step}`);
    const picture = graPicture({
      m,
      runs,
      stairs: bent ? steps : null,
      width: this.#width.px,
      write: (count) => compact(count, this.language),
      home: this.#words.home,
      square: (item, step) => ({
        lit: litStep(step) || this.#isLit(item, view),
        target: to > 0 && item.first === to,
      }),
      litStep,
      stone: (item) => this.#stone(item, view, `${this.#like}|${this.#keys.get(item.first) ?? item.first}`),
      going: to > 0 ? { from: pointed, to } : null,
      where: run && (view.hint ? { first: where, last: where, whole: false } : { ...run, whole: true }),
      label: this.#words.board,
    });
    return html`<div class="stack">
      <div class="scroll">${drawnPicture(picture)}</div>
      ${bent ? html`<p class="remark">${this.#remark(view, steps.length > 0)}</p>` : nothing}
      ${
        m > mostSquares
          ? takeField({
              label: this.#words.which,
              button: this.#words.go,
              disabled: !view.interactive,
              inLine: true,
              take: (square) => void this.propose([square]),
              refuse: (error) => this.refuse(error),
            })
          : nothing
      }
    </div>`;
  }

  #remark({ analysis }: BoardView, bent: boolean): string {
    if (analysis.moveCount === 0n) return this.#words.over;
    if (!bent) return this.#words.noStairs(this.#n(this.#m - 1));
    const sum = this.#oddSum(analysis);
    return sum ? `${this.#words.sum} ${sum}` : this.#words.noOdd;
  }

  #isLit({ first, last, stone }: Item, { lit, numbers }: BoardView): boolean {
    const squares = [...lit].flatMap((part) => /^square-(\d+)$/.exec(part)?.[1] ?? []);
    const run = stone ? runsOf(numbers).findIndex((each) => within(each, first)) + 1 : 0;
    return squares.some((square) => within({ first, last }, Number(square))) || lit.has(`run-${run}`);
  }

  #stone(item: Item, view: BoardView, key: string): StoneFace {
    const { first, last } = item;
    const is = (move: Move | null) => within(item, squareOf(move));
    const to = view.interactive && this.#points.at === `square-${first}` ? goes(first, view) : 0;
    const w = this.#words;
    return {
      key,
      label:
        first < last
          ? w.many(this.#n(first), this.#n(last))
          : strung([w.stone(this.#n(first)), to > 0 && w.goes(this.#n(to))], this.language),
      disabled: !view.interactive,
      states: {
        leaving: is(view.leaving),
        landed: this.#arrival.came === first,
        hint: is(view.hint),
        wins: view.wins.some(is),
      },
    };
  }
}

defineSpeaking('nimlab-gra', GraElement);

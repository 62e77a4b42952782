import { html, nothing, type TemplateResult } from 'lit';
import { SolverError, type Analysis, type ExplanationStep, type Move } from '../../../solver/types.ts';
import { actionLine, type ActionLine } from '../../../draw/action-line.ts';
import actionLineSheet from '../../../draw/action-line.css?inline';
import { Asked } from '../../../draw/asked.ts';
import { Draft } from '../../../draw/draft.ts';
import { drawExplanation } from '../../../draw/explanation.ts';
import explanationSheet from '../../../draw/explanation.css?inline';
import { MoveLists } from '../../../draw/moves.ts';
import { isLarge } from '../../../draw/parts/heap.ts';
import { Points } from '../../../draw/points.ts';
import { sheets } from '../../../draw/sheets.ts';
import { amounts, sayable } from '../../../board/amounts.ts';
import { explain } from '../../../board/error-words.ts';
import { defineSpeaking, sentence, translated } from '../../../board/language.ts';
import { movesOf, solver } from '../../../board/solver.ts';
import type { BoardView } from '../../../board/view.ts';
import { StandingBoard } from '../heaps-board.ts';
import { continues, markField, takesOf } from '../marks.ts';
import boardSheet from './board.css?inline';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/** What is taken from each heap, from 1, as far as the reader has marked it. */
type Marks = ReadonlyMap<number, bigint>;

/** What the reader has done in a position. */
interface Doing {
  readonly marks: Marks;
  /** What stands in the field of a heap though it is no mark. */
  readonly typed?: { readonly heap: number; readonly text: string };
  /** Why the last mark was refused. */
  readonly note?: string;
}
const nothingYet: Doing = { marks: new Map() };

/**
 * `<nimlab-every-subtraction>`: a move takes from every heap that is not finished. What is to go is marked in each of
 * them, then taken. Views: `stones`, `steps` (the step number of every heap, and which heap ends last). Lit parts:
 * `heap-<i>`.
 */
export class EverySubtractionElement extends StandingBoard {
  static override readonly game = 'every_subtraction';
  protected static override readonly words = words;
  static override styles = [...StandingBoard.styles, ...sheets(actionLineSheet, explanationSheet, boardSheet)];

  readonly #doing = new Draft<Doing>(
    this,
    () => (this.current ? `${this.current.rule}|${this.current.position}` : ''),
    () => nothingYet,
  );
  /** What can be taken from single heaps. */
  readonly #lists = new MoveLists(movesOf('every_subtraction'), () => this.requestUpdate());
  readonly #why = new Asked<readonly ExplanationStep[]>(this);
  readonly #points = new Points(this, {
    press: (id) => {
      const here = this.current;
      const [heap, below] = id.split('-');
      if (here) void this.#mark(here, Number(heap), here.numbers[Number(heap) - 1]! - BigInt(below!));
    },
  });

  get #words() {
    return words[this.language];
  }
  protected override get views() {
    return [
      { id: 'stones', label: this.common.stones },
      { id: 'steps', label: this.#words.steps },
    ];
  }
  override speakMove(move: Move, _before: readonly bigint[], form: 'base' | 'third') {
    const takes = takesOf(move).map(([heap, take]) => ({ heap: this.n(heap), take: this.n(take) }));
    return this.#words.takes(takes, form);
  }
  override speakPlace(move: Move) {
    return this.#words.place(takesOf(move).map(([heap]) => this.n(heap)));
  }
  /** Of a move in several heaps nobody says which of them is wrong. */
  override speakRefusal(move: Move, before: readonly bigint[], allowed: string) {
    return move.numbers.length > 2 ? '' : super.speakRefusal(move, before, allowed);
  }

  // ---- The move that is being put together ----------------------------------------------------------------------

  /** Marks so many of a heap, or takes that mark back; what the solver does not allow there is refused. */
  async #mark(here: Analysis, heap: number, take: bigint) {
    const size = here.numbers[heap - 1]!;
    const again = take === 0n || this.#doing.value.marks.get(heap) === take;
    if (!again && !this.#allows(size, take, here.rule)) {
      try {
        await (await solver()).play(this.game, `${size}`, `1-${take}`, here.rule);
      } catch (error) {
        if (error instanceof SolverError && this.current === here) this.#refuse(error, heap, take, here.numbers);
        return;
      }
      if (this.current !== here) return;
    }
    const marks = new Map(this.#doing.value.marks);
    if (again) marks.delete(heap);
    else marks.set(heap, take);
    this.#doing.value = { marks };
  }

  /** Whether the solver lists this take of a single heap; false as well where that is not known yet. */
  #allows = (size: bigint, take: bigint, rule: string): boolean =>
    this.#lists.of(`${size}`, rule)?.has(`1-${take}`) ?? false;

  #refuse(error: SolverError, heap: number, take: bigint, before: readonly bigint[]) {
    const { code, limit } = error;
    const move = { text: '', numbers: [BigInt(heap), take] };
    const known = code === 'illegal_move' && sayable(limit);
    const note = known ? this.speakRefusal(move, before, limit) : explain(error, this.language);
    this.#doing.value = { ...this.#doing.value, note };
    this.announce(note);
  }

  /** How many to take from a heap too large to point at its stones. */
  #onCount(here: Analysis, heap: number, typed: string) {
    const text = typed.replace(/[\s,]/g, '');
    const marks = new Map(this.#doing.value.marks);
    marks.delete(heap);
    this.#doing.value = { marks, typed: { heap, text: typed } };
    if (/^\d+$/.test(text)) void this.#mark(here, heap, BigInt(text));
    else if (text) {
      const note = explain(new SolverError('not_a_number', 'move', text.slice(0, 40), ''), this.language);
      this.#doing.value = { ...this.#doing.value, note };
      this.announce(note);
    }
  }

  #play() {
    const move = numbersOf(this.#doing.value.marks);
    if (move.length > 0) void this.propose(move, true);
  }

  #clear() {
    this.#doing.value = nothingYet;
  }

  #onEscape = (key: KeyboardEvent) => {
    if (key.key !== 'Escape' || this.#doing.value.marks.size === 0) return;
    key.preventDefault();
    key.stopPropagation();
    this.#clear();
  };

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  protected override follow({ view, position, rule, numbers, shown }: BoardView) {
    if (view === 'steps') {
      this.#why.need(`${rule}|${position}`, async () => (await solver()).explain(this.game, position, rule));
    }
    if (!shown) for (const size of numbers) if (size > 0n) this.#lists.of(`${size}`, rule);
  }

  protected override drawBoard(view: BoardView): TemplateResult {
    const w = this.#words;
    return html`<div @keydown=${this.#onEscape}>
      <p class="rule">${w.takeFromEvery(sayable(view.rule) ? amounts(view.rule, this.language) : null)}</p>
      <div class="nim ${view.view}">${this.#drawHeaps(view)}</div>
      ${view.view === 'steps' ? drawExplanation(this.#sayLast(), this.inert) : nothing} ${this.#drawActionLine(view)}
    </div>`;
  }

  #drawHeaps(view: BoardView): TemplateResult {
    const marks = view.shown ? nothingYet.marks : this.#doing.value.marks;
    const of = (move: Move | null): Marks =>
      new Map(move ? takesOf(move).map(([heap, take]) => [Number(heap), take]) : []);
    const [leaving, hint] = [of(view.leaving), of(view.hint)];
    // The winning move that does what is marked, and more.
    const wins =
      view.leaving || view.hint || view.shown ? null : view.wins.map(of).find((win) => continues(marks, win));
    const [pointed, below] = this.#points.at?.split('-') ?? [];
    const open = new Set(view.analysis.facts['unfinished']?.map(Number));
    const steps = view.analysis.facts['steps'];
    return this.drawHeaps(
      view,
      (heap, size) => {
        const taken = leaving.get(heap) ?? marks.get(heap) ?? null;
        const best = hint.get(heap) ?? wins?.get(heap);
        const aimed = Number(pointed) === heap && view.interactive && taken === null ? size - BigInt(below ?? 0) : 0n;
        return {
          takes: (take) => this.#words.stone(this.n(take), this.n(heap), this.n(size - take)),
          disabled: !view.interactive,
          chosen: view.leaving ? null : taken,
          leaving: leaving.get(heap) ?? 0n,
          going: aimed > 0n && this.#allows(size, aimed, view.rule) ? aimed : 0n,
          hint: hint.get(heap) ?? 0n,
          wins: wins?.get(heap) ?? 0n,
          states: {
            where: view.where !== null && of(view.where).has(heap),
            going: taken !== null,
            lit: view.lit.has(`heap-${heap}`),
          },
          flag: best === undefined || view.leaving ? '' : `−${this.n(best)}`,
        };
      },
      (heap, size, room) => html`
        ${isLarge(room) ? this.#drawCounting(view, heap, size) : nothing}
        ${
          view.view === 'steps'
            ? html`<span class="step"
                >${this.#words.step(steps?.[heap - 1] === undefined ? '' : this.n(steps[heap - 1]!))}</span
              >`
            : nothing
        }
        ${size > 0n && !open.has(heap) ? html`<span class="quiet finished">${this.#words.finished}</span>` : nothing}
      `,
    );
  }

  #drawCounting(view: BoardView, heap: number, size: bigint): TemplateResult {
    const { marks, typed } = this.#doing.value;
    return markField({
      heap,
      label: this.#words.mark,
      says: this.#words.leftOf(this.n(heap)),
      value: typed?.heap === heap ? typed.text : `${marks.get(heap) ?? ''}`,
      disabled: size === 0n || !view.interactive,
      write: (text) => this.#onCount(view.analysis, heap, text),
      play: () => this.#play(),
    });
  }

  /** Which heap ends last, as the solver explains it. */
  #sayLast(): string {
    const last = (this.#why.answer ?? this.#why.last)?.find((step) => step.key === 'last');
    if (!last) return '';
    const [step = 0n, ...heaps] = last.numbers;
    return this.#words.last(heaps.map(this.n), this.n(step), step % 2n === 1n);
  }

  /** What is marked, and the button that plays it. */
  #drawActionLine(view: BoardView): TemplateResult {
    const w = this.#words;
    const { analysis, shown } = view;
    // What is over, or only shown, cannot be played; its room stays.
    if (shown || analysis.moveCount === 0n) return actionLine({ said: '', buttons: [] });
    const marks = view.interactive ? this.#doing.value.marks : nothingYet.marks;
    const open = analysis.facts['unfinished'] ?? [];
    const missing = open.filter((heap) => !marks.has(Number(heap)));
    return actionLine({
      ...this.#sayMarks(view, marks, missing),
      beside: html`<span class="quiet">${w.chosen(this.n(open.length - missing.length), this.n(open.length))}</span>`,
      buttons: [
        { label: w.take, act: () => this.#play(), can: view.interactive && missing.length === 0, strong: true },
        { label: w.clear, act: () => this.#clear(), can: marks.size > 0 },
      ],
    });
  }

  #sayMarks(view: BoardView, marks: Marks, missing: readonly bigint[]): ActionLine {
    const w = this.#words;
    const { note } = this.#doing.value;
    if (note && view.interactive) return { said: note, tone: 'not' };
    if (marks.size === 0) return { said: view.interactive ? w.idle : nothing, tone: 'quiet' };
    if (missing.length > 0) return { said: w.missing(missing.map(this.n)), tone: 'quiet' };
    const move = { text: '', numbers: numbersOf(marks) };
    return { said: sentence(this.speakMove(move, view.numbers, 'base'), this.language) };
  }
}

/** The numbers of the move that is marked. */
const numbersOf = (marks: Marks): bigint[] =>
  [...marks].sort(([a], [b]) => a - b).flatMap(([heap, take]) => [BigInt(heap), take]);

defineSpeaking('nimlab-every-subtraction', EverySubtractionElement);

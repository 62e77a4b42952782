import { html, nothing, type TemplateResult } from 'lit';
import { SolverError, type Analysis, type Move } from '../../../solver/types.ts';
import { actionLine, type ActionLine } from '../../../draw/action-line.ts';
import actionLineSheet from '../../../draw/action-line.css?inline';
import { Asked } from '../../../draw/asked.ts';
import { Draft } from '../../../draw/draft.ts';
import { power } from '../../../draw/parts/bits.ts';
import { isLarge, type HeapFace } from '../../../draw/parts/heap.ts';
import { Points } from '../../../draw/points.ts';
import { textWidth } from '../../../draw/rest.ts';
import { sheets } from '../../../draw/sheets.ts';
import { Skins } from '../../../draw/skin.ts';
import { spin } from '../../../draw/stepper/spin.ts';
import spinSheet from '../../../draw/stepper/spin.css?inline';
import { Stepper } from '../../../draw/stepper/stepper.ts';
import { Width } from '../../../draw/width.ts';
import explanationSheet from '../../../draw/explanation.css?inline';
import stepperSheet from '../../../draw/stepper/stepper.css?inline';
import { explain } from '../../../board/error-words.ts';
import { defineSpeaking, sentence, translated } from '../../../board/language.ts';
import { solver } from '../../../board/solver.ts';
import type { BoardView } from '../../../board/view.ts';
import boardSheet from './board.css?inline';
import { lastStoneSwitch, StandingBoard } from '../heaps-board.ts';
import { continues, markField, takesOf } from '../marks.ts';
import { mooreColumns } from './columns.ts';
import { buildOf, touched, type Build, change, noPlan, numbersOf, planOf, type Plan } from './plan.ts';
import type { DrawPieces } from './skin.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/** Milliseconds between two steps while a move builds itself. */
const pace = 2600;

/** What the solver says of a plan: the counts of the heaps it leaves, and whether it is a move. */
interface Preview {
  readonly counts: readonly bigint[];
  readonly legal: boolean;
}

/** What the reader has done in a position. */
interface Doing {
  /** The move that is being put together. */
  readonly plan: Plan;
  /** What stands in the field of a heap though it is no mark. */
  readonly typed?: { readonly heap: number; readonly text: string };
  /** Why the last mark was refused. */
  readonly note?: string;
  /** The winning move that is built; null: there is none. */
  readonly build?: Build | null;
}
const nothingYet: Doing = { plan: noPlan };

/**
 * `<nimlab-moore-nim>`: a move takes from up to k heaps. What is to go is marked, by stones or by turning digits, then
 * taken. Views: `stones`, `columns` (binary, with counts modulo k + 1), `both`; skin: `pieces`, white and black. Lit
 * parts: `heap-<i>`, `bit-<k>`, `counts`.
 */
export class MooreNimElement extends StandingBoard {
  static override readonly game = 'moore_nim';
  static readonly skin = () => import('./skin.ts');
  protected static override readonly words = words;
  override readonly skins = ['pieces'];
  static override styles = [
    ...StandingBoard.styles,
    ...sheets(stepperSheet, explanationSheet, actionLineSheet, spinSheet, boardSheet),
  ];

  readonly #doing = new Draft<Doing>(
    this,
    () => (this.current ? keyOf(this.current) : ''),
    () => nothingYet,
  );
  readonly #preview = new Asked<Preview, Plan>(this);
  readonly #steps = new Stepper(this, { pace: () => ({ interval: pace }), moved: () => this.#sayStep() });
  readonly #points = new Points(this, {
    press: (id) => {
      const here = this.current;
      if (!here) return;
      const [first, second, third] = id.split('-');
      if (first === 'bit') this.#turn(here, Number(second), Number(third));
      else this.#toggle(here, Number(first), BigInt(second!));
    },
  });

  readonly #skins = new Skins<DrawPieces>(this, this.skins, MooreNimElement.skin);
  readonly #width = new Width(this, '.nim', textWidth);

  /** On the strip of pieces heaps are gaps, and are closed. */
  get #words() {
    const w = words[this.language];
    return this.view === 'pieces' ? { ...w, ...w.onPieces } : w;
  }
  protected override get common() {
    return this.view === 'pieces' ? { ...super.common, ...words[this.language].gaps } : super.common;
  }
  protected override get views() {
    return [...super.views, { id: 'pieces', label: this.#words.pieces }];
  }
  protected override bring(view: string) {
    return this.#skins.bring(view);
  }
  protected override dress(
    { numbers, view, shown }: BoardView,
    rooms: readonly bigint[],
    face: (heap: number, size: bigint) => HeapFace,
  ) {
    const { match } = this;
    const past = shown || !match ? [] : match.past;
    const mine = match?.turn() !== 'opponent';
    const close = (heap: number) => (take: bigint) =>
      sentence(this.#words.takes([{ heap: this.n(heap), take: this.n(take) }], 'base'), this.language);
    const closing = (heap: number, size: bigint) => ({ ...face(heap, size), takes: close(heap) });
    return this.#skins.of(view)?.({ sizes: numbers, rooms, face: closing, past, mine, width: this.#width.px }) ?? null;
  }
  override speakMove(move: Move, _before: readonly bigint[], form: 'base' | 'third') {
    const takes = takesOf(move).map(([heap, take]) => ({ heap: this.n(heap), take: this.n(take) }));
    return this.#words.takes(takes, form);
  }
  override speakPlace(move: Move) {
    return this.#words.place(takesOf(move).map(([heap]) => this.n(heap)));
  }

  // ---- The move that is being put together ----------------------------------------------------------------------

  #plan(plan: Plan, more: Omit<Doing, 'plan'> = {}) {
    this.#doing.value = { plan, ...more };
  }

  /** Whether it is a move, and what the columns become, are the solver's to say. */
  #foresee(plan: Plan, { position, rule, numbers }: BoardView) {
    if (plan.size === 0) {
      this.#preview.forget();
      return;
    }
    const foresee = async (): Promise<Preview> => {
      const move = numbersOf(plan, numbers);
      const heaps = numbers.map((size, i) => plan.get(i + 1) ?? size);
      const client = await solver();
      const [{ facts }, legal] = await Promise.all([
        client.analyse(this.game, heaps.join(' '), rule),
        move ? client.play(this.game, position, move.join('-'), rule).then(accepted, refused) : false,
      ]);
      return { counts: facts['columns'] ?? [], legal };
    };
    this.#preview.need(plan, foresee);
  }

  /** Marks a heap to become `left`. One heap too many is refused, if the solver agrees that it is. */
  async #mark(here: Analysis, heap: number, left: bigint) {
    const doing = this.#doing.value;
    const plan = change(doing.plan, heap, left, here.numbers[heap - 1]!);
    const k = here.ruleNumbers[0]!;
    if (plan.size > doing.plan.size && BigInt(plan.size) > k) {
      const move = numbersOf(plan, here.numbers);
      try {
        if (move) await (await solver()).play(this.game, here.position, move.join('-'), here.rule);
      } catch (error) {
        if (!(error instanceof SolverError) || this.#doing.value !== doing) return;
        const note = this.#words.tooMany(this.n(k));
        this.#doing.value = { ...doing, note };
        this.announce(note);
        return;
      }
      if (this.#doing.value !== doing) return;
    }
    this.#plan(plan);
  }

  #toggle(here: Analysis, heap: number, left: bigint) {
    // The mark that is there goes again.
    void this.#mark(here, heap, this.#doing.value.plan.get(heap) === left ? here.numbers[heap - 1]! : left);
  }

  #turn(here: Analysis, heap: number, place: number) {
    const now = this.#doing.value.plan.get(heap) ?? here.numbers[heap - 1]!;
    void this.#mark(here, heap, now ^ (1n << BigInt(place)));
  }

  /** How many to take from a heap too large to point at its stones. */
  #onCount(here: Analysis, heap: number, typed: string) {
    const text = typed.replace(/[\s,]/g, '');
    const size = here.numbers[heap - 1]!;
    const code = !/^\d*$/.test(text) ? 'not_a_number' : BigInt(text || 0) > size ? 'too_large' : null;
    if (!code) {
      void this.#mark(here, heap, size - BigInt(text || 0));
      return;
    }
    const note = explain(new SolverError(code, 'move', text.slice(0, 40), `${size}`), this.language);
    this.#plan(change(this.#doing.value.plan, heap, size, size), { typed: { heap, text: typed }, note });
    this.announce(note);
  }

  #play(view: BoardView) {
    const move = numbersOf(this.#doing.value.plan, view.numbers);
    if (move && move.length > 0) void this.propose(move);
  }

  #onEscape = (key: KeyboardEvent) => {
    const { plan, build } = this.#doing.value;
    if (key.key !== 'Escape' || (plan.size === 0 && !build)) return;
    key.preventDefault();
    key.stopPropagation();
    this.#plan(noPlan);
  };

  /** The winning move that is shown: one that does what is marked, and perhaps more. */
  #winning(view: BoardView): Plan | null {
    if (view.leaving || view.shown) return null;
    const { plan, build } = this.#doing.value;
    // While a move is built, it is not given away.
    if (build) return this.#steps.seen === build.steps.length ? build.plan : null;
    if (view.hint) return planOf(view.hint.numbers, view.numbers);
    for (const { numbers } of view.wins) {
      const winning = planOf(numbers, view.numbers);
      if (continues(plan, winning)) return winning;
    }
    return null;
  }

  // ---- Building a winning move -----------------------------------------------------------------------------------

  async #startBuild({ analysis, position, rule, view }: BoardView) {
    const build = buildOf(await (await solver()).explain(this.game, position, rule), analysis.numbers);
    if (!this.current || keyOf(this.current) !== keyOf(analysis)) return;
    if (!build) {
      this.#plan(noPlan, { build });
      this.announce(this.#words.buildNothing);
      return;
    }
    this.#steps.keep(build, build.steps.length, 0);
    this.#plan(noPlan, { build });
    if (view === 'stones') this.view = 'both';
    this.#sayStep();
  }

  #sayStep() {
    const { build } = this.#doing.value;
    if (build) this.announce(this.#stepText(build));
  }

  #stepText({ steps, move }: Build): string {
    const step = steps[this.#steps.seen];
    if (!step) return this.#words.built(this.speakMove({ text: '', numbers: move }, [], 'base'));
    const names = (heaps: readonly number[]) => heaps.map(this.n);
    return this.#words.column({
      power: power(step.place),
      before: this.n(step.before),
      after: this.n(step.after),
      touched: names(step.touched),
      gets: names(step.gets),
      loses: names(step.loses),
      keeps: names(step.keeps),
    });
  }

  // ---- The rule -------------------------------------------------------------------------------------------------

  /** Another rule on the same position; a game that is over begins again. */
  async #changeRule(k: string, misere: boolean, input?: HTMLInputElement) {
    const over = this.current?.moveCount === 0n;
    try {
      await this.restart(over ? undefined : this.current?.position, misere ? `${k} misere` : k);
    } catch (error) {
      if (input) input.value = `${this.current?.ruleNumbers[0] ?? ''}`;
      this.refuse(error);
    }
  }

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  protected override follow(view: BoardView) {
    const { plan, build } = view.shown ? nothingYet : this.#doing.value;
    this.#steps.keep(build, build?.steps.length ?? null, 0);
    this.#foresee(plan, view);
  }

  protected override drawBoard(view: BoardView): TemplateResult {
    const { plan, build = null } = view.shown ? nothingYet : this.#doing.value;
    const gone = view.leaving ? planOf(view.leaving.numbers, view.numbers) : plan;
    const winning = this.#winning(view);
    return html`<div @keydown=${this.#onEscape}>
      ${this.#drawRule(view)}
      <div class="nim ${view.view}">
        ${view.view === 'columns' ? nothing : this.#drawStones(view, gone, winning ?? noPlan, build)}
        ${
          ['columns', 'both'].includes(view.view)
            ? mooreColumns(view, {
                words: words[this.language],
                language: this.language,
                plan: gone.size || !winning ? gone : winning,
                planned: gone.size > 0,
                then: (this.#preview.answer ?? this.#preview.last)?.counts ?? null,
                build,
                step: this.#steps.seen,
                turns: !view.shown && !build,
              })
            : nothing
        }
      </div>
      ${this.#drawActionLine(view)}
      ${this.analysisOn || this.offers('analysis') ? this.#drawBuild(view, build) : nothing}
    </div>`;
  }

  #drawRule({ analysis: { ruleNumbers } }: BoardView): TemplateResult {
    const w = this.#words;
    const [k = 1n, misere = 0n] = ruleNumbers;
    const change = (to: string, input?: HTMLInputElement) => void this.#changeRule(to, misere === 1n, input);
    const turn = (loses: boolean) => void this.#changeRule(`${k}`, loses);
    return html`<div class=${this.offers('setup') ? 'rule' : 'rule fixed'}>
      ${
        this.offers('setup')
          ? html`<div class="most">
              <span>${w.mostHeaps}</span>
              ${spin({
                ...{ id: 'most', value: k, write: this.n, least: 1n },
                ...{ label: w.mostHeaps, less: w.fewer, more: w.more },
                set: (to) => change(`${to}`),
                written: change,
              })}
            </div>`
          : html`<span>${w.atMost(this.n(k))}</span>`
      }
      ${lastStoneSwitch(this.common, misere === 1n, this.offers('setup') ? turn : null)}
    </div>`;
  }

  #drawStones(view: BoardView, plan: Plan, wins: Plan, build: Build | null): TemplateResult {
    const [pointed, below] = this.#points.at?.split('-') ?? [];
    const free = build ? touched(build, this.#steps.seen) : null;
    return this.drawHeaps(
      view,
      (heap, size) => {
        const left = plan.get(heap);
        const best = wins.get(heap);
        const taken = left === undefined ? null : size - left;
        const goes = Number(pointed) === heap && view.interactive && taken === null ? size - BigInt(below!) : 0n;
        return {
          takes: (take) => this.#words.stone(this.n(take), this.n(heap), this.n(size - take)),
          disabled: !view.interactive,
          chosen: view.leaving ? null : taken,
          leaving: view.leaving ? (taken ?? 0n) : 0n,
          going: goes > 0n ? goes : 0n,
          [view.hint ? 'hint' : 'wins']: best === undefined ? 0n : size - best,
          states: {
            where: view.where !== null && takesOf(view.where).some(([each]) => Number(each) === heap),
            going: free?.has(heap) || left !== undefined,
            lit: view.lit.has(`heap-${heap}`),
          },
          flag: best === undefined ? '' : `−${this.n(size - best)}`,
        };
      },
      (heap, size, room) => (isLarge(room) ? this.#drawCounting(view, heap, size) : nothing),
    );
  }

  #drawCounting(view: BoardView, heap: number, size: bigint): TemplateResult {
    const { plan, typed } = this.#doing.value;
    const left = plan.get(heap);
    return markField({
      heap,
      label: this.#words.mark,
      says: this.#words.leftOf(this.n(heap)),
      value: typed?.heap === heap ? typed.text : left === undefined || left > size ? '' : `${size - left}`,
      disabled: size === 0n || !view.interactive,
      write: (text) => this.#onCount(view.analysis, heap, text),
      play: () => this.#play(view),
    });
  }

  /** What is marked, and the button that plays it. */
  #drawActionLine(view: BoardView): TemplateResult {
    const w = this.#words;
    const { analysis, shown } = view;
    // What is over, or only shown, cannot be played; its room stays.
    if (shown || analysis.moveCount === 0n) return actionLine({ said: '', buttons: [] });
    const plan = view.interactive ? this.#doing.value.plan : noPlan;
    const move = numbersOf(plan, view.numbers);
    const can = view.interactive && plan.size > 0 && move !== null && this.#preview.answer?.legal !== false;
    const k = this.n(analysis.ruleNumbers[0]!);
    return actionLine({
      ...this.#sayPlan(view, plan, move, k),
      beside: html`<span class="quiet">${w.chosen(this.n(plan.size), k)}</span>`,
      buttons: [
        { label: w.take, act: () => this.#play(view), can, strong: true },
        { label: w.clear, act: () => this.#plan(noPlan), can: plan.size > 0 },
      ],
    });
  }

  #sayPlan(view: BoardView, plan: Plan, move: readonly bigint[] | null, k: string): ActionLine {
    const w = this.#words;
    const { note } = this.#doing.value;
    if (note) return { said: note, tone: 'not' };
    if (plan.size === 0) {
      const idle = view.view === 'columns' ? w.idleColumns : w.idle;
      return { said: view.interactive ? idle(k) : nothing, tone: 'quiet' };
    }
    if (move) {
      return { said: sentence(this.speakMove({ text: '', numbers: move }, view.numbers, 'base'), this.language) };
    }
    const grown = [...plan].filter(([heap, left]) => left > view.numbers[heap - 1]!);
    const [heaps, sizes] = [grown.map(([heap]) => this.n(heap)), grown.map(([, left]) => this.n(left))];
    return { said: w.grows(heaps, sizes), tone: 'not' };
  }

  #drawBuild(view: BoardView, build: Build | null): TemplateResult {
    const w = this.#words;
    const button = (name: string, act: () => void, can = true, strong = false) =>
      html`<button class="button ${strong ? 'strong' : ''}" aria-disabled=${!can} @click=${() => can && act()}>
        ${name}
      </button>`;
    if (!build) {
      // Without the analysis whether there is one is known to a reader who asks.
      const known = this.analysisOn || this.#doing.value.build === null;
      const none = known && !view.shown && view.analysis.outcome === 'P';
      const start = () => void this.#startBuild(view).catch((error: unknown) => this.refuse(error));
      return html`<div class="build">
        <p class="quiet">${none ? w.buildNothing : w.buildWhat}</p>
        ${button(w.build, start, view.interactive && !none)}
      </div>`;
    }
    const { seen } = this.#steps;
    const last = build.steps.length;
    return html`<div class="build on" role="group" aria-label=${w.build}>
      ${this.#steps.draw(w.stepper)}
      <p class="explanation">
        <span class="quiet">${w.step(this.n(seen + 1), this.n(last + 1))}</span> ${this.#stepText(build)}
      </p>
      ${button(w.markIt, () => this.#plan(build.plan), seen === last, seen === last)}
      ${button(w.end, () => this.#plan(noPlan))}
    </div>`;
  }
}

const accepted = () => true;
function refused(error: unknown) {
  if (error instanceof SolverError) return false;
  throw error;
}

const keyOf = ({ position, rule }: Analysis) => `${rule}|${position}`;

defineSpeaking('nimlab-moore-nim', MooreNimElement);

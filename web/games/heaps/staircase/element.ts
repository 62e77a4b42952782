import { html, nothing, type TemplateResult } from 'lit';
import type { Analysis, Move } from '../../../solver/types.ts';
import { Arrival } from '../../../draw/motion/arrival.ts';
import { takeField } from '../../../draw/fields.ts';
import fieldSheet from '../../../draw/fields.css?inline';
import { drawnPicture } from '../../../draw/lit.ts';
import { Points } from '../../../draw/points.ts';
import { textWidth } from '../../../draw/rest.ts';
import { InSight } from '../../../draw/motion/in-sight.ts';
import { ScrollStops } from '../../../draw/scroll.ts';
import pebbleSheet from '../../../draw/parts/pebble.css?inline';
import flagSheet from '../../../draw/parts/flag.css?inline';
import stairsSheet from '../../../draw/parts/stairs.css?inline';
import stackSheet from '../../../draw/stack.css?inline';
import boardSheet from './board.css?inline';
import sceneSheet from './scene.css?inline';
import { sheets } from '../../../draw/sheets.ts';
import { Skins } from '../../../draw/skin.ts';
import { Width } from '../../../draw/width.ts';
import { GameElement } from '../../../board/game-element.ts';
import { compact, defineSpeaking, number, sentence, translated } from '../../../board/language.ts';
import type { BoardView } from '../../../board/view.ts';
import { layStairs, mostSteps, mostStones } from './geometry.ts';
import { countedIn, stairsPicture, type Fallen, type StairsFace, type StepFace } from './scene.ts';
import type { DrawStairs } from './skin.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/** More steps are spoken of by their number. */
const mostSpoken = 12;
/** Some stones of a step, on their way to the one below. */
interface Taken {
  readonly step: number;
  readonly take: bigint;
}
const moveOf = ({ numbers: [step = 0n, take = 0n] }: Move): Taken => ({ step: Number(step), take });
const total = (stones: readonly bigint[]) => stones.reduce((sum, each) => sum + each, 0n);

/**
 * `<nimlab-staircase>`: stones on stairs; a move lets some stones of one step fall to the step below. Views: `plain`,
 * `odd` (the odd steps are Nim heaps, the even ones dimmed; the move that undoes one from an even step is indicated
 * where the solver has it among the winning ones). Skin: `chessmen` on a strip, whose gaps are the steps. Lit parts:
 * `step-<i>`, `odd`, `even`, `floor`.
 */
export class StaircaseElement extends GameElement {
  static override readonly game = 'staircase';
  static readonly skin = () => import('./skin.ts');
  protected static override readonly words = words;
  override readonly skins = ['chessmen'];
  static override styles = [
    ...GameElement.styles,
    ...sheets(pebbleSheet, flagSheet, stairsSheet, stackSheet, sceneSheet, fieldSheet, boardSheet),
  ];

  /** The step chosen in the form. */
  #from = 0;
  /** Stones that have just left a step. */
  readonly #arrival = new Arrival<Fallen>(this, () => {
    const { board } = this;
    return board && { ...board, leaving: board.leaving && { ...moveOf(board.leaving), before: board.numbers } };
  });
  readonly #points = new Points(this, {
    press: (id) => {
      const [kind, step, below] = id.split('-');
      if (kind === 'step') this.#choose(Number(step));
      else void this.propose([Number(step), this.#on(Number(step)) - BigInt(below!)]);
    },
  });

  readonly #skins = new Skins<DrawStairs>(this, this.skins, StaircaseElement.skin);
  readonly #width = new Width(this, '.stack', textWidth);

  constructor() {
    super();
    new ScrollStops(this);
    new InSight(this, '.step:is(.moving, .where)');
  }

  get #words() {
    return words[this.language];
  }
  #n = (value: bigint | number) => number(value, this.language);
  /** A number short enough for a step. */
  #short = (value: bigint) => compact(value, this.language);
  #to = (step: number) => (step <= 1 ? this.#words.toFloor : this.#words.to(this.#n(step - 1)));

  protected override undrawable(numbers: readonly bigint[]) {
    return numbers.length > mostSteps ? this.#words.tooMany(this.#n(numbers.length), this.#n(mostSteps)) : null;
  }
  override speakPosition(numbers: readonly bigint[]) {
    const stones = total(numbers);
    if (stones === 0n) return this.#words.empty;
    if (numbers.length <= mostSpoken) return this.#words.speak(numbers.map(this.#n));
    return this.#words.speakMany(this.#n(numbers.length), this.#n(stones));
  }
  override speakMove(move: Move, _before: readonly bigint[], form: 'base' | 'third') {
    const { step, take } = moveOf(move);
    if (this.view === 'chessmen') return this.#words.slide(this.#n(take), this.#n(step), form);
    return (form === 'base' ? this.#words.move : this.#words.moves)(this.#n(take), this.#n(step), this.#to(step));
  }
  override speakPlace(move: Move) {
    return this.#words.place(this.#n(moveOf(move).step));
  }
  protected override drawFormula({ components, grundy, facts }: Analysis) {
    const counted = countedIn(facts).map((step) => components[step - 1] ?? 0n);
    if (grundy === null || counted.length === 0 || counted.length > mostSpoken) return null;
    return `${counted.map(this.#n).join(' ⊕ ')} = ${this.#n(grundy)}`;
  }

  protected override bring(view: string) {
    return this.#skins.bring(view);
  }

  // ---- From a gesture to a move -----------------------------------------------------------------------------------

  #on = (step: number): bigint => this.current?.numbers[step - 1] ?? 0n;

  /** The stones that would fall from the one that is pointed at. */
  get #aim(): Taken | null {
    const [kind, step, below] = this.#points.at?.split('-') ?? [];
    const take = this.#on(Number(step)) - BigInt(below ?? 0);
    return kind === 'stone' && take > 0n ? { step: Number(step), take } : null;
  }

  /** A digit on a step is the number of stones. */
  #key = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    const step = (target as Element).closest<SVGElement>('[data-part]')?.dataset.part;
    if (!step || !/^[1-9]$/.test(key) || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    void this.propose([Number(step), Number(key)]);
  };

  /** A pile: on to the field for how many. */
  #choose(step: number) {
    this.#from = step;
    this.requestUpdate();
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLInputElement>('#count')?.focus());
  }

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  /**
   * The move that undoes the last one, if that was from an even step, and if the solver has it among those that win.
   */
  #answer(view: BoardView): { step: number; take: bigint; after: number } | null {
    const last = view.shown || view.leaving || view.view !== 'odd' ? null : this.match?.here.move;
    if (!last) return null;
    const { step, take } = moveOf(last);
    if (countedIn(view.analysis.facts).includes(step)) return null;
    const undoes = (move: Move) => moveOf(move).step === step - 1 && moveOf(move).take === take;
    return view.analysis.winningMoves.some(undoes) ? { step: step - 1, take, after: step } : null;
  }

  protected override drawBoard(view: BoardView): TemplateResult {
    const { numbers, origin } = view;
    const odd = view.view === 'odd';
    const answer = this.#answer(view);
    const form = [total(origin), ...numbers].some((stones) => stones > mostStones);
    return html`<div class="stack" @keydown=${this.#key}>
      <div class="scroll">${this.#drawStairs(view, odd, answer)}</div>
      ${
        odd
          ? html`<p class="remark">
              ${
                answer
                  ? html`<strong
                      >${this.#words.answer(this.#n(answer.take), this.#n(answer.after), this.#n(answer.step), this.#to(answer.step))}</strong
                    >`
                  : this.#words.oddOnly
              }
            </p>`
          : nothing
      }
      ${form ? this.#drawForm(view) : nothing}
    </div>`;
  }

  #drawStairs(view: BoardView, odd: boolean, answer: Taken | null): TemplateResult {
    const { numbers, origin, analysis, lit } = view;
    const leaving = view.leaving && moveOf(view.leaving);
    // A preview and a move on its way show what will lie where.
    const going = leaving ?? (view.interactive ? this.#aim : null);
    const then = going?.step === 1 ? going.take : 0n;
    // A position shown from elsewhere has another past.
    const out = view.shown ? 0n : total(origin) - total(numbers);
    const dress = this.#skins.of(view.view);
    const face: StairsFace = {
      numbers,
      write: (value) => this.#short(value),
      step: (step) => this.#faceOf(view, step, going, answer),
      fallen: this.#arrival.came,
      out: {
        stones: out,
        said: out + then > 0n ? this.#words.out(this.#short(out + then)) : this.#words.floor,
        lit: lit.has('floor'),
      },
      counted: odd || (dress && this.analysisOn) ? countedIn(analysis.facts) : null,
      values: { each: analysis.components, sum: analysis.grundy, lit: lit.has('odd') },
    };
    const began = view.shown ? [] : origin;
    return drawnPicture(
      dress?.(began, face, this.#width.px, this.#words.views.chessmen) ??
        stairsPicture(layStairs(began, numbers), face, this.#words.board),
    );
  }

  #faceOf(view: BoardView, step: number, going: Taken | null, answer: Taken | null): StepFace {
    const { lit } = view;
    const stones = view.numbers[step - 1] ?? 0n;
    const of = (move: Taken | null) => (move?.step === step ? move.take : 0n);
    const wins = of(answer) || of(view.wins.map(moveOf).find((move) => move.step === step) ?? null);
    const hint = of(view.hint && moveOf(view.hint));
    const winning = hint || wins;
    return {
      then: stones - of(going) + (going?.step === step + 1 ? going.take : 0n),
      label: this.#words.step(this.#n(step), this.#n(stones)),
      takes: (take) =>
        view.view === 'chessmen'
          ? sentence(this.#words.slide(this.#n(take), this.#n(step), 'base'), this.language)
          : this.#words.stone(this.#n(take), this.#n(step), this.#to(step)),
      pile: this.#words.pile(this.#n(step), this.#n(stones)),
      disabled: !view.interactive,
      leaving: of(view.leaving && moveOf(view.leaving)),
      going: of(going),
      hint,
      wins,
      states: {
        where: view.where !== null && moveOf(view.where).step === step,
        lit: lit.has(`step-${step}`) || lit.has(countedIn(view.analysis.facts).includes(step) ? 'odd' : 'even'),
      },
      flag: winning && !view.leaving && !view.shown ? `${this.#short(winning)} ↙` : '',
    };
  }

  /** From which step, and how many: where there may be piles. */
  #drawForm({ numbers, interactive }: BoardView): TemplateResult {
    return takeField({
      label: this.#words.count,
      button: this.#words.drop,
      disabled: !interactive,
      from: {
        label: this.#words.fromStep,
        heaps: numbers.map((stones, i) => ({
          heap: i + 1,
          label: this.#words.step(this.#n(i + 1), this.#n(stones)),
          disabled: stones === 0n,
        })),
        chosen: numbers[this.#from - 1] ? this.#from : numbers.findLastIndex((stones) => stones > 0n) + 1,
        choose: (step) => (this.#from = step),
      },
      take: (count, step) => void this.propose([step, count]),
      refuse: (error) => this.refuse(error),
    });
  }
}
defineSpeaking('nimlab-staircase', StaircaseElement);

import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { SolverError, type Analysis, type Move } from '../../solver/types.ts';
import { pebbles, shine } from '../kit/parts/pebble.ts';
import { GameElement } from '../shell/game-element.ts';
import { defineSpeaking, number } from '../shell/language.ts';
import type { BoardView } from '../shell/view.ts';
import {
  layStairs,
  mostOut,
  mostSteps,
  mostStones,
  outScale,
  profile,
  sumRow,
  transform,
  type StonePlace,
  type Stairs,
} from './geometry.ts';
import { stairsStyles } from './styles.ts';
import { words } from './words.ts';

/** More steps are spoken of by their number. */
const mostSpoken = 12;
/** Milliseconds of a fall. */
const fallTime = 320;

const moveOf = ({ numbers: [step = 0n, take = 0n] }: Move) => ({ step: Number(step), take });
interface Fallen {
  readonly step: number;
  readonly take: bigint;
  /** The stones before the move. */
  readonly before: readonly bigint[];
}

const isOdd = (step: number) => step % 2 === 1;
const total = (stones: readonly bigint[]) => stones.reduce((sum, each) => sum + each, 0n);

/**
 * `<nimlab-staircase>`: stones on stairs; a move lets some stones of one step fall to the step below. Views: `plain`, `odd`
 * (the odd steps are Nim heaps, the even ones dimmed; the move that undoes one from an even step is indicated where the
 * solver has it among the winning ones). Lit parts: `step-<i>`, `odd`, `even`, `floor`.
 */
export class StaircaseElement extends GameElement {
  static override readonly game = 'staircase';
  static override styles = [...GameElement.styles, stairsStyles];

  /** What a pointer or the focus is on: a step, and how many of its stones would fall (0: just the step). */
  #aim: { step: number; take: bigint } | null = null;
  /** The step chosen in the form. */
  #from = 0;
  /** The move that was leaving at the last update: its stones fall when the next position is there. */
  #gone: (Fallen & { position: string }) | null = null;
  #falling = false;
  /** What was last brought into sight. */
  #seen = '';

  get #words() {
    return words[this.language];
  }
  #n = (value: bigint | number) => number(value, this.language);
  /** A number short enough for a step. */
  #short(value: bigint): string {
    const locale = this.language === 'zh' ? 'zh-CN' : 'en';
    return value < 10_000n ? `${value}` : value.toLocaleString(locale, { notation: 'compact' });
  }
  #to = (step: number) => (step <= 1 ? this.#words.toFloor : this.#words.to(this.#n(step - 1)));

  override get title() {
    return this.#words.title;
  }
  protected override get positionLabel() {
    return this.#words.position;
  }
  protected override get views() {
    const { plain, odd } = this.#words;
    return [
      { id: 'plain', label: plain },
      { id: 'odd', label: odd },
    ];
  }
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
    return (form === 'base' ? this.#words.move : this.#words.moves)(this.#n(take), this.#n(step), this.#to(step));
  }
  override speakPlace(move: Move) {
    return this.#words.place(this.#n(moveOf(move).step));
  }
  protected override drawFormula({ components, grundy }: Analysis) {
    const odd = components.filter((_, i) => isOdd(i + 1));
    if (grundy === null || odd.length === 0 || odd.length > mostSpoken) return null;
    return `${odd.map(this.#n).join(' ⊕ ')} = ${this.#n(grundy)}`;
  }

  // ---- Life -------------------------------------------------------------------------------------------------------

  protected override updated() {
    super.updated();
    const scroll = this.renderRoot.querySelector<HTMLElement>('.scroll');
    if (!scroll) return;
    const wide = scroll.scrollWidth > scroll.clientWidth + 1;
    // Only stairs that do not fit are worth a stop of the Tab key; a move out of sight is brought into it.
    scroll.tabIndex = wide ? 0 : -1;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const going = wide ? scroll.querySelector<SVGElement>('.step:is(.moving, .hinted)') : null;
    const seen = going ? going.getAttribute('class')! + going.dataset.step : '';
    if (going && seen !== this.#seen) {
      const [here, frame] = [going.getBoundingClientRect(), scroll.getBoundingClientRect()];
      if (here.left < frame.left + here.width || here.right > frame.right) {
        const by = (here.left + here.right - frame.left - frame.right) / 2;
        scroll.scrollBy({ left: by, behavior: calm ? 'instant' : 'smooth' });
      }
    }
    this.#seen = seen;
    if (!this.#falling) return;
    this.#falling = false;
    if (calm) return;
    for (const stone of scroll.querySelectorAll<SVGElement>('[data-fall]')) {
      stone.animate(
        [
          { transform: `translateY(-${stone.dataset.fall}px)`, easing: 'cubic-bezier(0.5, 0, 1, 0.6)' },
          { transform: 'none', offset: 0.62, easing: 'ease-out' },
          { transform: 'translateY(-4px)', offset: 0.8, easing: 'ease-in' },
          { transform: 'none' },
        ],
        { duration: fallTime },
      );
    }
  }

  // ---- From a gesture to a move -----------------------------------------------------------------------------------

  #point(aim: { step: number; take: bigint } | null) {
    if (aim?.step === this.#aim?.step && aim?.take === this.#aim?.take) return;
    this.#aim = aim;
    this.requestUpdate();
  }

  /** What a key has reached is pointed at; what has the focus because a stone went is not. */
  #focus({ currentTarget }: Event, aim: { step: number; take: bigint }) {
    if ((currentTarget as Element).matches(':focus-visible')) this.#point(aim);
  }

  /** A digit on a step is the number of stones. */
  #key = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    const step = (target as Element).closest<SVGElement>('[data-step]')?.dataset.step;
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

  #take = (submit: SubmitEvent) => {
    submit.preventDefault();
    const form = submit.target as HTMLFormElement;
    const data = new FormData(form);
    const text = String(data.get('take')).replace(/[\s,]/g, '');
    if (!/^\d+$/.test(text)) {
      this.refuse(new SolverError(text ? 'not_a_number' : 'empty', 'move', text.slice(0, 40), ''));
      return;
    }
    form.querySelector('input')!.value = '';
    void this.propose([Number(data.get('step')), BigInt(text)]);
  };

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  /** The move that undoes the last one, if that was from an even step, and if the solver has it among those that win. */
  #answer(view: BoardView): { step: number; take: bigint; after: number } | null {
    const last = view.shown || view.leaving || view.view !== 'odd' ? null : this.match?.here.move;
    if (!last) return null;
    const { step, take } = moveOf(last);
    if (isOdd(step)) return null;
    const undoes = (move: Move) => moveOf(move).step === step - 1 && moveOf(move).take === take;
    return view.analysis.winningMoves.some(undoes) ? { step: step - 1, take, after: step } : null;
  }

  protected override drawBoard(view: BoardView): TemplateResult {
    const { numbers, origin } = view;
    const odd = view.view === 'odd';
    const stairs = layStairs(view.shown ? [] : origin, numbers);
    const { width, floor, steps } = stairs;
    const height = stairs.height + (odd ? sumRow : 0);
    const leaving = view.leaving && moveOf(view.leaving);
    const fallen = this.#follow(view, leaving);
    const answer = this.#answer(view);
    // A preview and a move on its way show what will lie where.
    const going = leaving ?? (view.interactive && this.#aim?.take ? this.#aim : null);
    const each = Array.from({ length: steps }, (_, i) => i + 1);
    const form = total(origin) > mostStones || numbers.some((stones) => stones > mostStones);
    return html`<div
      class="staircase ${view.view}"
      @keydown=${this.#key}
      @pointerleave=${() => this.#point(null)}
      @focusout=${() => this.#point(null)}
    >
      <div class="scroll">
        <svg
          class="stairs"
          width=${width}
          height=${height}
          viewBox="0 0 ${width} ${height}"
          .style=${`min-width:${Math.round(width * 0.74)}px`}
          role="group"
          aria-label=${this.#words.board}
        >
          <path class="body" d=${profile(stairs)} />
          ${each.map((step) => this.#drawBody(stairs, step, view))}
          <path class="ground ${view.lit.has('floor') ? 'lit' : ''}" d="M1 ${floor}H${stairs.left(1)}" />
          ${this.#drawFloor(stairs, view, going, fallen)}
          ${each.map((step) => this.#drawStep(stairs, step, view, { going, answer, fallen }))}
          ${odd ? this.#drawSum(stairs, view) : nothing}
        </svg>
      </div>
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

  /** The move whose stones are just coming to the step below. */
  #follow(view: BoardView, leaving: { step: number; take: bigint } | null): Fallen | null {
    if (leaving) {
      this.#gone = { ...leaving, before: view.numbers, position: view.position };
      this.#falling = false;
      return null;
    }
    const gone = this.#gone;
    if (!gone) return null;
    if (view.shown || view.position === gone.position) {
      this.#gone = null;
      return null;
    }
    // Once; later updates leave the stones where they are.
    if (this.#landed !== view.position) {
      this.#landed = view.position;
      this.#falling = true;
    } else this.#gone = null;
    return gone;
  }
  #landed = '';

  #drawBody({ left, top, tread, height }: Stairs, step: number, view: BoardView): SVGTemplateResult {
    const lit = view.lit.has(`step-${step}`) || view.lit.has(isOdd(step) ? 'odd' : 'even');
    return svg`<rect class="column ${isOdd(step) ? 'uneven' : 'even'} ${lit ? 'lit' : ''}"
        x=${left(step) + 0.7} y=${top(step) + 0.7} width=${tread - 0.7} height=${height - top(step) - 1.7} />
      ${lit ? svg`<path class="ground lit" d="M${left(step)} ${top(step)}h${tread}" />` : nothing}`;
  }

  /** What has left the game lies on the floor. */
  #drawFloor(
    stairs: Stairs,
    view: BoardView,
    going: { step: number; take: bigint } | null,
    fallen: Fallen | null,
  ): SVGTemplateResult {
    const x = stairs.middle(0);
    // A position shown from elsewhere has another past.
    const out = view.shown ? 0n : total(view.origin) - total(view.numbers);
    const then = going?.step === 1 ? going.take : 0n;
    const drawn = Math.max(0, Number(out < mostOut ? out : mostOut));
    return svg`<g class="out" aria-hidden="true">
      ${Array.from({ length: drawn }, (_, i) => {
        const place = stairs.out(i);
        const fell = fallen?.step === 1 && BigInt(i) >= out - fallen.take;
        return svg`<g class="fall" data-fall=${fell ? stairs.rise : nothing}><g transform=${transform(place, outScale)}>${body(place)}</g></g>`;
      })}
      ${out > mostOut ? svg`<text class="more" x=${x} y=${stairs.out(drawn).y + 5}>+${this.#short(out - mostOut)}</text>` : nothing}
      <text class="count" x=${x} y=${stairs.floor + 18}>${out + then > 0n ? this.#words.out(this.#short(out + then)) : this.#words.floor}</text>
      ${view.view === 'odd' ? svg`<text class="name" x=${x} y=${stairs.names}>0</text>` : nothing}
    </g>`;
  }

  #drawStep(
    stairs: Stairs,
    step: number,
    view: BoardView,
    {
      going,
      answer,
      fallen,
    }: {
      going: { step: number; take: bigint } | null;
      answer: { step: number; take: bigint } | null;
      fallen: Fallen | null;
    },
  ): SVGTemplateResult {
    const stones = view.numbers[step - 1] ?? 0n;
    const of = (move: { step: number; take: bigint } | null) => (move?.step === step ? move.take : 0n);
    const marked = view.marked.map(moveOf).find((move) => move.step === step) ?? null;
    const hint = of(view.hint && moveOf(view.hint));
    const winning = hint || of(answer) || of(marked);
    const leaving = of(view.leaving && moveOf(view.leaving));
    const pile = stones > mostStones;
    const x = stairs.middle(step);
    const label = stairs.top(step) + 18;
    const among = (index: number, count: bigint) => BigInt(index) >= stones - count;
    const left = stones - of(going) + (going?.step === step + 1 ? going.take : 0n);
    const fall = (index: number) =>
      !pile && fallen?.step === step + 1 && among(index, fallen.take)
        ? drop(stairs, fallen, Number(BigInt(index) - (stones - fallen.take)))
        : 0;
    const shift = (index: number) => {
      if (!leaving) return '';
      const move = { step, take: leaving, before: view.numbers };
      const nth = Number(BigInt(index) - (stones - leaving));
      const up = landing(stairs, move, nth) - drop(stairs, move, nth) - stairs.stone(step, index).y;
      return `--over:${stairs.middle(step - 1) - stairs.middle(step)}px;--up:${pile || nth < 0 ? 0 : up}px`;
    };
    const places = pile
      ? stairs.pile(step)
      : Array.from({ length: Number(stones) }, (_, index) => stairs.stone(step, index));
    const summit = places.reduce((least, { y }) => Math.min(least, y), stairs.top(step)) - 15 * stairs.scale - 4;
    const classes = [
      'step',
      isOdd(step) ? 'uneven' : 'even',
      leaving ? 'moving' : '',
      view.hintPlace && moveOf(view.hintPlace).step === step ? 'hinted' : '',
      this.#aim?.step === step ? 'aimed' : '',
    ];
    const drawn = places.map((place, index) => {
      const take = stones - BigInt(index);
      const inner = svg`<g transform=${transform(place, stairs.scale)}>${body(place)}</g>`;
      const moved = fall(index);
      const dropping = svg`<g class="fall" data-fall=${moved || nothing}>${inner}</g>`;
      if (pile)
        return svg`<g class="stone ${leaving && index >= places.length - 2 ? 'leaving' : ''}" .style=${shift(index)}>${dropping}</g>`;
      const state = [
        among(index, leaving) ? 'leaving' : '',
        !leaving && among(index, of(going)) ? 'going' : '',
        among(index, hint) ? 'hint' : '',
        among(index, of(answer) || of(marked)) ? 'marked' : '',
      ];
      return svg`<g class="stone ${state.join(' ')}" .style=${shift(index)} data-cell="stone-${step}-${index}" role="button"
        aria-disabled=${!view.interactive}
        aria-label=${this.#words.stone(this.#n(take), this.#n(step), this.#to(step))}
        @click=${() => void this.propose([step, take])}
        @pointerenter=${() => this.#point({ step, take })}
        @focusin=${(focus: Event) => this.#focus(focus, { step, take })}>
        <rect class="reach" x=${x - stairs.tread / 2 + 1} y=${place.y - stairs.pitch / 2} width=${stairs.tread - 2} height=${stairs.pitch} rx="8" />
        ${dropping}
      </g>`;
    });
    return svg`<g class=${classes.filter(Boolean).join(' ')} data-step=${step} role="group" aria-label=${this.#words.step(this.#n(step), this.#n(stones))}
      @pointerleave=${() => this.#point(null)}>
      ${
        pile
          ? svg`<g class="pile" data-cell="step-${step}" role="button" aria-disabled=${!view.interactive}
              aria-label=${this.#words.pile(this.#n(step), this.#n(stones))} @click=${() => this.#choose(step)}>
              <title>${this.#n(stones)}</title>
              <rect class="reach" x=${x - stairs.tread / 2 + 1} y=${summit} width=${stairs.tread - 2} height=${stairs.top(step) + 24 - summit} rx="8" />
              ${drawn}
            </g>`
          : drawn
      }
      ${
        winning && !view.leaving && !view.shown
          ? svg`<text class="flag" x=${x} y=${summit} aria-hidden="true">${this.#short(winning)} ↙</text>`
          : view.hintPlace && moveOf(view.hintPlace).step === step
            ? svg`<path class="pointer" d="M-6-8H6L0 2Z" transform="translate(${x} ${summit})" />`
            : nothing
      }
      <text class="count ${left === stones ? '' : 'then'}" x=${x} y=${label} aria-hidden="true">${this.#short(left)}</text>
      <text class="name" x=${x} y=${stairs.names} aria-hidden="true">${step}</text>
    </g>`;
  }

  /** Under the stairs, each odd step's value under its step: the nim-sum, read from the floor. */
  #drawSum(stairs: Stairs, { analysis, lit }: BoardView): SVGTemplateResult {
    const { components, grundy } = analysis;
    const y = stairs.height + sumRow / 2 + 4;
    if (grundy === null) return svg``;
    const odd = Array.from({ length: stairs.steps }, (_, i) => i + 1).filter(isOdd);
    return svg`<g class="sum ${lit.has('odd') ? 'lit' : ''}" aria-hidden="true">
      <text class="value" x=${stairs.left(1) - 8} y=${y} text-anchor="end" dy="0.36em">${this.#short(grundy)} =</text>
      ${odd.map((step) => {
        const value = components[step - 1] ?? 0n;
        const text = this.#short(value);
        const half = Math.max(14, text.length * 4.6 + 5);
        return svg`<rect x=${stairs.middle(step) - half} y=${y - 14} width=${2 * half} height="28" rx="14" />
          <text class=${value === 0n ? 'nought' : 'value'} x=${stairs.middle(step)} y=${y} dy="0.36em">${text}</text>
          ${step + 2 <= stairs.steps ? svg`<text class="plus" x=${stairs.middle(step + 1)} y=${y} dy="0.36em">⊕</text>` : nothing}`;
      })}
    </g>`;
  }

  /** From which step, and how many: where there may be piles. */
  #drawForm(view: BoardView): TemplateResult {
    const { numbers } = view;
    const chosen = numbers[this.#from - 1] ? this.#from : numbers.findLastIndex((stones) => stones > 0n) + 1;
    return html`<form class="taking" @submit=${this.#take}>
      <div class="field">
        <label for="step">${this.#words.fromStep}</label>
        <select
          id="step"
          name="step"
          @change=${(change: Event) => (this.#from = Number((change.target as HTMLSelectElement).value))}
        >
          ${numbers.map(
            (stones, i) =>
              html`<option value=${i + 1} ?disabled=${stones === 0n} .selected=${i + 1 === chosen}>
                ${this.#words.step(this.#n(i + 1), this.#n(stones))}
              </option>`,
          )}
        </select>
      </div>
      <div class="field">
        <label for="count">${this.#words.count}</label>
        <input id="count" name="take" inputmode="numeric" autocomplete="off" maxlength="26" />
      </div>
      <button class="button" aria-disabled=${!view.interactive}>${this.#words.drop}</button>
    </form>`;
  }
}

/** Where the n-th of the fallen stones comes to lie: on those that are there already. */
function landing(stairs: Stairs, { step, before }: Fallen, nth: number): number {
  const below = Number(before[step - 2] ?? 0n) + nth;
  if (step === 1) return stairs.floor - 8;
  return stairs.stone(step - 1, Math.min(below, Number(mostStones))).y;
}

/** How far it falls: over the edge it goes at its own height, or above the stones on the next step. */
function drop(stairs: Stairs, move: Fallen, nth: number): number {
  const had = Number(move.before[move.step - 1] ?? 0n);
  const at = Math.min(had, Number(mostStones)) - Number(move.take) + nth;
  const from = stairs.stone(move.step, Math.max(0, at)).y;
  const to = landing(stairs, move, nth);
  return to - Math.min(from - 2, to - 10);
}

const body = ({ shape }: StonePlace) => svg`<path class="edge" d=${pebbles[shape]!} />
  <path class="face" d=${pebbles[shape]!} transform="translate(0 -1.6) scale(.955 .9)" />
  <path class="shine" d=${shine} />`;

defineSpeaking('nimlab-staircase', StaircaseElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-staircase': StaircaseElement;
  }
}

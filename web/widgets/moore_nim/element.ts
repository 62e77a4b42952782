import { html, nothing, svg, type TemplateResult } from 'lit';
import { SolverError, type Move } from '../../solver/types.ts';
import { lastStoneStyles, lastStoneSwitch, lastStoneTaken } from '../misere_nim/last-stone.ts';
import { drawReach } from '../heaps/pebble.ts';
import { grainOf, mostHeaps, placeHeap, type HeapPlace } from '../kit/parts/heap.ts';
import { pebbles, shine, transform } from '../kit/parts/pebble.ts';
import { nimStyles } from '../nim/styles.ts';
import { words as nimWords } from '../nim/words.ts';
import { explain } from '../shell/error-words.ts';
import { GameElement } from '../shell/game-element.ts';
import { number } from '../shell/language.ts';
import { solver } from '../shell/solver.ts';
import type { BoardView } from '../shell/view.ts';
import { buildOf, touched, type Build } from './build.ts';
import { columnStyles, drawColumns, power } from './columns.ts';
import { change, continues, noPlan, numbersOf, planOf, takesOf, type Plan } from './plan.ts';
import { mooreStyles } from './styles.ts';
import { words } from './words.ts';

/** Longer positions are spoken of by their number of heaps. */
const mostSpoken = 12;
/** Milliseconds between two steps while a move builds itself. */
const pace = 2600;

/** What the solver says of a plan: the counts of the heaps it leaves, and whether it is a move. */
interface Preview {
  readonly plan: Plan;
  readonly counts: readonly bigint[];
  readonly legal: boolean;
}

/**
 * `<nimlab-moore-nim>`: a move takes from up to k heaps. What is to go is marked, by stones or by turning digits, then
 * taken. Views: `stones`, `columns` (binary, with counts modulo k + 1), `both`. Lit parts: `heap-<i>`, `bit-<k>`, `counts`.
 */
export class MooreNimElement extends GameElement {
  static override readonly game = 'moore_nim';
  static override styles = [...GameElement.styles, nimStyles, lastStoneStyles, columnStyles, mooreStyles];

  #plan: Plan = noPlan;
  #preview: Preview | null = null;
  /** What a mouse is on, when it is not marked: a heap and what would be left of it. */
  #pointed: { readonly heap: number; readonly left: bigint } | null = null;
  /** What stands in the field of a heap though it is no mark. */
  #typed: { readonly heap: number; readonly text: string } | null = null;
  /** Why the last mark was refused. */
  #note = '';
  #build: Build | null = null;
  #running = 0;
  #for = '';

  get #words() {
    return words[this.language];
  }
  get #nim() {
    return nimWords[this.language];
  }
  #n = (value: bigint | number) => number(value, this.language);

  override get title() {
    return this.#words.title;
  }
  protected override get positionLabel() {
    return this.#nim.heaps;
  }
  protected override get views() {
    return [
      { id: 'stones', label: this.#nim.stones },
      { id: 'columns', label: this.#words.columns },
      { id: 'both', label: this.#words.both },
    ];
  }
  protected override undrawable(numbers: readonly bigint[]) {
    return numbers.length > mostHeaps ? this.#nim.tooManyToDraw(this.#n(numbers.length), this.#n(mostHeaps)) : null;
  }
  override speakPosition(numbers: readonly bigint[]) {
    if (numbers.length === 0) return this.#nim.noHeaps;
    if (numbers.length <= mostSpoken) return this.#nim.position(numbers.map(this.#n));
    const largest = numbers.reduce((most, each) => (each > most ? each : most));
    return this.#nim.manyHeaps(this.#n(numbers.length), this.#n(largest));
  }
  override speakMove(move: Move, _before: readonly bigint[], form: 'base' | 'third') {
    const takes = takesOf(move).map(([heap, take]) => ({ heap: this.#n(heap), take: this.#n(take) }));
    return this.#words.takes(takes, form);
  }
  override speakPlace(move: Move) {
    return this.#words.place(takesOf(move).map(([heap]) => this.#n(heap)));
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#pause();
  }

  // ---- The move that is being put together ----------------------------------------------------------------------

  #set(plan: Plan, view: BoardView) {
    this.#plan = plan;
    this.#pointed = null;
    this.#note = '';
    this.#typed = null;
    this.#close();
    void this.#foresee(plan, view);
  }

  /** Whether it is a move, and what the columns become, are the solver's to say. */
  async #foresee(plan: Plan, { position, rule, numbers }: BoardView) {
    if (plan.size === 0) {
      this.#preview = null;
      return;
    }
    const move = numbersOf(plan, numbers);
    const heaps = numbers.map((size, i) => plan.get(i + 1) ?? size);
    try {
      const client = await solver();
      const [{ witness }, legal] = await Promise.all([
        client.analyse(this.game, heaps.join(' '), rule),
        move ? client.play(this.game, position, move.join('-'), rule).then(accepted, refused) : false,
      ]);
      if (this.#plan !== plan) return;
      this.#preview = { plan, counts: witness, legal };
      this.requestUpdate();
    } catch {
      // What the columns become is not shown; the move is judged when it is made.
    }
  }

  /** Marks a heap to become `left`. One heap too many is refused, if the solver agrees that it is. */
  async #mark(view: BoardView, heap: number, left: bigint) {
    if (!view.interactive) return;
    const plan = change(this.#plan, heap, left, view.numbers[heap - 1]!);
    const { k } = ruleOf(view.rule);
    if (plan.size > this.#plan.size && BigInt(plan.size) > k) {
      const move = numbersOf(plan, view.numbers);
      try {
        if (move) await (await solver()).play(this.game, view.position, move.join('-'), view.rule);
      } catch (error) {
        if (!(error instanceof SolverError) || this.#for !== keyOf(view)) return;
        this.#note = this.#words.tooMany(this.#n(k));
        this.announce(this.#note);
        return;
      }
    }
    this.#set(plan, view);
  }

  #onStone(view: BoardView, heap: number, left: bigint) {
    // The mark that is there goes again.
    void this.#mark(view, heap, this.#plan.get(heap) === left ? view.numbers[heap - 1]! : left);
  }

  #onDigit(view: BoardView, heap: number, place: number) {
    const now = this.#plan.get(heap) ?? view.numbers[heap - 1]!;
    void this.#mark(view, heap, now ^ (1n << BigInt(place)));
  }

  /** How many to take from a heap too large to point at its stones. */
  #onCount(view: BoardView, heap: number, input: HTMLInputElement) {
    const text = input.value.replace(/[\s,]/g, '');
    const size = view.numbers[heap - 1]!;
    const code = !/^\d*$/.test(text) ? 'not_a_number' : BigInt(text || 0) > size ? 'too_large' : null;
    if (!code) {
      void this.#mark(view, heap, size - BigInt(text || 0));
      return;
    }
    this.#set(change(this.#plan, heap, size, size), view);
    this.#typed = { heap, text: input.value };
    this.#note = explain(new SolverError(code, 'move', text.slice(0, 40), `${size}`), this.language);
    this.announce(this.#note);
  }

  #refused(plan: Plan) {
    return this.#preview?.plan === plan && !this.#preview.legal;
  }

  #play(view: BoardView) {
    const move = numbersOf(this.#plan, view.numbers);
    if (move && move.length > 0) void this.propose(move);
  }

  #point(pointed: { heap: number; left: bigint } | null) {
    if (pointed?.heap === this.#pointed?.heap && pointed?.left === this.#pointed?.left) return;
    this.#pointed = pointed;
    this.requestUpdate();
  }

  #onEscape(key: KeyboardEvent, view: BoardView) {
    if (key.key !== 'Escape' || (this.#plan.size === 0 && !this.#build)) return;
    key.preventDefault();
    key.stopPropagation();
    this.#set(noPlan, view);
    this.requestUpdate();
  }

  /** The winning move that is shown: one that does what is marked, and perhaps more. */
  #winning(view: BoardView): Move | null {
    if (view.leaving || view.shown) return null;
    // While a move is built, it is not given away.
    if (this.#build) return this.#build.at === this.#build.steps.length ? this.#build.move : null;
    if (view.hint) return view.hint;
    return view.marked.find((move) => continues(this.#plan, planOf(move, view.numbers))) ?? null;
  }

  // ---- Building a winning move -----------------------------------------------------------------------------------

  async #startBuild({ analysis, position, rule, view }: BoardView) {
    const move = analysis.winningMoves[0];
    if (!move) return;
    const key = this.#for;
    const client = await solver();
    const after = await client.analyse(this.game, await client.play(this.game, position, move, rule), rule);
    if (key !== this.#for) return;
    this.#plan = noPlan;
    this.#preview = null;
    this.#note = '';
    this.#build = buildOf(move, analysis, after);
    if (view === 'stones') this.view = 'both';
    this.#sayStep();
  }

  #goTo(at: number) {
    const build = this.#build;
    if (!build) return;
    this.#build = { ...build, at: Math.max(0, Math.min(build.steps.length, at)) };
    if (this.#build.at === build.steps.length) this.#pause();
    this.#sayStep();
  }

  #sayStep() {
    this.announce(this.#stepText());
  }

  #stepText(): string {
    const { steps, at, move } = this.#build!;
    const step = steps[at];
    if (!step) return this.#words.built(this.speakMove(move, [], 'base'));
    const names = (heaps: readonly number[]) => heaps.map(this.#n);
    return this.#words.column({
      power: power(step.place),
      before: this.#n(step.before),
      after: this.#n(step.after),
      lowered: names(step.lowered),
      setting: names(step.setting),
      clearing: names(step.clearing),
      keeping: names(step.keeping),
    });
  }

  #toggleRun() {
    if (this.#running) {
      this.#pause();
      this.requestUpdate();
      return;
    }
    this.#running = window.setInterval(() => this.#goTo(this.#build!.at + 1), pace);
    this.#goTo(this.#build!.at + 1);
  }

  #pause() {
    window.clearInterval(this.#running);
    this.#running = 0;
  }

  #close() {
    this.#pause();
    this.#build = null;
    this.requestUpdate();
  }

  // ---- The rule -------------------------------------------------------------------------------------------------

  /** Another rule on the same position; a game that is over begins again. */
  async #changeRule(k: string, misere: boolean, input?: HTMLInputElement) {
    const over = this.current?.moveCount === 0n;
    try {
      await this.restart(over ? undefined : this.current?.position, misere ? `${k} misere` : k);
    } catch (error) {
      if (input) input.value = `${ruleOf(this.match?.rule ?? '').k}`;
      this.refuse(error);
    }
  }

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  protected override drawBoard(view: BoardView): TemplateResult {
    const key = keyOf(view);
    if (key !== this.#for) {
      this.#for = key;
      this.#plan = noPlan;
      this.#preview = this.#pointed = null;
      this.#typed = null;
      this.#note = '';
      this.#pause();
      this.#build = null;
    }
    const { k } = ruleOf(view.rule);
    const plan = view.leaving ? planOf(view.leaving, view.numbers) : this.#plan;
    const winning = this.#winning(view);
    const shown = plan.size || !winning ? plan : planOf(winning, view.numbers);
    return html`<div @keydown=${(event: KeyboardEvent) => this.#onEscape(event, view)}>
      ${this.#drawRule(view)}
      <div class="nim ${view.view}" @pointerleave=${() => this.#point(null)}>
        ${view.view === 'columns' ? nothing : this.#drawHeaps(view, plan, winning)}
        ${
          view.view === 'stones'
            ? nothing
            : drawColumns(view, {
                language: this.language,
                modulus: k + 1n,
                plan: shown,
                planned: plan.size > 0,
                then: this.#preview?.counts ?? null,
                build: this.#build,
                turn: view.shown || this.#build ? null : (heap, place) => this.#onDigit(view, heap, place),
              })
        }
      </div>
      ${this.#drawDeed(view, k)} ${this.analysisOn ? this.#drawBuild(view) : nothing}
    </div>`;
  }

  #drawRule(view: BoardView): TemplateResult {
    const w = this.#words;
    const { k, misere } = ruleOf(view.rule);
    const change = (loses: boolean) => void this.#changeRule(`${k}`, loses);
    const ending = lastStoneSwitch(this.language, misere, this.controls === 'none' ? null : change);
    if (this.controls !== 'full') return html`<div class="rule"><span>${w.atMost(this.#n(k))}</span>${ending}</div>`;
    const onInput = ({ target }: Event) => {
      const input = target as HTMLInputElement;
      void this.#changeRule(input.value.trim(), misere, input);
    };
    return html`<div class="rule">
      <div class="most" role="group" aria-label=${w.mostHeaps}>
        <label for="most">${w.mostHeaps}</label>
        <button
          class="button"
          aria-label=${w.fewer}
          aria-disabled=${k <= 1n}
          @click=${() => void this.#changeRule(`${k - 1n}`, misere)}
        >
          −
        </button>
        <input id="most" inputmode="numeric" autocomplete="off" maxlength="20" .value=${`${k}`} @change=${onInput} />
        <button class="button" aria-label=${w.more} @click=${() => void this.#changeRule(`${k + 1n}`, misere)}>
          +
        </button>
      </div>
      ${ending}
    </div>`;
  }

  #drawHeaps(view: BoardView, plan: Plan, winning: Move | null): TemplateResult {
    const { numbers, origin } = view;
    // A shown position may have other heaps than the game; then it gets its own room.
    const rooms =
      origin.length === numbers.length ? numbers.map((size, i) => (size > origin[i]! ? size : origin[i]!)) : numbers;
    const grain = grainOf(rooms);
    const wins = winning ? planOf(winning, numbers) : noPlan;
    return html`<div class="heaps">
      ${numbers.map((size, i) =>
        this.#drawHeap(view, i + 1, size, placeHeap(i + 1, size, rooms[i]!, grain), plan.get(i + 1), wins.get(i + 1)),
      )}
    </div>`;
  }

  /** `left`: what the plan leaves of the heap; `best`: what the winning move that is shown leaves of it. */
  #drawHeap(view: BoardView, heap: number, size: bigint, place: HeapPlace, left?: bigint, best?: bigint) {
    const { width, height, floor, label, stones, mound, large } = place;
    const middle = width / 2;
    const pointed = this.#pointed?.heap === heap && view.interactive && left === undefined ? this.#pointed.left : size;
    const built = this.#build ? touched(this.#build).has(heap) : false;
    const hinted = view.hintPlace && takesOf(view.hintPlace).some(([each]) => Number(each) === heap);
    const state = [
      view.lit.has(`heap-${heap}`) ? 'lit' : '',
      built || left !== undefined ? 'aimed' : '',
      hinted ? 'hinted' : '',
    ].join(' ');
    // A stone goes if it lies above what is left; of a mound only its number speaks.
    const above = (index: number, rest: bigint | undefined) => !mound && rest !== undefined && BigInt(index) >= rest;
    const summit = stones.reduce((least, { y }) => Math.min(least, y - (mound ? 10 : 18)), floor - 12);
    const after = left ?? size;
    return html`<div class="heap ${state}">
      <svg
        width=${width}
        height=${height}
        viewBox="0 0 ${width} ${height}"
        role="group"
        aria-label=${this.#nim.heapOf(this.#n(heap), this.#n(size))}
        @pointerleave=${() => this.#point(null)}
      >
        <ellipse class="floor" cx=${middle} cy=${floor} rx=${middle - 3} ry="5" />
        ${stones.map((stone, index) => {
          const rest = BigInt(index);
          const body = svg`<g transform=${transform(stone)}>
              <g class="pebble">
                <path class="edge" d=${pebbles[stone.shape]!} />
                <path class="face" d=${pebbles[stone.shape]!} transform="translate(0 -1.6) scale(.955 .9)" />
                <path class="shine" d=${shine} />
              </g>
            </g>`;
          if (mound) return svg`<g class="stone">${body}</g>`;
          const kind = [
            view.leaving && above(index, left) ? 'leaving' : '',
            !view.leaving && above(index, left) ? 'going chosen' : '',
            above(index, pointed) ? 'going' : '',
            above(index, best) ? (view.hint ? 'hint' : 'marked') : '',
          ].join(' ');
          return svg`<g class="stone ${kind}" data-cell="${heap}-${index}" role="button"
            aria-disabled=${!view.interactive}
            aria-pressed=${left === rest}
            aria-label=${this.#words.stone(this.#n(size - rest), this.#n(heap), this.#n(rest))}
            @click=${() => this.#onStone(view, heap, rest)}
            @pointerenter=${(event: PointerEvent) => event.pointerType === 'mouse' && this.#point({ heap, left: rest })}>
            ${drawReach(stone)}
            ${body}
          </g>`;
        })}
        ${
          best !== undefined
            ? svg`<g class="flag" transform="translate(${middle} ${Math.max(10, summit)})" aria-hidden="true">
              <text text-anchor="middle">−${this.#n(size - best)}</text>
            </g>`
            : hinted
              ? svg`<path class="pointer" d="M-6-8H6L0 2Z" transform="translate(${middle} ${Math.max(10, summit)})" />`
              : nothing
        }
        <text class="count" x=${middle} y=${label} text-anchor="middle" aria-hidden="true">
          ${after === size ? this.#n(size) : svg`<tspan class="was">${this.#n(size)}</tspan> → ${this.#n(after)}`}
        </text>
      </svg>
      ${large ? this.#drawCounting(view, heap, size) : nothing}
    </div>`;
  }

  #drawCounting(view: BoardView, heap: number, size: bigint): TemplateResult {
    const left = this.#plan.get(heap);
    return html`<form
      class="taking"
      @submit=${(submit: SubmitEvent) => {
        submit.preventDefault();
        this.#play(view);
      }}
    >
      <label for="take-${heap}">${this.#words.mark}</label>
      <input
        id="take-${heap}"
        inputmode="numeric"
        autocomplete="off"
        maxlength="26"
        aria-label=${this.#words.leftOf(this.#n(heap))}
        ?disabled=${size === 0n || !view.interactive}
        .value=${this.#typed?.heap === heap ? this.#typed.text : left === undefined || left > size ? '' : `${size - left}`}
        @input=${(event: Event) => this.#onCount(view, heap, event.target as HTMLInputElement)}
      />
    </form>`;
  }

  /** What is marked, and the button that plays it. */
  #drawDeed(view: BoardView, k: bigint): TemplateResult {
    const w = this.#words;
    if (view.analysis.moveCount === 0n)
      return html`<div class="deed">
        ${lastStoneTaken(this.language, view.shown ? null : this.match, view.analysis)}
      </div>`;
    // A shown position cannot be played; its room stays.
    if (view.shown) return html`<div class="deed"></div>`;
    const plan = view.interactive ? this.#plan : noPlan;
    const move = numbersOf(plan, view.numbers);
    const ready = view.interactive && plan.size > 0 && move !== null && !this.#refused(plan);
    return html`<div class="deed">
      <div class="said">
        ${this.#note ? html`<p class="not">${this.#note}</p>` : this.#sayPlan(view, plan, move, k)}
      </div>
      <p class="quiet chosen-heaps">${w.chosen(this.#n(plan.size), this.#n(k))}</p>
      <div class="buttons">
        <button class="button strong" aria-disabled=${!ready} @click=${() => ready && this.#play(view)}>
          ${w.take}
        </button>
        <button
          class="button"
          aria-disabled=${plan.size === 0}
          @click=${() => plan.size > 0 && (this.#set(noPlan, view), this.requestUpdate())}
        >
          ${w.clear}
        </button>
      </div>
    </div>`;
  }

  #sayPlan(view: BoardView, plan: Plan, move: readonly bigint[] | null, k: bigint): TemplateResult {
    const w = this.#words;
    if (plan.size === 0) {
      const idle = view.view === 'columns' ? w.idleColumns : w.idle;
      return html`<p class="quiet">${view.interactive ? idle(this.#n(k)) : nothing}</p>`;
    }
    if (!move) {
      const grown = [...plan].filter(([heap, left]) => left > view.numbers[heap - 1]!);
      const text = w.grows(
        grown.map(([heap]) => this.#n(heap)),
        grown.map(([, left]) => this.#n(left)),
      );
      return html`<p class="not">${text}</p>`;
    }
    const said = this.speakMove({ text: '', numbers: move }, view.numbers, 'base');
    return html`<p>${said.charAt(0).toUpperCase() + said.slice(1)}${this.language === 'zh' ? '。' : '.'}</p>`;
  }

  #drawBuild(view: BoardView): TemplateResult {
    const w = this.#words;
    const build = this.#build;
    if (!build) {
      const possible = view.interactive && view.analysis.winningMoves.length > 0;
      const lost = view.analysis.outcome === 'P';
      return html`<div class="build">
        <p class="quiet">${lost ? w.buildNothing : w.buildWhat}</p>
        <div class="buttons">
          <button
            class="button"
            aria-disabled=${!possible}
            @click=${() => possible && void this.#startBuild(view).catch((error: unknown) => this.refuse(error))}
          >
            ${w.build}
          </button>
        </div>
      </div>`;
    }
    const { steps, at } = build;
    const last = at === steps.length;
    return html`<div class="build on" role="group" aria-label=${w.build}>
      <p><span class="quiet">${w.step(this.#n(at + 1), this.#n(steps.length + 1))}</span><br />${this.#stepText()}</p>
      <div class="buttons">
        <button class="button" aria-disabled=${at === 0} @click=${() => (this.#pause(), this.#goTo(at - 1))}>
          ${w.back}
        </button>
        <button class="button" aria-disabled=${last} @click=${() => (this.#pause(), this.#goTo(at + 1))}>
          ${w.next}
        </button>
        <button
          class="button ${last ? 'strong' : ''}"
          @click=${() => (last ? this.#set(build.plan, view) : this.#toggleRun())}
        >
          ${last ? w.markIt : this.#running ? w.pause : w.run}
        </button>
        <button class="button" @click=${() => this.#close()}>${w.end}</button>
      </div>
    </div>`;
  }
}

const accepted = () => true;
function refused(error: unknown) {
  if (error instanceof SolverError) return false;
  throw error;
}

const keyOf = ({ position, rule, shown }: BoardView) => `${rule}|${position}|${shown}`;

/** The canonical rule: "2" or "2 misere". */
function ruleOf(rule: string): { k: bigint; misere: boolean } {
  const [k = '1', ending = ''] = rule.split(' ');
  return { k: BigInt(k || 1), misere: ending === 'misere' };
}

customElements.define('nimlab-moore-nim', MooreNimElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-moore-nim': MooreNimElement;
  }
}

import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { SolverError, type Analysis, type Move } from '../../solver/types.ts';
import { GameElement } from '../shell/game-element.ts';
import { defineSpeaking, number, strung } from '../shell/language.ts';
import { solver } from '../shell/solver.ts';
import type { BoardView } from '../shell/view.ts';
import { watchWidth } from '../shell/near.ts';
import {
  above,
  flag,
  house,
  itemsOf,
  layStairs,
  layStrip,
  mostRuns,
  mostSquares,
  profile,
  runsOf,
  stonesIn,
  type Item,
  type Run,
  type Stairs,
  type Strip,
} from './geometry.ts';
import { graStyles } from './styles.ts';
import { words } from './words.ts';

/** Longer positions are spoken of by their number of runs. */
const mostSpoken = 8;
/** Odd steps named in the line of theory. */
const mostSummed = 12;
/** Milliseconds of a stone in the air. */
const hopTime = 420;

const squareOf = (move: Move | null) => (move ? Number(move.numbers[0] ?? 0n) : 0);

/** What is drawn, from where it lies to what lies there. */
interface Scene {
  readonly view: BoardView;
  readonly m: number;
  readonly runs: readonly Run[];
  readonly items: readonly Item[];
  readonly strip: Strip;
  readonly stairs: Stairs | null;
  /** Squares of the stones to mark. */
  readonly marked: ReadonlySet<number>;
}

/**
 * `<nimlab-gra>`: stones on a strip; one goes to the first free square on its right. Views: `plain`, `stairs` (the strip, and
 * beneath it the stairs into which it bends: every free square is an edge). Lit parts: `square-<i>`, `run-<i>` (from the
 * left), `step-<i>`.
 */
export class GraElement extends GameElement {
  static override readonly game = 'gra';
  static override styles = [...GameElement.styles, graStyles];
  static override properties = { ...GameElement.properties, room: { state: true } };
  /** Width there is. */
  declare private room: number;

  /** The square whose stone a pointer or the focus is on. */
  #aim = 0;
  /** Where the solver lets stones go, of the position asked about last. */
  #targets: { readonly of: string; readonly known: Map<number, number | null> } = { of: '', known: new Map() };
  /** Which stone is which, by its square: the same one before and after a move. */
  #stones: { of: string; names: Map<number, number>; runs: readonly Run[] } = { of: '', names: new Map(), runs: [] };
  #next = 0;
  /** A stone that has just moved, and from where. */
  #hop: { readonly name: number; readonly from: number; readonly to: number } | null = null;
  /** What the last drawing was like: only in one like it do stones glide. */
  #steady = '';
  /** What was last brought into sight. */
  #seen = '';
  /** The strip that was last scrolled to its end. */
  #begun = '';
  /** The places of the last drawing: where a hop begins. */
  #scene: Scene | null = null;
  #resize = watchWidth((width) => (this.room = width));

  constructor() {
    super();
    this.room = 640;
  }

  get #words() {
    return words[this.language];
  }
  #n = (value: bigint | number) => number(value, this.language);
  get #m(): number {
    return Number(this.match?.rule || this.rule || 10);
  }

  override get title() {
    return this.#words.title;
  }
  protected override get positionLabel() {
    return this.#words.position;
  }
  protected override get ruleLabel() {
    return this.#words.rule;
  }
  protected override get views() {
    const { plain, stairs } = this.#words;
    return [
      { id: 'plain', label: plain },
      { id: 'stairs', label: stairs },
    ];
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
    const stones = stonesIn(runs);
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
    const { first, last } = runsOf(before).find((run) => run.first <= square && square <= run.last) ?? {
      first: square,
      last: square,
    };
    return this.#words.place(this.#n(first), this.#n(last));
  }
  protected override drawFormula(analysis: Analysis) {
    const sum = this.#oddSum(analysis);
    return sum && this.#words.oddSteps(sum);
  }

  /** "3 ⊕ 5 = 6": the stones on odd steps, as the solver's witness has them. */
  #oddSum({ witness }: Analysis): string | null {
    const odd = witness.filter((_, i) => i % 2 === 1 && witness[i - 1]! % 2n === 1n);
    if (odd.length === 0 || odd.length > mostSummed) return null;
    if (odd.length === 1) return this.#n(odd[0]!);
    const sum = odd.reduce((a, b) => a ^ b, 0n);
    return `${odd.toReversed().map(this.#n).join(' ⊕ ')} = ${this.#n(sum)}`;
  }

  // ---- Life -------------------------------------------------------------------------------------------------------

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#resize.disconnect();
  }

  protected override updated() {
    super.updated();
    const frame = this.renderRoot.querySelector<HTMLElement>('.gra');
    if (!frame) return;
    this.#resize.observe(frame);
    const scroll = frame.querySelector<HTMLElement>('.scroll')!;
    const wide = scroll.scrollWidth > scroll.clientWidth + 1;
    scroll.tabIndex = wide ? 0 : -1;
    this.#reveal(scroll, wide);
    this.#fly(scroll);
  }

  /** What happens out of sight, or is hinted at, is brought into it; then the reader may look around. */
  #reveal(scroll: HTMLElement, wide: boolean) {
    const { view, strip, m } = this.#scene!;
    // A strip that does not fit begins where the game is decided.
    const begun = wide ? `${m}|${view.view}|${this.room}` : '';
    if (wide && begun !== this.#begun) scroll.scrollLeft = scroll.scrollWidth;
    this.#begun = begun;
    const square = squareOf(view.leaving ?? view.hintPlace) || this.#hop?.to || 0;
    const seen = square ? `${view.position}|${square}` : '';
    if (wide && seen && seen !== this.#seen) {
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const { x } = strip.middle(square);
      const [left, right] = [scroll.scrollLeft + strip.cell, scroll.scrollLeft + scroll.clientWidth - strip.cell];
      if (x < left || x > right) {
        scroll.scrollTo({ left: x - scroll.clientWidth / 2, behavior: calm ? 'instant' : 'smooth' });
      }
    }
    this.#seen = seen;
  }

  /** The stone that has moved hops over its neighbours to where it is now. */
  #fly(scroll: HTMLElement) {
    const [hop, scene] = [this.#hop, this.#scene];
    this.#hop = null;
    if (!hop || !scene) return;
    const stone = scroll.querySelector<SVGElement>(`[data-stone="${hop.name}"] .body`);
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const { strip } = scene;
    const to = strip.middle(hop.to);
    if (calm || !stone) return;
    const from = strip.middle(hop.from);
    if (strip.index(hop.from) < 0) return;
    const [dx, dy] = [from.x - to.x, from.y - to.y];
    const up = Math.min(above + strip.side / 2 - strip.radius, 26 + Math.abs(dx) / 8);
    const frames = Array.from({ length: 13 }, (_, i) => {
      const t = i / 12;
      return { transform: `translate(${dx * (1 - t)}px, ${dy * (1 - t) - up * 4 * t * (1 - t)}px)` };
    });
    stone.animate(frames, { duration: hopTime, easing: 'cubic-bezier(0.4, 0.1, 0.5, 1)' });
  }

  // ---- What the solver says of moves ------------------------------------------------------------------------------

  /** Where the stone on a square would go: the solver plays it. */
  #target(square: number, { position, rule, numbers, interactive }: BoardView): number | null {
    const of = `${rule}|${position}`;
    if (this.#targets.of !== of) this.#targets = { of, known: new Map() };
    const { known } = this.#targets;
    const found = known.get(square);
    if (found !== undefined || !interactive) return found ?? null;
    known.set(square, null);
    void this.#ask(square, position, rule, numbers).then((target) => {
      if (target === null || known !== this.#targets.known) return;
      known.set(square, target);
      this.requestUpdate();
    });
    return null;
  }

  async #ask(square: number, position: string, rule: string, before: readonly bigint[]): Promise<number | null> {
    try {
      const client = await solver();
      const to = await client.play(this.game, position, `${square}`, rule);
      const { numbers } = await client.analyse(this.game, to, rule);
      return gained(runsOf(before), runsOf(numbers));
    } catch {
      return null;
    }
  }

  // ---- From a gesture to a move -----------------------------------------------------------------------------------

  #point(square: number) {
    if (square === this.#aim) return;
    this.#aim = square;
    this.requestUpdate();
  }

  /** What a key has reached is pointed at; what has the focus because a stone went is not. */
  #focus({ currentTarget }: Event, square: number) {
    if ((currentTarget as Element).matches(':focus-visible')) this.#point(square);
  }

  /** One drawn square stands for many stones: which, is written. */
  #choose({ first }: Item) {
    const field = this.renderRoot.querySelector<HTMLInputElement>('#square');
    if (!field) return;
    field.value = `${first}`;
    field.focus();
    field.select();
  }

  #go = (submit: SubmitEvent) => {
    submit.preventDefault();
    const field = (submit.target as HTMLFormElement).elements.namedItem('square') as HTMLInputElement;
    const text = field.value.replace(/[\s,]/g, '');
    if (!/^\d+$/.test(text)) {
      this.refuse(new SolverError(text ? 'not_a_number' : 'empty', 'move', text.slice(0, 40), ''));
      return;
    }
    field.value = '';
    void this.propose([BigInt(text)]);
  };

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  /** Keeps the stones' names through a move; a position that is no move away gets new ones. */
  #name(view: BoardView, runs: readonly Run[]) {
    const old = this.#stones;
    const key = `${view.rule}|${view.position}`;
    if (old.of === key) return old.names;
    const names = new Map<number, number>();
    const [from, to] = [gained(runs, old.runs), gained(old.runs, runs)];
    const moved = from !== null && to !== null && old.names.has(from);
    if (moved || stonesIn(runs) <= 1000) {
      for (const { first, last } of runs) {
        if (last - first > 1000) continue;
        for (let n = first; n <= last; n++) names.set(n, old.names.get(moved && n === to ? from : n) ?? this.#next++);
      }
    }
    this.#hop = moved && !view.shown ? { name: names.get(to)!, from, to } : null;
    this.#stones = { of: key, names, runs };
    return names;
  }

  protected override drawBoard(view: BoardView): TemplateResult {
    const m = Number(view.rule);
    const runs = runsOf(view.numbers);
    const items = itemsOf(m, runs);
    const bent = view.view === 'stairs';
    const strip = layStrip(items, m, this.room, bent);
    const stairs = bent ? this.#bend(view, runs, items, strip, m) : null;
    const scene = (this.#scene = { view, m, runs, items, strip, stairs, marked: new Set(view.marked.map(squareOf)) });
    const names = this.#name(view, runs);
    const { width } = strip;
    const like = `${this.room}|${view.view}|${view.shown}`;
    const steady = like === this.#steady;
    this.#steady = like;
    // Where there are no stairs for once, their room is kept.
    const height = bent ? (stairs ?? layStairs(items, strip, m)).height : strip.height;
    const aim = view.interactive && this.#aim ? this.#aim : 0;
    const target = aim ? this.#target(aim, view) : null;
    const taken = items.filter(({ stone, first, last }) => stone && first === last);
    return html`<div
      class="gra ${view.view} ${steady ? 'steady' : ''}"
      @pointerleave=${() => this.#point(0)}
      @focusout=${() => this.#point(0)}
    >
      <div class="scroll">
        <svg
          class="strip"
          width=${width}
          height=${height}
          viewBox="0 0 ${width} ${height}"
          role="group"
          aria-label=${this.#words.board}
        >
          ${stairs ? this.#drawStairs(scene, stairs, names) : nothing}
          ${items.map((item, i) => this.#drawSquare(scene, item, i, target))}
          ${repeat(
            taken,
            ({ first }) => names.get(first) ?? `s${first}`,
            ({ first }) => this.#drawStone(scene, first, names.get(first)),
          )}
          ${items.map((item, i) => (item.stone && item.first < item.last ? this.#drawMany(scene, item, i) : nothing))}
          ${aim && target ? this.#drawArc(scene, aim, target) : nothing}
          ${view.hint || view.hintPlace ? this.#drawPointer(scene) : nothing}
        </svg>
      </div>
      ${bent ? html`<p class="remark">${this.#remark(view, stairs !== null)}</p>` : nothing}
      ${m > mostSquares ? this.#drawForm(view) : nothing}
    </div>`;
  }

  /** The stairs, if the solver's witness has them, and as it has them. */
  #bend({ analysis: { witness } }: BoardView, runs: readonly Run[], items: readonly Item[], strip: Strip, m: number) {
    const heaps = Array.from({ length: witness.length >> 1 }, (_, i) => ({
      step: Number(witness[2 * i]),
      stones: Number(witness[2 * i + 1]),
    })).filter(({ stones }) => stones > 0);
    if (heaps.length === 0 || heaps.length !== runs.length) return null;
    const stairs = layStairs(items, strip, m);
    const agree = runs.toReversed().every(({ first, last }, i) => {
      const { step, stones } = heaps[i]!;
      return stairs.treads[strip.index(first)]!.step === step && last - first + 1 === stones;
    });
    return agree ? stairs : null;
  }

  #remark({ analysis }: BoardView, bent: boolean): string {
    if (analysis.moveCount === 0n) return this.#words.over;
    if (!bent) return this.#words.noStairs(this.#n(this.#m - 1));
    const sum = this.#oddSum(analysis);
    return sum ? `${this.#words.sum} ${sum}` : this.#words.noOdd;
  }

  #litRun({ view, runs }: Scene, square: number): boolean {
    const { lit } = view;
    const i = runs.findIndex(({ first, last }) => first <= square && square <= last);
    return i >= 0 && lit.has(`run-${i + 1}`);
  }

  #drawSquare(scene: Scene, item: Item, i: number, target: number | null): SVGTemplateResult {
    const { strip, view, m, stairs } = scene;
    const { first, last, stone } = item;
    const many = first < last;
    const [x, y] = [strip.x(i), strip.y(i)];
    const middle = x + strip.cell / 2;
    const step = stairs?.treads[i]!.step;
    const lit =
      [...view.lit].some((part) => {
        const square = /^square-(\d+)$/.exec(part);
        return square && first <= Number(square[1]) && Number(square[1]) <= last;
      }) ||
      (stone && this.#litRun(scene, first)) ||
      (step !== undefined && view.lit.has(`step-${step}`));
    const classes = ['square', many ? 'many' : '', lit ? 'lit' : '', first === target ? 'target' : ''];
    return svg`<g class=${classes.filter(Boolean).join(' ')} aria-hidden="true">
      <rect x=${x} y=${y} width=${strip.cell} height=${strip.side} />
      ${
        first === m && !stone
          ? svg`<path class="flag" d=${flag} transform="translate(${middle - 4} ${y + strip.side / 2 + 9})" />`
          : nothing
      }
      ${
        many
          ? svg`<text class="times" x=${middle} y=${y + strip.side / 2} dy="0.36em">${stone ? '' : '…'}</text>`
          : svg`<text class="number" x=${middle} y=${y + strip.side + 15}>${first}</text>`
      }
    </g>`;
  }

  #drawStone(scene: Scene, square: number, name: number | undefined): SVGTemplateResult {
    const { view, strip, marked } = scene;
    const { radius } = strip;
    const { x, y } = strip.middle(square);
    const leaving = squareOf(view.leaving) === square;
    const classes = [
      'stone',
      leaving ? 'leaving' : '',
      squareOf(view.hint) === square ? 'hint' : '',
      marked.has(square) ? 'marked' : '',
    ];
    const target = this.#aim === square ? this.#target(square, view) : null;
    const label = [this.#words.stone(this.#n(square)), target ? this.#words.goes(this.#n(target)) : ''];
    return svg`<g class=${classes.filter(Boolean).join(' ')} data-cell="square-${square}" data-stone=${name ?? nothing} role="button"
      aria-disabled=${!view.interactive} aria-label=${strung(label, this.language)}
      @click=${() => void this.propose([square])}
      @pointerenter=${() => this.#point(square)} @focusin=${(focus: Event) => this.#focus(focus, square)}>
      <rect class="reach" x=${x - strip.cell / 2 + 1.5} y=${y - strip.side / 2 + 1.5} width=${strip.cell - 3} height=${strip.side - 3} rx="5" />
      <rect class="touch" x=${x - strip.cell / 2} y=${y - 22} width=${strip.cell} height="44" />
      <g class="body"><g class="lift">
        <circle class="face" cx=${x} cy=${y} r=${radius} />
        <ellipse class="shine" cx=${x - radius * 0.3} cy=${y - radius * 0.42} rx=${radius * 0.36} ry=${radius * 0.23} />
      </g></g>
    </g>`;
  }

  /** The inner stones of a long run. */
  #drawMany({ view, strip, marked }: Scene, item: Item, i: number): SVGTemplateResult {
    const [x, y] = [strip.x(i), strip.y(i)];
    const middle = x + strip.cell / 2;
    const count = item.last - item.first + 1;
    const within = (square: number) => item.first <= square && square <= item.last;
    const classes = [
      'stones',
      [...marked].some(within) ? 'marked' : '',
      within(squareOf(view.hint)) ? 'hint' : '',
      within(squareOf(view.leaving)) ? 'leaving' : '',
    ];
    return svg`<g class=${classes.filter(Boolean).join(' ')} data-cell="squares-${item.first}" role="button" aria-disabled=${!view.interactive}
      aria-label=${this.#words.many(this.#n(item.first), this.#n(item.last))} @click=${() => this.#choose(item)}>
      <title>${this.#n(item.first)}–${this.#n(item.last)}</title>
      <rect class="reach" x=${x + 1.5} y=${y + 1.5} width=${strip.cell - 3} height=${strip.side - 3} rx="5" />
      <rect class="face" x=${x + 3} y=${y + strip.side / 2 - 12} width=${strip.cell - 6} height="24" rx="12" />
      <text x=${middle} y=${y + strip.side / 2} dy="0.36em">×${this.#short(count)}</text>
    </g>`;
  }

  #short(value: number): string {
    const locale = this.language === 'zh' ? 'zh-CN' : 'en';
    return value < 10_000 ? `${value}` : value.toLocaleString(locale, { notation: 'compact' });
  }

  /** From the stone that is pointed at to where it would go. */
  #drawArc({ strip }: Scene, from: number, to: number): SVGTemplateResult | typeof nothing {
    const [a, b] = [strip.middle(from), strip.middle(to)];
    if (a.y !== b.y) return nothing; // on another row: the square alone is marked
    const y = a.y - strip.side / 2;
    const up = Math.min(above - 6, 14 + (b.x - a.x) / 12);
    return svg`<g class="arc" aria-hidden="true">
      <path d="M${a.x} ${y}C${a.x} ${y - up * 1.3} ${b.x} ${y - up * 1.3} ${b.x} ${y - 1}" />
      <path d="M${b.x - 5} ${y - 8}L${b.x} ${y - 1}L${b.x + 5} ${y - 8}" />
    </g>`;
  }

  /** The hint: the run first, then the stone. */
  #drawPointer({ view, strip, runs }: Scene): SVGTemplateResult {
    const square = squareOf(view.hint ?? view.hintPlace);
    const run = runs.find(({ first, last }) => first <= square && square <= last);
    const [first, last] = view.hint || !run ? [square, square] : [run.first, run.last];
    const [a, b] = [strip.middle(first), strip.middle(last)];
    const y = a.y - strip.side / 2 - 4;
    const half = strip.cell / 2 - 4;
    return svg`<g class="pointer" aria-hidden="true">
      ${
        view.hint
          ? svg`<path d="M-6-9H6L0 0Z" transform="translate(${a.x} ${y})" />`
          : svg`<path class="brace" d="M${a.x - half} ${y}v-6H${a.y === b.y ? b.x + half : strip.width - 4}v6" />`
      }
    </g>`;
  }

  /** The stairs into which the strip bends: every stone below its place on the strip. */
  #drawStairs({ view, items, strip, runs, m }: Scene, stairs: Stairs, names: ReadonlyMap<number, number>) {
    const { cell, radius } = strip;
    const { treads, names: line, floor } = stairs;
    const edge = (i: number) => strip.x(i) + cell;
    const columns = items.map(({ first, last, stone }, i) => {
      if (!stone && first < last) return nothing;
      const { step } = treads[i]!;
      const classes = ['column', step % 2 === 1 ? 'uneven' : '', view.lit.has(`step-${step}`) ? 'lit' : ''];
      return svg`<rect class=${classes.filter(Boolean).join(' ')} x=${strip.x(i)} y=${stairs.top(i)} width=${cell} height=${stairs.height - 1 - stairs.top(i)} />`;
    });
    const bands = runs.map(({ first, last }) => {
      const [a, b] = [strip.index(first), strip.index(last)];
      const [left, right, top] = [strip.x(a) + 3, edge(b) - 3, strip.y(a) + strip.side + 20];
      const tread = treads[a]!;
      return svg`<path class="band ${tread.step % 2 === 1 ? 'uneven' : ''}" d="M${left} ${top}V${stairs.top(a)}H${right}V${top}Z" />
        <text class="heap" x=${(left + right) / 2} y=${stairs.top(a) + 17}>${this.#short(last - first + 1)}</text>`;
    });
    // Each step's number below its middle, as far as there is room.
    const labels = items.flatMap(({ first, last, stone }, i) => {
      if (i > 0 && treads[i - 1]!.step === treads[i]!.step) return [];
      if (!stone && first < last) return [];
      let end = i;
      while (end + 1 < items.length && treads[end + 1]!.step === treads[i]!.step) end++;
      const { step } = treads[i]!;
      const x = (strip.x(i) + edge(end)) / 2;
      const held = items.slice(i, end + 1).some((item) => item.stone);
      if (step === 0) {
        return [
          svg`<path class="home" d=${house} transform="translate(${x} ${floor + 13})" />
            <text class="step held" x=${x} y=${line}>0 · ${this.#words.home}</text>`,
        ];
      }
      return [
        svg`<text class="step ${held ? 'held' : ''} ${step % 2 === 1 ? 'uneven' : ''}" x=${x} y=${line}>${step}</text>`,
      ];
    });
    const squares = items.filter(({ stone, first, last }) => stone && first === last);
    const lie = (square: number) => {
      const i = strip.index(square);
      return `translate(${strip.x(i) + cell / 2}px, ${stairs.top(i) - radius - 1}px)`;
    };
    return svg`<g class="stairs" aria-hidden="true">
      <path class="ground" d=${profile(items, strip, stairs)} />
      ${columns}${bands}
      <path class="edge" d=${profile(items, strip, stairs)} />
      ${items.map(({ stone, first, last }, i) =>
        stone && first < last
          ? svg`<text class="times" x=${strip.x(i) + cell / 2} y=${stairs.top(i) - radius} dy="0.3em">···</text>`
          : nothing,
      )}
      ${repeat(
        squares,
        ({ first }) => names.get(first) ?? `s${first}`,
        ({
          first,
        }) => svg`<g class="low ${squareOf(view.leaving) === first ? 'leaving' : ''}" .style=${`transform:${lie(first)}`}>
          <circle class="face" r=${radius} />
          <ellipse class="shine" cx=${-radius * 0.3} cy=${-radius * 0.42} rx=${radius * 0.36} ry=${radius * 0.23} />
        </g>`,
      )}
      ${labels}
      <path class="floor" d="M${strip.x(items.findIndex(({ first }) => first === m - 1))} ${floor}H${edge(items.length - 1)}" />
    </g>`;
  }

  #drawForm(view: BoardView): TemplateResult {
    return html`<form class="going" @submit=${this.#go}>
      <label for="square">${this.#words.which}</label>
      <input id="square" name="square" inputmode="numeric" autocomplete="off" maxlength="14" />
      <button class="button" aria-disabled=${!view.interactive}>${this.#words.go}</button>
    </form>`;
  }
}

/** The only square that `after` has and `before` has not; null if there is none or more than one. */
function gained(before: readonly Run[], after: readonly Run[]): number | null {
  let found: number | null = null;
  let at = 0;
  for (const { first, last } of after) {
    let next = first;
    while (next <= last) {
      while (at < before.length && before[at]!.last < next) at++;
      const run = before[at];
      if (run && run.first <= next) {
        next = run.last + 1;
        continue;
      }
      const end = Math.min(last, run ? run.first - 1 : last);
      if (found !== null || end > next) return null;
      found = next;
      next = end + 1;
    }
  }
  return found;
}

defineSpeaking('nimlab-gra', GraElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-gra': GraElement;
  }
}

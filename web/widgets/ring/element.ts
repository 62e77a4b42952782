import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { SolverError, type Analysis, type Move } from '../../solver/types.ts';
import { GameElement } from '../shell/game-element.ts';
import { defineSpeaking, number, strung } from '../shell/language.ts';
import { solver } from '../shell/solver.ts';
import type { BoardView } from '../shell/view.ts';
import {
  across,
  arc,
  armsOf,
  besides,
  coin,
  dot,
  fieldWidth,
  hasLarge,
  layRing,
  mostEdges,
  short,
  thickness,
  type RingPlace,
} from './geometry.ts';
import { ringStyles } from './styles.ts';
import { words } from './words.ts';

/** Longer rings are spoken of by what is beside the coin. */
const mostSpoken = 12;
/** Steps of the slider; a larger number goes by proportion. */
const steps = 1000n;

const moveOf = ({ numbers: [edge = 1n, take = 0n] }: Move) => ({ edge: Number(edge), take });
const ringOf = ([coinAt = 1n, ...weights]: readonly bigint[]) => ({ at: Number(coinAt), weights });

/**
 * `<nimlab-ring>`: a coin crosses the edges of a ring and lowers their numbers. A neighbouring vertex or edge is chosen,
 * then how much. Views: `plain`, `parity` (the edges from the coin to the first 0 on either side, counted). Lit parts:
 * `edge-<i>`, `vertex-<i>`, `arm-left` (anticlockwise from the coin), `arm-right` (clockwise).
 */
export class RingElement extends GameElement {
  static override readonly game = 'ring';
  static override styles = [...GameElement.styles, ringStyles];

  /** The edge chosen to be crossed, and how much to take off it, as it stands in the field. */
  #edge: number | null = null;
  #typed = '1';
  /** The edges the solver lets the coin cross, of the position asked about last. */
  #open: {
    readonly of: string;
    readonly edges: readonly number[];
    readonly known: boolean;
    readonly asked: Promise<void>;
  } | null = null;
  /** How far the coin has been turned, in degrees: it crosses an edge the way it goes, also from the last to the first. */
  #turn = 0;

  get #words() {
    return words[this.language];
  }
  #n = (value: bigint | number) => number(value, this.language);

  override get title() {
    return this.#words.title;
  }
  protected override get positionLabel() {
    return this.#words.position;
  }
  protected override get views() {
    const { plain, parity } = this.#words;
    return [
      { id: 'plain', label: plain },
      { id: 'parity', label: parity },
    ];
  }
  protected override undrawable(numbers: readonly bigint[]) {
    const edges = numbers.length - 1;
    return edges > mostEdges ? this.#words.tooMany(this.#n(edges), this.#n(mostEdges)) : null;
  }
  override speakPosition(numbers: readonly bigint[]) {
    const { at, weights } = ringOf(numbers);
    const n = weights.length;
    if (n <= mostSpoken) return this.#words.speak(this.#n(at), weights.map(this.#n));
    const [ahead, behind] = besides(at, n).map((edge) => this.#n(weights[edge - 1]!)) as [string, string];
    return this.#words.speakMany(this.#n(at), this.#n(n), ahead, behind);
  }
  override speakMove(move: Move, before: readonly bigint[], form: 'base' | 'third') {
    const { edge, take } = moveOf(move);
    const weight = before[edge];
    const fall = weight === undefined ? null : ([this.#n(weight), this.#n(weight - take)] as const);
    return (form === 'base' ? this.#words.move : this.#words.moves)(this.#n(edge), this.#n(take), fall);
  }
  override speakPlace(move: Move) {
    return this.#words.place(this.#n(moveOf(move).edge));
  }
  protected override drawFormula({ numbers }: Analysis) {
    const { at, weights } = ringOf(numbers);
    const arms = armsOf(at, weights);
    if (!arms) return this.#words.noZero;
    const { ahead0, behind0 } = this.#words;
    const side = (say: typeof ahead0, count: number) => say(this.#n(count), count % 2 === 1);
    return `${side(behind0, arms.behind)} · ${side(ahead0, arms.ahead)}`;
  }

  // ---- From a gesture to a move -----------------------------------------------------------------------------------

  /** The edges the coin can cross: the solver is asked for each edge beside it. */
  #openOf({ position, rule, numbers }: BoardView): readonly number[] {
    const of = position;
    if (this.#open?.of === of) return this.#open.edges;
    this.#edge = null;
    this.#typed = '1';
    const { at, weights } = ringOf(numbers);
    // Whoever played from the field goes on on the board.
    if (this.#field?.matches(':focus')) {
      void this.updateComplete.then(() =>
        this.renderRoot.querySelector<HTMLElement>(`[data-cell='vertex-${at}']`)?.focus({ preventScroll: true }),
      );
    }
    const ask = async (edge: number) => {
      try {
        await (await solver()).play(this.game, position, `${edge}-1`, rule);
        return [edge];
      } catch {
        return [];
      }
    };
    const asked = Promise.all(besides(at, weights.length).map(ask)).then((edges) => {
      if (this.#open?.of !== of) return;
      this.#open = { of, edges: edges.flat(), known: true, asked };
      this.requestUpdate();
    });
    this.#open = { of, edges: [], known: false, asked };
    return [];
  }

  #choose(edge: number | null, typed = '1') {
    if (edge === this.#edge && typed === this.#typed) return;
    this.#edge = edge;
    this.#typed = typed;
    this.requestUpdate();
  }

  /** An edge is clicked, or a vertex, which stands for the edges that lead there. */
  #click(edges: readonly number[], view: BoardView, event: Event) {
    if (!view.interactive) return;
    const open = this.#openOf(view).filter((edge) => edges.includes(edge));
    const { of, known, asked } = this.#open!;
    if (!known) {
      // What is pressed before it is known where the coin can go waits for that.
      void asked.then(() => this.#open?.of === of && this.#click(edges, view, event));
      return;
    }
    if (open.length === 0) {
      // What cannot be crossed is refused by the solver, in words; nothing is said of the coin's own vertex.
      if (edges.length > 0) void this.propose([edges[0]!, 1]);
      return;
    }
    const next = open[(open.indexOf(this.#edge ?? 0) + 1) % open.length]!;
    if (next !== this.#edge) this.#choose(next);
    // By the keyboard: on to how much.
    if ((event as MouseEvent).detail === 0) void this.updateComplete.then(() => this.#field?.select());
  }

  get #field() {
    return this.renderRoot.querySelector<HTMLInputElement>('#take');
  }

  get #take(): bigint | null {
    const text = this.#typed.replace(/[\s,]/g, '');
    return /^\d{1,20}$/.test(text) ? BigInt(text) : null;
  }

  #play = (submit: SubmitEvent) => {
    submit.preventDefault();
    if (this.#edge === null) return;
    const take = this.#take;
    if (take === null) {
      const text = this.#typed.trim();
      this.refuse(new SolverError(text ? 'not_a_number' : 'empty', 'move', text.slice(0, 40), ''));
      return;
    }
    void this.propose([this.#edge, take]);
  };

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  protected override drawBoard(view: BoardView): TemplateResult {
    const { at, weights } = ringOf(view.numbers);
    const n = weights.length;
    const open = this.#openOf(view);
    if (open.length === 1 && this.#edge === null && view.interactive) this.#edge = open[0]!;
    const chosen = view.interactive && this.#edge !== null && open.includes(this.#edge) ? this.#edge : null;
    const leaving = view.leaving && moveOf(view.leaving);
    const origin = ringOf(view.origin).weights;
    // Numbers only fall: where there is room for those of the beginning, nothing moves.
    const texts = [...weights, ...(origin.length === n ? origin : [])].map(short);
    const ring = layRing(n, texts);
    this.#follow(at, n, leaving ? leaving.edge : null);
    const target = chosen === null ? null : across(chosen, at, n);
    const arms = view.view === 'parity' ? armsOf(at, weights) : null;
    return html`<svg
        class="ring ${view.interactive ? 'live' : ''} ${ring.on ? 'on' : ''}"
        width=${ring.width}
        height=${ring.height}
        viewBox="0 0 ${ring.width} ${ring.height}"
        role="group"
        aria-label=${this.#words.board}
      >
        ${view.view === 'parity' ? this.#drawArms(ring, at, arms, view) : nothing}
        ${weights.map((weight, i) => this.#drawEdge(ring, i + 1, weight, chosen, view))}
        ${weights.map((_, i) => this.#drawVertex(ring, i + 1, at, target, view))}
        ${view.leaving ? nothing : this.#drawFlags(ring, view)}
        <g
          class="turning ${view.lit.has(`vertex-${at}`) ? 'lit' : ''}"
          .style=${`--turn:${this.#turn}deg;transform-origin:${ring.middle.x}px ${ring.middle.y}px`}
        >
          <g class="coin" transform="translate(${ring.middle.x} ${ring.middle.y - ring.radius})">
            <circle class="rim" r=${coin} />
            <circle class="face" r=${coin - 4.5} />
          </g>
        </g>
      </svg>
      ${this.#drawForm(view, at, weights, open, chosen, hasLarge(origin))}`;
  }

  /** Turns the coin to where it is, or is going, the shorter way, or the way of the edge it crosses. */
  #follow(at: number, n: number, crossing: number | null) {
    const step = 360 / n;
    const here = (at - 1) * step;
    const round = 360 * Math.round((this.#turn - here) / 360);
    if (crossing === null) this.#turn = here + round;
    else if (this.#crossed !== `${at}/${crossing}`) this.#turn = here + round + (crossing === at ? step : -step);
    this.#crossed = crossing === null ? '' : `${at}/${crossing}`;
  }
  #crossed = '';

  #drawEdge(ring: RingPlace, edge: number, weight: bigint, chosen: number | null, view: BoardView): SVGTemplateResult {
    const leaving = view.leaving && moveOf(view.leaving).edge === edge ? moveOf(view.leaving).take : 0n;
    const taking = edge === chosen && this.#take !== null && this.#take <= weight ? this.#take : 0n;
    const left = weight - leaving - taking;
    const said = short(left);
    const width = fieldWidth(said);
    const { x, y } = ring.label(edge, width);
    const path = arc(ring, edge, 1, ring.radius, dot);
    const hinted = view.hintPlace && moveOf(view.hintPlace).edge === edge;
    const open = view.interactive && this.#openOf(view).includes(edge);
    const states = [
      left === 0n ? 'zero' : '',
      open ? 'open' : '',
      edge === chosen ? 'chosen' : '',
      hinted ? 'hinted' : '',
      view.lit.has(`edge-${edge}`) ? 'lit' : '',
    ];
    const spoken = [
      this.#words.edge(this.#n(edge), this.#n(weight)),
      edge === chosen ? this.#words.chosen : open ? this.#words.canCross : '',
    ];
    return svg`<g class="edge ${states.filter(Boolean).join(' ')}" data-cell="edge-${edge}" role="button"
      aria-label=${strung(spoken, this.language)} aria-disabled=${!view.interactive} aria-pressed=${edge === chosen}
      @click=${(event: Event) => this.#click([edge], view, event)}>
      ${said === this.#n(left) ? nothing : svg`<title>${this.#words.edge(this.#n(edge), this.#n(left))}</title>`}
      <path class="reach" d=${path} />
      <path class="glow" d=${path} />
      <path class="line" d=${path} .style=${`stroke-width:${thickness(left)}px`} />
      <rect class="field" x=${x - width / 2} y=${y - 12} width=${width} height="24" rx="12" />
      <text class="weight" x=${x} y=${y} dy="0.36em">${said}</text>
    </g>`;
  }

  #drawVertex(ring: RingPlace, vertex: number, at: number, target: number | null, view: BoardView): SVGTemplateResult {
    const { x, y } = ring.at(vertex);
    const [ahead, behind] = besides(at, ring.edges);
    const edges = [ahead, behind].filter((edge) => vertex !== at && across(edge, at, ring.edges) === vertex);
    const open = view.interactive && edges.some((edge) => this.#openOf(view).includes(edge));
    const states = [
      open ? 'open' : '',
      vertex === target ? 'target' : '',
      view.lit.has(`vertex-${vertex}`) ? 'lit' : '',
    ];
    const spoken = [
      this.#words.vertex(this.#n(vertex)),
      vertex === at ? this.#words.coinHere : vertex === target ? this.#words.chosen : open ? this.#words.canCross : '',
    ];
    // A vertex far from the coin: the edge before it is as wrong as any.
    const meant = vertex === at ? [] : edges.length > 0 ? edges : [besides(vertex, ring.edges)[1]];
    return svg`<g class="vertex ${states.filter(Boolean).join(' ')}" data-cell="vertex-${vertex}" role="button"
      aria-label=${strung(spoken, this.language)} aria-disabled=${!view.interactive}
      @click=${(event: Event) => this.#click(meant, view, event)}>
      <circle class="reach" cx=${x} cy=${y} r="22" />
      <circle class="halo" cx=${x} cy=${y} r=${coin + 3} />
      <circle class="dot" cx=${x} cy=${y} r=${dot} />
    </g>`;
  }

  /** What a winning move takes, inside of its edge. */
  #drawFlags(ring: RingPlace, view: BoardView): SVGTemplateResult | typeof nothing {
    const moves = (view.hint ? [view.hint] : view.marked).map(moveOf);
    // Where the arms are counted, there is no room, and no need.
    if (moves.length === 0 || view.shown || (view.view === 'parity' && !view.hint)) return nothing;
    const cut = view.analysis.moreWinningMoves || view.analysis.winningMoveCount > BigInt(view.marked.length);
    return svg`<g class="flags" aria-hidden="true">${[...new Set(moves.map(({ edge }) => edge))].map((edge) => {
      const takes = moves.filter((move) => move.edge === edge).map(({ take }) => take);
      const { x, y } = ring.at(edge + 0.5, ring.radius - 30);
      return svg`<text x=${x} y=${y} dy="0.36em">${ranges(takes, cut && !view.hint)}</text>`;
    })}</g>`;
  }

  /** The edges from the coin to the first 0 on either side, counted one by one. */
  #drawArms(
    ring: RingPlace,
    at: number,
    arms: { ahead: number; behind: number } | null,
    view: BoardView,
  ): SVGTemplateResult {
    const w = this.#words;
    const { x, y } = ring.middle;
    if (!arms) return svg`<text class="verdict-line none" x=${x} y=${y} dy="0.36em">${w.noZero}</text>`;
    const arm = (count: number, side: 'right' | 'left') => {
      const from = side === 'right' ? at : at - count;
      const parity = count % 2 === 1 ? 'odd' : 'even';
      const counted = Array.from({ length: count }, (_, i) => {
        const place = ring.at(at + (side === 'right' ? i + 0.5 : -i - 0.5), ring.radius - 25);
        return svg`<text class="nth ${i + 1 === count ? 'last' : ''}" x=${place.x} y=${place.y} dy="0.36em">${i + 1}</text>`;
      });
      const line = side === 'right' ? 13 : -13;
      return svg`<g class="arm ${parity} ${view.lit.has(`arm-${side}`) ? 'lit' : ''}">
        ${count > 0 ? svg`<path d=${arc(ring, from, count, ring.radius, 4)} />` : nothing}
        ${counted}
        <text class="verdict-line" x=${x} y=${y + line} dy="0.36em">${side === 'right' ? '↻' : '↺'} ${this.#n(count)} ${w[parity]}</text>
      </g>`;
    };
    return svg`<g class="arms" aria-hidden="true">${arm(arms.behind, 'left')}${arm(arms.ahead, 'right')}</g>`;
  }

  /** Which edge, and how much. Its room is always kept. */
  #drawForm(
    view: BoardView,
    at: number,
    weights: readonly bigint[],
    open: readonly number[],
    chosen: number | null,
    large: boolean,
  ): TemplateResult {
    const w = this.#words;
    const [ahead, behind] = besides(at, weights.length);
    const weight = chosen === null ? null : weights[chosen - 1]!;
    const take = this.#take;
    const side = (edge: number, sign: string) => {
      const can = view.interactive && open.includes(edge);
      return html`<button
        type="button"
        aria-pressed=${edge === chosen}
        aria-disabled=${!can}
        @click=${() => can && this.#choose(edge)}
      >
        <span aria-hidden="true">${sign}</span> ${w.edge(this.#n(edge), short(weights[edge - 1]!))}
      </button>`;
    };
    const set = (value: bigint) => this.#choose(chosen, `${value}`);
    const enabled = weight !== null;
    const button = (label: string, value: bigint, text: string | TemplateResult = label) =>
      html`<button
        type="button"
        class="button"
        aria-label=${label}
        aria-disabled=${!enabled}
        @click=${() => enabled && set(value)}
      >
        ${text}
      </button>`;
    const slots = weight === null ? 1n : weight < steps ? weight : steps;
    return html`<form class="crossing" @submit=${this.#play}>
      <div class="segments sides" role="group" aria-label=${w.across}>${side(behind, '↺')} ${side(ahead, '↻')}</div>
      <div class="deal ${large ? 'large' : ''}">
        <div class="amount">
          <label for="take">${w.take}</label>
          <input
            id="take"
            inputmode="numeric"
            autocomplete="off"
            maxlength="26"
            ?readonly=${!enabled}
            .value=${live(enabled ? this.#typed : '')}
            @input=${(input: InputEvent) => this.#choose(chosen, (input.target as HTMLInputElement).value)}
            @keydown=${(key: KeyboardEvent) => {
              const up = key.key === 'ArrowUp' ? 1n : key.key === 'ArrowDown' ? -1n : 0n;
              if (!up || !enabled) return;
              key.preventDefault();
              set(within((take ?? 0n) + up, weight));
            }}
          />
          ${button(w.one, 1n, '1')} ${button(w.all, weight ?? 0n)}
        </div>
        <div class="slide">
          <input
            type="range"
            min="1"
            max=${`${slots}`}
            ?disabled=${!enabled || slots === 1n}
            aria-label=${w.slider}
            aria-valuetext=${weight !== null && take !== null ? w.from(this.#n(weight), this.#n(within(weight - take, weight))) : nothing}
            .value=${live(weight === null || take === null ? '1' : `${(within(take, weight) * slots) / weight || 1n}`)}
            @input=${(input: InputEvent) => {
              if (weight === null) return;
              const value = (BigInt((input.target as HTMLInputElement).value) * weight) / slots;
              set(value || 1n);
            }}
          />
          <button class="button ${enabled ? 'strong' : ''}" aria-disabled=${!enabled}>${w.cross}</button>
        </div>
      </div>
    </form>`;
  }
}

/** For the field and the slider only; what is a move, the solver says. */
const within = (value: bigint, most: bigint) => (value < 0n ? 0n : value > most ? most : value);

/** "−1…4, −7"; the last range goes on if the list was cut. */
function ranges(takes: readonly bigint[], cut: boolean): string {
  const runs: [bigint, bigint][] = [];
  for (const take of takes) {
    const last = runs.at(-1);
    if (last && last[1] + 1n === take) last[1] = take;
    else runs.push([take, take]);
  }
  return runs
    .map(([from, to], i) => {
      if (cut && i === runs.length - 1 && to > from) return `−${short(from)}…`;
      return from === to ? `−${short(from)}` : `−${short(from)}…${short(to)}`;
    })
    .join(', ');
}

defineSpeaking('nimlab-ring', RingElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-ring': RingElement;
  }
}

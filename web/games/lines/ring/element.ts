import { html, type TemplateResult } from 'lit';
import { SolverError, type Analysis, type Move } from '../../../solver/types.ts';
import { Draft } from '../../../draw/draft.ts';
import { drawnPicture } from '../../../draw/lit.ts';
import { Points } from '../../../draw/points.ts';
import { g, names, path, text, type Content } from '../../../draw/scene.ts';
import { sheets } from '../../../draw/sheets.ts';
import { GameElement } from '../../../board/game-element.ts';
import { defineSpeaking, number, strung, translated } from '../../../board/language.ts';
import type { BoardView } from '../../../board/view.ts';
import boardSheet from './board.css?inline';
import sceneSheet from './scene.css?inline';
import { amountField } from './amount.ts';
import { across, along, besides, hasLarge, layRing, mostEdges, short, type RingPlace } from './geometry.ts';
import { ringOf, ringPicture, type EdgeFace, type PlaceFace } from './scene.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/** Longer rings are spoken of by what is beside the coin. */
const mostSpoken = 12;

const moveOf = ({ numbers: [edge = 1n, take = 0n] }: Move) => ({ edge: Number(edge), take });

/** The edge chosen to be crossed, and how much to take off it, as it stands in the field. */
interface Choice {
  readonly edge: number | null;
  readonly typed: string;
}

/**
 * `<nimlab-ring>`: a coin crosses the edges of a ring and lowers their numbers. A neighbouring vertex or edge is
 * chosen, then how much. Views: `plain`, `parity` (the edges from the coin to the first 0 on either side, counted). Lit
 * parts: `edge-<i>`, `vertex-<i>`, `arm-left` (anticlockwise from the coin), `arm-right` (clockwise).
 */
export class RingElement extends GameElement {
  static override readonly game = 'ring';
  protected static override readonly words = words;
  static override styles = [...GameElement.styles, ...sheets(sceneSheet), ...sheets(boardSheet)];

  readonly #choice = new Draft<Choice>(
    this,
    () => this.board?.position ?? '',
    () => ({ edge: null, typed: '1' }),
  );
  /**
   * How far the coin has been turned, in degrees: it crosses an edge the way it goes, also from the last to the first.
   */
  #turn = 0;
  #crossed = '';
  #at = '';

  constructor() {
    super();
    new Points(this, { press: (id) => this.#press(id) });
  }

  get #words() {
    return words[this.language];
  }
  #n = (value: bigint | number) => number(value, this.language);

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
  /** It names the edge and what stands on it afterwards; where the coin goes shows on the ring. */
  override saysResult() {
    return true;
  }
  override speakPlace(move: Move) {
    return this.#words.place(this.#n(moveOf(move).edge));
  }
  protected override drawFormula(analysis: Analysis) {
    const arms = armsIn(analysis);
    if (!arms) return this.#words.noZero;
    const { ahead0, behind0 } = this.#words;
    const side = (say: typeof ahead0, { count, odd }: Arm) => say(this.#n(count), odd);
    return `${side(behind0, arms.behind)} · ${side(ahead0, arms.ahead)}`;
  }

  // ---- From a gesture to a move -----------------------------------------------------------------------------------

  /** The edge that is to be crossed. Where there is only one, it is chosen. */
  #chosenIn({ analysis, interactive }: BoardView): number | null {
    const open = openIn(analysis);
    const edge = this.#choice.value.edge ?? (open.length === 1 ? open[0]! : null);
    return interactive && edge !== null && open.includes(edge) ? edge : null;
  }

  /** How much it is; null: no number. */
  get #take(): bigint | null {
    const digits = this.#choice.value.typed.replace(/[\s,]/g, '');
    return /^\d{1,20}$/.test(digits) ? BigInt(digits) : null;
  }

  #choose(edge: number | null, typed = '1') {
    this.#choice.value = { edge, typed };
  }

  /** An edge is pressed, or a vertex, which stands for the edges that lead there. */
  #press(id: string) {
    const { board } = this;
    if (!board?.interactive) return;
    const [kind, of] = [id.split('-')[0], Number(id.split('-')[1])];
    const { at, weights } = ringOf(board.numbers);
    const edges = kind === 'edge' ? [of] : this.#leadingTo(of, at, weights.length);
    const open = openIn(board.analysis).filter((edge) => edges.includes(edge));
    if (open.length === 0) {
      // What cannot be crossed is refused by the solver, in words; nothing is said of the coin's own vertex.
      if (edges.length > 0) void this.propose([edges[0]!, 1]);
      return;
    }
    const chosen = this.#chosenIn(board);
    const next = open[(open.indexOf(chosen ?? 0) + 1) % open.length]!;
    if (next !== chosen) this.#choose(next);
    // By the keyboard: on to how much.
    const byKey = this.renderRoot.querySelector(`[data-cell='${id}']`)?.matches(':focus-visible');
    if (byKey) void this.updateComplete.then(() => this.#field?.select());
  }

  /** Of a vertex far from the coin the edge before it is as wrong as any. */
  #leadingTo(vertex: number, at: number, n: number): readonly number[] {
    if (vertex === at) return [];
    const edges = besides(at, n).filter((edge) => across(edge, at, n) === vertex);
    return edges.length > 0 ? edges : [besides(vertex, n)[1]];
  }

  get #field() {
    return this.renderRoot.querySelector<HTMLInputElement>('#take');
  }

  #play = (event: SubmitEvent) => {
    event.preventDefault();
    const edge = this.board && this.#chosenIn(this.board);
    if (!edge) return;
    const text = this.#choice.value.typed.trim();
    if (this.#take !== null) void this.propose([edge, this.#take]);
    else this.refuse(new SolverError(text ? 'not_a_number' : 'empty', 'move', text.slice(0, 40), ''));
  };

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  protected override follow({ position, numbers, leaving }: BoardView) {
    const { at, weights } = ringOf(numbers);
    this.#turnTo(at, weights.length, leaving && moveOf(leaving).edge);
    const moved = position !== this.#at;
    this.#at = position;
    // Whoever played from the field goes on on the board.
    if (!moved || !this.#field?.matches(':focus')) return;
    const coin = `[data-cell='vertex-${at}']`;
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>(coin)?.focus({ preventScroll: true }),
    );
  }

  /** Turns the coin to where it is, or is going, the shorter way, or the way of the edge it crosses. */
  #turnTo(at: number, n: number, crossing: number | null) {
    const step = 360 / n;
    const here = (at - 1) * step;
    const round = 360 * Math.round((this.#turn - here) / 360);
    if (crossing === null) this.#turn = here + round;
    else if (this.#crossed !== `${at}/${crossing}`) this.#turn = here + round + (crossing === at ? step : -step);
    this.#crossed = crossing === null ? '' : `${at}/${crossing}`;
  }

  protected override drawBoard(view: BoardView): TemplateResult {
    const { at, weights } = ringOf(view.numbers);
    const n = weights.length;
    const open = view.interactive ? openIn(view.analysis) : [];
    const chosen = this.#chosenIn(view);
    const origin = ringOf(view.origin).weights;
    // Numbers only fall: where there is room for those of the beginning, nothing moves.
    const ring = layRing(n, [...weights, ...(origin.length === n ? origin : [])].map(short));
    const sides = besides(at, n).toReversed();
    return html`${drawnPicture(
      ringPicture({
        ring,
        edge: (edge) => this.#edge(edge, weights[edge - 1]!, open, chosen, view),
        vertex: (vertex) => this.#vertex(vertex, at, n, open, chosen, view),
        turn: this.#turn,
        coinLit: view.lit.has(`vertex-${at}`),
        under: view.view === 'parity' && this.#arms(ring, at, view),
        over: !view.leaving && this.#flags(ring, view),
        label: this.#words.board,
        states: { live: view.interactive },
      }),
    )}
    ${this.#drawForm(sides, weights, open, chosen, hasLarge(origin))}`;
  }

  /** Which edge, and how much. Its room is always kept. */
  #drawForm(
    sides: readonly number[],
    weights: readonly bigint[],
    open: readonly number[],
    chosen: number | null,
    large: boolean,
  ): TemplateResult {
    const w = this.#words;
    const side = (edge: number, i: number) =>
      html`<button
        type="button"
        aria-pressed=${edge === chosen}
        aria-disabled=${!open.includes(edge)}
        @click=${() => open.includes(edge) && this.#choose(edge)}
      >
        <span aria-hidden="true">${i === 0 ? '↺' : '↻'}</span> ${w.edge(this.#n(edge), short(weights[edge - 1]!))}
      </button>`;
    return html`<form class="crossing" @submit=${this.#play}>
      <div class="segments sides" role="group" aria-label=${w.across}>${sides.map(side)}</div>
      ${amountField({
        words: w,
        number: this.#n,
        of: chosen === null ? null : weights[chosen - 1]!,
        typed: this.#choice.value.typed,
        take: this.#take,
        button: w.cross,
        large,
        type: (typed) => this.#choose(chosen, typed),
      })}
    </form>`;
  }

  #edge(edge: number, weight: bigint, open: readonly number[], chosen: number | null, view: BoardView): EdgeFace {
    const w = this.#words;
    const of = (move: Move | null) => move !== null && moveOf(move).edge === edge;
    const leaving = of(view.leaving) ? moveOf(view.leaving!).take : 0n;
    const taking = edge === chosen && this.#take !== null && this.#take <= weight ? this.#take : 0n;
    const left = weight - leaving - taking;
    const can = open.includes(edge);
    return {
      weight: left,
      label: strung(
        [w.edge(this.#n(edge), this.#n(weight)), edge === chosen ? w.chosen : can && w.canCross],
        this.language,
      ),
      disabled: !view.interactive,
      pressed: edge === chosen,
      states: { open: can, chosen: edge === chosen, where: of(view.where), lit: view.lit.has(`edge-${edge}`) },
      ...(short(left) === this.#n(left) ? {} : { title: w.edge(this.#n(edge), this.#n(left)) }),
    };
  }

  #vertex(
    vertex: number,
    at: number,
    n: number,
    open: readonly number[],
    chosen: number | null,
    view: BoardView,
  ): PlaceFace {
    const w = this.#words;
    const target = chosen !== null && across(chosen, at, n) === vertex;
    const can = vertex !== at && open.some((edge) => across(edge, at, n) === vertex);
    const said = vertex === at ? w.coinHere : target ? w.chosen : can && w.canCross;
    return {
      label: strung([w.vertex(this.#n(vertex)), said], this.language),
      disabled: !view.interactive,
      states: { open: can, target, lit: view.lit.has(`vertex-${vertex}`) },
    };
  }

  /** What a winning move takes, inside of its edge. */
  #flags(ring: RingPlace, view: BoardView): Content {
    const moves = (view.hint ? [view.hint] : view.wins).map(moveOf);
    // Where the arms are counted, there is no room, and no need.
    if (moves.length === 0 || view.shown || (view.view === 'parity' && !view.hint)) return null;
    const cut = view.analysis.moreWinningMoves || view.analysis.winningMoveCount > BigInt(view.wins.length);
    const flag = (edge: number) => {
      const takes = moves.filter((move) => move.edge === edge).map(({ take }) => take);
      const { x, y } = ring.at(edge + 0.5, ring.radius - 30);
      return text({ x, y, dy: '0.36em' }, ranges(takes, cut && !view.hint));
    };
    return g({ class: 'flags', 'aria-hidden': 'true' }, ...[...new Set(moves.map(({ edge }) => edge))].map(flag));
  }

  /** The edges from the coin to the first 0 on either side, counted one by one. */
  #arms(ring: RingPlace, at: number, view: BoardView): Content {
    const w = this.#words;
    const { x, y } = ring.middle;
    const arms = armsIn(view.analysis);
    if (!arms) return text({ class: 'verdict-line none', x, y, dy: '0.36em' }, w.noZero);
    const arm = ({ count, odd }: Arm, side: 'right' | 'left') => {
      const right = side === 'right';
      const parity = odd ? 'odd' : 'even';
      const nth = (i: number) => {
        const place = ring.at(at + (right ? i + 0.5 : -i - 0.5), ring.radius - 25);
        return text({ class: names('nth', { last: i + 1 === count }), ...place, dy: '0.36em' }, `${i + 1}`);
      };
      const verdict = `${right ? '↻' : '↺'} ${this.#n(count)} ${w[parity]}`;
      return g(
        { class: names('arm', { [parity]: true, lit: view.lit.has(`arm-${side}`) }) },
        count > 0 && path({ d: along(ring, right ? at : at - count, count, 4) }),
        Array.from({ length: count }, (_, i) => nth(i)),
        text({ class: 'verdict-line', x, y: y + (right ? 13 : -13), dy: '0.36em' }, verdict),
      );
    };
    return g({ class: 'arms', 'aria-hidden': 'true' }, arm(arms.behind, 'left'), arm(arms.ahead, 'right'));
  }
}

/** The edges that the coin can cross. */
const openIn = ({ facts }: Analysis): readonly number[] => (facts['open'] ?? []).map(Number);

/** How many edges lie between the coin and the first 0 on a side. */
interface Arm {
  readonly count: number;
  readonly odd: boolean;
}

/** Clockwise and anticlockwise; null if no edge is 0. */
function armsIn({ facts }: Analysis): { readonly ahead: Arm; readonly behind: Arm } | null {
  const arm = (name: string): Arm => ({
    count: Number(facts[name]?.[0] ?? 0n),
    odd: facts[`${name}_odd`]?.[0] === 1n,
  });
  return facts['forward'] ? { ahead: arm('forward'), behind: arm('back') } : null;
}

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

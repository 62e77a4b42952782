import { html, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { SolverError, type Analysis, type Move } from '../../solver/types.ts';
import { gridStyles } from './grid-styles.ts';
import { css, drawHeat, palette, ramp, type Heat, type Palette } from '../kit/parts/heat.ts';
import { explain } from '../shell/error-words.ts';
import { GameElement } from '../shell/game-element.ts';
import { holding } from '../shell/aim.ts';
import { defineSpeaking, followed, number } from '../shell/language.ts';
import { outcomeMark } from '../shell/marks.ts';
import { solver } from '../shell/solver.ts';
import type { BoardView } from '../shell/view.ts';
import { watchWidth } from '../shell/near.ts';
import { cellId, drawQueenBoard, queenScale, type Face } from './board.ts';
import {
  beyond,
  cellAt,
  home,
  insight,
  inside,
  layOut,
  middle,
  reaching,
  sideGap,
  sideRoom,
  sideWidth,
  world,
  zoomed,
  type Layout,
  type Pane,
  type Place,
} from './geometry.ts';
import { drawStones } from './stones.ts';
import { drawStrips, stripsHeight } from './strips.ts';
import { wythoffStyles } from './styles.ts';
import { BoardValues, Targets, keyOf, wayOf, type Pair, type Target, type Way } from './values.ts';
import { firstFailures } from './doubles.ts';
import { drawBars, drawWitness, witnessOf, type Witness } from './witness.ts';
import { words } from './words.ts';

/** A pointer that has gone so far is dragging. Pixels. */
const slack = 5;
/** On a heat map a press this near a target means the target; a grip this near the queen means her. */
const near = { mouse: 7, touch: 18 };
/** Columns in sight at least above the strips. */
const leastForStrips = 14;
/** Heaps go no further. */
const largest = 2n ** 64n - 1n;
/** Winning moves that are drawn. */
const mostWins = 12;

const outcomeNames = ['P', 'N', 'draw'] as const;
const same = ([ax, ay]: Place, [bx, by]: Place) => ax === bx && ay === by;
const placeOf = (numbers: readonly bigint[]): Place => [Number(numbers[0] ?? 0n), Number(numbers[1] ?? 0n)];

interface Grip {
  readonly id: number;
  readonly kind: 'queen' | 'pane';
  readonly x: number;
  readonly y: number;
  readonly pane: Pane;
  /** Pixels of the drawing; null until the pointer has gone far enough. */
  at: readonly [number, number] | null;
}

/**
 * `<nimlab-wythoff>`: a queen on her way to the corner (0, 0), lower left. Views: `plain`; `pn` and `sg` (every cell);
 * `strips` (the P-cells above the two Beatty strips); `heaps` (the same position in stones); `exact` (the pair of the
 * position's difference beside what double arithmetic gives; also under the board while analysis is on). From 200 on,
 * positions are heaps in numbers. Lit parts: `cell-<x>-<y>`, `row`, `column`, `diagonal` (the queen's lines), `strip-a`,
 * `strip-b`, `heap-1`, `heap-2`.
 */
export class WythoffElement extends GameElement {
  static override readonly game = 'wythoff';
  static override styles = [...GameElement.styles, gridStyles, wythoffStyles];
  static override properties = { ...GameElement.properties, room: { state: true } };
  /** Pixels from side to side. */
  declare private room: number;

  /** What is in sight; null: the way from the goal to the queen. */
  #pane: Pane | null = null;
  #cursor: Place = [0, 0];
  #chosen: Place | null = null;
  #pointed: Place | null = null;
  #followed = '';
  #origin = '';
  #focusCursor = false;
  #targets = new Targets(() => this.requestUpdate());
  #values: BoardValues | null = null;
  #grip: Grip | null = null;
  /** A click follows a drag; it is not meant for a cell. */
  #dragged = false;
  /** Fingers on the board, for a pinch: where each is. */
  readonly #fingers = new Map<number, readonly [x: number, y: number]>();
  #pinch: { readonly apart: number; readonly pane: Pane } | null = null;
  /** From which heap the fields and the stones take. */
  #from: Way = 'row';
  #aimed: readonly [bigint, bigint] = [0n, 0n];
  /** A pair the reader looked up, for the position and rule it was looked up in. */
  #lookedUp: { readonly of: string; readonly witness: Witness } | null = null;
  #layout: Layout | null = null;
  #view: BoardView | null = null;
  /** The frame the queen was last drawn in. */
  #frame = '';
  #heated = '';
  #palette: Palette | null = null;
  #resize = watchWidth((width) => (this.room = width));

  constructor() {
    super();
    this.room = 640;
  }

  // ---- In words ---------------------------------------------------------------------------------------------------

  get #words() {
    return words[this.language];
  }
  #n = (value: bigint | number) => number(value, this.language);
  #at = (place: readonly (bigint | number)[]) => this.#words.at([this.#n(place[0]!), this.#n(place[1]!)]);

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
    const { views } = this.#words;
    return (['plain', 'pn', 'sg', 'strips', 'heaps', 'exact'] as const).map((id) => ({ id, label: views[id] }));
  }
  override speakPosition([first = 0n, second = 0n]: readonly bigint[]) {
    return this.#words.positionOf([this.#n(first), this.#n(second)]);
  }
  override speakMove({ numbers }: Move, _before: readonly bigint[], form: 'base' | 'third') {
    return this.#words.move([this.#n(numbers[0] ?? 0n), this.#n(numbers[1] ?? 0n)], wayOf(numbers), form);
  }
  override speakPlace({ numbers }: Move) {
    return this.#words.place[wayOf(numbers)];
  }
  protected override drawFormula({ numbers, grundy, witness }: Analysis) {
    if (grundy !== null) return `SG${this.#at(numbers)} = ${this.#n(grundy)}`;
    const pair = witnessOf(witness);
    return pair && html`(A<sub>n</sub>, B<sub>n</sub>) = ${this.#at([pair.a, pair.b])}`;
  }

  // ---- Life -------------------------------------------------------------------------------------------------------

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#resize.disconnect();
  }

  protected override willUpdate(changed: PropertyValues) {
    super.willUpdate(changed);
    if (changed.has('view')) this.#pointed = this.#chosen = null;
  }

  protected override updated() {
    super.updated();
    const walk = this.renderRoot.querySelector('.walk');
    if (walk) this.#resize.observe(walk);
    this.#heat();
    if (!this.#focusCursor) return;
    this.#focusCursor = false;
    const id = this.#layout?.readable ? cellId(this.#cursor) : 'cursor';
    this.renderRoot.querySelector<HTMLElement>(`[data-cell="${id}"]`)?.focus({ preventScroll: true });
  }

  /** What is kept from one position to the next, and what is not. */
  #follow(view: BoardView) {
    if (this.#values?.rule !== view.rule) {
      this.#values?.stop();
      this.#values = new BoardValues(this.game, view.rule, () => this.requestUpdate());
      this.#heated = '';
    }
    const origin = `${view.rule}|${view.origin.join()}`;
    if (origin !== this.#origin) {
      this.#origin = origin;
      this.#pane = null;
    }
    const state = `${view.rule}|${view.position}`;
    if (state === this.#followed) return;
    this.#followed = state;
    this.#chosen = this.#pointed = null;
    this.#aimed = [0n, 0n];
    const at = placeOf(view.numbers);
    if (!beyond(view.numbers)) this.#cursor = at;
    if (this.#pane && !insight(this.#pane, at)) this.#pane = null;
  }

  /** What is in sight: what the reader chose, else everything up to where the game began and where it is. */
  #inSight(view: BoardView): Pane {
    if (this.#pane && !view.shown) return this.#pane;
    const places = [view.origin, view.numbers].filter((each) => !beyond(each)).map(placeOf);
    return home(places, view.view === 'strips' ? leastForStrips : 0);
  }

  // ---- What cells show --------------------------------------------------------------------------------------------

  #heatOf(place: Place, view: BoardView): Heat {
    const heat = { mark: null, value: null, fresh: false, wrong: false };
    const map = this.#values?.map;
    if (!map || view.view === 'plain') return heat;
    const mark = outcomeNames[map.outcomes[keyOf(place)] as 0 | 1 | 2];
    if (view.view === 'strips') return { ...heat, mark: mark === 'P' ? mark : null };
    const value = view.view === 'sg' ? this.#values!.value(place) : null;
    // Of so many the few P-positions matter.
    return value === null ? { ...heat, mark, quiet: mark === 'N' } : { ...heat, value };
  }

  #face = (place: Place, view: BoardView): Face => {
    const w = this.#words;
    const heat = this.#heatOf(place, view);
    const target = this.#targetAt(place, view);
    const label = [
      this.#at(place),
      place[0] === 0 && place[1] === 0 && w.goal,
      same(place, placeOf(view.numbers)) && w.queenHere,
      heat.mark && w.outcomes[heat.mark],
      heat.value !== null && w.value(Number(heat.value)),
      target && w.target(this.speakMove(target.move, view.numbers, 'base')),
    ];
    return {
      ...heat,
      target: target !== null,
      lit: view.lit.has(cellId(place)),
      label: label.filter(Boolean).join(w.comma),
    };
  };

  #targetAt(place: Place, view: BoardView): Target | null {
    return (view.interactive && this.#targets.list && this.#targets.at.get(keyOf(place))) || null;
  }

  get #looked(): Place | null {
    return this.#pointed ?? this.#chosen;
  }

  /** The pair whose number is the column that is looked at. */
  #pairLooked(view: BoardView): Pair | null {
    const looked = this.#looked;
    return (view.view === 'strips' && looked && this.#values!.pairs[looked[0]]) || null;
  }

  #tell(view: BoardView): string {
    const w = this.#words;
    const values = this.#values!;
    if (values.error) return w.notLoaded;
    const looked = this.#looked;
    const strips = view.view === 'strips';
    if (!looked) {
      if (view.view === 'sg' && values.map && values.most === 0) return w.noValues;
      return strips ? w.chooseStrip : view.interactive ? w.choose : '';
    }
    const known = values.map && (view.view !== 'plain' || this.analysisOn) ? values.map : null;
    const value = view.view === 'sg' || this.analysisOn ? values.value(looked) : null;
    const what = known
      ? [w.outcomes[outcomeNames[known.outcomes[keyOf(looked)] as 0 | 1 | 2]], value !== null && w.value(value)]
          .filter(Boolean)
          .join(w.comma)
      : '';
    const target = this.#targetAt(looked, view);
    const pair = this.#pairLooked(view);
    const said = target
      ? w.leads(this.speakMove(target.move, view.numbers, 'base'), this.#at(looked), what)
      : same(looked, placeOf(view.numbers))
        ? w.here(this.#at(looked), what)
        : what
          ? w.cell(this.#at(looked), what)
          : view.interactive
            ? w.none(this.#at(looked))
            : '';
    return pair ? `${this.#tellPair(pair, looked[0])}${target ? ` ${said}` : ''}` : said;
  }

  #tellPair({ n, a, b }: Pair, k: number): string {
    const w = this.#words;
    if (k === 0) return w.zero;
    const difference = (b ?? 0) - a;
    return k === a
      ? w.inA(`${k}`, `${n}`, b === null ? null : `${b}`, `${difference}`)
      : w.inB(`${k}`, `${n}`, `${a}`, `${difference}`);
  }

  // ---- The board --------------------------------------------------------------------------------------------------

  protected override drawBoard(view: BoardView): TemplateResult {
    this.#follow(view);
    this.#view = view;
    const far = beyond(view.numbers) || (!view.shown && beyond(view.origin));
    const drawn = view.view === 'exact' ? 'exact' : far || view.view === 'heaps' ? 'heaps' : 'board';
    const witness = witnessOf(view.analysis.witness);
    return html`<div class="wythoff as-${drawn}">
      ${drawn === 'board' ? this.#drawWalk(view) : nothing} ${drawn === 'heaps' ? this.#drawHeaps(view) : nothing}
      ${drawn === 'exact' ? drawBars(view.numbers, witness, { names: this.#words.heap, say: this.#n }) : nothing}
      ${drawn === 'board' ? nothing : this.#drawTaking(view)}
      ${this.analysisOn || drawn === 'exact' ? this.#drawWitness(view, witness) : nothing}
    </div>`;
  }

  #drawWalk(view: BoardView): TemplateResult {
    const w = this.#words;
    const beside = this.room >= sideRoom;
    const pane = this.#inSight(view);
    const layout = layOut(pane, beside ? this.room - sideGap - sideWidth : this.room, devicePixelRatio);
    this.#layout = layout;
    const frame = [layout.x, layout.y, layout.cell, layout.bottom].join();
    const glides = frame === this.#frame;
    this.#frame = frame;
    const at = placeOf(view.numbers);
    this.#targets.need(this.game, view.position, view.rule, at);
    if (view.view !== 'plain' || this.analysisOn) this.#values!.need();
    const { width, height, left, bottom, size, span, readable } = layout;
    const targets = this.#targets.list ?? [];
    const target = (move: Move): Target => ({
      move,
      way: wayOf(move.numbers),
      to: [at[0] - Number(move.numbers[0]), at[1] - Number(move.numbers[1])],
    });
    if (!insight(layout, this.#cursor)) this.#cursor = insight(layout, at) ? at : [layout.x, layout.y];
    const looked = this.#looked && insight(layout, this.#looked) ? this.#looked : null;
    const strips = view.view === 'strips';
    const pair = this.#pairLooked(view);
    const linked: Place[] =
      pair && pair.b !== null && pair.n > 0
        ? [[pair.a, pair.b] as const, [pair.b, pair.a] as const].filter((each) => insight(layout, each))
        : [];
    const leaving = view.leaving && target(view.leaving);
    const heated = view.view !== 'plain';
    return html`<div class="walk">
        <div
          class="ground"
          @keydown=${{ handleEvent: this.#key, capture: true }}
          @focusin=${this.#focus}
          @focusout=${() => this.#point(null)}
        >
          ${
            readable
              ? nothing
              : html`<canvas
                  .style=${`left:${left}px;top:${bottom - size}px;width:${size}px;height:${size}px`}
                  aria-hidden="true"
                ></canvas>`
          }
          <svg
            class="grid ${this.#pane ? 'moved' : ''} ${this.#grip?.at ? 'gripped' : ''}"
            width=${width}
            height=${height}
            viewBox="0 0 ${width} ${height}"
            role="group"
            aria-label=${w.board}
            @pointerdown=${this.#down}
            @pointermove=${this.#go}
            @pointerup=${this.#up}
            @pointercancel=${this.#cancel}
            @pointerleave=${this.#leave}
            @touchmove=${this.#touch}
            @wheel=${this.#wheel}
            @click=${this.#pressGround}
          >
            ${drawQueenBoard({
              layout,
              face: (place) => this.#face(place, view),
              cells: readable
                ? Array.from({ length: span * span }, (_, i): Place => [
                    layout.x + (i % span),
                    layout.y + span - 1 - Math.floor(i / span),
                  ])
                : [this.#cursor],
              cursor: readable ? null : this.#cursor,
              lined: !heated,
              queen: leaving ? leaving.to : at,
              held: this.#grip?.kind === 'queen' ? this.#grip.at : null,
              movable: view.interactive,
              glides,
              targets: view.leaving ? [] : targets,
              looked,
              aimed: looked && this.#targetAt(looked, view),
              wins: view.leaving ? [] : view.marked.slice(0, mostWins).map(target),
              hint: view.hint && !view.leaving ? target(view.hint) : null,
              hinted: view.hintPlace ? wayOf(view.hintPlace.numbers) : null,
              lit: view.lit,
              linked,
              axes: w.axes,
              // A finger on small cells means the target near it.
              press: (place, event) =>
                this.#press(event.pointerType === 'touch' ? (this.#meantBy(event) ?? place) : place),
            })}
          </svg>
          ${
            strips
              ? html`<svg
                  class="strips"
                  width=${width}
                  height=${stripsHeight}
                  viewBox="0 0 ${width} ${stripsHeight}"
                  aria-hidden="true"
                  @pointermove=${this.#goStrips}
                  @pointerleave=${this.#leave}
                  @click=${this.#pressStrips}
                >
                  ${drawStrips({ layout, pairs: this.#values!.pairs, looked: pair, lit: view.lit, labels: [w.stripA, w.stripB] })}
                </svg>`
              : nothing
          }
        </div>
        <div class="side ${beside ? '' : 'below'}">
          ${this.#drawZoom(layout)} ${heated && !strips && !readable ? this.#drawLegend(view) : nothing}
        </div>
      </div>
      <p class="because" aria-live=${readable ? 'polite' : 'off'}>${this.#tell(view)}</p>`;
  }

  #drawZoom(layout: Layout): TemplateResult {
    const w = this.#words;
    const button = (label: string, sign: TemplateResult, on: boolean, act: () => void) =>
      html`<button type="button" aria-label=${label} title=${label} aria-disabled=${!on} @click=${() => on && act()}>
        <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">${sign}</svg>
      </button>`;
    const glass = svg`<circle cx="8.500" cy="8.500" r="5.500" /><path d="m12.500 12.500 5 5" />`;
    const last = (from: number) => this.#n(from + layout.span - 1);
    return html`<div class="zoom" role="group" aria-label=${w.zoom}>
      <span class="buttons">
        ${button(w.closer, svg`${glass}<path d="M6 8.500h5M8.500 6v5" />`, zoomed(this.#nominal, -1, [0, 0]) !== null, () => this.#zoom(-1))}
        ${button(w.further, svg`${glass}<path d="M6 8.500h5" />`, zoomed(this.#nominal, 1, [0, 0]) !== null, () => this.#zoom(1))}
        ${button(
          w.back,
          svg`<path d="M3 7.500V3h4.500M17 7.500V3h-4.500M3 12.500V17h4.500M17 12.500V17h-4.500" /><circle cx="10" cy="10" r="1.600" />`,
          this.#pane !== null,
          () => {
            this.#pane = null;
            this.requestUpdate();
          },
        )}
      </span>
      <span class="sight">${w.sight([this.#n(layout.x), last(layout.x)], [this.#n(layout.y), last(layout.y)])}</span>
    </div>`;
  }

  #drawLegend(view: BoardView): TemplateResult {
    const values = this.#values!;
    const sg = view.view === 'sg' && values.most > 0;
    const hue = (name: string) => html`<span class="swatch" data-hue=${name} aria-hidden="true"></span>`;
    return html`<ul class="legend">
      <li>${hue('0')} ${sg ? '0' : nothing} ${outcomeMark('P', this.language)}</li>
      ${
        sg
          ? html`<li>
              1 <span class="scale" data-hue="scale" aria-hidden="true"></span> ${this.#n(values.most)}
              ${outcomeMark('N', this.language)}
            </li>`
          : html`<li>${hue('N')} ${outcomeMark('N', this.language)}</li>`
      }
    </ul>`;
  }

  // ---- Heaps, and moves in numbers ----------------------------------------------------------------------------------

  #drawHeaps(view: BoardView): TemplateResult {
    const takes = (heap: number, take: bigint): readonly [bigint, bigint] =>
      this.#from === 'diagonal' ? [take, take] : heap === 0 ? [take, 0n] : [0n, take];
    const sayTake = (heap: number, take: bigint) => {
      const numbers = takes(heap, take);
      return this.speakMove({ text: '', numbers }, view.numbers, 'base');
    };
    return drawStones({
      view,
      aimed: this.#aimed,
      names: this.#words.heap,
      say: this.#n,
      label: sayTake,
      press: (heap, take) => void this.propose(takes(heap, take)),
      point: (heap, take) => {
        const [first, second] = takes(heap, take);
        // What is more than a heap has is no aim; the solver would refuse it.
        const most = (n: bigint, heap: bigint) => (n > heap ? heap : n);
        this.#aimed = [most(first, view.numbers[0]!), most(second, view.numbers[1]!)];
        this.requestUpdate();
      },
    });
  }

  #drawTaking(view: BoardView): TemplateResult {
    const w = this.#words;
    const two = this.#from === 'diagonal' && view.rule !== '1';
    const field = (name: string, label: string) =>
      html`<div class="field">
        <label for=${name}>${label}</label>
        <input id=${name} name=${name} inputmode="numeric" autocomplete="off" maxlength="26" />
      </div>`;
    return html`<form class="take" @submit=${this.#onTake}>
      <div class="field">
        <span class="label" id="from">${w.from}</span>
        <div class="segments" role="group" aria-labelledby="from">
          ${(['row', 'column', 'diagonal'] as const).map(
            (way, i) =>
              html`<button
                type="button"
                aria-pressed=${way === this.#from}
                @click=${() => {
                  this.#from = way;
                  this.requestUpdate();
                }}
              >
                ${w.kinds[i]}
              </button>`,
          )}
        </div>
      </div>
      ${two ? w.howManyOf.map((label, i) => field(i === 0 ? 'many' : 'also', label)) : field('many', w.howMany)}
      <button class="button" aria-disabled=${!view.interactive}>${w.take}</button>
    </form>`;
  }

  #onTake = (submit: SubmitEvent) => {
    submit.preventDefault();
    const form = submit.target as HTMLFormElement;
    const data = new FormData(form);
    const [many, also] = ['many', 'also'].map((name) => {
      const text = data.get(name);
      return text === null ? null : this.#read(String(text), 'move');
    });
    if (many === undefined || also === undefined) return;
    for (const input of form.querySelectorAll('input')) input.value = '';
    const take = many!;
    void this.propose(
      this.#from === 'diagonal' ? [take, also ?? take] : this.#from === 'column' ? [0n, take] : [take, 0n],
    );
  };

  /** A number the reader wrote; undefined where it is none, and then it has been said. */
  #read(text: string, field: 'move' | 'position'): bigint | undefined {
    const digits = text.replace(/[\s,，]/g, '');
    if (/^\d+$/.test(digits)) return BigInt(digits);
    this.refuse(new SolverError(digits ? 'not_a_number' : 'empty', field, digits.slice(0, 40), ''));
    return undefined;
  }

  // ---- The witness ------------------------------------------------------------------------------------------------

  #drawWitness(view: BoardView, own: Witness | null): TemplateResult {
    const w = this.#words;
    const of = `${view.rule}|${view.position}`;
    const asked = this.#lookedUp?.of === of ? this.#lookedUp.witness : null;
    const witness = asked ?? own;
    const panel = witness
      ? drawWitness({
          language: this.language,
          rule: view.rule,
          heaps: view.numbers,
          witness,
          ofPosition: asked === null,
        })
      : html`<p class="witness quiet">${w.noPair}</p>`;
    const n = witness?.n ?? 0n;
    if (view.view !== 'exact') return panel;
    const failure = firstFailures[view.rule];
    return html`${panel}
      <form class="look" @submit=${this.#onLook}>
        <div class="field">
          <label for="n">${w.lookUp} n</label>
          <div class="joined">
            <button
              type="button"
              class="button"
              aria-label=${w.before}
              aria-disabled=${n === 0n}
              @click=${() => n > 0n && void this.#lookUp(n - 1n)}
            >
              −
            </button>
            <input id="n" name="n" inputmode="numeric" autocomplete="off" maxlength="26" .value=${`${n}`} />
            <button type="button" class="button" aria-label=${w.after} @click=${() => void this.#lookUp(n + 1n)}>
              +
            </button>
          </div>
        </div>
        <button class="button">${w.look}</button>
        ${
          failure === undefined
            ? nothing
            : html`<button type="button" class="button" @click=${() => void this.#lookUp(failure)}>
                ${w.firstFailure}
              </button>`
        }
        ${
          this.controls === 'none'
            ? nothing
            : html`<button
                type="button"
                class="button"
                aria-disabled=${!asked}
                @click=${() => asked && void this.#playFrom(asked)}
              >
                ${w.onBoard}
              </button>`
        }
        <button type="button" class="button" aria-disabled=${!asked} @click=${() => this.#forget()}>
          ${w.ofPosition}
        </button>
      </form>`;
  }

  #onLook = (submit: SubmitEvent) => {
    submit.preventDefault();
    const n = this.#read(String(new FormData(submit.target as HTMLFormElement).get('n')), 'position');
    if (n !== undefined) void this.#lookUp(n);
  };

  /** The pair of a number is that of any position with its difference: none in one heap, all of it in the other. */
  async #lookUp(n: bigint) {
    const view = this.#view;
    if (!view) return;
    const of = `${view.rule}|${view.position}`;
    try {
      const position = `0 ${n * BigInt(view.rule)}`;
      const witness = witnessOf((await (await solver()).analyse(this.game, position, view.rule)).witness);
      if (!witness) throw new SolverError('too_large', 'position', `${n}`, `${largest}`);
      this.#lookedUp = { of, witness };
      this.requestUpdate();
    } catch (error) {
      this.refuse(error);
    }
  }

  #forget() {
    this.#lookedUp = null;
    this.requestUpdate();
  }

  async #playFrom({ a, b }: Witness) {
    try {
      await this.restart(`${a} ${b}`);
    } catch (error) {
      if (!(error instanceof SolverError)) throw error;
      this.announce(explain(error, this.language));
    }
  }

  // ---- Heat map ---------------------------------------------------------------------------------------------------

  /** Draws the canvas, if anything on it has changed. */
  #heat() {
    const canvas = this.renderRoot.querySelector<HTMLCanvasElement>('.ground canvas');
    const [layout, view] = [this.#layout, this.#view];
    const swatches = this.renderRoot.querySelectorAll<HTMLElement>('[data-hue]');
    if (!layout || !view || (!canvas && swatches.length === 0)) return;
    const { span, cell, x, y } = layout;
    const known = this.#values?.map ? 'map' : '';
    const state = [view.rule, view.view, known, span, x, y, cell, devicePixelRatio, this.surroundings.theme].join('|');
    if (state === this.#heated && (!canvas || canvas.dataset.drawn)) return;
    this.#heated = state;
    this.#palette = palette(this);
    const most = this.#values?.most ?? 0;
    if (canvas) {
      canvas.dataset.drawn = 'yes';
      const heatOf = (i: number) => this.#heatOf([x + (i % span), y + span - 1 - Math.floor(i / span)], view);
      drawHeat(canvas, { columns: span, rows: span, cell }, devicePixelRatio, this.#palette, heatOf);
    }
    for (const swatch of swatches) this.#colour(swatch, most, this.#palette);
  }

  #colour(swatch: HTMLElement, most: number, colours: Palette) {
    const hue = swatch.dataset.hue;
    if (hue === 'scale') {
      const stops = Array.from({ length: 7 }, (_, i) => css(ramp(1 + (i * Math.max(0, most - 1)) / 6, colours)));
      swatch.style.background = `linear-gradient(to right, ${stops.join(', ')})`;
    } else swatch.style.background = css(hue === '0' ? colours.p : ramp(3, colours));
  }

  // ---- Zoom and pan -----------------------------------------------------------------------------------------------

  /** The pane that is drawn, as the steps of the zoom count. */
  get #nominal(): Pane {
    const { x, y, nominal } = this.#layout!;
    return { x, y, span: nominal };
  }

  /** Around the queen, if she is in sight, else the middle. */
  #zoom(steps: number, around?: readonly [number, number]) {
    const [layout, view] = [this.#layout!, this.#view!];
    const [qx, qy] = placeOf(view.numbers);
    const queen = [(qx - layout.x + 0.5) / layout.span, (qy - layout.y + 0.5) / layout.span] as const;
    const at = around ?? (insight(layout, [qx, qy]) ? queen : ([0.5, 0.5] as const));
    const pane = zoomed(this.#nominal, steps, at);
    if (!pane) return;
    this.#pane = pane;
    this.requestUpdate();
  }

  #share(clientX: number, clientY: number): readonly [number, number] {
    const layout = this.#layout!;
    const [x, y] = this.#pixel(clientX, clientY);
    const within = (n: number) => Math.max(0, Math.min(1, n));
    return [within((x - layout.left) / layout.size), within((layout.bottom - y) / layout.size)];
  }

  #wheel = {
    handleEvent: (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      if (Math.abs(event.deltaY) < 1) return;
      this.#rolled += event.deltaY;
      // A wheel goes in notches of 100; the pinch of a touchpad in many small ones.
      if (Math.abs(this.#rolled) < 24) return;
      this.#zoom(Math.sign(this.#rolled), this.#share(event.clientX, event.clientY));
      this.#rolled = 0;
    },
    passive: false,
  };
  #rolled = 0;

  #pinched() {
    const [a, b] = [...this.#fingers.values()];
    const layout = this.#layout!;
    if (!a || !b) return;
    const apart = Math.max(20, Math.hypot(a[0] - b[0], a[1] - b[1]));
    this.#pinch ??= { apart, pane: this.#nominal };
    const steps = Math.round(Math.log2(this.#pinch.apart / apart) * 2.2);
    const at = this.#share((a[0] + b[0]) / 2, (a[1] + b[1]) / 2);
    const pane = zoomed(this.#pinch.pane, steps, at) ?? this.#pinch.pane;
    if (pane.span === layout.nominal) return;
    this.#pane = pane;
    this.requestUpdate();
  }

  // ---- Gestures ---------------------------------------------------------------------------------------------------

  #point(place: Place | null) {
    if (place === this.#pointed || (place && this.#pointed && same(place, this.#pointed))) return;
    this.#pointed = place;
    this.requestUpdate();
  }

  #leave = () => this.#point(null);

  /** The pixel of the drawing under a pointer. */
  #pixel(clientX: number, clientY: number): readonly [number, number] {
    const layout = this.#layout!;
    const box = this.renderRoot.querySelector('.grid')!.getBoundingClientRect();
    return [((clientX - box.left) * layout.width) / box.width, ((clientY - box.top) * layout.height) / box.height];
  }

  #down = (event: PointerEvent) => {
    const [layout, view] = [this.#layout, this.#view];
    if (event.button !== 0 || !view || !layout) return;
    if (event.pointerType === 'touch') {
      this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
      if (this.#fingers.size === 2) {
        this.#grip = this.#pinch = null;
        this.#dragged = true;
        return;
      }
    }
    this.#dragged = false;
    const [x, y] = this.#pixel(event.clientX, event.clientY);
    const [qx, qy] = middle(layout, ...placeOf(view.numbers));
    const reach = Math.max(
      layout.cell / 2,
      queenScale(layout.cell) * 20,
      event.pointerType === 'mouse' ? 0 : near.touch,
    );
    const queen = view.interactive && insight(layout, placeOf(view.numbers)) && Math.hypot(x - qx, y - qy) <= reach;
    // One finger scrolls the page, unless the reader has gone somewhere on the board.
    if (!queen && event.pointerType !== 'mouse' && !this.#pane) return;
    if (!queen && !cellAt(layout, x, y)) return;
    const pane = this.#nominal;
    this.#grip = {
      id: event.pointerId,
      kind: queen ? 'queen' : 'pane',
      x: event.clientX,
      y: event.clientY,
      pane,
      at: null,
    };
  };

  #go = (event: PointerEvent) => {
    const layout = this.#layout!;
    if (this.#fingers.has(event.pointerId)) {
      this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
      if (this.#fingers.size >= 2) {
        this.#pinched();
        return;
      }
    }
    const [x, y] = this.#pixel(event.clientX, event.clientY);
    const grip = this.#grip;
    if (grip?.id === event.pointerId) {
      const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y];
      if (!grip.at) {
        if (Math.hypot(dx, dy) < slack) return;
        (event.currentTarget as Element).setPointerCapture(event.pointerId);
        this.#dragged = true;
      }
      grip.at = [x, y];
      if (grip.kind === 'pane') {
        const moved = {
          ...grip.pane,
          x: Math.round(grip.pane.x - dx / layout.cell),
          y: Math.round(grip.pane.y + dy / layout.cell),
        };
        // What is in sight is a little more than the step of the zoom says.
        const { x, y } = inside({ ...moved, span: layout.span });
        if (x !== layout.x || y !== layout.y) this.#pane = { ...grip.pane, x, y };
      } else this.#pointed = this.#meant(x, y, event.pointerType);
      this.requestUpdate();
      return;
    }
    if (event.pointerType === 'mouse') this.#point(layout.readable ? cellAt(layout, x, y) : this.#meant(x, y, 'mouse'));
  };

  /** A finger that holds the queen or the board does not scroll the page. */
  #touch = holding((event) => this.#grip !== null || event.touches.length > 1);

  #up = (event: PointerEvent) => {
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size < 2) this.#pinch = null;
    const grip = this.#grip;
    if (grip?.id !== event.pointerId) return;
    const [layout, view] = [this.#layout!, this.#view!];
    const [x, y] = this.#pixel(event.clientX, event.clientY);
    const to = this.#meant(x, y, event.pointerType);
    if (!grip.at || grip.kind === 'pane' || !to || same(to, placeOf(view.numbers))) {
      this.#release();
      return;
    }
    // She waits where she was dropped until the solver has accepted the move or not.
    const held: Grip = { ...grip, id: -1, at: middle(layout, ...to) };
    this.#grip = held;
    this.requestUpdate();
    void this.#play(to).finally(() => {
      if (this.#grip === held) this.#release();
    });
  };

  #cancel = (event: PointerEvent) => {
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size < 2) this.#pinch = null;
    if (this.#grip?.id === event.pointerId) this.#release();
  };

  #release() {
    this.#grip = null;
    this.#pointed = null;
    this.requestUpdate();
    setTimeout(() => (this.#dragged = false));
  }

  /** The cell under a pixel; on small cells the target nearest to it, if it is near. */
  #meant(px: number, py: number, pointer: string): Place | null {
    const [layout, view] = [this.#layout!, this.#view!];
    const under = cellAt(layout, px, py);
    if (!under || this.#targetAt(under, view) || !view.interactive) return under;
    const within = pointer === 'mouse' ? near.mouse : near.touch;
    if (layout.cell > within * 1.6) return under;
    let [best, least] = [under, within];
    for (const { to } of this.#targets.list ?? []) {
      const [x, y] = middle(layout, ...to);
      const distance = Math.hypot(x - px, y - py);
      if (distance < least && insight(layout, to)) [best, least] = [to, distance];
    }
    return best;
  }

  #meantBy(event: PointerEvent): Place | null {
    return this.#meant(...this.#pixel(event.clientX, event.clientY), event.pointerType);
  }

  /** A click on the canvas; cells that are drawn one by one have their own. */
  #pressGround = (event: PointerEvent) => {
    if (this.#layout!.readable || event.detail === 0) return;
    const to = this.#meantBy(event);
    if (!to) return;
    this.#cursor = to;
    this.#press(to);
  };

  #press(place: Place) {
    if (this.#dragged) return;
    const view = this.#view!;
    const at = placeOf(view.numbers);
    const [dx, dy] = [at[0] - place[0], at[1] - place[1]];
    // Elsewhere than on the plain board a cell that is no target is only looked at. While the moves are not there yet,
    // the solver says whether it is one.
    const meant = this.#targets.list && view.view !== 'plain' ? this.#targetAt(place, view) !== null : true;
    if (view.interactive && meant && dx >= 0 && dy >= 0 && dx + dy > 0) {
      void this.#play(place);
      return;
    }
    this.#cursor = place;
    this.#chosen = this.#chosen && same(this.#chosen, place) ? null : place;
    this.#pointed = null;
    this.requestUpdate();
  }

  async #play(place: Place) {
    const [x, y] = placeOf(this.#view!.numbers);
    const [dx, dy] = [x - place[0], y - place[1]];
    if (dx < 0 || dy < 0) {
      this.refuse(new SolverError('illegal_move', 'move', '', ''));
      return;
    }
    await this.propose([dx, dy]);
  }

  #columnOf(event: MouseEvent): Place | null {
    const layout = this.#layout!;
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const x = ((event.clientX - box.left) * layout.width) / box.width;
    const column = Math.floor((x - layout.left) / layout.cell);
    if (column < 0 || column >= layout.span) return null;
    const k = layout.x + column;
    const pair = this.#values!.pairs[k];
    return pair ? [k, k === pair.a ? (pair.b ?? 0) : pair.a] : null;
  }

  #goStrips = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') this.#point(this.#columnOf(event));
  };

  #pressStrips = (event: MouseEvent) => {
    this.#chosen = this.#columnOf(event);
    this.#pointed = null;
    this.requestUpdate();
  };

  /** A cell reached by keys is pointed at like one under the mouse. */
  #focus = (event: FocusEvent) => {
    const cell = (event.target as Element).closest('[data-cell]');
    if (!cell?.matches(':focus-visible')) return;
    const place = this.#placeOf(cell);
    if (!place) return;
    this.#cursor = place;
    this.#point(place);
  };

  #placeOf(cell: Element): Place | null {
    const id = cell.getAttribute('data-cell')!;
    if (id === 'cursor') return this.#cursor;
    const [, x, y] = /^cell-(\d+)-(\d+)$/.exec(id) ?? [];
    return x && y ? [Number(x), Number(y)] : null;
  }

  /** The arrows go from cell to cell, and take the part in sight along; plus and minus zoom. */
  #key = (event: KeyboardEvent) => {
    const cell = (event.target as Element).closest('[data-cell]');
    const place = cell && this.#placeOf(cell);
    if (!place || event.altKey || event.ctrlKey || event.metaKey) return;
    const { key, shiftKey } = event;
    if (key === '+' || key === '=' || key === '-') {
      event.preventDefault();
      event.stopPropagation();
      this.#focusCursor = true;
      const layout = this.#layout!;
      const at = [(place[0] - layout.x + 0.5) / layout.span, (place[1] - layout.y + 0.5) / layout.span] as const;
      this.#zoom(key === '-' ? 1 : -1, at);
      this.#keepCursor(place);
      return;
    }
    const far = shiftKey ? 10 : 1;
    const [x, y] = place;
    const to = {
      ArrowLeft: [x - far, y],
      ArrowRight: [x + far, y],
      ArrowUp: [x, y + far],
      ArrowDown: [x, y - far],
      Home: [0, y],
      End: [placeOf(this.#view!.numbers)[0], y],
      PageDown: [x, 0],
      PageUp: [x, placeOf(this.#view!.numbers)[1]],
    }[key];
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    const clamp = (n: number) => Math.max(0, Math.min(n, world - 1));
    this.#keepCursor([clamp(to[0]!), clamp(to[1]!)]);
    this.#focusCursor = true;
    if (!this.#layout!.readable) {
      const { label } = this.#face(this.#cursor, this.#view!);
      this.announce(followed(label, this.#tell(this.#view!), this.language));
    }
  };

  #keepCursor(place: Place) {
    this.#cursor = place;
    if (!insight(this.#layout!, place)) this.#pane = reaching(this.#nominal, place);
    this.#pointed = place;
    this.requestUpdate();
  }
}

defineSpeaking('nimlab-wythoff', WythoffElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-wythoff': WythoffElement;
  }
}

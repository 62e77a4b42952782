import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Analysis, Move } from '../../solver/types.ts';
import { GameElement } from '../shell/game-element.ts';
import { defineSpeaking, number, strung } from '../shell/language.ts';
import { solver } from '../shell/solver.ts';
import type { BoardView } from '../shell/view.ts';
import {
  arc,
  further,
  isNumbered,
  lanes,
  layCircle,
  mostPlaces,
  numberSize,
  placesOf,
  rowsOf,
  sector,
  type Circle,
  type Row,
} from './geometry.ts';
import { mirrorOf, type Mirror } from './mirror.ts';
import { circleStyles } from './styles.ts';
import { words } from './words.ts';

/** More rows are spoken of by their number. */
const mostSpoken = 12;
/** Moves asked for at a time. */
const mostMoves = 1000;
/** Buttons for how many to take, as many as stand in one line on a phone; then there are the digit keys. */
const mostButtons = 5;

const rowOf = ({ numbers: [place = 1n, count = 1n] }: Move): Row => ({ start: Number(place), count: Number(count) });
const stonesOf = (numbers: readonly bigint[]) => numbers.map((each) => each > 0n);

/**
 * `<nimlab-circle-take>`: stones in a circle; those taken lie side by side. One end is clicked, then the other. Views:
 * `plain`, `mirror` (the axis of the mirror strategy, every stone joined with its image, the take that makes both sides
 * alike). Lit parts: `place-<i>`, `row-<i>` (in the order of the places where they begin).
 */
export class CircleTakeElement extends GameElement {
  static override readonly game = 'circle_take';
  static override styles = [...GameElement.styles, circleStyles];

  /** The stone chosen as one end, and the one a pointer or the focus is on. */
  #start: number | null = null;
  #aim: number | null = null;
  /** The moves of the position asked about last; `asked` has an end, whether they come or not. */
  #moves: {
    readonly of: string;
    readonly list: readonly Row[];
    readonly known: boolean;
    readonly asked: Promise<void>;
  } | null = null;

  get #words() {
    return words[this.language];
  }
  #n = (value: bigint | number) => number(value, this.language);
  #names = (row: Row, places: number) => placesOf(row, places).map(this.#n);

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
    const { plain, mirror } = this.#words;
    return [
      { id: 'plain', label: plain },
      { id: 'mirror', label: mirror },
    ];
  }
  protected override undrawable(numbers: readonly bigint[]) {
    return numbers.length > mostPlaces ? this.#words.tooMany(this.#n(numbers.length), this.#n(mostPlaces)) : null;
  }
  override speakPosition(numbers: readonly bigint[]) {
    const stones = stonesOf(numbers);
    const rows = rowsOf(stones);
    const places = this.#n(stones.length);
    if (rows.length === 0) return this.#words.empty;
    if (rows[0]!.count === stones.length) return this.#words.full(places);
    if (rows.length > mostSpoken) {
      return this.#words.manyRows(this.#n(rows.length), this.#n(stones.filter(Boolean).length), places);
    }
    return this.#words.rows(
      rows.map(({ count }) => this.#n(count)),
      places,
    );
  }
  override speakMove(move: Move, before: readonly bigint[], form: 'base' | 'third') {
    const row = rowOf(move);
    const w = this.#words;
    if (before.length === 0 && row.count > 1) {
      return (form === 'base' ? w.takeFrom : w.takesFrom)(this.#n(row.count), this.#n(row.start));
    }
    return (form === 'base' ? w.take : w.takes)(this.#names(row, before.length || row.start));
  }
  /** "1, 3–40 are left", by their places. */
  sayPosition(position: string): string {
    if (!/^[o.]+$/.test(position)) return position;
    const rows = [...position.matchAll(/o+/g)].map(({ index, 0: { length } }) =>
      length === 1 ? this.#n(index + 1) : `${this.#n(index + 1)}–${this.#n(index + length)}`,
    );
    return this.#words.left(rows);
  }
  override speakPlace(move: Move, before: readonly bigint[]) {
    const row = rowAround(rowOf(move), before);
    if (!row || row.count < 2 || row.count === before.length) return this.#words.placeStone(this.#n(rowOf(move).start));
    const names = this.#names(row, before.length);
    return this.#words.placeInRow(this.#n(row.count), names[0]!, names.at(-1)!);
  }
  protected override drawFormula({ components, grundy }: Analysis) {
    if (grundy === null || components.length < 2 || components.length > mostSpoken) return null;
    return `${components.map(this.#n).join(' ⊕ ')} = ${this.#n(grundy)}`;
  }

  // ---- From a gesture to a move -----------------------------------------------------------------------------------

  #movesOf({ position, rule }: BoardView): readonly Row[] {
    const of = `${rule}|${position}`;
    if (this.#moves?.of === of) return this.#moves.list;
    this.#start = null;
    const answer = (list: readonly Row[]) => {
      if (this.#moves?.of !== of) return;
      this.#moves = { ...this.#moves, list, known: true };
      this.requestUpdate();
    };
    const ask = async (list: readonly Row[]): Promise<void> => {
      const page = { offset: BigInt(list.length), limit: mostMoves };
      const { moves, total } = await (await solver()).moves(this.game, position, rule, page);
      const next = [...list, ...moves.map(rowOf)];
      if (this.#moves?.of === of && moves.length > 0 && BigInt(next.length) < total) return ask(next);
      answer(next);
    };
    // Where they do not come, the solver judges what is tried, and the shell says why it cannot.
    this.#moves = { of, list: [], known: false, asked: ask([]).catch(() => answer([])) };
    return [];
  }

  /** The stones that can be the other end, with the move that makes: of two ways round the shorter one. */
  #endsOf(start: number, view: BoardView): ReadonlyMap<number, Row> {
    const n = view.numbers.length;
    const ends = new Map<number, Row>();
    const add = (end: number, move: Row) => {
      if ((ends.get(end)?.count ?? Infinity) > move.count) ends.set(end, move);
    };
    for (const move of this.#movesOf(view)) {
      const last = further(move.start, move.count - 1, n);
      if (move.start === start) add(last, move);
      if (last === start) add(move.start, move);
      // The whole circle begins wherever one likes.
      if (move.count === n) for (const step of [-1, 1]) add(further(start, step, n), move);
    }
    return ends;
  }

  #from(start: number, view: BoardView): Row[] {
    return this.#movesOf(view)
      .filter((move) => move.start === start || move.count === view.numbers.length)
      .sort((a, b) => a.count - b.count);
  }

  #click(place: number, view: BoardView) {
    if (!view.interactive) return;
    this.#movesOf(view);
    const { of, known, asked } = this.#moves!;
    if (!known) {
      // What is pressed before the moves are there waits for them: what it means depends on them.
      void asked.then(() => this.#moves?.of === of && this.#click(place, view));
      return;
    }
    const start = this.#start;
    if (start !== null) {
      const move = this.#endsOf(start, view).get(place);
      this.#choose(null);
      // The first stone and what can be taken with it have been shown.
      if (move) void this.propose([move.start, move.count], true);
      else if (place !== start) this.#choose(place);
      return;
    }
    const moves = [...this.#endsOf(place, view).values()];
    if (moves.length > 1 || (moves[0]?.count ?? 1) > 1) this.#choose(place);
    // The only thing to do here; or nothing, and the solver says so.
    else void this.propose([place, 1]);
  }

  #choose(start: number | null) {
    this.#start = start;
    this.requestUpdate();
  }

  /** From the buttons back to the stone: they go. */
  #leaveDeed(start: number) {
    this.renderRoot.querySelector<HTMLElement>(`[data-cell='place-${start}']`)?.focus({ preventScroll: true });
    this.#choose(null);
  }

  #point(aim: number | null) {
    if (aim === this.#aim) return;
    this.#aim = aim;
    this.requestUpdate();
  }

  #key(key: KeyboardEvent, view: BoardView) {
    if (key.altKey || key.ctrlKey || key.metaKey) return;
    if (key.key === 'Escape' && this.#start !== null) {
      key.stopPropagation();
      this.#choose(null);
    }
    const start = this.#start ?? this.#aim;
    if (!/^[1-9]$/.test(key.key) || start === null || !view.interactive) return;
    key.preventDefault();
    const all = this.#from(start, view).find(({ count }) => count === Number(key.key));
    this.#choose(null);
    void this.propose([all?.start ?? start, Number(key.key)]);
  }

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  protected override drawBoard(view: BoardView): TemplateResult {
    const stones = stonesOf(view.numbers);
    const n = stones.length;
    const moves = this.#movesOf(view);
    if (!view.interactive) this.#start = null;
    const circle = layCircle(n);
    const rows = rowsOf(stones);
    const mirror = view.view === 'mirror' ? this.#mirrorOf(view, moves) : null;
    const start = this.#start;
    const aim = view.interactive && this.#aim !== null && stones[this.#aim - 1] ? this.#aim : null;
    const ends = start === null ? new Map<number, Row>() : this.#endsOf(start, view);
    const going = (aim !== null && ends.get(aim)) || null;
    const within = (row: Row | null) => new Set(row ? placesOf(row, n) : []);
    const hinted = view.hintPlace ? rowAround(rowOf(view.hintPlace), view.numbers) : null;
    const sets = {
      leaving: within(view.leaving && rowOf(view.leaving)),
      going: within(going),
      hint: within(view.hint && rowOf(view.hint)),
      answer: within(view.leaving ? null : (mirror?.answer ?? null)),
      alone: new Set(mirror && !view.leaving ? mirror.alone : []),
      target: new Set(ends.keys()),
    };
    return html`<div @keydown=${(key: KeyboardEvent) => this.#key(key, view)}>
      <svg
        class="circle ${view.interactive ? 'live' : ''} ${circle.stone < 6 ? 'dots' : ''}"
        width=${circle.size}
        height=${circle.size}
        viewBox="0 0 ${circle.size} ${circle.size}"
        role="group"
        aria-label=${this.#words.board}
        @pointerleave=${() => this.#point(null)}
        @focusout=${() => this.#point(null)}
      >
        ${mirror ? this.#drawMirror(circle, mirror, view) : this.#drawCount(circle, stones, sets.leaving.size)}
        ${this.#drawRows(circle, rows, view)} ${view.leaving ? nothing : drawWinning(circle, view.marked)}
        ${hinted && !view.hint ? svg`<path class="where" d=${arc(circle, circle.outside + 2, hinted.start, hinted.count, 0.35)} />` : nothing}
        ${stones.map((stone, i) => {
          const place = i + 1;
          const states = [
            ...Object.entries(sets).map(([state, places]) => (places.has(place) ? state : '')),
            place === start ? 'start' : '',
            place === aim ? 'aim' : '',
            view.lit.has(`place-${place}`) ? 'lit' : '',
          ].filter(Boolean);
          return this.#drawPlace(circle, place, stone, states.join(' '), ends.get(place), view);
        })}
      </svg>
      ${this.#drawDeed(view, mirror, stones)}
    </div>`;
  }

  #mirrorOf(view: BoardView, moves: readonly Row[]): Mirror {
    const past = this.#past(view);
    const of = `${past.length}|${view.position}|${moves.length}`;
    if (this.#mirror?.of !== of) this.#mirror = { of, mirror: mirrorOf(past, moves) };
    return this.#mirror.mirror;
  }
  #mirror: { readonly of: string; readonly mirror: Mirror } | null = null;

  /** The positions of the game up to the one on the board; just that one where it is not the game's. */
  #past(view: BoardView): (readonly boolean[])[] {
    const { match } = this;
    const now = stonesOf(view.numbers);
    if (view.shown || !match) return [now];
    const past = match.stations.slice(0, match.at).map(({ numbers }) => stonesOf(numbers));
    return [...past.filter(({ length }) => length === now.length), now];
  }

  #drawPlace(
    circle: Circle,
    place: number,
    stone: boolean,
    states: string,
    end: Row | undefined,
    view: BoardView,
  ): SVGTemplateResult {
    const { x, y } = circle.at(place);
    const r = circle.stone;
    const label = circle.at(place, circle.inside);
    const out = circle.at(place, circle.radius + 34);
    const body = svg`<circle class="gap" cx=${x} cy=${y} r=${r * 0.55} />
      ${
        stone
          ? svg`<g class="pebble" .style=${`--dx:${out.x - x}px;--dy:${out.y - y}px`}>
              <circle class="edge" cx=${x} cy=${y} r=${r} />
              <circle class="face" cx=${x} cy=${y - r * 0.07} r=${r * 0.92} />
              ${r < 5 ? nothing : svg`<ellipse class="shine" cx=${x - r * 0.3} cy=${y - r * 0.42} rx=${r * 0.32} ry=${r * 0.2} />`}
            </g>
            <circle class="rim" cx=${x} cy=${y} r=${r + Math.min(3.2, r * 0.6)} />`
          : nothing
      }
      ${
        isNumbered(place, circle.places)
          ? svg`<text class="index" font-size=${numberSize(circle.places)} x=${label.x} y=${label.y} dy="0.36em" aria-hidden="true">${place}</text>`
          : nothing
      }`;
    if (!stone) return svg`<g class="place ${states}">${body}</g>`;
    const spoken = [
      this.#words.stone(this.#n(place)),
      place === this.#start ? this.#words.start : '',
      end ? this.#words.take(this.#names(end, circle.places)) : '',
    ];
    return svg`<g class="place ${states}" data-cell="place-${place}" role="button"
      aria-label=${strung(spoken, this.language)} aria-disabled=${!view.interactive} aria-pressed=${place === this.#start}
      @click=${() => this.#click(place, view)}
      @pointerenter=${(event: PointerEvent) => event.pointerType === 'mouse' && this.#point(place)}
      @focusin=${() => this.#point(place)}>
      <path class="reach" d=${sector(circle, place, circle.places)} />
      ${body}
    </g>`;
  }

  #drawCount(circle: Circle, stones: readonly boolean[], leaving: number): SVGTemplateResult {
    const count = stones.filter(Boolean).length - leaving;
    const middle = circle.size / 2;
    return svg`<g class="total" aria-hidden="true">
      <text x=${middle} y=${middle} dy="0.1em">${this.#n(count)}</text>
      <text class="unit" x=${middle} y=${middle + 22}>${this.#words.unit(this.#n(count))}</text>
    </g>`;
  }

  /** Under each row, on the inside: its SG value while analysis is on; lit rows. */
  #drawRows(circle: Circle, rows: readonly Row[], view: BoardView): SVGTemplateResult | typeof nothing {
    const { components } = view.analysis;
    const valued =
      this.analysisOn && components.length === rows.length && rows[0]?.count !== circle.places && !view.leaving;
    if (!valued && view.lit.size === 0) return nothing;
    const radius = circle.inside - 10;
    return svg`${rows.map((row, i) => {
      const lit = view.lit.has(`row-${i + 1}`);
      if (!valued && !lit) return nothing;
      const { x, y } = circle.at(row.start + (row.count - 1) / 2, circle.innermost - 3);
      const value = components[i] ?? 0n;
      // Room for the number between its neighbours' places.
      const room = ((row.count + 1) * 2 * Math.PI * circle.innermost) / circle.places;
      return svg`<g class="row ${lit ? 'lit' : ''}">
        <title>${this.#words.row(this.#n(i + 1), this.#n(row.count))}${valued ? `, ${this.#words.value(this.#n(value))}` : ''}</title>
        <path d=${arc(circle, radius, row.start, row.count, 0.3)} />
        ${
          valued && room > 14
            ? svg`${value === 0n ? svg`<circle class="zero" cx=${x} cy=${y} r="9.5" />` : nothing}
              <text class="value" x=${x} y=${y} dy="0.36em">${this.#n(value)}</text>`
            : nothing
        }
      </g>`;
    })}`;
  }

  #drawMirror(circle: Circle, { axis, pairs }: Mirror, view: BoardView): SVGTemplateResult {
    const ends =
      axis === null
        ? null
        : [axis / 2, axis / 2 + circle.places / 2].map((place) => circle.at(place, circle.outside + 4));
    const leaving = new Set(view.leaving ? placesOf(rowOf(view.leaving), circle.places) : []);
    const radius = circle.radius - circle.stone;
    return svg`<g class="mirror" aria-hidden="true">
      ${pairs.map(([a, b]) => {
        const [from, to] = [circle.at(a, radius), circle.at(b, radius)];
        return svg`<path class="pair ${leaving.has(a) || leaving.has(b) ? 'leaving' : ''}" d="M${from.x} ${from.y}L${to.x} ${to.y}" />`;
      })}
      ${ends ? svg`<path class="axis" d="M${ends[0]!.x} ${ends[0]!.y}L${ends[1]!.x} ${ends[1]!.y}" />` : nothing}
    </g>`;
  }

  /** The line under the circle: what to do next, or what the mirror shows. Its room is always kept. */
  #drawDeed(view: BoardView, mirror: Mirror | null, stones: readonly boolean[]): TemplateResult {
    const w = this.#words;
    const start = this.#start;
    if (start !== null) {
      const moves = this.#from(start, view).slice(0, mostButtons);
      return html`<div class="deed">
        <p>${w.chosen(this.#n(start))}</p>
        <div class="counts">
          ${moves.map(
            ({ start: first, count }) =>
              html`<button
                class="button small"
                aria-label=${w.take(this.#names({ start, count }, stones.length))}
                @click=${() => {
                  this.#leaveDeed(start);
                  void this.propose([first, count]);
                }}
              >
                ${this.#n(count)}
              </button>`,
          )}
          <button class="button small" aria-label=${w.cancel} title=${w.cancel} @click=${() => this.#leaveDeed(start)}>
            <svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="M5 5 15 15M15 5 5 15" /></svg>
          </button>
        </div>
      </div>`;
    }
    const list = view.interactive && this.#moves?.known ? this.#moves.list : [];
    const single = list.some(({ count }) => count === 1);
    const says = mirror
      ? this.#mirrorSays(mirror, stones, view)
      : list.length === 0
        ? ''
        : list.every(({ count }) => count === 1)
          ? w.chooseOne
          : w.choose(single);
    return html`<div class="deed"><p class="quiet">${says}</p></div>`;
  }

  #mirrorSays({ axis, answer, even, pairs }: Mirror, stones: readonly boolean[], view: BoardView): string {
    const w = this.#words;
    if (view.leaving || !this.#moves?.known || !stones.some(Boolean)) return '';
    if (stones.every(Boolean)) return w.mirrorFull;
    if (even) return w.mirrorEven;
    if (answer) return w.mirrorAnswer(this.#names(answer, stones.length));
    if (axis === null && pairs.length > 0) return w.mirrorRows;
    return w.mirrorNone;
  }
}

/** The row the first stone of a move lies in. */
function rowAround({ start }: Row, numbers: readonly bigint[]): Row | null {
  return rowsOf(stonesOf(numbers)).find((row) => placesOf(row, numbers.length).includes(start)) ?? null;
}

/** Each winning move as an arc outside its stones; those that share a stone lie over each other, as far as there is room. */
function drawWinning(circle: Circle, moves: readonly Move[]): SVGTemplateResult {
  const taken = Array.from({ length: lanes }, () => new Set<number>());
  return svg`<g class="wins" aria-hidden="true">${moves.map((move) => {
    const row = rowOf(move);
    const places = placesOf(row, circle.places);
    const lane = taken.findIndex((lane) => places.every((place) => !lane.has(place)));
    if (lane < 0) return nothing;
    for (const place of places) taken[lane]!.add(place);
    return svg`<path d=${arc(circle, circle.outside + lane * circle.step, row.start, row.count, row.count === circle.places ? 0 : 0.3)} />`;
  })}</g>`;
}

defineSpeaking('nimlab-circle-take', CircleTakeElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-circle-take': CircleTakeElement;
  }
}

import { html, type TemplateResult } from 'lit';
import type { Analysis, ExplanationStep, Move } from '../../../solver/types.ts';
import { Asked } from '../../../draw/asked.ts';
import { actionLine } from '../../../draw/action-line.ts';
import actionLineSheet from '../../../draw/action-line.css?inline';
import { Draft } from '../../../draw/draft.ts';
import { drawnPicture } from '../../../draw/lit.ts';
import { Moves } from '../../../draw/moves.ts';
import cellSheet from '../../../draw/parts/cell.css?inline';
import discSheet from '../../../draw/parts/disc.css?inline';
import pebbleSheet from '../../../draw/parts/pebble.css?inline';
import signSheet from '../../../draw/parts/sign.css?inline';
import { Points } from '../../../draw/points.ts';
import { sheets } from '../../../draw/sheets.ts';
import { GameElement } from '../../../board/game-element.ts';
import { defineSpeaking, number, strung, translated } from '../../../board/language.ts';
import { movesOf, solver } from '../../../board/solver.ts';
import type { BoardView } from '../../../board/view.ts';
import { further, mostPlaces, placesOf, rowsOf, type Row } from './geometry.ts';
import { Axis, type Reflection } from './mirror.ts';
import boardSheet from './board.css?inline';
import sceneSheet from './scene.css?inline';
import { circlePicture, stonesOf, type RowFace, type StoneFace } from './scene.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/** More rows are spoken of by their number. */
const mostSpoken = 12;
/** Buttons for how many to take, as many as stand in one line on a phone; then there are the digit keys. */
const mostButtons = 5;

const rowOf = ({ numbers: [place = 1n, count = 1n] }: Move): Row => ({ start: Number(place), count: Number(count) });

/**
 * `<nimlab-circle-take>`: stones in a circle; those taken lie side by side. One end is clicked, then the other. Views:
 * `plain`, `mirror` (the axis of the mirror strategy, every stone joined with its image, the take that makes both sides
 * alike). Lit parts: `place-<i>`, `row-<i>` (in the order of the places where they begin).
 */
export class CircleTakeElement extends GameElement {
  static override readonly game = 'circle_take';
  protected static override readonly words = words;
  static override styles = [
    ...GameElement.styles,
    ...sheets(cellSheet, signSheet, pebbleSheet, discSheet, sceneSheet, actionLineSheet, boardSheet),
  ];

  /** The stone chosen as one end. */
  readonly #start = new Draft<number | null>(
    this,
    () => `${this.board?.position}|${this.board?.interactive}`,
    () => null,
  );
  readonly #moves = new Moves(movesOf(this.game), () => this.requestUpdate());
  readonly #why = new Asked<readonly ExplanationStep[]>(this);
  readonly #axis = new Axis();
  readonly #points = new Points(this, { press: (id) => this.#press(Number(id.split('-')[1])) });

  get #words() {
    return words[this.language];
  }
  #n = (value: bigint | number) => number(value, this.language);
  #names = (row: Row, places: number) => placesOf(row, places).map(this.#n);

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
  /** What goes is named by its places; the position's text would be a row of "o" and dots. */
  override saysResult() {
    return true;
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

  get #list(): readonly Row[] {
    return this.#moves.list.map(rowOf);
  }

  /** The stones that can be the other end, with the move that makes: of two ways round the shorter one. */
  #endsOf(start: number, places: number): ReadonlyMap<number, Row> {
    const ends = new Map<number, Row>();
    const add = (end: number, move: Row) => {
      if ((ends.get(end)?.count ?? Infinity) > move.count) ends.set(end, move);
    };
    for (const move of this.#list) {
      const last = further(move.start, move.count - 1, places);
      if (move.start === start) add(last, move);
      if (last === start) add(move.start, move);
      // The whole circle begins wherever one likes.
      if (move.count === places) for (const step of [-1, 1]) add(further(start, step, places), move);
    }
    return ends;
  }

  #from(start: number, places: number): Row[] {
    return this.#list.filter((move) => move.start === start || move.count === places).sort((a, b) => a.count - b.count);
  }

  #press(place: number) {
    const { board } = this;
    if (!board?.interactive || this.#moves.waits(() => this.#press(place))) return;
    const places = board.numbers.length;
    const start = this.#start.value;
    if (start !== null) {
      const move = this.#endsOf(start, places).get(place);
      this.#start.value = move || place === start ? null : place;
      // The first stone and what can be taken with it have been shown.
      if (move) void this.propose([move.start, move.count], true);
      return;
    }
    const moves = [...this.#endsOf(place, places).values()];
    if (moves.length > 1 || (moves[0]?.count ?? 1) > 1) this.#start.value = place;
    // The only thing to do here; or nothing, and the solver says so.
    else void this.propose([place, 1]);
  }

  /** From the buttons back to the stone: they go. */
  #leaveButtons(start: number) {
    this.renderRoot.querySelector<HTMLElement>(`[data-cell='place-${start}']`)?.focus({ preventScroll: true });
    this.#start.value = null;
  }

  /** The stone that is pointed at. */
  #aim({ interactive, numbers }: BoardView): number | null {
    const place = Number(this.#points.at?.split('-')[1] ?? 0);
    return interactive && numbers[place - 1] ? place : null;
  }

  /** A digit is how many to take. */
  #key(event: KeyboardEvent, view: BoardView) {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'Escape' && this.#start.value !== null) {
      event.stopPropagation();
      this.#start.value = null;
    }
    const start = this.#start.value ?? this.#aim(view);
    if (!/^[1-9]$/.test(key) || start === null || !view.interactive) return;
    event.preventDefault();
    const all = this.#from(start, view.numbers.length).find(({ count }) => count === Number(key));
    this.#start.value = null;
    void this.propose([all?.start ?? start, Number(key)]);
  }

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  protected override follow({ position, rule, numbers, view, shown }: BoardView) {
    this.#moves.follow(position, rule);
    if (view !== 'mirror') return;
    const ask = async () => (await solver()).explain(this.game, position, rule);
    const anew = shown || this.match?.at === 0 || stonesOf(numbers).every(Boolean);
    this.#axis.follow(this.#why.need(`${rule}|${position}`, ask), anew);
  }

  protected override drawBoard(view: BoardView): TemplateResult {
    const stones = stonesOf(view.numbers);
    const n = stones.length;
    const start = this.#start.value;
    const aim = this.#aim(view);
    const ends = start === null ? new Map<number, Row>() : this.#endsOf(start, n);
    const within = (row: Row | null | undefined) => new Set(row ? placesOf(row, n) : []);
    const leaving = within(view.leaving && rowOf(view.leaving));
    const mirror = view.view === 'mirror' ? this.#axis.reflect(stones) : null;
    const sets = {
      leaving,
      going: within(aim !== null ? ends.get(aim) : null),
      hint: within(view.hint && rowOf(view.hint)),
      answer: within(view.leaving ? null : mirror?.answer),
      alone: new Set(view.leaving ? [] : mirror?.alone),
      target: new Set(ends.keys()),
    };
    const left = this.#n(stones.filter(Boolean).length - leaving.size);
    const face = (place: number): StoneFace => {
      const end = ends.get(place);
      const w = this.#words;
      const said = [w.stone(this.#n(place)), place === start && w.start, end && w.take(this.#names(end, n))];
      const held = Object.entries(sets).map(([state, places]) => [state, places.has(place)] as const);
      return {
        label: strung(said, this.language),
        disabled: !view.interactive,
        pressed: place === start,
        states: {
          ...Object.fromEntries(held),
          start: place === start,
          over: place === aim,
          lit: view.lit.has(`place-${place}`),
        },
      };
    };
    const picture = circlePicture({
      stones,
      stone: face,
      mirror: mirror && { ...mirror, leaving },
      ...(!mirror && { count: { left, unit: this.#words.unit(left) } }),
      rows: this.#rows(view, rowsOf(stones)),
      wins: view.leaving ? [] : view.wins.map(rowOf),
      where: view.where && !view.hint ? rowAround(rowOf(view.where), view.numbers) : null,
      label: this.#words.board,
    });
    return html`<div @keydown=${(key: KeyboardEvent) => this.#key(key, view)}>
      ${drawnPicture(picture)} ${this.#drawActionLine(view, mirror, stones)}
    </div>`;
  }

  /** What is written under rows: their SG values while analysis is on; lit ones. */
  #rows({ analysis: { components }, leaving, lit }: BoardView, rows: readonly Row[]): readonly RowFace[] {
    const whole = rows[0]?.count === this.board?.numbers.length;
    const valued = this.analysisOn && components.length === rows.length && !whole && !leaving;
    return rows.flatMap((row, i) => {
      const value = valued ? this.#n(components[i]!) : null;
      const said = [this.#words.row(this.#n(i + 1), this.#n(row.count)), value && this.#words.value(value)];
      const own = { ...row, value, lit: lit.has(`row-${i + 1}`), label: strung(said, this.language) };
      return own.lit || valued ? [own] : [];
    });
  }

  /** The line under the circle: what to do next, or what the mirror shows. */
  #drawActionLine(view: BoardView, mirror: Reflection | null, stones: readonly boolean[]): TemplateResult {
    const w = this.#words;
    const start = this.#start.value;
    if (start !== null) {
      const moves = this.#from(start, stones.length).slice(0, mostButtons);
      const counts = html`<div class="buttons">
        ${moves.map(
          ({ start: first, count }) =>
            html`<button
              class="button small"
              aria-label=${w.take(this.#names({ start, count }, stones.length))}
              @click=${() => {
                this.#leaveButtons(start);
                void this.propose([first, count]);
              }}
            >
              ${this.#n(count)}
            </button>`,
        )}
        <button class="button small" aria-label=${w.cancel} title=${w.cancel} @click=${() => this.#leaveButtons(start)}>
          <svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="M5 5 15 15M15 5 5 15" /></svg>
        </button>
      </div>`;
      return actionLine({ said: w.chosen(this.#n(start)), beside: counts });
    }
    return actionLine({ said: mirror ? this.#mirrorSays(mirror, stones, view) : this.#idle(view), tone: 'quiet' });
  }

  #idle({ interactive }: BoardView): string {
    const list = interactive ? this.#list : [];
    if (list.length === 0) return '';
    if (list.every(({ count }) => count === 1)) return this.#words.chooseOne;
    return this.#words.choose(list.some(({ count }) => count === 1));
  }

  #mirrorSays({ key, answer }: Reflection, stones: readonly boolean[], { leaving }: BoardView): string {
    const w = this.#words;
    if (leaving || key === null || !stones.some(Boolean)) return '';
    if (stones.every(Boolean)) return w.mirrorFull;
    if (answer) return w.mirrorAnswer(this.#names(answer, stones.length));
    return key === 'mirror' ? w.mirrorEven : key === 'pair' ? w.mirrorRows : w.mirrorNone;
  }
}

/** The row the first stone of a move lies in. */
function rowAround({ start }: Row, numbers: readonly bigint[]): Row | null {
  return rowsOf(stonesOf(numbers)).find((row) => placesOf(row, numbers.length).includes(start)) ?? null;
}
defineSpeaking('nimlab-circle-take', CircleTakeElement);

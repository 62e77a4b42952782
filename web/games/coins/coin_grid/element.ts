import signSheet from '../../../draw/parts/sign.css?inline';
import { html, type TemplateResult } from 'lit';
import type { Analysis, ExplanationStep, Move } from '../../../solver/types.ts';
import { CoinBoard } from '../coin-board.ts';
import type { LargeHost } from '../large/large.ts';
import type { Coins } from '../choice.ts';
import { Asked } from '../../../draw/asked.ts';
import { Draft } from '../../../draw/draft.ts';
import { drawnPicture } from '../../../draw/lit.ts';
import type { MapValues } from '../../../draw/values.ts';
import { sheets } from '../../../draw/sheets.ts';
import { defineSpeaking, inviting, strung, translated } from '../../../board/language.ts';
import { mapOf, solver } from '../../../board/solver.ts';
import type { BoardView } from '../../../board/view.ts';
import {
  cellsOf,
  coinAt,
  headsIn,
  indices,
  placeOf,
  written,
  besides,
  gridPicture,
  mostSide,
  sidesIn,
  signOf,
  sizeOf,
  type GridCoin,
  type Size,
} from './scene.ts';
import { entryId, entryIn, tablePicture, worthOf, type Entry, type TableFace } from './table.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/** More coins are spoken of by their number; of a move, by its rows and columns. */
const [mostSpoken, mostNamed] = [8, 4];
/** Where coins are put up freely: so many rows and columns more. */
const spare = 2;

const valuedIn = ({ view }: BoardView) => view === 'values' || view === 'product';
const least = (coins: Coins, of: 0 | 1) => [...new Set(coins.map((each) => placeOf(each)[of]))].sort((a, b) => a - b);

/** "2–5, 7". */
function ranges(numbers: readonly number[], write: (n: number) => string): string {
  const runs: [number, number][] = [];
  for (const n of numbers) {
    const last = runs.at(-1);
    if (last && last[1] + 1 === n) last[1] = n;
    else runs.push([n, n]);
  }
  return runs.map(([from, to]) => (from === to ? write(from) : `${write(from)}–${write(to)}`)).join(', ');
}

const idOf = (coin: number) => `coin-${placeOf(coin).join('-')}`;

/** What is looked at: a coin, or an entry of the table, with the rows and columns that it is about. */
interface Looked {
  readonly coin: number;
  readonly entry: Entry | null;
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/**
 * `<nimlab-coin-grid>`: coins of a board are turned where some rows meet some columns; the one in the last of both from
 * heads to tails. Views: `coins`, `values` (what each coin is worth alone as heads), `product` (besides, what its row
 * and its column are worth as coins of a row, and the table of the products of these values: what is pointed at in
 * either is shown in both). Lit parts: `coin-<row>-<column>`, `entry-<value>-<value>`, `sum`.
 */
export class CoinGridElement extends CoinBoard {
  static override readonly game = 'coin_grid';
  protected static override readonly words = words;
  static override styles = [...CoinBoard.styles, ...sheets(signSheet)];

  readonly #map = new Asked<MapValues>(this);
  /** Of each row and column what it is worth. */
  readonly #sides = new Asked<Analysis>(this);
  readonly #why = new Asked<readonly ExplanationStep[]>(this);
  /** An entry, or a coin that cannot begin a move: pressed, it stays looked at. */
  readonly #pinned = new Draft<string | null>(
    this,
    () => this.board?.analysis,
    () => null,
  );

  get #words() {
    return words[this.language];
  }
  protected override get said() {
    return this.#words;
  }
  #name = (coin: number) => {
    const [row, column] = placeOf(coin);
    return this.#words.at(this.n(row), this.n(column));
  };
  protected override sayMore(coins: Coins) {
    return coins.length > mostNamed
      ? this.#words.moreMany(this.n(coins.length))
      : this.#words.more(coins.map(this.#name));
  }

  protected override isFar(numbers: readonly bigint[]) {
    return numbers.some((each) => each > mostSide);
  }
  protected override async bringLarge(host: LargeHost) {
    return (await import('./large.ts')).largeGrid(this, host);
  }
  protected override called(coin: number) {
    return this.#name(coin);
  }
  override speakPosition(numbers: readonly bigint[]) {
    const count = this.countless(numbers) || numbers.length / 2;
    if (count === 0) return this.#words.noHeads;
    return count > mostSpoken
      ? this.#words.speakMany(this.n(count))
      : this.#words.speak(headsIn(numbers).map(this.#name));
  }
  sayPosition(position: string): string {
    if (!/^[\d, ]+$/.test(position)) return position;
    return this.speakPosition(position === '0' ? [] : position.split(/[ ,]/).map(BigInt));
  }
  override speakMove({ numbers }: Move, _before: readonly bigint[], form: 'base' | 'third') {
    const coins = this.turned(numbers);
    if (coins.length <= mostNamed) return this.#words.turn(coins.map(this.#name), form);
    const [rows, columns] = [ranges(least(coins, 0), this.n), ranges(least(coins, 1), this.n)];
    return this.#words.turnMany(this.n(coins.length), rows, columns, form);
  }
  override speakPlace({ numbers }: Move) {
    return this.#words.place(this.#name(this.turned(numbers)[0]!));
  }

  /** With the first drawing comes the table: one that came later would move what is below it. */
  override async ready() {
    await super.ready();
    if (this.view !== 'product') return;
    const sides = await (await solver()).analyse(this.game, besides.product, this.rule).catch(() => null);
    if (!sides) return; // the board tells why
    this.#sides.need(sides.rule, () => Promise.resolve(sides));
    await this.#sides.whenSettled(() => {});
  }

  // ---- Coins and their numbers: the rows and columns --------------------------------------------------------------

  protected override coinIn(id: string | null) {
    const [, row, column] = /^coin-(\d+)-(\d+)$/.exec(id ?? '') ?? [];
    return row && column ? coinAt(Number(row), Number(column)) : 0;
  }
  protected override headsIn(numbers: readonly bigint[]) {
    return headsIn(numbers);
  }
  protected override coinsOf(numbers: readonly bigint[], ruleNumbers: readonly bigint[]) {
    return cellsOf(numbers, ruleNumbers);
  }
  protected override written(heads: Coins) {
    return written(heads);
  }
  protected override largest(numbers: readonly bigint[]) {
    return coinAt(Number(numbers[0]), Number(numbers[numbers.indexOf(0n) + 1]));
  }
  protected override goes(head: number, coin: number) {
    const [rows, columns] = placeOf(head);
    const [row, column] = placeOf(coin);
    return coin !== head && row <= rows && column <= columns;
  }
  protected override covering(coins: Coins) {
    return [...least(coins, 0).reverse(), 0, ...least(coins, 1).reverse()].map(BigInt);
  }

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  protected override follow(view: BoardView) {
    super.follow(view);
    if (!valuedIn(view)) return;
    const { rule } = view;
    if (!this.large) {
      this.#map.need(rule, mapOf(this.game, rule));
      if (view.view === 'product') {
        this.#sides.need(rule, async (signal) =>
          (await solver()).analyse(this.game, besides.product, rule, { signal }),
        );
      }
    }
    const coin = this.coinIn(this.#lookedAt(view));
    if (!coin) return;
    this.#why.need(`${rule}|${coin}`, async (signal) =>
      (await solver()).explain(this.game, this.written([coin]), rule, { signal }),
    );
  }

  /** The place that is pointed at, else the coin that is chosen, or what was pressed or is lit. */
  #lookedAt({ lit }: BoardView): string | null {
    const { at, chosen } = this;
    if (at !== null && (this.coinIn(at) || entryIn(at))) return at;
    return chosen[0] ? idOf(chosen[0]) : (this.#pinned.value ?? [...lit].find(entryIn) ?? null);
  }

  #looked(view: BoardView, table: TableFace | null): Looked | null {
    const id = this.#lookedAt(view);
    const coin = this.coinIn(id);
    if (coin) {
      const [row, column] = placeOf(coin);
      const { row: across, column: down } = this.#worths(view.rule);
      const [g, h] = [across(row), down(column)];
      return { coin, entry: g === undefined || h === undefined ? null : [g, h], rows: [row], columns: [column] };
    }
    const entry = entryIn(id);
    const [rows, columns] = [entry && table?.rows.get(entry[0]), entry && table?.columns.get(entry[1])];
    return rows && columns ? { coin, entry, rows, columns } : null;
  }

  /** Where values are shown, what shows tails is looked at; a finger does not point. */
  protected override pressed(id: string) {
    const { board } = this;
    const coin = this.coinIn(id);
    const looks =
      board && valuedIn(board) && (entryIn(id) ?? (coin && !this.heads(board).has(coin) && !this.chosen[0]));
    if (looks && !this.setting) this.#pinned.value = this.#pinned.value === id ? null : id;
    else super.pressed(id);
  }

  #key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || this.chosen[0] || this.#pinned.value === null) return this.key(event);
    event.stopPropagation();
    this.#pinned.value = null;
  };

  #size({ numbers, origin }: BoardView): Size {
    const before = this.isFar(origin) ? [] : headsIn(origin);
    return sizeOf([...headsIn(numbers), ...before], this.setting ? spare : 0);
  }

  protected override drawCoins(view: BoardView): TemplateResult {
    const { lit, rule, interactive } = view;
    const { large } = this;
    const plan = this.planIn(view);
    const shows = valuedIn(view);
    const standing = this.standing(view, plan);
    const sight = large?.sight ?? { x: 0, y: 0, ...this.#size(view) };
    const valueOf = (coin: number): bigint | null => {
      if (large) return large.values.get(coin) ?? null;
      const [row, column] = placeOf(coin);
      const map = this.#map.answer?.map.rule === rule ? this.#map.answer : null;
      return map?.grundy((row - 1) * map.map.width + column - 1) ?? null;
    };
    const table = view.view === 'product' ? this.#table(view, sight, valueOf) : null;
    const looked = shows ? this.#looked(view, table) : null;
    const face = (coin: number): GridCoin => {
      const { said, states, ...rest } = standing(coin);
      const value = shows ? valueOf(coin) : null;
      const label = [
        this.#words.coin(this.#name(coin), rest.counts),
        ...said,
        value !== null && this.own.worth(this.n(value)),
      ];
      return {
        ...rest,
        label: strung(label, this.language),
        disabled: !interactive,
        value: shows ? value : undefined,
        worth: value === null ? undefined : this.n(value),
        states: { ...states, lit: lit.has(idOf(coin)) },
      };
    };
    const worths = this.#worths(rule);
    const side = (worth: bigint | undefined) => `${worth ?? ''}`;
    const board = drawnPicture(
      gridPicture({
        ...(large ? sight : this.#size(view)),
        coin: face,
        sides:
          view.view === 'product'
            ? { row: (n) => side(worths.row(n)), column: (n) => side(worths.column(n)) }
            : undefined,
        looked,
        meets: looked?.coin === 0,
        label: this.#words.board,
      }),
    );
    const drawn = large?.draw(board) ?? html`<div class="scroll nl-coins-board">${board}</div>`;
    return html`<div class="coins" @keydown=${this.#key}>
      ${
        table
          ? html`<div class="nl-linked">
              ${drawn}
              <div class="scroll nl-coins-board">
                ${drawnPicture(tablePicture({ ...table, going: looked?.entry ?? null }))}
              </div>
            </div>`
          : drawn
      }
      ${shows ? this.drawSum(view, this.#words.noHeads, this.#explanation(view, looked, table)) : ''}
      ${this.drawDeed(view, plan)} ${this.drawSetUp(view)}
    </div>`;
  }

  /** Of what is in sight; null as long as it is not known what rows and columns are worth. */
  #table(
    { rule, analysis }: BoardView,
    { x, y, rows: height, columns: width }: Size & { readonly x: number; readonly y: number },
    valueOf: (coin: number) => bigint | null,
  ): TableFace | null {
    const worths = this.#worths(rule);
    const [rows, columns] = [worthOf(indices(height, y), worths.row), worthOf(indices(width, x), worths.column)];
    if (!rows || !columns) return null;
    const sign = signOf(analysis.ruleNumbers);
    return {
      rows,
      columns,
      sign,
      value: ([row, column]) => valueOf(coinAt(rows.get(row)![0]!, columns.get(column)![0]!)),
      label: this.#words.table(sign),
      say: ([row, column], value) =>
        value === null ? '' : this.#words.entry(this.n(row), sign, this.n(column), this.n(value)),
      pressed: (entry) => this.#pinned.value === entryId(entry),
    };
  }

  /** What rows and columns are worth, as far as that is known. */
  #worths(rule: string): ReturnType<typeof sidesIn> {
    const { large } = this;
    if (!large) return sidesIn(this.#sides.answer?.rule === rule ? this.#sides.answer.facts : {});
    const { x, y } = large.sight;
    return {
      row: (n) => large.sideOf('rows', coinAt(n, x + 1)),
      column: (n) => large.sideOf('columns', coinAt(y + 1, n)),
    };
  }

  /** Where the value of what is looked at comes from. */
  #explanation(view: BoardView, looked: Looked | null, table: TableFace | null): string {
    const w = this.#words;
    if (looked?.entry && table && !looked.coin) {
      const { entry, rows, columns } = looked;
      const said = table.say!(entry, table.value(entry));
      return w.where(said, ranges(rows, this.n), rows.length > 1, ranges(columns, this.n), columns.length > 1);
    }
    const step = looked?.coin ? this.#why.last?.[0] : undefined;
    const invited = inviting(this, '', table ? w.pointBoth : w.pointValue);
    if (!step) return invited;
    const [row, column, ...worths] = step.numbers.map(this.n) as [string, string, string, string, string];
    return w.why[step.key]?.(w.at(row, column), ...worths) ?? invited;
  }
}

defineSpeaking('nimlab-coin-grid', CoinGridElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-coin-grid': CoinGridElement;
  }
}

import { html, type TemplateResult } from 'lit';
import type { Analysis, ExplanationStep, Move } from '../../solver/types.ts';
import { CoinBoard } from '../coins/coin-board.ts';
import type { Told } from '../coins/large/large.ts';
import type { Coins } from '../coins/choice.ts';
import { Asked } from '../kit/asked.ts';
import { drawnPicture } from '../kit/lit.ts';
import type { MapValues } from '../kit/values.ts';
import signSheet from '../kit/parts/sign.css?inline';
import liveSheet from './live.css?inline';
import sceneSheet from './scene.css?inline';
import { sheets } from '../kit/sheets.ts';
import { defineSpeaking, strung } from '../shell/language.ts';
import { mapOf } from '../shell/maps.ts';
import { solver } from '../shell/solver.ts';
import type { BoardView } from '../shell/view.ts';
import { cellsOf, coinAt, headsIn, placeOf, written } from './cells.ts';
import { gridPicture, mostSide, sizeOf, type GridCoin, type Size } from './scene.ts';
import { words } from './words.ts';

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

/**
 * `<nimlab-coin-grid>`: coins of a board are turned where some rows meet some columns; the one in the last of both from heads
 * to tails. Views: `coins`, `values` (what each coin is worth alone as heads), `product` (besides, what its row and its
 * column are worth as coins of a row). Lit parts: `coin-<row>-<column>`, `sum`.
 */
export class CoinGridElement extends CoinBoard {
  static override readonly game = 'coin_grid';
  protected static override readonly words = words;
  static override styles = [...CoinBoard.styles, ...sheets(signSheet, sceneSheet, liveSheet)];

  readonly #map = new Asked<MapValues>(this);
  /** Heads along the diagonal: of each row and column what it is worth. */
  readonly #sides = new Asked<Analysis>(this);
  readonly #why = new Asked<readonly ExplanationStep[]>(this);

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
  protected override async bringLarge(told: Told) {
    return (await import('./large.ts')).largeGrid(this, told);
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
      const diagonal = Array.from({ length: mostSide }, (_, i) => coinAt(i + 1, i + 1));
      if (view.view === 'product') {
        this.#sides.need(rule, async (signal) =>
          (await solver()).analyse(this.game, this.written(diagonal), rule, { signal }),
        );
      }
    }
    const coin = this.#looked;
    if (!coin) return;
    this.#why.need(`${rule}|${coin}`, async (signal) =>
      (await solver()).explain(this.game, this.written([coin]), rule, { signal }),
    );
  }

  /** The coin whose value is explained. */
  get #looked(): number {
    return this.pointed || (this.chosen[0] ?? 0);
  }

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
    const face = (coin: number): GridCoin => {
      const { said, states, ...rest } = standing(coin);
      const [row, column] = placeOf(coin);
      const map = shows && this.#map.answer?.map.rule === rule ? this.#map.answer : null;
      const known = large ? shows && large.values.get(coin) : map?.grundy((row - 1) * map.map.width + column - 1);
      const value = known === false ? null : (known ?? null);
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
        states: { ...states, lit: lit.has(`coin-${row}-${column}`) },
      };
    };
    const picture = gridPicture({
      ...(large?.sight ?? this.#size(view)),
      coin: face,
      sides: view.view === 'product' ? this.#worths(rule) : undefined,
      looked: this.#looked,
      label: this.#words.board,
    });
    const board = drawnPicture(picture);
    return html`<div class="coins" @keydown=${this.key}>
      ${large?.draw(board) ?? html`<div class="scroll nl-coins-board">${board}</div>`}
      ${shows ? this.drawSum(view, this.#words.noHeads, this.#because) : ''} ${this.drawDeed(view, plan)}
      ${this.drawSetUp(view)}
    </div>`;
  }

  /** What rows and columns are worth, as far as that is known. */
  #worths(rule: string) {
    const { large } = this;
    if (large) {
      const { x, y } = large.sight;
      const side = (name: 'rows' | 'columns', coin: number) => `${large.sideOf(name, coin) ?? ''}`;
      return {
        row: (n: number) => side('rows', coinAt(n, x + 1)),
        column: (n: number) => side('columns', coinAt(y + 1, n)),
      };
    }
    const facts = this.#sides.answer?.rule === rule ? this.#sides.answer.facts : {};
    const side = (name: string) => (n: number) => `${facts[name]?.[n - 1] ?? ''}`;
    return { row: side('rows'), column: side('columns') };
  }

  /** Where the value of the coin that is looked at comes from. */
  get #because(): string {
    const step = this.#looked ? this.#why.last?.[0] : undefined;
    if (!step) return this.#words.pointValue;
    const [row, column, ...worths] = step.numbers.map(this.n) as [string, string, string, string, string];
    return this.#words.why[step.key]?.(this.#words.at(row, column), ...worths) ?? this.#words.pointValue;
  }
}

defineSpeaking('nimlab-coin-grid', CoinGridElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-coin-grid': CoinGridElement;
  }
}

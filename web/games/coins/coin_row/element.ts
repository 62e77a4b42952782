import { html, nothing, type TemplateResult } from 'lit';
import { sheets } from '../../../draw/sheets.ts';
import { repeat } from 'lit/directives/repeat.js';
import type { ExplanationStep, Move, ValueTable } from '../../../solver/types.ts';
import { CoinBoard } from '../coin-board.ts';
import type { LargeHost } from '../large/large.ts';
import { placesOf, type Coins } from '../choice.ts';
import { sumColumns } from '../../heaps/columns.ts';
import columnsSheet from '../../heaps/columns.css?inline';
import { Asked } from '../../../draw/asked.ts';
import { drawnPicture } from '../../../draw/lit.ts';
import bitSheet from '../../../draw/parts/bits.css?inline';
import { defineSpeaking, inviting, strung, translated } from '../../../board/language.ts';
import { solver } from '../../../board/solver.ts';
import type { BoardView } from '../../../board/view.ts';
import { coinPicture, laneOf, lengthOf, mostCoins } from './scene.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/** More heads are spoken of by their number. */
const mostSpoken = 12;
/** Where coins are put up freely: so many more than the largest head, and never fewer than so many. */
const [spare, roomy] = [3, 12];

/**
 * `<nimlab-coin-row>`: coins are turned, the largest of them from heads to tails. The largest is chosen, then those
 * that go with it; what settles the move plays it. Views: `coins`, `values` (what each coin is worth alone as heads,
 * and the nim-sum of the heads), `binary` (the columns of these values). Lit parts: `coin-<i>`, `value-<i>`, `sum`.
 */
export class CoinRowElement extends CoinBoard {
  static override readonly game = 'coin_row';
  protected static override readonly words = words;
  static override styles = [...CoinBoard.styles, ...sheets(bitSheet, columnsSheet)];

  readonly #table = new Asked<ValueTable>(this);
  readonly #why = new Asked<readonly ExplanationStep[]>(this);

  get #words() {
    return words[this.language];
  }
  protected override get said() {
    return this.#words;
  }
  protected override sayMore(coins: Coins) {
    return this.#words.more(coins.map(this.n));
  }

  protected override isFar(heads: readonly bigint[]) {
    return lengthOf(heads) > mostCoins;
  }
  protected override async bringLarge(host: LargeHost) {
    return (await import('./large.ts')).largeRow(this, host);
  }
  protected override called(coin: number) {
    return this.n(coin);
  }
  override speakPosition(heads: readonly bigint[]) {
    const w = this.#words;
    const countless = this.countless(heads);
    if (countless)
      return w.speakMany(
        this.n(countless),
        this.n(BigInt(this.current!.position.slice(this.current!.position.lastIndexOf(' ') + 1))),
      );
    if (heads.length === 0) return w.noHeads;
    return heads.length > mostSpoken
      ? w.speakMany(this.n(heads.length), this.n(heads.at(-1)!))
      : w.speak(heads.map(this.n));
  }
  sayPosition(position: string): string {
    if (!/^[\d ]+$/.test(position)) return position;
    return this.speakPosition(position === '0' ? [] : position.split(' ').map(BigInt));
  }
  override speakMove({ numbers }: Move, _before: readonly bigint[], form: 'base' | 'third') {
    const coins = this.turned(numbers);
    const [from, second, to] = [coins[0]!, coins[1], coins.at(-1)!];
    const evenly = coins.length > numbers.length;
    return this.#words.turn(
      evenly
        ? { from: this.n(from), to: this.n(to), count: this.n(coins.length), gap: this.n(from - second!) }
        : { coins: coins.map(this.n) },
      form,
    );
  }
  override speakPlace({ numbers: [largest = 1n] }: Move) {
    return this.#words.place(this.n(largest));
  }

  // ---- Coins and their numbers: the places ------------------------------------------------------------------------

  protected override coinIn(id: string | null) {
    return Number(/^coin-(\d+)$/.exec(id ?? '')?.[1] ?? 0);
  }
  protected override headsIn(numbers: readonly bigint[]) {
    return numbers.map(Number);
  }
  protected override coinsOf(numbers: readonly bigint[], [shape = 0n]: readonly bigint[]) {
    return placesOf(numbers, shape);
  }
  protected override written(heads: Coins) {
    return heads.join(' ') || '0';
  }
  protected override largest([first]: readonly bigint[]) {
    return Number(first);
  }
  protected override goes(head: number, coin: number) {
    return coin < head;
  }
  protected override covering(coins: Coins) {
    const down = coins.toSorted((a, b) => b - a);
    return (this.large?.named(down) ?? down).map(BigInt);
  }

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  protected override follow(view: BoardView) {
    super.follow(view);
    if (view.view !== 'values') return;
    const { rule, numbers, origin } = view;
    if (!this.large) {
      const length = this.#length(numbers, origin);
      this.#table.need(`${rule}|${length}`, async (signal) =>
        (await solver()).table(this.game, length + 1, rule, { signal }),
      );
    }
    const place = this.#looked;
    if (!place) return;
    this.#why.need(`${rule}|${place}`, async (signal) =>
      (await solver()).explain(this.game, `${place}`, rule, { signal }),
    );
  }

  /** The coin whose value is explained. */
  get #looked(): number {
    return this.pointed || (this.chosen[0] ?? 0);
  }

  #length(numbers: readonly bigint[], origin: readonly bigint[]): number {
    const length = lengthOf(numbers, this.isFar(origin) ? [] : origin);
    return this.setting ? Math.min(mostCoins, Math.max(length + spare, roomy)) : length;
  }

  /** What each coin is worth as the only head; of the heads, where a table is not to be had. */
  #values({ numbers, analysis }: BoardView): ReadonlyMap<number, bigint> {
    const table = this.#table.answer?.rule === analysis.rule ? this.#table.answer.values : null;
    if (table) return new Map([...table].map((value, place) => [place, BigInt(value)]));
    return new Map(numbers.map((place, i) => [Number(place), analysis.components[i]!]));
  }

  protected override drawCoins(view: BoardView): TemplateResult {
    const { numbers, origin, interactive, analysis, lit } = view;
    const { large } = this;
    const plan = this.planIn(view);
    const values = view.view === 'values' ? (large?.values ?? this.#values(view)) : null;
    const standing = this.standing(view, plan);
    const coin = (place: number) => {
      const { said, states, ...face } = standing(place);
      const value = values?.get(place);
      const label = [
        this.#words.coin(this.n(place), face.counts),
        ...said,
        value !== undefined && this.own.worth(this.n(value)),
      ];
      return coinPicture(place, {
        ...face,
        label: strung(label, this.language),
        disabled: !interactive,
        ...(values && { value: value === undefined ? '' : `${value}` }),
        valueLit: lit.has(`value-${place}`),
        ...(large && { number: this.n(place) }),
        states: { ...states, lit: lit.has(`coin-${place}`) },
      });
    };
    const length = large ? 0 : this.#length(numbers, origin);
    const places = large?.coins ?? Array.from({ length }, (_, i) => i + 1);
    const lane = html`<div class=${laneOf(length)} role="group" aria-label=${this.#words.position}>
      ${repeat(
        places,
        (place) => place,
        (place) => drawnPicture(coin(place)),
      )}
    </div>`;
    return html`<div class="coins" @keydown=${this.key}>
      ${large?.draw(lane) ?? lane} ${values ? this.drawSum(view, this.#words.noHeads, this.#explanation) : nothing}
      ${view.view === 'binary' && analysis.components.length > 0 ? this.#drawBinary(view) : nothing}
      ${this.drawDeed(view, plan)} ${this.drawSetUp(view)}
    </div>`;
  }

  /** Why the coin that is looked at has its value. */
  get #explanation(): string {
    const step = this.#looked ? this.#why.last?.[0] : undefined;
    const said = step && this.#words.why[step.key]?.(this.n(step.numbers[0]!), this.n(step.numbers[1]!));
    return said ?? inviting(this, '', this.#words.pointValue);
  }

  /** Of more heads than a short row has, the sum alone. */
  #drawBinary(view: BoardView): TemplateResult {
    return view.analysis.components.length > mostCoins ? this.drawSum(view, '', nothing) : this.#drawColumns(view);
  }

  #drawColumns({ numbers, analysis, lit }: BoardView): TemplateResult {
    const litHeads = numbers.flatMap((place, i) => (lit.has(`value-${place}`) ? [`heap-${i + 1}`] : []));
    return html`<div class="worths">
      ${sumColumns({
        language: this.language,
        numbers: analysis.components,
        room: [],
        sum: analysis.grundy,
        then: (_, size) => size,
        going: numbers.findIndex((place) => Number(place) === this.pointed) + 1,
        lit: new Set([...lit, ...litHeads]),
        head: (heap, size) =>
          html`<span class="of-coin">${this.#words.coinName(this.n(numbers[heap - 1]!))}</span>
            <span class="number">${this.n(size)}</span>`,
      })}
    </div>`;
  }
}

defineSpeaking('nimlab-coin-row', CoinRowElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-coin-row': CoinRowElement;
  }
}

import { html, nothing, type TemplateResult } from 'lit';
import type { Analysis } from '../../../solver/types.ts';
import { Asked } from '../../../draw/asked.ts';
import { Drag } from '../../../draw/drag.ts';
import type { Drawn, Point } from '../../../draw/surface.ts';
import { Width } from '../../../draw/width.ts';
import { inside, reaching, Window, type Pane, type Extent } from '../../../draw/window.ts';
import { drawZoom } from '../../../draw/zoom.ts';
import zoomSheet from '../../../draw/zoom.css?inline';
import { number, type Language, translated } from '../../../board/language.ts';
import { solver } from '../../../board/solver.ts';
import type { BoardView } from '../../../board/view.ts';
import type { Coins } from '../choice.ts';
import { sheets } from '../../../draw/sheets.ts';
import largeSheet from './large.css?inline';
import type { words as en } from './words.en.ts';

/** Cells of the drawing from side to side at most: of a row, and of a board. */
const most = { row: 720, board: 128 } as const;
const few = 16;

/** All of a large position, small: where there are heads, in the canvas's colour, the more the stronger. */
function paintHeads(
  canvas: HTMLCanvasElement,
  heads: Heads,
  [width, height]: readonly [number, number],
  x: (coin: number) => number,
  y: (coin: number) => number,
) {
  const cells = height > 0 ? most.board : most.row;
  const [across, down] = [Math.min(width, cells), Math.max(1, Math.min(height, cells))];
  const tall = Math.max(1, height);
  const counts = new Uint32Array(across * down);
  let all = 0;
  heads.each((coin) => {
    counts[Math.floor((y(coin) * down) / tall) * across + Math.floor((x(coin) * across) / width)]!++;
    all++;
  });
  // A few are drawn so that one sees them.
  const side = all > (across * down) / few ? 1 : height > 0 ? 5 : 3;
  const kept = (from: number, most: number) => Math.max(0, Math.min(from - (side >> 1), most - side));
  canvas.width = across;
  canvas.height = down;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = getComputedStyle(canvas).color;
  const whole = Math.max(1, (width / across) * (tall / down));
  counts.forEach((count, at) => {
    if (count === 0) return;
    context.globalAlpha = 0.5 + 0.5 * Math.min(1, count / whole);
    context.fillRect(kept(at % across, across), kept(Math.floor(at / across), down), side, side);
  });
}

/** A board may have more heads than anybody lists: a byte a coin. */
export class Heads {
  readonly #bytes: Uint8Array;
  /** The last row and column (of a row: the last coin, and 1) with a head. */
  readonly rows: number;
  readonly columns: number;

  /**
   * `position`: in its canonical text, coins increasing; `coin`: the number of a coin, in the same order, of what the
   * text says of it.
   */
  constructor(position: string, coin: (first: number, second: number) => number) {
    const [last = 0, beside = 0] = position
      .slice(position.lastIndexOf(' ') + 1)
      .split(',')
      .map(Number);
    const pairs = beside > 0;
    this.#bytes = new Uint8Array(coin(last + 1, 0) + 1);
    let [first, number, columns] = [0, 0, pairs ? 0 : last];
    for (let at = 0; at <= position.length; at++) {
      const sign = position.charCodeAt(at);
      if (sign >= 48) {
        number = 10 * number + sign - 48;
        continue;
      }
      if (sign === 44) first = number;
      else {
        if (number > 0) this.#bytes[pairs ? coin(first, number) : coin(number, 0)] = 1;
        if (pairs && number > columns) columns = number;
      }
      number = 0;
    }
    this.rows = pairs ? last : 1;
    this.columns = columns;
  }

  has(coin: number): boolean {
    return this.#bytes[coin] === 1;
  }
  each(visit: (coin: number) => void) {
    const bytes = this.#bytes;
    for (let at = 0; at < bytes.length; at++) if (bytes[at] === 1) visit(at);
  }

  /** The nearest head after a coin (`by` 1) or before it (−1) that is fit, all the way round; 0: none. */
  next(from: number, by: 1 | -1, fit: (coin: number) => boolean): number {
    const length = this.#bytes.length;
    for (let i = 1; i <= length; i++) {
      const at = (((from + by * i) % length) + length) % length;
      if (this.#bytes[at] === 1 && fit(at)) return at;
    }
    return 0;
  }
}

const largeWords = translated<typeof en>(import.meta.glob('./words.*.ts'));

/** Coins of a move that can be gone to. */
const mostNamed = 6;

/** What any board of coins says of them. */
export interface LargeHost {
  called(coin: number): string;
  coinIn(id: string | null): number;
  written(coins: Coins): string;
  /** All that a move turns. */
  turned(numbers: readonly bigint[]): Coins;
}

/** What the window knows of its board. */
export interface Ground extends LargeHost {
  readonly game: string;
  /** The drawing, as a selector. */
  readonly on: string;
  /** A row goes on sideways alone. */
  readonly line: boolean;
  /** How many coins may be in sight from side to side, ascending; pixels of one at least. */
  readonly spans: readonly number[];
  readonly least: number;
  /** The same, where the reader has not asked for more. */
  readonly usual: { readonly span: number; readonly least: number };
  /** From 0, to the right and down. */
  x(coin: number): number;
  y(coin: number): number;
  coinAt(place: Point): number;
  /** Of what a position's text says of it: a place, or row and column. */
  coin(first: number, second: number): number;
  idOf(coin: number): string;
  /** As a move names these coins, the largest first. */
  named(coins: Coins): Coins;
  /** Where the first coin in sight is on the drawing, and how wide so many are, in its pixels. */
  lies(span: number, room: number): { readonly left: number; readonly top: number; readonly size: number };
}

type Host = Drawn &
  Element & { readonly language: Language; readonly updateComplete: Promise<unknown>; announce(text: string): void };

/** What is known of the coins in sight. */
interface Worths {
  readonly of: ReadonlyMap<number, number>;
  readonly analysis: Analysis;
}

/** Where a key leads from a place; null: it is not ours. */
function keyTo({ key, shiftKey }: KeyboardEvent, [x, y]: Point, span: number, line: boolean): Point | null {
  const far = shiftKey ? 10 : 1;
  const ways: Readonly<Record<string, Point>> = {
    ArrowLeft: [x - far, y],
    ArrowRight: [x + far, y],
    Home: [0, y],
    End: [Infinity, y],
    ...(line
      ? { PageUp: [x - span, y], PageDown: [x + span, y] }
      : { ArrowUp: [x, y - far], ArrowDown: [x, y + far], PageUp: [x, y - span], PageDown: [x, y + span] }),
  };
  return ways[key] ?? null;
}

/**
 * A window on more coins than one drawing holds: which are in sight, what they are worth, and where else there is
 * something.
 */
export class LargeBoard {
  readonly styles = [...sheets(zoomSheet, largeSheet)];
  readonly #window: Window;
  readonly #drag: Drag<Pane>;
  readonly #overview: Drag<true>;
  readonly #width: Width;
  readonly #worths: Asked<Worths>;
  #heads = new Heads('0', () => 0);
  #read = '';
  /** Where the game began, how far its heads reached, and what the board shows by itself. */
  #begun: string | null = null;
  #far: Point = [1, 1];
  #home: Pane = { x: 0, y: 0, span: 1 };
  #pane: Pane = this.#home;
  /** What has been brought into sight, once. */
  #aimed = '';
  #move: Coins = [];
  #visited = 0;
  #painted: readonly unknown[] = [];

  constructor(
    private readonly host: Host,
    private readonly ground: Ground,
  ) {
    this.#worths = new Asked<Worths>(host);
    this.#width = new Width(host, '.board', 320);
    this.#window = new Window(host, {
      on: ground.on,
      extent: () => this.#extent,
      drawn: () => ({ pane: this.#pane, ...ground.lies(this.#pane.span, this.#width.px) }),
    });
    this.#drag = new Drag<Pane>(host, {
      on: ground.on,
      sideways: ground.line,
      // A finger moves a board once the reader has gone somewhere on it; before, it scrolls the page.
      grasp: ({ pointer }) => (pointer === 'mouse' || ground.line || this.#window.pane ? this.#pane : null),
      move: (from, _spot, by) => this.#window.drag(from, by),
      pinch: this.#window.pinch,
    });
    this.#overview = new Drag<true>(host, {
      on: '.overview',
      grasp: () => true,
      atOnce: () => true,
      move: (_, { at }) => this.#lookAt(at),
    });
    host.addController({ hostUpdated: () => this.#paint() });
  }

  get #words() {
    return largeWords[this.host.language];
  }
  #n = (value: number) => number(value, this.host.language);

  // ---- What is on the board ---------------------------------------------------------------------------------------

  has(coin: number): boolean {
    return this.#heads.has(coin);
  }
  get all(): Coins {
    const all: number[] = [];
    this.#heads.each((coin) => all.push(coin));
    return all;
  }
  named(coins: Coins): Coins {
    return this.ground.named(coins);
  }
  /** The first coin in sight, row and column from 0, and how many are. */
  get sight(): { readonly x: number; readonly y: number; readonly rows: number; readonly columns: number } {
    const { x, y, span } = this.#pane;
    const [width, height] = this.#far;
    return { x, y, rows: Math.min(span, height), columns: Math.min(span, width) };
  }
  /** Coins in sight, row by row. */
  get coins(): Coins {
    const { x, y, rows, columns } = this.sight;
    return Array.from({ length: rows * columns }, (_, i) =>
      this.ground.coinAt([x + (i % columns), y + Math.floor(i / columns)]),
    );
  }
  #placeOf(coin: number): Point {
    return [this.ground.x(coin), this.ground.y(coin)];
  }
  #sees(coin: number): boolean {
    const [px, py] = this.#placeOf(coin);
    const { x, y, rows, columns } = this.sight;
    return px >= x && py >= y && px < x + columns && py < y + rows;
  }

  get #extent(): Extent & { readonly spans: readonly number[] } {
    const { line, spans, least } = this.ground;
    const [width, height] = this.#far;
    const fit = spans.filter((span, i) => i === 0 || span * least <= this.#width.px);
    return { width, height: line ? 0 : height, spans: fit };
  }

  /** Before it is drawn. `begun`: the game's first position. */
  follow(view: BoardView, begun: string, setting: boolean) {
    const { ground } = this;
    if (view.position !== this.#read) {
      this.#read = view.position;
      this.#heads = new Heads(view.position, ground.coin);
    }
    const { rows, columns } = this.#heads;
    const again = begun !== this.#begun && !setting;
    if (again) this.#far = [1, 1];
    this.#begun = begun;
    // Where coins are put up freely there is room for more.
    const more = setting ? ground.spans.at(-1)! : 0;
    this.#far = [
      Math.max(this.#far[0], columns + more, ground.spans[0]!),
      ground.line ? 1 : Math.max(this.#far[1], rows + more, ground.spans[0]!),
    ];
    const { spans } = this.#extent;
    if (again) {
      this.#window.pane = null;
      const { usual } = ground;
      const span = spans.findLast((each) => each <= usual.span && each * usual.least <= this.#width.px) ?? spans[0]!;
      const last = this.#heads.next(0, -1, () => true);
      const [x, y] = last ? this.#placeOf(last) : [0, 0];
      this.#home = { x: x - span + 2, y: y - span + 2, span };
    }
    this.#bringMove(view);
    // A row is moved by the wheel, too, whoever has brought it there.
    if (ground.line) this.#window.pane ??= inside(this.#home, this.#extent);
    const { x, y, span } = this.#window.pane ?? this.#home;
    const fit = spans.findLast((each) => each <= span) ?? spans[0]!;
    this.#pane = inside({ x, y, span: fit }, this.#extent);
    if (view.view === 'values' || view.view === 'product') this.#value(view.rule);
  }

  /** What is hinted, lit or being turned comes into sight, once: then the reader may look around. */
  #bringMove({ leaving, hint, where, wins, lit, shown }: BoardView) {
    const { ground } = this;
    const move = shown ? null : (leaving ?? hint ?? where ?? wins[0]);
    const coins = move ? ground.turned(move.numbers) : [];
    // A hint says first where, then what.
    this.#move = move && move === where && !hint && !leaving ? coins.slice(0, 1) : coins;
    const litten = [...lit].map((id) => ground.coinIn(id)).find((coin) => coin > 0);
    const aim = (leaving ?? hint ?? where) ? this.#move[0] : litten;
    const aimed = aim ? `${leaving?.text}|${hint?.text}|${aim}` : '';
    if (aim && aimed !== this.#aimed) this.#reach(this.#placeOf(aim));
    this.#aimed = aimed;
  }

  #value(rule: string) {
    const { ground, coins } = this;
    this.#worths.need(`${rule}|${coins[0]}|${coins.at(-1)}|${coins.length}`, async (signal) => {
      const analysis = await (await solver()).analyse(ground.game, ground.written(coins), rule, { signal });
      return { of: new Map(coins.map((coin, i) => [coin, i])), analysis };
    });
  }
  /** What a coin in sight is worth alone as a head; undefined as long as that is not known. */
  readonly values = {
    get: (coin: number): bigint | undefined => {
      const known = this.#worths.last;
      return known?.analysis.components[known.of.get(coin) ?? -1];
    },
  };
  /** Of a coin's row or column as a coin of a row: the facts of that name. */
  sideOf(name: 'rows' | 'columns', coin: number): bigint | undefined {
    const known = this.#worths.last;
    return known?.analysis.facts[name]?.[known.of.get(coin) ?? -1];
  }

  // ---- Looking elsewhere ------------------------------------------------------------------------------------------

  /** As little as is needed. */
  #reach(place: Point) {
    const { pane } = this.#window;
    if (pane) this.#window.pane = reaching(pane, place, this.#extent);
    else this.#home = reaching(this.#home, place, this.#extent);
  }
  /** In the middle. */
  #centre([x, y]: Point) {
    const { span } = this.#pane;
    this.#window.pane = inside({ x: x - (span - 1) / 2, y: y - (span - 1) / 2, span }, this.#extent);
    this.host.requestUpdate();
  }
  #lookAt([x, y]: Point) {
    const { clientWidth, clientHeight } = this.host.renderRoot.querySelector<HTMLElement>('.overview')!;
    const [width, height] = this.#far;
    this.#centre([Math.floor((x / clientWidth) * width), Math.floor((y / clientHeight) * height)]);
  }
  #visit(coin: number) {
    if (!coin) return;
    this.#visited = coin;
    this.#centre(this.#placeOf(coin));
    this.host.announce(this.#words.shown(this.ground.called(coin)));
  }
  /** The next head out of sight. */
  #go(by: 1 | -1) {
    const { coins } = this;
    const from = this.#sees(this.#visited) ? this.#visited : by > 0 ? coins[0]! : coins.at(-1)!;
    this.#visit(this.#heads.next(from, by, (coin) => !this.#sees(coin)));
  }

  /** Arrows go from coin to coin, and take the window along. To be heard before others (`capture`). */
  readonly key = (event: KeyboardEvent) => {
    const { ground } = this;
    const coin = ground.coinIn((event.target as Element).closest('[data-cell]')?.getAttribute('data-cell') ?? null);
    if (!coin || event.altKey || event.ctrlKey || event.metaKey) return;
    const place = this.#placeOf(coin);
    const steps = ({ '+': -1, '=': -1, '-': 1 } as Readonly<Record<string, number>>)[event.key];
    const to = steps === undefined ? keyTo(event, place, this.#pane.span, ground.line) : place;
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    if (steps !== undefined) this.#window.zoomAt(steps, place);
    const [width, height] = this.#far;
    const there: Point = [Math.max(0, Math.min(to[0], width - 1)), Math.max(0, Math.min(to[1], height - 1))];
    const next = ground.coinAt(there);
    if (!this.#sees(next)) this.#window.reach(there);
    this.host.requestUpdate();
    void this.host.updateComplete.then(() =>
      this.host.renderRoot
        .querySelector<HTMLElement>(`[data-cell="${ground.idOf(next)}"]`)
        ?.focus({ preventScroll: true }),
    );
  };

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  #paint() {
    const canvas = this.host.renderRoot.querySelector<HTMLCanvasElement>('.overview canvas');
    if (!canvas) return;
    const { width, height } = this.#extent;
    const of = [canvas, this.#heads, width, height, this.host.matches(':state(dark)')];
    if (of.every((each, i) => each === this.#painted[i])) return;
    this.#painted = of;
    const { x, y } = this.ground;
    // The coins are there before it.
    setTimeout(() => paintHeads(canvas, this.#heads, [width, height], x, y));
  }

  #said(): string {
    const { x, y, rows, columns } = this.sight;
    const [width, height] = this.#far;
    const w = this.#words;
    if (this.ground.line) return w.row(this.#n(x + 1), this.#n(x + columns), this.#n(width));
    const run = (from: number, count: number) => `${this.#n(from + 1)}–${this.#n(from + count)}`;
    return w.board(run(y, rows), run(x, columns), this.#n(height), this.#n(width));
  }

  /** The coins of the move that is shown, each a way to where it is. */
  #drawMove(): TemplateResult {
    const w = this.#words;
    const named = this.#move.slice(0, mostNamed);
    const rest = this.#move.length - named.length;
    return html`<p class="those">
      ${
        named.length === 0
          ? nothing
          : html`<span>${w.move}</span> ${named.map((coin) => {
                const name = this.ground.called(coin);
                return html`<button class="button small" aria-label=${w.goTo(name)} @click=${() => this.#visit(coin)}>
                  ${name}
                </button>`;
              })}
              ${rest > 0 ? html`<span>${w.more(this.#n(rest))}</span>` : nothing}`
      }
    </p>`;
  }

  /** Around the drawing of the coins in sight. */
  draw(drawing: TemplateResult): TemplateResult {
    const w = this.#words;
    const { line } = this.ground;
    const { x, y, rows, columns } = this.sight;
    const [width, height] = this.#far;
    const longest = Math.max(width, height);
    const share = (from: number, count: number, all: number) => (all > count ? from / (all - count) : 0);
    const frame = `--x:${share(x, columns, width)};--y:${share(y, rows, height)};--width:${columns / width};--height:${rows / height}`;
    const states = `${this.#window.pane ? 'moved' : ''} ${this.#drag.held ? 'gripped' : ''}`;
    return html`<div class="large" @keydown=${{ handleEvent: this.key, capture: true }}>
      <div
        class="overview ${line ? '' : 'square'}"
        aria-hidden="true"
        .style=${`--across:${width / longest};--down:${height / longest}`}
      >
        <canvas></canvas><i .style=${frame}></i>
      </div>
      <div class="sees ${states}" .style=${`--span:${columns}`}>${drawing}</div>
      <div class="looks">
        <button class="button small" @click=${() => this.#go(-1)}>${w.before}</button>
        ${drawZoom(this.#window, '', w)}
        <button class="button small" @click=${() => this.#go(1)}>${w.next}</button>
      </div>
      <p class="within">${this.#said()}</p>
      ${this.#drawMove()}
    </div>`;
  }
}

import { written } from '../../draw/numerals.ts';
import { centred } from '../../draw/sign.ts';
import type { RestOf } from '../../draw/rest.ts';
import type { RoomAround } from '../../draw/rest.ts';
import {
  g,
  line,
  names,
  path,
  press,
  rect,
  type Content,
  type Picture,
  type Press,
  type Shape,
} from '../../draw/scene.ts';

/** What the solver reads in a text: payoffs row by row. */
export interface Pairs {
  readonly rows: number;
  readonly columns: number;
  readonly rowWins: readonly string[];
  readonly columnWins: readonly string[];
  /** Of one of the textbook's games; '' of any other. */
  readonly name: string;
  readonly position: string;
}

/** Whose a payoff is: the player who chooses the row, or the column. */
export type Player = 'row' | 'column';

export interface PairsFace {
  readonly game: Pairs;
  /** Names of the players, and of what they can do. */
  readonly players: readonly [string, string];
  readonly labels: Readonly<Record<Player, readonly string[]>>;
  /** Cells `<row>-<column>`, from 1, where the payoff is marked as the best of its column (row). */
  readonly best?: Readonly<Record<Player, ReadonlySet<string>>>;
  /** Marked although they are not. */
  readonly wrong?: Readonly<Record<Player, ReadonlySet<string>>>;
  /** Cells that are lit by what they are: equilibria, improved by none. */
  readonly settled?: ReadonlySet<string>;
  readonly pareto?: ReadonlySet<string>;
  /** Lines that are struck out, from 1, and the one that goes. */
  readonly struck?: Readonly<Record<Player, ReadonlySet<number>>>;
  readonly going?: readonly [Player, number] | null;
  /** What the probability of each line is, 0 to 1, beside its name. */
  readonly mixed?: Readonly<Record<Player, readonly number[]>> | null;
  readonly lit?: ReadonlySet<string>;
  /** A payoff that can be pressed. */
  readonly payoff?: (player: Player, cell: string) => Press;
  /** A row that can be pressed, from 1. */
  readonly choose?: (row: number) => Press;
  readonly label?: string;
}

/** Where things are, in pixels. */
export interface Layout {
  readonly cell: readonly [width: number, height: number];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const digit = 9;
const wide = (text: string) => [...text].reduce((sum, each) => sum + (each > '\u2e80' ? 15 : 8), 0);

/** The names of a textbook's game need room that numbers do not; a figure at rest keeps it. */
export function layOut(game: Pairs): Layout {
  const longest = Math.max(...game.rowWins.map((each) => each.length), ...game.columnWins.map((each) => each.length));
  const small = game.columns > 5;
  const cell = [Math.max(small ? 64 : 96, 2 * (longest * digit + 18), game.name ? 104 : 0), small ? 52 : 68] as const;
  const [left, top] = [game.name ? 84 : 46, 44];
  return { cell, left, top, width: left + game.columns * cell[0] + 6, height: top + game.rows * cell[1] + 6 };
}

/** The corner of a cell that is this player's: the row player's below, on the left. */
export function cornerOf({ cell: [w, h], left, top }: Layout, player: Player, row: number, column: number) {
  const [x, y] = [left + (column - 1) * w, top + (row - 1) * h];
  return player === 'row' ? ([x + w * 0.28, y + h * 0.71] as const) : ([x + w * 0.72, y + h * 0.29] as const);
}

export const cellName = (row: number, column: number) => `${row}-${column}`;

/** Sums of money for the row player are in a round frame and upright, for the other one in a square one and slanted. */
function payoffShape(player: Player, text: string, [x, y]: readonly [number, number], h: number): Content {
  const [width, height] = [Math.max(28, text.length * digit + 14), Math.min(28, h * 0.46)];
  const frame = rect({
    class: 'frame',
    x: x - width / 2,
    y: y - height / 2,
    width,
    height,
    rx: player === 'row' ? height / 2 : 3,
  });
  return [frame, centred(x, y, { class: 'wins', 'font-size': 17 }, written(text))];
}

export function pairsPicture(face: PairsFace): Picture {
  const { game, players, labels, lit = new Set() } = face;
  const layout = layOut(game);
  const { left, top } = layout;
  const [w, h] = layout.cell;
  const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
  const isStruck = (player: Player, n: number) => face.struck?.[player].has(n) ?? false;

  const cell = (row: number, column: number): Shape => {
    const name = cellName(row, column);
    const [x, y] = [left + (column - 1) * w, top + (row - 1) * h];
    const index = (row - 1) * game.columns + column - 1;
    const states = {
      settled: face.settled?.has(name),
      pareto: face.pareto?.has(name),
      lit: lit.has(`cell-${name}`),
      struck: isStruck('row', row) || isStruck('column', column),
    };
    const payoffs = (['row', 'column'] as const).map((player) => {
      const text = (player === 'row' ? game.rowWins : game.columnWins)[index]!;
      const is = {
        class: names(`payoff ${player}`, {
          best: face.best?.[player].has(name),
          wrong: face.wrong?.[player].has(name),
        }),
      };
      const at = cornerOf(layout, player, row, column);
      const own = payoffShape(player, text, at, h);
      if (!face.payoff) return g(is, own);
      const half = player === 'row' ? `M${x} ${y}L${x + w} ${y + h}H${x}Z` : `M${x} ${y}L${x + w} ${y + h}V${y}Z`;
      return press(face.payoff(player, name), is, path({ class: 'reach', d: half }), own);
    });
    return g(
      { class: names('pair', states) },
      rect({ class: 'floor', x, y, width: w, height: h }),
      path({ class: 'parting', d: `M${x} ${y}l${w} ${h}` }),
      rect({ class: 'ring', x: x + 2.5, y: y + 2.5, width: w - 5, height: h - 5, rx: 5 }),
      payoffs,
    );
  };

  /** A name, with the share of its line where strategies are mixed. */
  const named = (player: Player, n: number): Content => {
    const row = player === 'row';
    const [x, y] = row ? [left - 10, top + (n - 0.5) * h] : [left + (n - 0.5) * w, top - 14];
    const share = face.mixed?.[player][n - 1] ?? null;
    const label = labels[player][n - 1] ?? `${n}`;
    const size = wide(label) > (row ? left - 14 : w - 8) ? 12 : 15;
    const length = row ? h - 14 : w - 14;
    return g(
      { class: names(`name ${player}`, { lit: lit.has(`${player}-${n}`), struck: isStruck(player, n) }) },
      row
        ? centred(x, y, { 'text-anchor': 'end', 'font-size': size }, label)
        : centred(x, y, { 'font-size': size }, label),
      share !== null && [
        row
          ? rect({ class: 'whole', x: left - 6, y: y - length / 2, width: 4, height: length, rx: 2 })
          : rect({ class: 'whole', x: x - length / 2, y: top - 6, width: length, height: 4, rx: 2 }),
        share > 0 &&
          (row
            ? rect({
                class: 'share',
                x: left - 6,
                y: y + length / 2 - length * share,
                width: 4,
                height: length * share,
                rx: 2,
              })
            : rect({ class: 'share', x: x - length / 2, y: top - 6, width: length * share, height: 4, rx: 2 })),
      ],
    );
  };

  const strike = (player: Player, n: number): Shape => {
    const is = { class: names('strike', { going: face.going?.[0] === player && face.going[1] === n }) };
    return player === 'row'
      ? line({ ...is, x1: left - 4, y1: top + (n - 0.5) * h, x2: left + game.columns * w + 4, y2: top + (n - 0.5) * h })
      : line({ ...is, x1: left + (n - 0.5) * w, y1: top - 4, x2: left + (n - 0.5) * w, y2: top + game.rows * h + 4 });
  };
  const [all, across] = [numbers(game.rows), numbers(game.columns)];
  const lines = [
    ...all.slice(1).map((n) => `M${left} ${top + (n - 1) * h}h${game.columns * w}`),
    ...across.slice(1).map((n) => `M${left + (n - 1) * w} ${top}v${game.rows * h}`),
  ];
  return {
    width: layout.width,
    height: layout.height,
    ...(face.label === undefined ? {} : { label: face.label }),
    is: { class: 'bimatrix' },
    of: [
      g(
        { class: 'decor who', 'aria-hidden': 'true' },
        path({ class: 'parting', d: `M4 4L${left - 6} ${top - 6}` }),
        centred(left * 0.26, top * 0.68, { class: 'row', 'font-size': 15 }, players[0]),
        centred(left * 0.68, top * 0.26, { class: 'column', 'font-size': 15 }, players[1]),
      ),
      g(
        { 'aria-hidden': 'true' },
        across.map((n) => named('column', n)),
        all.map((n) => named('row', n)),
      ),
      all.map((row) => across.map((column) => cell(row, column))),
      g(
        { class: 'decor', 'aria-hidden': 'true' },
        lines.length > 0 && path({ class: 'lines', d: lines.join('') }),
        rect({ class: 'border', x: left, y: top, width: game.columns * w, height: game.rows * h, rx: 3 }),
        (['row', 'column'] as const).map((player) => [...(face.struck?.[player] ?? [])].map((n) => strike(player, n))),
      ),
      face.choose &&
        all.map((row) =>
          press(
            face.choose!(row),
            { class: 'choose' },
            rect({ class: 'reach', x: 2, y: top + (row - 1) * h + 2, width: layout.width - 6, height: h - 4, rx: 6 }),
          ),
        ),
    ],
  };
}

const none: ReadonlySet<string> = new Set();
/** How high what each view has around its picture is, alive. */
const around: Readonly<Record<string, RoomAround>> = {
  payoffs: { below: 70, phone: 55, english: 40 },
  dominance: { below: 86, phone: 85 },
  equilibria: { below: 108, phone: 59, english: 34 },
  rounds: { below: 158, phone: 146 },
};

/** Lines are numbers at rest: their names are words of a language. */
export const rest: RestOf<Pairs> = ({ view, said, lit = none }) => {
  const count = (n: number) => Array.from({ length: n }, (_, i) => `${i + 1}`);
  const labels = { row: count(said.rows), column: count(said.columns) };
  return {
    scene: {
      className: 'nl-heaps',
      pictures: [pairsPicture({ game: said, players: ['A', 'B'], labels, lit })],
    },
    room: around[view] ?? around['payoffs']!,
  };
};

import type { Move } from '../../../solver/types.ts';
import type { GraphTable } from '../table.ts';
import { words as graphWords } from '../tokens/speech.ts';
import { nodeName, readGraph, type Graph } from '../graph.ts';
import { nodeCell } from '../graph-picture.ts';
import { inRoom, offered } from '../../../draw/rest.ts';
import {
  circle,
  ellipse,
  g,
  names,
  path,
  press,
  text,
  type Content,
  type Picture,
  type Press,
  type Shape,
  type States,
} from '../../../draw/scene.ts';
import { sheets } from '../../../draw/sheets.ts';
import type { SkinFile } from '../../../draw/skin.ts';
import { strung, type Language } from '../../../board/language.ts';
import type { BoardView } from '../../../board/view.ts';
import { words } from './why.ts';
import boardSheet from './board.css?inline';
import skySheet from './scene.css?inline';

/** Of Codeforces 787C. */
const players = ['Rick', 'Morty'] as const;

/** Room around the orbit, for what sits on a planet. */
const margin = 44;
/** Of the orbit, if there is room for it; and how near two planets may come. */
const roomy = 112;
const [apart, nearest] = [64, 42];
const radius = 18;
/** Between what is said of the one player and of the other. */
const line = 26;

/** What is to be seen of a node that can be reached. */
export interface Goal {
  readonly place: Press;
  readonly states: States;
}

/**
 * A monster on a circle of planets: node 1 is the black hole, then come the planets with the one player to move, and
 * again with the other.
 */
export interface Sky {
  readonly graph: Graph;
  /** The node where the monster is drawn, and the one where it still is. */
  readonly at: number;
  readonly from?: number;
  readonly width: number;
  readonly goal?: (node: number) => Goal | null;
  readonly where?: boolean;
  readonly lit?: (node: number) => boolean;
  readonly label?: string;
}

const r = (value: number) => Math.round(value * 10) / 10;

function skyPicture(sky: Sky): Picture | null {
  const places = placesOf(sky.graph.count);
  const out = Math.min(Math.max(roomy, (places * apart) / (2 * Math.PI)), sky.width / 2 - margin);
  if (places === 0 || (2 * Math.PI * out) / places < nearest) return null;
  const middle = out + margin;
  const turn = (place: number) => (2 * Math.PI * (place - 1)) / places - Math.PI / 2;
  const spot = (place: number, far = out) => ({
    x: r(middle + Math.cos(turn(place)) * far),
    y: r(middle + Math.sin(turn(place)) * far),
  });
  const { from = sky.at } = sky;
  const [home, here] = [placeOf(from, places), placeOf(sky.at, places)];
  const player = playerOf(from, places);

  /** Clockwise, inside the orbit. */
  const leap = (to: number): Content => {
    const inside = out - radius - 13;
    const [a, b] = [turn(home) + 0.08, turn(to <= home ? to + places : to) - 14 / inside];
    const at = (angle: number, far = inside) =>
      `${r(middle + Math.cos(angle) * far)} ${r(middle + Math.sin(angle) * far)}`;
    const tip = b + 9 / inside;
    return g(
      { class: 'leap' },
      path({ class: 'way', d: `M${at(a)}A${r(inside)} ${r(inside)} 0 ${b - a > Math.PI ? 1 : 0} 1 ${at(b)}` }),
      path({ class: 'head', d: `M${at(tip)}L${at(b - 2 / inside, inside - 5)}L${at(b - 2 / inside, inside + 5)}Z` }),
    );
  };

  const drawPlace = (place: number): Shape => {
    const node = nodeAt(place, 1 - player, places);
    const goal = sky.goal?.(node) ?? null;
    const { x, y } = spot(place);
    const is = {
      class: names(place === 1 ? 'hole' : 'planet', {
        ...goal?.states,
        target: goal,
        lit: sky.lit?.(nodeAt(place, player, places)),
      }),
    };
    const body: Content = [
      circle({ class: 'ring', cx: x, cy: y, r: radius + 6 }),
      place === 1
        ? [circle({ class: 'body', cx: x, cy: y, r: radius }), circle({ class: 'rim', cx: x, cy: y, r: radius - 5 })]
        : [
            place % 3 === 0 &&
              ellipse({ class: 'belt', cx: x, cy: y, rx: radius + 8, ry: 5, transform: `rotate(-18 ${x} ${y})` }),
            circle({ class: 'body', cx: x, cy: y, r: radius }),
            path({
              class: 'shade',
              d: `M${x} ${y - radius}a${radius} ${radius} 0 0 1 0 ${2 * radius}a${radius * 1.5} ${radius * 1.5} 0 0 0 0 ${-2 * radius}Z`,
            }),
            text({ class: 'number', x, y, dy: '0.36em', 'text-anchor': 'middle' }, `${place}`),
          ],
    ];
    if (!goal) return g({ ...is, 'aria-hidden': 'true' }, body);
    return press(goal.place, is, circle({ class: 'reach', cx: x, cy: y, r: radius + 8 }), body);
  };

  const all = Array.from({ length: places }, (_, i) => i + 1);
  const { x, y } = spot(here, out + radius + 11);
  return {
    width: 2 * middle,
    height: 2 * middle,
    ...(sky.label !== undefined && { label: sky.label }),
    is: { class: 'planets' },
    of: [
      circle({ class: 'orbit', cx: r(middle), cy: r(middle), r: r(out) }),
      g(
        { class: 'decor', 'aria-hidden': 'true' },
        ([0, 1] as const).map((each) =>
          text(
            {
              class: names('who', { waits: home === 1 || each !== player }),
              ...{ x: r(middle), y: r(middle + (each - 0.5) * line), dy: '0.36em', 'text-anchor': 'middle' },
            },
            `${players[each]} ${stepsOf(sky.graph, each, places).join(', ')}`,
          ),
        ),
        all.map((place) => {
          const { going, hint, wins } = sky.goal?.(nodeAt(place, 1 - player, places))?.states ?? {};
          return going || hint || wins ? leap(place) : null;
        }),
      ),
      all.map(drawPlace),
      g({ class: names('monster', { where: sky.where }), translate: `${x} ${y}`, 'aria-hidden': 'true' }, monster),
    ],
  };
}

/** The places of a graph that is one of places and players; else 0. */
const placesOf = (count: number) => (count % 2 === 1 && count > 4 ? (count + 1) / 2 : 0);
/** The place of a node, the hole being the first; who is to move there; and back. */
const placeOf = (node: number, places: number) => (node > places ? node - places + 1 : node);
const playerOf = (node: number, places: number): 0 | 1 => (node > places ? 1 : 0);
/** How far a player can bring the monster. */
const stepsOf = ({ edges }: Graph, player: 0 | 1, places: number): readonly number[] => {
  const own = edges.filter(({ from }) => from !== 1 && playerOf(from, places) === player);
  const steps = own.map(({ from, to }) => (placeOf(to, places) - placeOf(from, places) + places) % places);
  return [...new Set(steps)].sort((a, b) => a - b);
};
const nodeAt = (place: number, player: number, places: number) =>
  place === 1 || player === 0 ? place : place + places - 1;

/** Around (0, 0). */
const monster: Content = [
  circle({ class: 'halo', r: 17 }),
  path({ class: 'horns', d: 'M-9 -7L-11 -14L-4.500 -10.500ZM9 -7L11 -14L4.500 -10.500Z' }),
  path({ class: 'skin', d: 'M-12 10C-13 -4 -8 -11.500 0 -11.500S13 -4 12 10L8 6.500L4 10L0 6.500L-4 10L-8 6.500Z' }),
  ...[-4.5, 4.5].map((cx): Content => [
    circle({ class: 'eye', cx, cy: -2.5, r: 3.4 }),
    circle({ class: 'pupil', cx: cx * 0.85, cy: -2, r: 1.5 }),
  ]),
];

/** What planets want of their board. */
interface Board {
  readonly graph: Graph;
  readonly table: GraphTable;
  /** Whether the monster can go to a node. */
  readonly can: (node: number) => boolean | null;
  readonly language: Language;
}
/** The planets as they are drawn and spoken of; null where they are none. */
export type SkyOf = (board: Board) => {
  draw(view: BoardView): Picture | null;
  position(numbers: readonly bigint[]): string;
  move(move: Move, form: 'base' | 'third'): string;
  place(numbers: readonly bigint[]): string;
} | null;

const skyOf: SkyOf = ({ graph, table, can, language }) => {
  const w = words[language].sky;
  const places = placesOf(graph.count);
  const place = (node = 1n) => placeOf(Number(node), places);
  if (places === 0) return null;
  return {
    position: ([node = 1n]) => w.monster(place(node), players[playerOf(Number(node), places)]),
    move: ({ numbers }, form) => w.brings(place(numbers[1]), form),
    place: ([node]) => w.planet(place(node)),
    draw({ numbers: [node = 1n], leaving, hint, where, wins, lit, interactive }) {
      const leads = (moves: readonly Move[], to: number) => moves.some(({ numbers }) => Number(numbers[1]) === to);
      return skyPicture({
        graph,
        at: Number(leaving?.numbers[1] ?? node),
        from: Number(node),
        width: table.width,
        where: (where ?? hint) !== null,
        lit: (node) => lit.has(`node-${nodeName(graph, node)}`),
        label: words[language].views.planets,
        goal: (to) =>
          interactive && can(to)
            ? {
                place: {
                  id: nodeCell(to),
                  label: strung([w.planet(placeOf(to, places)), graphWords[language].target], language),
                },
                states: {
                  going: table.looked === to,
                  wins: leads(wins, to),
                  hint: hint !== null && leads([hint], to),
                },
              }
            : null,
      });
    },
  };
};

export const { skins, styles }: SkinFile<SkyOf> = {
  skins: {
    planets: {
      draw: skyOf,
      rest: ({ rule, numbers: [at], controls, width }) => {
        const graph = readGraph(rule);
        const pictures = inRoom(width, (width) => skyPicture({ graph, at: Number(at), width }));
        // One view more than others have: of all of them a row.
        const room = offered('views', controls)?.length ? {} : { below: 50, phone: 41 };
        return { scene: { className: 'nl-graph', pictures }, room };
      },
    },
  },
  styles: sheets(skySheet, boardSheet),
};

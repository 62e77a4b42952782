import type { RepeatedRead } from '../../solver/types.ts';
import { written } from '../../draw/numerals.ts';
import { centred } from '../../draw/sign.ts';
import type { RestOf, RoomAround } from '../../draw/rest.ts';
import { g, line, names, path, press, rect, text, type Content, type Picture, type Press } from '../../draw/scene.ts';
import { automatonPicture } from './automaton.ts';
import { character, deed, isFace, own } from './characters.ts';

/** The game of the lake: its acts are boats. */
export const lake = '6,6 2,8; 8,2 3,3';
export const isLake = (position: string) => position.startsWith(`${lake} |`);
export const letterOf = (i: number) => 'ABCDEFGHIJKL'[i] ?? `${i + 1}`;
/** What stands in the head of a plan that has no face: its number. */
const sign = (plan: string, i: number) => (isFace(plan) || plan === own ? '' : `${i + 1}`);

const width = 304;
/** Rounds that are in sight; the sums count all. */
export const inSight = 10;
const name = 54;
const step = (width - name) / inSight;

/** Rounds that have been played: what the one and the other did and got. */
export interface Played {
  readonly acts: readonly [one: readonly number[], other: readonly number[]];
  readonly wins: readonly [one: readonly string[], other: readonly string[]];
  readonly sums: readonly [one: string, other: string];
}

export interface RowsFace {
  readonly boats: boolean;
  readonly who: readonly [one: string, other: string];
  readonly played: Played;
  readonly label?: string;
  /** The first round in sight, from 0; else the last ones are. */
  readonly from?: number;
}

/** The rounds from `from` on, in two rows: boats, with the tons beneath. */
function rows({ boats, who, played, from }: RowsFace, top: number): Content {
  const count = played.acts[0].length;
  const begin = from ?? Math.max(0, count - inSight);
  const row = (side: 0 | 1) => {
    const y = top + 22 + side * 58;
    const size = who[side].length > 5 && !/\p{Script=Han}/u.test(who[side]) ? 11.5 : 14;
    return g(
      { class: side === 0 ? 'one' : 'other' },
      text({ class: 'who', x: 2, y: y + 6, 'font-size': size }, who[side]),
      text({ class: 'sum', x: 2, y: y + 27, 'font-size': 16 }, written(played.sums[side])),
      Array.from({ length: Math.min(inSight, count - begin) }, (_, i) => [
        deed(played.acts[side][begin + i]!, boats, name + (i + 0.5) * step, y),
        centred(
          name + (i + 0.5) * step,
          y + 23,
          { class: 'wins', 'font-size': 12 },
          written(played.wins[side][begin + i]!),
        ),
      ]),
    );
  };
  return [
    Array.from({ length: inSight }, (_, i) =>
      centred(name + (i + 0.5) * step, top + 2, { class: 'round', 'font-size': 10 }, `${begin + i + 1}`),
    ),
    line({ class: 'between', x1: 0, y1: top + 54, x2: width, y2: top + 54 }),
    row(0),
    row(1),
  ];
}

const rowsHeight = 122;

export const matchPicture = (face: RowsFace): Picture => ({
  width,
  height: rowsHeight + 6,
  label: face.label ?? '',
  is: { class: 'repeated' },
  of: [rows(face, 8)],
});

export interface PlayFace extends RowsFace {
  readonly plans: readonly string[];
  /** Nobody is to know who is who. */
  readonly masked: boolean;
  /** Which of them one plays against, from 0. */
  readonly other: number;
  /** Names below the heads. */
  readonly called: readonly string[];
  readonly choose?: (plan: number) => Press;
  readonly lit?: ReadonlySet<string>;
}

const crowd = 64;
const perRow = 6;

/** Those one may play against, and the rounds so far. */
export function playPicture(face: PlayFace): Picture {
  const { plans, masked, other, called, choose, lit } = face;
  const inRow = Math.min(plans.length, perRow);
  const lines = Math.ceil(plans.length / perRow);
  const room = Math.min(width / inRow, 62);
  const each = plans.map((plan, i) => {
    const x = width / 2 + ((i % perRow) - (inRow - 1) / 2) * room;
    const y = Math.floor(i / perRow) * crowd;
    const is = { class: names('choice', { chosen: i === other, lit: lit?.has(`plan-${i + 1}`) }) };
    const drawn = [
      rect({ class: 'reach', x: x - room / 2 + 2, y: y + 2, width: room - 4, height: crowd - 4, rx: 8 }),
      character(plan, x, y + 24, 32, masked ? letterOf(i) : sign(plan, i)),
      !masked && centred(x, y + 51, { class: 'called', 'font-size': 11 }, called[i] ?? ''),
    ];
    return choose ? press(choose(i), is, ...drawn) : g(is, drawn);
  });
  return {
    width,
    height: lines * crowd + rowsHeight + 12,
    ...(face.label === undefined ? {} : { label: face.label }),
    is: { class: 'repeated' },
    of: [each, rows(face, lines * crowd + 14)],
  };
}

export interface TableFace {
  readonly plans: readonly string[];
  readonly called: readonly string[];
  /** Plan by plan; empty where they are still to come. */
  readonly scores: readonly string[];
  readonly totals: readonly string[];
  /** From 1, the highest total first. */
  readonly order: readonly number[];
  /** The cell whose match is shown, "i-j". */
  readonly chosen?: string;
  readonly choose?: (one: number, other: number) => Press;
  readonly lit?: ReadonlySet<string>;
  readonly label?: string;
}

/** To a whole number, as far as there is room. */
export const short = (near: string) => written(near.includes('.') ? `${Math.round(Number(near))}` : near);

/** What each plan gets from each, and in all; the rows by their totals. */
export function tablePicture(face: TableFace): Picture {
  const { plans, called, scores, totals, order, lit } = face;
  const n = plans.length;
  const longest = Math.max(2, ...scores.map((each) => short(each).length));
  const column = Math.max(27, 9 + 7.2 * longest);
  const sum = Math.max(34, 10 + 8.2 * Math.max(0, ...totals.map((each) => each.length)));
  const left = Math.max(84, Math.min(96, width - n * column - sum));
  const height = 34;
  const top = 34;
  const all = left + n * column + sum;
  const largest = Math.max(1, ...totals.map(Number));
  const cell = (i: number, j: number, x: number, y: number) => {
    const id = `${i + 1}-${j + 1}`;
    const is = { class: names('cell', { chosen: face.chosen === id, lit: lit?.has(`cell-${id}`) }) };
    const drawn = [
      rect({ class: 'reach', x: x + 1, y: y + 1, width: column - 2, height: height - 8, rx: 4 }),
      centred(x + column / 2, y + height / 2 - 3, { 'font-size': 13 }, short(scores[i * n + j] ?? '')),
    ];
    return face.choose ? press(face.choose(i, j), is, ...drawn) : g(is, drawn);
  };
  return {
    width: all,
    height: top + n * height + 2,
    ...(face.label === undefined ? {} : { label: face.label }),
    is: { class: 'repeated table' },
    of: [
      g(
        { 'aria-hidden': 'true' },
        plans.map((plan, j) => character(plan, left + (j + 0.5) * column, 16, 22, sign(plan, j))),
      ),
      order.map((of, at) => {
        const i = of - 1;
        const y = top + at * height;
        const total = totals[i] ?? '';
        const is = { class: names('row', { own: plans[i] === own, lit: lit?.has(`plan-${of}`) }) };
        return g(
          is,
          rect({ class: 'ground', x: 0, y, width: all, height: height - 2, rx: 5 }),
          character(plans[i]!, 14, y + 15, 22, sign(plans[i]!, i)),
          text({ class: 'called', x: 29, y: y + 20, 'font-size': 12.5 }, called[i] ?? ''),
          plans.map((_, j) => cell(i, j, left + j * column, y)),
          text({ class: 'sum', x: all - 5, y: y + 20, 'text-anchor': 'end', 'font-size': 14 }, written(total)),
          rect({
            class: 'bar',
            x: left,
            y: y + height - 7,
            width: Math.max(0, (Number(total || 0) / largest) * (all - left - 5)),
            height: 3,
            rx: 1.5,
          }),
        );
      }),
    ],
  };
}

export interface CrowdFace {
  readonly plans: readonly string[];
  /** Generation by generation, as far as it is shown. */
  readonly counts: readonly (readonly number[])[];
  /** Generations there are in all. */
  readonly all: number;
  readonly label?: string;
}

const crowdHeight = 132;
/** How many follow each plan to begin with, unless it is said. */
export const usualCount = 5;

/** How many follow each plan: a column for each generation, and who is left now. */
export function crowdPicture({ plans, counts, all, label }: CrowdFace): Picture {
  const people = counts[0]?.reduce((sum, each) => sum + each, 0) || 1;
  const wide = Math.min(38, width / Math.max(all, 8));
  const unit = crowdHeight / people;
  const now = counts.at(-1) ?? [];
  const columns = counts.map((each, k) => {
    let y = 4;
    return each.map((count, i) => {
      const high = count * unit;
      const bar = rect({
        class: `share tone-${i + 1}`,
        x: k * wide + (wide > 6 ? 1 : 0),
        y,
        width: wide > 6 ? wide - 2 : wide,
        height: Math.max(0, high - (high > 3 ? 1 : 0)),
      });
      const small = wide >= 20 && high >= 20;
      const face = small && character(plans[i]!, (k + 0.5) * wide, y + high / 2, 17, sign(plans[i]!, i));
      y += high;
      return count > 0 && [bar, face];
    });
  });
  const room = width / Math.min(plans.length, perRow);
  return {
    width,
    height: crowdHeight + 16 + Math.ceil(plans.length / perRow) * 60,
    ...(label === undefined ? {} : { label }),
    is: { class: 'repeated crowd' },
    of: [
      columns,
      path({ class: 'floor', d: `M0 ${crowdHeight + 6}H${width}` }),
      plans.map((plan, i) => {
        const [x, y] = [((i % perRow) + 0.5) * room, crowdHeight + 12 + Math.floor(i / perRow) * 60];
        return g(
          { class: names('left', { none: !now[i] }) },
          rect({ class: `share tone-${i + 1}`, x: x - 14, y: y + 34, width: 28, height: 4 }),
          character(plan, x, y + 17, 26, sign(plan, i)),
          centred(x, y + 48, { class: 'sum', 'font-size': 13 }, `${now[i] ?? 0}`),
        );
      }),
    ],
  };
}

/** How high what each view has around its picture is, alive. */
const around: Readonly<Record<string, RoomAround>> = {
  play: { above: 40, below: 150, phone: 150 },
  table: { above: 40, below: 69, phone: 100, english: 21 },
  plan: { above: 40, below: 373, phone: 456 },
  generations: { above: 40, below: 147, phone: 153, english: 21 },
};

/** At rest plans have faces alone: their names are words of a language. */
export const rest: RestOf<RepeatedRead> = ({ said, view, lit = new Set() }) => {
  const { position, scores, totals, order } = said;
  const plans = said.plans.map(({ text }) => text);
  const called = plans.map(() => '');
  const none: Played = { acts: [[], []], wins: [[], []], sums: ['0', '0'] };
  const picture =
    view === 'table' || view === 'plan'
      ? tablePicture({ plans, called, scores, totals, order: [...order], lit })
      : view === 'generations'
        ? crowdPicture({ plans, counts: [plans.map(() => usualCount)], all: 8 })
        : playPicture({
            plans,
            called,
            masked: view === 'guess',
            other: 0,
            boats: isLake(position),
            who: ['', ''],
            played: none,
            lit,
          });
  // The reader's own begins as the plainest.
  const plainest = automatonPicture({ acts: [1], next: [1, 1] }, isLake(position), '');
  return {
    scene: { className: 'nl-cards', pictures: view === 'plan' ? [plainest, picture] : [picture] },
    room: around[view] ?? around['play']!,
  };
};

import type { RestOf } from '../../draw/rest.ts';
import { g, keyed, line, names, path, press, rect, text, type Content, type Picture } from '../../draw/scene.ts';
import { written } from '../../draw/numerals.ts';

/** Expressions as they are written on the page: × ÷ − and brackets. */

/** Of the solver's codes and characters. */
export const signs: Readonly<Record<string, string>> = { '+': '+', '-': '−', '*': '×', '/': '÷' };
/** By the solver's numbers, from 1. */
export const operations = ['+', '-', '*', '/'] as const;
export type Operation = (typeof operations)[number];

/** A value: a whole number or a fraction. */
export const valueText = written;

/** `8/(3-8/3)` as `8 ÷ (3 − 8 ÷ 3)`. */
export const pretty = (expression: string): string => expression.replaceAll(/[-+*/]/g, (sign) => ` ${signs[sign]} `);

/** `8/(1/3)=24`, an operation on two values, as `8 ÷ 1/3 = 24`. */
export function equation(step: string): string {
  const [, a = '', sign = '', b = '', value = ''] = /^(\(.*?\)|\d+)([-+*/])(\(.*?\)|\d+)=(.*)$/.exec(step) ?? [];
  return `${valueText(a)} ${signs[sign]} ${valueText(b)} = ${valueText(value)}`;
}

/** `a operation b` as the solver reads it. */
export function joined(a: string, operation: Operation, b: string): string {
  const whole = (card: string) => (/^\d+$/.test(card) ? card : `(${card})`);
  return whole(a) + operation + whole(b);
}

/** A card as it is drawn; `made`: of two others, so that it has no suit. */
export interface CardFace {
  readonly key: string;
  readonly value: string;
  readonly made: boolean;
  /** Of the hand it was dealt with. */
  readonly suit: number;
  readonly label?: string;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly states?: Readonly<Record<string, unknown>>;
  /** How far a hand has moved it. */
  readonly by?: readonly [number, number];
}

export const cardWidth = 66;
export const cardHeight = 94;
const gap = 12;
/** Room for what lifts a card, its shadow and its ring. */
const margin = 6;

/** The left edge of card `i` of `count`, where there is room for `room`. */
export const cardAt = (i: number, count: number, room: number): number =>
  margin + ((room - count) * (cardWidth + gap)) / 2 + i * (cardWidth + gap);

const suits = [
  'M0-6C7 0 5.500 3.600 2.700 3.600 1.200 3.600.4 2.700 0 1.800-.4 2.700-1.200 3.600-2.700 3.600-5.500 3.600-7 0 0-6ZM-2 6.500 0 2 2 6.500Z',
  'M0 6C-8-.5-5.500-6-2.600-6-1.100-6-.3-4.900 0-4-.3-4.900 1.100-6 2.600-6 5.500-6 8-.5 0 6Z',
  'M-2.700-3.500a2.700 2.700 0 1 1 5.400 0a2.700 2.700 0 1 1-5.400 0ZM-5.700.8a2.700 2.700 0 1 1 5.400 0a2.700 2.700 0 1 1-5.400 0ZM.3.8a2.700 2.700 0 1 1 5.400 0a2.700 2.700 0 1 1-5.400 0ZM-2 6.500 0-1 2 6.500Z',
  'M0-6.500 4.600 0 0 6.500-4.600 0Z',
];
export const ranks: Readonly<Record<string, string>> = { '1': 'A', '11': 'J', '12': 'Q', '13': 'K' };

/** A value in the middle of a card; a fraction as one. */
function figureOf(value: string): Content[] {
  const [, minus = '', above = '', below] = /^(-?)(\d+)(?:\/(\d+))?$/.exec(value) ?? [];
  const x = cardWidth / 2;
  const long = Math.max(above.length, below?.length ?? 0) + (minus ? 1 : 0);
  const size = below ? (long > 4 ? 13 : 20) : long > 5 ? 13 : long > 3 ? 19 : long > 2 ? 25 : 31;
  const at = (of: string, y: number) => text({ class: 'pip', x, y, 'font-size': size }, of);
  if (!below) return [at(valueText(value), cardHeight / 2 + size * 0.36)];
  const half = Math.max(10, long * size * 0.31);
  return [
    at(`${above} `, cardHeight / 2 - 7),
    line({ class: 'bar', x1: x - half, y1: cardHeight / 2, x2: x + half, y2: cardHeight / 2 }),
    at(below, cardHeight / 2 + 8 + size * 0.72),
    minus && line({ class: 'bar', x1: x - half - 11, y1: cardHeight / 2, x2: x - half - 4, y2: cardHeight / 2 }),
  ];
}

function card(face: CardFace, x: number, y: number): Content {
  const { key, value, made, suit, label = '', pressed = null, disabled = false, states = {}, by } = face;
  const red = suit % 2 === 1 && !made;
  const is = {
    class: names('card', { made, red, held: by && !label, moved: by && label, ...states }),
    translate: `${x + (by?.[0] ?? 0)} ${y + (by?.[1] ?? 0)}`,
  };
  const of = [
    rect({ class: 'ring', x: -3, y: -3, width: cardWidth + 6, height: cardHeight + 6, rx: 11 }),
    rect({ class: 'face', width: cardWidth, height: cardHeight, rx: 8 }),
    ...(made ? [] : ['12 26', `${cardWidth - 12} ${cardHeight - 14}`]).map((translate) =>
      g({ translate }, path({ class: 'suit', d: suits[suit % 4]! })),
    ),
    !made && ranks[value] !== undefined && text({ class: 'rank', x: 12, y: 16 }, `${ranks[value]} `), // the blank parts it from the number where it is read
    ...figureOf(value),
  ];
  return keyed(key, label ? press({ id: key, label, disabled, pressed }, is, ...of) : g(is, ...of));
}

/** A hand, with room for as many cards as it was dealt. */
export function handPicture(cards: readonly CardFace[], room: number, label?: string): Picture {
  const width = 2 * margin + room * cardWidth + (room - 1) * gap;
  const y = margin + 2;
  const drawn = cards.map((face, i) => card(face, cardAt(i, cards.length, room), y));
  // What is in a hand passes over the others: drawn once more, last, for its own place in the order must not change.
  const held = cards.findIndex(({ by }) => by);
  if (held >= 0) drawn.push(card({ ...cards[held]!, key: 'held', label: '' }, cardAt(held, cards.length, room), y));
  return {
    width,
    height: cardHeight + 2 * margin + 4,
    ...(label !== undefined && { label }),
    is: { class: 'hand' },
    of: drawn,
  };
}

/** Numbers in a row: of many, those at both ends. */
export interface Tile {
  readonly text: string;
  readonly states: Readonly<Record<string, unknown>>;
}

const tile = 32;
const inRow = 12;
/** Which of 1 … n are drawn; 0: those between, which are not. */
export function drawnOf(n: number): readonly number[] {
  if (n <= 2 * inRow) return Array.from({ length: n }, (_, i) => i + 1);
  const head = Array.from({ length: 2 * inRow - 4 }, (_, i) => i + 1);
  return [...head, 0, n - 2, n - 1, n];
}

export function tilesPicture(tiles: readonly Tile[], label?: string): Picture {
  const columns = Math.min(inRow, Math.max(tiles.length, 1));
  const rows = Math.max(1, Math.ceil(tiles.length / inRow));
  return {
    width: columns * (tile + 4) + 4,
    height: rows * (tile + 4) + 4,
    ...(label !== undefined && { label }),
    is: { class: 'tiles' },
    of: tiles.map(({ text: of, states }, i) => {
      const [x, y] = [4 + (i % inRow) * (tile + 4), 4 + Math.floor(i / inRow) * (tile + 4)];
      const size = of.length > 4 ? 9 : of.length > 3 ? 11 : of.length > 2 ? 12.5 : 15;
      return g(
        { class: names('number', { gap: of === '…', ...states }) },
        of !== '…' && rect({ x, y, width: tile, height: tile, rx: 6 }),
        text({ x: x + tile / 2, y: y + tile / 2 + size * 0.36, 'font-size': size }, of),
      );
    }),
  };
}

/** What the solver's `read` tells of a hand. */
export interface HandRead {
  readonly position: string;
  readonly target: string;
  readonly cards: readonly string[];
  readonly values: readonly string[];
  readonly numbers: ArrayLike<bigint>;
  readonly made: boolean;
}

export const isMade = (expression: string): boolean => !/^\d+$/.test(expression);

/** Of a hand or of the numbers of a construction, where nothing has been done yet. */
export const rest: RestOf<HandRead> = ({ view, said, lit }) => {
  if (view === 'construct' || view === 'copies') {
    const n = Number(said.numbers[0] ?? 0n);
    const tiles = drawnOf(n).map((k) => ({ text: k === 0 ? '…' : String(view === 'copies' ? n : k), states: {} }));
    return { scene: { className: 'nl-numbers', pictures: [tilesPicture(tiles)] }, room: { below: 266, phone: 169 } };
  }
  const faces = said.cards.map((each, i) => ({
    key: `card-${i + 1}`,
    value: said.values[i]!,
    made: isMade(each),
    suit: i,
    states: { lit: lit?.has(`card-${i + 1}`) },
  }));
  const picture = handPicture(faces, Math.max(said.numbers.length, 1));
  return { scene: { className: 'nl-hand', pictures: [picture] }, room: { below: [69, [40, 121]] } };
};

import { counted } from '../../board/language.ts';
import type { Operation } from './operations.ts';

type Says = (...numbers: string[]) => readonly [formula: string, why: string];

export const words = {
  title: 'Nimber calculator',
  views: { calculator: 'Calculator', table: '⊗ table' },
  operation: 'Operation',
  signs: {
    add: 'x ⊕ y',
    multiply: 'x ⊗ y',
    divide: 'x ÷ y',
    power: 'xⁿ',
    inverse: '1 ÷ x',
    root: '√x',
    order: 'order',
    polynomial: 'polynomial',
    solve: 'x² ⊕ x = a',
  } satisfies Record<Operation, string>,
  names: {
    add: 'nim-sum',
    multiply: 'nim product',
    divide: 'quotient',
    power: 'power',
    inverse: 'inverse',
    root: 'square root',
    order: 'order',
    polynomial: 'minimal polynomial',
    solve: 'solve x² ⊕ x = a',
  } satisfies Record<Operation, string>,
  /** What the fields are called. */
  fields: {
    add: ['x', 'y'],
    multiply: ['x', 'y'],
    divide: ['x', 'y'],
    power: ['x', 'n'],
    inverse: ['x', ''],
    root: ['x', ''],
    order: ['x', ''],
    polynomial: ['x', ''],
    solve: ['a', ''],
  } satisfies Record<Operation, readonly [string, string]>,
  /** What the answer means. */
  meaning: {
    add: () => 'Written in binary and added without carrying.',
    multiply: () => '',
    divide: (x, y, z) => `${y} ⊗ ${z} = ${x}`,
    power: (x, n) =>
      n === '0' ? 'A product without factors is 1.' : `${x} taken ${counted(n, 'time')} as a factor of ⊗.`,
    inverse: (x, z) => `${x} ⊗ ${z} = 1`,
    root: (x, z) => `${z} ⊗ ${z} = ${x}. Every nimber has exactly one square root.`,
    order: (x, z) => `The power of ${x} with the exponent ${z} is 1, and none with a smaller one above 0.`,
    polynomial: (x) => `The polynomial of the least degree with coefficients 0 and 1 of which t = ${x} is a root.`,
    solve: (a) => `x ⊗ x ⊕ x = ${a} for both. They differ by 1, in the last binary digit.`,
  } satisfies Record<Operation, (...numbers: string[]) => string>,
  unsolved: (a: string, beyond: string) =>
    `No nimber below 2⁶⁴ solves x ⊗ x ⊕ x = ${a}. In the next larger field 2⁶⁴ ⊕ ${beyond} does.`,
  noAnswer: 'no solution below 2⁶⁴',
  noInverse: '0 has no inverse: 0 ⊗ y is always 0.',
  noDivision: 'Nothing can be divided by 0: 0 ⊗ y is always 0.',
  noOrder: 'No power of 0 is 1.',
  tooFar: 'Only ⊕ and ⊗ are worked out up to 2¹²⁸; everything else stops at 2⁶⁴.',
  derivation: 'Derivation',
  derivationOf: (formula: string) => `Derivation of ${formula}`,
  noDerivation: 'Products and inverses come with their derivation.',
  wide: 'The field has no end: beyond 64 bits a product is put together from four smaller ones; it is not derived here.',
  steps: 'Step by step',
  toStart: 'To the beginning',
  back: 'One step back',
  forward: 'One step on',
  play: 'Play',
  pause: 'Stop',
  all: 'Show all',
  stepOf: (at: number, last: number) => `${at} / ${last}`,
  alone: (x: string, y: string) => `Derive ${x} ⊗ ${y} by itself`,
  level: (depth: number) => `level ${depth}`,
  derived: {
    split: (x, y, m, p, q, s, t) => [
      `${x} = ${p} ⊗ ${m} ⊕ ${q},  ${y} = ${s} ⊗ ${m} ⊕ ${t}`,
      `${x} ⊗ ${y}: split both at the Fermat 2-power ${m}`,
    ],
    expand: (m, high, middle, low) => [
      `${high} ⊗ ${m} ⊗ ${m}  ⊕  ${middle} ⊗ ${m}  ⊕  ${low}`,
      'multiplied out with the products above',
    ],
    reduce: (m, high, half) => [
      `${high} ⊗ ${m} ⊗ ${m} = ${high} ⊗ ${m} ⊕ ${half}`,
      `because ${m} ⊗ ${m} is ${m} and half of it`,
    ],
    join: (x, y, m, a, b, product) => [`${x} ⊗ ${y} = ${a} ⊗ ${m} ⊕ ${b} = ${product}`, 'put together'],
    trivial: (x, y, product) => [`${x} ⊗ ${y} = ${product}`, 'a factor is 0 or 1'],
    ordinary: (x, y, product) => [`${x} ⊗ ${y} = ${product}`, 'a Fermat 2-power times something smaller: as usual'],
    square: (x, y, product) => [`${x} ⊗ ${y} = ${product}`, 'the square of a Fermat 2-power: half as much again'],
    again: (x, y, product) => [`${x} ⊗ ${y} = ${product}`, 'as above'],
    given: (x, y, product) => [`${x} ⊗ ${y} = ${product}`, 'too deep to be shown here'],
    conjugate: (x, m, p, q, conjugate) => [
      `${x} = ${p} ⊗ ${m} ⊕ ${q},  conjugate: ${x} ⊕ ${p} = ${conjugate}`,
      `${m} and ${m} ⊕ 1 are exchanged`,
    ],
    norm: (x, conjugate, norm) => [`${x} ⊗ ${conjugate} = ${norm}`, 'the norm: a number of the smaller field'],
    inverse: (x, conjugate, below, inverse) => [
      `1 ÷ ${x} = ${conjugate} ⊗ ${below} = ${inverse}`,
      'conjugate times the inverse of the norm',
    ],
    one: (x) => [`1 ÷ ${x} = 1`, '1 is its own inverse'],
  } as Readonly<Record<string, Says>>,
  side: 'Rows and columns',
  table: (side: number) => `Table of the nim product, ${counted(side, 'row')} and columns`,
  entry: (x: string, y: string, product: string) => `${x} ⊗ ${y} = ${product}`,
  point: 'Point at an entry to read it; press it to see its derivation.',
  put: (formula: string) => `${formula}: in the calculator now`,
  lens: 'The part of the table around the entry, enlarged',
  blocks: 'In the squares with 2, 4 and 16 rows every number is smaller than 2, 4 and 16.',
};

export type NimberWords = typeof words;

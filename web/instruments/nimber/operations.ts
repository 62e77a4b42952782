import type { ExplanationStep, InstrumentAnswers } from '../../solver/types.ts';
import { bytesOf } from '../../draw/numerals.ts';

type Asks = InstrumentAnswers['nimber'];
/** A question to the instrument that takes one or two numbers; the rest is for other views. */
export type Operation = Exclude<keyof Asks, 'wide' | 'table' | 'explain'>;

/** In the order of their buttons, and how many numbers each takes. */
export const operands = {
  add: 2,
  multiply: 2,
  divide: 2,
  power: 2,
  inverse: 1,
  root: 1,
  order: 1,
  polynomial: 1,
  solve: 1,
} as const satisfies Readonly<Record<Operation, 1 | 2>>;
export const operations = Object.keys(operands) as readonly Operation[];
export const isOperation = (text: string): text is Operation => Object.hasOwn(operands, text);

/** What has a derivation. */
export const derived = (operation: Operation) => operation === 'multiply' || operation === 'inverse';

/** What takes numbers to 2^128; all else ends at 2^64. */
export const goesFar = (operation: Operation) => operation === 'multiply' || operation === 'add';

/** What the solver said, and to what. */
export interface Answer {
  readonly operation: Operation;
  readonly numbers: readonly bigint[];
  readonly said: Asks[Operation];
}

/** What the solver said, and the steps of a derivation where there is one. */
export interface Found {
  readonly answer: Answer;
  readonly steps: readonly ExplanationStep[];
}

/** What is typed: the second number stays while it is not asked for. */
export type Typed = readonly [first: string, second: string];

/** Both fields as one text: a space within a field is not one between two numbers. */
export const joined = (typed: readonly string[]): string =>
  typed.map((each) => each.trim().replaceAll(/\s+/g, '_')).join(' ');

/** What the solver is asked. */
export const askedOf = (operation: Operation, typed: Typed): string => joined(typed.slice(0, operands[operation]));

/** The field that is empty; null: none. */
export function emptyOf(operation: Operation, typed: Typed): 0 | 1 | null {
  const at = typed.slice(0, operands[operation]).findIndex((each) => each.trim() === '');
  return at < 0 ? null : (at as 0 | 1);
}

/** The field of which an error speaks that begins at this byte of what was asked. */
export function fieldAt(typed: Typed, at: number | null): 0 | 1 {
  const first = bytesOf(askedOf('inverse', typed));
  return at !== null && at > first ? 1 : 0;
}

/** "12 9" as it is typed into the fields; `before`: what a field keeps of which nothing is said. */
export function typedFrom(position: string, before: Typed): Typed {
  const [first = before[0], second = before[1]] = position.trim().split(/\s+/).filter(Boolean);
  return [first, second];
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
export const superscript = (n: bigint | number) => [...`${n}`].map((digit) => raised[Number(digit)]).join('');

/** t⁴ + t + 1, from its exponents, decreasing. */
export const polynomialText = (exponents: ArrayLike<number>): string =>
  Array.from(exponents, (each) => (each === 0 ? '1' : each === 1 ? 't' : `t${superscript(each)}`)).join(' + ');

type Write = (n: bigint) => string;

/** The answer as a formula, in which nothing is a word. */
export function formulaOf({ operation, numbers, said }: Answer, write: Write): string {
  const [x = '', y = ''] = numbers.map(write);
  if ('exponents' in said) return polynomialText(said.exponents);
  if ('solutions' in said) return Array.from(said.solutions, (each) => `x = ${write(each)}`).join(',  ');
  const left = {
    add: `${x} ⊕ ${y}`,
    multiply: `${x} ⊗ ${y}`,
    divide: `${x} ÷ ${y}`,
    power: `${x}${superscript(numbers[1] ?? 0n)}`,
    inverse: `1 ÷ ${x}`,
    root: `√${x}`,
    order: `ord(${x})`,
    polynomial: '',
    solve: '',
  }[operation];
  return `${left} = ${write(said.value)}`;
}

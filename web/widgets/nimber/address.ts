import { isOperation, type Operation, type Typed } from './operations.ts';

export const views = ['calculator', 'table'] as const;
export type View = (typeof views)[number];
export const isView = (text: string): text is View => views.some((each) => each === text);

/** Rows and columns of the ⊗ table, as many as one may choose. */
export const sides = [16, 32, 64, 128, 256] as const;

/** What an address holds of a calculator: `#<name>=<operation>~<numbers>~<view>~<side>`. */
export interface State {
  readonly operation: Operation;
  readonly typed: Typed;
  readonly view: View;
  readonly side: number;
}

const pack = (text: string) => encodeURIComponent(text.trim()).replaceAll('_', '%5F').replaceAll('~', '%7E');

export const writeState = ({ operation, typed, view, side }: State): string =>
  [operation, typed.map(pack).join('_'), view, side].join('~');

/** null if the text is damaged. */
export function readState(text: string): State | null {
  try {
    const [operation = '', numbers = '', view = '', side = ''] = text.split('~');
    const [first = '', second = ''] = numbers.split('_').map(decodeURIComponent);
    if (!isOperation(operation) || !isView(view)) return null;
    return { operation, typed: [first, second], view, side: sideOf(side) };
  } catch {
    return null; // a stray % in the address
  }
}

/** A side there is; the smallest for what is none. */
export const sideOf = (text: string): number => sides.find((each) => `${each}` === text.trim()) ?? sides[0];

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

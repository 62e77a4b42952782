import { html, nothing, type TemplateResult } from 'lit';
import type { InputFault } from '../../solver/types.ts';
import { number, type Language } from '../../board/language.ts';
import type { BenchWords } from './words.ts';

/** More characters than this are not put into a field, nor shown at once: a browser would lay them out for seconds. */
export const mostInField = 200_000;
/** Of what is too long, so much is shown: of an output, and of an input. */
export const mostShown = 50_000;
export const excerptLength = 2_000;
/** As the solver has it. */
export const mostBytes = 64 * 2 ** 20;

export interface Size {
  readonly lines: number;
  readonly bytes: number;
}
export const sizeOf = (text: string): Size => ({ lines: linesOf(text), bytes: new Blob([text]).size });

function linesOf(text: string): number {
  let lines = 0;
  for (let at = 0; at < text.length; lines++) {
    const end = text.indexOf('\n', at);
    at = end < 0 ? text.length : end + 1;
  }
  return lines;
}

/** The line of that number, from 1; '' after the last one. */
export function lineAt(text: string, line: number): string {
  let at = 0;
  for (let i = 1; i < line; i++) {
    const end = text.indexOf('\n', at);
    if (end < 0) return '';
    at = end + 1;
  }
  const end = text.indexOf('\n', at);
  return text.slice(at, end < 0 ? undefined : end).replace(/\r$/, '');
}

/** Characters before and after a place that are shown of a line. */
const around = 36;

/** A line around a place of it, from 0, in characters: what is before, there, and after; with … where it is cut. */
export function cutAround(line: string, column: number, length: number): readonly [string, string, string] {
  // A character may take two units, of which the lines of a judge's input have none.
  const all = /[\uD800-\uDFFF]/.test(line) ? [...line] : line;
  const part = (from: number, to?: number) => {
    const some = all.slice(from, to);
    return typeof some === 'string' ? some : some.join('');
  };
  const from = column > around + 3 ? column - around : 0;
  const end = column + length;
  const to = all.length > end + around + 3 ? end + around : all.length;
  return [
    `${from > 0 ? '…' : ''}${part(from, column)}`,
    part(column, end),
    `${part(end, to)}${to < all.length ? '…' : ''}`,
  ];
}

/** Where two lines begin to differ, from 0; both are cut there. */
export function parted(
  a: string,
  b: string,
): readonly [readonly [string, string, string], readonly [string, string, string]] {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const word = (line: string) => /^\S*/.exec(line.slice(at, at + 40))![0].length || 1;
  return [cutAround(a, at, word(a)), cutAround(b, at, word(b))];
}

/** What is wrong with an input, or with an output where several are right, as a sentence. */
export function faultSentence(fault: InputFault, w: BenchWords, language: Language, ofOutput = false): string {
  const { kind, least, most, found } = fault;
  if (kind === 'too_long') return w.tooLong;
  const place = { line: number(fault.line, language), column: number(fault.column, language), ofOutput };
  const name = w.names[fault.name] ?? fault.name;
  const expected =
    kind === 'more'
      ? w.expectedEnd(place)
      : kind === 'unfit'
        ? w.expectedOther(place, name)
        : most > 0n
          ? w.expectedNumber(place, name, number(least, language), number(most, language))
          : w.expected(place, name);
  return expected + (kind === 'ended' ? w.ended(ofOutput) : w.found(found));
}

/** The line in which it is, with its place marked. */
export function drawPlace({ kind, line, column, found }: InputFault, text: string): TemplateResult | typeof nothing {
  if (kind === 'too_long') return nothing;
  const [before, there, after] = cutAround(lineAt(text, line), column - 1, [...found].length);
  return html`<pre
    class="place"
  ><span class="line" aria-hidden="true">${line}</span><code>${before}<mark>${there || ' '}</mark>${after}</code></pre>`;
}

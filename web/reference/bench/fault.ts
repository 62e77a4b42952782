import { html, nothing, type TemplateResult } from 'lit';
import type { InputFault } from '../../solver/types.ts';
import { number, type Language } from '../../board/language.ts';
import { cutAround, lineAt } from './text.ts';
import type { BenchWords } from './words.ts';

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

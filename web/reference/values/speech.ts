import { html, nothing, type TemplateResult } from 'lit';
import { locales, number, strung, type Language } from '../../board/language.ts';
import { outcomeMark } from '../../board/marks.ts';
import { isP, type Sequence } from './sequence.ts';
import { words } from './words.ts';

/** What is known of a heap besides its value, as it goes on after that. */
export function sayMore(n: number, sequence: Sequence, language: Language): string {
  const w = words[language];
  const { values, period, exceptions } = sequence;
  const place = period && n >= period.from ? ((n - period.from) % period.length) + 1 : 0;
  const more = place ? w.inPeriod(place, period!.length) : exceptions?.has(n) && w.exception;
  const value = String(values[n]);
  return strung([value, isP(sequence, n) ? w.P : w.N, more], language).slice(value.length);
}

/** A heap and its value, in words. */
export function say(n: number, sequence: Sequence, language: Language): string {
  const [before, between] = words[language].cell;
  const value = number(sequence.values[n]!, language);
  return `${before}${number(n, language)}${between}${value}${sayMore(n, sequence, language)}`;
}

/** The heap that is pointed at or chosen. */
export function drawReading(n: number | null, sequence: Sequence, language: Language): TemplateResult {
  if (n === null || n >= sequence.count) return html`<p class="read quiet">${words[language].choose}</p>`;
  return html`<p class="read">
    <span aria-hidden="true">${outcomeMark(isP(sequence, n) ? 'P' : 'N', language)}</span>
    <span>${say(n, sequence, language)}</span>
  </p>`;
}

/** The period, what does not fit it, and how many P-positions there are. */
export function drawFacts(sequence: Sequence, searching: boolean, language: Language): TemplateResult {
  const w = words[language];
  const { period, exceptions, zeros, count, largest, largestAt, searched } = sequence;
  const space = locales[language].space;
  return html`<p class="facts">
    ${
      period
        ? html`<b>${w.period(period.from, period.length)}</b
            >${space}${period.from && exceptions ? w.exceptions([...exceptions]) : ''}`
        : searching
          ? w.searching
          : w.noPeriod(searched)
    }
    ${w.facts(zeros, count, largest, largestAt)}
  </p>`;
}

export function drawLegend({ period, exceptions, zeros }: Sequence, language: Language): TemplateResult {
  const w = words[language];
  return html`<ul class="legend">
    ${zeros ? html`<li><i class="ring"></i>${w.legendP}</li>` : nothing}
    ${period ? html`<li><i class="bands"></i>${w.legendPeriod}</li>` : nothing}
    ${exceptions?.size ? html`<li><i class="corner"></i>${w.legendException}</li>` : nothing}
  </ul>`;
}

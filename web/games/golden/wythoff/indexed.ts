import { css, html, nothing, type TemplateResult } from 'lit';
import type { Analysis } from '../../../solver/types.ts';
import { number, type Language } from '../../../board/language.ts';
import type { IndexedPair } from './pairs.ts';
import { words } from './words.ts';

/** A quotient to so many decimals, cut off, in exact arithmetic. */
export function quotient(above: bigint, below: bigint, decimals = 12): string {
  if (below === 0n) return above === 0n ? '–' : '∞';
  const scaled = (above * 10n ** BigInt(decimals)) / below;
  const digits = scaled.toString().padStart(decimals + 1, '0');
  const exact = above * 10n ** BigInt(decimals) === scaled * below;
  const rest = exact ? digits.slice(-decimals).replace(/0+$/, '') : `${digits.slice(-decimals)}…`;
  return `${digits.slice(0, -decimals)}${rest ? '.' : ''}${rest}`;
}

/** The digits of `shown` that differ from those of `exact` stand out. */
function compared(shown: string, exact: string): TemplateResult {
  let same = 0;
  while (same < shown.length && shown.length === exact.length && shown[same] === exact[same]) same++;
  return html`${shown.slice(0, same)}<mark>${shown.slice(same)}</mark>`;
}

export interface PairPanel {
  readonly language: Language;
  /** What is said of the position; the pair may be another one, which the reader looked up. */
  readonly analysis: Analysis;
  readonly pair: IndexedPair;
  readonly ofPosition: boolean;
}

/** What the theorem says of the position, beside what a double would have said. */
export function drawPair({ language, analysis, pair, ofPosition }: PairPanel): TemplateResult {
  const w = words[language];
  const say = (n: bigint) => number(n, language);
  const { numbers, rule, outcome } = analysis;
  const [first = 0n, second = 0n] = numbers;
  const [less, more] = first < second ? [first, second] : [second, first];
  const { n, a, b, double } = pair;
  const fails = double !== a;
  // The P-positions are the pairs.
  const isPair = outcome === 'P';
  const row = (
    term: TemplateResult | string,
    what: TemplateResult | string,
    note: TemplateResult | string | null = null,
  ) =>
    html`<dt>${term}</dt>
      <dd><span class="number">${what}</span> ${note}</dd>`;
  return html`<div class="pair ${fails ? 'fails' : ''}" role="group" aria-label=${w.pairPanel}>
    <dl>
      ${
        ofPosition
          ? html`${row(w.positionRow, w.at([say(first), say(second)]))}
            ${row(rule === '1' ? w.nOne : w.n(say(more - less), rule), say(n))}`
          : row('n', say(n))
      }
      ${row(
        html`${w.exactPair} (A<sub>n</sub>, B<sub>n</sub>)`,
        w.at([say(a), say(b)]),
        ofPosition ? html`<span class="quiet">${isPair ? w.samePair : w.otherPair}</span>` : null,
      )}
      ${row(
        w.doubles,
        fails ? compared(say(double), say(a)) : say(double),
        fails
          ? html`<strong class="bad">✗ ${w.off(say(double > a ? double - a : a - double))}</strong>`
          : html`<span class="good">= ${w.equal}</span>`,
      )}
      ${
        ofPosition
          ? row(
              w.ratio,
              quotient(more, less),
              a === 0n || isPair ? null : html`<span class="quiet">${w.ratioOfPair(quotient(b, a))}</span>`,
            )
          : a === 0n
            ? nothing
            : row(w.ratio, quotient(b, a))
      }
    </dl>
  </div>`;
}

/** The two heaps as bars, and where the heaps of the pair would end. */
export function drawBars(
  heaps: readonly bigint[],
  own: IndexedPair | null,
  { names, say }: { names: readonly [string, string]; say: (n: bigint) => string },
): TemplateResult {
  const [first = 0n, second = 0n] = heaps;
  const pair = own && (first <= second ? [own.a, own.b] : [own.b, own.a]);
  const all = [first, second, ...(pair ?? [])];
  const most = all.reduce((largest, each) => (each > largest ? each : largest), 1n);
  const share = (n: bigint) => Number((n * 10000n) / most) / 100;
  return html`<div class="bars">
    ${[first, second].map(
      (size, i) =>
        html`<div class="heap-bar">
          <span class="name">${names[i]}</span>
          <span class="track">
            <span class="bar-of" .style=${`width:${share(size)}%`}></span>
            ${pair ? html`<span class="mark-of" .style=${`left:${share(pair[i]!)}%`} data-name=${(i === 0) === first <= second ? 'A' : 'B'}></span>` : nothing}
          </span>
          <span class="number">${say(size)}</span>
        </div>`,
    )}
  </div>`;
}

export const pairStyles = css`
  .pair {
    border: 1px solid var(--nl-line);
    border-radius: calc(var(--nl-radius) - 3px);
    background: var(--nl-paper);
    padding: 0.5rem 0.9rem;
  }
  .pair.fails {
    border-color: var(--nl-bad);
    box-shadow: inset 4px 0 var(--nl-bad);
  }
  .pair dl {
    display: grid;
    grid-template-columns: minmax(8em, max-content) minmax(0, 1fr);
    gap: 0.15rem 1.1rem;
    margin: 0;
    line-height: 1.6;
  }
  .pair dt {
    color: var(--nl-muted);
    font-size: 0.92em;
  }
  .pair dd {
    margin: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.7rem;
    font-weight: 550;
    min-width: 0;
  }
  .pair dd > :not(.number) {
    font-weight: 400;
    font-size: 0.92em;
  }
  .pair mark {
    background: none;
    color: var(--nl-bad);
    font-weight: 750;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .pair .good {
    color: var(--nl-good);
  }
  .pair strong.bad {
    color: var(--nl-bad);
    font-weight: 650;
  }
  .bars {
    display: grid;
    gap: 0.9rem;
    padding-block: 0.9rem 0.3rem;
  }
  .heap-bar {
    display: grid;
    grid-template: 'name track number' / 7em minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.25rem 0.8rem;
  }
  .heap-bar .name {
    grid-area: name;
  }
  .heap-bar .track {
    grid-area: track;
  }
  .heap-bar .number {
    grid-area: number;
    min-width: 1.5em;
    text-align: end;
  }
  .bars .track {
    position: relative;
    height: 1.5rem;
    border-radius: 5px;
    background: var(--nl-sunk);
  }
  .bars .bar-of {
    position: absolute;
    inset: 0 auto 0 0;
    border-radius: 5px;
    background: var(--nl-stone);
    transition: width var(--nl-move);
  }
  .bars .mark-of {
    position: absolute;
    inset-block: -4px;
    border-inline-start: 2.5px solid var(--nl-p);
    transition: left var(--nl-move);
  }
  .bars .mark-of::before {
    content: attr(data-name);
    position: absolute;
    inset-block-end: 100%;
    inset-inline-start: -1.25px;
    transform: translateX(-50%);
    color: var(--nl-p);
    font: italic 600 0.8em/1 var(--nl-text);
  }
  .bars .name {
    color: var(--nl-muted);
    font-size: 0.92em;
  }
  .bars .number {
    font-weight: 650;
  }
  @container (max-width: 34rem) {
    .heap-bar {
      grid-template: 'name number' 'track track' / auto minmax(0, 1fr);
      gap: 1.1rem 0.8rem;
    }
    .heap-bar .number {
      font-size: min(0.85em, 3.5cqi);
    }
    .pair dl {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    .pair dd {
      margin-block-end: 0.3rem;
    }
  }
  @media (forced-colors: active) {
    .bars .bar-of {
      forced-color-adjust: none;
    }
  }
`;

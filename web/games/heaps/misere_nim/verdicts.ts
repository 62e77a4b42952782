import { css, html, nothing, type TemplateResult } from 'lit';
import type { Analysis, Move } from '../../../solver/types.ts';
import { number, type Language } from '../../../board/language.ts';
import { outcomeMark } from '../../../board/marks.ts';
import { words } from './words.ts';

/** The two rules, as the solver calls them. */
export const rules = ['normal', 'misere'] as const;
export type Verdicts = Readonly<Record<(typeof rules)[number], Analysis>>;

/** The heaps greater than one, from 1; of very many the first. */
export const aboveIn = ({ facts }: Analysis): ReadonlySet<number> => new Set(facts['above']?.map(Number));

/** More winning moves, and more heaps, than these are counted, not listed. */
const mostMoves = 4;
const mostHeaps = 24;

export interface Pointing {
  readonly language: Language;
  /** The rule being played. */
  readonly playing: string;
  /** The move that is seen on the board while it is pointed at, and the one that stays. */
  readonly seen: Move | null;
  readonly pinned: Move | null;
  readonly point: (move: Move | null) => void;
  readonly pin: (move: Move) => void;
}

/** What the solver says of a position under either rule, and where the two answers part. */
export function drawVerdicts(verdicts: Verdicts | null, link: Pointing): TemplateResult {
  const w = words[link.language];
  if (!verdicts) return html`<div class="verdicts" aria-busy="true"></div>`;
  const { normal } = verdicts;
  const wins = (rule: (typeof rules)[number]) => new Set(verdicts[rule].winningMoves.map(({ text }) => text));
  const [inNormal, inMisere] = [wins('normal'), wins('misere')];
  const told = (fact: string) => normal.facts[fact]?.[0] === 1n;
  const [turned, parted] = [told('turned'), told('parted')];
  const above = aboveIn(normal);
  const n = (value: bigint | number) => number(value, link.language);
  return html`<div class="verdicts" role="group" aria-label=${w.verdicts}>
    <p class="big">
      <span>${w.big}</span> <b>${n(normal.facts['big']?.[0] ?? 0n)}</b>
      <span class="sizes" aria-hidden="true">
        ${normal.numbers
          .slice(0, mostHeaps)
          .map(
            (size, i) => html`<span class=${above.has(i + 1) ? 'above' : ''}>${n(size)}</span>`,
          )}${normal.numbers.length > mostHeaps ? '…' : nothing}
      </span>
    </p>
    <div class="rules">
      ${drawRule('normal', verdicts, inMisere, turned, link)} ${drawRule('misere', verdicts, inNormal, turned, link)}
    </div>
    <p class="difference ${turned || parted ? 'parts' : ''}">
      ${turned ? w.otherVerdict : parted ? w.otherMoves : w.same}
    </p>
  </div>`;
}

function drawRule(
  rule: (typeof rules)[number],
  verdicts: Verdicts,
  elsewhere: ReadonlySet<string>,
  turned: boolean,
  link: Pointing,
): TemplateResult {
  const { language, playing, seen, pinned, point, pin } = link;
  const w = words[language];
  const n = (value: bigint | number) => number(value, language);
  const { outcome, winningMoves, winningMoveCount, moveCount, numbers } = verdicts[rule];
  const over = moveCount === 0n;
  const mover = outcome === 'P' ? (over ? w.moverLost : w.moverLoses) : over ? w.moverWon : w.moverWins;
  // What differs comes first, so that it is seen where there are many.
  const only = (move: Move) => !elsewhere.has(move.text);
  const listed = [...winningMoves.filter(only), ...winningMoves.filter((move) => !only(move))].slice(0, mostMoves);
  const more = winningMoveCount - BigInt(listed.length);
  return html`<div class="rule ${playing === rule ? 'playing' : ''}">
    <p class="name">${w[rule]}<span class="tag">${playing === rule ? w.playing : nothing}</span></p>
    <p class="who ${turned ? 'turned' : ''}">${outcomeMark(outcome, language)} <span>${mover}</span></p>
    <p class="label">${w.winningMoves}</p>
    <ul class="moves">
      ${listed.map((move) => {
        const [heap = 0n, take = 0n] = move.numbers;
        const size = numbers[Number(heap) - 1] ?? 0n;
        return html`<li>
          <button
            class="chip ${only(move) && !turned ? 'only' : ''} ${seen?.text === move.text ? 'seen' : ''}"
            aria-pressed=${pinned?.text === move.text}
            @pointerenter=${(event: PointerEvent) => event.pointerType === 'mouse' && point(move)}
            @pointerleave=${() => point(null)}
            @focus=${() => point(move)}
            @blur=${() => point(null)}
            @click=${() => pin(move)}
          >
            ${only(move) && !turned ? html`<b aria-label=${w.onlyHere}>≠</b> ` : nothing}${w.move(n(heap), n(size), n(size - take))}
          </button>
        </li>`;
      })}
      ${listed.length === 0 ? html`<li class="quiet">${w.none}</li>` : nothing}
      ${more > 0n ? html`<li class="quiet">${w.more(n(more))}</li>` : nothing}
    </ul>
  </div>`;
}

export const verdictStyles = css`
  .verdicts {
    display: grid;
    align-content: start;
    gap: 0.6rem;
    min-height: 18rem;
  }
  .verdicts p {
    margin: 0;
  }
  .verdicts .big {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.2rem 0.5rem;
  }
  .verdicts .big b {
    font-size: 1.25em;
    font-variant-numeric: tabular-nums;
  }
  .sizes {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0.2rem;
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
    color: var(--nl-muted);
  }
  .sizes > span {
    display: inline-grid;
    place-items: center;
    min-width: 1.7em;
    height: 1.7em;
    padding-inline: 0.3em;
    border: 1.5px dashed var(--nl-line);
    border-radius: 0.85em;
  }
  .sizes > .above {
    border: 2px solid var(--nl-stone-edge);
    background: var(--nl-stone);
    color: var(--nl-paper);
    font-weight: 650;
  }
  .rules {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(12.5rem, 1fr));
    gap: 0.6rem;
  }
  .rule {
    display: grid;
    align-content: start;
    gap: 0.4rem;
    min-height: 12.5rem;
    padding: 0.6rem 0.75rem 0.75rem;
    border: 1px solid var(--nl-line);
    border-radius: calc(var(--nl-radius) - 2px);
  }
  .rule.playing {
    border-color: var(--nl-accent);
    box-shadow: inset 0 0 0 1px var(--nl-accent);
  }
  .rule .name {
    margin: 0;
    font-size: 1em;
    font-weight: 650;
    line-height: 1.3;
  }
  .rule .tag {
    display: block;
    min-height: 1.3em;
    color: var(--nl-accent);
    font-size: 0.8em;
  }
  .rule .who {
    display: flex;
    align-items: center;
    gap: 0.45rem;
    min-height: 2.6rem;
    line-height: 1.25;
  }
  .rule .who.turned span {
    font-weight: 650;
  }
  .rule .mark {
    width: 2.1em;
    height: 2.1em;
  }
  .moves {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.3rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .chip {
    min-height: 2.4rem;
    padding: 0.15rem 0.6rem;
    border: 1px solid var(--nl-line);
    border-radius: 1.2rem;
    background: var(--nl-paper);
    font-size: 0.92em;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  .chip.only {
    border: 2px solid var(--nl-n);
    background: var(--nl-n-soft);
  }
  .chip.only b {
    color: var(--nl-n);
  }
  .chip.seen {
    border-color: var(--nl-stone-hint);
    box-shadow: inset 0 0 0 1px var(--nl-stone-hint);
  }
  .difference {
    min-height: 2.9em;
    padding-inline-start: 0.7rem;
    border-inline-start: 4px solid var(--nl-line);
    color: var(--nl-muted);
    align-content: center;
    text-wrap: pretty;
  }
  .difference.parts {
    border-color: var(--nl-n);
    color: var(--nl-ink);
    font-weight: 600;
  }
`;

import { html, type TemplateResult } from 'lit';
import type { Language } from '../../board/language.ts';
import { cellWidth, heapsOf, type Layout } from './pages.ts';
import { isP, turn, type Sequence } from './sequence.ts';
import { sayMore } from './speech.ts';
import { words } from './words.ts';

/** What can be done with the cells. */
export interface CellsHost {
  readonly language: Language;
  readonly at: number | null;
  point(n: number | null): void;
  choose(n: number, focus?: boolean): void;
  step(key: string, from: number): number | null;
}

/** A page of heaps and their SG values, in rows that show the period. */
export function drawCells(sequence: Sequence, layout: Layout, page: number, host: CellsHost): TemplateResult {
  const { columns, rows } = layout;
  const { from, to } = heapsOf(layout, page);
  const { at } = host;
  const tab = at !== null && at >= from && at < to ? at : from;
  const key = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const heap = (event.target as Element).closest<HTMLElement>('[data-heap]')?.dataset['heap'];
    const next = heap === undefined ? null : host.step(event.key, Number(heap));
    if (next === null) return;
    event.preventDefault();
    host.choose(next, true);
  };
  return html`<div
    class="scroll"
    .style=${`min-height: ${rows * columns > to - from ? `calc(${rows} * 2.75rem + 1px)` : 0}`}
  >
    <div
      class="cells"
      .style=${`--row: ${columns}; --least: ${cellWidth(sequence)}px`}
      role="group"
      aria-label=${words[host.language].table}
      @keydown=${key}
      @pointerleave=${() => host.point(null)}
    >
      ${Array.from({ length: to - from }, (_, i) => drawCell(sequence, from + i, host, from + i === tab))}
    </div>
  </div>`;
}

function drawCell(sequence: Sequence, n: number, host: CellsHost, tab: boolean): TemplateResult {
  const [before, between] = words[host.language].cell;
  const { values, period, exceptions } = sequence;
  const value = values[n]!;
  const cycle = turn(sequence, n);
  const classes = [
    'cell',
    isP(sequence, n) && 'P',
    cycle >= 0 && (cycle % 2 ? 'odd' : 'even'),
    period && cycle >= 0 && (n - period.from) % period.length === 0 && 'begins',
    exceptions?.has(n) && 'exception',
    value > 999 && 'long',
  ];
  return html`<button
    type="button"
    class=${classes.filter(Boolean).join(' ')}
    data-heap=${n}
    tabindex=${tab ? 0 : -1}
    aria-pressed=${n === host.at}
    @click=${() => host.choose(n)}
    @pointerenter=${(event: PointerEvent) => event.pointerType === 'mouse' && host.point(n)}
  >
    <span class="visually-hidden">${before}</span><small>${n}</small><span class="visually-hidden">${between}</span
    ><b>${value}</b><span class="visually-hidden">${sayMore(n, sequence, host.language)}</span>
  </button>`;
}

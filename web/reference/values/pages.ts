import { rowLength, type Sequence } from './sequence.ts';

/** More rows than this are turned like pages, and drawn as dots above. */
const mostRows = 16;
const rowsOfPage = 10;
const mostColumns = 40;

/** Room a cell takes, in CSS pixels: as much as its numbers need. */
export function cellWidth({ count, largest }: Sequence): number {
  const digits = Math.max(String(count - 1).length * 6.6, String(largest).length * 9.5);
  return Math.max(32, Math.ceil(digits) + 8);
}

/** How the cells lie in rows of which each is as long as a period, and in pages where there are many. */
export interface Layout {
  readonly columns: number;
  /** The first heap of the first row. */
  readonly start: number;
  readonly count: number;
  /** Rows of a page; of all cells where there is one page. */
  readonly rows: number;
  readonly paged: boolean;
}

/** `row` cells in a row, 0: as they fit into `width` pixels; `first` is the first heap wanted. */
export function layOut(sequence: Sequence, width: number, row: number, first: number): Layout {
  const fit = Math.floor((width - 40) / cellWidth(sequence)) || 8;
  const columns = row || Math.min(rowLength(sequence, fit), mostColumns);
  const start = first - (first % columns);
  const all = Math.ceil((sequence.count - start) / columns);
  const paged = all > mostRows;
  return { columns, start, count: sequence.count, rows: paged ? rowsOfPage : all, paged };
}

const sizeOf = ({ rows, columns }: Layout) => rows * columns;

/** The first heap of the page that has heap n. */
export function pageOf(layout: Layout, n: number): number {
  const inside = Math.min(Math.max(n, layout.start), layout.count - 1);
  const size = sizeOf(layout);
  return layout.start + Math.floor((inside - layout.start) / size) * size;
}

/** The page before (−1) or after (1) the one that begins with heap `page`. */
export const pageBeside = (layout: Layout, page: number, by: 1 | -1) => pageOf(layout, page + by * sizeOf(layout));

/** The heaps of a page: `from` up to before `to`. */
export const heapsOf = (layout: Layout, page: number) => {
  const from = layout.paged ? Math.max(layout.start, page) : layout.start;
  return { from, to: Math.min(layout.count, from + sizeOf(layout)) };
};

/** Where a key leads from a heap; null if it leads nowhere. It may lie outside. */
export function stepFrom({ columns, start, count, ...rest }: Layout, key: string, from: number): number | null {
  const size = rest.rows * columns;
  const steps: Record<string, number> = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from - columns >= start ? from - columns : from,
    ArrowDown: from + columns < count ? from + columns : from,
    PageUp: from - size,
    PageDown: from + size,
    Home: start,
    End: count - 1,
  };
  return steps[key] ?? null;
}

import type { Scene } from '../scene.ts';
import { layOut } from './graph-layout.ts';
import { graphPicture } from './graph-picture.ts';
import { drawable, readGraph } from './graph.ts';
import type { Written } from './vertex.ts';

/** What a column of text has room for, and a phone. */
const columnWidth = 640;
const phoneWidth = 300;

/**
 * A graph at rest, with its tokens and what a view writes into its vertices. Where a phone gets another layout than a
 * column of text, that comes along, and theme/board.css says when it takes over.
 */
export function restingGraph(
  text: string,
  tokens: readonly number[],
  written: ((node: number) => Written) | null = null,
): Scene {
  const graph = readGraph(text);
  if (!drawable(graph)) return { className: 'nl-graph', pictures: [] };
  const picture = (width: number, className: string) =>
    graphPicture({
      graph,
      layout: layOut(graph, width),
      vertex: (node) => ({ shape: '', text: `${node}`, ...written?.(node), named: written !== null }),
      tokens: tokens.map((node, i) => ({ node, text: tokens.length > 1 ? `${i + 1}` : '' })),
      className,
    });
  const [column, phone] = [picture(columnWidth, 'nl-wide'), picture(phoneWidth, 'nl-narrow')];
  const same = JSON.stringify(column.of) === JSON.stringify(phone.of);
  return { className: 'nl-graph', pictures: same ? [column] : [column, phone] };
}

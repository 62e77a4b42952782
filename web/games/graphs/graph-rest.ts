import type { Scene } from '../../draw/scene.ts';
import { layouts } from './graph-layout.ts';
import { graphPicture, type Written } from './graph-picture.ts';
import { drawable, nodeName, readGraph, type Layout } from './graph.ts';

/** What a column of text has room for, and a phone. */
const columnWidth = 640;
const phoneWidth = 300;
/** Live boards are not narrower, and hardly wider. */
const [narrowest, widest] = [240, 1200];

/** The widths around one for which a layout is the same. */
function widthsOf(at: (width: number) => Layout, width: number): readonly [number, number] {
  const layout = at(width);
  let [from, to] = [width, width];
  while (from > narrowest && at(from - 1) === layout) from--;
  while (to < widest && at(to + 1) === layout) to++;
  return [from, to];
}

/**
 * A graph at rest, with its tokens and what a view writes into its vertices. Where a phone gets another layout than a
 * column of text, that comes along, and board/page.css says when it takes over. `data-widths` are the widths in which the
 * live board takes over where things are (table.ts).
 */
export function restingGraph(
  text: string,
  tokens: readonly number[],
  written: ((node: number) => Written) | null = null,
  width = columnWidth,
): Scene {
  const graph = readGraph(text);
  if (!drawable(graph)) return { className: 'nl-graph', pictures: [] };
  const at = layouts(graph);
  const picture = (width: number, className: string) => {
    const drawn = graphPicture({
      graph,
      layout: at(width),
      vertex: (node) => ({ shape: '', text: nodeName(graph, node), ...written?.(node), named: written !== null }),
      tokens: tokens.map((node, i) => ({ node, text: tokens.length > 1 ? `${i + 1}` : '' })),
      className,
    });
    return {
      ...drawn,
      is: { ...drawn.is, 'data-widths': widthsOf(at, width).join('-') },
    };
  };
  const [column, phone] = [picture(width, 'nl-wide'), picture(phoneWidth, 'nl-narrow')];
  const same = JSON.stringify(column.of) === JSON.stringify(phone.of);
  return { className: 'nl-graph', pictures: same ? [column] : [column, phone] };
}

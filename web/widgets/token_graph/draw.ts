import { nodeRadius, route, tokenPlace, tokenRadius, type Point } from './geometry.ts';
import { mostEdges, mostNodes, readGraph } from './graph.ts';
import { layOut } from './layout.ts';

/** What a column of text has room for, and a phone. */
const columnWidth = 640;
const phoneWidth = 300;

/**
 * A graph with its tokens at rest, for the slot of a board before the solver is there, for print and for a page without
 * JavaScript. The layout is that of the live board; where a phone gets another one, that comes along, hidden, and
 * theme/board.css says when it takes over. Pure; colours are the tokens, with their light values for foreign pages.
 */
export function draw(position: string, rule = ''): string {
  const graph = readGraph(rule);
  if (graph.count > mostNodes || graph.edges.length > mostEdges) return '<div class="nl-rest nl-graph"></div>';
  const tokens = position
    .trim()
    .split(/[\s,+]+/)
    .filter((each) => /^\d{1,6}$/.test(each) && Number(each) >= 1 && Number(each) <= graph.count)
    .map(Number);
  const drawn = [columnWidth, phoneWidth].map((width) => {
    const scene = layOut(graph, width);
    const { arrows, box } = route(graph, scene);
    const { x, y, width: w, height: h } = box;
    const lines = arrows.map(
      ({ shaft, head }) =>
        `<path d="${shaft}" fill="none" stroke="var(--nl-line-strong, #857c6c)" stroke-width="1.6"/>` +
        `<path d="${head}" fill="var(--nl-line-strong, #857c6c)"/>`,
    );
    const nodes = scene.places.map(
      (place, i) =>
        `<circle cx="${place.x}" cy="${place.y}" r="${nodeRadius}" fill="var(--nl-paper, #faf7f0)" stroke="var(--nl-line-strong, #857c6c)" stroke-width="1.6"/>` +
        text(place, `${i + 1}`, 15, 'var(--nl-ink, #22262b)'),
    );
    const stones = tokens.map((node, i) => {
      const index = tokens.slice(0, i).filter((other) => other === node).length;
      const among = tokens.filter((other) => other === node).length;
      const place = tokenPlace(scene.places[node - 1]!, index, among);
      return (
        `<circle cx="${place.x}" cy="${place.y}" r="${tokenRadius}" fill="var(--nl-stone, #434a52)" stroke="var(--nl-raised, #fffdf8)" stroke-width="2"/>` +
        (tokens.length > 1
          ? text(place, `${i + 1}`, 12, 'var(--nl-paper, #faf7f0)')
          : `<ellipse cx="${place.x - 3.4}" cy="${place.y - 4.4}" rx="3.6" ry="2.4" fill="var(--nl-stone-shine, #7b858f)" opacity="0.75"/>`)
      );
    });
    return (
      `<svg viewBox="${x} ${y} ${w} ${h}" width="${w}" height="${h}" aria-hidden="true" focusable="false">` +
      `${lines.join('')}${nodes.join('')}${stones.join('')}</svg>`
    );
  }) as [string, string];
  const [column, phone] = drawn;
  return column === phone
    ? `<div class="nl-rest nl-graph">${column}</div>`
    : `<div class="nl-rest nl-graph"><div class="nl-wide">${column}</div><div class="nl-narrow" hidden>${phone}</div></div>`;
}

function text({ x, y }: Point, words: string, size: number, colour: string): string {
  return `<text x="${x}" y="${y}" dy="0.36em" text-anchor="middle" font-family="var(--nl-ui, system-ui)" font-size="${size}" font-weight="600" fill="${colour}">${words}</text>`;
}

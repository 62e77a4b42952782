import { outcomeFill, outcomeInk, roomAround, type Values } from '../theme/at-rest.ts';
import { nodeRadius, route, tokenPlace, tokenRadius, type Point } from './geometry.ts';
import { mostEdges, mostNodes, readGraph } from './graph.ts';
import { layOut } from './layout.ts';

/** What a column of text has room for, and a phone. */
const columnWidth = 640;
const phoneWidth = 300;

/** Views that show what the solver says of nodes. */
export const valued = { pn: 'map', sg: 'map', distance: 'map' } as const;

/**
 * A graph with its tokens at rest, for the slot of a board before the solver is there, for print and for a page without
 * JavaScript. The layout is that of the live board; where a phone gets another one, that comes along, and
 * theme/board.css says when it takes over; so is what the nodes show of the solver's values. Pure; colours are the tokens, with their light values for foreign pages.
 */
export function draw(position: string, rule = '', view = '', values: Values | null = null): string {
  const graph = readGraph(rule);
  if (graph.count > mostNodes || graph.edges.length > mostEdges) return '<div class="nl-rest nl-graph"></div>';
  const tokens = position
    .trim()
    .split(/[\s,+]+/)
    .filter((each) => /^\d{1,6}$/.test(each) && Number(each) >= 1 && Number(each) <= graph.count)
    .map(Number);
  const drawn = [columnWidth, phoneWidth].map((width) => {
    const scene = layOut(graph, width);
    const { arrows, names, box } = route(graph, scene);
    const { x, y, width: w, height: h } = box;
    const lines = arrows.map(
      ({ shaft, head }) =>
        `<path d="${shaft}" fill="none" stroke="var(--nl-line-strong, #857c6c)" stroke-width="1.6"/>` +
        `<path d="${head}" fill="var(--nl-line-strong, #857c6c)"/>`,
    );
    const nodes = scene.places.map((place, i) =>
      values && view in valued
        ? nodeAtRest(place, view, values, i) + text(names[i]!, `${i + 1}`, 11, 'var(--nl-muted, #5b6169)')
        : `<circle cx="${place.x}" cy="${place.y}" r="${nodeRadius}" fill="var(--nl-paper, #faf7f0)" stroke="var(--nl-line-strong, #857c6c)" stroke-width="1.6"/>` +
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
  // Under it the steps of backward induction and why a node has its value.
  const room = roomAround({ below: view && view !== 'plain' ? 93 : 0 });
  return (
    `<div class="nl-rest nl-graph" style="${room}">` +
    (column === phone ? column : `<div class="nl-wide">${column}</div><div class="nl-narrow" hidden>${phone}</div>`) +
    '</div>'
  );
}

/** A node as its view shows it: P in a double ring, N in a diamond, a draw in a dashed square, a value in a ring. */
function nodeAtRest({ x, y }: Point, view: string, values: Values, i: number): string {
  const outcome = values.outcome(i);
  const value = view === 'sg' ? values.grundy(i) : view === 'distance' ? values.distance(i) : null;
  const shape = view === 'sg' ? (value === null ? 'draw' : value === 0n ? 'P' : 'value') : (outcome ?? 'draw');
  const fill = shape === 'value' ? outcomeFill.N : outcomeFill[shape];
  const ink = shape === 'value' ? outcomeInk.N : shape === 'draw' ? 'var(--nl-muted, #5b6169)' : outcomeInk[shape];
  const look = `fill="${fill}" stroke="${ink}" stroke-width="2"`;
  const r = nodeRadius;
  const body =
    shape === 'N'
      ? `<path d="M${x} ${y - r * 1.2}L${x + r * 1.2} ${y}L${x} ${y + r * 1.2}L${x - r * 1.2} ${y}Z" ${look}/>`
      : shape === 'draw'
        ? `<rect x="${x - 17}" y="${y - 17}" width="34" height="34" rx="6" ${look} stroke-dasharray="5 3.5"/>`
        : `<circle cx="${x}" cy="${y}" r="${r}" ${look}/>`;
  const inner =
    shape === 'P' ? `<circle cx="${x}" cy="${y}" r="${r - 4}" fill="none" stroke="${ink}" stroke-width="1.2"/>` : '';
  const said =
    view === 'pn' ? (shape === 'draw' ? '=' : shape === 'value' ? '' : shape) : value === null ? '∞' : `${value}`;
  return body + inner + text({ x, y }, said, said.length < 3 ? 15 : 12, ink);
}

function text({ x, y }: Point, words: string, size: number, colour: string): string {
  return `<text x="${x}" y="${y}" dy="0.36em" text-anchor="middle" font-family="var(--nl-ui, system-ui)" font-size="${size}" font-weight="600" fill="${colour}">${words}</text>`;
}

import { counted, list } from '../../../board/language.ts';

export const words = {
  title: 'Coin on a ring',
  position: 'Edges and coin',
  views: { plain: 'Plain', parity: 'Odd and even' },
  speak: (coin: string, weights: readonly string[]) => `the coin on vertex ${coin}; the edges are ${list(weights)}`,
  speakMany: (coin: string, edges: string, ahead: string, behind: string) =>
    `the coin on vertex ${coin} of a ring of ${counted(edges, 'edge')}; clockwise of it ${ahead}, anticlockwise ${behind}`,
  move: (edge: string, take: string, fall: readonly [string, string] | null) =>
    `cross edge ${edge}${fall ? ` (${fall.join('\u00a0→\u00a0')})` : ` and take ${take} off it`}`,
  moves: (edge: string, take: string, fall: readonly [string, string] | null) =>
    `crosses edge ${edge}${fall ? ` (${fall.join('\u00a0→\u00a0')})` : ` and takes ${take} off it`}`,
  place: (edge: string) => `edge ${edge}`,
  board: 'Ring; vertices and edges are numbered clockwise',
  vertex: (i: string) => `Vertex ${i}`,
  coinHere: 'the coin is here',
  edge: (i: string, weight: string) => `Edge ${i}: ${weight}`,
  canCross: 'can be crossed',
  chosen: 'chosen',
  across: 'Across which edge',
  take: 'Take off',
  one: 'Take 1',
  all: 'Leave 0',
  cross: 'Cross',
  slider: 'How much to take off the edge',
  from: (was: string, left: string) => `${was} → ${left}`,
  odd: 'odd',
  even: 'even',
  noZero: 'no edge is 0',
  ahead0: (count: string, odd: boolean) => `clockwise ${count} (${odd ? 'odd' : 'even'})`,
  behind0: (count: string, odd: boolean) => `anticlockwise ${count} (${odd ? 'odd' : 'even'})`,
  tooMany: (count: string, limit: string) =>
    `A ring of ${counted(count, 'edge')} is larger than this board draws (${limit}). The position is kept: analysis, “why?” and the opponent answer as always.`,
};

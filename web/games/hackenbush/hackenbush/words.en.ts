import { counted, list } from '../../../board/language.ts';

const sum = (values: readonly string[], value: string) =>
  values.length > 1 ? `${values.join(' ⊕ ')} = ${value}` : value;

export const words = {
  title: 'Green Hackenbush',
  position: 'Edges',
  views: { picture: 'Picture', values: 'Values', reduce: 'Reduce', draw: 'Draw' },

  // By the keys of the solver's explanation
  fuse: (vertex: string | null, vertices: string, edges: string) =>
    `Fusion: rings join ${counted(vertices, 'vertex', 'vertices')}${vertex ? `, and they become one, ${vertex}` : ' with the ground, and they become part of it'}. Their ${counted(edges, 'edge')} are loops now.`,
  loops: (vertex: string, before: string, after: string) =>
    `Loops at ${vertex} cancel in pairs: of ${before}, ${after === '0' ? 'none is' : 'one is'} left.`,
  loopIsStalk: (vertex: string) => `The loop at ${vertex} is worth as much as a single edge.`,
  colon: (vertex: string, branches: readonly string[], length: string) =>
    `Colon: on ${vertex} stand stalks of ${list(branches)}. ${sum(branches, length)}: ${length === '0' ? 'they cancel, and nothing need stand there' : `one stalk of ${length} does instead`}.`,
  sum: (parts: readonly string[], value: string) =>
    parts.length === 0
      ? 'Nothing is left: the value is 0.'
      : parts.length === 1
        ? `One part stands on the ground; its value is ${value}.`
        : `What stands on the ground is a sum: ${sum(parts, value)}.`,
  more: '…',
  cutWins: (edge: string, count: string) =>
    `Cutting the ${edge} leaves 0${count === '1' ? ', as no other cut does' : `, one of ${count} cuts that do`}.`,

  worths: 'Each vertex bears the value of what stands on it.',
  pointValue: 'Point at an edge for the value after its cut.',
  on: (vertex: string, value: string) => `What stands on ${vertex} is worth ${value}.`,
  onFused: (vertex: string, ring: string, value: string) =>
    `Rings join ${vertex} and ${ring}: they count as one vertex, and what stands on it, the rings with it, is worth ${value}.`,
  after: (edge: string, value: string) => `After cutting the ${edge} the picture is worth ${value}.`,
};

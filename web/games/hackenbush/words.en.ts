import { counted, list } from '../../board/language.ts';
import type { Colour } from './picture.ts';

type Named = Colour | null;
const coloured = (colour: Named, of: string) => (colour ? `${colour} ${of}` : of);

export const words = {
  picture: 'The picture',
  theGround: 'the ground',
  edge: (from: string, to: string, colour: Named, form: 'short' | 'long') =>
    form === 'short' ? coloured(colour, `${from}–${to}`) : coloured(colour, `edge from ${from} to ${to}`),
  loop: (at: string, colour: Named) => coloured(colour, `loop at ${at}`),
  another: (which: string) => `number ${which} of those alike`,
  nothing: 'nothing on the ground',
  allEdges: (edges: readonly string[]) => `the edges ${list(edges)}`,
  many: (edges: string) => `a picture of ${counted(edges, 'edge')}`,
  cut: (edge: string, form: 'base' | 'third') => `${form === 'base' ? 'cut' : 'cuts'} the ${edge}`,
  near: (from: string, to: string | null) => (to === null ? `a loop at ${from}` : `an edge between ${from} and ${to}`),
  leaves: (value: string) => `cutting it leaves ${value}`,
  bears: (vertex: string, value: string) => `what stands on ${vertex} is worth ${value}`,
  tooLarge: (edges: string, levels: string) =>
    `This board draws up to ${counted(edges, 'edge')}, and up to ${levels} on top of each other. The position is kept: analysis, “why?” and the opponent answer as always.`,

  // Steps
  steps: 'Reduce',
  toStart: 'The whole picture',
  back: 'One step back',
  forward: 'One step on',
  play: 'Play the steps',
  pause: 'Pause',
  all: 'To the last step',
  stepOf: (step: string, last: string) => `${step}/${last} `,
  stepNone: 'Step on to see the picture become simpler and keep its value.',

  // Drawing by hand
  draw: 'Draw a picture',
  modes: { draw: 'Draw', erase: 'Cut away' },
  colour: 'Colour',
  colours: { blue: 'Blue', red: 'Red', green: 'Green' } as Readonly<Record<Colour, string>>,
  how: {
    draw: 'Draw from a vertex or the ground to another, or into the air for a new one; out and back is a loop.',
    erase: 'Press an edge to take it away, and all that falls with it.',
  },
  byKeys: 'By keys: Enter where an edge begins, Enter where it ends, N for a new vertex.',
  from: (vertex: string) => `From ${vertex} to where? N: to a new vertex. The same again: a loop.`,
  node: (vertex: string) => `vertex ${vertex}`,
  undo: 'Undo',
  undoEdit: 'Undo the change',
  clear: 'Clear',
  ready: 'Ready-made …',
  readyMade: {
    stalks: 'Stalks',
    tree: 'A random tree',
    fir: 'A Christmas tree',
    house: 'A house',
    girl: 'A girl with a balloon',
    flower: 'Flowers',
  } as Readonly<Record<string, string>>,
  drawn: (edge: string) => `Drawn: ${edge}.`,
  erased: (edge: string) => `Gone: ${edge}.`,
  full: (edges: string, levels: string) =>
    `No more than ${counted(edges, 'edge')}, and ${levels} on top of each other, are drawn here.`,
};

import { counted } from '../../../board/language.ts';
/** "−(1 : −x)" without two signs one after the other. */
const turned = (x: string) => (x.startsWith('−') ? x.slice(1) : x === '0' ? x : `−${x}`);

export const words = {
  title: 'Red-blue Hackenbush',
  position: 'Edges',
  views: { picture: 'Picture', reduce: 'Steps', draw: 'Draw' },
  players: { left: 'Left (blue)', right: 'Right (red)' },

  worth: 'value',
  noValue: 'No value is known here: green edges are in the way, or too many edges form rings.',
  begin: 'Step on to find the value, from the top down.',

  // By the keys of the solver's explanation
  green: (vertex: string, value: string) =>
    `The green edges at ${vertex} are worth ${value}. They are Nim on the side, and change no number.`,
  edge: {
    blue: (edge: string, above: string, value: string) =>
      `On the ${edge} stands ${above}; with it, that is 1 : ${above} = ${value}.`,
    red: (edge: string, above: string, value: string) =>
      `On the ${edge} stands ${above}; with it, that is −(1 : ${turned(above)}) = ${value}.`,
  },
  cycle: (vertex: string, edges: string, value: string) =>
    `At ${vertex} ${counted(edges, 'edge')} hang together in rings. The simplest number between what Left and what Right can leave of them is ${value}.`,
  sum: (value: string) => `Everything on the ground is added up: ${value}.`,
};

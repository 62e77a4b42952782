import { counted, list } from '../../../board/language.ts';

export const words = {
  title: 'Tokens on a graph',
  position: 'Tokens on nodes',
  rule: 'Arrows',
  views: { plain: 'Graph', pn: 'P and N', sg: 'SG values', distance: 'Distance', planets: 'Planets', edit: 'Edit' },

  // Working backwards
  steps: 'Work backwards',
  toStart: 'Nothing known',
  back: 'One step back',
  forward: 'One step on',
  play: 'Play the steps',
  pause: 'Pause',
  all: 'Show all',
  stepNone: 'Nothing is known yet. Step on to begin at the ends.',
  stepEnds: (nodes: readonly string[]) =>
    nodes.length === 0
      ? 'No node is an end: an arrow leads out of each.'
      : `Ends, ${nodes.length === 1 ? 'node' : 'nodes'} ${list(nodes)}: no arrow leads out.`,
  stepP: (nodes: readonly string[]) => `P: ${list(nodes)} (every arrow leads to N).`,
  stepN: (nodes: readonly string[]) => `N: ${list(nodes)} (an arrow leads to P).`,
  stepValues: (pairs: readonly string[]) =>
    `New: ${list(pairs)}. Each takes the smallest value its arrows do not reach.`,
  stepDraws: (nodes: readonly string[]) => `What is left are draws: ${list(nodes)}.`,
  stepNoValue: (nodes: readonly string[]) => `No finite value: ${list(nodes)}.`,
  stepMoves: (moves: string, pairs: readonly string[]) => `${counted(moves, 'move')} left: ${list(pairs)}.`,
  stepOf: (step: string, last: string) => `Step ${step} of ${last}.`,
  choose: 'Choose a node to see why it is what it is.',
  go: 'Choose a marked one to move there.',

  // Why a node is what it is
  end: (node: string) => `No arrow leads out of ${node}: the player to move has lost. P-position.`,
  isP: (node: string, to: readonly string[]) =>
    `${node} is a P-position: ${to.length === 1 ? `its one arrow leads to ${to[0]}, an N-position` : `its arrows lead to ${list(to)}, all N-positions`}.`,
  isN: (node: string, to: string) => `${node} is an N-position: one arrow leads to ${to}, a P-position.`,
  isDraw: (node: string, to: string) =>
    `${node} is a draw: no arrow leads to P, but one leads to the draw ${to}, and so play goes on for ever.`,
  endValue: (node: string) => `No arrow leads out of ${node}: the smallest value not reached is 0.`,
  mex: (node: string, values: readonly string[], value: string) =>
    `From ${node} the arrows reach ${values.length === 1 ? 'value' : 'values'} ${list(values)}. Smallest missing value: ${value}.`,
  loopyValue: (node: string, value: string) =>
    `${node} has value ${value}, although cycles are near: an arrow to any node without a smaller value is answered by an arrow back to value ${value}.`,
  loopyNone: (node: string, values: readonly string[]) =>
    values.length === 0
      ? `${node} has no finite SG value (∞), and its arrows reach none.`
      : `${node} has no finite SG value (∞). Its arrows reach ${values.length === 1 ? 'value' : 'values'} ${list(values)}.`,
  endLeft: (node: string) => `No arrow leads out of ${node}: 0 moves left.`,
  quick: (node: string, to: string, moves: string) =>
    `From ${node} the winner goes to ${to}, the P-position nearest to the end: ${moves} in all.`,
  slow: (node: string, to: string, moves: string) =>
    `From ${node} the loser holds out longest by going to ${to}: ${moves} in all.`,
  movesInAll: (n: bigint) => (n === 1n ? '1 move' : `${n} moves`),

  // Planets on a circle around a hole
  sky: {
    planet: (place: number) => (place === 1 ? 'the black hole' : `planet ${place}`),
    monster: (place: number, player: string) =>
      place === 1 ? 'the monster in the black hole' : `the monster on planet ${place}, ${player} to move`,
    brings: (place: number, form: 'base' | 'third') =>
      `${form === 'base' ? 'send' : 'sends'} the monster ${place === 1 ? 'into the black hole' : `to planet ${place}`}`,
  },
};

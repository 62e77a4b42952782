import { counted } from '../../board/language.ts';
const leaves = (count: string) => (count === '1' ? '1 leaf' : `${count} leaves`);

export const words = {
  title: 'Game tree',
  views: { minimax: 'Minimax', alphabeta: 'Alpha–beta', order: 'Order', deepening: 'Depth by depth' },

  tree: (nodes: string) => `Game tree of ${counted(nodes, 'node')}`,
  kinds: ['leaf', 'max', 'min', 'chance'] as readonly [string, string, string, string],
  node: (kind: string, name: string) => (name ? `${kind} ${name}` : kind),
  text: 'Tree',
  atBranch: ([first, ...then]: readonly number[], what: string) =>
    first ? `Branch ${first} of the root${then.map((each) => `, then ${each}`).join('')}: ${what}` : what,
  atEntry: (entry: string, what: string) => `At ${entry}: ${what}`,
  sum: (sum: string) => `The chances add up to ${sum} here, not to 1.`,
  open: (bracket: string) => `“${bracket}” is never closed.`,
  lacks: {
    parent: (name: string) => `${name} hangs on no other node, and the tree already has a root.`,
    value: (name: string) => `${name} has neither a value nor anything below it.`,
  },
  fold: 'Fold',
  unfold: 'Unfold',
  again: 'Start over',

  // Minimax
  choose: 'Press a node whose children are known. What is it worth?',
  ask: {
    1: (name: string) => `At ${name} Max moves. What is it worth?`,
    2: (name: string) => `At ${name} Min moves. What is it worth?`,
    3: (name: string) => `At ${name} chance decides. What is it worth?`,
  },
  below: (name: string) => `First what is below ${name}.`,
  fill: 'Next value',
  fillAll: 'All values',
  put: 'Say it',
  worth: (name: string, value: string) => `${name} is worth ${value}.`,
  done: (value: string) => `The tree is worth ${value}. The strong line is how both play best.`,

  // Alpha–beta
  start: 'Nothing has been looked at yet, and the window is open: from −∞ to ∞.',
  next: 'Next',
  toEnd: 'To the end',
  cut: 'Cut the rest',
  look: 'Look on',
  enter: (name: string, alpha: string, beta: string) =>
    `Down to ${name}. Only what lies between ${alpha} and ${beta} matters there.`,
  leaf: (value: string) => `This leaf is ${value}.`,
  backMax: (name: string, value: string) => `Max has ${value} at ${name} so far: α there is at least that.`,
  backMin: (name: string, value: string) => `Min holds ${name} down to ${value} so far: β there is at most that.`,
  backChance: (name: string, value: string) =>
    value ? `${name} is the mean: ${value}.` : `${name} needs all its children.`,
  question: (name: string, left: string) =>
    `${left === '1' ? '1 child' : `${left} children`} of ${name} not looked at yet. Cut or look on?`,
  whyCutMin: (value: string, by: string, bound: string) =>
    `Cut: here Max gets ${value} at most, and at ${by} Max already has ${bound}.`,
  whyCutMax: (value: string, by: string, bound: string) =>
    `Cut: here Max gets at least ${value}, and at ${by} Min already has ${bound}.`,
  whyLook: (alpha: string, beta: string) => `Look on: between ${alpha} and ${beta} something can still happen.`,
  rightly: 'Right.',
  wrongly: 'Not so.',
  end: (value: string, seen: string, all: string) => `The tree is worth ${value}. ${seen} of ${leaves(all)} looked at.`,
  score: (right: string, all: string) => `Foreseen: ${right} of ${all}.`,

  // Order
  chooseMove: 'Press a node, then move it among its siblings.',
  left: 'To the left',
  right: 'To the right',
  best: 'Best first',
  worst: 'Worst first',
  given: 'As it was',
  counted: (seen: string, all: string) => `Alpha–beta looks at ${seen} of ${leaves(all)}.`,
  between: (best: string, worst: string) =>
    `With the best children first it is ${best}, with the worst first ${worst}.`,
  table: (count: string) => `With a table of equal positions: ${count}.`,

  // Depth by depth
  depth: 'Depth',
  value: 'Value',
  looked: 'Leaves',
  line: 'The numbers below a cut-off are estimates (~), 0 where there is none. Each search begins with what the one before thought best.',

  judged: {
    noLeaf: (value: string) => `No leaf is ${value}. Without chance every value in the tree comes from a leaf.`,
    minLess: (value: string) =>
      `${value} is too much: work out every node, the lowest first. Where Min moves, the smallest counts.`,
    maxMore: (value: string) =>
      `${value} is too little: work out every node, the lowest first. Where Max moves, the largest counts.`,
    minLessHere: (value: string) => `The lit part is how Min plays: every leaf in it is below ${value}.`,
    maxMoreHere: (value: string) => `The lit part is how Max plays: every leaf in it is above ${value}.`,
    takesMost: (name: string) => `At ${name} Max moves, and takes the largest of what is below.`,
    takesLeast: (name: string) => `At ${name} Min moves, and takes the smallest of what is below.`,
    mean: (name: string) => `At ${name} chance decides: each child counts with its probability.`,
    worse: 'After this move the other player has an answer you have not seen.',
    worseBy: (value: string) => `After this move you get ${value}; the lit part shows how.`,
    all: (count: string) => `There are only ${leaves(count)}, and not all are needed.`,
    cutMore: (said: string) => `Fewer than ${said}: somewhere the rest can no longer matter.`,
    cutMoreHere: (said: string) =>
      `Fewer than ${said}. Look at the lit node when its lit child is known: what has the other player got already?`,
    seeMore: (said: string) => `More than ${said}: only what cannot matter, whatever it is, may be left out.`,
    seeMoreHere: (said: string) =>
      `More than ${said}: the lit leaf is looked at, too. What is known before it does not make it needless.`,
    isSeen: (value: string) => `The leaf ${value} is looked at: nothing known before it makes it needless.`,
    notAll: (count: string) => `Of what is cut ${leaves(count)} ${count === '1' ? 'is' : 'are'} still missing.`,
    looks: (seen: string, most: string) => `In this order ${leaves(seen)} are looked at; ${most} suffice.`,
    bestFirst: (name: string) => `At ${name} the first child is not the best one for who moves there.`,
    otherTree: 'That is another tree: only children of one node may change places.',
  },
};

/** A move where what may be taken next depends on it: what it takes, leaves, and then allows. */
export interface Take {
  readonly take: bigint;
  readonly left: bigint;
  readonly limit: bigint;
}

export const words = {
  title: 'Squares to mark',
  strip: 'Squares to mark. Enter goes from unmarked to P to N; the keys P and N mark, Delete clears.',
  brush: 'Click: P, N, empty. Keys: P, N, Delete.',
  blank: 'not marked',
  P: 'P-position',
  N: 'N-position',
  cell: (n: bigint) => `Square ${n}`,
  marked: (mark: string) => `marked ${mark}`,
  wrong: 'wrong',
  checked: 'checked',
  check: 'Check',
  nothing: 'Mark some squares first: start where the game ends.',
  isReally: (mark: string) => `it is a ${mark === 'N' ? 'N' : 'P'}-position`,
  reveal: 'Reveal',
  left: (n: number) => (n === 1 ? 'One square is not marked yet.' : `${n} squares are not marked yet.`),
  right: 'Every square is right.',
  soFar: (right: number, open: number) =>
    `${right} right so far${open ? `; ${open === 1 ? 'one square is' : `${open} squares are`} not marked yet` : ''}.`,
  wrongAt: (right: number, n: number) =>
    right ? `${right} right so far, but square ${n} is not.` : `Square ${n} is not right.`,
  revealed: (given: number, own: number) =>
    `${own} ${own === 1 ? 'square is' : 'squares are'} yours; ${given} ${given === 1 ? 'was' : 'were'} filled in.`,
  again: 'Start again',
  over: (n: bigint) => `${n} is P: there is no move from it, so the player to move has lost.`,
  wins: (n: bigint, to: bigint) => `${n} is N: you can move to ${to}, a P-position.`,
  loses: (n: bigint, to: readonly string[], more: boolean) =>
    to.length === 1 && !more
      ? `${n} is P: the only move leads to ${to[0]}, an N-position.`
      : `${n} is P: every move leads to an N-position (${to.join(', ')}${more ? ', …' : ''}).`,
  takes: (n: bigint, { take, left, limit }: Take) =>
    `${n} is N: take ${take}, and the other player has ${left} with a limit of ${limit}, a P-position.`,
  answered: (n: bigint, moves: bigint, first: Take, answer: Take) =>
    `${n} is P: ${moves === 1n ? 'the only first take loses. Take' : `${moves === 2n ? 'both' : `all ${moves}`} first takes lose. Take, for example,`} ${first.take}: the other player has ${first.left} with a limit of ${first.limit}, takes ${answer.take}, ` +
    (answer.left === 0n
      ? 'and nothing is left.'
      : `and leaves you ${answer.left} with a limit of ${answer.limit}, a P-position.`),
};

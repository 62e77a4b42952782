import type { ImpartialOutcome } from '../../../solver/types.ts';
import { grouped } from '../../../draw/numerals.ts';
import { counted, list } from '../../../board/language.ts';

const count = (n: number, one: string, more: string) => `${grouped(n)} ${n === 1 ? one : more}`;

export type Place = readonly [x: number, y: number];

const at = ([x, y]: Place) => `(${x}, ${y})`;

const some = (places: readonly string[], most: number) => places.slice(0, most);

export const words = {
  title: 'Counter on a grid',
  position: 'Counters',
  rule: 'Grid and steps',
  views: { plain: 'Plain', pn: 'P and N', sg: 'SG values', paint: 'Paint' },
  grid: (columns: number, rows: number) => `Grid of ${counted(columns, 'column')} and ${counted(rows, 'row')}`,
  place: ([x, y]: Place) => `column ${x}, row ${y}`,
  at,
  counters: (places: readonly Place[]) =>
    places.length === 0
      ? 'no counter'
      : places.length === 1
        ? `a counter at column ${places[0]![0]}, row ${places[0]![1]}`
        : places.length <= 8
          ? `counters at ${list(places.map(at))}, column first`
          : `${counted(places.length, 'counter')}, the first at ${at(places[0]!)}`,
  move: (to: Place, counter: bigint | null, form: 'base' | 'third') =>
    `${form === 'base' ? 'move' : 'moves'} ${counter === null ? '' : `counter ${counter} `}to column ${to[0]}, row ${to[1]}`,
  hintPlace: (to: Place, counter: bigint | null) =>
    counter === null ? `column ${to[0]}` : `the walk of counter ${counter}`,
  counter: (i: number) => `Counter ${i}`,
  here: (counters: readonly number[], several: boolean) =>
    several ? `counter ${list(counters.map(String))} here` : 'the counter is here',
  target: 'move here',
  moveTo: 'Move to',
  outcomes: { P: 'P-position', N: 'N-position', draw: 'draw' } satisfies Record<ImpartialOutcome, string>,
  value: (v: number) => `SG value ${v}`,
  notYet: 'not known yet',
  formula: (place: Place) => `SG${at(place)}`,
  tooLarge: (columns: number, rows: number, most: number) =>
    `A board of ${columns} × ${rows} is more than can be drawn (${most} × ${most}). It is played and analysed all the same.`,
  tooMany: (n: number, most: number) =>
    `${counted(n, 'counter')} are more than this board draws (${most}). They are played and analysed all the same.`,

  // What the looked-at cell is, and why
  choose: 'Point at a cell to see where it leads.',
  end: (place: Place) => `From ${at(place)} no step stays on the board: the player to move has lost.`,
  wins: (place: Place, to: Place) => `${at(place)} is an N-position: a step to ${at(to)} leaves a P-position.`,
  loses: (place: Place, to: readonly Place[]) =>
    to.length === 1
      ? `${at(place)} is a P-position: its only step leads to ${at(to[0]!)}, an N-position.`
      : `${at(place)} is a P-position: all its steps, to ${list(some(to.map(at), 8))}${to.length > 8 ? ' …' : ''}, lead to N-positions.`,
  draws: (place: Place, to: Place | null) =>
    `${at(place)} is a draw: no step leaves a P-position${to ? `, but one to ${at(to)} keeps the game going for ever` : ''}.`,
  mex: (place: Place, options: readonly string[], g: number) =>
    `From ${at(place)} the steps reach ${options.length === 1 ? 'value' : 'values'} ${list(options)}. Smallest missing value: ${g}.`,
  valueOf: (place: Place, g: number) => `${at(place)} has SG value ${g}.`,
  hidden: (place: Place) => `${at(place)} is not decided yet.`,
  noValues: 'These steps can go round in circles: where there is no finite SG value, N or a draw is shown instead.',

  // Backward induction
  lens: 'Part of the board, enlarged',
  stages: 'Values from the end backwards',
  first: 'Hide all values',
  back: 'One step back',
  forward: 'One step on',
  play: 'Play to the end',
  pause: 'Stop',
  all: 'Show all values',
  allShown: (p: number, n: number, draw: number) =>
    [`${grouped(p)} P`, `${grouped(n)} N`, draw ? count(draw, 'draw', 'draws') : ''].filter(Boolean).join(', '),
  stage: (k: number, last: number, p: number, n: number, draw: number) =>
    `Step ${k} of ${last}: ${
      k === 0
        ? `no move starts in ${p === 1 ? 'this cell' : `these ${p} cells`}: P.`
        : draw
          ? `${count(draw, 'cell is', 'cells are')} left: draws.`
          : `${[p ? `${p} P` : '', n ? `${n} N` : ''].filter(Boolean).join(' and ')} more.`
    }`,
  stageNone: 'Nothing is known yet. Where does the game end?',

  // Steps and size
  steps: 'Allowed steps of the counter',
  change: 'Change steps and size',
  done: 'Done',
  columns: 'Columns',
  rows: 'Rows',
  wider: 'Longer steps',
  step: (dx: number, dy: number) =>
    [dx ? `${Math.abs(dx)} ${dx > 0 ? 'right' : 'left'}` : '', dy ? `${Math.abs(dy)} ${dy > 0 ? 'down' : 'up'}` : '']
      .filter(Boolean)
      .join(', '),
  listed: (steps: readonly string[]) => `The steps it may take: ${steps.join('; ')}`,
  remove: (dx: number, dy: number) => `Remove step ${dx}:${dy}`,
  moreSteps: (n: number) => `and ${n} more`,
  chooserWhat: 'Click the cells around the counter to which it may step.',

  // Painting
  brush: 'Click or drag: P, N, empty. Keys: P, N, Delete.',
  brushDraws: 'Click or drag: P, N, draw, empty. Keys: P, N, =, Delete.',
  blank: 'empty',
  painted: (what: string) => `marked ${what}`,
  wrong: 'wrong',
  right: 'checked',
  check: 'Check',
  reveal: 'Reveal',
  clear: 'Start again',
  nothingPainted: 'Mark some cells first: start where the game ends.',
  allRight: (n: number) => `All ${counted(n, 'cell')} are right!`,
  checked: (right: number, wrong: number, open: number) =>
    [
      wrong
        ? right
          ? `${right} right, ${wrong} wrong`
          : `${wrong} wrong`
        : `${right === 1 ? 'One cell' : `${right} cells`} right so far`,
      open ? `${count(open, 'cell', 'cells')} still empty` : '',
    ]
      .filter(Boolean)
      .join('; ') + '.',
  revealed: (right: number, given: number) =>
    `${count(given, 'cell', 'cells')} filled in backwards from the end; ${right} were yours.`,
  causeEnd: (place: Place) => `${at(place)} is P: no step stays on the board, so the player to move has lost.`,
  causeN: (place: Place, to: Place) => `${at(place)} is N: the step to ${at(to)} leaves a P-position.`,
  causeP: (place: Place, lines: readonly (readonly [to: Place, reply: Place | null])[], more: boolean) =>
    `${at(place)} is P: ${list(
      lines.map(([to, reply]) => (reply ? `${at(to)} is answered by ${at(reply)}` : `${at(to)} is N`)),
    )}${more ? ', and so on' : ''}.`,
  left: (n: number) => `${count(n, 'cell', 'cells')} still empty`,
  notLoaded: 'The values of this board could not be computed.',
};

export type GridWords = typeof words;

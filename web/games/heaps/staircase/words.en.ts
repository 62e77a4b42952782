import { counted, list } from '../../../board/language.ts';

export const words = {
  title: 'Staircase Nim',
  position: 'Stones on steps 1, 2, …',
  views: { plain: 'Stairs', odd: 'Odd steps', chessmen: 'Chessmen' },
  board: 'Stairs, descending to the floor',
  floor: 'floor',
  out: (count: string) => `${count} out`,
  step: (step: string, stones: string) => `Step ${step}: ${stones}`,
  stone: (take: string, step: string, to: string) => `Move ${take} from step ${step} ${to}, with all above`,
  to: (step: string) => `to step ${step}`,
  toFloor: 'to the floor',
  pile: (step: string, stones: string) => `Step ${step}: a pile of ${stones}; choose how many`,
  move: (take: string, step: string, to: string) => `move ${take} from step ${step} ${to}`,
  moves: (take: string, step: string, to: string) => `moves ${take} from step ${step} ${to}`,
  slide: (by: string, step: string, form: 'base' | 'third') =>
    `${form === 'base' ? 'slide' : 'slides'} chessman ${step} from the right by ${by}`,
  place: (step: string) => `step ${step}`,
  empty: 'no stones on the stairs',
  speak: (stones: readonly string[]) =>
    stones.length === 1 ? `${stones[0]} on the only step` : `${counted(list(stones), 'stone')} from step 1 upwards`,
  speakMany: (steps: string, stones: string) => `${counted(steps, 'step')} with ${counted(stones, 'stone')} in all`,
  fromStep: 'From',
  count: 'How many',
  drop: 'Move down',
  answer: (take: string, step: string, next: string, to: string) =>
    `${take} fell from step ${step}, an even step. The answer: move the same number (${take}) on, from step ${next} ${to}.`,
  oddOnly: 'Only the odd steps count: whatever falls from an even step, the answer moves on to the next even one.',
  tooMany: (steps: string, limit: string) =>
    `${counted(steps, 'step')} are more than this board draws (${limit}). The position is kept: analysis, “why?” and the opponent answer as always.`,
};

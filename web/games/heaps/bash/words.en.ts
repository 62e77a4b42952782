import { counted } from '../../../board/language.ts';
export const words = {
  title: 'Bash’s game',
  rule: 'Take at most',
  views: { plain: 'Stones', groups: 'Groups', race: 'Race', gap: 'Counters' },
  heap: (heap: string, size: string) => `Heap ${heap}: ${size}`,
  take: (take: string, heap: string | null, form: 'base' | 'third') =>
    `${form === 'base' ? 'take' : 'takes'} ${take}${heap === null ? '' : ` from heap ${heap}`}`,
  stone: (take: string, left: string) => `Take ${take}, ${left} left`,
  theHeap: 'the heap',
  place: (heap: string) => `heap ${heap}`,
  idle: (most: string) => `Take from the right end: 1 to ${counted(most, 'stone')}.`,
  on: (by: string, form: 'base' | 'third') => `${form === 'base' ? 'go' : 'goes'} on by ${by}`,
  onTo: (by: string, left: string) => `Go on by ${by}, ${left} to go`,
  raceTo: (at: string, by: string, left: string) => `${at}: go on by ${by}, ${left} to go`,
  toGo: (left: string) => `${left} to go`,
  idleOn: (most: string) => (most === '1' ? 'Go on by 1.' : `Go on by 1 to ${most}.`),
  idleOne: 'Take one stone from the right end.',
  grouped: (groups: string, of: string, over: string) => `${groups} × ${of} + ${over}`,
  full: (groups: string, of: string) => `${groups} × ${of}`,
  group: (of: string) => `group of ${of}`,
  partial: 'not complete',
  many: (groups: string, of: string) => `${counted(groups, 'group')} of ${of}`,
  play: 'Take',
  howMany: 'How many to take',
  which: 'From',
  tooMany: (count: string) =>
    `${counted(count, 'heap')} are too many to draw. They are played and analysed all the same.`,
};

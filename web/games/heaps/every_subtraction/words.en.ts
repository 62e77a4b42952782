import { list } from '../../../board/language.ts';

interface Take {
  readonly heap: string;
  readonly take: string;
}

const heapsEn = (heaps: readonly string[]) => (heaps.length === 1 ? `heap ${heaps[0]}` : `heaps ${list(heaps)}`);

export const words = {
  title: 'Every-SG subtraction',
  rule: 'What may be taken',
  steps: 'Suspense',
  takes: (takes: readonly Take[], form: 'base' | 'third') =>
    `${form === 'base' ? 'take' : 'takes'} ${list(takes.map(({ heap, take }) => `${take} from heap ${heap}`))}`,
  place: heapsEn,
  takeFromEvery: (amount: string | null) => `Take ${amount ?? 'stones'} from every heap.`,
  finished: 'finished',
  // A move
  stone: (take: string, heap: string, left: string) => `Mark ${take} of heap ${heap}, ${left} left`,
  leftOf: (heap: string) => `How many to mark in heap ${heap}`,
  mark: 'take',
  idle: 'Mark stones in every heap.',
  missing: (heaps: readonly string[]) => `Now mark stones in ${heapsEn(heaps)}.`,
  chosen: (heaps: string, of: string) => `${heaps} of ${of}`,
  take: 'Take',
  clear: 'Clear',
  // How long a heap lasts
  step: (step: string) => `suspense ${step}`,
  last: (heaps: readonly string[], step: string, odd: boolean) =>
    step === '0'
      ? 'Every heap is finished.'
      : `The largest is ${step}, in ${heapsEn(heaps)}: ${odd ? 'odd, so the player to move wins.' : 'even, so the player to move loses.'}`,
};

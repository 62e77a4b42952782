import { counted, list } from '../../../board/language.ts';

export const words = {
  title: 'Boxes of stones',
  position: 'Boxes (o: open)',
  views: { plain: 'Boxes', basis: 'Closed', columns: 'Open', strips: 'Counters' },
  bring: (counters: readonly string[], form: 'base' | 'third') =>
    `${form === 'base' ? 'bring' : 'brings'} in ${counters.length === 1 ? `counter ${counters[0]}` : `counters ${list(counters)}`}`,
  slide: (by: string, counter: string, form: 'base' | 'third') =>
    `${form === 'base' ? 'slide' : 'slides'} counter ${counter} by ${by}`,
  markCounters: 'Mark counters to bring them in together.',
  markedCounters: (counters: readonly string[]) =>
    `Marked: ${counters.length === 1 ? 'counter' : 'counters'} ${list(counters)}.`,
  allIn: 'Every counter is in play.',
  bringButton: 'Bring in',
  empty: 'no boxes',
  box: (stones: string, open: boolean) => `${stones}${open ? ' (open)' : ''}`,
  boxes: (each: readonly string[]) =>
    each.length === 1 ? `one box of ${each[0]}` : `${counted(each.length, 'box', 'boxes')} of ${list(each)}`,
  manyBoxes: (count: string, open: string) => `${counted(count, 'box', 'boxes')}, ${open} of them open`,
  open: (boxes: readonly string[], form: 'base' | 'third') =>
    `${form === 'base' ? 'open' : 'opens'} ${boxes.length === 1 ? `box ${boxes[0]}` : `boxes ${list(boxes)}`}`,
  take: (take: string, box: string, form: 'base' | 'third') =>
    `${form === 'base' ? 'take' : 'takes'} ${take} from box ${box}`,
  placeClosed: 'a closed box',
  placeOpen: (box: string) => `box ${box}`,
  closedBox: (box: string, stones: string) => `Box ${box}, closed, ${stones} inside`,
  openBox: (box: string, stones: string) => `Box ${box}, open, ${stones} inside`,
  stone: (take: string, box: string, left: string) => `Take ${take} from box ${box}, ${left} left`,
  mark: 'Mark closed boxes to open them together.',
  marked: (boxes: readonly string[]) => `Marked: ${boxes.length === 1 ? 'box' : 'boxes'} ${list(boxes)}.`,
  markedMany: (count: string) => `${counted(count, 'box', 'boxes')} marked.`,
  noneClosed: 'Every box is open.',
  openButton: 'Open',
  openCount: (count: string) => `Open ${count}`,
  from: 'From',
  option: (box: string, stones: string) => `Box ${box}: ${stones}`,
  noneOpen: 'No box is open',
  howMany: 'How many to take',
  takeButton: 'Take',
  basis: 'The closed boxes in binary, each reduced by those before it',
  row: (box: string, sum: string) => `Box ${box}: ${sum}`,
  markThese: 'mark these boxes',
  independent: 'new',
  depends: 'depends on boxes before',
  basisNone: 'No box is closed.',
  basisFree: 'No set of closed boxes has nim-sum 0.',
  basisDepends: (count: string, one: boolean) =>
    one
      ? 'One closed box depends on others: together they have nim-sum 0.'
      : `${count} closed boxes depend on others: each of these sets has nim-sum 0.`,
  formula: (sum: string) => `open: ${sum}`,
  aimed: (take: string, box: string, left: string) => `Take ${take} from box ${box}, ${left} left.`,
};

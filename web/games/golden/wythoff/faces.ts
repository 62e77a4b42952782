import { cold, type Heat } from '../../../draw/heat-map.ts';
import { cellId, same, type CellFace, type Place } from '../../../draw/parts/grid.ts';
import type { MapValues } from '../../../draw/values.ts';
import type { BoardView } from '../../../board/view.ts';
import type { Target } from './moves.ts';
import type { Pair } from './pairs.ts';
import { placeOf, extent } from './picture.ts';
import type { WythoffWords } from './words.ts';

/** Everything that cells and the line under them may depend on. */
export interface Seen {
  readonly view: BoardView;
  /** The solver's map; null as long as it is not there. */
  readonly values: MapValues | null;
  readonly failed: boolean;
  /** Outcomes and values are told in the plain view, too. */
  readonly analysed: boolean;
  readonly looked: Place | null;
  /** The pair of the column that is looked at. */
  readonly pair: Pair | null;
  readonly invite: (said: string, invitation: string) => string;
  /** Where the queen may go, as the solver lists it. */
  readonly targets: readonly Target[];
  readonly words: WythoffWords;
  readonly at: (place: Place) => string;
  readonly move: (target: Target) => string;
}

const indexOf = ([x, y]: Place) => y * extent.width + x;

export const targetAt = (place: Place, { targets }: Pick<Seen, 'targets'>): Target | null =>
  targets.find(({ to }) => same(to, place)) ?? null;

export function heatOf(place: Place, { view, values }: Pick<Seen, 'view' | 'values'>): Heat {
  if (!values || view.view === 'plain') return cold;
  const mark = values.outcome(indexOf(place));
  if (view.view === 'strips') return { ...cold, mark: mark === 'P' ? mark : null };
  const value = view.view === 'sg' ? values.grundy(indexOf(place)) : null;
  // Of so many the few P-positions matter.
  return value === null ? { ...cold, mark, quiet: mark === 'N' } : { ...cold, value };
}

export function faceOf(place: Place, seen: Seen): CellFace {
  const { view, words: w } = seen;
  const heat = heatOf(place, seen);
  const target = targetAt(place, seen);
  const label = [
    seen.at(place),
    same(place, [0, 0]) && w.goal,
    same(place, placeOf(view.numbers)) && w.queenHere,
    heat.mark && w.outcomes[heat.mark],
    heat.value !== null && w.value(Number(heat.value)),
    target && w.target(seen.move(target)),
  ];
  const lit = view.lit.has(cellId(place));
  return { ...heat, target: target !== null, lit, label: label.filter(Boolean).join(w.comma) };
}

/** What is said of the cell that is looked at. */
export function told(seen: Seen): string {
  const { view, looked, words: w, pair, analysed } = seen;
  if (seen.failed) return w.notLoaded;
  const values = view.view !== 'plain' || analysed ? seen.values : null;
  if (!looked) {
    if (view.view === 'sg' && values?.most === 0) return w.noValues;
    if (view.view === 'strips') return seen.invite(w.inOneStrip, w.chooseStrip);
    return view.interactive ? seen.invite('', w.choose) : '';
  }
  const outcome = values?.outcome(indexOf(looked)) ?? null;
  const value = view.view === 'sg' || analysed ? (values?.grundy(indexOf(looked)) ?? null) : null;
  const what = outcome
    ? [w.outcomes[outcome], value !== null && w.value(Number(value))].filter(Boolean).join(w.comma)
    : '';
  const target = targetAt(looked, seen);
  const at = seen.at(looked);
  const said = target
    ? w.leads(seen.move(target), at, what)
    : same(looked, placeOf(view.numbers))
      ? w.here(at, what)
      : what
        ? w.cell(at, what)
        : view.interactive
          ? w.none(at)
          : '';
  return pair ? `${tellPair(pair, looked[0], w)}${target ? ` ${said}` : ''}` : said;
}

function tellPair({ n, a, b }: Pair, k: number, w: WythoffWords): string {
  if (k === 0) return w.zero;
  const [index, difference] = [`${n}`, `${b - a}`];
  return k === a ? w.inA(`${k}`, index, `${b}`, difference) : w.inB(`${k}`, index, `${a}`, difference);
}

import { followed, strung, type Language } from '../../../board/language.ts';
import type { BoardView } from '../../../board/view.ts';
import type { Move, Outcome } from '../../../solver/types.ts';
import { cold, type Heat } from '../../../draw/heat-map.ts';
import { cellId, indexOf, same, type CellFace, type Grid, type Place } from '../../../draw/parts/grid.ts';
import type { MoveLists } from '../../../draw/moves.ts';
import type { Point } from '../../../draw/surface.ts';
import type { MapValues } from '../../../draw/values.ts';
import type { Mark, Painting } from './by-hand.ts';
import { markOf, placesOf, target, type Arrow, type Counter } from './scene.ts';
import type { GridWords } from './words.en.ts';

/** What is in the hand: a counter (from 0), or the mark of a brush. */
export type Held = { readonly counter: number } | { readonly mark: Mark };

/** Everything that cells, counters and arrows may depend on. */
export interface Seen {
  readonly view: BoardView;
  readonly grid: Grid;
  /** The solver's map; null as long as it is not there. */
  readonly values: MapValues | null;
  readonly failed: boolean;
  /** How far backward induction has come; null: everything is shown. */
  readonly stage: number | null;
  readonly painting: Painting;
  /** The counter that is moved next, from 0, and where it may go. */
  readonly selected: number;
  readonly targets: readonly Place[];
  readonly pointed: Place | null;
  /** The cell that is explained, and where its steps lead, as far as that is known. */
  readonly looked: Place | null;
  readonly options: readonly Place[] | null;
  /** Nothing can be pointed at. */
  readonly still: boolean;
  readonly held: { readonly thing: Held; readonly at: Point } | null;
  readonly words: GridWords;
  readonly language: Language;
}

export const isValued = ({ view }: BoardView) => view === 'pn' || view === 'sg';
export const isPaint = ({ view }: BoardView) => view === 'paint';

/** The solver's map under this view, as far as backward induction has come; or what the reader has painted. */
export function heatOf(place: Place, { view, grid, values, stage: until, painting }: Seen): Heat {
  const index = indexOf(grid, place);
  const stage = values?.stages().of[index];
  if (isPaint(view)) {
    const { marks, wrong, given, revealing } = painting;
    const fresh = revealing !== null && stage === revealing && given.has(index);
    return { mark: marks[index]!, value: null, wrong: wrong.has(index), fresh };
  }
  if (!values || view.view === 'plain' || (until !== null && stage! > until)) return cold;
  const value = view.view === 'sg' ? values.grundy(index) : null;
  const fresh = until !== null && stage === until;
  return { mark: value === null ? values.outcome(index) : null, value, fresh, wrong: false };
}

export function faceOf(place: Place, seen: Seen): CellFace {
  const { view, painting, words: w } = seen;
  const paints = isPaint(view);
  const heat = heatOf(place, seen);
  const at = paints ? [] : placesOf(view.numbers);
  const here = at.flatMap((each, i) => (same(each, place) ? [i + 1] : []));
  const open = seen.targets.some((each) => same(each, place));
  const { settled, given, cause } = painting;
  const index = indexOf(seen.grid, place);
  const name = heat.mark && w.outcomes[heat.mark];
  const label = [
    w.place(place),
    here.length && w.here(here, at.length > 1),
    paints ? (name ? w.painted(name) : w.blank) : name,
    heat.value !== null && w.value(Number(heat.value)),
    isValued(view) && !name && heat.value === null && w.notYet,
    heat.wrong && w.wrong,
    paints && settled.has(index) && w.right,
    open && w.target,
  ];
  return {
    ...heat,
    target: open,
    lit: view.lit.has(cellId(place)),
    going:
      same(seen.looked, place) ||
      (paints && cause?.cell === index) ||
      (open && seen.held !== null && same(seen.pointed, place)),
    settled: paints && settled.has(index),
    given: paints && given.has(index),
    label: strung(label, seen.language),
  };
}

export function arrowsOf({ view, painting: { cause }, looked, options }: Seen): Arrow[] {
  if (isPaint(view)) {
    return (cause?.lines ?? []).flatMap(([to, reply]) => [
      { from: cause!.place, to, kind: 'look' as const },
      ...(reply ? [{ from: to, to: reply, kind: 'reply' as const }] : []),
    ]);
  }
  if (view.leaving) return [];
  const at = placesOf(view.numbers);
  const of = (move: Move, kind: Arrow['kind']) => {
    const from = at[Number(move.numbers[0]) - 1];
    return from ? [{ from, to: target(move), kind }] : [];
  };
  return [
    ...(options ?? []).map((to) => ({ from: looked!, to, kind: 'look' as const })),
    ...view.wins.slice(0, 64).flatMap((move) => of(move, 'wins')),
    ...(view.hint ? of(view.hint, 'hint') : []),
  ];
}

export function countersOf(seen: Seen): Counter[] {
  const { view, held, selected } = seen;
  if (isPaint(view)) return [];
  const at = placesOf(view.numbers);
  const several = at.length > 1;
  const leaving = view.leaving && Number(view.leaving.numbers[0]) - 1;
  const where = (view.where ?? view.hint)?.numbers[0];
  return at.map((stood, i) => {
    const place = leaving === i ? target(view.leaving!) : stood;
    const inHand = leaving === null && held && 'counter' in held.thing && held.thing.counter === i;
    return {
      at: place,
      held: inHand ? held.at : null,
      text: several ? `${i + 1}` : seen.grid.readable ? markOf(heatOf(place, seen)) : '',
      selected: several && view.interactive && i === selected,
      where: several && where === BigInt(i + 1),
    };
  });
}

/** Where the steps from a cell lead, as the solver lists them; null while that is not known. */
export function optionsOf(lists: MoveLists, [x, y]: Place, rule: string): readonly Place[] | null {
  const list = lists.of(`${x},${y}`, rule);
  return list && [...list.values()].map(target);
}

/** Why a cell is what it is: where its steps lead, all from the solver. */
function explain(
  place: Place,
  options: readonly Place[],
  values: MapValues,
  grid: Grid,
  sg: boolean,
  w: GridWords,
): string {
  if (options.length === 0) return w.end(place);
  const index = indexOf(grid, place);
  const value = sg ? values.grundy(index) : null;
  const reached = options.map((option) => ({ option, of: indexOf(grid, option) }));
  if (value !== null) {
    const known = [...new Set(reached.map(({ of }) => values.grundy(of)))];
    const least = known.filter((each) => each !== null).sort((a, b) => Number(a - b));
    if (known.length > 14 || least.length < known.length) return w.valueOf(place, Number(value));
    return w.mex(place, least.map(String), Number(value));
  }
  // Where play may go on for ever, not every P-position will do: the one nearest to the end.
  const distance = (of: number) => Number(values.distance(of) ?? Infinity);
  const nearest = (outcome: Outcome) =>
    reached.filter(({ of }) => values.outcome(of) === outcome).sort((a, b) => distance(a.of) - distance(b.of) || 0)[0]
      ?.option ?? null;
  const outcome = values.outcome(index);
  if (outcome === 'P') return w.loses(place, options);
  const to = nearest('P');
  return outcome === 'N' ? (to ? w.wins(place, to) : '') : w.draws(place, nearest('draw'));
}

/** Why the cell that is looked at is what it is. */
export function explained({ view, grid, values, failed, stage, looked, options, still, words: w }: Seen): string {
  if (failed) return w.notLoaded;
  if (!looked) return view.view === 'sg' && values?.endless ? w.noValues : still ? '' : w.choose;
  if (!values) return '';
  if (stage !== null && values.stages().of[indexOf(grid, looked)]! > stage) return w.hidden(looked);
  return options ? explain(looked, options, values, grid, view.view === 'sg', w) : '';
}

/** What is heard of the cell to which the keys have come. */
export const heardOf = (place: Place, seen: Seen): string =>
  followed(faceOf(place, seen).label!, isValued(seen.view) ? explained(seen) : '', seen.language);

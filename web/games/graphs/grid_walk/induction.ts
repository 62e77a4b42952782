import type { MoveLists } from '../../../draw/moves.ts';
import type { Grid, Place } from '../../../draw/parts/grid.ts';
import { indexOf } from '../../../draw/parts/grid.ts';
import type { Pace } from '../../../draw/stepper/stepper.ts';
import type { MapValues } from '../../../draw/values.ts';
import type { Move, Outcome } from '../../../solver/types.ts';
import type { GridWords } from './words.en.ts';

/** Milliseconds for the whole, and for one picture at most; no more pictures than this. */
const whole = 3200;
const longest = 620;
const mostPictures = 80;

/** How backward induction is shown, of so many steps. */
export function film(last: number): Required<Pace> {
  const stride = Math.ceil(last / mostPictures);
  return { stride, interval: Math.min(longest, (whole * stride) / Math.max(1, last)) };
}

/** How many cells become P, N and draw in a stage; null: in all of them. */
function counted({ map, ...values }: { map: MapValues['map']; of: Uint32Array }, stage: number | null) {
  const counts: [p: number, n: number, draw: number] = [0, 0, 0];
  map.outcomes.forEach((outcome, i) => (stage === null || values.of[i] === stage) && counts[outcome as 0 | 1 | 2]++);
  return counts;
}

/** What has become known in a stage; null: all is shown. */
export function stageFact(values: MapValues, stage: number | null, w: GridWords): string {
  const { of, last } = values.stages();
  const counts = counted({ map: values.map, of }, stage === null ? null : Math.min(stage, last));
  if (stage === null) return w.allShown(...counts);
  return stage < 0 ? w.stageNone : w.stage(Math.min(stage, last), last, ...counts);
}

export const target = ({ numbers }: Move): Place => [Number(numbers[1]), Number(numbers[2])];

/** Where the steps from a cell lead, as the solver lists them; null while that is not known. */
export function optionsOf(lists: MoveLists, [x, y]: Place, rule: string): readonly Place[] | null {
  const list = lists.of(`${x},${y}`, rule);
  return list && [...list.values()].map(target);
}

/** Why a cell is what it is: where its steps lead, all from the solver. */
export function explain(
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

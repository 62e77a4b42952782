import skinsSheet from '../skins.css?inline';
import { lanesPicture, type LaneGhost, type LanePiece, type LaneSpan, type LaneSquare } from '../lane.ts';
import { inRoom } from '../../../draw/rest.ts';
import type { Picture } from '../../../draw/scene.ts';
import { sheets } from '../../../draw/sheets.ts';
import type { SkinFile } from '../../../draw/skin.ts';
import { rest, type StairsFace } from './scene.ts';

/** A longer strip is stairs again. */
const longest = 30n;
/** Free squares on the right, beyond all that have been gained there. */
const open = 1;

/** The stairs of a game that began with these stones, in so much room; null where they are too large. */
export type DrawStairs = (origin: readonly bigint[], face: StairsFace, width: number, label?: string) => Picture | null;

const total = (of: readonly bigint[]) => of.reduce((sum, each) => sum + each, 0n);

/**
 * A row of chessmen: step i is the gap on the left of the i-th from the right, and a move slides that one to the left.
 * Places as those of the stones on the stairs.
 */
const draw: DrawStairs = (origin, { numbers, step: faceOf, counted, write }, width, label) => {
  const steps = numbers.length;
  const most = total(origin) > total(numbers) ? total(origin) : total(numbers);
  if (steps === 0 || most + BigInt(steps) > longest) return null;
  const pieces: LanePiece[] = [];
  const spans: LaneSpan[] = [];
  const squares = new Map<number, LaneSquare>();
  const ghosts: LaneGhost[] = [];
  let at = 0;
  for (let step = steps; step > 0; step--) {
    const face = faceOf(step);
    const gap = numbers[step - 1]!;
    const { takes, disabled = false, going = 0n, leaving = 0n } = face;
    const { where, lit } = face.states ?? {};
    const own = at + Number(gap);
    for (let i = 0n; i < gap; i++) {
      const take = gap - i;
      squares.set(at + Number(i), {
        place: takes ? { id: `stone-${step}-${i}`, label: takes(take), disabled } : null,
        states: { lit, wins: take === face.wins, hint: take === face.hint },
      });
    }
    // A gap that is closed has no square that could be lit.
    const states = { going: going > 0n && leaving === 0n, where, lit: lit && gap === 0n };
    pieces.push({ key: `pawn-${step}`, at: own - Number(leaving), kind: 'pawn', states });
    if (going > 0n && leaving === 0n) ghosts.push({ at: own - Number(going), from: own, kind: 'pawn' });
    if (counted?.includes(step)) spans.push({ from: at, to: own, text: write(face.then ?? gap), lit: lit ?? false });
    at = own + 1;
  }
  const lane = {
    squares: Number(most) + steps + open,
    pieces,
    ghosts,
    square: (on: number) => squares.get(on) ?? null,
  };
  return lanesPicture([counted ? { ...lane, spans } : lane], {
    width,
    index: (on) => `${on + 1}`,
    ...(label !== undefined && { label }),
  });
};

export const { skins, styles }: SkinFile<DrawStairs> = {
  skins: {
    chessmen: {
      draw,
      rest: (resting) => {
        const { numbers } = resting;
        const face: StairsFace = { numbers, write: String, counted: null, step: () => ({}) };
        const pictures = inRoom(resting.width, (width) => draw(numbers, face, width));
        return pictures.length ? { scene: { className: 'nl-lanes', pictures } } : rest({ ...resting, view: '' });
      },
    },
  },
  styles: sheets(skinsSheet),
};

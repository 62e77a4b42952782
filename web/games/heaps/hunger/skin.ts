import skinsSheet from '../skins.css?inline';
import { coinLane, lanesPicture, type Lane } from '../lane.ts';
import { textWidth } from '../../../draw/rest.ts';
import type { Picture } from '../../../draw/scene.ts';
import { sheets } from '../../../draw/sheets.ts';
import type { SkinFile } from '../../../draw/skin.ts';
import { boxesOf, type Box } from './geometry.ts';
import { rest, type BoxFace } from './scene.ts';

/** Longer strips, or more of them, are boxes again. */
const longest = 24n;
const mostStrips = 8;

/** How boxes are drawn, given what is said of each; null where they are too many or too full. */
export type DrawCounters = (
  boxes: readonly Box[],
  rooms: readonly bigint[],
  face: ((box: number) => BoxFace) | null,
) => Picture | null;

/**
 * A strip for each box, and on the square of its number a counter: waiting in the reserve while the box is closed, in
 * play once it is open. Places as those of boxes and stones.
 */
const draw: DrawCounters = (boxes, rooms, face) => {
  if (boxes.length === 0 || boxes.length > mostStrips || rooms.some((room) => room > longest)) return null;
  const squares = Number(rooms.reduce((most, each) => (each > most ? each : most), 1n)) + 1;
  const lanes = boxes.map(({ stones, open }, i): Lane => {
    const box = i + 1;
    const said: Partial<BoxFace> = face?.(box) ?? {};
    const { handle, disabled = false, label = '', states: is = {} } = said;
    const states = {
      waiting: !open && !is.opening,
      chosen: is.chosen,
      where: is.where || (!open && (is.hint || is.wins)),
      lit: is.lit || is.linked,
    };
    const lane = coinLane(`counter-${box}`, stones, said, {
      ...(boxes.length > 1 && { name: `${box}` }),
      squares,
      states,
      id: (to) => `stone-${box}-${to}`,
    });
    if (open) return lane;
    const closed = handle ? { place: { id: `box-${box}`, label, disabled, ...handle } } : null;
    return { ...lane, square: (to) => (BigInt(to) === stones ? closed : null) };
  });
  return lanesPicture(lanes, { width: textWidth, index: (at) => `${at}`, ...(face && { label: '' }) });
};

export const { skins, styles }: SkinFile<DrawCounters> = {
  skins: {
    strips: {
      draw,
      rest: (resting) => {
        const boxes = boxesOf(resting.numbers);
        const rooms = boxes.map(({ stones }) => stones);
        const { scene, room } = rest({ ...resting, view: '' });
        const picture = draw(boxes, rooms, null);
        const drawn = picture ? { className: 'nl-lanes', pictures: [picture] } : scene;
        return { scene: drawn, ...(room && { room }) };
      },
    },
  },
  styles: sheets(skinsSheet),
};

import type { Rest } from '../../../draw/rest.ts';
import { restingPicture, roomOf } from '../drawing.ts';

export const rest: Rest = (of) => ({ scene: restingPicture(of, true, () => ''), room: roomOf(of.view) });

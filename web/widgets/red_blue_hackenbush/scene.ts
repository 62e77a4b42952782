import type { Rest } from '../kit/rest.ts';
import { restingPicture, roomOf } from '../pictures/resting.ts';

export const rest: Rest = (of) => ({ scene: restingPicture(of, true, () => ''), room: roomOf(of.view) });

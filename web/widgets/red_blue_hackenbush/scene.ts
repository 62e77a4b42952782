import type { Rest } from '../kit/rest.ts';
import { restingPicture, roomOf } from '../pictures/resting.ts';

export const rest: Rest = ({ numbers, view }) => ({
  scene: restingPicture(numbers, true, () => ''),
  room: roomOf(view),
});

import type { AtRest, Beside, Rest } from '../../draw/rest.ts';
import { byFolder } from '../../board/tag.ts';
import { partOf, sidesOf } from './sides.ts';

const scenes = byFolder(
  import.meta.glob<{ rest: Rest<AtRest | Beside> }>(['../**/scene.ts', '!./scene.ts'], { eager: true }),
);
/** What either has room for, in pixels: half of a board, less the frame of each. */
const half = 298;

/** The two positions at rest, side by side, each as its own game draws it. */
export const rest: Rest<Beside> = ({ position, numbers, rule, ruleNumbers }) => {
  const sides = sidesOf(position, rule);
  const beside = sides.map((side, i) => {
    const [at, known] = [i as 0 | 1, { view: '', values: null, width: half }];
    const own = { ...side, ...known, numbers: partOf(numbers, at), ruleNumbers: partOf(ruleNumbers ?? [], at) };
    return scenes[side.game]?.rest(own) ?? side.position;
  });
  return { games: sides.map(({ game }) => game), beside };
};

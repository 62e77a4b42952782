import { written } from '../draw/numerals.ts';
import { circle, line, path, text, type Picture } from '../draw/scene.ts';

export interface Running {
  /** After each round, on average. */
  readonly means: readonly number[];
  /** Where it tends to when both play the optimum, and how that is written; '' where it is not to be seen yet. */
  readonly value: number;
  readonly valued: string;
  /** What is seen: from, to. */
  readonly range: readonly [number, number];
  readonly label: string;
  readonly width?: number;
}

const [left, right, top, bottom] = [30, 46, 8, 18];
export const runningHeight = 132;
/** More points than that are not seen. */
const most = 300;

/** A plot of running averages. */
export function running({ means, value, valued, range: [low, high], label, width = 560 }: Running): Picture {
  const inner = width - left - right;
  const tall = runningHeight - top - bottom;
  const up = (of: number) => top + ((high - Math.min(high, Math.max(low, of))) / (high - low)) * tall;
  const count = Math.max(means.length, 10);
  const across = (i: number) => left + ((i + 1) / count) * inner;
  const every = Math.max(1, Math.ceil(means.length / most));
  const points = means.flatMap((mean, i) =>
    i % every === 0 || i === means.length - 1 ? [`${across(i).toFixed(1)} ${up(mean).toFixed(1)}`] : [],
  );
  const end = means.length - 1;
  return {
    width,
    height: runningHeight,
    label,
    is: { class: 'running' },
    of: [
      line({ class: 'zero', x1: left, x2: left + inner, y1: up(0), y2: up(0) }),
      valued !== '' && line({ class: 'value', x1: left, x2: left + inner, y1: up(value), y2: up(value) }),
      text({ x: left - 5, y: up(high) + 4, 'text-anchor': 'end' }, written(`${high}`)),
      Math.abs(up(0) - up(high)) > 14 && text({ x: left - 5, y: up(0) + 4, 'text-anchor': 'end' }, '0'),
      low !== 0 && text({ x: left - 5, y: up(low) + 4, 'text-anchor': 'end' }, written(`${low}`)),
      text({ class: 'valued', x: left + inner + 5, y: up(value) + 4 }, valued),
      text({ x: left + inner, y: runningHeight - 4, 'text-anchor': 'end' }, `${count}`),
      points.length > 1 && path({ class: 'mean', d: `M${points.join('L')}` }),
      end >= 0 && circle({ class: 'now', cx: across(end), cy: up(means[end]!), r: 3.2 }),
    ],
  };
}

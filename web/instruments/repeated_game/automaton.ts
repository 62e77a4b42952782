import { centred } from '../../draw/sign.ts';
import { circle, g, names, path, type Content, type Picture } from '../../draw/scene.ts';
import { deed } from './characters.ts';

/** A plan as a machine: states from 1, each with its act and where it goes after the other's act 1 and 2. */
export interface Machine {
  readonly acts: readonly number[];
  /** Two for each state. */
  readonly next: readonly number[];
}

export const machineText = ({ acts, next }: Machine) =>
  acts.map((act, i) => `${act}${next[2 * i]}${next[2 * i + 1]}`).join('.');

const width = 304;
const middle = 78;

/**
 * States in a row. Above go the arrows after the other's act 1, whole lines; below those after 2, broken ones. Which
 * state it is in, from 1, may be marked.
 */
export function automatonPicture({ acts, next }: Machine, boats: boolean, label: string, now = 0): Picture {
  const n = acts.length;
  const room = Math.min(84, (width - 30) / n);
  const r = Math.min(23, room * 0.36);
  const at = (state: number) => (width + 14) / 2 + (state - (n + 1) / 2) * room;
  /** From one state to another: `side` −1 above, 1 below. */
  const arrow = (from: number, to: number, side: -1 | 1): Content => {
    const ahead = Math.sign(to - from);
    const is = { class: side < 0 ? 'arrow after-1' : 'arrow after-2' };
    const edge = middle + side * r * 0.9;
    if (ahead === 0) {
      const x = at(from);
      const [a, far] = [r * 0.5, edge + side * 30];
      return g(
        is,
        path({ d: `M${x - a} ${edge}C${x - a - 9} ${far} ${x + a + 9} ${far} ${x + a} ${edge + side}` }),
        head(x + a, edge + side, side < 0 ? 105 : -105),
      );
    }
    const [x, end] = [at(from) + ahead * r * 0.42, at(to) - ahead * r * 0.5];
    // Those that go back are flatter, so that both ways can be told apart.
    const far = edge + side * Math.min(50, (ahead > 0 ? 20 : 10) + Math.abs(to - from) * (ahead > 0 ? 13 : 9));
    const slope = (Math.atan2(edge - far, end - (x + ahead * 8 + (end - x) * 0.8)) * 180) / Math.PI;
    return g(
      is,
      path({ d: `M${x} ${edge}C${x + (end - x) * 0.2} ${far} ${x + (end - x) * 0.8} ${far} ${end} ${edge}` }),
      head(end, edge, slope),
    );
  };
  const head = (x: number, y: number, angle: number) =>
    path({ class: 'head', d: 'M0 0l-8 -4v8z', transform: `translate(${x} ${y}) rotate(${angle})` });
  const states = acts.map((_, i) => i + 1);
  return {
    width,
    height: 2 * middle,
    label,
    is: { class: 'repeated automaton' },
    of: [
      g({ class: 'arrow begin' }, path({ d: `M${at(1) - r - 18} ${middle}h14` }), head(at(1) - r - 1, middle, 0)),
      states.flatMap((state) => [arrow(state, next[2 * state - 2]!, -1), arrow(state, next[2 * state - 1]!, 1)]),
      states.map((state) =>
        g(
          { class: names('state', { now: state === now }) },
          circle({ class: 'disc', cx: at(state), cy: middle, r }),
          deed(acts[state - 1]!, boats, at(state), middle - 2),
          centred(at(state), middle + r + 9, { class: 'number', 'font-size': 11 }, n > 1 ? `${state}` : ''),
        ),
      ),
    ],
  };
}

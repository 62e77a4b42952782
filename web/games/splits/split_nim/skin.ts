import { inRoom } from '../../../draw/rest.ts';
import { g, names, path, press, rect, text, type Content, type Picture, type Press } from '../../../draw/scene.ts';
import { sheets } from '../../../draw/sheets.ts';
import type { SkinFile } from '../../../draw/skin.ts';
import bottlesSheet from './bottles.css?inline';
import { rest } from './scene.ts';

/** A bottle has this much room, and no less. */
const [widest, narrowest] = [84, 36];
/** The rim, where the belly begins, the ground it stands on, the number under it, and the value under that. */
const [rim, belly, ground, label, worth, height] = [10, 50, 126, 147, 166, 174];
/** From bean to bean in a heap of them. */
const [pitch, layer] = [21, 16];

/** What is to be seen of a bean, or of a bottle. */
export interface Seen {
  /** null: nothing comes of pressing it. */
  readonly place: Press | null;
  readonly states: Readonly<Record<string, unknown>>;
  readonly value?: string;
}
export interface Shelf {
  readonly sizes: readonly bigint[];
  /** As many bottles stand behind the first. */
  readonly last: bigint;
  readonly bean?: (heap: number) => Seen;
  readonly bottle?: (size: number) => Seen;
  /** Sizes of the heaps that a move would put in place of one. */
  readonly coming?: readonly number[];
  readonly width: number;
  readonly label?: string;
}

/**
 * Beans in bottles, split Nim in another dress: a heap is a bean, its size says how many bottles stand on its right. In
 * the last one lie beans that nobody can move any more: empty heaps, which no position holds. Places: the beans are the
 * heaps, `bottle-<size>` puts one in. null: too many bottles, or too many beans in one.
 */
export type DrawBottles = (shelf: Shelf) => Picture | null;

const beanShape = 'M-8.5-1C-8.5-6-4-7 0-6.5C4-7 8.5-6 8.5-1C8.5 4 5 6 3 4C1.5 2.5-1.5 2.5-3 4C-5 6-8.5 4-8.5-1Z';

function bottleShape(x: number, wide: number): string {
  const [body, neck] = [wide / 2, wide / 4];
  return (
    `M${x - neck - 2} ${rim}h${2 * neck + 4}M${x - neck} ${rim}V${belly - 24}C${x - neck} ${belly - 12} ${x - body} ${belly - 14} ${x - body} ${belly}` +
    `V${ground - 7}q0 7 7 7H${x + body - 7}q7 0 7-7V${belly}C${x + body} ${belly - 14} ${x + neck} ${belly - 12} ${x + neck} ${belly - 24}V${rim}`
  );
}

const draw: DrawBottles = ({ sizes, last, bean, bottle, coming = [], width, label: heard }) => {
  const count = Number(last) + 1;
  const cell = Math.min(widest, Math.floor((width - 4) / count));
  if (count < 2 || cell < narrowest) return null;
  const wide = Math.min(58, cell - 6);
  const across = Math.max(1, Math.floor((wide - 4) / pitch));
  const most = across * Math.floor((ground - belly + 6) / layer);
  const middle = (size: number) => 2 + (count - 1 - size + 0.5) * cell;
  /** Where bean k of a bottle lies. */
  const lies = (size: number, k: number) => {
    const row = Math.floor(k / across);
    const x = middle(size) + ((k % across) - (across - 1) / 2) * pitch + (row % 2 ? 2 : -2);
    return `translate(${x} ${ground - 10 - row * layer}) rotate(${((k * 37 + size * 11) % 5) * 14 - 28}) scale(1.15)`;
  };
  const filled = Array.from({ length: count }, () => 0);
  const drawBean = (size: number, is: string, ...more: Content[]) => {
    const at = lies(size, filled[size]!++);
    return g({ class: is, transform: at }, path({ class: 'bean', d: beanShape }), more);
  };
  // Nobody counts what lies in the last bottle.
  const spent = Array.from({ length: 3 * across }, () => drawBean(0, 'spent'));
  const beans = sizes.map((size, heap): Content => {
    const { place, states, value } = bean?.(heap) ?? { place: null, states: {} };
    const drawn = drawBean(Number(size), names('held', states));
    const under = value && text({ class: 'value', x: middle(Number(size)), y: worth, 'text-anchor': 'middle' }, value);
    const reach = rect({
      class: 'reach',
      x: -11,
      y: -11,
      width: 22,
      height: 22,
      rx: 8,
      transform: String(drawn.is['transform']),
    });
    return [place ? press(place, { class: names('choice', states) }, reach, drawn) : drawn, under];
  });
  const ghosts = coming.map((size) => drawBean(size, 'ghost'));
  if (filled.some((many) => many > most)) return null;
  const bottles = filled.map((_, size): Content => {
    const { place, states } = bottle?.(size) ?? { place: null, states: {} };
    const x = middle(size);
    const is = { class: names('bottle', states) };
    const glass = path({ class: size === 0 ? 'glass last' : 'glass', d: bottleShape(x, wide) });
    const number = text({ class: 'number', x, y: label, 'text-anchor': 'middle' }, `${count - 1 - size}`);
    const reach = rect({ class: 'reach', x: x - cell / 2 + 1, y: 2, width: cell - 2, height: label + 4, rx: 8 });
    return place ? press(place, is, reach, glass, number) : g(is, glass, number);
  });
  return {
    width: count * cell + 4,
    height,
    ...(heard !== undefined && { label: heard }),
    is: { class: 'bottles' },
    of: [
      path({ class: 'shelf', d: `M2 ${ground + 1.5}H${count * cell + 2}` }),
      bottles.toReversed(),
      spent,
      beans,
      ghosts,
    ],
  };
};

export const { skins, styles }: SkinFile<DrawBottles> = {
  skins: {
    bottles: {
      draw,
      rest: (resting) => {
        const { numbers } = resting;
        const last = numbers.reduce((most, each) => (each > most ? each : most), 0n);
        const pictures = inRoom(resting.width, (width) => draw({ sizes: numbers, last, width }));
        if (pictures.length === 0) return rest({ ...resting, view: '' });
        return { scene: { className: 'nl-heaps', pictures }, room: { below: 58, phone: 116 } };
      },
    },
  },
  styles: sheets(bottlesSheet),
};

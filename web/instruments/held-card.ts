import { g, names, path, press, rect, text, type Attributes, type Press, type Shape } from '../draw/scene.ts';

export interface HeldCard {
  /** Of its upper left corner. */
  readonly x: number;
  readonly y: number;
  /** Its width; it is 1.4 times as high. */
  readonly width: number;
  /** null: its back. */
  readonly face: string | null;
  /** Classes: `hidden`, `gone`, `chosen`, `lit`, `asked`. */
  readonly states?: Readonly<Record<string, unknown>>;
  /** Where it can be pressed. */
  readonly press?: Press;
}

export const heightOf = (width: number) => Math.round(width * 1.4);

/** A card of a hand, lying upright. */
export function heldCard({ x, y, width, face, states = {}, press: pressed }: HeldCard): Shape {
  const high = heightOf(width);
  const inset = width / 9;
  const [inner, tall] = [width - 2 * inset, high - 2 * inset];
  const lattice = [0.25, 0.5, 0.75].map((at) => `M${inset + inner * at} ${inset}V${inset + tall}`).join('');
  const rungs = [0.2, 0.4, 0.6, 0.8].map((at) => `M${inset} ${inset + tall * at}H${inset + inner}`).join('');
  const of = [
    rect({ class: 'sheet', width, height: high, rx: width / 8 }),
    face === null
      ? [
          rect({ class: 'inlay', x: inset, y: inset, width: inner, height: tall, rx: width / 16 }),
          path({ class: 'lattice', d: lattice + rungs }),
        ]
      : text({ class: 'face', x: width / 2, y: high / 2, 'font-size': width / 2.1 }, face),
  ];
  const is: Attributes = { class: names('held-card', states), translate: `${x} ${y}` };
  return pressed ? press(pressed, is, ...of) : g(is, ...of);
}

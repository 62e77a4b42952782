import { circle, g, path, type Shape } from '../../draw/scene.ts';

/** How a coin is drawn; `Value`: as what its value is shown. */
export interface CoinFace<Value> {
  /** The side that is seen. */
  readonly heads: boolean;
  /** It counts: before what is seen is turned. */
  readonly counts?: boolean;
  /** Where it is live. */
  readonly label?: string;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly states?: Readonly<Record<string, unknown>>;
  /** Its SG value; undefined where none is shown. */
  readonly value?: Value | undefined;
}

/** Of a coin of radius 17. */
const portrait =
  'M0-9.5A4.800 4.800 0 0 1 2.400-.4Q7.500 1 8.300 8.600Q0 13.500-8.300 8.600-7.500 1-2.400-.4A4.800 4.800 0 0 1 0-9.500Z';

/**
 * A coin with two faces around (0, 0), told apart without colour: heads dark with a portrait, tails light with an
 * empty field. Alive it has both and turns where `heads` changes; at rest it has the one that is seen.
 */
export function facedCoin(heads: boolean, alive: boolean, radius = 17): Shape {
  const scale = radius / 17;
  const head = g(
    { class: 'side head' },
    circle({ class: 'rim', r: 17 }),
    circle({ class: 'inlay', r: 13.6 }),
    path({ class: 'portrait', d: portrait }),
  );
  const tail = g({ class: 'side tail' }, circle({ class: 'rim', r: 17 }), circle({ class: 'inlay', r: 12.6 }));
  return g(
    { class: `faced ${heads ? 'heads' : 'tails'}`, transform: scale !== 1 && `scale(${scale})` },
    (alive || !heads) && tail,
    (alive || heads) && head,
  );
}

import type { Rest } from '../../../draw/rest.ts';
import {
  circle,
  g,
  names,
  path,
  press,
  rect,
  text,
  title,
  type Content,
  type Picture,
  type Shape,
  type Attributes,
} from '../../../draw/scene.ts';
import {
  along,
  coin as coinRadius,
  dot,
  fieldWidth,
  hasLarge,
  layRing,
  mostEdges,
  short,
  thickness,
  type RingPlace,
} from './geometry.ts';

/** What the board has to say of an edge or a vertex, where it is live. */
export interface PlaceFace {
  readonly label?: string;
  readonly disabled?: boolean;
  readonly pressed?: boolean | null;
  readonly states?: Readonly<Record<string, unknown>>;
}

export interface EdgeFace extends PlaceFace {
  /** The number that stands on it. */
  readonly weight: bigint;
  /** Where that is written shorter than it is. */
  readonly title?: string;
}

export interface RingFace {
  readonly ring: RingPlace;
  readonly edge: (edge: number) => EdgeFace;
  readonly vertex?: (vertex: number) => PlaceFace;
  /** How far the coin has been turned from vertex 1, in degrees. */
  readonly turn: number;
  readonly coinLit?: boolean;
  /** Under the edges, and over them. */
  readonly under?: Content;
  readonly over?: Content;
  readonly label?: string;
  readonly states?: Readonly<Record<string, unknown>>;
}

function edgeShape(ring: RingPlace, edge: number, face: EdgeFace): Shape {
  const { weight, label = '', disabled = false, pressed = null } = face;
  const said = short(weight);
  const width = fieldWidth(said);
  const { x, y } = ring.label(edge, width);
  const d = along(ring, edge, 1, dot);
  return press(
    { id: `edge-${edge}`, label, disabled, pressed },
    { class: names('span', { empty: weight === 0n, ...face.states }) },
    face.title && title({}, face.title),
    path({ class: 'reach', d }),
    face.states && path({ class: 'glow', d }),
    path({ class: 'line', d, 'stroke-width': thickness(weight) }),
    rect({ class: 'field', x: x - width / 2, y: y - 12, width, height: 24, rx: 12 }),
    text({ class: 'weight', x, y, dy: '0.36em' }, said),
  );
}

function vertexShape(ring: RingPlace, vertex: number, face: PlaceFace): Shape {
  const { label = '', disabled = false, states } = face;
  const { x: cx, y: cy } = ring.at(vertex);
  return press(
    { id: `vertex-${vertex}`, label, disabled },
    { class: names('vertex', states) },
    circle({ class: 'reach', cx, cy, r: 22 }),
    states && circle({ class: 'halo', cx, cy, r: coinRadius + 3 }),
    circle({ class: 'dot', cx, cy, r: dot }),
  );
}

/** A ring with its coin. */
export function ringPicture({ ring, edge, vertex, turn, ...face }: RingFace): Picture {
  const { width, height, middle, places: edges } = ring;
  const each = (shape: (i: number) => Shape) => Array.from({ length: edges }, (_, i) => shape(i + 1));
  return {
    width,
    height,
    ...(face.label === undefined ? {} : { label: face.label }),
    is: { class: names('ring', { on: ring.on, ...face.states }) },
    of: [
      face.under,
      each((i) => edgeShape(ring, i, edge(i))),
      each((i) => vertexShape(ring, i, vertex?.(i) ?? {})),
      face.over,
      g(
        { transform: `translate(${middle.x} ${middle.y})` },
        g(
          {
            class: names('turning', { lit: face.coinLit }),
            transform: `rotate(${turn})`,
            // Alive it glides.
            style: face.label !== undefined && `transform: rotate(${turn}deg)`,
          },
          coin(coinRadius, { transform: `translate(0 ${-ring.radius})` }),
        ),
      ),
    ],
  };
}

/** Where the coin is, and the numbers of the edges. */
export const ringOf = ([coinAt = 1n, ...weights]: readonly bigint[]) => ({ at: Number(coinAt), weights });

/** What a move is put together with: two lines where it is wide, else three. */
const [two, three] = [106, 156];

export const rest: Rest = ({ numbers }) => {
  const { at, weights } = ringOf(numbers);
  const ring = layRing(weights.length, weights.map(short));
  const turn = ((at - 1) * 360) / weights.length;
  const picture = ringPicture({ ring, edge: (edge) => ({ weight: weights[edge - 1]! }), turn });
  return {
    scene: { className: 'nl-heaps', pictures: weights.length > mostEdges ? [] : [picture] },
    room: { below: hasLarge(weights) ? three : two, phone: three, pivot: 38 },
  };
};

/** A coin around (0, 0). */
const coin = (radius: number, is: Attributes = {}): Shape =>
  g(
    { ...is, class: `coin ${is['class'] ?? ''}` },
    circle({ class: 'rim', r: radius }),
    circle({ class: 'inlay', r: radius - 4.5 }),
  );

import type { Outcome } from '../../solver/types.ts';

export type { Values } from '../kit/rest.ts';

const p = 'var(--nl-p, #24539c)';
const pSoft = 'var(--nl-p-soft, #dfe8f6)';
const n = 'var(--nl-n, #a8431a)';
const nSoft = 'var(--nl-n-soft, #f8e3d6)';

/** Fill of a cell with this outcome. */
export const outcomeFill = { P: pSoft, N: nSoft, draw: 'var(--nl-sunk, #f1ece0)' } as const;
/** Colour of what is written into it. */
export const outcomeInk = { P: p, N: n, draw: 'var(--nl-ink, #22262b)' } as const;

/** Sign of an outcome around (x, y), to be told apart without colour: a ring with P, a diamond with N, a bar with =. */
export function signAtRest(outcome: Outcome, x: number, y: number, r: number): string {
  const [fill, ink] = [outcomeFill[outcome], outcomeInk[outcome]];
  const look = `fill="${fill}" stroke="${ink}" stroke-width="1.8"`;
  const shape =
    outcome === 'P'
      ? `<circle cx="${x}" cy="${y}" r="${r}" ${look}/>`
      : outcome === 'N'
        ? `<path d="M${x} ${y - r * 1.2}L${x + r * 1.2} ${y}L${x} ${y + r * 1.2}L${x - r * 1.2} ${y}Z" ${look}/>`
        : `<rect x="${x - r * 1.05}" y="${y - r * 0.7}" width="${r * 2.1}" height="${r * 1.4}" ${look}/>`;
  return shape + textAtRest(x, y, r * 1.1, outcome === 'draw' ? '=' : outcome, ink, 700);
}

/** An SG value; 0, the P-positions, has a ring. */
export function valueAtRest(value: bigint, x: number, y: number, r: number, size: number): string {
  return (
    (value === 0n ? `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${p}" stroke-width="1.6"/>` : '') +
    textAtRest(x, y, size, `${value}`, 'var(--nl-ink, #22262b)', 600)
  );
}

export const textAtRest = (x: number, y: number, size: number, text: string, fill: string, weight = 400) =>
  `<text x="${x}" y="${y}" dy="0.36em" text-anchor="middle" font-family="var(--nl-ui, system-ui)" font-size="${size}" font-weight="${weight}" fill="${fill}">${text}</text>`;

/**
 * Room for what the live board has over and under its figure and the figure at rest has not, in pixels; `phone`: below,
 * where the board is narrower than `pivot` (rem). theme/board.css keeps it where the live board is on its way; paper does not have it.
 */
export const roomAround = ({
  above = 0,
  below = 0,
  phone = below,
  pivot = 27,
}: {
  above?: number;
  below?: number;
  phone?: number;
  pivot?: number;
}) =>
  `--nl-above:${above}px;--nl-below:${phone === below ? `${below}px` : `clamp(${below}px,(${pivot}rem - 100cqi)*999,${phone}px)`}`;

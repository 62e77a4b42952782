import type { Heads } from './heads.ts';

/** Cells of the drawing from side to side at most: of a row, and of a board. */
const most = { row: 720, board: 128 } as const;
const few = 16;

/** All of a large position, small: where there are heads, in the canvas's colour, the more the stronger. */
export function paintHeads(
  canvas: HTMLCanvasElement,
  heads: Heads,
  [width, height]: readonly [number, number],
  x: (coin: number) => number,
  y: (coin: number) => number,
) {
  const cells = height > 0 ? most.board : most.row;
  const [across, down] = [Math.min(width, cells), Math.max(1, Math.min(height, cells))];
  const tall = Math.max(1, height);
  const counts = new Uint32Array(across * down);
  let all = 0;
  heads.each((coin) => {
    counts[Math.floor((y(coin) * down) / tall) * across + Math.floor((x(coin) * across) / width)]!++;
    all++;
  });
  // A few are drawn so that one sees them.
  const side = all > (across * down) / few ? 1 : height > 0 ? 5 : 3;
  const kept = (from: number, most: number) => Math.max(0, Math.min(from - (side >> 1), most - side));
  canvas.width = across;
  canvas.height = down;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = getComputedStyle(canvas).color;
  const whole = Math.max(1, (width / across) * (tall / down));
  counts.forEach((count, at) => {
    if (count === 0) return;
    context.globalAlpha = 0.5 + 0.5 * Math.min(1, count / whole);
    context.fillRect(kept(at % across, across), kept(Math.floor(at / across), down), side, side);
  });
}

/** Chances as colours: 0 the colour of losing, 1 that of winning, paper between. */
export interface Chances {
  readonly size: number;
  /** 0 to 1, row by row. */
  readonly values: Float64Array;
}

type Colour = readonly [number, number, number];

/** A token's colour, whatever way it is written in. */
function read(context: CanvasRenderingContext2D, colour: string): Colour {
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0] = context.getImageData(0, 0, 1, 1).data;
  return [r, g, b];
}

/** Paints the chances, one pixel a cell; the canvas is drawn larger by its style. */
export function paint(canvas: HTMLCanvasElement, { size, values }: Chances) {
  canvas.width = canvas.height = size;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return;
  const style = getComputedStyle(canvas);
  const token = (name: string) => read(context, style.getPropertyValue(`--nl-${name}`).trim());
  const [low, middle, high] = [token('p'), token('raised'), token('n')];
  const image = context.createImageData(size, size);
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    const [end, share] = value < 0.5 ? [low, 1 - 2 * value] : [high, 2 * value - 1];
    for (let c = 0; c < 3; c++) image.data[4 * i + c] = middle[c]! + (end[c]! - middle[c]!) * share;
    image.data[4 * i + 3] = 255;
  }
  context.putImageData(image, 0, 0);
}

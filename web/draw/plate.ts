import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { sheets } from './sheets.ts';
import plateSheet from './plate.css?inline';
import { travel } from './parts/grid.ts';
import type { Drawn } from './surface.ts';

/** Cells from the upper corner. */
export interface PlatePlace {
  readonly down: number;
  readonly right: number;
}

export interface PlateLook {
  /** Cells from side to side. */
  readonly size: number;
  /** Row by row, 0 the colour of losing, 1 that of winning, paper between. The same array is painted once. */
  readonly values: Float64Array;
  readonly label: string;
  /** What goes down, and what to the right. */
  readonly axis: string;
  /** At the ends of the colours. */
  readonly low: string;
  readonly high: string;
  /** What is told of; null where it is out of sight. */
  readonly at: PlatePlace | null;
  /** What is heard of a place. */
  hear(place: PlatePlace): string;
  pick(place: PlatePlace): void;
}

type Host = Drawn & { announce(text: string): void };

/** Where the keys begin when what is told of is out of sight. */
const corner: PlatePlace = { down: 0, right: 0 };

type Colour = readonly [number, number, number];

/** A token's colour, whatever way it is written in. */
function read(context: CanvasRenderingContext2D, colour: string): Colour {
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0] = context.getImageData(0, 0, 1, 1).data;
  return [r, g, b];
}

/** One pixel a cell; the canvas is drawn larger by its style. */
function paint(canvas: HTMLCanvasElement, { size, values }: PlateLook) {
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

/**
 * A function of two numbers as a square of colours: what is pointed at is told, what is pressed is picked. Arrows point
 * as a mouse does (`travel`), from the mark, which is the plate's one cell of the keyboard.
 */
export class Plate implements ReactiveController {
  readonly styles = sheets(plateSheet);
  pointed: PlatePlace | null = null;
  #look: PlateLook | null = null;
  #painted: Float64Array | null = null;
  #theme = '';

  constructor(
    private readonly host: Host,
    private readonly theme: () => string,
  ) {
    host.addController(this);
  }

  hostUpdated() {
    const canvas = this.host.renderRoot.querySelector<HTMLCanvasElement>('.map canvas');
    const look = this.#look;
    if (!canvas || !look) {
      this.#painted = null;
      return;
    }
    const theme = this.theme();
    if (this.#painted === look.values && this.#theme === theme && canvas.dataset.drawn) return;
    this.#painted = look.values;
    this.#theme = theme;
    canvas.dataset.drawn = 'yes';
    paint(canvas, look);
  }

  #place({ currentTarget, clientX, clientY }: MouseEvent): PlatePlace {
    const { size } = this.#look!;
    const box = (currentTarget as Element).getBoundingClientRect();
    const along = (from: number, all: number) => Math.max(0, Math.min(size - 1, Math.floor((from / all) * size)));
    return { down: along(clientY - box.top, box.height), right: along(clientX - box.left, box.width) };
  }
  #point = (event: PointerEvent) => this.#to(this.#place(event));
  #leave = () => this.#to(null);
  #to(place: PlatePlace | null) {
    this.pointed = place;
    this.host.requestUpdate();
  }
  #pick = (event: MouseEvent) => {
    this.pointed = null;
    this.#look!.pick(this.#place(event));
  };

  #key = (event: KeyboardEvent) => {
    const { size, at, hear } = this.#look!;
    const { down, right } = at ?? corner;
    const [first, last] = [[0, 0] as const, [size - 1, size - 1] as const];
    const to =
      event.altKey || event.ctrlKey || event.metaKey ? null : travel(event, [right, down], false, { first, last });
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    // From between two cells a step leads to the next one.
    const inside = (n: number, from: number) =>
      Math.max(0, Math.min(size - 1, n > from ? Math.floor(n) : Math.ceil(n)));
    const place = { down: inside(to[1], down), right: inside(to[0], right) };
    this.#to(place);
    this.host.announce(hear(place));
  };
  #take = () => {
    const { at, pick } = this.#look!;
    const place = this.pointed ?? at;
    this.pointed = null;
    // What lies between two cells is taken already.
    if (place && Number.isInteger(place.down) && Number.isInteger(place.right)) pick(place);
  };

  draw(look: PlateLook): TemplateResult {
    this.#look = look;
    const { size, label, axis, low, high, at, hear } = look;
    const mark = at ?? corner;
    const share = (n: number) => (n + 0.5) / size;
    return html`<div class="map">
      <span class="axis" aria-hidden="true">${axis}</span>
      <div class="plate">
        <canvas
          role="img"
          aria-label=${label}
          @pointermove=${this.#point}
          @pointerleave=${this.#leave}
          @click=${this.#pick}
        ></canvas>
        <button
          type="button"
          class="at"
          data-cell="at"
          data-sight=${at ? nothing : 'out'}
          aria-label=${hear(mark)}
          .style=${`--x:${share(mark.right)};--y:${share(mark.down)}`}
          @keydown=${this.#key}
          @click=${this.#take}
          @blur=${this.#leave}
        ></button>
      </div>
      <p class="ramp"><span>${low}</span><i></i><span>${high}</span></p>
    </div>`;
  }
}

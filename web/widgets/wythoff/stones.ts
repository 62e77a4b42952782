import { html, nothing, svg, type TemplateResult } from 'lit';
import { drawReach } from '../heaps/pebble.ts';
import { grainOf, placeHeap, type Grain } from '../kit/parts/heap.ts';
import { pebbles, shine, transform } from '../kit/parts/pebble.ts';
import type { BoardView } from '../shell/view.ts';

export interface Stones {
  readonly view: BoardView;
  /** How many a pointer or the focus would take from each heap. */
  readonly aimed: readonly [bigint, bigint];
  readonly names: readonly [string, string];
  readonly say: (n: bigint) => string;
  /** Name of the stone at which `take` and all above it would go from a heap (0, 1). */
  readonly label: (heap: number, take: bigint) => string;
  readonly press: (heap: number, take: bigint) => void;
  readonly point: (heap: number, take: bigint) => void;
}

/** The position as two heaps of stones; heaps too large to count are mounds. */
export function drawStones(stones: Stones): TemplateResult {
  const { numbers, origin } = stones.view;
  const rooms = numbers.map((size, i) => (size > (origin[i] ?? 0n) ? size : origin[i]!));
  const grain = grainOf(rooms);
  return html`<div class="heaps" @pointerleave=${() => stones.point(0, 0n)}>
    ${numbers.map((_, i) => drawHeap(stones, i, rooms[i]!, grain))}
  </div>`;
}

function drawHeap({ view, aimed, names, say, label, press, point }: Stones, i: number, room: bigint, grain: Grain) {
  const size = view.numbers[i]!;
  const place = placeHeap(i + 1, size, room, grain);
  const { width, height, floor, mound } = place;
  const of = (numbers: readonly bigint[] | undefined) => numbers?.[i] ?? 0n;
  const leaving = of(view.leaving?.numbers);
  const hint = of(view.hint?.numbers);
  const marked = of(view.marked[0]?.numbers);
  const going = view.interactive ? aimed[i]! : 0n;
  const left = size - (leaving || going);
  const among = (index: number, count: bigint) => !mound && BigInt(index) >= size - count;
  const summit = place.stones.reduce((least, { y }) => Math.min(least, y - (mound ? 10 : 18)), floor - 12);
  const winning = hint || marked;
  return html`<div
    class="heap ${of(view.hintPlace?.numbers) ? 'hinted' : ''} ${view.lit.has(`heap-${i + 1}`) ? 'lit' : ''}"
  >
    <svg
      width=${width}
      height=${height}
      viewBox="0 0 ${width} ${height}"
      role="group"
      aria-label=${`${names[i]}: ${say(size)}`}
    >
      <ellipse class="floor" cx=${width / 2} cy=${floor} rx=${width / 2 - 3} ry="5" />
      ${place.stones.map((stone, index) => {
        const take = size - BigInt(index);
        const states = [
          among(index, leaving) && 'leaving',
          among(index, going) && 'going',
          among(index, hint) && 'hint',
          among(index, marked) && 'marked',
        ].filter(Boolean);
        const body = svg`<g transform=${transform(stone)}>
          <g class="pebble">
            <path class="edge" d=${pebbles[stone.shape]!} />
            <path class="face" d=${pebbles[stone.shape]!} transform="translate(0 -1.6) scale(.955 .9)" />
            <path class="shine" d=${shine} />
          </g>
        </g>`;
        return mound
          ? svg`<g class="pile">${body}</g>`
          : svg`<g class="pile stone ${states.join(' ')}" data-cell="heap-${i + 1}-${index}" role="button" aria-label=${label(i, take)}
              @click=${() => press(i, take)} @pointerenter=${() => point(i, take)} @focusin=${() => point(i, take)}>
              ${drawReach(stone)}
              ${body}
            </g>`;
      })}
      ${
        winning && !leaving && !view.shown
          ? svg`<g class="flag" transform="translate(${width / 2} ${Math.max(10, summit)})" aria-hidden="true">
              <text text-anchor="middle">−${say(winning)}</text>
            </g>`
          : nothing
      }
      <text class="count" x=${width / 2} y=${place.label} text-anchor="middle" aria-hidden="true">
        ${left === size ? say(size) : svg`<tspan class="was">${say(size)}</tspan> → ${say(left)}`}
      </text>
    </svg>
  </div>`;
}

import { deedRoom, roomBelow, sizesIn } from '../heaps/at-rest.ts';
import { largestDrawn } from '../heaps/geometry.ts';
import { band, heights, pin, pinShine, pinWidth, withPins } from './geometry.ts';

const stone = 'fill="var(--nl-stone, #434a52)" stroke="var(--nl-stone-edge, #2a3037)" stroke-width="1.2"';
const light =
  'fill="none" stroke="var(--nl-stone-shine, #7b858f)" stroke-width="2.2" stroke-linecap="round" opacity=".8"';
/** Rows at rest: pins for Kayles, else stones, in lanes that wrap where the page is narrow. Pure. */
export function draw(position: string, rule = '0.77'): string {
  const { floor, labelAt, height } = heights(rule);
  const ground = (width: number) =>
    `<path d="M0 ${floor}H${width}" stroke="var(--nl-line-strong, #857c6c)" stroke-width="1.4"/>`;
  const label = (size: bigint, x: number) =>
    `<text x="${x}" y="${labelAt}" text-anchor="middle" font-size="16" font-weight="600" font-family="var(--nl-ui, system-ui)" fill="var(--nl-ink, #22262b)">${size.toLocaleString('en')}</text>`;
  const open = (width: number) =>
    `<svg width="${width}" height="${height}" style="overflow:visible" aria-hidden="true" focusable="false">${ground(width)}`;
  const one = withPins(rule)
    ? `<path d="${pin}" ${stone}/><path d="${band}" fill="none" stroke="var(--nl-paper, #faf7f0)" stroke-width="1.3" opacity=".8"/><path d="${pinShine}" ${light}/>`
    : `<circle cx="${pinWidth / 2}" cy="${floor - 13.5}" r="12.5" ${stone}/><path d="M8 ${floor - 18}Q10.5 ${floor - 22.5} 15 ${floor - 22.5}" ${light}/>`;
  const sizes = sizesIn(position);
  const lanes = sizes.map((size) => {
    if (size > largestDrawn) {
      return `${open(240)}<rect y="${floor - 30}" width="240" height="29" rx="8" ${stone}/>${label(size, 120)}</svg>`;
    }
    const n = Number(size);
    const middle = Math.floor((n - 1) / 2);
    const pins = Array.from(
      { length: n },
      (_, i) => `${open(pinWidth)}${one}${i === middle ? label(size, n % 2 ? pinWidth / 2 : pinWidth) : ''}</svg>`,
    );
    return pins.join('');
  });
  const lane = (content: string) => `<div style="display:flex;flex-wrap:wrap;max-width:100%">${content}</div>`;
  return `<div class="nl-rest nl-heaps nl-octal nl-no-views" style="gap:.25rem 2rem;${roomBelow(...deedRoom(sizes))}">${lanes.map(lane).join('')}</div>`;
}

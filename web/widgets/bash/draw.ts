import { roomBelow, sizesIn } from '../heaps/at-rest.ts';
import { largestDrawn, largestGroup, mostHeaps, mostTaken, stoneHeight, stoneRadius, stoneWidth } from './geometry.ts';

const stone =
  `<svg width="${stoneWidth}" height="${stoneHeight}" aria-hidden="true" focusable="false">` +
  `<circle cx="${stoneWidth / 2}" cy="${stoneHeight / 2}" r="${stoneRadius}" fill="var(--nl-stone, #434a52)" stroke="var(--nl-stone-edge, #2a3037)" stroke-width="1.2"/>` +
  `<path d="M8.5 17.5Q11 12.5 16 12.5" fill="none" stroke="var(--nl-stone-shine, #7b858f)" stroke-width="2.4" stroke-linecap="round" opacity=".8"/></svg>`;

/** Stones in the boxes of the view `groups`, the last with what is over. */
function boxes(size: number, group: number): string {
  const box = (count: number) => {
    const border =
      count === group
        ? '1.5px solid var(--nl-line-strong, #857c6c)'
        : '2px dashed var(--nl-n, #a8431a);background:var(--nl-n-soft, #f8e3d6)';
    return `<div style="display:flex;flex-wrap:wrap;max-width:100%;box-sizing:border-box;padding-inline:2px;border-radius:12px;border:${border}">${stone.repeat(count)}</div>`;
  };
  const all = Array.from({ length: Math.ceil(size / group) }, (_, i) => box(Math.min(group, size - i * group)));
  return `<div style="display:flex;flex-wrap:wrap;gap:.4rem;max-width:100%">${all.join('')}</div>`;
}

/** Heaps at rest: their stones in lines, or in groups where the view has them, with their number. Pure. */
export function draw(position: string, rule = '', view = ''): string {
  const most = mostTaken(rule);
  const group = view === 'groups' && most > 0n && most < largestGroup ? Number(most) + 1 : 0;
  const sizes = sizesIn(position).slice(0, mostHeaps);
  const large = sizes.some((size) => size > largestDrawn);
  const heaps = sizes.map((size) => {
    const text = size.toLocaleString('en');
    const stones =
      size > largestDrawn
        ? `<div style="display:grid;align-content:center;box-sizing:border-box;min-height:${stoneHeight + 3}px;padding:0 1.2rem;border-radius:22px;background:var(--nl-stone, #434a52);color:var(--nl-paper, #faf7f0);font-weight:600">${text}</div>`
        : group
          ? boxes(Number(size), group)
          : stone.repeat(Number(size));
    return `<div style="display:grid;justify-items:center;max-width:100%"><div style="display:flex;flex-wrap:wrap;justify-content:center;max-width:100%">${stones}</div><p style="margin:.1rem 0 0;text-align:center;line-height:1.45;font-family:var(--nl-ui, system-ui)"><b>${text}</b></p></div>`;
  });
  return `<div class="nl-rest nl-heaps" style="flex-direction:column;align-items:center;gap:.6rem;${large ? roomBelow(6.5, (sizes.length > 1 ? 10.85 : 7.8) + (rule.length > 6 ? 2.95 : 0)) : roomBelow(3.25, 4.55)}">${heaps.join('')}</div>`;
}

/** A real hand: the mouse, and fingers on the glass. */
import type { Page } from '@playwright/test';

export type Point = readonly [x: number, y: number];

export async function drag(page: Page, ...way: readonly Point[]) {
  await page.mouse.move(...way[0]!);
  await page.mouse.down();
  for (const point of way.slice(1)) await page.mouse.move(...point, { steps: 6 });
  await page.mouse.up();
}

/** Fingers, each from its first point to its last. */
export async function fingers(page: Page, ...ways: readonly (readonly [from: Point, to: Point])[]) {
  const glass = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    glass.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : ways.map(([[x, y], [u, v]], id) => ({ id, x: x + (u - x) * share, y: y + (v - y) * share })),
    });
  await send('touchStart', 0);
  for (let step = 1; step <= 6; step++) await send('touchMove', step / 6);
  await send('touchEnd', 1);
  await glass.detach();
}

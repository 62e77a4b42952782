/**
 * Pictures that stand on the ground: what would fall is seen before it is cut, steps are drawn, a hand makes its own.
 */
import type { Locator, Page } from '@playwright/test';
import { current, expect, putUp, setUp, status, test } from './board.ts';
import { drag, fingers, type Point } from './hand.ts';

/** Between two people: a position stays where a gesture has brought it. */
const put = async (page: Page, position: string, rest = '', where: 'en' | 'zh' = 'en') => {
  const board = await putUp(
    page,
    `<nimlab-hackenbush position="${position}" opponent="human" ${rest}></nimlab-hackenbush>`,
    where,
  );
  await expect(board.locator('svg.picture').first()).toBeVisible();
  return board;
};
const edge = (board: Locator, ends: string) => board.locator(`[data-cell="edge-${ends}"]`);
/** An upright edge is no wider than its line: the mouse goes there by itself. */
const point = async (page: Page, board: Locator, ends: string) => {
  const { x, y, width, height } = (await edge(board, ends).boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 3 });
};
const cut = async (page: Page, board: Locator, ends: string) => {
  await point(page, board, ends);
  await page.mouse.down();
  await page.mouse.up();
};
const going = (board: Locator) =>
  board
    .locator('.twig.going')
    .evaluateAll((edges) => edges.map((each) => each.getAttribute('data-cell')!.slice('edge-'.length)));
const forward = (board: Locator) => board.getByRole('button', { name: 'One step on' });

test('what would fall with an edge fades, what falls is drawn falling, the rest stays where it is', async ({
  page,
}) => {
  const board = await put(page, '0-1-2-3-1 2-4 0-5');
  const place = () => board.locator('[data-vertex="5"] .body').getAttribute('cx');
  const before = await place();
  // A ring holds at its other end.
  await point(page, board, '1-3');
  await expect.poll(() => going(board)).toEqual(['1-3']);
  await point(page, board, '0-1');
  await expect.poll(async () => (await going(board)).sort()).toEqual(['0-1', '1-2', '1-3', '2-3', '2-4']);
  await cut(page, board, '0-1');
  await expect.poll(() => current(board)).toBe('0-5');
  await expect(board.locator('.fallen .twig')).toHaveCount(5);
  await expect(board.locator('.fallen')).toHaveCount(0);
  expect(await place()).toBe(before);
});

test('with less motion nothing is seen falling', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const board = await put(page, '0-1-2 0-3');
  await cut(page, board, '0-1');
  await expect.poll(() => current(board)).toBe('0-3');
  await expect(board.locator('.fallen')).toHaveCount(0);
});

test('edges alike are told apart by those who hear them, and one cut takes one', async ({ page }) => {
  const board = await put(page, '0-1-2-1 2-2 2-2 0-1');
  await expect(edge(board, '1-2')).toHaveAttribute('aria-label', 'edge from 1 to 2');
  await expect(edge(board, '0-1')).toHaveAttribute('aria-label', 'edge from the ground to 1');
  await expect(edge(board, '2-2.2')).toHaveAttribute('aria-label', 'loop at 2, number 2 of those alike');
  await edge(board, '1-2.2').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => current(board)).toBe('0-1-2-2-2 0-1');
});

test('the analysis writes the value after its cut on every edge, the values what stands on each vertex', async ({
  page,
}) => {
  const board = await put(page, '0-1-2 0-3', 'analysis="on"');
  await expect(board.locator('.tag')).toHaveText(['1', '2', '0']);
  await expect(board.locator('.tag.wins')).toHaveText(['0']);
  await board.getByRole('button', { name: 'Values' }).click();
  await expect(board.locator('.worth')).toHaveText(['1', '0', '0']);
  await board.locator('[data-cell="vertex-1"]').click();
  await expect(board.locator('.explanation')).toHaveText('What stands on 1 is worth 1.');
});

test('a picture is made simpler step by step', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const board = await put(page, '0-1-2-3-1 2-4', 'view="reduce"');
  const height = async () => Math.round((await board.boundingBox())!.height);
  const before = await height();
  await forward(board).click();
  await expect(board.locator('.explanation')).toContainText('Fusion: rings join 3 vertices, and they become one, 1.');
  await expect(board.locator('.twig')).toHaveCount(5);
  await expect(board.locator('.knot')).toHaveCount(2);
  await forward(board).click();
  await expect(board.locator('.explanation')).toContainText('of 3, one is left');
  await forward(board).click();
  await expect(board.locator('.explanation')).toContainText('1 ⊕ 1 = 0');
  await expect(board.locator('.twig')).toHaveCount(1);
  expect(await height()).toBe(before);
  // Only the whole picture is cut.
  await expect(edge(board, '0-1')).toHaveCount(0);
  await board.getByRole('button', { name: 'The whole picture' }).click();
  await expect(edge(board, '0-1')).toHaveCount(1);
});

test('a hand draws edges, loops and new vertices, takes away what falls, undoes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const board = await put(page, '0-1', 'view="draw"');
  const at = async (vertex: number, dx = 0, dy = 0): Promise<Point> => {
    const box = (await board.locator(`[data-vertex="${vertex}"] .body`).boundingBox())!;
    return [box.x + box.width / 2 + dx, box.y + box.height / 2 + dy];
  };
  await drag(page, await at(1), await at(1, -60, -60));
  await expect.poll(() => current(board)).toBe('0-1-2');
  await drag(page, await at(2), await at(2, 60, -20), await at(2, 2, 2));
  await expect.poll(() => current(board)).toBe('0-1-2-2');
  const [x] = await at(1);
  const ground = (await board.locator('.ground .line').boundingBox())!;
  await drag(page, [x + 90, ground.y + 4], await at(2));
  await expect.poll(() => current(board)).toBe('0-1-2-2 0-2');
  // By keys: where it begins, where it ends; N for a new vertex.
  await board.locator('[data-cell="vertex-1"]').focus();
  await page.keyboard.press('n');
  await expect.poll(() => current(board)).toBe('0-1-2-2 0-2 1-3');
  await board.getByRole('button', { name: 'Cut away' }).click();
  await cut(page, board, '0-2');
  await expect.poll(() => current(board)).toBe('0-1-2-2 1-3');
  await cut(page, board, '1-2');
  await expect.poll(() => current(board)).toBe('0-1-3');
  await board.getByTitle('Undo the change').click();
  await expect.poll(() => current(board)).toBe('0-1-2-2 1-3');
  await board.getByLabel('Ready-made …').selectOption('house');
  await expect.poll(() => board.locator('.twig').count()).toBe(13);
});

test('a hand takes away edges of every colour, whoever is to move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [blue, red, green] = [1, 2, 3];
  for (const plays of ['left', 'right']) {
    const board = await putUp(
      page,
      `<nimlab-red-blue-hackenbush position="0b1r2b3 0r4 0-5" opponent="human" plays="${plays}" view="draw"></nimlab-red-blue-hackenbush>`,
    );
    await expect(board.locator('svg.picture').first()).toBeVisible();
    await board.getByRole('button', { name: 'Cut away' }).click();
    await cut(page, board, `1-2-${red}`); // and what stands on it falls
    await expect.poll(() => current(board)).toBe('0b1 0r4 0-5');
    await cut(page, board, `0-1-${blue}`);
    await expect.poll(() => current(board)).toBe('0r4 0-5');
    await board.getByTitle('Undo the change').click();
    await expect.poll(() => current(board)).toBe('0b1 0r4 0-5');
    await cut(page, board, `0-5-${green}`);
    await expect.poll(() => current(board)).toBe('0b1 0r4');
  }
});

test('what is too large to be drawn is said, and played all the same', async ({ page }) => {
  const board = await put(page, '0-1');
  await setUp(board, Array.from({ length: 26 }, (_, i) => i).join('-'));
  await expect(board.locator('.undrawable')).toContainText('up to 24 on top of each other');
  await expect(status(board)).toContainText('to move');
  // So large that its edges are not sent one by one.
  await board.evaluate((element) => {
    element.setAttribute('position', Array.from({ length: 100_001 }, (_, i) => i).join('-'));
  });
  await expect(board.getByLabel('a picture of 100,000 edges')).toBeVisible();
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test('an edge is drawn', async ({ page }) => {
    const board = await put(page, '0-1', 'view="draw"', 'zh');
    await board.locator('svg.picture').scrollIntoViewIfNeeded();
    const box = (await board.locator('[data-vertex="1"] .body').boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await fingers(page, [
      [x, y],
      [x - 70, y - 50],
    ]);
    await expect.poll(() => current(board)).toBe('0-1-2');
  });
});

test('values of edges cover neither each other nor a vertex, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const position of [
    // What the proof of the fusion principle comes by.
    '0-1-1-0 1-3-1 3-4-5 0-6-7-8-6',
    '0-0-0-0-3-0 3-4-5 0-6-7-8-6',
    '0-6-6 6-7-6 7-4-5',
    '0-1-2-1-2-3 1-2',
  ]) {
    const board = await putUp(
      page,
      `<nimlab-hackenbush position="${position}" analysis="on" view="values"></nimlab-hackenbush>`,
    );
    await expect(board.locator('.tag')).toHaveCount(position.split(/[- ]/).length - position.split(' ').length);
    const covered = await board.evaluate((element) => {
      const boxes = (what: string) =>
        [...element.shadowRoot!.querySelectorAll(what)].map(
          (each) => [each.textContent, each.getBoundingClientRect()] as const,
        );
      const [tags, vertices] = [boxes('.tag'), boxes('.knot .body')];
      return tags.flatMap(([tag, a], i) =>
        [...tags.slice(i + 1), ...vertices]
          .filter(([, b]) => Math.min(a.right - b.left, b.right - a.left, a.bottom - b.top, b.bottom - a.top) > 1)
          .map(([other]) => `${tag} covers ${other || 'a vertex'}`),
      );
    });
    expect(covered, position).toEqual([]);
  }
});

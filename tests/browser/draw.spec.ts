/**
 * The controllers of web/draw by a real mouse, real fingers and a real wheel, on a drawing that knows nothing but them.
 */
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { expect, test as base } from './board.ts';
import { drag, fingers, type Point } from './hand.ts';

const test = base.extend<object, { script: string }>({
  script: [
    async ({}, use) => {
      const built = (await build({
        configFile: false,
        logLevel: 'warn',
        build: {
          write: false,
          lib: { entry: fileURLToPath(new URL('draw/bench.ts', import.meta.url)), formats: ['iife'], name: 'bench' },
        },
      })) as Rolldown.RolldownOutput[];
      await use(built[0]!.output[0].code);
    },
    { scope: 'worker' },
  ],
});

const steps = { width: 300, height: 300, spans: [8, 10, 14, 20, 40] };
const line = { width: 1000, height: 0, closest: 10 };
const middle: Point = [150, 150];

/** The bench with its upper left corner at (50, 50); its drawing is shown at half its size. */
async function setUp(page: Page, script: string, attributes = '', extent: object = steps): Promise<Locator> {
  await page.setContent(
    `<!doctype html><title>Bench</title><body style="margin:50px;height:3000px"><draw-bench extent='${JSON.stringify(extent)}' ${attributes}></draw-bench>`,
  );
  await page.addScriptTag({ content: script });
  const bench = page.locator('draw-bench');
  await expect(bench.locator('circle')).toBeVisible();
  return bench;
}

type Bench = HTMLElement & {
  heard: string[];
  answer: () => void;
  pane: { pane: { x: number; y: number; span: number } | null; zoom(steps: number): void };
};
const told = (bench: Locator) =>
  bench.evaluate((element: Bench) => element.heard.splice(0).filter((each) => each !== 'over'));
const pane = (bench: Locator) => bench.evaluate((element: Bench) => element.pane.pane);
const stone = (bench: Locator) => bench.locator('circle').evaluate((element) => Number(element.getAttribute('cx')));
const scrolled = (page: Page) => page.evaluate(() => scrollY);

async function wheel(page: Page, [x, y]: Point, by: Point, key?: 'Control' | 'Shift') {
  await page.mouse.move(x, y);
  if (key) await page.keyboard.down(key);
  await page.mouse.wheel(...by);
  if (key) await page.keyboard.up(key);
}

test('a press that shakes is a click; what goes further is a drag, whose click is nobody’s', async ({
  page,
  script,
}) => {
  const bench = await setUp(page, script);
  await drag(page, [100, 100], [104, 100]);
  expect(await told(bench)).toEqual(['nowhere', 'click']);
  await drag(page, [100, 100], [150, 120]);
  const all = await told(bench);
  // Twice as far on the drawing, which is shown at half its size.
  expect(all.slice(-3)).toEqual(['stone 200,140', 'drop 200,140', 'nowhere']);
  expect(all).not.toContain('click');
  await page.mouse.click(100, 100);
  expect(await told(bench)).toContain('click');
});

test('where nothing can be held a drag is none', async ({ page, script }) => {
  const bench = await setUp(page, script);
  await drag(page, [200, 200], [230, 200]);
  expect(await told(bench)).toEqual(['click']);
  expect(await pane(bench)).toBeNull();
});

test('what leaves the drawing is held all the same, and what is let go there is let go', async ({ page, script }) => {
  const bench = await setUp(page, script);
  await drag(page, [100, 100], [400, 100]);
  expect(await told(bench)).toContain('drop 700,100');
  // At one go: the drawing hears only that the pointer has left.
  await page.mouse.move(100, 100);
  await page.mouse.down();
  await page.mouse.move(400, 150);
  await page.mouse.up();
  expect(await told(bench)).toContain('drop 700,200');
  await page.mouse.click(100, 100);
  await expect.poll(() => told(bench)).toContain('click');
});

test('what is dropped waits where it is until it is known what comes of it', async ({ page, script }) => {
  const bench = await setUp(page, script, 'slow');
  await drag(page, [100, 100], [130, 120]);
  expect(await stone(bench)).toBe(200);
  // Meanwhile nothing else is taken hold of.
  await drag(page, [100, 100], [140, 120]);
  expect(await stone(bench)).toBe(200);
  await bench.evaluate((element: Bench) => element.answer());
  await expect.poll(() => stone(bench)).toBe(100);
});

test('a stroke begins with the press', async ({ page, script }) => {
  const bench = await setUp(page, script, 'brush');
  await page.mouse.move(200, 200);
  await told(bench);
  await page.mouse.down();
  expect(await told(bench)).toEqual(['stroke 300,300']);
  await page.mouse.up();
  expect(await told(bench)).toEqual(['drop 300,300', 'nowhere']);
});

test('Control and the wheel zoom about the pointer by steps; the wheel alone scrolls the page', async ({
  page,
  script,
}) => {
  const bench = await setUp(page, script);
  await wheel(page, [50 + 199, 50 + 1], [0, 100], 'Control');
  await expect.poll(() => pane(bench)).toEqual({ x: 0, y: 0, span: 10 });
  expect(await scrolled(page)).toBe(0);
  for (const span of [14, 20]) {
    await wheel(page, middle, [0, 100], 'Control');
    await expect.poll(async () => (await pane(bench))?.span).toBe(span);
  }
  // The upper right corner stays in sight.
  await wheel(page, [50 + 199, 50 + 1], [0, -100], 'Control');
  await expect.poll(() => pane(bench)).toEqual({ x: 6, y: 6, span: 14 });
  await wheel(page, middle, [0, 300]);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
  expect((await pane(bench))?.span).toBe(14);
});

test('the small steps of a touchpad add up', async ({ page, script }) => {
  const bench = await setUp(page, script);
  for (let i = 0; i < 2; i++) await wheel(page, middle, [0, 10], 'Control');
  expect(await pane(bench)).toBeNull();
  await wheel(page, middle, [0, 10], 'Control');
  await expect.poll(async () => (await pane(bench))?.span).toBe(10);
});

test('a window that has been moved is dragged by whole cells, and not over the edge', async ({ page, script }) => {
  const bench = await setUp(page, script);
  await bench.evaluate((element: Bench) => element.pane.zoom(1));
  await drag(page, [200, 100], [140, 130]);
  // 10 cells are 200 pixels; up is up: the board comes down with the hand.
  expect(await pane(bench)).toEqual({ x: 3, y: 2, span: 10 });
  await drag(page, [100, 200], [240, 90]);
  expect(await pane(bench)).toEqual({ x: 0, y: 0, span: 10 });
});

test('a line is zoomed without steps, moved by the wheel sideways, and whole at the end', async ({ page, script }) => {
  const bench = await setUp(page, script, '', line);
  await wheel(page, [150, 150], [120, 0]);
  expect(await pane(bench)).toBeNull(); // all of it is in sight
  await wheel(page, [150, 150], [0, -200], 'Control');
  await expect.poll(async () => Math.round((await pane(bench))?.span ?? 0)).toBe(368);
  const { x } = (await pane(bench))!;
  expect(Math.round(x)).toBe(316);
  await wheel(page, [150, 150], [50, 0]);
  await expect.poll(async () => Math.round(((await pane(bench))?.x ?? 0) - x)).toBe(46);
  await wheel(page, [150, 150], [0, -50], 'Shift');
  await expect.poll(async () => Math.round(((await pane(bench))?.x ?? 0) - x)).toBe(0);
  await wheel(page, [150, 150], [0, 400], 'Control');
  await expect.poll(() => pane(bench)).toBeNull();
});

type CellsElement = HTMLElement & { heard: string[]; at: readonly [number, number] };
type StripElement = HTMLElement & { strip: { from: bigint; count: number } };

/** A board of cells with its upper left corner at (50, 50). */
async function cells(page: Page, script: string, across: number, size: number): Promise<Locator> {
  const side = `style="display:block" across="${across}" size="${size}"`;
  await page.setContent(
    `<!doctype html><title>Cells</title><body style="margin:50px"><draw-cells ${side}></draw-cells>`,
  );
  await page.addScriptTag({ content: script });
  const board = page.locator('draw-cells');
  await expect(board.locator('.piece')).toBeVisible();
  return board;
}
const heard = (board: Locator) => board.evaluate((element: CellsElement) => element.heard.splice(0));
const cellOf = (board: Locator, id: string) => board.locator(`[data-cell="${id}"]`);

test('cells one can press: pointed at, pressed, gone through by keys; a piece lands on another cell', async ({
  page,
  script,
}) => {
  const board = await cells(page, script, 6, 40);
  await page.mouse.move(110, 150); // the middle of (2, 3)
  await expect(board.locator('output')).toHaveText('2,3');
  await page.mouse.click(110, 150);
  expect(await heard(board)).toEqual(['press 2,3']);
  await cellOf(board, 'cell-2-3').focus();
  await page.keyboard.press('ArrowDown');
  await expect(cellOf(board, 'cell-2-4')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(cellOf(board, 'cell-6-4')).toBeFocused();
  await page.keyboard.press('x');
  expect(await heard(board)).toEqual(['x 6,4']);
  await drag(page, [70, 70], [190, 70]);
  expect(await heard(board)).toEqual(['land 4,1']);
  // Dropped where it was: nothing.
  await drag(page, [190, 70], [230, 70], [190, 70]);
  expect(await heard(board)).toEqual([]);
});

test('small cells: near a target means it, the keys announce where they are', async ({ page, script }) => {
  const board = await cells(page, script, 60, 5);
  await page.mouse.click(148, 57); // in row 2, and near the row of the piece
  expect(await heard(board)).toEqual(['press 20,1']);
  await page.mouse.click(150, 150);
  expect(await heard(board)).toEqual(['press 21,21']);
  await cellOf(board, 'cursor').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageDown');
  expect(await heard(board)).toEqual(['cell 22,21', 'cell 22,60']);
});

test('what stands beside a board goes below it where there is little room', async ({ page, script }) => {
  const board = await cells(page, script, 4, 40);
  const side = board.locator('.side');
  await expect(side).not.toContainClass('below');
  await page.setViewportSize({ width: 400, height: 700 });
  await expect(side).toContainClass('below');
});

test('a window on a strip: dragged, wheeled, and gone through by keys at its ends', async ({ page, script }) => {
  await page.setContent('<!doctype html><title>Strip</title><body style="margin:50px"><draw-strip></draw-strip>');
  await page.addScriptTag({ content: script });
  const board = page.locator('draw-strip');
  const from = () => board.evaluate((element: StripElement) => Number(element.strip.from));
  const count = await board.evaluate((element: StripElement) => element.strip.count);
  await drag(page, [500, 90], [380, 90]); // three cells of 40 pixels
  expect(await from()).toBe(3);
  await drag(page, [300, 90], [900, 90]);
  expect(await from()).toBe(0);
  await wheel(page, [300, 90], [50, 0]);
  await expect.poll(from).toBe(1);
  await cellOf(board, `cell-${count}`).focus();
  await page.keyboard.press('ArrowRight');
  await expect(cellOf(board, `cell-${count + 1}`)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(cellOf(board, 'cell-0')).toBeFocused();
  expect(await from()).toBe(0);
});

test.describe('by a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 740 } });

  test('what is held moves, and the page does not; elsewhere the page moves', async ({ page, script }) => {
    const bench = await setUp(page, script);
    await fingers(page, [
      [100, 100],
      [100, 60],
    ]);
    expect(await told(bench)).toContain('drop 100,20');
    expect(await scrolled(page)).toBe(0);
    await fingers(page, [
      [200, 200],
      [200, 60],
    ]);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(30);
    expect(await told(bench)).not.toContain('click');
  });

  test('a tap is a click', async ({ page, script }) => {
    const bench = await setUp(page, script);
    await page.touchscreen.tap(100, 100);
    await expect.poll(() => told(bench)).toContain('click');
  });

  test('two fingers zoom in and out about the middle between them', async ({ page, script }) => {
    const bench = await setUp(page, script);
    const apart = (near: number, far: number) =>
      fingers(
        page,
        [
          [150 - near, 150],
          [150 - far, 150],
        ],
        [
          [150 + near, 150],
          [150 + far, 150],
        ],
      );
    await apart(90, 45);
    await expect.poll(async () => (await pane(bench))?.span).toBe(14);
    await apart(60, 90);
    await expect.poll(async () => (await pane(bench))?.span).toBe(10);
    expect(await told(bench)).not.toContain('click');
    expect(await scrolled(page)).toBe(0);
    // The window has been moved: one finger drags it.
    await fingers(page, [
      [200, 150],
      [140, 150],
    ]);
    await expect.poll(async () => (await pane(bench))?.x).toBeGreaterThan(2);
    await page.touchscreen.tap(100, 100);
    await expect.poll(() => told(bench)).toContain('click');
  });
});

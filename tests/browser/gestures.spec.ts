/** What a hand does to a board: drags, wheels, pinches and taps, beside the clicks and keys of whole games. */
import type { Locator, Page } from '@playwright/test';
import { current, expect, putUp, settled, status, test } from './board.ts';
import { drag, fingers, type Point } from './hand.ts';

type Match = HTMLElement & { match: { rule: string } };

const cell = (board: Locator, id: string) => board.locator(`[data-cell="${id}"]`);
const ruleOf = (board: Locator) => board.evaluate((element) => (element as Match).match.rule);

/** Where a part is aimed at: its middle, or so much beside it in pixels. */
async function at(part: Locator, [dx, dy]: Point = [0, 0]): Promise<Point> {
  const { x, y, width, height } = (await part.boundingBox())!;
  return [x + width / 2 + dx, y + height / 2 + dy];
}

/** Between two people: a position stays where a gesture has brought it. */
const put = async (page: Page, game: string, position: string, rule = '', rest = '') => {
  const tag = `nimlab-${game}`;
  const board = await putUp(
    page,
    `<${tag} position="${position}" ${rule && `rule="${rule}"`} opponent="human" ${rest}></${tag}>`,
  );
  await expect(board.locator('.status:visible').first()).toContainText('to move');
  return board;
};

test('grid_walk: the counter is dragged, back is refused, cells are painted by a stroke', async ({ page }) => {
  const board = await put(page, 'grid-walk', '1,1', '4x4 1:0 0:1 1:1');
  await drag(page, await at(cell(board, 'cell-1-1')), await at(cell(board, 'cell-2-2')));
  await expect.poll(() => current(board)).toBe('2,2');
  await settledMoves(board);
  await drag(page, await at(cell(board, 'cell-2-2')), await at(cell(board, 'cell-1-1')));
  await expect(board.locator('.status:visible')).toContainText('That is no legal move here.');
  expect(await current(board)).toBe('2,2');
  // Dropped where it was: nothing has been done.
  await drag(
    page,
    await at(cell(board, 'cell-2-2')),
    await at(cell(board, 'cell-3-3')),
    await at(cell(board, 'cell-2-2')),
  );
  expect(await current(board)).toBe('2,2');

  await board.evaluate((element) => element.setAttribute('view', 'paint'));
  const painted = () =>
    board
      .locator('[data-cell][aria-label*="marked"]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-cell')));
  await expect(cell(board, 'cell-1-4')).toHaveAttribute('aria-label', /empty/);
  await drag(page, await at(cell(board, 'cell-1-4')), await at(cell(board, 'cell-3-4')));
  await expect.poll(painted).toEqual(['cell-1-4', 'cell-2-4', 'cell-3-4']);
});

/** The moves of the position are there: the cells to go to are marked. */
const settledMoves = (board: Locator) =>
  expect(board.locator('.board:not(.still) [data-cell].target').first()).toBeAttached();

test('wythoff: the queen is dragged; wheel, keys and buttons zoom', async ({ page }) => {
  const board = await put(page, 'wythoff', '6 10', '1');
  // Up and to the right, where she never goes: that the solver says, too.
  await cell(board, 'cell-7-11').click();
  await expect(board.locator('.status:visible')).toContainText('The queen moves to the left, down, or diagonally');
  await drag(page, await at(cell(board, 'cell-6-10')), await at(cell(board, 'cell-4-8')));
  await expect.poll(() => current(board)).toBe('4 8');
  await expect(board.locator('.status:visible')).not.toContainText('The queen moves');
  await settledMoves(board);
  await drag(page, await at(cell(board, 'cell-4-8')), await at(cell(board, 'cell-3-6')));
  await expect(board.locator('.status:visible')).toContainText('The queen moves to the left, down, or diagonally');
  expect(await current(board)).toBe('4 8');

  const sight = board.locator('.sight');
  const home = await sight.innerText();
  await page.mouse.move(...(await at(cell(board, 'cell-4-8'))));
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 100);
  await page.keyboard.up('Control');
  await expect(sight).not.toHaveText(home);
  expect(await scrolled()).toBe(before);
  const wide = await sight.innerText();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect(sight).not.toHaveText(wide);
  await board.locator('.zoom button').nth(2).click();
  await expect(sight).toHaveText(home);
  await board.locator('.zoom button').nth(1).click();
  await expect(sight).not.toHaveText(home);
  await board.locator('.zoom button').nth(2).click();
  await expect(sight).toHaveText(home);
  await cell(board, 'cell-4-8').focus();
  await page.keyboard.press('-');
  await expect(sight).not.toHaveText(home);
  expect(await current(board)).toBe('4 8');
});

test('token_graph: a token is dragged; nodes and arrows are drawn, moved and erased', async ({ page }) => {
  const board = await put(page, 'token-graph', '1', '1>2 1>3 2>3');
  await drag(page, await at(cell(board, 'node-1').locator('.body')), await at(cell(board, 'node-2').locator('.body')));
  await expect.poll(() => current(board)).toBe('2');

  await board.evaluate((element) => element.setAttribute('view', 'edit'));
  const node = (n: number) => cell(board, `node-${n}`).locator('.body');
  const tool = (name: string) => board.locator('.bench').getByRole('button', { name, exact: true });
  const free = async (): Promise<Point> => {
    const { x, y, width, height } = (await board.locator('.canvas svg').boundingBox())!;
    return [x + width - 40, y + height - 40];
  };
  await expect(node(3)).toBeVisible();
  await page.mouse.click(...(await free()));
  await expect(node(4)).toBeVisible();
  // From the rim of node 4, an arrow to node 1.
  const [x, y] = await at(node(4));
  const radius = (await node(4).boundingBox())!.width / 2;
  await drag(page, [x - radius * 0.85, y], await at(node(1)));
  await expect.poll(() => ruleOf(board)).toContain('4>1');
  // By its middle it is moved.
  await drag(page, await at(node(4)), [x - 80, y - 20]);
  await expect.poll(async () => Math.round((await at(node(4)))[0])).toBeLessThan(Math.round(x) - 60);
  expect(await ruleOf(board)).toContain('4>1');
  // A token is put on it and erased, which leaves the node.
  await tool('Tokens').click();
  await node(4).click();
  await expect.poll(() => current(board)).toBe('2 4');
  await tool('Erase').click();
  await board.locator('.canvas .token').nth(1).click();
  await expect.poll(() => current(board)).toBe('2');
  await expect(node(4)).toBeVisible();
  await node(4).click();
  await expect(node(4)).toHaveCount(0);
  await expect.poll(() => ruleOf(board)).toBe('1>2 1>3 2>3');
  await tool('Arrows').click();
  await drag(page, await at(node(3)), await at(node(1)));
  await expect.poll(() => ruleOf(board)).toBe('1>2 1>3 2>3 3>1');
  await tool('Arrows').click();
  await node(3).click();
  await node(1).click();
  await expect.poll(() => ruleOf(board)).toBe('1>2 1>3 2>3');
  await board.getByRole('button', { name: 'Undo', exact: false }).first().click();
  await expect.poll(() => ruleOf(board)).toBe('1>2 1>3 2>3 3>1');
});

test('first_end_wins: a token is dragged along an arrow, and nowhere else', async ({ page }) => {
  const board = await put(page, 'first-end-wins', '1 2', '1 1>2 1>3 2>3 2>4 3>5 4>5 4>6 5>6');
  const node = (n: number) => cell(board, `node-${n}`).locator('.body');
  await drag(page, await at(node(1)), await at(node(6)));
  await expect(board.locator('.status:visible')).toContainText('That is no legal move here.');
  expect(await current(board)).toBe('1 2');
  await drag(page, await at(node(1)), await at(node(3)));
  await expect.poll(() => current(board)).toBe('3 2');
});

test('subtraction: the strip is dragged and wheeled; that is no move', async ({ page }) => {
  const board = await put(page, 'subtraction', '5000', '1,3,4');
  const first = () => board.locator('[data-cell^="cell-"]').first().getAttribute('data-cell');
  const before = await first();
  const [x, y] = await at(cell(board, 'cell-5000'));
  await drag(page, [x, y], [x - 200, y]);
  await expect.poll(first).not.toBe(before);
  const dragged = await first();
  await page.mouse.move(x, y);
  await page.mouse.wheel(120, 0);
  await expect.poll(first).not.toBe(dragged);
  expect(await current(board)).toBe('5000');
});

test('values: the plot is zoomed by the wheel, dragged, and read under the pointer', async ({ page }) => {
  const element = await putUp(page, '<nimlab-values game="octal" rule="0.77" count="5000"></nimlab-values>');
  const plot = element.locator('canvas');
  const where = element.locator('.plot .sight');
  await expect(plot).toBeVisible();
  await plot.scrollIntoViewIfNeeded();
  const whole = await where.innerText();
  const [x, y] = await at(plot);
  await page.mouse.move(x, y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -300);
  await page.keyboard.up('Control');
  await expect(where).not.toHaveText(whole);
  const zoomed = await where.innerText();
  await drag(page, [x, y], [x - 120, y]);
  await expect(where).not.toHaveText(zoomed);
  await page.mouse.click(x, y);
  await expect(element.locator('.read')).toContainText(/heap \d[\d,]*: SG value/);
});

test('gra and staircase: what a stone would do is seen under the pointer, before it is played', async ({ page }) => {
  const gra = await put(page, 'gra', '1 4 7', '10');
  const strip = gra.locator('.board');
  const still = await strip.innerHTML();
  await cell(gra, 'square-4').hover();
  await expect.poll(() => strip.innerHTML()).not.toBe(still);
  expect(await current(gra)).toBe('1 4 7');
  await cell(gra, 'square-4').click();
  await expect.poll(() => current(gra)).not.toBe('1 4 7');

  const stairs = await put(page, 'staircase', '3 0 2 5');
  const steps = stairs.locator('.board');
  const before = await steps.innerHTML();
  await cell(stairs, 'stone-4-2').hover();
  await expect.poll(() => steps.innerHTML()).not.toBe(before);
  expect(await current(stairs)).toBe('3 0 2 5');
  await cell(stairs, 'stone-4-2').click();
  await expect.poll(() => current(stairs)).toBe('3 0 5 2');
});

test.describe('by a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 740 } });

  test('wythoff: the queen is dragged and the page stays, two fingers zoom', async ({ page }) => {
    const board = await put(page, 'wythoff', '6 10', '1');
    await board.locator('.grid').scrollIntoViewIfNeeded();
    const scrolled = () => page.evaluate(() => scrollY);
    const top = await scrolled();
    await fingers(page, [await at(cell(board, 'cell-6-10')), await at(cell(board, 'cell-6-5'))]);
    await expect.poll(() => current(board)).toBe('6 5');
    expect(await scrolled()).toBe(top);
    const sight = board.locator('.sight');
    const home = await sight.innerText();
    const [x, y] = await at(board.locator('.grid'));
    await fingers(
      page,
      [
        [x - 20, y],
        [x - 120, y],
      ],
      [
        [x + 20, y],
        [x + 120, y],
      ],
    );
    await expect(sight).not.toHaveText(home);
    const close = await sight.innerText();
    await fingers(
      page,
      [
        [x - 120, y],
        [x - 20, y],
      ],
      [
        [x + 120, y],
        [x + 20, y],
      ],
    );
    await expect(sight).not.toHaveText(close);
    expect(await current(board)).toBe('6 5');
  });

  test('grid_walk: a finger drags the counter', async ({ page }) => {
    const board = await put(page, 'grid-walk', '1,1', '4x4 1:0 0:1 1:1');
    await fingers(page, [await at(cell(board, 'cell-1-1')), await at(cell(board, 'cell-2-2'))]);
    await expect.poll(() => current(board)).toBe('2,2');
  });

  for (const [game, position, rule] of [
    ['token-graph', '1', '1>2 1>3 2>3'],
    ['first-end-wins', '1', '1 1>2 1>3 2>3'],
  ] as const) {
    test(`${game}: a finger drags the token`, async ({ page }) => {
      const board = await put(page, game, position, rule);
      const node = (n: number) => cell(board, `node-${n}`).locator('.body');
      await board.locator('.graph').scrollIntoViewIfNeeded();
      await fingers(page, [await at(node(1)), await at(node(2))]);
      await expect.poll(() => current(board)).toBe('2');
    });
  }

  test('the editor of graphs: a finger moves a node', async ({ page }) => {
    const board = await put(page, 'token-graph', '1', '1>2 1>3 2>3', 'view="edit"');
    const node = cell(board, 'node-3').locator('.body');
    await board.locator('.graph').scrollIntoViewIfNeeded();
    const [x, y] = await at(node);
    await fingers(page, [
      [x, y],
      [x, y + 60],
    ]);
    await expect.poll(async () => Math.round((await at(node))[1])).toBeGreaterThan(Math.round(y) + 30);
  });

  test('values: two fingers zoom the plot', async ({ page }) => {
    const element = await putUp(page, '<nimlab-values game="octal" rule="0.77" count="5000"></nimlab-values>');
    const plot = element.locator('canvas');
    await expect(plot).toBeVisible();
    await plot.scrollIntoViewIfNeeded();
    const where = element.locator('.plot .sight');
    const whole = await where.innerText();
    const [x, y] = await at(plot);
    await fingers(
      page,
      [
        [x - 20, y],
        [x - 120, y],
      ],
      [
        [x + 20, y],
        [x + 120, y],
      ],
    );
    await expect(where).not.toHaveText(whole);
  });

  test('circle_take: a tap shows, a second one plays, and so it is played to the end', async ({ page }) => {
    const board = await putUp(page, '<nimlab-circle-take position="ooo.oo." rule="1"></nimlab-circle-take>');
    await board.locator('.board').scrollIntoViewIfNeeded();
    for (let taps = 0; taps < 30 && (await settled(board)) === 'turn'; taps++) {
      const [x, y] = await at(board.locator('.board:not(.still) [data-cell^="place-"] .pebble').first());
      await page.touchscreen.tap(x, y);
      await expect(status(board)).toContainText('Tap again to play.');
      const before = await current(board);
      await page.touchscreen.tap(x, y);
      await expect.poll(() => current(board)).not.toBe(before);
    }
    expect(await settled(board)).not.toBe('turn');
  });
});

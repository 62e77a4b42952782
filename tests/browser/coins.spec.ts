/** Coins are chosen one by one: what may go with them is shown before anything is played, and only that. */
import type { Locator, Page } from '@playwright/test';
import { faults } from './axe.ts';
import { current, expect, showAll, putUp, status, test } from './board.ts';
import { drag, fingers } from './hand.ts';

/** Between two people: a position stays where a gesture has brought it. */
const put = async (page: Page, game: string, position: string, rule: string, rest = '') => {
  const tag = `nimlab-${game}`;
  const board = await putUp(
    page,
    `<${tag} position="${position}" rule="${rule}" opponent="human" controls="few" ${rest}></${tag}>`,
  );
  await expect(status(board)).toContainText('to move');
  return board;
};
const coin = (board: Locator, id: string) => board.locator(`[data-cell="coin-${id}"]`);
const all = (board: Locator, state: string) =>
  board
    .locator(`[data-cell].${state}`)
    .evaluateAll((coins) => coins.map((each) => each.getAttribute('data-cell')!.slice('coin-'.length)));
const said = (board: Locator) => board.locator('.action-line .said');
const turn = (board: Locator) => board.getByRole('button', { name: 'Turn', exact: true });

test('the largest coin is chosen; what can go with it is open, the rest is quiet, Escape drops it', async ({
  page,
}) => {
  const board = await put(page, 'coin-row', '2 5 9', 'take 1,3,4');
  await expect(turn(board)).toHaveAttribute('aria-disabled', 'true');
  await coin(board, '9').click();
  await expect.poll(() => all(board, 'open')).toEqual(['5', '6', '8']);
  expect(await all(board, 'quiet')).toEqual(['1', '2', '3', '4', '7']);
  // Alone coin 9 is no move.
  await expect(turn(board)).toHaveAttribute('aria-disabled', 'true');
  await coin(board, '5').hover();
  await expect(said(board)).toHaveText('Turn coins 9 and 5.');
  expect(await all(board, 'open')).toContain('8');
  await page.keyboard.press('Escape');
  await expect.poll(() => all(board, 'quiet')).toEqual([]);
  expect(await current(board)).toBe('2 5 9');
  // Another head begins anew; the only coin that settles the move plays it.
  await coin(board, '9').click();
  await coin(board, '2').click();
  await expect.poll(() => all(board, 'open')).toEqual([]);
  await expect.poll(() => current(board)).toBe('1 5 9');
});

test('where more could be turned, the last coin once more is all, or the button', async ({ page }) => {
  const board = await put(page, 'coin-row', '4 9', 'ruler');
  await coin(board, '9').click();
  await coin(board, '6').click();
  expect(await all(board, 'going')).toEqual(['6', '7', '8', '9']);
  await coin(board, '7').click();
  expect(await all(board, 'going')).toEqual(['7', '8', '9']);
  await turn(board).click();
  await expect.poll(() => current(board)).toBe('4 7 8');
  await coin(board, '8').click();
  await coin(board, '8').click();
  await expect.poll(() => current(board)).toBe('4 7');
});

test('a coin that shows tails is no beginning: the board says why, and what is one', async ({ page }) => {
  const board = await put(page, 'coin-row', '2 5', 'turtles');
  await coin(board, '4').click();
  await expect(status(board)).toContainText('Coin 4 is tails. Choose a head: it is the rightmost coin of the move.');
  expect(await all(board, 'going')).toEqual([]);
});

test('of moves too many to be listed the solver judges', async ({ page }) => {
  const board = await put(page, 'coin-row', '20', 'free 9');
  await coin(board, '20').click();
  await turn(board).click();
  await expect(status(board)).toContainText('The rule has no move of just these coins.');
  for (const place of [20, 1, 2, 3, 4, 5, 6, 7, 8]) await coin(board, `${place}`).click();
  await turn(board).click();
  await expect.poll(() => current(board)).toBe('1 2 3 4 5 6 7 8');
});

test('coins are put up by hand, and rules chosen by name', async ({ page }) => {
  const board = await put(page, 'coin-row', '2 5', 'turtles');
  await expect(board.getByRole('button', { name: 'Turn coins freely' })).toHaveCount(0);
  await showAll(board);
  await board.getByRole('button', { name: 'Turn coins freely' }).click();
  await coin(board, '12').click();
  await expect.poll(() => current(board)).toBe('2 5 12');
  await coin(board, '5').click();
  await expect.poll(() => current(board)).toBe('2 12');
  await board.getByRole('button', { name: 'Done' }).click();
  await board.locator('#named').selectOption({ label: 'Ruler: neighbours' });
  await expect(board.locator('#rule')).toHaveValue('ruler');
  expect(await current(board)).toBe('2 12');
});

test('values say where they come from', async ({ page }) => {
  const row = await put(page, 'coin-row', '2 6', 'mock', 'view="values"');
  await coin(row, '6').hover();
  await expect(row.locator('.worths')).toContainText('2 ⊕ 11 = 9');
  await expect(row.locator('.worths')).toContainText('Value 11: number 6 of the odious numbers');
  const grid = await put(page, 'coin-grid', '3,3', 'corners', 'view="product"');
  await coin(grid, '3-4').hover();
  await expect(grid.locator('.worths')).toContainText('(3, 4): its row is worth 2, its column 3; 2 ⊗ 3 = 1.');
  // Along the sides the two games stand as rows of coins; both coins of the one that is pointed at are marked, and the
  // way to it.
  await expect(grid.locator('.of-side .worth')).toHaveText(['0', '1', '2', '3', '4', '0', '1', '2', '3', '4']);
  await expect(grid.locator('.of-side.here .worth')).toHaveText(['2', '3']);
  await expect(grid.locator('.coin-grid .cross-hair')).toHaveCount(2);
  await coin(grid, '5-2').hover();
  await expect(grid.locator('.of-side.here .worth')).toHaveText(['4', '1']);
  await expect(grid.locator('.worths')).toContainText('4 ⊗ 1 = 4');
});

test('on a board a rectangle is chosen by its corners', async ({ page }) => {
  const board = await put(page, 'coin-grid', '4,5', 'corners');
  await coin(board, '4-5').hover();
  await expect.poll(() => all(board, 'going')).toEqual(['4-5']);
  await coin(board, '4-5').click();
  await coin(board, '2-3').hover();
  expect(await all(board, 'going')).toEqual(['2-3', '2-5', '4-3', '4-5']);
  await coin(board, '2-3').click();
  await expect.poll(() => current(board)).toBe('2,3 2,5 4,3');
});

// ---- The table of a product and its board ---------------------------------------------------------------------------

const entry = (board: Locator, id: string) => board.locator(`.products [data-cell="entry-${id}"]`);
const worths = (board: Locator) => board.locator('.worths');
/** The values of the rows, then those of the columns, that are told of in the margins. */
const sides = (board: Locator) => board.locator('.of-side.here .worth').allTextContents();
const lookedAt = (board: Locator) =>
  board.locator('.products .entry.going').evaluateAll((all) => all.map((each) => each.getAttribute('data-cell')));
/** Rows of Ruler are worth 1, 2, 1, 4, 1, columns of Turning Turtles 1 to 5. */
const product = (page: Page) => put(page, 'coin-grid', '3,2', 'ruler x turtles', 'view="product"');

test('an entry of the table shows its rows, its columns and its coins, and a coin its entry', async ({ page }) => {
  const board = await product(page);
  // Each value once.
  await expect(board.locator('.products .head')).toHaveText(['1', '2', '4', '1', '2', '3', '4', '5']);
  await expect(board.locator('.products .worth')).toHaveText('1 2 3 4 5 2 3 1 8 10 4 8 12 6 2'.split(' '));
  await entry(board, '1-2').hover();
  await expect.poll(() => sides(board)).toEqual(['1', '1', '1', '2']);
  await expect(board.locator('.coin-grid .meets')).toHaveCount(3);
  await expect(worths(board)).toContainText('1 ⊗ 2 = 2, where rows 1, 3, 5 meet column 2.');
  expect(await lookedAt(board)).toEqual(['entry-1-2']);
  await coin(board, '4-3').hover();
  await expect.poll(() => lookedAt(board)).toEqual(['entry-4-3']);
  await expect(board.locator('.products .head.here')).toHaveText(['4', '3']);
  await expect(board.locator('.meets')).toHaveCount(0);
  expect(await sides(board)).toEqual(['4', '3']);
  await expect(worths(board)).toContainText('4 ⊗ 3 = 12.');
  // Pressed, it stays, until it is pressed once more; a coin that is pointed at goes before it.
  await entry(board, '2-2').click();
  await expect(entry(board, '2-2')).toHaveAttribute('aria-pressed', 'true');
  await coin(board, '1-1').hover();
  await expect.poll(() => lookedAt(board)).toEqual(['entry-1-1']);
  await page.mouse.move(0, 0);
  await expect.poll(() => lookedAt(board)).toEqual(['entry-2-2']);
  await entry(board, '2-2').click();
  await page.mouse.move(0, 0);
  await expect.poll(() => lookedAt(board)).toEqual([]);
  expect(await current(board)).toBe('3,2');
  // What is played is played as ever.
  await coin(board, '3-2').click();
  await coin(board, '3-1').click();
  await turn(board).click();
  await expect.poll(() => current(board)).toBe('3,1');
});

test('keys go from the board to its table and back', async ({ page }) => {
  const board = await product(page);
  await expect(entry(board, '1-1')).toBeVisible();
  await coin(board, '3-5').focus();
  await page.keyboard.press('ArrowRight');
  await expect(board.locator('.products .entry:focus')).toHaveCount(1);
  await page.keyboard.press('Home');
  await page.keyboard.press('End');
  await expect(entry(board, '4-5')).toBeFocused();
  await expect(entry(board, '4-5')).toHaveAttribute('aria-label', '4 ⊗ 5 = 2');
  expect(await sides(board)).toEqual(['4', '5']);
  const told = worths(board).locator('[aria-live=polite]');
  await expect(told).toHaveText('4 ⊗ 5 = 2, where row 4 meets column 5.');
  await page.keyboard.press('ArrowUp');
  await expect(entry(board, '2-5')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entry(board, '2-5')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(entry(board, '2-5')).toHaveAttribute('aria-pressed', 'false');
});

for (const [width, beside] of [
  [1280, true],
  [360, false],
] as const) {
  test(`a board and its table are in view together, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    for (const theme of ['light', 'dark']) {
      const board = await put(page, 'coin-grid', '3,2', 'ruler x turtles', `view="product" theme="${theme}"`);
      await expect(entry(board, '1-1')).toBeVisible();
      const [coins, table] = [
        (await board.locator('.coin-grid').boundingBox())!,
        (await board.locator('.products').boundingBox())!,
      ];
      expect(table.x >= coins.x + coins.width).toBe(beside);
      expect(table.y >= coins.y + coins.height).toBe(!beside);
      expect(Math.max(table.y + table.height, coins.y + coins.height) - coins.y).toBeLessThanOrEqual(560);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await faults(page)).toEqual([]);
    }
  });
}

test('a game that is no product has the table of its sums', async ({ page }) => {
  const board = await put(page, 'coin-grid', '3,2', 'acrostic', 'view="product"');
  await entry(board, '2-3').hover();
  await expect(worths(board)).toContainText('2 ⊕ 3 = 1, where row 3 meets column 4.');
  await expect(board.locator('.products .index')).toHaveText('⊕');
});

test('a window on a large board has the table of what is in sight', async ({ page }) => {
  const board = await put(page, 'coin-grid', '3,4 500,400', 'corners', 'view="product"');
  await coin(board, '500-400').hover();
  await expect.poll(() => lookedAt(board)).toEqual(['entry-499-399']);
});

// ---- What is too large for one drawing is seen through a window ----------------------------------------------------

const sight = (board: Locator) => board.locator('.within');
const first = (board: Locator) =>
  board.locator('.sees [data-cell]').evaluateAll((coins) => coins[0]!.getAttribute('data-cell')!.slice('coin-'.length));

test('a long row: keys, buttons, wheel and drag move the window, and coins in it turn', async ({ page }) => {
  const board = await put(page, 'coin-row', '3 999950 999999', 'turtles');
  await expect(sight(board)).toContainText('of 999,999');
  // It begins at the rightmost head.
  await expect(coin(board, '999999')).toHaveClass(/counts|can/);
  const span = await board.locator('.sees [data-cell]').count();
  expect(span).toBeLessThanOrEqual(16);
  await coin(board, '999999').focus();
  await page.keyboard.press('PageUp');
  await expect(coin(board, `${999999 - span}`)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(coin(board, '1')).toBeFocused();
  await expect(sight(board)).toContainText('Coins 1–');
  await page.keyboard.press('ArrowRight');
  await expect(coin(board, '2')).toBeFocused();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(coin(board, '22')).toBeFocused();
  await page.keyboard.press('End');
  await expect(coin(board, '999999')).toBeFocused();
  await board.getByRole('button', { name: 'Previous head' }).click();
  await expect(coin(board, '999950')).toBeVisible();
  // A drag to the right shows what is further left.
  const was = Number(await first(board));
  const lane = (await board.locator('.sees .nl-coins').boundingBox())!;
  const y = lane.y + lane.height / 2;
  await drag(page, [lane.x + 20, y], [lane.x + lane.width / 2, y]);
  await expect.poll(async () => Number(await first(board))).toBeLessThan(was - 2);
  // What has been dragged has not been pressed.
  expect(await all(board, 'going')).toEqual([]);
  const dragged = Number(await first(board));
  await page.mouse.wheel(lane.width / 2, 0);
  await expect.poll(async () => Number(await first(board))).toBeGreaterThan(dragged);
  await board.getByRole('button', { name: 'Zoom in (+)' }).click();
  await expect.poll(() => board.locator('.sees [data-cell]').count()).toBeLessThan(span);
  // All the way on the overview.
  const overview = (await board.locator('.overview').boundingBox())!;
  await page.mouse.click(overview.x + 2, overview.y + overview.height / 2);
  await expect.poll(async () => Number(await first(board))).toBeLessThan(20_000);
  await board.getByRole('button', { name: 'Previous head' }).click();
  await coin(board, '3').click();
  await coin(board, '1').click();
  await expect.poll(() => current(board)).toBe('1 999950 999999');
  await expect(coin(board, '3')).toBeVisible();
});

test('of a long run the first coin and the last are chosen', async ({ page }) => {
  const board = await put(page, 'coin-row', '900000', 'ruler');
  await coin(board, '900000').click();
  await coin(board, '899996').click();
  await expect(said(board)).toHaveText('Turn the 5 coins from 900,000 down to 899,996.');
  await turn(board).click();
  await expect.poll(() => current(board)).toBe('899996 899997 899998 899999');
});

test('a cause says all coins of a run, as the board does', async ({ page }) => {
  const is = 'game="coin_row" rule="ruler" position="3 6 8" ask="grundy"';
  const question = await putUp(page, `<nimlab-question kind="number" ${is} name="run"></nimlab-question>`);
  await question.locator('input').fill('5');
  await question.locator('input').press('Enter');
  await expect(question.locator('.verdict')).toContainText(/the \d coins from \d down to \d and leaves heads at/);
});

test('the winning move is brought into sight, each of its coins', async ({ page }) => {
  const board = await put(page, 'coin-row', '3 999950 999999', 'turtles');
  await expect(board.locator('.those button')).toHaveCount(0);
  await board.getByRole('button', { name: 'Hint' }).click();
  // First where, not yet what.
  await expect(board.locator('.those button')).toHaveCount(1);
  await board.getByRole('button', { name: 'Hint' }).click();
  const coins = board.locator('.those button');
  await expect(coins).toHaveCount(2);
  for (const each of await coins.all()) {
    const place = (await each.innerText()).replaceAll(',', '');
    await each.click();
    await expect(coin(board, place)).toBeVisible();
    await expect(coin(board, place)).toHaveClass(/hint/);
  }
});

test('a large board: keys and drag move the window, a rectangle is turned in it, values are of what is in sight', async ({
  page,
}) => {
  const board = await put(page, 'coin-grid', '3,4 500,400', 'corners', 'view="values"');
  await expect(sight(board)).toContainText('of 500 × 400');
  await expect(coin(board, '500-400').locator('.worth')).toHaveText(/\d/);
  await coin(board, '500-400').hover();
  await expect(board.locator('.worths')).toContainText('499 ⊗ 399');
  await coin(board, '500-400').focus();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Home');
  await expect(coin(board, '490-1')).toBeFocused();
  await page.keyboard.press('End');
  await expect(coin(board, '490-400')).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(coin(board, '500-400')).toBeFocused();
  const was = await first(board);
  const box = (await board.locator('.sees .coin-grid').boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await drag(page, [x, y], [x + 150, y + 110]);
  await expect.poll(() => first(board)).not.toBe(was);
  await board.getByRole('button', { name: 'Back to where the game began' }).click();
  await coin(board, '500-400').click();
  await coin(board, '498-397').click();
  await turn(board).click();
  await expect.poll(() => current(board)).toBe('3,4 498,397 498,400 500,397');
  await board.getByRole('button', { name: 'Next head' }).click();
  await expect(coin(board, '3-4')).toBeVisible();
});

for (const [tag, text, said] of [
  [
    'coin-grid',
    Array.from({ length: 512 * 512 }, (_, i) => `${(i >> 9) + 1},${(i & 511) + 1}`).join(' '),
    '262,144 heads',
  ],
  [
    'coin-row',
    Array.from({ length: 1_000_000 }, (_, i) => i + 1).join(' '),
    '1,000,000 heads, the rightmost at 1,000,000',
  ],
] as const) {
  test(`every coin of the largest ${tag} shows heads, and its text is not in the page`, async ({ page }) => {
    const board = await put(page, tag, tag === 'coin-row' ? '3' : '3,3', '');
    await showAll(board);
    await board.locator('#position').evaluate((input: HTMLInputElement, text) => {
      const data = new DataTransfer();
      data.setData('text', text);
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }, text);
    const kept = async () => (await board.locator('#position').inputValue()).length;
    expect(await kept()).toBeGreaterThan(100);
    expect(await kept()).toBeLessThan(1000);
    await board.locator('#position').press('Enter');
    await expect.poll(() => current(board).then(({ length }) => length)).toBe(text.length);
    expect(await kept()).toBeLessThan(1000);
    await expect(board.locator('.board')).toHaveAttribute('aria-label', new RegExp(said));
    const heads = board.locator('.sees .heads');
    await page.mouse.move(0, 0); // a coin that is pointed at shows what would become of it
    await expect(heads).toHaveCount(await board.locator('.sees [data-cell]').count());
    // Set up once showAll, unchanged: the same position.
    await board.locator('#position').press('Enter');
    await expect.poll(() => current(board).then(({ length }) => length)).toBe(text.length);
    await expect(board.locator('.error')).toHaveCount(0);
  });
}

test('a large board fits a phone, in every theme and language', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const [tag, position] of [
    ['coin-row', '3 999950 999999'],
    ['coin-grid', '3,4 500,400'],
  ] as const) {
    for (const rest of ['', 'view="values" theme="dark"']) {
      for (const where of ['en', 'zh'] as const) {
        const board = await putUp(
          page,
          `<nimlab-${tag} position="${position}" analysis="on" ${rest}></nimlab-${tag}>`,
          where,
        );
        await expect(board.locator('.sees')).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
        expect(await faults(page)).toEqual([]);
      }
    }
  }
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a tap on an entry shows its coins, a tap on a coin its entry', async ({ page }) => {
    const board = await product(page);
    await entry(board, '1-2').tap();
    await expect.poll(() => sides(board)).toEqual(['1', '1', '1', '2']);
    await expect(board.locator('.meets')).toHaveCount(3);
    await coin(board, '4-3').tap();
    await expect.poll(() => lookedAt(board)).toEqual(['entry-4-3']);
    await expect(worths(board)).toContainText('4 ⊗ 3 = 12.');
    await expect(board.locator('.error')).toHaveCount(0);
    await coin(board, '3-2').tap();
    await expect.poll(() => lookedAt(board)).toEqual(['entry-1-2']);
    await expect.poll(() => all(board, 'chosen')).toEqual(['3-2']);
    expect(await current(board)).toBe('3,2');
  });

  test('a long row is dragged sideways, and a tap chooses', async ({ page }) => {
    const board = await put(page, 'coin-row', '3 999950 999999', 'turtles');
    await expect(coin(board, '999999')).toBeVisible();
    const was = Number(await first(board));
    const lane = (await board.locator('.sees .nl-coins').boundingBox())!;
    const y = lane.y + 20;
    await fingers(page, [
      [lane.x + 40, y],
      [lane.x + 240, y],
    ]);
    await expect.poll(async () => Number(await first(board))).toBeLessThan(was - 2);
    await expect(async () => {
      await board.getByRole('button', { name: 'Back to where the game began' }).tap();
      await expect(coin(board, '999999')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await coin(board, '999999').tap();
    await expect.poll(() => all(board, 'chosen')).toEqual(['999999']);
  });
});

/** Coins are chosen one by one: what may go with them is shown before anything is played, and only that. */
import type { Locator, Page } from '@playwright/test';
import { current, expect, more, putUp, status, test } from './board.ts';

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
const said = (board: Locator) => board.locator('.deed .said');
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

test('a coin that shows tails is no beginning, and the solver says so', async ({ page }) => {
  const board = await put(page, 'coin-row', '2 5', 'turtles');
  await coin(board, '4').click();
  await expect(status(board)).toContainText('That is no legal move here.');
  expect(await all(board, 'going')).toEqual([]);
});

test('of moves too many to be listed the solver judges', async ({ page }) => {
  const board = await put(page, 'coin-row', '20', 'free 9');
  await coin(board, '20').click();
  await turn(board).click();
  await expect(status(board)).toContainText('That is no legal move here.');
  for (const place of [20, 1, 2, 3, 4, 5, 6, 7, 8]) await coin(board, `${place}`).click();
  await turn(board).click();
  await expect.poll(() => current(board)).toBe('1 2 3 4 5 6 7 8');
});

test('coins are put up by hand, and rules chosen by name', async ({ page }) => {
  const board = await put(page, 'coin-row', '2 5', 'turtles');
  await expect(board.getByRole('button', { name: 'Turn coins freely' })).toHaveCount(0);
  await more(board);
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
  // Along the sides the two games stand as rows of coins; both coins of the one that is pointed at are marked, and the way to it.
  await expect(grid.locator('.of-side .worth')).toHaveText(['0', '1', '2', '3', '4', '0', '1', '2', '3', '4']);
  await expect(grid.locator('.of-side.here .worth')).toHaveText(['2', '3']);
  await expect(grid.locator('.cross-hair')).toHaveCount(2);
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

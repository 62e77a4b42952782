/** A walk that never comes back: pairs and paths on demand, walls put up by hand and by keys. */
import type { Locator, Page } from '@playwright/test';
import { expect, putUp, setUp, test, type BoardElement } from './board.ts';

const put = async (page: Page, position: string, rule: string, rest = '') => {
  const board = await putUp(
    page,
    `<nimlab-geography position="${position}" rule="${rule}" opponent="human" ${rest}></nimlab-geography>`,
  );
  await expect(board.locator('svg.geography').first()).toBeVisible();
  return board;
};
const cell = (board: Locator, place: string) => board.locator(`[data-cell="${place}"]`);
const ruleIn = (board: Locator) =>
  expect.poll(() => board.evaluate((element) => (element as BoardElement).current?.rule));

test('pairs are dominoes, who is left over has a ring, and the winning cells are shaded', async ({ page }) => {
  const board = await put(page, '2,2', '3x3', 'view="pairs"');
  await expect(board.locator('.domino')).toHaveCount(4);
  await expect(board.locator('.alone')).toHaveCount(0);
  // With the token on an edge every corner and the middle, which are one more, can be left out.
  await board.evaluate((element) => (element as HTMLElement & { restart(p: string): Promise<void> }).restart('2,1'));
  await expect(board.locator('.domino')).toHaveCount(3);
  await expect(board.locator('.alone')).toHaveCount(2);
  await expect(board.locator('.floor.D')).toHaveCount(5);
});

for (const [where, says] of [
  ['en', 'Row 2 has 2 cells instead of 3.'],
  ['zh', '第 2 行有 2 格，应为 3 格。'],
] as const)
  test(`a row of another length is named, with both lengths: ${where}`, async ({ page }) => {
    const board = await putUp(page, '<nimlab-geography position="1,1" rule="3x3"></nimlab-geography>', where);
    await expect(board.locator('svg.geography').first()).toBeVisible();
    await setUp(board, '0', '... .. ...');
    await expect(board.locator('#error')).toContainText(says);
    await expect(board.locator('#error mark')).toHaveText('..');
  });

test('a wrong move is refuted by a path on which pairs and gaps take turns', async ({ page }) => {
  const board = await put(page, '1', '1-2-3-4-5', 'view="why"');
  await expect(board.locator('.explanation')).toContainText('Step on');
  await board.getByRole('button', { name: 'One step on' }).click();
  await expect(board.locator('.band')).toHaveCount(2);
  await board.getByRole('button', { name: 'One step on' }).click();
  await expect(board.locator('.explanation')).toContainText('Not to node 2');
  await expect(board.locator('.step.along')).toHaveCount(2);
  await expect(board.locator('.step')).toHaveCount(3);
});

test('nodes of a graph written in letters are letters on the board, in the steps and in what is read aloud', async ({
  page,
}) => {
  const board = await put(page, 'A', 'A-B-C-D-E', 'view="why"');
  await expect(board.locator('.place .name')).toHaveText(['A', 'B', 'C', 'D', 'E']);
  await expect(cell(board, 'node-2')).toHaveAttribute('aria-label', /^node B,/);
  await board.getByRole('button', { name: 'One step on' }).click();
  await board.getByRole('button', { name: 'One step on' }).click();
  await expect(board.locator('.explanation')).toContainText('Not to node B');
  await cell(board, 'node-2').click();
  await expect.poll(() => board.evaluate((element) => (element as BoardElement).current?.position)).toBe('A B');
});

test('walls: a press puts one up and takes it away, a stroke does it to all cells it passes', async ({ page }) => {
  const board = await put(page, '1,1', '4x3', 'view="draw"');
  await cell(board, 'cell-2-2').click();
  await ruleIn(board).toBe('4x3 2,2');
  const middle = async (place: string) => {
    const box = (await cell(board, place).boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.mouse.move(...(await middle('cell-1-3')));
  await page.mouse.down();
  for (const place of ['cell-2-3', 'cell-3-3']) await page.mouse.move(...(await middle(place)), { steps: 4 });
  await page.mouse.up();
  await ruleIn(board).toBe('4x3 2,2 1,3 2,3 3,3');
  await cell(board, 'cell-2-2').click();
  await ruleIn(board).toBe('4x3 1,3 2,3 3,3');
  await cell(board, 'cell-1-3').focus();
  await page.keyboard.press('Enter');
  await ruleIn(board).toBe('4x3 2,3 3,3');
  await board.getByRole('button', { name: 'One row less' }).click();
  await ruleIn(board).toBe('4x2');
});

test('winning starts are marked by hand: a wrong one gets the answer that refutes it, all of them solve', async ({
  page,
}) => {
  const element = await putUp(
    page,
    '<nimlab-question kind="paint" game="geography" position="0" rule="1-2-3-4-5" name="path"></nimlab-question>',
  );
  const node = (n: number) => element.locator(`[data-cell=node-${n}]`);
  const check = () => element.getByRole('button', { name: 'Check', exact: true }).click();
  const said = element.locator('nimlab-geography .explanation');
  for (const n of [1, 2]) await node(n).click();
  await expect(node(1)).toHaveAttribute('aria-pressed', 'true');
  await check();
  await expect(said).toContainText('Put the token on node 2');
  await expect(element.locator('.mine.bad')).not.toHaveCount(0);
  await node(2).click();
  await check();
  await expect(said).toContainText('2 winning starts are missing');
  await node(3).focus();
  await page.keyboard.press('Enter');
  await node(5).click();
  await check();
  await expect(said).toContainText('the 3 winning starts');
  await expect(element.locator('.label').first()).toContainText(/solved/i);
});

test('a path is drawn as a line, a tree along its longest path, a ring as a ring', async ({ page }) => {
  const height = async (rule: string) => {
    const board = await put(page, '0', rule);
    return (await board.locator('svg.geography').boundingBox())!.height;
  };
  expect(await height('2-1 2-3 3-4')).toBeLessThan(80);
  expect(await height('1-2-3-1')).toBeGreaterThan(150);
  expect(await height('1-2-3-1 4-5')).toBeGreaterThan(150); // as many edges as a tree has, and none
  const board = await put(page, '0', 'A-B B-C B-D-E-F E-G');
  const nodes = await Promise.all(
    [1, 2, 4, 5, 6, 3, 7].map(async (n) => (await cell(board, `node-${n}`).locator('.floor').boundingBox())!),
  );
  const [a, b, d, e, f, c, g] = nodes.map(({ x, y }) => [Math.round(x), Math.round(y)]) as [number, number][];
  expect(new Set([a, b, d, e, f].map((each) => each![1])).size).toBe(1);
  expect([a, b, d, e, f].map((each) => each![0])).toEqual(
    [a, b, d, e, f].map((each) => each![0]).sort((x, y) => x - y),
  );
  expect([c![0], g![0]]).toEqual([b![0], e![0]]);
  expect(c![1]).toBeGreaterThan(b![1]);
  // More than two branches at a node, or branches that branch, go into the circle.
  expect(await height('1-2 1-3 1-4 1-5 1-6')).toBeGreaterThan(150);
});

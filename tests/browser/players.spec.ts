/** Players who differ: Left and Right on a board, in its fields, in addresses, and in questions. */
import type { Locator, Page } from '@playwright/test';
import { current, expect, putUp, takeBack, test } from './board.ts';

const edge = (board: Locator, cut: string) => board.locator(`[data-cell="edge-${cut}"]`);
/** A straight edge has no width, so Playwright will not click it by itself. */
async function press(page: Page, part: Locator) {
  await part.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await part.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}
const status = (board: Locator) => board.locator('.status');
const tag = 'nimlab-red-blue-hackenbush';
const [blue, red] = [1, 2];

test('each cuts their own colour; the opponent answers for the other', async ({ page }) => {
  const board = await putUp(page, `<${tag} position="0b1b2 0r3r4" plays="right"></${tag}>`);
  await expect(status(board)).toContainText('Your turn, as Right (red).');
  await expect(edge(board, `0-1-${blue}`)).toHaveAttribute('aria-disabled', 'true');
  await press(page, edge(board, `3-4-${red}`));
  await expect(status(board)).toContainText(/You cut the red edge from 3 to 4\. The opponent cuts the blue edge/);
  await expect(status(board)).toContainText('Your turn, as Right (red).');
  await expect.poll(() => current(board)).toBe('0b1 0r3');
  await press(page, edge(board, `0-3-${red}`));
  await expect(status(board)).toContainText('The opponent wins');
});

test('whom one plays is chosen beside who begins; of two persons, who begins', async ({ page }) => {
  const board = await putUp(page, `<${tag} name="put" position="0b1 0r2 0b3"></${tag}>`);
  await board.getByLabel('You play').selectOption('right');
  await expect(status(board)).toContainText('as Right (red)');
  await board.getByLabel('Opponent').selectOption('human');
  await expect(board.getByLabel('You play')).toHaveCount(0);
  await expect(status(board)).toContainText('Right to move.');
  await board.getByLabel('First move').selectOption('left');
  await expect(status(board)).toContainText('Left to move.');
  await press(page, edge(board, `0-1-${blue}`));
  await expect(status(board)).toContainText('Left cuts the blue edge from the ground to 1. Right to move.');
  const match = await board.evaluate((element) => {
    const { linked } = (element as unknown as { match: { linked: object } }).match;
    return JSON.parse(JSON.stringify(linked)) as unknown;
  });
  expect(match).toEqual({
    position: '0b1 0r2 0b3',
    rule: '',
    moves: [`0-1-${blue}`],
    first: 'you',
    opponent: 'human',
    plays: 'left',
  });
});

test('analysis, values of cuts and “why?” are those of the player to move', async ({ page }) => {
  const board = await putUp(page, `<${tag} position="0b1r2 0-3" plays="right" analysis="on"></${tag}>`);
  const theory = board.locator('.theory');
  await expect(theory).toContainText('Left wins, no matter who begins');
  await expect(theory).toContainText('value 1/2 + ∗1 > 0');
  await expect(theory).toContainText('Right (red): no winning move');
  await expect(theory.locator('.mark.L')).toBeVisible();
  await expect(edge(board, `1-2-${red}`)).toHaveAttribute('aria-label', /cutting it leaves 1\+∗1/);
  await expect(edge(board, `0-1-${blue}`)).not.toHaveAttribute('aria-label', /leaves/);
  await board.getByRole('button', { name: 'Why?' }).click();
  const panel = board.locator('.panel');
  await expect(panel).toContainText('Right is to move and loses: Left has an answer to every move.');
  await panel.locator('.line').nth(1).click();
  await expect(panel.locator('.line').nth(1)).toHaveAttribute('aria-pressed', 'true');
  await board.getByRole('button', { name: 'Brute force' }).click();
  await board.getByRole('button', { name: 'Run the search' }).click();
  await expect(board.locator('.verdict')).toContainText('They agree.');
});

test('the steps find the value from the top down, and leave it on every edge', async ({ page }) => {
  const board = await putUp(page, `<${tag} position="0b1r2 0b3" view="reduce"></${tag}>`);
  const said = board.locator('.explanation');
  await expect(said).toContainText('Step on');
  const on = board.getByRole('button', { name: 'One step on' });
  await on.click();
  await expect(said).toContainText('On the red edge from 1 to 2 stands 0; with it, that is −(1 : 0) = −1.');
  await on.click();
  await expect(said).toContainText('1 : −1 = 1/2.');
  await expect(board.locator('.tag')).toHaveText(['1/2', '−1']);
  await on.click();
  await on.click();
  await expect(said).toContainText('added up: 3/2.');
});

test('an outcome has four answers, and a wrong one leads to the player of whom it does not hold', async ({ page }) => {
  const exercise = await putUp(
    page,
    '<nimlab-question kind="outcome" game="red_blue_hackenbush" plays="left" position="0b1r2" name="who"></nimlab-question>',
  ); // Left wins
  await expect(exercise.locator('[data-choice]')).toHaveCount(4);
  await exercise.locator('[data-choice=N]').click();
  await expect(exercise.locator('.verdict')).toContainText('the player to move cannot force a win.');
  // Right, to move, has one cut, after which Left has the last word.
  await expect(exercise).toContainText('Suppose the first player cuts the red edge from 1 to 2.');
  const board = exercise.locator(tag);
  await press(page, edge(board, `0-1-${blue}`));
  await expect(exercise.locator('.solved')).toBeVisible();
});

test('a move is made by the player who is asked for, and a wrong one is refuted by the other', async ({ page }) => {
  const exercise = await putUp(
    page,
    '<nimlab-question kind="move" game="red_blue_hackenbush" plays="right" position="0r1r2 0b3" name="move"></nimlab-question>',
  );
  const board = exercise.locator(tag);
  await press(page, edge(board, `0-1-${red}`));
  await expect(exercise.locator('.verdict')).toContainText('That move does not win.');
  await expect(exercise.locator('.verdict')).toContainText('Right cuts the red edge from the ground to 1 and leaves');
  await takeBack(exercise, board, '0r1r2 0b3');
  await press(page, edge(board, `1-2-${red}`));
  await expect(exercise.locator('.solved')).toBeVisible();
});

test('an outcome is told why for either beginner', async ({ page }) => {
  for (const press of ['[data-choice=L]', 'button:text-is("Show me")']) {
    const question = await putUp(
      page,
      '<nimlab-question kind="outcome" game="red_blue_hackenbush" plays="left" position="0b1r2"><p>Who wins?</p></nimlab-question>',
    );
    await question.locator(press).click();
    const verdict = question.locator('.verdict');
    await expect(verdict).toContainText(press.includes('L') ? 'That is right.' : 'Left wins, no matter who begins (L)');
    await expect(verdict).toContainText('Left cuts the blue edge from the ground to 1 and leaves');
    await expect(verdict).toContainText('The only move fails: Right cuts');
    await expect(question.locator('[data-choice=L]')).toHaveAttribute('aria-pressed', 'true');
  }
});

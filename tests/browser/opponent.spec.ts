/** When the opponent moves, which move it is, and what is said to a move that is none. */
import type { Locator } from '@playwright/test';
import { boardOf, current, expect, putUp, setUp, settled, status, test } from './board.ts';

test.use({ pace: 1 });

/** Longer than an opponent takes that moves by itself. */
const long = 2500;
/** Loads a board that is out of view, as boards near the window do by themselves. */
const begin = async (element: Element) => {
  await customElements.whenDefined(element.localName);
  await (element as HTMLElement & { begin(): Promise<void> }).begin();
};

const letIn = (board: Locator) => status(board).getByRole('button', { name: /^(Let it begin|让对手先走)$/ });

for (const [lang, language] of [
  ['en', ''],
  ['zh', 'zh/'],
] as const) {
  test(`the opponent begins when it is let, not before: ${lang}`, async ({ page }) => {
    await page.goto(`${language}lessons/moore-nim/proof/`);
    const board = page.locator('nimlab-moore-nim[name=three]');
    await board.evaluate(begin);
    await board.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(status(board)).toContainText(lang === 'en' ? 'The opponent begins.' : '这一局对手先手。');
    await expect(board.locator('[role=status]')).toContainText(lang === 'en' ? 'The opponent begins.' : '对手先手');
    await page.waitForTimeout(long);
    expect(await current(board)).toBe('4 4 4');
    const high = () => board.evaluate((element) => element.getBoundingClientRect().height);
    const before = await high();
    await letIn(board).click();
    await expect(letIn(board)).toHaveCount(0);
    await expect.poll(() => current(board)).not.toBe('4 4 4');
    expect(await settled(board)).toBe('turn');
    expect(await high()).toBe(before);
  });
}

test('by the keyboard: the button is pressed, and the focus goes on to the board', async ({ page }) => {
  const board = await putUp(page, '<nimlab-nim position="5 5" first="opponent"></nimlab-nim>');
  await letIn(board).focus();
  await page.keyboard.press('Enter');
  const focused = () => board.evaluate((element) => element.shadowRoot!.activeElement?.closest('.board') !== null);
  await expect.poll(focused).toBe(true);
  expect(await settled(board)).toBe('turn');
  expect(await focused()).toBe(true);
});

test('a phone has it as a button, in the room that the line has', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const board = await putUp(page, '<nimlab-nim position="5 5" first="opponent"></nimlab-nim>');
  const { width, height } = (await letIn(board).boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  const before = await board.evaluate((element) => element.getBoundingClientRect().height);
  await letIn(board).click();
  expect(await settled(board)).toBe('turn');
  expect(await board.evaluate((element) => element.getBoundingClientRect().height)).toBe(before);
});

test('what is set up or linked is seen before anything moves', async ({ page }) => {
  const board = await putUp(page, '<nimlab-nim name="put" position="5 5" first="opponent"></nimlab-nim>');
  await setUp(board, '3 4');
  await expect.poll(() => current(board)).toBe('3 4');
  await page.waitForTimeout(long);
  expect(await current(board)).toBe('3 4');
  await expect(letIn(board)).toBeVisible();
  await page.evaluate(() => (location.hash = '#put=7_7~~1-2~y~p'));
  await expect.poll(() => current(board)).toBe('5 7');
  await expect(status(board)).toContainText('The opponent is to move.');
  await page.waitForTimeout(long);
  expect(await current(board)).toBe('5 7');
  await status(board).getByRole('button', { name: 'Let it move' }).click();
  await expect.poll(() => current(board)).toBe('5 5'); // and from then on it answers by itself
});

test('in a lesson the opponent answers as the lesson tells: each answer makes 5', async ({ page }) => {
  await page.goto('lessons/what-is-a-game/');
  const board = await boardOf(page, 'hook', 'bash');
  for (const [take, left] of [
    [2, '10'],
    [3, '5'],
  ] as const) {
    await settled(board);
    await board.evaluate(
      (element, take) => (element as HTMLElement & { propose(move: number[]): Promise<void> }).propose([1, take]),
      take,
    );
    await expect.poll(() => current(board)).toBe(left);
  }
});

test('an answer waits for a board that has been scrolled away', async ({ page, solver }) => {
  await page.goto('lessons/nim/');
  const board = await boardOf(page, 'hook');
  const position = await current(board);
  const { moves } = await solver.moves('nim', position);
  const after = await solver.play('nim', position, moves[0]!);
  await board.evaluate((element, move) => {
    void (element as HTMLElement & { propose(move: number[]): Promise<void> }).propose(move);
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  }, moves[0]!.numbers.map(Number));
  await expect.poll(() => current(board)).toBe(after);
  await page.waitForTimeout(2000);
  expect(await current(board)).toBe(after);
  await board.scrollIntoViewIfNeeded();
  await expect.poll(() => current(board)).not.toBe(after);
});

test('the board of an exercise waits as well', async ({ page }) => {
  const board = await putUp(page, '<nimlab-nim position="2 3" first="opponent" controls="none"></nimlab-nim>');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await board.evaluate(begin);
  await page.waitForTimeout(long);
  expect(await current(board)).toBe('2 3');
  await board.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await letIn(board).click();
  await expect.poll(() => current(board)).toBe('2 2');
});

for (const [lang, cases] of [
  [
    'en',
    [
      ['nimlab-subtraction position="15" rule="2,3"', [1, 1], 'Move the counter by 2 or 3.'],
      ['nimlab-subtraction position="30" rule="2..9"', [1, 1], 'Move the counter by 2 to 9.'],
      ['nimlab-subtraction position="30 2" rule="3,5"', [2, 1], 'Counter 2 cannot move.'],
      ['nimlab-subtraction position="30" rule="1,3,5,7,9,11"', [1, 2], 'That is no legal move here.'],
      ['nimlab-bash position="9 3" rule="5"', [1, 6], 'Heap 1 has 9 stones: take at most 5.'],
      ['nimlab-bash position="9" rule="3"', [1, 4], 'Take 1, 2 or 3.'],
      ['nimlab-nim position="5 3"', [2, 4], 'Heap 2 has 3 stones: take 1, 2 or 3.'],
      ['nimlab-fibonacci-nim position="20 6"', [7], 'Take at most 6.'],
    ],
  ],
  [
    'zh',
    [
      ['nimlab-subtraction position="15" rule="2,3"', [1, 1], '棋子可以走 2 或 3 格。'],
      ['nimlab-bash position="9 3" rule="5"', [1, 6], '第 1 堆有 9 颗，可以取 1 到 5 颗。'],
    ],
  ],
] as const) {
  test(`what is refused says what may be done: ${lang}`, async ({ page }) => {
    for (const [element, move, says] of cases) {
      const board = await putUp(page, `<${element}></${element.split(' ')[0]}>`, lang);
      await settled(board);
      await board.evaluate(
        (each, move) => (each as HTMLElement & { propose(move: readonly number[]): Promise<void> }).propose(move),
        move,
      );
      await expect(status(board)).toContainText(says);
      await expect(board.locator('[role=status]')).toContainText(says);
    }
  });
}

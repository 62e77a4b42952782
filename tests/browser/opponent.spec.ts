import { boardOf, current, expect, putUp, settled, status, test } from './board.ts';

test.use({ pace: 1 });

/** Longer than the opponent takes to begin on a board that is looked at. */
const long = 3500;
/** Loads a board that is out of view, as boards near the window do by themselves. */
const begin = async (element: Element) => {
  await customElements.whenDefined(element.localName);
  await (element as HTMLElement & { begin(): Promise<void> }).begin();
};

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the opponent begins when the board has been looked at, not before: motion ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('lessons/nim/');
    const board = page.locator('nimlab-nim[name=pair]');
    await board.evaluate(begin);
    expect(await board.evaluate((element) => element.getBoundingClientRect().top > innerHeight)).toBe(true);
    await page.waitForTimeout(long);
    expect(await current(board)).toBe('5 5');
    await expect(board.locator('.status')).toContainText('The opponent begins');

    // A glance in passing is not enough.
    await board.evaluate(async (element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 300));
      scrollTo({ top: 0, behavior: 'instant' });
    });
    await page.waitForTimeout(long);
    expect(await current(board)).toBe('5 5');

    const seen = Date.now();
    await board.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect.poll(() => current(board)).not.toBe('5 5');
    expect(Date.now() - seen).toBeGreaterThan(1000);
    expect(await settled(board)).toBe('turn');
  });
}

test('the opponent begins when told to', async ({ page }) => {
  await page.goto('zh/lessons/nim/');
  const board = page.locator('nimlab-nim[name=pair]');
  await board.evaluate(begin);
  await expect(status(board)).toContainText('对手先手');
  // Pressed where it is, out of view: a click would scroll there first.
  await board.getByRole('button', { name: '让对手先走' }).evaluate((button) => (button as HTMLElement).click());
  await expect.poll(() => current(board)).not.toBe('5 5');
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
  await expect.poll(() => current(board)).toBe('2 2');
});

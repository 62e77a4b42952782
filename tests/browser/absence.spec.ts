import type { Locator } from '@playwright/test';
import { boardOf, current, expect, foreign, settled, setUp, stone, test } from './board.ts';

test.use({ alone: true });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const language of ['', 'zh/']) {
    test(`a lesson still teaches: ${language || 'en'}`, async ({ page, complaints }) => {
      await page.goto(`${language}lessons/nim/`);
      await expect(page.locator('nimlab-nim[name=hook] svg').first()).toBeVisible();
      await expect(page.locator('.katex').first()).toBeVisible();
      const unfolds = async (answer: Locator) => {
        const height = async () => (await answer.boundingBox())!.height;
        const folded = await height();
        await answer.locator('summary').click();
        expect(await height()).toBeGreaterThan(folded + 20); // a line of text at least
      };
      // An answer in words, and one that the solver has given.
      await unfolds(page.locator('nimlab-question details[slot=answer]').first());
      await unfolds(page.locator('nimlab-question details[slot=unscripted]').first());
      await page.goto(`${language}lessons/nim/proof/`);
      const proof = page.locator('nimlab-proof details').first();
      if ((await proof.getAttribute('open')) === null) await proof.locator('summary').click();
      await expect(proof.locator('nimlab-step').first()).toBeVisible();
      // The scripts that the page names, which are not fetched.
      expect(complaints.splice(0).filter((each) => !/\.js: csp$/.test(each))).toEqual([]);
    });
  }
});

for (const [language, said] of [
  ['', 'The solver could not be loaded'],
  ['zh/', '求解器'],
] as const) {
  test(`without the module a board says so, and tries again: ${language || 'en'}`, async ({ page, complaints }) => {
    await page.route('**/nimlab*.wasm', (route) => route.abort());
    await page.goto(`${language}lessons/nim/`);
    const board = page.locator('nimlab-nim[name=hook]');
    await expect(board.locator('.absent')).toContainText(said);
    await expect(board.locator('svg').first()).toBeVisible();
    complaints.length = 0; // the request that was blocked
    await page.unroute('**/nimlab*.wasm');
    await board.locator('.absent').getByRole('button').click();
    await expect(board.locator('.board')).toBeVisible();
    await settled(board);
    complaints.length = 0;
  });
}

test('a page of another origin needs one script', async ({ page, solver }) => {
  await page.goto(foreign);
  const board = await boardOf(page, 'nim');
  await settled(board);
  const { winningMoves } = await solver.analyse('nim', '1 2 4');
  const [heap, take] = winningMoves[0]!.numbers;
  await stone(board, heap!, take!, 4n).click();
  await settled(board);
});

test('a policy that forbids WebAssembly is told as such', async ({ page, complaints }) => {
  await page.goto(`${foreign}/strict`);
  const board = page.locator('nimlab-nim');
  await expect(board.locator('.absent')).toContainText('wasm-unsafe-eval');
  complaints.length = 0;
});

test('a worker that dies is told of by the question it leaves, and the next question starts another', async ({
  page,
  complaints,
}) => {
  await page.goto('lessons/nim/');
  const board = await boardOf(page, 'sandbox');
  const die = async () => {
    const worker = page.workers()[0]!;
    await worker.evaluate(
      () =>
        void setTimeout(() => {
          throw new Error('out of memory');
        }),
    );
    await expect.poll(() => page.workers().includes(worker)).toBe(false);
  };
  await setUp(board, '80 81 82');
  await expect.poll(() => current(board)).toBe('80 81 82');
  await settled(board);
  await board.getByRole('button', { name: 'Brute force' }).click();
  const panel = board.locator('.panel');
  await panel.getByRole('button').click();
  await expect(panel.locator('progress')).toBeVisible();
  await die();
  await expect(panel.locator('.error')).toContainText('The solver does not answer');
  await setUp(board, '3 4 5');
  await expect.poll(() => current(board)).toBe('3 4 5');
  await settled(board);

  await die(); // while nothing is asked: nobody notices
  await stone(board, 1n, 1n, 3n).click();
  await expect.poll(() => current(board)).not.toBe('3 4 5');
  expect(await settled(board)).not.toBe('lost');
  expect(page.workers()).toHaveLength(1);
  complaints.length = 0; // the workers' own errors
});

import type { Locator, Page } from '@playwright/test';
import { boardOf, current, expect, putUp, settled, setUp, status, stone, test } from './board.ts';

test.use({ alone: true });

/** What a page says that has lost its solver, in both languages. */
const said = /The solver (does not answer|could not be loaded)|求解器没有?(回应|能加载|加载)/;

/** A page whose worker can be cut off: from then on nothing can be asked of it. Unhandled errors are collected. */
async function cuttable(page: Page, complaints: string[]) {
  const thrown: Error[] = [];
  page.on('pageerror', (error) => thrown.push(error));
  await page.addInitScript(() => {
    const Original = Worker;
    window.Worker = class extends Original {
      override postMessage(...message: [unknown]) {
        if (Reflect.get(window, 'cut')) throw new Error('the worker is gone');
        super.postMessage(...message);
      }
    };
  });
  return {
    cut: () => page.evaluate(() => Reflect.set(window, 'cut', true)),
    mend: () => page.evaluate(() => Reflect.set(window, 'cut', false)),
    /** Nothing was thrown at nobody; what was said to the console was meant. */
    done() {
      expect(thrown.map(String)).toEqual([]);
      complaints.length = 0;
    },
  };
}

for (const [browser, spoil] of [
  ['before custom states', () => Object.defineProperty(ElementInternals.prototype, 'states', { value: undefined })],
  [
    'whose custom states have other names',
    () => {
      CustomStateSet.prototype.add = () => {
        throw new SyntaxError("the name does not begin with '--'");
      };
    },
  ],
] as const) {
  test(`in a browser ${browser}, a board is played`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.addInitScript(spoil);
    await page.goto('lessons/nim/');
    const board = await boardOf(page, 'sandbox');
    await settled(board);
    const before = await current(board);
    await board.locator('[data-cell]').first().click();
    await expect.poll(() => current(board)).not.toBe(before);
  });
}

const panel = (board: Locator) => board.locator('.panel');

for (const language of ['', 'zh/'] as const) {
  const en = language === '';
  const name = (english: string, chinese: string) => ({ name: en ? english : chinese });

  test(`a solver that fails in the middle of a game is told of: ${language || 'en'}`, async ({ page, complaints }) => {
    const worker = await cuttable(page, complaints);
    await page.goto(`${language}lessons/nim/`);
    const board = await boardOf(page, 'sandbox');
    await setUp(board, '3 4 5');
    await expect.poll(() => current(board)).toBe('3 4 5');
    await settled(board);
    await board.getByRole('button', name('Why?', '为什么？')).click();
    const line = panel(board).locator('button.line').first();
    await expect(line).toBeVisible();
    await stone(board, 1n, 1n, 3n).click();
    await expect.poll(async () => (await settled(board)) === 'turn' && (await current(board))).not.toBe('3 4 5');
    const here = await current(board);
    await expect(line).toBeVisible();
    await worker.cut();

    // A line of the certificate.
    await line.click();
    await expect(panel(board).locator('.error')).toContainText(said);
    // Undo, redo, a new game, a position: the board stays as it was, and says why.
    await board.getByRole('button', name('Undo', '悔棋')).click();
    await expect(status(board)).toContainText(said);
    await board.getByRole('button', name('New', '新对局')).click();
    await expect(status(board)).toContainText(said);
    await board.locator('#first').selectOption('opponent');
    await expect(status(board)).toContainText(said);
    await setUp(board, '1 1');
    await expect(board.locator('#error, .status').filter({ hasText: said }).first()).toBeVisible();
    expect(await current(board)).toBe(here);
    // The other panels.
    await board.getByRole('button', name('Brute force', '暴力验证')).click();
    await panel(board).getByRole('button').click();
    await expect(panel(board).locator('.error')).toContainText(said);
    await board.getByRole('button', name('Why?', '为什么？')).click();
    await expect(panel(board).locator('.error')).toContainText(said);
    // A move.
    const sizes = here.split(' ').map(BigInt);
    const heap = sizes.findIndex((size) => size > 0n);
    const one = stone(board, BigInt(heap + 1), 1n, sizes[heap]!);
    await one.click();
    await expect(status(board)).toContainText(said);
    expect(await current(board)).toBe(here);

    await worker.mend();
    await one.click();
    await expect.poll(() => current(board)).not.toBe(here);
    await settled(board);
    worker.done();
  });
}

test('an opponent that could not answer can be asked again', async ({ page, complaints }) => {
  const worker = await cuttable(page, complaints);
  await page.goto('lessons/moore-nim/proof/');
  const board = page.locator('nimlab-moore-nim[name=three]');
  await page.evaluate(() => customElements.whenDefined('nimlab-moore-nim'));
  await board.evaluate((each: HTMLElement & { begin(): Promise<void> }) => each.begin());
  await board.scrollIntoViewIfNeeded();
  const button = status(board).getByRole('button', { name: 'Let it begin' });
  await worker.cut();
  await button.click();
  await expect(status(board)).toContainText(said);
  await worker.mend();
  await button.click();
  await expect.poll(() => current(board)).not.toBe('4 4 4');
  worker.done();
});

test('a review without its better move still says what was given away', async ({ page, complaints }) => {
  const worker = await cuttable(page, complaints);
  await page.goto('lessons/nim/');
  const board = await boardOf(page, 'sandbox');
  await setUp(board, '1 1 1');
  await expect.poll(() => current(board)).toBe('1 1 1');
  await setUp(board, '1 2');
  await expect.poll(() => current(board)).toBe('1 2');
  await settled(board);
  await stone(board, 2n, 2n, 2n).click(); // 1 is left: the opponent takes it
  await expect.poll(() => settled(board)).toBe('lost');
  await worker.cut();
  await board.getByRole('button', { name: 'Where was it lost?' }).click();
  await expect(panel(board)).toContainText('Move 1 gave a win away');
  await expect(panel(board).locator('.error')).toContainText(said);
  worker.done();
});

test('where theorem and search disagree there is a report that can be copied, with all that is needed', async ({
  page,
}) => {
  // The search is asked about another position than the theorem was.
  await page.addInitScript(() => {
    const mislead = (part: unknown): void => {
      if (typeof part !== 'object' || part === null) return;
      if ('ask' in part && part.ask === 'search') Reflect.set(part, 'text', '1 1');
      else Object.values(part).forEach(mislead);
    };
    const Original = Worker;
    window.Worker = class extends Original {
      override postMessage(...message: [unknown]) {
        mislead(message);
        super.postMessage(...message);
      }
    };
  });
  const board = await putUp(page, '<nimlab-nim position="2 3"></nimlab-nim>');
  await settled(board);
  await board.getByRole('button', { name: 'Brute force' }).click();
  await panel(board).locator('.row .button').first().click();
  await expect(panel(board)).toContainText('They disagree');
  const report = await panel(board).getByLabel('Report').inputValue();
  expect(report).toContain(page.url());
  expect(report).toMatch(/nim \| .*\| 2 3 \| .*\n.*bouton.* \| N \| 1 \| 1 \| 2-1\nsearch \| P \| 0 \| 0 \|/);
  await expect(panel(board).getByRole('button', { name: 'Copy' })).toBeVisible();
});

test('panels that cannot be fetched are told of, and come when they are opened again', async ({ page, complaints }) => {
  const chunks = /\/chunks\/panels-/;
  await page.route(chunks, (route) => route.abort());
  await page.goto('lessons/nim/');
  const board = await boardOf(page, 'sandbox');
  await settled(board);
  const why = board.getByRole('button', { name: 'Why?' });
  await why.click();
  await expect(panel(board).getByRole('alert')).toContainText('blocked on the way');
  await page.unroute(chunks);
  await why.click();
  await expect(panel(board)).toHaveCount(0);
  await why.click();
  await expect(panel(board).locator('button.line').first()).toBeVisible();
  complaints.length = 0; // what was not fetched
});

test('a reason that cannot be fetched is told of, and the moves are there', async ({ page, complaints }) => {
  await page.route(/\/chunks\/reasons-/, (route) => route.abort());
  await page.goto('lessons/nim/');
  const board = await boardOf(page, 'sandbox');
  await settled(board);
  await board.getByRole('button', { name: 'Why?' }).click();
  await expect(panel(board).getByRole('alert')).toContainText('blocked on the way');
  await expect(panel(board).locator('.answered .line').first()).toBeVisible();
  complaints.length = 0; // what was not fetched
});

for (const [game, position, name, chunk, drawn] of [
  ['token-graph', '1', 'Edit', 'graph-editor', '.canvas'],
  ['wythoff', '6 10', 'Heaps', 'numbers', '.as-heaps'],
] as const) {
  test(`${game}: a view that cannot be fetched is told of; the one before stays until it can`, async ({
    page,
    complaints,
  }) => {
    const chunks = new RegExp(`/chunks/${chunk}-`);
    await page.route(chunks, (route) => route.abort());
    const board = await putUp(page, `<nimlab-${game} position="${position}"></nimlab-${game}>`);
    await settled(board);
    const drawing = board.locator('.board');
    const size = async () => {
      const { width, height } = (await drawing.boundingBox())!;
      return [width, height];
    };
    const before = await size();
    await board.getByRole('button', { name, exact: true }).click();
    await expect(board.getByRole('alert')).toContainText('blocked on the way');
    expect(await size()).toEqual(before);
    await expect(board.locator(drawn)).toHaveCount(0);
    await page.unroute(chunks);
    await board.getByRole('alert').getByRole('button').click();
    await expect(board.locator(drawn)).toBeVisible();
    await expect(board.getByRole('alert')).toHaveCount(0);
    complaints.length = 0; // what was not fetched
  });
}

import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { loadSolver, type Analysis, type Solver } from 'nimlab';
import { tagOf } from '../../web/widgets/tag.ts';

/** Where the site is, and an origin of somebody else: see server.mjs. */
export const site = process.env.NIMLAB_TESTED_SITE!;
export const foreign = process.env.NIMLAB_FOREIGN!;

/** A board's element, as far as a test looks into it. */
export type BoardElement = HTMLElement & { current: Analysis | null };

/** Whatever goes wrong in a page is added to its complaints. */
export function listen(page: Page, complaints: string[]) {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    if (why !== 'net::ERR_ABORTED') complaints.push(`${request.url()}: ${why}`); // aborted: the page was left
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()}: ${response.status()}`);
  });
}

/** The Node client beside the page, and a page that must have neither errors nor failed requests. */
export const test = base.extend<{ complaints: string[] }, { solver: Solver }>({
  solver: [
    async ({}, use) => {
      const solver = await loadSolver();
      await use(solver);
      solver.close();
    },
    { scope: 'worker' },
  ],
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      listen(page, complaints);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** The board of this name, once the solver has answered. */
export async function boardOf(page: Page, name: string, game = 'nim'): Promise<Locator> {
  const board = page.locator(`nimlab-${game}[name=${name}]`);
  await board.scrollIntoViewIfNeeded();
  await expect(board.locator('.board').first()).toBeVisible(); // a sum's own one comes before those in it
  return board;
}

/** Every board of a page, once the solver has answered it. */
export async function everyBoard(page: Page) {
  await page.evaluate(async () => {
    type Drawn = HTMLElement & { begin?(): Promise<void>; readonly updateComplete?: Promise<unknown> };
    const all = [...document.querySelectorAll<Drawn>('main *')];
    const tags = new Set(all.map(({ localName }) => localName).filter((name) => name.startsWith('nimlab-')));
    await Promise.all([...tags].map((tag) => customElements.whenDefined(tag)));
    await Promise.all(all.map(async (element) => (await element.begin?.(), element.updateComplete)));
  });
}

/** What the last change of size or theme has set off is drawn. */
export const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });

/**
 * An element of its own at the top of a page of the site that has little else: it is alone with the site's styles.
 * `stay`: on the page that is there from the last one, in place of it.
 */
export async function putUp(page: Page, html: string, where: 'en' | 'zh' | 'stay' = 'en'): Promise<Locator> {
  if (where !== 'stay' || page.url() === 'about:blank') await page.goto(`${where === 'zh' ? 'zh/' : ''}progress/`);
  await page.evaluate((html) => {
    document.getElementById('put-up')?.remove();
    const place = document.createElement('div');
    place.className = 'board';
    place.id = 'put-up';
    place.innerHTML = html;
    document.querySelector('main')!.prepend(place);
  }, html);
  const element = page.locator('#put-up > *');
  await element.scrollIntoViewIfNeeded();
  return element;
}

/** '' as long as the solver has not answered. */
export const current = (board: Locator) =>
  board.evaluate((element) => (element as BoardElement).current?.position ?? '');

/** Of the board itself: boards inside it (a sum has two) do not show theirs. */
export const status = (board: Locator) => board.locator('.status:visible');

/** Until the reader may move, or the game is over. */
export async function settled(board: Locator): Promise<'turn' | 'won' | 'lost'> {
  const text = status(board);
  await expect(text).toContainText(/Your turn|轮到你|You win|你赢了|The opponent wins|对手赢/);
  const said = await text.innerText();
  return /You win|你赢了/.test(said) ? 'won' : /The opponent wins|对手赢/.test(said) ? 'lost' : 'turn';
}

/**
 * Takes back the wrong move of an exercise, whose board then shows `start` again. The opponent may have answered the
 * wrong move: "Your turn" alone may still be said of what is about to be taken back.
 */
export async function takeBack(exercise: Locator, board: Locator, start: string) {
  await exercise.getByRole('button', { name: /Take it back/ }).click();
  await expect.poll(() => current(board)).toBe(start);
  await settled(board);
}

/** Takes from the top of a heap of a Nim board. */
export const stone = (board: Locator, heap: bigint, take: bigint, size: bigint) =>
  board.locator(`[data-cell="${heap}-${size - take}"]`);

/** All that a quiet board can do. */
export const more = (board: Locator) => board.getByRole('button', { name: /^(More|更多)$/ }).click();

/** Writes a position (and rule) into the board's fields and sends them. */
export async function setUp(board: Locator, position: string, rule?: string) {
  await board.locator('#position').fill(position);
  if (rule !== undefined) await board.locator('#rule').fill(rule);
  await board.locator('#position').press('Enter');
}
export { expect, tagOf };

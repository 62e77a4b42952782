import { expect, test as base, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { loadSolver, type Analysis, type Solver } from 'nimlab';
import { tagOf } from '../../web/board/tag.ts';

/** Where the site is, and an origin of somebody else: see server.mjs. */
export const site = process.env.NIMLAB_TESTED_SITE!;
export const foreign = process.env.NIMLAB_FOREIGN!;

/** A page with little else, on which elements are put up; no other test goes to it by this name. */
const bare = (language: 'en' | 'zh') => `${site}${language === 'zh' ? 'zh/' : ''}progress/?put-up`;
const isBare = (address: string) => ['en', 'zh'].some((language) => address.split('#')[0] === bare(language as 'en'));

/** What tests share: a context with one page, by what it has been opened with. */
type Shared = Map<string, BrowserContext>;

/**
 * Contexts whose tests have given them what the next test must not have; pages on which this test has put up something.
 */
const spent = new WeakSet<BrowserContext>();
const used = new WeakSet<Page>();
/** What was around the place for elements when the page was loaded. */
const atFirst = new WeakMap<Page, string>();
const around = (page: Page) =>
  page.evaluate(() => {
    const { documentElement, body, adoptedStyleSheets } = document;
    const said = (element: Element) => [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort();
    const main = document.querySelector('main')!;
    const counts = [body.childElementCount, main.childElementCount, adoptedStyleSheets.length];
    return [...said(documentElement), ...said(body), ...counts].join();
  });

/** In the page: its lesson is open, if it can keep that. */
function openAll() {
  try {
    localStorage.setItem('nimlab-steps', 'all');
  } catch {
    // Nothing is kept there: no lesson of ours.
  }
}

/** What a test cannot take back spends the context. */
function watchOver(context: BrowserContext) {
  const watch = (on: object, names: readonly string[]) => {
    for (const name of names) {
      const method = Reflect.get(on, name) as (...given: unknown[]) => unknown;
      Reflect.set(on, name, (...given: unknown[]) => {
        spent.add(context);
        return method.apply(on, given);
      });
    }
  };
  const scripts = ['addInitScript', 'exposeBinding', 'exposeFunction', 'route'];
  watch(context, [...scripts, 'addCookies', 'grantPermissions', 'setOffline']);
  context.on('page', (page) => watch(page, scripts));
}

/** Clears the page for the next test; false if it cannot be had as it was. */
async function handOn(context: BrowserContext): Promise<boolean> {
  const [page, ...others] = context.pages();
  if (!page || spent.has(context)) return false;
  for (const event of ['console', 'dialog', 'download', 'pageerror', 'request', 'requestfailed', 'response'])
    page.removeAllListeners(event);
  await Promise.all(others.map((other) => other.close()));
  used.delete(page);
  try {
    if (page.url() !== 'about:blank' && !page.url().startsWith(site)) return false; // somebody else’s page has storage, too
    await page.emulateMedia({
      media: null,
      colorScheme: 'light',
      reducedMotion: 'no-preference',
      forcedColors: 'none',
      contrast: 'no-preference',
    });
    await page.mouse.move(0, 0);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      dispatchEvent(new StorageEvent('storage')); // as another tab would tell: all of it is gone
      document.getElementById('put-up')?.remove();
      (document.activeElement as HTMLElement | null)?.blur();
      getSelection()?.removeAllRanges();
    });
    if (!isBare(page.url()) || (await around(page)) !== atFirst.get(page)) await page.goto('about:blank');
    return true;
  } catch {
    return false; // it has crashed, or is closed
  }
}

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

interface Options {
  /** A browser that has seen nothing yet, instead of the page on which the worker's tests come one after the other. */
  alone: boolean;
  /**
   * How much of its time a game takes (`paced` of board/waiting.ts): none, so that nothing is waited for; 1 as readers
   * have it.
   */
  pace: number;
  /** A lesson opens as one goes, as readers have it; else all of it is there (web/site/src/script/steps.ts). */
  steps: boolean;
}

/**
 * The Node client beside the page, and a page that must have neither errors nor failed requests. A page costs more than
 * most tests: those that ask for no other get the one that is there, cleared (`handOn`).
 */
export const test = base.extend<Options & { complaints: string[] }, { solver: Solver; shared: Shared }>({
  alone: [false, { option: true }],
  pace: [0, { option: true }],
  steps: [false, { option: true }],
  shared: [
    async ({}, use) => {
      const shared: Shared = new Map();
      await use(shared);
      for (const context of shared.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, shared, alone, pace, steps, javaScriptEnabled, hasTouch, isMobile }, use) => {
    const kind = !alone && javaScriptEnabled ? [pace, steps, hasTouch, isMobile].join() : null;
    let context = kind !== null && shared.get(kind);
    if (!context) {
      context = await browser.newContext();
      await context.addInitScript((pace) => Object.assign(globalThis, { nimlabPace: pace }), pace);
      if (!steps) await context.addInitScript(openAll);
      if (kind !== null) watchOver(context);
    }
    await use(context);
    if (kind !== null && (await handOn(context))) {
      shared.set(kind, context);
      return;
    }
    if (kind !== null) shared.delete(kind);
    await context.close();
  },
  page: async ({ context, viewport }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    if (viewport && JSON.stringify(page.viewportSize()) !== JSON.stringify(viewport))
      await page.setViewportSize(viewport);
    await use(page);
  },
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
  const here = page.url();
  const stays = where === 'stay' && here !== 'about:blank' && (used.has(page) || !isBare(here));
  if (!stays) {
    const there = bare(where === 'zh' ? 'zh' : 'en');
    if (here.split('#')[0] !== there) {
      await page.goto(there);
      atFirst.set(page, await around(page));
    }
  }
  used.add(page);
  await page.evaluate(
    ([html, stays]) => {
      document.getElementById('put-up')?.remove();
      if (!stays) {
        history.replaceState(null, '', location.pathname + location.search);
        scrollTo({ top: 0, behavior: 'instant' });
      }
      const place = document.createElement('div');
      place.className = 'board';
      place.id = 'put-up';
      place.innerHTML = html;
      document.querySelector('main')!.prepend(place);
    },
    [html, stays] as const,
  );
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
  await expect(text).toContainText(/Your turn|轮到你|you win|你赢了|the opponent wins|对手赢/i);
  const said = await text.innerText();
  return /you win|你赢了/i.test(said) ? 'won' : /the opponent wins|对手赢/i.test(said) ? 'lost' : 'turn';
}

/**
 * Takes back the wrong move of a question, whose board then shows `start` again. The opponent may have answered the
 * wrong move: "Your turn" alone may still be said of what is about to be taken back.
 */
export async function takeBack(question: Locator, board: Locator, start: string) {
  await question.getByRole('button', { name: /Take it back/ }).click();
  await expect.poll(() => current(board)).toBe(start);
  await settled(board);
}

/** Takes from the top of a heap of a Nim board. */
export const stone = (board: Locator, heap: bigint, take: bigint, size: bigint) =>
  board.locator(`[data-cell="${heap}-${size - take}"]`);

/** Writes a position (and rule) into the board's fields and sends them. */
export async function setUp(board: Locator, position: string, rule?: string) {
  await board.locator('#position').fill(position);
  if (rule !== undefined) await board.locator('#rule').fill(rule);
  await board.locator('#position').press('Enter');
}
export { expect, tagOf };

/** Offers everything that a board can do, as the sandbox does. */
export const showAll = (board: Locator) => board.evaluate((element) => element.setAttribute('controls', 'full'));

import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { faults, ofLooks, ofWords } from './axe.ts';
import { deeper, lessons as ofCourse } from '../node/lessons/pages.ts';
import { boardOf, drawn, everyBoard, expect, listen, settled, site, test } from './board.ts';

const lessons = [...ofCourse, ...deeper].map((name) => `lessons/${name}/`);
const games = readdirSync(fileURLToPath(new URL('../../content/reference/', import.meta.url))).map(
  (name) => `reference/${name.replace('.yaml', '')}/`,
);
const instruments = readdirSync(fileURLToPath(new URL('../../content/instruments/', import.meta.url))).map(
  (name) => `reference/instruments/${name.replace('.yaml', '')}/`,
);
/** Of the pages on games two, and one on an instrument; all of them are looked at once below. */
const reference = [
  'reference/',
  'reference/embedding/',
  'reference/nim/',
  'reference/grid_walk/',
  'reference/instruments/matrix_game/',
];
/** Of the contest bench the index and three problems, with boards of one row, of two and of a grid. */
const bench = ['problems/', 'problems/hdu-1846/', 'problems/poj-1067/', 'problems/bzoj-1443/'];
const paths = ['', 'course/', ...lessons, 'notes/', 'glossary/', 'sources/', 'progress/', ...reference, ...bench];
/** The page whose formulas axe looks into, too. */
const formulas = 'lessons/simplex/';

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

type Theme = 'light' | 'dark';
const theme = async (page: Page, colorScheme: Theme) => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  await drawn(page);
};

/** Lays out the parts of a lesson that are far from the window, too: what is not laid out cannot be looked at. */
const layOutAll = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.part { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });

/**
 * On a phone, before the parts of a lesson are laid out. As Lighthouse looks at it: what a part has beyond the room
 * guessed for it lies on the next part, though nobody sees it.
 */
async function noTargetLiesOnAnother(page: Page) {
  expect.soft(await faults(page, { only: { rules: ['target-size'] } }), 'before it is laid out').toEqual([]);
}

/** A page at one width and in one theme: nothing sticks out, and nothing is wrong that `ask` tells. */
async function look(page: Page, width: number, colorScheme: Theme, ask?: () => Promise<unknown[]>) {
  await layOutAll(page);
  await page.setViewportSize({ width, height: 740 });
  await theme(page, colorScheme);
  const where = `${width}, ${colorScheme}`;
  await expect.poll(() => overflow(page), where).toBeLessThanOrEqual(0);
  if (ask) expect(await ask(), where).toEqual([]);
}

/** The most that all layout shifts of a page may add up to, when it is loaded and read from top to bottom. */
const mostShift = 0.02;
type Shift = PerformanceEntry & {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    previousRect: DOMRectReadOnly;
    currentRect: DOMRectReadOnly;
  }[];
};
type Shifting = Window & { shift: number; shifted: string[] };
const noteShifts = () => {
  const here = window as unknown as Shifting;
  here.shift = 0;
  here.shifted = [];
  const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      here.shift += value;
      for (const { node, previousRect, currentRect } of sources) {
        const said = node?.textContent?.trim().slice(0, 30);
        here.shifted.push(
          `${value.toFixed(4)} ${node?.nodeName} "${said}": ${box(previousRect)} → ${box(currentRect)}`,
        );
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** The most that a board may be higher or lower alive than at rest, in pixels: a line of words. */
const mostGrowth = 24;
type Growing = Window & { atRest: Map<Element, number> };
/**
 * Words, answers and hints that appear where no element has come for ten seconds (board/page.css, lesson/room.css) make a
 * board or a question higher: a slow machine gets none sooner.
 */
const noteHeights = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':not(:state(drawn)) > :is(.in-words, [slot]) { animation: none !important; }');
  document.adoptedStyleSheets.push(sheet);
  document.addEventListener('DOMContentLoaded', () => {
    const boards = document.querySelectorAll('.board:not(.values) > *');
    (window as unknown as Growing).atRest = new Map(
      [...boards].map((each) => [each, each.getBoundingClientRect().height]),
    );
  });
};
/** Boards whose height is another than it was at rest; those that a question veils have none. */
const grown = (page: Page) =>
  page.evaluate((most) => {
    const all = [...(window as unknown as Growing).atRest].map(([board, before]) => ({
      board,
      before,
      growth: board.getBoundingClientRect().height - before,
    }));
    return all
      .filter(({ board, growth }) => board.getBoundingClientRect().height > 0 && Math.abs(growth) > most)
      .map(({ board, before, growth }) => {
        const told = ['name', 'view', 'position'].map((name) => board.getAttribute(name) ?? '').join(' ');
        return `${board.localName} ${told}: ${Math.round(before)} ${growth > 0 ? '+' : '−'} ${Math.abs(Math.round(growth))}`;
      });
  }, mostGrowth);

/**
 * The most that a board may take to begin, in milliseconds, on a machine that does much else; one that hangs is named.
 */
const mostWait = 60_000;
type Board = HTMLElement & { begin?(): Promise<void>; phase?: string };
/** Scrolls down by half a window at a time; what comes into sight is awaited, as by somebody who reads. */
const readThrough = (page: Page) =>
  page.evaluate(async (most) => {
    const within = async (what: string, work: Promise<unknown> | undefined, told: () => string = () => '') => {
      let timer = 0;
      const late = new Promise<never>((_, reject) => {
        timer = window.setTimeout(() => reject(new Error(`${what} after ${most} ms ${told()}`)), most);
      });
      await Promise.race([work, late]).finally(() => clearTimeout(timer));
    };
    const frame = () => within('no frame', new Promise(requestAnimationFrame));
    const boards = [...document.querySelectorAll<Board>('main *')].filter(({ localName }) =>
      localName.startsWith('nimlab-'),
    );
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      const near = boards.filter((each) => {
        const box = each.getBoundingClientRect();
        return box.height > 0 && box.top < innerHeight && box.bottom > 0;
      });
      await Promise.all(
        near.map(async (each) => {
          const name = `${each.localName} ${each.getAttribute('name') ?? ''}`;
          const told = () => {
            const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
            const last = all.map(({ name, responseEnd }) => `${Math.round(responseEnd)} ${name.split('/').at(-1)}`);
            return `(${each.phase}; fetched: ${last.join(', ')})`;
          };
          await within(`${name} has not begun`, each.begin?.(), told);
        }),
      );
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  }, mostWait);

/**
 * The page once `read` has read it. Chromium may give a page no frames at all, though its scripts run (seen once in
 * many thousands of pages, on a busy machine): nothing of such a page can be looked at, so one more is opened in its
 * place.
 */
async function pageWithFrames(page: Page, complaints: string[], read: (page: Page) => Promise<void>) {
  try {
    await read(page);
    return page;
  } catch (error) {
    if (!String(error).includes('no frame after')) throw error;
    test.info().annotations.push({ type: 'no frames', description: page.url() });
  }
  const other = await page.context().newPage();
  await page.close();
  listen(other, complaints);
  await read(other);
  return other;
}

const folder = fileURLToPath(new URL('../../dist/site/', import.meta.url));
/**
 * Every link of the page alive leads to a page of the site, and those within the page to one element of it. What is
 * written in the files is asked of all pages in tests/node/links.test.ts.
 */
async function links(page: Page) {
  const { ids, hrefs } = await page.evaluate(() => ({
    // Of the page: what is inside an element is no target of a link.
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    hrefs: [...document.querySelectorAll('a[href]')].map(
      (a) => new URL(a.getAttribute('href')!, document.baseURI).href,
    ),
  }));
  const here = new URL(page.url());
  const inside = hrefs.filter((href) => new URL(href).origin === here.origin);
  expect(inside.length).toBeGreaterThan(5);
  for (const href of inside) {
    expect(href.startsWith(site), href).toBe(true);
    const { pathname, hash } = new URL(href);
    const id = decodeURIComponent(hash.slice(1));
    if (id && !id.includes('=') && pathname === here.pathname) {
      expect(ids.filter((each) => each === id).length, href).toBe(1);
    }
    const path = pathname.slice(new URL(site).pathname.length);
    expect(existsSync(folder + path.replace(/(^|\/)$/, '$1index.html')), href).toBe(true);
  }
}

// Each page is loaded once for all that is asked of every page: wide and made narrow in English, narrow and made wide
// in Chinese, as a phone that is turned. So every page is seen at both widths and in both themes, in each language. Of
// axe all rules are asked in English, wide and light; narrow and dark what looks can change; in Chinese, narrow, what
// words can change.
test.describe('every page', () => {
  test.use({ alone: true }); // what is not there yet shifts
  for (const [language, widths] of [
    ['en', [1280, 360]],
    ['zh', [360, 1280]],
  ] as const) {
    for (const path of paths) {
      const address = (language === 'zh' ? 'zh/' : '') + path;
      test(`/${address}`, async ({ page: first, complaints }) => {
        const page = await pageWithFrames(first, complaints, async (page) => {
          await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
          await page.setViewportSize({ width: widths[0], height: 740 });
          await page.addInitScript(noteShifts);
          if (path.startsWith('lessons/')) await page.addInitScript(noteHeights);
          await page.goto(address);
          await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-CN' : 'en');
          if (language === 'zh' && path.startsWith('lessons/')) await noTargetLiesOnAnother(page);
          await readThrough(page);
        });
        await everyBoard(page);
        const { shift, shifted } = await page.evaluate(() => {
          const { shift, shifted } = window as unknown as Shifting;
          return { shift, shifted };
        });
        test.info().annotations.push({ type: 'layout shift', description: shift.toFixed(4) });
        expect(shift, `layout shift\n${shifted.join('\n')}`).toBeLessThanOrEqual(mostShift);
        if (path.startsWith('lessons/')) expect(await grown(page), 'as high as at rest').toEqual([]);
        await links(page);
        if (language === 'zh') {
          await look(page, widths[0], 'light', () => faults(page, { only: ofWords }));
          await look(page, widths[1], 'dark');
          return;
        }
        const how = { formulas: path === formulas };
        await look(page, widths[0], 'light', () => faults(page, how));
        await look(page, widths[1], 'dark', () => faults(page, { ...how, only: ofLooks }));
        if (!path.startsWith('lessons/')) return;
        await page.reload();
        await noTargetLiesOnAnother(page);
      });
    }
  }
});

for (const [i, game] of [...games, ...instruments].entries()) {
  const address = i % 2 ? `zh/${game}` : game;
  test(`/${address}, once`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: i % 4 < 2 ? 'light' : 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    await everyBoard(page);
    await drawn(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await faults(page)).toEqual([]);
    await links(page);
  });
}

test('an address that is not there has a page, at any depth', async ({ page, complaints }) => {
  await page.goto('lessons/no/such/lesson/');
  await expect(page.locator('h1').first()).toBeVisible();
  expect(complaints.splice(0).filter((each) => !/404/.test(each))).toEqual([]);
});

test('the language switch keeps page, section and the boards of the address', async ({ page }) => {
  await page.goto('lessons/nim/#hook=1_2_3~~~y~p');
  const board = await boardOf(page, 'hook');
  await settled(board);
  await page.getByRole('link', { name: '中文' }).first().click();
  await expect(page).toHaveURL(/\/zh\/lessons\/nim\/#.*hook=1_2_3/);
  await expect(page.locator('h1')).toContainText('Nim 游戏');
});

test('on a phone, where parts are laid out when they come near, an address finds its part, and reading up jumps nowhere', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('lessons/dynamic-nim/further/#growth');
  const part = page.locator('.part', { has: page.locator('#growth') });
  expect(await part.evaluate((each) => getComputedStyle(each).contentVisibility)).toBe('auto');
  await expect
    .poll(() => page.evaluate(() => document.getElementById('growth')!.getBoundingClientRect().top))
    .toBeLessThan(100);
  for (let i = 0; i < 15; i++) {
    const moved = await page.evaluate(async () => {
      // What is in a part, and not the part itself or the gap between two.
      const read = [300, 340, 380, 420]
        .map((y) => document.elementFromPoint(180, y)!)
        .find((each) => each.closest('.part *'))!;
      const [top, from] = [read.getBoundingClientRect().top, scrollY];
      scrollBy({ top: -300, behavior: 'instant' });
      for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
      return { by: read.getBoundingClientRect().top - top, from };
    });
    expect(moved.from).toBeGreaterThan(300);
    expect(Math.abs(moved.by - 300)).toBeLessThan(2);
  }
});

test('a page below a lesson is reached from it, leads back to the place, and is no progress', async ({ page }) => {
  const [at = ''] = deeper;
  await page.goto(`lessons/${at.split('/')[0]}/`);
  await page.locator(`main > .deeper a[href$="${at.split('/')[1]}/"]`).click();
  await expect(page).toHaveURL(new RegExp(`/where/lessons/${at}/$`));
  await page.getByRole('link', { name: '中文' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/where/zh/lessons/${at}/`));
  const lesson = page.locator('.kicker a');
  await expect(lesson).toHaveText(/^深入阅读：/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('nimlab-step').first()).toBeVisible();
  await expect(page.locator('.neighbours')).not.toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.locator('.neighbours a').click();
  await expect(page).toHaveURL(new RegExp(`/where/zh/lessons/${at.split('/')[0]}/#.`));
  await expect(page.locator('h2:target')).toBeInViewport();
  const kept = () => page.evaluate(() => localStorage.getItem('nimlab-progress') ?? '{}');
  const visited = async () => Object.keys((JSON.parse(await kept()) as { lessons?: object }).lessons ?? {});
  await expect.poll(visited).toEqual([at.split('/')[0]]);
});

test('search finds a word in both languages', async ({ page }) => {
  for (const [address, word, title] of [
    ['', 'nim-sum', 'Nim'],
    ['zh/', '异或和', /Nim|异或和/],
    ['', 'Beatty', 'Beatty'],
    ['', 'unmarked node', 'Cycles: the proof'],
    ['zh/', '一轮一轮地标', '证明'],
    ['', 'hdu 1846', 'Brave Game'],
    ['zh/', 'HDU1846', 'Brave Game'],
    ['', 'P2148', 'E&D'],
    ['zh/', '1846', 'Brave Game'],
    ['', '取火柴游戏', 'Taking matches'],
  ] as const) {
    await page.goto(address);
    await page.keyboard.press('/');
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill(word);
    const result = page.getByRole('dialog').getByRole('link', { name: title }).first();
    await expect(result).toBeVisible();
    await result.click();
    await expect(page).toHaveURL(/\/some\/where\/(zh\/)?(lessons|glossary|reference|problems)/);
  }
});

test('printed, a lesson shows its proofs', async ({ page }) => {
  await page.goto('lessons/take-away/proof/');
  const step = page.locator('nimlab-step').first();
  await expect(step).not.toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(step).toBeVisible();
  await expect(page.locator('header').first()).not.toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(step).not.toBeVisible();
});

test('printed, a lesson shows what its questions lead to', async ({ page }) => {
  await page.goto('lessons/misere-nim/');
  await page.emulateMedia({ media: 'print' });
  // The answer to a question, what comes of it, the figure of what is played, hints; nothing to press.
  await expect(page.locator('nimlab-question .on-paper').first()).toBeVisible();
  await expect(page.locator('nimlab-question .reveal').first()).toBeVisible();
  const question = page.locator('nimlab-question[kind=move]').first();
  await expect(question.locator('.board .nl-rest svg').first()).toBeVisible();
  await expect(question.locator('[slot=hint-1]')).toBeVisible();
  await expect(question.locator('[slot=answer]')).toBeVisible();
  await expect(question.getByRole('button')).toHaveCount(0);
  await expect(page.locator('.in-words').first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('.on-paper').first()).not.toBeVisible();
});

test('what builds on what is told on demand: a picture where there is room, and a list that says the same', async ({
  page,
}) => {
  await page.goto('course/');
  const boxes = page.locator('.course-picture a');
  await expect(boxes.first()).not.toBeVisible();
  await expect(page.locator('.needs').first()).not.toBeVisible();
  await page.locator('.builds summary').click();
  await expect(boxes.first()).toBeVisible();
  const addresses = (selector: string) =>
    page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')).sort());
  expect(await addresses('.course-picture a')).toEqual(await addresses('.course-map ol > li:not(.last-boards) > a'));
  // It can be read: no name is smaller than small print, or larger than its box.
  const unread = await boxes.evaluateAll((links) =>
    links.flatMap((link) => {
      const [box, name] = ['.box', '.title'].map((part) => link.querySelector<HTMLElement>(part)!);
      const [around, inside] = [box!.getBoundingClientRect(), name!.getBoundingClientRect()];
      const size = parseFloat(getComputedStyle(name!).fontSize) * (around.width / box!.offsetWidth);
      return size < 10.5 || inside.bottom > around.bottom || inside.right > around.right ? [link.textContent!] : [];
    }),
  );
  expect(unread).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(boxes.first()).not.toBeVisible();
  await expect(page.locator('.needs').first()).toBeVisible();
});

test('the map and the button of the first page know where the reader is', async ({ page }) => {
  await page.goto('');
  const button = page.locator('a.start');
  await expect(button).toHaveAttribute('href', /lessons\/what-is-a-game\/$/);
  await expect(page.locator('.here:visible')).toHaveCount(0);
  for (const [lessons, next] of [
    [{ 'what-is-a-game': { visited: true, finished: false } }, 'what-is-a-game'],
    [{ 'what-is-a-game': { visited: true, finished: true } }, 'p-and-n-positions'],
    [{ 'what-is-a-game': { visited: true, finished: true }, nim: { visited: true, finished: false } }, 'nim'],
  ] as const) {
    const kept = JSON.stringify({ version: 2, questions: {}, lessons });
    await page.evaluate((kept) => localStorage.setItem('nimlab-progress', kept), kept);
    for (const where of ['', 'course/']) {
      await page.goto(where);
      const here = page.locator('.course-map [data-lesson]').filter({ has: page.locator('.here:visible') });
      await expect(here).toHaveAttribute('data-lesson', next);
      if (where === '') await expect(button).toHaveAttribute('href', new RegExp(`lessons/${next}/$`));
    }
  }
});

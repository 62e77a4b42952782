/**
 * A browser follows an old address, one of each kind; that all of them have where to lead is in
 * tests/node/links.test.ts.
 */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { fileOf } from '../node/lessons/pages.ts';
import { current, expect, test } from './board.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const moved = parse(read('content/moved.yaml')) as { id: string; to: string }[];
const isSection = (to: string) => {
  const [page, part] = to.split('#');
  return new RegExp(`^sections: .*\\b${part}\\b`, 'm').test(read(fileOf(page!, 'en')));
};
/** "nim#sum" as an address; `state` where it names a board. */
const place = (of: string, state = '') => {
  const [page, part] = of.split('#');
  return `lessons/${page}/${part ? `#${part}${state}` : ''}`;
};
/** Whether the page that an old address names is still a lesson. */
const readable = (id: string) => !moved.some((each) => each.id === id.split('#')[0]);

const section = moved.find(({ id, to }) => readable(id) && isSection(to))!;
/** It has moved to a page below its own lesson. */
const below = moved.find(({ id, to }) => to.startsWith(`${id.split('#')[0]}/`))!;
const board = moved.find(({ id, to }) => id.includes('#') && !isSection(to))!;
const lesson = moved.find(({ id }) => !id.includes('#'))!;
const partOfLesson = moved.find(({ id }) => !readable(id) && id.includes('#'))!;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('what a lesson has lost is shown where the address names it; a lesson of another name leads on', async ({
    page,
    baseURL,
    complaints,
  }) => {
    for (const prefix of ['', 'zh/']) {
      await page.goto(prefix + place(section.id));
      await expect(page.locator(`a.moved[href$="${place(section.to)}"]:visible`)).toBeInViewport();
      await page.goto(prefix + place(below.id));
      await page.locator('a.moved:visible').click();
      await expect(page).toHaveURL(new URL(prefix + place(below.to), baseURL).href);
      await page.goto(prefix + place(partOfLesson.id));
      await expect(page).toHaveURL(new URL(prefix + place(partOfLesson.to), baseURL).href.replace(/#.*/, ''));
    }
    expect(complaints.splice(0).filter((each) => !/\.js: csp$/.test(each))).toEqual([]);
  });
});

test('a section that has moved is led to, in a lesson that is left, below it, and in one of another name', async ({
  page,
  baseURL,
}) => {
  for (const { id, to } of [section, below, partOfLesson]) {
    await page.goto(place(id));
    await expect(page).toHaveURL(new URL(place(to), baseURL).href);
    await expect(page.locator(`h2#${to.split('#')[1]}`)).toBeInViewport();
  }
});

test.describe('while the opponent thinks', () => {
  test.use({ pace: 100 });
  test('a board that has moved takes its state along, in Chinese as well', async ({ page, baseURL }) => {
    const name = board.to.split('#')[1];
    for (const prefix of ['', 'zh/']) {
      await page.goto(prefix + place(board.id, '=1'));
      await expect(page).toHaveURL(new URL(prefix + place(board.to, '=1'), baseURL).href);
      await expect(page.locator(`main [name="${name}"]`).first()).toBeVisible();
      // A graph's first node is written as its rule writes nodes.
      await expect.poll(() => current(page.locator(`main [name="${name}"]`).first())).toMatch(/^[1A]$/);
    }
  });
});

test('the state of boards and the question go along to a lesson of another name', async ({ page, baseURL }) => {
  await page.goto(`lessons/${lesson.id}/?a=b#hook=1&transfer`);
  await expect(page).toHaveURL(new URL(`lessons/${lesson.to}/?a=b#hook=1&transfer`, baseURL).href);
});

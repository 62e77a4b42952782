import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { languages } from '../../web/languages.ts';
import { current, expect, test } from './board.ts';

const read = (path: string) => readFileSync(new URL(`../../content/${path}`, import.meta.url), 'utf8');
const moved = parse(read('moved.yaml')) as { id: string; to: string }[];
const folder = (language: string) => (language === 'en' ? '' : `${language}/`);
const isSection = (to: string) => {
  const [lesson, part] = to.split('#');
  return new RegExp(`^sections: .*\\b${part}\\b`, 'm').test(read(`lessons/${lesson}/en.mdx`));
};
/** "nim#sum" as an address in a language; `state` where it names a board. */
const place = (language: string, of: string, state = '') => {
  const [lesson, part] = of.split('#');
  return `${folder(language)}lessons/${lesson}/${part ? `#${part}${state}` : ''}`;
};

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const language of languages) {
    for (const { id, to } of moved) {
      test(`${language}: ${id} leads on or shows the way`, async ({ page, baseURL, complaints }) => {
        await page.goto(place(language, id));
        const now = new URL(place(language, to), baseURL).href;
        if (readable(id)) await expect(page.locator(`a.moved[href$="${place('en', to)}"]:visible`)).toBeInViewport();
        else await expect(page).toHaveURL(now.replace(/#.*/, ''));
        expect(complaints.splice(0).filter((each) => !/\.js: csp$/.test(each))).toEqual([]);
      });
    }
  }
});

/** Whether the page that an old address names is still a lesson. */
const readable = (id: string) => !moved.some((each) => each.id === id.split('#')[0]);

for (const language of languages) {
  for (const { id, to } of moved) {
    test(`${language}: ${id} leads to ${to}`, async ({ page, baseURL }) => {
      const part = to.split('#')[1];
      const state = part && !isSection(to) ? '=1' : '';
      await page.goto(`${place(language, id, state)}`);
      await expect(page).toHaveURL(new URL(place(language, to, state), baseURL).href);
      if (part && !state) await expect(page.locator(`h2#${part}`)).toBeInViewport();
      if (state) await expect(page.locator(`main [name="${part}"]`).first()).toBeVisible();
      // A graph's first node is written as its rule writes nodes.
      if (state) await expect.poll(() => current(page.locator(`main [name="${part}"]`).first())).toMatch(/^[1A]$/);
    });
  }
}

const renamed = moved.find(({ id }) => !id.includes('#'));
if (renamed) {
  test('the state of boards and the question go along to a lesson of another name', async ({ page, baseURL }) => {
    await page.goto(`lessons/${renamed.id}/?a=b#hook=1&practice`);
    await expect(page).toHaveURL(new URL(`lessons/${renamed.to}/?a=b#hook=1&practice`, baseURL).href);
  });
}

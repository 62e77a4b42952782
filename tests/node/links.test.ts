/** Every link of every page of the built site leads somewhere, and to the part that it names. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';
import { languages } from '../../web/languages.ts';
import { pages, site } from './built.ts';
import { lastBoards } from '../../web/site/src/deeper.ts';
import { deeper, load, named } from './lessons/lesson.ts';

/**
 * Of pages that climb from wherever they are shown, or only lead on, no more is asked than that they lead somewhere.
 */
const few = (html: string) => !html.includes('<main');

test('every link leads to a page of the site, and to one element of it or a board by its name', () => {
  const wrong: string[] = [];
  let links = 0;
  for (const page of pages().values()) {
    if (page.address === '404.html') continue; // it climbs
    let inside = 0;
    for (const { attributes } of page.all('a')) {
      if (attributes.href === undefined) continue;
      const to = page.resolve(attributes.href);
      if (!to) continue;
      inside += 1;
      const there = pages().get(to.path);
      if (!there && !existsSync(site + to.path)) wrong.push(`${page.address}: ${attributes.href}`);
      if (!there || !to.id || to.id.includes('=')) continue;
      const named = there.tags.filter(({ attributes: { id } }) => id === to.id).length;
      if (named > 1 || (named === 0 && !there.isNamed(to.id)))
        wrong.push(`${page.address}: ${attributes.href}: ${named} elements`);
    }
    if (!few(page.html)) assert.ok(inside > 5, `${page.address || 'index.html'}: ${inside} links`);
    links += inside;
  }
  assert.ok(links > 5000, `${links}`);
  assert.deepEqual(wrong, []);
});

test('every problem of the bench has a page with its parts, and the index names it in three orders', () => {
  const problems = readdirSync(new URL('../../content/problems/', import.meta.url));
  assert.ok(problems.length > 20);
  for (const prefix of ['', 'zh/']) {
    const index = pages().get(`${prefix}problems/`)!;
    const named = index.all('a').map(({ attributes: { href = '' } }) => index.resolve(href)?.path);
    for (const name of problems) {
      const address = `${prefix}problems/${name}/`;
      const ids = pages()
        .get(address)!
        .tags.map(({ attributes: { id } }) => id);
      for (const id of ['task', 'idea', 'program', 'bench']) assert.ok(ids.includes(id), `${address} ${id}`);
      assert.equal(named.filter((each) => each === address).length, 3, address);
    }
  }
});

for (const language of languages) {
  const root = language === 'en' ? '' : `${language}/`;
  const linksOf = (address: string) => {
    const page = pages().get(root + address)!;
    return page.all('a').map(({ attributes: { href = '' } }) => page.resolve(href)!);
  };

  test(`${language}: a page below a lesson is listed with it, leads back to the place, and keeps nothing`, () => {
    assert.ok(deeper.length >= 1);
    for (const page of deeper) {
      const path = `${root}lessons/${page}/`;
      const lesson = page.split('/')[0]!;
      for (const address of ['course/', `lessons/${lesson}/`])
        assert.ok(
          linksOf(address).some((to) => to?.path === path && to.id === ''),
          `${address}: ${page}`,
        );

      const source = load(lesson, language);
      const passed = named(source, 'Lesson').find(({ attributes: { to } }) => to!.split('#')[0] === page);
      const back = linksOf(`lessons/${page}/`).filter((to) => to?.path === `${root}lessons/${lesson}/`);
      // The last boards of a part stand at the end of its last lesson.
      assert.equal(passed === undefined, page.endsWith(`/${lastBoards}`), page);
      assert.equal(back[0]!.id, '', page);
      assert.equal(back.at(-1)!.id, passed ? source.front.sections[passed.section - 1] : '', page);

      const built = pages().get(path)!;
      assert.deepEqual(built.all('nimlab-progress'), [], page);
      for (const { attributes } of built.all('nimlab-question')) assert.equal(attributes.name, undefined, page);
    }
  });
}

// Old addresses below lessons/. That a browser follows them, with what else an address holds, is in
// tests/browser/moved.spec.ts.

const moved = parse(readFileSync(new URL('../../content/moved.yaml', import.meta.url), 'utf8')) as {
  readonly id: string;
  readonly to: string;
}[];
const folder = (language: string) => (language === 'en' ? '' : `${language}/`);

for (const language of languages) {
  test(`${language}: every old address has a page that links to the part that has moved, which is there`, () => {
    assert.ok(moved.length > 20);
    for (const { id, to } of moved) {
      const [[old, part], [lesson, now]] = [id.split('#'), to.split('#')];
      const page = pages().get(`${folder(language)}lessons/${old}/`);
      assert.ok(page, id);
      const links = page
        .all('a')
        .filter(({ attributes }) => attributes.class === 'moved' && attributes.id === part)
        .map(({ attributes: { href = '' } }) => page.resolve(href));
      assert.deepEqual(links, [{ path: `${folder(language)}lessons/${lesson}/`, id: now ?? '' }], id);

      if (now === undefined) continue;
      const there = pages().get(`${folder(language)}lessons/${lesson}/`)!;
      const headings = there.all('h2').filter(({ attributes }) => attributes.id === now);
      if (headings.length > 0 || !there.isNamed(now)) assert.equal(headings.length, 1, `${id} is at ${to}`);
    }
  });

  test(`${language}: without scripts the old address of a whole lesson leads on by itself, and what is named below one that is left is seen`, () => {
    for (const { id, to } of moved) {
      const [old] = id.split('#');
      const page = pages().get(`${folder(language)}lessons/${old}/`)!;
      const refresh = page.all('meta').filter((tag) => tag.attributes['http-equiv'] === 'refresh');
      const renamed = moved.find((each) => each.id === old);
      if (!renamed) {
        assert.deepEqual(refresh, [], id);
        assert.ok(page.html.includes('.moved:not(:target){display:none}'), id);
        continue;
      }
      assert.equal(refresh.length, 1, id);
      const [delay, address] = refresh[0]!.attributes.content!.split(';url=');
      assert.equal(delay, '0');
      assert.deepEqual(page.resolve(address!), { path: `${folder(language)}lessons/${renamed.to}/`, id: '' }, id);
      assert.equal(to.split('#')[0], renamed.to.split('#')[0], id);
    }
  });
}

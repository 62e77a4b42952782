import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { glob } from 'node:fs/promises';
import { deeper, lessons } from '../node/lessons/pages.ts';
import { expect, putUp, test } from './board.ts';

/** Of every game, and every drawing of it, the questions of the lessons that have a picture: one of each kind. */
async function asked(): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, Map<string, string>>();
  for await (const file of glob('lessons/**/index.html', {
    cwd: new URL('../../dist/site/', import.meta.url).pathname,
  })) {
    const page = readFileSync(new URL(`../../dist/site/${file}`, import.meta.url), 'utf8');
    for (const [tag] of page.matchAll(/<nimlab-question(?: [a-z-]+(?:="[^"]*")?)*>/g)) {
      const is = (attribute: string) => new RegExp(` ${attribute}="([^"]*)"`).exec(tag)?.[1] ?? '';
      if (!['outcome', 'number', 'answer', 'position'].includes(is('kind'))) continue;
      const far = /\d{3}/.test(is('position'));
      const kind = [is('kind'), is('ask'), is('view'), far].join();
      const game = is('game');
      const kinds = found.get(game) ?? found.set(game, new Map()).get(game)!;
      if (!kinds.has(kind))
        kinds.set(kind, `${tag.replace(/ name="[^"]*"/, ` name="asked-${kinds.size}"`)}</nimlab-question>`);
    }
  }
  return new Map([...found].map(([game, kinds]) => [game, [...kinds.values()]]));
}

/** Says something where it can be written, right or wrong: what is wrong is shown; then the answer, with its reason. */
async function* tellings(element: Locator) {
  const [choice, fields] = [element.locator('[data-choice]').first(), element.locator('input:visible')];
  await expect(choice.or(fields.first()).first()).toBeVisible();
  if (!(await choice.count())) {
    for (const field of await fields.all()) await field.fill('1');
    await fields.first().press('Enter');
    await expect(element.locator(':is(.verdict, .error):visible').first()).toBeVisible();
    yield;
  }
  const show = element.getByRole('button', { name: 'Show me' });
  if (!(await show.count())) return;
  await show.click();
  // Of what is made or calculated no answer need be known: it stands in the lesson's words.
  if (await choice.count()) await expect(element.locator('.verdict.told')).toBeVisible();
  else await expect(show).toHaveCount(0);
  yield;
}

/**
 * The shapes of a figure that no style sheet knows: black, which no colour of Nimlab's is, or lines that cannot be
 * seen.
 */
const bare = (figure: Locator) =>
  figure.evaluate((figure) => {
    const shapes = [
      ...figure.shadowRoot!.querySelectorAll('svg :is(circle, ellipse, line, path, polygon, polyline, rect, text)'),
    ];
    const unknown = shapes.filter((shape) => {
      const { fill, stroke } = getComputedStyle(shape);
      return stroke === 'none' ? shape.localName === 'line' || fill === 'rgb(0, 0, 0)' : stroke === 'rgb(0, 0, 0)';
    });
    return [...new Set(unknown.map((shape) => shape.outerHTML.slice(0, 120)))];
  });

/** Labels that are smaller than this on the screen, in pixels, cannot be read. */
const readable = 10;

/** What is written in each of some pictures, smaller than it can be read. */
const small = (pictures: Locator) =>
  pictures.evaluateAll((pictures, readable) => {
    const labels = (picture: Element) =>
      [...(picture.shadowRoot ?? picture).querySelectorAll<SVGTextElement>('svg text')]
        .filter((label) => label.checkVisibility() && label.textContent.trim())
        .map((label) => {
          const { a, b } = label.getScreenCTM()!;
          return [parseFloat(getComputedStyle(label).fontSize) * Math.hypot(a, b), label.textContent] as const;
        });
    // On pages below a lesson questions have no names.
    const asked = (picture: Element) => picture.closest('nimlab-question');
    return pictures.map((picture) => ({
      of: asked(picture)?.getAttribute('name') ?? asked(picture)?.getAttribute('position') ?? '',
      small: labels(picture)
        .filter(([size]) => size < readable - 0.05)
        .map(([size, said]) => `${said}: ${size.toFixed(1)}`),
    }));
  }, readable);

/** What sticks out of a question: its feedback, its figures, and pictures in these where they cannot be scrolled to. */
const wide = (element: Locator) =>
  element.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const root = element.shadowRoot!;
    const boxes = [...root.querySelectorAll('.verdict, .verdict p, .figure')];
    const figures = [...root.querySelectorAll('.figure')].filter((each) => each.scrollWidth <= each.clientWidth);
    const pictures = figures.flatMap((figure) => [...figure.shadowRoot!.querySelectorAll('svg')]);
    return [...boxes, ...pictures]
      .map((each) => [each, each.getBoundingClientRect()] as const)
      .filter(([, box]) => box.width > 0 && (box.right > right + 0.5 || box.left < left - 0.5))
      .map(([each, box]) => `${each.localName}.${each.classList}: ${box.left} to ${box.right} of ${left} to ${right}`);
  });

for (const [game, elements] of await asked()) {
  for (const width of [1280, 360]) {
    test(`${game}: pictures in feedback have the looks of its board, and the room there is: ${width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const [i, tag] of elements.entries()) {
        const element = await putUp(page, tag, i ? 'stay' : 'en');
        for await (const _ of tellings(element)) {
          expect.soft(await wide(element), tag).toEqual([]);
          for (const figure of await element.locator('.figure').all()) {
            expect.soft(await bare(figure), tag).toEqual([]);
            if (width < 400)
              expect
                .soft(
                  (await small(figure)).flatMap(({ small }) => small),
                  tag,
                )
                .toEqual([]);
          }
        }
      }
    });
  }
}

for (const language of ['', 'zh/']) {
  test(`on a phone what is written in the pictures beside questions can be read: ${language || 'en'}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    let pictures = 0;
    // Not what else lies there: an old address leads on while the next page is asked for.
    for (const lesson of [...lessons, ...deeper]) {
      const file = `${language}lessons/${lesson}/`;
      await page.goto(`${process.env.NIMLAB_TESTED_SITE}${file}`);
      const found = await small(page.locator('nimlab-question:has(> .asked) .asked'));
      expect
        .soft(
          found.filter(({ small }) => small.length > 0),
          file,
        )
        .toEqual([]);
      pictures += new Set(found.map(({ of }) => of)).size;
    }
    expect(pictures).toBeGreaterThan(200);
    await context.close();
  });
}

/**
 * What is drawn before a board is alive is what is drawn when it is: the same shapes in the same places
 * (draw/scene.ts).
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';
import { everyBoard, expect, tagOf, test } from './board.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const games = globSync('web/{games,instruments}/**/scene.ts', { cwd: root }).map((file) => file.split('/').at(-2)!);

/** A page with its board: its own in the reference, or, of an instrument, the first one that shows it as usual. */
function pageOf(game: string): string {
  if (existsSync(`${root}content/reference/${game}.yaml`)) return `reference/${game}/`;
  const tag = new RegExp(`<Board game="${game}"[^>]*>`);
  const pages = globSync('content/lessons/*/{en,*.en}.mdx', { cwd: root })
    .sort()
    .map((file) => ({ file, first: tag.exec(readFileSync(root + file, 'utf8'))?.[0] }))
    .filter(({ first }) => first);
  const page = pages.find(({ first }) => !first!.includes(' view=')) ?? pages[0];
  if (!page) throw new Error(`${game} is on no page`);
  const [, , lesson = '', name = ''] = page.file.split('/');
  return `lessons/${lesson}/${name === 'en.mdx' ? '' : `${name.split('.')[0]!}/`}`;
}

/**
 * Pictures at rest and alive: the box each is drawn in, and where its shapes are. Of two at rest, one for a phone, the
 * other.
 */
const pictures = (board: Locator) =>
  board.evaluate((element) => {
    const geometry = [
      'd',
      'x',
      'y',
      'cx',
      'cy',
      'r',
      'rx',
      'ry',
      'width',
      'height',
      'x1',
      'y1',
      'x2',
      'y2',
      'transform',
    ];
    // A board may hold others, whose drawings are theirs.
    const all = (root: ParentNode, named: string): Element[] =>
      [...root.querySelectorAll(`${named}, .board *`)].flatMap((each) =>
        each.matches(named) ? [each] : each.shadowRoot ? all(each.shadowRoot, named) : [],
      );
    const of = (root: ParentNode, named: string) =>
      all(root, named).map((svg) => ({
        box: svg.getAttribute('viewBox'),
        shapes: [...svg.querySelectorAll('path, circle, ellipse, rect, line, text')].map((shape) =>
          [shape.localName, ...geometry.map((name) => shape.getAttribute(name) ?? '')].join(' '),
        ),
      }));
    return {
      rest: of(element, '.nl-rest svg.nl-scene:not(.nl-narrow)'),
      // What a match has come to is drawn once there is one.
      live: of(element.shadowRoot!, '.board svg.nl-scene:not(.running)'),
    };
  });

test('there are boards that draw scenes', () => {
  expect(games).toContain('nim');
});

for (const game of games) {
  test(`${game}: nothing jumps when the board comes alive`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(pageOf(game));
    await everyBoard(page);
    const board = page.locator(`.board > ${tagOf(game)}`).first();
    await board.scrollIntoViewIfNeeded();
    await expect
      .poll(async () => {
        const { rest, live } = await pictures(board);
        if (rest.length === 0 || rest.length !== live.length) return `${rest.length} at rest, ${live.length} alive`;
        return rest.flatMap(({ box, shapes }, i) => [
          ...(live[i]!.box === box ? [] : [`${box} is ${live[i]!.box}`]),
          ...shapes.filter((shape) => !live[i]!.shapes.includes(shape)),
        ]);
      })
      .toEqual([]);
  });
}

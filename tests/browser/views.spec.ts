/** Every view of every board draws the position, and every lit part that the reference names is lit in one of them. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';
import { parse } from 'yaml';
import { expect, putUp, settled, tagOf, test } from './board.ts';

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');
type Place = { position: string; rule: string };
const { games } = JSON.parse(read('build/elements.json')) as {
  games: Record<string, { views: { id: string; label: { en: string } }[]; examples: Place[] }>;
};

/** Skins that draw one kind of rule only, and a position of it. */
const fitting: Record<string, Place> = {
  squares: { position: '9', rule: '0.007' },
  planets: {
    position: '5',
    rule: '2>8 2>9 3>9 3>1 4>1 4>6 5>6 5>7 6>3 6>4 6>5 7>4 7>5 7>1 8>5 8>1 8>2 9>1 9>2 9>3',
  },
};

type Shown = HTMLElement & {
  readonly skins: readonly string[];
  show(position: string | null, options?: { lit?: string; view?: string }): Promise<void>;
  restart(position: string, rule: string): Promise<void>;
  view: string;
  updateComplete: Promise<boolean>;
};

/** What a board has drawn: its parts with their states, without the marks that Lit leaves. */
const drawing = (board: Locator) =>
  board
    .locator('.board')
    .first()
    .evaluate((element) => {
      return element.innerHTML.replace(/<!--.*?-->/g, '').replace(/\s+/g, ' ');
    });

const show = (board: Locator, position: string, view: string, lit: string) =>
  board.evaluate(
    async (element, { position, view, lit }) => {
      await (element as Shown).show(position, { view, lit });
      await (element as Shown).updateComplete;
    },
    { position, view, lit },
  );

const restart = (board: Locator, position: string, rule: string) =>
  board.evaluate((element, { position, rule }) => (element as Shown).restart(position, rule), { position, rule });

/** Names that a pattern like `edge-<a>-<b>` may stand for, small numbers and those of the position, or letters. */
function names(pattern: string, position: string): string[] {
  const letters = /[A-Z]/.test(position) ? ['A', 'B', 'C', 'D'] : [];
  const numbers = [...new Set(['0', '1', '2', '3', '5', ...letters, ...(position.match(/\d+/g) ?? []).slice(0, 4)])];
  const slots = pattern.split(/<[a-z]+>/);
  let made = [slots[0]!];
  for (const rest of slots.slice(1)) made = made.flatMap((start) => numbers.map((n) => `${start}${n}${rest}`));
  return made;
}

for (const [game, { views, examples }] of Object.entries(games)) {
  test(`${game}: every view draws, and every part that can be lit is`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { position, rule } = examples[0]!;
    const board = await putUp(page, `<${tagOf(game)} position="${position}" rule="${rule}"></${tagOf(game)}>`);
    await settled(board);
    const ids = views.map(({ id }) => id);

    // By its button, as a reader does. What a view computes first (the values of a whole board) it draws when it has
    // it.
    const drawn = new Map<string, string>();
    const choice = board.locator('.controls .segments').first();
    const skins = await board.evaluate((element) => (element as Shown).skins);
    for (const { id, label } of views) {
      // A skin has a button where the page has asked for it; where there is one view, there is none.
      if (skins.includes(id)) await board.evaluate((element, id) => ((element as Shown).view = id), id);
      const { position: at, rule: by } = fitting[id] ?? examples[0]!;
      if (skins.includes(id)) await restart(board, at, by);
      if (id !== ids[0] || (await choice.count()) > 0) {
        const button = choice.getByRole('button', { name: label.en, exact: true });
        await button.click();
        await expect(button).toHaveAttribute('aria-pressed', 'true');
      }
      await expect(board.locator('.undrawable')).toHaveCount(0);
      expect((await board.locator('.board').first().boundingBox())!.height, id).toBeGreaterThan(40);
      await expect.poll(async () => [...drawn.values()].includes(await drawing(board)), id).toBe(false);
      drawn.set(id, await drawing(board));
      if (fitting[id]) await restart(board, position, rule);
    }
    expect(drawn.size).toBe(ids.length);

    const { lit } = parse(read(`content/reference/${game}.yaml`)) as { lit: Record<string, unknown> };
    const dark = new Set(Object.keys(lit));
    // What a view computes may come late: the whole is done again until every part has been lit.
    await expect
      .poll(
        async () => {
          for (const { position, rule } of examples) {
            if (dark.size === 0) break;
            await restart(board, position, rule);
            for (const view of ids.length > 0 ? ids : ['']) {
              if (dark.size === 0) break;
              const off = async () => {
                await show(board, position, view, 'nothing-of-the-kind');
                return drawing(board);
              };
              let before = await off();
              for (let same = 0; same < 3;) {
                const now = await off();
                same = now === before ? same + 1 : 0;
                before = now;
              }
              for (const pattern of dark) {
                await show(board, position, view, names(pattern, position).join(' '));
                const on = await drawing(board);
                const after = await off();
                // Before and after the same: what a view still computes is no light.
                if (after === before && on !== before) dark.delete(pattern);
                before = after;
              }
            }
          }
          return [...dark];
        },
        { message: 'never lit', timeout: 90_000 },
      )
      .toEqual([]);
  });
}

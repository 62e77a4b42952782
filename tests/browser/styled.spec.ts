/** Whatever can be opened on a board, an instrument or a question has the styles it was written with. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, putUp, test } from './board.ts';

test.use({ alone: true }); // which files have come before decides what is there

/** What looks as the browser draws it unless it is told otherwise, and by which of its properties that is seen. */
const own: Readonly<Record<string, readonly string[]>> = {
  button: ['backgroundColor', 'borderTopStyle', 'paddingLeft'],
  select: ['backgroundColor', 'borderTopColor', 'paddingLeft'],
  input: ['backgroundColor', 'borderTopStyle', 'paddingLeft', 'accentColor'],
  textarea: ['backgroundColor', 'borderTopColor', 'paddingLeft'],
  table: ['borderCollapse', 'borderSpacing'],
  ul: ['listStyleType', 'paddingLeft'],
  ol: ['listStyleType', 'paddingLeft'],
  dd: ['marginLeft'],
  summary: ['cursor', 'paddingTop'],
  fieldset: ['borderTopStyle', 'paddingLeft'],
  progress: ['accentColor', 'width'],
  kbd: ['fontSize', 'borderTopStyle'],
};

/** In an element and all shadow roots in it: sheets without a rule, and what looks as in a page without styles. */
const faults = (element: Locator) =>
  element.evaluate((element, own) => {
    const bare = document.createElement('div');
    document.body.append(bare);
    const root = bare.attachShadow({ mode: 'open' });
    /** Looks of a fresh element, of which the browser alone says how it looks. */
    const fresh = new Map<string, readonly string[]>();
    const looks = (each: Element, names: readonly string[]) => {
      const style = getComputedStyle(each) as unknown as Record<string, string>;
      return names.map((name) => style[name]!);
    };
    const found = new Set<string>();
    const walk = (within: ParentNode, where: string) => {
      for (const each of within.querySelectorAll<HTMLElement>('*')) {
        const { localName, shadowRoot } = each;
        if (shadowRoot) {
          shadowRoot.adoptedStyleSheets.forEach(({ cssRules }, i) => {
            if (cssRules.length === 0) found.add(`${localName}: style sheet ${i} has no rules`);
          });
          walk(shadowRoot, localName);
        }
        const names = own[localName];
        if (!names || within === document || !where || !each.checkVisibility()) continue;
        const kind = `${localName} ${each.getAttribute('type') ?? ''}`;
        if (!fresh.has(kind)) {
          const twin = document.createElement(localName);
          if (each.hasAttribute('type')) twin.setAttribute('type', each.getAttribute('type')!);
          root.append(twin);
          fresh.set(kind, looks(twin, names));
        }
        if (looks(each, names).every((look, i) => look === fresh.get(kind)![i]))
          found.add(`${where}: <${localName} class="${each.className}"> ${each.textContent!.trim().slice(0, 30)}`);
      }
    };
    const holder = element.parentElement!;
    walk(holder, '');
    bare.remove();
    return [...found];
  }, own);

/** What opens or turns something over: views, analysis, and what stands under a board. */
const switches = '.tab, .segments button, [aria-expanded]';

/** Opens one after the other whatever an element has to open, and looks at each. */
async function openAll(page: Page, element: Locator) {
  const found = new Set<string>();
  const look = async () => {
    for (const details of await element.locator('details:not([open])').all()) {
      await details.evaluate((each: HTMLDetailsElement) => (each.open = true));
    }
    for (const fault of await faults(element)) found.add(fault);
  };
  await look();
  const labels = await element
    .locator(switches)
    .evaluateAll((all) => all.filter((each) => each.checkVisibility()).map(({ textContent }) => textContent.trim()));
  for (const label of new Set(labels)) {
    const button = element.locator(switches).filter({ hasText: label, visible: true }).first();
    if (!(await button.count())) continue;
    const panel = element.locator('.panel');
    const opened = await button.evaluate(async (each: HTMLElement) => {
      each.click(); // wherever it is: this is not about hands
      await new Promise(requestAnimationFrame);
      return each.getAttribute('aria-controls') === 'panel' && each.getAttribute('aria-expanded') === 'true';
    });
    if (opened) {
      await expect(panel.locator('> *').first()).toBeVisible();
      await expect(panel.getByText('…', { exact: true })).toHaveCount(0);
      const run = panel.getByRole('button', { name: 'Run the search' });
      if (await run.count()) {
        await run.click();
        await expect(panel.locator('.compare, .error')).toBeVisible();
      }
    }
    await look();
  }
  return [...found];
}

const { games } = JSON.parse(readFileSync(new URL('../../build/elements.json', import.meta.url), 'utf8')) as {
  games: Record<string, { examples: { position: string; rule: string }[] }>;
};

/** A board of each family, whose panels speak of what it alone has. */
const families = ['nim', 'octal', 'moore_nim', 'coin_row', 'token_graph', 'red_blue_hackenbush', 'fibonacci_nim'];
test('of a board, all that opens is styled', async ({ page, solver }) => {
  for (const game of [...families, 'grid_walk', 'geography', 'k_in_a_row', 'sum']) {
    const { position, rule } = games[game]!.examples[0]!;
    const tag = `nimlab-${game.replaceAll('_', '-')}`;
    const html = `<${tag} name="styled" opponent="human" position="${position}" rule="${rule}"></${tag}>`;
    const board = await putUp(page, html, 'stay');
    await expect(board.locator('.board').first()).toBeVisible();
    const [move] = (await solver.moves(game, position, rule, { limit: 1 })).moves;
    await board.evaluate(
      (each, numbers) => (each as unknown as { propose(numbers: readonly bigint[]): unknown }).propose(numbers),
      move!.numbers,
    );
    await expect(board.getByRole('button', { name: 'Undo' }).first()).not.toHaveAttribute('aria-disabled', 'true');
    expect.soft(await openAll(page, board), game).toEqual([]);
  }
});

test('of an instrument, all that opens is styled', async ({ page }) => {
  for (const html of [
    '<nimlab-bimatrix name="a" position="3 0; 5 1 | 3 5; 0 1"></nimlab-bimatrix>',
    '<nimlab-game-tree name="a"></nimlab-game-tree>',
    '<nimlab-guess-card name="a"></nimlab-guess-card>',
    '<nimlab-kuhn-poker name="a"></nimlab-kuhn-poker>',
    '<nimlab-matrix-game name="a"></nimlab-matrix-game>',
    '<nimlab-nimber name="a"></nimlab-nimber>',
    '<nimlab-repeated-game name="a"></nimlab-repeated-game>',
    '<nimlab-secret-stop name="a"></nimlab-secret-stop>',
    '<nimlab-twenty-four name="a"></nimlab-twenty-four>',
    '<nimlab-values game="octal" rule="0.77" count="100"></nimlab-values>',
    '<nimlab-bench problem="hdu-1846"></nimlab-bench>',
  ]) {
    const desk = await putUp(page, html, 'stay');
    await expect(desk.locator('.tab, .desk, .time').first()).toBeVisible();
    expect.soft(await openAll(page, desk), html).toEqual([]);
  }
});

test('of a question, what it asks with is styled', async ({ page }) => {
  const nim = 'game="nim" position="1 2 4"';
  const question = (is: string, within = '') =>
    `<nimlab-question ${is}>${within}<p slot="hint">Look.</p></nimlab-question>`;
  for (const html of [
    question(`kind="outcome" ${nim}`),
    question(`kind="number" ask="grundy" ${nim}`),
    question(`kind="move" ${nim}`),
    question('kind="position" game="nim" ask="P" position="_ 12 _"'),
    question('kind="paint" game="subtraction" rule="1,3,4" position="12"'),
    question('kind="answer" game="matrix_game" position="2 1; 3 4" ask="value"'),
    question(`kind="choose" ${nim}`, '<div slot="choice" data-fails="1 1" data-says="N">All</div>'),
    question('kind="play"', `<nimlab-nim ${nim.replace('game="nim"', '')} controls="few"></nimlab-nim>`),
  ]) {
    const element = await putUp(page, html, 'stay');
    const controls = element.locator('button, input').filter({ visible: true });
    await expect(controls.first()).toBeVisible();
    expect.soft(await faults(element), html).toEqual([]);
    await element.getByRole('button').filter({ visible: true }).first().click();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect.soft(await faults(element), html).toEqual([]);
  }
});

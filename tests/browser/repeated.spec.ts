/** Repeated games: rounds, all against all, a plan of one's own, generations, in both languages and on a phone. */
import type { Locator } from '@playwright/test';
import { faults } from './axe.ts';
import { expect, putUp, test } from './board.ts';

const lake = '6,6 2,8; 8,2 3,3';
const six = 'all_c all_d tit_for_tat grim tit_for_two_tats tester';
const tag = (attributes: string) => `<nimlab-repeated-game ${attributes}></nimlab-repeated-game>`;
const said = (element: Locator) => element.locator('.said');
const button = (element: Locator, name: string) => element.getByRole('button', { name, exact: true });

test('rounds are played against the plan that is chosen, to the last one, and taken back', async ({ page }) => {
  const element = await putUp(page, tag(`position="${lake} | 3 | ${six}" controls="few" name="r"`));
  await expect(said(element)).toHaveText('You and Kind, 3 years. Both choose at the same time.');
  await button(element, 'Play against Echo').click();
  await button(element, '2 boats').click();
  await expect(said(element)).toHaveText('Year 1. You: 2 boats; Echo: 1 boat. You get 8, Echo gets 2.');
  await button(element, '1 boat').click();
  await expect(said(element)).toHaveText('Year 2. You: 1 boat; Echo: 2 boats. You get 2, Echo gets 8.');
  await expect(element.locator('.deed')).toHaveCount(4);
  await button(element, 'Undo').click();
  await expect(element.locator('.deed')).toHaveCount(2);
  await button(element, 'New').click();
  for (const act of ['1 boat', '1 boat', '2 boats']) await button(element, act).click();
  await expect(said(element)).toHaveText('Over: you have 20 tons, Echo 14. More than 20 cannot be had from Echo.');
  await expect(button(element, '1 boat')).toHaveAttribute('aria-disabled', 'true');
});

test('where nobody is to know who is who there are letters', async ({ page }) => {
  const element = await putUp(page, tag(`position="${lake} | 3 | ${six}" view="guess" controls="few"`));
  await expect(said(element)).toContainText('You and A,');
  await button(element, 'Play against F').press('Enter');
  await expect(said(element)).toContainText('You and F,');
  await expect(element.locator('.features')).toHaveCount(0);
});

test('all against all: sorted by totals; a number shows its rounds', async ({ page }) => {
  const element = await putUp(page, tag(`position="${lake} | 20 | ${six}" view="table" controls="few"`));
  await expect(element.locator('g.row .called')).toHaveText(['Echo', 'Patient', 'Tester', 'Grudge', 'Kind', 'Greedy']);
  await element.getByRole('button', { name: 'Tester gets 63 from Grudge' }).click();
  await expect(said(element)).toHaveText('Tester gets 63 tons, Grudge 69.');
  await expect(element.locator('.deed')).toHaveCount(20);
  await button(element, 'Later').click();
  await expect(element.locator('.round').first()).toHaveText('11');
  await expect(button(element, 'Later')).toHaveAttribute('aria-disabled', 'true');
});

test('a plan of one’s own is entered at once; the most of all, alone, is told as a game that is won', async ({
  page,
}) => {
  const company = 'all_c all_d tit_for_tat pavlov tit_for_two_tats tester';
  const element = await putUp(page, tag(`position="${lake} | 10 | ${company}" view="plan" states="2" controls="few"`));
  await element.evaluate((each) => {
    (each as HTMLElement).addEventListener('nimlab-over', ({ detail }) =>
      each.setAttribute('data-over', detail.winner!),
    );
  });
  await expect(said(element)).toContainText('It does just what Kind does.');
  const state = (n: number) => element.locator(`.state-line[data-state="${n}"]`);
  await state(1).getByRole('button', { name: '2 boats' }).click();
  await expect(said(element)).toContainText('It does just what Greedy does.');
  await button(element, 'Add a state').click();
  await expect(button(element, 'Add a state')).toHaveAttribute('aria-disabled', 'true');
  await expect(element).not.toHaveAttribute('data-over');
  await state(1).locator('[data-after="2"]').selectOption('2');
  await state(2).locator('[data-after="2"]').selectOption('1');
  await expect(said(element)).toHaveText('The most of all: 373 tons.');
  await expect(element).toHaveAttribute('data-over', 'you');
  await expect(element.locator('.row.own .called')).toHaveText('Yours');
  await button(element, 'Drop state 2').click();
  await expect(element.locator('.state-line')).toHaveCount(1);
});

test('generations are stepped through, to where nothing changes', async ({ page }) => {
  const element = await putUp(
    page,
    tag(`position="${lake} | 10 | all_c all_d tit_for_tat" view="generations" people="5 15 5 5" controls="few"`),
  );
  await expect(said(element)).toHaveText('Generation 0.');
  await button(element, 'Next generation').click();
  await expect(element.locator('.left .sum')).toHaveText(['10', '10', '5']);
  await button(element, 'To the last generation').click();
  await expect(element.locator('.left .sum')).toHaveText(['0', '0', '25']);
  await expect(said(element)).toContainText('Nothing changes any more.');
});

test('rounds and slips are set; what is refused is said beside the field', async ({ page }) => {
  const element = await putUp(page, tag(`position="${lake} | 20 | ${six}" view="table"`));
  await button(element, 'Slips: More').click();
  await expect(element.locator('.caption')).toContainText('probability 1/100');
  await button(element, 'Years: Fewer').click();
  await expect(element.locator('.caption')).toContainText('15 years');
  for (const [text, says] of [
    [`${lake} | 10 | kind`, '“kind” is no plan'],
    ['6,6 2,8; 9,2 3,3 | 10 | grim', '2,8 should be 2,9'],
    [`${lake} | 10`, 'A part is missing'],
    ['1,1 2,2 | 10 | grim', 'two rows and two columns'],
    [`${lake} | 500 | grim`, '200'],
  ] as const) {
    await element.locator('#position').fill(text);
    await button(element, 'Try').click();
    await expect(element.locator('#error')).toContainText(says);
    await expect(element.locator('g.row')).toHaveCount(6);
  }
  await element.locator('#position').fill('1,1 0,2; 2,0 0,0 | 4 | alternate 112.211');
  await button(element, 'Try').click();
  await expect(element.locator('g.row .called')).toHaveText(['Fickle', 'No. 2']);
});

for (const [lang, title] of [
  ['en', 'Plans on the lake'],
  ['zh', '湖上的办法'],
] as const) {
  test(`${lang}: no fault that axe finds in any view, and nothing is wider than a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const element = await putUp(page, tag(`lang="${lang}" position="${lake} | 10 | ${six}" pair="6 4" plan="112.212"`));
    await expect(element.getByRole('heading')).toHaveText(title);
    for (const view of ['play', 'guess', 'table', 'plan', 'generations']) {
      await element.evaluate((each, to) => each.setAttribute('view', to), view);
      await expect(element.locator('.head [aria-pressed="true"]')).toBeVisible();
      await expect(element.locator('svg').first()).toBeVisible();
      expect(await faults(page), view).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
  });
}

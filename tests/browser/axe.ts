import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as Axe from 'axe-core';
import type { Page } from '@playwright/test';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What the words of a page can change: names, languages, and what is too small or has to be scrolled. */
export const ofWords = {
  tags: ['cat.language', 'cat.name-role-value', 'cat.text-alternatives'],
  rules: ['target-size', 'scrollable-region-focusable'],
};
/** What another theme and another width can change: colours, and what is too small or has to be scrolled. */
export const ofLooks = { rules: ['color-contrast', 'link-in-text-block', ...ofWords.rules] };

interface Asked {
  /** By their names and by the categories that axe has; all, if nothing is given. */
  readonly only?: { readonly tags?: readonly string[]; readonly rules?: readonly string[] };
  /**
   * Formulas are all made by one program with one style sheet, and are a quarter of the work: asked for on one page.
   */
  readonly formulas?: boolean;
}

/**
 * What axe finds, by rule: in what a test has put up, or else in the page. It is run in the page and asked for
 * violations alone: handing over what it thinks of every node of a page with 240 formulas takes four times as long as
 * the audit. For pages without frames.
 */
export async function faults(page: Page, { only, formulas = false }: Asked = {}): Promise<unknown[]> {
  if (page.frames().length > 1) throw new Error('a frame would not be looked into');
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ only, formulas }) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const unasked = /^(?:experimental|deprecated|wcag2aaa)$/;
      const ofTags = only?.tags
        ? axe.getRules([...only.tags]).filter(({ tags }) => !tags.some((tag) => unasked.test(tag)))
        : [];
      const rules = [...ofTags.map(({ ruleId }) => ruleId), ...(only?.rules ?? [])];
      const context = {
        include: [[document.getElementById('put-up') ? '#put-up' : 'html']],
        exclude: formulas ? [] : [['.katex']],
      };
      const { violations } = await axe.run(context, { resultTypes: ['violations'], ...(only && { runOnly: rules }) });
      return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
    },
    { only, formulas },
  );
}

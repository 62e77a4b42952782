import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as Axe from 'axe-core';
import type { Page } from '@playwright/test';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * What axe finds, by rule. It is run in the page and asked for violations alone: handing over what it thinks of every
 * node of a page with 240 formulas takes four times as long as the audit. For pages without frames.
 */
export async function faults(page: Page, { rules }: { rules?: readonly string[] } = {}): Promise<unknown[]> {
  if (page.frames().length > 1) throw new Error('a frame would not be looked into');
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async (rules) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const { violations } = await axe.run(document, {
        resultTypes: ['violations'],
        ...(rules && { runOnly: rules }),
      });
      return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
    },
    rules && [...rules],
  );
}

/**
 * What a page costs those who come for the first time: bytes as they are sent, requests, and how many of them come one
 * after the other. Read out of the built files; tests/browser/weight.spec.ts sees that a browser asks for just these.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pages } from './built.ts';
import { deeper, lessons } from './lessons/pages.ts';
import { firstAsked, firstBoard, most, sizeOfAll } from './weigh.ts';

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

for (const language of ['', 'zh/']) {
  test(
    `cold: every lesson and page below one keeps to its budget: ${language || 'en'}`,
    { concurrency: true },
    async (t) => {
      assert.ok(lessons.length > 20);
      const over: string[] = [];
      await Promise.all(
        [...lessons, ...deeper].map(async (name) => {
          const page = pages().get(`${language}lessons/${name}/`)!;
          const rows = firstAsked(page);
          const asked = [...rows.keys()];
          const weigh = (pattern: RegExp) => sizeOfAll(asked.filter((each) => pattern.test(each)));
          const [withFonts, fonts, solver] = await Promise.all([
            weigh(/./),
            weigh(/woff2$/),
            weigh(/worker-[^/]*\.js$|\.wasm$/),
          ]);
          const all = withFonts - fonts;
          const row = Math.max(...rows.values());
          const said = `${kB(all)} kB: ${kB(all - solver)} page, ${kB(solver)} solver; ${kB(fonts)} kB fonts; ${asked.length} requests, ${row} in a row`;
          t.diagnostic(`${page.address} ${said}`);
          // What the first board needs is named in the page.
          const board = firstBoard(page);
          if (board) assert.equal(rows.get(board), 2, page.address);
          for (const kind of board ? [/\/worker-[^/]*\.js$/, /\.wasm$/, /\/nimlab\.js$/] : [])
            assert.equal(asked.filter((each) => kind.test(each)).length, 1, `${page.address}: ${kind}`);
          const keeps =
            all <= most.all * 1000 &&
            withFonts <= most.withFonts * 1000 &&
            solver <= most.solver * 1000 &&
            fonts <= most.fonts * 1000 &&
            asked.length <= (name.includes('/') ? most.requestsBelow : most.requests) &&
            row <= most.inARow;
          if (!keeps) over.push(`${page.address}: ${said}\n${asked.join('\n')}`);
        }),
      );
      assert.deepEqual(over, []);
    },
  );
}

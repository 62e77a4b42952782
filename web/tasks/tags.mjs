import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.mjs';

/** The tags that the built site defines, as `tests/node/site.test.ts` compares them with those its pages use. */
export const tagsDefined = () =>
  globSync('dist/site/nimlab/**/*.js', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/customElements\.define\([`'"](nimlab-[a-z0-9-]+)/g)].map(
      (match) => match[1] ?? '',
    ),
  );

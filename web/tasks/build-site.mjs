import { rmSync, statSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'astro';
import { takeClaims } from './claims.mjs';
import { subsetFonts } from './fonts.mjs';
import { indexPages } from './index-pages.mjs';
import { inlineStyles } from './inline-styles.mjs';
import { relocate } from './relocate.mjs';
import { root } from './setup.mjs';

// dist/site: web/site and content, with the widgets in nimlab/ and the search index in pagefind/. Wants dist/node
// (figures and foldable answers come from the solver), build/elements.json and build/widgets; run from the project's
// folder.
const site = join(root, 'dist/site');
// Astro keeps the content that it has read, and looks at its own config alone, not at the schemas that this imports.
const kept = join(root, 'build/astro/data-store.json');
const writtenAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
if (writtenAt(kept) < writtenAt(join(root, 'web/site/src/reference/schema.ts'))) rmSync(kept, { force: true });
await build({ root: join(root, 'web/site'), logLevel: 'warn' });
const published = (path) => !path.includes('.vite');
await cp(join(root, 'build/widgets'), join(site, 'nimlab'), { recursive: true, filter: published });
await subsetFonts(site);
await inlineStyles(site);
await relocate(site, { base: '/nimlab-base/' });
await takeClaims(site, join(root, 'build/claims.json'));
await indexPages(site);

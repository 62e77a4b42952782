import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unified } from '@astrojs/markdown-remark';
import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { first, languages } from '../languages.ts';
import { asInNode } from './src/plugins/as-in-node.mjs';
import { displayMath } from './src/plugins/display-math.mjs';
import { foldedIdea } from './src/plugins/folded-idea.mjs';
import { readableMath, unbrokenMath } from './src/plugins/math.mjs';
import { plainCode } from './src/plugins/plain-code.mjs';
import { plainNumbers } from './src/plugins/plain-numbers.mjs';
import { questionParts } from './src/plugins/question-parts.mjs';
import { scrollingTables } from './src/plugins/scrolling-tables.mjs';
import { sectionIds } from './src/plugins/section-ids.mjs';
import { sections } from './src/plugins/sections.mjs';
import { unkeptQuestions } from './src/plugins/unkept-questions.mjs';
import { woff2Only } from './src/plugins/woff2-only.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
/** The style sheet of the very KaTeX that sets the formulas: rehype-katex brings its own. */
const katex = createRequire(createRequire(import.meta.url).resolve('rehype-katex')).resolve('katex/dist/katex.min.css');

export default defineConfig({
  root: here('.'),
  outDir: here('../../dist/site'),
  cacheDir: here('../../build/astro'),
  // A mark that no page writes: web/tasks/relocate.mjs turns every address that begins with it into a relative one.
  base: '/nimlab-base',
  // Where the site will stand, if that is known; all that is made of it are the `hreflang` addresses in
  // web/site/src/layout/Layout.astro.
  site: process.env.NIMLAB_SITE || undefined,
  trailingSlash: 'always',
  build: { inlineStylesheets: 'never', assets: 'assets' },
  // Which language a page is in, as `Astro.currentLocale`.
  i18n: { locales: languages, defaultLocale: first },
  prefetch: false,
  markdown: {
    processor: unified({
      remarkPlugins: [remarkMath, displayMath, plainNumbers, questionParts, unkeptQuestions],
      rehypePlugins: [
        [rehypeKatex, { strict: 'error' }],
        readableMath,
        unbrokenMath,
        sectionIds,
        foldedIdea,
        sections,
        scrollingTables,
      ],
    }),
    shikiConfig: { theme: 'css-variables', transformers: [plainCode] },
  },
  integrations: [mdx()],
  vite: {
    resolve: {
      alias: [
        { find: '@lesson', replacement: here('./src/lesson/index.ts') },
        { find: /^@katex\.css/, replacement: katex },
        { find: /^@katex-main\.woff2/, replacement: join(dirname(katex), 'fonts/KaTeX_Main-Regular.woff2') },
        { find: /^@katex-math\.woff2/, replacement: join(dirname(katex), 'fonts/KaTeX_Math-Italic.woff2') },
      ],
    },
    build: {
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        // Astro's own mark in the modules of .mdx files; Astro reads it before it bundles.
        onLog: (level, log, handle) => {
          if (!(log.code === 'MODULE_LEVEL_DIRECTIVE' && log.message?.includes('astro:head-inject')))
            handle(level, log);
        },
      },
    },
    plugins: [woff2Only(), asInNode('nimlab', here('../../dist/node/index.js'))],
  },
});

import { createMarkdownProcessor } from '@astrojs/markdown-remark';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { displayMath } from '../plugins/display-math.mjs';
import { readableMath, unbrokenMath } from '../plugins/math.mjs';
import { plainNumbers } from '../plugins/plain-numbers.mjs';

let processor: ReturnType<typeof createMarkdownProcessor> | undefined;

/** Markdown with mathematics, as in the lessons, to HTML. */
export async function markdown(text: string): Promise<string> {
  processor ??= createMarkdownProcessor({
    remarkPlugins: [remarkMath, displayMath, plainNumbers],
    rehypePlugins: [[rehypeKatex, { strict: 'error' }], readableMath, unbrokenMath],
    syntaxHighlight: false,
    smartypants: false,
  });
  return (await (await processor).render(text)).code;
}

/** The same for a phrase: without a paragraph around it. */
export const phrase = async (text: string) => (await markdown(text)).trim().replace(/^<p[^>]*>([\s\S]*)<\/p>$/, '$1');

import type { Plugin } from 'vite';

const markup = /^(?:html|svg|staticHtml)$/;
const squeezed = (text: string) => text.replace(/\s+/g, ' ');
const slimSheet = (text: string) => squeezed(text.replace(/\/\*[\s\S]*?\*\//g, '')).replace(/ ?([{};]) ?/g, '$1');

interface Tagged {
  readonly tag: { readonly name?: string };
  readonly quasi: { readonly quasis: readonly { readonly start: number; readonly end: number }[] };
}

/** Templates of markup and of styles without what only stands there for those who read the source. */
export const slimTemplates = (): Plugin => ({
  name: 'nimlab-slim-templates',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    if (!/\/web\/(?!solver\/).*\.ts$/.test(id)) return null;
    const parts: { start: number; end: number; text: string }[] = [];
    const visit = (node: unknown) => {
      if (Array.isArray(node)) return node.forEach(visit);
      if (typeof node !== 'object' || node === null) return;
      if ((node as { type?: string }).type === 'TaggedTemplateExpression') {
        const { tag, quasi } = node as Tagged;
        const slim = tag.name === 'css' ? slimSheet : markup.test(tag.name ?? '') ? squeezed : null;
        if (slim)
          for (const { start, end } of quasi.quasis) parts.push({ start, end, text: slim(code.slice(start, end)) });
      }
      Object.values(node).forEach(visit);
    };
    visit(this.parse(code));
    let slim = code;
    for (const { start, end, text } of parts.sort((a, b) => b.start - a.start))
      slim = slim.slice(0, start) + text + slim.slice(end);
    return { code: slim, map: null };
  },
});

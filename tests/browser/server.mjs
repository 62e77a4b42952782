// What the browser tests visit: the built site under a path of its own, and pages of another origin that embed it.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { serve } from '../../web/tasks/serve.mjs';
import { tagOf } from '../../web/board/tag.ts';

const { url } = await serve({ path: '/some/where/', port: 0 });
const { origin } = new URL(url);

/** Somebody's page, under a policy that allows no more than it has to. */
const page = (
  policy,
  body,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Somebody’s page</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src data:; ${policy}">
<link rel="icon" href="data:,"></head><body><main><h1>Somebody’s page</h1>${body}</main></body></html>`;

const script = `<script type="module" src="${url}nimlab/nimlab.js"></script>`;
const mayScript = `connect-src ${url}; worker-src blob: ${origin}; script-src ${origin}`;
const board = '<nimlab-nim name="nim" position="1 2 4">Heaps of 1, 2 and 4 stones.</nimlab-nim>';

/** Every game with the first example of its entry in content/reference, as the site was built with it. */
const { games } = JSON.parse(readFileSync(new URL('../../build/elements.json', import.meta.url), 'utf8'));
const examples = Object.entries(games).flatMap(([game, { examples }]) =>
  examples[0] ? [{ game, ...examples[0] }] : [],
);
const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const tags = examples.map(({ game, position, rule }) => {
  const tag = tagOf(game);
  return `<${tag} name="${game}" position="${escape(position)}" rule="${escape(rule)}"></${tag}>`;
});
const frames = examples.map(({ game, position, rule }) => {
  const query = new URLSearchParams({ game, position, rule, lang: 'zh' });
  return `<iframe loading="lazy" id="${game}" title="${game}" width="600" height="660" src="${escape(`${url}embed/?${query}`)}"></iframe>`;
});

/** Code that a test gives to somebody: `/pasted?<code>`. */
const pasted = (address) => decodeURIComponent(address.slice(address.indexOf('?') + 1));

const server = createServer((request, response) => {
  response.setHeader('Content-Type', 'text/html');
  const [path] = request.url.split('?');
  const answers = {
    '/': () => page(`${mayScript} 'wasm-unsafe-eval'`, board + script),
    '/strict': () => page(mayScript, board + script),
    '/boards': () => page(`${mayScript} 'wasm-unsafe-eval'`, tags.join('\n') + script),
    '/frames': () => page(`style-src-attr 'unsafe-inline'; frame-src ${url}`, frames.join('\n')),
    '/pasted': () =>
      page(`${mayScript} 'wasm-unsafe-eval'; style-src-attr 'unsafe-inline'; frame-src ${url}`, pasted(request.url)),
  };
  if (!answers[path]) response.statusCode = 404;
  response.end(answers[path]?.() ?? '');
});
// Another host and another port: nothing is shared with the site.
server.listen(0, '127.0.0.1', () => {
  console.log(`site ${url}, somebody’s pages http://127.0.0.1:${server.address().port}`);
});

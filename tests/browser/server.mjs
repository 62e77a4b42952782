// What the browser tests visit: the built site under a path of its own, and a page of another origin that embeds it.
import { createServer } from 'node:http';
import { serve } from '../../web/tasks/serve.mjs';

const { url } = await serve({ path: '/some/where/', port: 4399 });

const page = (
  policy,
  body,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Somebody’s page</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src data:; connect-src ${url}; worker-src blob: http://localhost:4399; script-src http://localhost:4399 ${policy}">
<link rel="icon" href="data:,"></head><body><main><h1>Somebody’s page</h1>${body}</main>
<script type="module" src="${url}nimlab/nimlab.js"></script></body></html>`;
const board = '<nimlab-nim name="nim" position="1 2 4">Heaps of 1, 2 and 4 stones.</nimlab-nim>';

createServer((request, response) => {
  response.setHeader('Content-Type', 'text/html');
  response.end(request.url === '/strict' ? page('', board) : page("'wasm-unsafe-eval'", board));
}).listen(4398, 'localhost');

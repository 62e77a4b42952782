import { createServer } from 'node:http';
import { join } from 'node:path';
import { root } from './setup.mjs';

/** The names of these change with what is in them, so that they may be kept for ever. */
const lasting = /\/(?:assets\/[^/]+\.|nimlab\/chunks\/[^/]+-)[\w-]{8}\.\w+$/;
const setHeaders = (response, path) => {
  if (lasting.test(path)) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
};

/**
 * Serves the built site on this machine, under a path ("/" or "/some/where/"), as a host should: compressed, and what
 * never changes kept for ever. `sirv`: small, kept, knows ranges, caching and types. Without a port the first free one
 * from 4321 on. Resolves to the URL, the server and a way to stop it.
 * @param {{ path?: string, port?: number, folder?: string, headers?: Record<string, string> }} options
 */
export async function serve({ path = '/', port, folder = 'dist/site', headers = {} } = {}) {
  const { default: sirv } = await import('sirv');
  const answer = sirv(join(root, folder), { etag: true, dev: true, brotli: true, gzip: true, setHeaders });
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('Access-Control-Allow-Origin', '*'); // other origins may embed the widgets
    const missing = () => {
      response.statusCode = 404;
      request.url = '/404.html';
      answer(request, response, () => response.end());
    };
    if (!request.url.startsWith(path)) return missing();
    request.url = request.url.slice(path.length - 1);
    answer(request, response, missing);
  });
  const listen = (candidate) =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(candidate, 'localhost', () => resolve(candidate));
    });
  let taken = port ?? 4321;
  for (;;) {
    try {
      await listen(taken);
      break;
    } catch (cause) {
      if (cause.code !== 'EADDRINUSE' || port !== undefined) throw cause;
      taken += 1;
    }
  }
  return { url: `http://localhost:${server.address().port}${path}`, server, stop: () => server.close() };
}

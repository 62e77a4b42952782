import { main, make, root } from './setup.mjs';

/** The page of all boards from the sources, and the module built again whenever C++ changes. */
await main(import.meta.url, ['build'], async () => {
  await make('catalogue');
  const { createServer } = await import('vite');
  const server = await createServer({ configFile: `${root}web/playground/vite.config.ts` });
  await server.listen();
  console.log(`\nAll boards are at ${server.resolvedUrls.local[0]}\nCtrl+C stops it.\n`);
  await make('catalogue', { args: ['--', '--watch'] });
});

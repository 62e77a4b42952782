import { main, make, root } from './setup.mjs';

/**
 * The site in Astro's development mode: lessons change as they are written. The widgets are those of the last build.
 */
await main(import.meta.url, ['build'], async () => {
  await make('site:needs');
  const { dev } = await import('astro');
  const { default: sirv } = await import('sirv');
  const widgets = sirv(`${root}build/widgets`, { dev: true });
  const plugin = {
    name: 'nimlab-widgets',
    configureServer: ({ middlewares }) => void middlewares.use('/nimlab', widgets),
  };
  const { address } = await dev({ root: `${root}web/site`, vite: { plugins: [plugin] } });
  console.log(`\nThe site is at http://localhost:${address.port}/nimlab-base/\nCtrl+C stops it.\n`);
});

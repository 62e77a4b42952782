import { buildAll } from './build.mjs';
import { serve } from './serve.mjs';
import { setUp } from './setup.mjs';
import { main } from './steps.mjs';

await main(import.meta.url, async () => {
  await setUp(import.meta.url, 'build');
  await buildAll();
  const { url } = await serve();
  console.log(`\nNimlab is at ${url}\nCtrl+C stops it.`);
});

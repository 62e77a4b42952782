import { serve } from './serve.mjs';
import { main, make } from './setup.mjs';

await main(import.meta.url, ['build'], async () => {
  await make('site');
  const { url } = await serve();
  console.log(`\nNimlab is at ${url}\nCtrl+C stops it.`);
});

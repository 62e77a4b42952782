import { serve } from './serve.mjs';
import { main, makeStages, stages } from './setup.mjs';

await main(import.meta.url, ['build'], async () => {
  await makeStages(stages);
  const { url } = await serve();
  console.log(`\nNimlab is at ${url}\nCtrl+C stops it.`);
});

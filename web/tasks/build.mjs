import { main, makeStages, stages } from './setup.mjs';

// The site as it is hosted: with the compressed forms of its files, which nobody needs who looks at it here.
await main(import.meta.url, ['build'], () => makeStages([...stages, ['site:hosted', 'Its files are compressed', 60]]));

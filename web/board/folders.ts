import { byFolder } from './tag.ts';

/** What loads the element of each folder. */
export const folders: ReturnType<typeof byFolder<() => Promise<unknown>>> = byFolder(
  import.meta.glob('../{games,instruments,lesson,reference}/**/element.ts'),
);

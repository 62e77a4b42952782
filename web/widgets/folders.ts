/** What loads the element of each folder. */
export const folders: Readonly<Record<string, () => Promise<unknown>>> = Object.fromEntries(
  Object.entries(import.meta.glob('./*/element.ts')).map(([path, load]) => [path.split('/')[1]!, load]),
);

/** Of the kit, what some boards have and others have not. */
export const parts = /\/web\/widgets\/kit\/(?:parts\/|drag|graph|grid|heat|stepper|window)/;
/** Folders that every element uses, and those that make the texts of lessons beside their boards. */
const shared = /^(?:shell|kit|theme)$/;
const study = /^(?:predict|progress|proof|study|term)$/;
const exercises = /^(?:exercise|paint)$/;
/** Their words come together. */
const spokenOften = /^(?:shell|study|heaps|limited_take)$/;
/** A sum at rest is drawn by its games: it has all of their scenes, and a live one none. */
const restingSums = /\/sum\/scene\.ts$/;
const libraries = /\/node_modules\/(?:@lit|lit|lit-html|lit-element|comlink)\//;

/**
 * The file of build/widgets/chunks that a module goes into, by its name without hash. Few files, since each is a request: one
 * for what every element uses, with Lit and the solver's client; one for the study elements, one for exercises; one for each other folder.
 * What is spoken is apart, by language: in one file for what most lessons need, in one for each other folder. null: the bundler
 * decides.
 */
export function chunkOf(module: string): string | null {
  if (libraries.test(module) || /\/web\/(?:solver\/|widgets\/tag\.ts)/.test(module)) return 'shell';
  const [, folder, language] = /\/web\/widgets\/(\w+)\/(?:.+\.([a-z]{2})\.ts$)?/.exec(module) ?? [];
  if (folder === undefined || parts.test(module)) return null;
  if (restingSums.test(module)) return 'sum-at-rest';
  const name = shared.test(folder)
    ? 'shell'
    : study.test(folder)
      ? 'study'
      : exercises.test(folder)
        ? 'exercises'
        : folder;
  if (language === undefined) return name;
  return `${spokenOften.test(name) ? 'words' : name}-${language}`;
}

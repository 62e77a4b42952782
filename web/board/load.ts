import { folders } from './folders.ts';
import { spoken, type Language } from './language.ts';
import { tagOf } from './tag.ts';

/** Loads the board of a game, and its words in a language; false if there is none. */
export async function loadBoard(game: string, language?: Language): Promise<boolean> {
  const load = folders[game];
  if (!load) return false;
  await load();
  if (language) await spoken(language);
  await customElements.whenDefined(tagOf(game)); // its words are on their way, too
  return true;
}

import type { DrawBlanks } from '../../../draw/blanks.ts';
import { byFolder } from '../../../board/tag.ts';
import { spoken, type Language } from '../../../board/language.ts';

const boards = byFolder(
  import.meta.glob<{ readonly drawBlanks: DrawBlanks<Language> }>('../../../{games,instruments}/**/blanks.ts', {
    eager: true,
  }),
);

/**
 * A style that keeps the room of the board on which what is missing in a position is laid; undefined where there is
 * none. It is as large in every language.
 */
export async function blanksRoom(game: string, template: string): Promise<string | undefined> {
  if (!template.includes('_')) return undefined;
  await spoken('en');
  const pictures = boards[game]?.drawBlanks(template, [], 'en')?.pictures;
  // Many flow as words do.
  if (pictures?.length !== 1) return undefined;
  const { width, height, zoom = 1 } = pictures[0]!;
  return `--nl-wide:${Math.round(width * zoom)};--nl-high:${Math.round(height * zoom)}`;
}

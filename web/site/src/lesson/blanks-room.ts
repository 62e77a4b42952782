import type { DrawBlanks } from '../../../draw/blanks.ts';
import { byFolder } from '../../../board/tag.ts';
import { spoken, type Language } from '../../../board/language.ts';

const boards = byFolder(
  import.meta.glob<{ readonly drawBlanks: DrawBlanks<Language> }>('../../../{games,instruments}/**/blanks.ts', {
    eager: true,
  }),
);

/** Pictures that are so wide together stand in one row on any screen, with what is between them. */
const beside = 250;

/**
 * A style that keeps the room of the board on which what is missing in a position is laid; undefined where there is
 * none. It is as large in every language.
 */
export async function blanksRoom(game: string, template: string): Promise<string | undefined> {
  if (!template.includes('_')) return undefined;
  await spoken('en');
  const pictures = boards[game]?.drawBlanks(template, [], 'en')?.pictures;
  if (!pictures) return undefined;
  const sizes = pictures.map(({ width, height, zoom = 1 }) => [width * zoom, height * zoom] as const);
  const wide = sizes.reduce((sum, [width]) => sum + width, 0);
  // Many flow as words do, unless a phone has room for them beside each other.
  if (sizes.length > 1 && wide > beside) return undefined;
  return `--nl-wide:${Math.round(wide)};--nl-high:${Math.round(Math.max(...sizes.map(([, height]) => height)))}`;
}

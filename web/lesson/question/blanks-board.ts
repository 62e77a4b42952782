import { html, nothing, type TemplateResult } from 'lit';
import type { DrawBlanks } from '../../draw/blanks.ts';
import { spoken, type Language } from '../../board/language.ts';
import type { Note } from '../progress/note.ts';
import { byFolder } from '../../board/tag.ts';
import { loadBoard } from '../../board/load.ts';
import { words } from './words.ts';

const boards = byFolder(
  import.meta.glob<{ drawBlanks: DrawBlanks<Language> }>('../../{games,instruments}/**/blanks.ts'),
);

/** A board on which what is missing in a position is laid; the same stands in the fields, where it can be written. */
export class BlanksBoard {
  /** Null: there is none, and the fields are enough. */
  #drawBlanks: DrawBlanks<Language> | null = null;
  /** What stands in the fields. */
  #given: readonly string[] = [];

  constructor(private readonly host: Note & { readonly game: string; readonly position: string }) {}

  get here(): boolean {
    return this.#drawBlanks !== null;
  }

  async bring() {
    const { game, position, language } = this.host;
    const load = boards[game];
    if (!load || !position.includes('_')) return;
    const [{ drawBlanks }] = await Promise.all([load(), import('./blanks-element.ts'), loadBoard(game, language)]);
    await spoken(language); // the words that it has brought
    if (!drawBlanks(position, [], language)) return;
    this.#drawBlanks = drawBlanks;
    this.host.requestUpdate();
  }

  get #fields(): HTMLInputElement[] {
    return [...this.host.renderRoot.querySelectorAll<HTMLInputElement>('.fill input')];
  }

  /** Something has been written. */
  read = () => {
    this.#given = this.#fields.map(({ value }) => value.trim());
    this.host.requestUpdate();
  };

  /** What is laid is written, too; once more takes it away. */
  #put([blank, text]: readonly [number, string]) {
    const field = this.#fields[blank]!;
    field.value = field.value.trim() === text ? '' : text;
    this.read();
  }

  draw(): TemplateResult | typeof nothing {
    const { game, position, language } = this.host;
    const blanks = this.#drawBlanks?.(position, this.#given, language);
    if (!blanks) return nothing;
    // It shows what is given, too.
    this.host.querySelector(':scope > .asked')?.remove();
    return html`<p class="said">${words[language].lay}</p>
      <nimlab-blanks
        game=${game}
        .blanks=${blanks}
        @fill=${({ detail }: CustomEvent<readonly [number, string]>) => this.#put(detail)}
      ></nimlab-blanks>`;
  }
}

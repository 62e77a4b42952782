import { html, nothing, type TemplateResult } from 'lit';
import type { Lay } from '../../draw/laid.ts';
import type { Language } from '../../board/language.ts';
import type { Note } from '../progress/note.ts';
import { byFolder } from '../../board/tag.ts';
import { loadBoard } from '../../board/load.ts';
import { words } from './words.ts';

const lays = byFolder(import.meta.glob<{ lay: Lay<Language> }>('../../{games,instruments}/**/lay.ts'));

/** A board on which what is missing in a position is laid; the same stands in the fields, where it can be written. */
export class Laying {
  /** Null: there is none, and the fields are enough. */
  #lay: Lay<Language> | null = null;
  /** What stands in the fields. */
  #given: readonly string[] = [];

  constructor(private readonly host: Note & { readonly game: string; readonly position: string }) {}

  get here(): boolean {
    return this.#lay !== null;
  }

  async bring() {
    const { game, position, language } = this.host;
    const load = lays[game];
    if (!load || !position.includes('_')) return;
    const [{ lay }] = await Promise.all([load(), import('./lay.ts'), loadBoard(game, language)]);
    if (!lay(position, [], language)) return;
    this.#lay = lay;
    // It shows what is given, too.
    this.host.querySelector(':scope > .asked')?.remove();
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
    const laid = this.#lay?.(position, this.#given, language);
    if (!laid) return nothing;
    return html`<p class="said">${words[language].lay}</p>
      <nimlab-lay
        game=${game}
        .laid=${laid}
        @lay=${({ detail }: CustomEvent<readonly [number, string]>) => this.#put(detail)}
      ></nimlab-lay>`;
  }
}

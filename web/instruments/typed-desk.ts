import { html, nothing, type TemplateResult } from 'lit';
import { FieldError } from './typed.ts';
import { Desk, type Asked } from './desk.ts';
import { drawExcerpt, locate } from '../board/error-words.ts';

/** A desk with fields: what is refused is pointed out in the one where it stands. `answer` says which that is (`composed`). */
export abstract class TypedDesk<Answer> extends Desk<Answer> {
  get #refused(): FieldError | null {
    const error = this.problem?.error;
    return error instanceof FieldError ? error : null;
  }

  /** Whether what stands in the field of this name was refused. */
  protected wrong(name: string): boolean {
    return this.#refused?.typed.name === name;
  }

  /** What stands in it: what was refused there, or what is right. */
  protected typed(name: string, right: string): string {
    return this.wrong(name) ? this.#refused!.typed.text : right;
  }

  /** Asks what the reader has finished typing. Where it is refused the wrong part is selected. */
  protected async enter(asked: Asked): Promise<void> {
    await this.put(asked);
    await this.point();
  }

  /** The keys come to where something was refused. */
  protected async point(error: unknown = this.#refused): Promise<void> {
    if (!(error instanceof FieldError)) return;
    await this.updateComplete;
    const field = this.renderRoot.querySelector<HTMLInputElement>(`#${error.typed.name}`);
    const cut = locate(error.typed.text, error);
    field?.focus();
    if (cut && field?.value.startsWith(cut[0] + cut[1]))
      field.setSelectionRange(cut[0].length, cut[0].length + cut[1].length);
  }

  protected override drawProblem(): TemplateResult {
    const error = this.#refused;
    const excerpt = error ? drawExcerpt(error.typed.text, error) : nothing;
    return html`<p class="problem error" id="error" role="alert">${this.problem?.text ?? ''}${excerpt}</p>`;
  }
}

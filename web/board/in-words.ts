import { html, type TemplateResult } from 'lit';
import { SolverError } from '../solver/types.ts';
import type { ShellWords } from './words.ts';

/** A position too large to draw is played by writing the move: why, and a field. What is no move at all goes to `refuse`. */
export function drawInWords(
  why: string,
  interactive: boolean,
  words: ShellWords,
  propose: (numbers: readonly bigint[]) => void,
  refuse: (error: SolverError) => void,
): TemplateResult {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const input = (event.target as HTMLFormElement).elements.namedItem('move') as HTMLInputElement;
    const text = input.value.trim();
    if (!/^\d+(-\d+)*$/.test(text)) {
      refuse(new SolverError(text ? 'syntax' : 'empty', 'move', text.slice(0, 40), ''));
      return;
    }
    input.value = '';
    propose(text.split('-').map(BigInt));
  };
  return html`<p class="undrawable">${why}</p>
    <form class="setup" @submit=${submit}>
      <div class="field wide">
        <label for="move">${words.moveInNumbers}</label>
        <input id="move" name="move" class="notation" autocomplete="off" spellcheck="false" />
      </div>
      <button class="button" aria-disabled=${!interactive}>${words.playMove}</button>
    </form>`;
}

import { html, nothing, type TemplateResult } from 'lit';

export interface TextField {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** What is in it was refused; the sentence that says why has the id `error`. */
  readonly wrong: boolean;
  readonly disabled?: boolean;
  /** A short number; else a notation, which takes the room there is. */
  readonly numeric?: boolean;
  readonly placeholder?: string;
}

/** A field of a form: what is entered is the solver's to judge, so nothing is corrected or completed. */
export const drawField = ({ name, label, value, wrong, ...rest }: TextField): TemplateResult =>
  html`<div class="field ${rest.numeric ? 'narrow' : 'wide'}">
    <label for=${name}>${label}</label>
    <input
      id=${name}
      name=${name}
      class=${rest.numeric ? '' : 'notation'}
      inputmode=${rest.numeric ? 'numeric' : 'text'}
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      enterkeyhint="go"
      placeholder=${rest.placeholder ?? nothing}
      aria-invalid=${wrong}
      aria-describedby=${wrong ? 'error' : nothing}
      ?disabled=${rest.disabled}
      .value=${value}
    />
  </div>`;

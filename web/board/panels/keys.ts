import { html } from 'lit';
import type { Language } from '../language.ts';
import type { Panel } from '../panels.ts';
import { panelWords } from './words.ts';

/** Which key does what. */
export class KeysPanel implements Panel {
  constructor(private readonly host: { readonly language: Language }) {}

  load() {}

  render() {
    const words = panelWords[this.host.language];
    return html`<p>${words.keysWhere}</p>
      <dl class="keys">
        ${words.keysList.map(
          ([key, what]) =>
            html`<dt>${key.split(' ').map((each) => html`<kbd>${each}</kbd> `)}</dt>
              <dd>${what}</dd>`,
        )}
      </dl>`;
  }
}

import { html, nothing, type TemplateResult } from 'lit';
import type { Refutation } from '../../solver/types.ts';
import { number } from '../../board/language.ts';
import type { Host, Panel } from './panel.ts';

/** Strategies that look right, and the smallest input on which each fails. */
export class RefutePanel implements Panel {
  readonly #found = new Map<string, Refutation>();

  constructor(private readonly host: Host) {}

  load() {}

  async #find(strategy: string) {
    const { problem, words: w, language } = this.host;
    const seed = BigInt(Math.floor(Math.random() * 2 ** 40));
    const found = await this.host.seek((solver, work) => solver.refute(problem, strategy, seed, work));
    if (!found) return;
    this.#found.set(strategy, found);
    const tried = number(found.tried, language);
    this.host.announce(found.found ? w.foundOf(tried) : w.notFound(tried));
  }

  #drawFound({ tried, found }: Refutation): TemplateResult {
    const { words: w, language } = this.host;
    if (!found) return html`<p>${w.notFound(number(tried, language))}</p>`;
    const text = (label: string, value: string, look = '') =>
      html`<figure class=${look}>
        <figcaption>${label}</figcaption>
        <pre tabindex="0" aria-label=${label}>${value}</pre>
      </figure>`;
    return html`<p>${w.foundOf(number(tried, language))}</p>
      <div class="texts">
        ${text(w.input, found.input)} ${text(w.right, found.right, 'good')} ${text(w.wrong, found.wrong, 'bad')}
      </div>
      <button class="button small" @click=${() => void this.host.put(found.input)}>${w.use}</button>`;
  }

  render(): TemplateResult {
    const { words: w, strategies } = this.host;
    if (strategies.length === 0) return html`<p>${w.noStrategies}</p>`;
    return html`<p>${w.refuteWhat}</p>
      <ol class="strategies">
        ${strategies.map((name) => {
          const found = this.#found.get(name);
          return html`<li>
            <div class="thought"><slot name=${`wrong-${name}`}>${name}</slot></div>
            <button class="button" @click=${() => void this.#find(name)}>${w.find}</button>
            ${found ? html`<div class="refuted">${this.#drawFound(found)}</div>` : nothing}
          </li>`;
        })}
      </ol>`;
  }
}

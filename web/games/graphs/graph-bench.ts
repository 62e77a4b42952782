import { html, nothing, svg, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { SolverError } from '../../solver/types.ts';
import type { Graph } from './graph.ts';

/** What is at hand beside the drawing of a graph that is edited: its tools, and its text. */
export const tools = ['nodes', 'edges', 'tokens', 'erase'] as const;
export type Tool = (typeof tools)[number];

export interface BenchWords {
  readonly tools: string;
  readonly tool: Readonly<Record<Tool, string>>;
  readonly undoEdit: string;
  readonly redoEdit: string;
  readonly arrange: string;
  readonly clear: string;
  readonly text: string;
  readonly textLabel: string;
  readonly useText: string;
  readonly copy: string;
  readonly copied: string;
  /** Said after what is wrong with a text. */
  readonly kept: string;
}

export interface TextDesk {
  readonly words: BenchWords;
  readonly announce: (text: string) => void;
  /** The graph that a text means. Rejects with SolverError. */
  readonly read: (text: string) => Promise<Graph>;
  readonly explain: (error: unknown) => string;
  /** A text, cut where the error is; null where that is not known. */
  readonly locate: (text: string, error: SolverError) => readonly [string, string, string] | null;
}

const icon = (paths: TemplateResult) => html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">${paths}</svg>`;
const signs = {
  undo: icon(svg`<path d="M4 8h8a4 4 0 0 1 0 8H8" /><path d="M7 4.500 3.500 8 7 11.500" />`),
  redo: icon(svg`<path d="M16 8H8a4 4 0 0 0 0 8h4" /><path d="M13 4.500 16.500 8 13 11.500" />`),
  arrange: icon(
    svg`<path d="M10 3v3M10 10v1M5 14v-2h10v2M10 11v1" /><circle cx="10" cy="4.500" r="2" /><circle cx="5" cy="15.500" r="2" /><circle cx="15" cy="15.500" r="2" />`,
  ),
  clear: icon(svg`<path d="M4 6h12M8 6V4h4v2M6 6l.8 10h6.400L14 6" />`),
  text: icon(svg`<path d="M4 5h12M4 10h12M4 15h7" />`),
};

export interface Bench {
  readonly tool: Tool;
  turnTo(tool: Tool): void;
  /** null: there is nothing to undo. */
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  arrange(): void;
  clear(): void;
  readonly text: GraphText;
}

export function drawBench(
  w: BenchWords,
  { tool: chosen, turnTo, undo, redo, arrange, clear, text }: Bench,
): TemplateResult {
  const button = (label: string, sign: TemplateResult, act: (() => void) | null) =>
    html`<button
      type="button"
      class="button"
      aria-label=${label}
      title=${label}
      aria-disabled=${act === null}
      @click=${() => act?.()}
    >
      ${sign}
    </button>`;
  return html`<div class="bench" role="group" aria-label=${w.tools}>
    <div class="segments">
      ${tools.map(
        (tool) =>
          html`<button type="button" aria-pressed=${tool === chosen} @click=${() => turnTo(tool)}>
            ${w.tool[tool]}
          </button>`,
      )}
    </div>
    <span class="row push">
      ${button(w.undoEdit, signs.undo, undo)} ${button(w.redoEdit, signs.redo, redo)}
      ${button(w.arrange, signs.arrange, arrange)} ${button(w.clear, signs.clear, clear)}
      <button
        type="button"
        class="button"
        aria-label=${w.text}
        title=${w.text}
        aria-expanded=${text.shown}
        @click=${() => text.toggle()}
      >
        ${signs.text}
      </button>
    </span>
  </div>`;
}

/** The text of a graph: read, written, copied. */
export class GraphText {
  shown = false;
  /** The field's content, once the reader has changed it. */
  #typed: string | null = null;
  #error: SolverError | null = null;
  #copied = false;
  readonly #host: { readonly renderRoot: HTMLElement | DocumentFragment; requestUpdate(): void };
  readonly #desk: TextDesk;
  readonly #use: (graph: Graph) => void;

  constructor(
    host: { readonly renderRoot: HTMLElement | DocumentFragment; requestUpdate(): void },
    desk: TextDesk,
    use: (graph: Graph) => void,
  ) {
    this.#host = host;
    this.#desk = desk;
    this.#use = use;
  }

  /** What was typed belongs to another graph. */
  forget() {
    this.#typed = this.#error = null;
  }

  toggle() {
    this.shown = !this.shown;
    this.forget();
    this.#host.requestUpdate();
  }

  get #field() {
    return this.#host.renderRoot.querySelector<HTMLTextAreaElement>('#graph-text');
  }

  #submit = async (submit: SubmitEvent) => {
    submit.preventDefault();
    const text = this.#field!.value;
    this.#typed = text;
    this.#error = null;
    try {
      // An empty rule would be the game's own graph.
      if (text.trim() === '') throw new SolverError('empty', 'rule', '', '');
      this.#use(await this.#desk.read(text));
    } catch (error) {
      if (!(error instanceof SolverError)) throw error;
      this.#error = error;
      this.#desk.announce(`${this.#desk.explain(error)} ${this.#desk.words.kept}`);
      this.#host.requestUpdate();
      const cut = this.#desk.locate(text, error);
      this.#field?.focus();
      if (cut) this.#field?.setSelectionRange(cut[0].length, cut[0].length + cut[1].length);
    }
  };

  #copy = async () => {
    const field = this.#field!;
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      field.select(); // not allowed here: the reader presses the keys
      return;
    }
    this.#tellCopied(true);
    this.#desk.announce(this.#desk.words.copied);
    setTimeout(() => this.#tellCopied(false), 1600);
  };

  #tellCopied(copied: boolean) {
    this.#copied = copied;
    this.#host.requestUpdate();
  }

  /** `text`: of the graph as it is. */
  draw(text: string): TemplateResult | typeof nothing {
    if (!this.shown) return nothing;
    const { words: w, explain, locate } = this.#desk;
    const error = this.#error;
    const cut = error && locate(this.#typed ?? '', error);
    return html`<form class="as-text" novalidate @submit=${this.#submit}>
      <label for="graph-text">${w.textLabel}</label>
      <textarea
        id="graph-text"
        name="graph"
        rows="4"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        aria-invalid=${error !== null}
        aria-describedby=${error ? 'graph-error' : nothing}
        .value=${live(this.#typed ?? text)}
        @input=${() => (this.#typed = this.#field!.value)}
      ></textarea>
      ${
        error
          ? html`<p class="error" id="graph-error">
              ${explain(error)}
              ${
                cut
                  ? html`<code
                      >${cut[0].length > 24 ? '…' : ''}${cut[0].slice(-24)}<mark>${cut[1]}</mark>${cut[2].slice(0, 24)}${cut[2].length > 24 ? '…' : ''}</code
                    >`
                  : nothing
              }
              ${w.kept}
            </p>`
          : nothing
      }
      <div class="row">
        <button class="button">${w.useText}</button>
        <button type="button" class="button" @click=${this.#copy}>${this.#copied ? w.copied : w.copy}</button>
      </div>
    </form>`;
  }
}

import { html, nothing, type TemplateResult } from 'lit';
import type { Solver, SolverError, Work } from '../../solver/types.ts';
import explanationSheet from '../../draw/explanation.css?inline';
import { approximately, written } from '../../draw/numerals.ts';
import { InSight } from '../../draw/motion/in-sight.ts';
import { drawnPicture } from '../../draw/lit.ts';
import { Points } from '../../draw/points.ts';
import { sheets } from '../../draw/sheets.ts';
import { around, composed, FieldError } from '../typed.ts';
import { solverError } from '../../board/ask.ts';
import { explainFraction, type Asked, type Showing, TypedDesk } from '../desk.ts';
import { drawField } from '../../board/field.ts';
import { defineSpeaking, locales, number, translated } from '../../board/language.ts';
import { solver } from '../../board/solver.ts';
import { Following } from './following.ts';
import {
  foldedAtFirst,
  layOut,
  type Layout,
  type Read,
  seenAfter,
  upwards,
  within,
  type Seen,
  type Walk,
} from './layout.ts';
import boardSheet from './board.css?inline';
import { branchAt, entryAt, isOpen, lacks } from './place.ts';
import sceneSheet from './scene.css?inline';
import { treePicture, type NodeFace } from './scene.ts';
import { leavesOf } from './speech.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

interface Round {
  readonly value: string;
  readonly leaves: bigint;
}

/** What the solver says of a tree, as far as the view needs it. */
interface Answer {
  readonly read: Read;
  readonly values: readonly string[];
  readonly line: ReadonlySet<number>;
  readonly walk: Walk;
  /** Leaves that are looked at, best and worst first, and with a table. */
  readonly orders: { readonly best: bigint; readonly worst: bigint; readonly table: bigint } | null;
  readonly rounds: readonly Round[] | null;
}

const usual = '[[3 12 8] [2 4 6] [14 5 2]]';

/**
 * `<nimlab-game-tree>`: a game tree of Max, Min and chance. Attributes: `position`, a tree (`[[3 12 8] [2 4 6]]`, or
 * edges `a>b a>c b=3 c=1`); `view`: `minimax` (values climb, the reader says them first), `alphabeta` (cut by cut, the
 * reader says first whether there is one), `order` (children change places, the leaves that are looked at are counted),
 * `deepening`; `controls`: also `text`, the field where it is typed. Lit parts: `node-<n>`.
 */
export class GameTreeElement extends TypedDesk<Answer> {
  static override readonly instrument = 'game_tree';
  static override readonly words = words;
  static override readonly fractions = true;
  static override styles = [...TypedDesk.styles, ...sheets(sceneSheet, explanationSheet, boardSheet)];

  #of = '';
  /** The text as it is typed, refused or not. */
  #typed: string | null = null;
  #given: string | null = null;
  /** The reader has had the children sorted: what that comes to is no secret any more. */
  #sorted = false;
  #layout: Layout | null = null;
  #folded: ReadonlySet<number> = new Set();
  #chosen: number | null = null;
  /** After a node has come to another place. */
  #choosing: number | null = null;
  #filled: ReadonlyMap<number, string> = new Map();
  #reply: { readonly right: boolean; readonly text: string } | null = null;
  readonly #following = new Following({
    words: () => this.#words,
    write: (count) => this.#n(count),
    space: () => locales[this.language].space,
    announce: (text) => this.announce(text),
    requestUpdate: () => this.requestUpdate(),
    button: (label, act, how) => this.#button(label, act, how),
  });
  readonly #points = new Points(this, { press: (id) => this.#press(id) });

  constructor() {
    super();
    new InSight(this, '.tree-node:is(.here, .chosen)');
  }

  get #words() {
    return words[this.language];
  }
  #n = (value: number | bigint) => number(value, this.language);

  // ---- Asking -----------------------------------------------------------------------------------------------------

  protected override usual(asked: Asked): Asked {
    const all = super.usual(asked);
    return { ...all, position: all['position']?.trim() || usual };
  }

  protected override answer(client: Solver, work: Work, asked: Asked): Promise<Answer> {
    const { text, blame } = composed({ name: 'tree', text: asked['position'] ?? '' });
    return this.#tellOf(client, work, text, asked['view'] ?? '').catch(blame);
  }

  async #tellOf(client: Solver, work: Work, position: string, view: string): Promise<Answer> {
    const read = await client.ask('game_tree', 'read', position, work);
    const order = (rule: string) => client.ask('game_tree', 'alphabeta', position, { ...work, rule });
    const [tree, walk, orders, deepening] = await Promise.all([
      client.ask('game_tree', 'tree', position, work),
      client.ask('game_tree', 'walk', position, work),
      view === 'order' ? Promise.all(['best', 'worst', 'given table'].map(order)) : null,
      view === 'deepening' ? client.ask('game_tree', 'deepening', position, work) : null,
    ]);
    const [best, worst, table] = orders?.map(({ leaves }) => leaves) ?? [];
    return {
      read,
      values: tree.values,
      line: new Set(tree.line),
      walk,
      orders: orders && { best: best!, worst: worst!, table: table! },
      rounds: deepening?.rounds ?? null,
    };
  }

  protected override explain(error: SolverError, asked: Asked): string {
    const w = this.#words;
    if (!(error instanceof FieldError)) return super.explain(error, asked);
    const { at, typed } = error;
    if (at === null) return super.explain(error, asked);
    const place = around(error)[0].length;
    const entry = entryAt(typed.text, place);
    const said = this.#wrongWith(error) || explainFraction(error, typed.text, this.language);
    return entry && entry !== error.part
      ? w.atEntry(entry, said)
      : w.atBranch(place < typed.text.length ? branchAt(typed.text, place) : [], said);
  }

  /** What is wrong with a tree, where the solver's word for it says too little; '' else. */
  #wrongWith(error: FieldError): string {
    const w = this.#words;
    const { code, part, limit, typed } = error;
    const [before, from] = around(error);
    // Not the number that stands there: a sum of chances.
    if ((code === 'too_small' || code === 'too_large') && limit === '1' && !from.startsWith(part)) return w.sum(part);
    if (code !== 'syntax') return '';
    if (isOpen(typed.text, part)) return w.open(part);
    const lack = lacks(typed.text, before.length, part);
    return lack ? w.lacks[lack](part) : '';
  }

  protected override tell({ read }: Answer): string {
    return this.#words.tree(this.#n(read.kinds.length));
  }

  protected override follow({ read }: Answer, { asked }: Showing) {
    this.#given ??= read.position;
    const of = `${read.position}|${asked['view']}`;
    if (of !== this.#of) {
      const other = !this.#of.startsWith(`${read.position}|`);
      this.#of = of;
      if (other) {
        this.#folded = foldedAtFirst(read);
        this.#filled = new Map();
        this.#layout = null;
      }
      this.#chosen = this.#choosing;
      this.#choosing = null;
      this.#reply = null;
      this.#following.begin();
    }
    this.#layout ??= layOut(read, this.#folded);
  }

  // ---- What the reader does ---------------------------------------------------------------------------------------

  #press(id: string) {
    const node = Number(id.slice('node-'.length));
    this.#chosen = this.#chosen === node ? null : node;
    this.#reply = null;
    this.requestUpdate();
  }

  #fold(node: number) {
    const folded = new Set(this.#folded);
    if (!folded.delete(node)) folded.add(node);
    this.#folded = folded;
    this.#layout = null;
    this.requestUpdate();
  }

  #fill(node: number, value: string) {
    this.#filled = new Map([...this.#filled, [node, value]]);
    if (this.#chosen === node) this.#chosen = null;
    this.requestUpdate();
  }

  async #judge(answer: Answer, node: number, value: string) {
    const w = this.#words;
    const name = answer.read.labels[node - 1]!;
    try {
      const text = `${answer.read.position} | ${node} ${value}`;
      const { right, key, texts } = await (await solver()).ask('game_tree', 'judge_node', text);
      const cause = right ? w.worth(name, written(answer.values[node - 1]!)) : this.#cause(key, texts);
      this.#reply = { right, text: cause };
      this.announce(cause);
      if (right) this.#fill(node, answer.values[node - 1]!);
      else this.requestUpdate();
    } catch (cause) {
      this.#reply = { right: false, text: super.explain(solverError(cause), this.asked) };
      this.requestUpdate();
    }
  }

  #cause(key: string, texts: readonly string[]): string {
    const cause = (this.#words.judged as Readonly<Record<string, string | ((...of: string[]) => string)>>)[key];
    return typeof cause === 'function' ? cause(...texts.map(written)) : (cause ?? '');
  }

  async #move(read: Read, node: number, by: number) {
    const siblings = this.#layout!.children.get(read.parents[node - 1]!) ?? [];
    const place = siblings.indexOf(node) + 1 + by;
    try {
      const moved = await (
        await solver()
      ).ask('game_tree', 'moved', read.position, { numbers: [BigInt(node), BigInt(place)] });
      this.#choosing = moved.node;
      this.#typed = null;
      await this.put({ position: moved.position });
    } catch (error) {
      this.refuse(error);
    }
  }

  async #order(read: Read, rule: string) {
    try {
      const { position } = await (await solver()).ask('game_tree', 'ordered', read.position, { rule });
      this.#sorted = true;
      this.#typed = null;
      await this.put({ position });
    } catch (error) {
      this.refuse(error);
    }
  }

  #type = (event: Event) => {
    this.#typed = (event.target as HTMLInputElement).value;
    this.#given = null;
    void this.put({ position: this.#typed });
  };

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  protected override drawDesk(answer: Answer, showing: Showing): TemplateResult {
    const { view } = showing;
    const seen = view === 'alphabeta' ? this.#following.seen(answer) : null;
    const whole = view === 'order' ? seenAfter(answer.read, answer.walk, answer.walk.kinds.length, false) : null;
    return html`<div class="scroll picture">${drawnPicture(this.#picture(answer, showing, seen ?? whole))}</div>
      ${
        view === 'alphabeta'
          ? this.#following.draw(
              answer,
              seen!,
              (node) => this.#layout!.children.get(node) ?? [],
              this.#foldButton(answer),
            )
          : view === 'order'
            ? this.#drawOrder(answer)
            : view === 'deepening'
              ? this.#drawRounds(answer)
              : this.#drawValues(answer)
      }
      ${
        this.offers('text') || this.problem
          ? html`${this.#form(this.problem ? this.asked : showing.asked)} ${this.drawProblem()}`
          : nothing
      }`;
  }

  protected override drawEmpty(): TemplateResult {
    return this.#form(this.asked);
  }

  #form({ position = '' }: Asked): TemplateResult {
    const point = (event: Event) => {
      event.preventDefault();
      void this.point();
    };
    return html`<form class="typed" novalidate @submit=${point} @input=${this.#type}>
      ${drawField({ name: 'tree', label: this.#words.text, value: this.#typed ?? position, wrong: this.wrong('tree') })}
    </form>`;
  }

  #picture({ read, line }: Answer, { view, lit, shown }: Showing, seen: Seen | null) {
    const w = this.#words;
    const chosen = shown ? null : this.#chosen;
    const filled = view === 'minimax' ? this.#filled : null;
    const done = filled?.has(1) ?? false;
    const walks = view === 'alphabeta';
    const node = (id: number): NodeFace => {
      const leaf = read.kinds[id - 1] === 0;
      const value = filled?.get(id) ?? (walks ? seen!.values.get(id) : undefined) ?? '';
      const path = walks && seen!.path.includes(id) && !leaf;
      const own = w.node(
        w.kinds[read.kinds[id - 1]! as 0 | 1 | 2 | 3],
        leaf ? written(read.leaves[id - 1]!) : read.labels[id - 1]!,
      );
      return {
        value,
        window: path ? (seen!.windows.get(id) ?? null) : null,
        label: value ? `${own}: ${written(value)}` : own,
        pressed: id === chosen,
        states: {
          chosen: id === chosen,
          lit: lit.has(`node-${id}`),
          here: walks && seen!.here === id,
          unseen: walks && this.#following.begun && !seen!.looked.has(id) && !within(read, seen!.cut, id),
          dropped: seen !== null && within(read, seen.cut, id),
        },
      };
    };
    const edge = (id: number) => ({
      cut: seen?.cut.has(id),
      dropped: seen !== null && within(read, seen.cut, id),
      best: done && line.has(id),
      path: walks && seen!.path.includes(id),
      lit: lit.has(`node-${id}`) && lit.has(`node-${read.parents[id - 1]}`),
    });
    return treePicture({
      read,
      layout: this.#layout!,
      folded: this.#folded,
      node,
      edge,
      label: w.tree(this.#n(read.kinds.length)),
    });
  }

  #button(label: string, act: () => void, { strong = false, can = true } = {}): TemplateResult {
    return html`<button
      type="button"
      class="button ${strong ? 'strong' : ''}"
      aria-disabled=${!can}
      @click=${() => can && act()}
    >
      ${label}
    </button>`;
  }

  #foldButton({ read }: Answer): TemplateResult | typeof nothing {
    const node = this.#chosen;
    if (node === null || read.kinds[node - 1] === 0) return nothing;
    const w = this.#words;
    return this.#button(this.#folded.has(node) ? w.unfold : w.fold, () => this.#fold(node));
  }

  // ---- Minimax

  #drawValues(answer: Answer): TemplateResult {
    const { read, values } = answer;
    const w = this.#words;
    const known = (id: number) => (read.kinds[id - 1] === 0 ? read.leaves[id - 1]! : this.#filled.get(id));
    const node = this.#chosen;
    const kind = node === null ? 0 : (read.kinds[node - 1]! as 0 | 1 | 2 | 3);
    const children = node === null ? [] : (this.#layout!.children.get(node) ?? []);
    const asks = node !== null && kind !== 0 && !this.#filled.has(node);
    const ready = asks && children.every((id) => known(id) !== undefined);
    const name = node === null ? '' : read.labels[node - 1]!;
    const next = upwards(read).find((id) => !this.#filled.has(id));
    const said = this.#reply
      ? html`<span class=${this.#reply.right ? '' : 'bad'}>${this.#reply.text}</span>`
      : ready
        ? w.ask[kind as 1 | 2 | 3](name)
        : asks
          ? w.below(name)
          : next === undefined
            ? w.done(written(values[0]!))
            : w.choose;
    const choices =
      ready && kind !== 3
        ? choicesOf(
            children.map((id) => known(id)!),
            read.leaves,
          )
        : [];
    const spoken = (event: Event) => {
      event.preventDefault();
      const { value } = (event.target as HTMLFormElement).querySelector('input')!;
      if (value.trim()) void this.#judge(answer, node!, value.trim());
    };
    return html`<p class="explanation" aria-live="polite">${said}</p>
      <div class="action-line">
        ${choices.map((value) => this.#button(written(value), () => void this.#judge(answer, node!, value)))}
        ${
          ready && kind === 3
            ? html`<form class="action-line" novalidate @submit=${spoken}>
                <input inputmode="text" autocomplete="off" aria-label=${w.ask[3](name)} />
                <button class="button">${w.put}</button>
              </form>`
            : nothing
        }
        ${
          choices.length === 0 && !ready && next !== undefined
            ? this.#button(w.fill, () => {
                this.#reply = null;
                this.#fill(next, values[next - 1]!);
              })
            : nothing
        }
        ${
          choices.length === 0 && !ready && next !== undefined
            ? this.#button(w.fillAll, () => {
                this.#filled = new Map(upwards(read).map((id) => [id, values[id - 1]!]));
                this.#chosen = this.#reply = null;
                this.requestUpdate();
              })
            : nothing
        }
        ${
          next === undefined
            ? this.#button(w.again, () => {
                this.#filled = new Map();
                this.#reply = null;
                this.requestUpdate();
              })
            : nothing
        }
        ${this.#foldButton(answer)}
      </div>`;
  }

  // ---- Order and depth

  #drawOrder(answer: Answer): TemplateResult {
    const { read, walk, orders } = answer;
    const w = this.#words;
    const node = this.#chosen;
    const siblings = node === null ? [] : (this.#layout!.children.get(read.parents[node - 1]!) ?? []);
    const at = node === null ? -1 : siblings.indexOf(node);
    const all = leavesOf(read);
    const given = this.#given;
    return html`<p class="explanation" aria-live="polite">
        ${w.counted(this.#n(walk.leaves), this.#n(all))}
        ${orders && this.#sorted ? html`${w.between(this.#n(orders.best), this.#n(orders.worst))} ${orders.table === walk.leaves ? nothing : w.table(this.#n(orders.table))}` : nothing}
        ${node === null ? w.chooseMove : nothing}
      </p>
      <div class="action-line">
        ${
          node === null || at < 0
            ? nothing
            : html`${this.#button(w.left, () => void this.#move(read, node, -1), { can: at > 0 })}
              ${this.#button(w.right, () => void this.#move(read, node, 1), { can: at < siblings.length - 1 })}`
        }
        ${this.#button(w.best, () => void this.#order(read, 'best'))}
        ${this.#button(w.worst, () => void this.#order(read, 'worst'))}
        ${
          given !== null && given !== read.position
            ? this.#button(w.given, () => {
                this.#typed = null;
                void this.put({ position: given });
              })
            : nothing
        }
      </div>`;
  }

  #drawRounds({ rounds }: Answer): TemplateResult {
    const w = this.#words;
    return html`<table>
        <thead>
          <tr>
            <th scope="col">${w.depth}</th>
            <th scope="col">${w.value}</th>
            <th scope="col">${w.looked}</th>
          </tr>
        </thead>
        <tbody>
          ${rounds?.map(
            ({ value, leaves }, i) =>
              html`<tr>
                <td>${this.#n(i + 1)}</td>
                <td>${written(value)}</td>
                <td>${this.#n(leaves)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <p class="explanation">${w.line}</p>`;
  }
}

/**
 * What a node may be worth: one value alone, of a forced move, would answer for the reader, so ends of the tree are
 * offered beside it.
 */
function choicesOf(values: readonly string[], leaves: readonly string[]): readonly string[] {
  const distinct = [...new Set(values)];
  if (distinct.length > 1) return distinct;
  return [...new Set([...distinct, ...leaves.filter(Boolean)])]
    .slice(0, 3)
    .sort((a, b) => approximately(a) - approximately(b));
}

defineSpeaking('nimlab-game-tree', GameTreeElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-game-tree': GameTreeElement;
  }
}

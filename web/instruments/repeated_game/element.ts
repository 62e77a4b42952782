import stepperSheet from '../../draw/stepper/stepper.css?inline';
import pickSheet from '../../draw/pick.css?inline';
import sceneSheet from '../../draw/scene.css?inline';
import { html, nothing, type TemplateResult } from 'lit';
import type { InstrumentAnswers, RepeatedRead, RoundsPlayed, Solver, SolverError, Work } from '../../solver/types.ts';
import { drawnPicture } from '../../draw/lit.ts';
import { written } from '../../draw/numerals.ts';
import { Points } from '../../draw/points.ts';
import type { Picture } from '../../draw/scene.ts';
import { sheets } from '../../draw/sheets.ts';
import { Stepper } from '../../draw/stepper/stepper.ts';
import { drawField } from '../../board/field.ts';
import { defineSpeaking, translated } from '../../board/language.ts';
import type { OverDetail } from '../../board/view.ts';
import { explainFraction, type Asked, type Showing, TypedDesk } from '../desk.ts';
import { composed, FieldError } from '../typed.ts';
import boardSheet from './board.css?inline';
import { own as ownFace } from './characters.ts';
import { Editor } from './editor.ts';
import repeatedSheet from './scene.css?inline';
import {
  crowdPicture,
  inSight,
  isLake,
  lake,
  letterOf,
  matchPicture,
  playPicture,
  short,
  tablePicture,
  usualCount,
  type Played,
} from './scene.ts';
import { drawSetup } from './setup.ts';
import type { Story, words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

type Answers = InstrumentAnswers['repeated_game'];
interface Known {
  readonly read: RepeatedRead;
  readonly played: Answers['play'] | null;
  /** Of all plans, in the view of one's own with this as the last. */
  readonly tournament: Answers['tournament'] | null;
  readonly match: Answers['match'] | null;
  readonly own: RepeatedRead['plans'][number] | null;
  readonly generations: Answers['generations'] | null;
}

const usual = `${lake} | 10 | all_c all_d tit_for_tat grim tit_for_two_tats tester`;
/** To begin a plan of one's own with. */
const plainest = '111';
const mostDrawn = 4;
const numbersIn = (text = '') => (text.match(/\d+/g) ?? []).map(Number);
const playedOf = (all: RoundsPlayed): Played => ({
  acts: [[...all.oneActs], [...all.otherActs]],
  wins: [all.oneWins, all.otherWins],
  sums: [all.oneSum, all.otherSum],
});

/**
 * `<nimlab-repeated-game>`: a symmetric game of two acts that plans play in rounds. Views: `play`, against one of them
 * (`other`, from 1) by `acts` (`1121`); `guess`, where nobody is told who is who; `table`, all against all, with the
 * rounds of one `pair` (`1 3`); `plan`, one of the reader's own (`plan`, a machine) among them; `generations`
 * (`people`: `5 4 4 …`, how many are replaced, and how many follow each plan). `states`: how many the reader's plan may
 * have, to 4. Names for `controls`: `setup` (rounds, slips), `text`, `views`. Lit parts: `plan-<i>`, `cell-<i>-<j>`.
 * Event: `nimlab-over` { winner: 'you' }, when a change of the reader's plan gives it the most of all, alone.
 */
export class RepeatedGameElement extends TypedDesk<Known> {
  static override readonly instrument = 'repeated_game';
  static override readonly words = words;
  static override readonly asks = ['position', 'view', 'plan', 'other', 'acts', 'pair', 'people'];
  static override properties = {
    ...TypedDesk.properties,
    plan: { type: String },
    other: { type: String },
    acts: { type: String },
    pair: { type: String },
    people: { type: String },
    states: { type: String },
  };
  static override styles = [
    ...TypedDesk.styles,
    ...sheets(sceneSheet, repeatedSheet, pickSheet, stepperSheet, boardSheet),
  ];
  declare plan: string;
  declare other: string;
  declare acts: string;
  declare pair: string;
  declare people: string;
  declare states: string;
  /** What stands in the field, until it is asked. */
  #draft: string | null = null;
  /** The first round of a match that is in sight. */
  #from = 0;
  readonly #points = new Points(this, { press: (id) => this.#press(id) });
  readonly #stepper: Stepper = new Stepper(this, { pace: () => ({ interval: 700 }) });
  readonly #editor = new Editor({
    words: () => this.#words,
    story: () => this.#story(this.current!.read.position),
    boats: () => isLake(this.current!.read.position),
    asked: () => this.asked['plan'] ?? '',
    put: (plan) => {
      void this.#enterPlan(plan);
      this.requestUpdate();
    },
  });

  constructor() {
    super();
    this.plan = this.other = this.acts = this.pair = this.people = this.states = '';
  }

  get #words() {
    return words[this.language];
  }
  #story(position: string): Story {
    return this.#words.stories[isLake(position) ? 'lake' : 'general'];
  }
  override get title() {
    return this.current ? this.#story(this.current.read.position).title : super.title;
  }

  // ---- Asking ------------------------------------------------------------------------------------------------------

  protected override usual(asked: Asked): Asked {
    const all = super.usual(asked);
    return { ...all, position: all['position']?.trim() || usual };
  }

  protected override async answer(solver: Solver, work: Work, asked: Asked): Promise<Known> {
    const { view = '', position = '', plan } = asked;
    const { text, blame } = composed({ name: 'position', text: position });
    const read = await solver.ask('repeated_game', 'read', text, work).catch(blame);
    const known: Known = { read, played: null, tournament: null, match: null, own: null, generations: null };
    const count = read.plans.length;
    switch (view) {
      case 'table': {
        const tournament = await solver.ask('repeated_game', 'tournament', read.position, work);
        const pair = numbersIn(asked['pair']).filter((each) => 0 < each && each <= count);
        const about = `${read.position} | ${pair.join(' ')}`;
        const match = pair.length === 2 ? await solver.ask('repeated_game', 'match', about, work) : null;
        return { ...known, tournament, match };
      }
      case 'plan': {
        const all = `${read.position} ${plan?.trim() || plainest}`;
        const { plans } = await solver.ask('repeated_game', 'read', all, work);
        return {
          ...known,
          own: plans.at(-1)!,
          tournament: await solver.ask('repeated_game', 'tournament', all, work),
        };
      }
      case 'generations': {
        const people = asked['people']?.trim() || [usualCount, ...read.plans.map(() => usualCount)].join(' ');
        const generations = await solver.ask('repeated_game', 'generations', `${read.position} | ${people}`, work);
        return { ...known, generations };
      }
      default: {
        const numbers = [...(asked['acts'] ?? '')].map((each) => BigInt(each === '2' ? 2 : 1));
        const other = Math.min(count, Math.max(1, Number(asked['other']) || 1));
        const about = `${read.position} | ${other}`;
        const options = { ...work, numbers: numbers.slice(0, read.rounds) };
        return { ...known, played: await solver.ask('repeated_game', 'play', about, options) };
      }
    }
  }

  protected override explain(error: SolverError, asked: Asked): string {
    const w = this.#words;
    if (!(error instanceof FieldError)) return super.explain(error, asked);
    const { code, part, limit, typed, at } = error;
    const before = typed.text.slice(0, at ?? 0).split('|').length;
    if (code === 'syntax' && limit) return w.notSymmetric(part, limit);
    if (code === 'syntax' && before === 3) return w.noPlan(part);
    if (code === 'empty' && typed.text.includes('|') && before === 1) return w.twoByTwo;
    if (code === 'empty') return w.missingPart;
    return explainFraction(error, typed.text, this.language);
  }

  protected override follow({ generations, read }: Known, { shown }: Showing) {
    if (shown || !generations) return;
    const last = generations.counts.length / generations.plans - 1;
    this.#stepper.keep(`${read.position}|${generations.counts.join()}`, last, 0);
  }

  protected override tell(known: Known, asked: Asked): string {
    const { read, played, tournament, own } = known;
    if (played) return this.#playSaid(known, asked);
    if (own && tournament) return this.#place(known);
    return tournament ? this.#words.table(this.#story(read.position), read.rounds, read.slip) : '';
  }

  // ---- Names -------------------------------------------------------------------------------------------------------

  #name({ plans }: RepeatedRead, i: number): string {
    const w = this.#words;
    const text = plans[i]?.text;
    return text === undefined ? w.yours : (w.plans[text] ?? w.made(i + 1));
  }
  #names(read: RepeatedRead): string[] {
    return read.plans.map((_, i) => this.#name(read, i));
  }
  #otherOf({ read }: Known, { other, view }: Asked): readonly [i: number, name: string] {
    const i = Math.min(read.plans.length, Math.max(1, Number(other) || 1)) - 1;
    return [i, view === 'guess' ? letterOf(i) : this.#name(read, i)];
  }

  // ---- What the reader does ----------------------------------------------------------------------------------------

  #press(id: string) {
    const [kind, one, other] = id.split('-');
    if (kind === 'plan') void this.put({ other: one!, acts: '' });
    if (kind !== 'cell') return;
    this.#from = 0;
    void this.put({ pair: `${one} ${other}` });
  }

  async #enterPlan(plan: string) {
    await this.put({ plan });
    const { tournament, read } = this.current!;
    if (this.asked['plan'] !== plan || this.problem || !tournament) return;
    if (tournament.leaders.length > 1 || tournament.leaders[0] !== read.plans.length + 1) return;
    const detail: OverDetail = { winner: 'you' };
    this.dispatchEvent(new CustomEvent('nimlab-over', { bubbles: true, composed: true, detail }));
  }

  protected override undo() {
    const { acts = '' } = this.asked;
    if (acts) void this.put({ acts: acts.slice(0, -1) });
  }

  // ---- Drawing -----------------------------------------------------------------------------------------------------

  protected override drawDesk(known: Known, showing: Showing): TemplateResult {
    const { view, shown } = showing;
    const drawn =
      view === 'table'
        ? this.#drawTable(known, showing)
        : view === 'plan'
          ? this.#drawPlan(known, showing)
          : view === 'generations'
            ? this.#drawGenerations(known)
            : this.#drawPlay(known, showing);
    return html`${drawn} ${shown ? nothing : this.#setup(known)} ${this.drawProblem()}`;
  }
  protected override drawEmpty(): TemplateResult {
    return this.#field(this.asked['position'] ?? '');
  }

  #sheet(picture: Picture): TemplateResult {
    return html`<div class="scroll" tabindex=${picture.width > 304 ? 0 : nothing}>
      <div class="sheet" .style=${`width:${picture.width}px`}>${drawnPicture(picture)}</div>
    </div>`;
  }

  #playSaid(known: Known, asked: Asked): string {
    const w = this.#words;
    const { read, played } = known;
    const story = this.#story(read.position);
    const [, name] = this.#otherOf(known, asked);
    const all = played!;
    const n = all.oneActs.length;
    if (n === 0) return w.begin(name, story, read.rounds);
    if (all.over) return w.over(name, story, written(all.oneSum), written(all.otherSum), written(all.most));
    const [own, other] = [all.oneActs[n - 1]!, all.otherActs[n - 1]!];
    return w.played(name, story, n, own, other, written(all.oneWins[n - 1]!), written(all.otherWins[n - 1]!));
  }

  #drawPlay(known: Known, { asked, view, lit, shown }: Showing): TemplateResult {
    const w = this.#words;
    const { read, played } = known;
    const story = this.#story(read.position);
    const [other, name] = this.#otherOf(known, asked);
    const all = played!;
    const live = !shown && this.controls !== 'none';
    const called = this.#names(read);
    const picture = playPicture({
      plans: read.plans.map(({ text }) => text),
      called,
      masked: view === 'guess',
      other,
      boats: isLake(read.position),
      who: [w.you, name],
      played: playedOf(all),
      lit,
      label: w.account(name, written(all.oneSum), written(all.otherSum)),
      ...(live && {
        choose: (i: number) => ({
          id: `plan-${i + 1}`,
          label: w.against(view === 'guess' ? letterOf(i) : called[i]!),
          pressed: i === other,
        }),
      }),
    });
    const act = (each: 1 | 2) => {
      const can = live && !all.over;
      const acts = `${(asked['acts'] ?? '').slice(0, all.oneActs.length)}${each}`;
      return html`<button
        class="button"
        data-act=${each}
        aria-disabled=${!can}
        @click=${() => can && void this.put({ acts })}
      >
        ${story.acts[each - 1]}
      </button>`;
    };
    const some = live && all.oneActs.length > 0;
    return html`${this.#sheet(picture)}
      <p class="said">${this.#playSaid(known, asked)}</p>
      ${
        live
          ? html`<div class="acts">${act(1)} ${act(2)}</div>
              <div class="tools">
                <button class="button small" aria-disabled=${!some} @click=${() => some && this.undo()}>
                  ${w.undo}
                </button>
                <button class="button small" aria-disabled=${!some} @click=${() => some && void this.put({ acts: '' })}>
                  ${w.again}
                </button>
              </div>`
          : nothing
      }`;
  }

  #drawTable(known: Known, { asked, lit, shown }: Showing): TemplateResult {
    const w = this.#words;
    const { read, tournament, match } = known;
    const story = this.#story(read.position);
    const called = this.#names(read);
    const { scoresNear, totalsNear, order } = tournament!;
    const pair = numbersIn(asked['pair']);
    const live = !shown && this.controls !== 'none';
    const caption = w.table(story, read.rounds, read.slip);
    const picture = tablePicture({
      plans: read.plans.map(({ text }) => text),
      called,
      scores: scoresNear,
      totals: totalsNear,
      order: [...order],
      lit,
      label: caption,
      ...(match && { chosen: pair.join('-') }),
      ...(live && {
        choose: (i: number, j: number) => ({
          id: `cell-${i + 1}-${j + 1}`,
          label: w.cell(called[i]!, called[j]!, short(scoresNear[i * called.length + j]!)), // as it is seen
          pressed: match !== null && pair[0] === i + 1 && pair[1] === j + 1,
        }),
      }),
    });
    return html`<p class="caption">${caption}</p>
      ${this.#sheet(picture)} ${match ? this.#drawMatch(known, pair) : html`<p class="quiet hint">${w.pressCell}</p>`}`;
  }

  /** The rounds behind a number of the table; ten of them are in sight. */
  #drawMatch({ read, match }: Known, pair: readonly number[]): TemplateResult {
    const w = this.#words;
    const story = this.#story(read.position);
    const all = match!;
    const who = [this.#name(read, pair[0]! - 1), this.#name(read, pair[1]! - 1)] as const;
    const from = Math.min(this.#from, Math.max(0, read.rounds - inSight));
    const text = w.match(who[0], who[1], written(all.oneSum), written(all.otherSum), story);
    const said = read.slip === '0' ? text : w.unslipped + text;
    const go = (to: number) => {
      this.#from = Math.max(0, Math.min(read.rounds - inSight, to));
      this.requestUpdate();
    };
    const button = (label: string, to: number, can: boolean) =>
      html`<button class="button small" aria-disabled=${!can} @click=${() => can && go(to)}>${label}</button>`;
    return html`${this.#sheet(
        matchPicture({ boats: isLake(read.position), who, played: playedOf(all), from, label: said }),
      )}
      <p class="said">${said}</p>
      ${
        read.rounds > inSight
          ? html`<div class="tools">
              ${button(w.earlier, from - inSight, from > 0)}
              <span>${w.rounds(from + 1, from + inSight, story)}</span>
              ${button(w.later, from + inSight, from + inSight < read.rounds)}
            </div>`
          : nothing
      }`;
  }

  // ---- A plan of one's own -----------------------------------------------------------------------------------------

  /** Its place, and where it loses most. */
  #place({ read, tournament, own }: Known): string {
    const w = this.#words;
    const story = this.#story(read.position);
    const { places, totalsNear, leaders, worst, scoresNear, mostNear } = tournament!;
    const i = read.plans.length;
    const n = i + 1;
    const total = written(totalsNear[i]!);
    const first = leaders.includes(n);
    const against = worst[i]! - 1;
    const [got, most] = [scoresNear[i * n + against]!, mostNear[against]!];
    return this.together([
      first
        ? leaders.length > 1
          ? w.shared(total, story)
          : w.first(total, story)
        : w.place(places[i]!, n, total, story),
      !first && (got === most ? w.nothingLost : w.lost(this.#name(read, against), written(got), written(most))),
      own!.name !== '' && w.actsAs(w.plans[own!.name] ?? own!.name),
    ]);
  }

  #drawPlan(known: Known, { lit, shown }: Showing): TemplateResult {
    const w = this.#words;
    const { read, tournament, own } = known;
    const { scoresNear, totalsNear, order } = tournament!;
    const machine = { acts: [...own!.acts], next: [...own!.next] };
    const most = Math.min(mostDrawn, Number(this.states) || mostDrawn);
    const live = !shown && this.controls !== 'none';
    const picture = tablePicture({
      plans: [...read.plans.map(({ text }) => text), ownFace],
      called: [...this.#names(read), w.yours],
      scores: scoresNear,
      totals: totalsNear,
      order: [...order],
      lit,
      label: w.table(this.#story(read.position), read.rounds, read.slip),
    });
    return html`${this.#editor.draw(machine, most, live)}
      <p class="said" aria-live="polite">${this.#place(known)}</p>
      ${this.#sheet(picture)}`;
  }

  // ---- Generations -------------------------------------------------------------------------------------------------

  #drawGenerations({ read, generations }: Known): TemplateResult {
    const w = this.#words;
    const { plans, counts, again, replaced } = generations!;
    const all = Array.from({ length: counts.length / plans }, (_, k) => [...counts.slice(k * plans, (k + 1) * plans)]);
    const seen = this.#stepper.seen;
    const called = this.#names(read);
    const now = all[seen]!.flatMap((count, i) => (count > 0 ? [w.counts(called[i]!, count)] : []));
    const label = w.crowd(seen, now.join(', '));
    const last = all.length - 1;
    const end = seen < last ? '' : again === last ? w.stillChanging : again === last - 1 ? w.settled : w.cycles(again);
    const picture = crowdPicture({
      plans: read.plans.map(({ text }) => text),
      counts: all.slice(0, seen + 1),
      all: all.length,
      label,
    });
    return html`${this.#sheet(picture)}
      <div class="tools">${this.#stepper.draw(w)}</div>
      <p class="said" aria-live="polite">${this.together([w.generation(seen), end])}</p>
      <p class="quiet hint">${w.follow(replaced)}</p>`;
  }

  // ---- Set-up ------------------------------------------------------------------------------------------------------

  #setup({ read }: Known): TemplateResult {
    const put = (position: string) => void this.enter({ position, acts: '' });
    return html`${this.offers('setup') ? drawSetup(read, this.#words, this.#story(read.position), put) : nothing}
    ${this.offers('text') || this.wrong('position') ? this.#field(this.#draft ?? this.typed('position', read.position)) : nothing}`;
  }

  #field(value: string): TemplateResult {
    const w = this.#words;
    return html`<form
      novalidate
      @input=${(event: Event) => (this.#draft = (event.target as HTMLInputElement).value)}
      @submit=${(event: Event) => {
        event.preventDefault();
        const position = this.#draft ?? value;
        this.#draft = null;
        void this.enter({ position, acts: '', pair: '', people: '' });
      }}
    >
      ${drawField({ name: 'position', label: w.position, value, wrong: this.wrong('position') })}
      <button class="button" type="submit">${w.try}</button>
    </form>`;
  }
}

defineSpeaking('nimlab-repeated-game', RepeatedGameElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-repeated-game': RepeatedGameElement;
  }
}

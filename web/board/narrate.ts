import type { Analysis } from '../solver/types.ts';
import { sayable } from './amounts.ts';
import { explain } from './error-words.ts';
import type { Session } from './session.ts';
import type { Speech } from './speech.ts';
import { locales } from './language.ts';
import { boardWords } from './words.ts';
import type { Remark, Said, SessionEvent } from './session-host.ts';

/** As many of the last moves are repeated in the status line. */
const recent = 2;

/** A session in sentences of the reader's language: what stands in the status line, and what is read out. */
export class Narrator {
  constructor(
    private readonly session: Session,
    private readonly speech: Speech,
    /** What has ended a game, as a sentence said before who has won; '' where that says it all. */
    private readonly speakEnd: (analysis: Analysis) => Promise<string>,
  ) {}

  get #words() {
    return boardWords[this.speech.language];
  }

  /** Who is to move. */
  get turn(): string {
    const match = this.session.match!;
    const words = this.#words;
    const task = this.speech.sayTask?.(this.session.current?.numbers ?? []);
    if (match.opponent === 'human') return this.#strung(words.personsTurn(match.speaker()), task);
    if (this.session.opponentWaits) return match.at === 0 ? words.theyBegin : words.theyMove;
    if (match.turn() !== 'you') return words.theirTurn;
    const as = this.speech.players?.[match.player()];
    return this.#strung(as ? words.yourTurnAs(as) : words.yourTurn, task);
  }

  /** Who has won, and how. */
  get verdict(): string {
    const match = this.session.match!;
    const words = this.#words;
    if (match.at === 0) return words.overAtOnce;
    if (match.drawn) return words.drawn;
    if (this.speech.winsAtOnce) return words.wins(match.winner);
    return match.winner === match.speaker() ? words.wonByLastMove(match.winner) : words.won(match.winner);
  }

  /** What is looked at: as the caption has it, else in the game's words. */
  get shown(): string {
    const { analysis, options } = this.session.shown!;
    return options.caption ?? this.speech.speakPosition(analysis.numbers);
  }

  /** The moves since the reader's last turn. */
  get said(): string {
    return this.session.said
      .slice(-recent)
      .map((said) => this.moved(said))
      .join(locales[this.speech.language].space);
  }

  moved({ who, move, before }: Said): string {
    const say = (form: 'base' | 'third') => this.speech.speakMove(move, before, form);
    return this.#words.moved(who, say('base'), say('third'));
  }

  remark(remark: Remark): string {
    const words = this.#words;
    switch (remark.kind) {
      case 'hint-where':
        return words.hintWhere(this.speech.speakPlace(remark.move, remark.before));
      case 'hint-move':
        return words.hintMove(this.speech.speakMove(remark.move, remark.before, 'base'));
      case 'hint-none':
        return words.hintNone(remark.errs);
      case 'hint-draw':
        return words.hintDraw(remark.errs);
      case 'illegal':
        return this.#refusal(remark) || words.illegal;
      case 'cancelled':
        return words.cancelled;
      case 'repeated':
        return words.repeated;
      case 'error':
        return explain(remark.error, this.speech.language);
    }
  }

  #refusal({ move, before, allowed }: Remark & { kind: 'illegal' }): string {
    return this.speech.speakRefusal?.(move, before, sayable(allowed) ? allowed : '') ?? '';
  }

  /** What is read out of an event; '' for nothing. What has ended a game may have to be asked first. */
  spoken(event: SessionEvent): string | Promise<string> {
    const { speech, session } = this;
    switch (event.type) {
      case 'remarked':
        return this.remark(event.remark);
      case 'failed':
        return session.phase === 'absent' ? this.#words.unavailable : explain(event.error, speech.language);
      case 'shown': {
        const { analysis, options } = event;
        return this.#strung(this.#words.shown, options.caption, speech.speakPosition(analysis.numbers));
      }
      case 'arrived':
        return this.#arrival(event);
      default:
        return ''; // there may be no words yet
    }
  }

  #arrival({ said, why, analysis }: SessionEvent & { type: 'arrived' }): string | Promise<string> {
    const match = this.session.match!;
    const words = this.#words;
    const first = said ? this.moved(said) : why === 'set' ? '' : words[why];
    const boardNow = words.boardNow(this.speech.speakPosition(analysis.numbers));
    if (match.over) return this.#end(analysis, said ? first : this.#strung(first, boardNow));
    const rest = match.readerMoves || !said ? this.turn : '';
    return said ? this.#strung(first, rest, rest && boardNow) : this.#strung(first, boardNow, rest);
  }

  async #end(analysis: Analysis, first: string): Promise<string> {
    const { session } = this;
    const end = await this.speakEnd(analysis).catch(() => ''); // the verdict is not to wait for it
    if (session.current !== analysis) return '';
    return this.#strung(first, end, this.verdict, session.match!.hopeless && this.#words.neverWon);
  }

  #strung(...sentences: (string | false | undefined)[]): string {
    return sentences.filter(Boolean).join(locales[this.speech.language].space);
  }
}

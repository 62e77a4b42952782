import { css, html, render, type CSSResult, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { Move } from '../solver/types.ts';
import type { GameElement } from '../board/game-element.ts';
import { phoneWidth, type AtRest, type Beside, type Rest, type RestOf } from '../draw/rest.ts';
import { drawnAtRest } from '../draw/text.ts';
import type { Skinned } from '../draw/skin.ts';
import { readable, type Language } from '../board/language.ts';
import { solver } from '../board/solver.ts';
import { frameStyles } from '../board/styles.ts';
import { byFolder, tagOf } from '../board/tag.ts';
import { positionsIn, type Cause, type Question } from './cause.ts';
import { loadBoard } from '../board/load.ts';
import { readAndDrawn } from './read.ts';
import type { Speaker } from './words.ts';

const scenes = byFolder(import.meta.glob<{ rest: unknown }>('../{games,instruments}/**/scene.ts'));

/** Whether the game's board lets the reader mark its positions. */
export async function paintable(game: string): Promise<boolean> {
  return (await loadBoard(game)) && boardOf(game).paintable;
}

/** The class of a board that has been loaded. */
const boardOf = (game: string) => customElements.get(tagOf(game)) as unknown as typeof GameElement & Skinned;

/** Whoever speaks of a game, and may first have to get to know the positions that it is to speak of. */
export type Voice = Speaker & { know(causes: readonly Cause[], ...positions: readonly string[]): Promise<void> };

/**
 * How the game's board speaks of moves and positions, in the skin that it wears. A game without a board says them by
 * their text. `asked`: the position of the question, which a skin may count from.
 */
export async function speaker(
  game: string,
  language: Language,
  rule: string,
  view: string,
  asked = '',
): Promise<Voice> {
  const plain = (move: Move) => `“${move.text}”`;
  const silent = Object.assign(plain, {
    saysResult: () => false,
    place: () => '',
    position: quote,
    brief: quote,
    know: () => Promise.resolve(),
  });
  if (!(await loadBoard(game, language))) return silent;
  const board = document.createElement(tagOf(game)) as GameElement;
  if (!('speakMove' in board)) return silent; // an instrument has no moves
  board.speakIn(language);
  if (rule) board.rule = rule;
  board.view = view;
  // What a position would be as a skin's text, nobody has learnt: it is drawn instead.
  const worn = board.skins.includes(view);
  await board.ready();
  const known = new Map<string, string>();
  const know = async (position: string) => {
    const analysis = await (await solver()).analyse(game, position, rule);
    board.position = position; // a sum reads its sides from it
    board.learn(analysis);
    known.set(position, board.speakPosition(analysis.numbers));
  };
  const position = (text: string) => known.get(text) ?? quote(text);
  if (worn && asked) await know(asked).catch(() => {}); // with a blank in it there is none
  return Object.assign((move: Move, before: readonly bigint[]) => board.speakMove(move, before, 'third'), {
    saysResult: (before: readonly bigint[]) => worn || board.saysResult(before),
    place: (move: Move, before: readonly bigint[]) => board.speakPlace(move, before),
    position,
    brief: (text: string) => ((known.get(text) ?? text).length > few[language] ? null : position(text)),
    know: async (causes: readonly Cause[], ...positions: readonly string[]) => {
      await Promise.allSettled([...positions, ...positionsIn(causes)].map(know)); // what cannot be analysed is said by its text
    },
  });
}

/** In characters: so much of a position one takes in between two commas. */
const few: Readonly<Record<Language, number>> = { en: 56, zh: 32 };

/** A drawing, and the looks of the board that it is of. */
export interface Figure {
  readonly drawn: string;
  readonly looks: readonly CSSResult[];
}

/**
 * A phone's pictures are drawn for its width: made small, nobody could read what is written in them. Where the
 * question's own is one of these (`.asked`, board/page.css), so is that of its answer.
 */
function onPhone(question: Element) {
  const { clientWidth } = question.querySelector('.asked') ?? question;
  return clientWidth <= 432 && { width: phoneWidth };
}

/**
 * A position at rest, as the game's scene draws it, or the skin that its question wears; null for a game without.
 * `answer`: see `Resting`.
 */
export async function drawing(
  question: Element,
  game: string,
  position: string,
  rule: string,
  view: string,
  answer?: readonly bigint[],
): Promise<Figure | null> {
  const scene = await scenes[game]?.();
  if (!scene || !(await loadBoard(game))) return null;
  const file = view ? await boardOf(game).skin?.() : undefined;
  const skin = file?.skins[view];
  const known = await (await solver()).analyse(game, position, rule);
  const drawn = ((skin ?? scene).rest as Rest<AtRest | Beside>)({
    ...known,
    view: skin ? view : '',
    values: null,
    ...(answer && { answer }),
    ...onPhone(question),
  });
  return figureOf(game, drawn, skin && file!.styles);
}

/** What an instrument is asked about, at rest, with the parts lit that a cause speaks of. */
export async function drawingOf(
  question: Element,
  instrument: string,
  position: string,
  lit: readonly string[],
  view = '',
): Promise<Figure | null> {
  const scene = await scenes[instrument]?.();
  if (!scene || !(await loadBoard(instrument))) return null;
  const rest = scene.rest as RestOf<unknown>;
  return figureOf(
    instrument,
    await readAndDrawn(await solver(), instrument, position, rest, { lit, view, ...onPhone(question) }),
  );
}

async function figureOf(game: string, drawn: AtRest | Beside, worn: readonly CSSResult[] = []): Promise<Figure> {
  const games = [game, ...('beside' in drawn ? drawn.games : [])];
  const looks = (await Promise.all(games.map(looksOf))).flat();
  return { drawn: drawnAtRest('scene' in drawn ? { scene: drawn.scene } : drawn), looks: [...looks, ...worn] };
}

async function looksOf(game: string): Promise<readonly CSSResult[]> {
  if (!(await loadBoard(game))) return [];
  const { elementStyles, looks } = boardOf(game);
  const own = (elementStyles as CSSResult[]).filter((each) => !frameStyles.includes(each));
  return [...own, ...((await looks?.()) ?? [])];
}

/** A picture is made smaller where there is less room than it has. */
const fits = css`
  svg {
    max-width: 100%;
    height: auto;
  }
`;

/** A figure in a shadow of its own: what boards look like concerns nothing around it. */
export const figure = ({ drawn, looks }: Figure): TemplateResult =>
  html`<div
    class="scroll figure"
    aria-hidden="true"
    ${ref((each) => {
      if (!each) return;
      const root = each.shadowRoot ?? each.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [fits, ...looks].map(({ styleSheet }) => styleSheet!);
      render(unsafeHTML(drawn), root);
    })}
  ></div>`;

/** The position that a cause speaks of, drawn; null if there is none, or it is too large to be looked at. */
export async function causeDrawn(
  question: Element,
  causes: readonly Cause[],
  { game, rule }: Question,
  view: string,
): Promise<Figure | null> {
  const cause = causes.find((each) => 'to' in each && each.to);
  if (!cause || !('to' in cause) || cause.to.length > longest) return null;
  return drawing(question, game, cause.to, rule, view, 'reply' in cause ? cause.reply.numbers : undefined);
}
const longest = 60;

/** A position as it stands in a sentence, its numbers clearly apart; a long one is cut. */
export const quote = (position: string): TemplateResult =>
  html`<span class="position ${position.length > 24 ? 'long' : ''}"
    >${readable(position.length > 60 ? `${position.slice(0, 58)} …` : position)}</span
  >`;

/** An answer as it stands in a sentence: of several numbers one sees that they are several. */
export const several = (answer: string): TemplateResult | string => (answer.includes(' ') ? quote(answer) : answer);

import catalogue from '#catalogue';
import { count, limits, text, words } from './checked.ts';
import type { GameQuestion, Question, RawReply, Reply } from './engine.ts';
import type {
  RawAnalysis,
  RawCertificate,
  RawGame,
  RawInstrument,
  RawKept,
  RawLine,
  RawMap,
  RawMoves,
  RawSearch,
  RawStep,
  RawTable,
  RawTold,
} from './module.d.ts';
import {
  SolverError,
  strategies,
  type Bench,
  type CertificateLine,
  type ExplanationStep,
  type GameInfo,
  type InstrumentInfo,
  type Move,
  type Progress,
  type Player,
  type Solver,
  type SolverErrorCode,
  type Turn,
  type Value,
  type Work,
} from './types.ts';

/** Characters. */
const longRule = 1000;
const keptRules = 2;
/** What it is asked; how, contest.ts says. */
const ofBench = ['problems', 'solve', 'generate', 'checkRun', 'compareRun', 'refute', 'showRun'] as const;

/** How a question gets its reply: from the engine in this process, or through a worker. */
export type Ask = (question: Question, work: Work) => Promise<Reply>;

const move = (numbers: Iterable<bigint>): Move => {
  const list = [...numbers];
  return { text: list.join('-'), numbers: list };
};

/** Undoes the bindings' packing: each move as its length and its numbers. */
function moves(packed: BigUint64Array): Move[] {
  const out: Move[] = [];
  for (let i = 0; i < packed.length;) {
    const end = i + 1 + Number(packed[i]);
    out.push(move(packed.subarray(i + 1, end)));
    i = end;
  }
  return out;
}

const line = (raw: RawLine): CertificateLine => ({
  ...raw,
  move: move(raw.move),
  reply: raw.reply.length > 0 ? move(raw.reply) : null,
});

const gameInfo = (raw: RawGame): GameInfo => ({
  ...raw,
  moveFields: words(raw.moveFields),
  limits: limits(raw.limits),
});

const instrumentInfo = (raw: RawInstrument): InstrumentInfo => ({
  ...raw,
  questions: words(raw.questions),
  limits: limits(raw.limits),
});

const steps = (raw: readonly RawStep[]): ExplanationStep[] =>
  raw.map(({ numbers, ...step }) => ({ ...step, numbers: [...numbers] }));

const playerOf = ({ player = 'left' }: Turn = {}): Player => {
  if (player === 'left' || player === 'right') return player;
  throw new SolverError('syntax', 'none', String(player).slice(0, 40), '');
};
function valueOf(raw?: BigUint64Array): Value | null {
  if (!raw) return null;
  const [numerator, exponent, nimber] = raw as unknown as [bigint, bigint, bigint];
  return { numerator: BigInt.asIntN(64, numerator), exponent: Number(exponent), nimber };
}

/** As questions have it. */
const turnOf = (turn?: Turn): bigint => (playerOf(turn) === 'left' ? 0n : 1n);

function numbersOf(value: Move | string): bigint[] {
  if (typeof value === 'object' && Array.isArray(value?.numbers)) return value.numbers.map((each) => count(each));
  if (typeof value !== 'string' || !/^\d+(-\d+)*$/.test(value) || value.length > 100_000) {
    throw new SolverError('syntax', 'move', String(value).slice(0, 40), '');
  }
  return value.split('-').map((each) => {
    const number = BigInt(each);
    if (number >= 1n << 64n) throw new SolverError('too_large', 'move', each.slice(0, 40), String((1n << 64n) - 1n));
    return number;
  });
}

/** Where all that is known of games and instruments is read. */
export type Describe = () => Promise<typeof import('#described').default>;

/** The solver's calls on top of a way to ask. Everything is checked here and converted here, once for page and Node. */
export function solverFrom(ask: Ask, close: () => void, describe: Describe): Solver {
  async function get<T extends RawReply>(question: Question, work: Work = {}): Promise<T> {
    work.signal?.throwIfAborted();
    const reply = await ask(question, work);
    if ('value' in reply) return reply.value as T;
    if ('aborted' in reply) throw work.signal?.reason ?? new DOMException('The work was cancelled', 'AbortError');
    const { code, field, part, limit, at } = reply.error;
    throw new SolverError(code as SolverErrorCode, field, part, limit, at);
  }
  let closed = false;
  // A long rule is sent once, and then named; the last few are kept on the other side.
  const kept = new Map<string, Promise<RawKept>>();
  function keep(game: string, rule: string): Promise<RawKept> {
    const key = `${game} ${rule}`;
    const found = kept.get(key) ?? get<RawKept>({ ask: 'keep', game, rule });
    kept.delete(key);
    kept.set(key, found); // the youngest is the last
    found.catch(() => kept.delete(key));
    for (const [oldest, rest] of kept) {
      if (kept.size <= keptRules) break;
      kept.delete(oldest);
      void rest.then(({ kept }) => get({ ask: 'drop', kept })).catch(() => {});
    }
    return found;
  }
  const ruled = async (game: string, rule = '') => {
    const given = { game: text(game, 'game'), rule: text(rule, 'rule') };
    return given.rule.length <= longRule ? given : { ...given, rule: (await keep(given.game, given.rule)).kept };
  };
  async function asked<T extends RawReply>(
    what: GameQuestion['ask'],
    game: string,
    position: string,
    rule?: string,
    numbers: () => readonly bigint[] = () => [],
    work?: Work,
  ): Promise<T> {
    const question = { ask: what, ...(await ruled(game, rule)), text: text(position, 'position'), numbers: numbers() };
    return get<T>(question, work);
  }
  /** The canonical rule that an answer speaks of: left out where it is long. */
  const canonical = async (raw: string, game: string, rule = '') =>
    raw || rule.length <= longRule ? raw : new TextDecoder().decode((await keep(game, rule)).rule);
  const paged = ({ offset = 0n, limit = 200, ...turn }: Turn & { offset?: bigint; limit?: number } = {}) => [
    count(offset),
    count(limit),
    turnOf(turn),
  ];

  const open = () => {
    if (closed) throw new SolverError('unavailable', 'none', 'closed', '');
  };

  const benched = Object.fromEntries(
    ofBench.map((name) => [
      name,
      async (...given: never[]) => {
        const { benchFrom } = await import('./contest.ts');
        return (benchFrom(get)[name] as (...given: never[]) => unknown)(...given);
      },
    ]),
  ) as unknown as Bench;

  return {
    /** Known without any module, as are the instruments. */
    async games() {
      open();
      return (await describe()).games.map(gameInfo);
    },
    async instruments() {
      open();
      return (await describe()).instruments.map(instrumentInfo);
    },
    async brief() {
      open();
      return Promise.resolve(catalogue.games.map((game) => ({ partizan: false, ...game })));
    },
    async ask(instrument, what, subject, more = {}) {
      const question = {
        ask: 'instrument' as const,
        what: text(what, 'none'),
        ...(await ruled(instrument, more.rule)),
        text: text(subject, 'position'),
        numbers: (more.numbers ?? []).map((each) => count(each)),
      };
      const raw = await get<RawTold | RawStep[]>(question, more);
      // Steps are the same of all subjects and questions; what else there is, types.ts says.
      return (Array.isArray(raw) && raw[0]?.numbers ? steps(raw) : raw) as never;
    },
    async analyse(game, position, rule, work) {
      const raw = await asked<RawAnalysis>('analyse', game, position, rule, () => [turnOf(work)], work);
      return {
        ...raw,
        game,
        rule: await canonical(raw.rule, game, rule),
        ruleNumbers: [...raw.ruleNumbers],
        numbers: [...raw.numbers],
        player: playerOf(work),
        value: valueOf(raw.value),
        components: [...raw.components],
        facts: Object.fromEntries(Object.entries(raw.facts).map(([name, numbers]) => [name, [...numbers]])),
        winningMoves: moves(raw.winningMoves),
      };
    },
    async explain(game, position, rule, work) {
      return steps(await asked<RawStep[]>('explain', game, position, rule, undefined, work));
    },
    async moves(game, position, rule, page) {
      const raw = await asked<RawMoves>('moves', game, position, rule, () => paged(page));
      return { moves: moves(raw.moves), total: raw.total };
    },
    play: (game, position, move, rule, turn) =>
      asked<string>('play', game, position, rule, () => [turnOf(turn), ...numbersOf(move)]),
    async reply(game, position, skill, seed, rule, how) {
      const { strategy = 'any', last } = how ?? {};
      const played = strategies.indexOf(strategy);
      if ((skill !== 'perfect' && skill !== 'fallible') || played < 0)
        throw new SolverError('syntax', 'none', String(played < 0 ? strategy : skill).slice(0, 40), '');
      const numbers = () => [
        skill === 'perfect' ? 1n : 0n,
        count(seed),
        turnOf(how),
        BigInt(played),
        ...(last === undefined ? [] : numbersOf(last)),
      ];
      return move(await asked<BigUint64Array>('reply', game, position, rule, numbers));
    },
    async certify(game, position, rule, page) {
      const raw = await asked<RawCertificate>('certify', game, position, rule, () => paged(page), page);
      return { ...raw, lines: raw.lines.map(line), reached: raw.reached.map(line) };
    },
    async search(game, position, rule, work) {
      const raw = await asked<RawSearch>('search', game, position, rule, () => [turnOf(work)], work);
      return { ...raw, winningMoves: moves(raw.winningMoves) };
    },
    table: (game, size, rule, work) => asked<RawTable>('table', game, '', rule, () => [count(size)], work),
    async map(game, rule, work) {
      const raw = await asked<RawMap>('map', game, '', rule, () => [count(work?.size ?? 0)], work);
      return { ...raw, rule: await canonical(raw.rule, game, rule) };
    },
    ...benched,
    close() {
      closed = true;
      close();
    },
  };
}

export type { Progress };

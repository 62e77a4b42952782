import type { Question, RawReply, Reply } from './engine.ts';
import type {
  RawAnalysis,
  RawCertificate,
  RawGame,
  RawKept,
  RawLine,
  RawMap,
  RawSearch,
  RawTable,
} from './module.d.ts';
import {
  SolverError,
  type CertificateLine,
  type GameInfo,
  type Move,
  type Progress,
  type Solver,
  type SolverErrorCode,
  type Work,
} from './types.ts';

/** Characters. */
const longRule = 1000;
const keptRules = 2;

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

const words = (text: string) => text.split(' ').filter(Boolean);

const gameInfo = (raw: RawGame): GameInfo => ({
  ...raw,
  moveFields: words(raw.moveFields),
  limits: Object.fromEntries(
    words(raw.limits).map((limit): [string, bigint] => {
      const [name, value] = limit.split('<=');
      return [name!, BigInt(value!)];
    }),
  ),
});

/** Callers in JavaScript may pass anything: what has the wrong type is refused like any other bad input. */
function text(value: unknown, field: 'game' | 'rule' | 'position'): string {
  if (typeof value === 'string') return value;
  throw new SolverError('syntax', field, String(value).slice(0, 40), '');
}

function count(value: bigint | number, field: 'position' | 'none' = 'none'): bigint {
  const whole = typeof value === 'bigint' || (typeof value === 'number' && Number.isSafeInteger(value));
  if (!whole) throw new SolverError('not_a_number', field, String(value).slice(0, 40), '');
  const number = BigInt(value);
  if (number < 0n) throw new SolverError('negative', field, String(number).slice(0, 40), '0');
  if (number >= 1n << 64n)
    throw new SolverError('too_large', field, String(number).slice(0, 40), String((1n << 64n) - 1n));
  return number;
}

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

/** The solver's calls on top of a way to ask. Everything is checked here and converted here, once for page and Node. */
export function solverFrom(ask: Ask, close: () => void): Solver {
  async function get<T extends RawReply>(question: Question, work: Work = {}): Promise<T> {
    work.signal?.throwIfAborted();
    const reply = await ask(question, work);
    if ('value' in reply) return reply.value as T;
    if ('aborted' in reply) throw work.signal?.reason ?? new DOMException('The work was cancelled', 'AbortError');
    const { code, field, part, limit, at } = reply.error;
    throw new SolverError(code as SolverErrorCode, field, part, limit, at);
  }
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
  const asked = async (game: string, position: string, rule?: string) => ({
    ...(await ruled(game, rule)),
    position: text(position, 'position'),
  });
  /** The canonical rule that an answer speaks of: left out where it is long. */
  const canonical = async (raw: string, game: string, rule = '') =>
    raw || rule.length <= longRule ? raw : new TextDecoder().decode((await keep(game, rule)).rule);
  const paged = ({ offset = 0n, limit = 200 }: { offset?: bigint; limit?: number } = {}) => ({
    offset: count(offset),
    limit: count(limit),
  });

  return {
    async games() {
      return (await get<RawGame[]>({ ask: 'games' })).map(gameInfo);
    },
    async analyse(game, position, rule, work) {
      const raw = await get<RawAnalysis>({ ask: 'analyse', ...(await asked(game, position, rule)) }, work);
      return {
        ...raw,
        game,
        rule: await canonical(raw.rule, game, rule),
        numbers: [...raw.numbers],
        components: [...raw.components],
        witness: [...raw.witness],
        winningMoves: moves(raw.winningMoves),
      };
    },
    async moves(game, position, rule, page) {
      const question = { ask: 'moves' as const, ...(await asked(game, position, rule)), ...paged(page) };
      const raw = await get<{ moves: BigUint64Array; total: bigint }>(question);
      return { moves: moves(raw.moves), total: raw.total };
    },
    async play(game, position, move, rule) {
      return get<string>({ ask: 'play', ...(await asked(game, position, rule)), move: numbersOf(move) });
    },
    async reply(game, position, skill, seed, rule) {
      if (skill !== 'perfect' && skill !== 'fallible')
        throw new SolverError('syntax', 'none', String(skill).slice(0, 40), '');
      return move(
        await get<BigUint64Array>({ ask: 'reply', ...(await asked(game, position, rule)), skill, seed: count(seed) }),
      );
    },
    async certify(game, position, rule, page) {
      const question = { ask: 'certify' as const, ...(await asked(game, position, rule)), ...paged(page) };
      const raw = await get<RawCertificate>(question, page);
      return { ...raw, lines: raw.lines.map(line), reached: raw.reached.map(line) };
    },
    async search(game, position, rule, work) {
      const raw = await get<RawSearch>({ ask: 'search', ...(await asked(game, position, rule)) }, work);
      return { ...raw, winningMoves: moves(raw.winningMoves) };
    },
    async table(game, size, rule, work) {
      const wanted = count(size);
      return get<RawTable>({ ask: 'table', ...(await ruled(game, rule)), count: wanted }, work);
    },
    async map(game, rule, work) {
      const raw = await get<RawMap>({ ask: 'map', ...(await ruled(game, rule)), size: count(work?.size ?? 0) }, work);
      return { ...raw, rule: await canonical(raw.rule, game, rule) };
    },
    close,
  };
}

export type { Progress };

import catalogue from '#catalogue';
import type { GameBrief } from './types.ts';

/** A module: the bindings with some of the games and instruments. */
export interface ModuleInfo {
  /** Of the file: build/wasm/nimlab-<name>.wasm. */
  readonly name: string;
  readonly games: readonly string[];
  readonly instruments: readonly string[];
  /** Of the file. */
  readonly bytes: number;
}

/**
 * What web/tasks/catalogue.mjs writes down of the modules once they are built, so that none need be loaded to know of a
 * game.
 */
export interface Catalogue {
  /** `partizan` only where it is true. */
  readonly games: readonly (Omit<GameBrief, 'partizan'> & { readonly partizan?: true })[];
  readonly instruments: readonly string[];
  readonly modules: readonly ModuleInfo[];
}

export const modules: readonly ModuleInfo[] = catalogue.modules;
/** Every game and instrument, and the contest bench, which is in a module of its own. */
export const known: ReadonlySet<string> = new Set(
  modules.flatMap(({ games, instruments }) => [...games, ...instruments]),
);

/**
 * What one module must have to answer for this game or instrument: a sum needs its parts, too. Empty if there is no
 * such thing.
 */
export function needed(game: string, rule = ''): string[] {
  if (!known.has(game)) return [];
  if (game !== 'sum') return [game];
  const text = rule || catalogue.games.find(({ name }) => name === game)!.defaultRule;
  const parts = text.split('|').map((part) => part.trim().split(' ')[0]!);
  return [game, ...parts.filter((part) => known.has(part))];
}

const holds = (module: ModuleInfo, subjects: readonly string[]) =>
  subjects.every((name) => module.games.includes(name) || module.instruments.includes(name));

/**
 * The fewest bytes of modules such that each group of games is found in one of them. There is one that has all but the
 * contest bench.
 */
export function cover(groups: readonly (readonly string[])[], among = modules): readonly ModuleInfo[] {
  let best: readonly ModuleInfo[] = [];
  let least = Infinity;
  const choose = (chosen: readonly ModuleInfo[], bytes: number) => {
    if (bytes >= least) return;
    const open = groups.find((games) => !chosen.some((module) => holds(module, games)));
    if (!open) {
      best = chosen;
      least = bytes;
      return;
    }
    for (const module of among) if (holds(module, open)) choose([...chosen, module], bytes + module.bytes);
  };
  choose([], 0);
  return best;
}

/** The module to ask: one that is there, or else one of those that serve what is expected with the fewest bytes. */
export function choose(
  games: readonly string[],
  loaded: (name: string) => boolean,
  expected: readonly (readonly string[])[],
  among = modules,
): ModuleInfo {
  const candidates = among.filter((module) => holds(module, games));
  return (
    candidates.find(({ name }) => loaded(name)) ??
    cover([...expected, games], among).find((each) => holds(each, games))!
  );
}

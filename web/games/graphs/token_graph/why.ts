import { followers, nodeName, type Graph } from '../graph.ts';
import type { MapValues, Stages } from '../../../draw/values.ts';
import { locales, number, type Language, translated } from '../../../board/language.ts';
import type { words as en } from './words.en.ts';

export const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/**
 * Sentences about nodes: what a step of backward induction finds, and why a node is what it is. All of it from the
 * solver.
 */
export interface Known {
  readonly view: string;
  readonly graph: Graph;
  readonly values: MapValues;
  readonly language: Language;
}

/** A list that stays short enough to be read. */
const brief = (items: readonly string[]) => (items.length > 12 ? [...items.slice(0, 12), '…'] : items);

/** What becomes known in a step, from 1. */
export function stepSaid(step: number, stages: Stages, { view, graph, values, language }: Known): string {
  const w = words[language];
  const n = (value: number | bigint) => number(value, language);
  const of = (node: number) => node - 1;
  const all = Array.from({ length: graph.count }, (_, i) => i + 1).filter((node) => stages.of[of(node)] === step - 1);
  const name = (node: number) => nodeName(graph, node);
  const names = (nodes: readonly number[]) => brief(nodes.map(name));
  const isEnd = (node: number) => values.ends(of(node)) && values.distance(of(node)) === 0n;
  const is = (outcome: string) => (node: number) => values.outcome(of(node)) === outcome;
  const [ends, draws] = [all.filter(isEnd), all.filter(is('draw'))];
  const rest = all.filter((node) => !isEnd(node) && !is('draw')(node));
  const said = [w.stepOf(n(step), n(stages.last + 1)), ends.length > 0 && w.stepEnds(names(ends))];
  if (view === 'sg') {
    const value = (node: number) => values.grundy(of(node));
    const valued = all.filter((node) => !isEnd(node) && value(node) !== null);
    const without = all.filter((node) => value(node) === null);
    const pairs = brief(valued.map((node) => `SG(${name(node)}) = ${n(value(node)!)}`));
    said.push(valued.length > 0 && w.stepValues(pairs), without.length > 0 && w.stepNoValue(names(without)));
  } else {
    if (view === 'distance' && rest.length > 0) {
      const pairs = rest.map((node) => `${name(node)} (${values.outcome(of(node))})`);
      said.push(w.stepMoves(n(values.distance(of(rest[0]!))!), brief(pairs)));
    } else {
      const [p, others] = [rest.filter(is('P')), rest.filter(is('N'))];
      said.push(p.length > 0 && w.stepP(names(p)), others.length > 0 && w.stepN(names(others)));
    }
    said.push(draws.length > 0 && w.stepDraws(names(draws)));
  }
  return said.filter(Boolean).join(locales[language].space);
}

/** Why a node is what it is: what its arrows lead to. */
export function reason(node: number, { view, graph, values, language }: Known): string {
  const w = words[language];
  const n = (value: number | bigint) => number(value, language);
  const called = (of: number) => nodeName(graph, of);
  const to = followers(graph, node);
  const outcome = (of: number) => values.outcome(of - 1);
  const name = called(node);
  if (view === 'sg') {
    if (to.length === 0) return w.endValue(name);
    const value = values.grundy(node - 1);
    const reached = [...new Set(to.flatMap((each) => values.grundy(each - 1) ?? []))];
    const said = brief(reached.sort((a, b) => (a < b ? -1 : 1)).map(n));
    if (value === null) return w.loopyNone(name, said);
    return values.ends(node - 1) ? w.mex(name, said, n(value)) : w.loopyValue(name, n(value));
  }
  // Of several, another node says more than a loop does.
  const by = (wanted: string) =>
    to.filter((each) => outcome(each) === wanted).sort((a, b) => Number(a === node) - Number(b === node));
  const distance = values.distance(node - 1);
  if (to.length === 0) return view === 'pn' ? w.end(name) : w.endLeft(name);
  if (outcome(node) === 'draw') return w.isDraw(name, called(by('draw')[0]!));
  if (view === 'pn')
    return outcome(node) === 'P' ? w.isP(name, brief(to.map(called))) : w.isN(name, called(by('P')[0]!));
  const next = to.find((each) => values.distance(each - 1) === distance! - 1n && outcome(each) !== outcome(node));
  const say = outcome(node) === 'N' ? w.quick : w.slow;
  return next === undefined ? '' : say(name, called(next), w.movesInAll(distance!));
}

/** A graph as the board draws and edits it. Nodes are 1 … count; what its arrows mean for the game is the solver's affair. */
export interface Graph {
  readonly count: number;
  /** From, to. Sorted, each once. */
  readonly edges: readonly Edge[];
}
export type Edge = readonly [from: number, to: number];

/** More than this is played, but not drawn. */
export const mostNodes = 120;
export const mostEdges = 400;

const byNumbers = ([a, b]: Edge, [c, d]: Edge) => a - c || b - d;

export const edgeKey = (from: number, to: number) => `${from}-${to}`;

/** Reads a rule that the solver has accepted; words it does not know draw nothing. */
export function readGraph(rule: string): Graph {
  let count = 0;
  const edges = new Map<string, Edge>();
  for (const word of rule.trim().split(/[\s,;]+/)) {
    if (!/^\d{1,6}((>|→|->)\d{1,6})*$/.test(word)) continue;
    const nodes = word.split(/>|→|->/).map(Number);
    nodes.forEach((node, i) => {
      count = Math.max(count, node);
      if (i > 0) edges.set(edgeKey(nodes[i - 1]!, node), [nodes[i - 1]!, node]);
    });
  }
  return { count, edges: [...edges.values()].sort(byNumbers) };
}

/** The rule's text of a graph: its arrows, then the last node by itself if no arrow names it. */
export function writeGraph({ count, edges }: Graph): string {
  const named = edges.reduce((most, edge) => Math.max(most, ...edge), 0);
  return [...edges.map(([from, to]) => `${from}>${to}`), ...(named < count ? [`${count}`] : [])].join(' ');
}

export function withEdge({ count, edges }: Graph, edge: Edge): Graph {
  return { count, edges: [...edges, edge].sort(byNumbers) };
}

export function withoutEdge({ count, edges }: Graph, [from, to]: Edge): Graph {
  return { count, edges: edges.filter(([a, b]) => a !== from || b !== to) };
}

/** Nodes are numbered without gaps: those after the one taken out move up. */
export function withoutNode({ count, edges }: Graph, node: number): Graph {
  const kept = edges.filter((edge) => !edge.includes(node));
  return { count: count - 1, edges: kept.map(([a, b]): Edge => [closeGap(a, node), closeGap(b, node)]) };
}

export const closeGap = (node: number, gone: number) => (node > gone ? node - 1 : node);

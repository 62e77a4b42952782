import { counted, list } from '../../../board/language.ts';

export const words = {
  graph: 'Graph of nodes and arrows',
  tokensOn: (nodes: readonly string[]) =>
    nodes.length === 0
      ? 'no token'
      : nodes.length === 1
        ? `the token on node ${nodes[0]}`
        : `tokens on nodes ${list(nodes)}`,
  manyTokens: (count: string) => `${counted(count, 'token')}`,
  move: (node: string, token: string | null, form: 'base' | 'third') =>
    `${form === 'base' ? 'move' : 'moves'} ${token === null ? 'the token' : `token ${token}`} to node ${node}`,
  tokenPlace: (token: string | null, node: string) =>
    token === null ? `node ${node}` : `node ${node} with token ${token}`,
  tooLarge: (nodes: string, edges: string, mostNodes: string, mostEdges: string) =>
    `A graph of ${counted(nodes, 'node')} and ${counted(edges, 'arrow')} is more than this board draws (${mostNodes} and ${mostEdges}). It is played and analysed all the same.`,

  // Nodes, as a screen reader hears them
  node: (node: string) => `Node ${node}`,
  tokenHere: 'the token is here',
  tokensHere: (tokens: readonly string[]) =>
    tokens.length === 1 ? `token ${tokens[0]} is here` : `tokens ${list(tokens)} are here`,
  chosen: (token: string) => `token ${token} chosen`,
  arrowsTo: (nodes: readonly string[]) =>
    nodes.length === 0 ? 'no arrow out' : nodes.length === 1 ? `arrow to ${nodes[0]}` : `arrows to ${list(nodes)}`,
  target: 'move here',
  P: 'P-position',
  N: 'N-position',
  draw: 'draw',
  value: (value: string) => `SG value ${value}`,
  noValue: 'no finite SG value',
  left: (moves: string) => `${counted(moves, 'move')} left`,
  endless: 'play need not end',
  open: 'not known yet at this step',

  // Editor
  tools: 'Tools of the editor',
  tool: { nodes: 'Nodes', edges: 'Arrows', tokens: 'Tokens', erase: 'Erase' },
  how: {
    nodes: 'Tap an empty place for a new node. Drag a node to move it, its rim to draw an arrow.',
    edges: 'Tap where the arrow begins, then where it ends. The same again takes it away.',
    tokens: 'Tap a node to put a token there or take it away. Drag a token to another node.',
    erase: 'Tap a node, an arrow or a token to erase it.',
  },
  edgeFrom: (node: string) => `The arrow begins at ${node}. Where does it end? (Escape: nowhere.)`,
  edgeBegins: 'the arrow begins here',
  undoEdit: 'Undo edit',
  redoEdit: 'Redo edit',
  arrange: 'Arrange',
  clear: 'Clear',
  text: 'Text',
  textLabel: 'The graph as text: “A>B” or “1>2” is an arrow, a name by itself a node',
  useText: 'Use this text',
  copy: 'Copy',
  copied: 'Copied',
  kept: 'The graph on the board is as it was.',
  notAccepted: 'The game goes on with the graph as it was before; the drawing is kept.',
  full: (nodes: string, edges: string) =>
    `The board draws at most ${counted(nodes, 'node')} and ${counted(edges, 'arrow')}.`,
  lastNode: 'A graph needs a node.',
  lastToken: 'The game needs a token.',
  edge: (from: string, to: string) => `arrow from ${from} to ${to}`,
  editorKeys: 'Keys on a node: N new node, E arrow, T token, Delete, Shift and arrows move it, Ctrl+Z.',
  said: {
    node: (node: string) => `Node ${node} added.`,
    moved: (node: string) => `Node ${node} moved.`,
    edge: (from: string, to: string) => `Arrow from ${from} to ${to} added.`,
    noEdge: (from: string, to: string) => `Arrow from ${from} to ${to} removed.`,
    noNode: (node: string) => `Node ${node} removed; those after it move up.`,
    token: (node: string) => `Token put on node ${node}.`,
    noToken: (node: string) => `Token taken from node ${node}.`,
    cleared: 'Cleared.',
    arranged: 'Arranged.',
    undone: 'Edit undone.',
    redone: 'Edit done again.',
    text: 'The graph of the text is on the board.',
  },
};

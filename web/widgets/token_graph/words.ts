import { inEveryLanguage } from '../shell/language.ts';

const list = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

export const words = inEveryLanguage({
  en: {
    title: 'Tokens on a graph',
    position: 'Tokens on nodes',
    rule: 'Arrows',
    views: { plain: 'Graph', pn: 'P and N', sg: 'SG values', distance: 'Distance', edit: 'Edit' },
    graph: 'Graph of nodes and arrows',
    tokensOn: (nodes: readonly string[]) =>
      nodes.length === 0
        ? 'no token'
        : nodes.length === 1
          ? `the token on node ${nodes[0]}`
          : `tokens on nodes ${list(nodes)}`,
    manyTokens: (count: string) => `${count} tokens`,
    move: (node: string, token: string | null, form: 'base' | 'third') =>
      `${form === 'base' ? 'move' : 'moves'} ${token === null ? 'the token' : `token ${token}`} to node ${node}`,
    tokenPlace: (token: string | null, node: string) =>
      token === null ? `node ${node}` : `node ${node} with token ${token}`,
    tooLarge: (nodes: string, edges: string, mostNodes: string, mostEdges: string) =>
      `A graph of ${nodes} nodes and ${edges} arrows is more than this board draws (${mostNodes} and ${mostEdges}). It is played and analysed all the same.`,

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
    left: (moves: string) => `${moves} moves left`,
    endless: 'play need not end',
    open: 'not known yet at this step',

    // Working backwards
    steps: 'Work backwards',
    toStart: 'Nothing known',
    back: 'One step back',
    forward: 'One step on',
    play: 'Play the steps',
    pause: 'Pause',
    all: 'Show all',
    stepNone: 'Nothing is known yet. Step on to begin at the ends.',
    stepEnds: (nodes: readonly string[]) =>
      nodes.length === 0
        ? 'No node is an end: an arrow leads out of each.'
        : `Ends, ${nodes.length === 1 ? 'node' : 'nodes'} ${list(nodes)}: no arrow leads out.`,
    stepP: (nodes: readonly string[]) => `P: ${list(nodes)} (every arrow leads to N).`,
    stepN: (nodes: readonly string[]) => `N: ${list(nodes)} (an arrow leads to P).`,
    stepValues: (pairs: readonly string[]) =>
      `New: ${list(pairs)}. Each takes the smallest value its arrows do not reach.`,
    stepDraws: (nodes: readonly string[]) => `What is left are draws: ${list(nodes)}.`,
    stepNoValue: (nodes: readonly string[]) => `No finite value: ${list(nodes)}.`,
    stepMoves: (moves: string, pairs: readonly string[]) => `${moves} moves left: ${list(pairs)}.`,
    stepOf: (step: string, last: string) => `Step ${step} of ${last}.`,
    choose: 'Choose a node to see why it is what it is. To move from here, drag the token.',

    // Why a node is what it is
    end: (node: string) => `No arrow leads out of ${node}: whoever should move there has lost. P-position.`,
    isP: (node: string, to: readonly string[]) =>
      `${node} is a P-position: ${to.length === 1 ? `its one arrow leads to ${to[0]}, an N-position` : `its arrows lead to ${list(to)}, all N-positions`}.`,
    isN: (node: string, to: string) => `${node} is an N-position: one arrow leads to ${to}, a P-position.`,
    isDraw: (node: string, to: string) =>
      `${node} is a draw: no arrow leads to P, but one leads to the draw ${to}, and so play goes on for ever.`,
    endValue: (node: string) => `No arrow leads out of ${node}: the smallest value not reached is 0.`,
    mex: (node: string, values: readonly string[], value: string) =>
      `From ${node} the arrows reach ${values.length === 1 ? 'value' : 'values'} ${list(values)}. Smallest missing value: ${value}.`,
    loopyValue: (node: string, value: string) =>
      `${node} has value ${value}, although cycles are near: an arrow to any node without a smaller value is answered by an arrow back to value ${value}.`,
    loopyNone: (node: string, values: readonly string[]) =>
      values.length === 0
        ? `${node} has no finite SG value (∞), and its arrows reach none.`
        : `${node} has no finite SG value (∞). Its arrows reach ${values.length === 1 ? 'value' : 'values'} ${list(values)}.`,
    endLeft: (node: string) => `No arrow leads out of ${node}: 0 moves left.`,
    quick: (node: string, to: string, moves: string) =>
      `From ${node} the winner goes to ${to}, the P-position nearest to the end: ${moves} in all.`,
    slow: (node: string, to: string, moves: string) =>
      `From ${node} the loser holds out longest by going to ${to}: ${moves} in all.`,
    movesInAll: (n: bigint) => (n === 1n ? '1 move' : `${n} moves`),

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
    textLabel: 'The graph as text: “1>2” is an arrow, a number by itself a node',
    useText: 'Use this text',
    copy: 'Copy',
    copied: 'Copied',
    kept: 'The graph on the board is as it was.',
    notAccepted: 'The game goes on with the graph as it was before; the drawing is kept.',
    full: (nodes: string, edges: string) => `The board draws at most ${nodes} nodes and ${edges} arrows.`,
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
  },
  zh: {
    title: '有向图游戏',
    position: '棋子所在节点',
    rule: '有向边',
    views: { plain: '图', pn: '必败/必胜', sg: 'SG 值', distance: '步数', edit: '编辑' },
    graph: '由节点和有向边组成的图',
    tokensOn: (nodes) =>
      nodes.length === 0
        ? '没有棋子'
        : nodes.length === 1
          ? `棋子在节点 ${nodes[0]}`
          : `${nodes.length} 枚棋子分别在节点 ${nodes.join('、')}`,
    manyTokens: (count) => `${count} 枚棋子`,
    move: (node, token) => `把${token === null ? '棋子' : `第 ${token} 枚棋子`}移到节点 ${node}`,
    tokenPlace: (token, node) => (token === null ? `节点 ${node} ` : `节点 ${node} 上的第 ${token} 枚棋子`),
    tooLarge: (nodes, edges, mostNodes, mostEdges) =>
      `这张图有 ${nodes} 个节点、${edges} 条边，超过了棋盘能画的范围（${mostNodes} 个节点、${mostEdges} 条边）。对局和分析照常进行。`,

    node: (node) => `节点 ${node}`,
    tokenHere: '棋子在此',
    tokensHere: (tokens) => `第 ${tokens.join('、')} 枚棋子在此`,
    chosen: (token) => `已选中第 ${token} 枚棋子`,
    arrowsTo: (nodes) => (nodes.length === 0 ? '没有出边' : `有边通向 ${nodes.join('、')}`),
    target: '可以移到这里',
    P: '必败态',
    N: '必胜态',
    draw: '平局',
    value: (value) => `SG 值 ${value}`,
    noValue: '没有有限的 SG 值',
    left: (moves) => `还剩 ${moves} 步`,
    endless: '可以一直走下去',
    open: '推到这一步还不知道',

    steps: '倒着推',
    toStart: '全部隐去',
    back: '退一步',
    forward: '推一步',
    play: '逐步播放',
    pause: '暂停',
    all: '全部显示',
    stepNone: '现在还一无所知。点“推一步”，从终点开始。',
    stepEnds: (nodes) => (nodes.length === 0 ? '没有终点：每个节点都有出边。' : `终点 ${nodes.join('、')}：没有出边。`),
    stepP: (nodes) => `必败态：${nodes.join('、')}（每条边都通向必胜态）。`,
    stepN: (nodes) => `必胜态：${nodes.join('、')}（有一条边通向必败态）。`,
    stepValues: (pairs) => `新得到 ${pairs.join('、')}：都是出边到不了的最小值。`,
    stepDraws: (nodes) => `剩下的是平局：${nodes.join('、')}。`,
    stepNoValue: (nodes) => `没有有限值：${nodes.join('、')}。`,
    stepMoves: (moves, pairs) => `还剩 ${moves} 步：${pairs.join('、')}。`,
    stepOf: (step, last) => `第 ${step} 步，共 ${last} 步。`,
    choose: '选一个节点，看看它为什么是这个结果。要在这里走棋，请拖动棋子。',

    end: (node) => `${node} 没有出边：轮到在这里走的一方已经输了，是必败态。`,
    isP: (node, to) =>
      `${node} 是必败态：${to.length === 1 ? `唯一的边通向必胜态 ${to[0]}` : `出边通向 ${to.join('、')}，全是必胜态`}。`,
    isN: (node, to) => `${node} 是必胜态：有一条边通向必败态 ${to}。`,
    isDraw: (node, to) => `${node} 是平局：没有边通向必败态，但可以走到同为平局的 ${to}，于是永远走不完。`,
    endValue: (node) => `${node} 没有出边，没有出现的最小值就是 0。`,
    mex: (node, values, value) => `从 ${node} 出发能走到的 SG 值有 ${values.join('、')}，没有出现的最小值是 ${value}。`,
    loopyValue: (node, value) =>
      `${node} 虽与环相连，SG 值仍是 ${value}：走到任何一个值不比它小（或没有值）的节点，对方都能立刻走回 SG 值 ${value}。`,
    loopyNone: (node, values) =>
      values.length === 0
        ? `${node} 没有有限的 SG 值（∞），出边也到不了任何有限值。`
        : `${node} 没有有限的 SG 值（∞），出边能走到的有限值有 ${values.join('、')}。`,
    endLeft: (node) => `${node} 没有出边：还剩 0 步。`,
    quick: (node, to, moves) => `在 ${node}，胜方走到离终点最近的必败态 ${to}，共 ${moves}。`,
    slow: (node, to, moves) => `在 ${node}，败方走到 ${to} 能拖得最久，共 ${moves}。`,
    movesInAll: (n) => `${n} 步`,

    tools: '编辑工具',
    tool: { nodes: '节点', edges: '边', tokens: '棋子', erase: '擦除' },
    how: {
      nodes: '点空白处添加节点；拖动节点可移动它，从节点边缘拖出可连边。',
      edges: '先点边的起点，再点终点；同样再点一次就去掉这条边。',
      tokens: '点节点放上或拿走棋子；也可以把棋子拖到别的节点。',
      erase: '点节点、边或棋子把它擦掉。',
    },
    edgeFrom: (node) => `边从 ${node} 出发，通向哪里？（按 Esc 取消）`,
    edgeBegins: '边从这里出发',
    undoEdit: '撤销编辑',
    redoEdit: '重做编辑',
    arrange: '自动排列',
    clear: '清空',
    text: '文本',
    textLabel: '用文本表示的图：“1>2”是一条边，单独的数是一个节点',
    useText: '使用这段文本',
    copy: '复制',
    copied: '已复制',
    kept: '棋盘上的图没有变。',
    notAccepted: '对局仍用原来的图；画好的图保留着。',
    full: (nodes, edges) => `棋盘最多画 ${nodes} 个节点、${edges} 条边。`,
    lastNode: '图至少要有一个节点。',
    lastToken: '至少要有一枚棋子。',
    edge: (from, to) => `从 ${from} 到 ${to} 的边`,
    editorKeys: '节点上的按键：N 新节点，E 连边，T 棋子，Delete 删除，Shift+方向键移动，Ctrl+Z 撤销。',
    said: {
      node: (node) => `已添加节点 ${node}。`,
      moved: (node) => `已移动节点 ${node}。`,
      edge: (from, to) => `已添加从 ${from} 到 ${to} 的边。`,
      noEdge: (from, to) => `已去掉从 ${from} 到 ${to} 的边。`,
      noNode: (node) => `已删除节点 ${node}，后面的节点依次前移。`,
      token: (node) => `已在节点 ${node} 放上棋子。`,
      noToken: (node) => `已拿走节点 ${node} 上的棋子。`,
      cleared: '已清空。',
      arranged: '已重新排列。',
      undone: '已撤销编辑。',
      redone: '已重做编辑。',
      text: '已换成文本里的图。',
    },
  },
});

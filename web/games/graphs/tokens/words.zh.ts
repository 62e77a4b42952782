import type { words as en } from './words.en.ts';

export const words: typeof en = {
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
  textLabel: '用文本表示的图：“A>B”或“1>2”是一条边，单独一个名字是一个节点',
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
};

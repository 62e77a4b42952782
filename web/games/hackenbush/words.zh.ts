import type { Colour } from './picture.ts';
import type { words as en } from './words.en.ts';

const signs: Readonly<Record<Colour, string>> = { green: '绿', blue: '蓝', red: '红' };
const coloured = (colour: Colour | null) => (colour ? signs[colour] : '');
/** Numbers stand off from the words around them; the ground is a word. */
const apart = (name: string) => (/^\d/.test(name) ? ` ${name} ` : name);
export const cut = (edge: string) => `砍断${/^\d/.test(edge) ? ' ' : ''}${edge}`;

export const words: typeof en = {
  picture: '图',
  theGround: '地面',
  edge: (from, to, colour, form) =>
    form === 'short'
      ? `${coloured(colour)}${from}–${to}`
      : `${apart(from)}到${apart(to)}的${coloured(colour)}边`.trim(),
  loop: (at, colour) => `${apart(at)}处的${coloured(colour)}自环`.trim(),
  another: (which) => `相同的边里的第 ${which} 条`,
  nothing: '地面上什么也没有',
  allEdges: (edges) => `边 ${edges.join('、')}`,
  many: (edges) => `一幅有 ${edges} 条边的图`,
  cut,
  near: (from, to) => (to === null ? `${from} 处的一个自环` : `${from} 和 ${to} 之间的一条边`),
  leaves: (value) => `砍断后剩下 ${value}`,
  bears: (vertex, value) => `${vertex} 上面的部分值 ${value}`,
  tooLarge: (edges, levels) =>
    `这个棋盘最多画 ${edges} 条边、${levels} 层，这幅图超过了。局面仍然保留：分析、“为什么？”和对手照常工作。`,

  steps: '化简',
  toStart: '回到原图',
  back: '退一步',
  forward: '进一步',
  play: '逐步播放',
  pause: '暂停',
  all: '到最后一步',
  stepOf: (step, last) => `${step}/${last} `,
  stepNone: '一步步看下去：图越来越简单，SG 值始终不变。',

  draw: '画一幅图',
  modes: { draw: '画', erase: '砍掉' },
  colour: '颜色',
  colours: { blue: '蓝', red: '红', green: '绿' },
  how: {
    draw: '从一个顶点或地面拖到另一个顶点，或拖到空处长出新顶点；拖出去再拖回来是自环。',
    erase: '点一条边，把它连同会掉下来的部分一起去掉。',
  },
  byKeys: '用键盘：在起点按回车，再在终点按回车；按 N 长出新顶点。',
  from: (vertex) => `从 ${vertex} 画到哪里？按 N 长出新顶点，再选它自己是自环。`,
  node: (vertex) => `顶点 ${vertex}`,
  undo: '撤销',
  undoEdit: '撤销改动',
  clear: '清空',
  ready: '现成的图……',
  readyMade: {
    stalks: '几根竹竿',
    tree: '随机的树',
    fir: '圣诞树',
    house: '房子',
    girl: '拿气球的女孩',
    flower: '几朵花',
  },
  drawn: (edge) => `画好了：${edge}。`,
  erased: (edge) => `去掉了：${edge}。`,
  full: (edges, levels) => `这里最多画 ${edges} 条边、${levels} 层。`,
};

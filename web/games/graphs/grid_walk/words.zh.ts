import { grouped } from '../../../draw/numerals.ts';
import type { words as en, Place } from './words.en.ts';

const at = ([x, y]: Place) => `(${x}, ${y})`;

const some = (places: readonly string[], most: number) => places.slice(0, most);

export const words: typeof en = {
  title: '走格子',
  position: '棋子',
  rule: '棋盘和走法',
  views: { plain: '棋盘', pn: '必败/必胜', sg: 'SG 值', paint: '标记' },
  grid: (columns, rows) => `${columns} 列 ${rows} 行的棋盘`,
  place: ([x, y]) => `第 ${x} 列第 ${y} 行`,
  at,
  counters: (places) =>
    places.length === 0
      ? '没有棋子'
      : places.length === 1
        ? `棋子在第 ${places[0]![0]} 列第 ${places[0]![1]} 行`
        : places.length <= 8
          ? `${places.length} 枚棋子，位置（列，行）依次是 ${places.map(at).join('、')}`
          : `${places.length} 枚棋子，第 1 枚在 ${at(places[0]!)}`,
  move: (to, counter) => `把${counter === null ? '棋子' : ` ${counter} 号棋子`}走到第 ${to[0]} 列第 ${to[1]} 行`,
  hintPlace: (to, counter) => (counter === null ? `第 ${to[0]} 列` : `${counter} 号棋子`),
  counter: (i) => `${i} 号棋子`,
  here: (counters, several) => (several ? `${counters.join('、')} 号棋子在此` : '棋子在此'),
  target: '走到这里',
  moveTo: '走到',
  outcomes: { P: '必败态', N: '必胜态', draw: '平局' },
  value: (v) => `SG 值 ${v}`,
  notYet: '尚未确定',
  formula: (place) => `SG${at(place)}`,
  tooLarge: (columns, rows, most) =>
    `${columns} × ${rows} 的棋盘超过了能画的大小（${most} × ${most}）；对局和分析照常进行。`,
  tooMany: (n, most) => `共 ${n} 枚棋子，超过了这个棋盘能画的 ${most} 枚；对局和分析照常进行。`,

  choose: '把鼠标移到某个格子上（或轻点它），看看从那里能走到哪里。',
  end: (place) => `从 ${at(place)} 出发，每一步都会走出棋盘：轮到走的一方已经输了。`,
  wins: (place, to) => `${at(place)} 是必胜态：走到 ${at(to)}，就把必败态留给了对手。`,
  loses: (place, to) =>
    to.length === 1
      ? `${at(place)} 是必败态：只能走到 ${at(to[0]!)}，而那是必胜态。`
      : `${at(place)} 是必败态：只能走到 ${some(to.map(at), 8).join('、')}${to.length > 8 ? '……' : ''}，全是必胜态。`,
  draws: (place, to) =>
    `${at(place)} 是平局：没有一步能走到必败态${to ? `，但走到 ${at(to)} 可以让对局无休止地继续` : ''}。`,
  mex: (place, options, g) => `从 ${at(place)} 能走到的 SG 值有 ${options.join('、')}，没有出现的最小值是 ${g}。`,
  valueOf: (place, g) => `${at(place)} 的 SG 值是 ${g}。`,
  hidden: (place) => `${at(place)} 还没有确定。`,
  noValues: '这组走法可以绕圈：没有有限 SG 值的格子，改为显示必胜态或平局。',

  lens: '棋盘局部放大',
  stages: '从终局倒推',
  first: '全部隐藏',
  back: '退一步',
  forward: '进一步',
  play: '自动推到底',
  pause: '停止',
  all: '全部显示',
  allShown: (p, n, draw) =>
    [`必败 ${grouped(p)} 格`, `必胜 ${grouped(n)} 格`, draw ? `平局 ${grouped(draw)} 格` : '']
      .filter(Boolean)
      .join('，'),
  stage: (k, last, p, n, draw) =>
    `第 ${k} 步（共 ${last} 步）：${
      k === 0
        ? `这 ${p} 格无步可走，是必败态。`
        : draw
          ? `剩下的 ${draw} 格是平局。`
          : `新增${[p ? `必败态 ${p} 格` : '', n ? `必胜态 ${n} 格` : ''].filter(Boolean).join('、')}。`
    }`,
  stageNone: '现在什么都还不知道。对局会在哪里结束？',

  steps: '棋子每次可以走的步',
  change: '修改走法和大小',
  done: '完成',
  columns: '列数',
  rows: '行数',
  wider: '更长的步',
  step: (dx, dy) =>
    [dx ? `${dx > 0 ? '右' : '左'} ${Math.abs(dx)}` : '', dy ? `${dy > 0 ? '下' : '上'} ${Math.abs(dy)}` : '']
      .filter(Boolean)
      .join('，'),
  listed: (steps) => `棋子每次可以走的步：${steps.join('；')}`,
  remove: (dx, dy) => `去掉走法 ${dx}:${dy}`,
  moreSteps: (n) => `还有 ${n} 种`,
  chooserWhat: '点击棋子周围的格子，选择它一步可以走到哪里。',

  brush: '点击或拖动：P（必败）、N（必胜）、空白。按键：P、N、Delete。',
  brushDraws: '点击或拖动：P（必败）、N（必胜）、平局、空白。按键：P、N、=、Delete。',
  blank: '空白',
  painted: (what) => `标为${what}`,
  wrong: '不对',
  right: '已核对',
  check: '检查',
  reveal: '揭晓',
  clear: '重新开始',
  nothingPainted: '请先标出几个格子：从对局结束的地方开始。',
  allRight: (n) => `${n} 格全部正确！`,
  checked: (right, wrong, open) =>
    [
      wrong ? (right ? `对 ${right} 格，错 ${wrong} 格` : `错 ${wrong} 格`) : `已标的 ${right} 格都对`,
      open ? `还有 ${open} 格空白` : '',
    ]
      .filter(Boolean)
      .join('，') + '。',
  revealed: (right, given) => `从终局往回补上了 ${given} 格，其中你自己标对的有 ${right} 格。`,
  causeEnd: (place) => `${at(place)} 是必败态：每一步都会走出棋盘，轮到走的一方已经输了。`,
  causeN: (place, to) => `${at(place)} 是必胜态：走到 ${at(to)}，就把必败态留给了对手。`,
  causeP: (place, lines, more) =>
    `${at(place)} 是必败态：${lines
      .map(([to, reply]) => (reply ? `走到 ${at(to)}，对手就走到 ${at(reply)}` : `${at(to)} 是必胜态`))
      .join('；')}${more ? '；其余同理' : ''}。`,
  left: (n) => `还有 ${n} 格空白`,
  notLoaded: '没能算出这个棋盘上的值。',
};

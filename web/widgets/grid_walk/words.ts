import type { Outcome } from '../../solver/types.ts';
import { inEveryLanguage } from '../shell/language.ts';

const list = (items: readonly string[], and: string) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
const count = (n: number, one: string, more: string) => `${n.toLocaleString('en')} ${n === 1 ? one : more}`;

type Place = readonly [x: number, y: number];
const at = ([x, y]: Place) => `(${x}, ${y})`;
const zhAt = ([x, y]: Place) => `(${x}, ${y})`;
const some = (places: readonly string[], most: number) => places.slice(0, most);

export const words = inEveryLanguage({
  en: {
    title: 'Counter on a grid',
    position: 'Counters',
    rule: 'Grid and steps',
    views: { plain: 'Plain', pn: 'P and N', sg: 'SG values', paint: 'Paint' },
    grid: (columns: number, rows: number) => `Grid of ${columns} columns and ${rows} rows`,
    place: ([x, y]: Place) => `column ${x}, row ${y}`,
    at,
    counters: (places: readonly Place[]) =>
      places.length === 0
        ? 'no counter'
        : places.length === 1
          ? `a counter at column ${places[0]![0]}, row ${places[0]![1]}`
          : places.length <= 8
            ? `counters at ${list(places.map(at), 'and')}, column first`
            : `${places.length} counters, the first at ${at(places[0]!)}`,
    move: (to: Place, counter: bigint | null, form: 'base' | 'third') =>
      `${form === 'base' ? 'move' : 'moves'} ${counter === null ? '' : `counter ${counter} `}to column ${to[0]}, row ${to[1]}`,
    hintPlace: (to: Place, counter: bigint | null) =>
      counter === null ? `column ${to[0]}` : `the walk of counter ${counter}`,
    counter: (i: number) => `Counter ${i}`,
    here: (counters: readonly number[], several: boolean) =>
      several ? `counter ${list(counters.map(String), 'and')} here` : 'the counter is here',
    target: 'move here',
    moveTo: 'Move to',
    outcomes: { P: 'P-position', N: 'N-position', draw: 'draw' } satisfies Record<Outcome, string>,
    value: (v: number) => `SG value ${v}`,
    notYet: 'not known yet',
    formula: (place: Place) => `SG${at(place)}`,
    tooLarge: (columns: number, rows: number, most: number) =>
      `A board of ${columns} × ${rows} is more than can be drawn (${most} × ${most}). It is played and analysed all the same.`,
    tooMany: (n: number, most: number) =>
      `${n} counters are more than this board draws (${most}). They are played and analysed all the same.`,

    // What the looked-at cell is, and why
    choose: 'Point at a cell to see where it leads.',
    end: (place: Place) => `From ${at(place)} no step stays on the board: whoever should move here has lost.`,
    wins: (place: Place, to: Place) => `${at(place)} is an N-position: a step to ${at(to)} leaves a P-position.`,
    loses: (place: Place, to: readonly Place[]) =>
      to.length === 1
        ? `${at(place)} is a P-position: its only step leads to ${at(to[0]!)}, an N-position.`
        : `${at(place)} is a P-position: all its steps, to ${list(some(to.map(at), 8), 'and')}${to.length > 8 ? ' …' : ''}, lead to N-positions.`,
    draws: (place: Place, to: Place | null) =>
      `${at(place)} is a draw: no step leaves a P-position${to ? `, but one to ${at(to)} keeps the game going for ever` : ''}.`,
    mex: (place: Place, options: readonly string[], g: number) =>
      `From ${at(place)} the steps reach ${options.length === 1 ? 'value' : 'values'} ${list(options, 'and')}. Smallest missing value: ${g}.`,
    valueOf: (place: Place, g: number) => `${at(place)} has SG value ${g}.`,
    hidden: (place: Place) => `${at(place)} is not decided yet.`,
    noValues: 'These steps can go round in circles: where there is no finite SG value, N or a draw is shown instead.',

    // Backward induction
    lens: 'Part of the board, enlarged',
    stages: 'Values from the end backwards',
    first: 'Hide all values',
    back: 'One step back',
    forward: 'One step on',
    play: 'Play to the end',
    pause: 'Stop',
    all: 'Show all values',
    allShown: (p: number, n: number, draw: number) =>
      [`${p.toLocaleString('en')} P`, `${n.toLocaleString('en')} N`, draw ? count(draw, 'draw', 'draws') : '']
        .filter(Boolean)
        .join(', '),
    stage: (k: number, last: number, p: number, n: number, draw: number) =>
      `Step ${k} of ${last}: ${
        k === 0
          ? `no move starts in ${p === 1 ? 'this cell' : `these ${p} cells`}: P.`
          : draw
            ? `${count(draw, 'cell is', 'cells are')} left: draws.`
            : `${[p ? `${p} P` : '', n ? `${n} N` : ''].filter(Boolean).join(' and ')} more.`
      }`,
    stageNone: 'Nothing is known yet. Where does the game end?',

    // Steps and size
    steps: 'Allowed steps of the counter',
    change: 'Change steps and size',
    done: 'Done',
    columns: 'Columns',
    rows: 'Rows',
    wider: 'Longer steps',
    step: (dx: number, dy: number) =>
      [dx ? `${Math.abs(dx)} ${dx > 0 ? 'right' : 'left'}` : '', dy ? `${Math.abs(dy)} ${dy > 0 ? 'down' : 'up'}` : '']
        .filter(Boolean)
        .join(', '),
    listed: (steps: readonly string[]) => `The steps it may take: ${steps.join('; ')}`,
    remove: (dx: number, dy: number) => `Remove step ${dx}:${dy}`,
    moreSteps: (n: number) => `and ${n} more`,
    chooserWhat: 'Click the cells around the counter to which it may step.',

    // Painting
    brush: 'Click or drag: P, N, empty. Keys: P, N, Delete.',
    brushDraws: 'Click or drag: P, N, draw, empty. Keys: P, N, =, Delete.',
    blank: 'empty',
    painted: (what: string) => `marked ${what}`,
    wrong: 'wrong',
    right: 'checked',
    check: 'Check',
    reveal: 'Reveal',
    clear: 'Start again',
    nothingPainted: 'Mark some cells first: start where the game ends.',
    allRight: (n: number) => `All ${n} cells are right!`,
    checked: (right: number, wrong: number, open: number) =>
      [
        wrong
          ? right
            ? `${right} right, ${wrong} wrong`
            : `${wrong} wrong`
          : `${right === 1 ? 'One cell' : `${right} cells`} right so far`,
        open ? `${count(open, 'cell', 'cells')} still empty` : '',
      ]
        .filter(Boolean)
        .join('; ') + '.',
    revealed: (right: number, given: number) =>
      `${count(given, 'cell', 'cells')} filled in backwards from the end; ${right} were yours.`,
    causeEnd: (place: Place) => `${at(place)} is P: no step stays on the board, so whoever should move here has lost.`,
    causeN: (place: Place, to: Place) => `${at(place)} is N: the step to ${at(to)} leaves a P-position.`,
    causeP: (place: Place, lines: readonly (readonly [to: Place, reply: Place | null])[], more: boolean) =>
      `${at(place)} is P: ${list(
        lines.map(([to, reply]) => (reply ? `${at(to)} is answered by ${at(reply)}` : `${at(to)} is N`)),
        'and',
      )}${more ? ', and so on' : ''}.`,
    left: (n: number) => `${count(n, 'cell', 'cells')} still empty`,
    notLoaded: 'The values of this board could not be computed.',
  },
  zh: {
    title: '走格子',
    position: '棋子',
    rule: '棋盘和走法',
    views: { plain: '棋盘', pn: '必败/必胜', sg: 'SG 值', paint: '标记' },
    grid: (columns, rows) => `${columns} 列 ${rows} 行的棋盘`,
    place: ([x, y]) => `第 ${x} 列第 ${y} 行`,
    at: zhAt,
    counters: (places) =>
      places.length === 0
        ? '没有棋子'
        : places.length === 1
          ? `棋子在第 ${places[0]![0]} 列第 ${places[0]![1]} 行`
          : places.length <= 8
            ? `${places.length} 枚棋子，位置（列，行）依次是 ${places.map(zhAt).join('、')}`
            : `${places.length} 枚棋子，第 1 枚在 ${zhAt(places[0]!)}`,
    move: (to, counter) => `把${counter === null ? '棋子' : ` ${counter} 号棋子`}走到第 ${to[0]} 列第 ${to[1]} 行`,
    hintPlace: (to, counter) => (counter === null ? `第 ${to[0]} 列` : `${counter} 号棋子`),
    counter: (i) => `${i} 号棋子`,
    here: (counters, several) => (several ? `${counters.join('、')} 号棋子在此` : '棋子在此'),
    target: '走到这里',
    moveTo: '走到',
    outcomes: { P: '必败态', N: '必胜态', draw: '平局' },
    value: (v) => `SG 值 ${v}`,
    notYet: '尚未确定',
    formula: (place) => `SG${zhAt(place)}`,
    tooLarge: (columns, rows, most) =>
      `${columns} × ${rows} 的棋盘超过了能画的大小（${most} × ${most}）；对局和分析照常进行。`,
    tooMany: (n, most) => `共 ${n} 枚棋子，超过了这个棋盘能画的 ${most} 枚；对局和分析照常进行。`,

    choose: '把鼠标移到某个格子上（或轻点它），看看从那里能走到哪里。',
    end: (place) => `从 ${zhAt(place)} 出发，每一步都会走出棋盘：轮到走的一方已经输了。`,
    wins: (place, to) => `${zhAt(place)} 是必胜态：走到 ${zhAt(to)}，就把必败态留给了对手。`,
    loses: (place, to) =>
      to.length === 1
        ? `${zhAt(place)} 是必败态：只能走到 ${zhAt(to[0]!)}，而那是必胜态。`
        : `${zhAt(place)} 是必败态：只能走到 ${some(to.map(zhAt), 8).join('、')}${to.length > 8 ? '……' : ''}，全是必胜态。`,
    draws: (place, to) =>
      `${zhAt(place)} 是平局：没有一步能走到必败态${to ? `，但走到 ${zhAt(to)} 可以让对局无休止地继续` : ''}。`,
    mex: (place, options, g) => `从 ${zhAt(place)} 能走到的 SG 值有 ${options.join('、')}，没有出现的最小值是 ${g}。`,
    valueOf: (place, g) => `${zhAt(place)} 的 SG 值是 ${g}。`,
    hidden: (place) => `${zhAt(place)} 还没有确定。`,
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
      [
        `必败 ${p.toLocaleString('en')} 格`,
        `必胜 ${n.toLocaleString('en')} 格`,
        draw ? `平局 ${draw.toLocaleString('en')} 格` : '',
      ]
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
    causeEnd: (place) => `${zhAt(place)} 是必败态：每一步都会走出棋盘，轮到走的一方已经输了。`,
    causeN: (place, to) => `${zhAt(place)} 是必胜态：走到 ${zhAt(to)}，就把必败态留给了对手。`,
    causeP: (place, lines, more) =>
      `${zhAt(place)} 是必败态：${lines
        .map(([to, reply]) => (reply ? `走到 ${zhAt(to)}，对手就走到 ${zhAt(reply)}` : `${zhAt(to)} 是必胜态`))
        .join('；')}${more ? '；其余同理' : ''}。`,
    left: (n) => `还有 ${n} 格空白`,
    notLoaded: '没能算出这个棋盘上的值。',
  },
});

export type GridWords = (typeof words)['en'];
export type { Place };

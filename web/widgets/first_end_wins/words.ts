import { inEveryLanguage } from '../shell/language.ts';

const list = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

export const words = inEveryLanguage({
  en: {
    title: 'The first end decides',
    positions: { graph: 'Tokens on nodes', heaps: 'Heaps', sheets: 'Sheets (width x height)' },
    rule: 'Rule',
    views: { plain: 'Board', reduced: 'Leaves deleted', edit: 'Rule' },
    sheetsOf: (sizes: readonly string[]) =>
      sizes.length === 0
        ? 'no sheets'
        : sizes.length === 1
          ? `one sheet of ${sizes[0]} squares`
          : `sheets of ${list(sizes)} squares`,
    manySheets: (count: string) => `${count} sheets of squared paper`,
    size: (width: string, height: string) => `${width}×${height}`,
    spokenSize: (width: string, height: string) => `${width} by ${height}`,
    sheet: (sheet: string, size: string) => `Sheet ${sheet}: ${size}`,
    sheetPlace: (sheet: string) => `sheet ${sheet}`,
    cut: (sheet: string, size: string | null, way: 'columns' | 'rows', after: string, third: boolean) =>
      `cut${third ? 's' : ''} sheet ${sheet}${size === null ? '' : ` (${size})`} after ${way === 'columns' ? 'column' : 'row'} ${after}`,
    idle: {
      graph: 'Move a token along an arrow. Whoever brings one to an end loses.',
      heaps: 'Point at a notch to split the heap there. Whoever makes a heap of one loses.',
      sheets: 'Point at a line of the paper to cut along it. Whoever makes a strip one square wide loses.',
    },
    idleMany: (ends: string) => `The game is over when ${ends} parts have ended. Whoever ends the last of them loses.`,
    tooLarge: 'These sheets are more than this board draws. They are played and analysed all the same.',

    // The end
    component: {
      graph: (i: string) => `token ${i}`,
      heaps: (i: string) => `heap ${i}`,
      sheets: (i: string) => `sheet ${i}`,
    },
    endMark: 'end',
    ended: (components: readonly string[]) =>
      `${list(components).replace(/^./, (c) => c.toUpperCase())} ${components.length === 1 ? 'has' : 'have'} ended.`,
    tokenEnded: 'The token has ended.',
    decided: 'Whoever ended it loses, and the player to move wins.',
    decidedMany: (ends: string) => `That makes ${ends}: whoever ended the last one loses, and the player to move wins.`,
    endedSoFar: (count: string, ends: string) => `Ended: ${count} of ${ends}.`,
    endedHere: 'has ended',

    // Deleting leaves
    steps: 'Delete the leaves',
    toStart: 'Nothing deleted',
    back: 'One step back',
    forward: 'One step on',
    play: 'Play the steps',
    pause: 'Pause',
    all: 'Show all',
    stepLeaves: {
      graph: (leaves: readonly string[]) =>
        `Ends: ${leaves.length === 1 ? 'node' : 'nodes'} ${list(leaves)}. With a token there, whoever is to move has won: these leaves are won, N.`,
      heaps: (leaves: readonly string[]) =>
        `A heap of ${list(leaves)} is an end. With one on the table, whoever is to move has won: such leaves are won, N.`,
      sheets: () =>
        'A strip one square wide is an end. With one on the table, whoever is to move has won: such leaves are won, N.',
    },
    stepDeleted:
      'Delete them: no winning move leads to a won position, so nobody wants to go there. The dashed moves are as good as forbidden.',
    stepValues: (pairs: readonly string[]) =>
      `${list(pairs)}: the smallest value that the remaining moves do not reach.`,
    stepOf: (step: string, last: string) => `Step ${step} of ${last}.`,
    sum: (formula: string, outcome: 'P' | 'N') =>
      `What remains is an ordinary sum: ${formula}, ${outcome === 'P' ? 'a P-position' : 'an N-position'}.`,
    otherRule: 'These values belong to the rule in which the first end decides.',
    overSum: 'The game is over: there is nothing left to add.',
    choose: { graph: 'Choose a node to see its value. To move from here, drag the token.', heaps: '', sheets: '' },
    nodeDeleted: (node: string) => `${node} is a won leaf: it is deleted.`,
    newEnd: (node: string) =>
      `From ${node} only deleted leaves can be reached: it is an end of the new graph, value 0.`,
    mex: (node: string, values: readonly string[], value: string) =>
      `From ${node} the remaining arrows reach ${values.length === 1 ? 'value' : 'values'} ${list(values)}. Smallest missing value: ${value}.`,
    wonLeaf: 'won leaf',
    deleted: 'deleted leaf',
    loses: 'this makes an end',
    sizeValue: (size: string, value: string) => `${size}: SG value ${value}`,
    sizeLeaf: (size: string) => `${size}: won leaf`,
    sizeOpen: (size: string) => `${size}: not known yet`,
    table: { graph: '', heaps: 'SG values of heaps by size', sheets: 'SG values of sheets by width and height' },

    // More than one end
    twoVerdicts: 'Two verdicts',
    byMethod: 'Deleting leaves would say',
    byPlay: 'What is true',
    bySearch: 'found by search',
    methodOver: 'over: one has ended',
    disagree: (ends: string) =>
      `They disagree. Where ${ends} components must end, the positions just before the last end do use ended components: deleting those deletes moves that matter.`,
    agree: (ends: string) =>
      `Here they agree, by chance: where ${ends} components must end, deleting leaves decides nothing. Only search knows.`,
    searchFormula: 'by search: no theorem for this rule',

    // Rule
    ruleTools: 'The rule',
    ends: 'Components that must end',
    kind: 'Components',
    kinds: { graph: 'Graph', heaps: 'Heaps', sheets: 'Sheets' },
    kindRule: {
      graph: (ends: string) =>
        `A move takes a token along an arrow. As soon as ${ends} on an end of the graph, whoever is to move has won.`,
      heaps: (ends: string) =>
        `A move splits a heap in two. As soon as ${ends} of a single stone, whoever is to move has won.`,
      sheets: (ends: string) =>
        `A move cuts a sheet in two along a line. As soon as ${ends} one square wide or high, whoever is to move has won.`,
    },
    count: {
      graph: (ends: string) => (ends === '1' ? 'a token is' : `${ends} tokens are`),
      heaps: (ends: string) => (ends === '1' ? 'there is a heap' : `there are ${ends} heaps`),
      sheets: (ends: string) => (ends === '1' ? 'a sheet is' : `${ends} sheets are`),
    },
  },
  zh: {
    title: '一结束就定胜负',
    positions: { graph: '棋子所在节点', heaps: '各堆石子数', sheets: '各张纸（宽x高）' },
    rule: '规则',
    views: { plain: '棋盘', reduced: '删去叶子', edit: '规则' },
    sheetsOf: (sizes) =>
      sizes.length === 0
        ? '没有纸'
        : sizes.length === 1
          ? `一张 ${sizes[0]} 格的纸`
          : `${sizes.length} 张纸，分别是 ${sizes.join('、')} 格`,
    manySheets: (count) => `${count} 张方格纸`,
    size: (width, height) => `${width}×${height}`,
    spokenSize: (width, height) => `${width} 乘 ${height}`,
    sheet: (sheet, size) => `第 ${sheet} 张纸：${size}`,
    sheetPlace: (sheet) => `第 ${sheet} 张纸`,
    cut: (sheet, size, way, after) =>
      `把第 ${sheet} 张纸${size === null ? '' : `（${size}）`}沿第 ${after} ${way === 'columns' ? '列右边' : '行下边'}的线剪开`,
    idle: {
      graph: '沿箭头移动一枚棋子。谁把棋子走到终点，谁就输。',
      heaps: '点一个缺口，从那里把这堆分成两堆。谁分出只有 1 颗的堆，谁就输。',
      sheets: '点纸上的一条线，沿线剪开。谁剪出只有一格宽的纸条，谁就输。',
    },
    idleMany: (ends) => `有 ${ends} 个部分结束，对局就结束；谁结束最后这一个，谁就输。`,
    tooLarge: '这些纸超过了棋盘能画的范围。对局和分析照常进行。',

    component: {
      graph: (i) => `第 ${i} 枚棋子`,
      heaps: (i) => `第 ${i} 堆`,
      sheets: (i) => `第 ${i} 张纸`,
    },
    endMark: '终',
    ended: (components) => `${components.join('、')}已结束。`,
    tokenEnded: '棋子已到终点。',
    decided: '轮到走的一方获胜。',
    decidedMany: (ends) => `已有 ${ends} 个结束：轮到走的一方获胜。`,
    endedSoFar: (count, ends) => `已结束：${count} / ${ends}。`,
    endedHere: '已结束',

    steps: '删去叶子',
    toStart: '还没有删',
    back: '退一步',
    forward: '进一步',
    play: '逐步播放',
    pause: '暂停',
    all: '全部显示',
    stepLeaves: {
      graph: (leaves) => `终点是节点 ${leaves.join('、')}。棋子到了这里，轮到走的一方就赢：它们是必胜态的叶子（N）。`,
      heaps: (leaves) =>
        `只剩 ${leaves.join('、')} 颗的堆是终点。桌上一有这样的堆，轮到走的一方就赢：它们是必胜态的叶子（N）。`,
      sheets: () => '只有一格宽的纸条是终点。桌上一有这样的纸条，轮到走的一方就赢：它们是必胜态的叶子（N）。',
    },
    stepDeleted: '把它们删掉：制胜的一步从不走到必胜态，没有人愿意走过去。虚线的走法等于被禁止。',
    stepValues: (pairs) => `${pairs.join('、')}：都是剩下的走法到不了的最小值。`,
    stepOf: (step, last) => `第 ${step} 步，共 ${last} 步。`,
    sum: (formula, outcome) => `剩下的是常规规则下的和：${formula}，${outcome === 'P' ? '必败态' : '必胜态'}。`,
    otherRule: '这些值属于“一结束就定胜负”的规则。',
    overSum: '对局已经结束，没有可求和的了。',
    choose: { graph: '选一个节点，看看它的值。要在这里走棋，请拖动棋子。', heaps: '', sheets: '' },
    nodeDeleted: (node) => `${node} 是必胜态的叶子，已被删去。`,
    newEnd: (node) => `从 ${node} 只能走到被删去的叶子：它是新图的终点，值为 0。`,
    mex: (node, values, value) =>
      `从 ${node} 沿剩下的边能走到的 SG 值有 ${values.join('、')}，没有出现的最小值是 ${value}。`,
    wonLeaf: '必胜态的叶子',
    deleted: '已删去的叶子',
    loses: '这一步会造成终点',
    sizeValue: (size, value) => `${size}：SG 值 ${value}`,
    sizeLeaf: (size) => `${size}：必胜态的叶子`,
    sizeOpen: (size) => `${size}：还不知道`,
    table: { graph: '', heaps: '各种大小的堆的 SG 值', sheets: '各种宽高的纸的 SG 值' },

    twoVerdicts: '两种结论',
    byMethod: '删叶子的算法会说',
    byPlay: '实际上',
    bySearch: '由搜索得出',
    methodOver: '已结束',
    disagree: (ends) =>
      `两者不一致。要凑满 ${ends} 个终点时，最后一个终点之前的局面里本来就有已结束的部分，删掉它们就删掉了有用的走法。`,
    agree: (ends) => `这里两者碰巧一致：要凑满 ${ends} 个终点时，删叶子说明不了什么，只有搜索才知道。`,
    searchFormula: '由搜索得出：这条规则没有定理',

    ruleTools: '规则',
    ends: '几个结束才算完',
    kind: '组成部分',
    kinds: { graph: '有向图', heaps: '石子堆', sheets: '方格纸' },
    kindRule: {
      graph: (ends) => `每步沿箭头移动一枚棋子。只要${ends}走到图的终点，轮到走的一方就赢。`,
      heaps: (ends) => `每步把一堆分成两堆。只要${ends}只剩一颗石子，轮到走的一方就赢。`,
      sheets: (ends) => `每步沿线把一张纸剪成两张。只要${ends}宽或高只有一格，轮到走的一方就赢。`,
    },
    count: {
      graph: (ends) => `有 ${ends} 枚棋子`,
      heaps: (ends) => `有 ${ends} 堆`,
      sheets: (ends) => `有 ${ends} 张纸`,
    },
  },
});

import { html } from 'lit';
import type { Move, Player } from '../solver/types.ts';
import { number, readable } from '../board/language.ts';
import { valueText } from '../draw/value.ts';
import type { words as en } from './words.en.ts';

/** Where the players differ. */
const names = { left: '左方', right: '右方' };
const others = { left: '右方', right: '左方' };

const failing = (moves: bigint | null, who?: Player) =>
  who
    ? moves === null || moves === 1n
      ? `${moves === null ? '' : `${names[who]}唯一的走法也会输：`}如果${names[who]}`
      : `${names[who]}的 ${number(moves, 'zh')} 种走法全都会输。例如${names[who]}`
    : moves === null
      ? '比如先手'
      : moves === 1n
        ? '唯一的走法也会输：先手'
        : `${number(moves, 'zh')} 种走法全都会输。例如先手`;

/** A few numbers of a list that may be long. */
const some = (parts: readonly bigint[]) => [...parts.slice(0, 12), ...(parts.length > 12 ? ['…'] : [])];

/** A word in Latin letters stands a space away from the Chinese before it. */
const apart = (word: string) => (/^[a-z]/i.test(word) ? ` ${word}` : word);

export const words: typeof en = {
  outcomeMeans: {
    P: '轮到走的人输',
    N: '轮到走的人赢',
    draw: '谁都没有必胜策略',
    L: '不论谁先走',
    R: '不论谁先走',
  },
  choice: { P: '必败态（P）', N: '必胜态（N）', draw: '平局', L: '左方必胜', R: '右方必胜' },
  number: { grundy: 'SG 值', 'winning-moves': '必胜走法的个数', value: '值' },
  count: (n) => (n === '0' ? '没有必胜走法' : `${n} 种必胜走法`),
  wait: '正在询问求解器……',
  again: '再试一次',
  unavailable: '求解器没有加载成功，这里暂时无法判断对错。请刷新页面；如果仍然不行，请允许此页面使用 WebAssembly。',
  notNumber: '请用数字写一个非负整数。',
  notValue: '请写一个数，例如 2 或 −3/4，分母是 2 的幂。',
  wrongCount: (written, wanted) => `这里要写 ${wanted} 个数，现在有 ${written} 个。`,
  cause(cause, say, called) {
    /** What a move leaves, unless the move says that as well, or it would be long. */
    const left = (before: readonly bigint[], to: string) => {
      const said = say.saysResult(before) ? null : say.brief(to);
      return said && (typeof said === 'string' ? `“${said}”` : html` ${said}`);
    };
    const leaves = (move: Move, before: readonly bigint[], to: string) => {
      const said = left(before, to);
      return said ? html`${say(move, before)}，留下${said}` : say(move, before);
    };
    const losing = (move: Move, before: readonly bigint[], to: string) =>
      html`${leaves(move, before, to)}，${left(before, to) ? '这' : '留下的'}是必败态`;
    switch (cause.kind) {
      case 'over':
        if (cause.who) return `轮到${names[cause.who]}时，${names[cause.who]}无路可走，已经输了。`;
        return cause.won ? '游戏已经结束，轮到走的人已经赢了。' : '已经无棋可走，轮到走的人已经输了。';
      case 'ends':
        return `${failing(cause.moves)}${say(cause.move, cause.before)}，游戏就此结束，赢的是对手。`;
      case 'wins':
        if (cause.who)
          return html`${names[cause.who]}${leaves(cause.move, cause.before, cause.to)}，轮到${others[cause.who]}走，${others[cause.who]}必败。`;
        return html`${losing(cause.move, cause.before, cause.to)}。`;
      case 'fails': {
        const first = html`${failing(cause.moves, cause.who)}${leaves(cause.move, cause.before, cause.to)}`;
        return cause.who
          ? html`${first}，${others[cause.who]}就${leaves(cause.reply, cause.after, cause.left)}，轮到${names[cause.who]}走，${names[cause.who]}必败。`
          : html`${first}，后手就${losing(cause.reply, cause.after, cause.left)}。`;
      }
      case 'draws':
        return html`没有一步能留下必败态，所以谁都没有必胜策略；但是${leaves(cause.move, cause.before, cause.to)}，仍是平局，也就不会输。`;
      case 'spoils':
        return html`${leaves(cause.move, cause.before, cause.to)}，成了平局：从那里谁都没有必胜策略。`;
      case 'sum':
        return readable(`${called}：${some(cause.parts).join(' ⊕ ')} = ${cause.grundy}。`);
      case 'column':
        return readable(
          `看 ${cause.bit} 这一位：${some(cause.parts).join('、')} 中${cause.ones === 0 ? '没有一个数' : `有 ${cause.ones} 个数`}在这一位上是 1，而你写的 ${cause.said} 在这一位上是 ${cause.said & cause.bit ? 1 : 0}。`,
        );
      case 'needs':
        return html`如果${apart(called)}是
        ${readable(`${cause.said}`)}，比它小的每个值都应当有后继取到。这里缺了一个，是哪个？${cause.seen.map((each) => html`值 ${each.value} 是有的：${leaves(each.move, cause.before, each.to)}。`)}`;
      case 'miscounted':
        return cause.more ? '必胜走法不止这么多。' : '没有这么多：你数进去的走法里，有的会被破解。';
      case 'beyond':
        return `这里一共只有 ${number(cause.moves, 'zh')} 种走法，赢的输的都算上。`;
      case 'winnable': {
        const place = cause.move && say.place(cause.move, cause.before);
        return `面对它的人还有一步能赢${place ? `，就在${place}` : ''}，找找看。`;
      }
      case 'taken':
        return html`${leaves(cause.move, cause.before, cause.to)}，这样留下的局面，${called}正是
        ${readable(`${cause.value}`)}。一个局面的值不会等于它任何一个后继的值。`;
      case 'mex':
        return cause.grundy === 0n
          ? '没有 SG 值为 0 的后继，所以没有出现的最小值就是 0。'
          : `后继的 SG 值里有 ${cause.reached.join('、')}，没有 ${cause.grundy}，它就是没有出现的最小值。`;
      case 'leaves':
        return readable(
          `${names[cause.who]}${say(cause.move, cause.before)}，剩下的值 ${valueText(cause.value)}。原来的局面必须比它${{ left: '大', right: '小' }[cause.who]}。`,
        );
      case 'simpler':
        return `${readable(valueText(cause.said))} 确实在左方能留下的和右方能留下的之间，可是其间还有更简单的数。`;
      case 'between':
        return readable(
          `${cause.left ? `左方最多能留下 ${valueText(cause.left)}` : '左方无路可走'}，${cause.right ? `右方最少能留下 ${valueText(cause.right)}` : '右方无路可走'}，其间的最简数是 ${valueText(cause.value)}。`,
        );
      case 'worth-part':
        return cause.number ? '数对了，尼姆数不对。' : cause.nimber ? '数还不对。' : '数和尼姆数都还不对。';
      case 'winners': {
        const moves = cause.moves.map((m) => say(m, cause.before)).join('；');
        const more = cause.count - BigInt(cause.moves.length);
        return `必胜走法：${moves}${more > 0n ? `；另外还有 ${number(more, 'zh')} 种` : ''}。`;
      }
    }
  },
};

import { number, type Language } from '../../board/language.ts';
import type { words as en } from './words.en.ts';

const n = (value: number | bigint, language: Language) => number(value, language);

/** As many exceptions as a sentence lists. */
const listed = 24;

export const words: typeof en = {
  title: (game) => (game ? `${game}：单堆的 SG 值` : '单堆的 SG 值'),
  count: '计算多少个',
  rule: '规则',
  row: '每行格数',
  rowAuto: '自动',
  compute: '计算',
  badCount: (most) => `请填 1 到 ${n(most, 'zh')} 之间的整数。`,
  badRow: (most) => `请填 1 到 ${n(most, 'zh')} 之间的整数；留空则按宽度自动排。`,
  cancelled: '已取消，保留原来的结果。',
  table: 'SG 值表。方向键移动，Page Up、Page Down 翻页',
  cell: ['', ' 颗：SG 值 '],
  P: '必败态',
  N: '必胜态',
  exception: '例外：与周期不符',
  inPeriod: (place, period) => `周期 ${n(period, 'zh')} 中的第 ${n(place, 'zh')} 项`,
  choose: '指向或选中一格，即可读出它的值。',
  period: (from, length) =>
    from === 0
      ? `已证明：SG 值从头开始就以 ${n(length, 'zh')} 为周期。`
      : `已证明：从 ${n(from, 'zh')} 颗起，SG 值以 ${n(length, 'zh')} 为周期。`,
  exceptions: (heaps) =>
    heaps.length === 0
      ? '此前的值也都符合这个周期。'
      : `此前有 ${n(heaps.length, 'zh')} 个例外：${heaps
          .slice(0, listed)
          .map((heap) => n(heap, 'zh'))
          .join('、')}${heaps.length > listed ? '……' : ''}。`,
  noPeriod: (searched) => `前 ${n(searched, 'zh')} 个值里没有找到可以证明的周期。`,
  searching: '正在往后寻找周期……',
  facts: (zeros, all, largest, at) =>
    `${n(all, 'zh')} 个值中有 ${n(zeros, 'zh')} 个必败态。最大值 ${n(largest, 'zh')}，最早出现在 ${n(at, 'zh')} 颗。`,
  plot: '散点图：横轴是堆的大小，纵轴是 SG 值',
  zoom: '看到的部分',
  closer: '放大',
  further: '缩小',
  back: '显示全部',
  shown: (from, to) => `${n(from, 'zh')} 到 ${n(to, 'zh')} 颗`,
  first: '第一页',
  earlier: '上一页',
  later: '下一页',
  last: '最后一页',
  goTo: '跳到',
  save: '保存',
  saved: (file) => `已保存为 ${file}。`,
  csv: 'CSV',
  json: 'JSON',
  bFile: 'b-file',
  bFileWhat: '每行“n a(n)”，即整数数列线上大全（OEIS）的 b-file 格式',
  copy: '复制',
  copied: (count) => `已复制 ${n(count, 'zh')} 个值，以逗号分隔。`,
  copyFailed: '浏览器不允许这个页面写入剪贴板，请改为保存文件。',
  legendP: 'SG 值为 0：必败态',
  legendException: '例外',
  legendPeriod: '每过一个周期换一次底色',
};

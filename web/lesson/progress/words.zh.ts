import type { words as en } from './words.en.ts';

export const words: typeof en = {
  title: '学习进度',
  where: '只保存在这个浏览器里，不会上传。',
  nothing: '还没有记录。答过的题会记在这里。',
  lesson: '课',
  questions: '答对的题',
  state: '阅读',
  of: (n, all) => (all ? `${n} / ${all}` : `${n}`),
  finished: '已学完',
  visited: '已开始',
  untouched: '未开始',
  compact: (n, all) => `答对 ${n} / ${all} 题`,
  done: '已学完',
  markFinished: '这一课我学完了',
  export: '保存为文件',
  import: '从文件载入',
  clear: '清除',
  clearSure: '要删除这个浏览器里的全部记录吗？',
  yes: '删除',
  no: '保留',
  cleared: '记录已全部删除。',
  imported: (n) => `已合并文件中的 ${n} 条记录。`,
  unreadable: '无法读取这个文件。',
  refused: ({ code, part }) =>
    ({
      too_large: '文件过大，不可能是进度文件。',
      not_json: '这不是进度文件：内容不是 JSON。',
      not_progress: '这不是 Nimlab 的进度文件。',
      newer: '这个文件由更新的版本保存。请刷新页面后再试。',
      broken: `文件在“${part}”处损坏。`,
    })[code] + '原有记录没有改变。',
};

/** What the pages say around the lessons. English decides which keys there are. */
export type Language = 'en' | 'zh';

const en = {
  /** Of what is written in it. */
  tag: 'en',
  siteTitle: 'Nimlab: combinatorial game theory, live',
  siteDescription:
    'Learn combinatorial game theory by playing against the truth: lessons in which every answer comes from a solver.',
  skip: 'Skip to the text',
  home: 'Nimlab, home page',
  mainNav: 'Nimlab',
  menu: 'Menu',
  course: 'Course',
  glossary: 'Glossary',
  reference: 'Reference',
  sources: 'Sources',
  notes: 'Notes on the sources',
  notesLead: 'Where the texts behind this course are mistaken, the smallest counterexample stands on a board:',
  progress: 'Your progress',
  progressShort: 'Progress',
  search: 'Search',
  searchPlaceholder: 'nim-sum, period, mex …',
  searchClose: 'Close search',
  searchNone: (query: string) => `Nothing found for “${query}”.`,
  searchCount: (count: number) => (count === 1 ? 'One page' : `${count} pages`),
  searchHint: 'Words of the lessons and the glossary.',
  searchBroken: 'The search index could not be loaded. Reload the page to try again.',
  toDark: 'Dark colours',
  toLight: 'Light colours',
  otherLanguage: '简体中文',
  otherLanguageShort: '中文',
  onThisPage: 'On this page',
  part: (n: number) => `Part ${n}`,
  minutes: (n: number) => `${n} minutes`,
  before: 'Read before:',
  needs: 'Builds on ',
  mapCaption: 'A line leads from each lesson down to those that build on it.',
  previous: 'Previous',
  next: 'Next',
  lessonNav: 'Lessons before and after',
  wholeCourse: 'The whole course',
  begin: 'Begin',
  courseLead:
    'Read it in this order, or jump: nothing is locked. What you have done is marked on your own machine only.',
  glossaryLead: 'Every term of the lessons, in both languages.',
  alsoCalled: 'Also:',
  explainedIn: 'Explained in',
  inGlossary: 'In the glossary',
  sourcesLead:
    'What the lessons rest on. A theorem is printed with its proof, and every number has been confirmed by the solver.',
  progressLead: 'What you have read, predicted and solved.',
  colophon: 'Every answer on this site is computed in your browser by a C++ solver, and checked against brute force.',
  licence: 'Lessons CC BY 4.0, code Apache-2.0.',
  // Lesson components
  hint: 'Hint',
  answer: 'Answer',
  proof: 'Proof',
  outcome: {
    P: 'P-position: whoever has to move loses.',
    N: 'N-position: whoever moves next wins.',
    draw: 'A draw: nobody can force a win.',
  },
  grundy: (value: string) => `SG value ${value}.`,
  heap: 'Heap',
  sg: 'SG',
  winningMoves: (count: string) => (count === '1' ? 'One winning move.' : `${count} winning moves.`),
};

type Words = typeof en;

const zh: Words = {
  tag: 'zh-CN',
  siteTitle: 'Nimlab：组合博弈论，随读随玩',
  siteDescription: '和不会算错的求解器对弈，学组合博弈论：课文里的每个答案都由它算出。',
  skip: '跳到正文',
  home: 'Nimlab 首页',
  mainNav: 'Nimlab',
  menu: '菜单',
  course: '课程',
  glossary: '术语',
  reference: '参考',
  sources: '文献',
  notes: '资料勘误',
  notesLead: '本课程所依据的几篇文章也有说错的地方，每一处都配上最小的反例，摆在棋盘上：',
  progress: '学习进度',
  progressShort: '进度',
  search: '搜索',
  searchPlaceholder: '尼姆和、周期、mex……',
  searchClose: '关闭搜索',
  searchNone: (query) => `没有找到“${query}”。`,
  searchCount: (count) => `共 ${count} 页`,
  searchHint: '可以搜课文和术语里的词。',
  searchBroken: '搜索索引没能载入，请刷新页面再试。',
  toDark: '深色',
  toLight: '浅色',
  otherLanguage: 'English',
  otherLanguageShort: 'EN',
  onThisPage: '本页内容',
  part: (n) => `第${'一二三四五六七八九'[n - 1]}部分`,
  minutes: (n) => `约 ${n} 分钟`,
  before: '先读：',
  needs: '先读：',
  mapCaption: '连线由上往下，从一课通向以它为基础的课。',
  previous: '上一课',
  next: '下一课',
  lessonNav: '前后课程',
  wholeCourse: '全部课程',
  begin: '开始',
  courseLead: '各课都开放，顺序随意。做过什么，只记在你自己的机器上。',
  glossaryLead: '课文里用到的术语，中英对照。',
  alsoCalled: '又称',
  explainedIn: '详见',
  inGlossary: '在术语表中查看',
  sourcesLead: '课文的依据。定理都附完整证明，数字都经求解器核对。',
  progressLead: '读过的课文、做过的预测和习题。',
  colophon: '本站的每个答案，都由 C++ 求解器在你的浏览器里当场算出，并与暴力搜索核对过。',
  licence: '课文采用 CC BY 4.0，代码采用 Apache-2.0。',
  hint: '提示',
  answer: '答案',
  proof: '证明',
  outcome: { P: '必败态：轮到谁走，谁就输。', N: '必胜态：轮到谁走，谁就赢。', draw: '平局：谁都没有必胜策略。' },
  grundy: (value) => `SG 值为 ${value}。`,
  heap: '堆',
  sg: 'SG',
  winningMoves: (count) => `共有 ${count} 种必胜走法。`,
};

export const words: Readonly<Record<Language, Words>> = { en, zh };

export const languages: readonly Language[] = ['en', 'zh'];

/** The language of a page, by `Astro.currentLocale`. */
export const languageOf = (locale: string | undefined): Language => (locale === 'zh' ? 'zh' : 'en');

/** The folder of a language's pages; English has none. */
export const folderOf = (language: Language) => (language === 'en' ? undefined : language);

/** For pages that there are once in every language. */
export const everyLanguage = () => languages.map((language) => ({ params: { lang: folderOf(language) } }));

/** Picks one language of a value that may be the same in both. */
export const say = <T extends string>(value: T | Readonly<Record<Language, T>>, language: Language): T =>
  typeof value === 'string' ? value : value[language];

/** The address of a page of the site: `address('zh', 'glossary/')`. web/tasks/relocate.mjs makes it relative. */
export const address = (language: Language, path = ''): string =>
  [import.meta.env.BASE_URL.replace(/\/$/, ''), folderOf(language), path]
    .filter((part) => part !== undefined)
    .join('/');

/** Where a page is in the site, the same in every language: "lessons/nim/", "" for the first page. */
export const placeOf = ({ pathname }: URL, language: Language) => pathname.slice(address(language).length);

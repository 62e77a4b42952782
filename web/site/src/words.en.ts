/** So long together, to half an hour. */
const aboutHours = (minutes: number) => {
  const halves = Math.max(1, Math.round(minutes / 30));
  if (halves === 1) return 'half an hour';
  return halves === 2 ? 'one hour' : `${Math.floor(halves / 2)}${halves % 2 ? '½' : ''} hours`;
};

/** What the pages say around the lessons. English decides which keys there are. */
export const words = {
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
  problems: 'Contest problems',
  problemsShort: 'Problems',
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
  onThisPage: 'On this page',
  part: (n: number) => `Part ${n}`,
  /** `deeper`: below the lesson. */
  minutes: (n: number, deeper = 0) => `${n} min${deeper ? ` · deeper ${deeper}` : ''}`,
  deeper: 'Deeper',
  /** Boards that need all of a part. */
  lastBoards: (n: number) => `The last boards of part ${n}`,
  backToLesson: 'Back to the lesson',
  before: 'Read before:',
  /** A lesson opens as one goes. */
  goesOn: 'The page goes on once you have answered.',
  openAll: 'Show the whole page',
  stepByStep: 'One step at a time',
  opened: 'The page goes on below.',
  needs: 'Builds on ',
  whatBuilds: 'What builds on what',
  here: 'You are here',
  partSize: (lessons: number, minutes: number) =>
    `${lessons === 1 ? 'One lesson' : `${lessons} lessons`}, ${aboutHours(minutes)}.`,
  start: 'Start with one heap of stones',
  goOn: 'Go on: ',
  courseSize: (first: number, parts: number, lessons: number, minutes: number) =>
    `First lesson: ${first} minutes. The whole course: ${lessons} lessons in ${parts} parts, ${aboutHours(minutes)}. ` +
    'Free, without an account.',
  mapCaption: 'Lines lead right, from a lesson to those that build on it.',
  previous: 'Previous',
  next: 'Next',
  moved: (lesson: string) => `This is now in the lesson “${lesson}”.`,
  movedDeeper: (page: string) => `This is now on a page of its own, “${page}”.`,
  lessonNav: 'Lessons before and after',
  wholeCourse: 'The whole course',
  courseLead:
    'Read it in this order, or jump: nothing is locked. What you have done is marked on your own machine only.',
  glossaryLead: 'Every term of the lessons, in both languages.',
  findTerm: 'Find a term',
  byLetter: 'By letter',
  termsNone: 'No such term.',
  termsFound: (count: number) => `Terms: ${count}`,
  alsoCalled: 'Also:',
  explainedIn: 'Explained in',
  inGlossary: 'In the glossary',
  sourcesLead:
    'What the lessons rest on. A theorem is printed with its proof, and every number has been confirmed by the solver.',
  progressLead: 'What you have read and answered.',
  colophon: 'Every answer on this site is computed in your browser by a C++ solver, and checked against brute force.',
  licence: 'Lessons CC BY 4.0, code Apache-2.0.',
  // Lesson components
  hint: 'Hint',
  answer: 'Answer',
  proof: 'Proof',
  program: 'The program',
  onTheBench: 'Try it on the bench',
  furtherProblems: 'More problems of this kind:',
  library: 'How the solver does it',
  outcome: {
    P: 'P-position: the player to move loses.',
    N: 'N-position: the player to move wins.',
    draw: 'A draw: nobody can force a win.',
    L: 'Left wins, no matter who begins.',
    R: 'Right wins, no matter who begins.',
  },
  grundy: (value: string) => `SG value ${value}.`,
  value: 'Value',
  heap: 'Heap',
  sg: 'SG',
  winningMoves: (count: string) => (count === '1' ? 'One winning move.' : `${count} winning moves.`),
  noPage: {
    title: 'No page leads here.',
    why: 'The address is wrong, or the page has moved.',
    home: 'To the first page',
  },
  needsScript: 'This board needs JavaScript.',
};

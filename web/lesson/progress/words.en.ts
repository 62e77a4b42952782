import { counted } from '../../board/language.ts';
import type { ImportError } from './store.ts';

export const words = {
  title: 'Your progress',
  where: 'It is kept in this browser only, and sent nowhere.',
  nothing: 'Nothing yet. What you answer will be noted here.',
  lesson: 'Lesson',
  questions: 'Questions answered',
  state: 'Read',
  of: (n: number, all: number) => (all ? `${n} of ${all}` : `${n}`),
  finished: 'finished',
  visited: 'begun',
  untouched: 'not yet',
  compact: (n: number, all: number) => `${n} of ${counted(all, 'question')}`,
  done: 'finished',
  markFinished: 'I have finished this lesson',
  export: 'Save to a file',
  import: 'Load from a file',
  clear: 'Clear',
  clearSure: 'Delete everything noted in this browser?',
  yes: 'Yes, delete it',
  no: 'Keep it',
  cleared: 'Everything noted here has been deleted.',
  imported: (n: number) =>
    n === 1 ? 'One entry was joined with what is here.' : `${n} entries were joined with what is here.`,
  unreadable: 'The file could not be read.',
  refused: ({ code, part }: ImportError) =>
    ({
      too_large: 'This file is far too large to be a progress file.',
      not_json: 'This is no progress file: it is not JSON.',
      not_progress: 'This is no progress file of Nimlab.',
      newer: 'This file was saved by a newer version. Reload the page, then try again.',
      broken: `This file is damaged at “${part}”.`,
    })[code] + ' Nothing has changed.',
};

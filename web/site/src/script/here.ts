/**
 * Where the reader has got to: the lesson begun last, or the next one when it is finished. The map marks it
 * (layout/CourseMap.astro), and the button of the first page goes on there. Who has begun nothing is nowhere yet.
 */
import { progress } from '../../../lesson/progress/store.ts';

const stops = [...document.querySelectorAll<HTMLElement>('.course-map [data-lesson]')];
const at = ({ dataset }: HTMLElement) => progress.lesson(dataset.lesson!);
const begun = Object.keys(progress.data.lessons).findLast((name) => stops.some((stop) => stop.dataset.lesson === name));
const last = stops.findIndex(({ dataset }) => dataset.lesson === begun);
const here = stops.slice(Math.max(last, 0)).find((stop) => !at(stop).finished);

if (begun && here) {
  here.querySelector<HTMLElement>('.here')!.hidden = false;
  const button = document.querySelector<HTMLAnchorElement>('a.start');
  const { href, textContent } = here.querySelector('a')!;
  if (button) {
    button.href = href;
    button.textContent = `${button.dataset.goOn!}${textContent}`;
  }
}

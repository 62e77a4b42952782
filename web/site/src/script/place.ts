/**
 * The language switch keeps the place: the section being read and the state of the boards. An address may hold both,
 * `#hook=3_4_5~~1-2~y~p&sum`: parts with `=` belong to the boards, the one without is a section.
 */
export function keepPlace(link: HTMLAnchorElement) {
  const page = link.href;
  const aim = () => {
    const boards = parts().filter((part) => part.includes('='));
    link.href = page + hash([...boards, atTop() ? read : sectionInView()]);
  };
  // Before the click, so that opening in a new tab keeps the place too.
  for (const gesture of ['pointerdown', 'focus', 'click'] as const) link.addEventListener(gesture, aim);

  const section = parts().find((part) => part && !part.includes('='));
  if (section && parts().length > 1) document.getElementById(section)?.scrollIntoView({ behavior: 'instant' });

  // The switch is at the top of the page. Whoever has scrolled up to it was reading where they last stayed.
  let read = section && document.getElementById(section) ? section : '';
  let timer = 0;
  const stay = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => (read = sectionInView()), atTop() ? longStay : shortStay);
  };
  addEventListener('scroll', stay, { passive: true });
}

/** Milliseconds. */
const shortStay = 700;
const longStay = 10_000;

const atTop = () => scrollY < innerHeight / 3;
const parts = () => location.hash.slice(1).split('&');
const hash = (all: string[]) => {
  const some = all.filter(Boolean);
  return some.length ? `#${some.join('&')}` : '';
};

/** Id of the last section that has begun above the middle of the window; '' above the first. */
function sectionInView(): string {
  const begun = [...document.querySelectorAll('main h2[id]')].filter(
    // What waits for an answer has no place yet.
    (h) => h.checkVisibility() && (h.closest('.part') ?? h).getBoundingClientRect().top < innerHeight / 2,
  );
  return begun.at(-1)?.id ?? '';
}

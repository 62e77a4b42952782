/** The table of contents: open where it has a margin, and it marks what is being read. */
const list = document.querySelector<HTMLElement>('nav.contents');
if (list) {
  const fold = list.querySelector('details')!;
  const margin = matchMedia('(min-width: 75rem)');
  const unfold = () => (fold.open = margin.matches);
  margin.addEventListener('change', unfold);
  unfold();

  const links = [...list.querySelectorAll<HTMLAnchorElement>('a')];
  // The part that a heading begins: its own place may not be laid out yet.
  const parts = links.map((link) => document.getElementById(link.hash.slice(1))!).map((h) => h.closest('.part') ?? h);
  const mark = () => {
    // What waits for an answer has no place yet.
    const at = parts.findLastIndex(
      (part) => part.checkVisibility() && part.getBoundingClientRect().top < innerHeight / 3,
    );
    links.forEach((link, i) => {
      if (i === at) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    });
  };
  const seen = new IntersectionObserver(mark, { rootMargin: '0px 0px -66% 0px' });
  parts.forEach((part) => seen.observe(part));
  mark();
}

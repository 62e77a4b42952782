/** The table of contents: open where it has a margin, and it marks what is being read. */
const list = document.querySelector<HTMLElement>('nav.contents');
if (list) {
  const fold = list.querySelector('details')!;
  const margin = matchMedia('(min-width: 75rem)');
  const unfold = () => (fold.open = margin.matches);
  margin.addEventListener('change', unfold);
  unfold();

  const links = [...list.querySelectorAll<HTMLAnchorElement>('a')];
  const headings = links.map((link) => document.getElementById(link.hash.slice(1))!);
  const mark = () => {
    const at = headings.findLastIndex((heading) => heading.getBoundingClientRect().top < innerHeight / 3);
    links.forEach((link, i) => {
      if (i === at) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    });
  };
  const seen = new IntersectionObserver(mark, { rootMargin: '0px 0px -66% 0px' });
  headings.forEach((heading) => seen.observe(heading));
  mark();
}

/**
 * Who comes with an old address is led on. For each section or board that has left the page it has a link with that id
 * (layout/Moved.astro), and one without an id where the lesson itself has another name. What else the address holds,
 * the state of boards above all, goes along.
 */
function leadOn() {
  const parts = location.hash.slice(1).split('&');
  const links = parts.map((part) =>
    document.querySelector<HTMLAnchorElement>(`a.moved[id="${CSS.escape(nameOf(part))}"]`),
  );
  const link = links.find(Boolean) ?? document.querySelector<HTMLAnchorElement>('a.moved:not([id])');
  if (!link) return;
  const now = parts.map((part, i) => (links[i]?.hash.slice(1) || nameOf(part)) + part.slice(nameOf(part).length));
  const to = new URL(link.href);
  to.search = location.search;
  to.hash = now.join('&');
  location.replace(to);
}

/** Of "octal" and of "hook=3_4_5". */
const nameOf = (part: string) => part.split('=')[0]!;

leadOn();
addEventListener('hashchange', leadOn);

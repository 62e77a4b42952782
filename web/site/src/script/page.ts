/** What the pages do besides their elements: one script for all of them. */
import './theme.ts';
import './search.ts';
import './contents.ts';
import './show.ts';
import './steps.ts';
import './copyable.ts';
import { keepPlace } from './place.ts';

keepPlace(document.querySelector<HTMLAnchorElement>('a.language')!);

// Where code names an address of the site it is its own, wherever it lies, as it stands in an attribute.
for (const link of document.querySelectorAll<HTMLAnchorElement>('figure.code code > a')) {
  link.textContent = link.href.replaceAll('&', '&amp;');
}

// The solver's worker asks for these by itself, once it runs: it finds them in the browser's cache.
for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=fetch]')) {
  void fetch(href).catch(() => {});
}

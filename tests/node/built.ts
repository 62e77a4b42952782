/** The built site, as its files: its pages, what they link to and what they name. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const site = fileURLToPath(new URL('../../dist/site/', import.meta.url));

/** Where a host may have put the site: deep enough that an address that climbs too far is seen. */
const base = 'http://host/some/where/';

export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export class Page {
  /** Below the site's root: '' or 'zh/lessons/nim/', or a file's name. */
  readonly address: string;
  readonly html: string;
  readonly tags: readonly Tag[];

  constructor(file: string) {
    this.address = file.replace(/(^|\/)index\.html$/, '$1');
    this.html = readFileSync(site + file, 'utf8');
    this.tags = tagsOf(this.html);
  }

  /** An address as it stands in this page, below the site's root; null if it leads away from the site. */
  resolve(href: string): { readonly path: string; readonly id: string } | null {
    const to = new URL(href, base + this.address);
    if (to.origin !== new URL(base).origin) return null;
    if (!to.href.startsWith(base)) return { path: `(outside the site) ${to.pathname}`, id: '' };
    return { path: to.href.slice(base.length).replace(/[?#].*/s, ''), id: decodeURIComponent(to.hash.slice(1)) };
  }

  /** Whether one of our elements has this name, by which an address can hold its state. */
  isNamed(name: string): boolean {
    return this.tags.some((tag) => tag.name.startsWith('nimlab-') && tag.attributes.name === name);
  }

  all(name: string): readonly Tag[] {
    return this.tags.filter((tag) => tag.name === name);
  }
}

const attribute = String.raw`[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>]+))?`;
const tag = new RegExp(String.raw`<([a-z][\w-]*)((?:\s+${attribute})*)\s*/?>`, 'gi');
const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const plain = (text: string) => text.replace(/&(amp|lt|gt|quot|#39);/g, (_, sign: string) => signs[sign]!);

/** The tags of a page as Astro writes it, in order; what is in scripts and style sheets is none. */
function tagsOf(html: string): Tag[] {
  const text = html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1');
  return [...text.matchAll(tag)].map(([, name, given]) => ({
    name: name!.toLowerCase(),
    attributes: Object.fromEntries(
      [...given!.matchAll(/([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>]+)))?/g)].map(
        ([, key, double, single, bare]) => [key!, plain(double ?? single ?? bare ?? '')],
      ),
    ),
  }));
}

let read: ReadonlyMap<string, Page> | undefined;
/** Every page of the site by its address, each read once. */
export const pages = (): ReadonlyMap<string, Page> =>
  (read ??= new Map(
    globSync('**/*.html', { cwd: site }).map((file) => {
      const page = new Page(file);
      return [page.address, page];
    }),
  ));

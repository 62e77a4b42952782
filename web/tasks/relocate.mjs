import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, posix, relative, sep } from 'node:path';

/**
 * Makes a built site work under any path, unchanged, and gives each page its content security policy.
 *
 * The site was built with the placeholder `base` ("/nimlab-base/"), so that an address within the site is known by its
 * beginning. In HTML and CSS it becomes relative to the file it stands in. In scripts there must be none: a script
 * does not know where it will run, and this throws, naming the file.
 */
export async function relocate(site, { base }) {
  const files = (await readdir(site, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(site, join(entry.parentPath, entry.name)).split(sep).join('/'));
  for (const file of files) {
    const path = join(site, file);
    if (/\.(html|css|js|mjs|json|svg|xml|txt|webmanifest)$/.test(file)) {
      const text = await readFile(path, 'utf8');
      let moved = text;
      if (/\.(html|css)$/.test(file)) moved = withRelativeAddresses(text, file, base);
      if (file.endsWith('.html')) moved = withPolicy(moved);
      if (moved.includes(base.slice(0, -1))) throw new Error(`${file}: an address that cannot be made relative`);
      if (moved !== text) await writeFile(path, moved);
    }
  }
}

/** `/nimlab-base/zh/` in `lessons/nim/index.html` becomes `../../zh/`. */
export function withRelativeAddresses(text, file, base) {
  const up = posix.relative(posix.dirname(file), '.') || '.';
  return text.replaceAll(base, `${up}/`);
}

/**
 * The policy of a page: nothing from elsewhere, no inline script or style but those that are there now. KaTeX and the
 * highlighter write style attributes, which are allowed alone. `frame-ancestors` cannot stand in a page.
 */
export function withPolicy(html) {
  const hashes = (pattern) =>
    [
      ...new Set(
        [...html.matchAll(pattern)].map((found) => found[1]).filter((text) => text !== undefined && text !== ''),
      ),
    ].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  const scripts = hashes(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const styles = hashes(/<style[^>]*>([\s\S]*?)<\/style>/g);
  const policy = [
    "default-src 'none'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "worker-src 'self'",
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
  ].join('; ');
  if (!/<meta charset="utf-8"\s*\/?>/i.test(html)) throw new Error('a page without <meta charset="utf-8">');
  return html.replace(
    /<meta charset="utf-8"\s*\/?>/i,
    (charset) => `${charset}<meta http-equiv="content-security-policy" content="${policy}">`,
  );
}

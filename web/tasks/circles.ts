import type { Plugin } from 'vite';

/** A circle in which something imports itself, from and to the same name; null if there is none. */
export function circleIn(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const done = new Set<string>();
  const way: string[] = [];
  const from = (name: string): readonly string[] | null => {
    const at = way.indexOf(name);
    if (at >= 0) return [...way.slice(at), name];
    if (done.has(name)) return null;
    way.push(name);
    for (const each of imports.get(name) ?? []) {
      const circle = from(each);
      if (circle) return circle;
    }
    way.pop();
    done.add(name);
    return null;
  };
  for (const name of imports.keys()) {
    const circle = from(name);
    if (circle) return circle;
  }
  return null;
}

/**
 * Fails a build in which modules or chunks import each other in a circle: one of them runs before what it needs, and
 * finds it undefined. What is imported when it is needed closes none; types are gone by then.
 */
export const noCircles = (): Plugin => ({
  name: 'nimlab-no-circles',
  apply: 'build',
  generateBundle(_, bundle) {
    const modules = new Map([...this.getModuleIds()].map((id) => [id, this.getModuleInfo(id)?.importedIds ?? []]));
    const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
    for (const [what, imports] of [
      ['modules', modules],
      ['chunks', new Map(chunks.map(({ fileName, imports }) => [fileName, imports]))],
    ] as const) {
      const circle = circleIn(imports);
      if (circle) this.error(`${what} import each other in a circle: ${circle.join(' → ')}`);
    }
  },
});

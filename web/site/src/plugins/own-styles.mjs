/**
 * Starlight's pages without Starlight's look: its style sheets are read as empty, since src/style says everything
 * they say. Its print sheet (a link of its own) becomes ours, at `print`.
 */
export function ownStyles(print) {
  const theirs =
    /@astrojs[/\\]starlight[/\\]dist[/\\](style|components)[/\\][^?]*\.(css|astro)(\?astro&type=style.*\.css)?$/;
  return {
    name: 'nimlab-own-styles',
    enforce: 'pre',
    resolveId(source) {
      return source.endsWith('style/print.css?url&no-inline') ? `${print}?url&no-inline` : null;
    },
    transform(_code, id) {
      const found = theirs.exec(id);
      return found && id.endsWith('.css') ? { code: '', map: null } : null;
    },
  };
}

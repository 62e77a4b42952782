/** Leaves a package to Node: the solver finds its module beside its own file, so it must not be bundled. */
export function asInNode(name) {
  return {
    name: 'nimlab-as-in-node',
    enforce: 'pre',
    resolveId: (source) => (source === name ? { id: name, external: true } : null),
  };
}

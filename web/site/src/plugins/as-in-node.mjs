/**
 * Leaves a package to Node: the solver finds its module beside its own file, so it must not be bundled. The development
 * server takes no name for that; it is given the `file`, which it loads as it stands.
 */
export function asInNode(name, file) {
  let developing = false;
  return {
    name: 'nimlab-as-in-node',
    enforce: 'pre',
    configResolved: ({ command }) => {
      developing = command === 'serve';
    },
    resolveId: (source) => (source !== name ? null : developing ? file : { id: name, external: true }),
  };
}

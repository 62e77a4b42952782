const plain = /^color:var\(--astro-code-foreground\)$/;
const isPlain = ({ tagName, properties: { style } }) => tagName === 'span' && (!style || plain.test(style));

/**
 * Coloured code without an element for what has the colour of all, nor for each line: half of the bytes of a short
 * program.
 */
export const plainCode = {
  name: 'plain-code',
  pre({ properties }) {
    delete properties.style;
  },
  code(code) {
    const lines = code.children.flatMap((each) => (each.tagName === 'span' ? each.children : [each]));
    code.children = lines.flatMap((each) => (each.type === 'element' && isPlain(each) ? each.children : [each]));
  },
};

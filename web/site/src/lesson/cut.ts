/** The lines between `// cut: <name>` and the next `// end cut` of a text, without their common indentation. */
export function cutOf(text: string, name: string, file: string): string {
  const lines = text.split('\n');
  const mark = (line: string) => line.trim().replace(/^(?:\/\/|#)\s*/, '');
  const starts = lines.flatMap((line, i) => (mark(line) === `cut: ${name}` ? [i + 1] : []));
  if (starts.length !== 1) throw new Error(`${file}: ${starts.length} cuts named '${name}', one is wanted`);
  const length = lines.slice(starts[0]).findIndex((line) => mark(line) === 'end cut');
  if (length < 1) throw new Error(`${file}: the cut '${name}' is empty or has no '// end cut'`);
  const cut = lines.slice(starts[0]!, starts[0]! + length).filter((line) => !/^cut: /.test(mark(line)));
  const indent = Math.min(...cut.filter((line) => line.trim()).map((line) => /^ */.exec(line)![0].length));
  return cut.map((line) => line.slice(indent)).join('\n');
}

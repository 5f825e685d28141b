const widthMax = 76;

/** JSON for a person: what fits stands on one line, and the rest has a line for each member. */
export const showJson = (value: unknown, indent = ''): string => {
  const line = onOneLine(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= widthMax) return line;
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const members = Array.isArray(value)
    ? value.map((item) => showJson(item, inner))
    : Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${showJson(item, inner)}`);
  return [open, members.map((member) => inner + member).join(',\n'), indent + close].join('\n');
};

const onOneLine = (value: unknown) => JSON.stringify(value, null, 1).replaceAll(/\n */g, ' ');

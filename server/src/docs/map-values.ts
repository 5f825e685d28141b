/** The same names, each with what becomes of its value. */
export const mapValues = <V, W>(object: Readonly<Record<string, V>>, map: (value: V, name: string) => W) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value, name)]));

/** The keys of a table, in the order in which they are written. TypeScript itself only promises strings. */
export const keysOf = <Key extends string>(table: Readonly<Partial<Record<Key, unknown>>>) =>
  Object.keys(table) as Key[];

/** Writes statuses of our own into SQL. Never for text from a caller: nothing is escaped. */
export const sqlList = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

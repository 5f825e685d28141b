/** States what must hold. A breach is a bug of ours: it ends as a 500 and its text stays in the log. */
export function invariant(condition: unknown, breach: string): asserts condition {
  if (!condition) throw new Error(`invariant broken: ${breach}`);
}

/**
 * Throws when a condition that must be true is false. That is our bug: the caller gets a 500, the text goes to the log.
 */
export function invariant(condition: unknown, breach: string): asserts condition {
  if (!condition) throw new Error(`invariant broken: ${breach}`);
}

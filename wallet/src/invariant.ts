/** Throws when a condition is false that only a bug in this program can make false. */
export const invariant: (condition: unknown, message: string) => asserts condition = (condition, message) => {
  if (!condition) throw new Error(`Invariant broken: ${message}`);
};

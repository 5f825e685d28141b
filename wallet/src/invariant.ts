/** Says what can only be false through a mistake in this program. */
export const invariant: (condition: unknown, message: string) => asserts condition = (condition, message) => {
  if (!condition) throw new Error(`Invariant broken: ${message}`);
};

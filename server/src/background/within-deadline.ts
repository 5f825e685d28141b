/** Waits for the work, but no longer than so; the work itself goes on. */
export const withinDeadline = async (work: Promise<unknown>, ms: number) => {
  const { promise: deadline, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([work, deadline]).finally(() => clearTimeout(timer));
};

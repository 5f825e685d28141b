/** Waits for the work until it ends or the time is over. The work itself goes on. */
export const withinDeadline = async (work: Promise<unknown>, ms: number) => {
  const { promise: deadline, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([work, deadline]).finally(() => clearTimeout(timer));
};

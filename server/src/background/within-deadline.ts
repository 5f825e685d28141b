/** Waits for the work until it ends or the time is over. The work itself goes on. Resolves to whether it has ended. */
export const withinDeadline = async (work: Promise<unknown>, ms: number) => {
  const { promise: deadline, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), ms);
  return Promise.race([work.then(() => true), deadline]).finally(() => clearTimeout(timer));
};

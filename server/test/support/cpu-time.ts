/**
 * How long this thread computes for one run, on the average of many, because the system counts in steps of some
 * milliseconds. The service and the test share the thread.
 */
export const cpuMsOf = async (runs: number, work: () => Promise<unknown>) => {
  const before = process.threadCpuUsage();
  for (let run = 0; run < runs; run += 1) await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 / runs;
};

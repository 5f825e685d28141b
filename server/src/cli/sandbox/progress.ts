const quietMs = 1000;
const lineEveryMs = 10_000;

/** Shows on the standard error how long the work has taken so far, once it takes longer than a moment. */
export const withProgress = async <T>(what: string, work: Promise<T>): Promise<T> => {
  const { stderr } = process;
  const startedAt = performance.now();
  const describe = () => `   ${what}: ${Math.round((performance.now() - startedAt) / 1000)} s`;
  const timer = stderr.isTTY
    ? setInterval(() => stderr.write(`\r${describe()}`), quietMs)
    : setInterval(() => stderr.write(`${describe()}\n`), lineEveryMs);
  try {
    return await work;
  } finally {
    clearInterval(timer);
    if (stderr.isTTY && performance.now() - startedAt >= quietMs) stderr.write('\r\u001B[K');
  }
};

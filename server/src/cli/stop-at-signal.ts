/** Listening from the start on, so that Ctrl-C never ends it in the middle of a line. It also stops when nobody reads its lines. */
export const stopAtSignal = () => {
  const stop = new AbortController();
  process.stdout.once('error', () => stop.abort());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  return stop.signal;
};

/** Does the same with each of them, some at the same time. */
export const forEachAtOnce = async <T>(
  items: readonly T[],
  places: number,
  work: (item: T) => Promise<void>,
) => {
  const next = items.values();
  const goOn = async () => {
    for (const item of next) await work(item);
  };
  await Promise.all(Array.from({ length: places }, goOn));
};

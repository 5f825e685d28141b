import { useIdle } from '@mantine/hooks';

const idleMs = 10 * 60 * 1000;

/**
 * How often a page refreshes while the operator is active. An idle page stops, because its calls would keep the session
 * alive.
 */
export const useRefresh = (everyMs: number) => {
  const isIdle = useIdle(idleMs, { initialState: false });
  return { isIdle, refreshMs: () => (isIdle ? false : everyMs) };
};

import { useIdle } from '@mantine/hooks';

const idleMs = 10 * 60 * 1000;

/**
 * How often a page reads anew by itself, as long as somebody is there: a page left alone must not keep its session from
 * ending for being idle.
 */
export const useRefresh = (everyMs: number) => {
  const isIdle = useIdle(idleMs, { initialState: false });
  return { isIdle, refreshMs: () => (isIdle ? false : everyMs) };
};

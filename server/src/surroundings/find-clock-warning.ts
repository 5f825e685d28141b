import type { Warning } from './warning.ts';

/** The wallet refuses notifications and signatures that are much older, and leases and expiry go by these clocks. */
const clockDifferenceMaxMs = 30_000;

interface Clocks {
  /** How far this machine is ahead. */
  readonly differenceMs: number;
  readonly uncertainMs: number;
}

export const findClockWarning = (
  to: 'database' | 'wallet',
  { differenceMs, uncertainMs }: Clocks,
): Warning | undefined => {
  if (Math.abs(differenceMs) - uncertainMs <= clockDifferenceMaxMs) return undefined;
  const seconds = Math.round(Math.abs(differenceMs) / 1000);
  const detail = `This machine is ${seconds} s ${differenceMs > 0 ? 'ahead' : 'behind'}.`;
  return { kind: `clock_${to}`, detail };
};

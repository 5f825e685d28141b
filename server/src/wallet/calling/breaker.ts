import type { Clock } from '../../clock.ts';

export interface Breaker {
  /** True when a call may start now. Its caller then has to call `endCall` or `dropCall`. */
  startCall(): boolean;
  endCall(wasAnswered: boolean): void;
  /** Ends a call that says nothing about the wallet. */
  dropCall(): void;
  /** Whether `startCall` would be true. */
  mayCall(): boolean;
  /** True after too many calls without an answer, until the next answer. */
  isOpen(): boolean;
  /** How long until a call may start again. */
  retryInSeconds(): number;
}

/**
 * A circuit breaker. After several calls in a row without an answer, no call starts for a while. Then a single call
 * checks whether the wallet answers again. Every answer counts, including a refusal.
 */
export const makeBreaker = (clock: Clock, failuresMax: number, openMs: number): Breaker => {
  let failures = 0;
  let openedAtMs: number | undefined;
  let isProbing = false;

  const remainingMs = () => {
    if (openedAtMs === undefined) return 0;
    const elapsedMs = clock().getTime() - openedAtMs;
    // After the clock was set back, the breaker must not stay open for that much longer (docs/reliability.md#f11).
    return elapsedMs < 0 ? 0 : Math.max(0, openMs - elapsedMs);
  };

  const mayCall = () => openedAtMs === undefined || (!isProbing && remainingMs() === 0);

  return {
    mayCall,
    startCall: () => {
      if (!mayCall()) return false;
      isProbing = openedAtMs !== undefined;
      return true;
    },
    endCall: (wasAnswered) => {
      isProbing = false;
      failures = wasAnswered ? 0 : failures + 1;
      openedAtMs = failures >= failuresMax ? clock().getTime() : undefined;
    },
    dropCall: () => {
      isProbing = false;
    },
    isOpen: () => openedAtMs !== undefined,
    retryInSeconds: () => Math.max(1, Math.ceil(remainingMs() / 1000)),
  };
};

import type { Clock } from '../../clock.ts';

export interface Breaker {
  /** Whether a call may be made now. Whoever is let through tells how it went, by `note`. */
  admit(): boolean;
  note(wasAnswered: boolean): void;
  /** True from too many calls without an answer until the next answer. */
  isOpen(): boolean;
  /** How long it is until a call may be made again. */
  retryInSeconds(): number;
}

/**
 * Spares callers a wallet that is dead: after some calls in a row that got no answer, none is made for a while, and
 * then one alone to see whether it is back. Any answer is a sign of life, a refusal too.
 */
export const makeBreaker = (clock: Clock, failuresMax: number, openMs: number): Breaker => {
  let failures = 0;
  let openedAtMs: number | undefined;
  let isProbing = false;

  const remainingMs = () => {
    if (openedAtMs === undefined) return 0;
    const elapsedMs = clock().getTime() - openedAtMs;
    // A clock that was set back must not keep the wallet shut out for as long (F11).
    return elapsedMs < 0 ? 0 : Math.max(0, openMs - elapsedMs);
  };

  return {
    admit: () => {
      if (openedAtMs === undefined) return true;
      if (isProbing || remainingMs() > 0) return false;
      isProbing = true;
      return true;
    },
    note: (wasAnswered) => {
      isProbing = false;
      failures = wasAnswered ? 0 : failures + 1;
      openedAtMs = failures >= failuresMax ? clock().getTime() : undefined;
    },
    isOpen: () => openedAtMs !== undefined,
    retryInSeconds: () => Math.max(1, Math.ceil(remainingMs() / 1000)),
  };
};

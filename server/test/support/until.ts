import { vi } from 'vitest';
import { waitMsMax } from '../../../scripts/test-bounds.ts';

/** Waits until the check holds, and returns what it returns. For what has to happen, when the test is not about how soon. */
export const until = <T>(check: () => T | Promise<T>) =>
  vi.waitFor(check, { timeout: waitMsMax, interval: 20 });

import type { Config } from '../start/config.ts';
import { addressBlock } from '../address.ts';
import { rateLimited, type Problem } from '../problem.ts';
import { makeLimiter } from './rate-limit.ts';

/** The rate limits of this process. */
export interface Limits {
  /** Throws when the limit is reached. */
  countRequest(address: string): void;
  /** Throws when the limit is reached. */
  countKey(key: { readonly apiKeyId: string; readonly platformId: number }): void;
  /**
   * Counts a failed authentication. When the address has failed too often in the last minute, returns what to answer
   * instead. Only failures wait: others behind the same address, with a valid key or token, do not.
   */
  countFailure(address: string): Problem | undefined;
}

export const makeLimits = (config: Config): Limits => {
  const perAddress = makeLimiter(config.requestsPerAddress);
  const perKey = makeLimiter(config.requestsPerKey);
  const perPlatform = makeLimiter(config.requestsPerPlatform ?? 3 * config.requestsPerKey);
  const failures = makeLimiter(config.failuresPerAddress);
  return {
    countRequest: (address) => {
      const seconds = perAddress.take(addressBlock(address));
      if (seconds > 0) throw rateLimited(`The address ${address} has made too many requests`, seconds);
    },
    countKey: ({ apiKeyId, platformId }) => {
      const seconds = perKey.take(apiKeyId);
      if (seconds > 0) throw rateLimited('This API key has made too many requests', seconds);
      const together = perPlatform.take(String(platformId));
      if (together > 0)
        throw rateLimited('The API keys of this platform have made too many requests together', together);
    },
    countFailure: (address) => {
      const seconds = failures.take(addressBlock(address));
      return seconds > 0
        ? rateLimited(`The address ${address} has failed to authenticate too often`, seconds)
        : undefined;
    },
  };
};

import type { Config } from '../start/config.ts';
import { addressBlock } from '../address.ts';
import { rateLimited } from '../problem.ts';
import { makeLimiter, type Limiter } from './rate-limit.ts';

/** The rate limits of this process. Each method throws when its limit is reached, except `countFailure`. */
export interface Limits {
  countRequest(address: string): void;
  countKey(apiKeyId: string): void;
  /** Throws when this address has failed too often in the last minute. */
  refuseAfterFailures(address: string): void;
  countFailure(address: string): void;
}

export const makeLimits = (config: Config): Limits => {
  const perAddress = makeLimiter(config.requestsPerAddress);
  const perKey = makeLimiter(config.requestsPerKey);
  const failures = makeLimiter(config.failuresPerAddress);
  return {
    countRequest: (address) => takeOrThrow(perAddress, addressBlock(address), `The address ${address}`),
    countKey: (apiKeyId) => takeOrThrow(perKey, apiKeyId, 'This API key'),
    refuseAfterFailures: (address) => {
      const seconds = failures.check(addressBlock(address));
      if (seconds > 0)
        throw rateLimited(`The address ${address} has failed to authenticate too often`, seconds);
    },
    countFailure: (address) => void failures.take(addressBlock(address)),
  };
};

const takeOrThrow = (limiter: Limiter, subject: string, who: string) => {
  const seconds = limiter.take(subject);
  if (seconds > 0) throw rateLimited(`${who} has made too many requests`, seconds);
};

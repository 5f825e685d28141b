import type { Config } from '../start/config.ts';
import { addressBlock } from '../address.ts';
import { rateLimited, type Problem } from '../problem.ts';
import { makeLimiter, windowSeconds } from './rate-limit.ts';

type Headers = Readonly<Record<string, string>>;

/** The rate limits of this process. */
export interface Limits {
  /** Throws when the limit is reached. */
  countRequest(address: string): void;
  /** Returns headers that say what is left. Throws when a limit is reached. */
  countKey(key: { readonly apiKeyId: string; readonly platformId: number }): Headers;
  /**
   * Counts a failed authentication. When the address has failed too often in the last minute, returns what to answer
   * instead. Only failures wait: others behind the same address, with a valid key or token, do not.
   */
  countFailure(address: string): Problem | undefined;
}

/** A limiter with its name in the headers RateLimit and RateLimit-Policy (draft-ietf-httpapi-ratelimit-headers-10). */
const makeNamedLimit = (name: string, perMinute: number) => {
  const { take, left } = makeLimiter(perMinute);
  const policy = `"${name}";q=${perMinute};w=${windowSeconds}`;
  const show = (subject: string) => {
    const { requests, seconds } = left(subject);
    return `"${name}";r=${requests};t=${seconds}`;
  };
  const refuse = (subject: string, seconds: number, what: string) =>
    rateLimited(what, seconds, { 'ratelimit-policy': policy, ratelimit: show(subject) });
  return { take, show, refuse, policy };
};

export const makeLimits = (config: Config): Limits => {
  const perAddress = makeNamedLimit('address', config.requestsPerAddress);
  const perKey = makeNamedLimit('key', config.requestsPerKey);
  const perPlatform = makeNamedLimit('platform', config.requestsPerPlatform ?? 3 * config.requestsPerKey);
  const failures = makeNamedLimit('failures', config.failuresPerAddress);
  const policies = `${perKey.policy}, ${perPlatform.policy}`;
  return {
    countRequest: (address) => {
      const block = addressBlock(address);
      const seconds = perAddress.take(block);
      if (seconds > 0)
        throw perAddress.refuse(block, seconds, `The address ${address} has made too many requests`);
    },
    countKey: ({ apiKeyId, platformId }) => {
      const seconds = perKey.take(apiKeyId);
      if (seconds > 0) throw perKey.refuse(apiKeyId, seconds, 'This API key has made too many requests');
      const owner = String(platformId);
      const together = perPlatform.take(owner);
      if (together > 0) {
        const what = 'The API keys of this platform have made too many requests together';
        throw perPlatform.refuse(owner, together, what);
      }
      return {
        'ratelimit-policy': policies,
        ratelimit: `${perKey.show(apiKeyId)}, ${perPlatform.show(owner)}`,
      };
    },
    countFailure: (address) => {
      const block = addressBlock(address);
      const seconds = failures.take(block);
      const what = `The address ${address} has failed to authenticate too often`;
      return seconds > 0 ? failures.refuse(block, seconds, what) : undefined;
    },
  };
};

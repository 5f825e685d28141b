import type { Clock } from '../../clock.ts';
import type { Course, Exchange } from './exchange.ts';
import { isPassing, isSuccess, type Reply, type Silence } from './reply.ts';
import { readWireToken } from './wire.ts';

type Grant = { readonly token: string } | Silence;

export interface AccessTokens {
  get(course: Course): Promise<Grant>;
  /** The wallet no longer takes this one. */
  forget(token: string): void;
}

/** A token is replaced this long before its end, or at half its life, so that none ends on its way. */
const marginMs = 60_000;

/** The access token at the wallet: fetched when first needed, once however many calls need it, and kept. */
export const makeAccessTokens = (
  exchange: Exchange,
  clock: Clock,
  { clientId, clientSecret }: { readonly clientId: string; readonly clientSecret: string },
): AccessTokens => {
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  let kept: { readonly token: string; readonly freshUntilMs: number } | undefined;
  let underWay: Promise<Grant> | undefined;

  const fetchToken = async (course: Course): Promise<Grant> => {
    const reply = await exchange(
      {
        operation: 'token',
        method: 'POST',
        path: '/v1/oauth2/token',
        headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'grant_type=client_credentials',
      },
      course,
    );
    const granted = reply.kind === 'answer' && isSuccess(reply) ? readWireToken(reply.body) : undefined;
    if (!granted) return refusalOf(reply);
    const lifeMs = granted.expires_in * 1000;
    const freshUntilMs = clock().getTime() + lifeMs - Math.min(marginMs, lifeMs / 2);
    kept = { token: granted.access_token, freshUntilMs };
    return kept;
  };

  return {
    get: (course) => {
      if (kept && clock().getTime() < kept.freshUntilMs) return Promise.resolve(kept);
      underWay ??= fetchToken(course).finally(() => (underWay = undefined));
      return underWay;
    },
    forget: (token) => {
      if (kept?.token === token) kept = undefined;
    },
  };
};

/** Without a token the call itself was never made: whatever its own status means, this one does not mean it. */
const refusalOf = (reply: Reply): Silence =>
  reply.kind === 'silence'
    ? reply
    : {
        kind: 'silence',
        detail: `the wallet gave no access token (${reply.issue ?? `HTTP ${reply.status}`})`,
        mayRetry: isPassing(reply),
        retryAfterSeconds: reply.retryAfterSeconds,
      };

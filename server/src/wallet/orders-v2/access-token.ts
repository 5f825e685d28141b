import type { Clock } from '../../clock.ts';
import type { CallContext, Exchange, Request } from '../calling/exchange.ts';
import { isTransient, isSuccess, type Reply, type NoAnswer } from '../calling/reply.ts';
import type { WalletCredentials } from '../wallet.ts';
import { readWireToken } from './wire.ts';

type TokenResult = { readonly token: string } | NoAnswer;

export interface AccessTokens {
  get(context: CallContext): Promise<TokenResult>;
  /** The wallet has refused this token: do not use it again. */
  discard(token: string): void;
  /** A token of the credentials before is not used again. */
  useCredentials(credentials: WalletCredentials): void;
}

/** A token is replaced this long before its end, or at half its life, so that it does not expire during a call. */
const marginMs = 60_000;

/** RFC 6749 §4.4.2. */
export const tokenRequest = ({ clientId, clientSecret }: WalletCredentials): Request => ({
  operation: 'token',
  method: 'POST',
  path: '/v1/oauth2/token',
  headers: {
    authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded',
  },
  body: 'grant_type=client_credentials',
});

/**
 * The access token for the wallet. It is fetched at the first call, once for all parallel calls, and cached. Each call waits for
 * it until its own deadline, and one that gives up does not take it from the others.
 */
export const makeAccessTokens = (
  exchange: Exchange,
  clock: Clock,
  given: WalletCredentials,
  fetchMs: number,
  onAnswer: (reply: Reply) => void,
): AccessTokens => {
  let credentials = given;
  let cached: { readonly token: string; readonly freshUntilMs: number } | undefined;
  let fetching: Promise<TokenResult> | undefined;

  /** Recorded among the calls of the one who needed it first. */
  const fetchToken = async (calls: CallContext['calls']): Promise<TokenResult> => {
    const used = credentials;
    const reply = await exchange(tokenRequest(used), {
      calls,
      deadline: AbortSignal.timeout(fetchMs),
    });
    onAnswer(reply);
    const granted = reply.kind === 'answer' && isSuccess(reply) ? readWireToken(reply.body) : undefined;
    if (!granted) return refusalOf(reply);
    const lifeMs = granted.expires_in * 1000;
    const freshUntilMs = clock().getTime() + lifeMs - Math.min(marginMs, lifeMs / 2);
    const fetched = { token: granted.access_token, freshUntilMs };
    // Whoever waits for it may use it, but it is not kept when other credentials have come meanwhile.
    if (used === credentials) cached = fetched;
    return fetched;
  };

  const startFetch = (calls: CallContext['calls']) => {
    const started = fetchToken(calls).finally(() => {
      if (fetching === started) fetching = undefined;
    });
    return started;
  };

  return {
    get: (context) => {
      if (cached && clock().getTime() < cached.freshUntilMs) return Promise.resolve(cached);
      fetching ??= startFetch(context.calls);
      return waitFor(fetching, context.deadline);
    },
    discard: (token) => {
      if (cached?.token === token) cached = undefined;
    },
    useCredentials: (fresh) => {
      credentials = fresh;
      cached = undefined;
      fetching = undefined;
    },
  };
};

const waitFor = (fetching: Promise<TokenResult>, deadline: AbortSignal): Promise<TokenResult> => {
  const { promise: tooLate, resolve } = Promise.withResolvers<TokenResult>();
  const giveUp = () =>
    resolve({ kind: 'no_answer', detail: 'timed out', mayRetry: false, retryAfterSeconds: undefined });
  if (deadline.aborted) giveUp();
  deadline.addEventListener('abort', giveUp, { once: true });
  return Promise.race([tooLate, fetching]).finally(() => deadline.removeEventListener('abort', giveUp));
};

/** Without a token the call itself was not made, so the status of the token request must not count as its answer. */
const refusalOf = (reply: Reply): NoAnswer =>
  reply.kind === 'no_answer'
    ? reply
    : {
        kind: 'no_answer',
        detail: `the wallet gave no access token (${reply.issue ?? `HTTP ${reply.status}`})`,
        mayRetry: isTransient(reply),
        retryAfterSeconds: reply.retryAfterSeconds,
      };

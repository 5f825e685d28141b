import { invariant } from '../../invariant.ts';
import type { AccessTokens } from './access-token.ts';
import type { CallContext, Exchange, Request } from '../calling/exchange.ts';
import { repeatCall } from '../calling/repeat-call.ts';
import type { Reply } from '../calling/reply.ts';
import type { Timeouts } from '../calling/timeouts.ts';

interface Call {
  readonly operation: string;
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  /** Every call that changes something has one. For a POST it makes a repetition safe; the wallet takes none with a PATCH. */
  readonly requestId?: string;
  /** A text is JSON already. */
  readonly body?: object | readonly object[] | string;
}

/** Hears what the wallet has answered to a call in the end. */
export type OnAnswer = (operation: string, reply: Reply) => void;

export type CallWallet = (call: Call, context: CallContext) => Promise<Reply>;

/** Calls the wallet's API with a token. Repeats the call when the wallet fails. */
export const makeCallWallet = (
  exchange: Exchange,
  tokens: AccessTokens,
  timeouts: Timeouts,
  onAnswer: OnAnswer,
  partnerId: string | undefined,
): CallWallet => {
  const tryOnce = async (call: Call, context: CallContext): Promise<Reply> => {
    const access = await tokens.get(context);
    if ('kind' in access) return access;
    const reply = await exchange(requestOf(call, access.token, partnerId), context);
    if (reply.kind === 'no_answer' || reply.status !== 401) return reply;
    // The token may have ended early. A second 401 means that our credentials are wrong.
    tokens.discard(access.token);
    const renewed = await tokens.get(context);
    return 'kind' in renewed ? renewed : exchange(requestOf(call, renewed.token, partnerId), context);
  };

  return (call, context) =>
    repeatCall(
      () => tryOnce(call, context),
      timeouts,
      context,
      (reply) => onAnswer(call.operation, reply),
    );
};

const requestOf = (
  { operation, method, path, requestId, body }: Call,
  token: string,
  partnerId: string | undefined,
): Request => {
  invariant(method === 'GET' || requestId !== undefined, `${operation} has no request id`);
  invariant(
    requestId === undefined || /^[\x21-\x7e]{1,108}$/.test(requestId),
    'a request id is 1 to 108 characters',
  );
  return {
    operation,
    method,
    path,
    requestId,
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      // Ask for the whole object (RFC 7240 §4.2), because we check its values.
      prefer: 'return=representation',
      // Also without a body: the wallet answers 415 to a POST without this header.
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
      ...(method === 'POST' && { 'paypal-request-id': requestId! }),
      // Only on calls that change something: those that read do not know the header.
      ...(method === 'POST' && partnerId !== undefined && { 'paypal-partner-attribution-id': partnerId }),
    },
    body: typeof body === 'object' ? JSON.stringify(body) : body,
  };
};

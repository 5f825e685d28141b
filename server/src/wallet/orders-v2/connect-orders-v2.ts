import type { Money } from '../../money.ts';
import { makeAccessTokens } from './access-token.ts';
import {
  judgeAuthorizationReply,
  judgeCapturedUnder,
  judgeCaptureReply,
  judgeVoidReply,
} from './authorization-outcomes.ts';
import { makeBreaker } from './breaker.ts';
import { makeCallWallet, type CallWallet } from './call-wallet.ts';
import { createOrder } from './create-order.ts';
import { makeExchange, openPool, type Course } from './exchange.ts';
import { mismatch, unknown } from './no-verdict.ts';
import { judgeOrderReply } from './order-outcomes.ts';
import { standardTimeouts, type Timeouts } from './timeouts.ts';
import type {
  Answered,
  AuthorizationOutcome,
  ExpectedOrder,
  OrderOutcome,
  Wallet,
  WalletOptions,
} from '../wallet.ts';
import { certificateHosts } from './signing-certificates.ts';
import { makeNotificationVerifier } from './verify-notification.ts';
import { findMoneyFault, toWireMoney } from './wire-money.ts';

export interface OrdersV2Options extends WalletOptions {
  readonly timeouts?: Partial<Timeouts>;
}

/** The wallet over HTTP, in the words of PayPal's Orders v2 and Payments v2. */
export const connectOrdersV2 = (options: OrdersV2Options): Wallet => {
  const { clock, log } = options;
  const url = new URL(options.url);
  const timeouts = { ...standardTimeouts, ...options.timeouts };
  const pool = openPool(url.origin, timeouts);
  const breaker = makeBreaker(clock, timeouts.breakerFailures, timeouts.breakerOpenMs);
  const exchange = makeExchange({ pool, basePath: url.pathname.replace(/\/$/, ''), breaker, clock, log });
  const tokens = makeAccessTokens(exchange, clock, options);
  const callWallet = makeCallWallet(exchange, tokens, timeouts);
  const notifications = openNotifications(options);

  /** Runs one operation of the port, with its record and its deadline. */
  const run = async <T>(operate: (course: Course) => Promise<T>): Promise<Answered<T>> => {
    // Not AbortSignal.timeout: its timer would outlive the operation by seconds, and under load thousands of them.
    const deadline = new AbortController();
    const giveUp = () => deadline.abort(new DOMException('The operation took too long.', 'TimeoutError'));
    const timer = setTimeout(giveUp, timeouts.operationMs);
    const course: Course = { calls: [], deadline: deadline.signal };
    try {
      return { result: await operate(course), calls: course.calls };
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    createOrder: (order) => run((course) => createOrder(callWallet, order, course, url.protocol === 'http:')),
    captureOrder: (expected, requestId) =>
      run((course) => completeOrder(callWallet, 'capture', expected, requestId, course)),
    authorizeOrder: (expected, requestId) =>
      run((course) => completeOrder(callWallet, 'authorize', expected, requestId, course)),
    showOrder: (expected) => run((course) => showOrder(callWallet, expected, course)),
    captureAuthorization: (id, money, requestId) =>
      run((course) => captureAuthorization(callWallet, id, money, requestId, course)),
    voidAuthorization: (id, requestId) =>
      run(async (course) => {
        const path = `${authorizationPath(id)}/void`;
        const call = { operation: 'void_authorization', method: 'POST', path, requestId } as const;
        return judgeVoidReply(await callWallet(call, course), id);
      }),
    showAuthorization: (id, money) => run((course) => showAuthorization(callWallet, id, money, course)),
    findMoneyFault,
    notifications,
    isSilent: () => breaker.isOpen(),
    close: async () => {
      await Promise.all([pool.close(), notifications?.close()]);
    },
  };
};

const openNotifications = ({ webhookId, url, isSimulated = false, clock }: OrdersV2Options) =>
  webhookId === undefined
    ? undefined
    : makeNotificationVerifier({
        clock,
        webhookId,
        hosts: certificateHosts(url),
        simulatorUrl: isSimulated ? url : undefined,
      });

const orderPath = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`;
const authorizationPath = (id: string) => `/v2/payments/authorizations/${encodeURIComponent(id)}`;

const completeOrder = async (
  callWallet: CallWallet,
  verb: 'capture' | 'authorize',
  expected: ExpectedOrder,
  requestId: string,
  course: Course,
): Promise<OrderOutcome> => {
  const path = `${orderPath(expected.orderId)}/${verb}`;
  const call = { operation: `${verb}_order`, method: 'POST', path, requestId } as const;
  const judged = judgeOrderReply(await callWallet(call, course), expected);
  const outcome = judged === 'look' ? await showOrder(callWallet, expected, course) : judged;
  const isBehind =
    outcome.outcome === 'approved' || (judged === 'look' && undoneOutcomes.has(outcome.outcome));
  return isBehind ? unknown(`done, and the order is shown as ${outcome.outcome}`) : outcome;
};

/**
 * Outcomes that cannot follow when the wallet has just said that it was done before: what is shown then is not up to
 * date, and to believe it would lose the money that was taken.
 */
const undoneOutcomes: ReadonlySet<string> = new Set([
  'not_approved',
  'expired',
  'still_authorized',
  'lapsed',
]);

const showOrder = async (callWallet: CallWallet, expected: ExpectedOrder, course: Course) => {
  const call = { operation: 'show_order', method: 'GET', path: orderPath(expected.orderId) } as const;
  const judged = judgeOrderReply(await callWallet(call, course), expected);
  return judged === 'look' ? unknown('the wallet answers a look with the words for a capture') : judged;
};

const captureAuthorization = async (
  callWallet: CallWallet,
  id: string,
  money: Money,
  requestId: string,
  course: Course,
): Promise<AuthorizationOutcome> => {
  const fault = findMoneyFault(money);
  if (fault) return mismatch(fault);
  const call = {
    operation: 'capture_authorization',
    method: 'POST',
    path: `${authorizationPath(id)}/capture`,
    requestId,
    // Once and no more: what is left goes back to the buyer.
    body: { amount: toWireMoney(money), final_capture: true },
  } as const;
  const judged = judgeCaptureReply(await callWallet(call, course), id, money);
  if (judged !== 'look') return judged;
  const seen = await showAuthorization(callWallet, id, money, course);
  return undoneOutcomes.has(seen.outcome)
    ? unknown(`done, and the authorisation is shown as ${seen.outcome}`)
    : seen;
};

const showAuthorization = async (callWallet: CallWallet, id: string, money: Money, course: Course) => {
  const call = { operation: 'show_authorization', method: 'GET', path: authorizationPath(id) } as const;
  const judged = judgeAuthorizationReply(await callWallet(call, course), id, money);
  if ('outcome' in judged) return judged;
  const look = { operation: 'show_order', method: 'GET', path: orderPath(judged.orderId) } as const;
  return judgeCapturedUnder(await callWallet(look, course), judged, money);
};

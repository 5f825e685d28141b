import type { Clock } from '../../clock.ts';
import type { Money } from '../../money.ts';
import { makeAccessTokens } from './access-token.ts';
import { askAboutSignature } from './ask-about-signature.ts';
import {
  readAuthorizationOutcome,
  readOutcomeFromOrder,
  readCaptureOutcome,
  readOriginOf,
  readShownCapture,
  readVoidOutcome,
} from './authorization-outcomes.ts';
import { makeBreaker } from '../calling/breaker.ts';
import { checkAccount } from './check-account.ts';
import { makeCallWallet, type CallWallet } from './call-wallet.ts';
import { changeCalls } from './change-order.ts';
import { createOrder } from './create-order.ts';
import { disputePageOf, listDisputes, showDispute } from './disputes.ts';
import { findTrouble } from './find-trouble.ts';
import { makeExchange, openPool, type CallContext } from '../calling/exchange.ts';
import { makeRun, type Run } from '../calling/run-operation.ts';
import { mismatch, unknown } from './unclear-outcomes.ts';
import { readFailure } from './read-failure.ts';
import { readOrderOutcome, readStatement } from './order-outcomes.ts';
import { authorizationPath, orderPath } from './order-request.ts';
import { capturePart, showParts } from './part-captures.ts';
import { readRefundOutcome, readShownRefund, readStatedRefund } from './refund-outcomes.ts';
import { isSuccess, isTransient, type Reply } from '../calling/reply.ts';
import { standardTimeouts, type Timeouts } from '../calling/timeouts.ts';
import { listTransactions } from './transactions.ts';
import type {
  AuthorizationOutcome,
  ExpectedOrder,
  NotificationVerifier,
  OrderOutcome,
  PartCapture,
  RefundOutcome,
  Wallet,
  WalletOptions,
  WantedRefund,
} from '../wallet.ts';
import { watchTroubles, type TroubleWatch } from '../watch-troubles.ts';
import { certificateOrigins } from './certificate-address.ts';
import { makeNotificationVerifier } from './verify-notification.ts';
import { findMoneyFault, toWireMoney } from './wire-money.ts';

/** docs/decisions/028-request-ids-that-no-restore-repeats.md */
const requestMemoryMs = 45 * 24 * 60 * 60 * 1000;

export interface OrdersV2Options extends WalletOptions {
  readonly timeouts?: Partial<Timeouts>;
}

/** What the replies say about the wallet as a whole. */
const followReplies = (clock: Clock) => {
  let isFailing = false;
  let failures = 0;
  let clockDifferenceMs: number | undefined;
  return {
    onReply: (reply: Reply) => {
      isFailing = reply.kind === 'no_answer' || isTransient(reply);
      if (isFailing) failures += 1;
      if (reply.kind === 'answer' && reply.date) clockDifferenceMs = clock().getTime() - reply.date.getTime();
    },
    isFailing: () => isFailing,
    failures: () => failures,
    clockDifferenceMs: () => clockDifferenceMs,
  };
};

/** The adapter for PayPal's Orders v2 and Payments v2 over HTTP. */
export const connectOrdersV2 = (options: OrdersV2Options): Wallet => {
  const { clock, log } = options;
  const url = new URL(options.url);
  const timeouts = { ...standardTimeouts, ...options.timeouts };
  const pool = openPool(url.origin, timeouts);
  const breaker = makeBreaker(clock, timeouts.breakerFailures, timeouts.breakerOpenMs);
  const { onReply, ...replies } = followReplies(clock);
  const basePath = url.pathname.replace(/\/$/, '');
  const exchange = makeExchange({ pool, basePath, breaker, readFailure, onReply, clock, log });
  const troubles = options.troubleStore && watchTroubles(options.troubleStore, clock, log);
  const onAnswer = (operation: string, reply: Reply) => {
    if (!troubles || reply.kind === 'no_answer') return;
    const trouble = findTrouble(operation, reply);
    if (trouble) troubles.note(trouble);
    else if (isSuccess(reply)) troubles.succeeded(operation);
  };
  const tokens = makeAccessTokens(exchange, clock, options, timeouts.operationMs, (reply) =>
    onAnswer('token', reply),
  );
  const callWallet = makeCallWallet(exchange, tokens, timeouts, onAnswer, options.partnerId);
  const run = makeRun(timeouts.operationMs);
  const notifications = watchNotifications(openNotifications(options, callWallet, run), troubles);

  return {
    useCredentials: (credentials) => tokens.useCredentials(credentials),
    createOrder: (order) =>
      run((context) =>
        createOrder(callWallet, order, context, { ...options, allowsPlainHttp: url.protocol === 'http:' }),
      ),
    ...changeCalls(callWallet, run),
    captureOrder: (expected, requestId, signal) =>
      run((context) => completeOrder(callWallet, 'capture', expected, requestId, context), signal),
    authorizeOrder: (expected, requestId, signal) =>
      run((context) => completeOrder(callWallet, 'authorize', expected, requestId, context), signal),
    captureAuthorization: (id, money, requestId, signal, part) =>
      run((context) => captureAuthorization(callWallet, id, money, requestId, context, part), signal),
    voidAuthorization: (id, requestId, signal) =>
      run((context) => voidAuthorization(callWallet, id, requestId, context), signal),
    refundCapture: (refund, requestId, signal) =>
      run((context) => refundCapture(callWallet, refund, requestId, context), signal),
    showRefund: (refund) => run((context) => showRefund(callWallet, refund, context)),
    showOrder: (expected) => run((context) => showOrder(callWallet, expected, context)),
    showAuthorization: (...asked) => run((context) => showAuthorization(callWallet, context, ...asked)),
    showCapture: (id, money) => run((context) => showCapture(callWallet, id, money, context)),
    findOrderOfCapture: async (id) =>
      (await run((context) => findOrderOfCapture(callWallet, id, context))).result,
    describeOrder: (id) => run((context) => describeOrder(callWallet, id, context)),
    describeRefund: (id) => run((context) => describeRefund(callWallet, id, context)),
    listTransactions: (period, page) => run((context) => listTransactions(callWallet, period, page, context)),
    showDispute: (id) => run((context) => showDispute(callWallet, id, context)),
    listDisputes: (filter, next) => run((context) => listDisputes(callWallet, filter, next, context)),
    disputePage: (id) => disputePageOf(url, id),
    checkAccount: (own) => checkAccount({ ...options, run, exchange, callWallet }, own),
    findMoneyFault,
    requestMemoryMs,
    notifications,
    checkCredentials: async () => void (await run((context) => tokens.get(context))),
    isUnresponsive: () => breaker.isOpen(),
    mayCall: () => breaker.mayCall(),
    ...replies,
    close: async () => {
      await Promise.all([pool.close(), notifications?.close()]);
      await troubles?.close();
    },
  };
};

/** An operator sees what is refused, and why: the wallet's own notifications may be among it. */
const watchNotifications = (
  verifier: NotificationVerifier | undefined,
  troubles: TroubleWatch | undefined,
): NotificationVerifier | undefined => {
  if (!verifier || !troubles) return verifier;
  const operation = 'notification';
  return {
    ...verifier,
    verify: async (...given) => {
      const verified = await verifier.verify(...given);
      if (verified.isGenuine) troubles.succeeded(operation);
      else troubles.note({ kind: 'notification', operation, issue: verified.fault });
      return verified;
    },
  };
};

const openNotifications = (options: OrdersV2Options, callWallet: CallWallet, run: Run) => {
  const { webhookId, url, isSimulated = false, clock, log, signingName } = options;
  if (webhookId === undefined) return undefined;
  return makeNotificationVerifier({
    clock,
    log,
    webhookId,
    signingName,
    origins: certificateOrigins(url, isSimulated),
    checks: options.notificationChecks,
    store: options.certificateStore,
    ask: async (transmission, event) =>
      (await run((context) => askAboutSignature(callWallet, webhookId, transmission, event, context))).result,
  });
};

const capturePath = (id: string) => `/v2/payments/captures/${encodeURIComponent(id)}`;

const completeOrder = async (
  callWallet: CallWallet,
  verb: 'capture' | 'authorize',
  expected: ExpectedOrder,
  requestId: string,
  context: CallContext,
): Promise<OrderOutcome> => {
  const path = `${orderPath(expected.orderId)}/${verb}`;
  const call = { operation: `${verb}_order`, method: 'POST', path, requestId } as const;
  const read = readOrderOutcome(await callWallet(call, context), expected);
  if (read === 'payer_action') return readPayerAction(await showOrder(callWallet, expected, context));
  const outcome = read === 'look' ? await showOrder(callWallet, expected, context) : read;
  const isOutdated =
    outcome.outcome === 'approved' || (read === 'look' && !isPossibleWhenDone[outcome.outcome]);
  return isOutdated ? unknown(`done, but the order is shown as ${outcome.outcome}`) : outcome;
};

/** The buyer has to act, although the order is approved: what they approved was declined. */
const readPayerAction = (shown: OrderOutcome): OrderOutcome =>
  shown.outcome === 'approved'
    ? { outcome: 'declined', kind: 'instrument_declined', issue: 'PAYER_ACTION_REQUIRED' }
    : shown;

/**
 * Whether an outcome is possible after the wallet has said that the capture or authorisation was already done. If not,
 * what it shows is outdated, and believing it would lose money that was taken.
 */
const isPossibleWhenDone: Record<OrderOutcome['outcome'] | AuthorizationOutcome['outcome'], boolean> = {
  captured: true,
  authorized: true,
  pending: true,
  declined: true,
  voided: true,
  mismatch: true,
  unknown: true,
  approved: false,
  not_approved: false,
  expired: false,
  not_found: false,
  still_authorized: false,
  lapsed: false,
};

const showOrder = async (callWallet: CallWallet, expected: ExpectedOrder, context: CallContext) => {
  const call = { operation: 'show_order', method: 'GET', path: orderPath(expected.orderId) } as const;
  const read = readOrderOutcome(await callWallet(call, context), expected);
  return typeof read === 'string' ? unknown('the wallet answers a look with an issue for captures') : read;
};

const captureAuthorization = async (
  callWallet: CallWallet,
  id: string,
  money: Money,
  requestId: string,
  context: CallContext,
  part: PartCapture | undefined,
): Promise<AuthorizationOutcome> => {
  const fault = findMoneyFault(money);
  if (fault) return mismatch('refused', { issue: fault });
  if (part) return capturePart(callWallet, id, money, part, requestId, context);
  const call = {
    operation: 'capture_authorization',
    method: 'POST',
    path: `${authorizationPath(id)}/capture`,
    requestId,
    // Only one capture: the rest goes back to the buyer.
    body: { amount: toWireMoney(money), final_capture: true },
  } as const;
  const read = readCaptureOutcome(await callWallet(call, context), id, money);
  if (read !== 'look') return read;
  const seen = await showAuthorization(callWallet, context, id, money);
  return isPossibleWhenDone[seen.outcome]
    ? seen
    : unknown(`done, but the authorisation is shown as ${seen.outcome}`);
};

const showAuthorization = async (
  callWallet: CallWallet,
  context: CallContext,
  id: string,
  money: Money,
  part?: PartCapture,
) => {
  if (part) return showParts(callWallet, id, money, part, context);
  const call = { operation: 'show_authorization', method: 'GET', path: authorizationPath(id) } as const;
  const read = readAuthorizationOutcome(await callWallet(call, context), id, money);
  if ('outcome' in read) return read;
  const look = { operation: 'show_order', method: 'GET', path: orderPath(read.orderId) } as const;
  return readOutcomeFromOrder(await callWallet(look, context), read, money);
};

const voidAuthorization = async (
  callWallet: CallWallet,
  id: string,
  requestId: string,
  context: CallContext,
): Promise<AuthorizationOutcome> => {
  const path = `${authorizationPath(id)}/void`;
  const call = { operation: 'void_authorization', method: 'POST', path, requestId } as const;
  return readVoidOutcome(await callWallet(call, context), id);
};

const refundCapture = async (
  callWallet: CallWallet,
  refund: WantedRefund,
  requestId: string,
  context: CallContext,
): Promise<RefundOutcome> => {
  const { captureId, ownId, money } = refund;
  const fault = findMoneyFault(money);
  if (fault) return { outcome: 'refund_refused', kind: 'final', issue: fault };
  const call = {
    operation: 'refund_capture',
    method: 'POST',
    path: `${capturePath(captureId)}/refund`,
    requestId,
    body: { amount: toWireMoney(money), custom_id: ownId },
  } as const;
  return readRefundOutcome(await callWallet(call, context), refund);
};

const showRefund = async (callWallet: CallWallet, refund: WantedRefund, context: CallContext) => {
  const call = { operation: 'show_order', method: 'GET', path: orderPath(refund.orderId) } as const;
  return readShownRefund(await callWallet(call, context), refund);
};

const showCapture = async (
  callWallet: CallWallet,
  id: string,
  money: Money,
  context: CallContext,
): Promise<AuthorizationOutcome> => {
  const call = { operation: 'show_capture', method: 'GET', path: capturePath(id) } as const;
  return readShownCapture(await callWallet(call, context), id, money);
};

const findOrderOfCapture = async (callWallet: CallWallet, id: string, context: CallContext) => {
  const call = { operation: 'show_capture', method: 'GET', path: capturePath(id) } as const;
  const capture = readOriginOf(await callWallet(call, context), id);
  const authorizationId = capture?.authorizationId;
  if (!capture || capture.orderId !== undefined || authorizationId === undefined) return capture;
  // A later capture leads up to its authorisation alone.
  const path = authorizationPath(authorizationId);
  const look = { operation: 'show_authorization', method: 'GET', path } as const;
  return readOriginOf(await callWallet(look, context), authorizationId);
};

const describeOrder = async (callWallet: CallWallet, id: string, context: CallContext) => {
  const call = { operation: 'show_order', method: 'GET', path: orderPath(id) } as const;
  return readStatement(await callWallet(call, context), id);
};

const describeRefund = async (callWallet: CallWallet, id: string, context: CallContext) => {
  const path = `/v2/payments/refunds/${encodeURIComponent(id)}`;
  return readStatedRefund(await callWallet({ operation: 'show_refund', method: 'GET', path }, context));
};

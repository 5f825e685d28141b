import { listTransfers } from '../accounts/transfers/queries.ts';
import { findTransfer } from '../ledger/account-transfer-queries.ts';
import { searchApiKeys } from '../access/api-keys/queries.ts';
import type { Dependencies } from '../dependencies.ts';
import { eventIdOf, parseEventId } from '../events/event.ts';
import { findEvent } from '../events/queries.ts';
import type { AccountTransfer } from '../ledger/post-account-transfer.ts';
import { hasRight, type Right, type Role } from '../operators/roles.ts';
import { disputeIdOf } from '../payments/disputes/dispute.ts';
import { listDisputesByWalletId } from '../payments/disputes/queries.ts';
import { findTransactionsThere } from '../payments/reconciliation/find-transactions.ts';
import { listRefundsByWalletId } from '../payments/refunds/list-queries.ts';
import { findRefund } from '../payments/refunds/queries.ts';
import { parseRefundId, refundIdOf } from '../payments/refunds/refund.ts';
import { findPayout } from '../payouts/queries.ts';
import { findRun } from '../payouts/run-queries.ts';
import { fromSepaId } from '../payouts/sepa-text.ts';
import { findCallOf } from '../wallet/find-call.ts';
import { findAttempt } from '../webhooks/attempt-queries.ts';
import { searchEndpoints } from '../webhooks/endpoint-queries.ts';

export const hitKinds = [
  'refund',
  'dispute',
  'transfer',
  'payout',
  'payout_run',
  'wallet_call',
  'wallet_transaction',
  'event',
  'delivery',
  'endpoint',
  'api_key',
] as const;

/** Something other than a payment or an account, which have lists that can be searched. */
export interface Hit {
  readonly kind: (typeof hitKinds)[number];
  readonly id: string;
  /** What tells it from others of its kind. */
  readonly about: string;
  /** The id of what has the page that shows it: the payment of a dispute or a call, the endpoint of a delivery, an account of a transfer. */
  readonly shownBy: string;
  readonly platformId: number | null;
  readonly amountMinor: bigint | null;
  readonly currency: string | null;
}

/** Of each kind. */
const hitsMax = 3;

const withoutMoney = { platformId: null, amountMinor: null, currency: null };

type Find = (deps: Dependencies, text: string) => Promise<readonly Hit[]>;

const findRefunds: Find = async ({ reports }, text) => {
  const key = parseRefundId(text);
  const own = key && (await findRefund(reports, key.paymentId, key.number));
  const refunds = own ? [own] : await listRefundsByWalletId(reports, spellingsOf(text), hitsMax);
  return refunds.map((refund) => {
    const id = refundIdOf(refund);
    const { walletRefundId, platformId, amountMinor, currency } = refund;
    return {
      kind: 'refund',
      id,
      about: walletRefundId ?? '',
      shownBy: id,
      platformId,
      amountMinor,
      currency,
    };
  });
};

const findDisputes: Find = async ({ reports }, text) => {
  // The whole id is that of the payment, a dash, and that of the wallet.
  const walletId = /^pay_\w+-(.+)$/.exec(text)?.[1] ?? text;
  const disputes = await listDisputesByWalletId(reports, spellingsOf(walletId), hitsMax);
  return disputes.map(({ paymentId, disputeId, reason, platformId, amountMinor, currency }) => {
    const id = disputeIdOf({ paymentId, disputeId });
    return { kind: 'dispute', id, about: reason, shownBy: paymentId, platformId, amountMinor, currency };
  });
};

const findTransfers: Find = async ({ reports }, text) => {
  const own = await findTransfer(reports, text);
  const transfers = own ? [own] : await listTransfers(reports, { reference: text }, undefined, hitsMax);
  return transfers.map(toTransferHit);
};

const toTransferHit = ({
  id,
  fromKind,
  fromAccountId,
  toKind,
  toAccountId,
  ...transfer
}: AccountTransfer): Hit => ({
  kind: 'transfer',
  id,
  about: `${fromAccountId ?? fromKind} → ${toAccountId ?? toKind}`,
  shownBy: fromAccountId ?? toAccountId!,
  platformId: transfer.platformId,
  amountMinor: transfer.amountMinor,
  currency: transfer.currency,
});

/** By its own id, or as the bank writes it. */
const findPayouts: Find = async ({ reports }, text) => {
  const payout = await findPayout(reports, fromSepaId(text));
  if (!payout) return [];
  const { id, accountId, platformId, amountMinor, currency } = payout;
  return [{ kind: 'payout', id, about: accountId, shownBy: id, platformId, amountMinor, currency }];
};

const findRuns: Find = async ({ reports }, text) => {
  const run = await findRun(reports, fromSepaId(text));
  return run === undefined
    ? []
    : [{ kind: 'payout_run', id: run.id, about: run.madeBy, shownBy: run.id, ...withoutMoney }];
};

const findEvents: Find = async ({ reports }, text) => {
  const key = parseEventId(text);
  const event = key && (await findEvent(reports, key));
  if (!event) return [];
  const id = eventIdOf(event);
  return [{ kind: 'event', id, about: event.type, shownBy: id, ...withoutMoney }];
};

const findDeliveries: Find = async ({ reports }, text) => {
  const [, number] = /^whd_([1-9]\d{0,17})$/.exec(text) ?? [];
  const attempt = number === undefined ? undefined : await findAttempt(reports, number);
  if (!attempt) return [];
  return [{ kind: 'delivery', id: text, about: attempt.type, shownBy: attempt.endpointId, ...withoutMoney }];
};

const findEndpoints: Find = async ({ reports }, text) => {
  const endpoints = await searchEndpoints(reports, text, hitsMax);
  return endpoints.map(({ id, url }) => ({
    kind: 'endpoint',
    id,
    about: url,
    shownBy: id,
    ...withoutMoney,
  }));
};

/** With this, the calls are not looked through for every word that someone types. */
const debugIdForm = /^(?=.*\d)[\da-f]{8,40}$/i;

/** By the debug id, with which the wallet's support finds a call. */
const findCalls: Find = async ({ reports }, text) => {
  const call = debugIdForm.test(text) ? await findCallOf(reports, spellingsOf(text)) : undefined;
  return call === undefined
    ? []
    : [{ kind: 'wallet_call', id: text, about: call.operation, shownBy: call.paymentId, ...withoutMoney }];
};

/** What a comparison with the wallet has listed and no payment may have. */
const findTransactions: Find = async ({ reports }, text) => {
  const transactions = await findTransactionsThere(reports, spellingsOf(text), hitsMax);
  return transactions.map((transaction) => ({
    kind: 'wallet_transaction',
    shownBy: transaction.id,
    platformId: null,
    ...transaction,
  }));
};

const findApiKeys: Find = async ({ reports }, text) => {
  const keys = await searchApiKeys(reports, text, hitsMax);
  return keys.map(({ id, label }) => ({
    kind: 'api_key',
    id,
    about: label,
    shownBy: id,
    ...withoutMoney,
  }));
};

/** The wallet writes its ids in capital letters, and debug ids in small ones. */
const spellingsOf = (text: string) => [...new Set([text, text.toUpperCase(), text.toLowerCase()])];

const finds: readonly (readonly [Find, Right])[] = [
  [findRefunds, 'read'],
  [findDisputes, 'read'],
  [findTransfers, 'read'],
  [findPayouts, 'read'],
  [findRuns, 'read'],
  [findCalls, 'read'],
  [findTransactions, 'read'],
  [findEvents, 'read'],
  [findDeliveries, 'read'],
  [findEndpoints, 'read'],
  [findApiKeys, 'read_api_keys'],
];

/** Everything that has this id, endpoints with this part of an address, and API keys with this part of a name. */
export const findHits = async (deps: Dependencies, search: string, role: Role): Promise<readonly Hit[]> => {
  const text = search.trim();
  const hits: Hit[] = [];
  // One after the other: lists share few connections, and each of these takes a few milliseconds.
  for (const [find, right] of finds)
    if (hasRight(role, right, deps.config.environment)) hits.push(...(await find(deps, text)));
  return hits;
};

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Money } from '../../src/money.ts';
import { readShownCapture } from '../../src/wallet/orders-v2/authorization-outcomes.ts';
import { showDispute } from '../../src/wallet/orders-v2/disputes.ts';
import { readNotification } from '../../src/wallet/orders-v2/notification.ts';
import { readOrderOutcome } from '../../src/wallet/orders-v2/order-outcomes.ts';
import { readStatedRefund } from '../../src/wallet/orders-v2/refund-outcomes.ts';
import { readIssue } from '../../src/wallet/orders-v2/read-failure.ts';
import { listTransactions } from '../../src/wallet/orders-v2/transactions.ts';
import { readWireMoney } from '../../src/wallet/orders-v2/wire-money.ts';
import { eur } from './support.ts';
import { answer, recordingsFolder, type Body } from './recorded-answer.ts';

const why = 'SKIPPED: ../shared/wallet-recordings does not exist, so no answer of the real wallet was read';

const replay = (body: Body) => () => Promise.resolve(answer(body));
const context = { calls: [], deadline: new AbortController().signal };

const moneyOf = (wire: Body): Money => (typeof wire?.value === 'string' && readWireMoney(wire)) || eur(1n);

/** As if we had asked for just this order. */
const readOrder = (body: Body) => {
  const unit = body.purchase_units?.[0];
  const payments = unit?.payments;
  const total = moneyOf(unit?.amount ?? payments?.captures?.[0]?.amount);
  const read = readOrderOutcome(answer(body), { paymentId: 'pay_1', orderId: body.id, total });
  if (typeof read === 'string') return read;
  const instrument = 'payer' in read ? read.payer?.instrument?.split(' ')[0] : undefined;
  return [read.outcome, instrument].filter((part) => part !== undefined).join('/');
};

const readRefund = (body: Body) => {
  const read = readStatedRefund(answer(body));
  if (typeof read === 'string') return read;
  return [read.meaning, ...(read.money ? ['money'] : []), ...(read.captureId ? ['capture'] : [])].join('/');
};

const namedIds = [
  'orderId',
  'captureId',
  'refundId',
  'authorizationId',
  'disputeId',
  'parentId',
  'ownId',
] as const;

const readEvent = (body: Body) => {
  const read = readNotification(body);
  if (!read) return 'unreadable';
  const named = namedIds.filter((name) => read[name] !== undefined).map((name) => name.replace('Id', ''));
  return [read.about, ...named].join('/');
};

const readDispute = async (body: Body) => {
  const read = await showDispute(replay(body), body.dispute_id, context);
  return read ? `${read.status}/${read.stage}/${read.captureIds.length}` : 'unreadable';
};

const period = { from: new Date(0), to: new Date(1) };
const readReport = async (body: Body) => {
  const page = await listTransactions(replay(body), period, 1, context);
  return typeof page === 'object' && page.unreadable.length === 0
    ? String(page.transactions.length)
    : 'unreadable';
};
const readTransaction = (body: Body) =>
  readReport({
    transaction_details: [body],
    last_refreshed_datetime: '2026-01-01T00:00:00Z',
    total_pages: 1,
  });

/** Where the wallet's name for what went wrong was found. */
const readError = (body: Body) => {
  const issue = readIssue(body);
  if (issue === undefined) return 'none';
  if (issue === body.name) return 'name';
  return body.details.some((detail: Body) => detail.issue === issue) ? 'detail' : 'elsewhere';
};

/** `3 a, b` says that three bodies have the verdict a, and the next one b. */
const verdicts: Readonly<Record<string, { read: (body: Body) => unknown; expected: string }>> = {
  orders: {
    read: readOrder,
    expected: `captured/pay_upon_invoice, unknown, 3 captured/card, 5 declined/card, captured/card, 10 not_approved, authorized/card,
      captured/card, not_approved, unknown, not_approved, captured/paypal, 3 unknown, expired, 2 not_approved, 2 unknown`,
  },
  captures: {
    read: (body) => readShownCapture(answer(body), body.id, moneyOf(body.amount)).outcome,
    expected: '2 unknown, mismatch, unknown',
  },
  refunds: { read: readRefund, expected: '3 returned/money/capture' },
  notifications: {
    read: readEvent,
    expected: `2 other, 3 dispute/dispute, 5 other, 2 authorization/authorization/parent, 2 capture/capture/parent, 2 other/parent,
      5 other, 3 capture/capture/parent, 2 other, approval/order, other/order, capture/order/capture, capture/capture/authorization,
      capture/order/capture/own, capture/capture/authorization, approval/order/own, other/order, authorization/order/authorization,
      capture/order/capture/own, capture/order/capture, return/capture/refund, 2 other, 3 authorization/authorization/parent,
      capture/capture/parent/own, authorization/authorization/parent, 2 capture/capture/parent, authorization/authorization/parent,
      capture/capture/parent, authorization`,
  },
  // Five are descriptions of a dispute and no disputes.
  disputes: { read: readDispute, expected: '5 unreadable, resolved/chargeback/1' },
  errors: {
    read: readError,
    expected:
      '54 name, 3 detail, 2 name, detail, 2 name, 7 detail, 2 name, detail, 2 name, detail, 7 name, 2 detail, 2 name, detail, name, 2 detail, name, detail',
  },
  // Two are of a kind that is none of ours, the others are descriptions.
  transactions: { read: readTransaction, expected: '2 0, 5 unreadable' },
  'transaction-searches': { read: readReport, expected: '3 unreadable' },
};

const spread = (expected: string) =>
  expected.split(',').flatMap((part) => {
    const [times, verdict] = /^\s*(?:(\d+) )?(\S+)\s*$/.exec(part)!.slice(1);
    return Array.from({ length: Number(times ?? 1) }, () => verdict);
  });

/** The same body with a field that we have never heard of in every object, and a link without `rel` in every list of links. */
const fromTomorrow = (value: Body): Body => {
  if (Array.isArray(value)) return value.map(fromTomorrow);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, part]) => [name, fromTomorrow(part)]);
  const { links, ...others } = Object.fromEntries(fields);
  const more = Array.isArray(links) ? [{ href: 'https://example.com' }, null, 7, ...links] : links;
  return { a_field_of_tomorrow: {}, ...others, ...(links !== undefined && { links: more }) };
};

const readAll = async (kind: string, change: (body: Body) => Body) => {
  const found = [];
  for (const line of readFileSync(new URL(`${kind}.jsonl`, recordingsFolder), 'utf8')
    .trim()
    .split('\n'))
    found.push(await verdicts[kind]!.read(change((JSON.parse(line) as { body: Body }).body)));
  return found;
};

test.for(Object.keys(verdicts))(
  'every recorded body of the real wallet has its verdict, also with unknown fields and bad links in it: %s (F31)',
  async (kind, { skip }) => {
    skip(!existsSync(recordingsFolder), why);
    const expected = spread(verdicts[kind]!.expected);
    expect(await readAll(kind, (body) => body)).toEqual(expected);
    expect(await readAll(kind, fromTomorrow)).toEqual(expected);
  },
);

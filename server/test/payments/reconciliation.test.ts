import { expect, test } from 'vitest';
import { runReconcileCommand, type ReconcileOptions } from '../../src/payments/reconciliation/command.ts';
import { findPayment } from '../../src/payments/store/queries.ts';
import { resolvePayment } from '../../src/payments/watch/resolve-payment.ts';
import { lookAt } from '../operations/support.ts';
import { reconcilePeriod } from '../../src/payments/reconciliation/reconcile-period.ts';
import { runDaily } from '../../src/payments/reconciliation/run-daily.ts';
import { makePaymentId } from '../../src/payments/start/init-payment.ts';
import type { Wallet } from '../../src/wallet/wallet.ts';
import { administrator } from '../support/actors.ts';
import { signIn } from '../support/dashboard.ts';
import { runProcess, withoutDatabaseLine } from '../support/process.ts';
import { givenServer, testSecret } from '../support/server.ts';
import { givenProxy } from '../wallet/proxy.ts';
import { givenReport, rowOf } from '../wallet/report.ts';
import { givenConnector } from '../wallet/support.ts';
import { postCaptures } from '../../src/ledger/post-captures-query.ts';
import { insertPayment } from '../../src/payments/store/insert-payments-query.ts';
import { aNewPayment, forceCaptures, givenPaymentIn, tomorrow, transferOf } from './payment-in-status.ts';
import { makeAfterBackup } from './after-backup.ts';
import { bookWrongRefund } from './refunds/book-wrong-refund.ts';
import { makeRefunds } from './refunds/support.ts';
import { givenShop, postingsOf, walletSettings } from './support.ts';

const shop = givenShop({ isQuiet: true });
const { givenCaptured, balancesOf } = makeRefunds(shop);
const { captureThere, givenCapturedThere, givenUnknown } = makeAfterBackup(shop);

const daySeconds = 24 * 60 * 60;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
/** A period that ends now, also just after midnight. */
const period = () => ['--from', dayOf(Date.now() - daySeconds * 1000), '--to', dayOf(Date.now())];

const reconcile = async (...args: string[]) => {
  const settings = {
    ...walletSettings(shop.wallet),
    DATABASE_URL: shop.server.deps.config.databaseUrl!,
    FLORIN_SECRET: testSecret,
  };
  const { ended, output } = await runProcess(settings, { file: 'cli.ts', args: ['reconcile', ...args] });
  return { status: await ended, output: withoutDatabaseLine(output()) };
};

/** The same in this process, which is cheaper to start. */
const reconcileHere = (options: ReconcileOptions) => runReconcileCommand(shop.server.deps, options);

/** A process that does all that a service does by itself, which the one of this file does not. */
const givenOtherProcess = () =>
  givenServer({ ...walletSettings(shop.wallet), DATABASE_URL: shop.server.deps.config.databaseUrl! });

const findDifference = async (walletId: string) => {
  const [, from, , to] = period();
  const { json } = await reconcileHere({ from, to });
  const { differences } = json as { differences: { walletId: string }[] };
  return differences.find((difference) => difference.walletId === walletId);
};

/** The wallet's reports are exact to the second: what was booked in this one is compared later. */
const bookedAMinuteAgo = () => shop.server.sql`update transfers set at = at - interval '1 minute'`;

test('what fits is no difference: captures, a refund of ours, and the exit code is 0', async () => {
  const payment = await givenCaptured();
  expect((await shop.client.call('PUT', `/refund/${payment.id}`, { amountToRefund: 300 })).status).toBe(200);
  await bookedAMinuteAgo();
  const { status, output } = await reconcile(...period());
  expect(output).toMatch(/2 transactions at the wallet, 2 entries here\.\nNo differences\.\n$/);
  expect(status).toBe(0);
});

test('after a restore the captures that came after the backup are found, and each is brought in once (F28)', async () => {
  const waiting = await givenCapturedThere();
  const over = await givenCapturedThere('expired');
  const { status, output } = await reconcile(...period());
  expect(status).toBe(2);
  expect(output).toContain('2 differences:');
  for (const [{ id, captureId }, here] of [
    [waiting, 'awaiting_approval'],
    [over, 'expired'],
  ] as const) {
    expect(output).toMatch(
      new RegExp(`capture other state +${captureId} +${id} +10\\.00 EUR S +10\\.00 EUR ${here} `),
    );
    expect(await postingsOf(shop.server, id)).toEqual([]);
    expect(await reconcile('--adopt', captureId, '--note', 'Seen after the restore')).toEqual({
      status: 0,
      output: `${captureId} is booked now. The payment ${id} is captured.\n`,
    });
    const [, booked] = await postingsOf(shop.server, id);
    expect(booked).toEqual({ kind: 'account', account: 'shop', amount: 1000 });
    expect(await findDifference(captureId)).toBeUndefined();
  }
  const audit = await shop.server.sql`
    select actor, action, subject, details ->> 'note' as note from audit_entries order by sequence desc limit 2`;
  expect([...audit]).toEqual([
    { actor: 'command line', action: 'payment_adopted', subject: over.id, note: 'Seen after the restore' },
    {
      actor: 'command line',
      action: 'transaction_adopted',
      subject: waiting.id,
      note: 'Seen after the restore',
    },
  ]);
});

const owner = () => ({ key: shop.client.key.id, account: 'unknown-before' });

test('a payment that is newer than the backup is entered for whom someone names, and for nobody else', async () => {
  const { paymentId, orderId } = await givenUnknown();
  const captureId = await captureThere(paymentId, orderId);
  const { status, output } = await reconcile(...period());
  expect(status).toBe(2);
  expect(output).toMatch(
    new RegExp(`capture missing here +${captureId} +${paymentId} +10\\.00 EUR S +- +20`),
  );
  expect(output).toContain('needs to know whose it was: --key <id of its API key> --account <its account>');
  const adopt = { adopt: captureId, note: 'Newer than the backup' };
  await expect(reconcileHere(adopt)).rejects.toThrow(
    `is of the payment ${paymentId}, which is not known here. Say whose it was`,
  );
  await expect(reconcileHere({ ...adopt, account: 'shop' })).rejects.toThrow('belong together');
  await expect(reconcileHere({ ...adopt, ...owner(), key: 'none' })).rejects.toThrow(
    'There is no API key none',
  );
  expect((await shop.client.call('GET', `/moneyins/${paymentId}`)).status).toBe(404);

  await reconcileHere({ ...adopt, ...owner(), commission: '150' });
  expect(await shop.client.read(paymentId)).toMatchObject({
    status: 'captured',
    capturedAmount: 1000,
    createdAt: expect.stringContaining(dayOf(Date.now() - daySeconds * 1000)),
  });
  expect(await postingsOf(shop.server, paymentId)).toEqual([
    { kind: 'wallet_clearing', account: null, amount: -1000 },
    { kind: 'commission', account: null, amount: 150 },
    { kind: 'account', account: 'unknown-before', amount: 850 },
  ]);
  const audit = await shop.server.sql`
    select actor, action, details ->> 'note' as note, details ->> 'accountId' as account from audit_entries
    where subject = ${paymentId}`;
  expect([...audit]).toEqual([
    { actor: 'command line', action: 'transaction_adopted', note: adopt.note, account: 'unknown-before' },
  ]);
  expect(await findDifference(captureId)).toBeUndefined();
});

test.each(['wrong_amount', 'wrong_currency'] as const)(
  'a payment that is newer than the backup is never entered from an answer with a %s, once or more often (F29)',
  async (fault) => {
    const { paymentId, orderId } = await givenUnknown();
    const captureId = await captureThere(paymentId, orderId);
    await findDifference(captureId);
    const adopt = { adopt: captureId, note: 'Newer than the backup', ...owner() };
    for (const times of [1, 2]) {
      await shop.wallet.fault({ fault, operation: 'show', times });
      await expect(reconcileHere(adopt)).rejects.toThrow('Nothing was entered');
    }
    expect((await shop.client.call('GET', `/moneyins/${paymentId}`)).status).toBe(404);
    await reconcileHere(adopt);
    expect(await shop.client.read(paymentId)).toMatchObject({
      status: 'captured',
      totalAmount: 1000,
      capturedAmount: 1000,
      currency: 'EUR',
    });
  },
);

/** Started over 10.00, and changed to 15.00 or another amount after the backup. */
const givenChangedThere = async (
  status: 'awaiting_approval' | 'expired' = 'awaiting_approval',
  totalAmount = 1500,
) => {
  const { sql } = shop.server;
  const { id, extOrderId: orderId } = await shop.client.givenPayment({
    transaction: { commissionAmount: 100 },
  });
  const items = [
    {
      merchantAccountId: 'm',
      description: 'A record',
      quantity: 1,
      unitAmount: totalAmount,
      type: 'digital',
    },
  ];
  const body = { transaction: { totalAmount, commissionAmount: 150 }, items };
  expect((await shop.client.call('PUT', `/moneyins/${id}`, body)).status).toBe(200);
  await sql`
    update payments set total_minor = 1000, commission_minor = 100, order_changed_at = null, status = ${status},
      last_move = case ${status}::text when 'expired' then 'awaiting_approval > expired' else last_move end
    where id = ${id}`;
  await sql`update payment_looks set due_at = ${tomorrow()} where payment_id = ${id}`;
  return { id, orderId };
};

const captureChanged = async (paymentId: string, orderId: string) => {
  await shop.wallet.approve(orderId);
  const expected = { paymentId, orderId, total: { currency: 'EUR', amountMinor: 1500n } };
  await shop.server.deps.wallet.captureOrder(expected, `there-${paymentId}`);
  return (await shop.wallet.truth(orderId)).captures[0]!.id;
};

const changedPostings = [
  { kind: 'wallet_clearing', account: null, amount: -1500 },
  { kind: 'commission', account: null, amount: 150 },
  { kind: 'account', account: 'shop', amount: 1350 },
];

test.each(['awaiting_approval', 'expired'] as const)(
  'a capture of a payment whose amount was changed after the backup is brought in, with the commission that someone names: %s (F28)',
  async (status) => {
    const { id, orderId } = await givenChangedThere(status);
    const captureId = await captureChanged(id, orderId);
    expect(await findDifference(captureId)).toMatchObject({ kind: 'other_state', paymentId: id });
    const adopt = { adopt: captureId, note: 'Changed after the backup' };
    await expect(reconcileHere(adopt)).rejects.toThrow(
      `is over 10.00 EUR here, and its order at the wallet over 15.00 EUR`,
    );
    await expect(reconcileHere({ ...adopt, commission: '1501' })).rejects.toThrow('more than the payment');
    await expect(reconcileHere({ ...adopt, commission: '1.50' })).rejects.toThrow('a whole number');
    expect(await shop.client.read(id)).toMatchObject({ status, totalAmount: 1000 });
    await reconcileHere({ ...adopt, commission: '150' });
    expect(await shop.client.read(id)).toMatchObject({
      status: 'captured',
      totalAmount: 1500,
      capturedAmount: 1500,
      commissionAmount: 150,
      items: [],
      operation: null,
    });
    expect(await postingsOf(shop.server, id)).toEqual(changedPostings);
    expect(await findDifference(captureId)).toBeUndefined();
    const [entry] = await shop.server.sql`
      select actor, details from audit_entries where subject = ${id} and action = 'transaction_adopted'`;
    expect(entry).toEqual({
      actor: 'command line',
      details: {
        transaction: captureId,
        note: 'Changed after the backup',
        totalAmount: 1500,
        previousTotalAmount: 1000,
        commissionAmount: 150,
      },
    });
  },
);

test('a changed amount that is captured after the restore is asked about, and the question ends when it is brought in (F28)', async () => {
  const { id, orderId } = await givenChangedThere();
  await shop.wallet.approve(orderId);
  expect((await shop.client.resume(id)).status).toBe(202);
  const captureId = (await shop.wallet.truth(orderId)).captures[0]!.id;
  expect(await shop.client.read(id)).toMatchObject({
    operation: { progress: 'mismatch' },
    totalAmount: 1000,
  });
  expect(await postingsOf(shop.server, id)).toEqual([]);
  await findDifference(captureId);
  await reconcileHere({ adopt: captureId, note: 'Changed after the backup', commission: '150' });
  expect(await shop.client.read(id)).toMatchObject({ status: 'captured', operation: null });
  expect(await postingsOf(shop.server, id)).toEqual(changedPostings);
});

test('a changed amount that is less than the former one is not adopted in the dashboard, where nobody names its commission (F28)', async () => {
  const { id, orderId } = await givenChangedThere('awaiting_approval', 700);
  await shop.wallet.approve(orderId);
  expect((await shop.client.resume(id)).status).toBe(202);
  const captureId = (await shop.wallet.truth(orderId)).captures[0]!.id;
  const payment = (await findPayment(shop.server.sql, id))!;
  const resolution = { kind: 'adopt', captureId, note } as const;
  await expect(resolvePayment(shop.server.deps, payment, administrator, resolution)).rejects.toThrow(
    `reconcile --adopt ${captureId} --commission`,
  );
  await findDifference(captureId);
  await reconcileHere({ adopt: captureId, note, commission: '150' });
  expect(await shop.client.read(id)).toMatchObject({ totalAmount: 700, capturedAmount: 700 });
});

test('a payment whose amount was changed after the backup, and that nobody approves, expires with its window (F28)', async () => {
  const { id } = await givenChangedThere();
  await shop.server
    .sql`update payments set expires_at = clock_timestamp() - interval '1 second' where id = ${id}`;
  await lookAt(shop.server, id);
  expect(await shop.client.read(id)).toMatchObject({ status: 'expired', operation: null });
});

test('no wrong answer about its order gives a payment another amount, once or more often (F29)', async () => {
  const { id, captureId } = await givenCapturedThere();
  await findDifference(captureId);
  const adopt = { adopt: captureId, note: 'After the restore', commission: '0' };
  await shop.wallet.fault({ fault: 'wrong_amount', operation: 'show', times: 3 });
  await expect(reconcileHere(adopt)).rejects.toThrow('Nothing was entered');
  expect(await shop.client.read(id)).toMatchObject({ status: 'awaiting_approval', totalAmount: 1000 });
  await shop.wallet.clearFaults();
  await shop.wallet.fault({ fault: 'wrong_amount', operation: 'show' });
  await reconcileHere(adopt);
  expect(await shop.client.read(id)).toMatchObject({
    status: 'captured',
    totalAmount: 1000,
    capturedAmount: 1000,
  });
});

/** Approved, authorised and captured at the wallet, and not here. */
const captureManualThere = async (paymentId: string, orderId: string, amountMinor: bigint) => {
  const { wallet } = shop.server.deps;
  await shop.wallet.approve(orderId);
  const total = { currency: 'EUR', amountMinor: 1000n };
  await wallet.authorizeOrder({ paymentId, orderId, total }, `there-${paymentId}`);
  const { authorizations } = await shop.wallet.truth(orderId);
  const money = { currency: 'EUR', amountMinor };
  await wallet.captureAuthorization(authorizations[0]!.id, money, `later-${paymentId}`);
  const { captures } = await shop.wallet.truth(orderId);
  return captures;
};

/** A payment that is newer than the backup. */
const givenCapturedLater = async (amountMinor: bigint) => {
  const { paymentId, orderId } = await givenUnknown({ intent: 'authorize' });
  return { paymentId, orderId, captures: await captureManualThere(paymentId, orderId, amountMinor) };
};

test('of a payment that is newer than the backup a part that was captured later is taken in, and what has gone back of it', async () => {
  const { paymentId, orderId, captures } = await givenCapturedLater(600n);
  await shop.wallet.refundAtSite(captures[0]!.id, '2.00');
  const { refunds } = await shop.wallet.truth(orderId);
  expect(await findDifference(captures[0]!.id)).toMatchObject({ kind: 'missing_here', paymentId });
  const refund = { adopt: refunds[0]!.id, note: 'Given back since' };
  await expect(reconcileHere({ ...refund, ...owner() })).rejects.toThrow('Bring its capture in first');
  await reconcileHere({ adopt: captures[0]!.id, note: 'Newer than the backup', ...owner() });
  expect(await shop.client.read(paymentId)).toMatchObject({ status: 'captured', capturedAmount: 600 });
  await givenOtherProcess();
  await expect
    .poll(() => shop.client.read(paymentId))
    .toMatchObject({ refundedAmount: 200, refundableAmount: 400 });
});

test('what has gone back of a manual payment that was captured after the backup is brought in by one call, with its capture, also when the wallet leaves a question open (F28)', async () => {
  const { id: paymentId, extOrderId: orderId } = await shop.client.givenPayment({
    transaction: { captureMode: 'manual' },
  });
  await shop.server.sql`update payment_looks set due_at = ${tomorrow()} where payment_id = ${paymentId}`;
  const captures = await captureManualThere(paymentId, orderId, 1000n);
  await shop.wallet.refundAtSite(captures[0]!.id, '2.00');
  const { refunds } = await shop.wallet.truth(orderId);
  expect(await findDifference(refunds[0]!.id)).toMatchObject({ kind: 'missing_here', paymentId });
  await shop.wallet.fault({ fault: 'connection_cut', operation: 'authorize', orderId, times: 3 });
  await reconcileHere({ adopt: refunds[0]!.id, note: 'Given back since' });
  expect(await shop.client.read(paymentId)).toMatchObject({
    status: 'captured',
    capturedAmount: 1000,
    refundedAmount: 200,
  });
});

test('a manual payment that is newer than the backup is brought in by one call', async () => {
  const { paymentId, captures } = await givenCapturedLater(1000n);
  await findDifference(captures[0]!.id);
  await reconcileHere({ adopt: captures[0]!.id, note: 'Newer than the backup', ...owner() });
  expect(await shop.client.read(paymentId)).toMatchObject({ status: 'captured', capturedAmount: 1000 });
});

test.each([
  ['half_body', 'authorize'],
  ['connection_cut', 'authorize'],
  ['error_after_effect', 'authorize'],
])(
  'a manual payment that is newer than the backup is brought in by one call, also when the wallet leaves one of its questions open: %s (F28)',
  async (fault, operation) => {
    const { paymentId, orderId, captures } = await givenCapturedLater(1000n);
    await findDifference(captures[0]!.id);
    await shop.wallet.fault({ fault, operation, orderId, times: 3 });
    await reconcileHere({ adopt: captures[0]!.id, note: 'Newer than the backup', ...owner() });
    expect(await shop.client.read(paymentId)).toMatchObject({ status: 'captured', capturedAmount: 1000 });
  },
);

test('a payment that was entered and could not be booked yet is named as entered, and brought in by the next call (F28)', async () => {
  const { paymentId, captures } = await givenCapturedLater(1000n);
  const adopt = { adopt: captures[0]!.id, note: 'Newer than the backup', ...owner() };
  await findDifference(adopt.adopt);
  // From the first call after the payment was entered.
  let isAway = false;
  const proxy = await givenProxy(shop.wallet.url, ({ path }) => {
    isAway ||= path.endsWith('/authorize');
    return isAway ? { status: 503, body: {} } : undefined;
  });
  const away = { ...shop.server.deps, wallet: givenConnector(proxy.url) };
  await expect(runReconcileCommand(away, adopt)).rejects.toThrow(
    'Nothing was booked, but the payment was entered. Try again later.',
  );
  await reconcileHere(adopt);
  expect(await shop.client.read(paymentId)).toMatchObject({ status: 'captured', capturedAmount: 1000 });
});

test('a capture that no payment of Florin was made for is not entered', async () => {
  const { paymentId, orderId } = await givenUnknown({ paymentId: 'order-17' });
  const captureId = await captureThere(paymentId, orderId);
  await findDifference(captureId);
  await expect(reconcileHere({ adopt: captureId, note: 'x', ...owner() })).rejects.toThrow(
    'names no payment of Florin',
  );
  await shop.wallet.refundAtSite(captureId, '10.00');
  const [refund] = (await shop.wallet.truth(orderId)).refunds;
  expect(await findDifference(refund!.id)).toBeUndefined();
});

test("a refund at the wallet's own site that nobody told us of is found, and brought in", async () => {
  const { id, captureId, extOrderId } = await givenCaptured();
  await shop.wallet.refundAtSite(captureId, '4.00');
  const { refunds } = await shop.wallet.truth(extOrderId);
  const refundId = refunds[0]!.id;
  expect(await findDifference(refundId)).toMatchObject({
    kind: 'missing_here',
    subject: 'refund',
    paymentId: id,
    wallet: { amount: 400, currency: 'EUR' },
    here: { status: null },
  });
  await reconcileHere({ adopt: refundId, note: 'By the shop' });
  expect(await shop.client.read(id)).toMatchObject({ refundedAmount: 400 });
  expect(await findDifference(refundId)).toBeUndefined();
});

/** 3.00 is booked instead of the 2.00 that went back at the wallet's site. */
const givenWronglyBooked = async () => {
  const payment = await givenCaptured();
  await shop.wallet.refundAtSite(payment.captureId, '2.00');
  return { ...payment, refundId: await bookWrongRefund(shop.server, payment, 300n) };
};

const note = 'Compared at the wallet';

test('a refund that was booked wrongly is not adopted, and is corrected by an entry that names the wrong one (F29)', async () => {
  const { id, refundId, captureId } = await givenWronglyBooked();
  await bookedAMinuteAgo();
  expect(await findDifference(refundId)).toMatchObject({ kind: 'other_amount' });
  const adopting = reconcileHere({ adopt: refundId, note });
  await expect(adopting).rejects.toThrow(`is booked with another amount for the payment ${id}`);
  expect(await shop.client.read(id)).toMatchObject({ refundedAmount: 300 });
  await reconcileHere({ correct: refundId, note });
  expect(await shop.client.read(id)).toMatchObject({ refundedAmount: 200, operation: null });
  expect(await balancesOf(id)).toEqual({ shop: 800, wallet_clearing: -800 });
  const { sql } = shop.server;
  expect(
    await sql`select number, kind, coalesce(corrects, fee_of) as of from ledger_entries where payment_id = ${id} order by 1`,
  ).toEqual([
    { number: 1, kind: 'capture', of: null },
    { number: 2, kind: 'fee', of: 1 },
    { number: 3, kind: 'refund', of: null },
    { number: 4, kind: 'fee', of: 3 },
    // The fee of the wrong refund first, and then the refund itself.
    { number: 5, kind: 'correction', of: 4 },
    { number: 6, kind: 'correction', of: 3 },
    { number: 7, kind: 'refund', of: null },
    { number: 8, kind: 'fee', of: 7 },
  ]);
  const events = await sql`
    select type, details ->> 'amount' as amount, details ->> 'previousAmount' as previous from all_events
    where subject_id = ${id} order by sequence desc limit 2`;
  expect(events.map((event) => ({ ...event }))).toEqual([
    { type: 'payment.reviewed', amount: null, previous: null },
    { type: 'refund.corrected', amount: '200', previous: '300' },
  ]);
  expect(await findDifference(refundId)).toBeUndefined();
  // What the wallet takes back after that is booked as any other.
  await shop.wallet.reverse(captureId);
  await lookAt(shop.server, id, { by: 'wallet' });
  expect(await shop.client.read(id)).toMatchObject({ refundedAmount: 1000, operation: null });
});

test('a refund that is booked and that the wallet does not have is corrected to nothing (F29)', async () => {
  const { id } = await givenCaptured();
  expect((await shop.client.call('PUT', `/refund/${id}`, { amountToRefund: 300 })).status).toBe(200);
  const { sql } = shop.server;
  await sql`update refunds set wallet_refund_id = 'NOWHERE', operation_number = null where payment_id = ${id}`;
  // The wallet shows that refund under its own id. Take it out of the way: it is another payment's problem here.
  const [row] = await sql<
    { order: string }[]
  >`select wallet_order_id as order from payments where id = ${id}`;
  const truth = await shop.wallet.truth(row!.order);
  expect(truth.refunds).toHaveLength(1);
  await lookAt(shop.server, id, { by: 'wallet' });
  const payment = (await findPayment(sql, id))!;
  await resolvePayment(shop.server.deps, payment, administrator, { kind: 'correct', note });
  expect(await shop.client.read(id)).toMatchObject({ refundedAmount: 0, operation: null });
  await lookAt(shop.server, id);
  expect(await shop.client.read(id)).toMatchObject({ refundedAmount: 300, operation: null });
  expect(await balancesOf(id)).toEqual({ shop: 700, wallet_clearing: -700 });
});

test('what is booked as the wallet has it is neither adopted nor corrected: both fail and say so', async () => {
  const { captureId } = await givenCapturedThere();
  await findDifference(captureId);
  await reconcileHere({ adopt: captureId, note });
  await expect(reconcileHere({ adopt: captureId, note })).rejects.toThrow('is booked already');
  await expect(reconcileHere({ correct: captureId, note })).rejects.toThrow(
    'No comparison has found a refund',
  );
});

test('a reversal that is brought in is called one from the start, also in its event (F28)', async () => {
  const { id, captureId, extOrderId } = await givenCaptured();
  await shop.wallet.reverse(captureId);
  const [reversal] = (await shop.wallet.truth(extOrderId)).refunds;
  expect(await findDifference(reversal!.id)).toMatchObject({ kind: 'missing_here', subject: 'refund' });
  await reconcileHere({ adopt: reversal!.id, note });
  expect(await shop.client.read(id)).toMatchObject({ refunds: [{ origin: 'reversal', amount: 1000 }] });
  expect(
    await shop.server.sql`
      select details->>'origin' as origin from all_events where subject_id = ${id} and type = 'refund.completed'`,
  ).toEqual([{ origin: 'reversal' }]);
});

test('a reversal that nobody reported is called one by the daily comparison, and a wrong id is corrected', async () => {
  const { id, captureId, extOrderId } = await givenCaptured();
  await shop.wallet.reverse(captureId);
  await lookAt(shop.server, id, { by: 'wallet' });
  const other = await givenCaptured();
  expect((await shop.client.call('PUT', `/refund/${other.id}`, {})).status).toBe(200);
  const { sql } = shop.server;
  await sql`update refunds set wallet_refund_id = 'WRONG' where payment_id = ${other.id}`;
  await bookedAMinuteAgo();
  const [reversal] = (await shop.wallet.truth(extOrderId)).refunds;
  expect(await findDifference(reversal!.id)).toBeUndefined();
  expect(await findDifference('WRONG')).toBeUndefined();
  expect(await sql`select origin from refunds where payment_id = ${id}`).toEqual([{ origin: 'reversal' }]);
  const [refund] = (await shop.wallet.truth(other.extOrderId)).refunds;
  expect(await sql`select wallet_refund_id as id from refunds where payment_id = ${other.id}`).toEqual([
    { id: refund!.id },
  ]);
});

test('while the wallet does not say whose a refund is, that refund is not compared, and is not called missing', async () => {
  const { id, captureId, extOrderId: orderId } = await givenCaptured();
  await shop.wallet.refundAtSite(captureId, '4.00');
  const { refunds } = await shop.wallet.truth(orderId);
  const refundId = refunds[0]!.id;
  expect(await findDifference(refundId)).toMatchObject({ kind: 'missing_here' });
  await reconcileHere({ adopt: refundId, note: 'By the shop' });
  expect(await shop.client.read(id)).toMatchObject({ refundedAmount: 400 });
  await shop.wallet.fault({ fault: 'error_before_effect', operation: 'captureShow', orderId, times: 1000 });
  const [, from, , to] = period();
  const { json, text } = await reconcileHere({ from, to });
  await shop.wallet.clearFaults();
  const { unchecked, differences } = json as { unchecked: number; differences: { walletId: string }[] };
  expect(differences.filter(({ walletId }) => walletId === refundId)).toEqual([]);
  expect(unchecked).toBe(1);
  expect(text).toContain('The wallet did not say enough to compare 1 entry.');
});

test('a capture of a payment that has ended is brought in, also when all of it has gone back since, and then what went back (F28)', async () => {
  const { id, captureId, orderId } = await givenCapturedThere('expired');
  await shop.wallet.reverse(captureId);
  const [reversal] = (await shop.wallet.truth(orderId)).refunds;
  expect(await findDifference(captureId)).toMatchObject({ kind: 'other_state' });
  await reconcileHere({ adopt: captureId, note });
  await lookAt(shop.server, id);
  expect(await shop.client.read(id)).toMatchObject({
    status: 'captured',
    refundedAmount: 1000,
    refunds: [{ origin: 'reversal' }],
    operation: null,
  });
  await bookedAMinuteAgo();
  expect(await findDifference(captureId)).toBeUndefined();
  expect(await findDifference(reversal!.id)).toBeUndefined();
});

test('a capture of a payment that is newer than the backup is found and followed while the wallet has not decided it (F28)', async () => {
  const { paymentId, orderId } = await givenUnknown();
  await shop.wallet.approve(orderId, 'pia');
  const expected = { paymentId, orderId, total: { currency: 'EUR', amountMinor: 1000n } };
  await shop.server.deps.wallet.captureOrder(expected, `there-${paymentId}`);
  const [capture] = (await shop.wallet.truth(orderId)).captures;
  expect(capture!.status).toBe('PENDING');
  expect(await findDifference(capture!.id)).toMatchObject({ kind: 'missing_here', wallet: { status: 'P' } });
  const adopting = reconcileHere({ adopt: capture!.id, note, ...owner() });
  await expect(adopting).rejects.toThrow('Nothing was booked');
  await shop.wallet.settle(capture!.id, 'completed');
  await lookAt(shop.server, paymentId);
  expect(await shop.client.read(paymentId)).toMatchObject({ status: 'captured', capturedAmount: 1000 });
});

test('a part of a payment that is newer than the backup, which the wallet declines after it was brought in, ends it: no question stays open (F28)', async () => {
  await shop.wallet.fault({ fault: 'pending_capture', operation: 'authorizationCapture' });
  const { paymentId, captures } = await givenCapturedLater(400n);
  expect(captures[0]!.status).toBe('PENDING');
  await findDifference(captures[0]!.id);
  const adopting = reconcileHere({ adopt: captures[0]!.id, note, ...owner() });
  await expect(adopting).rejects.toThrow('could be taken over');
  expect(await shop.client.read(paymentId)).toMatchObject({ operation: { progress: 'mismatch' } });
  await shop.wallet.settle(captures[0]!.id, 'declined');
  await lookAt(shop.server, paymentId);
  expect(await shop.client.read(paymentId)).toMatchObject({
    status: 'failed',
    capturedAmount: 0,
    operation: null,
  });
  expect(await postingsOf(shop.server, paymentId)).toEqual([]);
});

test('what the wallet has not decided yet is a difference where nobody here waits for it, because its day is not compared again', async () => {
  const { paymentId, orderId } = await givenUnknown();
  const unknown = await captureThere(paymentId, orderId);
  const over = await givenCapturedThere('expired');
  const waiting = await givenCapturedThere();
  const captured = await givenCaptured();
  await shop.wallet.refundAtSite(captured.captureId, '4.00');
  const { refunds } = await shop.wallet.truth(captured.extOrderId);
  const ids = new Set([unknown, over.captureId, waiting.captureId, refunds[0]!.id]);
  const { deps } = shop.server;
  const listTransactions: Wallet['listTransactions'] = async (...given) => {
    const { result, calls } = await deps.wallet.listTransactions(...given);
    if (typeof result !== 'object') return { result, calls };
    const transactions = result.transactions.map((one) =>
      ids.has(one.id) ? { ...one, status: 'P', meaning: 'pending' as const } : one,
    );
    return { result: { ...result, transactions }, calls };
  };
  const to = new Date(Math.ceil(Date.now() / 1000) * 1000);
  const wanted = { from: new Date(to.getTime() - 3_600_000), to };
  const wallet = { ...deps.wallet, listTransactions };
  const { differences } = await reconcilePeriod({ ...deps, wallet }, wanted, 'operator');
  const found = differences.filter(({ transactionId }) => ids.has(transactionId));
  expect(new Map(found.map(({ transactionId, kind, subject }) => [transactionId, [subject, kind]]))).toEqual(
    new Map([
      [unknown, ['capture', 'missing_here']],
      [over.captureId, ['capture', 'other_state']],
      [refunds[0]!.id, ['refund', 'missing_here']],
    ]),
  );
});

test('what is booked here and unknown at the wallet is found by asking for it', async () => {
  const id = await givenPaymentIn(shop.server, 'captured');
  await shop.server.sql`update captures set wallet_capture_id = 'UNKNOWNTHERE' where payment_id = ${id}`;
  await bookedAMinuteAgo();
  expect(await findDifference('UNKNOWNTHERE')).toMatchObject({
    kind: 'missing_there',
    subject: 'capture',
    paymentId: id,
    wallet: { status: null },
    here: { status: 'captured', amount: 100, currency: 'EUR' },
  });
});

/** Captured here long ago, in the second that is given, and unknown to the wallet's report. */
const givenBookedAt = async (at: Date, count: number) => {
  const { sql } = shop.server;
  const payment = await aNewPayment(shop.server, tomorrow());
  const ids = Array.from({ length: count }, (_, index) => `${payment.id}-${index}`);
  for (const id of ids) await insertPayment(sql, { ...payment, id, walletOrderId: id });
  const transfers = JSON.stringify([{ ...transferOf(payment), amountMinor: '100' }]);
  await sql`
    with written as (
      select id, 1 as platform_id, ${at}::timestamptz as at, ${transfers}::text::jsonb as transfers, null::jsonb as fee_transfers,
        1 as entry_number, null::integer as fee_entry
      from unnest(${ids}::text[]) as id),
    looks as (delete from payment_looks where payment_id = any(${ids})),
    ${postCaptures(sql)}, ${forceCaptures(sql)}
    update payments set status = 'captured', last_move = 'awaiting_approval > captured',
      captured_minor = 100
    where id = any(${ids})`;
};

test("of what the wallet's report does not show 500 are asked about, and the rest is said not to be compared", async () => {
  const from = new Date('2001-01-01T00:00:00Z');
  const to = new Date('2001-01-01T01:00:00Z');
  await givenBookedAt(from, 502);
  const { deps } = shop.server;
  const capture = { id: 'c', money: { currency: 'EUR', amountMinor: 100n } };
  let asked = 0;
  const wallet: Wallet = {
    ...deps.wallet,
    listTransactions: () =>
      Promise.resolve({
        result: { transactions: [], foreign: [], unreadable: [], pages: 1, refreshedAt: new Date() },
        calls: [],
      }),
    showCapture: () => {
      asked += 1;
      return Promise.resolve({ result: { outcome: 'captured', capture }, calls: [] });
    },
  };
  const { run } = await reconcilePeriod({ ...deps, wallet }, { from, to }, 'operator');
  expect(asked).toBe(500);
  expect(run).toMatchObject({ hereCount: 502, uncheckedCount: 2, differenceCount: 0 });
});

test('a capture of another amount is found', async () => {
  const { id, captureId } = await givenCaptured();
  await shop.server.sql`update captures set amount_minor = 999 where payment_id = ${id}`;
  expect(await findDifference(captureId)).toMatchObject({
    kind: 'other_amount',
    paymentId: id,
    wallet: { amount: 1000 },
    here: { amount: 999 },
  });
  await shop.server.sql`update captures set amount_minor = 1000 where payment_id = ${id}`;
});

test('a period with more transactions than the wallet lists is read in shorter parts', async () => {
  const { captureId } = await givenCapturedThere();
  const { deps } = shop.server;
  const to = new Date(Math.ceil(Date.now() / 1000) * 1000);
  const from = new Date(to.getTime() - 86_400_000);
  const hourMs = 3_600_000;
  let refusals = 0;
  const wallet: Wallet = {
    ...deps.wallet,
    // As the wallet answers when there are more than ten thousand.
    listTransactions: async (period, page) => {
      if (period.to.getTime() - period.from.getTime() <= hourMs)
        return deps.wallet.listTransactions(period, page);
      refusals += 1;
      return { result: 'too_many', calls: [] };
    },
  };
  const { differences } = await reconcilePeriod({ ...deps, wallet }, { from, to }, 'operator');
  expect(refusals).toBeGreaterThan(0);
  expect(differences.filter(({ transactionId }) => transactionId === captureId)).toHaveLength(1);
});

test("what the wallet's reports do not show yet is not called missing", async () => {
  const captured = await givenCaptured();
  await shop.wallet.fault({ fault: 'search_behind', operation: 'transactionSearch' });
  const now = new Date();
  const hourAgo = new Date(now.getTime() - 3_600_000);
  const { run, differences } = await reconcilePeriod(
    shop.server.deps,
    { from: hourAgo, to: now },
    'operator',
  );
  expect(run).toMatchObject({ comparedUntil: hourAgo, thereCount: 0, hereCount: 0 });
  expect(differences).toEqual([]);
  expect(await findDifference(captured.captureId)).toBeUndefined();
});

/** The comparison of a second whose report has exactly these rows. */
const compareReport = async (rows: readonly unknown[], unknownCapture = '') => {
  const url = await givenReport(shop.wallet.url, rows, unknownCapture);
  const { logged, deps } = shop.server;
  const before = logged.length;
  const to = new Date();
  const [from, until] = [new Date(to.getTime() - 1000), to].map((at) => at.toISOString());
  const printed = await runReconcileCommand({ ...deps, wallet: givenConnector(url) }, { from, to: until });
  return { ...printed, json: printed.json as Compared, alerts: logged.slice(before) };
};

interface Compared {
  readonly walletTransactions: number;
  readonly unchecked: number;
  readonly unreadable: readonly string[];
  readonly differences: readonly { readonly walletId: string }[];
  readonly foreignCount: number;
  readonly foreign: readonly { readonly walletId: string }[];
}

const readLatest = async () => {
  const viewer = await signIn(shop.server, await shop.server.givenOperator('viewer'));
  const { items } = (await (await viewer.get('/reconciliations?limit=1')).json()) as { items: Compared[] };
  return items[0]!;
};

test('what is no payment of ours at the wallet is listed apart, here and in the dashboard, without a difference and without an alert', async () => {
  const { json, text, hasFindings, alerts } = await compareReport([
    rowOf('FOREIGN1', 'T0013', '20.00'),
    rowOf('FOREIGN2', 'T0400', '-250.00'),
    rowOf('FOREIGN3', 'T0200', '-3.5'),
    rowOf('FOREIGN4', 'T2101', '-20.00'),
    rowOf('FOREIGN5', 'T0001', '-20.00', { transaction_initiation_date: '0000-01-01T00:00:00Z' }),
    rowOf('FOREIGN6', 'T9999', `-${'9'.repeat(30)}`),
  ]);
  expect(json).toMatchObject({ walletTransactions: 0, unchecked: 0, differences: [], foreignCount: 6 });
  const createdAt = '2026-11-14T09:30:00.000Z';
  const eur = { currency: 'EUR', createdAt };
  const foreign = [
    { walletId: 'FOREIGN1', code: 'T0013', category: 'donation', amount: 2000, ...eur },
    { walletId: 'FOREIGN2', code: 'T0400', category: 'withdrawal', amount: -25_000, ...eur },
    { walletId: 'FOREIGN3', code: 'T0200', category: 'conversion', amount: -350, ...eur },
    { walletId: 'FOREIGN4', code: 'T2101', category: 'hold', amount: -2000, ...eur },
    { walletId: 'FOREIGN5', code: 'T0001', category: 'payment_sent', amount: -2000, ...eur, createdAt: null },
    { walletId: 'FOREIGN6', code: 'T9999', category: 'other', amount: null, currency: null, createdAt },
  ];
  expect(json.foreign).toEqual(foreign);
  expect(await readLatest()).toMatchObject({ differences: [], foreignCount: 6, foreign });
  expect(text).toMatch(
    /6 at the wallet are no payments of Florin:\n.*\nFOREIGN1 +donation +T0013 +20\.00 EUR/,
  );
  expect({ hasFindings, alerts }).toEqual({ hasFindings: false, alerts: [] });
});

test('of what is no payment of ours a hundred are listed, and all are counted', async () => {
  const rows = Array.from({ length: 101 }, (_, index) => rowOf(`PAYOUT${index}`, 'T0400', '-1.00'));
  await compareReport(rows);
  const { foreignCount, foreign } = await readLatest();
  expect({ foreignCount, listed: foreign.length }).toEqual({ foreignCount: 101, listed: 100 });
});

test('money that gives back something that is no payment of ours is listed apart, and what gives back a lost payment is a difference', async () => {
  const known = await givenCaptured();
  const lost = makePaymentId(new Date());
  const { json, alerts } = await compareReport([
    rowOf('BACK1', 'T1107', '-5.00', { paypal_reference_id: 'DONATION1' }),
    rowOf('BACK2', 'T1201', '-5.00', { paypal_reference_id: 'DONATION1', custom_field: 'order-17' }),
    rowOf('BACK3', 'T1107', '-5.00', { paypal_reference_id: known.captureId }),
    rowOf('BACK4', 'T1107', '-5.00', { paypal_reference_id: 'LOST1', custom_field: `${lost}-2-1f0c93ab` }),
    rowOf('BACK5', 'T1107', '-5.00', { paypal_reference_id: 'LOST1', custom_field: lost }),
    rowOf('BACK6', 'T1107', '-5.00'),
  ]);
  expect(json).toMatchObject({
    walletTransactions: 4,
    foreign: [
      { walletId: 'BACK1', category: 'refund' },
      { walletId: 'BACK2', category: 'reversal' },
    ],
    differences: [
      { walletId: 'BACK3', paymentId: known.id },
      { walletId: 'BACK4' },
      { walletId: 'BACK5' },
      { walletId: 'BACK6' },
    ],
  });
  expect(alerts).toMatchObject([
    { msg: 'ALERT: what moved at the wallet is not what is booked', differences: 4 },
  ]);
});

test('money that gives back a payment of ours is a difference also while the wallet does not know the capture', async () => {
  const { id, captureId } = await givenCaptured();
  const { json } = await compareReport(
    [rowOf('BACK7', 'T1107', '-5.00', { paypal_reference_id: captureId })],
    captureId,
  );
  expect(json).toMatchObject({ foreign: [], differences: [{ walletId: 'BACK7', paymentId: id }] });
});

test("a row of the wallet's report that cannot be read costs only itself: the others are compared, and the comparison is incomplete", async () => {
  const { captureId } = await givenCaptured();
  const { json, text, hasFindings, alerts } = await compareReport([
    rowOf('NOAMOUNT', 'T0006', '5.00', { transaction_amount: null }),
    rowOf('MISSINGHERE', 'T0006', '5.00'),
    null,
    rowOf(captureId, 'T0006', '10.00', { transaction_status: 7 }),
    'no row',
    rowOf('FOREIGN7', 'T0400', '-5.00'),
  ]);
  const unreadable = ['NOAMOUNT', 'row 3 of page 1', captureId, 'row 5 of page 1'];
  expect(json).toMatchObject({
    walletTransactions: 1,
    unchecked: 4,
    unreadable,
    differences: [{ walletId: 'MISSINGHERE' }],
    foreign: [{ walletId: 'FOREIGN7' }],
  });
  expect(await readLatest()).toMatchObject({ unchecked: 4, unreadable });
  expect(text).toContain(`report that cannot be read: ${unreadable.join(', ')}.`);
  expect(hasFindings).toBe(true);
  expect(alerts).toMatchObject([
    { msg: 'ALERT: what moved at the wallet is not what is booked' },
    { msg: "ALERT: rows of the wallet's report cannot be read, and were not compared", rows: unreadable },
  ]);
});

test('a comparison in which nothing differs and a row cannot be read is not called complete', async () => {
  const { text, hasFindings } = await compareReport([null]);
  expect(text).toMatch(/cannot be read: row 1 of page 1\.\nNo differences in what was compared\.$/);
  expect(hasFindings).toBe(true);
});

test('a wallet that does not answer is a failure and no result', async () => {
  await shop.wallet.fault({ fault: 'error_before_effect', operation: 'transactionSearch', times: 3 });
  const [, from, , to] = period();
  await expect(reconcileHere({ from, to })).rejects.toThrow('cannot be listed. Nothing was compared.');
  await shop.wallet.clearFaults();
});

test.each([
  ['no period', {}, 'Give the period as --from 2026-11-01 --to 2026-11-15.'],
  ['a period in the future', { from: '2999-01-01', to: '2999-01-02' }, 'before now'],
  ['a period that is too long', { from: '1999-01-01', to: '2001-01-02' }, 'at most 366 days'],
  ['--adopt without a note', { adopt: 'X' }, '--adopt needs a --note'],
  [
    '--adopt for an account with an invisible character',
    { adopt: 'X', note: 'y', key: 'k', account: 'my\u200Bshop' },
    '--account has U+200B, an invisible character, as character 3.',
  ],
  [
    '--adopt of what was not found',
    { adopt: 'X', note: 'y' },
    'No comparison has found a difference about X',
  ],
])('%s is refused with what is missing', async (_, options, message) => {
  await expect(reconcileHere(options)).rejects.toThrow(message);
});

/** What was compared without an order, the oldest first. */
const listDaily = () => shop.server.sql<{ from: Date; to: Date; until: Date }[]>`
  select from_at as "from", to_at as "to", compared_until as until from reconciliations
  where requested_by = 'service' order by number`;

test('a service compares the day before by itself when that is due', async () => {
  const { deps, sql } = shop.server;
  const midnight = new Date(dayOf(Date.now()));
  const dayBefore = new Date(midnight.getTime() - daySeconds * 1000);
  await runDaily(deps);
  await sql`update daily_reconciliations set due_at = ${midnight}, compared_until = ${dayBefore}`;
  await givenOtherProcess();
  await expect.poll(listDaily).toEqual([{ from: dayBefore, to: midnight, until: midnight }]);
});

test('each day is compared once, by one of many processes, from where the last comparison ended', async () => {
  const { deps, advance } = shop.server;
  const advanceBoth = async (seconds: number) => {
    advance(seconds);
    await shop.wallet.advance(seconds);
  };
  const [first] = await listDaily();
  await runDaily(deps);
  expect(await listDaily()).toEqual([first]);
  await advanceBoth(2 * daySeconds);
  await Promise.all([runDaily(deps), runDaily(deps)]);
  const midnight = new Date(dayOf(deps.realClock().getTime()));
  const second = { from: first!.until, to: midnight, until: midnight };
  expect(await listDaily()).toEqual([first, second]);
  await runDaily(deps);
  expect(await listDaily()).toEqual([first, second]);
  await advanceBoth(3 * daySeconds);
  await runDaily(deps);
  expect((await listDaily()).slice(2)).toMatchObject([{ from: midnight }]);
});

test('after a pause of more than 30 days the log names the time that nobody has compared', async () => {
  const { deps, sql, logged } = shop.server;
  expect(await runDaily(deps)).toBeUndefined();
  const midnight = new Date(dayOf(deps.realClock().getTime())).getTime();
  const daysAgo = (days: number) => new Date(midnight - days * daySeconds * 1000);
  await sql`update daily_reconciliations set due_at = ${deps.realClock()}, compared_until = ${daysAgo(40)}`;
  await runDaily(deps);
  const alerts = logged.filter(({ msg }) => msg.startsWith('ALERT: a time was not compared'));
  expect(alerts).toMatchObject([{ from: daysAgo(40).toISOString(), to: daysAgo(30).toISOString() }]);
});

/** A comparison of the next day, stopped where it asks the wallet for its transactions. */
const givenSlowDaily = async () => {
  const { deps, advance } = shop.server;
  expect(await runDaily(deps)).toBeUndefined();
  const before = (await listDaily()).length;
  advance(daySeconds);
  await shop.wallet.advance(daySeconds);
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const wallet: Wallet = {
    ...deps.wallet,
    listTransactions: async (...given) => {
      asked.resolve();
      await released.promise;
      return deps.wallet.listTransactions(...given);
    },
  };
  const running = runDaily({ ...deps, wallet });
  await asked.promise;
  return { before, running, release: released.resolve };
};

test('a comparison that takes long keeps its turn, and none is started beside it', async () => {
  const { deps, advance, sql } = shop.server;
  const { before, running, release } = await givenSlowDaily();
  for (const minutes of [8, 16, 24]) {
    advance(8 * 60);
    const now = deps.realClock();
    const isKept = () =>
      sql`select 1 from daily_reconciliations where due_at > ${new Date(now.getTime() + 5 * 60_000)}`;
    await expect.poll(isKept, { message: `${minutes} minutes` }).toHaveLength(1);
    expect(await runDaily(deps)).toBeUndefined();
  }
  release();
  expect(await running).toMatchObject({ requestedBy: 'service' });
  expect(await listDaily()).toHaveLength(before + 1);
});

test('what a process finds after it has lost its turn is not kept beside what another one finds', async () => {
  const { deps, sql } = shop.server;
  const { before, running, release } = await givenSlowDaily();
  await sql`update daily_reconciliations set due_at = ${deps.realClock()}`;
  expect(await runDaily(deps)).toMatchObject({ requestedBy: 'service' });
  release();
  await expect(running).rejects.toThrow('another process has taken the comparison over');
  expect(await listDaily()).toHaveLength(before + 1);
});

test('the dashboard lists the comparisons with what they found, newest first', async () => {
  const viewer = await signIn(shop.server, await shop.server.givenOperator('viewer'));
  const read = async (query: string) =>
    (await (await viewer.get(`/reconciliations?${query}`)).json()) as {
      items: { requestedBy: string; differences: { kind: string }[] }[];
      nextCursor: string | null;
    };
  const first = await read('limit=2');
  expect(first.items.map(({ requestedBy }) => requestedBy)).toEqual(['service', 'service']);
  const items = [...first.items];
  for (let after = first.nextCursor; after !== null;) {
    const page = await read(`limit=50&after=${after}`);
    items.push(...page.items);
    after = page.nextCursor;
  }
  expect(items.at(-2)).toMatchObject({ requestedBy: 'operator', differenceCount: 2 });
  expect(items.at(-2)!.differences.map(({ kind }) => kind)).toEqual(['other_state', 'other_state']);
});

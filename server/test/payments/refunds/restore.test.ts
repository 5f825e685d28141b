import { beforeAll, expect, test } from 'vitest';
import { runReconcileCommand } from '../../../src/payments/reconciliation/command.ts';
import { makeRefundPayment } from '../../../src/payments/refunds/refund-payment.ts';
import { findPayment } from '../../../src/payments/store/queries.ts';
import { makeSettlePayment } from '../../../src/payments/settle/settle-payment.ts';
import { lookAt } from '../../operations/support.ts';
import { administrator } from '../../support/actors.ts';
import { givenBackup, givenDatabase } from '../../support/database.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { startWallet, type SimulatedWallet } from '../../wallet/support.ts';
import { makeCalls, makeClient, walletSettings } from '../support.ts';
import { makeRefunds } from './support.ts';

// A backup is restored that is older than a refund. The database is really copied before the refund and used after it.

interface Restored {
  readonly payment: { readonly id: string; readonly extOrderId: string };
  /** The refund that came after the backup, as the wallet knows it. */
  readonly lostId: string;
}

const shop = {} as { wallet: SimulatedWallet; server: TestServer; client: ReturnType<typeof makeCalls> };
const ready: Restored[] = [];

/** 10.00 captured, a backup, 5.00 refunded, and the backup restored: as many payments as there are tests. */
beforeAll(async () => {
  shop.wallet = await startWallet();
  const settings = { ...walletSettings(shop.wallet), DATABASE_URL: await givenDatabase() };
  const before = await startServer(settings, { isQuiet: true });
  const client = await makeClient(before);
  const { givenCaptured } = makeRefunds({ wallet: shop.wallet, server: before, client });
  const payments = await Promise.all(Array.from({ length: cases.length + 1 }, () => givenCaptured()));
  await before.close();
  const backup = await givenBackup(settings.DATABASE_URL);
  const lost = await startServer(settings, { isQuiet: true });
  const { call } = makeCalls(lost.url, client.token);
  for (const payment of payments) {
    const { status } = await call('PUT', `/refund/${payment.id}`, { amountToRefund: 500 });
    if (status !== 200) throw new Error(`the refund before the restore is answered ${status}`);
    const [refund] = (await shop.wallet.truth(payment.extOrderId)).refunds;
    ready.push({ payment, lostId: refund!.id });
  }
  await lost.close();
  shop.server = await startServer({ ...settings, DATABASE_URL: backup }, { isQuiet: true });
  shop.client = makeCalls(shop.server.url, client.token);
  return async () => {
    await shop.server.close();
    await shop.wallet.close();
  };
});

const adopt = async ({ lostId }: Restored) => {
  const hour = 60 * 60 * 1000;
  const [from, to] = [-hour, hour].map((ms) => new Date(Date.now() + ms).toISOString());
  await runReconcileCommand(shop.server.deps, { from, to });
  await runReconcileCommand(shop.server.deps, { adopt: lostId, note: 'from before the restore' });
};

const asPlatform = async ({ payment }: Restored, amount: number) => {
  const answer = await shop.client.call('PUT', `/refund/${payment.id}`, { amountToRefund: amount });
  return { status: answer.status, body: (await answer.json()) as { status: string } };
};

const asOperator = async ({ payment }: Restored, amount: number) => {
  const { deps } = shop.server;
  const found = (await findPayment(deps.sql, payment.id))!;
  const { refund } = await makeRefundPayment(deps, makeSettlePayment(deps))(found, {
    attempt: crypto.randomUUID(),
    amountMinor: BigInt(amount),
    comment: undefined,
    returnsCommission: true,
    by: administrator,
  });
  return { status: 200, body: { status: refund.status } };
};

const cases = [asPlatform, asOperator].flatMap((by) =>
  [300, 500].flatMap((amount) => (['before', 'after'] as const).map((when) => ({ by, amount, when }))),
);

test.each(cases.map((one) => ({ ...one, name: one.by.name })))(
  'after a restore a refund of $amount is made ($name), and the lost one is booked $when it (F30)',
  async ({ by, amount, when }) => {
    const restored = ready.pop()!;
    const { payment } = restored;
    if (when === 'before') await adopt(restored);
    expect(await by(restored, amount)).toMatchObject({ status: 200, body: { status: 'completed' } });
    // The wallet tells the sum of all refunds, so the lost one is looked for.
    if (when === 'after') await lookAt(shop.server, payment.id);
    expect(await shop.wallet.truth(payment.extOrderId)).toMatchObject({
      refundCount: 2,
      refunded: { minor: 500 + amount },
    });
    expect(await shop.client.read(payment.id)).toMatchObject({
      operation: null,
      refundedAmount: 500 + amount,
      refundableAmount: 500 - amount,
    });
  },
);

test('after a restore more than what the wallet has left is refused, and the lost refund is booked (F30)', async () => {
  const restored = ready.pop()!;
  const { payment } = restored;
  expect(await asPlatform(restored, 700)).toMatchObject({ status: 422, body: { code: 'refund_refused' } });
  await lookAt(shop.server, payment.id);
  expect(await shop.client.read(payment.id)).toMatchObject({ operation: null, refundedAmount: 500 });
  expect(await asPlatform(restored, 500)).toMatchObject({ status: 200 });
  expect(await shop.wallet.truth(payment.extOrderId)).toMatchObject({ refunded: { minor: 1000 } });
});

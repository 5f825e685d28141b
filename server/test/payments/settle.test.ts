import { expect, test } from 'vitest';
import { findPayment } from '../../src/payments/queries.ts';
import { makeSettlePayment } from '../../src/payments/settle-payment.ts';
import { movePayment } from '../../src/payments/write-queries.ts';
import { givenShop } from './support.ts';

const shop = givenShop();

const tomorrow = () => new Date(Date.now() + 86_400_000);

test('whoever claims a payment is told the outcome of that claim, not of one that was waited for before', async () => {
  const { client, wallet, server } = shop;
  const { sql, parts } = server;
  const settle = makeSettlePayment(parts);
  const { id, extOrderId: orderId } = await client.givenPayment({ transaction: { captureMode: 'manual' } });
  const rest = { at: new Date(), checkAt: tomorrow() };
  const payment = (await findPayment(sql, id))!;
  const change = { claimedUntil: tomorrow() };
  const held = (await movePayment(sql, { payment, move: 'claim_authorization', ...rest, change }))!;
  // Somebody waits for whoever holds it, as after a notification.
  const waiting = settle(held);
  await wallet.approve(orderId);
  const total = { currency: 'EUR', amountMinor: 1000n };
  const { result } = await parts.wallet.authorizeOrder({ orderId, total }, `${id}-1`);
  expect(result).toMatchObject({ outcome: 'authorized' });
  const { authorization } = result as Extract<typeof result, { outcome: 'authorized' }>;
  const claimed = await sql.begin(async (tx) => {
    const walletAuthorizationId = authorization.id;
    const authorized = await movePayment(tx, {
      payment: held,
      move: 'authorize',
      ...rest,
      change: { walletAuthorizationId },
    });
    const claim = { claimedUntil: rest.at, claimedMinor: 1000n };
    return movePayment(tx, { payment: authorized!, move: 'claim_validation', ...rest, change: claim });
  });
  expect(await settle(claimed!)).toMatchObject({ status: 'captured' });
  await waiting;
});

import { expect, test } from 'vitest';
import { reconcilePeriod } from '../../../src/payments/reconciliation/reconcile-period.ts';
import { lookAt } from '../../operations/support.ts';
import { signIn } from '../../support/dashboard.ts';
import { fc } from '../../support/properties.ts';
import { readWalletReport } from '../../wallet/read-wallet-report.ts';
import { givenShop } from '../support.ts';

const shop = givenShop({ isQuiet: true });

/** What happens to a payment. Amounts are in the minor unit. */
const story = fc.record({
  currency: fc.constantFrom('EUR', 'EUR', 'JPY'),
  total: fc.integer({ min: 1, max: 50_000 }),
  capture: fc.constantFrom('at once', 'at once', 'later', 'in part', 'declined', 'never'),
  /** Who gives money back, and how much of what is left, in hundredths. */
  returns: fc.array(
    fc.tuple(fc.constantFrom('platform', 'site', 'reversal'), fc.integer({ min: 1, max: 100 })),
    { maxLength: 3 },
  ),
});
type Story = typeof story extends fc.Arbitrary<infer T> ? T : never;

const fault = (name: string, orderId: string) =>
  shop.wallet.fault({ fault: name, operation: 'capture', orderId, times: 1 });

const live = async ({ currency, total, capture, returns }: Story) => {
  const captureMode = capture === 'in part' ? 'manual' : 'automatic';
  const item = {
    merchantAccountId: 'm',
    description: 'A song',
    quantity: 1,
    unitAmount: total,
    type: 'digital',
  };
  const { id, extOrderId } = await shop.client.givenPayment({
    transaction: { totalAmount: total, currency, captureMode },
    items: [item],
  });
  if (capture === 'never') return;
  await shop.wallet.approve(extOrderId);
  if (capture === 'later') await fault('pending_capture', extOrderId);
  if (capture === 'declined') await fault('declined_capture', extOrderId);
  await shop.client.resume(id);
  if (capture === 'declined') return;
  if (capture === 'later') {
    await shop.wallet.settle((await shop.wallet.truth(extOrderId)).captures[0]!.id, 'completed');
    await lookAt(shop.server, id);
  }
  if (capture === 'in part') {
    const totalAmount = Math.ceil(total / 2);
    await shop.client.call('PUT', `/moneyins/${id}/validate`, { totalAmount });
  }
  const captureId = (await shop.wallet.truth(extOrderId)).captures[0]!.id;
  for (const [by, hundredths] of returns) {
    const { refundableAmount: left } = (await shop.client.read(id)) as { refundableAmount: number };
    const amount = Math.ceil((left * hundredths) / 100);
    if (amount === 0) return;
    if (by === 'platform') await shop.client.call('PUT', `/refund/${id}`, { amountToRefund: amount });
    else if (by === 'reversal') await shop.wallet.reverse(captureId);
    else if (currency === 'EUR') await shop.wallet.refundAtSite(captureId, (amount / 100).toFixed(2));
    await lookAt(shop.server, id, { by: 'operator' });
  }
};

test('after captures, declines and refunds of all kinds the clearing account is what the wallet owes, to the cent', async () => {
  const stories = fc.sample(story, 30);
  const next = stories.values();
  const liveOn = async () => {
    for (const one of next) await live(one);
  };
  await Promise.all(Array.from({ length: 4 }, liveOn));
  const { owed, count } = await readWalletReport(shop.wallet.url);
  expect(count).toBeGreaterThan(30);
  const viewer = await signIn(shop.server, await shop.server.givenOperator());
  const accounts = (await (await viewer.get('/operator-accounts')).json()) as {
    walletClearing: { currency: string; amount: number }[];
    walletFee: { currency: string; amount: number }[];
  };
  expect(accounts.walletFee.map(({ currency }) => currency)).toEqual(['EUR', 'JPY']);
  expect(
    Object.fromEntries(accounts.walletClearing.map(({ currency, amount }) => [currency, -amount])),
  ).toEqual(owed);
  const now = Date.now();
  const period = { from: new Date(now - 86_400_000), to: new Date(now + 1000) };
  const { differences } = await reconcilePeriod(shop.server.deps, period, 'operator');
  expect(differences).toEqual([]);
});

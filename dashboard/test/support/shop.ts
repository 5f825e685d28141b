import { makeClient, walletSettings } from '../../../server/test/payments/support.ts';
import { startWallet } from '../../../server/test/wallet/support.ts';
import { startDashboard } from './dashboard.ts';

export type DashboardShop = Awaited<ReturnType<typeof startShop>>;

/** A dashboard, a service with a simulated wallet, and a platform that makes payments. */
export const startShop = async (settings: Record<string, string> = {}) => {
  const wallet = await startWallet();
  const dashboard = await startDashboard({ ...walletSettings(wallet), ...settings });
  const client = await makeClient(dashboard.server);
  const close = async () => {
    await dashboard.close();
    await wallet.close();
  };
  type Changes = Parameters<typeof client.givenPayment>[0];
  /** A captured payment; with `captureMode: 'manual'` an authorised one. */
  const givenApproved = async (changes?: Changes) => {
    const payment = await client.givenPayment(changes);
    await wallet.approve(payment.extOrderId);
    const answer = await client.resume(payment.id);
    if (answer.status !== 200) throw new Error(`resume answered ${answer.status}: ${await answer.text()}`);
    return payment;
  };
  /** An approved payment whose capture the wallet does not confirm. */
  const givenInDoubt = async (changes?: Changes) => {
    const payment = await client.givenPayment(changes);
    await wallet.approve(payment.extOrderId);
    for (const operation of ['capture', 'show'])
      await wallet.fault({
        fault: 'error_after_effect',
        operation,
        orderId: payment.extOrderId,
        times: 1000,
      });
    const answer = await client.resume(payment.id);
    if (answer.status !== 202) throw new Error(`resume answered ${answer.status}: ${await answer.text()}`);
    return payment;
  };
  /** A payment that the wallet has captured, but tells another amount of. Florin does not look at it again by itself. */
  const givenContradicted = async (changes?: Changes) => {
    const payment = await client.givenPayment(changes);
    await wallet.approve(payment.extOrderId);
    for (const operation of ['capture', 'show'])
      await wallet.fault({ fault: 'wrong_amount', operation, orderId: payment.extOrderId, times: 50 });
    const answer = await client.resume(payment.id);
    if (answer.status !== 202) throw new Error(`resume answered ${answer.status}: ${await answer.text()}`);
    await dashboard.server.sql`
      update operations set due_at = clock_timestamp() + interval '1 day' where payment_id = ${payment.id}`;
    return payment;
  };
  const given = { givenApproved, givenInDoubt, givenContradicted };
  return { wallet, dashboard, client, server: dashboard.server, ...given, close };
};

import { makeClient, walletSettings } from '../../../server/test/payments/support.ts';
import { startWallet } from '../../../server/test/wallet/support.ts';
import { startDashboard } from './dashboard.ts';

export type DashboardShop = Awaited<ReturnType<typeof startShop>>;

/** A dashboard, a service with a simulated wallet, and a platform that makes payments. */
export const startShop = async () => {
  const wallet = await startWallet();
  const dashboard = await startDashboard(walletSettings(wallet));
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
  return { wallet, dashboard, client, server: dashboard.server, givenApproved, givenInDoubt, close };
};

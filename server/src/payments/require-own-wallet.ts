import type { Dependencies } from '../dependencies.ts';
import { Problem } from '../problem.ts';
import type { Payment } from './payment.ts';

/** Within about this time, a process that is connected to the wallet looks at the payment by itself. */
const retryAfterSeconds = 60;

/** Refuses a payment of another wallet: this process must not ask the wrong one about it. */
export const requireOwnWallet = (
  { config }: Pick<Dependencies, 'config'>,
  { id, walletProvider }: Pick<Payment, 'id' | 'walletProvider'>,
) => {
  if (walletProvider === config.wallet.provider) return;
  throw new Problem(
    'wallet_unavailable',
    `The payment ${id} is at the wallet "${walletProvider}", which this process is not connected to.`,
    { headers: { 'retry-after': String(retryAfterSeconds) } },
  );
};

import type { Parts } from '../parts.ts';
import { Problem } from '../problem.ts';
import type { Payment } from './queries.ts';

/** About as long as it takes until a process that can looks at the payment by itself. */
const retryAfterSeconds = 60;

/** Whoever is connected to another wallet than the payment's can do nothing for it, and must not ask the wrong one. */
export const requireOwnWallet = (
  { config }: Pick<Parts, 'config'>,
  { id, walletProvider }: Pick<Payment, 'id' | 'walletProvider'>,
) => {
  if (walletProvider === config.wallet.provider) return;
  throw new Problem(
    'wallet_unavailable',
    `The payment ${id} is at the wallet "${walletProvider}", which this process is not connected to.`,
    { headers: { 'retry-after': String(retryAfterSeconds) } },
  );
};

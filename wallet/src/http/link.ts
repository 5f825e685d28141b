import type { Wallet } from '../wallet.ts';
import type { Link } from '../wire-error.ts';

/** A link to another call of this wallet. */
export const link = (wallet: Wallet, path: string, rel: string, method: 'GET' | 'POST'): Link => ({
  href: `${wallet.options.publicUrl}${path}`,
  rel,
  method,
});

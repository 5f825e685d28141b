import { Problem } from '../problem.ts';
import type { Environment } from '../environment.ts';

/** What a call of a platform does, as far as a key can lack the right to it. */
export type Act =
  | 'read'
  | 'pay'
  | 'refund'
  | 'book_refunds'
  | 'transfer'
  | 'open_accounts'
  | 'pay_out'
  | 'manage_webhooks';

/**
 * What a key may do, chosen when it is made. Booking refunds that were made outside is a separate right, because nobody can check
 * them at the wallet.
 */
export const keyRights = {
  everything: ['read', 'pay', 'refund', 'transfer', 'open_accounts', 'pay_out', 'manage_webhooks'],
  read: ['read'],
  payments: ['read', 'pay', 'open_accounts'],
  accounting: ['read', 'transfer'],
} as const satisfies Record<string, readonly Exclude<Act, 'book_refunds'>[]>;

export type KeyRights = keyof typeof keyRights;

export const keyRightsNames = Object.keys(keyRights) as readonly KeyRights[];

export interface Rights {
  readonly rights: KeyRights;
  readonly mayBookRefunds: boolean;
}

const mayDo = ({ rights, mayBookRefunds }: Rights, act: Act) =>
  act === 'book_refunds' ? mayBookRefunds : (keyRights[rights] as readonly Act[]).includes(act);

/** As the end of a sentence about the key. */
const acts: Record<Act, string> = {
  read: 'read',
  pay: 'start, capture or cancel payments',
  refund: 'refund payments',
  book_refunds: 'book refunds that were made outside',
  transfer: 'move money between accounts, or pay it out',
  open_accounts: 'open accounts',
  pay_out: 'change the bank account or the status of an account',
  manage_webhooks: 'manage webhook endpoints',
};

/** Throws unless the key may do this (RFC 6750 §3.1). */
export const requireRight = (key: Rights, act: Act, environment: Environment) => {
  if (mayDo(key, act)) return;
  throw new Problem('right_missing', `This API key may not ${acts[act]}.`, {
    headers: {
      'www-authenticate': `Bearer realm="Florin ${environment}", error="insufficient_scope", scope="${act}"`,
    },
  });
};

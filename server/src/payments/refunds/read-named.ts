import { invalidRequest } from '../../problem.ts';
import type { Named } from './named-shares.ts';
import type { RefundFields } from './schema.ts';

const toMinor = (amount: number | undefined) => (amount === undefined ? undefined : BigInt(amount));

/** Whose money a request names. Undefined: nobody's. */
export const readNamed = ({ items, accounts }: RefundFields): Named | undefined => {
  if (items && accounts)
    throw invalidRequest([
      { pointer: '/accounts', detail: 'cannot be taken beside items: send one of them' },
    ]);
  if (items) return { items: items.map(({ index, amount }) => ({ index, amountMinor: toMinor(amount) })) };
  return (
    accounts && {
      accounts: accounts.map(({ accountId, amount }) => ({ accountId, amountMinor: toMinor(amount) })),
    }
  );
};

import { invalidRequest } from '../problem.ts';
import { payoutMaxMinor } from './payout.ts';

/** Undefined: all that is available. */
export const readAmount = ({
  amount,
  all,
}: {
  readonly amount?: number | undefined;
  readonly all?: true | undefined;
}): bigint | undefined => {
  if ((amount === undefined) === (all === undefined))
    throw invalidRequest([{ pointer: '/amount', detail: 'must be sent if all is not, and only then' }]);
  if (amount === undefined) return undefined;
  if (BigInt(amount) > payoutMaxMinor)
    throw invalidRequest([
      { pointer: '/amount', detail: `must be at most ${payoutMaxMinor}: more is no SEPA credit transfer` },
    ]);
  return BigInt(amount);
};

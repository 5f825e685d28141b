import type { PaymentParts } from '../payment-parts.ts';
import { takeInDispute } from '../watch/take-in-dispute.ts';

/** More disputes than change in a few days. */
const pagesMax = 20;

/** Disputes that have changed at the wallet, also those of which no notification came. */
export const takeInChangedDisputes = async (parts: PaymentParts, since: Date) => {
  const { wallet, log } = parts;
  let next: string | undefined;
  for (let page = 1; page <= pagesMax; page += 1) {
    const { result } = await wallet.listDisputes({ since }, next);
    // The account at the wallet may lack the permission. That is no reason not to compare the money.
    if (!result) return log.warn('the wallet does not list its disputes');
    for (const { id } of result.disputes) {
      // Nor is a dispute that cannot be kept. It must not stop the others, today or on any other day.
      await takeInOne(parts, id).catch((error: unknown) =>
        log.error({ err: error, dispute: id }, 'a dispute could not be taken in'),
      );
    }
    next = result.next;
    if (next === undefined) return undefined;
  }
  return log.warn('the wallet lists more disputes than are read in one day');
};

const takeInOne = async (parts: PaymentParts, id: string) => {
  const taken = await takeInDispute(parts, id);
  if (taken === 'unconfirmed') parts.log.warn({ dispute: id }, 'the wallet does not confirm a dispute');
  if (taken === 'unknown_here') parts.log.warn({ dispute: id }, 'a dispute is of no known payment');
};

import type { PaymentDependencies } from '../dependencies.ts';
import { takeInDispute } from '../disputes/take-in-dispute.ts';

/** More disputes than change in a few days. */
const pagesMax = 20;

/** Disputes that have changed at the wallet, also those of which no notification came. */
export const takeInChangedDisputes = async (deps: PaymentDependencies, since: Date) => {
  const { wallet, log } = deps;
  let next: string | undefined;
  for (let page = 1; page <= pagesMax; page += 1) {
    const { result } = await wallet.listDisputes({ since }, next);
    // The account at the wallet may lack the permission. That is no reason not to compare the money.
    if (!result) return log.warn('the wallet does not list its disputes');
    for (const { id } of result.disputes) {
      // Nor is a dispute that cannot be kept. It must not stop the others, today or on any other day.
      await takeInOne(deps, id).catch((error: unknown) =>
        log.error({ err: error, dispute: id }, 'a dispute could not be taken in'),
      );
    }
    next = result.next;
    if (next === undefined) return undefined;
  }
  return log.warn('the wallet lists more disputes than are read in one day');
};

const takeInOne = async (deps: PaymentDependencies, id: string) => {
  const taken = await takeInDispute(deps, id);
  if (taken === 'unconfirmed') deps.log.warn({ dispute: id }, 'the wallet does not confirm a dispute');
  if (taken === 'unknown_here') deps.log.warn({ dispute: id }, 'a dispute is of no known payment');
};

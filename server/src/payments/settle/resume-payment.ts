import type { PlatformActor } from '../../audit/record-act.ts';
import { checkoutUrl } from '../checkout-url.ts';
import type { Dependencies } from '../../dependencies.ts';
import { Problem } from '../../problem.ts';
import { getOwnPayment } from '../store/get-payment.ts';
import { watchClosely } from '../store/queries.ts';
import { declined, redirectionOf } from '../present/present-payment.ts';
import type { FindPayment } from '../store/batched-payments.ts';
import type { Settle } from '../dependencies.ts';

export interface Resumed {
  /** False: the wallet has not reported the outcome yet; the service finds out by itself. */
  readonly isKnown: boolean;
  readonly id: string;
  readonly extOrderId: string;
  readonly redirectionUrl: string;
}

/** The platform says that the buyer has approved. A repeated call gets the same answer. */
export const resumePayment = async (
  deps: Dependencies,
  find: FindPayment,
  settle: Settle,
  by: PlatformActor,
  id: string,
): Promise<Resumed> => {
  const found = await getOwnPayment(find, by.platformId, id);
  const payment = await settle(found, { by: 'platform', apiKeyId: by.apiKeyId, urgency: 'when_asked' });
  // While the outcome is not known, our own page is where the buyer can wait for it.
  const redirectionUrl = redirectionOf(payment) ?? checkoutUrl(deps, id, 'return');
  const answer = { id, extOrderId: payment.walletOrderId, redirectionUrl };
  switch (payment.status) {
    case 'captured':
    case 'partially_captured':
    case 'authorized':
    case 'validating':
      return { isKnown: true, ...answer };
    case 'capturing':
    case 'authorizing':
    case 'quarantined':
      return { isKnown: false, ...answer };
    case 'awaiting_approval':
      // A change is under way, and the wallet does not answer. What the buyer approves is captured after it.
      if (payment.operation !== null) return { isKnown: false, ...answer };
      // Nothing was begun, perhaps because the key was revoked while the call waited.
      await deps.sql.begin(by.requireAccess);
      await watchClosely(deps.sql, id, deps.clock());
      // It does not matter who asked for the declined capture: the platform gets the decline until the buyer approves again.
      throw payment.declineIssue === null ? notApproved(id) : declined(payment);
    case 'failed':
      throw declined(payment);
    case 'cancelled':
    case 'releasing':
      // What is released is the rest: the buyer has paid.
      if (payment.captures.length > 0) return { isKnown: true, ...answer };
      throw new Problem('payment_cancelled', `The payment ${id} was cancelled.`);
    case 'expired':
      throw new Problem('payment_expired', `The payment ${id} has expired.`);
    default:
      return payment.status satisfies never;
  }
};

const notApproved = (id: string) =>
  new Problem(
    'payment_not_approved',
    `The buyer has not approved the payment ${id} yet. It can be resumed later.`,
  );

import { keepCalls } from '../../wallet/keep-calls.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import { hasRequested, keepDeclinedApproval } from '../store/queries.ts';
import { requireOwnWallet } from '../require-own-wallet.ts';
import { isTripMark } from './second-trip.ts';
import { orderOf } from './wallet-steps.ts';
import type { Payment } from '../payment.ts';

/** After a decline nothing is captured without another approval (docs/reliability.md#f19). */
export const isNewApproval = ({ declinedApproval }: Payment, approval: string) =>
  declinedApproval === null || (declinedApproval !== '' && declinedApproval !== approval);

const requestsMax = 10;

/** How often we believe the wallet or a buyer that there is another approval although the order does not show it. */
export const mayRequestAgain = async (
  { sql }: PaymentDependencies,
  { id }: Payment,
  by: 'buyer' | 'wallet',
) => !(await hasRequested(sql, id, by, requestsMax));

/**
 * Whether a capture would use an approval that the wallet has declined. Only after a decline the wallet is asked for it:
 * before, the capture itself shows whether there is an approval. Where the wallet shows no difference, the buyer's way counts.
 */
export const readApproval = async (
  deps: PaymentDependencies,
  payment: Payment,
  mark: string | undefined,
): Promise<'new' | 'declined' | 'unknown'> => {
  const { sql, clock, wallet } = deps;
  const wasDeclined = payment.status === 'awaiting_approval' && payment.declinedApproval !== null;
  if (!wasDeclined) return 'new';
  requireOwnWallet(deps, payment);
  const { result, calls } = await wallet.showOrder(orderOf(payment));
  await keepCalls(sql, payment.id, clock(), calls);
  switch (result.outcome) {
    case 'approved':
      if (isNewApproval(payment, result.approval)) return 'new';
      if (isTripMark(deps, payment, mark) && (await mayRequestAgain(deps, payment, 'buyer'))) return 'new';
      if (payment.declinedApproval === '') await keepDeclinedApproval(sql, payment.id, result.approval);
      return 'declined';
    // An answer that contradicts itself, or does not know the order, shows no other approval.
    case 'not_approved':
    case 'not_found':
    case 'mismatch':
      return 'declined';
    case 'unknown':
      return 'unknown';
    // There is more to settle than an approval.
    case 'captured':
    case 'authorized':
    case 'declined':
    case 'pending':
    case 'expired':
      return 'new';
    default:
      return result satisfies never;
  }
};

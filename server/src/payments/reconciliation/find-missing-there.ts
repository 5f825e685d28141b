import type { AuthorizationOutcome } from '../../wallet/wallet.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import type { Difference, DifferenceKind } from './difference.ts';
import type { Booked } from './queries.ts';

/** What the wallet says when it is asked for one of ours. Undefined: it does not say. */
interface Shown {
  readonly kind: DifferenceKind | 'fits';
  readonly status: string | null;
}

/**
 * What is booked here and is not in the wallet's report may have happened there a little earlier or later than it was booked. So
 * the wallet is asked for each by its id before it is called missing.
 */
export const askAbout = async (
  deps: PaymentDependencies,
  booked: Booked,
): Promise<Difference | 'fits' | 'unchecked'> => {
  const shown =
    booked.subject === 'capture' ? await showCapture(deps, booked) : await showRefund(deps, booked);
  if (!shown) return 'unchecked';
  if (shown.kind === 'fits') return 'fits';
  return {
    kind: shown.kind,
    subject: booked.subject,
    transactionId: booked.transactionId,
    isReversal: false,
    about: booked.about,
    thereStatus: shown.status,
    thereCurrency: null,
    thereMinor: null,
    thereAt: null,
    hereStatus: booked.status,
    hereCurrency: booked.currency,
    hereMinor: booked.amountMinor,
  };
};

/** Undefined: that decides nothing. */
const meanings: Record<AuthorizationOutcome['outcome'], Shown['kind'] | undefined> = {
  captured: 'fits',
  not_found: 'missing_there',
  mismatch: 'other_amount',
  pending: 'other_state',
  declined: 'other_state',
  voided: 'other_state',
  lapsed: 'other_state',
  still_authorized: 'other_state',
  unknown: undefined,
};

const showCapture = async (
  { wallet }: PaymentDependencies,
  { transactionId, currency, amountMinor }: Booked,
): Promise<Shown | undefined> => {
  const { result } = await wallet.showCapture(transactionId, { currency, amountMinor });
  const kind = meanings[result.outcome];
  return kind === undefined ? undefined : { kind, status: kind === 'other_state' ? result.outcome : null };
};

const showRefund = async (
  { wallet }: PaymentDependencies,
  { transactionId, orderId, currency, amountMinor }: Booked,
): Promise<Shown | undefined> => {
  const { result } = await wallet.describeOrder(orderId);
  if (!result) return undefined;
  const refund = result.refunds.find(({ id }) => id === transactionId);
  if (!refund) return { kind: 'missing_there', status: null };
  if (refund.meaning !== 'returned') return { kind: 'other_state', status: refund.status };
  const isSame = refund.money?.currency === currency && refund.money.amountMinor === amountMinor;
  return { kind: isSame ? 'fits' : 'other_amount', status: refund.status };
};

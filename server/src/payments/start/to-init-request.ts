import { orNoMetadata, type Metadata } from '../../metadata.ts';
import type { NewOrder, OrderBreakdown } from '../../wallet/wallet.ts';
import type { Buyer, OrderDetails } from '../order-details.ts';
import type { CaptureMode } from '../payment.ts';
import { sharesOf, sumCommission, type Share } from '../shares.ts';
import { toMinor } from './read-breakdown.ts';
import type { InitBody } from './schema.ts';
import { toOrderParts } from './to-order-parts.ts';

/** What a platform wants to have paid, in the words of the service. */
export interface InitRequest {
  readonly accountId: string;
  readonly currency: string;
  readonly captureMode: CaptureMode;
  readonly totalMinor: bigint;
  readonly commissionMinor: bigint;
  readonly shares: readonly Share[] | null;
  readonly reference: string | undefined;
  readonly comment: string | undefined;
  readonly metadata: Metadata | null;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly errorUrl: string | undefined;
  readonly breakdown: OrderBreakdown;
  readonly items: NewOrder['items'];
  readonly receiverName: NewOrder['receiverName'];
  readonly address: NewOrder['address'];
  readonly details: OrderDetails;
}

/** Reads a body in which no fault was found: each redirection stands there in one of its two spellings. */
export const toInitRequest = (body: InitBody, buyer: Buyer, defaultCurrency: string): InitRequest => {
  const { redirections, transaction, items } = body;
  const distribution = transaction.distribution ?? undefined;
  const delivery = body.delivery ?? undefined;
  const amountBreakdown = body.amountBreakdown ?? undefined;
  const { shopName, payeeMerchantId } = transaction;
  const totalMinor = toMinor(transaction.totalAmount);
  const shares = sharesOf({ distribution, items }, totalMinor);
  return {
    accountId: transaction.accountId,
    currency: transaction.currency ?? defaultCurrency,
    captureMode: transaction.captureMode ?? 'automatic',
    totalMinor,
    commissionMinor: shares ? sumCommission(shares) : toMinor(transaction.commissionAmount),
    shares,
    reference: transaction.reference ?? undefined,
    comment: transaction.comment ?? undefined,
    metadata: orNoMetadata(transaction.metadata),
    returnUrl: (redirections.returnURL ?? redirections.returnUrl)!,
    cancelUrl: (redirections.cancelURL ?? redirections.cancelUrl)!,
    errorUrl: redirections.errorURL ?? redirections.errorUrl ?? undefined,
    ...toOrderParts({ items, delivery, amountBreakdown }),
    details: {
      items,
      delivery,
      amountBreakdown,
      buyer,
      ...(shopName && { shopName }),
      ...(distribution && { distribution }),
      ...(payeeMerchantId && { payeeMerchantId }),
    },
  };
};

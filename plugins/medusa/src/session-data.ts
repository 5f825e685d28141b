import type { PaymentRedirection } from '@florin/client';

/** What Medusa keeps with a session and its payment for the provider. The storefront sees it, too. */
export interface SessionData {
  readonly session_id: string;
  /** The payment in Florin. */
  readonly id: string;
  /** Where the storefront sends the buyer. */
  readonly redirectionUrl: string;
  /** For the wallet's own button. */
  readonly extOrderId: string;
}

/** The name of the metadata of a payment in Florin that says to which session of Medusa it belongs. */
export const sessionName = 'medusa_session';

/** The name of the metadata of a refund in Florin that says which refund of Medusa it is. */
export const refundName = 'medusa_refund';

/** The name of the metadata of a refund in Florin that says which refund of Medusa books it, though Medusa has not requested it. */
export const bookedName = 'medusa_booked';

/** The name of the metadata of a refund in Medusa that says which refund in Florin it books. */
export const florinRefundName = 'florin_refund';

export const toSessionData = (sessionId: string, started: PaymentRedirection): Record<string, unknown> => ({
  session_id: sessionId,
  id: started.id,
  redirectionUrl: started.redirectionUrl,
  extOrderId: started.extOrderId,
});

export const readSessionData = (data: Record<string, unknown> | undefined): SessionData => {
  if (typeof data?.['id'] !== 'string' || typeof data['session_id'] !== 'string')
    throw new TypeError('The payment session was not started by the provider of Florin.');
  return data as unknown as SessionData;
};

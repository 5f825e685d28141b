/** Every event of this wallet, with the type of its resource and a summary. */
export const eventTypes = {
  'CHECKOUT.ORDER.APPROVED': ['checkout-order', 'A buyer approved an order.'],
  'CHECKOUT.PAYMENT-APPROVAL.REVERSED': [
    'checkout-order',
    'An approval was not captured in time and is reversed.',
  ],
  'PAYMENT.AUTHORIZATION.CREATED': ['authorization', 'Funds were authorised.'],
  'PAYMENT.AUTHORIZATION.VOIDED': ['authorization', 'An authorisation ended without capture.'],
  'PAYMENT.CAPTURE.COMPLETED': ['capture', 'A payment was captured.'],
  'PAYMENT.CAPTURE.PENDING': ['capture', 'A capture waits for its funds.'],
  'PAYMENT.CAPTURE.DECLINED': ['capture', 'A capture was declined.'],
  'PAYMENT.CAPTURE.DENIED': ['capture', 'A pending capture did not get its funds.'],
  'PAYMENT.CAPTURE.REFUNDED': ['refund', 'A capture was refunded.'],
  'PAYMENT.REFUND.PENDING': ['refund', 'A refund waits for its funds.'],
  'PAYMENT.REFUND.FAILED': ['refund', 'A refund did not reach the buyer.'],
  'PAYMENT.CAPTURE.REVERSED': ['refund', 'The wallet took a capture back.'],
  'CUSTOMER.DISPUTE.CREATED': ['dispute', 'A buyer disputes a payment.'],
  'CUSTOMER.DISPUTE.UPDATED': ['dispute', 'A dispute changed.'],
  'CUSTOMER.DISPUTE.RESOLVED': ['dispute', 'A dispute was resolved.'],
} as const satisfies Record<string, readonly [resourceType: string, summary: string]>;

export type EventType = keyof typeof eventTypes;

/** Merchants also subscribe to events that this wallet never sends, so a name only has to have the form of one. */
export const looksLikeEventType = (name: string): boolean =>
  name === '*' || /^[A-Z][A-Z-]*(\.[A-Z-]+)+$/.test(name);

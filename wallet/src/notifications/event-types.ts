/** What the wallet tells merchants, with the kind of thing told about and a sentence for people. */
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
} as const satisfies Record<string, readonly [resourceType: string, summary: string]>;

export type EventType = keyof typeof eventTypes;

/** Merchants also ask for events that this wallet never has; a name need only look like one. */
export const looksLikeEventType = (name: string): boolean =>
  name === '*' || /^[A-Z][A-Z-]*(\.[A-Z-]+)+$/.test(name);
